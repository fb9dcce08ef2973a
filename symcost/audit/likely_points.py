"""Points worth a look: small ones, those of every bundled model, and what lies beside the constants of a function."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from symcost import frontend
from symcost.audit.effects import agreeing, sizes_of
from symcost.audit.points import Condition, Domain, Size

if TYPE_CHECKING:
    from sympy import Expr, Symbol

MOST_SMALL, MOST_RANDOM, MOST_NUMBERS = 60, 25, 80
# Batches and lengths at which models are looked at, beside their own.
_SHAPES: tuple[dict[str, int], ...] = (
    {},
    {"batch": 3, "seq": 512},
    {"batch": 2, "seq": 8192},
    {"batch": 8, "seq": 131072},
)


def pool(
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    numbers: Iterable[int] = (),
    assumed: Mapping[Symbol, Expr] | None = None,
    own: Iterable[Mapping[str, Size]] = (),
) -> list[dict[str, Size]]:
    """Allowed points, without repetition, small ones first.

    Args:
        symbols: sizes of the points.
        numbers: constants that something compares sizes with: each size takes them, and their neighbours.
        assumed: what is replaced; models must agree with it.
        own: sizes of further models.
    """
    domain = Domain(symbols, conditions)
    small = list(islice(domain.small(), MOST_SMALL))
    models = list(_models(symbols, assumed or {}, own))
    bases = [*small[:1], *small[7:8], *models[:1]]
    beside = _beside(list(domain.lowest), bases, numbers)
    found: dict[tuple[Size, ...], dict[str, Size]] = {}
    for point in (*small, *models, *beside, *domain.random(MOST_RANDOM)):
        if domain.allows(point):
            found.setdefault(tuple(point.values()), point)
    return list(found.values())


def _models(
    symbols: Sequence[Symbol], assumed: Mapping[Symbol, Expr], own: Iterable[Mapping[str, Size]]
) -> Iterator[dict[str, Size]]:
    """Every model that has all of the sizes, at a few shapes."""
    names = [symbol.name for symbol in symbols]
    for sizes in (*own, *map(sizes_of, frontend.bundled())):
        for shape in _SHAPES:
            known: Any = agreeing({**sizes, **shape}, assumed)
            if known is not None and all(name in known for name in names):
                yield {name: known[name] for name in names}


def _beside(
    names: Sequence[str], bases: Sequence[dict[str, Size]], numbers: Iterable[int]
) -> Iterator[dict[str, Size]]:
    """Each size at each number, one below and one above."""
    values = {number + step for number in sorted(set(numbers), key=_worth)[:MOST_NUMBERS] for step in (0, -1, 1)}
    for base in bases:
        for name in names:
            for value in sorted(values):
                if value >= 1:
                    yield {**base, name: value}


def _worth(number: int) -> tuple[bool, int]:
    """Numbers above what small points reach come first."""
    return (number <= 3, number)
