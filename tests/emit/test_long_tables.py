"""Tables of many rows: built in pieces, and the same tuple whatever their number."""

from __future__ import annotations

import ast

import pytest

from symcost.emit.javascript_code import _elements
from symcost.emit.python_code import _PIECE, _tuple


@pytest.mark.parametrize("count", [1, 30, 31, _PIECE, _PIECE + 1, 2 * _PIECE + 1])
def test_all_results_in_order(count):
    lines = _tuple([f"{number}*two" for number in range(count)])
    made: dict[str, object] = {"two": 2}
    text = "\n".join(line.removeprefix("    ") for line in lines)
    exec(text, made)
    assert made["values"] == tuple(range(0, 2 * count, 2))
    assert text.count("lambda") == (0 if count <= 30 else -(-count // _PIECE))
    assert [ast.unparse(item) for item in _elements(ast.parse(text).body[0].value)] == [
        f"{number} * two" for number in range(count)
    ]
