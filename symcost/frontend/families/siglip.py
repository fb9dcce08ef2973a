"""SigLIP's vision tower, alone and in Gemma 3."""

from dataclasses import replace
from math import isqrt

from symcost.frontend.config import Config
from symcost.frontend.families import gemma
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Maximum, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.images import CHANNELS, grid, patch_side, table
from symcost.frontend.outer_head import own_head
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features


def pooling_head(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """A pooling head where `vision_use_head` does not leave it out: no text model reads what it makes."""
    wanted = config.boolean(["vision_use_head"], True)
    return replace(features, extra=(*features.extra, ("pooling_head", "true"))) if wanted else features


TOWER = Family(
    "siglip_vision_model",
    sizes=(*(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN), patch_side(16), CHANNELS, grid(224), table(0)),
    features=replace(STRUCTURE, q_bias=True, k_bias=True, v_bias=True, head="none"),
    flags=(Activation(default="gelu_pytorch_tanh"), Rate("attention_dropout", ("attention_dropout",))),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"num_image_tokens", "projection_dim", "projector_hidden_act"}),
    finish=pooling_head,
)
TEXT = {family.model_type: family for family in gemma.FAMILIES}["gemma3_text"]


def tokens_of_an_image(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Patches are averaged in squares, as large as `mm_tokens_per_image` leaves them."""
    tokens = whole.integer_or(["mm_tokens_per_image"], 256)
    patches, fit = sizes["patches"], isqrt(tokens)
    across = isqrt(patches)
    if fit**2 != tokens or across % fit:
        problem = f"{across} by {across} patches cannot be merged into {tokens} tokens (mm_tokens_per_image)"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    sizes["merge"] = max(1, across // max(1, fit))
    text["patches"] = sizes.pop("patches")
    return replace(features, extra=tuple(sorted((*features.extra, ("connector", "average")))))


FAMILIES = tuple(
    replace(
        TEXT,
        model_type=model_type,
        maximum=Maximum(default=131072),
        tower=Tower(
            TOWER, model_types=("siglip_vision_model",), join=tokens_of_an_image, head=own_head(True, asks_text=asks)
        ),
    )
    for model_type, asks in (("gemma3", False), ("shieldgemma2", True))
)
