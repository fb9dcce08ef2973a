"""Attention core of multi-head latent attention, expanded (training) or absorbed (decode)."""

from symcost.dims import batch, heads, kv_lora_rank, nope_dim, rope_dim, v_head_dim
from symcost.ir.attention import Core, attention
from symcost.ir.caches import latent
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import cache
from symcost.ir.pairs import chosen_keys, chosen_pairs, keys, pairs


@component("attention_core", group="attention", source="deepseekai2024v2")
def mla_attention_core(
    site: Site,
    *,
    inputs: tuple[str, str, str],
    rotary: str = "full",
    dropout: bool = False,
    windowed: bool = False,
    chosen: bool = False,
) -> Cost:
    """Attention over heads of d_n + d_r for queries and keys and d_v for values.

    Absorbed, every query head attends to one shared key of r_kv + d_r and one shared value of r_kv, the latent.
    Rotary embedding turns n query heads and the one shared rotary key. Served, the latent and the rotary key are held,
    whichever form runs; expanded, keys and values are made anew in every step. `chosen`: by an indexer, for each query.
    """
    absorbed = site.convention("mla") == "absorbed"
    q, k, v = inputs
    expanded = site.inference and not absorbed
    few = chosen and site.inference and absorbed
    touched = chosen_keys(site) if few else keys(site, "causal", windowed)
    core = Core(
        q=q,
        k=k,
        v=v,
        pairs=chosen_pairs(site) if chosen else pairs(site, "causal", windowed),
        keys=touched,
        heads=heads,
        kv_heads=heads**0 if absorbed else heads,
        qk_width=kv_lora_rank + rope_dim if absorbed else nope_dim + rope_dim,
        v_width=kv_lora_rank if absorbed else v_head_dim,
        v_in_k=absorbed,
        dropout=dropout,
        rotated=(heads + 1) * rope_dim if rotary != "none" else 0,
        from_cache=site.inference and absorbed,
        caches=latent(site, windowed),
        # What keys of all heads share is read where it is held; the rest was made for this step.
        beside=(cache("rotary_key", tokens=batch * touched, width=rope_dim),) if expanded else (),
        made_width=nope_dim if expanded else None,
    )
    return attention(site, core)
