"""The number that a function under trace is given: every operation on it is written down, every look at it asked."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from numbers import Integral, Real
from typing import Any

from symcost.audit.trace.output import is_printed
from symcost.audit.trace.run import Run
from symcost.audit.trace.terms import Term

# A float with so many digits is the result of an arithmetic; the fraction that it stands for has a small denominator.
_DIGITS, _SMALL = 15, 10_000
# Shifts by more places are no shifts of sizes.
_MOST_PLACES = 64
# Bytes of a NumPy integer that holds every count.
_WIDE = 8


def exact(number: Any) -> Fraction | None:
    """The number that somebody means: a float is the decimal it is written as, or a simple fraction such as 1/3.

    None for what is no finite number.
    """
    if isinstance(number, int | Fraction):
        return Fraction(number)
    if isinstance(number, Integral):
        return Fraction(int(number))
    if isinstance(number, Decimal) and number.is_finite():
        return Fraction(number)
    if not isinstance(number, Real) or not isfinite(number):
        return None
    text = repr(float(number))
    if sum(letter.isdigit() for letter in text.partition("e")[0]) >= _DIGITS:
        simple = Fraction(float(number)).limit_denominator(_SMALL)
        if simple and float(simple) == float(number):
            return simple
    return Fraction(text)


def made(run: Run, term: Term, whole: bool) -> Any:
    """A term as a number: traced, or a plain one where no size is left in it."""
    if term.operation != "number":
        return Traced(run, term, whole)
    return int(term.value) if whole and term.value.denominator == 1 else term.value


def _lifted(value: Any, whole: bool) -> Any:
    return Traced(value.traced_run, value.traced_term, whole) if type(value) is Traced else value


def lift(run: Run, value: Any) -> tuple[Term, bool] | None:
    """A number as a term, and whether it is an int; None for what is none."""
    if type(value) is Traced:
        if value.traced_run is not run:
            run.note("it keeps results from one call to another")
            return run.terms.number(value.traced_run.value(value.traced_term)), value.traced_whole
        return value.traced_term, value.traced_whole
    number = exact(value)
    if number is None:
        return None
    if isinstance(value, Integral) and getattr(value, "itemsize", _WIDE) < _WIDE:
        run.suppose("its NumPy integers do not overflow")
    return run.terms.number(number), isinstance(value, Integral) or (
        isinstance(value, Fraction) and number.denominator == 1
    )


def _operation(compute: Callable[[Run, Term, Term], Term], plain: Callable[..., Any], *, fraction: bool = False) -> Any:
    def forward(self: Traced, other: Any) -> Any:
        return _computed(self, other, swapped=False)

    def backward(self: Traced, other: Any) -> Any:
        return _computed(self, other, swapped=True)

    def _computed(self: Traced, other: Any, *, swapped: bool) -> Any:
        run = self.traced_run
        run.check_time()
        lifted = lift(run, other)
        if lifted is None:
            if isinstance(other, float):  # infinite, or none at all
                mine = self.traced_plain("arithmetic with infinity")
                return plain(other, mine) if swapped else plain(mine, other)
            return NotImplemented
        left, right = (lifted[0], self.traced_term) if swapped else (self.traced_term, lifted[0])
        return made(run, compute(run, left, right), self.traced_whole and lifted[1] and not fraction)

    return forward, backward


def _divided(run: Run, left: Term, right: Term) -> Term:
    if run.equal(right, run.terms.number(0)):
        raise ZeroDivisionError("division by zero")
    return run.terms.make("div", left, right)


def _floor(run: Run, left: Term, right: Term) -> Term:
    run.suppose_exact(left, right)
    return run.terms.make("floor", _divided(run, left, right))


def _rest(run: Run, left: Term, right: Term) -> Term:
    return run.terms.minus(left, run.terms.make("mul", right, _floor(run, left, right)))


def _comparison(ask: Callable[[Run, Term, Term], bool], plain: Callable[..., bool]) -> Any:
    def compared(self: Traced, other: Any) -> Any:
        lifted = lift(self.traced_run, other)
        if lifted is not None:
            return ask(self.traced_run, self.traced_term, lifted[0])
        if isinstance(other, float):
            return plain(0, other)  # all sizes are alike beside infinity
        return NotImplemented

    return compared


def _bits(compute: Callable[..., Any]) -> Any:
    def forward(self: Traced, other: Any) -> Any:
        return compute(self.__index__(), other)

    def backward(self: Traced, other: Any) -> Any:
        return compute(other, self.__index__())

    return forward, backward


def _shift(*, left: bool) -> Any:
    """A shift by a plain number is a product, or a quotient rounded down; by a traced one it needs values."""
    forward, backward = _bits(operator.lshift if left else operator.rshift)

    def shifted(self: Traced, places: Any) -> Any:
        if not self.traced_whole or type(places) is not int or not 0 <= places < _MOST_PLACES:
            return forward(self, places)
        power = 2**places
        return self * power if left else self // power

    return shifted, backward


class Traced:
    """A whole number or a float under trace. It is no int, so that nothing reads it unseen, but passes for one."""

    __slots__ = ("traced_run", "traced_term", "traced_whole")
    __array_ufunc__ = None

    def __init__(self, run: Run, term: Term, whole: bool) -> None:
        self.traced_run, self.traced_term, self.traced_whole = run, term, whole

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return int if self.traced_whole else float

    __add__, __radd__ = _operation(lambda run, a, b: run.terms.make("add", a, b), operator.add)
    __sub__, __rsub__ = _operation(lambda run, a, b: run.terms.minus(a, b), operator.sub)
    __mul__, __rmul__ = _operation(lambda run, a, b: run.terms.make("mul", a, b), operator.mul)
    __truediv__, __rtruediv__ = _operation(_divided, operator.truediv, fraction=True)
    __floordiv__, __rfloordiv__ = _operation(_floor, operator.floordiv)
    __mod__, __rmod__ = _operation(_rest, operator.mod)
    __and__, __rand__ = _bits(operator.and_)
    __or__, __ror__ = _bits(operator.or_)
    __xor__, __rxor__ = _bits(operator.xor)
    __lshift__, __rlshift__ = _shift(left=True)
    __rshift__, __rrshift__ = _shift(left=False)
    __eq__ = _comparison(lambda run, a, b: run.equal(a, b), operator.eq)
    __ne__ = _comparison(lambda run, a, b: not run.equal(a, b), operator.ne)
    __lt__ = _comparison(lambda run, a, b: run.less(a, b), operator.lt)
    __gt__ = _comparison(lambda run, a, b: run.less(b, a), operator.gt)
    __le__ = _comparison(lambda run, a, b: not run.less(b, a), operator.le)
    __ge__ = _comparison(lambda run, a, b: not run.less(a, b), operator.ge)

    def __bool__(self) -> bool:
        return not self.traced_run.equal(self.traced_term, self.traced_run.terms.number(0))

    def __neg__(self) -> Any:
        return -1 * self

    def __pos__(self) -> Traced:
        return self

    def __invert__(self) -> Any:
        return -self - 1

    def __abs__(self) -> Any:
        return -self if self < 0 else self

    def __int__(self) -> int:
        return int(self.traced_run.exact(self.traced_term, "int"))

    def __index__(self) -> int:
        if not self.traced_whole:
            raise TypeError("'float' object cannot be interpreted as an integer")
        return int(self.traced_run.exact(self.traced_term, "index"))

    def __float__(self) -> float:
        return float(self.traced_run.exact(self.traced_term, "float"))

    def __hash__(self) -> int:
        return hash(self.traced_plain("hash"))

    def __str__(self) -> str:
        return str(self.traced_text())

    __repr__ = __str__

    def __format__(self, form: str) -> str:
        return format(self.traced_text(), form)

    def __floor__(self) -> Any:
        if self.traced_whole:
            return self
        self.traced_run.suppose_exact(self.traced_term)
        return made(self.traced_run, self.traced_run.terms.make("floor", self.traced_term), True)

    def __ceil__(self) -> Any:
        return self if self.traced_whole else -(-self).__floor__()

    def __trunc__(self) -> Any:
        if self.traced_whole:
            return self
        return self.__ceil__() if self < 0 else self.__floor__()

    def __round__(self, digits: int | None = None) -> Any:
        if self.traced_whole and (digits is None or digits >= 0):
            return self
        scaled = self * Fraction(10) ** (digits or 0)
        middle = scaled + Fraction(1, 2)
        near = middle.__floor__()
        if near == middle and near % 2 == 1:
            near = near - 1
        return near if digits is None else _lifted(near / Fraction(10) ** digits, self.traced_whole)

    def __pow__(self, other: Any, modulo: Any = None) -> Any:
        if modulo is not None:
            return pow(int(self), int(other), int(modulo))
        exponent = other.traced_run.exact(other.traced_term, "exponent") if type(other) is Traced else exact(other)
        if exponent is None or exponent.denominator != 1:
            return NotImplemented if exponent is None else self.traced_plain("power") ** float(exponent)
        if exponent < 0 and self == 0:
            raise ZeroDivisionError("0.0 cannot be raised to a negative power")
        whole = self.traced_whole and exponent >= 0 and not isinstance(other, float)
        run = self.traced_run
        return made(run, run.terms.make("pow", self.traced_term, run.terms.number(exponent)), whole)

    def __rpow__(self, other: Any) -> Any:
        return other ** self.traced_plain("exponent")

    def __divmod__(self, other: Any) -> Any:
        return self // other, self % other

    def __rdivmod__(self, other: Any) -> Any:
        return other // self, other % self

    def __copy__(self) -> Traced:
        return self

    def __deepcopy__(self, memory: object) -> Traced:
        return self

    def is_integer(self) -> bool:
        return self.traced_whole or bool(self.__floor__() == self)

    def conjugate(self) -> Traced:
        return self

    real = property(conjugate)
    imag = property(lambda self: 0)

    @property
    def numerator(self) -> Any:
        return self if self.traced_whole else self.traced_plain("numerator").numerator  # type: ignore[union-attr]

    @property
    def denominator(self) -> int:
        return 1 if self.traced_whole else self.traced_plain("denominator").denominator  # type: ignore[union-attr]

    def __getattr__(self, name: str) -> Any:
        """What else an int has, such as its bits."""
        self.traced_run.note(f"it looks at {name}")
        return getattr(self.traced_plain(name), name)

    def traced_text(self) -> int | float:
        """The number that a text says; where the text is only printed, nothing depends on it."""
        if not is_printed(sys._getframe(2), self.traced_run.codes):
            return self.traced_plain("text")
        found = self.traced_run.value(self.traced_term)
        return int(found) if self.traced_whole else float(found)

    def traced_plain(self, why: str) -> int | float:
        found = self.traced_run.exact(self.traced_term, why)
        return int(found) if self.traced_whole else float(found)
