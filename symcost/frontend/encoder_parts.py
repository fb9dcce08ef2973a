"""A layer of an encoder as parts, where its tokens are others than those of the layers around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from symcost.frontend.parts import part, renamed, under
from symcost.ir.spec import KindSpec, LayerGroup, ModelSpec, Part

YES, NO = (True, True, True), (False, False, False)
QKV = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")


def with_layers(spec: ModelSpec, prefix: str, sizes: Mapping[str, int], body: Sequence[KindSpec]) -> ModelSpec:
    """A tower with further layers behind its own, whose sizes are PREFIX_NAME."""
    return replace(
        spec,
        dims={**spec.dims, **{f"{prefix}_{name}": value for name, value in sizes.items()}},
        kinds=(*spec.kinds, *dict.fromkeys(body)),
        stack=(*spec.stack, *(LayerGroup(name, len(list(run))) for name, run in groupby(kind.name for kind in body))),
    )


def beside(spec: ModelSpec, other: ModelSpec, prefix: str) -> ModelSpec:
    """A tower with another one next to it, made of parts, whose sizes, kinds and ends are PREFIX_NAME."""
    sizes = {"kv_heads": other.dims["heads"], "head_dim": other.dims["hidden"] // other.dims["heads"], **other.dims}
    names = sorted(sizes)
    kinds = tuple(
        replace(kind, name=f"{prefix}_{kind.name}", parts=under(kind.parts, prefix, names)) for kind in other.kinds
    )
    return replace(
        spec,
        dims={**spec.dims, **{f"{prefix}_{name}": sizes[name] for name in names}},
        kinds=(*spec.kinds, *kinds),
        stack=(*spec.stack, *(replace(group, kind=f"{prefix}_{group.kind}") for group in other.stack)),
        ends=(*spec.ends, *under(renamed(other.ends, prefix), prefix, names)),
        warnings=tuple(dict.fromkeys((*spec.warnings, *other.warnings))),
    )


def attention(
    *,
    tokens: Mapping[str, str],
    windows: Mapping[str, str] | None = None,
    bias: bool = True,
    o_bias: bool = True,
    side: str = "",
    form: str = "layer",
    dropout: bool = False,
) -> tuple[Part, ...]:
    """A norm, self-attention that looks both ways, the addition.

    Args:
        tokens: `sizes` of the parts. windows: those of projections and core, where tokens are put in windows.
        side: positions of a side of what a query sees, where scores get a bias by row and column.
    """
    at = windows or {**tokens, "context": tokens.get("seq", "seq")}
    axial = (part("axial_scores", input=QKV[0], side=side, sizes=at),) if side else ()
    core: dict[str, Any] = {"mask": "full", "rotary": "none", "bias_read": bool(side), "dropout": dropout}
    return (
        part("layer_norm", "attention_norm", input="layer.input", form=form, sizes=tokens),
        part("qkv_projection", input="attention_norm.output", bias=YES if bias else NO, sizes=at),
        *axial,
        part("attention_core", inputs=QKV, sizes=at, **core),
        part("output_projection", input="attention_core.output", bias=o_bias, sizes=at),
        part("residual", "attention_residual", sizes=tokens),
    )


def feed_forward(
    act: str, *, tokens: Mapping[str, str], gated: bool = False, bias: bool = True, form: str = "layer"
) -> tuple[Part, ...]:
    """A norm, two matmuls, the addition."""
    both: dict[str, Any] = {"bias": bias, "sizes": tokens}
    return (
        part("layer_norm", "ffn_norm", input="attention_residual.output", form=form, sizes=tokens),
        part("dense", "up", input="ffn_norm.output", inner="hidden", outer="ffn", activation=act, gated=gated, **both),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden", **both),
        part("residual", "ffn_residual", sizes=tokens),
    )
