"""Lengths of an attention core: keys that its queries touch, and pairs of query and key positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import attention_block, context, index_top_k, ngram, random_blocks, seq, window
from symcost.ir.arith import floor, maximum, minimum, rational

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.component import Site


# Masks under which the queries of a sequence together touch every key.
EVERYWHERE = ("full", "blocks", "random_blocks")


def keys(site: Site, mask: str, windowed: bool) -> Expr:
    """Keys that the queries of a sequence touch, as a derived size: what a core reads and keeps of K and V.

    All of the context; behind a window those that any query sees; in chunks those from the start of the chunk that the
    first query stands in. Arguments as for `pairs`.
    """
    if mask == "ngram":
        return context + ngram * seq / (1 + ngram)
    if mask in EVERYWHERE or not (windowed or mask == "chunks"):
        return context
    name, letter = ("chunk_keys", "C_{c}") if mask == "chunks" else ("window_keys", "C_{w}")
    first = window * floor(site.held / window)
    value = context - first if mask == "chunks" else _in_window()
    return site.define(name, "keys that a sequence's queries touch", letter, value)


def _in_window() -> Expr:
    """Keys that any of S queries sees behind a window: its first query looks back furthest."""
    return minimum(context, seq + window - 1)


def pairs(site: Site, mask: str, windowed: bool) -> Expr:
    """Query and key positions that meet, per sequence and head, as a derived size.

    Where every pair counts, those of the queries and the keys at hand: masked matrices of a windowed layer have no
    columns for what no query sees. A library that keeps chunks as a window computes as much there.

    Args:
        mask: causal (query i sees the context before the queries and itself), full (encoders, cross attention),
            chunks (causal, within chunks of `window` positions: Llama 4), or blocks (queries see the keys of their own
            block of `window` tokens, which runs as a sequence of its own), masked (causal behind a window of which the
            library knows by a mask alone: every key is at hand where every pair counts), or random_blocks (blocks see
            their neighbours, both ends and some at random: BigBird), or ngram (of 1 + n streams the first sees itself,
            each other one the first and itself: ProphetNet).
        windowed: at most `window` keys a query, itself included; with a full mask, `window` // 2 on each side.
    """
    if mask == "full" and not windowed:
        return seq * context
    if mask == "blocks":
        return seq * block()
    if mask == "random_blocks":
        return random_block_pairs()
    if mask == "ngram":
        return ngram_pairs()
    chosen = site.convention("pairs")
    behind_window = mask not in ("full", "masked") and (windowed or mask == "chunks")
    every = seq * (_in_window() if behind_window else context)
    value = every
    if chosen == "causal":
        value = (
            _two_sided()
            if mask == "full"
            else _chunked(site.held)
            if mask == "chunks"
            else _causal(site.held, windowed)
        )
    elif chosen == "causal_half" and mask != "full":
        value = every * rational(1, 2)
    name, letter = NAMES.get((mask, windowed), ("two_sided_pairs", "P_{2w}"))
    return site.define(name, "query-key pairs of a sequence and head", letter, value)


NAMES = {
    ("causal", False): ("pairs", "P"),
    ("causal", True): ("window_pairs", "P_{w}"),
    ("masked", True): ("window_pairs", "P_{w}"),
    ("chunks", False): ("chunk_pairs", "P_{c}"),
}


def chosen_pairs(site: Site) -> Expr:
    """Pairs of queries and the keys that an indexer chose for them: those of a causal window of as many keys.

    Where every pair counts, all of them: an implementation by mask computes every score.
    """
    every, chosen = seq * context, site.convention("pairs")
    value = every
    if chosen == "causal":
        value = _causal(site.held, True).xreplace({window: index_top_k})
    elif chosen == "causal_half":
        value = every * rational(1, 2)
    return site.define("chosen_pairs", "pairs of a query and a key chosen for it", "P_{I}", value)


def chosen_keys(site: Site) -> Expr:
    """Keys that the queries of a sequence touch where each reads those that were chosen for it, at most."""
    value = minimum(context, seq * index_top_k)
    return site.define("chosen_keys", "keys that were chosen for a sequence's queries", "C_{I}", value)


def block() -> Expr:
    """Keys of a block of a sequence cut into equal blocks, the last of which is whole."""
    return minimum(window, seq)


def random_block_pairs() -> Expr:
    """Inner blocks see 5 + r blocks, those beside the ends 4 + r, the ends all; up to 5 + 2r blocks see everything."""
    side, r = attention_block, random_blocks
    sparse = side * seq * (7 + r) - side**2 * (12 + 2 * r)
    long = minimum(1, maximum(0, seq - (5 + 2 * r) * side))
    return seq**2 + long * (sparse - seq**2)


def ngram_pairs() -> Expr:
    """Of the S tokens of all streams together, those of one see the first stream, and all but the first their own."""
    own = seq / (1 + ngram)
    return own * context + ngram * own * (context + own)


def _causal(held: Expr, windowed: bool) -> Expr:
    """Keys summed over queries: query i of S, behind H held tokens, sees H + i + 1 keys or the window."""
    if not windowed:
        return seq * held + seq * (seq + 1) * rational(1, 2)
    partial = maximum(0, minimum(window - held, seq))  # queries that see less than a whole window
    return partial * held + partial * (partial + 1) * rational(1, 2) + (seq - partial) * window


def _chunked(held: Expr) -> Expr:
    """Keys summed over queries that see their own chunk up to themselves, the held tokens' queries taken out."""
    return _of_whole_chunks(context) - _of_whole_chunks(held)


def _of_whole_chunks(length: Expr) -> Expr:
    """Pairs of a sequence cut into causal chunks, the last one shorter."""
    chunks = floor(length / window)
    rest = length - chunks * window
    return (chunks * window * (window + 1) + rest * (rest + 1)) * rational(1, 2)


def _two_sided() -> Expr:
    radius = minimum(floor(window * rational(1, 2)), seq - 1)
    return seq * (2 * radius + 1) - radius * (radius + 1)
