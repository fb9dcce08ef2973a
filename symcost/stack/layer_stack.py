"""A stack checked against its profile: every group with its kind as the profile, or a spec's own `ops`, defines it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from symcost.errors import SpecError
from symcost.ir.spec import LayerGroup
from symcost.stack import checks
from symcost.stack.linear_dims import LINEAR_FIELDS, LinearAttentionDims
from symcost.stack.op_counts import OpCounts
from symcost.stack.op_profile import OpProfile, ProfileKind


@dataclass(frozen=True)
class StackGroup:
    """A run of equal layers, its kind resolved."""

    kind: ProfileKind
    count: int
    mtp: bool = False


@dataclass(frozen=True)
class LayerStack:
    """A resolved stack.

    Attributes:
        profile: name of the op profile that defines the kinds.
        groups: runs in model order, body first, MTP last.
        linear: the linear-attention sizes, where a kind needs them; else None.
    """

    profile: str
    groups: tuple[StackGroup, ...]
    linear: LinearAttentionDims | None = None

    def kinds(self) -> tuple[ProfileKind, ...]:
        """The kind of every layer, in model order."""
        return tuple(group.kind for group in self.groups for _ in range(group.count))

    def distinct_kinds(self) -> tuple[ProfileKind, ...]:
        """Each kind once, in order of first use."""
        return tuple({group.kind.name: group.kind for group in self.groups}.values())

    def to_layers(self) -> tuple[LayerGroup, ...]:
        """The groups as a spec's `layers` states them."""
        return tuple(LayerGroup(group.kind.name, group.count, group.mtp) for group in self.groups)


def resolve_layers(
    profile: OpProfile,
    layers: Sequence[LayerGroup],
    ops: Mapping[str, Mapping[str, int]] | None = None,
    linear: LinearAttentionDims | None = None,
) -> LayerStack:
    """Check a stack against its profile and resolve each group's kind.

    Args:
        profile: defines the kinds.
        layers: the groups, in model order.
        ops: op counts by kind and op class; they replace the profile's counts of the kinds they name.
        linear: the model's linear-attention sizes, if it has any; dropped where no kind needs them.

    Raises:
        SpecError: `ops` names an unknown kind or op class, a group an unknown kind or no count, or a linear-attention
            kind has no sizes.
    """
    if not isinstance(profile, OpProfile):
        raise SpecError(f"{profile!r} is no profile", hint="give one that OpProfile.from_dict has made")
    where = f"op profile {profile.name!r}"
    kinds = _resolved_kinds(profile, ops, where)
    groups = tuple(
        _resolved_group(group, f"layers[{i}]", kinds, where)
        for i, group in enumerate(checks.items(layers, "layers", where=where))
    )
    if not any(group.kind.attention == "linear" for group in groups):
        return LayerStack(profile.name, groups)
    if not isinstance(linear, LinearAttentionDims):
        users = checks.listed(sorted({group.kind.name for group in groups if group.kind.attention == "linear"}))
        raise SpecError(
            f"kind {users} has linear attention, but linear is {linear!r}",
            where=where,
            hint=f"state {', '.join(LINEAR_FIELDS)} and read them with LinearAttentionDims.from_fields",
        )
    return LayerStack(profile.name, groups, linear)


def _resolved_kinds(profile: OpProfile, ops: Any, where: str) -> dict[str, ProfileKind]:
    kinds = {kind.name: kind for kind in profile.kinds}
    declared = checks.table({} if ops is None else ops, "ops", where=where)
    checks.known(declared, profile.names, "kind in ops:", where=where)
    for name, counts in declared.items():
        kinds[name] = replace(kinds[name], ops=OpCounts.from_dict(counts, f"ops.{name}", where=where))
    return kinds


def _resolved_group(group: Any, field: str, kinds: Mapping[str, ProfileKind], where: str) -> StackGroup:
    if not isinstance(group, LayerGroup):
        raise SpecError(
            f"{field} is {group!r}, not a LayerGroup", where=where, hint="read a spec's list with read_layers"
        )
    if checks.name(group.kind, f"{field}.kind", where=where) not in kinds:
        hint = f"kinds of the profile: {', '.join(kinds)}"
        raise SpecError(f"{field}.kind is {group.kind!r}, which the profile does not declare", where=where, hint=hint)
    count = checks.whole(group.count, f"{field}.count", where=where)
    return StackGroup(kinds[group.kind], count, group.mtp)
