"""Pages of models, as `symcost docs` writes them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from symcost.api.model import formula_spec, load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.html import emit
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.files import replace_file
from symcost.generate import presets

MODELS = ("llama-3-8b", "deepseek-v3", "qwen3-next-80b-a3b", "t5-base", "vit-base-patch16-224")


def written(name: str, formulas: str = "standard") -> str:
    """A model's page; takes seconds."""
    model = load(name)
    numbers = result(price(model, Options(), formulas))
    live = presets.live(model, formulas, numbers)
    return emit(compile_model(model, formulas), spec=model, result=numbers, live=live)


def written_served(name: str, workload: str) -> str:
    """A served model's page; takes seconds."""
    model = load(name)
    spec, formulas = formula_spec(model, None, workload)
    numbers = result(price(model, Options(workload=workload)))
    return emit(compile_model(spec, formulas), spec=spec, result=numbers, live=presets.live(spec, formulas, numbers))


@cache
def page(name: str, formulas: str = "standard") -> str:
    """A model's page, written once in a run of tests: its workers share it beside what they compile."""
    place = Path(os.environ["SYMCOST_CACHE"]) / f"page-{name}-{formulas}.html"
    if not place.is_file():
        place.parent.mkdir(parents=True, exist_ok=True)
        replace_file(place, written(name, formulas).encode())
    return place.read_bytes().decode()
