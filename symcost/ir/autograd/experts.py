"""Mixtures of experts: what a router keeps of its choice, and the rows' way to the experts and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, experts, hidden, seq, top_k
from symcost.ir.operators import saved

if TYPE_CHECKING:
    from symcost.ir.component import Site
    from symcost.ir.library import Library
    from symcost.ir.tensor import Tensor

# storage, slot, extent a token; the storage "" is the router's input
_Row = tuple[str, str, str]
_INPUT: _Row = ("", "act", "hidden")
_UPCAST: _Row = ("upcast", "FP32", "hidden")
_SCORES: _Row = ("scores_float", "FP32", "experts")
_INDEX: _Row = ("choice", "INT64", "top_k")

ROUTERS: dict[str, tuple[_Row, ...]] = {
    # scores in FP32; the experts get weights in FP32, or cast back
    "float": (_INPUT, _SCORES, _INDEX),
    "cast": (_INPUT, _SCORES, _INDEX),
    # the input too is upcast
    "upcast": (_UPCAST, _SCORES, _INDEX),
    # likewise, and experts outside the chosen groups are masked
    "grouped": (_UPCAST, _SCORES, _INDEX, ("mask", "BOOL", "experts")),
    # the softmax is over the chosen experts alone, in the activations' dtype
    "chosen": (_INPUT, _INDEX, ("weights", "act", "top_k")),
    # the input times noise; scores, chosen ones and their norm in the activations' dtype
    "noisy": (
        _INPUT,
        ("noise", "act", "hidden"),
        ("scores", "act", "experts"),
        _INDEX,
        ("chosen", "act", "top_k"),
        ("norm", "act", "row"),
    ),
}
# Dtype of the weights that a router hands to the experts.
_WEIGHTS = {"float": "FP32", "cast": "act", "upcast": "FP32", "grouped": "FP32", "chosen": "act", "noisy": "act"}


def router(site: Site, library: Library, input: str) -> tuple[Tensor, ...]:
    """Input, scores and choice of a router."""
    rows = batch * seq
    extents = {"hidden": {"hidden": hidden}, "experts": {"experts": experts}, "top_k": {"top_k": top_k}, "row": {}}
    kept = [
        saved(f"{site.name}.{name}" if name else input, slot, tokens=rows, **extents[which])
        for name, slot, which in ROUTERS[library.router]
    ]
    if library.router == "grouped":
        groups, chosen = library.groups
        # the best two experts of each group, the groups chosen by their sum
        kept.append(saved(f"{site.name}.best_two", "INT64", tokens=rows, groups=groups, best=2))
        kept.append(saved(f"{site.name}.chosen_groups", "INT64", tokens=rows, groups=chosen))
    if library.renormalised:
        kept.append(saved(f"{site.name}.sum_float", "FP32", tokens=rows))
        kept.append(saved(f"{site.name}.chosen_float", "FP32", tokens=rows, top_k=top_k))
    return tuple(kept)


def dispatch(site: Site, library: Library, *, biased: bool) -> tuple[Tensor, ...]:
    """Rows in the experts' order, what comes out of them, the weights, and where each row belongs."""
    rows = batch * seq * top_k
    kept = [
        saved(f"{site.name}.permuted", rows=rows, hidden=hidden),
        saved(f"{site.name}.outputs", rows=rows, hidden=hidden),
        saved(f"{site.name}.row_weights", _WEIGHTS[library.router], rows=rows),
    ]
    if library.experts == "loop":
        # one expert at a time: its tokens and their places in the choice, its weighted output
        kept.append(saved(f"{site.name}.places", "INT64", rows=rows, numbers=2))
        return (*kept, saved(f"{site.name}.weighted", rows=rows, hidden=hidden))
    # whence a row comes, where its weight stands, where its result goes, which expert's bias it gets
    kept.append(saved(f"{site.name}.places", "INT64", rows=rows, numbers=4 if biased else 3))
    return (*kept, saved(f"{site.name}.ends", "INT32", experts=experts))
