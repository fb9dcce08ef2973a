"""GIT and Fuyu: an image's tokens in front of a text model, from CLIP's tower and from the patches themselves."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families import bert, clip
from symcost.frontend.families.bert import DROPOUTS, POSITIONS
from symcost.frontend.families.llava import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Maximum, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.image_joins import joined
from symcost.frontend.images import CHANNELS, grid, patch_side
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER
from symcost.frontend.tables import DERIVED_HEAD, FFN, SHAPE
from symcost.ir.spec import Features, KindSpec, Part

FRAMES = "num_image_with_embedding"


def seeing_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """CLIP's, with the last norm over every token."""
    first = part("layer_norm", "embedding_norm", input="position_embedding.output")
    return (*opening(prefix="1", bias=False), first, norm())


SEEING = replace(
    clip.SEEING,
    model_type="git_vision_model",
    sizes=tuple(patch_side(16) if size.dim == "patch" else size for size in clip.TOWER.sizes),
    ends=seeing_ends,
)


def way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """One matmul of every token and a norm; a learned vector for each frame of a video."""
    frames = config.integer([FRAMES])
    held = f"{frames}*hidden" if isinstance(frames, int) else "0"
    return (
        part("unread", "frames", elements=held),
        part("dense", "projector", input=TOWER, outer="projection"),
        part("layer_norm", "projector_norm", input="projector.y", sizes={"hidden": "projection"}),
    )


def side_by_side(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The tokens of an image, its class token among them, count with those of the text."""
    whole.warn("the tokens of an image stand in front of the text's: S counts both")
    return joined()(whole, text, sizes, features)


def decoder(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("decoder")] * sizes["layers"]


GIT = Family(
    "git",
    sizes=(*SHAPE, DERIVED_HEAD, FFN, POSITIONS),
    features=replace(bert.STRUCTURE, architecture="decoder", causal=True, token_types=False, head="lm"),
    flags=(Activation(default="gelu"), *DROPOUTS, Tie(False)),
    kinds=decoder,
    rotary=None,
    maximum=Maximum(default=1024),
    neutral=frozenset({FRAMES}),
    tower=Tower(SEEING, model_types=(SEEING.model_type,), join=side_by_side, connector=way),
)


def projection(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One matmul of each patch's pixels to the text model's width, in place of a tower."""
    pixels = part(
        *("dense", "patch_projection"),
        input="pixels",
        inner="channels*patch**2",
        outer="projection",
        first=True,
    )
    return [KindSpec("patches", parts=(pixels,))]


def nothing(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The matmul is all there is."""
    return (part("unread", "none", elements="0"),)


PIXELS = Family(
    "fuyu_patches",
    sizes=(
        *(patch_side(30), CHANNELS, grid(300)),
        Size("seq", (), lambda sizes: sizes["patches"]),
        Size("layers", (), lambda sizes: 1),
    ),
    features=replace(STRUCTURE, head="none", extra=()),
    kinds=projection,
    rotary=None,
    ends=nothing,
)
FAMILIES = (
    GIT,
    Family(
        "fuyu",
        sizes=(),
        neutral=NEUTRAL,
        tower=Tower(
            PIXELS,
            fields=("image_size", "patch_size", "num_channels"),
            head=own_head(False, asks_text=False),
            join=joined(),
        ),
        text_types=("persimmon", ANY),
    ),
)
