"""Layers of which not all is trained: adapters beside modules, gradients only where they are needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from symcost.components.frozen_copy import frozen_copy
from symcost.components.lora_adapter import lora_adapter
from symcost.components.merged_adapter import merged_adapter
from symcost.dims import seq
from symcost.ir.component import Instance, Site, use
from symcost.ir.conventions import CORES, DEFAULTS
from symcost.ir.cost_model import LayerKind
from symcost.ir.flow import FROZEN, Flow
from symcost.ir.quantised import BASES
from symcost.ir.spec import ModelSpec
from symcost.ir.tensor import Tensor
from symcost.ir.tuning import KindTuning, Tuning
from symcost.layers.merged_names import stacked
from symcost.layers.module_names import Module, modules
from symcost.layers.quantised import takes, with_base
from symcost.layers.recurrent_names import UNREAD

# Operands of a core, in the order in which it names its inputs.
_OPERANDS = ("q", "k", "v")
# What a side of a model begins with; and what reads the result of the other side.
_OPENING = ("token_embedding", "patch_embedding", "audio_stem")
_ROUTER, _EXPERTS = "router", "moe_experts"
_OTHER_SIDE = "cross_kv_projection"
# The head's weight where it is the embedding's: only a copy of it is the head's own.
BORROWED = Tensor("w_head", "param", (), "param", "persistent")


def tuned(spec: ModelSpec, kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds with what their tuning says; as they are where every weight is trained."""
    if spec.tuning is None:
        return kinds
    stated = dict(spec.tuned)
    return tuple(replace(kind, instances=_kind(spec, kind, spec.tuning, stated[kind.name])) for kind in kinds)


def parameters(item: Instance) -> tuple[Tensor, ...]:
    """The parameters that an instance owns."""
    build = item.component.build
    cost = build(Site(item.name, DEFAULTS.__getitem__), **dict(item.options)) if build else None
    return tuple(tensor for tensor in cost.tensors if tensor.role == "param") if cost else ()


def _kind(spec: ModelSpec, kind: LayerKind, tuning: Tuning, stated: KindTuning) -> tuple[Instance, ...]:
    needs = Needs(stated.gradient, dict(stated.outside))
    # The ends begin in front of the layers, with ids.
    needs.stream = needs.stream and kind.name != "ends"
    found: list[Instance] = []
    names = Counter(module.name for item in kind.instances for module in modules(spec, item))
    for item in kind.instances:
        for part in _parts(spec, item, tuning, stated, names):
            trained = tuple(t.name for t in parameters(part) if _is_trained(part, t.name, stated))
            if part.tied_to and f"{part.tied_to}.w_embedding" in stated.trained:
                trained = (*trained, BORROWED.name, "w_embedding")
            merged = tuple(m.tensor for m in stacked(spec, part) if m.path in stated.adapters)
            flow = replace(needs.flow(part, trained, merged), beside=_beside(spec, part, stated))
            found.append(replace(_stored(part, tuning, trained), flow=flow))
    return tuple(found)


def _beside(spec: ModelSpec, item: Instance, stated: KindTuning) -> tuple[str, ...]:
    """Weights with adapters in an operator of several matmuls, one of which reads what another makes."""
    held = {module.tensor for module in modules(spec, item)}
    adapted = {module.tensor for module in modules(spec, item) if module.path in stated.adapters}
    return tuple(sorted(adapted)) if len(held) > 1 else ()


def _stored(item: Instance, tuning: Tuning, trained: tuple[str, ...]) -> Instance:
    """An instance whose weights are stored as the base is, where none of them is trained."""
    weights = BASES.get(tuning.base)
    if weights is None or trained or item.adapts or not takes(item.component, weights):
        return item
    return replace(item, component=with_base(item.component, weights))


def _is_trained(item: Instance, tensor: str, stated: KindTuning) -> bool:
    return item.component in (lora_adapter, merged_adapter) or f"{item.name}.{tensor}" in stated.trained


def _parts(
    spec: ModelSpec, item: Instance, tuning: Tuning, stated: KindTuning, names: Mapping[str, int]
) -> Iterator[Instance]:
    """An instance, the frozen original of what is copied, and its adapters; `names`: how many modules have each."""
    copied = [name.partition(".")[2] for name in stated.copied if name.startswith(f"{item.name}.")]
    if item.tied_to and BORROWED.name in copied:
        # The copy is a weight of the head's own; the original stays the embedding's.
        item, copied = replace(item, options=_changed(item, tied=False), tied_to=""), []
    yield item
    for tensor in parameters(item):
        if tensor.name in copied:
            part = "_bias" if tensor.name.partition("_")[0] == "b" else ""
            original = use(frozen_copy, f"{item.name}_original{part}", sizes=dict(item.sizes), shape=tensor.shape)
            yield replace(original, beside=item.component.type)
    for module in modules(spec, item):
        if module.path in stated.adapters:
            name = module.name if names[module.name] == 1 else module.path.replace(".", "_")
            yield _adapter(f"{name}_adapter", module, item, tuning)
    for module in stacked(spec, item):
        if module.path in stated.adapters:
            yield _merged(module, item, stated.adapters.count(module.path))


def _changed(item: Instance, **options: object) -> tuple[tuple[str, object], ...]:
    return tuple(sorted({**dict(item.options), **options}.items()))


def _adapter(name: str, module: Module, item: Instance, tuning: Tuning) -> Instance:
    made = use(
        lora_adapter,
        name,
        input=module.input,
        inner=module.inner,
        outer=module.outer,
        magnitude=tuning.magnitude,
        idle=item.name in UNREAD,
        sizes={size: extent for size, extent in item.sizes if size == seq},
    )
    adapts = f"{item.name}.{module.part}" if module.part else item.name
    return replace(made, adapts=adapts, beside=item.component.type)


def _merged(module: Module, item: Instance, share: int) -> Instance:
    made = use(
        merged_adapter,
        f"{module.path.removesuffix('.weight').rpartition('.')[2]}_adapter",
        inner=module.inner,
        outer=module.outer,
        copies=module.copies,
        share=share,
    )
    return replace(made, adapts=item.name, beside=item.component.type)


class Needs:
    """What needs a gradient, storage by storage, from the layer's input on.

    Attributes:
        input: whether what the layer reads needs one. stream: whether anything so far does.
    """

    def __init__(self, input: bool, outside: Mapping[str, bool] | None = None) -> None:
        self.input = self.stream = self._routed = input
        # What other sides of a model hand over, by side.
        self._found: dict[str, bool] = dict(outside or {})

    def of(self, storage: str) -> bool:
        """Whether a storage, `INSTANCE.TENSOR` or all of an instance, needs a gradient."""
        maker = storage.partition(".")[0]
        return self._found.get(storage, self._found.get(maker, self.input))

    def flow(self, item: Instance, trained: tuple[str, ...], merged: tuple[str, ...] = ()) -> Flow:
        """Which gradients an instance has; what it makes is known from then on.

        `merged`: weights to which adapters are added.
        """
        read = list(_storages(item))
        if item.component.type in _OPENING:
            self.stream = False
        any_input = any(map(self.of, read)) if read else self.stream
        if item.adapts:
            self._adapted(item.adapts)
            return Flow(trained, ("x",) if any_input else ())
        made = any_input or bool(trained or merged)
        self._found[item.name] = made
        self.stream = self.stream or made
        if item.component.type in CORES and len(read) == len(_OPERANDS):
            needed = tuple(name for name, storage in zip(_OPERANDS, read, strict=True) if self.of(storage))
            return Flow(trained, needed) if needed or trained else FROZEN
        self._apart(item, read, trained)
        if item.component.type == _ROUTER:
            self._routed = any_input
        if item.component.type == _EXPERTS and not self._routed:
            # What experts are weighed by is trained, and nothing that they read.
            return Flow(trained, ("weights",) if any_input else (), merged=merged)
        return Flow(trained, every=any_input, merged=merged)

    def _adapted(self, storage: str) -> None:
        """What has an adapter needs a gradient, and so does the stream behind it."""
        self._found[storage] = self.stream = True
        if "." not in storage:
            for name in [name for name in self._found if name.startswith(f"{storage}.")]:
                self._found[name] = True

    def _apart(self, item: Instance, read: list[str], trained: tuple[str, ...]) -> None:
        """Norms of queries and keys are apart: each result needs a gradient where its own input does."""
        for storage in read:
            part = storage.partition(".")[2]
            if len(read) > 1 and part in _OPERANDS:
                self._found[f"{item.name}.{part}"] = self.of(storage) or bool(trained)


def _storages(item: Instance) -> Iterator[str]:
    """Storages that an instance reads, as its options name them."""
    if _OTHER_SIDE in (item.name, item.adapts.partition(".")[0]):
        yield "encoder.hidden_states"
    for name, value in item.options:
        if name in ("input", "inputs", "gates") and value:
            yield from (value,) if isinstance(value, str) else value
