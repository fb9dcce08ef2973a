"""What attention cores share: their sizes, and the kernels of an eager or a flash core."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_exp, cost_tanh, seq
from symcost.ir.attention_core import Core as Core
from symcost.ir.autograd import attention as autograd
from symcost.ir.component import Cost, Flops, Kernel, Site, Work
from symcost.ir.operators import matmul, operand, saved, vector

if TYPE_CHECKING:
    from symcost.ir.tensor import Tensor


def attention(site: Site, core: Core) -> Cost:
    """Tensors kept, FLOPs and kernels of a core, eager or flash as the convention says."""
    flash = site.convention("attention") == "flash"
    hardware = flash and site.convention("flops") == "hardware"
    forward, backward = (_flash_kernels if flash else _eager_kernels)(core)
    return Cost(
        tensors=(*core.learned, *core.caches, *_kept(site, core, flash)),
        forward=Work(_forward_flops(core), forward),
        backward=Work(_backward_flops(core, recomputes=hardware), backward),
    )


def _forward_flops(core: Core) -> tuple[Flops, ...]:
    pair_heads = batch * core.pairs * core.heads
    found = [
        matmul("Q K^T", pair_heads, core.qk_width, slot="compute_a"),
        matmul("P V", pair_heads, core.v_width, slot="compute_a"),
        # scale; row maximum, subtract, exponential, row sum, divide
        vector("scale and softmax", pair_heads * (4 + cost_exp + cost_div)),
    ]
    if core.softcap:
        # divide, tanh, multiply
        found.append(vector("soft cap", pair_heads * (1 + cost_div + cost_tanh)))
    if core.score_bias or core.bias_read:
        found.append(vector("score bias", pair_heads))
    if core.sinks:
        # one more term of each row's maximum and sum
        found.append(vector("sinks", batch * seq * core.heads * (3 + cost_exp)))
    if core.dropout:
        found.append(vector("dropout", 2 * pair_heads))
    if core.rotated != 0:
        found.append(vector("rotary embedding", 3 * batch * seq * core.rotated))
    return tuple(found)


def _backward_flops(core: Core, *, recomputes: bool) -> tuple[Flops, ...]:
    pair_heads = batch * core.pairs * core.heads
    found = [
        matmul("gradient of P", pair_heads, core.v_width, slot="compute_a", targets=("q", "k")),
        matmul("gradient of V", pair_heads, core.v_width, slot="compute_a", targets=("v",)),
        matmul("gradient of Q", pair_heads, core.qk_width, slot="compute_a", targets=("q",)),
        matmul("gradient of K", pair_heads, core.qk_width, slot="compute_a", targets=("k",)),
        # product with P, row sum, subtract, product, scale
        vector("softmax gradient", 5 * pair_heads),
    ]
    if recomputes:
        found.append(matmul("scores recomputed", pair_heads, core.qk_width, slot="compute_a"))
        found.append(vector("probabilities recomputed", pair_heads * (2 + cost_exp)))
    if core.softcap:
        found.append(vector("soft cap gradient", 3 * pair_heads))
    if core.bias_read:
        found.append(vector("score bias gradient", pair_heads))
    if core.sinks:
        # probability of the sink, its product with the row's sum, and the sum over rows
        found.append(vector("sinks gradient", batch * seq * core.heads * (3 + cost_exp)))
    if core.dropout:
        found.append(vector("dropout gradient", 2 * pair_heads))
    if core.rotated != 0:
        found.append(vector("rotary gradient", 3 * batch * seq * core.rotated))
    return tuple(found)


def _flash_kernels(core: Core) -> tuple[tuple[Kernel, ...], tuple[Kernel, ...]]:
    t = core.operands()
    q, k, v, o, lse, delta = (t[name] for name in ("q", "k", "v", "o", "lse", "delta"))
    learned, inputs = (*core.learned, *core.bias), (q, k, *core.beside) if core.v_in_k else (q, k, v, *core.beside)
    forward = (Kernel("flash", (*inputs, *learned), (o, lse)),)
    backward = (
        Kernel("flash preprocess", (o, o.grad), (delta,)),
        Kernel(
            "flash backward",
            (*inputs, o.grad, lse, delta, *learned),
            tuple(t.grad for t in (*inputs, *learned)),
        ),
    )
    return forward, backward


def _eager_kernels(core: Core) -> tuple[tuple[Kernel, ...], tuple[Kernel, ...]]:
    t = core.operands()
    q, k, v, o = (t[name] for name in ("q", "k", "v", "o"))
    scores, probabilities = operand("scores", **core.square), operand("probabilities", **core.square)
    dropped, mask = operand("dropped", **core.square), operand("mask", "BOOL", **core.square)
    capped = (operand("capped", **core.square),) if core.softcap else ()
    used, learned = dropped if core.dropout else probabilities, (*core.learned, *core.bias)
    forward = [
        Kernel("scores", (q, k, *core.beside), (scores,)),
        Kernel("softmax", (scores, *learned), (probabilities, *capped)),
    ]
    backward = [
        Kernel("gradient of V", (o.grad, used), (v.grad,)),
        Kernel("gradient of P", (o.grad, v), (used.grad,)),
    ]
    if core.dropout:
        forward.append(Kernel("dropout", (probabilities,), (dropped, mask)))
        backward.append(Kernel("dropout backward", (dropped.grad, mask), (probabilities.grad,)))
    forward.append(Kernel("values", (used, v), (o,)))
    backward += [
        Kernel(
            "softmax backward",
            (probabilities.grad, probabilities, *capped, *core.learned),
            (scores.grad, *(t.grad for t in learned)),
        ),
        Kernel("gradient of Q", (scores.grad, k), (q.grad,)),
        Kernel("gradient of K", (scores.grad, q), (k.grad,)),
    ]
    return tuple(forward), tuple(backward)


def _kept(site: Site, core: Core, flash: bool) -> tuple[Tensor, ...]:
    if library := site.autograd():
        return autograd.core(site, library, core, flash=flash)
    rows, keys = batch * seq, batch * core.keys
    kept = [saved(core.q, tokens=rows, heads=core.heads, width=core.qk_width)]
    if core.k:
        kept.append(saved(core.k, tokens=keys, heads=core.kv_heads, width=core.qk_width))
    if core.v and not core.v_in_k:
        kept.append(saved(core.v, tokens=keys, heads=core.kv_heads, width=core.v_width))
    if flash:
        kept.append(saved(f"{site.name}.output", tokens=rows, heads=core.heads, width=core.v_width))
        if site.convention("activations") != "paper":
            kept.append(saved(f"{site.name}.log_sum_exp", "FP32", tokens=rows, heads=core.heads))
        return tuple(kept)
    kept.append(saved(f"{site.name}.probabilities", **core.square))
    if core.softcap:
        kept.append(saved(f"{site.name}.capped", **core.square))
    if core.dropout:
        kept.append(saved(f"{site.name}.dropout_mask", "BOOL", **core.square))
        kept.append(saved(f"{site.name}.dropped", **core.square))
    return tuple(kept)
