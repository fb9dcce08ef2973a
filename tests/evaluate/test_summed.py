"""Totals of consecutive lengths added up at once are those of each, added up."""

from __future__ import annotations

import pytest

from symcost.api.model import load
from symcost.api.stated import posed
from symcost.evaluate.question import Options
from symcost.evaluate.summed import Polynomial, summed
from symcost.frontend.bundled import entry

CHUNKED = {
    "model_type": "llama4_text",
    "architectures": ["Llama4ForCausalLM"],
    "hidden_size": 512,
    "intermediate_size": 1024,
    "intermediate_size_mlp": 1024,
    "num_hidden_layers": 4,
    "num_attention_heads": 8,
    "num_key_value_heads": 2,
    "head_dim": 64,
    "vocab_size": 1000,
    "num_local_experts": 4,
    "num_experts_per_tok": 1,
    "attention_chunk_size": 30,
    "interleave_moe_layer_step": 1,
    "max_position_embeddings": 100000,
    "no_rope_layers": [1, 1, 1, 0],
}
FIELDS = ("forward_matmul_flops", "forward_vector_flops", "forward_read_bytes", "forward_write_bytes", "cache_bytes")


def decoding(source, **options):
    module, question = posed(load(source), Options(workload="decode", batch=3, cached=1, **options))
    known = {**question.sizes, **question.conventions}
    return module, lambda held: {**known, "cached": held, "context": held + 1}


@pytest.mark.parametrize(
    ("source", "first", "last"),
    [
        ("llama-3-8b", 5, 300),
        ("llama-3-8b", 7, 7),
        ("llama-3-8b", 7, 6),
        (dict(entry("gemma-3-1b")["config"]) | {"sliding_window": 100}, 20, 260),
        (CHUNKED, 1, 200),
    ],
    ids=["straight", "one", "none", "window", "chunks"],
)
@pytest.mark.parametrize("block", [1, 16])
def test_a_run_is_the_sum_of_its_lengths(source, first, last, block):
    module, lengths = decoding(source, block=block, conventions={"expert_hits": "min"})
    each = [module.totals(lengths(held)) for held in range(first, last + 1)]
    assert summed(module, lengths, first, last, FIELDS) == {
        name: sum(totals[name] for totals in each) for name in FIELDS
    }


def test_a_long_run_needs_few_calls():
    module, lengths = decoding("llama-3-8b")
    calls = []
    found = summed(module, lambda held: calls.append(held) or lengths(held), 1, 10**12, FIELDS)
    assert len(calls) == 1
    ends = (module.totals(lengths(held))["forward_matmul_flops"] for held in (1, 10**12))
    assert found["forward_matmul_flops"] == sum(ends) * 10**12 // 2


def test_powers():
    held = Polynomial((0, 1), 3, 9)
    squares = (held + 2) * (held - 1) * 5 - held / 2
    assert squares.summed() == sum(5 * (n + 2) * (n - 1) - n / 2 for n in range(3, 10))
