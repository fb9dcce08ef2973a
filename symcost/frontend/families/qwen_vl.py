"""Vision-language Qwen: 2-VL, 2.5-VL and 3-VL; a tower over patches whose blocks are merged into text tokens."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.qwen import FAMILIES as TEXT_FAMILIES
from symcost.frontend.families.qwen_linear import FAMILIES as LINEAR_FAMILIES
from symcost.frontend.family import Family, JoinRule, Rotary, Size, Sizes, Tower
from symcost.frontend.flags import Activation
from symcost.frontend.images import patch_side, side
from symcost.frontend.outer_head import own_head
from symcost.frontend.tables import DERIVED_HEAD, own_sizes
from symcost.ir.spec import Features, KindSpec

TEXT = {family.model_type: family for family in (*TEXT_FAMILIES, *LINEAR_FAMILIES)}
# Text models whose saved tensors were measured under their own name.
MEASURED = ("qwen2_vl", "qwen2_vl_text")
DEPTH = Size("layers", ("depth",), 32, meaning="the number of layers")
HEADS = Size("heads", ("num_heads",), 16, meaning="the number of heads")
PIXELS = (
    patch_side(14),
    Size("temporal_patch", ("temporal_patch_size",), read=lambda config, sizes: side(config, "temporal_patch_size", 2)),
    Size("channels", ("in_channels",), lambda sizes: 3),
    Size("merge", ("spatial_merge_size",), 2, meaning="the side of a block of merged patches"),
)
STRUCTURE = Features(
    architecture="vision",
    norm="layer",
    final_norm=False,
    q_bias=True,
    k_bias=True,
    v_bias=True,
    o_bias=True,
    fused_qkv=True,
    causal=False,
    gated=False,
    ffn_bias=True,
    head="none",
    extra=(("connector", "merger"), ("frames", "true"), ("patch_bias", "false")),
)
NAMES = {"full": "encoder_full_attention", "sliding": "encoder_sliding_attention"}


def one_kind(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder")] * sizes["layers"]


def feed_forward(config: Config, sizes: Sizes) -> int:
    """The feed-forward width as a multiple of the tower's."""
    return sizes["hidden"] * config.integer_or(["mlp_ratio"], 4)


def block(config: Config, sizes: Sizes) -> int:
    """Patches of a window: as many whole blocks of merged patches as fit into `window_size` pixels each way."""
    pixels = config.integer_or(["window_size"], 112)
    blocks = pixels // sizes["merge"] // sizes["patch"]
    if not blocks:
        raise config.error("window_size", pixels, "it holds no block of merged patches", "correct window_size")
    return (blocks * sizes["merge"]) ** 2


def windows(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The layers that `fullatt_block_indexes` lists see the whole image, the others their window."""
    stated = config.integers(["fullatt_block_indexes"])
    full = {7, 15, 23, 31} if stated is None else set(stated)
    flavours = ["full" if index in full else "sliding" for index in range(sizes["layers"])]
    names = NAMES if len(set(flavours)) > 1 else dict.fromkeys(NAMES, "encoder")
    return [KindSpec(names[flavour], flavour) for flavour in flavours]


def in_own_width(key: str, default: int) -> JoinRule:
    """The tower's output should be as wide as the text model; the field that states it."""

    def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
        stated = whole.raw(f"vision_config.{key}")
        width = stated if isinstance(stated, int) else default
        if width == text["hidden"]:
            return features
        sizes["projector_out"] = width
        problem = f"vision_config.{key} is {width}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
        return replace(features, extra=tuple(sorted((*features.extra, ("output_width", "own")))))

    return join


def deepstack(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """As many further mergers as layers that `deepstack_visual_indexes` lists, each into an early text layer."""
    stated = config.integers(["deepstack_visual_indexes"])
    listed = [8, 16, 24] if stated is None else stated
    late = [index for index in listed if index >= sizes["layers"]]
    if late:
        problem = f"the tower has {sizes['layers']} layers"
        raise config.error("deepstack_visual_indexes", listed, problem, "list layers of the tower")
    return replace(features, extra=tuple(sorted((*features.extra, ("deepstack", str(len(listed)))))))


def text(model_type: str, like: str, tower: Tower | None, *, kv: int | None = None, **own: int) -> Family:
    """The text model of a vision-language family: a family of text, under another name.

    Args:
        kv: the class's own number of key and value heads, where it is not that of the family of text.
        own: sizes of the class itself.
    """
    base = TEXT[like]
    if kv is not None:
        changed = (replace(size, default=kv) if size.dim == "kv_heads" else size for size in base.sizes)
        base = replace(base, sizes=tuple(changed))
    features = base.features if model_type in MEASURED else replace(base.features, library=None)
    return replace(base, model_type=model_type, features=features, tower=tower, own_sizes=own or base.own_sizes)


TWO = Family(
    "qwen2_vl_vision",
    sizes=(
        *(Size("hidden", ("embed_dim",), 1280, meaning="the tower's width"), DEPTH, HEADS, DERIVED_HEAD, *PIXELS),
        Size("ffn", ("mlp_ratio",), read=feed_forward),
    ),
    features=STRUCTURE,
    flags=(Activation(default="quick_gelu"),),
    kinds=one_kind,
    rotary=Rotary(),
    neutral=frozenset({"hidden_size", "spatial_patch_size"}),
    harmless={"in_chans": (3,)},
)
TWO_AND_A_HALF = Family(
    "qwen2_5_vl_vision",
    sizes=(
        *(Size("hidden", ("hidden_size",), 3584, meaning="the tower's width"), DEPTH, HEADS, DERIVED_HEAD, *PIXELS),
        Size("ffn", ("intermediate_size",), 3420, meaning="the feed-forward width"),
        Size("window", ("window_size",), read=block, used_by=("sliding",)),
    ),
    features=replace(STRUCTURE, norm="rms", gated=True, extra=tuple(sorted((*STRUCTURE.extra, ("window", "blocks"))))),
    flags=(Activation(),),
    kinds=windows,
    rotary=Rotary(),
    neutral=frozenset({"out_hidden_size", "spatial_patch_size", "tokens_per_second"}),
    harmless={"in_chans": (3,)},
)
THREE = Family(
    "qwen3_vl_vision",
    sizes=(
        *(Size("hidden", ("hidden_size",), 1152, meaning="the tower's width"), DERIVED_HEAD),
        Size("layers", ("depth",), 27, meaning="the number of layers"),
        *(HEADS, patch_side(16), *PIXELS[1:]),
        Size("ffn", ("intermediate_size",), 4304, meaning="the feed-forward width"),
        Size("positions", ("num_position_embeddings",), 2304, meaning="the rows of the position table"),
    ),
    features=replace(STRUCTURE, learned_positions=True, extra=(("connector", "merger"), ("frames", "true"))),
    flags=(Activation(default="gelu_pytorch_tanh"),),
    kinds=one_kind,
    rotary=Rotary(),
    neutral=frozenset({"out_hidden_size"}),
    finish=deepstack,
)
# The tower of Qwen 3.5 is that of 3-VL without the inner mergers.
ONE_MERGER = replace(
    THREE, model_type="qwen3_5_vision", neutral=THREE.neutral | {"deepstack_visual_indexes"}, finish=None
)


def tower(family: Family, key: str, *, asks_text: bool = False) -> Tower:
    """The tower of a family; older configs give it the whole model's type."""
    names = (family.model_type.removesuffix("_vision"), family.model_type)
    return Tower(family, model_types=names, join=in_own_width(key, 3584), head=own_head(False, asks_text=asks_text))


BIG = own_sizes(8192, 80, 64, 152064, 29568)

FAMILIES = (
    text("qwen2_vl", "qwen2", tower(TWO, "hidden_size", asks_text=True), kv=8, **BIG),
    text("qwen2_vl_text", "qwen2", None, kv=8, **BIG),
    text("qwen2_5_vl", "qwen2", tower(TWO_AND_A_HALF, "out_hidden_size", asks_text=True), kv=8, **BIG),
    text("qwen2_5_vl_text", "qwen2", None, kv=8, **BIG),
    text("qwen3_vl", "qwen3", tower(THREE, "out_hidden_size")),
    text("qwen3_vl_text", "qwen3", None),
    text(
        "qwen3_vl_moe",
        "qwen3_moe",
        tower(replace(THREE, model_type="qwen3_vl_moe_vision"), "out_hidden_size"),
        kv=16,
    ),
    text("qwen3_vl_moe_text", "qwen3_moe", None, kv=16),
    text("qwen3_5", "qwen3_5_text", tower(ONE_MERGER, "out_hidden_size")),
    text(
        "qwen3_5_moe",
        "qwen3_5_moe_text",
        tower(replace(ONE_MERGER, model_type="qwen3_5_moe_vision"), "out_hidden_size"),
    ),
)
