"""What PyTorch keeps otherwise of a single sequence in eager attention, where copies of several become views."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from symcost.evaluate.question import Size
from symcost.ir.spec import ModelSpec

# Kinds of attention whose eager core multiplies whole score matrices.
SCORED = ("full", "sliding")
_SIZES = ("seq", "heads", "kv_heads", "head_dim", "nope_dim")


def difference(spec: ModelSpec, sizes: Mapping[str, Size]) -> Fraction:
    """Bytes that one layer keeps more (or, negative, fewer) of one sequence than the formulas for several say.

    Keys and values are copied to every query head and laid out for a matmul. Of one sequence neither is needed where
    there is one key head for all, nor a copy of values where each query head has its own: then the view keeps what it
    is cut from, which is the whole of one projection to queries, keys and values, or of latent attention's to keys and
    values. Measured with transformers 5.24.0.
    """
    written = spec.features.written()
    found = {name: sizes.get(name, 0) for name in _SIZES}
    numbers = {name: size for name, size in found.items() if isinstance(size, int)}
    width = sizes.get("width_act")
    if written is None or len(numbers) < len(found) or not isinstance(width, int | Fraction) or not _has_core(spec):
        return Fraction(0)
    seq, heads, kv_heads, head_dim, nope = numbers.values()
    if spec.features.mla:
        return Fraction(seq * heads * nope * width)
    keys, values = (1 if kv_heads == 1 else heads), heads
    if kv_heads in (1, heads):
        whole = written.fused_qkv == "views" and spec.features.rotary != "none"
        values = heads + 2 * kv_heads if whole else kv_heads
    return Fraction(seq * head_dim * width * (keys + values - 2 * heads))


def _has_core(spec: ModelSpec) -> bool:
    return spec.features.architecture == "decoder" and any(kind.attention in SCORED for kind in spec.kinds)
