"""Texts against images: the sides of CLIP by themselves, SigLIP and SigLIP 2 as a whole."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.bert import one_kind
from symcost.frontend.families.clip import FLAGS, NEUTRAL, joint_space
from symcost.frontend.families.clip import TEXT as CLIP_TEXT
from symcost.frontend.families.clip import TOWER as CLIP
from symcost.frontend.families.clip import WHOLE as CLIP_WHOLE
from symcost.frontend.families.image_encoders import then
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.family import Family, Maximum, PartsRule, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import ONE, class_of, classifier, count_labels, norm, opening, pooled
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features, Part

TEXT_SIZES = (HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN)


def projected(config: Config, made: str) -> tuple[Part, ...]:
    """The projection into the joint space, which one of a side's classes has."""
    if not class_of(config, "Model").endswith("WithProjection"):
        return ()
    return (part("dense", "projection", input=made, outer="projection", bias=False, sizes=ONE),)


def tokens(positions: str = "position_embedding") -> tuple[Part, ...]:
    """Tokens, and a place for each."""
    return part("token_embedding", sizes={"embed": "hidden"}), part("position_embedding", positions)


def clip_text(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Tokens and positions, a norm behind the layers."""
    return (*tokens(), norm(), *projected(config, "final_norm.output"))


def clip_vision(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches behind a class token, a norm in front of the layers and one over the token behind them."""
    first = part("layer_norm", "embedding_norm", input="position_embedding.output")
    return (*opening(prefix="1", bias=False), first, norm(seq="1"), *projected(config, "final_norm.output"))


PROJECTION = Size("projection", ("projection_dim",), 512, meaning="the width of the joint space")


def siglip_text(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """As CLIP's, with a head over the last token."""
    head = part("dense", "text_head", input="final_norm.output", outer="projection", sizes=ONE)
    return (*tokens(), norm(), head)


def siglip_whole(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The text side's ends, and the scores of all pairs."""
    return (*siglip_text(config, sizes, features), part("pair_scores", input="text_head.y"))


def space(config: Config, sizes: Sizes) -> int:
    """The width of the text side's head: its own unless stated."""
    return config.integer_or(["projection_size"], sizes["hidden"])


def as_wide(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The image side hands over vectors of its own width, which the text side's head must have.

    Raises:
        SpecError: it has not, or the image side makes no vector.
    """
    if sizes["hidden"] != text["projection"]:
        problem = f"the vectors of images are {sizes['hidden']} wide"
        hint = "correct projection_size"
        raise whole.error("text_config.projection_size", text["projection"], problem, hint)
    if features.flag("pooling_head") != "true":
        raise whole.error("vision_config.vision_use_head", False, "no vector of an image is made", "leave it out")
    if "patches" in sizes:
        text["patches"] = sizes.pop("patches")
    return replace(features, extra=tuple(sorted({**dict(features.extra), "pooling_head": "read"}.items())))


def positions(rows: int) -> Size:
    """The table of positions, with the class's own number of rows."""
    return Size("positions", ("max_position_embeddings",), rows, meaning="the number of positions")


SIGLIP_TEXT = Family(
    "siglip_text_model",
    sizes=(*TEXT_SIZES, positions(64), Size("projection", ("projection_size",), read=space)),
    features=replace(CLIP_TEXT, causal=False, head="none"),
    flags=(Activation(default="gelu_pytorch_tanh"), Rate("attention_dropout", ("attention_dropout",))),
    kinds=one_kind,
    rotary=None,
    maximum=Maximum(default=64, hard=True),
    neutral=NEUTRAL | {"initializer_factor"},
    ends=siglip_text,
)
# Patches come as rows of pixels, of any image as many as fit; the table is resized.
SIGLIP2 = replace(
    SIGLIP,
    model_type="siglip2_vision_model",
    sizes=(
        *(size for size in SIGLIP.sizes if size.dim not in ("patches", "positions")),
        Size("positions", ("num_patches",), 256, meaning="the rows of the position table"),
    ),
)


META = replace(CLIP, model_type="metaclip_2_vision_model")
MEAN = (pooled(), *classifier("mean_pooling.output"))


def clip_labels(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """CLIP's image side under a classifier over the mean of patches; nothing reads the norm behind the layers."""
    first = part("layer_norm", "embedding_norm", input="position_embedding.output")
    last = replace(norm(seq="1"), discarded=True)
    return (*opening(prefix="1", bias=False), first, last, *MEAN)


def siglip_labels(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """SigLIP's image side under a classifier over the mean of patches."""
    return (*opening(), norm(), *MEAN)


def beside(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The classifier stands beside the pooling head, which nothing reads."""
    extra = dict(features.extra)
    extra |= {"pooling_head": "discarded"} if "pooling_head" in extra else {}
    return replace(features, extra=tuple(sorted(extra.items())))


def labelled(tower: Family, ends: PartsRule) -> dict[str, Family]:
    """The class of an image side with a classifier."""
    sizes = tower.sizes if ends is clip_labels else (*tower.sizes, SEEN)
    counted = then(*((tower.finish,) if tower.finish else ()), beside, count_labels)
    features = replace(tower.features, extra=())
    return {
        "ForImageClassification": replace(tower, sizes=sizes, features=features, finish=counted, ends=ends),
    }


# As many patches as the table of positions has rows.
SEEN = Size("seq", (), lambda sizes: sizes["positions"])
ALSO = Size("patches", (), lambda sizes: sizes["positions"])


def whole(model_type: str, tower: Family) -> Family:
    """Both sides of a SigLIP."""
    pair = Tower(tower, model_types=(tower.model_type,), join=as_wide)
    alone = tower if any(size.dim == "patches" for size in tower.sizes) else replace(tower, sizes=(*tower.sizes, ALSO))
    return replace(
        *(SIGLIP_TEXT,), model_type=model_type, ends=siglip_whole, tower=pair, classes=labelled(alone, siglip_labels)
    )


FAMILIES = (
    Family(
        "clip_text_model",
        sizes=(*TEXT_SIZES, positions(77), PROJECTION),
        features=replace(CLIP_TEXT, head="none"),
        flags=FLAGS,
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(default=77, hard=True),
        neutral=NEUTRAL | {"initializer_factor"},
        ends=clip_text,
    ),
    replace(CLIP, sizes=(*CLIP.sizes, PROJECTION), ends=clip_vision, neutral=NEUTRAL | {"initializer_factor"}),
    SIGLIP_TEXT,
    replace(SIGLIP_TEXT, model_type="siglip2_text_model"),
    replace(SIGLIP2, sizes=(*SIGLIP2.sizes, Size("seq", (), lambda sizes: sizes["positions"]))),
    replace(CLIP_WHOLE, classes=labelled(CLIP, clip_labels)),
    replace(
        CLIP_WHOLE,
        model_type="metaclip_2",
        tower=Tower(META, model_types=(META.model_type,), join=joint_space),
        classes=labelled(META, clip_labels),
    ),
    whole("siglip", SIGLIP),
    whole("siglip2", SIGLIP2),
)
