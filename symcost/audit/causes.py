"""Named causes of a difference: a part left out or counted twice, a factor of two, another convention."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from sympy import Expr, Integer, Rational, Symbol

from symcost import dims
from symcost.audit.exact import Probe, probes
from symcost.audit.paths import MODEL, Path, itemise
from symcost.audit.prove import in_order
from symcost.audit.scope import Scope
from symcost.audit.subjects import COMPUTE_GRAPH
from symcost.ir.cost_model import CostModel
from symcost.ir.text import canonical

_HALF, _TWICE = Rational(1, 2), Rational(2)
_ONCE = "half of it: a multiply-add counted as one operation, not two"
_DOUBLED = "twice it: a multiply-add counted as two operations where the other counts one"
_GATED = {
    Rational(2, 3): "two thirds of it: two weight matrices where there are three (a gated block has a gate)",
    Rational(1, 3): "a third of it: one weight matrix where there are three",
}
_OF_A_STEP = {
    Rational(1, 3): "a third of it: the forward pass alone, where the other counts backward too",
    Rational(3): "three times it: backward counted where the other is the forward pass alone",
    Rational(2, 3): "two thirds of it: backward alone, where the other counts forward too",
}
_OF_BYTES = {
    _HALF: "half of it: elements of half the width",
    _TWICE: "twice it: elements of twice the width",
    Rational(1, 4): "a quarter of it: elements of a quarter of the width",
    Rational(4): "four times it: elements of four times the width",
    Rational(8): "eight times it: bits where the other counts bytes",
    Rational(1, 8): "an eighth of it: bytes where the other counts bits",
}
_MATMULS = ("matmul", "flops")
# What has three weight matrices where it has a gate.
_FEED_FORWARD = ("ffn_up", "ffn_activation", "ffn_down", "moe_experts", "shared_experts")


def factor(
    left: Expr, right: Expr, path: Path | None = None, model: CostModel | None = None, *, ours: str = "right"
) -> str:
    """What a ratio of two formulas means; empty where it is none that people often make, or one that cannot be.

    Args:
        path: what our side counts; None where neither side is one path.
        model: the model that the path speaks of.
        ours: the side that the path stands on, left or right.
    """
    return _factors(path, model, ours).get(constant_ratio(left, right), "")


def _factors(path: Path | None, model: CostModel | None, ours: str) -> Mapping[Rational, str]:
    """Ratios of left to right that have a meaning, given what our side counts."""
    if path is None or model is None:
        return {_HALF: _ONCE, _TWICE: _DOUBLED}
    first, _, last = path.quantity.name.partition(".")
    if first == "bytes" or last in ("read", "write", "hbm"):
        return _OF_BYTES
    found: dict[Rational, str] = {}
    if last in _MATMULS and first != "optimizer":
        # We count two FLOPs a multiply-add, the source of compute_graph one: the other side alone may differ.
        twice = (model.formulas == COMPUTE_GRAPH) == (ours == "right")
        found |= {_TWICE: _DOUBLED} if twice else {_HALF: _ONCE}
    if first == "train":
        found |= _OF_A_STEP
    elif _is_gated(path, model):
        found |= _GATED
    return found


def _is_gated(path: Path, model: CostModel) -> bool:
    """Whether a path speaks of gated feed-forward blocks and of nothing else."""
    instances = [
        instance
        for (kind, name), instance in model.instances().items()
        if path.kind == kind and path.part in (name, instance.component.type, instance.component.group)
    ]
    chosen = [instance for instance in instances if instance.component.type in _FEED_FORWARD]
    others = {instance.component.type for instance in instances} - {*_FEED_FORWARD, "router", "shared_gate"}
    return bool(chosen) and not others and any(dict(instance.options).get("gated") for instance in chosen)


# What people take for granted and a sheet must say.
_TAKEN_FOR_GRANTED = (
    (dims.kv_heads, dims.heads),
    (dims.context, dims.seq),
    (dims.target_seq, dims.seq),
    (dims.head_dim, dims.hidden / dims.heads),
    (dims.ffn, 4 * dims.hidden),
    (dims.v_head_dim, dims.nope_dim),
    (dims.top_k, dims.experts),
    (dims.batch, Integer(1)),
)


def taken_for_granted(*values: Expr) -> list[tuple[Symbol, Expr]]:
    """What people do not say of the sizes of some formulas: a size, and what it is taken for."""
    names = set().union(*(value.free_symbols for value in values))
    return [pair for pair in _TAKEN_FOR_GRANTED if pair[0] in names]


def assumption(left: Expr, right: Expr, text: Callable[[Expr], str]) -> str:
    """One or two assumptions, of those that people do not say, under which two formulas are equal.

    Args:
        text: writes an expression in the reader's letters.
    """
    known = taken_for_granted(left, right)
    for chosen in (*combinations(known, 1), *combinations(known, 2)):
        try:
            difference = (left - right).subs(chosen)
        except ValueError:
            # A minimum or maximum of what is then no real number, which sympy cannot order.
            continue
        if canonical(difference) == 0:
            return "equal where " + " and ".join(f"{text(size)} = {text(value)}" for size, value in chosen)
    return ""


def constant_ratio(left: Expr, right: Expr) -> Rational | None:
    """The number that one formula is of another; None where it is no number."""
    found = {(first, second) for probe in _probes(left, right) for first, second in [(probe(left), probe(right))]}
    if not found or any(first is None or not second for first, second in found):
        return None
    ratios = {
        Rational(first.numerator, first.denominator) / Rational(second.numerator, second.denominator)
        for first, second in found
        if not isinstance(first, float) and not isinstance(second, float)
    }
    if len(ratios) != 1:
        return None
    (ratio,) = ratios
    return ratio if canonical(left - ratio * right) == 0 else None


def _probes(*values: Expr) -> list[Probe]:
    return probes(in_order(set().union(*(value.free_symbols for value in values))))


def part(
    difference: Expr, model: CostModel, path: Path, scope: Scope, replaced: Mapping[Expr, Expr] | None = None
) -> str:
    """The part of the model that a difference is: left out, or counted more often; empty where it is none.

    Args:
        difference: formula - the path's value, everything assumed put in place.
        replaced: what is assumed.
    """
    found = {name: value.xreplace(dict(replaced or {})) for name, value in _parts(model, path, scope).items()}
    for name, value in found.items():
        ratio = constant_ratio(difference, value)
        if ratio == -1:
            instances = {f"{kind}.{instance}" for kind, instance in model.instances()}
            alike = [other for other in found if found[other] == value and other in instances]
            return f"it leaves out {' or '.join(alike or [name])}"
        if ratio in _TIMES:
            return f"it counts {name} {_TIMES[int(ratio)]}"
    return ""


_TIMES = {1: "once more", 2: "twice more", 3: "three times more", 4: "four times more"}


def _parts(model: CostModel, path: Path, scope: Scope) -> dict[str, Expr]:
    """What can be left out: instances, types, groups and kinds, with what they contribute."""
    found: dict[str, Expr] = {}
    instances = model.instances()
    for (kind, name), value in itemise(model, path.quantity, scope).items():
        component = instances[kind, name].component
        if path.kind not in (MODEL, kind) or path.part not in ("", name, component.type, component.group):
            continue
        if path.kind != MODEL:
            count = model.kind(kind).count
            value = value / scope.settle(model, count) if count != 1 else value
        for label in (f"{kind}.{name}", f"every {component.type}", f"{kind}.{component.group}", f"every {kind} layer"):
            found[label] = found.get(label, 0) + value
    return found
