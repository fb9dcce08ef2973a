"""RWKV's two blocks: time mix with the WKV recurrence, channel mix with a squared rectifier and a gate."""

from __future__ import annotations

from sympy import Integer

from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.components.linear_projection import linear_projection
from symcost.components.output_projection import output_projection
from symcost.components.receptance_gate import receptance_gate
from symcost.components.token_shift import token_shift
from symcost.components.wkv import wkv
from symcost.dims import head_dim, heads, inner
from symcost.ir.component import use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block


def time_mix(features: Features, kind: KindSpec, input: str) -> Block:
    """Key, value and receptance of shifted tokens, the recurrence, the way back."""
    names = ("key", "value", "receptance")
    projections = [
        use(linear_projection, f"{name}_projection", input=f"token_shift.{name}", outer=inner) for name in names
    ]
    instances = (
        use(token_shift, input=input, mixes=len(names)),
        *projections,
        use(wkv, inputs=tuple(f"{name}_projection.y" for name in names)),
        use(output_projection, input="wkv.output", sizes={heads: Integer(1), head_dim: inner}),
    )
    return Block(instances, ("output_projection.output",))


def channel_mix(features: Features, kind: KindSpec, input: str) -> Block:
    """Up, squared rectifier, down, and a gate, over shifted tokens."""
    instances = (
        use(token_shift, "channel_shift", input=input, mixes=2),
        use(ffn_up, input="channel_shift.key", gated=False, bias=False),
        use(ffn_activation, input="ffn_up", activation=features.activation, gated=False),
        use(ffn_down, input="ffn_activation.output", bias=False),
        use(receptance_gate, inputs=("channel_shift.receptance", "ffn_down.output")),
    )
    return Block(instances, ("receptance_gate.output",))
