"""What a profile states: conventions, what each component counts with, and for which models it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from symcost.audit.profiles.part import Model, Part

Number = int | Fraction


@dataclass(frozen=True)
class Count:
    """What a component contributes to a step's training FLOPs, all its copies together.

    Attributes:
        meaning: in a few words, as a comparison prints it.
        of: its FLOPs; parts are numbers already.
    """

    meaning: str
    of: Callable[[Part], Number]


def per_token(part: Part, multiply_adds: Number) -> Number:
    """FLOPs of forward and backward of contractions with so many multiply-adds a token, in every copy of a part."""
    return 6 * part.tokens * part.count * multiply_adds


def taps(part: Part) -> Number:
    """FLOPs of the short convolution in front of a gated delta rule, which is no contraction."""
    keys, values = ("linear_key_heads", "linear_key_dim"), ("linear_value_heads", "linear_value_dim")
    channels = 2 * part.size(keys[0]) * part.size(keys[1]) + part.size(values[0]) * part.size(values[1])
    return per_token(part, part.size("conv_kernel") * channels)


CONTRACTIONS = Count("contractions that run", lambda part: part.contractions)
PARAMETERS = Count("6 FLOPs a parameter and token", lambda part: 6 * part.tokens * part.active)
NOTHING = Count("nothing", lambda part: 0)
WINDOWED = Count(
    "6 FLOPs a key, head and element, at most a window of keys, and 6 a parameter",
    lambda part: per_token(part, part.keys * part.pair_width) + 6 * part.tokens * part.active,
)

# Asked of a model; the answer is the reason why a profile does not hold, empty where it does.
Test = Callable[[Model], str]


@dataclass(frozen=True)
class Profile:
    """How a tool counts.

    Attributes:
        source: paper, or repository and function, whose numbers come out.
        holds: for which models, in words.
        conventions: options that differ from the defaults.
        counts: what components of a type count with; others count as `otherwise` says.
        text: whether a vision tower is left out.
        tests: what a model must pass.
    """

    name: str
    meaning: str
    source: str
    holds: str
    conventions: Mapping[str, str] = field(default_factory=dict)
    counts: Mapping[str, Count] = field(default_factory=dict)
    otherwise: Count = CONTRACTIONS
    text: bool = False
    tests: tuple[Test, ...] = ()

    def count(self, component_type: str) -> Count:
        """What a component counts with."""
        return self.counts.get(component_type, self.otherwise)

    def of(self, part: Part) -> Number:
        """What a part counts."""
        return 0 if self.text and part.tower else self.count(part.type).of(part)

    def refusal(self, model: Model) -> str:
        """Why the profile does not hold for a model; empty where it does."""
        return next(filter(None, (test(model) for test in self.tests)), "")


def each(count: Count, *types: str) -> dict[str, Count]:
    """The same count for several types."""
    return dict.fromkeys(types, count)
