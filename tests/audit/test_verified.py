"""The page of every family against the library: it lists the families there are, and each row is measured again."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from symcost.audit.config_keys import EQUAL, LIBRARY, OURS, WRONG, KeyOutcome
from symcost.audit.verified import page, row
from symcost.cli.app import run
from symcost.cli.commands.verify import against_library
from symcost.frontend.registry import own_families

PAGE = Path(__file__).parents[2] / "docs/reference/verified-families.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROWS = {
    found[1]: found[0]
    for found in re.finditer(r"^\| ([a-z0-9_.-]+) \| .*\n", TEXT, re.MULTILINE)
    if found[1] != "family"
}
REMEDY = "symcost verify --all --format markdown > docs/reference/verified-families.md"


def test_the_page_lists_the_families_that_there_are() -> None:
    assert sorted(own_families()) == list(ROWS), f"write it anew: {REMEDY}"
    assert f"**{len(ROWS)} families**: {sum(' | equal | ' in line for line in ROWS.values())} equal" in TEXT


def test_no_family_of_the_page_differs() -> None:
    assert [name for name, line in ROWS.items() if "**differs**" in line] == []


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize("family", sorted(own_families()))
def test_each_row_is_what_the_library_says_now(family: str) -> None:
    if "builds no model from this config" in ROWS[family] and find_spec("timm"):
        pytest.skip("the page is written where timm, which would build it, is not installed")
    assert row(family, against_library(family)) == ROWS[family], f"write it anew: {REMEDY}"


def found(outcome: str, ours: int | str, library: int | str, **more: object) -> KeyOutcome:
    return KeyOutcome("", "as it is", outcome, ours, library, **more)


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (found(EQUAL, 20, 20, quantity="backward FLOPs", parameters=1234), "| x | 1,234 | equal | equal | |\n"),
        (found(EQUAL, 1234, 1234, parameters=1234), "| x | 1,234 | equal | - | |\n"),
        (
            found(WRONG, 9, 10, quantity="forward FLOPs", parameters=1234),
            "| x | 1,234 | equal | **differs**: forward FLOPs 9, counted 10 | |\n",
        ),
        (found(WRONG, 1233, 1234), "| x | 1,234 | **differs** | - | ours are 1233 |\n"),
        (found(OURS, "mapping: a|b is *_", 1234), "| x | 1,234 | refused | - | a/b is \\*\\_ |\n"),
        (found(LIBRARY, 12, "no\nclass"), "| x |  | - | - | no class |\n"),
        ("no such type", "| x | | - | - | no such type |\n"),
    ],
)
def test_rows(answer: KeyOutcome | str, line: str) -> None:
    assert row("x", answer) == line


def test_the_page_counts() -> None:
    text = page({"b": found(EQUAL, 1, 1, parameters=1), "a": "none", "c": found(WRONG, 1, 2)}, ["torch 1"], 2, 32)
    assert "**3 families**: 1 equal, 1 differ, 1 without a class in the library." in text
    assert text.index("| a |") < text.index("| b |") < text.index("| c |")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gpt2", "--format", "markdown"], "--format markdown is of --all alone"),
        (["--all", "--keys", "--format", "markdown"], "leave --keys"),
        (["--all", "--format", "html"], "known: text, json, markdown"),
        (["--all", "gpt2"], "verify takes a config or --all"),
    ],
)
def test_refused(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", *arguments]) == 2
    assert words in capsys.readouterr().err
