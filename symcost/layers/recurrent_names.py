"""The library's names of projections in recurrent layers: Gated DeltaNet, Mamba."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from symcost.dims import (
    dt_rank,
    head_dim,
    heads,
    hidden,
    inner,
    linear_key_dim,
    linear_key_heads,
    linear_value_dim,
    linear_value_heads,
    ssm_groups,
    ssm_heads,
    state,
)
from symcost.ir.component import Instance

if TYPE_CHECKING:
    from sympy import Expr

_KEYS, _VALUES = linear_key_heads * linear_key_dim, linear_value_heads * linear_value_dim
_APART = (
    ("in_proj_qkv", 2 * _KEYS + _VALUES),
    ("in_proj_z", _VALUES),
    ("in_proj_b", linear_value_heads),
    ("in_proj_a", linear_value_heads),
)
_JOINED = (("in_proj_qkvz", 2 * _KEYS + 2 * _VALUES), ("in_proj_ba", 2 * linear_value_heads))
# Family -> what a Gated DeltaNet layer projects to, each by itself.
_DELTA = {
    "qwen3_next": _JOINED,
    "qwen3_5_text": _APART,
    "qwen3_5_moe_text": _APART,
    "qwen3_5": _APART,
    "qwen3_5_moe": _APART,
}
# Family -> the module of its Mamba layers.
_MIXERS = {"jamba": "mamba", "bamba": "mamba", "granitemoehybrid": "mamba", "falcon_h1": "mamba"}
_MIXED = 2 * inner + 2 * ssm_groups * state + ssm_heads


def recurrent(family: str, item: Instance) -> Iterator[tuple[str, str, str, Expr, Expr]] | None:
    """Rows of path, tensor, part, inner and outer width; None for an instance of no recurrent layer."""
    name, read = item.name, str(dict(item.options).get("input", ""))
    mixer = _MIXERS.get(family, "mixer")
    if item.component.type == "output_projection" and read == "gated_norm.output" and family in _DELTA:
        return iter((("linear_attn.out_proj", "w_o", "", heads * head_dim, hidden),))
    if item.component.type == "output_projection" and read in ("ssm_scan.output", "gated_norm.output"):
        return iter(((f"{mixer}.out_proj", "w_o", "", heads * head_dim, hidden),))
    if item.component.type != "linear_projection":
        return None
    if family in _DELTA and name == "linear_projection":
        return ((f"linear_attn.{part}", "w", "", hidden, width) for part, width in _DELTA[family])
    rows = {
        "x_projection": ("x_proj", inner, dt_rank + 2 * state),
        "dt_projection": ("dt_proj", dt_rank, inner),
    }
    if name in rows:
        path, inside, outside = rows[name]
        return iter(((f"{mixer}.{path}", "w", "", inside, outside),))
    outer = dict(item.options).get("outer")
    whole = name == "linear_projection" and outer in (2 * inner, _MIXED)
    return iter(((f"{mixer}.in_proj", "w", "", hidden, outer),)) if whole else iter(())
