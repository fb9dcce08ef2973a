"""Backends of an evaluator: which one runs, that all agree, and what happens where one is missing."""

from __future__ import annotations

import os
import stat
import subprocess
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
    with pytest.raises(ValueError, match="attention='sdpa' is no option; known: flash, eager"):
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
def test_a_compiler_that_hangs_is_stopped(monkeypatch):
    def run(command, **_):
        raise subprocess.TimeoutExpired(command, native.SECONDS)

    monkeypatch.setattr(native.subprocess, "run", run)
    with pytest.raises(BuildError, match="does not run"):
        native.build("/* never built */")
