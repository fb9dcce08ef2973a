"""Layer kinds of the bundled models."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from symcost.cli.topics import page
from symcost.ir.spec import ModelSpec

_MOST = 8  # models named before the rest is only counted


def names() -> dict[str, str]:
    """Kind -> models that have it."""
    return {kind: _some(models) for kind, models in _uses().items()}


def explain(name: str) -> str | None:
    """Which models have the kind, and what it is there."""
    models = _uses().get(name)
    if models is None:
        return None
    facts = [("models", _some(models)), ("in paths", f"{name}.COMPONENT.forward.matmul"), *_flavours(name, models)]
    return page(f"kind {name}", facts)


def _flavours(name: str, models: list[str]) -> Iterator[tuple[str, str]]:
    from symcost.frontend.load import by_name

    spec = by_name(models[0])
    for kind in spec.kinds if spec else ():
        if kind.name == name:
            yield f"in {models[0]}", f"{kind.attention} attention, {kind.ffn} feed-forward"


def _some(models: list[str]) -> str:
    rest = len(models) - _MOST
    return ", ".join(models[:_MOST]) + (f" and {rest} more" if rest > 0 else "")


def _uses() -> dict[str, list[str]]:
    """Models by kind, kinds in alphabetical order, those of every model last."""
    from symcost.frontend.bundled import slugs
    from symcost.frontend.load import by_name

    found: dict[str, list[str]] = defaultdict(list)
    for slug in slugs():
        spec = by_name(slug)
        for kind in _kinds(spec) if spec else ():
            found[kind].append(slug)
    last = ("mtp", "ends")
    return {kind: found[kind] for kind in sorted(found, key=lambda kind: (kind in last, kind))}


def _kinds(spec: ModelSpec) -> list[str]:
    tower = ["vision_encoder"] if spec.vision else []
    return [*(kind.name for kind in spec.kinds), *tower, *(["mtp"] if spec.mtp_depth else []), "ends"]
