"""What an evaluator holds instead of taking it: whole groups of the model's own numbers and options, or stated ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.length_rules import FOLLOWS
from symcost.evaluate.module import Module
from symcost.evaluate.names import unknown
from symcost.evaluate.numbers import Number, exact
from symcost.ir.conventions import option_text

GROUPS = ("sizes", "widths", "coefficients", "conventions")
# What is asked of a model, not what it is; a number of blocks that a convention switches off is neither.
_ASKED = ("batch", "seq", "target_seq", "source_seq", "cached", "images", "context", "block", "mtp_depth")
Fill = str | Iterable[str] | Mapping[str, Number | str]


def filling(fill: Fill, module: Module, base: Mapping[str, Any]) -> dict[str, Number | str]:
    """Numbers and options to be filled in, by name.

    Args:
        fill: groups and names, which get the model's own, or a mapping from names to numbers and options.
        base: the model's own.

    Raises:
        UsageError: a name that the model does not have, one that cannot be filled in, no exact number, or no option.
    """
    known = (*module.dims, *module.widths, *module.coefficients, *module.conventions)
    if isinstance(fill, Mapping):
        found = {name: _stated(module, name, value) for name, value in fill.items()}
    else:
        names = [fill] if isinstance(fill, str) else list(fill)
        found = {name: base.get(name, 0) for group in names for name in _members(group, module)}
    for name in found:
        if name not in known:
            raise unknown("size, width, coefficient or convention", name, (*known, *GROUPS))
        if name == "mtp_depth":
            raise UsageError("mtp_depth cannot be filled in", hint="leave it out: the convention mtp switches it off")
    return decided(module, found)


def decided(module: Module, found: Mapping[str, Number | str]) -> dict[str, Number | str]:
    """Options with what follows from them: blocks that are left out number none."""
    off = found.get("mtp") == "false" and "mtp_depth" in module.dims
    return {**found, "mtp_depth": 0} if off else dict(found)


def _members(group: str, module: Module) -> list[str]:
    if group == "sizes":
        return [name for name in module.dims if name not in _ASKED]
    named = {"widths": module.widths, "coefficients": module.coefficients, "conventions": module.conventions}
    return list(named.get(group, (group,)))


def _stated(module: Module, name: str, value: Any) -> Number | str:
    if name not in module.conventions:
        return exact(value, name=name)
    option = option_text(value)
    if option not in module.conventions[name]:
        raise unknown(f"option of {name}", option, module.conventions[name])
    return option


def without(base: Mapping[str, Any], filled: Mapping[str, Number | str]) -> dict[str, Any]:
    """What is left to give: lengths that follow a filled one have its number."""
    left = {name: value for name, value in base.items() if name not in filled}
    return left | {name: filled[leader] for name, leader in FOLLOWS.items() if name in left and leader in filled}
