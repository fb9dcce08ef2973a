"""What every printer must print: one expression for each thing that a formula may hold. Tests run all of them."""

from __future__ import annotations

from sympy import Expr, Integer, Max, Min, Mul, Rational, ceiling, floor, log

from symcost.dims import batch, context, experts, head_dim, heads, hidden, layers, seq, top_k, vocab, width_param


def coverage() -> dict[str, Expr]:
    """Expressions by what they cover; all are positive where every size is at least 2 and hidden exceeds heads."""
    return {
        "symbol": hidden,
        "number": Integer(7),
        "large number": Integer(2) ** 70 + 1,
        "product": 2 * batch * seq * hidden * head_dim,
        "power": hidden**2 * layers**5,
        "sum": batch * seq + hidden + 3,
        "difference": hidden * seq + hidden - heads,
        "product of sums": (hidden + 1) * (heads + 2) * (batch + seq),
        "number times a sum": Mul(3, hidden + seq, evaluate=False),
        "difference of a sum": 2 * hidden * seq - Mul(1, hidden + seq, evaluate=False),
        "negative first": -heads + hidden * seq,
        "rational": Rational(3, 4) * hidden,
        "rational number": Rational(9, 8),
        "rational times a sum": Mul(Rational(1, 2), seq * (2 * context - seq + 1) + context**2, evaluate=False),
        "sum of rationals": hidden / Integer(2) + seq / Integer(3) + 1,
        "quotient": hidden * seq / heads,
        "quotient of sums": (hidden + seq) / (heads + 2),
        "power below": hidden**2 / heads**2,
        "floor of a quotient": floor(hidden / heads),
        "floor of a sum": floor((hidden + seq) / Integer(2)) * heads,
        "ceil of a quotient": ceiling(vocab / 128) * 128,
        "ceil of a difference": ceiling((hidden * seq - heads) / head_dim) + 1,
        "ceil times a number": 3 * ceiling(hidden / heads),
        "minimum": Min(experts, batch * seq * top_k) * hidden,
        "maximum of three": Max(hidden, 2 * heads, seq + 1),
        "minimum of a quotient": Min(hidden, Rational(1, 2) * seq),
        "logarithm": batch * seq * (vocab * log(vocab) + 1),
        "logarithm of a product": log(vocab * hidden),
        "width": width_param * hidden,
        "ceil of a width": ceiling(width_param) * hidden,
        "symbolic power": experts * (1 - (1 - top_k / (experts + top_k)) ** (batch * seq)),
    }
