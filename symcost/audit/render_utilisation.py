"""Utilisation of devices for people and programs."""

from __future__ import annotations

from fractions import Fraction
from textwrap import wrap
from typing import Any

from symcost.audit.profiles import DEFAULT, profiles
from symcost.audit.safe_text import Lines, Page, plain
from symcost.audit.utilisation import Utilisation
from symcost.evaluate import units
from symcost.plain_text import json_text

FORMATS = ("table", "json")
# What stands between a convention's name and its meaning.
_GAP = "46.2 %  "


def render(found: Utilisation, form: str, page: Page, warnings: list[str]) -> str:
    """The text of an answer, ending with a newline."""
    return _json(found, warnings) if form == "json" else _table(found, page)


def _json(found: Utilisation, warnings: list[str]) -> str:
    data: dict[str, Any] = {
        "schema": 1,
        "model": found.side.spec.name,
        "hardware": found.device.name,
        "devices": found.run.devices,
        "dtype": found.dtype,
        "peak_flops": plain(found.peak),
        "seq": plain(found.side.sizes.get("seq", 0)),
        "sequences": found.sequences,
        "step_seconds": float(found.seconds),
        "tokens_per_second": float(found.tokens) if "seq" in found.side.sizes else None,
        "mfu": {name: float(share) for name, share in found.mfu.items()},
        "hfu": float(found.hfu),
        "step_flops": {**{name: plain(flops) for name, flops in found.step.items()}, "hardware": plain(found.hardware)},
        "refused": dict(found.refused),
        "warnings": warnings,
    }
    return json_text(data)


def _table(found: Utilisation, page: Page) -> str:
    lines = Lines()
    lines.add(f"{found.side.spec.name} on {found.run.devices} x {found.device.name}", style="name")
    lines.add(f"{_measured(found)}; peak {units.decimal(found.peak)}FLOP/s a device in {found.dtype}")
    known = {DEFAULT.name: DEFAULT, **profiles()}
    told = [(name, _percent(share), known[name].meaning) for name, share in found.mfu.items()]
    told += [(name, "-", reason) for name, reason in found.refused.items()]
    width = max(len(name) for name, _, _ in told)
    lines.add("   MFU  what counts", label="convention", width=width)
    for name, share, meaning in told:
        first, *more = wrap(meaning, max(20, page.width - width - len(_GAP) - 1)) or [""]
        lines.add(f"{share.rjust(6)}  {first}", label=name, width=width)
        for line in more:
            lines.add(line, indent=width + len(_GAP) + 1)
    lines.add(f"{_percent(found.hfu).rjust(6)}  what is computed twice counts too", label="HFU", width=width)
    return lines.render(page)


def _measured(found: Utilisation) -> str:
    seq = f"{found.side.sizes['seq']} tokens a sequence" if "seq" in found.side.sizes else "images"
    if found.run.sequences is None:
        return f"{units.decimal(found.tokens)}tokens/s, {seq}"
    number = "one sequence" if found.sequences == 1 else f"{found.sequences} sequences"
    return f"{number} in {units.seconds(found.seconds)}, {seq}"


def _percent(share: Fraction) -> str:
    tenths = round(share * 1000)
    return f"{tenths // 10}.{tenths % 10} %"
