"""A model in numbers, part by part: what a profile looks at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from symcost.ir.spec import ModelSpec

Number = int | Fraction


@dataclass(frozen=True)
class Model:
    """A model at its sizes.

    Attributes:
        sizes: every size by name, lengths included.
        parts: its instances in order, with what each counts.
    """

    spec: ModelSpec
    sizes: Mapping[str, Number]
    parts: tuple[Part, ...] = ()

    def size(self, name: str) -> Number:
        """A size; 0 where the model has none of that name."""
        return self.sizes.get(name, 0)

    @property
    def families(self) -> tuple[str, str]:
        """Its family, and the family without `_text`: a text model that stands alone is counted like the whole."""
        return self.spec.family, self.spec.family.removesuffix("_text")

    @cached_property
    def types(self) -> frozenset[str]:
        """Types of all components that run contractions."""
        return frozenset(part.type for part in self.parts if part.contractions)

    def attentions(self) -> set[str]:
        """Kinds of attention that its layers have: full, sliding, chunked, linear, ..."""
        return {kind.attention for kind in self.spec.kinds}

    def padded_vocab(self) -> Number:
        """Rows of the head: as stated, else the vocabulary."""
        return self.size("vocab_padded") or self.size("vocab")


@dataclass(frozen=True)
class Part:
    """One instance of a component, all its copies in the model together.

    Attributes:
        attention: the attention of the layer in which it stands; empty at the model's ends.
        count: copies in the model.
        contractions: FLOPs of a step's forward and backward under the profile's conventions.
        parameters: elements; active: of them, those that one token visits.
    """

    model: Model
    kind: str
    type: str
    attention: str = ""
    tower: bool = False
    count: Number = 1
    contractions: Number = 0
    parameters: Number = 0
    active: Number = 0

    def size(self, name: str) -> Number:
        return self.model.size(name)

    @property
    def tokens(self) -> Number:
        """Tokens of a step."""
        return self.size("batch") * self.size("seq")

    @property
    def keys(self) -> Number:
        """Keys that a query may see when no mask but the window counts."""
        seq = self.size("seq")
        return min(seq, self.size("window")) if self.attention == "sliding" else seq

    @property
    def pair_width(self) -> Number:
        """Elements of query and value over which a pair of positions contracts, all heads together."""
        nope = self.size("nope_dim")
        width = nope + self.size("rope_dim") + self.size("v_head_dim") if nope else 2 * self.size("head_dim")
        return self.size("heads") * width
