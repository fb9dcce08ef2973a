"""Encoder-decoder configs: kinds of both sides, and sizes that the two sides state apart."""

from __future__ import annotations

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Changes, Sizes, SpecRule
from symcost.ir.spec import Features, KindSpec

COUNTS = ("encoder_layers", "decoder_layers")
LOOKS_BOTH_WAYS = ("causal", False)


def encoder_and_decoder(sizes: Sizes, first: Changes = ()) -> list[KindSpec]:
    """The kind of each layer, the encoder's first.

    Args:
        first: what the first layer of each side has for itself; its kind is then `encoder_first`, `decoder_first`.
    """
    found: list[KindSpec] = []
    for side, own in (("encoder", (LOOKS_BOTH_WAYS,)), ("decoder", ())):
        kind = KindSpec(side, changes=own)
        layers = [kind] * sizes[f"{side}_layers"]
        if first:
            layers[0] = KindSpec(f"{side}_first", changes=tuple(sorted((*own, *first))))
        found += layers
    return found


def drop_counts(sizes: dict[str, int]) -> None:
    """Takes out the layers of each side: once there are kinds, they are counted by kind."""
    for name in COUNTS:
        sizes.pop(name, None)


def split_sizes(*names: str) -> SpecRule:
    """Sizes that a config states for each side: one dim where the values agree, two where they do not.

    The decoder's are read as `decoder_NAME`, the encoder's under their plain name, which is both sides' where the
    decoder states none. Heads that differ make the width of a head differ too.
    """

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        drop_counts(sizes)
        apart = [name for name in names if sizes.get(f"decoder_{name}", sizes[name]) != sizes[name]]
        if "heads" in apart:
            _split_heads(config, sizes)
            apart += ["kv_heads", "head_dim"]
        for name in apart:
            sizes[f"encoder_{name}"] = sizes.pop(name)
        for name in names:
            if name not in apart:
                sizes.pop(f"decoder_{name}", None)
        return replace(features, extra=(*features.extra, ("split", " ".join(apart)))) if apart else features

    return finish


def _split_heads(config: Config, sizes: dict[str, int]) -> None:
    heads, hidden = sizes["decoder_heads"], sizes["hidden"]
    if hidden % heads:
        problem = f"it does not divide the hidden width {hidden}"
        raise config.error("decoder_attention_heads", heads, problem, "correct decoder_attention_heads")
    sizes |= {"decoder_kv_heads": heads, "decoder_head_dim": hidden // heads}
