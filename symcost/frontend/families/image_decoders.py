"""Decoders that look at an image in every layer: BLIP, a vision tower joined to BERT, Pix2Struct; and Kosmos-2.5."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.classes import named_class
from symcost.frontend.config import Config
from symcost.frontend.families import blip2, kosmos
from symcost.frontend.families.bert import DROPOUTS, POSITIONS, STRUCTURE, TYPES
from symcost.frontend.families.image_encoders import NEUTRAL as IMAGE_NEUTRAL
from symcost.frontend.families.image_encoders import QKV, in_front
from symcost.frontend.families.vit import FAMILIES as VIT
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import Family, KindsRule, Maximum, PartsRule, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.images import CHANNELS, grid, patch_side
from symcost.frontend.looking_bert import BASE, DECODER, ENCODER, check_looks, held_twice
from symcost.frontend.looking_layers import Looking
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, SHAPE, VOCAB
from symcost.ir.spec import Features, KindSpec, Part

MADE, PROJECTED = "vision_final_norm.output", "vision_projector.y"
# Patches behind the class token.
WITH_CLASS = "patches + 1"


def nothing(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The tower's tokens as they are."""
    return (part("unread", "none", elements="0"),)


def patches(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width that keys and values are made from, and the patches of an image."""
    text["cross_width"] = sizes["hidden"]
    if "patches" in sizes:
        text["patches"] = sizes.pop("patches")
    return features


def as_wide(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Pix2Struct: keys are made from as many numbers as a token of the text has."""
    text["cross_width"] = text["hidden"]
    if sizes["hidden"] != text["hidden"]:
        problem = f"the tower is {sizes['hidden']} wide, the text model {text['hidden']}"
        whole.warn(f"{problem}: the library builds it, and does not run it")
    return features


# Patches of any grid, with a place in a row and one in a column.
PLACED = Family(
    "pix2struct_vision_model",
    sizes=(
        *(HIDDEN, LAYERS, HEADS),
        Size("head_dim", ("d_kv", "head_dim"), 64, meaning="the width of a head"),
        Size("ffn", ("d_ff", "intermediate_size"), 2048, meaning="the feed-forward width"),
        Size("inner", ("patch_embed_hidden_size",), 768, meaning="the numbers of a patch"),
        Size("positions", ("seq_len", "max_num_patches"), 4096, meaning="the rows of each table of places"),
    ),
    features=Features(architecture="vision", causal=False, head="none", rotary="none"),
    flags=(
        Activation("dense_act_fn", "gelu_new"),
        Rate("attention_dropout", ("attention_dropout",)),
        Rate("dropout_rate", ("ffn_dropout",)),
    ),
    kinds=kinds,
    rotary=None,
    neutral=frozenset("relative_attention_num_buckets relative_attention_max_distance initializer_factor".split()),
    ends=lambda config, sizes, features: placed(),
)


def placed() -> tuple[Part, ...]:
    """One matmul of each patch, rows of two tables, a norm behind the layers."""
    return (
        part("dense", "patch_projection", input="pixels", inner="inner", outer="hidden", first=True),
        part("position_embedding", "row_embedding"),
        part("position_embedding", "column_embedding"),
        norm(form="rms"),
    )


def distant(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The first layer has the table of distances, the others read what it made."""
    made = Looking(MADE, features.activation, bias=False, ffn_bias=False, gated=True, form="rms", relative="make")
    found = [KindSpec("decoder", parts=replace(made, relative="read").layer())] * sizes["layers"]
    return [KindSpec("decoder_first", parts=made.layer()), *found[1:]]


PIX2STRUCT = Family(
    "pix2struct",
    sizes=(
        HIDDEN,
        Size("layers", ("num_layers", "num_hidden_layers"), 12, meaning="the number of layers"),
        Size("heads", ("num_heads", "num_attention_heads"), 12, meaning="the number of heads"),
        VOCAB,
        DERIVED_HEAD,
        Size("ffn", ("d_ff",), 2048, meaning="the feed-forward width"),
        Size("buckets", ("relative_attention_num_buckets",), 32, meaning="the buckets of the position bias"),
    ),
    features=Features(rotary="none"),
    flags=(Activation("dense_act_fn", "gelu_new"), Rate("dropout_rate", ("embedding_dropout",), 0.1), Tie(False)),
    kinds=distant,
    rotary=None,
    neutral=frozenset("relative_attention_max_distance is_decoder add_cross_attention is_vqa d_kv".split()),
    maximum=Maximum(()),
    tower=Tower(
        PLACED, model_types=(PLACED.model_type,), join=as_wide, head=own_head(False, asks_text=False), connector=nothing
    ),
)
OWN = {"hidden": 1536, "heads": 16, "ffn": 6144}
READING = replace(
    kosmos.TEXT,
    model_type="kosmos_2_5_text_model",
    sizes=tuple(replace(size, default=OWN.get(size.dim, size.default)) for size in kosmos.TEXT.sizes),
    features=replace(kosmos.TEXT.features, extra=(("ends", "added"), ("sub_norms", "ffn"))),
    maximum=Maximum(default=4096),
    ends=lambda config, sizes, features: (part("unread", "segments", elements="2*hidden"),),
)
LARGE = replace(PLACED, model_type="kosmos_2_5_vision_model")


def of_whole(whole: Config, features: Features) -> Features:
    """The head is tied where either config says so."""
    tied = whole.boolean(["tie_word_embeddings"], True) or features.tied
    return held_twice(replace(features, tied=tied))


def described(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """A text about the image.

    Raises:
        SpecError: the class that compares vectors of both sides, whose text side stands by itself.
    """
    if named_class(whole) == "BlipModel":
        problem = "a class that compares texts with images is not modelled"
        raise whole.error("architectures", [named_class(whole)], problem, "name BlipForConditionalGeneration")
    return patches(whole, text, sizes, features)


BLIP = Family(
    "blip",
    sizes=(*SHAPE, DERIVED_HEAD, FFN, POSITIONS),
    features=replace(STRUCTURE, architecture="decoder", token_types=False, causal=True),
    flags=(Activation(default="gelu"), *DROPOUTS, Tie(True)),
    kinds=lambda config, sizes, features: behind_norms(sizes, features, MADE),
    rotary=None,
    maximum=Maximum(hard=True),
    neutral=frozenset(
        """projection_dim label_smoothing encoder_hidden_size logit_scale_init_value image_text_hidden_size
        initializer_factor""".split()
    ),
    refused={"is_decoder": (None, True)},
    tower=Tower(
        replace(
            blip2.TOWER,
            model_type="blip_vision_model",
            sizes=(*(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN), patch_side(16), CHANNELS, grid(384), *in_front(1)),
            features=replace(blip2.TOWER.features, q_bias=True, k_bias=True, v_bias=True),
            flags=tuple(flag for flag in blip2.TOWER.flags if flag is not QKV),
            neutral=frozenset({"projection_dim"}),
        ),
        model_types=("blip_vision_model",),
        join=described,
        connector=nothing,
        head=of_whole,
    ),
)


def behind_norms(sizes: Sizes, features: Features, read: str, tokens: str = WITH_CLASS) -> Sequence[KindSpec]:
    """BERT's layers, each with a second attention; norms behind the additions."""
    made = Looking(read, features.activation, tokens=tokens, behind=True)
    return [KindSpec("encoder", parts=made.layer())] * sizes["layers"]


def joined_kinds(made: str, projected: str, tokens: str = WITH_CLASS) -> KindsRule:
    """BERT's, over the tower's tokens, or over what a matmul makes of them where widths differ."""

    def rule(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
        check_looks(config)
        return behind_norms(sizes, features, made if same(config) else projected, tokens)

    return rule


def same(config: Config) -> bool:
    """Whether both sides are equally wide."""
    return config.raw(f"{ENCODER}.hidden_size") == config.raw(f"{DECODER}hidden_size")


def joined_width(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Keys are made from vectors of the decoder's width."""
    patches(whole, text, sizes, features)
    text["cross_width"] = text["hidden"]
    return features


def joined_way(tokens: str = WITH_CLASS) -> PartsRule:
    """One matmul where widths differ."""

    def rule(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        if same(config):
            return nothing(config, sizes, features)
        return (part("dense", "projector", input=TOWER, outer="projection", sizes={"seq": tokens}),)

    return rule


def of_decoder(size: Size) -> Size:
    """A size of the decoder, which stands in the whole config."""
    return replace(size, keys=tuple(f"{DECODER}{key}" for key in size.keys))


def pooled(config: Config, sizes: Sizes) -> Part:
    """The pooler of the first token, which nothing reads; it makes as many numbers as the config says."""
    wide = config.integer(["pooler_output_size"])
    if not isinstance(wide, int) or wide == sizes["hidden"]:
        return part("pooler", input="final_norm.output", discarded=True)
    return part("dense", "pooler", input="final_norm.output", outer=wide, sizes={"seq": "1"}, discarded=True)


VIT_TOWER = replace(
    VIT[0],
    sizes=(*VIT[0].sizes[:3], DERIVED_HEAD, FFN, patch_side(16), CHANNELS, grid(224), *in_front(1)),
    features=replace(VIT[0].features, head="none", library=None, extra=(("prefix_tokens", "1"),)),
    neutral=VIT[0].neutral | IMAGE_NEUTRAL,
    finish=None,
    ends=lambda config, sizes, features: (
        *opening(prefix="1"),
        norm(),
        pooled(config, sizes),
    ),
)
JOINED = replace(
    BASE,
    model_type="vision-encoder-decoder",
    sizes=tuple(of_decoder(size) for size in (*SHAPE, DERIVED_HEAD, FFN, POSITIONS, TYPES)),
    features=replace(BASE.features, architecture="decoder"),
    kinds=joined_kinds(MADE, PROJECTED),
    neutral=BASE.neutral | {ENCODER, "tie_word_embeddings"},
    finish=lambda config, sizes, features: held_twice(features),
    tower=Tower(VIT_TOWER, key=ENCODER, model_types=("vit",), join=joined_width, connector=joined_way()),
)
FAMILIES = (
    READING,
    PIX2STRUCT,
    BLIP,
    JOINED,
    Family(
        "kosmos-2.5",
        sizes=(),
        neutral=frozenset({"latent_query_num", "tie_word_embeddings"}),
        tower=Tower(
            LARGE,
            model_types=(LARGE.model_type,),
            join=lambda whole, text, sizes, features: kosmos.join(whole, text, sizes, features, 2048),
            connector=kosmos.way,
            head=own_head(None, asks_text=True),
        ),
        text_types=("kosmos_2_5_text_model", ANY),
    ),
)
