"""Somebody's cost function against the compiled formula: traced, each path compared, and called as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Any

from symcost import dims
from symcost.audit import causes
from symcost.audit.assumptions import Assumptions
from symcost.audit.by_degrees import Degrees, by_degrees
from symcost.audit.callables import Call, Constant
from symcost.audit.judgement import Equivalence, together
from symcost.audit.likely_points import pool
from symcost.audit.nearest import as_text, nearest
from symcost.audit.numbers import Numeric
from symcost.audit.path_verdicts import Refuted, expression, settle_paths
from symcost.audit.paths import conventions_of
from symcost.audit.points import Condition, Size
from symcost.audit.prove import in_order
from symcost.audit.results import Items, item, items_of, same
from symcost.audit.scope import Scope
from symcost.audit.signs import whole
from symcost.audit.subjects import subject, subject_sizes
from symcost.audit.trace import Path, Reach, Stopped, Trace, timed, trace
from symcost.audit.vocabulary import Vocabulary, names_in
from symcost.errors import UsageError

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
        """What is assumed; a model has a layer, and what a function is given is a whole number."""
        leaves = [Condition(value, None) for value in self.call.leaves() if not whole(value)]
        layers = dims.symbol("layers")
        return (*self.assumptions.conditions, Condition(self.assumptions.apply(layers) - 1, 0), *leaves)

    def settle(self, degrees: Degrees = None, seconds: float = SECONDS) -> Equivalence:
        """The verdict.

        Raises:
            UsageError: the function fails everywhere, or returns no number.
        """
        start = monotonic()
        given = [self.call.function.__self__] if hasattr(self.call.function, "__self__") else []
        reach = Reach(self.call.function, [*given, *self.call.constants()])
        before = reach.state()
        points = pool(self.symbols, self.conditions, reach.numbers, self.assumptions.replaced, self.own)
        found = trace(
            self.call.function,
            self.call.filled,
            reach,
            points,
            self.symbols,
            self.conditions,
            start + seconds * 2 / 3,
        )
        taken = self.plain([path.point for path in found.paths], start + seconds)
        plain = [*self.plain(points, start + seconds), *taken]
        for event in reach.events:
            found.note(event)
        for path, (_, value) in zip(found.paths, taken, strict=False):
            self._check_plain(path, found, value)
        if reach.state() != before:
            found.note("it keeps something from one call to another")
        self._check_returns(found, plain)
        verdicts = {name: self.judged(name, found, plain, degrees) for name in self.items}
        return verdicts[None] if None in verdicts else together({str(n): v for n, v in verdicts.items()})

    def plain(self, points: Sequence[Mapping[str, Size]], deadline: float) -> list[tuple[Mapping[str, Size], Any]]:
        """What the function gives for plain numbers, an exception where it raises one."""
        found: list[tuple[Mapping[str, Size], Any]] = []
        for point in points:
            if found and monotonic() > deadline:
                break
            try:
                with timed(deadline):
                    found.append((point, self.call.at(point)))
            except Stopped:
                break
            except Exception as problem:  # noqa: BLE001  somebody's function: what it raises is its answer
                found.append((point, problem))
        return found

    def _check_returns(self, found: Trace, plain: Sequence[tuple[Mapping[str, Size], Any]]) -> None:
        results = [result for _, result in plain if not isinstance(result, Exception)]
        if not plain:
            hint = "state seconds= for more of it"
            raise UsageError(f"no call of {self.call.name} ended in time", hint=hint)
        if not results:
            point, problem = plain[0]
            if isinstance(problem, ZeroDivisionError):
                hint = "it must take some allowed sizes"
                raise UsageError(f"the function divides by zero at {_sizes(point)}", hint=hint)
            what = f"{type(problem).__name__} from {self.call.shown(point)}: {problem}"
            raise UsageError(what, hint="the function must take whole numbers of these sizes") from problem
        for name in self.items:
            for result in results[:1]:
                item(result, name)

    def _check_plain(self, path: Path, found: Trace, value: Any) -> None:
        """Notes a path on which the function does for plain numbers what the trace does not show."""
        failed = isinstance(value, Exception)
        if failed or path.refusal is not None:
            if type(value) is not type(path.refusal):
                other = "a number" if not failed else type(value).__name__
                found.note(f"it gives {other} for plain numbers where its trace gives {path.refusal!r}")
            return
        for name in self.items:
            traced = item(path.result, name)
            expected = Numeric(expression(found, traced)).defined(path.point)
            if expected is not None and not same(item(value, name), expected):
                found.note(f"it gives {item(value, name)} for plain numbers where its trace gives {expected}")

    def judged(
        self,
        name: str | int | None,
        found: Trace,
        plain: Sequence[tuple[Mapping[str, Size], Any]],
        degrees: Degrees,
    ) -> Equivalence:
        """The verdict on one item."""
        formula = self.formulas[name]
        result = settle_paths(found, name, formula, self.symbols, self.conditions, self.stated)
        numeric, agreed = Numeric(formula), 0
        wrong: tuple[Mapping[str, Size], Any, Any] | None = None
        refuted = [result.at] if isinstance(result, Refuted) else []
        for point, value in (*plain, *self.plain(refuted, monotonic() + 1)):
            expected = numeric.defined(point)
            if isinstance(value, Exception) or expected is None:
                continue
            if not same(item(value, name), expected):
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
        formula = self.formulas[name]
        return replace(
            verdict,
            difference=result.difference,
            piece=result.piece,
            nearest=self._nearest(self.items[name], result.value),
            cause=self._cause(self.items[name], formula, result.value, result.difference),
        )

    def _nearest(self, quantity: str, value: Expr) -> str:
        def sides(changes: Mapping[str, str]) -> tuple[Expr, Expr]:
            words = Vocabulary(self.model, self.scope.changed(changes), {}, {}, frozenset())
            return value, self.assumptions.apply(words.read(quantity).value)

        names = {name for path in self.words.paths.values() for name in conventions_of(self.model, path)}
        return as_text(nearest(sides, sorted(names), self.scope.options, self.assumptions.conditions))

    def _cause(self, quantity: str, formula: Expr, value: Expr, difference: Expr) -> str:
        path = self.words.paths.get(quantity)
        found = causes.factor(value, formula, path, self.model)
        if found or path is None:
            return found
        return causes.part(difference, self.model, path, self.scope, self.assumptions.replaced)


def _sizes(point: Mapping[str, Size]) -> str:
    return ", ".join(f"{name}={size}" for name, size in point.items())


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
