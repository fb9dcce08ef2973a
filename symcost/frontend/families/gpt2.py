"""GPT-2 and its kin: learned positions, LayerNorm with bias, plain feed-forward, biases everywhere."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.gemma import tanh_form
from symcost.frontend.family import Family, Maximum, Size, Sizes, times
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.libraries import GPT2
from symcost.frontend.tables import DERIVED_HEAD, GPT_SIZES, HIDDEN, VOCAB
from symcost.ir.spec import Features

TABLE = Maximum(("n_positions", "max_position_embeddings"), hard=True)
POSITIONS = Size("positions", TABLE.keys, meaning="the number of positions")
STRUCTURE = Features(
    norm="layer",
    q_bias=True,
    k_bias=True,
    v_bias=True,
    o_bias=True,
    fused_qkv=True,
    gated=False,
    ffn_bias=True,
    rotary="none",
    learned_positions=True,
)
DROPOUTS = (
    Rate("embd_pdrop", ("embedding_dropout",), 0.1),
    Rate("attn_pdrop", ("attention_dropout",), 0.1),
    Rate("resid_pdrop", ("residual_dropout",), 0.1),
)


def one_if_multi_query(config: Config, sizes: Sizes) -> int:
    """`multi_query` leaves one KV head, else every query head has its own."""
    return 1 if config.boolean(["multi_query"], True) else sizes["heads"]


def local_and_global(config: Config, sizes: Sizes) -> Sequence[str]:
    """`attention_types` as runs of a pattern: [[["global", "local"], 12]]."""
    _, stated = config.take(["attention_types"])
    runs: Any = [[["global", "local"], 12]] if stated is MISSING or stated is None else stated
    try:
        words = [word for pattern, count in runs for _ in range(min(count, sizes["layers"])) for word in pattern]
        flavours = [{"global": "full", "local": "sliding"}[word] for word in words]
    except (TypeError, ValueError, KeyError) as error:
        problem = "lists of patterns of global and local with their counts are expected"
        raise config.error("attention_types", stated, problem, 'write it as [[["global", "local"], 12]]') from error
    if len(flavours) != sizes["layers"]:
        problem = f"it describes {len(flavours)} layers, the model has {sizes['layers']}"
        raise config.error("attention_types", runs, problem, "correct its counts")
    return flavours


FAMILIES = (
    Family(
        "gpt2",
        sizes=(*GPT_SIZES, DERIVED_HEAD, POSITIONS),
        features=replace(STRUCTURE, library=GPT2),
        flags=(Activation("activation_function", "gelu_new"), *DROPOUTS, Tie(True)),
        rotary=None,
        maximum=TABLE,
    ),
    Family(
        "gpt_bigcode",
        sizes=(*GPT_SIZES, Size("kv_heads", ("multi_query",), read=one_if_multi_query), DERIVED_HEAD, POSITIONS),
        features=STRUCTURE,
        flags=(Activation("activation_function", "gelu_pytorch_tanh"), *DROPOUTS, Tie(True)),
        rotary=None,
        neutral=frozenset({"num_key_value_heads", "inference_runner", "max_batch_size", "max_sequence_length"}),
        maximum=TABLE,
    ),
    Family(
        "gpt_neo",
        sizes=(
            HIDDEN,
            Size("layers", ("num_layers", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("num_heads", "num_attention_heads"), meaning="the number of heads"),
            VOCAB,
            DERIVED_HEAD,
            Size("ffn", ("intermediate_size",), times("hidden", 4), times("hidden", 4), ("dense",)),
            Size("positions", ("max_position_embeddings",), meaning="the number of positions"),
            Size("window", ("window_size",), 256, None, ("sliding",), "the window of local layers"),
        ),
        features=Features(
            norm="layer",
            o_bias=True,
            gated=False,
            ffn_bias=True,
            rotary="none",
            learned_positions=True,
            extra=(("window", "masked"),),
        ),
        flags=(
            Activation("activation_function", "gelu_new"),
            Rate("embed_dropout", ("embedding_dropout",)),
            Rate("attention_dropout", ("attention_dropout",)),
            Rate("resid_dropout", ("residual_dropout",)),
            Tie(True),
        ),
        attention=local_and_global,
        rotary=None,
        neutral=frozenset({"attention_layers"}),
        maximum=Maximum(hard=True),
    ),
    Family(
        "openai-gpt",
        sizes=(
            *(size for size in GPT_SIZES if size.dim != "ffn"),
            Size("ffn", (), times("hidden", 4)),
            DERIVED_HEAD,
            POSITIONS,
        ),
        features=replace(STRUCTURE, norm_placement="post_residual", final_norm=False),
        flags=(Activation("afn", "gelu"), *DROPOUTS, Tie(True)),
        rotary=None,
        maximum=TABLE,
        finish=tanh_form,
    ),
)
