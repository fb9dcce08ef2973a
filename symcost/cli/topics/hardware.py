"""Accelerators: peaks, bandwidth, memory, and where the figures come from."""

from __future__ import annotations

from symcost.cli.topics import page
from symcost.evaluate import units
from symcost.evaluate.hardware.links import Links
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.hardware.sheet import names as bundled


def names() -> dict[str, str]:
    """Name -> product, bandwidth and memory."""
    found = {name: hardware(name) for name in bundled()}
    return {
        name: f"{sheet.name}: {units.decimal(sheet.bandwidth)}B/s, {units.decimal(sheet.memory)}B"
        for name, sheet in found.items()
    }


def explain(name: str) -> str | None:
    """Every figure by its key in the file."""
    if name not in bundled():
        return None
    sheet = hardware(name)
    facts = [
        (f"peak.{unit}.{dtype}", f"{units.decimal(peak)}FLOP/s")
        for unit, peaks in sheet.peak.items()
        for dtype, peak in peaks.items()
    ]
    facts += [
        ("bandwidth", f"{units.decimal(sheet.bandwidth)}B/s"),
        ("memory", f"{units.decimal(sheet.memory)}B"),
        *_links(sheet.links),
        ("source", sheet.source),
    ]
    text = f"{sheet.name}; a file of the same keys (JSON or YAML) is as good: --hardware FILE"
    return page(f"hardware {name}", facts, text)


def _links(links: Links | None) -> list[tuple[str, str]]:
    """What a device sends over, each way by itself."""
    if links is None:
        return []
    ways = {"within": links.within, "between": links.between}
    facts = [("links.devices", f"{links.devices} of a node")]
    facts += [(f"links.{name}", f"{units.decimal(link.bandwidth)}B/s") for name, link in ways.items()]
    return [*facts, ("links.source", links.source)]
