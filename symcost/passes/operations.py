"""Operation count: how many binary operations the printed code of an expression has."""

from __future__ import annotations

from sympy import Add, Expr, Mul, Pow, Rational


def operations(expr: Expr) -> int:
    """Binary operations of one evaluation; a power is one, a subtraction is one, a function of n arguments n - 1."""
    count, stack = 0, [expr]
    while stack:
        node = stack.pop()
        if isinstance(node, Rational):
            count += node.q != 1
        elif node.args:
            count += max(1, len(node.args) - 1)
            if isinstance(node, Add):
                count -= sum(1 for part in node.args if _negated(part))
            stack.extend(node.args)
            if isinstance(node, Mul) and node.args[0].is_Rational:
                count -= abs(node.args[0].p) == 1 and node.args[0].q != 1
            elif isinstance(node, Pow) and node.exp == -1:
                count -= 1
    return count


def _negated(part: Expr) -> bool:
    return isinstance(part, Mul) and part.args[0] == -1
