"""Our cost models beside the library's formulas that are kept as text, at fresh sizes; and a page made of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from symcost.compiler import compile_model
from tests.each_structure import ONE_OF_EACH
from tests.recovered import differing, known, points
from tests.second_derivation import PAGE, page

STRUCTURES = [pytest.param(name, marks=() if name in ONE_OF_EACH else pytest.mark.thorough) for name in known()]


@pytest.mark.parametrize("name", STRUCTURES)
def test_every_figure_is_the_librarys_at_fresh_sizes(name):
    assert len(points(name)) == 3
    assert list(differing(name, compile_model(points(name)[0].spec))) == []


def test_a_row_that_is_missing_shows():
    model = compile_model(points("gpt2")[0].spec)
    left = {key: row for key, row in model.rows.items() if key.component != "output_projection"}
    assert "dense/forward" in list(differing("gpt2", replace(model, rows=left)))


def test_the_page_is_made_of_what_is_kept():
    import json

    from tests.second_derivation import DATA

    assert PAGE.read_text(encoding="utf-8") == page(json.loads(DATA.read_text(encoding="utf-8")))
