"""RWKV 4: no attention; a time mix and a channel mix a layer, a LayerNorm behind the embedding."""

from symcost.frontend.family import Family, Maximum, Size, same, times
from symcost.frontend.flags import Tie
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features

FAMILIES = (
    Family(
        "rwkv",
        sizes=(
            *(HIDDEN, LAYERS, VOCAB),
            Size("inner", ("attention_hidden_size",), same("hidden"), same("hidden"), meaning="the inner width"),
            Size("ffn", ("intermediate_size",), times("hidden", 4), times("hidden", 4), meaning="the block's width"),
        ),
        features=Features(norm="layer", gated=False, activation="relu2", rotary="none", embedding_norm=True),
        flags=(Tie(False),),
        attention=every("rwkv"),
        ffn=every("channel_mix"),
        rotary=None,
        neutral=frozenset({"rescale_every"}),
        maximum=Maximum(("context_length", "max_position_embeddings"), default=1024),
    ),
)
