"""Which results of a NumPy module are surely exact: what float64 may have rounded is marked, never guessed.

Sums and products of whole numbers that are not negative are exact in float64 as long as the result is below 2**53. A
program also has a few differences and quotients, of few sizes each: those are checked step by step on their own axes,
and count as whole inputs where they pass. Where one does not, the module's own check of every step decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

LIMIT = 2.0**53
_PLAIN = ("+", "*", "min", "max")
# Nothing that comes through these is exact.
_NEVER = ("log", "**")


@lru_cache(maxsize=1024)
def exactness_check(raw: ModuleType, function: str, options: tuple[tuple[str, str], ...]) -> ExactnessCheck:
    """The check for a function, which models of one structure share."""
    return ExactnessCheck(raw, function, dict(options))


class ExactnessCheck:
    """The check for one function of a module under fixed options.

    Args:
        raw: the NumPy module.
        function: totals or memory.
        options: one for each convention.
    """

    def __init__(self, raw: ModuleType, function: str, options: Mapping[str, str]) -> None:
        self.raw, self.function = raw, function
        steps, self.results = raw._steps(function, tuple((name, options[name]) for name in raw.CONVENTIONS))
        self.inputs = {word for _, _, words in steps for word in words if isinstance(word, str)}
        self.inputs = (self.inputs | {word for word in self.results if isinstance(word, str)}) - {s[1] for s in steps}
        self.never: set[Any] = set()
        risky: set[str] = set()
        for sign, target, words in steps:
            if sign in _NEVER or self.never.intersection(words):
                self.never.add(target)
            elif sign not in _PLAIN or not all(map(_whole, words)):
                risky.add(target)
        # What the rest of the program takes from them; among themselves they may be negative.
        read = {word for _, target, words in steps if target not in risky for word in words}
        self.checked = sorted(risky & (read | set(self.results)))
        self.cone = self._behind(steps, risky)

    def _behind(self, steps: Any, wanted: set[str]) -> list[Any]:
        """The steps that compute some registers, in their order."""
        needed, found = set(wanted), []
        for step in reversed(steps):
            if step[1] in needed:
                needed.update(word for word in step[2] if isinstance(word, str))
                found.append(step)
        return found[::-1]

    def exact(self, arguments: Mapping[str, Any], results: tuple[Array, ...]) -> list[Any]:
        """For each result, a mask (or one bool) that is true where it is surely exact."""
        import numpy as np

        arrays, _ = self.raw._given(arguments)
        if not self._sure(arrays):
            return list(getattr(self.raw, f"{self.function}_exact")(**arguments))
        return [
            False if word in self.never else np.asarray(result) < LIMIT
            for word, result in zip(self.results, results, strict=True)
        ]

    def _sure(self, arrays: Mapping[str, Array]) -> bool:
        """Whether inputs are whole numbers that float64 holds, and every difference and quotient is one too."""
        import numpy as np

        known = {name: self.raw._bound(arrays[name]) for name in self.inputs}
        for value, bound, whole in known.values():
            if not (np.all(whole) and np.all(bound < LIMIT) and np.all(value >= 0)):
                return False
        for sign, target, words in self.cone:
            known[target] = self.raw._bounded(sign, [known[w] if w in known else self.raw._bound(w) for w in words])
        for target in self.checked:
            value, bound, whole = known[target]
            if not (np.all(whole) and np.all(bound < LIMIT) and np.all(value >= 0)):
                return False
        return True


def _whole(word: Any) -> bool:
    """Whether an operand is a register, or a constant that keeps sums and products whole."""
    return isinstance(word, str) or (word >= 0 and word == int(word))
