"""Random changes of a snapshot: mutations, which change what formulas say, and rewritings, which change how."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from sympy import Add, Expr, Integer, Mul, Pow, expand, factor

from symcost import dims
from symcost.audit.snapshot_file import Snapshot
from symcost.ir.text import canonical, parse, to_text


def read(text: str) -> Expr:
    return parse(text, dims.symbol)


def mutated(snapshot: Snapshot, kind: str, random: Random) -> tuple[Snapshot, str]:
    """The snapshot with one formula changed, or the tensor of one gone, and the formula's key."""
    keys = sorted(snapshot.formulas)
    if kind == "drop a tensor":
        key = random.choice([key for key in keys if "/tensor/elements/" in key])
        twin = key.replace("/tensor/elements/", "/tensor/bytes/")
        return replace(snapshot, formulas={k: v for k, v in snapshot.formulas.items() if k not in (key, twin)}), key
    while True:
        key = random.choice(keys)
        value = read(snapshot.formulas[key]["value"])
        changed = MUTATIONS[kind](value, random)
        if changed is not None and canonical(changed - value) != 0:
            return with_text(snapshot, key, to_text(changed)), key


def rewritten(snapshot: Snapshot, random: Random) -> tuple[Snapshot, str]:
    """The snapshot with one formula written in another way that has the same value, and the formula's key."""
    while True:
        key = random.choice(sorted(snapshot.formulas))
        old = snapshot.formulas[key]["value"]
        text = REWRITINGS[random.choice(sorted(REWRITINGS))](old, random)
        if text != old:
            return with_text(snapshot, key, text), key


def with_text(snapshot: Snapshot, key: str, text: str) -> Snapshot:
    return replace(snapshot, formulas={**snapshot.formulas, key: {**snapshot.formulas[key], "value": text}})


def _one_term(value: Expr, random: Random) -> tuple[Expr, Expr]:
    """A random summand and the rest."""
    terms = list(Add.make_args(value))
    chosen = terms.pop(random.randrange(len(terms)))
    return chosen, Add(*terms)


def _coefficient(value: Expr, random: Random) -> Expr:
    term, rest = _one_term(value, random)
    return rest + term * random.choice([2, Integer(3), Integer(1) / 2])


def _drop_factor(value: Expr, random: Random) -> Expr | None:
    term, rest = _one_term(value, random)
    symbols = [part for part in Mul.make_args(term) if part.is_Symbol or isinstance(part, Pow)]
    if not symbols:
        return None
    chosen = random.choice(symbols)
    return rest + term / (chosen.base if isinstance(chosen, Pow) else chosen)


def _swap(value: Expr, random: Random) -> Expr | None:
    symbols = sorted(value.free_symbols, key=str)
    if not symbols:
        return None
    left = random.choice(symbols)
    others = [dims.symbol(n) for n in ("hidden", "seq", "heads", "ffn", "kv_heads", "vocab")] + symbols
    right = random.choice([other for other in others if other != left])
    return value.xreplace({left: right, right: left})


MUTATIONS: dict[str, Callable[[Expr, Random], Expr | None]] = {
    "change a coefficient": _coefficient,
    "drop a factor": _drop_factor,
    "swap two dims": _swap,
}
KINDS = (*MUTATIONS, "drop a tensor")


def _reordered(text: str, random: Random) -> str:
    """Terms and factors in another order, as text: sums of products of names and numbers."""
    terms = text.split(" + ")
    if "(" in text or " - " in text:
        return f"0 + 1*({text})"
    for place, term in enumerate(terms):
        factors = term.split("*") if "**" not in term and "/" not in term else [term]
        random.shuffle(factors)
        terms[place] = "*".join(factors)
    random.shuffle(terms)
    return " + ".join(terms)


def _scaled(text: str, random: Random) -> str:
    number = random.randint(2, 9)
    return f"({number}*({text}) + hidden - hidden)/{number}"


REWRITINGS: dict[str, Callable[[str, Random], str]] = {
    "expand": lambda text, random: to_text(
        expand(read(text) * (dims.symbol("seq") + 1)) - read(text) * dims.symbol("seq")
    ),
    "factor": lambda text, random: to_text(factor(read(text))),
    "reorder": _reordered,
    "scale": _scaled,
}


def seeds(count: int) -> Iterator[Random]:
    """Generators of random numbers, the same in every run."""
    return (Random(seed) for seed in range(count))
