"""A segment of a sweep: one model under one policy and one set of conventions, on boxes of the grid's sizes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from symcost.errors import SpecError
from symcost.sweep import quantities
from symcost.sweep.boxes import Box, extents
from symcost.sweep.columns import cut, floats, narrow, written_out
from symcost.sweep.pricing import Pricing
from symcost.sweep.rows import Rows, Shape
from symcost.sweep.surely_exact import ExactnessCheck, exactness_check

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# A quantity along its own axes, and where it is surely exact.
_Result = tuple["Array", Any]


class Segment:
    """What has the same labels.

    Args:
        pricing: the model under the policy.
        options: an option for every convention of the model.
        labels: values of the label columns.
        shape: columns of the rows.

    Attributes:
        computed: quantities that are written, order rows, or stand in filters.
    """

    def __init__(self, pricing: Pricing, options: Mapping[str, str], labels: tuple[str, ...], shape: Shape) -> None:
        self.pricing, self.options, self.labels, self.shape = pricing, options, labels, shape
        there = quantities.known(pricing.raw)
        named = (name for condition in pricing.conditions[1] for name in condition.names if name in there)
        self.computed = tuple(dict.fromkeys((*shape.carried, *named)))

    def rows(self, box: Box, first: int) -> Rows | None:
        """The rows of a box; None where no point passes the filters. With every digit asked for, `exact_rows` goes on.

        Args:
            first: number of its first point in the whole grid.
        """
        import numpy as np

        mask = self.pricing.passing(box)
        if mask is not None and not mask.any():
            return None
        results = self._results(box)
        if self.pricing.conditions[1] and not self.shape.exact:
            mask = self._filtered(box, results, mask)
            if mask is not None and not mask.any():
                return None
        extent = extents(box)
        points = np.arange(first, first + int(np.prod(extent, dtype=np.int64))).reshape(extent)
        return self._rows(box, results, mask, written_out(points, extent, mask))

    def _results(self, box: Box) -> dict[str, _Result]:
        """Quantities along their own axes."""
        import numpy as np

        arguments: dict[str, Any] = {name: floats(cut(column, box)) for name, column in self.pricing.sizes.items()}
        arguments |= self.options
        found: dict[str, _Result] = {}
        # Sizes beyond floating point are noticed where their results are.
        with np.errstate(all="ignore"):
            for function, check in self._functions.items():
                made = tuple(map(narrow, getattr(self.pricing.raw, function)(**arguments)))
                exact = check.exact(arguments, made)
                found |= {name: (made[place], exact[place]) for name, place in self.places(function).items()}
        return {name: found[name] for name in self.computed}

    def places(self, function: str) -> dict[str, int]:
        """Where a function has the quantities that are computed."""
        there = {name: n for n, name in enumerate(self.pricing.raw.Totals._fields)}
        there = quantities.memory(self.pricing.raw) if function == "memory" else there
        return {name: place for name, place in there.items() if name in self.computed}

    @cached_property
    def _functions(self) -> dict[str, ExactnessCheck]:
        wanted = ("totals", "memory")
        options = tuple(self.options.items())
        return {name: exactness_check(self.pricing.raw, name, options) for name in wanted if self.places(name)}

    def _filtered(self, box: Box, results: Mapping[str, _Result], mask: Array | None) -> Array | None:
        import numpy as np

        sizes = self.pricing.named
        for condition in self.pricing.conditions[1]:
            values = {n: results[n][0] if n in results else cut(sizes[n], box) for n in condition.names}
            found = np.broadcast_to(self.pricing.holds(condition, values), extents(box))
            mask = found if mask is None else mask & found
        return mask

    def _rows(self, box: Box, results: Mapping[str, _Result], mask: Array | None, points: Array) -> Rows:
        import numpy as np

        extent = extents(box)
        codes: Any = np.zeros((1,) * len(extent), dtype=np.int64)
        wanted = self.computed if self.shape.exact else self.shape.carried
        for bit, name in enumerate(wanted):
            value, exact = results[name]
            if not np.all(np.isfinite(value)) and not self.shape.exact:
                self._beyond(name)
            if not np.all(exact):
                codes = codes | (np.logical_not(exact).astype(np.int64) << bit)
        return Rows(
            ((len(points), self.labels),),
            {name: written_out(cut(column, box), extent, mask) for name, column in self.pricing.settings.items()},
            {name: written_out(results[name][0], extent, mask) for name in wanted},
            written_out(codes, extent, mask),
            points,
        )

    def _beyond(self, name: str) -> None:
        hint = "use --exact or smaller sizes"
        raise SpecError(f"{name} is beyond floating-point numbers", where=self.pricing.subject.name, hint=hint)
