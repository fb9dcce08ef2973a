"""SAM's tower in front of a text model: windows with a bias by row and column, a neck, convolutions (GOT-OCR 2)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import attention, feed_forward
from symcost.frontend.families.image_encoders import QKV
from symcost.frontend.families.image_text import row
from symcost.frontend.families.towers import COMMON
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_joins import joined
from symcost.frontend.images import CHANNELS, grid, patch_side, side
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER as MADE
from symcost.ir.spec import Features, KindSpec, Part

GLOBAL = (2, 5, 8, 11)
ALL = {"seq": "patches"}
# Windows of an image whose sides are filled up to whole windows.
WINDOWS = {"batch": "batch*padded_patches/window_side**2", "seq": "window_side**2", "context": "window_side**2"}


def across(config: Config, sizes: Sizes, own: int = 1024) -> int:
    """Patches of a side; `own`: the class's own side of an image in pixels."""
    return side(config, "image_size", own) // sizes["patch"]


def filled(config: Config, sizes: Sizes) -> int:
    """Patches of an image filled up to whole windows."""
    window = max(1, sizes.get("window_side", 1))
    return (-(-sizes["image_side"] // window) * window) ** 2


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Layers that see the whole image, and layers that see a window."""
    stated = config.integers(["global_attn_indexes"])
    whole = set(GLOBAL if stated is None else stated)
    relative = config.boolean(["use_rel_pos"], True)
    common: dict[str, Any] = {"tokens": ALL, "bias": features.q_bias, "dropout": features.attention_dropout}
    behind = feed_forward(features.activation, tokens=ALL)
    full = KindSpec(
        "encoder_full_attention", parts=(*attention(side="image_side" if relative else "", **common), *behind)
    )
    if "window_side" not in sizes:
        return [full] * sizes["layers"]
    windows = attention(side="window_side" if relative else "", windows=WINDOWS, **common)
    near = KindSpec("encoder_sliding_attention", parts=(*windows, *behind))
    return [full if index in whole else near for index in range(sizes["layers"])]


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches and places; behind the layers a neck."""
    placed = (part("position_embedding"),) if config.boolean(["use_abs_pos"], True) else ()
    return (part("patch_embedding", sizes={"temporal_patch": "1"}), *placed, *neck("body.output"))


def neck(read: str) -> tuple[Part, ...]:
    """Two convolutions, each normed."""
    wide = {**ALL, "hidden": "neck"}
    convolution: dict[str, Any] = {"taps": "9", "inner": "neck", "outer": "neck", "before": "patches", "bias": False}
    return (
        part("dense", "neck_in", input=read, inner="hidden", outer="neck", bias=False, sizes=ALL),
        part("layer_norm", "neck_norm", input="neck_in.y", sizes=wide),
        part("convolution", "neck_filter", input="neck_norm.output", sizes=ALL, **convolution),
        part("layer_norm", "neck_out", input="neck_filter.y", sizes=wide),
    )


def window(config: Config, sizes: Sizes) -> int | None:
    """A side of a window in patches; none where it is 0."""
    return config.integer_or(["window_size"], 14, minimum=0) or None


SAM = Family(
    "got_ocr2_vision",
    sizes=(
        *(*COMMON, patch_side(16), CHANNELS, grid(1024), Size("image_side", ("image_size",), read=across)),
        Size("ffn", ("mlp_dim",), 3072, meaning="the feed-forward width"),
        Size("neck", ("output_channels",), 256, meaning="the width of what the tower hands over"),
        Size("window_side", ("window_size",), read=window),
        Size("padded_patches", (), read=filled),
        Size("positions", (), lambda sizes: sizes["patches"]),
    ),
    features=replace(STRUCTURE, head="none", extra=()),
    flags=(
        QKV,
        Activation(default="gelu"),
        Rate("attention_dropout", ("attention_dropout",)),
    ),
    kinds=kinds,
    rotary=None,
    neutral=frozenset("global_attn_indexes use_rel_pos use_abs_pos num_pos_feats scale mlp_ratio".split()),
    ends=ends,
)
HALF, QUARTER = "floor((image_side + 1)/2)**2", "floor((floor((image_side + 1)/2) + 1)/2)**2"


def convolved(inner: str, middle: str, last: str, *, bias: bool = False, last_bias: bool = True) -> tuple[Part, ...]:
    """Two convolutions that each halve a side, and one matmul.

    Args:
        inner, middle, last: widths in front of each of the three.
    """
    each: dict[str, Any] = {"taps": "9", "bias": bias}
    halved: dict[str, Any] = {"inner": inner, "outer": middle, "before": "patches", "sizes": {"seq": HALF}}
    fewer: dict[str, Any] = {"inner": middle, "outer": last, "before": HALF, "sizes": {"seq": QUARTER}}
    ends: dict[str, Any] = {"inner": last, "outer": "projection", "bias": last_bias, "sizes": {"seq": QUARTER}}
    return (
        part("convolution", "halving", input=MADE, **halved, **each),
        part("convolution", "quartering", input="halving.y", **fewer, **each),
        part("dense", "projector", input="quartering.y", **ends),
    )


def got_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """From the neck's width to the text model's."""
    return convolved("neck", "2*neck", "projection")


FAMILIES = tuple(
    row(model_type, "qwen2", (replace(SAM, model_type=f"{model_type}_vision"),), got_way, joined(), tied=True)
    for model_type in ("got_ocr2", "pp_chart2table")
)
