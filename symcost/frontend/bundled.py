"""Models that come with the package, by slug, and the anchor of each symbolic family."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from symcost.ir.package import package_folder

# The model whose structure a family by name has; a type that is not listed has its only or first bundled model.
ANCHORS = {
    "deepseek_v3": "deepseek-v3",
    "gpt2": "gpt2",
    "llama": "llama-3-8b",
    "mistral": "mistral-7b-v0.1",
    "mixtral": "mixtral-8x7b",
    "qwen2": "qwen2.5-7b",
    "qwen3": "qwen3-8b",
    "t5": "t5-base",
}


@cache
def slugs() -> tuple[str, ...]:
    """Every bundled model, sorted."""
    folder = package_folder() / "frontend" / "models"
    return tuple(sorted(item.name.removesuffix(".json") for item in folder.iterdir() if item.name.endswith(".json")))


@cache
def entry(slug: str) -> Mapping[str, Any]:
    """The file of a bundled model: `name` as published, `config`."""
    text = (package_folder() / "frontend" / "models" / f"{slug}.json").read_text(encoding="utf-8")
    data: Mapping[str, Any] = json.loads(text)
    return data


@cache
def anchor(model_type: str) -> str | None:
    """Slug of the model that a family by name has the structure of; None where no bundled model is of that type."""
    if ANCHORS.get(model_type) in slugs():
        return ANCHORS[model_type]
    return next((slug for slug in slugs() if entry(slug)["config"]["model_type"] == model_type), None)
