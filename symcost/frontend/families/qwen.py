"""Qwen 2 and 3, dense and with experts."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.layer_rules import (
    alternating_up_to,
    from_layer,
    layer_types,
    sliding_if_used,
    sparse_step,
    used_windows,
)
from symcost.frontend.libraries import LLAMA, routed
from symcost.frontend.tables import decoder_sizes, expert_sizes, head_dim, kv_heads, own_sizes, window
from symcost.ir.spec import Features

COMMON = (Activation(), Rate("attention_dropout", ("attention_dropout",)), Tie(False))
EXPERTS = replace(LLAMA, router="cast")


def not_renormalised(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The chosen scores stay as they are unless the config says otherwise."""
    return routed(config, features, renormalised=False)


WINDOWS = used_windows(layer_types(from_layer("max_window_layers", 28)))

FAMILIES = (
    Family(
        "qwen2",
        sizes=decoder_sizes(window(4096), kv=kv_heads(32)),
        features=Features(q_bias=True, k_bias=True, v_bias=True, library=LLAMA),
        flags=COMMON,
        attention=WINDOWS,
        own_sizes=own_sizes(4096, 32, 32, 151936, 22016),
        maximum=Maximum(default=32768),
    ),
    Family(
        "qwen2_moe",
        sizes=decoder_sizes(
            *expert_sizes(),
            Size("shared_ffn", ("shared_expert_intermediate_size",), used_by=("moe",), meaning="the shared width"),
            window(4096),
            kv=kv_heads(16, None),
        ),
        features=Features(shared="width", shared_gate=True, library=EXPERTS),
        flags=(biases("qkv_bias", *QKV_BIASES, default=True), *COMMON),
        attention=used_windows(layer_types(alternating_up_to("max_window_layers", 28))),
        ffn=sparse_step,
        maximum=Maximum(default=32768),
        finish=not_renormalised,
    ),
    Family(
        "qwen3",
        sizes=decoder_sizes(window(4096), kv=kv_heads(32), head=head_dim(128, None)),
        features=Features(qk_norm="head", library=LLAMA),
        flags=(biases("attention_bias", *ATTENTION_BIASES), *COMMON),
        attention=WINDOWS,
        maximum=Maximum(default=32768),
    ),
    Family(
        "qwen3_moe",
        sizes=decoder_sizes(*expert_sizes(), window(4096), kv=kv_heads(4, None)),
        features=Features(qk_norm="head", library=EXPERTS),
        flags=(biases("attention_bias", *ATTENTION_BIASES), *COMMON),
        attention=sliding_if_used,
        ffn=sparse_step,
        neutral=frozenset({"max_window_layers"}),
        maximum=Maximum(default=32768),
        finish=not_renormalised,
    ),
)
