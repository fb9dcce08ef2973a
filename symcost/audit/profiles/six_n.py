"""Six FLOPs a parameter and token, whatever the parameter does."""

from symcost.audit.profiles.profile import PARAMETERS, Profile
from symcost.audit.profiles.tests import decoder, no_tower

PROFILE = Profile(
    "6n",
    "6N a token, with N all parameters: embeddings and head included, of experts those that a token visits",
    "Hoffmann et al. 2022, C = 6ND with N the number of parameters",
    holds="decoder-only language models",
    otherwise=PARAMETERS,
    tests=(decoder, no_tower),
)
