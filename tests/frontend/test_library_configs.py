"""Configs as published, and with one thing changed: the library's number, or an error that says why there is none."""

import json
from pathlib import Path

import pytest

from symcost import load
from symcost.errors import SymcostError

CASES = json.loads((Path(__file__).parents[1] / "data" / "library_configs.json").read_text(encoding="utf-8"))
EXACT = """
class-Qwen2VLModel class-Qwen2_5_VLModel class-Qwen3VLModel class-Qwen3_5Model key-bitnet-num_key_value_heads-deleted
key-jamba-num_experts-deleted key-lfm2-head_dim-96 key-lfm2_moe-head_dim-96 key-nemotron_h-tie_word_embeddings-True
key-qwen2_vl-text_config.num_key_value_heads-deleted key-vit-head_dim-96 real-devstral-small-2-24b
tie-gemma3-top_True-text_False tie-qwen2_vl-top_True-text_False tie-qwen3_5-top_False-text_True
tie-qwen3_5-top_absent-text_True tie-qwen3_5_moe-top_False-text_True tie-qwen3_5_moe-top_True-text_False
tie-qwen3_vl-top_True-text_False tie-qwen3_vl_moe-top_False-text_True tie-qwen3_vl_moe-top_True-text_False
real-embeddinggemma-300m refused-aya_vision refused-deepseek_vl refused-internvl refused-kimi_k25
""".split()
LENGTHLESS = ("vision",)


def check(name: str) -> None:
    """Parameters, and forward matmul FLOPs where the library ran."""
    case = CASES[name]
    model = load(case["config"])
    batch, seq = case["shape"] or (1, 32)
    length = None if model.features.architecture in LENGTHLESS else seq
    totals = model.evaluate(batch=batch, seq=length, attention="eager", pairs="full").result["totals"]
    assert totals["params"] == case["params"]
    if case["flops_forward"] is not None:
        assert totals["flops"]["forward"]["matmul"] == case["flops_forward"]


@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize("name", EXACT)
def test_number_of_the_library(name: str) -> None:
    check(name)


@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize("name", sorted(CASES.keys() - set(EXACT)))
def test_number_of_the_library_or_a_reason(name: str) -> None:
    try:
        check(name)
    except SymcostError:
        return
