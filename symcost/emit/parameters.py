"""What a generated module is called with: sizes, widths, coefficients and conventions of a cost model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from symcost import dims
from symcost.errors import VerifyError
from symcost.ir.conventions import BY_NAME, Convention, of_model
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula

if TYPE_CHECKING:
    from sympy import Expr


@dataclass(frozen=True)
class Parameters:
    """Names by what they are, each group in the order of the dims' table.

    Attributes:
        coefficients: name to default.
        conventions: name to options, the default first.
    """

    sizes: tuple[str, ...]
    widths: tuple[str, ...]
    coefficients: dict[str, int | Fraction]
    conventions: dict[str, tuple[str, ...]]

    def rational(self) -> set[str]:
        """Names whose value need not be whole."""
        return {name for name in (*self.widths, *self.coefficients) if dims.describe(name).rational}


def parameters(model: CostModel) -> Parameters:
    """What evaluators of the model take.

    Raises:
        VerifyError: a symbol that cannot be the name of a parameter.
    """
    names = {symbol.name for value in _values(model) for symbol in value.free_symbols - model.derived.keys()}
    source = model.formulas == "compute_graph"
    if source:
        names |= set(dims.COMPUTE_GRAPH_COEFFICIENTS)
    names -= {symbol.name for symbol in model.filled}
    for name in names:
        if not name.isidentifier() or name in BY_NAME:
            raise VerifyError(f"{name!r} cannot be the name of a parameter")
    ordered = sorted(names, key=dims.order)
    widths = tuple(name for name in ordered if name.startswith("width_"))
    coefficients = {name: _exact(dims.COEFFICIENTS[name]) for name in ordered if name in dims.COEFFICIENTS}
    sizes = tuple(name for name in ordered if name not in widths and name not in coefficients)
    conventions = (
        {}
        if source
        else {row.name: _options(model, row) for row in of_model(model.workload) if row.name not in model.fixed}
    )
    return Parameters(sizes, widths, coefficients, conventions)


def _options(model: CostModel, convention: Convention) -> tuple[str, ...]:
    """Options of a convention; what autograd keeps is none for a model without a measurement."""
    options = convention.ordered(model.workload)
    return tuple(option for option in options if option != "autograd" or model.measured)


def _values(model: CostModel) -> Iterator[Expr]:
    """Every expression of the model."""
    for formula in (*model.rows.values(), *(definition.formula for definition in model.derived.values())):
        yield from _of(formula)
    for tensor in model.tensors.values():
        for _, extent in tensor.shape_formulas():
            yield from _of(extent)
        if tensor.active is not None:
            yield tensor.active
    yield from (kind.count for kind in model.kinds)
    yield from (*model.present.values(), *model.resident.values())
    if not isinstance(model.held_times, int):
        yield model.held_times


def _of(formula: Formula) -> Iterator[Expr]:
    return (term.value for terms in formula.table.values() for term in terms)


def _exact(value: int | str) -> int | Fraction:
    exact = Fraction(value)
    return exact.numerator if exact.denominator == 1 else exact
