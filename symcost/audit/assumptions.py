"""What a sheet takes as given: dims replaced by expressions, and what then has to be whole or positive."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from symcost import dims
from symcost.audit.points import Condition, Domain
from symcost.audit.prove import in_order
from symcost.audit.solver import solve
from symcost.audit.vocabulary import Vocabulary, is_dim, names_in
from symcost.errors import GrammarError
from symcost.ir.cost_model import CostModel

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# What every model keeps to: a bound in each row is whole and at least the number.
_RELATIONS = (
    ("experts", "top_k", lambda experts, top_k: experts - top_k, 0),
    ("heads", "kv_heads", lambda heads, kv_heads: heads / kv_heads, 1),
    ("context", "seq", lambda context, seq: context - seq, 0),
)


class Assumptions:
    """Replacements of dims, each written out in the others' terms.

    Args:
        stated: letter or dim -> expression that takes its place.

    Attributes:
        replaced: the replacements by symbol.
        conditions: what holds of the sizes that are left.

    Raises:
        GrammarError: something replaced that is no letter or dim, or replacements that go round in a circle.
    """

    def __init__(self, stated: Mapping[str, str], vocabulary: Vocabulary) -> None:
        first: dict[Symbol, Expr] = {}
        for name, text in stated.items():
            symbol = vocabulary.symbols.get(name) or vocabulary.dim(name)
            if symbol in first:
                raise GrammarError(f"{name!r} is assumed twice, as a letter and as a dim", hint="keep one of the two")
            first[symbol] = vocabulary.read(text).value
        self.replaced = {symbol: _written_out(symbol, first) for symbol in first}
        for symbol, value in self.replaced.items():
            _check_size(symbol, value)
        whole = [Condition(v, 1 if s.is_positive else 0, bool(s.is_integer)) for s, v in self.replaced.items()]
        self.conditions = (*whole, *self._relations(), *self._counts(vocabulary))

    def apply(self, value: Expr) -> Expr:
        """The expression with everything that is assumed put in place."""
        return value.xreplace(self.replaced)

    def stated(self, text: str, vocabulary: Vocabulary) -> tuple[Condition, ...]:
        """Conditions from text, such as `seq <= 8192 and heads == kv_heads`.

        Raises:
            GrammarError: no comparison, or an unknown name.
        """
        found: list[Condition] = []
        for part in re.split(r"\band\b", text):
            sides = re.split(r"(<=|>=|==|<|>)", part)
            if len(sides) != 3:
                hint = "write conditions as in where: seq <= 8192 and heads == kv_heads"
                raise GrammarError(f"{part.strip()!r} is no condition", hint=hint)
            left, right = (self.apply(vocabulary.read(side.strip()).value) for side in sides[::2])
            found += _compared(left, sides[1], right)
        return tuple(found)

    def check_possible(self, symbols: Iterable[Symbol], conditions: Sequence[Condition] = ()) -> None:
        """Refuses assumptions that no sizes meet.

        Raises:
            GrammarError: there are none, or none were found.
        """
        kept = conditions or self.conditions
        spoken = set(symbols).union(*(value.free_symbols for value in self.replaced.values()))
        domain = Domain(in_order(spoken), kept)
        if next(chain(domain.small(), domain.random(1)), None) is None and solve(spoken, kept, ()).point is None:
            raise GrammarError("no sizes meet what is assumed", hint="leave one of the assumptions out")

    def _relations(self) -> tuple[Condition, ...]:
        """What holds in every model, where a formula speaks of both sizes."""
        found = []
        for left, right, value, lowest in _RELATIONS:
            found.append(Condition(self.apply(value(dims.symbol(left), dims.symbol(right))), lowest))
        return tuple(found)

    def _counts(self, vocabulary: Vocabulary) -> tuple[Condition, ...]:
        left = vocabulary.scope.counts(vocabulary.model).values()
        return tuple(Condition(self.apply(value), 0) for value in left)


def _check_size(symbol: Symbol, value: Expr) -> None:
    """Refuses a number that no model has."""
    if not value.is_Rational or dims.describe(symbol.name).rational:
        return
    lowest = 1 if symbol.is_positive else 0
    if not value.is_Integer or value < lowest:
        what = f"{symbol.name} is assumed to be {value}, which it is in no model"
        raise GrammarError(what, hint=f"assume a whole number of at least {lowest}")


def _compared(left: Expr, sign: str, right: Expr) -> list[Condition]:
    apart = {"<": 1, ">": 1}.get(sign, 0)
    found = []
    if sign in ("<", "<=", "=="):
        found.append(Condition(right - left, apart, whole=False))
    if sign in (">", ">=", "=="):
        found.append(Condition(left - right, apart, whole=False))
    return found


def new_letters(assume: Mapping[str, str], vocabulary: Mapping[str, str], model: CostModel) -> frozenset[str]:
    """Names on the right of `assume` that mean nothing yet: letters of the sheet's own.

    Args:
        vocabulary: letters and own names.
    """
    found = names_in(assume)
    return frozenset(n for n in found if n not in vocabulary and "." not in n and not is_dim(n, model))


def _written_out(symbol: Symbol, stated: Mapping[Symbol, Expr]) -> Expr:
    """A replacement in which nothing is left that is replaced itself."""
    value = stated[symbol]
    for _ in stated:
        if symbol in value.free_symbols:
            raise GrammarError(f"assume goes round in a circle at {symbol.name!r}", hint="leave one replacement out")
        if not value.free_symbols & stated.keys():
            return value
        value = value.xreplace(dict(stated))
    if value.free_symbols & stated.keys():
        raise GrammarError(f"assume goes round in a circle at {symbol.name!r}", hint="leave one replacement out")
    return value
