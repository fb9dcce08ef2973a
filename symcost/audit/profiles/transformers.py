"""transformers' Trainer: floating_point_ops, which is what `total_flos` adds up."""

from symcost.audit.profiles.part import Model, Number, Part
from symcost.audit.profiles.profile import NOTHING, Count, Profile, each

# nn.Embedding modules, whose parameters are excluded by name: that of a tied head with them.
_TABLES = ("token_embedding", "position_embedding", "type_embedding", "relative_position_bias")


def _token_input(model: Model) -> str:
    """The function multiplies by the numbers in the main input, which are tokens where it holds token ids."""
    if model.spec.features.architecture == "vision" or model.spec.features.flag("audio") == "true":
        return "its main input is pixels or mel frames, each number of which the function takes for a token"
    return ""


def _known_tables(model: Model) -> str:
    """A tower's table of positions is a module in some families and a parameter in others."""
    towers = any(part.tower and part.type == "position_embedding" for part in model.parts)
    return "whether its tower's positions are an embedding module is not known" if towers else ""


def _parameters(part: Part) -> Number:
    """Every expert counts, whatever a token visits; of an encoder-decoder the encoder's tokens do."""
    return 6 * part.tokens * part.parameters


PROFILE = Profile(
    "transformers",
    "6 FLOPs for each of all parameters (every expert) but those of embedding modules, and a token of the main input",
    "huggingface/transformers trainer.py floating_point_ops, num_parameters(exclude_embeddings=True)",
    holds="models whose main input is token ids",
    counts=each(NOTHING, *_TABLES),
    otherwise=Count("6 FLOPs a parameter and token, every expert", _parameters),
    tests=(_token_input, _known_tables),
)
