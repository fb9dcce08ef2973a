"""Text that a function only prints or logs: what a number reads like there is no matter of what is returned."""

from __future__ import annotations

import ast
import builtins
import linecache
import logging
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

_LEVELS = frozenset("debug info warning warn error critical exception log".split())
# Calls inside of a statement that hand nothing on but their result.
_PLAIN_CALLS = frozenset("str repr format round len int float sum min max".split())
# Where text inside of a statement decides something.
_DECIDES = (ast.Subscript, ast.Compare, ast.BoolOp, ast.IfExp, ast.comprehension)
_KEEPS = (ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom, ast.Lambda)
Place = tuple[int, int]


def is_printed(frame: FrameType | None, own: Mapping[int, object]) -> bool:
    """Whether what runs in a frame is for a statement of the function's own that prints and does nothing else.

    Args:
        own: the function's pieces of code, by id.
    """
    while frame is not None and id(frame.f_code) not in own:
        frame = frame.f_back
    if frame is None:
        return False
    line, last_line, column, last_column = list(frame.f_code.co_positions())[frame.f_lasti // 2]
    if line is None or last_line is None or column is None or last_column is None:
        return False
    inside = (line, column), (last_line, last_column)
    for start, end, call in _statements(frame.f_code.co_filename):
        if start <= inside[0] and inside[1] <= end:
            return _prints(call.func, frame.f_globals, frame.f_code)
    return False


@cache
def _nodes(file: str) -> tuple[ast.AST, ...]:
    """All that is written in a file; nothing where it cannot be read."""
    try:
        return tuple(ast.walk(ast.parse("".join(linecache.getlines(file)))))
    except SyntaxError:
        return ()


@cache
def _statements(file: str) -> tuple[tuple[Place, Place, ast.Call], ...]:
    """Statements of a file that are one call whose result is dropped, and that keep nothing of what they are given."""
    return tuple(
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0), node.value)
        for node in _nodes(file)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not _keeps(node.value)
    )


def _keeps(call: ast.Call) -> bool:
    for node in ast.walk(call):
        if isinstance(node, _KEEPS):
            return True
        if isinstance(node, _DECIDES) and any(isinstance(part, ast.JoinedStr) for part in ast.walk(node)):
            return True
        if isinstance(node, ast.Call) and node is not call and not _is_plain(node.func):
            return True
    return False


def _is_plain(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id in _PLAIN_CALLS
    return isinstance(called, ast.Attribute) and called.attr in ("format", "join")


def _prints(called: ast.expr, space: Mapping[str, Any], code: CodeType) -> bool:
    """Whether what is called is `print`, a logger, a warning, or somebody's function of nothing but these."""
    names = list(_names(called))
    if not names or names[0] in (*code.co_varnames, *code.co_freevars):
        return False
    value: Any = space.get(names[0], getattr(builtins, names[0], None))
    for name in names[1:]:
        if isinstance(value, logging.Logger) and name in _LEVELS:
            return True
        if not isinstance(value, ModuleType):
            return False
        value = getattr(value, name, None)
    if value is print or value is warnings.warn or (isinstance(value, FunctionType) and _only_prints(value)):
        return True
    return getattr(value, "__module__", "") == "logging" and names[-1] in _LEVELS


def _names(called: ast.expr) -> Iterator[str]:
    """The names of `a.b.c` in order; none where it is no such chain."""
    if isinstance(called, ast.Name):
        yield called.id
    elif isinstance(called, ast.Attribute):
        before = list(_names(called.value))
        if before:
            yield from (*before, called.attr)


def _only_prints(function: FunctionType) -> bool:
    code = function.__code__
    for node in _nodes(code.co_filename):
        if isinstance(node, ast.FunctionDef) and (node.name, node.lineno) == (function.__name__, code.co_firstlineno):
            return all(_is_output(part, function) for part in node.body)
    return False


def _is_output(part: ast.stmt, function: FunctionType) -> bool:
    if not isinstance(part, ast.Expr):
        return isinstance(part, ast.Pass)
    value = part.value
    if isinstance(value, ast.Constant):
        return True
    calls_itself = isinstance(value, ast.Call) and function.__name__ in _names(value.func)
    return (
        isinstance(value, ast.Call)
        and not calls_itself
        and not _keeps(value)
        and _prints(value.func, function.__globals__, function.__code__)
    )
