"""How findings speak of degrees: what a term has too much of, what it lacks."""

from __future__ import annotations

from collections.abc import Iterable

from symcost import dims
from symcost.audit.monomial import Product, in_order

# First words that are read letter by letter.
_SPELLED = ("ffn", "gnn", "lm", "mha", "mla", "mtp", "qk", "qkv", "rms", "ssm", "fft", "lstm", "rnn", "mlp")


def nearest(found: Product, ways: Iterable[Product]) -> Product:
    """The product that differs from a term in the fewest degrees."""
    return min(ways, key=lambda way: (_distance(found, way), [dims.order(name) for name, _ in in_order(way)], way))


def degrees(found: Product, wanted: Product) -> str:
    """Each size in which two products differ: `degree 1 in seq where 2 is expected, ...`."""
    have, want = dict(found), dict(wanted)
    names = sorted({*have, *want}, key=dims.order)
    parts = [
        f"degree {have.get(name, 0)} in {name} where {want.get(name, 0)} is expected"
        for name in names
        if have.get(name, 0) != want.get(name, 0)
    ]
    return ", ".join(parts)


def article(operator: str) -> str:
    """The operator's name in a sentence."""
    name = operator.replace("_", " ") or "formula"
    spelled = name.split()[0] in _SPELLED and name[0] in "aefhilmnorsx"
    return f"{'an' if spelled or name[0] in 'aeio' else 'a'} {name}"


def _distance(left: Product, right: Product) -> int:
    have, want = dict(left), dict(right)
    # A size that the term does not speak of is further away than another degree of one that it has.
    strange = sum(name not in have for name in want)
    return strange + sum(abs(have.get(name, 0) - want.get(name, 0)) for name in {*have, *want})
