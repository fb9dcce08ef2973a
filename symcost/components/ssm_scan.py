"""Selective scan of a state-space layer: Mamba-1 elementwise, Mamba-2 in chunks by matrix products."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import (
    batch,
    chunk,
    cost_exp,
    cost_silu,
    cost_softplus,
    inner,
    seq,
    ssm_groups,
    ssm_head_dim,
    ssm_heads,
    state,
)
from symcost.ir import caches
from symcost.ir.autograd import recurrent as autograd
from symcost.ir.component import Cost, Flops, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


@component("ssm_scan", group="attention", source="gu2024mamba")
def ssm_scan(site: Site, *, inputs: tuple[str, str, str], gate: str = "", c: str = "", sets: Expr | int = 1) -> Cost:
    """Mamba-1: a state of N elements a channel, decayed and driven by each token, read by C.

    Only the read is a contraction; everything else is elementwise over channels and state. A fused kernel keeps its
    inputs and computes the states again. `gate`: storage of the branch whose SiLU multiplies the result.

    Args:
        inputs: storages of x (inner), of the step sizes (inner), and of B and C together (2N).
        c: storage of C where it is a tensor of its own.
        sets: how many B and C there are; channels share theirs.
    """
    rows = batch * seq
    channels = {"tokens": rows, "inner": inner}
    x, step, y = operand("x", **channels), operand("step", **channels), operand("y", **channels)
    drives = {"tokens": rows, "width": sets * 2 * state}
    mixing = operand("b_and_c", **drives)
    weights = (param("a_log", inner=inner, state=state), param("d", inner=inner))
    kept = [saved(inputs[0], **channels), saved(inputs[1], **channels), saved(inputs[2], **drives)]
    if gate:
        kept.append(saved(gate, **channels))
    if site.autograd():
        kept = list(autograd.selective_scan(site, c))
    reads = [x, step, mixing]
    cells = rows * inner * state
    forward = [
        matmul("state times C", cells, slot="compute_a"),
        # step times A and its exponential; step times B times x; decay and sum
        vector("discretise and update", cells * (5 + cost_exp)),
        vector("step size and skip", rows * inner * (2 + cost_softplus)),
    ]
    if gate:
        reads.append(operand("z", **channels))
        forward.append(vector("gate", rows * inner * (1 + cost_silu)))
    held = caches.state(site, "state", inner=inner, state=state)
    return _with_backward(tuple(forward), (*weights, *kept), tuple(reads), weights, y, held)


@component("ssm_scan", group="attention", source="dao2024mamba2")
def ssd_scan(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Mamba-2: one decay a head, so that a chunk of Q tokens is matrix products; scores are shared by a group.

    Args:
        inputs: storages of x, B and C together (inner + 2 G N), and of the step sizes, one a head.
    """
    rows = batch * seq
    chunked = site.convention("recurrence") == "chunked"
    x, y = operand("x", tokens=rows, inner=inner), operand("y", tokens=rows, inner=inner)
    mixing = operand("b_and_c", tokens=rows, features=2 * ssm_groups * state)
    step = operand("step", tokens=rows, heads=ssm_heads)
    weights = (param("a_log", heads=ssm_heads), param("d", heads=ssm_heads), param("dt_bias", heads=ssm_heads))
    kept: tuple[Tensor, ...] = (
        saved(inputs[0], tokens=rows, channels=inner + 2 * ssm_groups * state),
        saved(inputs[1], tokens=rows, heads=ssm_heads),
    )
    if site.autograd():
        kept = autograd.chunked_scan(site)
    forward = (*_ssd_flops(rows, chunked), vector("step size and skip", rows * ssm_heads * (2 + cost_softplus)))
    held = caches.state(site, "state", heads=ssm_heads, width=ssm_head_dim, state=state)
    return _with_backward(forward, (*weights, *kept), (x, mixing, step), weights, y, held)


def _ssd_flops(rows: Expr, chunked: bool) -> tuple[Flops, ...]:
    cells = rows * ssm_heads * ssm_head_dim * state
    state_work = matmul("state written by B and read by C", 2, cells, slot="compute_a")
    if not chunked:
        return state_work, vector("decay of the state", cells * 2)
    return (
        matmul("C B^T", rows, chunk, state, ssm_groups, slot="compute_a"),
        matmul("scores times X", rows, chunk, ssm_heads, ssm_head_dim, slot="compute_a"),
        state_work,
        vector("decay within a chunk", rows * chunk * ssm_heads * (2 + cost_exp)),
    )


def _with_backward(
    forward: tuple[Flops, ...],
    tensors: tuple[Tensor, ...],
    reads: tuple[Tensor, ...],
    weights: tuple[Tensor, ...],
    y: Tensor,
    held: tuple[Tensor, ...],
) -> Cost:
    """A scan whose backward costs each of its operations twice: once for each factor.

    Args:
        held: the state, where it goes from step to step: read and written whole.
    """
    backward = tuple(Flops(f"gradients of {f.label}", f.unit, f.slot, 2 * f.value) for f in forward)
    gradients = (*(x.grad for x in reads), *(w.grad for w in weights))
    return Cost(
        tensors=(*tensors, *held),
        forward=Work(forward, (Kernel("scan", (*reads, *weights, *held), (y, *held)),)),
        backward=Work(backward, (Kernel("scan backward", (*reads, *weights, y.grad), gradients),)),
    )
