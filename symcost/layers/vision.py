"""Vision transformers: by themselves, with a pooled head, or as the tower of a model over text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sympy import Expr, Integer

from symcost import dims
from symcost.components.class_token import class_token
from symcost.components.dropout import dropout
from symcost.components.merger import average_merger, merged_projector, merger, projector
from symcost.components.modality_projection import modality_projection
from symcost.components.patch_embedding import patch_embedding
from symcost.components.position_embedding import position_embedding
from symcost.dims import batch, context, hidden, images, patches, projection, projector_out, seq, temporal_patch
from symcost.errors import SpecError
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.decoder import summary
from symcost.layers.discarded import discarded
from symcost.layers.encoder import closing, layer, layers
from symcost.layers.ends import SUMMARY
from symcost.layers.features import changed
from symcost.layers.norms import norm
from symcost.layers.parts import built
from symcost.layers.pooling import pooling_head
from symcost.layers.run_once import looks, once
from symcost.layers.served import without_cache
from symcost.layers.sides import renamed, resized
from symcost.layers.tower_runs import with_images

if TYPE_CHECKING:
    from sympy import Symbol

TITLES = {"vision": "Vision tower", "audio": "Audio tower"}
# A tower's sizes that are not its own: lengths.
LENGTHS = frozenset({"batch", "seq", "target_seq", "context", "images", "patches", "grad_accum"})


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The kinds of a vision transformer, then its ends; the batch counts images, S its patches and tokens in front."""
    features = spec.features
    parts = built(spec.ends) or (*opening(features), *closing(features, input="body.output", tied=""))
    if features.flag("pooling_head") == "true":
        parts = (*parts, *pooling_head(features))
    if features.flag("pooling_head") == "discarded":
        parts = (*parts, *discarded(pooling_head(features)))
    return (*layers(spec), LayerKind("ends", parts, Integer(1), SUMMARY))


def opening(features: Features) -> list[Instance]:
    """From pixels to the first layer's input."""
    frames: dict[Symbol, Expr] = {} if features.flag("frames") == "true" else {temporal_patch: Integer(1)}
    parts = [use(patch_embedding, bias=features.flag("patch_bias") != "false", sizes=frames)]
    if _prefix(features):
        parts.append(use(class_token, tokens=_prefix(features)))
    if features.learned_positions:
        parts.append(use(position_embedding))
    if features.embedding_norm:
        parts.append(norm(features, "embedding_norm", f"{parts[-1].name}.output"))
    if features.embedding_dropout:
        parts.append(use(dropout, "embedding_dropout"))
    return parts


def _tokens(tower: ModelSpec) -> dict[Symbol, Expr]:
    """Tokens of an image in a tower: its patches, or with some in front of them a size of the tower's own."""
    own = _prefix(tower.features) or "seq" in tower.dims
    tokens = dims.prefixed(tower.name, seq) if own else patches
    return {seq: tokens, context: tokens}


def _prefix(features: Features) -> int:
    return int(features.flag("prefix_tokens", "0"))


def attach(spec: ModelSpec, kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds of a model over text with its tower's behind the body, and the tower's ends in front of its own.

    Tower parts are named `vision_NAME` and take sizes `vision_NAME`; they run once for each of the images, whatever
    the batch of sequences, and not again in steps behind the first where layers keep keys of what they made.

    Raises:
        SpecError: a tower whose output has no known way into the text model.
    """
    tower = spec.vision
    assert tower is not None
    towers = [
        LayerKind(
            f"{tower.name}_{kind.name}",
            _own(_layer(tower.features, kind), tower),
            _layers(tower, kind.name),
            f"{TITLES[tower.name]}: {summary(kind)[0].lower()}{summary(kind)[1:]}",
        )
        for kind in tower.kinds
    ]
    ends = _own(_ends(tower), tower)
    if spec.inference:
        towers = [replace(kind, instances=without_cache(kind.instances)) for kind in towers]
        ends = without_cache(ends)
    if spec.inference and looks(kinds):
        towers = [replace(kind, instances=once(kind.instances)) for kind in towers]
        ends = once(ends)
    return _inserted(kinds, towers, ends)


def _ends(tower: ModelSpec) -> list[Instance]:
    """From pixels to the first layer, and from the last one into the text model."""
    features = tower.features
    if tower.ends:
        first, end = list(built(tower.ends)), []
    else:
        first, end = opening(features), _end(features)
    made = "body.output" if not end or features.flag("end_discarded") == "true" else f"{end[-1].name}.output"
    if features.flag("pooling_head") == "true":
        end += discarded(pooling_head(features))
    if features.flag("pooling_head") == "read":
        end += pooling_head(features)
    if tower.connector:
        return [*first, *end, *built(tower.connector, made)]
    way = features.flag("connector", "none")
    if way not in CONNECTORS:
        raise SpecError(f"unknown connector {way!r}", hint=f"known: {', '.join(CONNECTORS)}")
    return [*first, *end, *CONNECTORS[way](features, made)]


def _layer(features: Features, kind: KindSpec) -> tuple[Instance, ...]:
    parts = layer(features, kind)
    return tuple(discarded(parts)) if changed(features, kind).discarded else parts


def _end(features: Features) -> list[Instance]:
    """What stands behind a tower's last layer."""
    parts = closing(features, input="body.output", tied="")
    return discarded(parts) if features.flag("end_discarded") == "true" else parts


def _inserted(
    kinds: tuple[LayerKind, ...], towers: list[LayerKind], parts: tuple[Instance, ...]
) -> tuple[LayerKind, ...]:
    body = [kind for kind in kinds if kind.name not in ("mtp", "ends")]
    behind = [kind for kind in kinds if kind.name == "mtp"]
    (last,) = (kind for kind in kinds if kind.name == "ends")
    return (*body, *towers, *behind, LayerKind("ends", (*parts, *last.instances), last.count, last.summary))


def _own(parts: list[Instance] | tuple[Instance, ...], tower: ModelSpec) -> tuple[Instance, ...]:
    """Instances under the tower's names and sizes."""
    sizes = {dim: _prefixed(tower.name, dim) for dim in _symbols(tower) if dim.name not in LENGTHS}
    # What a tower hands over is as wide as the text model, or as the space that both are projected into.
    contrastive = tower.features.flag("connector") == "contrastive" and not tower.connector
    own_width = tower.features.flag("output_width") == "own"
    sizes[projection] = projection if contrastive else _prefixed(tower.name, projector_out) if own_width else hidden
    own = renamed(resized(with_images(parts, tower.name), _tokens(tower)), tower.name, layers=True)
    return resized(own, {**sizes, batch: images})


def _symbols(tower: ModelSpec) -> list[Symbol]:
    """Every size that a tower may state: the table's, and those of its stages."""
    stages = [name for name in tower.dims if name not in dims.SIZES]
    return [dims.symbol(name) for name in (*sorted(dims.SIZES), *stages)]


def _prefixed(side: str, dim: Symbol) -> Symbol:
    return dims.symbol(f"{side}_{dim.name}")


def _layers(tower: ModelSpec, kind: str) -> Expr:
    """How many layers of a kind the tower has."""
    name = "layers" if len(tower.kinds) == 1 else f"{kind}_layers"
    return dims.symbol(f"{tower.name}_{name}")


def _none(features: Features, input: str) -> list[Instance]:
    return []


def _merger(features: Features, input: str) -> list[Instance]:
    parts = [use(merger, input=input, form=features.norm)]
    if deepstack := int(features.flag("deepstack", "0")):
        form = features.norm
        parts.append(use(merger, "deepstack_merger", count=deepstack, input="layer.output", form=form, normed="blocks"))
    return parts


def _contrastive(features: Features, input: str) -> list[Instance]:
    return [use(modality_projection, input=input)]


def _projector(features: Features, input: str) -> list[Instance]:
    """A row for each patch; with the tokens in front of them, one for each token of the tower."""
    every = {"tokens": seq} if features.flag("connector_tokens") == "all" else {}
    layers = int(features.flag("connector_layers", "1"))
    return [use(projector, input=input, layers=layers, **_projections(features), **every)]


def _merged_projector(features: Features, input: str) -> list[Instance]:
    return [use(merged_projector, input=input, **_projections(features))]


def _projections(features: Features) -> dict[str, Any]:
    return {
        "activation": features.flag("connector_activation", "gelu"),
        "bias": features.flag("connector_bias") != "false",
    }


def _average(features: Features, input: str) -> list[Instance]:
    return [use(average_merger)]


# How a tower's output gets into the text model.
CONNECTORS: dict[str, Callable[[Features, str], list[Instance]]] = {
    "none": _none,
    "merger": _merger,
    "average": _average,
    "contrastive": _contrastive,
    "projector": _projector,
    "merged_projector": _merged_projector,
}
