"""Tables drawn without rich are the tables that rich draws."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import symcost
from symcost.api.model import price
from symcost.evaluate.question import Options
from symcost.evaluate.render import Page
from symcost.evaluate.render.grid import Grid, GridRow, Line, drawn
from symcost.evaluate.render.painted import painted
from symcost.evaluate.render.table import table_text

_WORDS = st.lists(st.text("abcde", min_size=1, max_size=9), min_size=1, max_size=3).map(" ".join)
_CELLS = st.one_of(st.just(""), st.just("-"), st.text("0123456789.", min_size=1, max_size=12))


@st.composite
def _grids(draw):
    columns = draw(st.integers(1, 13))
    cells = st.tuples(_WORDS, *[_CELLS] * (columns - 1))
    short = st.tuples(_WORDS)
    rows = draw(st.lists(st.builds(GridRow, st.one_of(cells, short), st.just(""), st.booleans()), max_size=6))
    return Grid(draw(st.lists(_WORDS, min_size=columns, max_size=columns)), rows)


@given(_grids(), st.integers(20, 150))
def test_a_grid_is_drawn_as_rich_draws_it(grid, width):
    text = drawn([grid], width)
    assert text is None or text == painted([grid], Page(width=width))


@example(" " + "=" * 14, 14)
@given(st.lists(st.text("abc =", max_size=8), max_size=30).map("".join), st.integers(8, 60))
def test_a_line_is_broken_as_rich_breaks_it(line, width):
    text = drawn([Line(line)], width)
    assert text is None or text == painted([Line(line)], Page(width=width))


@pytest.mark.parametrize("slug", ["llama-3-8b", "deepseek-v3", "t5-base", "qwen3-next-80b-a3b", "qwen2-vl-2b"])
@pytest.mark.parametrize("hardware", [None, "h100-sxm-80gb"])
@pytest.mark.parametrize("by", ["component", "kind", "model"])
@pytest.mark.parametrize("width", [110, 160])
def test_results_are_drawn_as_rich_draws_them(monkeypatch, slug, hardware, by, width):
    figures = price(symcost.load(slug), Options(hardware=hardware))
    parts = []
    monkeypatch.setattr("symcost.evaluate.render.table.drawn", lambda given, width: parts.append(list(given)))
    page = Page(by, width)
    text = table_text(figures, page)
    plain = drawn(parts[0], width)
    assert plain == text or (plain is None and hardware and by == "component")


@pytest.mark.parametrize(
    "part", [Line("naïve"), Line("a\tb"), Line("a" * 30), Grid(["é", "b"], []), Grid(["a"], [], [4])]
)
def test_what_is_more_than_padding_is_left_to_rich(part):
    assert drawn([part], 20) is None


def test_a_number_is_never_broken():
    assert drawn([Grid(["a", "b"], [GridRow(["name", "1" * 30])])], 20) is None
