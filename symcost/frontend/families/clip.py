"""CLIP: a text encoder that looks back and a vision tower, each pooled and projected into one space."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.bert import one_kind
from symcost.frontend.families.vit import STRUCTURE as VISION
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import Family, Maximum, Size, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.images import CHANNELS, grid, patch_side, table, tokens
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features

FLAGS = (Activation(default="quick_gelu"), Rate("attention_dropout", ("attention_dropout",)))
# Configs of older releases write every field of the base class into both parts.
NEUTRAL = frozenset(
    """projection_dim dropout logit_scale_init_value text_config_dict vision_config_dict is_decoder tie_encoder_decoder
    tie_word_embeddings top_k""".split()
)
TEXT = Features(
    architecture="encoder",
    norm="layer",
    q_bias=True,
    k_bias=True,
    v_bias=True,
    o_bias=True,
    gated=False,
    ffn_bias=True,
    rotary="none",
    learned_positions=True,
    head="contrastive",
)
TOWER = Family(
    "clip_vision_model",
    sizes=(*(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN), patch_side(32), CHANNELS, grid(224), tokens(1), table(1)),
    features=replace(
        VISION,
        q_bias=True,
        k_bias=True,
        v_bias=True,
        embedding_norm=True,
        head="none",
        extra=(
            ("connector", "contrastive"),
            ("norm_over", "first"),
            ("patch_bias", "false"),
            ("prefix_tokens", "1"),
        ),
    ),
    flags=FLAGS,
    kinds=one_kind,
    rotary=None,
    neutral=NEUTRAL,
)

# In front of a text model, whose connector decides what is read of it.
SEEING = replace(TOWER, features=replace(TOWER.features, extra=(("prefix_tokens", "1"),)), kinds=kinds)


def joint_space(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width of the space that both sides are projected into; an image has the patches that its tower counts."""
    text["projection"] = whole.integer_or(["projection_dim"], 512)
    text["patches"] = sizes.pop("patches")
    return features


WHOLE = Family(
    "clip",
    sizes=(
        *(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN),
        Size("positions", ("max_position_embeddings",), 77, meaning="the number of positions"),
    ),
    features=TEXT,
    flags=FLAGS,
    kinds=one_kind,
    rotary=None,
    maximum=Maximum(default=77, hard=True),
    neutral=NEUTRAL,
    tower=Tower(TOWER, model_types=(TOWER.model_type,), join=joint_space),
)
