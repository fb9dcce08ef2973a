"""Stacks as specs state them: the `layers` list of a model or of a vision tower, else what their fields imply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.errors import SpecError
from symcost.ir.spec import LayerGroup
from symcost.stack import checks
from symcost.stack.derive import derive_layers
from symcost.stack.layer_stack import LayerStack, resolve_layers
from symcost.stack.linear_dims import LinearAttentionDims
from symcost.stack.op_profile import OpProfile
from symcost.stack.profiles import VISION_PROFILE, load_profile

_KEYS = ("kind", "count", "mtp")


def read_layers(data: Any, num_layers: int, mtp_depth: int = 0, *, field: str = "layers") -> tuple[LayerGroup, ...]:
    """Read a list of `{"kind": NAME, "count": N, "mtp": false}` that covers body and MTP layers exactly.

    Args:
        data: the list as it stands in the spec.
        num_layers: layers of the body.
        mtp_depth: MTP layers behind it.
        field: name of the list, for messages.

    Raises:
        SpecError: no list, an unknown key, a group without kind or layers, a body group behind an MTP group, or
            counts that do not add up.
    """
    if not checks.items(data, field):
        raise SpecError(f"{field} is {data!r}", hint=f"list at least one group, or leave {field} out")
    groups = tuple(_group(item, f"{field}[{i}]") for i, item in enumerate(data))
    marks = [group.mtp for group in groups]
    if marks != sorted(marks):
        late = marks.index(False, marks.index(True))
        raise SpecError(f"{field}[{late}] is a body group behind an MTP group", hint="list MTP groups last")
    for what, mtp, wanted in (("body", False, num_layers), ("MTP", True, mtp_depth)):
        total = sum(group.count for group in groups if group.mtp is mtp)
        if total != wanted:
            raise SpecError(
                f"{field} lists {total} {what} layers, the model has {wanted}",
                hint=f"make the counts of {field} add up",
            )
    return groups


def spec_layer_stack(profile: OpProfile, fields: Mapping[str, Any]) -> LayerStack:
    """A model's stack: as its `layers` states it, else as its other fields imply it.

    Args:
        profile: the model's op profile.
        fields: num_hidden_layers, and where there are any: layers, mtp_depth, layer_types, first_k_dense_replace, ops
            and the five `linear_*`; further fields are not looked at, null is the same as absent.

    Raises:
        SpecError: as `read_layers`, `derive_layers` and `resolve_layers`.
    """
    count = checks.whole(checks.table(fields, "model spec").get("num_hidden_layers"), "num_hidden_layers")
    depth = _optional(fields, "mtp_depth", least=0)
    if fields.get("layers") is not None:
        layers = read_layers(fields["layers"], count, depth)
    else:
        dense = _optional(fields, "first_k_dense_replace", least=None)
        layers = derive_layers(profile, count, depth, fields.get("layer_types"), dense)
    return resolve_layers(profile, layers, fields.get("ops"), LinearAttentionDims.from_fields(fields))


def tower_layer_stack(num_layers: int, layers: Any = None) -> LayerStack:
    """A vision tower's stack, of kinds of the vision profile: one encoder group unless the tower states `layers`.

    Raises:
        SpecError: a kind that the vision profile lacks, MTP layers, or counts that do not add up.
    """
    profile = load_profile(VISION_PROFILE)
    if layers is None:
        return resolve_layers(profile, derive_layers(profile, num_layers))
    count = checks.whole(num_layers, "vision.num_hidden_layers")
    return resolve_layers(profile, read_layers(layers, count, field="vision.layers"))


def _group(data: Any, field: str) -> LayerGroup:
    given = checks.table(data, field)
    checks.known(given, _KEYS, f"key in {field}:")
    kind = checks.name(given.get("kind"), f"{field}.kind")
    count = checks.whole(given.get("count"), f"{field}.count", least=1)
    mtp = given.get("mtp", False)
    if not isinstance(mtp, bool):
        raise SpecError(f"{field}.mtp is {mtp!r}", hint="give it as true or false")
    return LayerGroup(kind, count, mtp)


def _optional(fields: Mapping[str, Any], field: str, *, least: int | None) -> int:
    """A count under its name in the config; absent means that there are none of these layers."""
    value = fields.get(field)
    return 0 if value is None else checks.whole(value, field, least=least)
