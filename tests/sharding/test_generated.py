"""`generate --sharded`: a module of its own, whose degrees are arguments; the plain one knows nothing of it."""

from __future__ import annotations

import runpy

import symcost
from symcost.cli.app import run


def test_a_generated_module_prices_a_rank(tmp_path):
    assert run(["generate", "gpt2", "--sharded", "--zero", "1", "--to", "python", "-o", str(tmp_path)]) == 0
    made = runpy.run_path(str(tmp_path / "gpt2/sharded/evaluator.py"))
    evaluator = symcost.evaluator("gpt2", plan="megatron", zero=1)
    sizes = {**evaluator.base, "tp": 4, "dp": 8}
    sizes |= {"vocab_multiple": 128}
    assert made["totals"](**sizes)._asdict() == evaluator(tp=4, dp=8)._asdict()
    assert {"tp", "cp", "ep", "dp", "pp"} <= set(made["DIMS"])
    assert any(row[5] == "wire_bytes" for row in made["ROWS"])


def test_the_plain_evaluator_has_no_degrees(tmp_path):
    assert run(["generate", "gpt2", "--to", "totals", "-o", str(tmp_path)]) == 0
    made = runpy.run_path(str(tmp_path / "gpt2/totals.py"))
    assert not {"tp", "cp", "ep", "dp", "pp", "in_flight"} & set(made["DIMS"])


def test_options_of_a_rank_go_with_sharded(capsys, tmp_path):
    assert run(["generate", "gpt2", "--zero", "1", "-o", str(tmp_path)]) == 2
    assert "--zero goes with --sharded" in capsys.readouterr().err
    assert run(["generate", "--sharded", "-o", str(tmp_path)]) == 2
    assert "--sharded goes with a SOURCE" in capsys.readouterr().err
