"""Vision towers by what their config calls itself: the table that vision-language families choose from."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.clip import TOWER as CLIP
from symcost.frontend.families.image_encoders import in_front, ratio
from symcost.frontend.families.llava import PIXTRAL, tower
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Rotary, Size, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, Switch, biases
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.images import CHANNELS, grid, patch_side, side, table, tokens
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, Part

COMMON = (HIDDEN, LAYERS, HEADS, DERIVED_HEAD)
BIASED = replace(STRUCTURE, q_bias=True, k_bias=True, v_bias=True, head="none", extra=())
TANH = Activation(default="gelu_pytorch_tanh")
DROPOUT = Rate("attention_dropout", ("attention_dropout",))


def with_scales(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """InternViT: layer scale always; qk-norm is an RMSNorm over all heads; a token in front."""
    form = config.text(["norm_type"], "layer_norm")
    if form not in ("layer_norm", "rms_norm"):
        raise config.error("norm_type", form, "no norm of this tower", "write layer_norm or rms_norm")
    return replace(
        features,
        norm="rms" if form == "rms_norm" else "layer",
        extra=(("layer_scale", "true"), ("prefix_tokens", "1")),
    )


def internvit_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Behind the last layer a norm, unless the patches are pooled (which nothing does)."""
    opened = opening(
        prefix="1",
        positions=config.boolean(["use_absolute_position_embeddings"], True),
        unread="hidden" if config.boolean(["use_mask_token"], False) else "",
    )
    return opened if config.boolean(["use_mean_pooling"], True) else (*opened, norm())


INTERNVIT = Family(
    "internvl_vision",
    sizes=(*COMMON, FFN, patch_side(14), CHANNELS, grid(448), *in_front(1)),
    features=replace(STRUCTURE, head="none", extra=()),
    flags=(
        biases("attention_bias", *QKV_BIASES),
        Switch("use_qk_norm", {"qk_norm": "full"}),
        Activation(default="gelu"),
        DROPOUT,
    ),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"projection_dropout", "hidden_dropout_prob", "layer_scale_init_value"}),
    finish=with_scales,
    ends=internvit_ends,
)

# The tower of Idefics 3 and SmolVLM is SigLIP's without its pooling head.
IDEFICS = replace(
    SIGLIP,
    model_type="idefics3_vision",
    sizes=tuple(patch_side(32) if size.dim == "patch" else size for size in SIGLIP.sizes),
    finish=None,
)

JANUS = Family(
    "janus_vision_model",
    sizes=(*COMMON, ratio(4), patch_side(16), CHANNELS, grid(384), table(0)),
    features=BIASED,
    flags=(
        biases("attention_bias", *QKV_BIASES, default=True),
        Switch("use_qk_norm", {"qk_norm": "full_layer"}),
        Activation(default="gelu"),
        DROPOUT,
    ),
    kinds=kinds,
    rotary=None,
    neutral=frozenset("hidden_dropout_rate projection_dropout projection_dim depth num_image_tokens".split()),
)


def rows(config: Config, sizes: Sizes) -> int:
    """Rows of MoonViT's table: a place in height and width, beside a fixed one in time."""
    found = [config.integer([key]) for key in ("pos_emb_height", "pos_emb_width")]
    height, width = (value if isinstance(value, int) else 64 for value in found)
    return height * width


def merged_side(config: Config, sizes: Sizes) -> int:
    """The side of a block of merged patches."""
    return side(config, "merge_kernel_size", 2)


MOONVIT = Family(
    "kimi_k25_vision",
    sizes=(
        *(*COMMON, FFN, patch_side(14), Size("channels", (), lambda sizes: 3)),
        Size("positions", ("pos_emb_height",), read=rows),
        Size("merge", ("merge_kernel_size",), read=merged_side),
    ),
    features=BIASED,
    flags=(TANH,),
    kinds=kinds,
    rotary=Rotary(),
    neutral=frozenset({"pos_emb_time"}),
)


def glm_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches over frames, a norm, positions; behind the layers a norm."""
    return (
        part("patch_embedding"),
        part("rms_norm", "post_conv_norm", input="patch_embedding.output"),
        part("position_embedding"),
        norm(form="rms"),
    )


def image_table(config: Config, sizes: Sizes) -> int:
    """A row for each patch of an image of the config's size."""
    return (side(config, "image_size", 336) // sizes["patch"]) ** 2


GLM4V = Family(
    "glm4v_vision",
    sizes=(
        Size("hidden", ("hidden_size",), 1536, meaning="the tower's width"),
        Size("layers", ("depth", "num_hidden_layers"), 24, meaning="the number of layers"),
        Size("heads", ("num_heads", "num_attention_heads"), 12, meaning="the number of heads"),
        *(DERIVED_HEAD, patch_side(14)),
        Size("temporal_patch", ("temporal_patch_size",), read=lambda c, s: side(c, "temporal_patch_size", 2)),
        Size("channels", ("in_channels",), 3, meaning="the channels of an image"),
        Size("merge", ("spatial_merge_size",), 2, meaning="the side of a block of merged patches"),
        # The feed-forward blocks are as wide as what the tower hands over; the merger's middle has the other field.
        Size("ffn", ("out_hidden_size",), 4096, meaning="the width of the tower's output"),
        Size("merger_ffn", ("intermediate_size",), 13696, meaning="the width of the merger's middle"),
        Size("positions", ("image_size",), read=image_table),
    ),
    features=Features(
        architecture="vision",
        causal=False,
        fused_qkv=True,
        head="none",
        learned_positions=True,
        extra=(("frames", "true"),),
    ),
    flags=(biases("attention_bias", *QKV_BIASES), Activation(), DROPOUT),
    kinds=kinds,
    ends=glm_ends,
)


def llama4_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches, the class token behind them, positions, norms around the layers."""
    return (
        *opening(prefix="1", bias=False),
        part("layer_norm", "embedding_norm", input="position_embedding.output"),
        norm(),
    )


LLAMA4 = Family(
    "llama4_vision_model",
    sizes=(*COMMON, FFN, patch_side(14), CHANNELS, grid(448), *in_front(1)),
    features=replace(BIASED, rotary="full", extra=(("prefix_tokens", "1"),)),
    flags=(Activation(default="gelu"), DROPOUT),
    kinds=kinds,
    neutral=frozenset(
        """vision_output_dim vision_feature_select_strategy pixel_shuffle_ratio projector_input_dim projector_output_dim
        multi_modal_projector_bias projector_dropout""".split()
    ),
    ends=llama4_ends,
)

# Features are taken from the layers of these; the norm behind the last is not read.
UNNORMED = (tower(CLIP), tower(SIGLIP), tower(PIXTRAL))
FAMILIES = (
    replace(SIGLIP, sizes=(*SIGLIP.sizes, tokens(0)), neutral=SIGLIP.neutral | {"vocab_size"}),
    replace(INTERNVIT, features=replace(INTERNVIT.features, embedding_dropout=False)),
)
