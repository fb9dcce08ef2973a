"""The largest of several polynomials, as a value that can be added to and multiplied, short while it can be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sympy import Expr


@dataclass(frozen=True)
class Largest:
    """A summand and the largest of some polynomials.

    A product is drawn into the maximum, for what a moment is multiplied by counts something and is not negative; so is
    the summand where the whole is compared with others.
    """

    plain: Any
    values: tuple[Expr, ...]

    def __add__(self, other: Any) -> Largest:
        if isinstance(other, Largest):
            return Largest(0, _pruned(one + another for one in self._whole() for another in other._whole()))
        return Largest(self.plain + other, self.values)

    def __mul__(self, times: Any) -> Any:
        if times == 0:
            return 0
        return Largest(0, _pruned(value * times for value in self._whole()))

    __radd__, __rmul__ = __add__, __mul__

    def __sub__(self, other: Any) -> Largest:
        return self + -other

    def expression(self) -> Expr:
        """The sum; the maximum stands as it is: sympy itself would compare every pair once more."""
        from sympy import Integer, Max

        values = self.values
        return (Integer(0) + self.plain).expand() + (values[0] if len(values) == 1 else Max(*values, evaluate=False))

    def _whole(self) -> Iterable[Expr]:
        return (value + self.plain for value in self.values)


def largest(values: Iterable[Any]) -> Largest:
    """The largest of polynomials and of what is the largest of others."""
    listed = [part for value in values for part in (value._whole() if isinstance(value, Largest) else (value,))]
    return Largest(0, _pruned(listed))


def _pruned(values: Iterable[Any]) -> tuple[Expr, ...]:
    """Without what is never the largest: the larger of two has no smaller coefficient anywhere."""
    from sympy import Integer

    left: list[Expr] = []
    for value in dict.fromkeys((Integer(0) + each).expand() for each in values):
        if not any(_covers(other, value) for other in left):
            left = [*(other for other in left if not _covers(value, other)), value]
    return tuple(left)


def _covers(larger: Expr, smaller: Expr) -> bool:
    """Whether `larger` is at least `smaller` for all non-negative sizes; False where that cannot be read off."""
    return all(number >= 0 for number in (larger - smaller).expand().as_coefficients_dict().values())
