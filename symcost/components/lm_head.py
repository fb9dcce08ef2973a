"""Language-model head: one logit for each token of the vocabulary."""

from symcost.dims import batch, cost_div, cost_tanh, embed, seq, vocab, vocab_padded
from symcost.ir import pieces
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import borrowed, elementwise, linear, operand, param, saved
from symcost.ir.tensor import Tensor


@component("lm_head", group="head", source="vaswani2017attention")
def lm_head(
    site: Site,
    *,
    input: str,
    tied: bool = False,
    bias: bool = False,
    scaled: bool = False,
    softcap: bool = False,
    padded: bool = False,
    spare_bias: bool = False,
    every: bool = False,
    by_pieces: str = "",
) -> Cost:
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there.

    A tied weight's gradient is added to the embedding's: one more read of it. `padded`: FLOPs and logits are those of
    the vocabulary rounded up for its shards; the parameters stay those of the vocabulary.
    `spare_bias`: the library's module holds a second bias that nothing reads (an untied BERT).
    Served, a decoder's prompt may get the logits of its last token alone; `every`: each token gets its own.
    `by_pieces`: how a loss takes the logits piece by piece, each of which reads the weight and adds to its gradient;
    `chunked`, a piece is made once more in backward, and `fused_linear`, both gradients are made beside it.
    """
    last = site.inference and not every and site.convention("logits") == "last"
    rows, columns = batch if last else batch * seq, vocab_padded if padded else vocab
    weight = param("w_head", **{"in": embed, "out": vocab})
    logits = operand("logits", tokens=rows, vocab=columns)
    logits = pieces.piecewise(logits) if by_pieces else logits
    x, added = operand("x", tokens=rows, embed=embed), param("b_head", out=vocab) if bias else None
    cost = linear(weight, x, logits, rows, embed, columns, bias=added)
    cost = pieces.by_pieces(cost, tied=tied) if by_pieces else cost
    cost += _scaling(logits, scaled=scaled, softcap=softcap) if scaled or softcap else Cost()
    if by_pieces == "chunked" and site.convention("flops") == "hardware":
        cost += Cost(backward=pieces.again(cost.forward, logits))
    cost += Cost(tensors=(saved(input, tokens=rows, embed=embed),))
    if softcap and not by_pieces:
        cost += Cost(tensors=(saved(f"{site.name}.capped", tokens=rows, vocab=columns),))
    cost += Cost(tensors=(param("b_spare", out=vocab),)) if spare_bias else Cost()
    return borrowed(cost, weight) if tied else cost


def _scaling(logits: Tensor, *, scaled: bool, softcap: bool) -> Cost:
    """A constant and a soft cap in one kernel; only the cap's gradient needs what it gave."""
    # cap: divide, tanh, multiply; backward square, subtract, multiply
    forward = int(scaled) + (1 + cost_div + cost_tanh if softcap else 0)
    backward = int(scaled) + 3 * softcap
    reads = (logits.grad, logits) if softcap else (logits.grad,)
    return Cost(
        forward=elementwise("scale and soft cap", (logits,), (logits,), forward * logits.elements),
        backward=elementwise("scale gradient", reads, (logits.grad,), backward * logits.elements),
    )
