"""Optimizers as data: what each keeps for a trained tensor, and what its step reads, writes and computes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from symcost.errors import UsageError

# What a step reads and writes beside its states: the gradient, and the weights that are updated.
GRADIENT, WEIGHTS = "gradient", "weights"


@dataclass(frozen=True)
class State:
    """What is kept for a tensor from step to step.

    Attributes:
        name: prefix of the tensor's name.
        over: elements (as many as the tensor's), rows or columns (one for each of a matrix, summed over the others).
        dtype: a dtype, or the precision's slot of optimizer states.
        copies: equal tensors of this form.
        block: values that share an FP32 absolute maximum; 0 where none do.
    """

    name: str
    over: str = "elements"
    dtype: str = "opt"
    copies: int = 1
    block: int = 0


@dataclass(frozen=True)
class Pass:
    """One kernel over all elements of a tensor.

    Attributes:
        reads, writes: GRADIENT, WEIGHTS, or names of states.
        flops: additions, products and comparisons an element; roots and quotients: reciprocal roots and divisions.
    """

    label: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    flops: int
    roots: int = 0
    quotients: int = 0


@dataclass(frozen=True)
class Rule:
    """What happens to a tensor.

    Attributes:
        iterations: of Newton and Schulz, which make an update orthogonal by matmuls; 0: none.
    """

    states: tuple[State, ...]
    passes: tuple[Pass, ...]
    iterations: int = 0


@dataclass(frozen=True)
class Optimizer:
    """An optimizer.

    Attributes:
        source: key of the bibliography.
        rule: for every tensor that no other rule is for.
        matrices: for matrices; hidden: for weights of matmuls between embedding and head alone.
        small: for tensors of less than `least` elements.
    """

    name: str
    source: str
    rule: Rule
    matrices: Rule | None = None
    hidden: bool = False
    small: Rule | None = None
    least: int = 0


def _rule(state: str, passes: Pass, *, copies: int = 1, dtype: str = "opt", block: int = 0) -> Rule:
    return Rule((State(state, "elements", dtype, copies, block),), (passes,))


def _step(label: str, state: str, flops: int, *, roots: int = 0, quotients: int = 0) -> Pass:
    """One fused kernel that reads and writes weights and states."""
    states = (state,) if state else ()
    return Pass(label, (GRADIENT, WEIGHTS, *states), (WEIGHTS, *states), flops, roots, quotients)


# Both moments 7, bias correction, root and step 5, decay 2.
_ADAMW = _rule("moments", _step("AdamW", "moments", 14, roots=1, quotients=1), copies=2)
_ADAM = _rule("moments", _step("Adam", "moments", 12, roots=1, quotients=1), copies=2)
# Of each moment: restored by a product; the largest of its block, a quotient, 8 halvings of 256 codes.
_ADAMW8 = _rule(
    "moments", _step("8-bit AdamW", "moments", 14 + 2 * 10, roots=1, quotients=3), copies=2, dtype="UINT8", block=256
)
# Interpolated update 3, its sign 1, decay and step 3, momentum 3.
_LION = _rule("momentum", _step("Lion", "momentum", 10))
_LION8 = _rule("momentum", _step("8-bit Lion", "momentum", 10 + 10, quotients=1), dtype="UINT8", block=256)
# Decay 2, momentum 2, step 2.
_MOMENTUM = _rule("momentum", _step("SGD with momentum", "momentum", 6))
_PLAIN = Rule((), (_step("SGD", "", 4),))
# Square and sum 2, root and step 4, decay 2.
_ADAGRAD = _rule("sums", _step("Adagrad", "sums", 7, roots=1, quotients=1))
_RMSPROP = _rule("squares", _step("RMSProp", "squares", 9, roots=1, quotients=1))
# The means of rows and of columns of the squared gradient stand for all of it; the update is scaled by its own root
# mean square and by that of the weights.
_FACTORED = Rule(
    (State("row", "rows"), State("column", "columns")),
    (
        Pass("means of rows and columns", (GRADIENT, "row", "column"), ("row", "column"), 4),
        Pass("root mean squares", (GRADIENT, "row", "column", WEIGHTS), (), 6),
        Pass("Adafactor", (GRADIENT, "row", "column", WEIGHTS), (WEIGHTS,), 5),
    ),
)
_UNFACTORED = Rule(
    (State("squares"),),
    (
        Pass("second moment", (GRADIENT, "squares"), ("squares",), 5),
        Pass("root mean squares", (GRADIENT, "squares", WEIGHTS), (), 5, roots=1),
        Pass("Adafactor", (GRADIENT, "squares", WEIGHTS), (WEIGHTS,), 4, roots=1),
    ),
)
# Momentum 3 and Nesterov's step 3; then decay 1 and step 2 by what has been made orthogonal.
_MUON = Rule(
    (State("momentum"),),
    (
        Pass("momentum", (GRADIENT, "momentum"), ("momentum",), 6),
        Pass("Muon", (WEIGHTS,), (WEIGHTS,), 3),
    ),
    iterations=5,
)

OPTIMIZERS: dict[str, Optimizer] = {
    row.name: row
    for row in (
        Optimizer("adamw", "loshchilov2019adamw", _ADAMW),
        Optimizer("adam", "kingma2015adam", _ADAM),
        Optimizer("adamw8bit", "dettmers2022adam8bit", _ADAMW8, small=_ADAMW, least=4096),
        Optimizer("adafactor", "shazeer2018adafactor", _UNFACTORED, matrices=_FACTORED),
        Optimizer("adagrad", "duchi2011adagrad", _ADAGRAD),
        Optimizer("rmsprop", "hinton2012rmsprop", _RMSPROP),
        Optimizer("sgd", "sutskever2013momentum", _MOMENTUM),
        Optimizer("sgd_plain", "sutskever2013momentum", _PLAIN),
        Optimizer("lion", "chen2023lion", _LION),
        Optimizer("lion8bit", "chen2023lion", _LION8, small=_LION, least=4096),
        Optimizer("muon", "jordan2024muon", _ADAMW, matrices=_MUON, hidden=True),
    )
}
DEFAULT = "adamw"
_ROOTS = "its preconditioners are made by decompositions whose FLOPs no formula states"
# Optimizers that are known and left out, and why.
REFUSED = {"shampoo": _ROOTS, "soap": _ROOTS, "kfac": _ROOTS}

_AVERAGE = State("ema")
_AVERAGED = Pass("moving average", (WEIGHTS, "ema"), ("ema",), 3)
_CLIPPING = (Pass("gradient norm", (GRADIENT,), (), 2), Pass("clip", (GRADIENT,), (GRADIENT,), 1))


def optimizer(name: str) -> Optimizer:
    """An optimizer by name.

    Raises:
        UsageError: there is none, or it is left out.
    """
    key = name.lower().replace("-", "").replace("_", "")
    if key in REFUSED:
        raise UsageError(f"--optimizer {name} is left out: {REFUSED[key]}", hint=f"known: {', '.join(OPTIMIZERS)}")
    if name not in OPTIMIZERS:
        raise UsageError(f"unknown optimizer {name!r}", hint=f"known: {', '.join(OPTIMIZERS)}")
    return OPTIMIZERS[name]


def extended(row: Optimizer, *, average: bool = False, clip: bool = False) -> Optimizer:
    """The optimizer with a moving average of the weights, or with gradients clipped by their norm."""

    def longer(rule: Rule | None) -> Rule | None:
        if rule is None:
            return None
        states, passes = rule.states, rule.passes
        if clip:
            passes = (*_CLIPPING, *passes)
        if average:
            states, passes = (*states, _AVERAGE), (*passes, _AVERAGED)
        return replace(rule, states=states, passes=passes)

    rule = longer(row.rule)
    assert rule is not None
    return replace(row, rule=rule, matrices=longer(row.matrices), small=longer(row.small))


def stated(name: str | None, *, average: bool = False, clip: bool = False) -> Optimizer | None:
    """What options say of the step; None where it is AdamW's alone.

    Raises:
        UsageError: as `optimizer`.
    """
    row = optimizer(name or DEFAULT)
    return None if row.name == DEFAULT and not (average or clip) else extended(row, average=average, clip=clip)
