"""Names in a sheet: its letters, its own names for longer expressions, dims, and paths into the model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from symcost import dims
from symcost.audit.paths import Path, read_path, value
from symcost.audit.scope import Scope, layer_counts
from symcost.errors import GrammarError
from symcost.ir.cost_model import CostModel
from symcost.ir.text import parse_expression
from symcost.ir.text.symbolic import ParsedExpression

if TYPE_CHECKING:
    from sympy import Expr, Symbol


class Vocabulary:
    """Reads the expressions of one sheet under one scope.

    Args:
        letters: sheet letter -> dim.
        where: own name -> expression.
        new: letters that the sheet introduces on the right of `assume`.

    Attributes:
        symbols: letter -> symbol.
        paths: every path that was read, by its text.
        divisors: everything that was divided by.

    Raises:
        GrammarError: a letter that stands for no dim, or one that means two things.
    """

    def __init__(
        self, model: CostModel, scope: Scope, letters: Mapping[str, str], where: Mapping[str, str], new: frozenset[str]
    ) -> None:
        self.model, self.scope, self.where = model, scope, where
        self.symbols = {
            letter: self.dim(name, f"letter {letter!r} stands for {name!r}: ") for letter, name in letters.items()
        }
        self.symbols |= {name: dims.letter(name) for name in sorted(new)}
        self.filled = scope.filled() | scope.counts(model)
        self.paths: dict[str, Path] = {}
        self.divisors: list[Expr] = []
        self.open: list[str] = []
        check_names(letters, where)

    def read(self, text: str) -> ParsedExpression:
        """An expression with paths, letters and own names written out, and with what the scope fills in."""
        parsed = parse_expression(text, self.name)
        self.divisors.extend(parsed.divisors)
        return replace(parsed, value=parsed.value.xreplace(self.filled))

    def name(self, name: str) -> Expr:
        """What a name stands for.

        Raises:
            GrammarError: it is no letter, dim, own name or path, or it is defined by itself.
        """
        if name in self.symbols:
            return self.symbols[name]
        if name in self.where:
            return self._own(name)
        if "." in name:
            path = self.paths[name] = read_path(name)
            return value(self.model, path, self.scope)
        return self.dim(name)

    def _own(self, name: str) -> Expr:
        if name in self.open:
            raise GrammarError(f"{name!r} is defined by itself", hint="take one of the names in `where` apart")
        self.open.append(name)
        found = self.read(self.where[name]).value
        self.open.pop()
        return found

    def dim(self, name: str, prefix: str = "") -> Symbol:
        """The symbol of a dim that every sheet knows, or that counts one of the model's kinds of layers.

        Raises:
            GrammarError: no such dim.
        """
        if is_dim(name, self.model):
            return dims.symbol(name)
        known = [*dims.DIMS, *layer_counts(self.model), *self.symbols] if not prefix else [*dims.DIMS]
        others = [other for other in (*known, *self.where) if other != name]
        near = get_close_matches(name, others, n=3, cutoff=0.6)
        remedy = (
            f"did you mean {' or '.join(near)}?" if near else "state it in `letters`; symcost list dims prints dims"
        )
        raise GrammarError(f"{prefix}unknown name {name!r}", hint=remedy)


def is_dim(name: str, model: CostModel) -> bool:
    """Whether a name is a dim of the table, one with a prefix, or a count of layers of one of the model's kinds."""
    if name in dims.DIMS or name in layer_counts(model):
        return True
    prefix, _, rest = name.partition("_")
    return prefix in dims.PREFIXES and (rest in dims.DIMS or any(name in str(kind.count) for kind in model.kinds))


def check_names(letters: Mapping[str, str], where: Mapping[str, str]) -> None:
    """Refuses a name with two meanings.

    Raises:
        GrammarError: a letter that is the name of another dim, or an own name that is a letter or a dim.
    """
    for name, meaning in letters.items():
        if name in dims.DIMS and name != meaning:
            raise GrammarError(f"letter {name!r} is also the name of a dim", hint="choose another letter")
    for name in where:
        if name in letters or name in dims.DIMS:
            raise GrammarError(f"{name!r} in `where` is also a letter or a dim", hint="choose another name")


def names_in(texts: Mapping[str, str] | tuple[str, ...]) -> frozenset[str]:
    """Names that stand in texts, whatever they mean; texts that are no expressions have none."""
    from symcost.ir.text.tokens import tokenize

    found: set[str] = set()
    for text in texts.values() if isinstance(texts, Mapping) else texts:
        try:
            found |= {token.text for token in tokenize(text) if token.kind == "name"}
        except GrammarError:
            continue
    return frozenset(found)
