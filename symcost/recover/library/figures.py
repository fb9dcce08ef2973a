"""Figures of one model, built and run once: parameters, FLOPs, saved bytes, cache bytes, by module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from symcost.recover.library.counter import Watch, counting, storage
from symcost.recover.library.inputs import arguments, loss_of
from symcost.recover.library.kept import Kept, keeping
from symcost.recover.library.tensors import tensors


class Key(NamedTuple):
    """Attributes: quantity: `params`, `forward`, `backward`, `saved` or `cache`; operator: of FLOPs, else empty."""

    quantity: str
    module: str
    operator: str = ""


Figures = Mapping[Key, int]


def figures(model: Any, layers: Sequence[str], batch: int, seq: int, *, backward: bool = True) -> Figures:
    """What a model has and does.

    Args:
        model: on tensors without storage, in training mode.
        layers: names of the modules that are layers.
    """
    owned = {storage(tensor) for tensor in (*model.parameters(), *model.buffers())}
    watch = Watch()
    kept = Kept(watch, layers, owned)
    with keeping(kept, model), counting(watch, model):
        loss = loss_of(model(**arguments(model, batch, seq)))
        if backward and loss is not None:
            watch.phase, watch.module = "backward", ""
            loss.backward()
    found = {Key("params", name): count for name, count in _parameters(model)}
    for (phase, module, operator), count in watch.counted.items():
        found[Key(phase, module, operator)] = count
    for (_, module), count in kept.bytes.items():
        found[Key("saved", module)] = found.get(Key("saved", module), 0) + count
    return {**found, **_cache(model, layers, batch, seq)}


def _parameters(model: Any) -> Iterator[tuple[str, int]]:
    """Parameters that a module itself owns, tied ones where they stand first."""
    seen: set[int] = set()
    for name, module in model.named_modules():
        own = [p for p in module.parameters(recurse=False) if id(p) not in seen]
        seen.update(map(id, own))
        if own:
            yield name, sum(p.numel() for p in own)


def _cache(model: Any, layers: Sequence[str], batch: int, seq: int) -> dict[Key, int]:
    """Bytes that are held for the next token, by layer; none of what has no cache. Counters of tokens are none."""
    import torch

    if not getattr(getattr(model, "config", None), "use_cache", False):
        return {}
    given = arguments(model, batch, seq, cache=True)
    with torch.no_grad():
        made = model.train(False)(**given)
    model.train()
    held = getattr(made, "past_key_values", None)
    found: Counter[Key] = Counter()
    for part in (getattr(held, "self_attention_cache", held), getattr(held, "cross_attention_cache", None)):
        for by_layer in _by_layer(part):
            # A decoder's layers stand behind its encoder's; what is made layer by layer may end before the last.
            both = getattr(model.config, "is_encoder_decoder", False)
            names = () if len(by_layer) > len(layers) else layers[-len(by_layer) :] if both else layers
            for name, layer in zip(names, by_layer, strict=False):
                found[Key("cache", name)] += _bytes(layer)
    for name, module in model.named_modules():
        inside = next((layer for layer in layers if name == layer or name.startswith(f"{layer}.")), None)
        # Some keep their states as attributes of modules.
        if inside is not None and held is None:
            found[Key("cache", inside)] += _bytes({k: v for k, v in vars(module).items() if not k.startswith("_")})
    return {key: total for key, total in found.items() if total}


def _by_layer(part: Any) -> Iterator[list[Any]]:
    """Lists of a cache that hold something of each layer."""
    for value in vars(part).values() if hasattr(part, "__dict__") else ():
        if isinstance(value, list) and value:
            yield [
                vars(layer) if hasattr(layer, "__dict__") and not hasattr(layer, "numel") else layer for layer in value
            ]


def _bytes(held: Any) -> int:
    return sum(t.numel() * t.element_size() for t in tensors(held) if t.is_floating_point())
