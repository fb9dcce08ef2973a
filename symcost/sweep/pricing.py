"""A model under one policy on a grid: every size along the axes, checked against what `symcost eval` would ask."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, Any

from symcost.audit.safe_text import plain
from symcost.errors import GrammarError, SymcostError, UsageError, VerifyError
from symcost.evaluate.module import Module
from symcost.ir.precision import Precision
from symcost.ir.text import Condition, parse_condition
from symcost.sweep import quantities
from symcost.sweep.boxes import Box, boxes, extents, point
from symcost.sweep.columns import any_of, at, cut, settings_at
from symcost.sweep.grid import Grid
from symcost.sweep.ranks import following_degrees, undivided
from symcost.sweep.sizes import following, refusals, stated, usual_lengths
from symcost.sweep.subject import Subject

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# Points of a box when a grid is searched, and boxes until a search gives up.
_SCAN, _FEW = 1 << 18, 64


class Pricing:
    """A model under a policy.

    Args:
        subject: the model.
        grid: what is varied.
        policy: None for the model's own.

    Attributes:
        settings: what the grid states, along its axes, exactly.
        sizes: every size, width and coefficient that the modules take.
        conventions: what holds where the grid states none.
        refused: masks of points that cannot be priced.
        warnings: what `symcost eval` says of the first and the last point.

    Raises:
        SymcostError: a size that the model does not have, or no point that can be priced.
    """

    def __init__(self, subject: Subject, grid: Grid, policy: Precision | None) -> None:
        self.subject, self.grid, self.precision = subject, grid, subject.precision(policy)
        self.module: Module = subject.module(self.precision)
        self.settings = stated(subject.spec, self.module, grid)
        usual = usual_lengths(subject.spec, subject.model.recorded, subject.workload)
        masks = [*refusals(subject.spec, self.module, self.settings, self.precision.widths(), usual)]
        if subject.sharding is not None:
            known = {**subject.spec.dims, **usual, **following(subject.spec, self.settings, usual), **self.settings}
            masks += undivided(subject.sharding, self.module, known)
        self.refused = [mask for mask in masks if mask.any()]
        self.reference = self._first()
        if any(at(mask, self.reference) for mask in self.refused):
            self._refuse(self.reference)
        _, question = subject.ask(self.precision, {}, self.reference_settings)
        self.conventions = dict(question.conventions)
        own: dict[str, Any] = dict(question.sizes)
        own |= {name: column for name, column in following(subject.spec, self.settings, usual).items() if name in own}
        self.sizes = {**own, **{name: column for name, column in self.settings.items() if name in own}}
        if subject.sharding is not None:
            self.sizes |= following_degrees(subject.sharding, self.settings, self.sizes)
        self._verify(question.sizes, self.reference)
        self.warnings = tuple(dict.fromkeys((*question.warnings, *self._at_the_end())))

    @property
    def reference_settings(self) -> dict[str, Any]:
        """What the grid states at one point that can be priced."""
        return settings_at(self.settings, self.reference)

    @cached_property
    def raw(self) -> ModuleType:
        """The NumPy module."""
        return self.subject.arrays(self.precision)

    @cached_property
    def named(self) -> dict[str, Any]:
        """Every size that a filter may read; `layers` also where a model has several kinds."""
        kinds = (f"{kind}_layers" for kind in self.subject.spec.layer_counts())
        counts = [self.sizes[name] for name in kinds if name in self.sizes]
        return {**({"layers": sum(counts)} if counts else {}), **self.sizes, **self.settings}

    @cached_property
    def conditions(self) -> tuple[tuple[Condition, ...], tuple[Condition, ...]]:
        """Filters over sizes alone, and those that read quantities.

        Raises:
            GrammarError: no filter, or one that names neither a size nor a quantity of the model.
        """
        there = quantities.known(self.raw)
        names = (*self.named, *there)
        found = []
        for text in self.grid.where:
            try:
                found.append(parse_condition(text, names))
            except GrammarError as error:
                raise error.at(f"filter for {self.subject.name}") from None
        late = tuple(condition for condition in found if set(condition.names) & set(there))
        return tuple(condition for condition in found if condition not in late), late

    def passing(self, box: Box) -> Array | None:
        """The points of a box that pass the filters over sizes; None where all do.

        Raises:
            SymcostError: a point that passes but cannot be priced.
        """
        import numpy as np

        mask: Array | None = None
        for condition in self.conditions[0]:
            values = {name: cut(self.named[name], box) for name in condition.names}
            found = np.broadcast_to(self.holds(condition, values), extents(box))
            mask = found if mask is None else mask & found
        bad = any_of(self.refused, box)
        if bad is not None:
            bad = np.broadcast_to(bad, extents(box)) if mask is None else bad & mask
            if bad.any():
                self._refuse(_place(box, bad))
        return None if mask is None or mask.all() else mask

    def holds(self, condition: Condition, values: Mapping[str, Any]) -> Any:
        """Whether a filter holds: one answer for each point.

        Raises:
            GrammarError: it cannot be computed somewhere; says for which model.
        """
        try:
            return condition.holds(values)
        except GrammarError as error:
            raise error.at(f"filter for {self.subject.name}") from None

    def check_points(self) -> None:
        """Looks for points that pass the filters and cannot be priced, before anything is computed."""
        if self.refused:
            total = prod(self.grid.shape)
            for start in range(0, total, _SCAN):
                for box in boxes(start, min(start + _SCAN, total), self.grid.shape):
                    self.passing(box)

    def _first(self) -> tuple[int, ...]:
        """The first point that can be priced, or the first of all."""
        import numpy as np

        shape = self.grid.shape
        for number in range(_FEW):
            start = number * _SCAN
            for box in boxes(start, min(start + _SCAN, prod(shape)), shape):
                bad = any_of(self.refused, box)
                good = np.ones(extents(box), bool) if bad is None else ~np.broadcast_to(bad, extents(box))
                if good.any():
                    return _place(box, good)
        return (0,) * len(shape)

    def _at_the_end(self) -> tuple[str, ...]:
        """Warnings at the last point, where sizes are largest; it may be one that filters leave out."""
        last = tuple(extent - 1 for extent in self.grid.shape)
        if any(at(mask, last) for mask in self.refused):
            return ()
        _, question = self.subject.ask(self.precision, {}, settings_at(self.settings, last))
        self._verify(question.sizes, last)
        return question.warnings

    def _refuse(self, places: tuple[int, ...]) -> None:
        """The error of `symcost eval` at a point."""
        settings = settings_at(self.settings, places)
        where = ", ".join(f"{name}={plain(value)}" for name, value in settings.items())
        try:
            self.subject.ask(self.precision, {}, settings)
        except SymcostError as error:
            hint = f"{error.hint}; or leave such points out with --where" if error.hint else "leave it out with --where"
            raise UsageError(error.what, where=f"{self.subject.name} at {where}", hint=hint) from None
        raise VerifyError(f"a sweep refuses {where}, which symcost eval prices", where=self.subject.name)

    def _verify(self, asked: Mapping[str, Any], places: tuple[int, ...]) -> None:
        """Sizes at a point against those that `symcost eval` takes there."""
        for name, value in asked.items():
            if at(self.sizes[name], places) != value:
                raise VerifyError(f"{name} is {at(self.sizes[name], places)} in a sweep and {value} in symcost eval")


def _place(box: Box, mask: Array) -> tuple[int, ...]:
    """The first point of a box where a mask is true."""
    places = point(int(mask.argmax()), extents(box))
    return tuple(place + span.start for place, span in zip(places, box, strict=True))
