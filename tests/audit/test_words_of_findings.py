"""Words of messages: no empty list, no remedy that is the mistake, the article that a name has."""

from __future__ import annotations

import pytest

from symcost.audit.sheets import read_sheet
from symcost.audit.verdict import check_sheet
from symcost.audit.wording import article
from symcost.cli.app import run

CARDS = """\
sheet: cards
family: llama
claims:
  - name: look-up
    formula: 2*batch*seq*vocab*hidden
    states: {component: token_embedding, phase: forward, quantity: matmul}
  - name: norm
    formula: 2*batch*seq*hidden*hidden
    states: {component: rms_norm, phase: forward, quantity: matmul}
  - name: ffn
    formula: 2*batch*seq*seq*ffn
    states: {component: ffn_up, phase: forward, quantity: matmul}
"""


def test_what_has_no_such_work_is_told_so(tmp_path, capsys):
    (tmp_path / "cards.yaml").write_text(CARDS)
    assert run(["audit", str(tmp_path / "cards.yaml")]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "a token embedding has no forward.matmul at all" in said
    assert "an rms norm has no forward.matmul at all" in said
    assert "an ffn up" in said
    assert "a ffn" not in said
    assert " ()" not in said
    assert "[]" not in said


@pytest.mark.parametrize(
    ("name", "words"),
    [("ffn_up", "an ffn up"), ("mla_core", "an mla core"), ("router", "a router"), ("lm_head", "an lm head")],
)
def test_articles(name, words):
    assert article(name) == words


@pytest.mark.parametrize("name", ["N", "V", "seqq", "hidden_", "experts_"])
def test_a_name_is_no_remedy_for_itself(name):
    text = f"sheet: s\nfamily: llama\nclaims:\n  - {{name: a, formula: 6*{name}, equals: model.params}}\n"
    (verdict,) = check_sheet(read_sheet(text, "s.yaml"))
    assert verdict.verdict == "error"
    assert f"unknown name {name!r}" in verdict.message
    assert f"did you mean {name}?" not in verdict.message
    assert f" or {name}?" not in verdict.message
