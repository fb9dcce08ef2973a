"""The example notebook: its cells run, and what it shows is what they give now."""

from __future__ import annotations

import pytest

from tests.docs import notebook
from tests.docs.test_shown_output import ROOT

TOUR = ROOT / "docs" / "examples" / "tour.ipynb"


def test_the_tour_shows_what_its_cells_give(request):
    stored = notebook.read(TOUR)
    now = notebook.executed(stored)
    if request.config.getoption("--update-golden"):
        notebook.write(TOUR, now)
        return
    for old, new in zip(stored["cells"], now["cells"], strict=True):
        source = "".join(old["source"])
        assert old == new, f"{source}\nshows an old output; `pytest --update-golden tests/docs` updates it"


def test_the_tour_shows_formulas_and_tables():
    outputs = [output for cell in notebook.read(TOUR)["cells"] for output in cell.get("outputs", ())]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert {"text/plain", "text/latex", "text/html"} <= kinds


@pytest.mark.notebook
def test_the_tour_runs_in_a_kernel():
    client = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    tour = nbformat.read(TOUR, as_version=4)
    nbformat.validate(tour)
    client.NotebookClient(tour, timeout=300, kernel_name="python3", resources={"metadata": {"path": ROOT}}).execute()


def test_a_failing_cell_is_a_failure():
    cell = {"cell_type": "code", "source": ["1 / 0"], "metadata": {}}
    with pytest.raises(ZeroDivisionError):
        notebook.executed({"cells": [cell]})
