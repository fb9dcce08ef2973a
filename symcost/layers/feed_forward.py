"""Feed-forward blocks of decoder layers: dense, or routed experts with what stands beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from symcost.components.added_bias import added_bias
from symcost.components.dropout import dropout
from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.components.moe_experts import moe_experts
from symcost.components.router import router
from symcost.components.shared_experts import shared_experts
from symcost.components.shared_gate import shared_gate
from symcost.dims import ffn, hidden, moe_ffn, shared_ffn
from symcost.dims import shared_experts as shared_count
from symcost.ir.component import use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block, BuildBlock, builder
from symcost.layers.norms import sub_norm
from symcost.layers.rwkv import channel_mix


def dense_block(features: Features, input: str) -> Block:
    """Up (and gate), activation, down."""
    form = _form(features)
    instances = [
        use(
            ffn_up, input=input, gated=features.gated, bias=features.ffn_bias and features.flag("ffn_bias_at") != "down"
        ),
        use(ffn_activation, input="ffn_up", **form),
    ]
    made = "ffn_activation.output"
    if features.ffn_dropout:
        instances.append(use(dropout, "ffn_inner_dropout", sizes={hidden: ffn}))
        made = "ffn_inner_dropout.output"
    if features.flag("sub_norms") in ("true", "ffn"):
        instances.append(sub_norm(features, "ffn_sub_norm", made, ffn))
        made = "ffn_sub_norm.output"
    instances.append(use(ffn_down, input=made, bias=features.ffn_bias))
    return Block(tuple(instances), ("ffn_down.output",))


def moe_block(features: Features, input: str) -> Block:
    """Router, routed experts, shared experts and their gate."""
    form = _form(features)
    instances = [
        use(
            router,
            input=input,
            bias=features.router_bias,
            correction=_correction(features),
            score=features.router_score,
            renormalised=features.router_renormalised,
        ),
        use(moe_experts, bias=features.expert_bias, **form, **_side(features)),
    ]
    outputs = ["moe_experts.output"]
    if features.shared != "none":
        # A config states the shared width itself, or how many experts' widths it is.
        sizes = {} if features.shared == "width" else {shared_ffn: shared_count * moe_ffn}
        instances.append(use(shared_experts, input=input, bias=features.ffn_bias, sizes=sizes, **form))
        outputs.append("shared_experts.output")
    if features.shared_gate:
        instances.append(use(shared_gate, input=input))
        outputs[-1] = "shared_gate.output"
    if features.flag("mixture_bias") == "true":
        instances.append(use(added_bias, "mixture_bias"))
    return Block(tuple(instances), tuple(outputs))


def _form(features: Features) -> dict[str, Any]:
    return {"activation": features.activation, "gated": features.gated}


def _side(features: Features) -> dict[str, Any]:
    """A decoder's experts meet other tokens than its encoder's."""
    return {"side": "decoder"} if features.architecture == "encoder_decoder" and features.causal else {}


def _correction(features: Features) -> str:
    """How the library keeps the vector that corrects the choice of experts."""
    return "buffer" if features.router_buffer else features.flag("router_correction", "none")


def feed_forward_block(features: Features, kind: KindSpec, input: str) -> Block:
    """The feed-forward block of a layer kind.

    Raises:
        SpecError: a flavour that neither this file nor a plugin has.
    """
    known: dict[str, BuildBlock] = {name: partial(_of_features, build) for name, build in FLAVOURS.items()}
    known["channel_mix"] = channel_mix
    return builder("ffn", kind.ffn, known)(features, kind, input)


def _of_features(build: Callable[[Features, str], Block], features: Features, kind: KindSpec, input: str) -> Block:
    return build(features, input)


FLAVOURS = {"dense": dense_block, "moe": moe_block}
