"""Partial evaluation against full evaluation: ten models, fifty points each."""

from __future__ import annotations

import random

import pytest

from symcost.api import load
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate

MODELS = {
    "gpt2": {"attention": "eager"},
    "llama-3-8b": {"pairs": "causal"},
    "mistral-7b-v0.1": {"pairs": "causal"},
    "mixtral-8x7b": {},
    "qwen2.5-7b": {"recompute": "full", "flops": "hardware"},
    "qwen3-8b": {"activations": "paper"},
    "gemma-2-9b": {"attention": "eager", "loss": "fused"},
    "gpt-oss-20b": {},
    "deepseek-v2-lite": {"recompute": "selective"},
    "t5-small": {},
}
POINTS = 50


def leaves(value: object, path: tuple[object, ...] = ()) -> dict[tuple[object, ...], object]:
    if isinstance(value, dict):
        return {k: v for key, inner in value.items() for k, v in leaves(inner, (*path, key)).items()}
    if isinstance(value, list):
        return {k: v for place, inner in enumerate(value) for k, v in leaves(inner, (*path, place)).items()}
    return {path: value}


def summed(result: dict[str, object]) -> dict[tuple[object, ...], object]:
    points = {point["name"]: point["bytes"] for point in result["memory"]["points"]}
    return leaves([result["totals"], {**result["memory"], "points": points}])


@pytest.mark.parametrize("name", MODELS)
def test_every_total_and_point_of_memory_at_fifty_points(name):
    model, options = load(name), MODELS[name]
    closed = summed(model.evaluate(free=("batch", "seq"), **options).result)
    trees = {path: read_formula(text)[0] for path, text in closed.items() if isinstance(text, str)}
    assert len(trees) > 10
    source = random.Random(name)
    for _ in range(POINTS):
        sizes = {"batch": source.randint(1, 600), "seq": source.randint(1, 1024)}
        full = summed(model.evaluate(**sizes, **options).result)
        known = {**sizes, "context": sizes["seq"], "target_seq": sizes["seq"]}
        found = {path: evaluate(trees[path], known, "") if path in trees else value for path, value in closed.items()}
        assert found == full, sizes
