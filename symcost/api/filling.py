"""Which numbers an evaluator holds instead of taking them: whole groups of the model's own, or stated ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.names import unknown
from symcost.evaluate.numbers import Number, exact

GROUPS = ("sizes", "widths", "coefficients")
# What is asked of a model, not what it is; a number of blocks that a convention switches off is neither.
_ASKED = ("batch", "seq", "target_seq", "source_seq", "cached", "images", "context", "block", "mtp_depth")
# What a length is where only another one is given.
FOLLOWS = {"context": "seq", "target_seq": "seq"}

Fill = str | Iterable[str] | Mapping[str, Number]


def filling(fill: Fill, module: Module, base: Mapping[str, Any]) -> dict[str, Number]:
    """Numbers to be filled in, by name.

    Args:
        fill: groups and names, which get the model's own numbers, or a mapping from names to numbers.
        base: the model's own numbers.

    Raises:
        UsageError: a name that the model does not have, one that cannot be filled in, or no exact number.
    """
    known = (*module.dims, *module.widths, *module.coefficients)
    if isinstance(fill, Mapping):
        found = {name: exact(value, name=name) for name, value in fill.items()}
    else:
        names = [fill] if isinstance(fill, str) else list(fill)
        found = {name: base.get(name, 0) for group in names for name in _members(group, module)}
    for name in found:
        if name not in known:
            raise unknown("size, width or coefficient", name, (*known, *GROUPS))
        if name == "mtp_depth":
            raise UsageError("mtp_depth cannot be filled in", hint="leave it out: the convention mtp switches it off")
    return found


def _members(group: str, module: Module) -> list[str]:
    if group == "sizes":
        return [name for name in module.dims if name not in _ASKED]
    return list({"widths": module.widths, "coefficients": module.coefficients}.get(group, (group,)))


def without(base: Mapping[str, Any], filled: Mapping[str, Number]) -> dict[str, Any]:
    """What is left to give: lengths that follow a filled one have its number."""
    left = {name: value for name, value in base.items() if name not in filled}
    return left | {name: filled[leader] for name, leader in FOLLOWS.items() if name in left and leader in filled}
