"""What a generated module is called with: numbers of every kind are exact, and what is no number is refused by name."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("cffi")

import symcost  # noqa: E402
from symcost.compiler.native import native  # noqa: E402
from symcost.errors import UsageError  # noqa: E402
from symcost.evaluate.native import Compiled  # noqa: E402
from symcost.evaluate.readable import Readable  # noqa: E402

NAME = "llama-3-8b"
BEYOND = {"batch": 2**20, "seq": 2**40, "context": 2**40}


def fast():
    return symcost.evaluator(NAME)


def readable() -> Readable:
    from symcost.api.model import formula_spec, module_of

    return module_of(*formula_spec(symcost.load(NAME)))


def arguments(module, given):
    """The model's own, but for conventions that a readable module does not take."""
    taken = {*module.DIMS, *module.WIDTHS, *module.COEFFICIENTS, *module.CONVENTIONS}
    return {**{name: value for name, value in fast().base.items() if name in taken}, **given}


@pytest.fixture(params=["fast", "readable"])
def exact(request):
    return fast().module.raw if request.param == "fast" else readable().raw


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.uint64, Fraction], ids=lambda kind: kind.__name__)
def test_integers_of_other_libraries_do_not_wrap(exact, kind):
    given = {"batch": kind(2**20), "seq": kind(2**30), "context": kind(2**30), "width_act": kind(2)}
    plain = {name: int(value) for name, value in given.items()}
    expected = exact.totals(**arguments(exact, plain))
    assert exact.totals(**arguments(exact, given)) == expected
    assert all(type(value) is int for value in exact.totals(**arguments(exact, given)))


NONE = [-1, 0, True, "8", "", None, math.nan, math.inf, 1.5, 4096.0, [8], np.array([8]), np.float64(8), np.bool_(True)]


@pytest.mark.parametrize("value", NONE, ids=repr)
@pytest.mark.parametrize("name", ["batch", "heads"])
def test_what_is_no_size_is_refused_by_name(exact, name, value):
    for function in (exact.totals, exact.components, exact.kind_dense):
        with pytest.raises(ValueError, match=rf"{name}=.* is no whole number or Fraction of at least 1"):
            function(**arguments(exact, {name: value}))


@pytest.mark.parametrize("name", ["width_act", "cost_exp"])
def test_widths_and_coefficients_are_checked(exact, name):
    for value in (-1, Fraction(-1, 2), "2", math.nan, True):
        with pytest.raises(ValueError, match=rf"{name}=.* is no whole number or Fraction of at least 0"):
            exact.totals(**arguments(exact, {name: value}))


def test_a_model_may_be_without_layers(exact):
    assert exact.totals(**arguments(exact, {"layers": 0})).params == 2 * 128256 * 4096 + 4096


def test_a_long_text_is_not_repeated_in_full(exact):
    with pytest.raises(ValueError, match="seq=") as caught:
        exact.totals(**arguments(exact, {"seq": "9" * 100_000}))
    assert len(str(caught.value)) < 200


@pytest.fixture(scope="module")
def arrays():
    """The functions over arrays: NumPy's, C's, and those of `symcost.evaluator`."""
    made = fast()
    options = {name: made.base[name] for name in made.module.conventions}
    place = made.module.raw.Totals._fields.index("forward_matmul_flops")
    compiled = Compiled(native(made.spec, made.formulas, "totals", options))
    return {
        "numpy": lambda **given: made._backends.numpy.totals(**{**made.base, **given})[place],
        "compiled": lambda **given: compiled({**made.base, **given})[place],
        "api": lambda **given: made(**given)[place],
    }


BACKENDS = ["numpy", "compiled", "api"]


@pytest.mark.parametrize("backend", BACKENDS)
def test_arrays_of_machine_integers_do_not_wrap(arrays, backend):
    expected = fast().module.raw.totals(**arguments(fast().module.raw, BEYOND)).forward_matmul_flops
    for kind in (np.int64, np.uint64):
        given = {name: np.array([value], dtype=kind) for name, value in BEYOND.items()}
        (found,) = arrays[backend](**given)
        assert math.isclose(found, expected, rel_tol=1e-12)


@pytest.mark.parametrize("length", [1, 3, 200_000])
@pytest.mark.parametrize("value", [-1.0, 0.0, math.nan, -math.inf])
@pytest.mark.parametrize("backend", BACKENDS)
def test_one_wrong_number_among_many_is_refused_by_name(arrays, backend, value, length):
    batch = np.ones(length)
    batch[length // 2] = value
    with pytest.raises((ValueError, UsageError), match="batch"):
        arrays[backend](batch=batch, seq=np.full(length, 8.0), context=np.full(length, 8.0))


@pytest.mark.parametrize(
    "value", [["1", "2"], "8", [True, False], True, [None], [1 + 1j], np.ma.masked_array([1], [1])]
)
@pytest.mark.parametrize("backend", BACKENDS)
def test_arrays_of_something_else_are_refused_by_name(arrays, backend, value):
    with pytest.raises((ValueError, UsageError), match="batch"):
        arrays[backend](batch=value, seq=np.array([8, 9]), context=np.array([8, 9]))


@pytest.mark.parametrize("backend", BACKENDS)
def test_no_layers_among_many(arrays, backend):
    found = arrays[backend](layers=np.arange(3.0))
    assert found[2] - found[1] == found[1] - found[0] > 0
