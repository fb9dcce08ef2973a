"""Attention core of multi-head latent attention, expanded (training) or absorbed (decode)."""

from symcost.dims import heads, kv_lora_rank, nope_dim, rope_dim, v_head_dim
from symcost.ir.attention import Core, attention, keys, pairs
from symcost.ir.component import Cost, Site, component


@component("attention_core", group="attention", source="deepseekai2024v2")
def mla_attention_core(
    site: Site, *, inputs: tuple[str, str, str], rotary: str = "full", dropout: bool = False, windowed: bool = False
) -> Cost:
    """Attention over heads of d_n + d_r for queries and keys and d_v for values.

    Absorbed, every query head attends to one shared key of r_kv + d_r and one shared value of r_kv, the latent.
    Rotary embedding turns n query heads and the one shared rotary key.
    """
    absorbed = site.convention("mla") == "absorbed"
    q, k, v = inputs
    core = Core(
        q=q,
        k=k,
        v=v,
        pairs=pairs(site, "causal", windowed),
        keys=keys(site, "causal", windowed),
        heads=heads,
        kv_heads=heads**0 if absorbed else heads,
        qk_width=kv_lora_rank + rope_dim if absorbed else nope_dim + rope_dim,
        v_width=kv_lora_rank if absorbed else v_head_dim,
        v_in_k=absorbed,
        dropout=dropout,
        rotated=(heads + 1) * rope_dim,
    )
    return attention(site, core)
