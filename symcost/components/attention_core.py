"""Attention core: scores, softmax, weighted values. GQA changes no FLOPs, only the keys and values stored."""

from symcost.dims import head_dim, heads, kv_heads, rope_dim, seq, v_head_dim
from symcost.ir.attention import Core, attention
from symcost.ir.caches import looking_back
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import param
from symcost.ir.pairs import block, keys, ngram_pairs, pairs, random_block_pairs

# Keys of a stored row of scores, where those are not all.
ROWS = {"blocks": block, "random_blocks": lambda: random_block_pairs() / seq, "ngram": lambda: ngram_pairs() / seq}
ROTATED = {"full": (heads + kv_heads) * head_dim, "partial": (heads + kv_heads) * rope_dim, "none": 0}


@component("attention_core", group="attention", source="vaswani2017attention")
def attention_core(
    site: Site,
    *,
    inputs: tuple[str, str, str],
    mask: str = "causal",
    windowed: bool = False,
    rotary: str = "full",
    dropout: bool = False,
    softcap: bool = False,
    sinks: bool = False,
    score_bias: bool = False,
    bias_read: bool = False,
    shared: bool = False,
    own_value_width: bool = False,
) -> Cost:
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see.

    Rotary embeddings turn q and k as they are loaded: three FLOPs an element, no traffic and no tensor of their
    own. `sinks` is a learned logit a head in the softmax (gpt-oss); `score_bias` adds a bias to every score (ALiBi),
    which a kernel makes from the positions; `bias_read` one that was learned, with a gradient (T5). `mask` is a word
    of `ir.pairs`. Served, a core that looks back reads what the model holds; `shared`: of an earlier one.
    """
    core = Core(
        *inputs,
        pairs=pairs(site, mask, windowed),
        keys=keys(site, mask, windowed),
        heads=heads,
        kv_heads=kv_heads,
        qk_width=head_dim,
        v_width=v_head_dim if own_value_width else head_dim,
        dropout=dropout,
        softcap=softcap,
        score_bias=score_bias,
        bias_read=bias_read,
        row=ROWS[mask]() if mask in ROWS else None,
        causal=mask in ("causal", "masked", "chunks", "ngram"),
        sinks=param("sinks", heads=heads) if sinks else None,
        rotated=ROTATED[rotary],
    )
    return attention(site, looking_back(site, core, mask, windowed, shared=shared) if core.causal else core)
