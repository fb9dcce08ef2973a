"""Families: model types that a config may have."""

from __future__ import annotations

from dataclasses import fields

from symcost.cli.topics import page
from symcost.ir.spec import Features, KindSpec


def names() -> dict[str, str]:
    """Family -> the bundled model whose structure it has by name."""
    from symcost.frontend.bundled import anchor
    from symcost.frontend.load import families

    return {family: anchor(family) or "" for family in families()}


def explain(name: str) -> str | None:
    """The structure of the family's anchor."""
    from symcost.frontend.load import by_name

    anchor = names().get(name)
    if anchor is None:
        return None
    spec = by_name(anchor) if anchor else None
    if spec is None:
        return page(f"family {name}", [], "read from a config.json; no model of it is bundled")
    facts = [("as in", anchor), *((f"kind {kind.name}", _flavours(kind)) for kind in spec.kinds)]
    default = Features()
    for item in fields(Features):
        value = getattr(spec.features, item.name)
        if value != getattr(default, item.name) and item.name != "library":
            facts.append((item.name, ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)))
    if spec.measured:
        facts.append(("autograd", "what PyTorch keeps of its layers was measured"))
    return page(f"family {name}", facts, "by name, its sizes stay symbols in docs and generated modules")


def _flavours(kind: KindSpec) -> str:
    return f"{kind.attention} attention, {kind.ffn} feed-forward"
