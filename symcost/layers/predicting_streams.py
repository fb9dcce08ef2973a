"""Streams of a decoder that predicts several tokens at once: beside the tokens' own one for each token ahead."""

from __future__ import annotations

from collections.abc import Iterable

from symcost.components.linear_projection import linear_projection
from symcost.components.type_embedding import type_embedding
from symcost.dims import buckets, heads, ngram, seq, types
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features
from symcost.layers.sides import resized

# What reads and makes the tokens of the first stream alone, and what the predicting ones alone.
TOKENS = ("token_embedding", "position_embedding")
PREDICTING = ("lm_head", "cross_entropy")


def distance_numbers(input: str) -> Instance:
    """For each token a number of every bucket of distances and head, of which its scores take those that they need."""
    return use(linear_projection, "distance_projection", input=input, outer=buckets * heads, bias=True)


def in_streams(features: Features, items: Iterable[Instance]) -> tuple[Instance, ...]:
    """The decoder's instances over the tokens of all their streams; unchanged where there are none (ProphetNet)."""
    if features.flag("predicts") != "ngram":
        return tuple(items)
    found: list[Instance] = []
    for item in items:
        if item.component.type in TOKENS:
            found.append(item)
            if item.component.type == TOKENS[0]:
                found.append(use(type_embedding, "stream_embedding", sizes={types: ngram, seq: ngram * seq}))
        else:
            streams = ngram if item.component.type in PREDICTING else 1 + ngram
            found += resized([item], {seq: streams * seq})
    return tuple(found)
