"""Every row of a sweep is what `symcost eval` says at its point."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from tests.cli.conftest import CASES
from tests.sweep.asked import asked

QUANTITIES = "params,params_active,forward_matmul_flops,backward_vector_flops,optimizer_read_bytes,activation_bytes"
ODD = 3**34 + 2  # between 2**53 and 2**54


def grids():
    lengths = "dims: {batch: [1, 3], seq: [129, 4095]}"
    yield "llama-3-8b", lengths, "conventions: {attention: [flash, eager], pairs: [full, causal]}"
    yield "llama-3-8b", f"dims: {{batch: [7, {ODD}], seq: [4097], layers: [3, {ODD}], width_act: [2, 1/2]}}", ""
    yield (
        "deepseek-v3",
        "dims: {seq: [333], top_k: [1, 8], layers: [61, 70], dense_layers: [3, 7]}",
        "conventions: {mtp: [false, true]}",
    )
    yield "deepseek-v3", lengths, "conventions: {expert_hits: [min, expected], mla: [expanded, absorbed]}"
    yield "t5-base", "dims: {seq: [64, 640], target_seq: [65, 513]}", ""
    yield "whisper-small", "dims: {batch: [1, 5], target_seq: [7, 448]}", "precisions: [bf16_mixed, fp32]"
    yield "vit-base-patch16-224", "dims: {batch: [1, 64], layers: [11, 13]}", ""
    yield "qwen2-vl-2b", "dims: {images: [0, 2], patches: [4, 256], seq: [1001]}", "precisions: [fp8_mixed, fp8_block]"
    yield "bert-base-uncased", "dims: {seq: [1, 512], hidden: [768, 1021]}", ""
    yield "jamba-v0.1", f"dims: {{batch: [1, {ODD}], seq: [257]}}", "conventions: {recurrence: [chunked, recurrent]}"
    yield "llama-3-8b", "dims: {seq: [128, 200], context: [200, 999]}", "link: {ffn: 3*hidden + seq}"


def point(row):
    """Settings, precision and conventions that a row states."""
    labels = ("attention", "pairs", "mtp", "expert_hits", "mla", "recurrence")
    names = list(row)[2 : list(row).index("params")]
    settings = {name: Fraction(row[name]) for name in names if name not in labels}
    settings = {name: int(value) if value.denominator == 1 else value for name, value in settings.items()}
    return settings, row["precision"], {name: row[name] for name in names if name in labels}


@pytest.mark.parametrize(("source", "dims", "more"), list(grids()))
@pytest.mark.parametrize("exact", [False, True])
def test_every_row_is_what_eval_says(sweep, source, dims, more, exact):
    swept = sweep(source, f"{dims}\n{more}\n", "--quantities", QUANTITIES, *(["--exact"] if exact else []))
    assert swept.status == 0, swept.err
    assert len(swept.rows) > 1
    for row in swept.rows:
        settings, precision, conventions = point(row)
        wanted = asked(source, settings, precision, **conventions)
        for name in QUANTITIES.split(","):
            if exact:
                assert row[name] == str(wanted[name]), name
            elif name in row["inexact"].split():
                assert float(row[name]) == pytest.approx(float(wanted[name]), rel=1e-12), name
            else:
                assert row[name] == str(wanted[name]), name


def test_what_is_marked_is_marked_for_a_reason(sweep):
    swept = sweep("llama-3-8b", f"dims: {{batch: [1, {ODD}], seq: [1024]}}")
    small, large = swept.rows
    assert small["inexact"] == ""
    assert "forward_matmul_flops" in large["inexact"].split()
    assert "params" not in large["inexact"].split()
    assert large["params"] == "8030261248"


def test_json_of_eval_has_the_same_totals(sweep, capsys):
    from symcost.cli.app import run

    row = sweep(
        "mixtral-8x7b", "dims: {seq: [1000], batch: [3]}", "--quantities", "params,forward_read_bytes,peak_bytes"
    ).rows[0]
    assert run(["eval", "mixtral-8x7b", "--batch", "3", "--seq", "1000", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert row["params"] == str(found["totals"]["params"])
    assert row["forward_read_bytes"] == str(found["totals"]["hbm_bytes"]["forward"]["read"])


def test_cases_are_priced_by_their_own_set(sweep):
    case = sorted(CASES.glob("*.json"))[0]
    swept = sweep(str(case), "dims: {batch: [1, 3], capacity_factor: [9/8, 5/4]}")
    assert swept.status == 0, swept.err
    for row in swept.rows:
        settings = {"batch": int(row["batch"]), "capacity_factor": Fraction(row["capacity_factor"])}
        wanted = asked(str(case), settings)
        assert float(row["forward_total_bytes"]) == float(wanted["forward_total_bytes"])
        assert row["params"] == str(wanted["params"])


def test_models_of_the_grid_follow_the_source(sweep):
    rows = sweep("llama-3-8b", "{models: [gpt2, llama-3-8b], dims: {seq: [64, 128]}}").rows
    assert [(row["model"], row["seq"]) for row in rows] == [
        *(("llama-3-8b", "64"), ("llama-3-8b", "128")),
        *(("gpt2", "64"), ("gpt2", "128")),
    ]
    assert rows[2]["params"] == str(asked("gpt2", {"seq": 64})["params"])
