"""MLA: keys and values of every head from the latent, or, absorbed, queries into and values out of it."""

from symcost.dims import batch, heads, kv_lora_rank, nope_dim, seq, v_head_dim
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import cache, linear, operand, param, saved
from symcost.ir.pairs import keys


@component("mla_kv_up", group="attention", source="deepseekai2024v2")
def mla_kv_up(site: Site, *, input: str, windowed: bool = False) -> Cost:
    """Project the latent to n keys of d_n and n values of d_v.

    Absorbed, the same weights carry each query into the latent space and each result out of it: as many
    multiply-adds per query token as expanding one token's keys and values. Served, every key that is touched is
    expanded in every step, from where its latent is held.
    """
    absorbed = site.convention("mla") == "absorbed"
    held = site.inference and not absorbed
    rows = batch * (keys(site, "causal", windowed) if held else seq)
    width = heads * (nope_dim + v_head_dim)
    return linear(
        param("w_ukv", **{"in": kv_lora_rank, "out": width}),
        (cache if held else operand)("latent", tokens=rows, rank=kv_lora_rank),
        operand("kv", tokens=rows, out=width),
        rows,
        kv_lora_rank,
        width,
        label="absorbed projections" if absorbed else "X W",
    ) + Cost(tensors=(saved(input, tokens=rows, rank=kv_lora_rank),))
