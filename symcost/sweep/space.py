"""All points of a sweep, numbered: models, policies, conventions, then the grid's sizes; the last varies fastest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import Any

from symcost.errors import SymcostError, UsageError
from symcost.evaluate.policies import chosen_policy
from symcost.ir.precision import Precision
from symcost.sweep import quantities
from symcost.sweep.boxes import boxes, extents, point
from symcost.sweep.exact_rows import rows_of
from symcost.sweep.grid import Grid
from symcost.sweep.pricing import Pricing
from symcost.sweep.rows import Rows, Shape
from symcost.sweep.segment import Segment
from symcost.sweep.subject import Subject

# Points of a row group at most: the unit of evaluation, of memory and of what an interruption costs.
GROUP = 1 << 18
# Combinations of conventions that are asked for beforehand.
_FEW = 200


@dataclass(frozen=True)
class Space:
    """What a sweep computes; it can be sent to another process.

    Attributes:
        policies: precisions of the grid, read; one None where each model has its own.
        size: points of a row group.
    """

    subjects: tuple[Subject, ...]
    grid: Grid
    policies: tuple[Precision | None, ...]
    shape: Shape
    size: int = GROUP

    @property
    def outer(self) -> tuple[int, ...]:
        """How many models, policies and options of each convention there are."""
        options = (len(options) for options in self.grid.conventions.values())
        return (len(self.subjects), len(self.policies), *options)

    @property
    def inner(self) -> int:
        """Points of a segment."""
        return prod(self.grid.shape)

    @property
    def points(self) -> int:
        return prod(self.outer) * self.inner

    @property
    def groups(self) -> int:
        return -(-self.points // self.size)

    def rows(self, group: int) -> Iterator[Rows]:
        """The rows of a row group that pass the filters, in parts."""
        start, stop = group * self.size, min((group + 1) * self.size, self.points)
        while start < stop:
            number, inside = divmod(start, self.inner)
            end = min(stop, (number + 1) * self.inner)
            segment = self._segment(point(number, self.outer))
            for box in boxes(inside, inside + end - start, self.grid.shape):
                rows = rows_of(segment, box, start)
                start += prod(extents(box))
                if rows is not None:
                    yield rows

    def pricing(self, model: int, policy: int) -> Pricing:
        return _pricing(_Key(self), model, policy)

    def _segment(self, places: tuple[int, ...]) -> Segment:
        return _segment(_Key(self), places)

    def check(self) -> list[str]:
        """Asks everything that can be asked before anything is computed.

        Returns:
            Warnings, each once.

        Raises:
            SymcostError: what `symcost eval` refuses, of any model.
        """
        warnings: dict[str, None] = {}
        for model, subject in enumerate(self.subjects):
            priced = [self.pricing(model, policy) for policy in range(len(self.policies))]
            warnings |= dict.fromkeys(warning for pricing in priced for warning in pricing.warnings)
            # The rest is the same under every policy. Filters are read here, so that a wrong one is said at once.
            pricing = priced[-1]
            warnings |= dict.fromkeys(self._check_conventions(subject, pricing))
            assert pricing.conditions is not None
            quantities.check(self.shape.carried, pricing.raw, subject.name, "--quantities or --by")
            pricing.check_points()
        return list(warnings)

    def _check_conventions(self, subject: Subject, pricing: Pricing) -> Iterator[str]:
        """Asks for each option alone, and for those that stand together as far as they are few; yields warnings."""
        names, options = list(self.grid.conventions), list(self.grid.conventions.values())
        asked = [{name: option} for name, known in self.grid.conventions.items() for option in known]
        asked += [dict(zip(names, chosen, strict=True)) for chosen in islice(product(*options), _FEW)]
        for stated in asked:
            try:
                _, question = subject.ask(pricing.precision, stated, pricing.reference_settings)
            except SymcostError as error:
                words = " ".join(stated)
                raise error.at(f"{self.grid.file}: conventions.{words} for {subject.name}") from None
            yield from question.warnings


class _Key:
    """A space as a key of what is made from it: compared by identity."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.space is other.space

    def __hash__(self) -> int:
        return id(self.space)


@lru_cache(maxsize=16)
def _pricing(key: _Key, model: int, policy: int) -> Pricing:
    space = key.space
    return Pricing(space.subjects[model], space.grid, space.policies[policy])


@lru_cache(maxsize=16)
def _segment(key: _Key, places: tuple[int, ...]) -> Segment:
    space = key.space
    model, policy, *chosen = places
    pricing = space.pricing(model, policy)
    stated = {
        name: options[place] for (name, options), place in zip(space.grid.conventions.items(), chosen, strict=True)
    }
    options = {**pricing.conventions, **stated}
    labels = (pricing.subject.name, pricing.precision.name, *stated.values())
    return Segment(pricing, options, labels, space.shape)


def policies(grid: Grid) -> tuple[Precision | None, ...]:
    """The grid's precisions, read.

    Raises:
        SymcostError: no such policy.
    """
    found: list[Any] = []
    for name in grid.precisions:
        try:
            found.append(chosen_policy(name))
        except SymcostError as error:
            raise error.at(f"{grid.file}: precisions") from None
    names = [policy.name for policy in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        hint = "rows name their precision: state another name in one of the files"
        raise UsageError(f"two precisions are named {twice}", where=grid.file, hint=hint)
    return tuple(found) or (None,)
