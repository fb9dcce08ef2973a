"""The benchmarks' own arithmetic and command line; the figures themselves are measured on request."""

from __future__ import annotations

import json

import pytest

from tests.benchmarks import __main__ as program
from tests.benchmarks.figure import TOPICS, Figure, Options
from tests.benchmarks.timing import medians


@pytest.mark.parametrize(
    ("figure", "ratio", "holds"),
    [
        (Figure("a", 2.0, "b", 4.0, bar=0.6), 0.5, True),
        (Figure("a", 3.0, "b", 4.0, bar=0.6), 0.75, False),
        (Figure("a", 2.0, "b", 8.0, faster=True, bar=5.0), 4.0, False),
        (Figure("a", 2.0, "b", 8.0, faster=True, bar=4.0), 4.0, True),
        (Figure("a", 29.0, bar=30.0), None, True),
        (Figure("a", 31.0, bar=30.0), None, False),
        (Figure("a", bar=30.0, note="skipped"), None, None),
        (Figure("a", 2.0, "b", 4.0), 0.5, None),
    ],
)
def test_a_bar_holds_or_not(figure, ratio, holds):
    assert figure.ratio == ratio
    assert figure.holds is holds


def test_rounds_are_interleaved():
    order = []
    medians({name: lambda name=name: order.append(name) for name in "ab"}, 7, least=0.0)
    assert order[-14:] == list("ab") * 7


def test_without_its_source_the_rows_of_the_calculator_are_skipped_and_said_so():
    from tests.benchmarks.scalar import _against_the_calculator

    figures = list(_against_the_calculator(Options()))
    assert [figure.bar for figure in figures] == [1800, 2300, None]
    for figure in figures:
        assert figure.seconds is None
        assert "--source PATH" in figure.note


def test_a_failed_bar_is_the_exit_status_and_figures_are_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(TOPICS.known, "growth", lambda _: iter([Figure("slow", 2.0, "fast", 1.0, bar=1.5)]))
    place = tmp_path / "figures" / "found.json"
    assert program.main(["--only", "growth", "--json", str(place)]) == 1
    assert "| slow | 2 s | fast | 1 s | 2x | at most 1.5x | NO |" in capsys.readouterr().out
    (figure,) = json.loads(place.read_text())["figures"]
    assert figure["ratio"] == 2.0
    assert figure["holds"] is False


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--source", "absent"], "no such file"),
        (["--rounds", "3"], "at least 7"),
        (["--only", "absent"], "invalid choice"),
    ],
)
def test_bad_arguments(arguments, message, capsys):
    with pytest.raises(SystemExit) as stop:
        program.main(arguments)
    assert stop.value.code == 2
    assert message in capsys.readouterr().err


def test_without_dask_the_figures_of_sweeps_are_skipped_and_said_so(monkeypatch):
    from tests.benchmarks.sweeps import sweeps

    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    (figure,) = sweeps(Options())
    assert figure.seconds is None
    assert "pyarrow and distributed not installed" in figure.note


def test_figures_of_sweeps_have_their_bars(monkeypatch):
    import tests.benchmarks.sweeps as module

    found = pytest.importorskip("tests.benchmarks.sweep_figures")
    measured = [
        found.Row("evaluation, s, against the whole sweep", 1.0, 4.0, 0.25, "<= 0.5"),
        found.Row("peak memory, GiB", 0.3, 1.0, 0.3, "<= 1"),
        found.Row("Dask, two workers, s, against one", 5.0, 10.0, 2.0, ">= 1.5"),
        found.Row("the same rows", 1.0, 1.0, 1.0, "== 1"),
    ]
    monkeypatch.setattr(module.importlib.util, "find_spec", lambda name: True)
    monkeypatch.setattr(found, "rows", lambda thousands, folder: iter(measured))
    assert [figure.holds for figure in module.sweeps(Options())] == [True, True]
    other = [found.Row("the same rows", 0.0, 1.0, 0.0, "== 1")]
    monkeypatch.setattr(found, "rows", lambda thousands, folder: iter(other))
    with pytest.raises(RuntimeError, match="not so: the same rows"):
        list(module.sweeps(Options()))
