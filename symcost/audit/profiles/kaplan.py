"""Kaplan's estimate: N leaves embeddings out."""

from symcost.audit.profiles.profile import NOTHING, PARAMETERS, Profile, each
from symcost.audit.profiles.tests import DENSE, attention, decoder, made_of, no_tower

PROFILE = Profile(
    "kaplan",
    "6N a token, with N the parameters but for vocabulary (the head included) and positions; nothing for cores",
    "Kaplan et al. 2020, C = 6NBS with N non-embedding parameters",
    holds="dense decoder-only transformers",
    counts=each(NOTHING, "token_embedding", "position_embedding", "type_embedding", "embedding_projection", "lm_head"),
    otherwise=PARAMETERS,
    tests=(decoder, made_of(*DENSE, "embedding_projection"), attention("full", "sliding", "chunked"), no_tower),
)
