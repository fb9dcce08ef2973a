"""Backends of an evaluator: which one runs, that all agree, and what happens where one is missing."""

from __future__ import annotations

import os
import stat
import warnings

import pytest

import symcost
from symcost.errors import BackendWarning, BuildError, UsageError
from symcost.evaluate import native

np = pytest.importorskip("numpy")

try:
    native.require()
    MISSING = ""
except BuildError as error:
    MISSING = str(error)
needs_compiler = pytest.mark.skipif(bool(MISSING), reason=MISSING)


@pytest.fixture(scope="module")
def model():
    return symcost.load("gpt2")


def test_auto_is_exact_for_numbers(model):
    totals = symcost.evaluator(model)(batch=10**12)
    assert isinstance(totals.forward_matmul_flops, int)
    assert totals.forward_matmul_flops > 2**63


def test_numbers_through_arrays_agree(model):
    exact = symcost.evaluator(model)(batch=3)
    for number, value in zip(exact, symcost.evaluator(model, backend="numpy")(batch=3), strict=True):
        assert float(value) == pytest.approx(float(number), rel=1e-12)


@needs_compiler
def test_compiled_agrees_with_numpy(model):
    arguments = {"batch": np.arange(1, 200), "attention": "eager", "precision": "fp32"}
    compiled, plain = (symcost.evaluator(model, backend=name) for name in ("compiled", "numpy"))
    for one, other in zip(compiled(**arguments), plain(**arguments), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert compiled(**arguments)._fields == plain(**arguments)._fields
    for one, other in zip(compiled.components(**arguments), plain.components(**arguments), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert len(compiled.rows) == len(compiled.components(batch=1))


@needs_compiler
def test_compiled_takes_widths_as_arrays(model):
    widths = np.array([1, 2, 4])
    compiled, plain = (symcost.evaluator(model, backend=name) for name in ("compiled", "numpy"))
    for one, other in zip(compiled(width_act=widths), plain(width_act=widths), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)


@needs_compiler
def test_compiled_refuses_an_unknown_option(model):
    with pytest.raises(UsageError, match=r"attention='sdpa' is no option \(known: flash, eager"):
        symcost.evaluator(model, backend="compiled")(batch=np.arange(1, 3), attention="sdpa")


def test_python_refuses_arrays(model):
    with pytest.raises(UsageError, match="numbers only"):
        symcost.evaluator(model, backend="python")(batch=np.arange(1, 3))


def test_an_unknown_backend_names_the_known_ones(model):
    with pytest.raises(UsageError, match="auto, python, numpy, compiled"):
        symcost.evaluator(model, backend="cuda")


def broken_compiler(tmp_path, text):
    path = tmp_path / "cc"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return str(path)


@needs_compiler
@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
@pytest.mark.parametrize(
    ("script", "reason"),
    [("echo 'error: no such flag' >&2; exit 1", "no such flag"), ("exit 0", "evaluate.so"), ("exit 3", "silently")],
)
def test_a_compiler_that_fails_gives_way_to_numpy(model, monkeypatch, tmp_path, script, reason):
    monkeypatch.setenv("CC", broken_compiler(tmp_path, script))
    f = symcost.evaluator(model, backend="compiled")
    with pytest.warns(BackendWarning, match=reason):
        found = f(batch=np.arange(1, 5))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        again = f(batch=np.arange(1, 5))
    expected = symcost.evaluator(model, backend="numpy")(batch=np.arange(1, 5))
    for one, other, third in zip(found, again, expected, strict=True):
        np.testing.assert_array_equal(one, third)
        np.testing.assert_array_equal(other, third)


def test_without_a_compiler_numpy_runs(model, monkeypatch):
    monkeypatch.setattr(native.shutil, "which", lambda _: None)
    with pytest.warns(BackendWarning, match="NumPy runs instead"):
        symcost.evaluator(model, backend="compiled")(batch=np.arange(1, 5))


@needs_compiler
def test_a_compiler_comes_with_its_flags(monkeypatch):
    program = native.compiler()[0]
    monkeypatch.setenv("CC", f"{program} -DONE='a b'")
    assert native.compiler() == (program, "-DONE=a b")
    assert native.build("int one = 1;").suffix == ".so"


@needs_compiler
@pytest.mark.parametrize(
    ("named", "reason"),
    [("no-such-compiler -O1", "CC names no-such-compiler, which is not installed"), ("cc '", "CC cannot be read")],
)
def test_a_compiler_that_is_named_and_not_there_is_no_other_one(model, monkeypatch, named, reason):
    monkeypatch.setenv("CC", named)
    with pytest.warns(BackendWarning, match=reason):
        symcost.evaluator(model, backend="compiled")(batch=np.arange(1, 5))


@needs_compiler
def test_a_compiler_that_hangs_is_stopped(monkeypatch, tmp_path):
    hangs = tmp_path / "hangs"
    hangs.write_text("#!/bin/sh\nsleep 100\n", encoding="utf-8")
    hangs.chmod(0o700)
    monkeypatch.setenv("CC", str(hangs))
    monkeypatch.setattr(native, "SECONDS", 0.5)
    with pytest.raises(BuildError, match=r"does not run.*timed out"):
        native.build("/* never built */")


@pytest.mark.parametrize("backend", ["numpy", pytest.param("compiled", marks=needs_compiler)])
def test_results_do_not_change_with_the_arguments(model, backend):
    f = symcost.evaluator(model, backend=backend)
    sizes = np.full(300_000, 768.0)
    rows = f.components(hidden=sizes)
    before = [float(row.flat[7]) for row in rows]
    sizes[:] = 1.0
    assert [float(row.flat[7]) for row in rows] == before


@pytest.mark.parametrize("backend", ["numpy", pytest.param("compiled", marks=needs_compiler)])
@pytest.mark.parametrize("count", [3, 600_000])
def test_nobody_changes_one_result_by_another(model, backend, count):
    totals = symcost.evaluator(model, backend=backend)(hidden=np.full(count, 768.0), batch=np.arange(1, count + 1))
    for result in totals:
        with pytest.raises(ValueError, match="read-only"):
            result[0] = 1.0


@needs_compiler
def test_numbers_give_numbers(model):
    totals = symcost.evaluator(model, backend="compiled")(batch=3)
    assert {type(value) for value in totals} == {np.float64}


@needs_compiler
def test_a_thread_that_fails_is_an_error(model, monkeypatch):
    monkeypatch.setattr(native.Compiled, "threads", 2)
    work = native.Compiled._evaluate

    def fail(self, first, *rest):
        if first == 0:
            raise MemoryError
        work(self, first, *rest)

    monkeypatch.setattr(native.Compiled, "_evaluate", fail)
    with pytest.raises(MemoryError):
        symcost.evaluator(model, backend="compiled")(batch=np.arange(1, 200_000))


@needs_compiler
@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_a_library_that_does_not_load_is_built_again(model, monkeypatch, tmp_path):
    monkeypatch.setenv("SYMCOST_CACHE", str(tmp_path / "cache"))
    real = native.compiler()[0]
    broken = broken_compiler(tmp_path, 'while [ "$1" != -o ]; do shift; done; echo nothing > "$2"')
    monkeypatch.setenv("CC", broken)
    batch = np.arange(1, 5)
    with pytest.warns(BackendWarning, match="does not load"):
        symcost.evaluator(model, backend="compiled")(batch=batch)
    # The same compiler, mended.
    broken_compiler(tmp_path, f'exec {real} "$@"')
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        symcost.evaluator(model, backend="compiled")(batch=batch)


def test_a_long_call_has_its_conventions_decided(monkeypatch):
    from symcost.api import backends

    chosen = symcost.evaluator("deepseek-v3", backend="numpy")
    lengths = np.arange(1, 302) * 17
    want = [chosen(batch=3, seq=lengths, attention=option, mtp=mtp) for option, mtp in OPTIONS]
    monkeypatch.setattr(backends, "WORTH_DECIDING", 300)
    for (option, mtp), values in zip(OPTIONS, want, strict=True):
        found = chosen(batch=3, seq=lengths, attention=option, mtp=mtp)
        assert all((one == other).all() for one, other in zip(found, values, strict=True))
    assert len(chosen._backends._decided) == len(OPTIONS)


OPTIONS = [("flash", "false"), ("eager", True)]
