"""Real-gated linear recurrent unit: a number of state a channel, decayed by a gate of the input (Griffin)."""

from symcost.dims import (
    batch,
    cost_exp,
    cost_gelu,
    cost_rsqrt,
    cost_sigmoid,
    cost_softplus,
    inner,
    seq,
    ssm_head_dim,
    ssm_heads,
)
from symcost.ir.caches import state
from symcost.ir.component import Cost, Flops, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector


@component("rg_lru", group="attention", source="de2024griffin")
def rg_lru(site: Site, *, input: str, gate: str) -> Cost:
    """Gate the input and the decay by two block-diagonal matmuls, run the recurrence, multiply by GELU of a branch.

    Blocks are as many as attention has heads. Per channel: h = a h + sqrt(1 - a^2) (i x), a a power of the decay by
    its gate. Vector work but for the two gates; the scan is one kernel. Inputs, both gates and the states are kept.
    Served, the state of each channel is held in FP32.

    Args:
        input: storage of the filtered branch. gate: storage of the other branch.
    """
    rows = batch * seq
    blocks = {"heads": ssm_heads, "in": ssm_head_dim, "out": ssm_head_dim}
    weights = (param("w_input", **blocks), param("w_decay", **blocks))
    biases = (param("b_input", width=inner), param("b_decay", width=inner))
    own = (*weights, *biases, param("decay", width=inner))
    names = ("x", "branch", "input_gate", "decay_gate", "states", "y")
    x, branch, *gates, states, y = (operand(name, tokens=rows, width=inner) for name in names)
    held = state(site, "state", width=inner)
    each, gated = rows * inner, matmul("gates", 2 * rows, ssm_heads, ssm_head_dim, ssm_head_dim)
    elementwise = (
        vector("biases and logistic", 2 * each * (1 + cost_sigmoid)),
        vector("decay", inner * cost_softplus + each * (2 + cost_exp)),
        # 1 - a^2 and its root, two products into the input; decay and sum; the branch
        vector("input, recurrence and branch", each * (7 + cost_rsqrt + cost_gelu)),
    )
    forward = (gated, *elementwise)
    kept = {input: x, gate: branch, **{f"{site.name}.{t.name}": t for t in (*gates, states)}}
    reads = (x, branch, *own)
    return Cost(
        tensors=(*own, *held, *(saved(storage, "act", **dict(t.shape)) for storage, t in kept.items())),
        forward=Work(forward, (Kernel("RG-LRU", (*reads, *held), (y, *gates, states, *held)),)),
        backward=Work(
            tuple(Flops(f"gradients of {f.label}", f.unit, f.slot, 2 * f.value) for f in forward),
            (Kernel("RG-LRU backward", (*reads, *gates, states, y.grad), tuple(t.grad for t in reads)),),
        ),
    )
