"""Every component in numbers, in every place where a bundled model, a variant or one of FAMILIES has it; adapters too.

Laws hold for many wrong formulas and parity is measured elsewhere: here any changed term, tensor or option shows at
once. Sizes are odd numbers that follow from their names, so that no two terms are alike.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sympy import Expr, Integer

from symcost.api import model
from symcost.compiler.lower import LoweredInstance, lower_instance
from symcost.frontend.load import load
from symcost.ir.component import Instance
from symcost.ir.conventions import DEFAULTS
from symcost.layers.build import build
from tests.components.test_laws import INSTANCES

FOLDER = Path(__file__).parents[1] / "data" / "families"
# The first two of each file; together they have what bundled models lack.
FAMILIES = (
    "big_bird conformer_decoders convnextv2 deepseek_v32 deepseek_vl_hybrid diffllama doge donut_swin efficientnet "
    "falcon_h1 gemma3n_text granite_speech jetmoe metaclip_2 musicflamingo nystromformer recurrent_gemma rwkv sam "
    "siglip swinv2 wavlm deberta_v2 gemma4_text"
).split()
ADAPTED = (("llama-3-8b", "dora", "all-linear"), ("mixtral-8x7b", "lora", "experts.gate_up_proj"))
# What a line sums up under default conventions; `any` is over every option, each entry by its place.
COLUMNS = ("params", "matmul", "vector", "moved", "saved")


def instances() -> list[Instance]:
    files = ((FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in FAMILIES)
    adapted = (model.load(name).train(how, rank=8, targets=targets) for name, how, targets in ADAPTED)
    specs = [*adapted, *(load(case["config"]) for text in files for case in json.loads(text)[:2])]
    return [*INSTANCES, *(item for spec in specs for kind in build(spec) for item in kind.instances)]


def size(name: str) -> int:
    return int(hashlib.sha256(name.encode()).hexdigest()[:6], 16) % 9000 * 2 + 1001


@cache
def number(value: Expr) -> Expr:
    return value.xreplace({symbol: Integer(size(symbol.name)) for symbol in value.free_symbols})


def column(quantity: str, unit: str) -> str:
    if quantity == "flops":
        return unit
    return {"param": "params", "activation": "saved"}.get(unit, "") if quantity == "elements" else "moved"


def line(lowered: LoweredInstance) -> str:
    sums: dict[str, Expr] = defaultdict(lambda: Integer(0))
    for place, (key, formula) in enumerate(lowered.rows, 1):
        chosen = formula.terms(DEFAULTS)
        sums[column(key.quantity, key.unit)] += sum((number(term.value) for term in chosen), Integer(0))
        for entry, terms in enumerate(formula.table.values(), 1):
            sums["any"] += place * entry * sum((number(term.value) for term in terms), Integer(0))
    return " ".join(f"{name} {shown(sums[name])}" for name in (*COLUMNS, "any"))


def shown(value: Expr) -> str:
    return str(value) if value.is_Rational else f"{float(value):.12g}"


def lines() -> Iterator[str]:
    for item in instances():
        yield f"{item.component.type}: {line(lower_instance(item, ()))}"


def test_every_component_in_every_place(golden):
    golden.text("components.txt", "\n".join(sorted(set(lines()))) + "\n")
