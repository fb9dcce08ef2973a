"""Help of a command: every option says what it takes and what holds without it."""

from __future__ import annotations

import re

import pytest

from symcost.ir.conventions import CONVENTIONS

COMMANDS = ("verify", "audit", "docs", "eval")
# Switches and what must be given have no default to tell.
UNSTATED = {"--fragment", "--text-only", "--help", "--to", "--free", "--set", "--hardware"}
_OPTION = re.compile(r"^  (?:-\w, )?(--[\w-]+)", re.MULTILINE)


def helps(symcost, monkeypatch, command: str) -> dict[str, str]:
    """Option -> its line or lines, as one text."""
    monkeypatch.setenv("COLUMNS", "100")
    done = symcost(command, "--help")
    assert done.status == 0
    text = done.out.split("Options:\n", 1)[1]
    parts = _OPTION.split(text)
    return {name: " ".join(shown.split()) for name, shown in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("command", COMMANDS)
def test_options_say_what_holds_without_them(symcost, monkeypatch, command):
    found = helps(symcost, monkeypatch, command)
    silent = [name for name, text in found.items() if not re.search(r"unless|\[default: |[Ww]ithout", text)]
    assert set(silent) <= UNSTATED


@pytest.mark.parametrize("row", CONVENTIONS, ids=lambda row: row.name)
def test_conventions_name_their_default(symcost, monkeypatch, row):
    text = helps(symcost, monkeypatch, "docs")[f"--{row.name.replace('_', '-')}"]
    expected = "not unless stated" if row.name == "mtp" else f"; {row.default} unless stated."
    assert expected in text


def test_a_document_takes_one_precision(symcost, monkeypatch):
    assert "several" not in helps(symcost, monkeypatch, "docs")["--precision"].lower()
    assert "Several are compared" in helps(symcost, monkeypatch, "eval")["--precision"]
    assert symcost("docs", "gpt2", "--to", "markdown", "--precision", "fp32,bf16_mixed").status == 2


def test_formulas_of_an_audit_speak_of_its_targets(symcost, monkeypatch):
    text = helps(symcost, monkeypatch, "audit")["--formulas"]
    assert all(word in text for word in ("standard|compute_graph", "model", "snapshot", "sheet", "standard unless"))
    assert "SOURCE" not in text


def test_the_first_help_says_what_each_command_does_in_whole_sentences(symcost, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    text = symcost("--help").out.split("Commands:\n", 1)[1]
    assert "..." not in text
    assert all(len(line) <= 80 for line in text.splitlines())
    said = re.split(r"^  (?=\w)", text, flags=re.MULTILINE)[1:]
    assert len(said) >= 12
    assert all(command.rstrip().endswith(".") for command in said)
