"""Words for widths that people write in several ways, and the products that a pattern of such words stands for."""

from __future__ import annotations

from functools import lru_cache
from itertools import product as combinations

from symcost.audit.monomial import Product, product, product_text

# Word -> the ways of writing it. Widths that are customarily equal stand together: n heads of d are the hidden width
# in most models, and the feed-forward block is four of it.
WORDS = {
    "T": "batch*seq | batch*target_seq | batch*context | batch*patches | images*patches | batch*positions",
    # Tokens, or their rows in the experts that they visit.
    "TR": "batch*seq | batch*seq*top_k | batch*target_seq | batch*target_seq*top_k",
    # Rows of a table of positions that are read.
    "SP": "seq | target_seq | batch*seq | batch*target_seq | patches | positions | batch*patches",
    "TP": "batch*patches | images*patches | batch*seq",
    "PX": "channels*patch*patch | channels*temporal_patch*patch*patch",
    "H": "hidden | embed",
    "Q": "heads*head_dim | hidden | heads*v_head_dim",
    # What a mixer hands to its output projection.
    "O": "heads*head_dim | hidden | heads*v_head_dim | inner | ssm_heads*ssm_head_dim"
    " | linear_value_heads*linear_value_dim",
    # What a norm in a layer goes over.
    "R": "hidden | embed | dt_rank | state | inner",
    # Widths of linear attention and of state-space layers.
    "L": "inner | ssm_heads*ssm_head_dim | linear_key_heads*linear_key_dim | linear_value_heads*linear_value_dim"
    " | linear_key_heads | linear_key_dim | linear_key_dim*linear_value_heads"
    " | linear_value_heads | ssm_heads | state*ssm_groups | state | dt_rank | hidden | heads*head_dim",
    # The state of a linear attention; words that only some formulas may use have no way of writing here.
    "SQ": "lightning",
    "PB": "bias",
    "K": "kv_heads*head_dim | heads*head_dim | hidden | head_dim",
    "F": "ffn",
    "N": "positions",
    "FE": "moe_ffn",
    "FS": "shared_ffn | shared_experts*moe_ffn | shared_experts*shared_ffn | moe_ffn",
    "W": "hidden | ffn | heads*head_dim | embed",
    "V": "vocab | vocab_padded | labels",
    # Query and key positions that meet; one new token meets the whole context.
    "BP": "batch*seq*seq | batch*seq*context | batch*context | batch*seq*window | batch*window | batch*pairs"
    " | batch*target_seq*target_seq | batch*target_seq*seq | batch*seq*target_seq | batch*target_seq*context"
    " | batch*window*window | batch*context*window | images*patches*patches | batch*patches*patches",
    # A stored score matrix.
    "BS": "batch*seq*seq | batch*seq*context | batch*context | batch*seq*window | batch*target_seq*target_seq"
    " | batch*target_seq*seq | batch*target_seq*context | images*patches*patches | batch*patches*patches | batch*pairs",
    # Pairs of places, once for all sequences.
    "SB": "seq*context | seq*seq | target_seq*target_seq | target_seq*context | seq*context*heads | seq*seq*heads"
    " | target_seq*target_seq*heads | target_seq*context*heads",
    "E": "experts",
    "EH": "experts | experts_hit | experts_hit_decoder",
    "TE": "batch*seq*top_k | experts",
}
# What a claim may say of itself, and the ways of writing that it adds.
ONE_TOKEN, ACTIVE, CUSTOMARY, LONGEST = "one_token", "active", "customary", "longest"
LINEAR, RECURRENT, BIASED = "linear", "recurrent", "biased"
PATCHED, IMAGED, PROBED = "patched", "imaged", "probed"
_ALSO = {
    # One new token a sequence, or one token alone: no length stands there.
    ONE_TOKEN: {"T": "batch | "},
    # The experts that a token visits.
    ACTIVE: {"E": "top_k"},
    # A feed-forward block is four hidden widths wide.
    CUSTOMARY: {"F": "hidden"},
    # A table of positions is as long as the longest sequence.
    LONGEST: {"N": "seq"},
    # A class token stands before an image's patches: p + 1 tokens.
    PATCHED: {"T": "batch", "BP": "batch*patches | batch", "BS": "batch*patches | batch", "SP": ""},
    # A tower runs once an image: over its own length, or over patches that see a window of them.
    IMAGED: {
        "T": "images*seq | images | batch",
        # A contrastive loss scores every text against every image.
        "V": "images",
        "TP": "images*seq",
        "SP": "images*seq | images*patches | images",
        "BP": "images*seq*seq | images*seq*window | images*patches*window | images*pairs",
        "BS": "images*seq*seq | images*seq*window | images*patches*window | images*pairs",
    },
    # A pool by attention: one learned query meets every patch of its image.
    PROBED: {"BP": "images*patches | images*seq | batch*patches", "BS": "images*patches | images*seq | batch*patches"},
    # A core without a softmax keeps a square state a head, in blocks.
    # A position bias is one matrix a head for all sequences.
    BIASED: {
        "PB": "heads*seq*context | heads*seq*seq | heads*seq*window | heads*target_seq*target_seq"
        " | heads*target_seq*context"
    },
    # Token by token there are no pairs: a decay goes over the state's rows.
    RECURRENT: {"BP": "batch*seq*head_dim"},
    LINEAR: {"SQ": "heads*head_dim*head_dim", "BP": "batch*seq*chunk"},
}
Reading = frozenset[str]
PLAIN: Reading = frozenset()


@lru_cache(maxsize=16384)
def products(pattern: str, reading: Reading = PLAIN) -> frozenset[Product]:
    """Every product that a pattern such as `T*H*F` may be written as.

    Args:
        reading: which customs of writing are allowed: keys of `_ALSO`.
    """
    ways = [_ways(word, reading) for word in pattern.split("*") if word]
    return frozenset(product("*".join(filter(None, choice))) for choice in combinations(*ways))


def _ways(word: str, reading: Reading) -> list[str]:
    texts = [WORDS.get(word, word), *(_ALSO[custom][word] for custom in sorted(reading) if word in _ALSO[custom])]
    return [way.strip() for text in texts for way in text.split("|")]


def usual(pattern: str) -> str:
    """The usual way of writing a pattern, as text: `batch*seq*hidden`."""
    words = (WORDS.get(word, word).partition("|")[0].strip() for word in pattern.split("*") if word)
    return product_text(product("*".join(words)))
