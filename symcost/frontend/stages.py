"""Encoders over images in stages: kinds and sizes of each, which go by `stage1_`, `stage2_` and so on."""

from __future__ import annotations

from collections.abc import Sequence

from symcost.frontend.config import MISSING, Config
from symcost.frontend.image_ends import ONE, classifier
from symcost.frontend.images import side
from symcost.frontend.parts import part
from symcost.ir.spec import Part

USUAL_IMAGE = 224


def image_side(config: Config, stated: int | None = None) -> int:
    """The side of an image in pixels; where the library's class has no field for it, the usual one, said aloud.

    Args:
        stated: the class's own `image_size`, where it has one.
    """
    if stated is None and config.raw("image_size") is MISSING:
        config.warn(f"no field states the size of an image: {USUAL_IMAGE} by {USUAL_IMAGE} pixels are assumed")
    return side(config, "image_size", stated or USUAL_IMAGE)


def listed(config: Config, key: str, default: Sequence[int]) -> list[int]:
    """A number for each stage.

    Raises:
        SpecError: fewer than stages.
    """
    return config.integers([key]) or list(default)


def same_length(config: Config, **lists: Sequence[int]) -> int:
    """How many stages there are.

    Raises:
        SpecError: lists of unlike length.
    """
    lengths = {key: len(values) for key, values in lists.items()}
    if len(set(lengths.values())) != 1:
        key = next(iter(lengths))
        raise config.error(
            key, list(lists[key]), f"one number a stage is expected in {', '.join(lengths)}", "correct it"
        )
    return lengths[next(iter(lengths))]


def state(sizes: dict[str, int], stage: int, **own: int) -> None:
    """Sizes of one stage."""
    sizes |= {f"stage{stage}_{name}": value for name, value in own.items()}


def behind(stages: int, *, normed: bool = True, pooled_first: bool = False) -> tuple[Part, ...]:
    """A norm over the last stage, or over its mean, and the mean of it."""
    last, at = f"stage{stages}_hidden", f"stage{stages}_seq"
    mean = part("mean_pooling", before=at, sizes={"hidden": last})
    if not normed:
        return (mean,)
    over = {"hidden": last, **(ONE if pooled_first else {"seq": at})}
    read = "mean_pooling.output" if pooled_first else "body.output"
    found = part("final_norm", input=read, form="layer", sizes=over)
    return (mean, found) if pooled_first else (found, mean)


def labelled(stages: int, read: str = "mean_pooling.output") -> tuple[Part, ...]:
    """The classifier over the last stage."""
    return classifier(read, inner=f"stage{stages}_hidden")
