"""Bounds of a step that is served, and where decoding turns from memory to compute."""

from fractions import Fraction

import pytest

import symcost
from symcost.evaluate.hardware.served import _of_batch, _sides, turning_batch
from symcost.evaluate.hardware.sheet import hardware

H100 = "h100-sxm-80gb"


def priced(name, **options):
    return symcost.load(name).evaluate(hardware=H100, **options)


@pytest.mark.parametrize("name", ["llama-3-8b", "mixtral-8x7b", "deepseek-v3", "qwen2.5-7b"])
def test_from_the_turning_batch_on_products_take_as_long(name):
    device, figures = hardware(H100), priced(name, workload="decode", cached=50)._figures
    turn = turning_batch(figures, device)
    assert turn is not None
    assert turn > 1
    for batch, binds in ((turn - 1, False), (turn, True)):
        sides = _sides(_of_batch(figures, batch), device)
        assert (sides["matmul"] >= sides["memory"]) == binds


def test_long_contexts_never_turn():
    assert priced("llama-2-7b", workload="decode", cached=100_000).result["roofline"]["turning_batch"] is None


def test_tokens_at_the_bound():
    entry = priced("llama-3-8b", workload="decode", cached=999, batch=16).result["roofline"]
    seconds = Fraction(entry["least_seconds_per_output_token"])
    assert Fraction(entry["tokens_per_second"]) == 16 / seconds
    assert seconds == Fraction(entry["lower_bound_seconds"]["step"])
    # Weights but for the table of embeddings, and every key and value, are read once.
    read = 16 * 131_072 * 1000 + 2 * (8_030_261_248 - 128_256 * 4096)
    assert seconds > Fraction(read) / hardware(H100).bandwidth


def test_a_prompt_is_bound_by_its_products():
    entry = priced("llama-3-8b", workload="prefill", seq=8192).result["roofline"]
    assert "turning_batch" not in entry
    assert Fraction(entry["least_seconds_to_first_token"]) == Fraction(entry["lower_bound_seconds"]["forward"])


def test_a_window_bounds_decoding():
    """Gemma 3 with 131,072 tokens held reads windows in most layers, not the context."""
    full, windowed = (priced("gemma-3-1b", workload="decode", cached=n).result["roofline"] for n in (131_071, 600))
    ratio = Fraction(full["least_seconds_per_output_token"]) / Fraction(windowed["least_seconds_per_output_token"])
    assert ratio < 2
