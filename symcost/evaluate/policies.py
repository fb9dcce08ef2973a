"""Precision policies by name or from a file: slots, what single components do otherwise, block scales."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from symcost.errors import SpecError, UsageError
from symcost.evaluate.cache_dtypes import with_cache
from symcost.evaluate.names import unknown
from symcost.evaluate.question import Options
from symcost.evaluate.table_file import read_table, stated_text
from symcost.files import is_file
from symcost.ir.precision import (
    COMPUTE_SLOTS,
    DEFAULT_POLICY,
    DEFAULT_SERVED,
    DTYPE_BYTES,
    NAMED_POLICIES,
    STORAGE_SLOTS,
    Blocks,
    Precision,
)

_KEYS = ("schema", "name", "base", "slots", "overrides", "block_scales")
_SLOTS = (*COMPUTE_SLOTS, *STORAGE_SLOTS)
_MOST_BLOCK = 10**9


def chosen_policy(source: str | Precision) -> Precision:
    """A policy by name, or from a JSON or YAML file.

    Raises:
        UsageError: neither.
        SpecError: a file that states no dtype for a slot, or something that does not exist.
    """
    if isinstance(source, Precision):
        return source
    if source in NAMED_POLICIES:
        return NAMED_POLICIES[source]
    path = Path(source)
    if not is_file(path):
        raise unknown("precision", source, NAMED_POLICIES, more=f"known: {', '.join(NAMED_POLICIES)}; or name a file")
    return _policy(read_table(path), path.stem, source)


def policy_of(options: Options, stated: str = "", stored: Precision | None = None) -> Precision:
    """The policy of a question: what the user names, what the source states, or the workload's default.

    Args:
        stated: by the source, as a name. stored: how its checkpoint is quantised, which serving goes by.

    Raises:
        UsageError: a policy for served models alone, asked to train.
    """
    usual = DEFAULT_SERVED if options.inference else DEFAULT_POLICY
    found = chosen_policy(options.precision or (stored if options.inference else None) or stated or usual)
    if options.cache_dtype is not None:
        found = with_cache(found, options)
    if not options.inference and found.served:
        problem = f"precision {found.name} is for served models: it has no gradients, and training makes them"
        raise UsageError(problem, hint="choose another precision, or --workload prefill or decode")
    return found


def _policy(data: Mapping[str, Any], stem: str, where: str) -> Precision:
    for key in data:
        if key not in _KEYS:
            raise unknown("field", key, _KEYS).at(where)
    slots: dict[str, str | None] = {}
    base = data.get("base")
    if base is not None:
        if not isinstance(base, str) or base not in NAMED_POLICIES:
            raise unknown("base", str(base), NAMED_POLICIES).at(where)
        slots.update(NAMED_POLICIES[base].slots)
    slots.update(_slots("slots", data.get("slots", {}), where))
    for slot in _SLOTS:
        if slots.get(slot) is None and slot != "master":
            raise SpecError(
                f"slot {slot} has no dtype",
                where=where,
                hint=f"state slots.{slot}, or a base policy: {', '.join(NAMED_POLICIES)}",
            )
    slots.setdefault("master", None)
    stated = _table("overrides", data.get("overrides", {}), where)
    overrides: dict[str, dict[str, str]] = {}
    for name, found in stated.items():
        fixed = _slots(f"overrides.{name}", found, where)
        overrides[name] = {slot: dtype for slot, dtype in fixed.items() if dtype is not None}
        if len(overrides[name]) < len(fixed):
            raise SpecError(f"overrides.{name} takes a slot away", where=where, hint="state a dtype, not none")
    scales = _blocks(data.get("block_scales"), where)
    if scales is None and isinstance(base, str):
        scales = NAMED_POLICIES[base].blocks
    return Precision(stated_text("name", data, where, stem), slots, overrides, scales)


def _table(field: str, value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise SpecError(f"{field} is {value!r}", where=where, hint="it must be a mapping")
    return value


def _slots(field: str, value: object, where: str) -> dict[str, str | None]:
    """Dtypes by slot; `none` where no such tensor exists."""
    found: dict[str, str | None] = {}
    for slot, dtype in _table(field, value, where).items():
        if slot not in _SLOTS:
            raise unknown("slot", f"{field}.{slot}", [f"{field}.{known}" for known in _SLOTS]).at(where)
        if dtype != "none":
            _check_dtype(f"{field}.{slot}", dtype, where)
        found[slot] = None if dtype == "none" else dtype
    return found


def _blocks(value: object, where: str) -> Blocks | None:
    if value is None:
        return None
    stated = _table("block_scales", value, where)
    for key in stated:
        if key not in ("weights", "activations", "dtype"):
            raise unknown("field", f"block_scales.{key}", ["weights", "activations", "dtype"]).at(where)
    default = Blocks()
    weights = stated.get("weights", list(default.weights))
    if not isinstance(weights, list) or len(weights) != len(default.weights):
        raise SpecError(f"block_scales.weights is {weights!r}", where=where, hint="state rows and columns: [128, 128]")
    dtype = stated.get("dtype", default.dtype)
    _check_dtype("block_scales.dtype", dtype, where)
    rows, columns, along = (_size(item, where) for item in (*weights, stated.get("activations", default.activations)))
    return Blocks((rows, columns), along, dtype)


def _check_dtype(field: str, dtype: object, where: str) -> None:
    if not isinstance(dtype, str) or dtype not in DTYPE_BYTES:
        raise unknown(f"dtype in {field}:", str(dtype), DTYPE_BYTES).at(where)


def _size(value: object, where: str) -> int:
    text = str(value)
    if isinstance(value, bool) or not text.isascii() or not text.isdigit() or not 0 < int(text[:12]) <= _MOST_BLOCK:
        raise SpecError(f"a block of {value!r} values", where=where, hint="it must be a positive whole number")
    return int(text)
