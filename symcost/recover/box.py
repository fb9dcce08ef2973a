"""Black box: a program of whole sizes with an exact value, called as seldom as possible, its answers kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from symcost.budget import limited
from symcost.errors import BudgetError, RecoverError

Point = tuple[int, ...]
# Calls that are made twice: what answers otherwise the second time is no function.
_REPEATED = 5
_EXACT_FLOAT = 1 << 53
# A float with more binary places than this is a rounded quotient, not a half or a quarter.
_ROUGHEST = 1 << 16

# Bits of an answer beyond which it is no cost: sizes have 22, and there are few of them in a product.
_LONGEST = 4096
# Seconds that a call is given at least.
_LEAST = 0.05


class Outside(Exception):
    """The program takes no such sizes."""


@dataclass
class Box:
    """A program as a function of a point.

    Attributes:
        call: takes a whole number for each name.
        names: the sizes it takes, in order.
        seconds: after this time it is given up.
        most: no more calls than this.
        largest: greatest size it is asked for.
        runs: calls made so far.
        refused: points that it does not take, with what it said.
    """

    call: Callable[[Mapping[str, int]], Any]
    names: tuple[str, ...]
    seconds: float = 60
    most: int = 20_000
    largest: int = 1 << 22
    runs: int = 0
    refused: dict[Point, str] = field(default_factory=dict)
    _known: dict[Point, Fraction] = field(default_factory=dict)
    _started: float = field(default_factory=time.monotonic)

    def __call__(self, point: Point) -> Fraction:
        """The exact value at a point.

        Raises:
            Outside: the program raises there.
            RecoverError: its answer is no exact number, or another one each time, or takes too long.
        """
        if point in self._known:
            return self._known[point]
        if point in self.refused:
            raise Outside
        value = self._asked(point)
        if len(self._known) < _REPEATED and self._asked(point) != value:
            raise RecoverError(f"it gives another answer the second time, at {self.text(point)}", hint=_FUNCTION)
        self._known[point] = value
        return value

    @property
    def exhausted(self) -> bool:
        """Whether the time or the calls are used up."""
        return time.monotonic() - self._started > self.seconds or self.runs >= self.most

    def _asked(self, point: Point) -> Fraction:
        spent = time.monotonic() - self._started
        if self.exhausted:
            raise RecoverError(
                f"no formula after {self.runs} runs in {spent:.0f} s", hint="state --degree, or fewer sizes by --dims"
            )
        self.runs += 1
        try:
            with limited(f"its answer at {self.text(point)}", max(self.seconds - spent, _LEAST)):
                found = self.call(dict(zip(self.names, point, strict=True)))
        except BudgetError as error:
            self._started -= self.seconds
            said = f"no answer at {self.text(point)} within {self.seconds:g} s"
            raise RecoverError(f"no formula after {self.runs} runs: {said}", hint=_ENDS) from error
        except _RAISED as error:
            self.refused[point] = f"{type(error).__name__}: {error}"
            raise Outside from error
        return self._exact(found, point)

    def _exact(self, value: Any, point: Point) -> Fraction:
        if isinstance(value, bool) or value is None or isinstance(value, str | bytes):
            raise RecoverError(f"it returns {value!r} at {self.text(point)}, which is no number", hint=_NUMBER)
        if isinstance(value, float):
            if value != value or abs(value) >= _EXACT_FLOAT or Fraction(value).denominator > _ROUGHEST:
                raise RecoverError(f"it needs floats: {value!r} at {self.text(point)} may be rounded", hint=_NUMBER)
            return Fraction(value)
        if isinstance(value, int) and value.bit_length() > _LONGEST:
            raise RecoverError(f"it returns {value.bit_length()} bits at {self.text(point)}", hint=_GROWS)
        try:
            return Fraction(value) if isinstance(value, Fraction) else Fraction(int(value))
        except (TypeError, ValueError) as error:
            raise RecoverError(f"it returns {type(value).__name__}, which is no number", hint=_NUMBER) from error

    def answers(self) -> list[tuple[Point, Fraction]]:
        """What is known: points and values, in the order in which they were asked."""
        return list(self._known.items())

    def text(self, point: Point) -> str:
        """A point in words: `seq=16, hidden=64`."""
        return ", ".join(f"{name}={value}" for name, value in zip(self.names, point, strict=True))


# What a program says of sizes that it does not take.
_RAISED = (ArithmeticError, ValueError, LookupError, TypeError, AttributeError, AssertionError, RuntimeError)
_ENDS = "it must end at large sizes too: state --seconds, or write loops over sizes as products"
_GROWS = "no polynomial grows so"
_FUNCTION = "a formula has one value at a point: take clocks, counters and random numbers out"
_NUMBER = "return a whole number or a Fraction"
