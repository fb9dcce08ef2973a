"""Options of training on every command that prices or documents a model."""

from __future__ import annotations

import csv
import json

import pytest

from symcost.cli.app import run

LORA = "--train lora --lora-rank 8 --lora-targets q,v".split()


def test_a_document_is_of_the_adapted_model(capsys):
    assert run(["docs", "llama-3-8b", "--to", "markdown", *LORA, "--optimizer", "lion"]) == 0
    text = capsys.readouterr().out
    assert "lora_adapter" in text
    assert "momentum_lora_a" in text


def test_a_document_says_what_it_sums(capsys):
    assert run(["docs", "mistral-7b-v0.1", "--to", "markdown", "--lengths", "100,9000"]) == 0
    text = capsys.readouterr().out
    assert "tokens of all documents" in text
    assert "81010000" in text or "81 010 000" in text or "81,010,000" in text
    assert "Min(seq, window)" in text


def test_an_evaluator_of_the_adapted_model(tmp_path):
    assert run(["generate", "llama-3-8b", "--to", "python", "--out", str(tmp_path), *LORA]) == 0
    assert "lora_rank" in (tmp_path / "llama-3-8b" / "evaluator.py").read_text(encoding="utf-8")


def test_both_sides_are_adapted(capsys):
    assert run(["compare", "llama-3-8b", "mistral-7b-v0.1", *LORA, "--seq", "512"]) == 0
    assert "lm_head" in capsys.readouterr().out


def test_ranks_are_swept(tmp_path, capsys):
    grid, rows = tmp_path / "grid.yaml", tmp_path / "rows.csv"
    grid.write_text("dims:\n  seq: [64]\n  lora_rank: [8, 16]\n")
    assert run(["sweep", "llama-3-8b", "--grid", str(grid), "-o", str(rows), "--quantities", "params", *LORA]) == 0
    added = 32 * (4096 + 4096 + 4096 + 1024)
    found = [row["params"] for row in csv.DictReader(rows.read_text().splitlines())]
    assert found == [str(8_030_261_248 + rank * added) for rank in (8, 16)]


@pytest.mark.parametrize("command", ["docs --to markdown", "compare llama-3-8b", "generate --to python"])
def test_served_models_are_not_trained(capsys, command):
    name, *rest = command.split()
    assert run([name, "llama-3-8b", *rest, *LORA, "--workload", "decode"]) == 2
    assert "does not apply to --workload decode" in capsys.readouterr().err


def test_what_ships_is_not_trained(capsys):
    assert run(["generate", *LORA, "--check"]) == 2
    assert "what is trained goes with a SOURCE" in capsys.readouterr().err


def test_what_fits_where_a_part_is_trained(capsys):
    asked = ["fit", "llama-3-8b", "--hardware", "a100-sxm-80gb", "--for", "batch", "--seq", "2048", "--format", "json"]
    found = []
    for how in (LORA, ["--workload", "training"], [*LORA, "--loss", "chunked"]):
        assert run([*asked, *how]) in (0, 1)
        found.append(json.loads(capsys.readouterr().out)["fits"])
    adapted, full, chunked = found
    assert full == 0 < adapted < chunked


def test_what_is_trained_is_not_served(capsys):
    asked = ["fit", "gpt2", "--hardware", "a100-sxm-80gb", "--for", "batch", "--workload", "decode"]
    assert run([*asked, "--optimizer", "lion"]) == 2
    assert "does not apply to --workload decode" in capsys.readouterr().err
