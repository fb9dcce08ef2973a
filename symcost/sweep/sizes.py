"""Sizes of a model along a grid's axes: what the grid states, what follows from it, and what `symcost eval` refuses.

The rules are those of `evaluate.ask` and `evaluate.lengths`, for arrays. They never speak for themselves: where they
refuse a point that is wanted, `ask` is asked at that point, and its answer is the error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.dims import describe
from symcost.evaluate.length_rules import DEFAULT_SEQ
from symcost.evaluate.lengths import NAMES, lengths
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
        found["context"] = found["target_seq"] = settings["seq"]
        if spec.features.architecture == "encoder_decoder" and spec.hard_max and spec.max_seq is not None:
            found["target_seq"] = np.minimum(settings["seq"], spec.max_seq)
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
        lowest = 0 if name in ("images", "cached") else 1
        if name not in module.widths and name not in module.coefficients:
            yield _fractions(column)
        if name in NAMES:
            yield _true(column < lowest)
        elif name not in module.coefficients and describe(name).sign == "positive" and own.get(name) != 0:
            yield _true(column <= 0)
        yield _true(column < 0)
    if PADDED in settings:
        yield _true(settings[PADDED] < settings.get("vocab", spec.dims["vocab"]))
    yield from _lengths(spec, {**usual, **following(spec, settings, usual), **settings})
    yield from _counts(spec, settings)


def _lengths(spec: ModelSpec, sizes: Mapping[str, Array]) -> Iterator[Array]:
    two_sides = spec.features.architecture == "encoder_decoder"
    # Served, `seq` is the decoder's, and what a config fixes is the encoder's.
    fixed = {"source_seq" if spec.inference and two_sides else "seq": "seq", "patches": "patches"}
    for name, stated in fixed.items():
        if name in sizes and stated in spec.dims:
            yield _true(sizes[name] != spec.dims[stated])
    targets = ("seq", "target_seq") if two_sides else ("seq",)
    if spec.inference:
        targets = ("context", "source_seq") if two_sides else ("context",)
    if spec.hard_max and spec.max_seq is not None and ("seq" not in spec.dims or spec.inference):
        own = (name for name in targets if name in sizes and not (name == "source_seq" and "seq" in spec.dims))
        yield from (_true(sizes[name] > spec.max_seq) for name in own)
    if "context" in sizes:
        yield _true(sizes["context"] < sizes["seq"])
    merge = spec.vision.dims.get("merge", 0) if spec.vision is not None else 0
    if merge and "patches" in sizes:
        # Without images nothing is merged.
        yield _true((sizes["patches"] % merge**2 != 0) & (sizes.get("images", 0) != 0))


def usual_lengths(spec: ModelSpec, recorded: Mapping[str, Any], workload: str) -> dict[str, Any]:
    """Lengths where nothing states one; of training that of a sequence alone, which others follow."""
    if not spec.inference:
        return {"seq": _usual_seq(spec, recorded)}
    found = lengths(spec, Options(workload=workload), [])
    return {name: found[name] for name in ("seq", "cached", "source_seq")}


def _usual_seq(spec: ModelSpec, recorded: Mapping[str, Any]) -> Any:
    longest = spec.max_seq or DEFAULT_SEQ
    return recorded.get("seq", spec.dims.get("seq", min(DEFAULT_SEQ, longest)))


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
