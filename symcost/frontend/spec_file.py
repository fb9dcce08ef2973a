"""Our own model file (`schema: 1`, JSON or YAML): a model that has no config.json."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from symcost.dims import DIMS, order
from symcost.errors import SpecError
from symcost.frontend.build import read_features
from symcost.frontend.config import Config, show
from symcost.frontend.family import Family
from symcost.frontend.kinds import kind_of_each_layer, runs
from symcost.frontend.registry import all_families, known_family
from symcost.frontend.rotary import read_rotary
from symcost.frontend.sizes import MOST_LAYERS
from symcost.frontend.source import safe_name
from symcost.frontend.spec_kinds import kind_of_name, needed, needed_at_ends
from symcost.frontend.spec_schema import SpecFile, Tower
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

TOWER = Family(
    "vision",
    (),
    Features(architecture="vision", rotary="none", causal=False, head="none"),
    kinds=lambda config, sizes, features: [KindSpec("encoder")] * sizes["layers"],
    rotary=None,
)
SIDES = ("encoder", "decoder")


def from_spec(data: Mapping[str, Any], where: str, *, text: bool = False) -> ModelSpec:
    """Reads a model file.

    Args:
        data: the parsed mapping.
        where: the file, for messages.
        text: every scalar is text, as our YAML reader hands it over.

    Raises:
        SpecError: a field that is missing, unknown or of the wrong type, sizes or layers that do not fit.
    """
    try:
        file = SpecFile.model_validate(data, context={"text": text})
    except ValidationError as problem:
        raise _refused(problem.errors(include_url=False)[0], where) from problem
    family = _family(file.family, where)
    spec = _model(file, family, safe_name(file.name) or "model", where)
    if file.vision is None:
        return spec
    return replace(spec, vision=_model(file.vision, TOWER, "vision", where))


def _model(file: Tower, family: Family, name: str, where: str) -> ModelSpec:
    config = Config({}, where)
    dims: dict[str, int] = {str(dim): value for dim, value in file.dims.items()}
    body, mtp_depth = _counts(file, dims, where)
    dims["layers"] = body
    if family.features.architecture == "encoder_decoder":
        dims |= _sides(file, where)
    features = replace(_defaults(config, family, dims), **_stated(file.features))
    stack, kinds = _stack(file, family, features, dims, mtp_depth, where)
    _check_ops(file, stack, where)
    if features.architecture == "decoder":
        dims = _used(config, features, kinds, dims)
    maximum = getattr(file, "max_seq", None) or (dims.get("positions") if features.learned_positions else None)
    return ModelSpec(
        name=name,
        family=family.model_type,
        dims=dict(sorted(dims.items(), key=lambda item: order(item[0]))),
        features=features,
        stack=stack,
        kinds=kinds,
        max_seq=maximum,
        hard_max=features.learned_positions,
        declared_ops={kind: dict(counts) for kind, counts in file.ops.items()},
        warnings=tuple(config.warnings),
    )


def _sides(file: Tower, where: str) -> dict[str, int]:
    """Layers of each side, by the names of the listed kinds."""
    if file.layers is None:
        hint = "list runs of encoder and decoder kinds under layers"
        raise SpecError("layers is missing: a model with two sides has layers of each", where=where, hint=hint)
    counts = dict.fromkeys(SIDES, 0)
    for item in file.layers:
        side = item.kind.partition("_")[0]
        if side not in counts:
            problem = f"layers: kind {item.kind!r} is of no side"
            raise SpecError(problem, where=where, hint=f"begin its name with {' or '.join(SIDES)}")
        counts[side] += item.count
    return {f"{side}_layers": count for side, count in counts.items()}


def _defaults(config: Config, family: Family, dims: dict[str, int]) -> Features:
    """What an empty config of the family's type has; sizes that its class derives from others are filled in."""
    _derive(dims, config.where)
    try:
        for size in family.sizes:
            if callable(size.default) and size.dim not in dims:
                dims[size.dim] = size.default(dims)
        features = _rotation(config, family, dims, read_features(config, family))
        return family.finish(config, dims, features) if family.finish is not None else features
    except KeyError as missing:
        name = str(missing.args[0])
        raise SpecError(f"dims.{name} is missing", where=config.where, hint=f"state {name} under dims") from missing


def _rotation(config: Config, family: Family, dims: dict[str, int], features: Features) -> Features:
    """The class's own share of the head, unless the file states the rotary width."""
    if "rope_dim" in dims and family.rotary is not None and features.rotary != "none":
        return replace(features, rotary="partial")
    return read_rotary(config, family, dims, features)


def _counts(file: Tower, dims: dict[str, int], where: str) -> tuple[int, int]:
    """Layers of the body and of the MTP blocks: as listed, else as `dims` says."""
    layers, mtp_depth = dims.pop("layers", None), dims.pop("mtp_depth", None)
    if file.layers is None:
        if not layers:
            raise SpecError("no layers are stated", where=where, hint="list runs under layers, or state dims.layers")
        if max(layers, mtp_depth or 0) > MOST_LAYERS:
            problem = f"dims.layers or dims.mtp_depth is more than {MOST_LAYERS}"
            raise SpecError(problem, where=where, hint="correct it, or list runs under layers")
        return layers, mtp_depth or 0
    body = sum(item.count for item in file.layers if not item.mtp)
    behind = sum(item.count for item in file.layers if item.mtp)
    _agrees("layers", layers, body, where)
    _agrees("mtp_depth", mtp_depth, behind, where)
    return body, behind


def _family(name: str, where: str) -> Family:
    if name == "decoder":
        return Family("decoder", (), rotary=None)
    family = known_family(name)
    if family is None:
        known = all_families()
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.3)
        hint = f"write decoder, or a model type: {', '.join(near or sorted(known)[:3])}"
        raise SpecError(f"family is {show(name)}: this family is not supported", where=where, hint=hint)
    return family


def _stated(features: Any) -> dict[str, Any]:
    return {name: value for name, value in features.model_dump().items() if value is not None}


def _stack(
    file: Tower, family: Family, features: Features, dims: dict[str, int], mtp_depth: int, where: str
) -> tuple[tuple[LayerGroup, ...], tuple[KindSpec, ...]]:
    """The stated runs; else what the family's class makes of as many layers as `dims` says."""
    if file.layers is None:
        body = kind_of_each_layer(Config({}, where), family, dims, features)
        return runs(body, mtp_depth), tuple(dict.fromkeys(body))
    stack = tuple(LayerGroup(item.kind, item.count, item.mtp) for item in file.layers)
    marks = [group.mtp for group in stack]
    if marks != sorted(marks) or all(marks):
        raise SpecError("layers: MTP runs must stand last, behind a body", where=where, hint="reorder layers")
    known = _kinds_of_class(file, family, features, dims, where)
    names = dict.fromkeys(group.kind for group in stack)
    kinds = {name: known.get(name) or _kind(name, file, dims, where) for name in names}
    for name in file.kinds:
        if name not in kinds:
            raise SpecError(f"kinds: {name!r} is in no run of layers", where=where, hint=f"leave {name} out")
    return stack, tuple(kinds.values())


def _kinds_of_class(
    file: Tower, family: Family, features: Features, dims: dict[str, int], where: str
) -> dict[str, KindSpec]:
    """Kinds that an encoder's class has by itself, by name, unless the file states what they are."""
    if family.kinds is None or features.architecture == "decoder":
        return {}
    counted = {**dims, **_sides(file, where)} if features.architecture == "encoder_decoder" else dims
    kinds = family.kinds(Config({}, where), counted, features)
    return {kind.name: kind for kind in kinds if kind.name not in file.kinds}


def _kind(name: str, file: Tower, dims: Mapping[str, int], where: str) -> KindSpec:
    if name not in file.kinds:
        return kind_of_name(name, dims, where)
    stated = file.kinds[name]
    return KindSpec(name, stated.attention, stated.ffn, tuple(sorted(_stated(stated.features).items())))


def _used(config: Config, features: Features, kinds: tuple[KindSpec, ...], dims: dict[str, int]) -> dict[str, int]:
    """The sizes that the model takes, checked; what no kind uses is left out with a warning."""
    wanted = {"layers", *needed_at_ends(features)}
    for kind in kinds:
        wanted.update(needed(replace(features, **dict(kind.changes)), kind))  # type: ignore[arg-type]
    for name in sorted(wanted, key=order):
        if name not in dims:
            raise SpecError(f"dims.{name} is missing", where=config.where, hint=f"state {name}: {DIMS[name].meaning}")
        if dims[name] == 0 and DIMS[name].sign == "positive":
            raise SpecError(f"dims.{name} is 0: it must be at least 1", where=config.where, hint=f"correct {name}")
    for name in sorted(set(dims) - wanted - {"kv_heads", "head_dim"}, key=order):
        config.warn(f"dims.{name} is used by no layer of the model; left out")
    if "top_k" in wanted and not 1 <= dims["top_k"] <= dims["experts"]:
        problem = f"dims.top_k is {dims['top_k']}: a token visits 1 to {dims['experts']} experts"
        raise SpecError(problem, where=config.where, hint="correct top_k or experts")
    return {name: value for name, value in dims.items() if name in wanted}


def _derive(dims: dict[str, int], where: str) -> None:
    """KV heads and the width of a head, where they are not stated."""
    heads = dims.get("heads", 0)
    if not heads:
        return
    kv_heads = dims.setdefault("kv_heads", heads)
    if not kv_heads or heads % kv_heads:
        problem = f"dims.kv_heads is {kv_heads}: it does not divide heads {heads}"
        raise SpecError(problem, where=where, hint="correct kv_heads or heads")
    hidden = dims.get("hidden", 0)
    if hidden and hidden % heads == 0:
        dims.setdefault("head_dim", hidden // heads)


def _agrees(name: str, stated: int | None, listed: int, where: str) -> None:
    if stated is not None and stated != listed:
        problem = f"dims.{name} is {stated}, the runs of layers add up to {listed}"
        raise SpecError(problem, where=where, hint=f"correct one of them, or leave dims.{name} out")


def _check_ops(file: Tower, stack: tuple[LayerGroup, ...], where: str) -> None:
    known = [*dict.fromkeys(group.kind for group in stack), "ends", *(["mtp"] if any(g.mtp for g in stack) else [])]
    for kind in file.ops:
        if kind not in known:
            problem = f"ops.{kind}: the model has no layer of this kind"
            raise SpecError(problem, where=where, hint=f"declare ops of {', '.join(known)}")


def _refused(problem: ErrorDetails, where: str) -> SpecError:
    """The first problem, by the path of its field."""
    path = ".".join(str(part) for part in problem["loc"] if part != "[key]")
    if problem["type"] == "missing":
        return SpecError(f"{path} is missing", where=where, hint=f"state {path}")
    if problem["type"] == "extra_forbidden":
        return SpecError(f"{path} is no field of a model spec", where=where, hint=f"leave {path} out")
    reason = problem["msg"][0].lower() + problem["msg"][1:]
    return SpecError(f"{path} is {show(problem['input'])}: {reason}", where=where, hint=f"correct {path}")
