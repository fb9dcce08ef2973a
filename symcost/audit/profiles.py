"""Profiles: how public tools count training FLOPs, as named settings. Plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from symcost.errors import UsageError

# What a part of the model counts with: the contractions it runs, or six FLOPs a parameter and token.
CONTRACTIONS, PARAMETERS, NOTHING = "contractions", "parameters", "nothing"


@dataclass(frozen=True)
class Profile:
    """How a tool counts.

    Attributes:
        conventions: options that differ from the defaults.
        weights: what everything but attention cores counts with.
        cores: what attention cores (and recurrences) count with.
        without: component types that are left out.
        source: paper, or repository and function.
    """

    name: str
    meaning: str
    source: str
    conventions: Mapping[str, str] = field(default_factory=dict)
    weights: str = CONTRACTIONS
    cores: str = CONTRACTIONS
    without: tuple[str, ...] = ()

    def counts(self, component_type: str) -> str:
        """What a component counts with."""
        if component_type in self.without:
            return NOTHING
        return self.cores if component_type in CORES else self.weights


# Work without weights of its own, or not in proportion to them.
CORES = ("attention_core", "cross_attention_core", "gated_delta_rule", "ssm_scan")

PROFILES: dict[str, Profile] = {
    profile.name: profile
    for profile in (
        Profile(
            "torch",
            "every contraction that runs, all pairs of positions, as torch's FlopCounterMode counts them",
            "pytorch/pytorch torch/utils/flop_counter.py",
            {"attention": "eager"},
        ),
        Profile(
            "megatron",
            "contractions with half of the pairs of positions, without the router",
            "NVIDIA/Megatron-LM num_floating_point_operations",
            {"pairs": "causal_half"},
            without=("router",),
        ),
        Profile(
            "palm",
            "6N + 12LHQT a token: six FLOPs a parameter (of active experts), and cores with all pairs",
            "Chowdhery et al. 2022, appendix B",
            weights=PARAMETERS,
        ),
        Profile(
            "torchtitan",
            "6(N - embedding) + 6LHQT a token: parameters without the look-up table, cores with half of the pairs",
            "pytorch/torchtitan",
            {"pairs": "causal_half"},
            weights=PARAMETERS,
            without=("token_embedding",),
        ),
        Profile(
            "6n",
            "6N a token: six FLOPs for each of all parameters, nothing for attention cores",
            "Kaplan et al. 2020",
            weights=PARAMETERS,
            cores=NOTHING,
        ),
    )
}
# What `symcost` counts by itself.
DEFAULT = Profile("default", "every contraction, under the default conventions", "symcost")


def profile(name: str) -> Profile:
    """A profile by name; the default for an empty one.

    Raises:
        UsageError: no such profile, with the known ones.
    """
    if not name or name == DEFAULT.name:
        return DEFAULT
    if name not in PROFILES:
        raise UsageError(f"unknown profile {name!r}", hint=f"known: {', '.join(PROFILES)}")
    return PROFILES[name]
