"""Reference pages from what the package states about itself: components, sizes, conventions, precisions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from symcost.dims import DIMS, Dim
from symcost.emit.templates import render
from symcost.ir.component import GROUPS, Component
from symcost.ir.conventions import CONVENTIONS
from symcost.ir.precision import COMPUTE_SLOTS, POLICIES, STORAGE_SLOTS
from symcost.layers.catalogue import catalogue

FOLDER = "reference"


def pages() -> dict[str, str]:
    """Every page by its path relative to `generated`."""
    made: dict[str, dict[str, object]] = {
        "components": {"sets": list(_sets())},
        "dims": {"units": list(_units())},
        "conventions": {
            "conventions": [(row, list(row.offered.items())) for row in CONVENTIONS],
            "slots": [*STORAGE_SLOTS, *COMPUTE_SLOTS],
            "policies": list(POLICIES.values()),
        },
    }
    return {f"{FOLDER}/{name}.md": page(name, **facts) for name, facts in made.items()}


def page(name: str, **facts: object) -> str:
    """A page from its template in `templates/reference`."""
    return render(f"reference/{name}.md.jinja", about=_about, cell=_cell, **facts)


def _about(item: Component) -> str:
    """What a component says beyond its first line, without the arguments of its function."""
    return _plain(item.notes.partition("Args:")[0].strip())


def _cell(text: str) -> str:
    """Text in a cell of a table, which a bar would end."""
    return _plain(text).replace("|", "\\|")


def _plain(text: str) -> str:
    """Text in which a product is no emphasis, outside of code."""
    parts = text.split("`")
    return "`".join(part if index % 2 else part.replace("*", "\\*") for index, part in enumerate(parts))


def _sets() -> Iterator[tuple[str, list[tuple[str, list[Component]]]]]:
    """Components by formula set, then by group."""
    for formulas, found in groupby(catalogue().values(), key=lambda item: item.formulas):
        items = list(found)
        groups = [(group, [item for item in items if item.group == group]) for group in GROUPS]
        yield formulas, [(group, members) for group, members in groups if members]


def _units() -> Iterator[tuple[str, list[Dim]]]:
    """Sizes by what one counts, in the order of their table."""
    units = dict.fromkeys(dim.unit for dim in DIMS.values())
    for unit in units:
        yield unit, [dim for dim in DIMS.values() if dim.unit == unit]
