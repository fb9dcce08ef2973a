"""Weights and caches that are stored in few bits: their dtype, scales and zero points. Pure data."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Scale:
    """Numbers that quantised values share.

    Attributes:
        name: prefix of the tensor's name: scale, zero.
        rows, columns: values along the summed and the made axis that share one; 0 is all of them.
        flat: so many values in a row of the whole tensor share one, in place of rows and columns.
    """

    name: str
    dtype: str
    rows: int = 0
    columns: int = 1
    flat: int = 0


@dataclass(frozen=True)
class Weights:
    """How the weights of matmuls in layers are stored; embeddings, heads, norms and routers stay as they are.

    Attributes:
        compute: dtype of their matmuls; empty where they are made whole again first, for the precision's own.
        activations: values of an input's row that share an FP32 scale; 0 where inputs are not quantised.
        kept: component types that are not quantised, as a config names their modules.
    """

    dtype: str
    scales: tuple[Scale, ...]
    compute: str = "BF16"
    activations: int = 0
    kept: tuple[str, ...] = ()


@dataclass(frozen=True)
class Groups:
    """Scales of what is cached: one for each `size` values of a head of a token, in a dtype of its own."""

    size: int
    dtype: str


# What models cache, by name: keys and values, a latent and its rotary key, an indexer's keys, states of recurrences
# and of short convolutions.
CACHE_PARTS = ("kv", "latent", "rope", "index", "state", "conv")


@dataclass(frozen=True)
class CachePart:
    """A part of what is cached in a dtype of its own, and its scales; `name` is of CACHE_PARTS.

    Attributes:
        padding: bytes behind each row, which a layout leaves empty.
    """

    name: str
    dtype: str
    groups: Groups | None = None
    padding: int = 0


def grouped(bits: str, size: int, *, zeros: bool) -> Weights:
    """Integer weights with a BF16 scale, and a zero point where asked for, for each group of inputs of an output."""
    zero = (Scale("zero", bits, size),) if zeros else ()
    return Weights(bits, (Scale("scale", "BF16", size), *zero))


BLOCKS_FP8 = Weights("FP8", (Scale("scale", "FP32", 128, 128),), compute="FP8", activations=128)
CHANNELS_INT8 = grouped("INT8", 0, zeros=False)
GROUPS_INT4 = grouped("INT4", 128, zeros=True)
# One byte, an exponent, for 32 values.
MXFP4 = Weights("FP4", (Scale("scale", "UINT8", 32),))
# An absolute maximum for 64 values; doubly quantised, a byte with a FP32 for each 256 of these.
NF4 = Weights("FP4", (Scale("scale", "FP32", flat=64),))
NF4_DOUBLE = Weights("FP4", (Scale("scale", "UINT8", flat=64), Scale("second_scale", "FP32", flat=64 * 256)))


def _base(stored: Weights) -> Weights:
    """Frozen weights under training: what computes with them makes them whole again, inputs stay as they are."""
    return replace(stored, compute="", activations=0)


# How frozen weights may be stored, by name. INT8 has an FP32 scale for each output, as LLM.int8() keeps it.
BASES: dict[str, Weights] = {
    "nf4": _base(NF4_DOUBLE),
    "nf4_single": _base(NF4),
    "mxfp4": _base(MXFP4),
    "int4_g128": _base(GROUPS_INT4),
    "int8": _base(Weights("INT8", (Scale("scale", "FP32", 0),))),
    "fp8": _base(BLOCKS_FP8),
    "bf16": _base(Weights("BF16", ())),
    "fp16": _base(Weights("FP16", ())),
}
