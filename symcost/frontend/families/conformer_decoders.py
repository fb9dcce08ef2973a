"""Parakeet's conformer in front of a decoder that looks at its frames in every layer: Canary, Cohere ASR."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families import parakeet
from symcost.frontend.families.speech_encoders import STRUCTURE
from symcost.frontend.family import Family, Maximum, PartsRule, Rule, Size, Sizes, Tower
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.looking_layers import Looking
from symcost.frontend.parts import part
from symcost.frontend.projectors import PATCHES, TOWER
from symcost.ir.spec import Features, KindSpec, Part

INNER = parakeet.INNER
(CTC,) = parakeet.FAMILIES


def inside(config: Config) -> Config:
    """The encoder's config as it stands in that of Parakeet with a CTC head."""
    return Config({INNER: dict(config.data)}, config.where)


def encoder_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Parakeet's layers."""
    return parakeet.kinds(inside(config), sizes, features)


def encoder_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Parakeet's bins."""
    return parakeet.finish(inside(config), sizes, features)


def encoder_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Parakeet's convolutions, without the CTC head behind its layers."""
    return parakeet.ends(inside(config), sizes, features)[:-1]


ENCODER = Family(
    "parakeet_encoder",
    sizes=tuple(
        replace(size, keys=tuple(key.removeprefix(f"{INNER}.") for key in size.keys))
        for size in CTC.sizes
        if size.dim != "vocab"
    ),
    features=replace(STRUCTURE, architecture="vision", norm_placement="pre"),
    flags=(
        biases("attention_bias", *ATTENTION_BIASES, default=True),
        Activation(),
        Rate("attention_dropout", ("attention_dropout",), 0.1),
    ),
    kinds=encoder_kinds,
    rotary=None,
    neutral=frozenset(
        """dropout dropout_positions layerdrop activation_dropout scale_input max_position_embeddings convolution_bias
        subsampling_factor subsampling_conv_stride subsampling_conv_kernel_size num_key_value_heads""".split()
    ),
    finish=encoder_sizes,
    ends=encoder_ends,
)


def with_own(**defaults: int) -> Family:
    """The encoder with a family's own numbers where its config states none."""
    sizes = (replace(size, default=defaults.get(size.dim, size.default)) for size in ENCODER.sizes)
    return replace(ENCODER, sizes=tuple(sizes))


def decoder_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    made = Looking("audio_final.output", features.activation, bias=features.q_bias)
    return [KindSpec("decoder", parts=made.layer())] * sizes["layers"]


def width(projected: bool) -> Any:
    """The width of what the decoder's keys are made from."""

    def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
        text["cross_width"] = text["hidden"] if projected else sizes["hidden"]
        return features

    return join


def projected(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """One matmul of each frame."""
    return (part("dense", "projector", input=TOWER, outer="projection", sizes=PATCHES),)


def nothing(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The encoder's frames as they are."""
    return (part("unread", "none", elements="0"),)


def derived(sizes: Sizes) -> int:
    """The hidden width over the heads."""
    return sizes["hidden"] // sizes["heads"]


STREAM = Features(norm="layer", gated=False, ffn_bias=True, rotary="none", embedding_norm=True, head_bias=True)


def sizes_of(prefix: str, head: Rule, learned: bool) -> tuple[Size, ...]:
    """The decoder's sizes."""

    def of(dim: str, key: str, default: int, meaning: str) -> Size:
        return Size(dim, (f"{prefix}{key}",), default, meaning=meaning)

    places = (of("positions", "max_position_embeddings", 1024, "the rows of the table"),) if learned else ()
    return (
        of("hidden", "hidden_size", 1024, "the hidden width"),
        of("layers", "num_hidden_layers", 8, "the number of layers"),
        of("heads", "num_attention_heads", 8, "the number of heads"),
        Size("kv_heads", (f"{prefix}num_key_value_heads",), lambda sizes: sizes["heads"], lambda s: s["heads"]),
        Size("head_dim", (f"{prefix}head_dim",), head, derived, meaning="the width of a head"),
        of("vocab", "vocab_size", 16384, "the size of the vocabulary"),
        of("ffn", "intermediate_size", 4096, "the feed-forward width"),
        *places,
    )


def family(
    model_type: str, prefix: str, *, head: Rule, learned: bool, tied: bool, way: PartsRule, encoder: Family
) -> Family:
    """A family, whose decoder's fields stand under `prefix`.

    Args:
        head: the class's own width of a head. learned: whether places are a table. tied: the class's own.
        way: what stands between encoder and decoder.
    """
    return Family(
        model_type,
        sizes=sizes_of(prefix, head, learned),
        features=replace(STREAM, learned_positions=learned),
        flags=(
            biases(f"{prefix}attention_bias", *QKV_BIASES, "o_bias", default=True),
            Activation(f"{prefix}hidden_act", "relu"),
            Rate(f"{prefix}attention_dropout", ("attention_dropout",)),
            Tie(tied),
        ),
        kinds=decoder_kinds,
        rotary=None,
        nested=(prefix.rstrip("."),) if prefix else (),
        neutral=frozenset({INNER, *(("vocab_size",) if prefix else ())}),
        maximum=Maximum((f"{prefix}max_position_embeddings",), 1024, hard=learned),
        tower=Tower(
            encoder,
            key=INNER,
            model_types=("parakeet_encoder",),
            join=width(way is projected),
            connector=way,
            side="audio",
        ),
    )


CANARY = with_own(layers=32, mel_bins=128)
COHERE = with_own(hidden=1280, layers=48, ffn=5120, mel_bins=128)
FAMILIES = (
    family("canary", "decoder_config.", head=128, learned=False, tied=True, way=nothing, encoder=CANARY),
    family("cohere_asr", "", head=derived, learned=True, tied=False, way=projected, encoder=COHERE),
)
