"""Mixtures of experts as grouped matmuls: what a router keeps of its choice, and the rows' way there and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, experts, hidden, seq, top_k
from symcost.ir.operators import saved

if TYPE_CHECKING:
    from symcost.ir.component import Site
    from symcost.ir.library import Library
    from symcost.ir.tensor import Tensor

# Dtype of the weights that a router hands to the experts, and whether it upcasts its input to FP32.
ROUTERS: dict[str, tuple[str, bool]] = {
    "float": ("FP32", False),
    "cast": ("act", False),
    "upcast": ("FP32", True),
    "grouped": ("FP32", True),
    # scores of the chosen experts alone, in the activations' dtype
    "chosen": ("act", False),
}


def router(site: Site, library: Library, input: str) -> tuple[Tensor, ...]:
    """Input, scores and choice of a router."""
    rows, upcast = batch * seq, ROUTERS[library.router][1]
    kept = [saved(f"{site.name}.index_int64", "INT64", tokens=rows, top_k=top_k)]
    if upcast:
        kept.append(saved(f"{site.name}.upcast", "FP32", tokens=rows, hidden=hidden))
    else:
        kept.append(saved(input, tokens=rows, hidden=hidden))
    if library.router == "chosen":
        return (*kept, saved(f"{site.name}.weights", tokens=rows, top_k=top_k))
    kept.append(saved(f"{site.name}.scores", "FP32", tokens=rows, experts=experts))
    if library.router == "grouped":
        kept += _groups(site, library)
    if library.renormalised:
        kept.append(saved(f"{site.name}.sum", "FP32", tokens=rows))
        kept.append(saved(f"{site.name}.chosen", "FP32", tokens=rows, top_k=top_k))
    return tuple(kept)


def _groups(site: Site, library: Library) -> list[Tensor]:
    """The best two experts of each group, the groups chosen by their sum, and the mask of the others' experts."""
    rows, (groups, chosen) = batch * seq, library.groups
    return [
        saved(f"{site.name}.best_two", "INT64", tokens=rows, groups=groups, best=2),
        saved(f"{site.name}.group_index", "INT64", tokens=rows, groups=chosen),
        saved(f"{site.name}.mask", "BOOL", tokens=rows, experts=experts),
    ]


def dispatch(site: Site, library: Library, *, biased: bool) -> tuple[Tensor, ...]:
    """Rows in the experts' order and what they give, the index of each copy, the experts' ends, the weights."""
    rows = batch * seq * top_k
    # whence a row comes, where its weight stands, where its result goes, which expert's bias it gets
    copies = 4 if biased else 3
    return (
        saved(f"{site.name}.permuted", rows=rows, hidden=hidden),
        saved(f"{site.name}.outputs", rows=rows, hidden=hidden),
        saved(f"{site.name}.row_index", "INT64", rows=rows, copies=copies),
        saved(f"{site.name}.ends", "INT32", experts=experts),
        saved(f"{site.name}.row_weights", ROUTERS[library.router][0], rows=rows),
    )
