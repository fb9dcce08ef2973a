"""The stack that a config implies where it does not state one: the first of these rules that applies.

1. `layer_types` names each layer's kind, where the profile has all of those kinds.
2. A profile with kinds `dense` and `moe` runs `first_k_dense` dense layers, then MoE layers.
3. A profile with kinds `encoder` and `decoder` runs one half of each.
4. Any other runs its default kind throughout.

MTP layers come behind the body and repeat its last kind.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from symcost.errors import SpecError, SpecWarning
from symcost.ir.spec import LayerGroup
from symcost.stack import checks
from symcost.stack.op_profile import OpProfile

Groups = tuple[LayerGroup, ...]


def derive_layers(
    profile: OpProfile,
    num_layers: int,
    mtp_depth: int = 0,
    layer_types: Sequence[str] | None = None,
    first_k_dense: int = 0,
) -> Groups:
    """Build the stack.

    Args:
        profile: names the kinds.
        num_layers: layers of the body; 0 is a body without layers.
        mtp_depth: MTP layers behind the body.
        layer_types: kind of each layer. A list longer than the body is cut; an empty one counts as none; one with
            kinds that the profile lacks is passed over with a warning, and the rules below it apply.
        first_k_dense: leading dense layers of a profile with `dense` and `moe`; cut to 0 .. num_layers, above with a
            warning.

    Returns:
        Runs of equal layers in model order, body first, MTP last; no run is empty.

    Raises:
        SpecError: a value that is no count, fewer `layer_types` than layers, an odd depth to halve, or no rule that
            gives the layers a kind.
    """
    if not isinstance(profile, OpProfile):
        raise SpecError(f"{profile!r} is no profile", hint="give one that OpProfile.from_dict has made")
    where = f"op profile {profile.name!r}"
    checks.whole(num_layers, "num_layers", where=where)
    checks.whole(mtp_depth, "mtp_depth", where=where)
    checks.whole(first_k_dense, "first_k_dense", least=None, where=where)
    listed = _named_body(num_layers, layer_types, where) if layer_types else None
    undeclared = sorted({group.kind for group in listed or ()} - set(profile.names))
    if listed is None or undeclared:
        body = _structural_body(profile, num_layers, first_k_dense, where)
    else:
        body = listed
    if undeclared:
        _warn_fallback(undeclared, profile, body)
    return body + _mtp(profile, body, mtp_depth, where)


def _named_body(num_layers: int, layer_types: Sequence[Any], where: str) -> Groups:
    """The body as `layer_types` names it, whatever the profile says of the names."""
    checks.items(layer_types, "layer_types", where=where)
    if len(layer_types) < num_layers:
        raise SpecError(
            f"layer_types lists {len(layer_types)} layers, num_layers is {num_layers}",
            where=where,
            hint="name a kind for every layer of the body",
        )
    kinds = [checks.name(kind, f"layer_types[{i}]", where=where) for i, kind in enumerate(layer_types[:num_layers])]
    return tuple(LayerGroup(kind, len(list(run))) for kind, run in groupby(kinds))


def _structural_body(profile: OpProfile, num_layers: int, first_k_dense: int, where: str) -> Groups:
    """The body that the profile's own kinds imply."""
    names = set(profile.names)
    if {"dense", "moe"} <= names:
        return _dense_then_moe(num_layers, first_k_dense, where)
    if {"encoder", "decoder"} <= names:
        return _halves(num_layers, where)
    if profile.default is None:
        raise SpecError(
            f"default is None, so num_layers={num_layers} could be of any kind: {checks.listed(profile.names)}",
            where=where,
            hint="name a default kind, or state the stack in layers",
        )
    return _runs(LayerGroup(profile.default, num_layers))


def _dense_then_moe(num_layers: int, first_k_dense: int, where: str) -> Groups:
    if first_k_dense > num_layers:
        warnings.warn(
            f"{where}: first_k_dense is {first_k_dense}, num_layers only {num_layers}: every layer is dense",
            SpecWarning,
            stacklevel=4,
        )
    dense = min(max(first_k_dense, 0), num_layers)
    return _runs(LayerGroup("dense", dense), LayerGroup("moe", num_layers - dense))


def _halves(num_layers: int, where: str) -> Groups:
    half, rest = divmod(num_layers, 2)
    if rest:
        hint = "give encoder and decoder together an even number of layers, or state the stack in layers"
        raise SpecError(f"num_layers is {num_layers}, which has no halves", where=where, hint=hint)
    return _runs(LayerGroup("encoder", half), LayerGroup("decoder", half))


def _mtp(profile: OpProfile, body: Groups, depth: int, where: str) -> Groups:
    if not depth:
        return ()
    kind = body[-1].kind if body else profile.default
    if kind is None:
        raise SpecError(
            f"mtp_depth is {depth}, but there is no body layer to repeat and default is None",
            where=where,
            hint="name a default kind, or set mtp_depth to 0",
        )
    return (LayerGroup(kind, depth, mtp=True),)


def _runs(*groups: LayerGroup) -> Groups:
    return tuple(group for group in groups if group.count)


def _warn_fallback(undeclared: list[str], profile: OpProfile, body: Groups) -> None:
    stack = ", ".join(f"{group.count} x {group.kind}" for group in body)
    warnings.warn(
        f"layer_types names {checks.listed(undeclared)}, which op profile {profile.name!r} does not declare "
        f"(it has {checks.listed(profile.names)}); the stack is read as {stack}",
        SpecWarning,
        stacklevel=3,
    )
