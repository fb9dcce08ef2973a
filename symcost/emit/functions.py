"""The functions that every evaluator has, as programs: totals, one per kind, and the table of all rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from symcost.emit.build import build
from symcost.emit.prepared import of_last_model
from symcost.emit.program import Program
from symcost.emit.tables import rows
from symcost.errors import VerifyError
from symcost.garbage_collection import no_collection
from symcost.ir.cost_model import CostModel, FormulaKey
from symcost.ir.formula import Formula
from symcost.ir.totals import parts, total_fields
from symcost.passes.memory import memory


@dataclass(frozen=True)
class Function:
    """A function of a generated module.

    Attributes:
        named: whether it returns the record of totals; else a plain tuple in the order of rows.
    """

    name: str
    summary: str
    program: Program
    named: bool


@of_last_model
@no_collection()
def functions(model: CostModel) -> tuple[Function, ...]:
    """All functions of a model's evaluator, in the order in which a module has them.

    Raises:
        VerifyError: a kind whose name cannot be part of a function's name.
    """
    return tuple(_functions(model))


def _functions(model: CostModel) -> Iterator[Function]:
    yield Function("totals", "Sums over the whole model, for one micro-batch.", sums(model), named=True)
    for kind in model.kinds:
        if not kind.name.isidentifier():
            raise VerifyError(f"kind {kind.name!r} cannot be part of a function's name")
        yield Function(f"kind_{kind.name}", f"The same sums for one `{kind.name}`.", sums(model, kind.name), named=True)
    table = build(model, [[formula] for _, formula in rows(model)])
    yield Function("components", "Every row, for one instance, in the order of ROWS.", table, named=False)
    held = memory(model)
    if held is not None:
        program = build(replace(model, derived={**model.derived, **held.derived()}), held.figures())
        yield Function("memory", "Bytes of a step on one device, in the order of MEMORY.", program, named=False)


def memory_names(model: CostModel) -> tuple[str, ...]:
    """What the function `memory` returns: persistent, saved, peak, then every point; empty where there is none."""
    return next((tuple(o.name for o in f.program.outputs) for f in functions(model) if f.name == "memory"), ())


def sums(model: CostModel, kind: str | None = None) -> Program:
    """The totals of the model or of one layer of a kind."""
    fields: dict[str, Callable[[FormulaKey], bool]] = total_fields(model)
    chosen: dict[str, list[Formula]] = {name: parts(model, name, takes, kind) for name, takes in fields.items()}
    return build(model, chosen)
