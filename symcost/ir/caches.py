"""Caches of a served model: how many tokens of a sequence a core holds after a step, and the tensors that hold them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.dims import (
    batch,
    block,
    context,
    conv_kernel,
    head_dim,
    kv_heads,
    kv_lora_rank,
    rope_dim,
    window,
)
from symcost.ir.arith import ceil, floor, minimum
from symcost.ir.operators import cache

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.attention import Core
    from symcost.ir.component import Cost, Site
    from symcost.ir.tensor import Tensor

# Mask and window of a core -> name and letter of what it holds.
_NAMES = {
    ("causal", False): ("tokens_held", "H^{+}"),
    ("causal", True): ("window_held", "H^{+}_{w}"),
    ("masked", True): ("window_held", "H^{+}_{w}"),
    ("chunks", False): ("chunk_held", "H^{+}_{c}"),
    ("ngram", False): ("tokens_held", "H^{+}"),
    ("full", False): ("source_held", "H_{e}"),
}


def tokens_held(site: Site, mask: str, windowed: bool) -> Expr:
    """Tokens of a sequence that a core holds after a step, as a derived size.

    Serving engines hold what a next query can see, in whole blocks: a window, or what was begun of a chunk. The
    library holds one token less than the window, since each step adds its own, and keeps chunks as a window; of a
    layer that is masked to a window it knows nothing, and holds every token.

    Args:
        mask, windowed: as for `ir.pairs`; full is cross attention, whose keys are the source's.
    """
    name, letter = _NAMES[mask, windowed]
    value = context
    if site.convention("cache") == "library":
        bounded = (windowed and mask != "masked") or mask == "chunks"
        value = minimum(context, window - 1) if bounded else context
    else:
        if windowed:
            value = minimum(context, window)
        elif mask == "chunks":
            value = context - window * floor(context / window)
        value = block * ceil(value / block)
    return site.define(name, "tokens of a sequence that a layer holds after the step", letter, value)


def keys_and_values(site: Site, mask: str, windowed: bool = False, values: Expr | None = None) -> tuple[Tensor, ...]:
    """What grouped-query attention holds from step to step; nothing in training. `values`: a value head's width."""
    if not site.inference:
        return ()
    extents = {
        "batch": batch,
        "heads": kv_heads,
        "tokens": tokens_held(site, mask, windowed),
        "width": head_dim,
    }
    return cache("keys", **extents), cache("values", **{**extents, "width": values or head_dim})


def looking_back(site: Site, core: Core, mask: str, windowed: bool, *, shared: bool = False) -> Core:
    """The core as it is served: it reads what the model holds; `shared` is what an earlier layer holds."""
    if not site.inference:
        return core
    return replace(core, from_cache=True, caches=() if shared else keys_and_values(site, mask, windowed, core.v_width))


def latent(site: Site, windowed: bool = False) -> tuple[Tensor, ...]:
    """What latent attention holds from step to step, however it runs: the latent and the shared rotary key."""
    if not site.inference:
        return ()
    tokens = {"batch": batch, "tokens": tokens_held(site, "causal", windowed)}
    return cache("latent", **tokens, rank=kv_lora_rank), cache("rotary_key", **tokens, width=rope_dim)


def state(site: Site, name: str, *, library: str = "FP32", **extents: Expr) -> tuple[Tensor, ...]:
    """The state of a recurrence, one for each sequence, whatever its length: FP32 in engines.

    Args:
        library: slot of what the library's own module keeps.
    """
    if not site.inference:
        return ()
    if library != "FP32" and site.convention("cache") == "library":
        return (cache(f"library_{name}", library, batch=batch, **extents),)
    return (cache(name, "FP32", batch=batch, **extents),)


def taps(site: Site, channels: Expr, *, spare: bool = True) -> tuple[Tensor, ...]:
    """The last inputs of a short convolution, in the dtype of activations: those that the next token needs.

    Args:
        spare: the library keeps one more, as wide as the filter.
    """
    if not site.inference:
        return ()
    held = conv_kernel if spare and site.convention("cache") == "library" else conv_kernel - 1
    return (cache("conv_state", "act", batch=batch, channels=channels, taps=held),)


def stored(cost: Cost, made: Tensor, *instead: Tensor) -> Cost:
    """The cost whose forward writes other tensors in place of `made`: of what it makes, parts go into a cache."""
    kernels = []
    for kernel in cost.forward.kernels:
        writes = [part for tensor in kernel.writes for part in (instead if tensor == made else (tensor,))]
        kernels.append(replace(kernel, writes=tuple(writes)))
    return replace(cost, forward=replace(cost.forward, kernels=tuple(kernels)))
