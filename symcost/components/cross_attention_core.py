"""Attention core of a decoder's queries over the encoder's keys and values."""

from symcost.dims import head_dim, heads, kv_heads
from symcost.ir.attention import Core, attention
from symcost.ir.caches import keys_and_values
from symcost.ir.component import Cost, Site, component
from symcost.ir.pairs import pairs


@component("cross_attention_core", group="attention", source="vaswani2017attention")
def cross_attention_core(site: Site, *, inputs: tuple[str, str, str], dropout: bool = False, held: bool = True) -> Cost:
    """Weigh each value of the encoder's tokens by the softmax of its key's product with the decoder's query.

    Every query sees every key, under every convention of pairs. S counts queries, C keys: the decoder puts its own
    length and the encoder's in their places. Nothing rotates: the two sides have positions of their own. Served, keys
    and values are made once and `held`.
    """
    q, k, v = inputs
    core = Core(
        q=q,
        k=k,
        v=v,
        pairs=pairs(site, "full", windowed=False),
        heads=heads,
        kv_heads=kv_heads,
        qk_width=head_dim,
        v_width=head_dim,
        dropout=dropout,
        from_cache=site.inference and held,
        caches=keys_and_values(site, "full") if held else (),
    )
    return attention(site, core)
