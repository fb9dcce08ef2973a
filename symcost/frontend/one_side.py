"""Classes of encoder-decoders that hold one side alone: records of their own, made from the family's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Tie
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, VOCAB
from symcost.ir.spec import Features, KindSpec, Part

# The decoder's own sizes under the names of BART's kin.
DECODER_SIZES = (
    Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
    Size("layers", ("decoder_layers", "num_hidden_layers"), meaning="the number of decoder layers"),
    Size("heads", ("decoder_attention_heads",), meaning="the number of the decoder's heads"),
    *(VOCAB, DERIVED_HEAD),
    Size("ffn", ("decoder_ffn_dim",), meaning="the decoder's feed-forward width"),
)
OTHER_SIDE = frozenset("encoder_layers encoder_attention_heads encoder_ffn_dim num_hidden_layers".split())


def decoder_alone(family: Family, positions: Size, *, extra: Mapping[str, str]) -> Family:
    """The decoder with a language head; its layers hold a cross attention that nothing calls without an encoder.

    Args:
        positions: how the table of positions is read.
        extra: further structure, as `Features.extra` holds it.
    """

    def unread(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        biases = sum((features.q_bias, features.k_bias, features.v_bias, features.o_bias))
        return (part("unread", "cross_attention", elements=f"layers*(4*hidden**2 + {biases}*hidden + 2*hidden)"),)

    words = tuple(sorted({"ends": "added", **extra}.items()))
    own: dict[str, Any] = {
        "sizes": (*DECODER_SIZES, positions),
        "features": replace(family.features, architecture="decoder", extra=words),
        "flags": (*(flag for flag in family.flags if not isinstance(flag, Tie)), Tie(True)),
        "kinds": lambda config, sizes, features: [KindSpec("decoder")] * sizes["layers"],
        "neutral": family.neutral | OTHER_SIDE,
        "refused": {key: values for key, values in family.refused.items() if key != "tie_word_embeddings"},
        "finish": None,
        "ends": unread,
    }
    return replace(family, **own)


def encoder_alone(family: Family, layers: Size, kinds: Any, finish: Any, **more: Any) -> Family:
    """The encoder without a head, or with one over every token.

    Args:
        layers: how the number of its layers is read.
        kinds, finish: as of a family.
    """
    own: dict[str, Any] = {
        "sizes": tuple(layers if size.dim == "encoder_layers" else size for size in family.sizes if _ours(size)),
        "features": replace(family.features, architecture="encoder", causal=False, head="none", tied=False),
        "flags": tuple(flag for flag in family.flags if not isinstance(flag, Tie)),
        "kinds": kinds,
        "finish": finish,
        **more,
    }
    return replace(family, **own)


def _ours(size: Size) -> bool:
    return not size.dim.startswith("decoder_")


def at_most(family: Family, **maximum: Any) -> Family:
    """The family with another longest sequence."""
    return replace(family, maximum=Maximum(**maximum))
