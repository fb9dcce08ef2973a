"""StarCoder2, Nemotron and StableLM: LayerNorm with bias in an otherwise Llama-like layer."""

from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.family import Family, Maximum, Rotary
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.layer_rules import sliding_if_window
from symcost.frontend.libraries import LAYER_NORM
from symcost.frontend.tables import DERIVED_HEAD, decoder_sizes, kv_heads, window
from symcost.ir.spec import Features

FAMILIES = (
    Family(
        "starcoder2",
        sizes=decoder_sizes(window(), kv=kv_heads(2)),
        features=Features(norm="layer", gated=False, library=LAYER_NORM),
        flags=(
            biases("use_bias", *ATTENTION_BIASES, "ffn_bias", default=True),
            Activation(default="gelu_pytorch_tanh"),
            ATTENTION_DROPOUT,
            Rate("residual_dropout", ("residual_dropout",)),
            Rate("embedding_dropout", ("embedding_dropout",)),
            Tie(True),
        ),
        attention=sliding_if_window,
        neutral=frozenset({"mlp_type", "norm_type", "activation_function"}),
        maximum=Maximum(default=4096),
    ),
    Family(
        "nemotron",
        sizes=decoder_sizes(),
        features=Features(norm="layer_offset", gated=False),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(default="relu2"), ATTENTION_DROPOUT, Tie(False)),
        rotary=Rotary(factor=0.5),
        maximum=Maximum(default=4096),
    ),
    Family(
        "stablelm",
        sizes=decoder_sizes(kv=kv_heads(32, None), head=DERIVED_HEAD),
        features=Features(norm="layer", extra=(("residual_dropout_at", "ffn"),)),
        flags=(
            biases("use_qkv_bias", *QKV_BIASES),
            Switch("qk_layernorm", {"qk_norm": "head_each_layer"}),
            Switch("use_parallel_residual", {"norm_placement": "parallel"}),
            Activation(),
            ATTENTION_DROPOUT,
            Rate("hidden_dropout", ("residual_dropout",)),
            Tie(False),
        ),
        rotary=Rotary(factor=0.25),
        maximum=Maximum(default=4096),
    ),
)
