"""Families that mix Gated DeltaNet layers with softmax attention: Qwen3-Next, Qwen 3.5, Lara."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Changes, Family, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.flags import renormalised as flag_renormalised
from symcost.frontend.layer_rules import every, last_of, layer_types, sparse_step
from symcost.frontend.libraries import GEMMA, heads_first, routed
from symcost.frontend.tables import decoder_sizes, expert_sizes, head_dim, kv_heads, window
from symcost.ir.spec import Features

NAMES = {"full_attention": "full", "linear_attention": "linear"}
ATTENTION = layer_types(last_of("full_attention_interval", 4, inner="linear", last="full"), NAMES)
# The library's chunked delta rule works on 64 tokens at a time; no field states it.
LIBRARY_CHUNK = 64


def linear_sizes(key_heads: int = 16, value_heads: int = 32, key: int = 128, value: int = 128) -> tuple[Size, ...]:
    """The five sizes of a Gated DeltaNet layer and its chunk."""
    used = ("linear",)
    return (
        Size("linear_key_heads", ("linear_num_key_heads",), key_heads, None, used, "the key heads of linear attention"),
        Size("linear_key_dim", ("linear_key_head_dim",), key, None, used, "the width of a linear key head"),
        Size("linear_value_heads", ("linear_num_value_heads",), value_heads, None, used, "the linear value heads"),
        Size("linear_value_dim", ("linear_value_head_dim",), value, None, used, "the width of a linear value head"),
        Size("conv_kernel", ("linear_conv_kernel_dim",), 4, None, used, "the taps of the short convolution"),
        Size("chunk", (), lambda sizes: LIBRARY_CHUNK, None, used, "the chunk of the delta rule"),
    )


SHARED_WIDTH = Size(
    "shared_ffn", ("shared_expert_intermediate_size",), used_by=("moe",), meaning="the shared expert's width"
)
GATED = Features(norm="rms_offset", qk_norm="head", attention_gate="element", rotary="partial")
# The mixture was measured, the dense model was not.
LIBRARY = replace(heads_first(GEMMA), router="cast", renormalised=True, gated_norm="norm_then_gate")
MIXTURE = replace(GATED, shared="width", shared_gate=True, library=LIBRARY)
COMMON = (
    Activation(),
    biases("attention_bias", *ATTENTION_BIASES),
    Rate("attention_dropout", ("attention_dropout",)),
    Tie(False),
)
QUARTER = Rotary(factor=0.25)


def renormalised(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The chosen scores are divided by their sum unless the config says otherwise."""
    return routed(config, features, renormalised=True)


LARA = ("linear", "sliding", "linear", "full", "sliding")


def windows_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Lara: layers with full attention have no positions."""
    return (("rotary", "none"),) if attention == "full" else ()


FAMILIES = (
    Family(
        "lara_mini",
        sizes=decoder_sizes(
            *expert_sizes(), SHARED_WIDTH, *linear_sizes(), window(512), kv=kv_heads(4), head=head_dim(128, None)
        ),
        features=Features(qk_norm="head", shared="width"),
        flags=(*COMMON[:-1], Tie(True), flag_renormalised(True)),
        attention=layer_types(
            lambda config, sizes: [LARA[i % len(LARA)] for i in range(sizes["layers"])],
            {"linear_attention": "linear", "full_attention": "full", "sliding_attention": "sliding"},
        ),
        ffn=every("moe"),
        changes=windows_rotate,
        maximum=Maximum(default=131072),
    ),
    Family(
        "qwen3_next",
        sizes=decoder_sizes(*expert_sizes(), SHARED_WIDTH, *linear_sizes(), kv=kv_heads(2), head=head_dim(256, None)),
        features=MIXTURE,
        flags=COMMON,
        attention=ATTENTION,
        ffn=sparse_step,
        rotary=QUARTER,
        maximum=Maximum(default=32768),
        finish=renormalised,
        neutral=frozenset({"use_sliding_window", "sliding_window", "max_window_layers"}),
    ),
    Family(
        "qwen3_5_text",
        sizes=decoder_sizes(*linear_sizes(), kv=kv_heads(4), head=head_dim(256, None)),
        features=GATED,
        flags=COMMON,
        attention=ATTENTION,
        rotary=QUARTER,
        maximum=Maximum(default=32768),
        neutral=frozenset({"attn_output_gate"}),
    ),
    Family(
        "qwen3_5_moe_text",
        sizes=decoder_sizes(*expert_sizes(), SHARED_WIDTH, *linear_sizes(), kv=kv_heads(2), head=head_dim(256, None)),
        features=MIXTURE,
        flags=COMMON,
        attention=ATTENTION,
        ffn=every("moe"),
        rotary=QUARTER,
        maximum=Maximum(default=32768),
        neutral=frozenset({"attn_output_gate"}),
    ),
)
