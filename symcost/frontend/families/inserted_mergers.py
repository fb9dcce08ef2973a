"""MiniCPM-V: SigLIP's tower with a merger of windows between two of its layers, and a merger behind them."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import attention, feed_forward
from symcost.frontend.families.image_text import row
from symcost.frontend.families.towers import BIASED, COMMON, DROPOUT, TANH
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import Family, Sizes
from symcost.frontend.image_ends import norm
from symcost.frontend.images import CHANNELS, grid, patch_side, side, table
from symcost.frontend.parts import part, renamed
from symcost.frontend.projectors import BLOCK, TOWER
from symcost.frontend.tables import FFN
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec, Part

WINDOW = 2
FEWER = {"seq": "floor(patches/4)"}
WINDOWS = {"batch": "batch*floor(patches/4)", "seq": "4", "context": "4"}
HELD = "4*hidden*(hidden + 1) + 2*hidden + 8*hidden + (4*hidden + 1)*4*ffn + (4*ffn + 1)*hidden"


def merger(act: str) -> tuple[Part, ...]:
    """Attention inside each window, then a window's vectors side by side through two matmuls, added to their mean."""
    patches = {"seq": "patches"}
    inside = attention(tokens=patches, windows=WINDOWS)
    return (
        *renamed(inside, "inner"),
        part("mean_pooling", "inner_mean", before="patches", after=FEWER["seq"]),
        part(
            "layer_norm",
            "inner_norm",
            input="inner_attention_residual.output",
            sizes={**FEWER, "hidden": "4*hidden"},
        ),
        part(
            "dense",
            "inner_up",
            input="inner_norm.output",
            inner="4*hidden",
            outer="4*ffn",
            activation=act,
            sizes=FEWER,
        ),
        part("dense", "inner_down", input="inner_up.product", inner="4*ffn", outer="hidden", sizes=FEWER),
        part("residual", "inner_residual", sizes=FEWER),
    )


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches and their places."""
    return part("patch_embedding", sizes={"temporal_patch": "1"}), part("position_embedding")


def split(whole: Config, spec: ModelSpec, mode: str) -> ModelSpec:
    """The layers behind the inner merger see a quarter of the patches.

    Raises:
        SpecError: a merger behind no layer, or windows that are not two by two.
    """
    vision = Config(whole.mapping("vision_config"), whole.where, "vision_config.")
    across = side(vision, "window_kernel_size", WINDOW)
    if across != WINDOW:
        raise vision.error("window_kernel_size", across, "the grid is halved behind the merger", "write [2, 2]")
    layers = sum(group.count for group in spec.stack)
    index = whole.integer_or(["insert_layer_id"], 6)
    if not merges(whole, mode):
        return replace(spec, ends=(*spec.ends, norm(), part("unread", "inner_merger", elements=HELD)))
    if not 0 <= index < layers:
        raise whole.error(
            "insert_layer_id", index, f"the tower has {layers} layers", f"name one from 0 to {layers - 1}"
        )
    merged = (*attention(tokens=FEWER), *feed_forward(spec.features.activation, tokens=FEWER))
    behind = KindSpec("encoder_merged", parts=merged)
    stack = (LayerGroup(spec.kinds[0].name, index + 1), LayerGroup(behind.name, layers - index - 1))
    last = (*merger("gelu_tanh"), norm(seq=FEWER["seq"]))
    kept = tuple(group for group in stack if group.count)
    return replace(spec, stack=kept, kinds=(spec.kinds[0], behind)[: len(kept)], ends=(*spec.ends, *last))


def merges(whole: Config, mode: str) -> bool:
    """Whether the inner merger runs; `mode`: the class's own."""
    return whole.text(["downsample_mode"], mode) != "4x"


def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The side of a block of the last merger."""
    sizes["merge"] = side(whole, "merge_kernel_size", 2)
    times = whole.integer(["merger_times"])
    sizes["aligner_depth"] = times if isinstance(times, int) else 1
    if sizes["merge"] != WINDOW:
        raise whole.error("merge_kernel_size", sizes["merge"], "its matmuls are over two by two", "write [2, 2]")
    text["patches"] = sizes.pop("patches")
    return features


def way(config: Config, sizes: Sizes, features: Features, mode: str) -> tuple[Part, ...]:
    """A norm over a block's vectors and two matmuls, as often as the config says."""
    rows, read, found = "patches" if not merges(config, mode) else FEWER["seq"], TOWER, []
    for index in range(1, sizes["aligner_depth"] + 1):
        rows = f"floor({rows}/4)"
        last = index == sizes["aligner_depth"]
        at, name = {"seq": rows}, "projector" if last else f"merger_{index}"
        found += [
            part("layer_norm", f"merger_norm_{index}", input=read, sizes={**at, "hidden": BLOCK}),
            part(
                "dense",
                f"merger_up_{index}",
                input=f"merger_norm_{index}.output",
                inner=BLOCK,
                outer=BLOCK,
                activation="gelu",
                sizes=at,
            ),
            part(
                "dense",
                name,
                input=f"merger_up_{index}.product",
                inner=BLOCK,
                outer="projection" if last else "hidden",
                sizes=at,
            ),
        ]
        read = f"{name}.y"
    return tuple(found)


TOWER_OF = Family(
    "minicpmv4_6_vision",
    sizes=(*COMMON, FFN, patch_side(16), CHANNELS, grid(224), table(0)),
    features=BIASED,
    flags=(TANH, DROPOUT),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"insert_layer_id", "window_kernel_size"}),
    ends=ends,
)
READ = "image_size patch_size drop_vision_last_layer image_start_id image_end_id slice_start_id slice_end_id newline_id"


def family(model_type: str, tied: bool, mode: str) -> Family:
    """One of the families, with the class's own head and mode."""
    made = row(
        *(model_type, "qwen3_5_text", (replace(TOWER_OF, model_type=f"{model_type}_vision"),)),
        lambda config, sizes, features: way(config, sizes, features, mode),
        join,
        tied=tied,
        neutral=READ,
    )
    assert made.tower is not None
    return replace(made, tower=replace(made.tower, cut=lambda whole, spec: split(whole, spec, mode)))


FAMILIES: Sequence[Family] = (
    family("minicpmv4_6", False, "16x"),
    family("minicpmv4_7", False, "16x"),
    family("minicpm_ocr", True, "4x"),
)
