"""Plan `torch` against torch itself, on models of the library: parameters, FLOPs and every collective of a rank."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import symcost
from tests.sharding.ranks import matmuls, rank, sent

pytestmark = pytest.mark.torch

SIZES = {
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 8,
    "vocab_size": 256,
    "max_position_embeddings": 512,
    "tie_word_embeddings": False,
}
BATCH, SEQ = 2, 64
SMALL = Path(__file__).parents[1] / "data" / "families"
CASES = [
    ("llama", 2, False, False),
    ("llama", 4, True, True),
    ("qwen3", 2, False, True),
    ("gemma2", 4, False, False),
    ("starcoder2", 4, True, False),
    ("phi", 2, True, True),
    ("cohere", 2, False, False),
]


def ours(config: dict[str, Any], ranks: int, **stated: Any) -> dict[str, Any]:
    loaded = symcost.load(config)
    return rank(loaded, BATCH, SEQ, "fp32", tp=ranks, plan="torch", conventions={"pairs": "full"}, **stated)


@pytest.mark.parametrize(("family", "ranks", "sp", "parallel_loss"), CASES)
def test_a_rank_of_the_library(family: str, ranks: int, sp: bool, parallel_loss: bool) -> None:
    from tests.sharding.torch_ranks import tensor_parallel

    config = {**SIZES, "model_type": family}
    (ran,) = tensor_parallel(config, ranks, BATCH, SEQ, sp=sp, parallel_loss=parallel_loss)
    found = ours(config, ranks, sp=sp, loss_parallel=parallel_loss)
    assert found["totals"]["params"] == ran.params
    assert matmuls(found["totals"]) == ran.own
    assert sent(found) == ran.sent


def test_a_first_run_has_every_distinct_contraction_of_the_whole_model_once_more() -> None:
    """On tensors without storage: a counter below sharded tensors sees them, and no rank computes them."""
    from tests.sharding.torch_ranks import tensor_parallel

    config = {**SIZES, "model_type": "llama", "hidden_size": 80}
    first, second = tensor_parallel(config, 2, BATCH, SEQ, sp=False, parallel_loss=False, runs=2)
    h, q, kv, f, vocab = 80, 64, 32, 96, 256
    once = 2 * BATCH * SEQ * (h * q + h * kv + q * h + h * f + f * h + h * vocab)
    assert first.shapes == {"forward": once, "backward": 2 * once}
    assert second.shapes == {"forward": 0, "backward": 0}
    assert first.own == second.own == matmuls(ours(config, 2, sp=False, loss_parallel=False)["totals"])


def test_scaled_embeddings_are_added_up_before_they_are_divided_by_tokens() -> None:
    """Gemma multiplies what is looked up, for which torch needs the sum: an all-reduce in place of a reduce-scatter."""
    from tests.sharding.torch_ranks import tensor_parallel

    config = {**SIZES, "model_type": "gemma2"}
    (ran,) = tensor_parallel(config, 4, BATCH, SEQ, sp=True, parallel_loss=False)
    found = sent(ours(config, 4, sp=True))
    rows = BATCH * SEQ * SIZES["hidden_size"] * 4
    assert found - ran.sent == {("forward", "reduce_scatter", "float32", rows): 1}
    assert ran.sent - found == {("forward", "all_reduce", "float32", rows): 1}


# Sizes that no number of ranks divides; weights that join projections, or are stored the other way round.
ODD = {**SIZES, "vocab_size": 257, "intermediate_size": 100}
FALCON = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 8, "num_kv_heads": 2, "vocab_size": 257}
# Gated queries in one weight; projections of linear attention in two.
DELTA = {
    **dict.fromkeys(("linear_num_value_heads", "num_experts", "full_attention_interval"), 4),
    **dict.fromkeys(("linear_key_head_dim", "linear_value_head_dim"), 12),
    **dict.fromkeys(("linear_num_key_heads", "num_experts_per_tok"), 2),
    **dict.fromkeys(("moe_intermediate_size", "shared_expert_intermediate_size"), 48),
    "num_hidden_layers": 4,
}
UNEVEN = [
    (5, {**ODD, "model_type": "llama"}),
    (3, {"model_type": "gpt2", "n_layer": 2, "n_head": 4, "n_embd": 52, "n_positions": 130, "vocab_size": 257}),
    (7, {**ODD, "model_type": "phi3", "pad_token_id": 0}),
    (3, {**ODD, "model_type": "glm4", "pad_token_id": 0}),
    (7, {**ODD, "model_type": "gpt_neox"}),
    (5, {**FALCON, "model_type": "falcon", "new_decoder_architecture": True, "bias": False, "alibi": False}),
    (3, {**ODD, "model_type": "mixtral", "num_local_experts": 4, "num_experts_per_tok": 2}),
    (5, {**ODD, "model_type": "apertus"}),
    (7, {**ODD, **DELTA, "model_type": "qwen3_next"}),
]


@pytest.mark.parametrize(("ranks", "config"), UNEVEN)
def test_shards_of_the_library(ranks: int, config: dict[str, Any]) -> None:
    from tests.sharding.torch_ranks import fully_sharded

    ran = fully_sharded(config, ranks, BATCH, SEQ)
    found = rank(symcost.load(config), BATCH, SEQ, "fp32", dp=ranks, zero=3, plan="torch")
    assert found["totals"]["params"] == ran.params
    assert sent(found) == ran.sent


@pytest.mark.parametrize("file", ["olmo_hybrid", "exaone4_5", "lfm2_vl"])
@pytest.mark.parametrize("ranks", [3, 7])
def test_first_shards_of_the_librarys_parameters(file: str, ranks: int) -> None:
    """Weights of recurrent layers and of towers, each by itself, without a run."""
    import torch
    import transformers

    config = json.loads((SMALL / f"{file}.json").read_text(encoding="utf-8"))[0]["config"]
    made = transformers.AutoConfig.for_model(**config)
    kinds = (transformers.AutoModelForImageTextToText, transformers.AutoModelForCausalLM)
    with torch.device("meta"):
        model = next(kind for kind in kinds if type(made) in kind._model_mapping).from_config(made)
    shards = [-(-weight.shape[0] // ranks) * weight[0].numel() for weight in model.parameters()]
    assert symcost.load(config).evaluate(dp=ranks, zero=3, plan="torch").params == sum(shards)
