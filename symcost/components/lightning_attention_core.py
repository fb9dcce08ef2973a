"""Core of lightning attention: causal linear attention in blocks, with one decay a head."""

from symcost.dims import batch, chunk, head_dim, heads, seq
from symcost.ir.arith import floor
from symcost.ir.caches import state
from symcost.ir.component import Cost, Flops, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, saved, vector


@component("attention_core", group="attention", source="qin2024lightning")
def lightning_attention_core(site: Site, *, inputs: str) -> Cost:
    """Attend within a block by b by b products, and to all before it through a d by d state.

    Full blocks of b tokens and a shorter last one cost 4 b^2 d + 4 b d^2 each and head; token by token it is 4 d^2.
    Served, the state is held, read and written whole; the library keeps it in the dtype of activations.

    Args:
        inputs: instance whose q, k and v (as many heads each) are read and kept.
    """
    rows, shape = batch * seq, {"tokens": batch * seq, "heads": heads, "width": head_dim}
    q, k, v, o = (operand(name, **shape) for name in ("q", "k", "v", "o"))
    update = matmul("state read by Q and updated by K^T V", 2, rows, heads, head_dim, head_dim, slot="compute_a")
    forward: tuple[Flops, ...] = (update, vector("decay", rows * heads * head_dim))
    if site.convention("recurrence") == "chunked":
        blocks = floor(seq / chunk)
        rest = seq - blocks * chunk
        pairs = batch * heads * (blocks * chunk**2 + rest**2)
        forward = (matmul("Q K^T and P V", 2, pairs, head_dim, slot="compute_a"), update, vector("decay", 2 * pairs))
    held = state(site, "state", library="act", heads=heads, width=head_dim, columns=head_dim)
    return Cost(
        tensors=held + tuple(saved(f"{inputs}.{name}", **shape) for name in ("q", "k", "v")),
        forward=Work(forward, (Kernel("lightning", (q, k, v, *held), (o, *held)),)),
        backward=Work(
            tuple(Flops(f"gradients of {f.label}", f.unit, f.slot, 2 * f.value) for f in forward),
            (Kernel("lightning backward", (q, k, v, o.grad), (q.grad, k.grad, v.grad)),),
        ),
    )
