"""Ways from a tower's output into a text model, as parts: the table that vision-language families choose from."""

from __future__ import annotations

from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.family import PartsRule, Sizes
from symcost.frontend.flags import ACTIVATIONS
from symcost.frontend.parts import part
from symcost.ir.spec import Features, Part

# Tokens of an image behind the tower: its patches, or blocks of merge by merge of them side by side.
PATCHES = {"seq": "patches"}
MERGED = {"seq": "floor(patches/merge**2)"}
BLOCK = "merge**2*hidden"
TOWER = "tower.output"


def activation(config: Config, key: str, default: str) -> str:
    """An activation by the config's field.

    Raises:
        SpecError: one that is not priced.
    """
    name = config.text([key], default)
    if name not in ACTIVATIONS:
        raise config.error(
            key, name, "no activation that can be priced", f"write one of {', '.join(sorted(ACTIVATIONS))}"
        )
    return ACTIVATIONS[name]


def linear(
    *, inner: str = "hidden", outer: str = "projection", rows: dict[str, str] | None = None, bias: bool = True
) -> PartsRule:
    """One matmul from the tower's width, or from a block's, to the text model's."""

    def parts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        return (part("dense", "projector", input=TOWER, inner=inner, outer=outer, bias=bias, sizes=rows or PATCHES),)

    return parts


def two_layers(
    *,
    inner: str = "hidden",
    middle: str = "projection",
    rows: dict[str, str] | None = None,
    norm: str = "",
    norm_width: str = "",
    bias: bool = True,
    act: str = "gelu",
    key: str = "",
    gated: bool = False,
    newline: bool = False,
) -> PartsRule:
    """A norm where `norm` names its form, a matmul, an activation, another matmul to the text model's width.

    Args:
        inner, middle: widths of the input and between the matmuls. rows: how many tokens, as `sizes` of a part.
        norm_width: what the norm is over, where that is not a whole input.
        act: the activation, or the class's own where the config states one under `key`.
        gated: half of the first matmul's product, activated, multiplies the other.
        newline: a learned vector stands behind each row of an image.
    """
    shape = {"norm": norm, "norm_width": norm_width, "inner": inner}
    matmuls: dict[str, Any] = {"inner": inner, "middle": middle, "bias": bias, "gated": gated}

    def parts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        name = activation(config, key, act) if key else act
        found = (*_normed(rows or PATCHES, **shape), *_matmuls(rows or PATCHES, name, bool(norm), **matmuls))
        return (*found, part("class_token", "image_newline", tokens=1, sizes=NEWLINE)) if newline else found

    return parts


def _normed(rows: dict[str, str], *, norm: str, norm_width: str, inner: str) -> tuple[Part, ...]:
    over = {**(PATCHES if norm_width else rows), "hidden": norm_width or inner}
    return (part("layer_norm", "projector_norm", input=TOWER, form=norm, sizes=over),) if norm else ()


def _matmuls(
    rows: dict[str, str], act: str, normed: bool, *, inner: str, middle: str, bias: bool, gated: bool
) -> tuple[Part, ...]:
    made = "projector_norm.output" if normed else TOWER
    first: dict[str, Any] = {"inner": inner, "outer": middle, "bias": bias, "activation": act, "gated": gated}
    last: dict[str, Any] = {"inner": middle, "outer": "projection", "bias": bias}
    return (
        part("dense", "projector_up", input=made, sizes=rows, **first),
        part("dense", "projector", input="projector_up.product", sizes=rows, **last),
    )


NEWLINE = {"hidden": "projection", "patches": "0", "seq": "1"}


def chain(*rules: PartsRule) -> PartsRule:
    """One way behind another."""

    def parts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        return tuple(item for rule in rules for item in rule(config, sizes, features))

    return parts
