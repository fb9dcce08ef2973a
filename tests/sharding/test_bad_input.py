"""What cannot be divided is refused with exit status 2 and a message that names it and the remedy."""

from __future__ import annotations

import pytest

from symcost.cli.app import run

PLAN = "schema: 1\nname: mine\ndivides:\n"


def refused(capsys, *arguments):
    assert run(["eval", *arguments]) == 2
    return " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["llama-3-8b", "--tp", "3"], "has heads = 32, not divisible into 3 ranks (next legal --tp: 1, 2, 4, 8)"),
        (["llama-3-8b", "--tp", "64"], "axis heads of qkv_projection.w_qkv has heads = 32"),
        (["llama-3-8b", "--cp", "3"], "seq = 4096, not divisible into 6 equal chunks"),
        (["llama-3-8b", "--pp", "5"], "the 32 layers do not divide into 5 chunks (next legal --pp:"),
        (["llama-3-8b", "--ep", "2"], "llama-3-8b has no experts"),
        (["llama-3-8b", "--tp", "0"], "--tp is 0"),
        (["llama-3-8b", "--pp", "4", "--schedule", "interleaved", "--microbatches", "8"], "at least 2 chunks a stage"),
        (["llama-3-8b", "--pp", "4", "--schedule", "zbv", "--microbatches", "3"], "needs 4 micro-batches"),
        (["llama-3-8b", "--pp", "4", "--schedule", "dualpipe_v", "--microbatches", "7"], "needs 8 micro-batches"),
        (["llama-3-8b", "--schedule", "best"], "--schedule 'best' is no schedule"),
        (["llama-3-8b", "--pp", "2", "--stage", "2"], "--stage 2: there are 2 stages"),
        (["llama-3-8b", "--zero", "4"], "--zero is 4"),
        (["llama-3-8b", "--fsdp", "keep", "--zero", "1"], "shards parameters, --zero 1 does not"),
        (["llama-3-8b", "--plan", "best"], "neither a plan nor a file"),
        (["llama-3-8b", "--tp", "2", "--formulas", "compute_graph"], "no plan divides the formulas of compute_graph"),
        (["llama-3-8b", "--tp", "2", "--set", "tp=4"], "tp is a degree"),
        (["mixtral-8x7b", "--ep", "3"], "has experts = 8, not divisible into 3 ranks"),
        (["mixtral-8x7b", "--ep", "4", "--dp", "6"], "--ep 4 does not divide --dp 6"),
    ],
)
def test_refused(capsys, arguments, said):
    assert said in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (PLAN + "  ffn_up: {width: tp}\n", "no tensor has an axis 'width'"),
        (PLAN + "  ffn_up: {ffn: dp}\n", "'dp' is no mesh dimension"),
        (PLAN + "  ffn_upp: {ffn: tp}\n", "no component 'ffn_upp'"),
        (PLAN + "  ffn_up: {experts: tp}\n", "divides.ffn_up.experts: tp divides nothing"),
        (PLAN + "  moe_experts: {experts: ep}\n", "plan mine divides nothing of llama-3-8b"),
        (PLAN + "  ffn_up: {ffn: tp}\nprojections: many\n", "projections"),
        (PLAN + "  ffn_up: {ffn: tp}\ncolour: red\n", "colour: no such field (fields: schema, name,"),
        ("schema: 1\nname: mine\ndivide: {}\n", "divide: no such field"),
        ("name: mine\n", "schema: the field is missing"),
    ],
)
def test_a_plan_file_is_refused(capsys, tmp_path, text, said):
    place = tmp_path / "mine.yaml"
    place.write_text(text)
    assert said in refused(capsys, "llama-3-8b", "--tp", "2", "--plan", str(place))


def test_a_line_for_another_model_is_a_warning(capsys, tmp_path):
    place = tmp_path / "mine.yaml"
    place.write_text(PLAN + "  ffn_up: {ffn: tp}\n  ffn_down: {ffn: tp}\n  moe_experts: {experts: ep}\n")
    assert run(["eval", "llama-3-8b", "--tp", "2", "--plan", str(place)]) == 0
    assert "llama-3-8b has no moe_experts" in capsys.readouterr().err


def test_ranks_that_divide_nothing(capsys, tmp_path):
    place = tmp_path / "mine.yaml"
    place.write_text(PLAN + "  moe_experts: {experts: ep}\n")
    said = refused(capsys, "mixtral-8x7b", "--tp", "2", "--no-sp", "--plan", str(place))
    assert "--tp 2 divides nothing of mixtral-8x7b under this plan (leave --tp out" in said
