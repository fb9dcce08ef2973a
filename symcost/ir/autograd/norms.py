"""Norms by how a library writes them: upcast to FP32 or not, and in which dtype the weight is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.ir.operators import saved

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.component import Site
    from symcost.ir.library import Library
    from symcost.ir.tensor import Tensor

# storage, slot, extents; the storage "" is what is normed itself
_Row = tuple[str, str, str]
_INPUT: _Row = ("", "act", "elements")
_UPCAST: _Row = ("upcast", "FP32", "elements")
# reciprocal root (and mean): as many numbers a row as the fused accounting keeps
_STATISTICS: _Row = ("statistics", "FP32", "rows")
_WEIGHT: _Row = ("upcast_weight", "FP32", "weights")

NORMS: dict[str, tuple[_Row, ...]] = {
    # one kernel of PyTorch's own, with FP32 statistics
    "native": (_INPUT, _STATISTICS),
    # the same as it runs on a CPU, with statistics in the activations' dtype
    "native_on_cpu": (_INPUT, ("statistics_act", "act", "rows")),
    # the normed FP32 rows are cast back before they are multiplied by the weight (Llama)
    "cast_first": (_UPCAST, _STATISTICS, ("normed", "act", "elements")),
    # they are multiplied in FP32 and cast back behind (OLMo 2, gpt-oss)
    "cast_last": (_UPCAST, _STATISTICS, ("normed_float", "FP32", "elements")),
    # likewise, by 1 + w, itself made in FP32 (Gemma)
    "offset": (_UPCAST, _STATISTICS, _WEIGHT, ("normed_float", "FP32", "elements")),
    # only the square is made in FP32; the input as it came is multiplied (T5)
    "square": (_UPCAST, _INPUT, _STATISTICS, ("normed", "act", "elements")),
    # centred twice, once for the variance and once for the result; one statistic (Cohere)
    "centred": (
        ("centred_for_variance", "FP32", "elements"),
        ("centred", "FP32", "elements"),
        ("root", "FP32", "row"),
        _WEIGHT,
        ("normed_float", "FP32", "elements"),
    ),
}


def norm(
    site: Site, library: Library, input: str, prefix: str, extents: dict[str, dict[str, Expr | int]]
) -> list[Tensor]:
    """What a norm keeps.

    Args:
        input: storage of what is normed.
        prefix: stands before the names of its tensors.
        extents: of `elements`, `rows` (its statistics), `row` (one number a row) and `weights`.
    """
    return [
        saved(f"{site.name}.{prefix}{name}" if name else input, slot, **extents[which])
        for name, slot, which in NORMS[library.norm]
    ]
