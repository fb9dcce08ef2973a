"""Names layer kinds and groups equal layers into runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Sizes
from symcost.frontend.layer_rules import every
from symcost.ir.spec import Features, KindSpec, LayerGroup

ATTENTION_NAMES = {
    "full": "full_attention",
    "sliding": "sliding_attention",
    "full_shared": "shared_full_attention",
    "sliding_shared": "shared_sliding_attention",
    "linear": "linear_attention",
    "rglru": "recurrent",
    "rwkv": "recurrent",
    "kda": "linear_attention",
    "lightning": "linear_attention",
    "mamba": "mamba",
    "mamba2": "mamba",
    "beside_mamba2": "hybrid",
    "shared_mamba": "hybrid",
    "shared_mamba2": "hybrid",
    "conv": "convolution",
    "chunked": "chunked_attention",
    "sparse": "sparse_attention",
    "sparse_shared": "shared_sparse_attention",
}


def kind_of_each_layer(config: Config, family: Family, sizes: Sizes, features: Features) -> list[KindSpec]:
    """The kind of each layer of the body, named.

    Every layer plain full attention: named by the feed-forward flavour. One feed-forward flavour throughout:
    by the attention flavour. Else by both.
    """
    if family.kinds is not None:
        return list(family.kinds(config, sizes, features))
    attention = (family.attention or every("full"))(config, sizes)
    ffn = (family.ffn or every("dense"))(config, sizes)
    return name_kinds(config, family, sizes, list(zip(attention, ffn, strict=True)))


def name_kinds(config: Config, family: Family, sizes: Sizes, flavours: Sequence[tuple[str, str]]) -> list[KindSpec]:
    """Kinds from pairs of attention and feed-forward flavour."""
    plain = {attention for attention, _ in flavours} == {"full"}
    one_ffn = len({ffn for _, ffn in flavours}) == 1
    made: dict[tuple[str, str], KindSpec] = {}
    for attention, ffn in dict.fromkeys(flavours):
        name = ffn if plain else ATTENTION_NAMES.get(attention, attention)
        if not plain and not one_ffn:
            name = f"{name}_{ffn}"
        changes = family.changes(config, sizes, attention, ffn) if family.changes else ()
        made[attention, ffn] = KindSpec(name, attention, ffn, tuple(sorted(changes)))
    return [made[pair] for pair in flavours]


def runs(layers: Iterable[KindSpec], mtp_depth: int) -> tuple[LayerGroup, ...]:
    """Runs of equal layers, MTP blocks behind them: they repeat the last body kind."""
    body = [LayerGroup(kind.name, len(list(group))) for kind, group in groupby(layers)]
    if mtp_depth and body:
        body.append(LayerGroup(body[-1].kind, mtp_depth, mtp=True))
    return tuple(body)
