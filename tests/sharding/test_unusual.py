"""Models in which a plan meets something out of the ordinary: exact, or refused by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import symcost
from symcost.errors import UsageError

TABLE = 50257 * 768


def stages(name, **stated):
    return symcost.load(name).evaluate(**stated).result["stages"]


def collectives(name, component, **stated):
    found = symcost.load(name).evaluate(**stated).result["communication"]
    columns = ("phase", "collective", "group", "payload_bytes", "wire_bytes", "count")
    return [tuple(row[c] for c in columns) for row in found if row["component"] == component]


def test_a_tied_head_is_a_copy_on_the_last_stage():
    whole = symcost.load("gpt2").evaluate(seq=128).params
    held = [stage["params"] for stage in stages("gpt2", seq=128, pp=4, microbatches=4)]
    assert sum(held) == whole + TABLE
    assert held[1] == held[2] == whole - (held[0] + held[3] - TABLE) - held[1]
    last = stages("gpt2", seq=128, pp=4, microbatches=4, precision="bf16_mixed")[3]["bytes_by_role"]
    assert last["optimizer_state"] == 8 * held[3]


@pytest.mark.parametrize("stage", ["0", "3"])
def test_gradients_of_a_tied_table_are_added_up_between_both_stages(stage):
    found = collectives("gpt2", "token_embedding_gradients", seq=128, pp=4, microbatches=4, stage=stage)
    assert found == [("backward", "all_reduce", "pp", 2 * TABLE, 2 * TABLE, 1)]


def test_where_one_stage_has_both_ends_nothing_is_copied():
    middle = collectives("gpt2", "token_embedding_gradients", seq=128, pp=4, microbatches=4, stage="1")
    assert middle == []
    turned = {"seq": 128, "pp": 3, "microbatches": 6, "schedule": "zbv", "stage": "0"}
    assert collectives("gpt2", "token_embedding_gradients", **turned) == []
    held = [stage["params"] for stage in stages("gpt2", **turned)]
    assert sum(held) == symcost.load("gpt2").evaluate(seq=128).params


def test_an_untied_head_has_no_copy():
    held = [stage["params"] for stage in stages("llama-3-8b", pp=4, microbatches=4)]
    assert sum(held) == symcost.load("llama-3-8b").evaluate().params


def test_a_norm_over_all_heads_adds_up_squares():
    """One FP32 number a token, for queries and for keys, each way."""
    found = collectives("olmo-2-7b", "qk_norm", seq=64, tp=4)
    assert [row[:4] for row in found] == [
        ("forward", "all_reduce", "tp", 256),
        ("forward", "all_reduce", "tp", 256),
        ("backward", "all_reduce", "tp", 256),
        ("backward", "all_reduce", "tp", 256),
    ]


def test_a_norm_of_each_head_shares_its_weights_gradient():
    found = collectives("qwen3-8b", "qk_norm", seq=64, tp=4)
    assert [row[:4] for row in found] == [("optimizer", "all_reduce", "tp", 256)] * 2


def test_fewer_heads_of_keys_than_ranks():
    """Llama 3 70B's tensors have 8 heads of keys; 16 ranks have one each, every one twice."""
    model = symcost.load("llama-2-70b")
    wide = model.evaluate(tp=16, seq=4096, sizes={"vocab": 128256, "ffn": 28672})
    assert wide.params == 4_494_729_216
    assert model.evaluate(tp=8, seq=4096, sizes={"vocab": 128256, "ffn": 28672}).params == 8_820_367_360
    shared = [row for row in wide.result["communication"] if row["tensor"] == "grad_w_kv"]
    assert shared
    assert shared[0]["payload_bytes"] == 2 * 8192 * 128 * 2
    # Two ranks have the same head.
    assert shared[0]["wire_bytes"] == shared[0]["payload_bytes"]


@pytest.mark.parametrize(
    ("name", "stated", "message"),
    [
        ("flan-t5-base", {"pp": 2}, "flan-t5-base has two sides"),
        ("flan-t5-base", {"cp": 2}, "flan-t5-base has two sides"),
        ("mamba2-130m", {"cp": 2}, "the state of .* runs along the sequence"),
        ("qwen3-next-80b-a3b", {"cp": 2}, "the state of .* runs along the sequence"),
        ("deepseek-v3", {"pp": 61, "mtp": True, "microbatches": 61}, "blocks of multi-token prediction"),
        ("llama-3-8b", {"ep": 2}, "llama-3-8b has no experts"),
        ("mixtral-8x7b", {"ep": 3}, "has experts = 8, not divisible into 3 ranks"),
        ("mixtral-8x7b", {"ep": 4, "dp": 6}, "--ep 4 does not divide --dp 6"),
        ("llama-3-8b", {"tp": 2, "seq": 5}, "seq = 5, not divisible"),
    ],
)
def test_refused_by_name(name, stated, message):
    with pytest.raises(UsageError, match=message):
        symcost.load(name).evaluate(**stated)


SMALL = Path(__file__).parents[1] / "data" / "families"


def small(file: str) -> symcost.Model:
    return symcost.load(json.loads((SMALL / f"{file}.json").read_text(encoding="utf-8"))[0]["config"])


@pytest.mark.parametrize(
    ("stated", "message"),
    [
        ({"pp": 2, "microbatches": 2}, "layers of swin have no width in common to hand on"),
        ({"ep": 2, "dp": 2}, "swin has no experts"),
    ],
)
def test_stages_of_unlike_widths_are_not_a_pipelines(stated, message):
    model = small("swin")
    assert model.evaluate(dp=4, zero=3).params < model.evaluate().params
    with pytest.raises(UsageError, match=message):
        model.evaluate(**stated)


def test_experts_of_attention_are_whole_where_ranks_share_those_of_feed_forward_blocks():
    """JetMoE has five of either: a rank of five lacks four fifths of the weights of one."""
    model = small("jetmoe")
    whole = model.evaluate()
    (experts,) = [entry for entry in whole.result["components"] if entry["name"] == "moe_experts"]
    held = experts["count"] * sum(t["elements"] for t in experts["tensors"] if t["role"] == "param")
    assert whole.params - model.evaluate(ep=5).params == held * 4 // 5
