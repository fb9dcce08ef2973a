"""Norm of queries and keys before the attention core."""

from symcost.dims import batch, head_dim, heads, kv_heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost

# Extent -> rows a token, width of a row and weights, for queries and for keys.
EXTENTS = {
    "head": ((heads, head_dim, 1), (kv_heads, head_dim, 1)),
    "head_each": ((heads, head_dim, heads), (kv_heads, head_dim, kv_heads)),
    "full": ((1, heads * head_dim, 1), (1, kv_heads * head_dim, 1)),
}


@component("qk_norm", group="attention", source="henry2020qknorm")
def qk_norm(site: Site, *, inputs: tuple[str, str], extent: str = "head", form: str = "rms") -> Cost:
    """Norm queries and keys: a kernel for each.

    `head`: every head by itself, with one weight of d for all (Qwen3). `head_each`: every head with a weight of its
    own (Cohere, StableLM). `full`: all heads of a token together, with a weight as wide (OLMo 2).
    """
    total = Cost()
    for name, storage, (each, width, sets) in zip(("q", "k"), inputs, EXTENTS[extent], strict=True):
        total += norm_cost(site, storage, batch * seq * each, width, form=form, prefix=f"{name}_", sets=sets)
    return total
