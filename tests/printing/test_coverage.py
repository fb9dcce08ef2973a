"""Every printer prints every covered expression, and what it prints has the expression's value when it runs."""

from __future__ import annotations

import ast
import json
import subprocess
from fractions import Fraction
from math import log
from pathlib import Path

import numpy as np
import pytest
from sympy import Expr, Rational

from symcost.errors import VerifyError
from symcost.printing.coverage import coverage
from symcost.printing.javascript import JavascriptPrinter
from symcost.printing.latex import LatexPrinter
from symcost.printing.numpy import NumpyPrinter
from symcost.printing.python import PythonPrinter

CASES = coverage()
POINTS = (
    {
        "batch": 3, "seq": 101, "context": 211, "hidden": 4099, "heads": 7, "head_dim": 13, "layers": 61,
        "vocab": 1009, "experts": 257, "top_k": 5, "width_param": 3,
    },
    {
        "batch": 2, "seq": 8, "context": 9, "hidden": 64, "heads": 8, "head_dim": 5, "layers": 3,
        "vocab": 256, "experts": 1001, "top_k": 2, "width_param": Fraction(1, 2),
    },
)  # fmt: skip
EXACT = [name for name in CASES if not name.startswith(("logarithm", "symbolic"))]


def exact(above, below):
    """What generated modules call `_exact`."""
    made = Fraction(above) / below
    return made.numerator if made.denominator == 1 else made


def number(expr: Expr, point: dict[str, int | Fraction]) -> Fraction | float:
    """The expression's value by substitution."""
    values = {}
    for symbol in expr.free_symbols:
        given = Fraction(point[symbol.name])
        values[symbol] = Rational(given.numerator, given.denominator)
    found = expr.subs(values, simultaneous=True)
    if found.is_Rational:
        return Fraction(int(found.p), int(found.q))
    return float(found.evalf(30))


@pytest.mark.parametrize("name", EXACT)
def test_python_is_exact(name):
    text = PythonPrinter().text(CASES[name])
    for point in POINTS:
        assert eval(text, {"_exact": exact}, dict(point)) == number(CASES[name], point), text


@pytest.mark.parametrize("name", sorted(set(CASES) - set(EXACT)))
def test_python_logarithms_and_expectations(name):
    text = PythonPrinter().text(CASES[name])
    for point in POINTS:
        found = eval(text, {"_exact": exact, "_log": log}, dict(point))
        assert isinstance(found, float)
        assert found == pytest.approx(number(CASES[name], point), rel=1e-13), text


@pytest.mark.parametrize("name", CASES)
def test_numpy(name):
    text = NumpyPrinter().text(CASES[name])
    columns = {key: np.array([float(point[key]) for point in POINTS]) for key in POINTS[0]}
    found = np.broadcast_to(eval(text, {"np": np}, columns), (len(POINTS),))
    assert found.dtype == np.float64
    expected = [float(number(CASES[name], point)) for point in POINTS]
    np.testing.assert_allclose(found, expected, rtol=1e-13)


@pytest.mark.node
def test_javascript():
    """What Python prints, read off in JavaScript, with the helpers of generated modules."""
    lines = [template("javascript/runtime.js").replace("export class", "class"), "const out = [];"]
    for point in POINTS:
        given = [f"{name} = {exact_text(Fraction(value))}" for name, value in point.items()]
        printer = JavascriptPrinter({name for name in point if name != "width_param"})
        texts = [printer.node(ast.parse(PythonPrinter().text(expr), mode="eval").body).text for expr in CASES.values()]
        lines.append(f"{{ const {', '.join(given)}; out.push([{', '.join(texts)}]); }}")
    lines.append(
        "console.log(JSON.stringify(out, (_, v) => (typeof v === 'number' || Array.isArray(v) ? v : `${v}`)));"
    )
    done = subprocess.run(["node", "-e", "\n".join(lines)], capture_output=True, text=True, check=True)
    for point, row in zip(POINTS, json.loads(done.stdout), strict=True):
        for (name, expr), found in zip(CASES.items(), row, strict=True):
            if name in EXACT:
                assert Fraction(found) == number(expr, point), name
            else:
                assert found == pytest.approx(number(expr, point), rel=1e-13), name


def template(name: str) -> str:
    return (Path(__file__).parents[2] / "templates" / name).read_text(encoding="utf-8")


def exact_text(value: Fraction) -> str:
    return f"{value}n" if value.denominator == 1 else f"new Fraction({value.numerator}n, {value.denominator}n)"


@pytest.mark.parametrize("name", CASES)
def test_latex_is_balanced_and_exact(name):
    text = LatexPrinter().text(CASES[name])
    assert text
    assert text.count("{") == text.count("}")
    assert text.count("(") == text.count(")")
    assert "." not in text, "fractions, never decimals"


def test_factors_stand_in_the_order_of_dims():
    assert LatexPrinter().text(CASES["product"]) == r"2\,B\,S\,h\,d"
    assert PythonPrinter().text(CASES["product"]) == "2*batch*seq*hidden*head_dim"


def test_a_function_without_a_printer_is_refused_by_name():
    from sympy import sin

    from symcost.dims import hidden

    with pytest.raises(VerifyError, match="no printer knows sin"):
        PythonPrinter().text(sin(hidden))
