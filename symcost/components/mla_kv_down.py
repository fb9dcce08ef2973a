"""MLA: hidden states to the latent of keys and values and the shared rotary key; the latent's norm."""

from symcost.dims import batch, hidden, kv_lora_rank, rope_dim, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import cache, linear, operand, param, saved


@component("mla_kv_down", group="attention", source="deepseekai2024v2")
def mla_kv_down(site: Site, *, input: str, bias: bool = False) -> Cost:
    """Compress each token to the latent of rank r_kv and one rotary key of width d_r; norm the latent.

    Served, both go where the model holds them.
    """
    rows, width = batch * seq, kv_lora_rank + rope_dim
    down = linear(
        param("w_dkv", **{"in": hidden, "out": width}),
        operand("x", tokens=rows, hidden=hidden),
        (cache if site.inference else operand)("c_kv", tokens=rows, out=width),
        rows,
        hidden,
        width,
        bias=param("b_dkv", out=width) if bias else None,
    )
    norm = norm_cost(site, f"{site.name}.latent", rows, kv_lora_rank, prefix="norm_", reads="c_kv")
    return down + norm + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))
