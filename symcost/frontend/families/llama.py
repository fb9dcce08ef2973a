"""Llama and the families built like it: pre-norm, RMSNorm, rotary positions, gated SiLU."""

from symcost.frontend.family import Family, Maximum
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.layer_rules import sliding_if_window
from symcost.frontend.tables import decoder_sizes, kv_heads, window
from symcost.ir.spec import Features

DROPOUT = Rate("attention_dropout", ("attention_dropout",))

FAMILIES = (
    Family(
        "llama",
        sizes=decoder_sizes(),
        features=Features(),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES),
            biases("mlp_bias", "ffn_bias"),
            Activation(),
            DROPOUT,
            Tie(False),
        ),
        maximum=Maximum(default=2048),
    ),
    Family(
        "mistral",
        sizes=decoder_sizes(window(4096), kv=kv_heads(8)),
        flags=(Activation(), DROPOUT, Tie(False)),
        attention=sliding_if_window,
        maximum=Maximum(default=131072),
    ),
)
