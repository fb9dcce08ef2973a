"""Two models joined, one as the encoder and one as the decoder: BERT on both sides."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Size, Sizes
from symcost.frontend.looking_bert import BASE, SAID, UNREAD, check_bert, check_looks, held_twice
from symcost.frontend.parts import part
from symcost.frontend.sides import encoder_and_decoder, split_sizes
from symcost.frontend.tables import DERIVED_HEAD
from symcost.ir.spec import Features, KindSpec, Part

SIDES = ("encoder", "decoder")
# Dim, field, phrase.
FIELDS = (
    ("hidden", "hidden_size", "the hidden width"),
    ("heads", "num_attention_heads", "the number of heads"),
    ("ffn", "intermediate_size", "the feed-forward width"),
    ("vocab", "vocab_size", "the size of the vocabulary"),
    ("positions", "max_position_embeddings", "the number of positions"),
    ("types", "type_vocab_size", "the number of token types"),
)
# Fields of which both sides state the same, or the model is not priced.
BOTH = ("hidden_act", "hidden_dropout_prob", "attention_probs_dropout_prob")
ENCODERS = frozenset(f"encoder.{name}" for name in (*BOTH, "tie_word_embeddings", *UNREAD))


def side_sizes() -> tuple[Size, ...]:
    """Every size of the encoder, and of the decoder as `decoder_NAME`."""
    found = [Size(f"{side}_layers", (f"{side}.num_hidden_layers",), meaning=f"the {side}'s layers") for side in SIDES]
    for dim, field, phrase in FIELDS:
        found.append(Size(dim, (f"encoder.{field}",), meaning=f"{phrase} of the encoder"))
        found.append(Size(f"decoder_{dim}", (f"decoder.{field}",), meaning=f"{phrase} of the decoder"))
    return (*found, DERIVED_HEAD)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    return encoder_and_decoder(sizes)


def check(config: Config, sizes: Sizes) -> None:
    """Refuse what is not BERT beside BERT of one width.

    Raises:
        SpecError: another family, a decoder that does not look at the encoder, sides that differ.
    """
    check_bert(config, "encoder.")
    check_looks(config)
    for key in SAID:
        if config.raw(f"encoder.{key}") not in (MISSING, False):
            raise config.error(f"encoder.{key}", config.raw(f"encoder.{key}"), "it is a decoder", "write false")
    if sizes["hidden"] % sizes["decoder_heads"]:
        problem = f"it does not divide the hidden width {sizes['hidden']}"
        raise config.error("decoder.num_attention_heads", sizes["decoder_heads"], problem, "correct it")
    for key in BOTH:
        first, second = (config.raw(f"{side}.{key}") for side in SIDES)
        if first != second:
            problem = f"the encoder's is {first}: sides that differ in it are not priced"
            raise config.error(f"decoder.{key}", second, problem, "state the same")
    if sizes["decoder_hidden"] != sizes["hidden"]:
        problem = f"the encoder is {sizes['hidden']} wide, and a projection between them is not modelled"
        raise config.error("decoder.hidden_size", sizes["decoder_hidden"], problem, "state the same")


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes that the sides do not share get a name of each side."""
    check(config, sizes)
    made = split_sizes(*(dim for dim, *_ in FIELDS))(config, sizes, features)
    extra = {**dict(made.extra), "embeddings": "apart", "ends": "added"}
    return held_twice(replace(made, extra=tuple(sorted(extra.items()))))


def unread_pooler(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The encoder's pooler runs, and nothing reads what it makes."""
    return (part("pooler", "encoder_pooler", input="encoder.output", discarded=True),)


FAMILIES = (
    replace(
        BASE,
        model_type="encoder-decoder",
        sizes=side_sizes(),
        features=replace(BASE.features, architecture="encoder_decoder"),
        kinds=kinds,
        nested=SIDES,
        neutral=BASE.neutral | ENCODERS,
        finish=structure,
        ends=unread_pooler,
    ),
)
