"""Norm of queries and keys before the attention core."""

from symcost.dims import batch, head_dim, heads, kv_heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import layer_norm_cost, rms_norm_cost

# form -> (rows a token, width of a row) for queries and keys
FORMS = {
    "head": ((heads, head_dim), (kv_heads, head_dim)),
    "full": ((1, heads * head_dim), (1, kv_heads * head_dim)),
}


@component("qk_norm", group="attention", source="henry2020qknorm")
def qk_norm(
    site: Site, *, inputs: tuple[str, str], form: str = "head", norm: str = "rms", offset: bool = False, bias: bool = False
) -> Cost:
    """Norm every head with one weight of d (`head`), or all heads together with a weight as wide (`full`)."""
    rows = batch * seq
    total = Cost()
    for name, storage, (each, width) in zip(("q", "k"), inputs, FORMS[form], strict=True):
        if norm == "rms":
            total += rms_norm_cost(site, storage, rows * each, width, weight=f"{name}_weight", offset=offset)
        else:
            total += layer_norm_cost(site, storage, rows * each, width, weight=f"{name}_weight", bias=bias)
    return total
