"""Language-model head: one logit for each token of the vocabulary."""

from symcost.dims import batch, cost_div, cost_tanh, embed, seq, vocab, vocab_padded
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import borrowed, linear, operand, param, saved, vector

SOFTCAP = 1 + cost_div + cost_tanh


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
) -> Cost:
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there.

    A tied weight's gradient is added to the embedding's: one more read of it. `padded`: FLOPs and logits are those of
    the vocabulary rounded up for its shards; the parameters stay those of the vocabulary.
    """
    rows, columns = batch * seq, vocab_padded if padded else vocab
    weight = param("w_head", **{"in": embed, "out": vocab})
    logits = operand("logits", tokens=rows, vocab=columns)
    cost = linear(
        weight,
        operand("x", tokens=rows, embed=embed),
        logits,
        rows,
        embed,
        columns,
        bias=param("b_head", out=vocab) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=rows, embed=embed),))
    each = (1 if scaled else 0) + (SOFTCAP if softcap else 0)
    if each:
        # The scale's gradient needs no logits; the soft cap's needs what it gave.
        reads = (logits.grad, logits) if softcap else (logits.grad,)
        cost += Cost(
            forward=Work(
                (vector("scale and soft cap", each * rows * columns),), (Kernel("scale", (logits,), (logits,)),)
            ),
            backward=Work(
                (vector("scale gradient", (scaled + 3 * softcap) * rows * columns),),
                (Kernel("scale gradient", reads, (logits.grad,)),),
            ),
        )
    if softcap:
        cost += Cost(tensors=(saved(f"{site.name}.capped", tokens=rows, vocab=columns),))
    return borrowed(cost, weight) if tied else cost
