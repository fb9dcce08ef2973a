"""Partial evaluation: closed forms in the free sizes, equal to the full evaluation wherever they are filled in."""

import random
from fractions import Fraction

import pytest

from symcost.api import load
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate
from tests.evaluate.conftest import DATA

CASES = DATA.parent / "compute_graph"


def filled(value, sizes):
    """The result with every expression evaluated at a point."""
    if isinstance(value, dict):
        return {key: filled(entry, sizes) for key, entry in value.items()}
    if isinstance(value, list):
        return [filled(entry, sizes) for entry in value]
    if isinstance(value, str):
        number = evaluate(read_formula(value)[0], sizes, value)
        return str(number) if isinstance(number, Fraction) else number
    return value


def numbers(result):
    """The parts that depend on sizes; kinds, names and dtypes are texts of their own."""
    parts = [
        {"count": c["count"], "flops": c["flops"], "hbm_bytes": c["hbm_bytes"]}
        | {"tensors": [{key: t[key] for key in ("shape", "elements", "bytes")} for t in c["tensors"]]}
        for c in result["components"]
    ]
    return [*parts, result["totals"]]


def close(left, right):
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(close(left[key], right[key]) for key in left)
    if isinstance(left, list):
        return len(left) == len(right) and all(map(close, left, right))
    return (
        left == pytest.approx(right, rel=1e-12)
        if isinstance(left, float) or isinstance(right, float)
        else left == right
    )


@pytest.mark.parametrize(
    ("source", "free"),
    [
        ("llama-3-8b", ("batch", "seq")),
        ("mixtral-8x7b", ("batch", "seq", "experts")),
        ("llama-3-8b", ("layers", "width_act")),
        (str(CASES / "tiny_odd_heads.json"), ("batch", "vocab")),
        (str(CASES / "coefficients_changed.json"), ("hidden", "dense_layers", "alpha_silu")),
    ],
)
def test_equal_to_full_evaluation(source, free):
    model = load(source)
    free_numbers = numbers(model.evaluate(free=free).result)
    random.seed(f"{source}{free}")
    for _ in range(3):
        sizes = {name: random.randint(8, 5000) for name in free}
        full = model.evaluate(sizes=sizes)
        assert close(filled(free_numbers, {**sizes, "context": sizes.get("seq")}), numbers(full.result))


def test_the_text_is_the_sheet_grammar():
    found = load("llama-3-8b").evaluate(free=("batch", "seq"), pairs="full").result
    assert found["dims"]["batch"] == "batch"
    assert found["dims"]["context"] == "seq"
    assert found["totals"]["params"] == 8030261248
    assert found["totals"]["flops"]["forward"]["matmul"] == "15009316864*batch*seq + 524288*batch*seq**2"


def test_tables_show_expressions():
    costs = load("llama-3-8b").evaluate(free=("batch",), seq=1)
    assert "free batch" in costs.table("model")
    assert " * batch" in costs.markdown("kind").replace(r"\*", "*")
    assert "*batch" in costs.csv()
