"""`symcost audit`: exit statuses, what is audited, bad input."""

from __future__ import annotations

import json

import pytest

from symcost.audit.targets.choose import audit
from tests.audit.rules.test_cards import CARDS


def sheet(*claims: str, head: str = "family: llama\nletters: {B: batch, h: hidden}") -> str:
    return "\n".join((head, "claims:", *(f"  - {claim}" for claim in claims))) + "\n"


GOOD = "{name: norm, formula: 4*B*seq*h, states: {component: rms_norm, phase: forward, quantity: vector}}"
BAD = "{name: norm, formula: 4*B*seq, states: {component: rms_norm, phase: forward, quantity: vector}}"


def test_clean_sheet_is_0(symcost, tmp_path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(sheet(GOOD), encoding="utf-8")
    done = symcost("audit", path)
    assert (done.status, done.err) == (0, "")
    assert "no findings" in done.out


def test_findings_are_1(symcost, tmp_path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(sheet(BAD), encoding="utf-8")
    done = symcost("audit", path, "--format", "json")
    assert (done.status, done.err) == (1, "")
    assert {finding["claim"] for finding in json.loads(done.out)["findings"]} == {"norm"}


def test_a_baseline_of_all_findings_is_0(symcost, tmp_path) -> None:
    known = tmp_path / "known.json"
    known.write_text(symcost("audit", CARDS / "public.yaml", "--format", "json").out, encoding="utf-8")
    done = symcost("audit", CARDS / "public.yaml", "--baseline", known)
    assert done.status == 0


def test_the_source_set_by_name_and_a_model_in_it(symcost) -> None:
    whole = symcost("audit", "--formulas", "compute_graph", "--format", "json")
    assert whole.status == 1
    assert {f["formulas"] for f in json.loads(whole.out)["findings"]} == {"compute_graph"}
    assert symcost("audit", "llama-2-7b", "--formulas", "compute_graph").status == 1
    assert symcost("audit", "llama-2-7b").status == 0


def test_a_config_with_a_field_that_nobody_reads_has_a_note(tmp_path, symcost) -> None:
    config = {
        "model_type": "llama",
        "hidden_size": 64,
        "intermediate_size": 128,
        "num_attention_heads": 4,
        "num_hidden_layers": 2,
        "vocab_size": 100,
        "sparse_step_of_mine": 3,
    }
    path = tmp_path / "config.json"
    path.write_text(json.dumps(config), encoding="utf-8")
    done = symcost("audit", path, "--format", "json")
    assert done.status == 0
    (finding,) = json.loads(done.out)["findings"]
    assert (finding["code"], finding["severity"]) == ("SC306", "note")
    assert "sparse_step_of_mine" in finding["message"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (sheet(GOOD.replace("4*B", "4*Q")), ["cards.yaml", "norm", "'Q'"]),
        (sheet(GOOD.replace("rms_norm", "rms_nrom")), ["cards.yaml", "rms_nrom", "rms_norm"]),
        (sheet(GOOD.replace("vector", "vectors")), ["cards.yaml", "vectors", "vector"]),
        (sheet(GOOD.replace("forward", "sideways")), ["cards.yaml", "sideways", "forward"]),
        (sheet(GOOD.replace("phase: forward, ", "")), ["cards.yaml", "phase"]),
        (sheet(GOOD.replace("quantity: vector", "quantity: bytes")), ["cards.yaml", "role"]),
        (sheet(GOOD.replace("phase", "attention: fast, phase")), ["cards.yaml", "fast", "flash"]),
        (sheet(GOOD.replace("phase", "twin: nrom, phase")), ["cards.yaml", "nrom"]),
        (sheet(GOOD.replace("4*B", "dense.params*B")), ["cards.yaml", "dense.params"]),
        (sheet(GOOD.replace("4*B", "__import__(1)*B")), ["cards.yaml", "__import__"]),
        (sheet("{name: norm, formula: B*h, equals: B*h}"), ["cards.yaml", "states"]),
        ("[1, 2]\n", ["cards.yaml", "mapping"]),
        ("family: llama\nfamily: llama\n", ["cards.yaml", "twice"]),
    ],
)
def test_bad_sheets_are_2(symcost, tmp_path, text, words) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    done = symcost("audit", path)
    assert done.status == 2
    assert all(word in done.err for word in words), done.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("nothing-of-the-kind",),
        ("--formulas", "standards"),
        ("llama-2-7b", "--format", "xml"),
        ("llama-2-7b", "--baseline", "nowhere.json"),
    ],
)
def test_bad_usage_is_2(symcost, arguments) -> None:
    assert symcost("audit", *arguments).status == 2


def test_a_snapshot_of_a_newer_schema_is_2(symcost, tmp_path) -> None:
    path = tmp_path / "formulas.json"
    path.write_text('{"schema": 99, "formulas": {}}', encoding="utf-8")
    done = symcost("audit", path)
    assert done.status == 2
    assert "99" in done.err


def test_explain_prints_a_rule(symcost) -> None:
    done = symcost("explain", "SC101")
    assert done.status == 0
    assert "count-depends-on-dtype" in done.out


def test_a_twin_of_a_twin_ends(tmp_path) -> None:
    first = GOOD.replace("name: norm", "name: one").replace("phase", "twin: two, phase")
    second = GOOD.replace("name: norm", "name: two").replace("phase", "twin: one, phase")
    path = tmp_path / "cards.yaml"
    path.write_text(sheet(first, second), encoding="utf-8")
    assert audit(str(path)).findings == ()
