"""Cross entropy of the next token."""

from symcost.dims import batch, cost_div, cost_exp, cost_log, seq, vocab, vocab_padded
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, saved, vector


@component("cross_entropy", group="loss", source="pytorch-cross-entropy")
def cross_entropy(site: Site, *, padded: bool = False) -> Cost:
    """Log-softmax over the vocabulary and the negative log-likelihood of each target.

    Eager, the logits are copied to FP32 and the FP32 log-softmax is kept. Fused, one kernel reads the logits and
    writes their gradient in their place; nothing but the loss is kept. `padded`: over the vocabulary rounded up for
    its shards.
    """
    rows, columns = batch * seq, vocab_padded if padded else vocab
    logits = operand("logits", tokens=rows, vocab=columns)
    upcast, normed = operand("logits_fp32", "FP32", tokens=rows, vocab=columns), f"{site.name}.log_softmax"
    log_softmax = operand("log_softmax", "FP32", tokens=rows, vocab=columns)
    targets = operand("targets", "INT64", tokens=rows)
    forward = vector("log-softmax", rows * columns * (4 + cost_exp)), vector("likelihood", rows * (1 + cost_log))
    backward = (vector("softmax minus target", rows * columns * (1 + cost_exp + cost_div)),)
    if site.convention("loss") == "fused":
        return Cost(
            forward=Work(forward, (Kernel("fused loss", (logits, targets), (logits.grad,)),)),
            backward=Work(backward, (Kernel("scale gradient", (logits.grad,), (logits.grad,)),)),
        )
    kernels = (
        Kernel("upcast", (logits,), (upcast,)),
        Kernel("log-softmax", (upcast,), (log_softmax,)),
        Kernel("likelihood", (targets,), ()),
    )
    return Cost(
        tensors=(
            saved(normed, "FP32", tokens=rows, vocab=columns),
            saved(f"{site.name}.targets", "INT64", tokens=rows),
        ),
        forward=Work(forward, kernels),
        backward=Work(
            backward,
            (
                Kernel("log-softmax backward", (log_softmax, targets), (upcast,)),
                Kernel("downcast", (upcast,), (logits.grad,)),
            ),
        ),
        # The head's output is the model's: it is there until the loss has handed back its gradient.
        held=(logits,),
    )
