"""The generated NumPy module against the generated Python module: values, broadcasting, blocks, and what is exact."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import numpy as np
import pytest

from symcost.emit.numpy import emit
from symcost.emit.python import emit as emit_python
from tests.emit.models import random_sizes, run, small_model
from tests.emit.test_python import OPTIONS, graph

ROWS = 100_000


@cache
def small():
    return run(emit(small_model())), run(emit_python(small_model()))


@cache
def document_000():
    model, exact = graph()
    return run(emit(model)), exact


def columns(module, count, digits=4, seed=0):
    """Arrays of odd sizes; a third of the columns as floats, the others as integers."""
    generator = np.random.default_rng(seed)
    made = {}
    for place, name in enumerate((*module.DIMS, *module.WIDTHS)):
        high = 10 ** generator.uniform(0, digits, count)
        values = generator.choice([1, 2, 4], count) if name in module.WIDTHS else high.astype(np.int64) | 1
        made[name] = values.astype(np.float64) if place % 3 == 0 else values
    if "top_k" in made:
        made["top_k"] = np.minimum(made["top_k"], made["experts"])
    return made


def row(values, index):
    return {name: int(column[index]) for name, column in values.items()}


def compare(module, exact, values, indices, options):
    """Both modules at some rows: how many results are marked exact, and how many there are."""
    found, mask = module.components(**values, **options), module.components_exact(**values, **options)
    sums, sums_mask = module.totals(**values, **options), module.totals_exact(**values, **options)
    marked = total = 0
    for index in indices:
        point = row(values, index)
        expected = (*exact.components(**point, **options), *exact.totals(**point, **options))
        for number, column, certain in zip(expected, (*found, *sums), (*mask, *sums_mask), strict=True):
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)
            assert not certain[index] or Fraction(float(column[index])) == number
            marked, total = marked + int(certain[index]), total + 1
    return marked, total


@pytest.mark.parametrize("digits", [2, 4, 6])
def test_document_000_on_many_rows(digits):
    module, exact = document_000()
    values = columns(module, ROWS, digits, seed=digits)
    marked, total = compare(module, exact, values, range(0, ROWS, ROWS // 20), {})
    assert 0 < marked < total, "logarithms and what is past 2**53 are not marked"


@pytest.mark.parametrize("options", OPTIONS[::3], ids=lambda options: "-".join(options.values()))
def test_conventions(options):
    module, exact = small()
    values = columns(module, 40_000, 3, seed=1)
    marked, total = compare(module, exact, values, range(0, 40_000, 4_001), options)
    assert 0 < marked < total


def test_a_result_below_the_limit_is_marked():
    module, exact = document_000()
    values = columns(module, 50, 2)
    marked, total = compare(module, exact, values, range(50), {})
    floats = sum(
        isinstance(value, float) for value in (*exact.components(**row(values, 0)), *exact.totals(**row(values, 0)))
    )
    assert marked == total - 50 * floats


def test_what_a_large_number_hides_is_not_marked():
    module, _ = small()
    point = dict.fromkeys(module.DIMS, 1) | dict.fromkeys(module.WIDTHS, 1)
    assert module.totals_exact(**point).params
    assert not module.totals_exact(**(point | {"hidden": 2**53 + 1})).params
    assert not module.totals_exact(**(point | {"hidden": 10**30})).params
    assert not module.totals_exact(**(point | {"width_param": Fraction(1, 2)})).param_bytes
    assert module.totals_exact(**(point | {"width_param": Fraction(1, 2)})).param_elements


def test_a_grid_equals_the_same_points_in_rows():
    module, _ = document_000()
    axes = {
        "batch": np.arange(1, 31)[:, None, None],
        "seq": (2 ** np.arange(12))[None, :, None] + 1,
        "hidden": (np.arange(1, 121) * 64 + 1)[None, None, :],
    }
    rest = {name: 3 for name in (*module.DIMS, *module.WIDTHS) if name not in axes}
    grid = module.totals(**axes, **rest)
    flat = {name: np.broadcast_to(axis, (30, 12, 120)).ravel() for name, axis in axes.items()}
    rows = module.totals(**flat, **rest)
    for field, one, other in zip(grid._fields, grid, rows, strict=True):
        assert one.shape == (30, 12, 120)
        np.testing.assert_allclose(one.ravel(), other, rtol=1e-14, err_msg=field)
    marks = module.totals_exact(**axes, **rest)
    assert all(mark.shape == (30, 12, 120) for mark in marks)


@pytest.mark.parametrize(
    "shape", [(), (1,), (16_383,), (16_384,), (16_385,), (40_000,), (5, 1, 20_000), (20_000, 5), (0,)]
)
def test_any_shape(shape):
    """Blocks of any length, and axes of length one, change nothing."""
    module, exact = small()
    point = random_sizes(exact, Random(3), digits=2)
    values = {name: np.full(shape, value) for name, value in point.items()}
    found, expected = module.totals(**values), exact.totals(**point)
    for column, number in zip(found, expected, strict=True):
        assert np.shape(column) == shape
        np.testing.assert_allclose(column, float(number), rtol=1e-12)


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("count", [16_385, 98_303, 270_001])
def test_blocks_and_threads_change_no_number(threads, count, monkeypatch):
    module, exact = small()
    monkeypatch.setitem(module.totals.__globals__, "THREADS", threads)
    module.totals.__globals__["_plan"].cache_clear()
    point = random_sizes(exact, Random(17), digits=3)
    batches, lengths = np.arange(1.0, count + 1), np.arange(count, 0.0, -1) % 997 + 1
    whole = module.totals(**(point | {"batch": batches, "seq": lengths}))
    module.totals.__globals__["_plan"].cache_clear()
    for start in range(0, count, 9_973):
        part = slice(start, start + 9_973)
        small_part = module.totals(**(point | {"batch": batches[part], "seq": lengths[part]}))
        for column, other in zip(whole, small_part, strict=True):
            assert np.array_equal(np.broadcast_to(column, count)[part], other)


def test_scalars_arrays_and_fractions_mix():
    module, exact = small()
    point = random_sizes(exact, Random(5), digits=3) | {"width_act": Fraction(1, 2)}
    batches = np.arange(1, 50)
    found = module.totals(**(point | {"batch": batches}))
    for index, batch in enumerate(batches):
        expected = exact.totals(**(point | {"batch": int(batch)}))
        for column, number in zip(found, expected, strict=True):
            assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)


def test_machine_integers_do_not_wrap():
    module, exact = small()
    point = random_sizes(exact, Random(9), digits=2) | {"batch": 10**9, "seq": 10**9 + 1, "hidden": 10**6 + 1}
    found = module.totals(**{name: np.full(3, value, dtype=np.int64) for name, value in point.items()})
    expected = exact.totals(**point)
    assert expected.forward_matmul_flops > 2**80
    assert found.forward_matmul_flops[0] == pytest.approx(float(expected.forward_matmul_flops), rel=1e-12)


def test_threads_share_the_blocks(monkeypatch):
    module, _ = small()
    values = columns(module, 300_001, 2)
    monkeypatch.setattr(module, "THREADS", 1)
    alone = module.totals(**values)
    monkeypatch.setattr(module, "THREADS", 3)
    for one, other in zip(alone, module.totals(**values), strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_fails_in_a_thread_fails(monkeypatch):
    module, _ = small()
    monkeypatch.setattr(module, "THREADS", 2)
    point = columns(module, 300_001, 2)
    for place in (0, 300_000):
        with pytest.raises(ValueError, match=r"heads: 0.0 is no number above 0"):
            module.totals(**point | {"heads": 1.0 * (np.arange(300_001) != place)})


def test_results_that_are_kept_stay_what_they_were():
    module, _ = small()
    sizes = columns(module, 600_001, 2), columns(module, 600_001, 2, seed=1)
    first = module.totals(**sizes[0])
    copies = [column.copy() for column in first]
    module.totals(**sizes[1])
    for kept, copy in zip(first, copies, strict=True):
        np.testing.assert_array_equal(kept, copy)


@pytest.mark.parametrize("heads", [1.0, 0.0])
def test_numpy_keeps_its_settings(heads):
    module, _ = small()
    usual = np.setbufsize(4096)
    try:
        with np.errstate(divide="raise", invalid="raise"):
            try:
                module.totals(**(columns(module, 300_001, 2) | {"heads": np.full(300_001, heads)}))
            except ValueError:
                assert heads == 0
            assert np.getbufsize() == 4096
    finally:
        np.setbufsize(usual)


def test_results_are_float64_and_read_only():
    module, _ = small()
    values = columns(module, 20_000, 2)
    for column in (*module.totals(**values), *module.components(**values)):
        assert column.dtype == np.float64
        with pytest.raises(ValueError, match="read-only"):
            column[0] = 0


def test_an_unknown_option_names_the_known_ones():
    module, _ = small()
    point = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    for function in (module.totals, module.components_exact):
        with pytest.raises(ValueError, match=r"attention='sdpa' is no option; known: flash, eager"):
            function(**point, attention="sdpa")


def test_shapes_that_do_not_fit_are_refused():
    module, _ = small()
    point = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    with pytest.raises(ValueError, match="broadcast"):
        module.totals(**(point | {"batch": np.ones(3), "seq": np.ones(4)}))


def test_both_modules_agree_on_what_they_are():
    module, exact = small()
    for name in (
        "FAMILY",
        "FORMULAS",
        "FORMULAS_SHA256",
        "DIMS",
        "WIDTHS",
        "COEFFICIENTS",
        "CONVENTIONS",
        "ROWS",
        "KINDS",
    ):
        assert getattr(module, name) == getattr(exact, name)
    assert module.Totals._fields == exact.Totals._fields
