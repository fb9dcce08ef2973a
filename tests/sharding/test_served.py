"""A served model on several ranks: half the work and half the cache on two, tokens never divided unless asked."""

from __future__ import annotations

import json

import pytest

from symcost.cli.app import run


def priced(capsys, *arguments):
    assert run(["eval", "llama-3-8b", "--cached", "4095", "--format", "json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("workload", ["decode", "prefill"])
@pytest.mark.parametrize("ranks", [2, 8])
def test_matmuls_and_cache_are_divided(capsys, workload, ranks):
    length = ["--workload", workload, "--seq", "1" if workload == "decode" else "64"]
    whole = priced(capsys, *length)["totals"]
    found = priced(capsys, *length, "--tp", str(ranks))
    assert found["parallel"]["sp"] is False
    rank = found["totals"]
    assert rank["flops"]["forward"]["matmul"] * ranks == whole["flops"]["forward"]["matmul"]
    assert rank["cache_bytes"] * ranks == whole["cache_bytes"]
    assert rank["communication_bytes"]["forward"]["tp"]["payload"] > 0
    assert "backward" not in rank["communication_bytes"]


def test_one_token_cannot_be_divided(capsys):
    assert run(["eval", "llama-3-8b", "--workload", "decode", "--tp", "2", "--sp"]) == 2
    assert "seq = 1, not divisible into 2 ranks" in capsys.readouterr().err
