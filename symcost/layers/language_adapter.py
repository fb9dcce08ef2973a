"""X-MOD's block of adapters: two matmuls of the text's language, while the layer holds those of every language."""

from __future__ import annotations

from sympy import Integer

from symcost.components.ffn_activation import ffn_activation
from symcost.components.linear_projection import linear_projection
from symcost.components.unread import unread
from symcost.dims import adapter_rank, ffn, hidden, languages
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block
from symcost.layers.shared_weights import using


def language_adapter(features: Features, kind: KindSpec, input: str) -> Block:
    """Down to the rank, an activation, up again; adapters of the other languages are held and not read."""
    others = (languages - Integer(1)) * (2 * hidden * adapter_rank + hidden + adapter_rank)
    found = (
        use(linear_projection, "adapter_down", input=input, outer=adapter_rank, bias=True),
        use(
            ffn_activation,
            "adapter_activation",
            input="adapter_down",
            activation=features.activation,
            gated=False,
            sizes={ffn: adapter_rank},
        ),
        use(
            linear_projection,
            "adapter_up",
            input="adapter_activation.product",
            inner=adapter_rank,
            outer=hidden,
            bias=True,
        ),
        use(unread, "other_adapters", elements=others),
    )
    return Block(found, ("adapter_up.output",))


def behind_one_norm(parts: tuple[Instance, ...]) -> tuple[Instance, ...]:
    """The norm behind the adapter is that behind the feed-forward block, used again."""
    return tuple(using(item, "ffn_norm") if item.name == "adapter_norm" else item for item in parts)
