"""Megatron-LM's num_floating_point_operations: transformers, Mamba-2 and Gated DeltaNet hybrids, MTP blocks."""

from symcost.audit.profiles.part import Model, Number, Part
from symcost.audit.profiles.profile import NOTHING, Count, Profile, each, per_token, taps
from symcost.audit.profiles.tests import GATED_DELTA, TRANSFORMER, attention, decoder, made_of, one_width

# `--make-vocab-size-divisible-by`, and the multiple to which tables are padded that come so from their authors.
_MULTIPLE, _AUTHORS_MULTIPLE = 128, 16


def _padded(model: Model) -> Number:
    vocab = model.padded_vocab()
    if model.size("vocab_padded") or vocab % _AUTHORS_MULTIPLE == 0:
        return vocab
    return -(-vocab // _MULTIPLE) * _MULTIPLE


def _undecided(model: Model) -> str:
    """Whether a table is padded already shows in no config; Mamba's are, to multiples of 16."""
    vocab = model.size("vocab")
    if model.size("vocab_padded") or "ssm_scan" in model.types or vocab % _AUTHORS_MULTIPLE or vocab % _MULTIPLE == 0:
        return ""
    return f"whether a vocabulary of {vocab} is padded already is not known; --set vocab_padded=N states its rows"


def _mamba(model: Model) -> str:
    """Mamba-2 alone, whose inner width the function takes to be twice the hidden size."""
    if "ssm_scan" not in model.types:
        return ""
    if model.size("dt_rank"):
        return "it has Mamba-1 layers"
    return "" if model.size("inner") == 2 * model.size("hidden") else "its inner width is not twice the hidden size"


def _norm(part: Part) -> Number:
    """A norm's weight is multiplied in behind the ranks of MLA and in MTP blocks."""
    return 6 * part.tokens * part.active if part.kind == "mtp" else 0


def _rank(name: str) -> Count:
    return Count(
        "contractions that run, and a norm's weight as one more row",
        lambda part: part.contractions + per_token(part, part.size(name)),
    )


def _scan(part: Part) -> Number:
    return 3 * part.tokens * part.count * 7 * part.size("inner") * part.size("state")


def _convolution(part: Part) -> Number:
    if part.attention != "linear":
        return 0
    return taps(part)


PROFILE = Profile(
    "megatron",
    "contractions with half of the pairs of positions, without routers and gates of shared experts, over the padded "
    "vocabulary",
    "NVIDIA/Megatron-LM megatron/training/training.py, num_floating_point_operations",
    holds="decoder-only transformers, with MLA, experts, Gated DeltaNet or Mamba-2 layers; windows are not counted",
    conventions={"pairs": "causal_half"},
    counts={
        **each(NOTHING, "router", "shared_gate", "embedding_projection"),
        **each(Count("6 FLOPs a norm's weight in MTP blocks", _norm), "rms_norm", "layer_norm", "final_norm"),
        "mla_q_down": _rank("q_lora_rank"),
        "mla_kv_down": _rank("kv_lora_rank"),
        "lm_head": Count(
            "6 FLOPs an element of the padded head",
            lambda part: per_token(part, part.size("hidden") * _padded(part.model)),
        ),
        "ssm_scan": Count("21 FLOPs an element of the state", _scan),
        "short_convolution": Count("6 FLOPs a tap of a Gated DeltaNet layer", _convolution),
        "gated_delta_rule": Count(
            "24 FLOPs an element of the state, taken to be square",
            lambda part: per_token(part, 4 * part.size("linear_value_heads") * part.size("linear_value_dim") ** 2),
        ),
    },
    text=True,
    tests=(
        decoder,
        one_width,
        made_of(*TRANSFORMER, *GATED_DELTA, "ssm_scan", "embedding_projection"),
        attention("full", "sliding", "linear", "mamba2", "none"),
        _mamba,
        _undecided,
    ),
)
