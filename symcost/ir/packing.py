"""Documents of unlike lengths in one micro-batch: what is known of their lengths, and the names of sums over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

# What formulas use of a batch of documents; a sum of any other function of their lengths is one of OTHERS.
DOCUMENTS, TOKENS, SQUARES, LONGEST = "documents", "document_tokens", "document_squares", "longest"
OTHERS = tuple(f"document_sum_{number}" for number in range(1, 10))


@dataclass(frozen=True)
class Packing:
    """Lengths of documents.

    Attributes:
        lengths: each length with how many documents have it; empty where only sums are known.
        sums: number of documents, of tokens, and the sum of squares.
        padded: whether each is filled up to the longest, in place of one behind the other.
    """

    lengths: tuple[tuple[int, int], ...]
    sums: tuple[int, int, int]
    padded: bool = False

    @staticmethod
    def of(lengths: list[int]) -> Packing:
        """Documents by their lengths."""
        counted = tuple(sorted(Counter(lengths).items()))
        squares = sum(length**2 * often for length, often in counted)
        return Packing(counted, (len(lengths), sum(lengths), squares))

    @property
    def longest(self) -> int | None:
        return self.lengths[-1][0] if self.lengths else None

    @property
    def waste(self) -> Fraction | None:
        """The share of padding among the tokens of documents that are filled up to the longest."""
        documents, tokens, _ = self.sums
        return None if self.longest is None else 1 - Fraction(tokens, documents * self.longest)

    def known(self) -> Mapping[str, int]:
        """Sizes that every list of lengths has, by name."""
        named = dict(zip((DOCUMENTS, TOKENS, SQUARES), self.sums, strict=True))
        return named if self.longest is None else {**named, LONGEST: self.longest}
