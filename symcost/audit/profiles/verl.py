"""verl's FlopsCounter: one estimate for each model type that it knows."""

from fractions import Fraction

from symcost.audit.profiles.part import Model, Number, Part
from symcost.audit.profiles.profile import NOTHING, Count, Profile, each, per_token
from symcost.audit.profiles.tests import DENSE, EXPERTS, MLA, decoder, families, made_of, one_width

_DENSE = (
    "qwen2", "llama", "qwen3", "mistral", "seed_oss", "mimo", "glm4v", "qwen2_vl", "qwen2_5_vl", "qwen3_vl", "apertus"
)  # fmt: skip
_WINDOWED = ("gemma3", "gpt_oss")
_FAMILIES = (*_DENSE, *_WINDOWED, "qwen2_moe", "qwen3_moe", "qwen3_vl_moe", "deepseek_v3")


def _core(part: Part) -> Number:
    """Half of the pairs of positions; Gemma 3 and gpt-oss up to a window of keys."""
    windowed = set(_WINDOWED) & set(part.model.families)
    keys = part.keys if windowed else part.size("seq")
    return Fraction(per_token(part, keys * part.pair_width)) / 2


def _norms(part: Part) -> Number:
    """Apertus's norms of queries and keys count; no others do."""
    if "apertus" not in part.model.families:
        return 0
    return per_token(part, part.size("hidden") + part.size("kv_heads") * part.size("head_dim"))


def _shared(part: Part) -> Number:
    return part.contractions if "deepseek_v3" in part.model.families else 0


def _text_matrices(model: Model) -> str:
    gated = model.spec.features.gated
    if "apertus" in model.families:
        return "" if not gated else "its feed-forward has a gate, where the function counts two matrices"
    return "" if gated else "its feed-forward has no gate, where the function counts three matrices"


PROFILE = Profile(
    "verl",
    "6 FLOPs a weight of projections, feed-forward (of experts those visited), router, head and table of embeddings, "
    "and cores with half of the pairs",
    "verl-project/verl verl/utils/flops_counter.py, ESTIMATE_FUNC",
    holds=f"{', '.join(_FAMILIES)}; images are not counted",
    conventions={"pairs": "causal_half"},
    counts={
        **each(NOTHING, "shared_gate"),
        "token_embedding": Count(
            "6 FLOPs an element of the table", lambda part: per_token(part, part.size("hidden") * part.size("vocab"))
        ),
        "attention_core": Count("half of the pairs, up to a window in Gemma 3 and gpt-oss", _core),
        "qk_norm": Count("6 FLOPs a weight, in Apertus", _norms),
        "shared_experts": Count("contractions that run, in DeepSeek-V3", _shared),
    },
    text=True,
    tests=(decoder, one_width, families(*_FAMILIES), made_of(*DENSE, *MLA, *EXPERTS), _text_matrices),
)
