"""Zamba's shared transformer: in front of some Mamba layers, one set of weights, adapters of each layer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.components.attention_core import attention_core
from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.components.linear_projection import linear_projection
from symcost.components.output_projection import output_projection
from symcost.components.qkv_projection import qkv_projection
from symcost.components.residual import residual
from symcost.dims import adapter_rank, ffn, head_dim, heads, hidden, kv_heads
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features
from symcost.layers.norms import sub_norm
from symcost.layers.shared_weights import borrowing
from symcost.layers.sides import renamed

if TYPE_CHECKING:
    from sympy import Expr

NORMED = "input_norm.output"


def shared_transformer(features: Features) -> tuple[Instance, ...]:
    """Attention and a feed-forward block over the stream beside the embeddings, a projection of the layer's own.

    Nothing is added inside; the result goes into the Mamba layer's input. A layer whose features name a kind in
    `weights_of` uses the weights of that kind's transformer; adapters and the projection are always its own.
    """
    parts = [*_attention(features), *_feed_forward(features)]
    shared = frozenset(f"shared_{item.name}" for item in parts if "adapter" not in item.name)
    parts.append(use(linear_projection, "projection", input="ffn_down.output", outer=hidden))
    parts.append(use(residual, "sum"))
    named = renamed(parts, "shared")
    if not features.weights_of:
        return named
    return tuple(borrowing([item], features.weights_of)[0] if item.name in shared else item for item in named)


def _attention(features: Features) -> list[Instance]:
    joined = {hidden: 2 * hidden}
    parts = [
        sub_norm(features, "input_norm", "layer.input", 2 * hidden),
        use(qkv_projection, input=NORMED, cached=True, sizes=joined),
    ]
    if "attention" in features.flag("shared_adapters").split():
        widths = {"q": heads * head_dim, "k": kv_heads * head_dim, "v": kv_heads * head_dim}
        for name, width in widths.items():
            parts += _adapter(f"{name}_adapter", NORMED, 2 * hidden, width)
    inputs = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    parts += [
        use(attention_core, inputs=inputs, rotary=features.rotary, dropout=features.attention_dropout),
        use(output_projection, input="attention_core.output"),
    ]
    return parts


def _feed_forward(features: Features) -> list[Instance]:
    normed, bias = "ffn_norm.output", features.ffn_bias
    return [
        sub_norm(features, "ffn_norm", "output_projection.output", hidden),
        use(ffn_up, input=normed, bias=bias),
        *([] if features.flag("shared_adapters") == "none" else _adapter("ffn_adapter", normed, hidden, 2 * ffn)),
        use(ffn_activation, input="ffn_up", activation=features.activation),
        use(ffn_down, input="ffn_activation.output", bias=bias),
    ]


def _adapter(name: str, input: str, inner: Expr, outer: Expr) -> list[Instance]:
    """Down to the rank and up again; what it makes is added to the shared projection's output."""
    return [
        use(linear_projection, f"{name}_down", input=input, inner=inner, outer=adapter_rank),
        use(linear_projection, f"{name}_up", input=f"{name}_down.output", inner=adapter_rank, outer=outer),
        use(residual, f"{name}_sum", sizes={hidden: outer}),
    ]
