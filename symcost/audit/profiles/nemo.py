"""NeMo's flops_formulas: a formula for each family, some with a vocabulary of their own."""

from symcost.audit.profiles.part import Model, Number, Part
from symcost.audit.profiles.profile import NOTHING, Count, Profile, each, per_token
from symcost.audit.profiles.tests import DENSE, EXPERTS, MLA, MTP, families, made_of, one_width

# Vocabularies that the formulas take in place of the model's; a LLaMA has one of two, its own otherwise not known.
_VOCAB = {"gpt2": 51200, "bert": 29000, "nemotron": 256000, "mixtral": 32000}
_LLAMA = (32000, 128256)
_SQUARE = ("gpt2", "bert", "llama", "nemotron", "mixtral")
_FAMILIES = (*_SQUARE, "qwen3", "qwen3_moe", "deepseek_v3")


def _head(part: Part) -> Number:
    vocab = _VOCAB.get(part.model.spec.family, part.size("vocab"))
    return per_token(part, part.size("hidden") * vocab)


def _sizes(model: Model) -> str:
    """Sizes that a formula takes for granted."""
    family, size = model.spec.family, model.size
    if family == "llama" and size("vocab") not in _LLAMA:
        return f"its vocabulary of {size('vocab')} is neither of {' and '.join(map(str, _LLAMA))}"
    if family in _SQUARE and size("heads") * size("head_dim") != size("hidden"):
        return "its heads are not hidden/heads wide"
    if family in ("gpt2", "bert") and size("ffn") != 4 * size("hidden"):
        return "its feed-forward is not four times as wide as the hidden size"
    if family == "deepseek_v3" and not size("q_lora_rank"):
        return "its queries are not compressed"
    return "its layers have a window" if "sliding" in model.attentions() and family == "llama" else ""


PROFILE = Profile(
    "nemo",
    "contractions with half of the pairs of positions (BERT: all), without routers; vocabularies as the formulas state "
    "them (GPT-3 51200, BERT 29000, Nemotron 256000, Mixtral 32000)",
    "NVIDIA/NeMo nemo/utils/flops_formulas.py: gpt3, llama2, llama3, nemotron, mixtral, qwen3, bert, deepseekv3",
    holds=f"{', '.join(_FAMILIES)} (gpt2 by the GPT-3 formula)",
    conventions={"pairs": "causal_half"},
    counts={
        **each(NOTHING, "router", "shared_gate", "head_transform", "pooler"),
        "lm_head": Count("6 FLOPs an element of the head, over the formula's vocabulary", _head),
    },
    tests=(
        one_width,
        families(*_FAMILIES),
        made_of(*DENSE, *MLA, *EXPERTS, *MTP, "head_transform", "pooler"),
        _sizes,
    ),
)
