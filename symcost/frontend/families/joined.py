"""Two models joined, one as the encoder and one as the decoder: BERT on both sides."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.bert import NEUTRAL, STRUCTURE
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, biases
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
UNREAD = (*BOTH, "is_decoder", "add_cross_attention", "tie_word_embeddings", "model_type", *NEUTRAL)


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
    for side in SIDES:
        stated = config.raw(f"{side}.model_type")
        if stated != "bert":
            problem = "a joined model of another family than BERT is not modelled"
            raise config.error(f"{side}.model_type", stated, problem, "write bert")
    for key in ("is_decoder", "add_cross_attention"):
        if config.raw(f"decoder.{key}") is not True:
            raise config.error(f"decoder.{key}", config.raw(f"decoder.{key}"), "it is no decoder", "write true")
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
    """Sizes that the sides do not share get a name of each side; an untied head holds its bias twice."""
    check(config, sizes)
    made = split_sizes(*(dim for dim, *_ in FIELDS))(config, sizes, features)
    extra = {**dict(made.extra), "embeddings": "apart", "ends": "added"}
    extra |= {} if features.tied else {"spare_bias": "true"}
    return replace(made, extra=tuple(sorted(extra.items())))


def unread_pooler(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The encoder's pooler runs, and nothing reads what it makes."""
    return (part("pooler", "encoder_pooler", input="encoder.output", discarded=True),)


FAMILIES = (
    Family(
        "encoder-decoder",
        sizes=side_sizes(),
        features=replace(STRUCTURE, architecture="encoder_decoder", causal=True),
        flags=(
            Activation("decoder.hidden_act", "gelu"),
            Rate("decoder.hidden_dropout_prob", ("embedding_dropout", "residual_dropout"), 0.1),
            Rate("decoder.attention_probs_dropout_prob", ("attention_dropout",), 0.1),
            biases("decoder.tie_word_embeddings", "tied", default=True),
        ),
        kinds=kinds,
        rotary=None,
        nested=SIDES,
        neutral=frozenset(f"{side}.{name}" for side in SIDES for name in UNREAD),
        refused={f"decoder.{key}": (None,) for key in ("cross_attention_hidden_size",)},
        maximum=Maximum(("decoder.max_position_embeddings",), hard=True),
        finish=structure,
        ends=unread_pooler,
    ),
)
