"""A result that is called exact is exact: the NumPy module's floats against the exact module's integers."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from symcost.ir.conventions import TRAINING, of_model
from symcost.sweep.axis import Axis
from symcost.sweep.grid import Grid
from symcost.sweep.pricing import Pricing
from symcost.sweep.subject import subjects
from symcost.sweep.surely_exact import ExactnessCheck

MODELS = ["llama-3-8b", "deepseek-v3", "qwen3-next-80b-a3b", "t5-base", "jamba-v0.1", "qwen2-vl-2b"]


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("function", ["totals", "memory"])
def test_what_is_called_exact_is_exact(name, function):
    source = random.Random(f"{name} {function}")
    (subject,) = subjects((name,), None, False)
    pricing = Pricing(subject, Grid(axes=(Axis("batch", (1,), count=1),)), None)
    exact = marked = 0
    for _ in range(60):
        arguments = {n: c.item() if hasattr(c, "item") else c for n, c in pricing.sizes.items()}
        for changed in source.sample([n for n in arguments if n not in pricing.module.widths], 3):
            arguments[changed] = source.choice([1, 3, 1021, 2**27 - 1, 2**53 + 1, 3**40])
        arguments["context"] = max(arguments.get("context", 1), arguments.get("seq", 1))
        if source.random() < 0.2:
            arguments["width_act"] = Fraction(1, 2)
        arguments = {n: v for n, v in arguments.items() if n in pricing.sizes}
        options = {n: source.choice(known) for n, known in pricing.module.conventions.items()}
        if arguments.get("top_k", 0) > arguments.get("experts", 0) or max(arguments.values()) > 2**40:
            # An expectation of such sizes has no value.
            options["expert_hits"] = "min"
        marks = ExactnessCheck(pricing.raw, function, options)
        floats = getattr(pricing.raw, function)(**{n: float(v) for n, v in arguments.items()}, **options)
        masks = marks.exact({n: float(v) for n, v in arguments.items()} | options, tuple(floats))
        whole = getattr(pricing.module.raw, function)(**arguments, **options)
        for value, sure, true in zip(floats, masks, whole, strict=True):
            marked += not sure
            if sure:
                exact += 1
                assert float(value) == true
                assert int(value) == true
    assert exact > 100
    assert marked > 100


def test_every_convention_is_known_to_the_models():
    (subject,) = subjects(("llama-3-8b",), None, False)
    assert set(subject.module(subject.precision(None)).conventions) == {row.name for row in of_model(TRAINING)}
