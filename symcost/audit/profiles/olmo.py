"""OLMo-core's num_flops_per_token."""

from symcost.audit.profiles.part import Number, Part
from symcost.audit.profiles.profile import NOTHING, PARAMETERS, WINDOWED, Count, Profile, each, per_token
from symcost.audit.profiles.tests import DENSE, attention, decoder, made_of, no_tower, one_width


def _head(part: Part) -> Number:
    tied = part.size("hidden") * part.size("vocab") if part.model.spec.features.tied else 0
    return per_token(part, tied) + PARAMETERS.of(part)


PROFILE = Profile(
    "olmo",
    "6 FLOPs a parameter of attention, feed-forward, final norm and head (tied or not), and cores with all pairs "
    "within a window; nothing for embeddings and for the norms of layers",
    "allenai/OLMo-core src/olmo_core/nn, Transformer.num_flops_per_token",
    holds="dense decoder-only transformers",
    counts={
        **each(NOTHING, "token_embedding", "position_embedding", "rms_norm", "layer_norm"),
        "attention_core": WINDOWED,
        "lm_head": Count("6 FLOPs a parameter and token, tied or not", _head),
    },
    otherwise=PARAMETERS,
    tests=(decoder, one_width, made_of(*DENSE), attention("full", "sliding"), no_tower),
)
