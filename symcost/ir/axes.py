"""Axes of tensors: what an extent counts. An axis is an identity, so that a plan can say which one it divides.

The table says for every axis which sizes its extent may be made of. Sizes of a tower or of one side stand under their
own name (`vision_heads` is an extent of `heads`). Some names are no identity of their own: `in` and `out` say on which
side of a weight an axis stands, `features` joins several axes to one; their identities are read off the extent.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from symcost.dims import PREFIXES

if TYPE_CHECKING:
    from sympy import Expr


@dataclass(frozen=True)
class Axis:
    """One axis: what it counts, and the sizes that an extent of it is made of."""

    name: str
    meaning: str
    sizes: tuple[str, ...] = ()


def _rows(text: str) -> dict[str, Axis]:
    """Rows `name | meaning | sizes`."""
    split = ([cell.strip() for cell in line.split("|")] for line in text.strip().splitlines())
    return {name: Axis(name, meaning, tuple(sizes.split())) for name, meaning, sizes in split}


# In order of precedence: where an extent holds sizes of several, the first that is no batch of tokens names it.
AXES: dict[str, Axis] = _rows(
    """
    batch | sequences of a micro-batch, or images | batch images
    seq | positions of a sequence | seq target_seq source_seq cached context patches merged_patches
    hidden | the residual stream's width | hidden embed head_embed layer_embed sound_embed shape_embed corner_embed
    heads | heads, or groups | heads kv_heads full_kv_heads linear_key_heads linear_value_heads ssm_heads ssm_groups
    head_dim | a head | head_dim full_head_dim nope_dim rope_dim v_head_dim linear_key_dim linear_value_dim ssm_head_dim
    ffn | inner width of a feed-forward block | ffn moe_ffn shared_ffn
    experts | routed experts | experts experts_hit experts_hit_attention experts_hit_decoder zero_experts
    top_k | routed experts that a token visits | top_k
    vocab | tokens of the vocabulary, or classes | vocab vocab_padded layer_vocab sound_vocab shape_vocab labels
    rank | ranks of what is compressed | q_lora_rank kv_lora_rank lora_rank dt_rank adapter_rank laurel_rank
    inner | channels of a state-space layer | inner
    state | elements of a recurrent state | state
    chunk | tokens of a chunk of a recurrence | chunk
    taps | taps of a short convolution | conv_kernel
    projection | width of the joint text and image space | projection
    mel_bins | mel bins of a frame | mel_bins
    positions | rows of a table of positions | positions
    types | rows of a table of token types | types
    buckets | buckets of a relative position bias | buckets page_buckets
    image_tokens | patches filled up, blocks of them, queries over them | padded_patches blocks queries query_rows
    offsets | offsets between rows or columns of an image | image_side window_side
    """
)

# Names that say how a tensor is laid out: the axes that such an extent joins are read off its sizes.
LAYOUTS: dict[str, str] = {
    row.partition("|")[0].strip(): row.partition("|")[2].strip()
    for row in """
    in | the side of a weight that is summed over
    out | the side of a weight that is made
    features | several axes side by side in one
    tokens | sequences times positions
    rows | vectors that a kernel takes one by one: tokens, heads of tokens, rows of experts
    sequences | one vector a sequence
    queries | positions of queries, of scores
    keys | positions of keys, of scores
    places | positions of a table that a sequence reads
    columns | columns of a head's matrix of state
    frames | mel frames
    pixels | numbers of a patch before it is projected
    channels | channels of a short convolution
    embed | width of the token embedding
    others | vectors of the other side of a comparison
    elements | all elements of a tensor that is listed by their number
    values | numbers of no size of the model
    moments | moments of an optimizer
    halves | two halves of one projection
    groups | groups of experts
    best | experts that score a group
    alike | equal tensors in one line
    tables | tables of cosines and sines
    numbers | numbers an expert and row
    pieces | pieces of a micro-batch, one after another
    blocks | blocks of values that share a scale
    sets | weights of a norm, one for each head or for all
    slopes | learned slopes of an activation
    """.strip().splitlines()
}


@cache
def _axis_of_size() -> dict[str, str]:
    return {size: axis.name for axis in AXES.values() for size in axis.sizes}


def base(size: str) -> str:
    """The size that a tower's or one side's stands for."""
    known, rest = _axis_of_size(), size
    while rest not in known and rest.partition("_")[0] in PREFIXES:
        rest = rest.partition("_")[2]
    return rest if rest in known else size


def axis_of(size: str) -> str | None:
    """The axis that a size is an extent of, or None for one that no axis is made of."""
    return _axis_of_size().get(base(size))


def identities(extent: Expr | tuple[Expr, ...]) -> tuple[str, ...]:
    """The axes that an extent joins, in the table's order."""
    parts = extent if isinstance(extent, tuple) else (extent,)
    found = {axis_of(symbol.name) for part in parts for symbol in part.free_symbols}
    return tuple(name for name in AXES if name in found)


def name_of(extent: Expr) -> str:
    """The name of an axis from its extent: its identity, `features` where it joins several, `values` for a number."""
    found = identities(extent)
    return "values" if not found else found[0] if len(found) == 1 else "features"
