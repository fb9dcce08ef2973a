"""A model's figures by exact substitution into its formulas, for tests that compare them with what was measured."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sympy import Expr, Integer

from symcost import dims
from symcost.compiler import compile_model
from symcost.frontend.load import load
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import total, total_fields

# What a counter of executed matmuls sees: separate products, every pair.
COUNTED = {"attention": "eager", "pairs": "full"}


@cache
def _formula(model: _Same, field: str, kind: str | None) -> Formula:
    return total(model.value, field, total_fields(model.value)[field], kind)


class _Same:
    """A cost model as a key: compared by identity."""

    def __init__(self, value: CostModel) -> None:
        self.value = value


def known_sizes(spec: ModelSpec) -> dict[str, int]:
    """Numbers of a spec by the names of dims: its own, counts of layers, widths of 16 bits, coefficients."""
    counts = spec.layer_counts()
    sizes: dict[str, int] = {**spec.dims, "mtp_depth": spec.mtp_depth, "layers": sum(counts.values())}
    sizes |= {f"{kind}_layers": count for kind, count in counts.items()}
    sizes |= {name: value for name, value in dims.COEFFICIENTS.items() if name.startswith("cost_")}
    sizes |= dict.fromkeys(("width_param", "width_act", "width_param_grad", "width_act_grad"), 2)
    sizes |= {"width_master": 4, "width_opt": 4}
    if "heads" in sizes:
        sizes.setdefault("kv_heads", sizes["heads"])
    if spec.vision is not None:
        sizes |= {f"{spec.vision.name}_{name}": size for name, size in known_sizes(spec.vision).items()}
    return sizes


class Priced:
    """A spec and its formulas.

    Args:
        spec: the model.
        sizes: dims that differ from the spec's.
    """

    def __init__(self, spec: ModelSpec, sizes: Mapping[str, int] | None = None) -> None:
        self.spec = spec
        self.model = compile_model(spec)
        self._key = _Same(self.model)
        self.sizes = known_sizes(spec)
        self.sizes |= sizes or {}

    def figure(self, field: str, kind: str | None = None, *, batch: int = 1, seq: int = 1, **conventions: str) -> int:
        """A total by its name, of the whole model or of one layer of a kind."""
        formula = _formula(self._key, field, kind)
        return self.number(formula, batch=batch, seq=seq, **conventions)

    def number(self, formula: Formula, *, batch: int = 1, seq: int = 1, **conventions: str) -> int:
        chosen = {**DEFAULTS, **conventions}
        value: Expr = self.model.resolve(formula.value(chosen), chosen)
        lengths = {
            "batch": batch,
            "seq": seq,
            "context": seq,
            "target_seq": seq,
            "images": 0,
            "patches": 256,
            "grad_accum": 1,
        }
        known = {**lengths, **self.sizes}
        return int(value.xreplace({s: Integer(known[str(s)]) for s in value.free_symbols}))

    def kinds_by_layer(self) -> list[str]:
        """The kind of each layer of the body."""
        return [group.kind for group in self.spec.stack if not group.mtp for _ in range(group.count)]


def priced(config: Mapping[str, Any], sizes: Mapping[str, int] | None = None) -> Priced:
    """A Hugging Face config, priced."""
    return Priced(load(config), sizes)
