"""The rotary share of a head, read from where configs of different age keep it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Family, Rotary
from symcost.ir.spec import Features


def read_rotary(config: Config, family: Family, sizes: dict[str, int], features: Features) -> Features:
    """Sets `rotary`, and `rope_dim` where only a part of the head rotates (`head_dim` of it where all does).

    Raises:
        SpecError: the share is no number from 0 to 1, or the width is wider than the head.
    """
    if family.rotary is None or features.rotary == "none" or "head_dim" not in sizes:
        return features
    width = _width(config, family.rotary, sizes["head_dim"])
    if width == sizes["head_dim"]:
        return replace(features, rotary="full")
    if width == 0:
        return replace(features, rotary="none")
    sizes["rope_dim"] = width
    return replace(features, rotary="partial")


def _width(config: Config, rotary: Rotary, head_dim: int) -> int:
    if rotary.width_keys:
        stated = config.integer(rotary.width_keys, 0)
        width = rotary.width if stated is MISSING else stated
        width = head_dim if not isinstance(width, int) else width
        if width > head_dim:
            key = rotary.width_keys[0]
            raise config.error(key, width, f"wider than a head, {head_dim}", f"correct {key}")
        return width
    return _part(head_dim, _share(config, rotary))


def _part(head_dim: int, share: float) -> int:
    """The rotating width: the library's product of floats, rounded down; exact where a float cannot hold the head."""
    exact = head_dim >= 2**53 or share == 1
    return int(head_dim * Fraction(share)) if exact else int(head_dim * share)


def _share(config: Config, rotary: Rotary) -> float:
    if not rotary.factor_keys:
        return rotary.factor
    key, value = _stated_share(config, rotary)
    if value is None:
        return rotary.factor
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise config.error(key, value, "a share of the head is expected", "write a number from 0 to 1")
    return value


def _stated_share(config: Config, rotary: Rotary) -> tuple[str, Any]:
    if rotary.fraction_nested:
        for outer in ("rope_parameters", "rope_scaling"):
            parameters = config.raw(outer)
            if isinstance(parameters, Mapping):
                inner = parameters.get("full_attention", parameters)
                if isinstance(inner, Mapping) and inner.get("partial_rotary_factor") is not None:
                    config.used.update(rotary.factor_keys)
                    return f"{outer}.partial_rotary_factor", inner["partial_rotary_factor"]
    key, value = config.take(rotary.factor_keys)
    return key, None if value is MISSING else value
