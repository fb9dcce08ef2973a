"""Layer kinds of a model file: what a kind's name says, and which sizes each kind needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from symcost.errors import SpecError
from symcost.frontend.kinds import ATTENTION_NAMES
from symcost.ir.spec import Features, KindSpec

# Kind name -> attention flavour; the first flavour of a name is what it says by itself.
FLAVOUR_OF_NAME = {name: flavour for flavour, name in reversed(ATTENTION_NAMES.items())}
FFN_NAMES = ("dense", "moe")

# Sizes that a flavour or a feature needs, in a decoder.
NEEDED_BY_FLAVOUR: dict[str, tuple[str, ...]] = {
    "full": ("heads", "kv_heads", "head_dim"),
    "sliding": ("heads", "kv_heads", "head_dim", "window"),
    "lightning": ("heads", "head_dim", "chunk"),
    "linear": ("linear_key_heads", "linear_key_dim", "linear_value_heads", "linear_value_dim", "conv_kernel", "chunk"),
    "mamba": ("inner", "state", "conv_kernel", "dt_rank"),
    "mamba2": ("inner", "state", "conv_kernel", "ssm_heads", "ssm_head_dim", "ssm_groups", "chunk"),
    "dense": ("ffn",),
    "moe": ("experts", "top_k", "moe_ffn"),
    "none": (),
}
LATENT = ("heads", "nope_dim", "rope_dim", "v_head_dim", "kv_lora_rank")


def kind_of_name(name: str, dims: Mapping[str, int], where: str) -> KindSpec:
    """A kind from a standard name: `moe`, `sliding_attention`, `full_attention_dense`, ...

    Raises:
        SpecError: no standard name, or one that leaves the feed-forward flavour open.
    """
    if name in FFN_NAMES:
        return KindSpec(name, "full", name)
    for word, flavour in FLAVOUR_OF_NAME.items():
        if name == word:
            return KindSpec(name, flavour, _only_ffn(name, dims, where))
        if name.removeprefix(f"{word}_") in FFN_NAMES and name.startswith(word):
            return KindSpec(name, flavour, name.removeprefix(f"{word}_"))
    standard = ", ".join((*FFN_NAMES, *FLAVOUR_OF_NAME))
    hint = f"state its flavours under kinds, or use {standard}, or two of them joined"
    raise SpecError(f"layers: kind {name!r} is no standard name", where=where, hint=hint)


def _only_ffn(name: str, dims: Mapping[str, int], where: str) -> str:
    found = [ffn for ffn, dim in (("dense", "ffn"), ("moe", "experts")) if dim in dims]
    if len(found) > 1:
        hint = f"write {name}_dense or {name}_moe"
        raise SpecError(f"layers: kind {name!r} leaves its feed-forward block open", where=where, hint=hint)
    return found[0] if found else "none"


def needed(features: Features, kind: KindSpec) -> Iterator[str]:
    """Sizes that one kind of a decoder takes."""
    if features.mla and kind.attention == "full":
        yield from LATENT
        if features.q_lora:
            yield "q_lora_rank"
    else:
        yield from NEEDED_BY_FLAVOUR[kind.attention]
    if features.rotary == "partial" and kind.attention in ("full", "sliding"):
        yield "rope_dim"
    yield from NEEDED_BY_FLAVOUR[kind.ffn]
    if kind.ffn == "moe" and features.shared != "none":
        yield "shared_experts" if features.shared == "count" else "shared_ffn"


def needed_at_ends(features: Features) -> Iterator[str]:
    """Sizes that the ends of a decoder take."""
    yield from ("hidden", "vocab")
    if features.learned_positions:
        yield "positions"
    if features.embedding_projection:
        yield "embed"
