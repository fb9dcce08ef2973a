"""Pages of `symcost explain` fit the terminal that they are read on."""

from __future__ import annotations

import re

import pytest

from symcost.cli import console
from symcost.cli.wrapping import GLUE, facts, page, paragraph

NAMES = ("attention_core", "moe_experts", "SC101", "SC110", "recompute", "llama", "h100-sxm-80gb", "fp8_block", "moe")
WIDTHS = (60, 80, 120)


def words(text: str) -> list[str]:
    return text.split()


@pytest.fixture
def terminal(monkeypatch):
    """Makes standard output a terminal of so many columns."""

    def set_columns(columns: int) -> None:
        monkeypatch.setattr(console, "terminal", lambda: True)
        monkeypatch.setenv("COLUMNS", str(columns))

    return set_columns


@pytest.mark.parametrize("name", NAMES)
def test_a_page_fits_and_loses_no_word(symcost, terminal, name):
    terminal(1000)
    whole = symcost("explain", name).out
    for width in WIDTHS:
        terminal(width)
        shown = symcost("explain", name).out
        assert words(shown) == words(whole)
        too_long = [line for line in shown.splitlines() if len(line) > width and len(words(line)) > 1]
        assert too_long == []
        assert GLUE not in shown
        assert not re.search(r" $", shown, re.MULTILINE)


def test_a_value_hangs_below_itself(symcost, terminal):
    terminal(80)
    lines = symcost("explain", "attention_core").out.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("  notes   "))
    assert lines[first + 1].startswith(" " * len("  notes   "))
    assert lines[first + 1].strip()


def test_values_stand_below_their_labels_where_there_is_no_room_beside():
    rows = [("a label of many words", "2*batch*seq + 3*batch*seq"), ("none", "")]
    assert facts(rows, 30) == ["  a label of many words", "      2*batch*seq +", "      3*batch*seq"]
    assert facts(rows, 80) == ["  a label of many words  2*batch*seq + 3*batch*seq"]


def test_no_word_is_broken():
    assert paragraph("short 123456789-123456789", 12) == ["short", "123456789-123456789"]


def test_a_page_of_another_width_is_filled_anew():
    text = "title\n\none two three\nfour five\n\n  bad   1\n  good  2"
    assert page(text, 80) == "title\n\none two three four five\n\n  bad   1\n  good  2"
    assert page(text, 10) == "title\n\none two\nthree four\nfive\n\n  bad   1\n  good  2"


def test_piped_pages_do_not_depend_on_the_terminal(symcost, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    narrow = symcost("explain", "attention_core").out
    monkeypatch.setenv("COLUMNS", "200")
    assert symcost("explain", "attention_core").out == narrow
