"""Sizes of a model along a grid's axes: what the grid states, what follows from it, and what `symcost eval` refuses.

The rules are those of `evaluate.length_rules`, asked along axes. They never speak for themselves: where they
refuse a point that is wanted, `ask` is asked at that point, and its answer is the error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.dims import describe
from symcost.evaluate.length_rules import (
    DEFAULT_SEQ,
    FOLLOWS,
    fixed,
    lowest,
    tabled,
    unmerged,
    without_keys,
)
from symcost.evaluate.lengths import NAMES, lengths, usual_seq
from symcost.evaluate.module import Module
from symcost.evaluate.question import Options
from symcost.evaluate.settings import check_names
from symcost.frontend.padded import PADDED
from symcost.ir.spec import ModelSpec
from symcost.sweep.grid import Grid
from symcost.sweep.links import linked

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def stated(spec: ModelSpec, module: Module, grid: Grid) -> dict[str, Array]:
    """What the grid states of a model: each axis along its own direction, then the links.

    Raises:
        UsageError: a size that the model does not have.
    """
    for option, names in (("dims", [axis.name for axis in grid.axes]), ("link", list(grid.links))):
        check_names(module, [name for name in names if name not in NAMES], f"{grid.file}: {option}")
    columns: dict[str, Array] = {}
    for place, axis in enumerate(grid.axes):
        shape = [1] * len(grid.axes)
        shape[place] = axis.count
        columns[axis.name] = axis.array().reshape(shape)
    own = {name: value for name, value in _own(spec).items() if name not in columns and name not in grid.links}
    for number, (name, text) in enumerate(grid.links.items()):
        columns[name] = linked(name, text, columns, own, grid.file, list(grid.links)[number:])
    return columns


def _own(spec: ModelSpec) -> dict[str, int]:
    """Sizes that a model states itself."""
    counts = spec.layer_counts()
    found = {**spec.dims, "layers": sum(counts.values()), **{f"{kind}_layers": n for kind, n in counts.items()}}
    if spec.vision is not None:
        found |= {f"{spec.vision.name}_{name}": value for name, value in spec.vision.dims.items()}
    return found


def following(spec: ModelSpec, settings: Mapping[str, Array], usual: Mapping[str, Any]) -> dict[str, Array]:
    """Sizes that are not stated and follow from what is: context, target length, counts of layers.

    Args:
        usual: lengths where nothing states one.
    """
    import numpy as np

    found: dict[str, Array] = {}
    if spec.inference:
        found |= _held(spec, settings, usual)
    elif "seq" in settings:
        found |= {name: settings[leader] for name, leader in FOLLOWS.items()}
        if "target_seq" in (longest := tabled(spec)):
            found["target_seq"] = np.minimum(settings["seq"], longest["target_seq"])
    counts = {f"{kind}_layers": count for kind, count in spec.layer_counts().items()}
    left = [name for name in counts if name not in settings]
    if "layers" in settings and len(counts) > 1 and len(left) == 1:
        found[left[0]] = settings["layers"] - sum(settings[name] for name in counts if name in settings)
    return {name: column for name, column in found.items() if name not in settings}


def _held(spec: ModelSpec, settings: Mapping[str, Array], usual: Mapping[str, Any]) -> dict[str, Array]:
    """The keys of a served model: tokens that it holds, and new ones."""
    import numpy as np

    if not {"cached", "seq"} & settings.keys():
        return {}
    held, new = settings.get("cached", usual["cached"]), settings.get("seq", usual["seq"])
    if "seq" not in settings and usual["cached"] == 0 and spec.max_seq is not None:
        # A prompt fills what is left.
        new = np.clip(spec.max_seq - held, 1, DEFAULT_SEQ)
    return {"seq": new, "context": held + new}


def refusals(
    spec: ModelSpec, module: Module, settings: Mapping[str, Array], widths: Mapping[str, Any], usual: Mapping[str, Any]
) -> Iterator[Array]:
    """Masks along the axes, true where `symcost eval` refuses the sizes.

    Args:
        widths: bytes of each slot under the policy.
        usual: lengths where the grid states none.
    """
    own = {**_own(spec), **widths}
    for name, column in settings.items():
        if name not in module.widths and name not in module.coefficients:
            yield _fractions(column)
        if name in NAMES:
            yield _true(column < lowest(name))
        elif name not in module.coefficients and describe(name).sign == "positive" and own.get(name) != 0:
            yield _true(column <= 0)
        yield _true(column < 0)
    if PADDED in settings:
        yield _true(settings[PADDED] < settings.get("vocab", spec.dims["vocab"]))
    yield from _lengths(spec, {**usual, **following(spec, settings, usual), **settings})
    yield from _counts(spec, settings)


def _lengths(spec: ModelSpec, sizes: Mapping[str, Array]) -> Iterator[Array]:
    own = fixed(spec)
    yield from (_true(sizes[name] != number) for name, number in own.items() if name in sizes)
    longest = tabled(spec).items()
    yield from (_true(sizes[name] > number) for name, number in longest if name in sizes and name not in own)
    if "context" in sizes:
        yield _true(without_keys(sizes["context"], sizes["seq"]))
    if "patches" in sizes:
        yield _true(unmerged(spec, sizes.get("images", 0), sizes["patches"]))


def usual_lengths(spec: ModelSpec, recorded: Mapping[str, Any], workload: str) -> dict[str, Any]:
    """Lengths where nothing states one; of training that of a sequence alone, which others follow."""
    if not spec.inference:
        return {"seq": recorded.get("seq", usual_seq(spec))}
    found = lengths(spec, Options(workload=workload), [])
    return {name: found[name] for name in ("seq", "cached", "source_seq")}


def _counts(spec: ModelSpec, settings: Mapping[str, Array]) -> Iterator[Array]:
    """Sums of layers that say nothing clear, and more experts visited than there are."""
    counts = {f"{kind}_layers": count for kind, count in spec.layer_counts().items()}
    if "layers" in settings and len(counts) > 1:
        known = [settings[name] for name in counts if name in settings]
        total = settings["layers"]
        if len(known) == len(counts) - 1:
            yield _true(total < sum(known))
        else:
            yield _true(total != sum(settings.get(name, count) for name, count in counts.items()))
    if "top_k" in settings or "experts" in settings:
        visited, there = (settings.get(name, spec.dims.get(name)) for name in ("top_k", "experts"))
        if visited is not None and there is not None:
            yield _true(visited > there)


def _fractions(column: Array) -> Array:
    import numpy as np

    if column.dtype != object:
        return np.zeros((1,) * column.ndim, dtype=bool)
    return np.array([isinstance(value, Fraction) for value in column.flat]).reshape(column.shape)


def _true(mask: Any) -> Array:
    import numpy as np

    return np.asarray(mask, dtype=bool)
