"""Sizes, byte widths and coefficients: the symbols of every formula."""

from __future__ import annotations

from symcost.cli.topics import page


def names() -> dict[str, str]:
    """Name -> meaning and unit."""
    from symcost.dims import DIMS

    return {name: f"{dim.meaning} ({dim.unit})" for name, dim in DIMS.items()}


def explain(name: str) -> str | None:
    """Meaning, letter, unit, sign and default; prefixed sizes and layer counts too."""
    from symcost.dims import describe
    from symcost.errors import GrammarError

    try:
        dim = describe(name)
    except GrammarError:
        return None
    facts = [
        ("letter", dim.latex),
        ("unit", dim.unit),
        ("sign", dim.sign),
        ("whole", "no" if dim.rational else "yes"),
        ("default", "" if dim.default is None else str(dim.default)),
    ]
    return page(f"dim {name}", facts, dim.meaning)
