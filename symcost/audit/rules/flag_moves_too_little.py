"""SC227 flag-moves-too-little."""

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from sympy import Add, Expr, Integer

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator
from symcost.audit.targets.plain import STORAGES, required
from symcost.compiler.lower import component_runs
from symcost.dims import batch, hidden, seq
from symcost.errors import SymcostError
from symcost.ir.component import Component, Cost, Derived, Instance, use
from symcost.ir.conventions import INFERENCE, TRAINING
from symcost.ir.operators import linear, operand, param

_FAILED = (SymcostError, ArithmeticError, LookupError, TypeError, ValueError)
Found = Mapping[object, tuple[Cost, tuple[Derived, ...]]]
Flag = bool | tuple[bool, ...]
_BIAS = "bias"
_WORKLOADS = (TRAINING, INFERENCE)


def _operator(*, honoured: bool) -> Operator:
    rows, sides = batch * seq, {"in": hidden, "out": hidden}
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)

    def build(site: Any, *, bias: bool = False) -> Cost:
        added = param("b", out=hidden) if bias and honoured else None
        return linear(param("w", **sides), x, y, rows, hidden, hidden, bias=added)

    item = use(Component("projection", "other", "author2026", "Project.", build), bias=True)
    return Operator("projection", "projection", "", item=item, cost=build(None, bias=True))


@rule("SC227", "flag-moves-too-little", hint="let the flag decide on the tensor, its gradient, its sum and its traffic")
class FlagMovesTooLittle(Rule[Operator]):
    """A flag of a component that changes nothing, or a bias flag that does not bring all that a bias has.

    With a bias an operator has a parameter more, reads it, adds it and sums its gradient; without it, none of these.
    The component is asked both ways. A flag that a layer sets and that changes no tensor, no operation and no operand
    under any convention was lost on its way into the formulas.
    """

    bad = _operator(honoured=False)
    good = _operator(honoured=True)

    def check(self, item: Operator) -> Iterator[Problem]:
        if item.item is None or item.cost is None:
            return
        for name, value, other in _flags(item.item):
            here, there = _runs(item.item, name, value), _runs(item.item, name, other)
            if here is None or there is None:
                continue
            if here == there:
                if _moves_nothing(item.item, name, value, other):
                    yield Problem(f"the flag {name} changes nothing")
            elif name == _BIAS and not item.tied_to:
                with_it, without = (here, there) if _on(value) else (there, here)
                yield from (Problem(f"the flag {name} {what}") for what in _lacking(with_it, without))


def _moves_nothing(item: Instance, name: str, value: Flag, other: Flag) -> bool:
    """Whether a flag changes nothing where no other option is set either, which may decide in its place."""
    needed = dict(required(item))
    if not set(needed).issubset(STORAGES):
        return False
    alone = replace(item, options=tuple(needed.items()))
    here = _runs(alone, name, value)
    return here is None or here == _runs(alone, name, other)


def _on(value: Flag) -> bool:
    return any(value) if isinstance(value, tuple) else value


def _flags(item: Instance) -> Iterator[tuple[str, Flag, Flag]]:
    """Flags that an instance sets, and whether there is a bias; each with its value and the other one."""
    values = dict(item.options)
    if item.component.build is not None:
        parameters = inspect.signature(item.component.build).parameters
        values |= {_BIAS: parameters[_BIAS].default} if _BIAS in parameters and _BIAS not in values else {}
    for name, value in values.items():
        if value is True or (name == _BIAS and value is False):
            yield name, value, not value
        elif name == _BIAS and isinstance(value, tuple):
            yield name, value, tuple(not _on(value) for _ in value)


@cache
def _runs(item: Instance, name: str, value: Flag) -> Found | None:
    """What the component states by conventions, with a flag set; None where it takes no such choice."""
    options = tuple(sorted({**dict(item.options), name: value}.items()))
    stated = (item.component, item.name, options, item.library)
    try:
        return {
            (work, run.chosen): (run.cost, run.derived) for work in _WORKLOADS for run in component_runs(*stated, work)
        }
    except _FAILED:
        return None


def _lacking(with_it: Found, without: Found) -> Iterator[str]:
    for options in [both for both in with_it if both in without]:
        (cost, _), (other, _) = with_it[options], without[options]
        more = [what for what, ours in _parts(cost).items() if _less(_parts(other)[what], ours)]
        stated = [what for what in _parts(cost) if what != "operand" or cost.forward.kernels]
        lacking = [what for what in stated if what not in more]
        if lacking:
            yield f"brings no {' and no '.join(lacking)}"
            return


def _parts(cost: Cost) -> dict[str, Expr]:
    """What a bias has, summed over an operator."""
    read = [t.elements for k in cost.forward.kernels for t in k.reads if t.role == "param"]
    return {
        "parameter": Add(Integer(0), *(t.elements for t in cost.tensors if t.role == "param")),
        "operand": Add(Integer(0), *read),
        "addition": Add(Integer(0), *(f.value for f in cost.forward.flops)),
    }


def _less(before: Expr, after: Expr) -> bool:
    """Whether a sum over positive sizes grew."""
    more = (after - before).expand()
    return more != 0 and not more.could_extract_minus_sign()
