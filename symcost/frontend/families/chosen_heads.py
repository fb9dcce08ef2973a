"""Attention that chooses: Doge masks keys by their values, JetMoE chooses each token's heads."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import HIDDEN, LAYERS, VOCAB, decoder_sizes, expert_sizes, kv_heads, window
from symcost.ir.spec import Features


def query_heads(config: Config, sizes: Sizes) -> int:
    """Every expert that a token visits has a query for each key head."""
    return sizes["kv_heads"] * sizes["top_k"]


def one_window(config: Config, sizes: Sizes) -> Sequence[str]:
    """A window in every layer where one is stated."""
    return ["sliding" if "window" in sizes else "full"] * sizes["layers"]


FAMILIES = (
    Family(
        "doge",
        sizes=decoder_sizes(window()),
        features=Features(qk_norm="head", extra=(("dynamic_mask", "true"), ("residual_weights", "true"))),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES),
            *(MLP_BIAS, Activation(), ATTENTION_DROPOUT, Rate("hidden_dropout", ("residual_dropout",)), Tie(False)),
        ),
        attention=one_window,
        # Biases that are not among the largest are masked, which changes no product.
        neutral=frozenset(
            {"keep_window_size", "num_experts", "num_experts_per_tok", "norm_topk_prob", "router_aux_loss_coef"}
        ),
        # Experts of one row each that two sets of keys choose.
        refused={"is_moe": (False,)},
        maximum=Maximum(default=2048),
    ),
    Family(
        "jetmoe",
        sizes=(
            *(HIDDEN, LAYERS, VOCAB, kv_heads(16, None)),
            Size("head_dim", ("kv_channels", "head_dim"), 128, None, meaning="the width of a head"),
            *expert_sizes(("num_local_experts",), ("intermediate_size",), own=(8, 2)),
            Size("heads", ("num_experts_per_tok",), read=query_heads),
        ),
        features=Features(extra=(("mixture_bias", "true"),)),
        flags=(Activation("activation_function"), ATTENTION_DROPOUT, Tie(True)),
        attention=every("heads_of_experts"),
        ffn=every("moe"),
        neutral=frozenset({"num_attention_heads", "aux_loss_coef"}),
        maximum=Maximum(default=4096),
    ),
)
