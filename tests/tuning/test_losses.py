"""Losses by pieces: what is there at once, what runs again, what each piece reads, and nothing else changed."""

from __future__ import annotations

import json

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from tests.each_structure import some

WAYS = ("chunked", "fused_linear")
VOCAB, HIDDEN, ROWS = 128_256, 4096, 2 * 64


def asked(model="llama-3-8b", **options):
    return load(model).evaluate(batch=2, seq=64, **options).result


@pytest.mark.parametrize("way", WAYS)
def test_what_is_there_at_once_is_a_piece(way):
    points = [
        {point["name"]: point["bytes"] for point in asked(loss=way, sizes={"loss_chunks": pieces})["memory"]["points"]}
        for pieces in (1, 5)
    ]
    # 128 rows in five pieces are 26 at most; the gradient of the head's input is there beside them.
    rows = [(point["head"] - 2 * ROWS * HIDDEN) // (2 * VOCAB) for point in points]
    assert rows == [ROWS, 26]
    kept = [asked(loss=option)["totals"]["saved_activation_bytes"] for option in ("eager", "fused", way)]
    targets = 8 * ROWS
    assert kept[0] == kept[1] + 4 * ROWS * VOCAB + targets
    assert kept[2] == kept[1] + (targets if way == "chunked" else 0)


@pytest.mark.parametrize("way", WAYS)
def test_what_runs_again_counts_in_hardware_alone(way):
    for flops, again in (("model", 0), ("hardware", 1 if way == "chunked" else 0)):
        plain, pieces = (asked(loss=option, flops=flops)["totals"]["flops"] for option in ("fused", way))
        assert pieces["forward"] == plain["forward"]
        assert pieces["backward"]["matmul"] - plain["backward"]["matmul"] == again * 2 * ROWS * HIDDEN * VOCAB


@pytest.mark.parametrize("way", WAYS)
def test_each_piece_reads_the_weight_and_adds_to_its_gradient(way):
    one, six = (asked(loss=way, sizes={"loss_chunks": pieces})["totals"]["hbm_bytes"] for pieces in (1, 6))
    weight = 2 * HIDDEN * VOCAB
    more = {(p, d): six[p][d] - one[p][d] for p in ("forward", "backward") for d in ("read", "write")}
    assert more == {
        ("forward", "read"): 5 * weight,
        ("forward", "write"): 0,
        ("backward", "read"): 10 * weight,
        ("backward", "write"): 5 * weight,
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", some(["gpt2", "gemma-2-9b"], 1))
def test_it_goes_with_adapters_documents_and_ranks(name, way):
    model = load(name)
    packed = model.pack([48, 48]).evaluate(loss=way, flops="hardware").result
    assert packed["memory"] == model.evaluate(batch=2, seq=48, loss=way).result["memory"]
    adapted = model.train("lora", rank=4, targets="attention")
    views = [adapted.evaluate(seq=64, loss=way, flops=view).result["memory"] for view in ("model", "hardware")]
    assert views[0] == views[1]
    sent = [
        model.evaluate(seq=64, loss=option, tp=2).result["totals"]["communication_bytes"] for option in ("eager", way)
    ]
    assert sent[0] == sent[1]


@pytest.mark.parametrize("way", WAYS)
def test_a_head_alone_has_the_gradient_of_its_logits(way):
    plain, pieces = (load("llama-3-8b").train("head").evaluate(seq=64, loss=option) for option in ("fused", way))
    assert pieces.result["totals"]["flops"] == plain.result["totals"]["flops"]
    assert plain.result["totals"]["flops"]["backward"]["vector"] > 0


def test_the_commands(capsys, tmp_path):
    assert run(["eval", "gpt2", "--loss", "chunked", "--seq", "64", "--format", "json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["conventions"]["loss"], figures["dims"]["loss_chunks"]) == ("chunked", 8)
    assert run(["docs", "gpt2", "--loss", "fused_linear", "--to", "markdown"]) == 0
    assert "| `loss` | `fused_linear` |" in capsys.readouterr().out
    assert run(["generate", "gpt2", "--to", "python", "--loss", "chunked", "--out", str(tmp_path)]) == 0
    assert "loss_chunks=8" in (tmp_path / "gpt2" / "evaluator.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("eval gpt2 --loss in_pieces", "known: eager, fused, chunked, fused_linear"),
        ("eval gpt2 --loss chunked --workload decode", "served models have nothing of it"),
        ("eval gpt2 --loss chunked --set loss_chunks=0", "loss_chunks is 0"),
        ("eval gpt2 --set loss_chunks=4", "the model has no such size"),
        ("eval vit-base-patch16-224 --loss chunked", "has no head over a vocabulary"),
        ("generate gpt2 --loss fused", "changes no structure"),
        ("generate gpt2 --loss chunked --workload decode", "does not apply to --workload decode"),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(arguments.split()) == 2
    assert message in capsys.readouterr().err
