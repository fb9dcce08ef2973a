"""Pages of models, as `symcost docs` writes them."""

from __future__ import annotations

from functools import cache

from symcost.api.model import load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.html import emit
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.generate import presets

MODELS = ("llama-3-8b", "deepseek-v3", "qwen3-next-80b-a3b", "t5-base", "vit-base-patch16-224")


@cache
def page(name: str, formulas: str = "standard") -> str:
    """A model's page."""
    model = load(name)
    numbers = result(price(model, Options(), formulas))
    live = presets.live(model, formulas, numbers)
    return emit(compile_model(model, formulas), spec=model, result=numbers, live=live)
