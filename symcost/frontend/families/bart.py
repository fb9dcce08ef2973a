"""BART and its kin: an encoder and a decoder with learned positions or sinusoids, biases everywhere."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Switch
from symcost.frontend.one_side import decoder_alone
from symcost.frontend.sides import encoder_and_decoder, split_sizes
from symcost.frontend.tables import DERIVED_HEAD, VOCAB
from symcost.ir.spec import Features, KindSpec

# Rows in front of the table that no position uses, in the families that have them.
OFFSET = 2
SIZES = (
    Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
    Size("encoder_layers", ("encoder_layers", "num_hidden_layers"), meaning="the number of encoder layers"),
    Size("decoder_layers", ("decoder_layers",), meaning="the number of decoder layers"),
    Size("heads", ("encoder_attention_heads", "num_attention_heads"), meaning="the number of the encoder's heads"),
    Size("decoder_heads", ("decoder_attention_heads",), meaning="the number of the decoder's heads"),
    *(VOCAB, DERIVED_HEAD),
    Size("ffn", ("encoder_ffn_dim",), meaning="the encoder's feed-forward width"),
    Size("decoder_ffn", ("decoder_ffn_dim",), meaning="the decoder's feed-forward width"),
)
STRUCTURE = Features(
    architecture="encoder_decoder",
    norm="layer",
    q_bias=True,
    k_bias=True,
    v_bias=True,
    o_bias=True,
    gated=False,
    ffn_bias=True,
    rotary="none",
    learned_positions=True,
    tied=True,
)
# An untied class has four tables of embeddings, one of them unused.
TIED = {"tie_word_embeddings": (None, True)}
# The norms of the two forms: behind each addition, or in front of each block and behind the last layer.
POST = replace(STRUCTURE, norm_placement="post_residual", final_norm=False)
DROPOUTS = (
    Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
    Rate("attention_dropout", ("attention_dropout",)),
    Rate("activation_dropout", ("ffn_dropout",)),
)
NEUTRAL = frozenset(
    """num_hidden_layers encoder_layerdrop decoder_layerdrop add_bias_logits add_final_layer_norm normalize_before
    normalize_embedding static_position_embeddings extra_pos_embeddings is_decoder force_bos_token_to_be_generated
    num_labels classif_dropout classif_dropout_ num_attention_heads classifier_dropout gradient_checkpointing
    prompt_length prompt_mid_dim""".split()
)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers of a side alike."""
    return encoder_and_decoder(sizes)


def table(rows: int) -> Size:
    """The table of positions, with rows in front that no position uses."""

    def read(config: Config, sizes: Sizes) -> int:
        stated = config.integer(["max_position_embeddings"])
        if not isinstance(stated, int):
            raise config.absent("max_position_embeddings", "the number of positions")
        return stated + rows

    return Size("positions", ("max_position_embeddings",), read=read)


def decoder_vocab(config: Config, sizes: Sizes) -> int:
    """The decoder's vocabulary, where it has a table of its own; else both sides have one."""
    shared = config.boolean(["share_encoder_decoder_embeddings"], True, nullable=True)
    stated = config.integer(["decoder_vocab_size"])
    return stated if isinstance(stated, int) and not shared else sizes["vocab"]


def own_vocab(config: Config, sizes: Sizes) -> int:
    """The decoder's vocabulary, where it stands alone: Marian's has a field of its own."""
    stated = config.integer(["decoder_vocab_size"])
    untied = not config.boolean(["tie_word_embeddings"], True)
    if untied and isinstance(stated, int) and stated != sizes["vocab"]:
        raise config.error("decoder_vocab_size", stated, "a head of another size is not priced", "correct vocab_size")
    return stated if isinstance(stated, int) else sizes["vocab"]


OWN_VOCAB = Size("vocab", ("decoder_vocab_size",), read=own_vocab)
DECODER_VOCAB = Size("decoder_vocab", ("decoder_vocab_size",), read=decoder_vocab)


def apart(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """A table of embeddings for each side where they do not share one; the head is tied to the decoder's."""
    split = split_sizes("heads", "ffn", "vocab")(config, sizes, features)
    if config.boolean(["share_encoder_decoder_embeddings"], True, nullable=True):
        return split
    return replace(split, extra=tuple(sorted((*split.extra, ("embeddings", "apart")))))


def sinusoids(how: str) -> tuple[tuple[str, str], ...]:
    """Positions that are computed and not trained, on both sides."""
    return (("decoder_table", how), ("encoder_table", how))


def family(model_type: str, features: Features, *, rows: int = 0, scaled: bool = False, **more: Any) -> Family:
    """One of the families.

    Args:
        rows: unused rows of the table of positions.
        scaled: the class's own `scale_embedding`.
    """
    activation = more.pop("activation", "gelu")
    made = Family(
        model_type,
        sizes=more.pop("sizes", (*SIZES, table(rows))),
        features=features,
        flags=(
            Switch("scale_embedding", {"embedding_scale": True}, scaled, {"embedding_scale": False}),
            *(Activation("activation_function", activation), *DROPOUTS),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL,
        finish=more.pop("finish", split_sizes("heads", "ffn")),
        refused=TIED | more.pop("refused", {}),
        **{"maximum": Maximum(hard=True), **more},
    )
    kept = {"decoder_table": features.flag("decoder_table")} if features.extra else {}
    alone = decoder_alone(made, table(rows), extra=kept)
    return replace(made, classes={"ForCausalLM": replace(alone, sizes=(*alone.sizes, OWN_VOCAB))})


FAMILIES = (
    family("bart", replace(POST, embedding_norm=True), rows=OFFSET),
    family("mvp", replace(POST, embedding_norm=True), rows=OFFSET, refused={"use_prompt": (None, False)}),
    family("mbart", replace(STRUCTURE, embedding_norm=True), rows=OFFSET),
    family("plbart", replace(POST, embedding_norm=True), rows=OFFSET, scaled=True),
    family("blenderbot", STRUCTURE),
    family("blenderbot-small", replace(POST, embedding_norm=True)),
    family("pegasus", replace(STRUCTURE, extra=sinusoids("frozen"))),
    family(
        "marian",
        replace(POST, extra=sinusoids("frozen")),
        sizes=(*SIZES, DECODER_VOCAB, table(0)),
        finish=apart,
    ),
    # Its sinusoids are a buffer that grows with the sequence.
    family("m2m_100", replace(STRUCTURE, extra=sinusoids("made")), scaled=True, activation="relu", maximum=Maximum()),
)
