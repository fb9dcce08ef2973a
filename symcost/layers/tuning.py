"""From what a user trains to kinds of layers: each layer's parameters by the library's names, equal layers together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count, groupby
from typing import TypeVar

from symcost.errors import UsageError
from symcost.ir.quantised import BASES
from symcost.ir.spec import LayerGroup, ModelSpec
from symcost.ir.tuning import ALL, KindTuning, Tuning
from symcost.layers import family_names, sided_names
from symcost.layers.build import build
from symcost.layers.layer_names import Layer, layer_of, side_of
from symcost.layers.quantised import takes
from symcost.layers.targets import Targets
from symcost.layers.tuned import BORROWED

Spec = TypeVar("Spec", bound=ModelSpec)
_SIDES = ("encoder", "decoder")
# What --train names beside a pattern, and what holds it.
_WORDS = ("norms", "head")
_NORMS, _HEADS = ("qk_norm", "gated_norm"), ("lm_head", "head_transform")
# Ends that stand behind the layers.
_BEHIND = ("final_norm.", "encoder_final_norm.", "decoder_final_norm.", "lm_head.", "head_transform.", "classifier.")


def tune(spec: Spec, tuning: Tuning) -> Spec:
    """The model with kinds of layers by what is trained in them; itself where everything is.

    Raises:
        UsageError: a name that nothing has, a rank that fits no module, an architecture without layers to choose from.
    """
    if tuning.plain:
        return spec
    _check_family(spec, tuning)
    kinds = {kind.name: kind for kind in build(spec)}
    order = [group.kind for group in spec.stack if not group.mtp for _ in range(group.count)]
    numbers = {side: count() for side in ("", *_SIDES)}
    layers = [layer_of(spec, kinds[kind], next(numbers[side_of(spec, kind)])) for kind in order]
    ends = layer_of(spec, kinds["ends"], None)
    targets = Targets(spec, tuning, (*layers, ends))
    _check(tuning, [*layers, ends], spec, targets)
    spec = replace(spec, warnings=(*spec.warnings, *targets.unmatched()))
    chosen = [_chosen(targets, layer, tuning, len(order)) for layer in layers]
    closing = _chosen(targets, ends, tuning, len(order))
    if not any(part.trained or part.adapters for part in (*chosen, closing)):
        raise UsageError(f"nothing of {spec.name} is left to train", hint="freeze less of it")
    return _split(spec, tuning, order, chosen, closing)


def _chosen(targets: Targets, layer: Layer, tuning: Tuning, layers: int) -> KindTuning:
    """What is trained in a layer; whether a gradient reaches its input is known only from those below."""
    last = layer.index is None or not tuning.last or layer.index >= layers - tuning.last
    copied = tuple(sorted(_matched(layer, lambda name: any(_is_module(name, saved) for saved in tuning.saved))))
    if tuning.adapted:
        held = layer.modules if last else ()
        adapters = tuple(sorted(module.path for module in held for _ in range(targets.ranks(module, layer))))
        return KindTuning(frozenset(copied), adapters, copied)
    named = _matched(layer, lambda name: _is_trained(name, tuning))
    trained = [parameter for parameter in named if _stands(parameter, tuning, layer, last=last)]
    tied = {f"{item.name}.{BORROWED.name}": f"{item.tied_to}.w_embedding" for item in layer.instances if item.tied_to}
    # A head's weight that is the embedding's is trained as one tensor: by the embedding's name, or as the head.
    heads = tuning.train != ALL
    trained = [tied.get(name, name) for name in trained if heads or name not in tied]
    return KindTuning(frozenset({*trained, *copied}), (), copied)


def _is_trained(name: str, tuning: Tuning) -> bool:
    if any(part in name for part in tuning.freeze):
        return False
    return tuning.train in (ALL, *_WORDS) or tuning.train in name


def _stands(parameter: str, tuning: Tuning, layer: Layer, *, last: bool) -> bool:
    """Whether a parameter of ours is where a word or a limit says, whatever the library calls it."""
    owner, _, tensor = parameter.partition(".")
    item = next(item for item in layer.instances if item.name == owner)
    if tuning.last and (not last or (layer.index is None and not parameter.startswith(_BEHIND))):
        return False
    if tuning.train == "norms":
        return item.component.group == "norm" or item.component.type in _NORMS or "norm" in tensor
    return tuning.train != "head" or item.component.type in _HEADS or owner == "classifier"


def _matched(layer: Layer, chosen: Callable[[str], bool]) -> list[str]:
    """Parameters of ours whose names are chosen.

    Raises:
        UsageError: one of which only some names are.
    """
    found = []
    for parameter, names in layer.names.items():
        which = [name for name in names if chosen(name)]
        if which and len(which) < len(names):
            others = ", ".join(name for name in names if name not in which)
            hint = f"name {others} too, or train an adapter on it"
            raise UsageError(f"{which[0]} is trained without what is computed with it in one matmul", hint=hint)
        if which:
            found.append(parameter)
    return found


def _is_module(name: str, module: str) -> bool:
    """Whether a parameter is one of a module, which is named by the end of its path."""
    path = name.rpartition(".")[0]
    return path == module or path.endswith(f".{module}")


def _check(tuning: Tuning, layers: list[Layer], spec: ModelSpec, targets: Targets) -> None:
    """Names that match nothing, and ranks that no module has room for."""
    names = [name for layer in layers for held in layer.names.values() for name in held]
    for option, parts in (("--freeze", tuning.freeze), ("--train", () if _is_word(tuning) else (tuning.train,))):
        for part in parts:
            if not any(part in name for name in names):
                raise UsageError(f"{option} {part} matches no parameter of {spec.name}", hint=f"as in {names[1]}")
    for saved in tuning.saved:
        _check_base(saved, tuning, layers)
        if not any(_is_module(name, saved) for name in [*names, "lm_head.weight"]):
            raise UsageError(f"--modules-to-save {saved} matches no module", hint=f"known: lm_head, {targets.known}")
    if tuning.last > len(layers) - 1:
        raise UsageError(f"--train-layers last:{tuning.last}, but there are {len(layers) - 1}", hint="state fewer")
    if tuning.adapted:
        targets.check()


def _check_base(saved: str, tuning: Tuning, layers: list[Layer]) -> None:
    """Weights that are stored in few bits cannot be copied to be trained."""
    weights = BASES.get(tuning.base)
    if weights is None:
        return
    for layer in layers:
        held = {item.name for item in layer.instances if takes(item.component, weights)}
        for parameter, names in layer.names.items():
            if parameter.partition(".")[0] in held and any(_is_module(name, saved) for name in names):
                raise UsageError(
                    f"--modules-to-save {saved}: its weights are stored in {tuning.base}, which cannot be trained",
                    hint="train an adapter on it, or save another module",
                )


def _is_word(tuning: Tuning) -> bool:
    return tuning.adapted or tuning.train in (ALL, *_WORDS)


def _split(spec: Spec, tuning: Tuning, order: list[str], chosen: list[KindTuning], ends: KindTuning) -> Spec:
    """The model with a kind for each layer that is unlike others in what is trained or needs a gradient."""
    flows, closing = _flows(spec, order, chosen, ends)
    named: dict[tuple[str, KindTuning], str] = {}
    for kind, layer in zip(order, flows, strict=True):
        named.setdefault((kind, layer), _name(kind, layer, {name for (own, _), name in named.items() if own == kind}))
    kinds = {kind.name: kind for kind in spec.kinds}
    new = tuple(replace(kinds[kind], name=name) for (kind, _), name in named.items())
    layers = [named[pair] for pair in zip(order, flows, strict=True)]
    stack = tuple(LayerGroup(name, len(list(run))) for name, run in groupby(layers))
    told = tuple((name, layer) for (_, layer), name in named.items())
    dims = {**spec.dims, "lora_rank": tuning.rank} if tuning.adapted else spec.dims
    return replace(spec, kinds=new, stack=stack, dims=dims, tuning=tuning, tuned=(*told, ("ends", closing)))


def _flows(
    spec: ModelSpec, order: list[str], chosen: list[KindTuning], ends: KindTuning
) -> tuple[list[KindTuning], KindTuning]:
    """Layers and ends with the gradients that reach them: from what stands below, and from the side that is read."""
    below = {side: _is_below(spec, side, ends) for side in ("", *_SIDES)}
    flows: list[KindTuning] = []
    for kind, layer in zip(order, chosen, strict=True):
        side = side_of(spec, kind)
        read = below["encoder"] or any(name.startswith("encoder_final_norm.") for name in ends.trained)
        outside = (("encoder", read),) if side == "decoder" else ()
        flows.append(replace(layer, gradient=below[side], outside=outside))
        below[side] = below[side] or bool(layer.trained or layer.adapters) or any(needed for _, needed in outside)
    if not side_of(spec, order[-1] if order else ""):
        return flows, replace(ends, gradient=below[""])
    return flows, replace(ends, gradient=below["decoder"], outside=tuple((side, below[side]) for side in _SIDES))


def _is_below(spec: ModelSpec, side: str, ends: KindTuning) -> bool:
    """Whether something in front of the layers of a side is trained."""
    other = {"encoder": "decoder_", "decoder": "encoder_"}.get(side)
    # Tables of tokens are shared but where one side hears, or has its own.
    apart = spec.features.flag("audio") == "true", spec.features.flag("embeddings") == "apart"
    foreign = {"encoder": apart[0], "decoder": apart[1]}.get(side, False)
    for name in ends.trained:
        strange = (other and name.startswith(other)) or (foreign and name.startswith("token_embedding."))
        sound = side == "decoder" and name.startswith("audio_stem.")
        if not (strange or sound or name.startswith(_BEHIND)):
            return True
    return False


def _check_family(spec: ModelSpec, tuning: Tuning) -> None:
    families = family_names.KNOWN if spec.features.architecture == "decoder" else frozenset(sided_names.PREFIXES)
    if spec.family not in families or spec.vision is not None:
        raise UsageError(
            f"--train {tuning.train} does not apply to {spec.family}: the names of its modules are not known",
            hint=f"leave it out; known: {', '.join(sorted(families))}",
        )
    if tuning.last and spec.features.architecture == "encoder_decoder":
        hint = "freeze one side by its name, as in --freeze encoder."
        raise UsageError(f"--train-layers last:{tuning.last} does not say of which side", hint=hint)


def _name(kind: str, layer: KindTuning, taken: set[str]) -> str:
    """The kind's own name; what no gradient reaches is frozen, and the lowest that one reaches is the first."""
    reached = layer.gradient or layer.trained or layer.adapters or any(needed for _, needed in layer.outside)
    name = kind if layer.gradient else f"{kind}_first" if reached else f"{kind}_frozen"
    numbered = (f"{name}_{number}" for number in range(2, len(taken) + 2))
    return name if name not in taken else next(other for other in numbered if other not in taken)
