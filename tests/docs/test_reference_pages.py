"""The reference pages name all there is, and `symcost generate` writes and checks them."""

from __future__ import annotations

from pathlib import Path

import pytest

from symcost.audit.known_rules import all_rules
from symcost.audit.rules_page import NAME, rules_page
from symcost.cli.app import run as symcost
from symcost.dims import DIMS
from symcost.generate import run
from symcost.generate.reference import pages
from symcost.ir.conventions import CONVENTIONS
from symcost.ir.precision import POLICIES
from symcost.layers.catalogue import catalogue

ROOT = Path(__file__).parents[2]
OPTIONS = [option for convention in CONVENTIONS for option in convention.options]
NAMED = {
    "reference/components.md": [f"#### `{type_}`" for _, type_ in catalogue()],
    "reference/dims.md": [f"| `{name}` |" for name in DIMS],
    "reference/conventions.md": [*(f"### `{row.name}`" for row in CONVENTIONS), *(f"| `{name}`" for name in OPTIONS)],
    NAME: [f"## {code} {rule.name}" for code, rule in all_rules().items()],
}


def written() -> dict[str, str]:
    return {**pages(), NAME: rules_page()}


@pytest.mark.parametrize("name", NAMED)
def test_a_page_names_all_there_is(name):
    text = written()[name]
    assert [line for line in NAMED[name] if line not in text] == []


def test_a_page_lists_every_precision():
    assert all(f"| `{name}` |" in written()["reference/conventions.md"] for name in POLICIES)


@pytest.mark.parametrize("name", NAMED)
def test_rows_of_a_table_have_the_cells_of_its_head(name):
    head = 0
    for line in written()[name].splitlines():
        cells = line.replace("\\|", "").count("|") if line.startswith("|") else 0
        assert not (head and cells) or cells == head, line
        head = cells


@pytest.mark.parametrize("name", NAMED)
def test_what_is_checked_in_is_what_is_made_now(name):
    kept = (ROOT / "generated" / name).read_text(encoding="utf-8")
    assert kept == written()[name], "symcost generate writes it anew"


def test_generate_writes_and_checks_them(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run, "own_targets", list)
    command = ["generate", "--out", str(tmp_path)]
    assert symcost(command) == 0
    assert all((tmp_path / name).is_file() for name in NAMED)
    (tmp_path / NAME).write_text("changed by hand\n", encoding="utf-8")
    assert symcost([*command, "--check"]) == 1
    assert f"{NAME}: changed" in capsys.readouterr().out
