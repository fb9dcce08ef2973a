"""Values of formulas that are text, such as those of a snapshot: compared by what they are worth, each read once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from symcost import dims
from symcost.audit.prove import prove
from symcost.ir.text import canonical, parse, to_text

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# A ratio is shown where it is short enough to be read.
_LONGEST_RATIO = 120


class Values:
    """Reads texts in the sheet grammar; a name that no table knows is a letter of its own."""

    def __init__(self) -> None:
        self.read = lru_cache(maxsize=None)(self._read)
        self.equal = lru_cache(maxsize=None)(self._equal)
        self.difference = lru_cache(maxsize=None)(self._difference)

    def _read(self, text: str) -> Expr:
        return canonical(parse(text, _name))

    def canonical(self, text: str) -> str:
        """The canonical text of a text.

        Raises:
            GrammarError: it is no expression.
        """
        return to_text(self.read(text))

    def _equal(self, old: str, new: str) -> bool:
        """Whether two texts are worth the same, whichever way they are written."""
        left, right = self.read(old), self.read(new)
        if left == right:
            return True
        proof = prove(left, right)
        return proof.equal and proof.proved

    def _difference(self, old: str, new: str) -> tuple[str, str]:
        """The difference new - old, and new / old where it is short, in canonical text."""
        left, right = self.read(old), self.read(new)
        ratio = "" if left == 0 or right == 0 else to_text(canonical(right / left))
        return to_text(canonical(right - left)), ratio if len(ratio) <= _LONGEST_RATIO else ""


@cache
def _name(name: str) -> Symbol:
    from symcost.errors import GrammarError

    try:
        return dims.symbol(name)
    except GrammarError:
        return dims.letter(name)
