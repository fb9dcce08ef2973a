"""Formulas to a program: derived sizes first, then what is common, then what conventions decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sympy import Add, Expr, Symbol

from symcost.emit.branches import Branches, amount, single
from symcost.emit.lowering import Lowering
from symcost.emit.placement import place, share, sort
from symcost.emit.program import Output, Path, Program, Statement, Value
from symcost.ir.conventions import BY_NAME
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula, add
from symcost.passes.fill import filled_in


def build(model: CostModel, outputs: Mapping[str, Sequence[Formula]] | Sequence[Sequence[Formula]]) -> Program:
    """The program of a function.

    Args:
        outputs: each result is the sum of its formulas; a mapping names them.
    """
    named = list(outputs.items()) if isinstance(outputs, Mapping) else [(f"r{i}", p) for i, p in enumerate(outputs)]
    sums = [(name, _by_conventions([filled_in(model, part) for part in parts])) for name, parts in named]
    names = {symbol: _local(symbol.name) for symbol in model.derived}
    lowering, branches = Lowering(names), Branches()
    variables, plus = _variables([tables for _, tables in sums])
    branches.set(variables)
    results = [(name, lowering.value(_common_part(tables))) for name, tables in sums]
    anchored = [
        (item.path, Statement(item.variable.name, "value", (lowering.value(item.value),)))
        for item in branches.assignments
    ]
    anchored += _derived(model, lowering, branches)
    return _assemble(lowering, branches, anchored, results, plus)


def _assemble(
    lowering: Lowering,
    branches: Branches,
    anchored: list[tuple[Path, Statement]],
    results: list[tuple[str, Value]],
    plus: list[tuple[str, ...]],
) -> Program:
    functions = [Statement(name, operation, values) for name, (operation, values) in lowering.steps.items()]
    finals = [Statement(name, "value", (value,)) for name, value in results]
    new, short = share([*(s for _, s in anchored), *functions, *finals])
    count, total = len(anchored), len(anchored) + len(functions)
    placed = list(zip((path for path, _ in anchored), short[:count], strict=True))
    functions, finals = short[count:total], short[total:]
    steps = [*new, *functions]
    where = place(steps, placed, {name for item in finals for name in item.uses})
    for step in steps:
        branches.blocks[where[step.name]].items.append(step)
    for path, statement in placed:
        branches.blocks[path].items.append(statement)
    root = branches.blocks[()]
    sort(root)
    outputs = tuple(Output(item.name, item.values[0], extra) for item, extra in zip(finals, plus, strict=True))
    return Program(root, outputs)


def _by_conventions(parts: Sequence[Formula]) -> dict[tuple[str, ...], Formula]:
    """Formulas added up where they depend on the same conventions, so that tables do not multiply."""
    groups: dict[tuple[str, ...], list[Formula]] = {}
    for part in parts:
        groups.setdefault(part.depends, []).append(part)
    if len(groups) == 1:
        summed = single(add(parts) if len(parts) > 1 else parts[0])
        return {summed.depends: summed}
    merged: dict[tuple[str, ...], list[Formula]] = {}
    for members in groups.values():
        summed = single(add(members) if len(members) > 1 else members[0])
        merged.setdefault(summed.depends, []).append(summed)
    return {depends: single(add(members)) for depends, members in merged.items()}


def _common_part(tables: Mapping[tuple[str, ...], Formula]) -> Expr:
    return Add(*(amount(formula) for formula in tables.values() if not formula.depends))


def _variables(
    sums: list[dict[tuple[str, ...], Formula]],
) -> tuple[dict[Symbol, Formula], list[tuple[str, ...]]]:
    """A variable for each different table; and which variables each result adds."""
    known: dict[tuple[object, ...], Symbol] = {}
    variables: dict[Symbol, Formula] = {}
    plus: list[tuple[str, ...]] = []
    for tables in sums:
        names = []
        for formula in tables.values():
            if not formula.depends:
                continue
            key = (formula.depends, tuple(formula.table.items()))
            variable = known.setdefault(key, Symbol(f"s{len(known)}"))
            variables[variable] = formula
            names.append(variable.name)
        plus.append(tuple(names))
    return variables, plus


def _derived(model: CostModel, lowering: Lowering, branches: Branches) -> list[tuple[Path, Statement]]:
    """Definitions of the derived sizes met so far, and of those that these need."""
    found: list[tuple[Path, Statement]] = []
    done: set[Symbol] = set()
    while waiting := [symbol for symbol in lowering.seen if symbol not in done]:
        for symbol in waiting:
            done.add(symbol)
            before = len(branches.assignments)
            branches.set({lowering.variables[symbol]: single(filled_in(model, model.derived[symbol].formula))})
            for item in branches.assignments[before:]:
                value = lowering.value(item.value)
                found.append((item.path, Statement(item.variable.name, "value", (value,))))
    return found


def _local(name: str) -> str:
    """The variable of a derived size; conventions are parameters and keep their names."""
    return f"{name}_size" if name in BY_NAME else name
