"""Gated delta rule: a matrix of state a head, decayed, corrected towards each value, read by each query."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import (
    batch,
    chunk,
    cost_exp,
    cost_rsqrt,
    cost_sigmoid,
    cost_softplus,
    linear_key_dim,
    linear_key_heads,
    linear_value_dim,
    linear_value_heads,
    seq,
)
from symcost.ir.autograd import recurrent as autograd
from symcost.ir.caches import state
from symcost.ir.component import Cost, Flops, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

QUERIES_AND_KEYS = 2


@component("gated_delta_rule", group="attention", source="yang2024gdn")
def gated_delta_rule(site: Site, *, inputs: str, gates: str, decay: str = "head") -> Cost:
    """Run the recurrence over a sequence, token by token or in chunks of c tokens.

    Chunked, tokens of a chunk meet through c by c matrices, the correction is two triangular solves, and only
    chunk ends carry the d_k by d_v state. Queries and keys are normed to unit length; decay and step size come from
    two numbers a token and value head, or, where every `channel` of a head decays by itself (Kimi Delta Attention),
    the decay from d_k numbers. Served, the state is held, read and written whole.

    Args:
        inputs: instance whose q, k and v are read. gates: instance whose decay and step are read.
    """
    chunked = site.convention("recurrence") == "chunked"
    heads = batch * seq * linear_value_heads
    forward = _chunked(heads) if chunked else _recurrent(heads)
    t = _operands(decay)
    reads = tuple(t[name] for name in ("q", "k", "v", "decay", "step"))
    written = (t["o"], t["solved"]) if chunked else (t["o"],)
    held = state(site, "state", heads=linear_value_heads, width=linear_key_dim, columns=linear_value_dim)
    widths = {"width": linear_key_dim} if decay == "channel" else {}
    gate_params = (param("dt_bias", heads=linear_value_heads, **widths), param("a_log", heads=linear_value_heads))
    return Cost(
        tensors=(*gate_params, *held, *_kept(site, inputs, gates, chunked, decay)),
        forward=Work(
            (*forward, *_gates(decay)), (Kernel("delta rule", (*reads, *gate_params, *held), (*written, *held)),)
        ),
        backward=Work(
            tuple(Flops(f"gradients of {f.label}", f.unit, f.slot, 2 * f.value) for f in (*forward, *_gates(decay))),
            (
                Kernel(
                    "delta rule backward",
                    (*reads, *gate_params, *written[1:], t["o"].grad),
                    (*(x.grad for x in reads), *(p.grad for p in gate_params)),
                ),
            ),
        ),
    )


def _chunked(heads: Expr) -> tuple[Flops, ...]:
    dk, dv = linear_key_dim, linear_value_dim
    pairs = chunk * heads
    return (
        matmul("K K^T", pairs, dk, slot="compute_a"),
        matmul("triangular solves", pairs, dk + dv, slot="compute_a"),
        matmul("Q K^T", pairs, dk, slot="compute_a"),
        matmul("scores times V", pairs, dv, slot="compute_a"),
        matmul("state read by keys and queries, and updated", 3, heads, dk, dv, slot="compute_a"),
        # decay of each pair: difference, exponential, two products
        vector("decay within a chunk", pairs * (3 + cost_exp)),
    )


def _recurrent(heads: Expr) -> tuple[Flops, ...]:
    dk, dv = linear_key_dim, linear_value_dim
    return (
        matmul("state read by keys and queries, and updated", 3, heads, dk, dv, slot="compute_a"),
        vector("decay of the state", heads * dk * dv),
    )


def _gates(decay: str) -> tuple[Flops, ...]:
    heads = batch * seq * linear_value_heads
    decays = heads * linear_key_dim if decay == "channel" else heads
    normed = batch * seq * QUERIES_AND_KEYS * linear_key_heads
    return (
        vector("decay and step", decays * (3 + cost_softplus + cost_exp) + heads * cost_sigmoid),
        vector("unit length", normed * (3 * linear_key_dim + cost_rsqrt)),
    )


def _operands(decay: str) -> dict[str, Tensor]:
    rows = batch * seq
    keys, values = (
        {"tokens": rows, "heads": linear_key_heads, "width": linear_key_dim},
        {"tokens": rows, "heads": linear_value_heads, "width": linear_value_dim},
    )
    gates = {"tokens": rows, "heads": linear_value_heads}
    return {
        "q": operand("q", **keys),
        "k": operand("k", **keys),
        "v": operand("v", **values),
        "o": operand("o", **values),
        "decay": operand("decay", **gates, **({"width": linear_key_dim} if decay == "channel" else {})),
        "step": operand("step", **gates),
        "solved": operand("solved", tokens=rows, heads=linear_value_heads, chunk=chunk),
    }


def _kept(site: Site, inputs: str, gates: str, chunked: bool, decay: str) -> tuple[Tensor, ...]:
    """Inputs, and the inverted matrix of each chunk; states at chunk ends are computed again."""
    if site.autograd():
        return autograd.delta_rule(site)
    t = _operands(decay)
    made = {
        "q": f"{inputs}.q",
        "k": f"{inputs}.k",
        "v": f"{inputs}.v",
        "decay": f"{gates}.decay",
        "step": f"{gates}.step",
    }
    if chunked:
        made["solved"] = f"{site.name}.solved"
    return tuple(saved(storage, "act", **dict(t[name].shape)) for name, storage in made.items())
