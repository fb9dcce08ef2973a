"""Encoders over images in stages: kinds and sizes of each, which go by `stage1_`, `stage2_` and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.image_ends import ONE, classifier
from symcost.frontend.images import side
from symcost.frontend.parts import part
from symcost.ir.spec import KindSpec, Part

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


def width_of_heads(config: Config, key: str, stage: int, hidden: int, heads: int) -> int:
    """The width of a stage's heads, of which the config states under `key` how many there are.

    Raises:
        SpecError: the stage's width is no multiple of their number.
    """
    if hidden % heads:
        raise config.error(key, heads, f"stage {stage} is {hidden} wide", f"correct {key}")
    return hidden // heads


def stage_kinds(depths: Sequence[int], layer: Callable[[int], tuple[Part, ...]]) -> list[KindSpec]:
    """One kind a stage, for each of its layers; `layer` makes the parts of a stage, the first of which is 0."""
    found = []
    for stage, count in enumerate(depths):
        name = f"stage{stage + 1}"
        found += [KindSpec(name, "full", "dense", (), name, layer(stage))] * count
    return found


def patches(stage: int, positions: str) -> tuple[Part, ...]:
    """What stands in front of a stage: its patches by a convolution, `positions` of them, and a norm.

    Args:
        positions: what the sizes of stages call the number of patches, such as `seq`.
    """
    own = f"stage{stage}_"
    at = {"hidden": f"{own}hidden", "seq": f"{own}{positions}"}
    before = {"inner": "channels", "before": "pixels"}
    if stage > 1:
        before = {"inner": f"stage{stage - 1}_hidden", "before": f"stage{stage - 1}_{positions}"}
    options: dict[str, Any] = {"first": stage == 1, "taps": f"{own}patch**2", "outer": at["hidden"], **before}
    name, read = f"patches_{stage}", f"stage{stage - 1}.output"
    return (
        part("convolution", name, input=read, sizes={"seq": at["seq"]}, **options),
        part("layer_norm", f"patches_norm_{stage}", input=f"{name}.y", sizes=at),
    )


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
