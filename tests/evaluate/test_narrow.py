"""A table on a narrow terminal: fewer columns, and every number in one piece."""

import re

import pytest

import symcost
from symcost.api.model import price
from symcost.evaluate.question import Options
from symcost.evaluate.render import Page, render

MODELS = ("llama-3-8b", "deepseek-v3", "t5-base", "qwen3-next-80b-a3b", "qwen2-vl-2b")


@pytest.mark.parametrize("width", [60, 72, 80, 90, 100, 109, 110, 111, 114, 120])
@pytest.mark.parametrize("slug", MODELS)
@pytest.mark.parametrize("hardware", [None, "h100-sxm-80gb"])
def test_numbers_stay_whole(slug, width, hardware):
    text = render(price(symcost.load(slug), Options(hardware=hardware)), "table", Page("component", width, False))
    rows = text.split("whole model")[0].splitlines()
    assert max(map(len, rows)) <= width
    first = next(place for place, line in enumerate(rows) if line.startswith("─"))
    table = [line for line in rows[first + 1 :] if line and not line.startswith("no room")]
    for line in table[: table.index(next(line for line in table if line.startswith("total")))]:
        # a line of the table begins with a name; what is folded would begin with nothing
        assert re.match(r" {0,2}[a-z]", line), line


@pytest.mark.parametrize("slug", MODELS)
def test_what_is_left_out_is_said(slug):
    figures = price(symcost.load(slug), Options())
    narrow, wide = (render(figures, "table", Page("component", width, False)) for width in (60, 110))
    assert "no room for count, params, saved, FLOPs, FLOPs/B" in " ".join(narrow.split())
    assert "no room" not in wide
