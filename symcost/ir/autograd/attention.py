"""Attention cores: separate matmuls around a softmax, or one fused operator and what it hands to its backward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, rope_dim, seq
from symcost.ir.arith import ceil, rational
from symcost.ir.operators import saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from sympy import Expr

    from symcost.ir.attention_core import Core
    from symcost.ir.component import Site
    from symcost.ir.library import Library
    from symcost.ir.tensor import Tensor

# The efficient operator's statistics are rounded up to a multiple of this many queries.
_QUERY_BLOCK = 32


def core(site: Site, library: Library, core: Core, *, flash: bool) -> tuple[Tensor, ...]:
    """What a core keeps, the result that the output projection reads not among it.

    Recomputed, it keeps what came in and, fused, what went out: the operands made from them are its internals.
    """
    if site.convention("recompute") == "selective":
        return (*_in_front(library, core), *_inputs(library, core))
    return (*_in_front(library, core), *_KERNELS[library.kernel if flash else "eager"](site, library, core))


def _in_front(library: Library, core: Core) -> list[Tensor]:
    """What is made between projection and core: own cosines and sines, what was clamped, places of key and value."""
    maker = core.v.partition(".")[0]
    kept = [saved(f"{maker}.rotary_tables", tables=2, queries=seq, width=rope_dim)] if library.tables else []
    if library.clamped:
        kept.append(saved(f"{maker}.unclamped", tokens=batch * seq, width=_joined(core)))
    return [*kept, saved(f"{maker}.places", "INT64", values=2)] if library.fused_qkv == "copies" else kept


def _joined(core: Core) -> Expr:
    """Width of one projection to queries, keys and values."""
    return (core.heads + core.kv_heads) * core.qk_width + core.kv_heads * core.v_width


def _inputs(library: Library, core: Core) -> list[Tensor]:
    """Queries, keys and values; values of a fused projection are a view of all of it."""
    rows, keys = batch * seq, batch * core.keys
    sizes = {
        core.q: {"tokens": rows, "heads": core.heads, "width": core.qk_width},
        core.k: {"tokens": keys, "heads": core.kv_heads, "width": core.qk_width},
        core.v: {"tokens": keys, "heads": core.kv_heads, "width": core.v_width},
    }
    if library.fused_qkv != "views":
        return [saved(storage, **extents) for storage, extents in sizes.items()]
    maker = core.v.partition(".")[0]
    own = [name for name in (core.q, core.k) if core.rotated != 0 or name.partition(".")[0] != maker]
    return [*(saved(name, **sizes[name]) for name in own), saved(f"{maker}.qkv", tokens=rows, width=_joined(core))]


def _eager(site: Site, library: Library, core: Core) -> list[Tensor]:
    """Operands of both matmuls, each a copy with every head by itself, and the softmax's result."""
    heads = {"batch": batch, "heads": core.heads}
    kept = [
        saved(f"{site.name}.queries", **heads, queries=seq, width=core.qk_width),
        saved(f"{site.name}.keys", **heads, keys=core.keys, width=core.qk_width),
        saved(f"{site.name}.values", **heads, keys=core.keys, width=core.v_width),
        *_softmax(site, library, core),
    ]
    if core.softcap:
        kept.append(saved(f"{site.name}.capped", **core.square))
    if core.dropout:
        kept.append(saved(f"{site.name}.dropout_mask", "BOOL", **core.square))
    return kept


def _softmax(site: Site, library: Library, core: Core) -> list[Tensor]:
    """Its result, and what the second matmul reads where that is another tensor: cast, dropped, or both."""
    if core.sinks is not None:
        square = {**core.square, "keys": core.keys + 1}
        per_row = {"batch": batch, "heads": core.heads, "queries": seq}
        return [saved(f"{site.name}.with_sink", **square), saved(f"{site.name}.largest", "INT64", **per_row)]
    if library.softmax == "float":
        return [
            saved(f"{site.name}.softmax_float", "FP32", **core.square),
            saved(f"{site.name}.weights", **core.square),
        ]
    kept = [saved(f"{site.name}.probabilities", **core.square)]
    return [*kept, saved(f"{site.name}.dropped", **core.square)] if core.dropout else kept


def _flash(site: Site, library: Library, core: Core) -> list[Tensor]:
    """Operands, result, log-sum-exp, and the random state of three 8-byte numbers.

    Heads of one width alone: narrower values are padded, and the result is cut.
    """
    rows = {"tokens": batch * seq, "heads": core.heads}
    kept = _inputs(library, core)
    padded = core.qk_width != core.v_width
    if padded:
        kept[-1] = saved(f"{site.name}.padded_values", tokens=batch * core.keys, heads=core.heads, width=core.qk_width)
    if padded or library.layout == "heads":
        kept.append(saved(f"{site.name}.kernel_output", **rows, width=core.qk_width))
    return [
        *kept,
        saved(f"{site.name}.output", **rows, width=core.v_width),
        saved(f"{site.name}.log_sum_exp", "FP32", **rows),
        *([] if library.on_cpu else [saved(f"{site.name}.random_state", "UINT64", values=3)]),
    ]


def _score_bias(site: Site, library: Library, core: Core) -> list[Tensor]:
    """The bias with the mask in it, and the mask; cross attention reads zeros that the first layer made for all."""
    places = {"queries": seq, "keys": core.keys}
    kept = [saved(f"{site.name}.masked", "BOOL", **places)] if core.causal else []
    if core.bias_read or library.bias == "make":
        kept.append(saved(f"{site.name}.score_bias", heads=core.heads, **places))
    return kept


def _efficient(site: Site, library: Library, core: Core) -> list[Tensor]:
    """As flash, with a bias of the scores; statistics of whole blocks of queries, a random state of two numbers."""
    queries = _QUERY_BLOCK * ceil(seq * rational(1, _QUERY_BLOCK))
    return [
        *_inputs(library, core),
        *_score_bias(site, library, core),
        saved(f"{site.name}.output", tokens=batch * seq, heads=core.heads, width=core.v_width),
        saved(f"{site.name}.log_sum_exp", "FP32", batch=batch, heads=core.heads, queries=queries),
        saved(f"{site.name}.random_state", "INT64", values=2),
    ]


_KERNELS: dict[str, Callable[[Site, Library, Core], list[Tensor]]] = {
    "eager": _eager,
    "flash": _flash,
    "efficient": _efficient,
}
