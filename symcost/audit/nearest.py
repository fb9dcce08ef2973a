"""Under which conventions a refuted equality would hold: other options one at a time, then two at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, product

from sympy import Expr

from symcost.audit.exact import Probe, probes
from symcost.audit.points import Condition
from symcost.audit.proof_by_cases import cases_that_vanish
from symcost.audit.prove import in_order
from symcost.errors import SymcostError
from symcost.ir.conventions import BY_NAME
from symcost.ir.text import canonical

# Changes of convention -> both sides, everything assumed put in place.
Sides = Callable[[Mapping[str, str]], tuple[Expr, Expr]]


def nearest(
    sides: Sides, names: Iterable[str], options: Mapping[str, str], conditions: tuple[Condition, ...] = ()
) -> dict[str, str]:
    """The fewest changes of conventions under which both sides are equal; empty where one or two do not do it.

    Args:
        names: conventions that the sides depend on.
        options: those in force.
    """
    left, right = sides({})
    points = probes(in_order(left.free_symbols | right.free_symbols), conditions)
    for changes in _changes(list(names), options):
        try:
            left, right = sides(changes)
        except SymcostError:
            continue
        if _equal(left, right, points):
            return changes
    return {}


def as_text(changes: Mapping[str, str]) -> str:
    """`pairs=causal_half, attention=eager`."""
    return ", ".join(f"{name}={option}" for name, option in changes.items())


def _changes(names: list[str], options: Mapping[str, str]) -> Iterator[dict[str, str]]:
    others = {name: [option for option in BY_NAME[name].options if option != options[name]] for name in names}
    for count in (1, 2):
        for chosen in combinations(names, count):
            for picked in product(*(others[name] for name in chosen)):
                yield dict(zip(chosen, picked, strict=True))


def _equal(left: Expr, right: Expr, points: list[Probe]) -> bool:
    """Proved equal; one point where they differ settles most tries before any algebra."""
    for probe in points:
        first, second = probe(left), probe(right)
        if first is not None and second is not None and first != second:
            return False
    difference = canonical(left - right)
    return bool(difference == 0) or cases_that_vanish(difference) is not None
