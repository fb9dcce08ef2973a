"""Least bytes of five decode steps, from first principles: weights but the embedding's table, caches, states.

What a step reads beside these, vectors of single tokens, is less than half a percent. Time is bytes over bandwidth.
"""

from fractions import Fraction

import pytest

import symcost
from symcost.evaluate.hardware.sheet import hardware

GEMMA_3_27B = {
    "model_type": "gemma3_text",
    "vocab_size": 262_208,
    "hidden_size": 5376,
    "intermediate_size": 21_504,
    "num_hidden_layers": 62,
    "num_attention_heads": 32,
    "num_key_value_heads": 16,
    "head_dim": 128,
    "sliding_window": 1024,
    "sliding_window_pattern": 6,
    "query_pre_attn_scalar": 168,
    "max_position_embeddings": 131_072,
}
C = 8192


def llama(batch):
    """32 layers; 8 heads of 128 for keys and for values."""
    weights = 8_030_261_248 - 128_256 * 4096
    return 2 * weights + batch * C * 32 * 2 * 8 * 128 * 2


def mixtral(batch):
    """8 experts of 3 x 4096 x 14336 in 32 layers; B tokens meet 8 (1 - (3/4)^B) of them."""
    expert, hits = 3 * 4096 * 14_336, 8 * (1 - Fraction(3, 4) ** batch)
    weights = 46_702_792_704 - 32_000 * 4096 - 32 * (8 - hits) * expert
    return 2 * weights + batch * C * 32 * 2 * 8 * 128 * 2


def deepseek(batch):
    """256 experts of 3 x 7168 x 2048 in 58 of 61 layers, 8 a token; 512 of a latent and 64 of a rotary key."""
    expert, hits = 3 * 7168 * 2048, 256 * (1 - Fraction(31, 32) ** batch)
    weights = 671_026_404_352 - 129_280 * 7168 - 58 * (256 - hits) * expert
    return 2 * weights + batch * C * 61 * (512 + 64) * 2


def gemma(batch):
    """The head is the table. 10 of 62 layers look at everything, 52 at 1024 tokens; 16 heads of 128."""
    attention = 2 * 5376 * 32 * 128 + 2 * 5376 * 16 * 128
    layer = attention + 3 * 5376 * 21_504 + 4 * 5376 + 2 * 128
    weights = 62 * layer + 5376 + 262_208 * 5376
    return 2 * weights + batch * (10 * C + 52 * 1024) * 2 * 16 * 128 * 2


def qwen(batch):
    """512 experts of 3 x 2048 x 512 in 48 layers, 10 a token; 12 layers of keys, 2 heads of 256.

    The other 36 hold a state of 32 heads, 128 x 128 in FP32, and 3 taps of 8192 channels.
    """
    expert, hits = 3 * 2048 * 512, 512 * (1 - Fraction(502, 512) ** batch)
    weights = 79_674_391_296 - 151_936 * 2048 - 48 * (512 - hits) * expert
    held = 12 * C * 2 * 2 * 256 * 2 + 36 * (32 * 128 * 128 * 4 + 3 * 8192 * 2)
    return 2 * weights + batch * held


STEPS = {
    "llama-3-8b": llama,
    "mixtral-8x7b": mixtral,
    "deepseek-v3": deepseek,
    "gemma-3-27b": gemma,
    "qwen3-next-80b-a3b": qwen,
}


@pytest.mark.parametrize("batch", [1, 16])
@pytest.mark.parametrize("name", STEPS)
def test_what_a_token_reads(name, batch):
    model = symcost.load(GEMMA_3_27B if name == "gemma-3-27b" else name)
    costs = model.evaluate(workload="decode", cached=C - 1, batch=batch)
    read, least = Fraction(costs.result["totals"]["hbm_bytes"]["forward"]["read"]), STEPS[name](batch)
    assert 1 <= read / least < Fraction(1005, 1000)


def test_the_bound_is_bytes_over_bandwidth():
    step = symcost.load("llama-3-8b").evaluate(workload="decode", cached=C - 1, hardware="h100-sxm-80gb")
    seconds = Fraction(step.result["roofline"]["least_seconds_per_output_token"])
    assert 1 <= seconds * hardware("h100-sxm-80gb").bandwidth / llama(1) < Fraction(1003, 1000)
