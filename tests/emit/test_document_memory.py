"""The memory of a training step in documents: its formulas give the bytes of the evaluator, and hide no moment."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from sympy import Expr, Integer, Rational

from symcost import dims
from symcost.api.model import load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.document.build import build
from symcost.emit.document.records import MemorySection
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.precision import policy
from symcost.ir.totals import totals

OPTIONS: dict[str, dict[str, Any]] = {
    "defaults": {},
    "eager": {"batch": 3, "conventions": {"attention": "eager", "loss": "fused"}},
    "full": {"batch": 2, "precision": "fp32", "conventions": {"recompute": "full", "mtp": "true"}},
    "selective": {"conventions": {"recompute": "selective", "flops": "hardware", "activations": "paper"}},
}
CASES = (
    ("llama-3-8b", "defaults"),
    ("llama-3-8b", "selective"),
    pytest.param("deepseek-v3", "eager", marks=pytest.mark.thorough),
    ("deepseek-v3", "full"),
    ("t5-base", "full"),
    pytest.param("qwen3-next-80b-a3b", "full", marks=pytest.mark.thorough),
    ("vit-base-patch16-224", "eager"),
    ("gpt-oss-20b", "selective"),
)


@pytest.mark.parametrize(("name", "asked"), CASES)
def test_formulas_of_memory_give_the_bytes_of_the_evaluator(name, asked):
    model, spec = compile_model(load(name), "standard"), load(name)
    options = OPTIONS[asked]
    stated = {key: value for key, value in options.get("conventions", {}).items() if key != "mtp" or spec.mtp_depth}
    found = result(price(spec, Options(**{**options, "conventions": stated})))
    chosen = DEFAULTS | stated
    memory = build(model, spec, chosen).memory
    assert memory is not None
    number = Numbers(model, found, chosen, memory)
    assert number.held(memory.persistent) == found["memory"]["persistent"]
    assert number.held(memory.saved) == found["memory"]["saved"]
    largest = max(number.moments(memory))
    assert number.held(memory.persistent) + number.held(memory.saved) + largest == found["memory"]["peak"]


class Numbers:
    """Values of a document's formulas at the sizes of a result."""

    def __init__(self, model: CostModel, found: dict[str, Any], chosen: dict[str, str], memory: MemorySection) -> None:
        self.model, self.chosen = model, chosen
        given = {name: Fraction(value) for name, value in found["dims"].items()}
        given |= policy(found["precision"]).widths()
        self.values = {dims.symbol(name): Rational(value) for name, value in given.items()}
        for place in (None, *(kind.name for kind in model.kinds)):
            count = totals(model, place)["params"].value(chosen)
            name = "model_parameters" if place is None else f"params_{place}"
            self.values[dims.derived(name)] = self(count)
        self.again = {str(row.symbol).removeprefix("layer_"): self(row.value) for row in memory.again}

    def __call__(self, value: Expr) -> Expr:
        return Integer(0) + self.model.resolve(value, self.chosen).xreplace(self.values)

    def held(self, total: Any) -> Expr:
        return sum((self(count) * self(value) for _, count, value in total.parts), Integer(0))

    def moments(self, memory: MemorySection) -> list[Expr]:
        counts = {kind.name: self(kind.count) for kind in self.model.kinds}
        return [
            self(row.value) + self.again.get(kind, 0) for row in memory.moments for kind in row.kinds if counts[kind]
        ]


def test_a_set_without_kernels_states_no_memory():
    assert build(compile_model(load("llama-3-8b"), "compute_graph")).memory is None


def test_a_moment_that_another_exceeds_is_left_out():
    memory = build(compile_model(load("llama-3-8b"), "standard")).memory
    assert memory is not None
    rows = {(kinds, row.component) for row in memory.moments for kinds in row.kinds}
    assert ("ends", "cross_entropy") in rows
    assert ("dense", "ffn_activation") in rows
    assert not {("dense", "attention_norm"), ("dense", "ffn_down"), ("ends", "token_embedding")} & rows
