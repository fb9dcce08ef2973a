"""MaxText's calculate_tflops_training_per_device."""

from fractions import Fraction

from symcost.audit.profiles.part import Model, Number, Part
from symcost.audit.profiles.profile import NOTHING, Count, Profile, each, per_token, taps
from symcost.audit.profiles.tests import GATED_DELTA, TRANSFORMER, attention, decoder, made_of, no_tower, one_width

# Blocks whose windows, and whose shared experts, the function knows.
_WINDOWED = ("gemma2", "gemma3", "gpt_oss")
_SHARED = ("deepseek_v2", "deepseek_v3", "qwen3_next")


def _core(part: Part) -> Number:
    windowed = set(_WINDOWED) & set(part.model.families)
    keys = part.keys if windowed else part.size("seq")
    return Fraction(per_token(part, keys * part.pair_width)) / 2


def _qkv(part: Part) -> Number:
    """Queries, keys and values; a gate of the attention's output is not counted."""
    heads = part.size("heads") + 2 * part.size("kv_heads")
    return per_token(part, part.size("hidden") * heads * part.size("head_dim"))


def _delta_rule(part: Part) -> Number:
    heads, key, value = (part.size(f"linear_{name}") for name in ("value_heads", "key_dim", "value_dim"))
    return per_token(part, 4 * heads * key * value)


def _known_block(model: Model) -> str:
    """Shared experts and Gated DeltaNet are counted in the blocks that have them alone."""
    known = set(_SHARED) & set(model.families)
    special = sorted(model.types & {"shared_experts", "gated_delta_rule", "mla_q_down", "mla_kv_down"})
    if special and not known:
        return f"it does not know the family {model.spec.family}, which has {' and '.join(special)}"
    if "qwen3_next" in known and model.size("shared_ffn") != model.size("moe_ffn"):
        return "its shared expert is not as wide as a routed one"
    return ""


PROFILE = Profile(
    "maxtext",
    "contractions with half of the pairs of positions, routers included; windows in Gemma 2, Gemma 3 and gpt-oss",
    "AI-Hypercomputer/maxtext maxtext_utils.py, calculate_tflops_training_per_device",
    holds="decoder-only transformers; shared experts of DeepSeek and Qwen3-Next, MLA of DeepSeek",
    conventions={"pairs": "causal_half"},
    counts={
        **each(NOTHING, "shared_gate", "attention_gate"),
        "attention_core": Count("half of the pairs, up to a window in Gemma 2, Gemma 3 and gpt-oss", _core),
        "qkv_projection": Count("contractions of queries, keys and values, without a gate", _qkv),
        "short_convolution": Count("6 FLOPs a tap", taps),
        "gated_delta_rule": Count("24 FLOPs an element of the state", _delta_rule),
    },
    tests=(
        decoder,
        one_width,
        no_tower,
        made_of(*(name for name in (*TRANSFORMER, *GATED_DELTA) if name != "mtp_projection")),
        attention("full", "sliding", "linear"),
        _known_block,
    ),
)
