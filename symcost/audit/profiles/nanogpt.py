"""nanoGPT's estimate_mfu."""

from symcost.audit.profiles.profile import NOTHING, PARAMETERS, Count, Profile, per_token
from symcost.audit.profiles.tests import DENSE, attention, decoder, made_of, no_tower, one_width, square_heads

PROFILE = Profile(
    "nanogpt",
    "6N + 12LHQT a token, with N all parameters but for the table of positions, and Q = hidden/heads",
    "karpathy/nanoGPT model.py, GPT.estimate_mfu",
    holds="dense decoder-only transformers with heads of hidden/heads and full attention",
    counts={
        "position_embedding": NOTHING,
        "attention_core": Count(
            "12 FLOPs a head, its width and a position, and 6 a parameter",
            lambda part: per_token(part, part.size("seq") * part.pair_width) + PARAMETERS.of(part),
        ),
    },
    otherwise=PARAMETERS,
    tests=(decoder, one_width, made_of(*DENSE), attention("full"), square_heads, no_tower),
)
