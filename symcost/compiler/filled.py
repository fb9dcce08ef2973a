"""Cost models with numbers and options filled in, and what tells one filling from another."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING

from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from symcost.ir.cost_model import CostModel

Filled = Mapping[str, int | Fraction | str]
NOTHING: Filled = MappingProxyType({})


def cost_model(
    spec: ModelSpec, formulas: str, precision: Precision | None = None, filled: Filled = NOTHING
) -> CostModel:
    """The cost model of a structure under a policy, with numbers for some symbols and options for some conventions."""
    from symcost.compiler.pipeline import compile_model
    from symcost.passes.fill import fill

    model = compile_model(spec, formulas, precision)
    return fill(model, filled) if filled else model


def stated(filled: Filled) -> list[str]:
    """The filling as parts of a key; none where nothing is filled in."""
    return [f"{name}={value}" for name, value in sorted(filled.items())]
