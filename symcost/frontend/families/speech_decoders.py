"""An encoder over sound joined to BERT, whose layers look at all of its frames."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.image_decoders import JOINED, joined_kinds, joined_way, joined_width
from symcost.frontend.families.speech_encoders import FAMILIES as ENCODERS
from symcost.frontend.families.speech_encoders import opened
from symcost.frontend.family import Family, Tower
from symcost.frontend.looking_bert import ENCODER
from symcost.ir.spec import Features

MADE, PROJECTED, FRAMES = "audio_encoded.output", "audio_projector.y", "patches"


def in_front(family: Family) -> Family:
    """An encoder without a head, whatever class its config names."""
    features = replace(family.features, architecture="vision")
    return replace(family, features=features, ends=opened, neutral=family.neutral | {"vocab_size"})


def width(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Keys are made from vectors of the decoder's width.

    Raises:
        SpecError: the encoder says that it hands over another width than its own.
    """
    sizes.pop("vocab", None)
    key = f"{ENCODER}.output_hidden_size"
    stated = whole.raw(key)
    if isinstance(stated, int) and stated != sizes["hidden"]:
        problem = f"the encoder is {sizes['hidden']} wide, and what makes another width of it is not modelled"
        raise whole.error(key, stated, problem, "leave it out")
    return joined_width(whole, text, sizes, features)


FIRST, *OTHERS = (in_front(family) for family in ENCODERS)
FAMILIES = (
    replace(
        JOINED,
        model_type="speech-encoder-decoder",
        kinds=joined_kinds(MADE, PROJECTED, FRAMES),
        tower=Tower(
            FIRST,
            key=ENCODER,
            model_types=tuple(family.model_type for family in ENCODERS),
            others=tuple(OTHERS),
            join=width,
            connector=joined_way(FRAMES),
            side="audio",
        ),
    ),
)
