"""Words for widths that people write in several ways, and the products that a pattern of such words stands for."""

from __future__ import annotations

from functools import lru_cache
from itertools import product as combinations

from symcost.audit.monomial import Product, product, product_text

# Word -> the ways of writing it. Widths that are customarily equal stand together: n heads of d are the hidden width
# in most models, and the feed-forward block is four of it.
WORDS = {
    "T": "batch*seq | batch*target_seq | batch*context | batch*patches | images*patches | batch*positions",
    "H": "hidden | embed",
    "Q": "heads*head_dim | hidden | heads*v_head_dim",
    "K": "kv_heads*head_dim | heads*head_dim | hidden | head_dim",
    "F": "ffn | hidden",
    "FE": "moe_ffn",
    "FS": "shared_ffn | shared_experts*moe_ffn | shared_experts*shared_ffn | moe_ffn",
    "W": "hidden | ffn | heads*head_dim | embed",
    "V": "vocab | vocab_padded",
    # Query and key positions that meet; one new token meets the whole context.
    "BP": "batch*seq*seq | batch*seq*context | batch*context | batch*seq*window | batch*window | batch*pairs"
    " | batch*target_seq*target_seq | batch*target_seq*seq | batch*seq*target_seq | batch*target_seq*context"
    " | batch*window*window | batch*context*window | images*patches*patches | batch*patches*patches",
    # A stored score matrix.
    "BS": "batch*seq*seq | batch*seq*context | batch*context | batch*seq*window | batch*target_seq*target_seq"
    " | batch*target_seq*seq | batch*target_seq*context | images*patches*patches | batch*patches*patches | batch*pairs",
    "E": "experts",
    "EH": "experts | experts_hit",
    "TE": "batch*seq*top_k | experts",
}
# One new token a sequence; one token alone.
_ONE_TOKEN = " | batch |"


@lru_cache(maxsize=4096)
def products(pattern: str, *, one_token: bool = False) -> frozenset[Product]:
    """Every product that a pattern such as `T*H*F` may be written as.

    Args:
        one_token: whether a step of one token is spoken of, so that no length need stand there.
    """
    if not pattern:
        return frozenset((product(""),))
    ways = []
    for word in pattern.split("*"):
        text = WORDS.get(word, word)
        if one_token and word == "T":
            text += _ONE_TOKEN
        ways.append([way.strip() for way in text.split("|")])
    return frozenset(product("*".join(filter(None, choice))) for choice in combinations(*ways))


def usual(pattern: str) -> str:
    """The usual way of writing a pattern, as text: `batch*seq*hidden`."""
    words = (WORDS.get(word, word).partition("|")[0].strip() for word in pattern.split("*") if word)
    return product_text(product("*".join(words)))
