"""BERT as the decoder of two joined models: it looks at what the encoder made in every layer."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.bert import DROPOUTS, NEUTRAL, STRUCTURE
from symcost.frontend.family import Family, Maximum
from symcost.frontend.flags import Activation, biases
from symcost.ir.spec import Features

DECODER, ENCODER = "decoder.", "encoder"
SAID = ("is_decoder", "add_cross_attention")
# What either side states for itself, and no size or flag is read from.
UNREAD = (*SAID, "model_type", "classifier_dropout", *NEUTRAL)


def check_bert(config: Config, side: str) -> None:
    """Refuse a side of another family.

    Raises:
        SpecError: its `model_type` is not bert.
    """
    stated = config.raw(f"{side}model_type")
    if stated != "bert":
        problem = "a joined model of another family than BERT is not modelled"
        raise config.error(f"{side}model_type", stated, problem, "write bert")


def check_looks(config: Config) -> None:
    """Refuse what is not BERT as a decoder.

    Raises:
        SpecError: a decoder of another family, or one that does not look.
    """
    check_bert(config, DECODER)
    for key in SAID:
        if config.raw(f"{DECODER}{key}") is not True:
            raise config.error(f"{DECODER}{key}", config.raw(f"{DECODER}{key}"), "it is no decoder", "write true")


def held_twice(features: Features) -> Features:
    """An untied head holds its bias twice."""
    if features.tied:
        return features
    return replace(features, extra=tuple(sorted((*features.extra, ("spare_bias", "true")))))


# The record that both ways of joining share; sizes, kinds and the encoder are theirs.
BASE = Family(
    "bert_decoder",
    sizes=(),
    features=replace(STRUCTURE, causal=True),
    flags=(
        Activation(f"{DECODER}hidden_act", "gelu"),
        *(replace(rate, key=f"{DECODER}{rate.key}") for rate in DROPOUTS),
        biases(f"{DECODER}tie_word_embeddings", "tied", default=True),
    ),
    rotary=None,
    nested=("decoder",),
    neutral=frozenset(f"{DECODER}{name}" for name in UNREAD),
    refused={f"{DECODER}cross_attention_hidden_size": (None,)},
    maximum=Maximum((f"{DECODER}max_position_embeddings",), hard=True),
)
