"""Feed-forward blocks of decoder layers: dense, or routed experts with what stands beside them."""

from __future__ import annotations

from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.components.moe_experts import moe_experts
from symcost.components.router import router
from symcost.components.shared_experts import shared_experts
from symcost.components.shared_gate import shared_gate
from symcost.dims import moe_ffn, shared_ffn
from symcost.dims import shared_experts as shared_count
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features


def dense_block(features: Features, input: str) -> list[Instance]:
    """Up (and gate), activation, down."""
    return [
        use(ffn_up, input=input, gated=features.gated, bias=features.ffn_bias),
        use(ffn_activation, input="ffn_up", activation=features.activation, gated=features.gated),
        use(ffn_down, input="ffn_activation.output", bias=features.ffn_bias),
    ]


def moe_block(features: Features, input: str) -> list[Instance]:
    """Router, routed experts, shared experts and their gate."""
    block = [
        use(
            router,
            input=input,
            bias=features.router_bias,
            correction=features.router_buffer,
            score=features.router_score,
        ),
        use(moe_experts, activation=features.activation, gated=features.gated, bias=features.expert_bias),
    ]
    if features.shared != "none":
        # A config states the shared width itself, or how many experts' widths it is.
        sizes = {} if features.shared == "width" else {shared_ffn: shared_count * moe_ffn}
        block.append(
            use(
                shared_experts,
                input=input,
                activation=features.activation,
                gated=features.gated,
                bias=features.ffn_bias,
                sizes=sizes,
            )
        )
    if features.shared_gate:
        block.append(use(shared_gate, input=input))
    return block


FLAVOURS = {"dense": dense_block, "moe": moe_block}
