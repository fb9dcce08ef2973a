"""Quantised checkpoints: priced at the precision policy, with a warning that says what the file stores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.frontend.config import MISSING, Config

_METHODS = {
    "fp8": "FP8",
    "fbgemm_fp8": "FP8",
    "finegrained_fp8": "FP8",
    "mxfp4": "FP4",
    "nvfp4": "FP4",
    "bitnet": "2-bit integers",
    "eetq": "INT8",
    "gptq": "INT4",
    "awq": "INT4",
}


def warn_if_quantised(config: Config) -> Mapping[str, Any] | None:
    """One warning that names the storage dtype, where `quantization_config` is stated; and what it states."""
    found = None
    for key in ("quantization_config", "compression_config"):
        value = config.raw(key)
        if value is MISSING or value is None:
            continue
        found = settings = config.mapping(key)
        method = settings.get("quant_method", settings.get("quant_algo", "unnamed method"))
        config.warn(
            f"{config.prefix}{key}: the checkpoint stores weights as {_storage(settings)} ({method}); "
            "priced at the widths of the precision in force"
        )
    return found


def _storage(settings: Mapping[str, Any]) -> str:
    method = str(settings.get("quant_method", "")).lower()
    if settings.get("load_in_8bit") or settings.get("_load_in_8bit"):
        return "INT8"
    if settings.get("load_in_4bit") or settings.get("_load_in_4bit"):
        return str(settings.get("bnb_4bit_quant_type", "4-bit integers")).upper()
    bits = settings.get("bits", settings.get("w_bit"))
    if isinstance(bits, int) and not isinstance(bits, bool):
        return f"INT{bits}"
    groups = settings.get("config_groups")
    if isinstance(groups, Mapping):
        for group in groups.values():
            weights = group.get("weights") if isinstance(group, Mapping) else None
            if isinstance(weights, Mapping) and "num_bits" in weights:
                kind = "FP" if weights.get("type") == "float" else "INT"
                return f"{kind}{weights['num_bits']}"
    return _METHODS.get(method, str(settings.get("fmt", "an unstated dtype")))
