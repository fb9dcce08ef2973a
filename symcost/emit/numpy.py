"""The NumPy evaluator: programs as data and a small planner, for arrays of configs and grids of them."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getsource

from symcost.emit.functions import Function, functions
from symcost.emit.instructions import Line, lines
from symcost.emit.parameters import parameters
from symcost.emit.python import constants, has_fractions, literal, quoted
from symcost.emit.python_code import indented, packed, signature
from symcost.emit.templates import render
from symcost.ir.cost_model import CostModel
from symcost.ir.totals import total_fields
from symcost.result_memory import ResultMemory

TEMPLATE = "numpy/evaluator.py.jinja"


def emit(model: CostModel) -> str:
    """The source of a model's array evaluator, `evaluator_numpy.py`."""
    taken = parameters(model)
    made = functions(model)
    return render(
        TEMPLATE,
        **constants(model, taken),
        result_memory=getsource(ResultMemory),
        fields=packed(map(quoted, total_fields(model)), 2),
        programs=[_program(function) for function in made],
        functions=made,
        signature=packed(signature(taken), 1),
        fractions=has_fractions(model, taken),
    )


def _program(function: Function) -> dict[str, object]:
    written, results = lines(function.program)
    return {
        "name": function.name,
        "lines": list(indented(_literals(written), 3)),
        "results": [f'            "{line} "' for line in _packed_words(results)],
    }


def _literals(written: tuple[Line, ...] | list[Line]) -> Iterator[str]:
    """Lines as string literals; a choice as a nested tuple."""
    for line in written:
        if isinstance(line, str):
            yield f'"{line}",'
            continue
        yield f"({quoted(line.convention)},"
        for options, inner in line.cases:
            yield f"    ({literal(options)}, ("
            yield from indented(_literals(inner), 2)
            yield "    )),"
        yield "),"


def _packed_words(words: list[str]) -> list[str]:
    made: list[str] = []
    for word in words:
        if made and len(made[-1]) + len(word) < 100:
            made[-1] += f" {word}"
        else:
            made.append(word)
    return made
