"""Totals of whole models in numbers: as they are trained, served, divided, packed, and trained in part.

How parts are put together and what passes make of them shows here at once, whatever it was that changed. Sizes are odd
numbers that follow from their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from symcost.api.model import Model, load
from symcost.api.sharding import from_text
from symcost.compiler.pipeline import compile_model
from symcost.ir.conventions import DEFAULTS, INFERENCE
from symcost.ir.cost_model import CostModel
from symcost.ir.precision import NAMED_POLICIES, Precision
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import totals
from symcost.passes.memory import memory
from tests.components.test_golden import number, shown

Change = Callable[[Model], ModelSpec]
OTHERS = {**DEFAULTS, "attention": "eager", "recompute": "full", "pairs": "causal", "loss": "fused", "mla": "absorbed"}


def trained(how: str = "all", **options: object) -> Change:
    return lambda model: model.train(how, **options)


def divided(text: str) -> Change:
    def change(model: Model) -> ModelSpec:
        sharding = from_text(text)
        assert sharding is not None
        return replace(model, layout=sharding.layout)

    return change


def served(model: Model) -> ModelSpec:
    return replace(model, workload=INFERENCE)


MODELS = ("deepseek-v3", "gemma-2-9b", "jamba-v0.1", "t5-base")
CHANGES: dict[str, tuple[Change, str]] = {
    "trained": (lambda model: model, ""),
    "served": (served, ""),
    "served in int4": (served, "serve_int4_g128"),
    "adapters": (trained("lora", rank=8, targets="attention"), ""),
    "last layers": (trained("all", layers="last:2"), ""),
    "muon": (trained(optimizer="muon", clip=True, ema=True), ""),
    "eight bits": (trained(optimizer="adamw8bit"), ""),
    "packed": (lambda model: model.pack([17, 5, 64]), ""),
    "megatron": (divided("tp=2,cp=2,pp=2,dp=2,zero=1"), ""),
    "torch": (divided("tp=2,dp=2,plan=torch,fsdp=reshard"), ""),
}
# What a model has no use for, or another one shows as well.
LEFT_OUT = {
    "deepseek-v3": ("last layers", "eight bits", "packed", "muon", "served in int4"),
    "jamba-v0.1": ("adapters", "last layers", "eight bits", "muon", "torch", "served in int4"),
    "t5-base": ("packed", "last layers", "eight bits", "served in int4", "megatron"),
}


def lines(model: CostModel) -> Iterator[str]:
    for name, formula in totals(model).items():
        values = (model.resolve(formula.value(chosen), chosen) for chosen in (DEFAULTS, OTHERS))
        yield f"  {name} {' '.join(shown(number(value)) for value in values)}"
    held = memory(model)
    if held is not None:
        yield f"  memory {' '.join(held.figures())}"


def models_lines(name: str, changes: dict[str, tuple[Change, str]]) -> str:
    text = []
    for title, (change, policy) in changes.items():
        precision: Precision | None = NAMED_POLICIES[policy] if policy else None
        text += [title, *lines(compile_model(change(load(name)), "standard", precision))]
    return "\n".join(text) + "\n"


@pytest.mark.parametrize("name", MODELS)
def test_totals_of_models(golden, name):
    changes = {title: change for title, change in CHANGES.items() if title not in LEFT_OUT.get(name, ())}
    golden.text(f"totals/{name}.txt", models_lines(name, changes))
