"""Tests that a model must pass for a profile to hold: each answers with what stands in the way, or with nothing."""

from __future__ import annotations

from symcost.audit.profiles.part import Model
from symcost.audit.profiles.profile import Test

# What a decoder's layers and ends are made of; whatever else runs contractions is nothing that these tools count.
PROJECTIONS = ("qkv_projection", "output_projection")
MLA = ("mla_q_down", "mla_q_up", "mla_kv_down", "mla_kv_up")
FEED_FORWARD = ("ffn_up", "ffn_activation", "ffn_down")
EXPERTS = ("router", "moe_experts", "shared_experts", "shared_gate")
MTP = ("mtp_projection",)
DENSE = (*PROJECTIONS, "attention_core", *FEED_FORWARD, "lm_head")
TRANSFORMER = (*DENSE, "mla_attention_core", *MLA, *EXPERTS, *MTP)
GATED_DELTA = ("linear_projection", "short_convolution", "gated_delta_rule")


def decoder(model: Model) -> str:
    """Decoder-only models of text."""
    features = model.spec.features
    if features.architecture != "decoder" or features.head != "lm":
        return f"it is no decoder-only language model ({features.architecture.replace('_', '-')})"
    return ""


def made_of(*types: str) -> Test:
    """Models whose contractions all stand in components of these types."""

    def test(model: Model) -> str:
        others = sorted(model.types - set(types))
        return f"it has {' and '.join(others)}" if others else ""

    return test


def no_tower(model: Model) -> str:
    return "it has a vision tower, whose parameters no token visits" if model.spec.vision else ""


def one_width(model: Model) -> str:
    """Models whose layers all have the same sizes."""
    return "its layers differ in their sizes" if "split" in dict(model.spec.features.extra) else ""


def attention(*kinds: str) -> Test:
    """Models whose layers have attention of these kinds."""

    def test(model: Model) -> str:
        others = sorted(model.attentions() - set(kinds))
        return f"it has layers with {' and '.join(others)} attention" if others else ""

    return test


def square_heads(model: Model) -> str:
    """Models whose heads are as wide as the hidden size divided by their number."""
    width, heads, hidden = (model.size(name) for name in ("head_dim", "heads", "hidden"))
    return "" if width * heads == hidden else f"its heads are {width} wide, not hidden/heads"


def families(*names: str) -> Test:
    """Models of these families."""

    def test(model: Model) -> str:
        return "" if set(names) & set(model.families) else f"it does not know the family {model.spec.family}"

    return test
