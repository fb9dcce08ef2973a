"""Experts over ranks against the library's own: exchanged by all-to-alls, or summed where ranks have one batch."""

from __future__ import annotations

from typing import Any

import pytest

import symcost
from tests.sharding.ranks import rank, recorded, sent, wanted

CASES = recorded("ep")["cases"]
# Ranks that share a batch have experts apart, as the library's `all_reduce` does it.
ONE_BATCH = """
schema: 1
name: experts of one batch
divides:
  moe_experts: {experts: tp}
experts: sum
"""


@pytest.mark.parametrize("case", CASES)
def test_a_block_of_experts(case: dict[str, Any], tmp_path: Any) -> None:
    plan = tmp_path / "plan.yaml"
    plan.write_text(ONE_BATCH, encoding="utf-8")
    exchanged = case["mode"].endswith("all_to_all")
    sizes = {"num_experts": case["experts"], "num_experts_per_tok": case["top_k"], "hidden_size": case["hidden"]}
    config = {
        "model_type": "qwen3_moe",
        "num_hidden_layers": 1,
        "num_attention_heads": 8,
        "num_key_value_heads": 8,
        "head_dim": 8,
        "moe_intermediate_size": case["moe_ffn"],
        "intermediate_size": 64,
        "vocab_size": 256,
        "tie_word_embeddings": False,
        **sizes,
    }
    degrees: dict[str, Any] = {"ep": case["ep"], "dp": case["ep"], "plan": "torch"}
    if not exchanged:
        degrees = {"tp": case["ep"], "plan": str(plan), "sp": False}
    found = rank(symcost.load(config), 1, case["tokens_per_rank"], "fp32", **degrees)
    (block,) = (item for item in found["components"] if item["name"] == "moe_experts")
    weights = sum(tensor["elements"] for tensor in block["tensors"] if tensor["role"] == "param")
    assert weights == case["params_per_rank"]
    assert {phase: block["flops"][phase]["matmul"]["FP32"] for phase in ("forward", "backward")} == case["flops"]
    assert sent(found, "moe_experts") == wanted(case)
