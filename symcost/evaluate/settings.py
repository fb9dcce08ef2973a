"""Sizes and coefficients put in place of a model's own: `--set NAME=VALUE`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from symcost.dims import DIMS, describe
from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.names import unknown
from symcost.evaluate.numbers import Number, parse
from symcost.evaluate.question import Size

# Of a fraction, what somebody reads to its end.
_READABLE = 10**50


def parse_settings(texts: Iterable[str]) -> dict[str, Number]:
    """`NAME=VALUE` texts by name.

    Raises:
        UsageError: no such form, a name stated twice with unlike values, or no number.
    """
    found: dict[str, Number] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise UsageError(f"--set {text!r} is no NAME=VALUE", hint="write for instance --set hidden=4096")
        number = parse(value, name=f"--set {name}")
        if found.setdefault(name, number) != number:
            raise UsageError(f"--set {name} is both {found[name]} and {number}", hint="state it once")
    return found


def layer_counts(own: Mapping[str, int], settings: Mapping[str, Number]) -> dict[str, Number]:
    """Layers of each kind, by dim name, after `--set`.

    With one kind, `layers` is its count. With several it is their sum, and determines a count only where all but one
    are stated.

    Args:
        own: layers of each kind, by kind.

    Raises:
        UsageError: a sum that does not say which kind changes, or that the stated counts contradict.
    """
    if len(own) == 1:
        (count,) = own.values()
        return {"layers": settings.get("layers", count)}
    dims = {f"{kind}_layers": count for kind, count in own.items()}
    counts: dict[str, Number] = {name: settings.get(name, count) for name, count in dims.items()}
    total = settings.get("layers")
    if total is None or total == sum(counts.values()):
        return counts
    left = [name for name in dims if name not in settings]
    stated = sum(number for name, number in counts.items() if name in settings)
    if len(left) != 1 or total < stated:
        raise UsageError(
            f"--set layers={total} does not say which layers: the model has {_listed(counts)}",
            hint=f"set {' and '.join(dims)}, or all but one of them beside layers",
        )
    return {**counts, left[0]: total - stated}


def _listed(counts: Mapping[str, Number]) -> str:
    return " and ".join(f"{name}={count}" for name, count in counts.items())


def check_names(module: Module, settings: Iterable[str], option: str) -> None:
    """Refuses names that the module does not take."""
    known = [*module.dims, *module.coefficients, *module.widths]
    if any(name.endswith("_layers") for name in known):
        known.append("layers")
    for name in settings:
        if name not in known:
            raise not_taken(name, known, option)


def not_taken(name: str, known: list[str], option: str) -> UsageError:
    """The error for a size that the model does not have: of another model, or of none."""
    if name in DIMS:
        return UsageError(f"{option} {name}: the model has no such size", hint=f"it takes {', '.join(known)}")
    return unknown(f"size in {option}", name, known, more="symcost list dims prints all sizes")


def check_signs(settings: Mapping[str, Number]) -> None:
    """Refuses what no size is; links of a grid come to such numbers.

    Raises:
        UsageError: a negative number.
    """
    for name, value in settings.items():
        if value < 0:
            raise UsageError(f"{name} is {value}", hint="it must not be negative")


def check_size(name: str, value: Size, own: Size | None, *, whole: bool) -> None:
    """A size that its formulas can bear.

    Args:
        own: the model's value; a size that is 0 there belongs to a part that the model does not have.
        whole: whether it counts things; coefficients and byte widths may be fractions.

    Raises:
        UsageError: a fraction of something whole, or nothing of something present.
    """
    if isinstance(value, Fraction) and whole:
        shown = value if value.denominator < _READABLE and value < _READABLE else "a fraction of very many digits"
        raise UsageError(f"{name} is {shown}", hint="it must be a whole number")
    if value == 0 and own != 0 and describe(name).sign == "positive":
        raise UsageError(f"{name} is 0", hint="it must be positive: the model has a part of this size")
