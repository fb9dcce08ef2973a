"""T5Gemma: Gemma 2's layers on two sides, which may differ in every size, each with a table of embeddings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.gemma import TANH
from symcost.frontend.families.masked_kin import both_ways
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Present, Rate, Tie, biases
from symcost.frontend.layer_rules import period_of
from symcost.frontend.sides import LOOKS_BOTH_WAYS, drop_counts
from symcost.ir.spec import Features, KindSpec

SIDES = ("encoder", "decoder")
# Dim, field, the class's own value, phrase.
FIELDS: tuple[tuple[str, str, int | None, str], ...] = (
    ("hidden", "hidden_size", None, "the hidden width"),
    ("heads", "num_attention_heads", None, "the number of query heads"),
    ("kv_heads", "num_key_value_heads", 4, "the number of key and value heads"),
    ("head_dim", "head_dim", 256, "the width of a head"),
    ("ffn", "intermediate_size", None, "the feed-forward width"),
    ("vocab", "vocab_size", None, "the size of the vocabulary"),
    ("window", "sliding_window", 4096, "the window"),
)
# Fields of which both sides state the same, or the model is not priced.
BOTH = ("attention_bias", "attn_logit_softcapping", "hidden_activation", "attention_dropout")
UNREAD = """query_pre_attn_scalar max_position_embeddings layer_types is_decoder is_encoder_decoder dropout_rate
final_logit_softcapping tie_word_embeddings cross_attention_hidden_size use_bidirectional_attention""".split()


def side_sizes() -> tuple[Size, ...]:
    """Every size of the encoder, and of the decoder as `decoder_NAME`."""
    found = [Size(f"{side}_layers", (f"{side}.num_hidden_layers",), meaning=f"the {side}'s layers") for side in SIDES]
    for dim, field, default, phrase in FIELDS:
        # The encoder looks as far each way as the field says; the decoder's window counts what lies behind alone.
        own = both_ways(4096, f"encoder.{field}") if dim == "window" else None
        found.append(own or Size(dim, (f"encoder.{field}",), default, meaning=f"{phrase} of the encoder"))
        found.append(Size(f"decoder_{dim}", (f"decoder.{field}",), default, meaning=f"{phrase} of the decoder"))
    return tuple(found)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Layers with a window and without one in turn, or as each side lists them."""
    words, found = {"sliding_attention": "sliding", "full_attention": "full"}, []
    for side in SIDES:
        own = (LOOKS_BOTH_WAYS,) if side == "encoder" else ()
        layers, key = sizes[f"{side}_layers"], f"{side}.layer_types"
        stated = config.names([key]) or [f"{w}_attention" for w in period_of(2)(config, {"layers": layers})]
        if len(stated) != layers or any(word not in words for word in stated):
            raise config.error(key, stated, f"{layers} of {', '.join(words)} are expected", f"correct {key}")
        found += [KindSpec(f"{side}_{word}", words[word], changes=own) for word in stated]
    return found


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes that the sides do not share get a name of each side.

    Raises:
        SpecError: fields of which both sides must state the same, or a cross attention of another width.
    """
    drop_counts(sizes)
    for field in BOTH:
        first, second = (config.raw(f"{side}.{field}") for side in SIDES)
        config.used.add(f"decoder.{field}")
        if first != second and MISSING not in (first, second):
            problem = f"the encoder's is {first}: sides that differ in it are not priced"
            raise config.error(f"decoder.{field}", second, problem, "state the same")
    wide = config.integer(["decoder.cross_attention_hidden_size"])
    if isinstance(wide, int) and wide != sizes["hidden"]:
        problem = f"the encoder is {sizes['hidden']} wide"
        raise config.error("decoder.cross_attention_hidden_size", wide, problem, "leave it out")
    apart = [dim for dim, *_ in FIELDS if sizes[f"decoder_{dim}"] != sizes[dim]]
    for dim, *_ in FIELDS:
        if dim in apart:
            sizes[f"encoder_{dim}"] = sizes.pop(dim)
        else:
            del sizes[f"decoder_{dim}"]
    extra: dict[str, Any] = {"embeddings": "apart", **({"split": " ".join(apart)} if apart else {})}
    return replace(features, extra=tuple(sorted(extra.items())))


FAMILIES = (
    Family(
        "t5gemma",
        sizes=side_sizes(),
        features=Features(
            architecture="encoder_decoder", norm="rms_offset", norm_placement="sandwich", embedding_scale=True
        ),
        flags=(
            biases("encoder.attention_bias", *ATTENTION_BIASES),
            Activation("encoder.hidden_activation", TANH),
            Present("encoder.attn_logit_softcapping", "attention_softcap", 50.0),
            Present("decoder.final_logit_softcapping", "head_softcap", 30.0),
            Rate("encoder.attention_dropout", ("attention_dropout",)),
            Rate("dropout_rate", ("embedding_dropout", "residual_dropout", "ffn_dropout", "final_dropout")),
            Tie(True),
        ),
        kinds=kinds,
        nested=SIDES,
        neutral=frozenset(
            [
                *(f"{side}.{name}" for side in SIDES for name in UNREAD),
                "attention_dropout",
                "classifier_dropout_rate",
                "vocab_size",
            ]
        ),
        maximum=Maximum(()),
        finish=structure,
    ),
)
