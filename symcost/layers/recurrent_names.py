"""The library's names of what recurrent layers hold: Gated DeltaNet, Mamba, gated short convolutions."""

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
_OLMO = (
    *(("q_proj", _KEYS), ("k_proj", _KEYS), ("v_proj", _VALUES)),
    *(("a_proj", linear_value_heads), ("b_proj", linear_value_heads), ("g_proj", _VALUES)),
)
# Family -> what a Gated DeltaNet layer projects to, each by itself.
_DELTA = {
    "qwen3_next": _JOINED,
    "qwen3_5_text": _APART,
    "qwen3_5_moe_text": _APART,
    "qwen3_5": _APART,
    "qwen3_5_moe": _APART,
    "olmo_hybrid": _OLMO,
}
# Families that have the norm and the projection out of such a layer under names of their own.
_OWN = {("olmo_hybrid", "out_proj"): "o_proj", ("olmo_hybrid", "norm.weight"): "o_norm.weight"}
# Family -> the module of its Mamba layers.
_MIXERS = dict.fromkeys(("jamba", "bamba", "granitemoehybrid", "falcon_h1"), "mamba")
# Families whose layers are a short convolution between two gates.
_CONVOLUTIONS = ("lfm2", "lfm2_moe")
# Families in which the library's adapters are refused on what leads out of a mixer.
CLOSED = ("falcon_h1", "falcon_mamba", "mamba", "mamba2", "nemotron_h")
_MIXED = 2 * inner + 2 * ssm_groups * state + ssm_heads


# Projections whose modules the library does not call: it reads their weights, and adapters beside them do nothing.
UNREAD = ("dt_projection",)
# Component type and tensor -> the parameter below its module.
_HELD = {
    ("short_convolution", "w_conv"): "conv1d.weight",
    ("short_convolution", "b_conv"): "conv1d.bias",
    ("gated_delta_rule", "a_log"): "A_log",
    ("gated_delta_rule", "dt_bias"): "dt_bias",
    ("ssm_scan", "a_log"): "A_log",
    ("ssm_scan", "d"): "D",
    ("ssm_scan", "dt_bias"): "dt_bias",
    ("gated_norm", "weight"): "norm.weight",
    **{(f"{part}_norm", "weight"): f"{part}_layernorm.weight" for part in ("dt", "b", "c")},
}


def held(family: str, item: Instance, tensor: str) -> str | None:
    """The library's name of a parameter of a recurrent layer that no projection has; None for any other."""
    name = _HELD.get((item.component.type, tensor)) or _HELD.get((item.name, tensor))
    if name is None:
        return None
    if family in _CONVOLUTIONS:
        return f"conv.{name.replace('conv1d', 'conv')}"
    return f"{'linear_attn' if family in _DELTA else _MIXERS.get(family, 'mixer')}.{_OWN.get((family, name), name)}"


def recurrent(family: str, item: Instance) -> Iterator[tuple[str, str, str, Expr, Expr]] | None:
    """Rows of path, tensor, part, inner and outer width; None for an instance of no recurrent layer."""
    name, read = item.name, str(dict(item.options).get("input", ""))
    mixer = _MIXERS.get(family, "mixer")
    if item.component.type == "output_projection" and read == "gated_norm.output" and family in _DELTA:
        path = f"linear_attn.{_OWN.get((family, 'out_proj'), 'out_proj')}"
        return iter(((path, "w_o", "", heads * head_dim, hidden),))
    if item.component.type == "output_projection" and read in ("ssm_scan.output", "gated_norm.output"):
        return iter(((f"{mixer}.out_proj", "w_o", "", heads * head_dim, hidden),))
    if item.component.type == "output_projection" and read == "short_convolution.output":
        return iter((("conv.out_proj", "w_o", "", heads * head_dim, hidden),))
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
    if family in _CONVOLUTIONS:
        return iter((("conv.in_proj", "w", "", hidden, 3 * hidden),))
    outer = dict(item.options).get("outer")
    whole = name == "linear_projection" and outer in (2 * inner, _MIXED)
    return iter(((f"{mixer}.in_proj", "w", "", hidden, outer),)) if whole else iter(())
