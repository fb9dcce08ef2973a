"""Fields of a config that are sizes, under our names; layers are cut to as many as show every kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from symcost import dims
from symcost.frontend.registry import all_families
from symcost.ir.text.tokens import RESERVED

# Counts of layers, which are structure: by our names of them.
LAYERS = ("layers", "encoder_layers", "decoder_layers", "mtp_depth")
_NO_SIZES = ("_id", "_ids", "version", "_index", "pretraining_tp", "_seed", "_layer_interval", "_period", "_offset")


@dataclass(frozen=True)
class Field:
    """A size of a config.

    Attributes:
        path: keys from the outermost on. name: ours, or the key itself. value: in the config.
        multiple: what its values are multiples of, where that is known.
    """

    path: tuple[str, ...]
    name: str
    value: int
    multiple: int = 1


def fields(config: Mapping[str, Any]) -> list[Field]:
    """Every whole number of a config that may be a size, layers too."""
    found: dict[str, Field] = {}
    for path, value in _numbers(config):
        name = _name(path, _names(str(config.get("model_type", ""))), found)
        if value > 0 and not path[-1].endswith(_NO_SIZES):
            found[name] = Field(path, name, value)
    return list(found.values())


def placed(config: Mapping[str, Any], values: Mapping[tuple[str, ...], int]) -> dict[str, Any]:
    """A config with other values of fields."""
    made: dict[str, Any] = deepcopy(dict(config))
    for path, value in values.items():
        inside = made
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value
    return made


def cut(config: Mapping[str, Any], most: int) -> dict[str, Any]:
    """A config with no more than so many layers; lists of one entry a layer are cut too."""
    made: dict[str, Any] = deepcopy(dict(config))
    names = _names(str(config.get("model_type", "")))
    counts = {path: value for path, value in _numbers(made) if names.get(path[-1], path[-1]) in LAYERS and value > most}
    for path, value in counts.items():
        inside = made
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = most
        for key, listed in inside.items():
            if isinstance(listed, list) and len(listed) == value:
                inside[key] = listed[:most]
    return made


def without_dropout(config: Mapping[str, Any]) -> dict[str, Any]:
    """A config with every dropout probability at 0."""
    return {
        name: without_dropout(value)
        if isinstance(value, Mapping)
        else 0.0
        if isinstance(value, float) and "drop" in name
        else value
        for name, value in config.items()
    }


def _numbers(config: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int]]:
    for key, value in config.items():
        if isinstance(value, Mapping):
            if not key.startswith(("quantization", "rope", "id2label", "label2id", "task_specific")):
                yield from _numbers(value, (*path, key))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield (*path, key), value


def _name(path: tuple[str, ...], names: Mapping[str, str], taken: Mapping[str, Field]) -> str:
    key = path[-1]
    name = names.get(key, key)
    side = path[0].removesuffix("_config") if len(path) > 1 and path[0] != "text_config" else ""
    name = f"{side}_{name}" if side else name
    if name in taken or name in RESERVED:
        name = "_".join(path)
    return name


@cache
def _names(model_type: str) -> Mapping[str, str]:
    """Key -> our name of the size: as the family itself has it, else as most families do."""
    families = all_families()
    votes: dict[str, dict[str, int]] = {}
    for family in families.values():
        for size in family.sizes:
            for key in size.keys:
                count = votes.setdefault(key, {})
                count[size.dim] = count.get(size.dim, 0) + 1
    found = {key: max(sorted(count), key=lambda dim: count[dim]) for key, count in votes.items()}
    if model_type in families:
        found |= {key: size.dim for size in families[model_type].sizes for key in size.keys}
    return {key: name for key, name in found.items() if name in dims.DIMS or name in LAYERS}
