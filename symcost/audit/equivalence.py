"""Somebody's cost function against the compiled formula: traced, each path compared, and called as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sympy import Add

from symcost import dims
from symcost.audit import causes
from symcost.audit.assumptions import Assumptions
from symcost.audit.by_degrees import Degrees, by_degrees
from symcost.audit.callables import Call, Constant
from symcost.audit.followed import Answers, follow
from symcost.audit.followed import plain as plain_answers
from symcost.audit.judgement import Equivalence, together
from symcost.audit.nearest import as_text, nearest
from symcost.audit.numbers import Numeric
from symcost.audit.path_verdicts import Refuted, settle_paths
from symcost.audit.paths import Path, conventions_of
from symcost.audit.points import Condition, Size
from symcost.audit.prove import in_order
from symcost.audit.results import Items, item, items_of, rounded, same
from symcost.audit.scope import Scope
from symcost.audit.shares import shares
from symcost.audit.signs import whole
from symcost.audit.subjects import subject, subject_sizes
from symcost.audit.trace import Trace
from symcost.audit.vocabulary import Vocabulary, names_in
from symcost.budget import worked
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr, Symbol

    from symcost.ir.spec import ModelSpec

# Seconds that a function is looked at; a third of them for calls with plain numbers.
SECONDS = 4.0


class Comparison:
    """A function, the formulas that it is to be equal to, and what both are read under.

    Args:
        family: by name, or a loaded model, whose structure and sizes are looked at.
        quantity: a path, or an expression over paths and dims; a mapping or a sequence of them where the function
            returns several numbers.
        names: argument -> expression over dims and paths, `Constant`, number, flag, None, or a mapping or list of the
            same.
        assume: dim -> expression that takes its place.
        where: conditions that the reader knows to hold, such as `seq <= 8192`.
    """

    def __init__(
        self,
        function: Callable[..., object],
        family: str | ModelSpec,
        quantity: str | Mapping[str, str] | Sequence[str],
        names: Mapping[str, Any],
        *,
        scope: Scope,
        formulas: str,
        assume: Mapping[str, str],
        where: Sequence[str] = (),
    ) -> None:
        self.model, self.own = subject(family, formulas), subject_sizes(family, formulas)
        self.items: Items = items_of(quantity)
        texts = (*self.items.values(), *_texts(names), *assume.values(), *where)
        self.scope = Scope(scope.conventions, scope.precision, frozenset(names_in(texts) | assume.keys()))
        words = self.words = Vocabulary(self.model, self.scope, {}, {}, frozenset())
        self.assumptions = Assumptions(assume, words)
        self.formulas = {name: self.read(text) for name, text in self.items.items()}
        self.call = Call(function, {name: _read(value, self.read) for name, value in names.items()})
        self.symbols = self._symbols()
        self.stated = tuple(where)
        self.conditions = (*self._conditions(), *(c for text in where for c in self.assumptions.stated(text, words)))
        self.assumptions.check_possible(self.symbols, self.conditions)

    def read(self, text: str) -> Expr:
        return self.assumptions.apply(self.words.read(text).value)

    def _symbols(self) -> list[Symbol]:
        leaves = self.call.leaves()
        return in_order(set().union(*(value.free_symbols for value in (*leaves, *self.formulas.values()))))

    def _conditions(self) -> tuple[Condition, ...]:
        """What is assumed; a model has a layer, experts are some, and what a function is given is a whole number."""
        leaves = [Condition(value, None) for value in self.call.leaves() if not whole(value)]
        some = [Condition(self.assumptions.apply(dims.symbol(name)) - 1, 0) for name in ("layers", "experts", "top_k")]
        return (*self.assumptions.conditions, *some, *leaves)

    def settle(self, degrees: Degrees = None, seconds: float = SECONDS) -> Equivalence:
        """The verdict.

        Raises:
            UsageError: the function fails everywhere, or returns no number.
        """
        followed = follow(
            self.call,
            list(self.items),
            self.symbols,
            self.conditions,
            seconds,
            replaced=self.assumptions.replaced,
            own=self.own,
        )
        found, plain = followed.trace, followed.plain
        verdicts = {name: self.judged(name, found, plain, degrees) for name in self.items}
        return verdicts[None] if None in verdicts else together({str(n): v for n, v in verdicts.items()})

    def judged(
        self,
        name: str | int | None,
        found: Trace,
        plain: Answers,
        degrees: Degrees,
    ) -> Equivalence:
        """The verdict on one item."""
        formula = self.formulas[name]
        result = settle_paths(found, name, formula, self.symbols, self.conditions, self.stated)
        numeric, agreed = Numeric(formula), 0
        wrong: tuple[Mapping[str, Size], Any, Any] | None = None
        refuted = [result.at] if isinstance(result, Refuted) else []
        for point, value in (*plain, *plain_answers(self.call, refuted, worked() + 1)):
            expected = numeric.defined(point)
            if isinstance(value, Exception) or expected is None:
                continue
            given = item(value, name)
            # Where the trace shows no difference, a float that was made whole is all that differs.
            alike = isinstance(result, Equivalence) and rounded(given, expected)
            if not (same(given, expected) or alike):
                wrong = (point, item(value, name), expected)
                break
            agreed += 1
        if wrong is not None:
            return self.refuted(name, result, found, wrong)
        if isinstance(result, Refuted):
            reason = "the trace differs from what the function gives for plain numbers"
            return Equivalence("not_refuted", points=agreed, reasons=(reason,))
        if result.verdict == "not_refuted" and degrees is not None:
            return by_degrees(self.call, name, formula, self.symbols, self.conditions, degrees, result)
        return replace(result, points=agreed)

    def refuted(
        self, name: str | int | None, result: object, found: Trace, wrong: tuple[Mapping[str, Size], Any, Any]
    ) -> Equivalence:
        """The verdict on a function that differs, with what explains it."""
        point, value, expected = wrong
        verdict = Equivalence("refuted", at=dict(point), values=(value, expected))
        if not isinstance(result, Refuted) or result.value is None:
            return verdict
        formula, quantity = self.formulas[name], self.items[name]
        near = self._nearest(quantity, result.value)
        # What another convention explains needs no other cause.
        cause = "" if near else self._cause(quantity, formula, result.value, result.difference)
        more = {"difference": result.difference, "piece": result.piece, "nearest": near, "cause": cause}
        return replace(verdict, **more)

    def _nearest(self, quantity: str, value: Expr) -> str:
        def sides(changes: Mapping[str, str]) -> tuple[Expr, Expr]:
            words = Vocabulary(self.model, self.scope.changed(changes), {}, {}, frozenset())
            return value, self.assumptions.apply(words.read(quantity).value)

        names = {name for path in self.words.paths.values() for name in conventions_of(self.model, path)}
        return as_text(nearest(sides, sorted(names), self.scope.options, self.assumptions.conditions))

    def _cause(self, quantity: str, formula: Expr, value: Expr, difference: Expr) -> str:
        """A factor, a part, or shares of what the model is made of; with an assumption that people do not say."""
        path, times = self._path(quantity, formula)
        found = causes.factor(value, formula, path, self.model)
        if found or path is None:
            return found or causes.assumption(value, formula, str)
        if times is None:
            return causes.assumption(value, formula, str)
        off = canonical(difference / times)
        found = causes.part(off, self.model, path, self.scope, self.assumptions.replaced)
        found = found or causes.assumption(value, formula, str)
        return found or self._shares(off, path)

    def _shares(self, off: Expr, path: Path) -> str:
        """Shares of the model, if need be with one size taken for another."""
        found = shares(off, self.model, path, self.scope, self.assumptions.apply)
        for size, taken in () if found else causes.taken_for_granted(off):
            put = {**self.assumptions.replaced, size: taken}
            rest = shares(canonical(off.xreplace(put)), self.model, path, self.scope, _putting(put))
            if rest:
                return f"equal where {size} = {taken}, but for this: {rest}"
        return found

    def _path(self, quantity: str, formula: Expr) -> tuple[Path | None, Expr | None]:
        """The one path that a quantity is a multiple of, such as `model.train.matmul/batch`, and how often."""
        named = [text for text in names_in((quantity,)) if text in self.words.paths]
        if len(named) != 1:
            return None, None
        times = canonical(formula / self.read(named[0]))
        # A quotient that is no single product is no multiple.
        return self.words.paths[named[0]], times if not times.has(Add) else None


def _putting(put: Mapping[Any, Expr]) -> Callable[[Expr], Expr]:
    return lambda value: value.xreplace(put)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def _read(value: Any, read: Callable[[str], Expr]) -> Any:
    if isinstance(value, Mapping):
        return {name: _read(part, read) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_read(part, read) for part in value]
    if isinstance(value, str):
        return read(value)
    return value if isinstance(value, Constant) else Constant(value)
