"""The vision transformer over whole images."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import IMAGES
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, biases
from symcost.frontend.images import CHANNELS, grid, patch_side, table, tokens
from symcost.frontend.libraries import LAYER_NORM
from symcost.frontend.tables import FFN, HEADS, HIDDEN, LAYERS, STATED_HEAD
from symcost.ir.spec import Features, KindSpec

STRUCTURE = Features(
    architecture="vision",
    norm="layer",
    o_bias=True,
    causal=False,
    gated=False,
    ffn_bias=True,
    rotary="none",
    learned_positions=True,
    head="classifier",
)
SIZES = (HIDDEN, LAYERS, HEADS, STATED_HEAD, FFN, patch_side(16), CHANNELS)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder")] * sizes["layers"]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The head that the config asks for."""
    chosen = IMAGES.read(config, sizes, features)
    return replace(chosen, extra=tuple(sorted(chosen.extra)))


def family(model_type: str, prefix: int, *more: Size) -> Family:
    """One of the families; `prefix` tokens stand in front of the patches."""
    return Family(
        model_type,
        sizes=(*SIZES, grid(224), tokens(prefix), table(prefix), *more),
        features=replace(STRUCTURE, extra=(("prefix_tokens", str(prefix)),), library=LAYER_NORM),
        flags=(
            biases("qkv_bias", *QKV_BIASES, default=True),
            Activation(default="gelu"),
            Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout")),
            Rate("attention_probs_dropout_prob", ("attention_dropout",)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=frozenset({"encoder_stride", "num_labels", "pooler_output_size", "pooler_act"}),
        finish=finish,
    )


FAMILIES = (family("vit", 1),)
