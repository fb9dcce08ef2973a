"""The JavaScript evaluator: an ES module without dependencies, read off the Python evaluator's own text.

One text is compiled, executed and tested; this is the same text in another language. So an evaluator that exists as
Python, such as those of bundled models, becomes JavaScript without being compiled again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from symcost.emit import python
from symcost.emit.javascript_code import function_text
from symcost.emit.python_code import indented, wrapped
from symcost.emit.templates import render
from symcost.errors import VerifyError
from symcost.ir.cost_model import CostModel
from symcost.printing.javascript import quoted

TEMPLATE = "javascript/evaluator.js.jinja"
# Sizes are whole; what else an evaluator is called with may be a fraction.
_SIZES = "DIMS"
_RECORD = "Totals"


def emit(model: CostModel) -> str:
    """The source of a model's exact evaluator in JavaScript, `evaluator.js`."""
    return translate(python.emit(model))


def translate(source: str) -> str:
    """The JavaScript of a Python evaluator.

    Args:
        source: text that `symcost.emit.python` made.

    Raises:
        VerifyError: text that is no such evaluator.
    """
    module, lines = ast.parse(source), source.splitlines()
    title = (ast.get_docstring(module) or "").splitlines()[:1]
    known = dict(_constants(module))
    fields = {"TOTALS" if name == _RECORD else name: value for name, value in known.items()}
    written = [item for item in module.body if isinstance(item, ast.FunctionDef) and not item.name.startswith("_")]
    if _SIZES not in known or not (title and written):
        raise VerifyError("it is no generated evaluator, so that it has no JavaScript")
    return render(
        TEMPLATE,
        title=title[0],
        tables=[_table(name, value, _comment(module, lines, name)) for name, value in fields.items()],
        usual=_usual(written[0], known[_SIZES]),
        functions=[function_text(function, set(known[_SIZES])) for function in written],
    )


@lru_cache(maxsize=64)
def constants(source: str) -> Mapping[str, Any]:
    """Tables of a Python evaluator by name, read and not executed."""
    return dict(_constants(ast.parse(source.split("\n\n\ndef ")[0])))


def _constants(module: ast.Module) -> Iterator[tuple[str, Any]]:
    for item in module.body:
        if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
            name = item.targets[0].id
            if name == _RECORD and isinstance(item.value, ast.Call):
                yield name, ast.literal_eval(item.value.args[1])
            elif not name.startswith("_"):
                yield name, _literal(item.value)


def _literal(node: ast.expr) -> Any:
    """A literal in which `Fraction(9, 8)` may stand."""
    if isinstance(node, ast.Dict):
        return {_literal(k): _literal(v) for k, v in zip(node.keys, node.values, strict=True) if k is not None}
    if isinstance(node, ast.Call):
        return Fraction(*(ast.literal_eval(argument) for argument in node.args))
    return ast.literal_eval(node)


def _usual(function: ast.FunctionDef, sizes: tuple[str, ...]) -> str:
    """Defaults of sizes, which all functions share; empty where every size must be stated."""
    pairs = zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
    found = [(item.arg, default) for item, default in pairs if default is not None and item.arg in sizes]
    listed = ", ".join(f"{name}: {_value(ast.literal_eval(default))}" for name, default in found)
    return f" {listed} " if listed else ""


def _comment(module: ast.Module, lines: list[str], name: str) -> str:
    """The comment in front of a table."""
    for item in module.body:
        if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name) and item.targets[0].id == name:
            above = lines[item.lineno - 2]
            return above.removeprefix("# ") if above.startswith("# ") else ""
    return ""


def _table(name: str, value: Any, comment: str) -> dict[str, object]:
    """A constant: nested tables one line a row, flat ones packed."""
    if isinstance(value, dict):
        items = [f"{key}: {_value(item)}" for key, item in value.items()]
        brackets, rows = "{}", [f"{item}," for item in items] if name == "CONVENTIONS" else wrapped(items, ",", 4)
    elif isinstance(value, tuple):
        flat = not any(isinstance(item, tuple) for item in value)
        items = list(map(_value, value))
        brackets, rows = "[]", wrapped(items, ",", 4) if flat else [f"{item}," for item in items]
    else:
        return {"name": name, "comment": comment, "text": _value(value), "rows": []}
    return {"name": name, "comment": comment, "text": brackets, "rows": list(indented(rows, 1))}


def _value(value: Any) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Fraction):
        return f"new Fraction({value.numerator}n, {value.denominator}n)"
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    return f"{value}n"
