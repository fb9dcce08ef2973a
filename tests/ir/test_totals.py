"""What components share (cores, norms, activations, precisions, plans, optimizers) shows in totals of whole models."""

from __future__ import annotations

import pytest

from symcost.ir.recipes import RECIPES
from tests.compiler.test_golden import CHANGES, models_lines

CASES = {
    "bert-base-uncased": ("trained", "muon"),
    "gpt-oss-20b": ("adapters", "served in int4", "packed", "megatron"),
    "qwen3-next-80b-a3b": ("trained", "served"),
}


@pytest.mark.parametrize("name", CASES)
def test_totals_of_models(golden, name):
    golden.text(f"totals/{name}.txt", models_lines(name, {title: CHANGES[title] for title in CASES[name]}))


def test_passes_of_recipes(golden):
    lines = [f"{recipe.name} {recipe.group} {one}" for recipe in RECIPES.values() for one in recipe.passes]
    golden.text("recipes.txt", "\n".join(lines) + "\n")
