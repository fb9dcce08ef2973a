"""The emitted C against the generated Python module, built by whatever compiler is installed."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("cffi")

from symcost.emit.c import emit  # noqa: E402
from symcost.emit.python import emit as emit_python  # noqa: E402
from symcost.errors import BuildError, VerifyError  # noqa: E402
from symcost.evaluate.native import Compiled, compiler  # noqa: E402
from symcost.ir.native import Native  # noqa: E402
from tests.emit.models import random_sizes, run, small_model  # noqa: E402
from tests.emit.test_numpy import columns, row  # noqa: E402
from tests.emit.test_python import OPTIONS, graph  # noqa: E402

try:
    compiler()
except BuildError as missing:
    pytest.skip(str(missing), allow_module_level=True)

COUNT = 1_003


@cache
def models():
    model, exact = graph()
    return {"document_000": (model, exact), "small": (small_model(), run(emit_python(small_model())))}


def defaults(exact):
    return {name: options[0] for name, options in exact.CONVENTIONS.items()}


def arguments(exact, values):
    return {**values, **{name: values.get(name, value) for name, value in exact.COEFFICIENTS.items()}}


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("document_000", "totals"),
        ("document_000", "components"),
        ("document_000", "kind_dense"),
        ("small", "totals"),
        ("small", "components"),
    ],
)
def test_results_are_those_of_the_exact_module(name, function):
    model, exact = models()[name]
    values = columns(exact, COUNT, 3)
    options = defaults(exact)
    made = Compiled(emit(model, function, options, exact.WIDTHS))(arguments(exact, values))
    for index in (0, 1, 63, 64, 511, COUNT - 1):
        expected = getattr(exact, function)(**row(values, index), **options)
        for number, column in zip(expected, made, strict=True):
            assert column.shape == (COUNT,)
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)


@pytest.mark.parametrize("options", OPTIONS[::9], ids=lambda options: "-".join(options.values()))
def test_options_are_decided_in_the_source(options):
    model, exact = models()["small"]
    options = {**defaults(exact), **options}
    values = columns(exact, 70, 3, seed=4)
    made = Compiled(emit(model, "totals", options, exact.WIDTHS))(arguments(exact, values))
    for index in (0, 69):
        for number, column in zip(exact.totals(**row(values, index), **options), made, strict=True):
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)


@pytest.mark.parametrize("function", ["totals", "components"])
def test_any_shape(function):
    model, exact = models()["small"]
    point = random_sizes(exact, Random(3), digits=2)
    compiled = Compiled(emit(model, function, defaults(exact)))
    for shape in [(), (1,), (8,), (63,), (64,), (65,), (5, 1, 20), (0,)]:
        values = {name: np.full(shape, size) if name in exact.DIMS else size for name, size in point.items()}
        made = compiled(arguments(exact, values))
        for number, column in zip(getattr(exact, function)(**point), made, strict=True):
            assert np.shape(column) == shape
            np.testing.assert_allclose(column, float(number), rtol=1e-12)


def test_numbers_arrays_and_fractions_mix():
    model, exact = models()["small"]
    point = random_sizes(exact, Random(5), digits=3) | {"width_act": Fraction(1, 2)}
    batches = np.arange(1, 300)
    made = Compiled(emit(model, "totals", defaults(exact)))(arguments(exact, point | {"batch": batches}))
    for index in (0, 297, 298):
        for number, column in zip(exact.totals(**(point | {"batch": index + 1})), made, strict=True):
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)


@pytest.mark.parametrize("function", ["totals", "components"])
def test_large_results_past_the_caches_on_several_threads(function):
    """Whole blocks leave in cache lines, the rest one by one; parts meet without a seam."""
    model, exact = models()["document_000"]
    count = 70_003
    values = columns(exact, count, 3, seed=2)
    for name in exact.WIDTHS:
        values[name] = 2
    compiled = Compiled(emit(model, function, {}))
    made = compiled(arguments(exact, values), threads=3)
    for one, other in zip(compiled(arguments(exact, values), threads=1), made, strict=True):
        np.testing.assert_array_equal(one, other)
    for index in (0, 35_007, 35_008, count - 1):
        point = {name: int(column[index]) if np.ndim(column) else column for name, column in values.items()}
        for number, column in zip(getattr(exact, function)(**point), made, strict=True):
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)


def test_room_is_filled_where_it_is_given():
    model, exact = models()["document_000"]
    compiled = Compiled(emit(model, "totals", {}, exact.WIDTHS))
    values = arguments(exact, columns(exact, COUNT, 2))
    room = compiled.room(COUNT)
    made = compiled(values, out=room)
    assert np.shares_memory(made[-1], room)


def test_floors_of_whole_quotients_are_exact():
    """Fast mathematics must not turn a quotient into a product with a rounded reciprocal."""
    model, exact = models()["document_000"]
    heads = np.arange(1, 5_000)
    point = dict.fromkeys((*exact.DIMS, *exact.WIDTHS), 1)
    made = Compiled(emit(model, "components", {}))(arguments(exact, point | {"heads": heads, "hidden": heads * 49}))
    place = next(i for i, row in enumerate(exact.ROWS) if row[-1] == "Q_activation" and row[-2] == "d_head")
    assert (made[place] == 49).all()


def test_the_record_survives_as_text():
    native = emit(models()["small"][0], "components", defaults(models()["small"][1]))
    assert Native.from_json(native.to_json()) == native


def test_equal_input_gives_equal_source():
    model, exact = models()["small"]
    first, second = (emit(model, "totals", defaults(exact)).source for _ in range(2))
    assert first == second


def test_a_function_that_does_not_exist_is_refused():
    with pytest.raises(VerifyError, match="no function 'kind_absent'"):
        emit(models()["small"][0], "kind_absent", {})
