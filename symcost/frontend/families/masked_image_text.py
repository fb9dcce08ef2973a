"""Encoders over text that see through SigLIP's tower: ModernVBERT, UltraVBERT."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.image_text import SMOL, row
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.family import Family, HeadRule, JoinRule, PartsRule
from symcost.frontend.image_ends import class_of
from symcost.frontend.image_joins import joined
from symcost.frontend.parts import part
from symcost.frontend.projectors import MERGED, chain
from symcost.ir.spec import Features

NORM = part("rms_norm", "projector_norm", input="projector.y", sizes={**MERGED, "hidden": "projection"})


def tied_as_stated(whole: Config, features: Features) -> Features:
    """The text model's head, with a matrix of its own unless the whole config ties it."""
    return replace(features, tied=whole.boolean(["tie_word_embeddings"], False))


def with_head(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The length of an image.

    Raises:
        SpecError: the bare model, which has no matmuls in front of a head.
    """
    name = class_of(whole, "ForMaskedLM")
    if not name.endswith("ForMaskedLM"):
        hint = "name UltraVBertForMaskedLM"
        raise whole.error("architectures", [name], "this class is not priced with its tower", hint)
    return SHUFFLED(whole, text, sizes, features)


def masked(model_type: str, text: str, way: PartsRule, join: JoinRule, head: HeadRule) -> Family:
    """A row whose head is the text model's."""
    made = row(model_type, text, (SIGLIP,), way, join, tied=None, neutral=NEUTRAL)
    assert made.tower is not None
    return replace(made, tower=replace(made.tower, head=head))


NEUTRAL = "classifier_pooling classifier_dropout classifier_bias initializer_cutoff_factor"
SHUFFLED = joined("pixel_shuffle_factor", 4)
FAMILIES = (
    masked("modernvbert", "modernbert", SMOL["way"], SHUFFLED, tied_as_stated),
    masked("ultravbert", "ultrabert", chain(SMOL["way"], lambda *_: (NORM,)), with_head, tied_as_stated),
)
