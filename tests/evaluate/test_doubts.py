"""Warnings about options that do not do for a model what they say."""

import pytest

from symcost.api import load

# Bytes of an attention layer with 128 tokens, measured with transformers 5.24.0 as one sequence, less what the formulas
# for several sequences give; LayerNorm statistics taken as FP32, as CUDA has them.
SINGLE = {
    "gemma-2b": "917504 bytes fewer",
    "gemma-3-1b": "393216 bytes fewer",
    "falcon-7b": "2293760 bytes fewer",
    "phi-3-mini-4k": "1572864 bytes more",
    "pythia-1.4b": "1048576 bytes more",
    "deepseek-v2-lite": "524288 bytes more",
}
SAME = ("llama-3-8b", "gpt2", "olmo-2-7b", "mixtral-8x7b", "bloom-7b1", "phi-2", "opt-350m", "gpt-oss-20b", "t5-base")
AUTOGRAD = {"activations": "autograd", "attention": "eager"}


def single(name: str, **options: object) -> list[str]:
    costs = load(name).evaluate(**{"batch": 1, "seq": 128, **AUTOGRAD, **options})
    return [text for text in costs.result["warnings"] if "several sequences" in text]


@pytest.mark.parametrize("name", SINGLE)
def test_a_single_sequence_in_eager_attention(name: str) -> None:
    (text,) = single(name)
    assert SINGLE[name] in text
    assert single(name, batch=2) == single(name, attention="flash") == single(name, activations="fused") == []


@pytest.mark.parametrize("name", SAME)
def test_no_warning_where_a_single_sequence_keeps_the_same(name: str) -> None:
    assert single(name) == []


def test_selective_recomputation_of_a_model_without_a_core() -> None:
    plain, selective = (load("mamba2-130m").evaluate(seq=256, recompute=form) for form in ("none", "selective"))
    (text,) = selective.result["warnings"]
    assert "--recompute selective changes nothing: mamba2-130m has no attention core" in text
    assert "use --recompute full" in text
    assert plain.result["warnings"] == []
    assert selective.result["memory"] == plain.result["memory"]
    assert load("jamba-v0.1").evaluate(seq=256, recompute="selective").result["warnings"] == []
