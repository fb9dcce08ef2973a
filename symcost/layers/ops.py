"""Op counts of a layer kind, read off its components; and counts that a spec declares in their place.

A declared count replaces how often an operation runs: FLOPs of its class are scaled by declared over counted. Tensors
and traffic stay those of the components, since a count says nothing of sizes. `gather` (a collective) and `head_cast`
have no FLOPs here, so declaring them changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from symcost.errors import SpecError
from symcost.ir.arith import rational
from symcost.ir.component import Component, Cost, Flops, Instance, Site, Work
from symcost.ir.cost_model import LayerKind
from symcost.stack.op_counts import OP_CLASSES

Options = Mapping[str, Any]
Counts = Mapping[str, int]


def _feed_forward(options: Options) -> Counts:
    return {"ffn_matmul": 3 if options.get("gated", True) else 2, "activation": 1}


# Component type -> ops of one instance, by its options.
OPS: dict[str, Callable[[Options], Counts]] = {
    "rms_norm": lambda options: {"norm": 1},
    "layer_norm": lambda options: {"norm": 1},
    "qk_norm": lambda options: {"norm": 2},
    "qkv_projection": lambda options: {"attention_matmul": 3},
    "output_projection": lambda options: {"attention_matmul": 1},
    "mla_q_down": lambda options: {"attention_matmul": 1, "norm": 1},
    "mla_q_up": lambda options: {"attention_matmul": 1},
    "mla_kv_down": lambda options: {"attention_matmul": 1, "norm": 1},
    "mla_kv_up": lambda options: {"attention_matmul": 1},
    "attention_core": lambda options: {
        "attention_bmm": 2,
        "softmax": 1,
        "head_cast": 1,
        "dropout": int(options.get("dropout", False)),
    },
    "ffn_up": lambda options: {"ffn_matmul": 2 if options.get("gated", True) else 1},
    "ffn_activation": lambda options: {"activation": 1},
    "ffn_down": lambda options: {"ffn_matmul": 1},
    "moe_experts": _feed_forward,
    "dropout": lambda options: {"dropout": 1},
    # A collective on each side of every block whose output is added.
    "residual": lambda options: {"gather": 2 * options.get("branches", 1)},
}


@dataclass(frozen=True)
class Terms:
    """Which FLOPs an op class covers: those of `unit`, of the labels listed, or of all labels but `bias`."""

    unit: str
    labels: tuple[str, ...] = ()

    def cover(self, item: Flops) -> bool:
        if item.unit != self.unit:
            return False
        return item.label in self.labels if self.labels else not item.label.startswith("bias")


DROPOUT = ("dropout", "dropout gradient")
TERMS: dict[str, Terms] = {
    "attention_matmul": Terms("matmul"),
    "attention_bmm": Terms("matmul"),
    "ffn_matmul": Terms("matmul"),
    "softmax": Terms("vector", ("scale and softmax", "softmax gradient", "probabilities recomputed")),
    "dropout": Terms("vector", DROPOUT),
    "norm": Terms("vector"),
    "activation": Terms("vector", ("activation", "activation gradient")),
}


def op_counts(kind: LayerKind) -> dict[str, int]:
    """How often one layer of a kind runs each class of operation, in the order of OP_CLASSES."""
    found = dict.fromkeys(OP_CLASSES, 0)
    for item in kind.instances:
        for op, count in _ops(item).items():
            found[op] += count * item.count
    return found


def declare(kinds: tuple[LayerKind, ...], declared: Mapping[str, Mapping[str, Any]]) -> tuple[LayerKind, ...]:
    """The kinds with declared op counts in place of their own.

    Raises:
        SpecError: counts for a kind that the model lacks, of an unknown class, or of one that the kind never runs.
    """
    names = [kind.name for kind in kinds]
    for name in declared:
        if name not in names:
            raise SpecError(f"ops are declared for kind {name!r}", hint=f"the model has {', '.join(names)}")
    return tuple(_declared(kind, declared[kind.name]) if kind.name in declared else kind for kind in kinds)


def _declared(kind: LayerKind, ops: Mapping[str, Any]) -> LayerKind:
    counted = op_counts(kind)
    factors: dict[str, Fraction] = {}
    for op, count in ops.items():
        if op not in counted:
            raise SpecError(f"unknown op class {op!r}", where=kind.name, hint=f"known: {', '.join(counted)}")
        if op not in TERMS or count == counted[op]:
            continue
        if not counted[op]:
            hint = "leave it out, or choose features that have it"
            raise SpecError(
                f"{count} {op} are declared and a layer has none to take as a measure", where=kind.name, hint=hint
            )
        factors[op] = Fraction(count) / counted[op]
    return replace(kind, instances=tuple(_scaled(item, factors) for item in kind.instances))


def _ops(item: Instance) -> Counts:
    count = OPS.get(item.component.type)
    return count(dict(item.options)) if count else {}


def _scaled(item: Instance, factors: Mapping[str, Fraction]) -> Instance:
    own = tuple((op, factors[op]) for op, count in _ops(item).items() if count and op in factors)
    return replace(item, component=_component(item.component, own)) if own else item


@lru_cache(maxsize=256)
def _component(component: Component, factors: tuple[tuple[str, Fraction], ...]) -> Component:
    """The component with the FLOPs of some op classes multiplied; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        cost = stated(site, **options)
        return replace(cost, forward=_multiplied(cost.forward), backward=_multiplied(cost.backward))

    def _multiplied(work: Work) -> Work:
        return replace(work, flops=tuple(map(_multiply, work.flops)))

    def _multiply(item: Flops) -> Flops:
        factor = next((each for op, each in factors if TERMS[op].cover(item)), Fraction(1))
        return replace(item, value=item.value * rational(factor.numerator, factor.denominator))

    return replace(component, build=build)
