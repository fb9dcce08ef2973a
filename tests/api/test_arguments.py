"""Arguments of an evaluator: every kind of number is worth the same, and what is no number is refused."""

from __future__ import annotations

import sys
from decimal import Decimal
from fractions import Fraction

import pytest

import symcost
from symcost.errors import UsageError

np = pytest.importorskip("numpy")
MODEL = symcost.load("gpt2")
BACKENDS = ("auto", "numpy", "compiled")


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint32, np.float32, np.float64, np.longdouble, float, Decimal])
@pytest.mark.parametrize("backend", ["auto", "python"])
def test_a_number_of_any_kind_is_exact(kind, backend):
    f = symcost.evaluator(MODEL, backend=backend)
    found, expected = f(batch=kind(2**20), seq=np.uint16(1000)), f(batch=2**20, seq=1000)
    assert found == expected
    assert all(type(one) is type(other) for one, other in zip(found, expected, strict=True))


def test_a_number_is_not_rounded_to_its_own_kind():
    width = symcost.evaluator(MODEL)(batch=1, width_act=np.float32(0.1)).forward_read_bytes
    assert width == symcost.evaluator(MODEL)(batch=1, width_act=Fraction(1, 10)).forward_read_bytes


REFUSED = {
    "not a number": [1.0, float("nan")],
    "infinite": np.array([np.inf, 1.0]),
    "negative, nested": [[1, -2], [3, 4]],
    "text": np.array(["4"]),
    "text in a list": ["4"],
    "text as an object": np.array(["4"], dtype=object),
    "nothing": [None, 1],
    "truth values": np.array([True, False]),
    "complex": np.array([4 + 1j]),
    "dates": np.array(["2020-01-01"], dtype="M8[D]"),
    "durations": np.array([1], dtype="m8[s]"),
    "records": np.zeros(2, dtype=[("a", int)]),
    "masked": np.ma.array([1, 2], mask=[False, True]),
    "ragged": [[1], [2, 3]],
    "a mapping": {"a": 1},
    "a set": {1, 2},
    "a truth value of NumPy": np.True_,
    "one number, complex": 4 + 0j,
    "one number, infinite": float("inf"),
    "an object": object(),
}


@pytest.mark.parametrize("value", REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_no_number_is_refused_alike(backend, value):
    with pytest.raises(UsageError, match="batch is ") as caught:
        symcost.evaluator(MODEL, backend=backend)(batch=value)
    assert caught.value.hint


@pytest.mark.parametrize(
    "value", [[], np.zeros((0, 3), int), range(1, 4), np.array(3), [2**70, 5], np.array([1, 2], ">i4")]
)
def test_arrays_that_look_strange(value):
    found = symcost.evaluator(MODEL)(batch=value).forward_matmul_flops
    shape = np.shape(value)
    assert np.shape(found) == shape
    one = symcost.evaluator(MODEL)(batch=1).forward_matmul_flops
    np.testing.assert_allclose(found, np.asarray(value, dtype=float) * one, rtol=1e-12)


def test_without_numpy_arrays_are_refused_and_numbers_priced(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    f = symcost.evaluator(MODEL)
    assert f(batch=2).params
    with pytest.raises(UsageError, match="arrays need NumPy"):
        f(batch=[1, 2])


def test_an_array_is_no_size_of_a_model():
    with pytest.raises(UsageError, match="hidden is "):
        MODEL.evaluate(sizes={"hidden": np.array([1, 2])})
