"""Contexts over ranks against torch's ring attention: pairs of a balanced rank, and every message."""

from __future__ import annotations

from typing import Any

import pytest

import symcost
from symcost.frontend.plan_file import plan
from tests.sharding.ranks import rank, recorded, sent, wanted

CASES = recorded("cp")["cases"]
GATHERED = """
schema: 1
name: gathered keys
divides: {}
context: all_gather
context_gradients: FP32
ring_pass: all_to_all
ring_gradients: all
"""


@pytest.mark.parametrize("case", CASES)
def test_a_core_over_a_context(case: dict[str, Any], tmp_path: Any) -> None:
    chosen = "torch"
    if case["rotate"] == "all_gather":
        path = tmp_path / "plan.yaml"
        path.write_text(GATHERED, encoding="utf-8")
        chosen = str(path)
    heads, width = case["heads"], case["head_dim"]
    config = {
        "model_type": "llama",
        "num_hidden_layers": 1,
        "num_attention_heads": heads,
        "num_key_value_heads": case["kv_heads"],
        "head_dim": width,
        "hidden_size": heads * width,
        "intermediate_size": 64,
        "vocab_size": 256,
        "tie_word_embeddings": False,
    }
    batch = case["batch"]
    degrees = {"cp": case["cp"], "plan": chosen, "conventions": {"pairs": "causal"}}
    found = rank(symcost.load(config), batch, case["seq"], "bf16_mixed", **degrees)
    assert sent(found, "attention_core") == wanted(case)
    if case["load_balance"] != "none":
        (core,) = (item for item in found["components"] if item["name"] == "attention_core")
        pairs = batch * heads * case["pairs_per_head_and_sequence"]
        assert core["flops"]["forward"]["matmul"] == {"BF16": 4 * width * pairs}


def test_plan_torch_passes_keys_around() -> None:
    assert plan("torch").context == "ring"
