"""A whole feed-forward block as one component: experts, shared experts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.dims import batch, experts, hidden, seq, top_k
from symcost.ir.activations import feed_forward_middle
from symcost.ir.arith import minimum
from symcost.ir.autograd import experts as autograd
from symcost.ir.component import Cost, Kernel, Site, Work
from symcost.ir.operators import linear, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


@dataclass(frozen=True)
class Block:
    """One feed-forward block.

    Attributes:
        input: storage of its rows. rows: how many; width: its inner width.
        copies: how many weight sets it stores (experts), or None for one; visited: how many a token uses; hit: how
            many a kernel reads.
        reads, makes: names of its input and output in the component that holds it.
    """

    input: str
    rows: Expr
    width: Expr
    activation: str
    gated: bool
    bias: bool = False
    copies: Expr | None = None
    visited: Expr | None = None
    hit: Expr | None = None
    reads: str = "x"
    makes: str = "y"

    def weight(self, name: str, **extents: Expr) -> Tensor:
        """A parameter, one for each copy; `active` is what one token visits."""
        if self.copies is None:
            return param(name, **extents)
        one = param(name, **extents).elements
        return param(name, active=one * self.visited, experts=self.copies, **extents)

    def read(self, name: str, **extents: Expr) -> Tensor | None:
        """What forward and input gradient read of a stored weight: only the experts hit."""
        return None if self.hit is None else operand(name, "param", experts=self.hit, **extents)


def feed_forward(site: Site, block: Block) -> Cost:
    """Up (and gate), activation, down: three kernels forward; the weight gradients write every copy."""
    rows, outer = block.rows, (2 if block.gated else 1) * block.width
    x, up = operand(block.reads, rows=rows, hidden=hidden), operand("gate_up", rows=rows, width=outer)
    product, y = operand("product", rows=rows, width=block.width), operand(block.makes, rows=rows, hidden=hidden)
    up_extents, down_extents = {"in": hidden, "out": outer}, {"in": block.width, "out": hidden}
    return (
        linear(
            block.weight("w_up", **up_extents),
            x,
            up,
            rows,
            hidden,
            outer,
            bias=block.weight("b_up", out=outer) if block.bias else None,
            label="up",
            parts=2 if block.gated else 1,
            weights_read=block.read("w_up", **up_extents),
        )
        + _middle(site, block)
        + linear(
            block.weight("w_down", **down_extents),
            product,
            y,
            rows,
            block.width,
            hidden,
            bias=block.weight("b_down", out=hidden) if block.bias else None,
            label="down",
            weights_read=block.read("w_down", **down_extents),
        )
        + Cost(
            tensors=(
                saved(block.input, rows=rows, hidden=hidden),
                saved(f"{site.name}.product", rows=rows, width=block.width),
            )
        )
    )


def _middle(site: Site, block: Block) -> Cost:
    """Experts have gate and up of one weight."""
    joined = block.copies is not None
    sizes = (block.rows, block.width, block.activation)
    return feed_forward_middle(
        site.name, *sizes, gated=block.gated, site=site, result="product", joined=joined, halves="gate_up"
    )


def dispatch(site: Site, *, biased: bool = False) -> Cost:
    """Copy each token's row to its K experts and add their weighted outputs: permute and combine, K rows a token.

    Args:
        biased: the experts have biases.
    """
    tokens, rows = batch * seq, batch * seq * top_k
    x, permuted = operand("x", tokens=tokens, hidden=hidden), operand("permuted", rows=rows, hidden=hidden)
    outputs, y = operand("outputs", rows=rows, hidden=hidden), operand("y", tokens=tokens, hidden=hidden)
    weights, index = operand("weights", rows=rows), operand("index", "INT32", rows=rows)
    return Cost(
        tensors=_kept_of_dispatch(site, rows, biased=biased),
        forward=Work(
            (vector("weigh and combine", 2 * rows * hidden),),
            (Kernel("permute", (x, index), (permuted,)), Kernel("combine", (outputs, weights, index), (y,))),
        ),
        backward=Work(
            (vector("combine gradient", 3 * rows * hidden), vector("permute gradient", rows * hidden)),
            (
                Kernel("combine backward", (y.grad, outputs, weights, index), (outputs.grad, weights.grad)),
                Kernel("permute backward", (permuted.grad, index), (x.grad,)),
            ),
        ),
    )


def _kept_of_dispatch(site: Site, rows: Expr, *, biased: bool) -> tuple[Tensor, ...]:
    if library := site.autograd():
        return autograd.dispatch(site, library, biased=biased)
    # Router weights multiply what comes out of the experts, so their gradient needs it.
    kept = [saved(f"{site.name}.{name}", rows=rows, hidden=hidden) for name in ("permuted", "outputs")]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.row_map", "INT32", rows=rows))
    return tuple(kept)


def experts_hit(site: Site, side: str = "") -> Expr:
    """Experts whose weights a kernel reads: as many as rows are routed, as even routing hits, or those of one token.

    `side` tells those of a decoder from those of its encoder, which has other tokens, and those of attention from those
    of feed-forward blocks, which ranks may share.
    """
    values = {
        "min": minimum(experts, batch * seq * top_k),
        "expected": experts * (1 - (1 - top_k / experts) ** (batch * seq)),
        "least": top_k,
    }
    value = values[site.convention("expert_hits")]
    name, letter = ("experts_hit", "hit") if not side else (f"experts_hit_{side}", f"hit, {side[:3]}")
    return site.define(name, "experts that at least one token visits", f"E_{{\\mathrm{{{letter}}}}}", value)
