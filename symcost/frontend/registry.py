"""The families: of every module of the folder `families`, or of a plugin, that states FAMILIES."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache, partial
from typing import TypeVar

from symcost import plugins
from symcost.frontend.config import Config
from symcost.frontend.family import Family
from symcost.frontend.family_index import Families, own, stated
from symcost.frontend.unmodelled import reason
from symcost.frontend.unread_fields import Foreign

T = TypeVar("T")


@cache
def own_families() -> Families:
    """Every family of ours by model type, sorted."""
    return Families(own())


@cache
def brought_families() -> Mapping[str, Family]:
    """The families of plugins."""
    return {name: family for name, (_, family) in stated(plugins.modules(plugins.FAMILIES), own_families()).items()}


def all_families() -> Mapping[str, Family]:
    """Every family by model type, those of plugins included, sorted."""
    ours, brought = own_families(), brought_families()
    return Families({**ours.finders, **{name: partial(brought.__getitem__, name) for name in brought}})


def known_family(model_type: object) -> Family | None:
    """The family of a model type; plugins are read only where it is none of ours."""
    if not isinstance(model_type, str):
        return None
    ours = own_families()
    return ours[model_type] if model_type in ours else brought_families().get(model_type)


def family_of(config: Config) -> Family:
    """The family of a config's `model_type`.

    Raises:
        SpecError: not stated, or not supported; the nearest supported ones are named.
    """
    model_type = config.text(["model_type"], None)
    if model_type is None:
        raise config.absent("model_type", "the family")
    family = known_family(model_type)
    if family is None:
        known = all_families()
        near = difflib.get_close_matches(model_type, known, n=3, cutoff=0.3) or sorted(known)[:3]
        hint = f"nearest supported: {', '.join(near)}; symcost list families prints all"
        raise config.error("model_type", model_type, reason(model_type), hint)
    return family


@cache
def foreign_fields() -> Foreign:
    """Every field that some family's table reads, with what it sets there."""
    fields = set(_LAYER_FIELDS)
    dims: dict[str, set[str]] = {}
    features: dict[str, set[tuple[str, ...]]] = {}
    for family in all_families().values():
        fields.update(family.mtp_keys, family.maximum.keys)
        if family.rotary is not None:
            fields.update(family.rotary.factor_keys, family.rotary.width_keys)
        for size in family.sizes:
            for key in size.keys:
                dims.setdefault(key, set()).add(size.dim)
        for flag in family.flags:
            for key in flag.keys:
                features.setdefault(key, set()).add(flag.sets)
    fields.update(dims, features)
    return Foreign(frozenset(fields), _frozen(dims), _frozen(features))


def _frozen(table: Mapping[str, set[T]]) -> dict[str, frozenset[T]]:
    return {key: frozenset(names) for key, names in table.items()}


# Fields read by the rules for layers, which are functions and cannot be asked.
_LAYER_FIELDS = """
layer_types use_sliding_window max_window_layers sliding_window_pattern first_k_dense_replace mlp_only_layers
decoder_sparse_step moe_layer_freq interleave_moe_layer_step moe_layer_interval moe_layer_start_index
moe_layer_end_index no_rope_layers no_rope_layer_interval attention_types attn_type_list layers_block_type
mlp_layer_types full_attention_interval attn_layer_period attn_layer_offset expert_layer_period expert_layer_offset
use_bidirectional_attention
""".split()
