"""Mixing by a Fourier transform along the sequence, scaled by a row of a table chosen for each token."""

from symcost.dims import Dim, add, batch, hidden, seq
from symcost.ir.arith import log
from symcost.ir.component import Cost, Site, component, use
from symcost.ir.operators import elementwise, frozen, gathered, linear, operand, param, saved
from symcost.layers.block import Block

filters = add(Dim("filters", r"n_{\mathrm{fil}}", "rows of the table of filters"))

# Multiplications and additions of a transform of n points, an n log n of base 2: about five each.
TRANSFORM_FLOPS = 5


@component("fourier_mixer", group="attention", source="leethorp2022fnet")
def fourier_mixer(site: Site, *, input: str) -> Cost:
    """Transform along tokens, scale by the filter of each token's bucket, project.

    The buckets are made by a frozen matrix and no gradient flows through them; of the table only the rows that
    tokens ask for are read.
    """
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    table = param("filters", filters=filters, hidden=hidden)
    chosen = gathered(table, rows)
    transform = TRANSFORM_FLOPS * rows * hidden * log(seq) / log(2)
    buckets = linear(
        frozen("w_bucket", **{"in": hidden, "out": filters}),
        x,
        operand("bucket", tokens=rows, filters=filters),
        rows,
        hidden,
        filters,
        x_needs_gradient=False,
    )
    return buckets + Cost(
        tensors=(table, saved(input, tokens=rows, hidden=hidden)),
        forward=elementwise("transform and scale", (x, chosen), (y,), transform + rows * hidden),
        backward=elementwise("gradients", (y.grad, x, chosen), (x.grad, table.grad), 2 * transform + 2 * rows * hidden),
    )


def fourier_block(features, kind, input):
    """The mixer alone stands where attention does."""
    return Block((use(fourier_mixer, input=input),), ("fourier_mixer.output",))


BLOCKS = {"attention": {"fourier": fourier_block}}
