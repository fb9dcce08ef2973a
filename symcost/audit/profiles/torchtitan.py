"""torchtitan's MFU: six FLOPs a parameter that a matmul reads, and attention without a causal half."""

from symcost.audit.profiles.part import Number, Part
from symcost.audit.profiles.profile import NOTHING, PARAMETERS, WINDOWED, Count, Profile, each, per_token
from symcost.audit.profiles.tests import GATED_DELTA, TRANSFORMER, attention, decoder, made_of, one_width


def _table(part: Part) -> Number:
    """A table of embeddings counts where the head reads the same parameter."""
    return 6 * part.tokens * part.active if part.model.spec.features.tied else 0


def _delta_rule(part: Part) -> Number:
    heads, key, value = (part.size(f"linear_{name}") for name in ("value_heads", "key_dim", "value_dim"))
    return per_token(part, 3 * heads * key * value) + 6 * part.tokens * part.active


PROFILE = Profile(
    "torchtitan",
    "6 FLOPs a parameter (of active experts; a table of embeddings where the head shares it), and cores with all pairs "
    "within a window",
    "pytorch/torchtitan torchtitan/models/utils.py, active_parameter_flops_per_unit and "
    "quadratic_attention_flops_per_token",
    holds="decoder-only transformers, with MLA, experts or Gated DeltaNet layers; a vision tower is left out",
    counts={
        **each(NOTHING, "position_embedding", "type_embedding"),
        **each(WINDOWED, "attention_core", "mla_attention_core"),
        "token_embedding": Count("6 FLOPs a parameter and token where the head shares it", _table),
        "gated_delta_rule": Count("18 FLOPs an element of the state, and 6 a parameter", _delta_rule),
    },
    otherwise=PARAMETERS,
    text=True,
    tests=(
        decoder,
        one_width,
        made_of(*TRANSFORMER, *GATED_DELTA, "embedding_projection"),
        attention("full", "sliding", "linear"),
    ),
)
