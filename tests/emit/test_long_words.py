"""Lines of the readable evaluator that hold no space for longer than a line."""

import ast

from symcost.emit.readable.wording import wrapped


def test_a_return_stays_with_what_it_hands_back() -> None:
    """A break behind the word would hand back nothing, and leave the rest without a statement."""
    lines = list(wrapped(f"return component({'x' * 200} + y)", 1))
    assert len(lines) > 1
    (function,) = ast.parse("\n".join(["def f(y):", *lines])).body
    assert isinstance(function, ast.FunctionDef)
    assert isinstance(function.body[0], ast.Return)
    assert function.body[0].value is not None
