"""The record of an attention core: sizes, flags, and the operands that kernels read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.dims import batch, context, seq
from symcost.ir.operators import cache, operand

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


@dataclass(frozen=True)
class Core:
    """Sizes and flags of one attention core.

    Attributes:
        q, k, v: storages of its inputs; keys and values without one are an earlier layer's, which keeps them.
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
        from_cache: keys and values are read where the model holds them from step to step.
        caches: what it owns of that. beside: what it reads of a cache beside keys and values made for this step, and
            made_width: how wide those keys are.
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
    from_cache: bool = False
    caches: tuple[Tensor, ...] = ()
    beside: tuple[Tensor, ...] = ()
    made_width: Expr | None = None

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
        read = cache if self.from_cache else operand
        return {
            "q": operand("q", tokens=rows, heads=n, width=self.qk_width),
            "k": read("k", tokens=keys, heads=k, width=self.made_width or self.qk_width),
            "v": read("v", tokens=keys, heads=k, width=self.v_width),
            "o": operand("o", tokens=rows, heads=n, width=self.v_width),
            "lse": operand("lse", "FP32", tokens=rows, heads=n),
            "delta": operand("delta", "FP32", tokens=rows, heads=n),
        }
