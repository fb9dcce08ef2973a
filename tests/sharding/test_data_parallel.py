"""Sharded data parallelism against torch's, and ZeRO against its paper."""

from __future__ import annotations

from typing import Any

import pytest

import symcost
from tests.sharding.ranks import DTYPES, matmuls, model, rank, recorded, sent, wanted

FSDP = recorded("fsdp-llama-like")


@pytest.mark.parametrize("case", FSDP["cases"])
def test_fsdp(case: dict[str, Any]) -> None:
    slots = {name: short for short, name in DTYPES.items()}
    precision = {"FP32": "fp32", "BF16": "bf16_mixed_fp32_grad"}[slots[case["param_dtype"]]]
    found = rank(
        model(FSDP["model"]),
        case["batch"],
        case["seq"],
        precision,
        dp=case["dp_shard"],
        zero=3,
        fsdp="reshard" if case["reshard_after_forward"] else "keep",
        plan="torch",
        conventions={"pairs": "full"},
    )
    assert found["totals"]["params"] == case["params_per_rank"]
    assert matmuls(found["totals"]) == case["flops"]
    assert sent(found) == wanted(case)


MIXTRAL = {
    "model_type": "mixtral",
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "num_local_experts": 4,
    "num_experts_per_tok": 2,
    "vocab_size": 256,
    "max_position_embeddings": 512,
    "tie_word_embeddings": False,
}


@pytest.mark.parametrize(
    ("ranks", "precision", "shard", "gathered", "reduced"),
    [(4, "fp32", 51_408, 86_400, 345_600), (8, "fp32", 44_200, 80_192, 641_536)],
)
def test_experts_of_one_group_go_in_the_message_of_their_layer(
    ranks: int, precision: str, shard: int, gathered: int, reduced: int
) -> None:
    """Read off torch: experts stand one above the other, and what does not divide is filled up."""
    found = rank(symcost.load(MIXTRAL), 2, 64, precision, dp=ranks, zero=3, plan="torch")
    layers = {(i["phase"], i["collective"], i["payload_bytes"]) for i in found["communication"] if i["kind"] != "ends"}
    assert found["totals"]["params"] == shard
    assert layers == {
        ("forward", "all_gather", gathered),
        ("backward", "all_gather", gathered),
        ("backward", "reduce_scatter", reduced),
    }


SMALL = {
    "num_hidden_layers": 2,
    "hidden_size": 64,
    "intermediate_size": 100,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 8,
    "vocab_size": 257,
    "tie_word_embeddings": False,
}
GPT2 = {"n_layer": 2, "n_head": 4, "n_embd": 52, "vocab_size": 257, "n_positions": 130}


@pytest.mark.parametrize(
    ("family", "sizes", "shards"),
    [
        ("gpt2", GPT2, (29_512, 17_878, 12_906)),
        ("phi3", SMALL, (32_414, 19_433, 14_210)),
        ("glm4", SMALL, (32_718, 19_667, 14_418)),
        ("gpt_neox", SMALL, (31_272, 18_772, 13_746)),
    ],
)
def test_shards_are_of_the_weights_that_the_library_stores(
    family: str, sizes: dict[str, Any], shards: tuple[int, ...]
) -> None:
    """Read off torch: weights that join projections are cut once, and GPT-2's along what is summed."""
    model = symcost.load({**sizes, "model_type": family})
    found = [rank(model, 2, 32, "fp32", dp=ranks, zero=3, plan="torch")["totals"]["params"] for ranks in (3, 5, 7)]
    assert found == list(shards)
