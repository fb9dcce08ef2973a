"""Models that come with the package."""

from __future__ import annotations

from symcost.cli.topics import page


def names() -> dict[str, str]:
    """Slug -> name as published and family."""
    from symcost.frontend.bundled import entry, slugs

    found = {}
    for slug in slugs():
        data = entry(slug)
        found[slug] = f"{data['config']['model_type']}, {data.get('name', slug)}"
    return found


def explain(name: str) -> str | None:
    """Stack and sizes of a bundled model."""
    from symcost.frontend.bundled import entry, slugs
    from symcost.frontend.load import by_name

    spec = by_name(name) if name in slugs() else None
    if spec is None:
        return None
    runs = ", ".join(f"{group.count} {group.kind}{' (MTP)' if group.mtp else ''}" for group in spec.stack)
    facts = [("published as", str(entry(name).get("name", name))), ("family", spec.family), ("layers", runs)]
    facts.append(("longest sequence", str(spec.max_seq or "")))
    facts.extend((dim, str(value)) for dim, value in spec.dims.items())
    return page(f"model {name}", facts, f"priced by symcost eval {name}")
