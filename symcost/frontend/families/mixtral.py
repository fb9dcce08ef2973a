"""Mixtral: Mistral's attention, a mixture of experts in every layer."""

from symcost.frontend.family import Family, Maximum
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.layer_rules import every, sliding_if_window
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, VOCAB, expert_sizes, head_dim, kv_heads, window

FAMILIES = (
    Family(
        "mixtral",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(8), head_dim()),
            *expert_sizes(("num_local_experts", "num_experts"), ("intermediate_size",)),
            window(),
        ),
        flags=(Activation(), Rate("attention_dropout", ("attention_dropout",)), Tie(False)),
        attention=sliding_if_window,
        ffn=every("moe"),
        maximum=Maximum(default=131072),
    ),
)
