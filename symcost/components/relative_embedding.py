"""Table of distances: one vector for each bucket of distances, read by every layer (DeBERTa)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import buckets, hidden
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import param

if TYPE_CHECKING:
    from sympy import Expr


@component("relative_embedding", group="embedding", source="he2021deberta")
def relative_embedding(site: Site, *, rows: Expr = buckets, normed: bool = False) -> Cost:
    """Hold a vector for each of `buckets` distances, of which `rows` are read, behind a norm where it is `normed`."""
    table = param("w_distance", buckets=buckets, hidden=hidden)
    if normed:
        return Cost(tensors=(table,)) + norm_cost(site, f"{site.name}.rows", rows, hidden, form="layer", prefix="norm_")
    return Cost(tensors=(table,))
