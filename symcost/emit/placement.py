"""Common subexpressions of a whole function, each computed once and only on the paths that need it."""

from __future__ import annotations

from collections.abc import Iterable

from sympy import Expr, numbered_symbols

from symcost.emit.program import Block, Inexact, Path, Statement, Switch, Value
from symcost.emit.sharing import shared


def share(statements: list[Statement]) -> tuple[list[Statement], list[Statement]]:
    """Joint elimination over the operands of all statements: (new steps, statements in terms of them).

    Numbers must not be multiplied into sums on the way: that would undo the Horner form.
    """
    operands = [operand for item in statements for value in item.values for operand in value.operands()]
    steps, short = shared(operands, numbered_symbols("x"))
    new = [Statement(symbol.name, "value", (Value(expr),)) for symbol, expr in steps]
    stream = iter(short)
    return new, [Statement(s.name, s.operation, tuple(_rebuild(v, stream) for v in s.values)) for s in statements]


def _rebuild(value: Value, stream: Iterable[Expr]) -> Value:
    """The value with operands taken from the stream, in the order of `Value.operands`."""
    source = iter(stream)
    above, below = next(source), next(source)
    return Value(above, below, tuple(Inexact(next(source), next(source), next(source)) for _ in value.logs))


def place(steps: list[Statement], anchored: list[tuple[Path, Statement]], read_at_root: set[str]) -> dict[str, Path]:
    """Where each step belongs: the innermost block around all its uses.

    Args:
        steps: movable statements, in any order without cycles.
        anchored: statements whose block is decided.
        read_at_root: names that the results read.
    """
    uses: dict[str, list[Path]] = {name: [()] for name in read_at_root}
    for path, statement in anchored:
        for name in statement.uses:
            uses.setdefault(name, []).append(path)
    where: dict[str, Path] = {}
    for step in reversed(in_order(steps)):
        where[step.name] = _common(uses.get(step.name, []))
        for name in step.uses:
            uses.setdefault(name, []).append(where[step.name])
    return where


def in_order(items: list[Statement]) -> list[Statement]:
    """Every item behind what it uses; otherwise as they come."""
    block = Block(list(items))
    sort(block)
    return [item for item in block.items if isinstance(item, Statement)]


def sort(block: Block) -> None:
    """Put the items of a block, and of the blocks inside it, behind what they use."""
    maker = {name: item for item in block.items for name in item.defines}
    done: dict[int, Statement | Switch] = {}
    stack: list[tuple[Statement | Switch, bool]] = [(item, False) for item in reversed(block.items)]
    while stack:
        item, ready = stack.pop()
        if id(item) in done:
            continue
        if ready:
            done[id(item)] = item
            continue
        stack.append((item, True))
        needed = [maker[name] for name in sorted(item.uses, key=_natural, reverse=True) if name in maker]
        stack.extend((other, False) for other in needed if other is not item and id(other) not in done)
    block.items = list(done.values())
    for item in block.items:
        if isinstance(item, Switch):
            for _, inner in item.cases:
                sort(inner)


def _natural(name: str) -> tuple[int, str]:
    return len(name), name


def _common(paths: list[Path]) -> Path:
    if not paths:
        return ()
    first, last = min(paths), max(paths)
    length = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    return first[:length]
