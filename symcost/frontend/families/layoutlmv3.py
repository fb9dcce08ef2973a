"""LayoutLMv3: words, their boxes and the patches of a page in one encoder, whose scores have a bias by place."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families import bert
from symcost.frontend.families.bert import behind_padding
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Maximum, Size, Sizes, Tower
from symcost.frontend.flags import Activation
from symcost.frontend.image_joins import joined
from symcost.frontend.images import CHANNELS, patch_side, side
from symcost.frontend.parts import part
from symcost.ir.spec import Features, KindSpec, Part

WIDE = {"hidden": "projection"}
CORNERS = {"types": "box_positions", "hidden": "corner_embed"}
EXTENTS = {"types": "box_positions", "hidden": "shape_embed"}


def patches(config: Config, sizes: Sizes) -> int:
    """Patches of a page."""
    return (side(config, "input_size", 224) // sizes["patch"]) ** 2


def projection(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One matmul of each patch's pixels."""
    wide = {"inner": "channels*patch**2", "outer": "projection", "sizes": {"seq": "patches"}}
    return [KindSpec("patches", parts=(part("dense", "patch_projection", input="pixels", first=True, **wide),))]  # type: ignore[arg-type]


def page(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A token in front, places, a norm."""
    return (
        part("class_token", sizes=WIDE),
        part("position_embedding", sizes=WIDE),
        part("layer_norm", "page_norm", input="position_embedding.output", sizes=WIDE),
    )


def places(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Corners and extents of each box; a norm over words and patches; what the layers' scores get, by place."""
    corners = [part("type_embedding", f"{axis}_embedding", times=2, sizes=CORNERS) for axis in "xy"]
    extents = [part("type_embedding", f"{name}_embedding", sizes=EXTENTS) for name in ("height", "width")]
    both = {"batch": "batch*min(1, images)"}
    norm = part("layer_norm", "joint_norm", input="page.words", sizes=both)
    relative, spatial = (config.boolean([f"has_{kind}_attention_bias"], True) for kind in ("relative", "spatial"))
    tables = [("words", "buckets")] if relative else []
    tables += [("columns", "page_buckets"), ("rows", "page_buckets")] if spatial and relative else []
    biases = [part("frozen_position_bias", f"bias_{name}", sizes={"buckets": size}) for name, size in tables]
    # Boxes count only beside the bias by words.
    held = [part("unread", "bias_of_boxes", elements="2*heads*page_buckets")] if spatial and not relative else []
    return (*corners, *extents, norm, *biases, *held)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike; they read a bias where there is one."""
    relative = config.boolean(["has_relative_attention_bias"], True)
    changes = (("relative_bias", "read"),) if relative else ()
    return [KindSpec("encoder", changes=changes)] * sizes["layers"]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The widths of a box's places, which stand side by side."""
    made = 4 * sizes["corner_embed"] + 2 * sizes["shape_embed"]
    if made != sizes["hidden"]:
        problem = f"the places of a box are {made} wide together, the stream {sizes['hidden']}"
        config.warn(f"coordinate_size and shape_size: {problem}: the library builds it, and does not run it")
    return replace(features, extra=(("ends", "added"),))


def side_by_side(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The patches of a page stand behind the words."""
    whole.warn("the patches of a page, and one token more, stand behind its words: S counts both")
    return joined()(whole, text, sizes, features)


PAGE = Family(
    "layoutlmv3_page",
    sizes=(
        *(patch_side(16), CHANNELS, Size("patches", ("input_size",), read=patches)),
        *(Size(name, (), lambda sizes: sizes["patches"] + 1) for name in ("seq", "positions")),
        Size("layers", (), lambda sizes: 1),
    ),
    features=replace(STRUCTURE, head="none", extra=()),
    kinds=projection,
    rotary=None,
    ends=page,
)
FAMILIES = (
    Family(
        "layoutlmv3",
        sizes=(
            *bert.SIZES,
            Size("box_positions", ("max_2d_position_embeddings",), 1024, meaning="the places of a side of a box"),
            Size("corner_embed", ("coordinate_size",), 128, meaning="the width of a corner's place"),
            Size("shape_embed", ("shape_size",), 128, meaning="the width of an extent"),
            Size("buckets", ("rel_pos_bins",), 32, meaning="the buckets of distances between words"),
            Size("page_buckets", ("rel_2d_pos_bins",), 64, meaning="the buckets of distances on a page"),
        ),
        features=replace(bert.STRUCTURE, head="none", head_bias=False),
        flags=(Activation(default="gelu"), *bert.DROPOUTS),
        kinds=kinds,
        rotary=None,
        maximum=Maximum(hard=True, unused=behind_padding),
        neutral=bert.NEUTRAL
        | frozenset("max_rel_pos max_rel_2d_pos tie_word_embeddings input_size patch_size num_channels".split()),
        refused={"text_embed": (True,), "visual_embed": (True,)},
        finish=finish,
        ends=places,
        tower=Tower(PAGE, fields=("input_size", "patch_size", "num_channels"), join=side_by_side),
    ),
)
