"""What attention cores share: keys touched, pairs of query and key positions, kernels of an eager or flash core."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.dims import batch, context, cost_div, cost_exp, cost_tanh, seq, window
from symcost.ir.arith import floor, maximum, minimum, rational
from symcost.ir.autograd import attention as autograd
from symcost.ir.component import Cost, Flops, Kernel, Site, Work
from symcost.ir.operators import matmul, operand, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


def keys(site: Site, mask: str, windowed: bool) -> Expr:
    """Keys that the queries of a sequence touch, as a derived size: what a core reads and keeps of K and V.

    All of the context; behind a window those that any query sees; in chunks those from the start of the chunk that the
    first query stands in. Arguments as for `pairs`.
    """
    if mask == "full" or not (windowed or mask == "chunks"):
        return context
    name, letter = ("chunk_keys", "C_{c}") if mask == "chunks" else ("window_keys", "C_{w}")
    first = window * floor((context - seq) / window)
    value = context - first if mask == "chunks" else _in_window()
    return site.define(name, "keys that a sequence's queries touch", letter, value)


def _in_window() -> Expr:
    """Keys that any of S queries sees behind a window: its first query looks back furthest."""
    return minimum(context, seq + window - 1)


def pairs(site: Site, mask: str, windowed: bool) -> Expr:
    """Query and key positions that meet, per sequence and head, as a derived size.

    Where every pair counts, those of the queries and the keys at hand: masked matrices of a windowed layer have no
    columns for what no query sees. A library that keeps chunks as a window computes as much there.

    Args:
        mask: causal (query i sees the context before the queries and itself), full (encoders, cross attention),
            chunks (causal, within chunks of `window` positions: Llama 4), or blocks (queries see the keys of their own
            block of `window` tokens, which runs as a sequence of its own).
        windowed: at most `window` keys a query, itself included; with a full mask, `window` // 2 on each side.
    """
    if mask == "full" and not windowed:
        return seq * context
    if mask == "blocks":
        return seq * block()
    chosen = site.convention("pairs")
    behind_window = mask != "full" and (windowed or mask == "chunks")
    every = seq * (_in_window() if behind_window else context)
    value = every
    if chosen == "causal":
        value = _two_sided() if mask == "full" else _chunked() if mask == "chunks" else _causal(windowed)
    elif chosen == "causal_half" and mask != "full":
        value = every * rational(1, 2)
    name, letter = NAMES.get((mask, windowed), ("two_sided_pairs", "P_{2w}"))
    return site.define(name, "query-key pairs of a sequence and head", letter, value)


NAMES = {
    ("causal", False): ("pairs", "P"),
    ("causal", True): ("window_pairs", "P_{w}"),
    ("chunks", False): ("chunk_pairs", "P_{c}"),
}


def block() -> Expr:
    """Keys of a block of a sequence cut into equal blocks, the last of which is whole."""
    return minimum(window, seq)


def _causal(windowed: bool) -> Expr:
    """Keys summed over queries: query i of S, behind C - S cached tokens, sees C - S + i + 1 keys or the window."""
    cached = context - seq
    if not windowed:
        return seq * cached + seq * (seq + 1) * rational(1, 2)
    partial = maximum(0, minimum(window - cached, seq))  # queries that see less than a whole window
    return partial * cached + partial * (partial + 1) * rational(1, 2) + (seq - partial) * window


def _chunked() -> Expr:
    """Keys summed over queries that see their own chunk up to themselves, the cached tokens' queries taken out."""
    return _of_whole_chunks(context) - _of_whole_chunks(context - seq)


def _of_whole_chunks(length: Expr) -> Expr:
    """Pairs of a sequence cut into causal chunks, the last one shorter."""
    chunks = floor(length / window)
    rest = length - chunks * window
    return (chunks * window * (window + 1) + rest * (rest + 1)) * rational(1, 2)


def _two_sided() -> Expr:
    radius = minimum(floor(window * rational(1, 2)), seq - 1)
    return seq * (2 * radius + 1) - radius * (radius + 1)


@dataclass(frozen=True)
class Core:
    """Sizes and flags of one attention core.

    Attributes:
        q, k, v: storages of its inputs.
        pairs: query-key pairs of a sequence and head (FLOPs); stored matrices are queries times keys whatever it is.
        heads, kv_heads: query heads; key and value heads.
        qk_width, v_width: widths of a query-key head and of a value head.
        dropout: on the probabilities. softcap: scores pass through a scaled tanh.
        score_bias: a bias that the kernel makes is added to every score (ALiBi).
        bias_read: a learned bias of every head, query and key is read and added (T5); all sequences share it.
        sinks: a learned logit a head that takes part in the softmax, or None.
        v_in_k: values are the first columns of the keys (absorbed latent attention): one operand, one storage.
        keys: how many its queries touch. row: how many a stored row of scores has, where that is not all of them.
        causal: later keys are masked.
        rotated: elements of q and k that one token's rotary embedding turns; 0 without.
    """

    q: str
    k: str
    v: str
    pairs: Expr
    heads: Expr
    kv_heads: Expr
    qk_width: Expr
    v_width: Expr
    dropout: bool = False
    softcap: bool = False
    score_bias: bool = False
    bias_read: bool = False
    sinks: Tensor | None = None
    v_in_k: bool = False
    causal: bool = False
    rotated: Expr | int = 0
    keys: Expr = context
    row: Expr | None = None

    @property
    def bias(self) -> tuple[Tensor, ...]:
        """The learned bias as kernels read it."""
        shared = {axis: extent for axis, extent in self.square.items() if axis != "batch"}
        return (operand("bias", **shared),) if self.bias_read else ()

    @property
    def learned(self) -> tuple[Tensor, ...]:
        """Parameters of its own."""
        return (self.sinks,) if self.sinks else ()

    @property
    def square(self) -> dict[str, Expr]:
        """Extents of a stored score matrix, queries times keys for each head whatever `pairs` counts."""
        keys = self.keys if self.row is None else self.row
        return {"batch": batch, "heads": self.heads, "queries": seq, "keys": keys}

    def operands(self) -> dict[str, Tensor]:
        rows, keys, n, k = batch * seq, batch * self.keys, self.heads, self.kv_heads
        return {
            "q": operand("q", tokens=rows, heads=n, width=self.qk_width),
            "k": operand("k", tokens=keys, heads=k, width=self.qk_width),
            "v": operand("v", tokens=keys, heads=k, width=self.v_width),
            "o": operand("o", tokens=rows, heads=n, width=self.v_width),
            "lse": operand("lse", "FP32", tokens=rows, heads=n),
            "delta": operand("delta", "FP32", tokens=rows, heads=n),
        }


def attention(site: Site, core: Core) -> Cost:
    """Tensors kept, FLOPs and kernels of a core, eager or flash as the convention says."""
    flash = site.convention("attention") == "flash"
    hardware = flash and site.convention("flops") == "hardware"
    forward, backward = (_flash_kernels if flash else _eager_kernels)(core)
    return Cost(
        tensors=(*core.learned, *_kept(site, core, flash)),
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
        matmul("gradient of P", pair_heads, core.v_width, slot="compute_a"),
        matmul("gradient of V", pair_heads, core.v_width, slot="compute_a"),
        matmul("gradient of Q", pair_heads, core.qk_width, slot="compute_a"),
        matmul("gradient of K", pair_heads, core.qk_width, slot="compute_a"),
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
    learned, inputs = (*core.learned, *core.bias), (q, k) if core.v_in_k else (q, k, v)
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
        Kernel("scores", (q, k), (scores,)),
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
    kept = [
        saved(core.q, tokens=rows, heads=core.heads, width=core.qk_width),
        saved(core.k, tokens=keys, heads=core.kv_heads, width=core.qk_width),
    ]
    if not core.v_in_k:
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
