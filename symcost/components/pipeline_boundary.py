"""Boundary of a pipeline's stages: the stream's rows to the next stage, their gradient to the one in front."""

from __future__ import annotations

from symcost.dims import batch, first_stage, hidden, last_stage, pp, seq, vpp
from symcost.ir.arith import minimum
from symcost.ir.component import Collective, Cost, Site, Work, component
from symcost.ir.operators import operand


@component("pipeline_boundary", group="other", source="narayanan2021megatron")
def pipeline_boundary(site: Site) -> Cost:
    """Send every chunk's result on, but for the last chunk of all; and every chunk's gradient back, but for the first.

    A stage of several chunks sends as often as it has chunks: stages follow one another in a ring.
    """
    stream = operand("stream", tokens=batch * seq, hidden=hidden)
    several = minimum(1, pp - 1)
    forward = Collective("send", "pp", stream, pp, several * (vpp - last_stage))
    backward = Collective("send", "pp", stream.grad, pp, several * (vpp - first_stage))
    return Cost(forward=Work(collectives=(forward,)), backward=Work(collectives=(backward,)))
