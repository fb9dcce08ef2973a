"""OPT: learned positions behind an offset of two, ReLU, in one size norms behind the blocks and a narrow embedding."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size, Sizes, same
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.libraries import LAYER_NORM
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features

# The library's table has two rows in front that no position uses.
OFFSET = 2


def table_rows(config: Config, sizes: Sizes) -> int:
    """Rows of the position table."""
    stated = config.integer(["max_position_embeddings"])
    if not isinstance(stated, int):
        raise config.absent("max_position_embeddings", "the number of positions")
    return stated + OFFSET


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """A narrow embedding is projected; norms behind the blocks leave no final norm."""
    before = config.boolean(["do_layer_norm_before"], True)
    removed = config.boolean(["_remove_final_layer_norm"], False)
    projected = sizes["embed"] != sizes["hidden"]
    if not projected:
        del sizes["embed"]
    return replace(
        features,
        norm_placement="pre" if before else "post_residual",
        final_norm=before and not removed,
        embedding_projection=projected,
    )


FAMILIES = (
    Family(
        "opt",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD),
            Size("ffn", ("ffn_dim",), meaning="the feed-forward width"),
            Size("positions", ("max_position_embeddings",), read=table_rows),
            Size("embed", ("word_embed_proj_dim",), same("hidden"), same("hidden")),
        ),
        features=Features(norm="layer", gated=False, rotary="none", learned_positions=True, library=LAYER_NORM),
        flags=(
            biases("enable_bias", *ATTENTION_BIASES, "ffn_bias", default=True),
            Switch("layer_norm_elementwise_affine", {"norm": "layer"}, True, {"norm": "layer_plain"}),
            Activation("activation_function", "relu"),
            Rate("attention_dropout", ("attention_dropout",)),
            Rate("dropout", ("residual_dropout",), 0.1),
            Tie(True),
        ),
        rotary=None,
        neutral=frozenset({"activation_dropout"}),
        maximum=Maximum(hard=True),
        finish=finish,
    ),
    Family(
        "biogpt",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN),
            Size("positions", ("max_position_embeddings",), read=table_rows),
        ),
        features=Features(
            norm="layer",
            gated=False,
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            ffn_bias=True,
            rotary="none",
            learned_positions=True,
        ),
        flags=(
            Switch("scale_embedding", {"embedding_scale": True}, True),
            Activation(default="gelu"),
            Rate("attention_probs_dropout_prob", ("attention_dropout",), 0.1),
            Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout"), 0.1),
            Rate("activation_dropout", ("ffn_dropout",)),
            Tie(True),
        ),
        rotary=None,
        maximum=Maximum(hard=True),
    ),
    Family(
        "xglm",
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
            Size("layers", ("num_layers", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("attention_heads", "num_attention_heads"), meaning="the number of heads"),
            *(VOCAB, DERIVED_HEAD),
            Size("ffn", ("ffn_dim",), meaning="the feed-forward width"),
            Size("positions", ("max_position_embeddings",), read=table_rows),
        ),
        features=Features(
            norm="layer",
            gated=False,
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            ffn_bias=True,
            rotary="none",
            learned_positions=True,
            extra=(("decoder_table", "made"),),
        ),
        flags=(
            Switch("scale_embedding", {"embedding_scale": True}, True),
            Activation("activation_function", "gelu"),
            Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
            Rate("attention_dropout", ("attention_dropout",), 0.1),
            Rate("activation_dropout", ("ffn_dropout",)),
            Tie(True),
        ),
        rotary=None,
        # The sinusoids grow with the sequence.
        maximum=Maximum(),
    ),
)
