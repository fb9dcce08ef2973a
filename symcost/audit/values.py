"""Claims of a number: `at` sizes a formula has a `value`."""

from __future__ import annotations

from fractions import Fraction

from symcost.audit.numbers import Number, Numeric
from symcost.audit.reading import Reading
from symcost.errors import GrammarError
from symcost.ir.text import evaluate_text


def stated_value(reading: Reading) -> Number:
    """The number that the claim states.

    Raises:
        GrammarError: it is no number.
    """
    return _number("value", reading.claim.value)


def actual_value(reading: Reading) -> Number:
    """The formula's value at the claim's sizes; sizes that are assumed follow from the others.

    Raises:
        GrammarError: a size that is missing, not allowed, or contradicts what is assumed; division by zero.
    """
    point = _point(reading)
    numeric = Numeric(reading.left)
    missing = [reading.letter_of(name) for name in numeric.names if name not in point]
    if missing:
        raise GrammarError(f"at: no size for {', '.join(missing)}", hint="state every size that the formula needs")
    return numeric.at(point)


def _point(reading: Reading) -> dict[str, int | Fraction]:
    point: dict[str, int | Fraction] = {}
    for name, text in reading.claim.at.items():
        symbol = reading.vocabulary.symbols.get(name) or reading.vocabulary.dim(name)
        number = _number(f"at: {name}", text)
        lowest = 1 if symbol.is_positive else 0
        if isinstance(number, float) or (symbol.is_integer and number != int(number)) or number < lowest:
            raise GrammarError(f"at: {name} is {text}", hint=f"{symbol.name} is a whole number of at least {lowest}")
        point[symbol.name] = number
    for symbol, value in reading.assumptions.replaced.items():
        numeric = Numeric(value)
        if not set(numeric.names) <= point.keys():
            continue
        found = numeric.at(point)
        if point.setdefault(symbol.name, found if not isinstance(found, float) else 0) != found:
            name = reading.letter_of(symbol.name)
            hint = f"it is assumed to be {reading.text(value)}, which is {found} here"
            raise GrammarError(f"at: {name} is {point[symbol.name]}", hint=hint)
    counts = reading.scope.counts(reading.model)
    for symbol, value in counts.items():
        numeric = Numeric(value)
        if set(numeric.names) <= point.keys():
            point.setdefault(symbol.name, int(numeric.at(point)))
    return point


def _number(field: str, text: str) -> Number:
    try:
        found: Number = evaluate_text(text, {})
    except GrammarError as problem:
        raise GrammarError(f"{field}: {problem.what}", hint=problem.hint or "write an exact number") from problem
    return found
