"""The Python evaluator: one module of the standard library alone, exact at any size."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from symcost import dims
from symcost.emit.functions import functions, memory_names
from symcost.emit.parameters import Parameters, parameters
from symcost.emit.python_code import function_text, packed
from symcost.emit.tables import digest, instances, rows, tensors
from symcost.emit.templates import render
from symcost.garbage_collection import no_collection
from symcost.ir.cost_model import CostModel
from symcost.ir.text import to_text
from symcost.ir.totals import total_fields
from symcost.passes.sharding.divisions import divided_sizes

if TYPE_CHECKING:
    from sympy import Expr

TEMPLATE = "python/evaluator.py.jinja"


@no_collection()
def emit(model: CostModel) -> str:
    """The source of a model's exact evaluator, `evaluator.py`."""
    taken = parameters(model)
    made = [function_text(function, taken) for function in functions(model)]
    return render(
        TEMPLATE,
        **constants(model, taken),
        fields=packed(map(quoted, total_fields(model)), 2),
        functions=made,
        uses={name: any(f"{name}(" in text or f"{name}," in text for text in made) for name in _HELPERS},
        fractions=has_fractions(model, taken),
    )


_HELPERS = ("_exact", "_log", "_whole", "_narrow", "_numbers")


def constants(model: CostModel, taken: Parameters) -> dict[str, object]:
    """Texts of the tables that stand at the top of every evaluator."""
    return {
        # Models of one structure share a module: it is called by what they share.
        "title": quoted(f"{model.family}, formula set {model.formulas}")[1:-1],
        "family": quoted(model.family),
        "formulas": quoted(model.formulas),
        "kinds": [literal((kind.name, to_text(kind.count))) for kind in model.kinds],
        "instances": [literal(item) for item in instances(model)],
        "sizes": packed(map(quoted, taken.sizes), 1),
        "absent": literal(may_be_zero(taken)),
        "widths": packed(map(quoted, taken.widths), 1),
        "coefficients": packed((f"{quoted(name)}: {value!r}" for name, value in taken.coefficients.items()), 1),
        "conventions": [f"{quoted(name)}: {literal(options)}" for name, options in taken.conventions.items()],
        "rows": [literal(row) for row, _ in rows(model)],
        "tensors": [literal(row) for row in tensors(model)],
        "filled": packed(_filled(model), 1),
        "unpriced": literal(model.unpriced),
        "memory": literal(memory_names(model)),
        "divisions": [literal(row) for row in divided_sizes(model)],
        "digest": quoted(digest(model)),
    }


def _filled(model: CostModel) -> Iterator[str]:
    """Numbers and options that are no parameters; what follows from them is not listed."""
    yield from (f"{quoted(s.name)}: {number(value)}" for s, value in model.filled.items() if s not in model.derived)
    yield from (f"{quoted(name)}: {quoted(option)}" for name, option in model.fixed.items())


def may_be_zero(taken: Parameters) -> tuple[str, ...]:
    """Sizes of what a model may be without."""
    return tuple(name for name in taken.sizes if dims.describe(name).sign == "nonnegative")


def has_fractions(model: CostModel, taken: Parameters) -> bool:
    """Whether a number in the module's tables is not whole."""
    return not all(map(_is_whole, (*taken.coefficients.values(), *model.filled.values())))


def _is_whole(value: int | Fraction | Expr) -> bool:
    return isinstance(value, int) or getattr(value, "is_Integer", False)


def number(value: Expr) -> str:
    """A rational number as Python writes it."""
    return str(value) if value.is_Integer else f"Fraction({value.p}, {value.q})"


@lru_cache(maxsize=1 << 13)
def quoted(text: str) -> str:
    """A string literal with double quotes, whatever the text holds."""
    return '"' + "".join(_ESCAPES.get(sign, sign) if sign.isprintable() else repr(sign)[1:-1] for sign in text) + '"'


_ESCAPES = {'"': '\\"', "\\": "\\\\"}


def literal(values: tuple[str, ...]) -> str:
    """A tuple literal of strings."""
    return f"({', '.join(map(quoted, values))}{',' if len(values) == 1 else ''})"
