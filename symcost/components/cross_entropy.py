"""Cross entropy of the next token."""

from symcost.dims import batch, cost_div, cost_exp, cost_log, embed, seq, vocab, vocab_padded
from symcost.ir.component import Cost, Flops, Kernel, Site, Work, component
from symcost.ir.operators import operand, saved, vector
from symcost.ir.pieces import piecewise
from symcost.ir.tensor import Tensor


@component("cross_entropy", group="loss", source="pytorch-cross-entropy")
def cross_entropy(site: Site, *, padded: bool = False, by_pieces: str = "", made_from: str = "") -> Cost:
    """Log-softmax over the vocabulary and the negative log-likelihood of each target.

    Eager, the logits are copied to FP32 and the FP32 log-softmax is kept. Fused, one kernel reads the logits and
    writes their gradient in their place; nothing but the loss is kept. `padded`: over the vocabulary rounded up for
    its shards. `by_pieces`: the logits come piece by piece. `chunked`, each is read once and gone, and is made again in
    backward from `made_from`, what the head reads; `fused_linear`, the head's kernels read its gradient before the next
    piece is made, and nothing is kept.
    """
    rows, columns = batch * seq, vocab_padded if padded else vocab
    logits, targets = operand("logits", tokens=rows, vocab=columns), operand("targets", "INT64", tokens=rows)
    forward = vector("log-softmax", rows * columns * (4 + cost_exp)), vector("likelihood", rows * (1 + cost_log))
    backward = vector("softmax minus target", rows * columns * (1 + cost_exp + cost_div))
    logits = piecewise(logits) if by_pieces else logits
    in_place = Work(forward, (Kernel("fused loss", (logits, targets), (logits.grad,)),))
    if by_pieces == "chunked":
        rerun = forward if site.convention("flops") == "hardware" else ()
        return Cost(
            tensors=(saved(made_from, tokens=rows, embed=embed), saved(f"{site.name}.targets", "INT64", tokens=rows)),
            forward=Work(forward, (Kernel("fused loss", (logits, targets), ()),)),
            backward=Work((backward, *rerun), (Kernel("fused loss gradient", (logits, targets), (logits.grad,)),)),
        )
    if by_pieces:
        return Cost(forward=in_place, backward=Work((backward,)))
    if site.convention("loss") == "fused":
        scale = Kernel("scale gradient", (logits.grad,), (logits.grad,))
        return Cost(forward=in_place, backward=Work((backward,), (scale,)))
    return _eager(site.name, logits, targets, forward, backward)


def _eager(name: str, logits: Tensor, targets: Tensor, forward: tuple[Flops, ...], backward: Flops) -> Cost:
    shape = dict(logits.shape)
    rows = shape["tokens"]
    upcast, normed = operand("logits_fp32", "FP32", **shape), operand("log_softmax", "FP32", **shape)
    kernels = (
        Kernel("upcast", (logits,), (upcast,)),
        Kernel("log-softmax", (upcast,), (normed,)),
        Kernel("likelihood", (targets,), ()),
    )
    gradient = (
        Kernel("log-softmax backward", (normed, targets), (upcast,)),
        Kernel("downcast", (upcast,), (logits.grad,)),
    )
    return Cost(
        tensors=(saved(f"{name}.log_softmax", "FP32", **shape), saved(f"{name}.targets", "INT64", tokens=rows)),
        forward=Work(forward, kernels),
        backward=Work((backward,), gradient),
        # The head's output is the model's: it is there until the loss has handed back its gradient.
        held=(logits,),
    )
