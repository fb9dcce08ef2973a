"""DeBERTa: positions as distances that contents are scored against in every layer."""

from dataclasses import replace

from symcost.frontend.classes import named_class
from symcost.frontend.config import MISSING, Config
from symcost.frontend.encoder_heads import WITHOUT_POOLER
from symcost.frontend.families.bert import NEUTRAL, POSITIONS, STRUCTURE, head
from symcost.frontend.families.text_encoders import PLAIN, family, then
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.parts import part
from symcost.ir.spec import Features, Part


def distances(config: Config, sizes: dict[str, int], features: Features, *, first: bool) -> Features:
    """DeBERTa: positions in the input, as distances in every layer, or both.

    Args:
        first: the first version, whose position key has no bias and whose spans are as long as the sequence.
    """
    extra: dict[str, str] = {"ends": "added"}
    if not config.boolean(["position_biased_input"], True):
        features = replace(features, learned_positions=False)
        sizes.pop("positions")
    relative, terms = config.boolean(["relative_attention"], False), _terms(config)
    if relative:
        _span(config, sizes, first)
        extra["disentangled"] = " ".join(terms)
        shared = config.boolean(["share_att_key"], False) and not first
        extra |= {"distance_weights": "shared"} if shared else {"distance_biases": "p2c" if first else "c2p p2c"}
        extra |= {"distances": "reached"} if first else {}
        if not terms:
            extra["disentangled"] = ""
    if not sizes.get("types"):
        sizes.pop("types", None)
        features = replace(features, token_types=False)
    _pools_as_wide(config, sizes)
    return then(head(WITHOUT_POOLER, spare_bias=True), **extra)(config, sizes, features)


def _pools_as_wide(config: Config, sizes: Sizes) -> None:
    """The classifier's pooler takes the stream as it is.

    Raises:
        SpecError: it is of another width, so that the library's model does not run.
    """
    stated = config.raw("pooler_hidden_size")
    if named_class(config).endswith("ForSequenceClassification") and stated not in (MISSING, sizes["hidden"]):
        problem = f"the pooler reads a stream {sizes['hidden']} wide"
        raise config.error("pooler_hidden_size", stated, problem, "correct pooler_hidden_size or hidden_size")


def _terms(config: Config) -> tuple[str, ...]:
    """`pos_att_type`: a list, or its words joined by bars."""
    _, stated = config.take(["pos_att_type"])
    listed = stated.split("|") if isinstance(stated, str) else stated if isinstance(stated, list) else []
    unknown = [term for term in listed if term not in ("c2p", "p2c")]
    if unknown:
        raise config.error("pos_att_type", stated, f"{unknown[0]} is not priced", "write c2p and p2c")
    return tuple(term for term in ("c2p", "p2c") if term in listed)


def _span(config: Config, sizes: dict[str, int], first: bool) -> None:
    """Rows of the table of distances: as far as they are told apart, each way."""
    stated = config.integer(["max_relative_positions"], -1)
    longest = config.integer(["max_position_embeddings"])
    span = stated if isinstance(stated, int) and stated > 0 else longest if isinstance(longest, int) else 512
    bucketed = config.integer(["position_buckets"], -1)
    if not first and isinstance(bucketed, int) and bucketed > 0:
        span = bucketed
    sizes["buckets"] = 2 * span


def distance_table(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The table of distances, behind a norm where the second version's config says so."""
    if "buckets" not in sizes:
        return ()
    normed = "layer_norm" in (config.text(["norm_rel_ebd"], "none") or "none")
    return (part("relative_embedding", normed=normed),)


TYPES_OR_NONE = Size("types", ("type_vocab_size",), read=lambda config, sizes: _types(config))


def deberta(model_type: str, *, first: bool) -> Family:
    """DeBERTa, by version."""
    return family(
        model_type,
        replace(STRUCTURE, k_bias=not first),
        sizes=(*PLAIN, POSITIONS, TYPES_OR_NONE),
        finish=lambda config, sizes, features: distances(config, sizes, features, first=first),
        ends=distance_table,
        neutral=NEUTRAL
        | frozenset("pooler_dropout pooler_hidden_act pooler_hidden_size legacy max_relative_positions".split()),
        refused={"talking_head": (None, False), "conv_kernel_size": (None, 0), "attention_head_size": (None,)},
    )


def _types(config: Config) -> int | None:
    """The number of token types; none where it is 0."""
    stated = config.integer(["type_vocab_size"], 0)
    return stated if isinstance(stated, int) and stated else None


FAMILIES = (deberta("deberta", first=True), deberta("deberta-v2", first=False))
