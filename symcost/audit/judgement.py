"""What became of a comparison of a function with a formula, for people and programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from symcost.errors import UsageError
from symcost.ir.text import to_text

if TYPE_CHECKING:
    from sympy import Expr

# From the best to the worst.
VERDICTS = ("proved", "proved_where", "not_refuted", "refuted")
ACCEPTABLE = ("proved_where", "not_refuted")


@dataclass(frozen=True)
class Equivalence:
    """The verdict on a function.

    Attributes:
        verdict: `proved` (every path was followed, for all sizes), `proved_where` (for the sizes of `where`),
            `not_refuted` (nothing but points) or `refuted` (by a call of the function itself).
        where: what limits the proof, such as `layers in {1, 2, 3}`.
        points: how many sizes the function was called with, as plain numbers, and agreed.
        reasons: why it is not proved.
        at: sizes at which function and formula differ.
        values: what the function gave there, and what the formula is.
        difference: function - formula on the path that those sizes take; None where it cannot be said.
        piece: conditions that lead to that path, where the function has several.
        nearest: conventions under which both would be equal.
        cause: what else explains the difference.
        items: the verdict on each item, where the function returns several.
    """

    verdict: str
    where: tuple[str, ...] = ()
    points: int = 0
    reasons: tuple[str, ...] = ()
    at: Mapping[str, Any] | None = None
    values: tuple[Any, Any] | None = None
    difference: Expr | None = None
    piece: tuple[str, ...] = ()
    nearest: str = ""
    cause: str = ""
    items: Mapping[str, Equivalence] = field(default_factory=dict)

    def accepted(self, accept: Sequence[str] = ()) -> bool:
        """Whether it passes: proved, or what the reader takes knowingly."""
        return self.verdict == "proved" or self.verdict in accept

    def as_json(self) -> dict[str, Any]:
        """The verdict as JSON writes it."""
        found: dict[str, Any] = {"verdict": self.verdict}
        if self.verdict == "proved_where":
            found["where"] = list(self.where)
        if self.verdict in ACCEPTABLE:
            found |= {"points": self.points, "reasons": list(self.reasons)}
        if self.verdict == "refuted":
            found["at"] = dict(self.at or {})
            found["function"], found["formula"] = self.values or (None, None)
            found["difference"] = None if self.difference is None else to_text(self.difference)
        if self.items:
            found["items"] = {name: item.as_json() for name, item in self.items.items()}
        return found

    def __str__(self) -> str:
        if self.items:
            return "\n".join(f"{name}: {text}" for name, item in self.items.items() for text in [str(item)])
        if self.verdict == "proved":
            return "proved"
        if self.verdict == "proved_where":
            return "\n".join([f"proved where {'; '.join(self.where)}", *self.reasons])
        if self.verdict == "not_refuted":
            return "\n".join([f"not refuted: equal at {self.points} points, which proves nothing", *self.reasons])
        return "\n".join(self._refuted())

    def _refuted(self) -> list[str]:
        found = ["refuted"]
        if self.at is not None and self.values is not None:
            sizes = ", ".join(f"{name}={size}" for name, size in self.at.items())
            found.append(f"at {sizes or 'all sizes'}: {self.values[0]} against {self.values[1]}")
        if self.difference is not None:
            piece = f"where {' and '.join(self.piece)}: " if self.piece else ""
            found.append(f"{piece}function - formula = {to_text(self.difference)}")
        if self.nearest:
            found.append(f"equal under {self.nearest}")
        if self.cause:
            found.append(f"cause: {self.cause}")
        return found


def together(items: Mapping[str, Equivalence]) -> Equivalence:
    """One verdict for several: the worst of them."""
    worst = max(items.values(), key=lambda item: VERDICTS.index(item.verdict))
    where = tuple(dict.fromkeys(text for item in items.values() for text in item.where))
    points = min(item.points for item in items.values())
    return Equivalence(
        worst.verdict, where, points, worst.reasons, worst.at, worst.values, worst.difference, items=dict(items)
    )


def check_accept(accept: str | Sequence[str]) -> tuple[str, ...]:
    """Verdicts that somebody takes beside `proved`.

    Raises:
        UsageError: one that does not exist or cannot be taken.
    """
    stated = tuple(accept.replace(",", " ").split()) if isinstance(accept, str) else tuple(accept)
    for verdict in stated:
        if verdict not in ("proved", *ACCEPTABLE):
            raise UsageError(f"accept: {verdict!r} cannot be taken for equal", hint=f"known: {', '.join(ACCEPTABLE)}")
    return stated
