"""PaLM's appendix B: model FLOPs utilisation."""

from symcost.audit.profiles.profile import PARAMETERS, Count, Profile, per_token
from symcost.audit.profiles.tests import DENSE, attention, decoder, made_of, no_tower, one_width

PROFILE = Profile(
    "palm",
    "6N + 12LHQT a token: six FLOPs a parameter, embeddings included, and cores with all pairs",
    "Chowdhery et al. 2022, appendix B",
    holds="dense decoder-only transformers",
    counts={
        "attention_core": Count(
            "12 FLOPs a head, its width and a position, and 6 a parameter",
            lambda part: per_token(part, part.size("seq") * part.pair_width) + PARAMETERS.of(part),
        )
    },
    otherwise=PARAMETERS,
    tests=(
        decoder,
        one_width,
        made_of(*DENSE, "embedding_projection"),
        attention("full", "sliding", "chunked"),
        no_tower,
    ),
)
