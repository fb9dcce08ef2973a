"""A hardware file: peak FLOP/s by dtype, bandwidth and memory, with the source of the figures.

Bundled ones stand beside this module; a user's own is JSON or YAML of the same keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from symcost.errors import GrammarError, SpecError, UsageError
from symcost.evaluate.hardware.links import Links, Reader, read_links
from symcost.evaluate.names import unknown
from symcost.evaluate.table_file import exact_decimal, read_table, stated_text
from symcost.files import is_file
from symcost.ir.json_text import load_json
from symcost.ir.package import package_folder
from symcost.ir.precision import DTYPE_BYTES

UNITS = ("matmul", "vector")
_KEYS = ("schema", "name", "source", "peak", "bandwidth", "memory", "links")
# Decimals as they are written.
_EXACT: Mapping[str, Any] = {"parse_float": exact_decimal, "parse_constant": str}
_FORM = "see `symcost explain h100-sxm-80gb` for the keys of a hardware file"


@dataclass(frozen=True)
class Hardware:
    """One accelerator.

    Attributes:
        peak: FLOP/s by unit and dtype, dense. A unit that is left out bounds nothing.
        bandwidth: bytes a second between the device's memory and its processor.
        memory: bytes.
        where: the file, for messages.
        links: to other devices; None where the file states none.
    """

    name: str
    source: str
    peak: Mapping[str, Mapping[str, Fraction]]
    bandwidth: Fraction
    memory: Fraction
    where: str
    links: Links | None = None

    def wired(self) -> Links:
        """Its links.

        Raises:
            UsageError: the file states none.
        """
        if self.links is None:
            raise UsageError(
                "it states no links, which several devices talk over",
                where=self.where,
                hint="state links: {devices: 8, within: {bandwidth: 450e9}, between: {bandwidth: 50e9}} in a file",
            )
        return self.links

    def flops(self, unit: str, dtype: str) -> Fraction | None:
        """Peak of a unit in a dtype; None where the file says nothing about the unit.

        Raises:
            UsageError: it states the unit's peaks, but not in this dtype.
        """
        stated = self.peak.get(unit)
        if not stated:
            return None
        if dtype not in stated:
            raise UsageError(
                f"peak.{unit} has no {dtype}, in which the model computes",
                where=self.where,
                hint=f"it states {', '.join(stated)}: choose another --precision, or name a file that states {dtype}",
            )
        return stated[dtype]


def names() -> list[str]:
    """Bundled accelerators."""
    return sorted(item.name.removesuffix(".json") for item in _folder().iterdir() if item.name.endswith(".json"))


def hardware(source: str) -> Hardware:
    """A bundled accelerator by name, or one from a file.

    Raises:
        UsageError: neither.
        SpecError: a file with a field that is missing, misspelt or not positive.
    """
    if source in names():
        text = (_folder() / f"{source}.json").read_text(encoding="utf-8")
        return _checked(load_json(text, source, **_EXACT), source)
    path = Path(source)
    if not is_file(path):
        raise unknown("hardware", source, names(), more=f"name a file, or one of {', '.join(names())}")
    return _checked(read_table(path, hint=_FORM, **_EXACT), source)


def _folder() -> Any:
    return package_folder() / "evaluate" / "hardware"


def _checked(data: Mapping[str, Any], where: str) -> Hardware:
    # Scalars of YAML, whose tables know their lines, are text; in JSON a text is no number.
    positive = partial(_positive, text=type(data) is not dict)
    for key in data:
        if key not in _KEYS:
            raise unknown("field", key, _KEYS).at(where)
    peak = data.get("peak")
    if not isinstance(peak, Mapping) or not peak.get("matmul"):
        raise SpecError(
            "peak.matmul is missing", where=where, hint="state FLOP/s by dtype, as in peak: {matmul: {BF16: 312e12}}"
        )
    for unit in peak:
        if unit not in UNITS:
            raise unknown("field", f"peak.{unit}", [f"peak.{known}" for known in UNITS]).at(where)
    return Hardware(
        name=stated_text("name", data, where, Path(where).stem),
        source=stated_text("source", data, where),
        peak={unit: dict(_peaks(unit, peak[unit], where, positive)) for unit in UNITS if unit in peak},
        bandwidth=positive("bandwidth", data.get("bandwidth"), where, "bytes a second, such as 2039e9"),
        memory=positive("memory", data.get("memory"), where, "bytes, such as 80e9"),
        where=where,
        links=read_links(data.get("links"), where, positive),
    )


def _peaks(unit: str, stated: object, where: str, positive: Reader) -> Iterator[tuple[str, Fraction]]:
    if not isinstance(stated, Mapping):
        raise SpecError(f"peak.{unit} is {stated!r}", where=where, hint="state FLOP/s by dtype, as in {BF16: 312e12}")
    for dtype, value in stated.items():
        if dtype not in DTYPE_BYTES:
            raise unknown("dtype", dtype, DTYPE_BYTES).at(where)
        yield dtype, positive(f"peak.{unit}.{dtype}", value, where, "FLOP a second without sparsity, such as 312e12")


def _positive(field: str, value: object, where: str, meaning: str, *, text: bool) -> Fraction:
    """A positive number as JSON holds it or as YAML writes it."""
    if value is None or value == "":
        raise SpecError(f"{field} is missing", where=where, hint=f"state {meaning}")
    number = _number(value, text)
    if number is None or number <= 0:
        raise SpecError(f"{field} is {value}", where=where, hint=f"it must be a positive number: {meaning}")
    return number


def _number(value: object, text: bool) -> Fraction | None:
    from symcost.ir.text.grammar import read_formula
    from symcost.ir.text.numeric import evaluate

    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return Fraction(value)
    try:
        found = evaluate(read_formula(str(value))[0], {}, str(value)) if text and isinstance(value, str) else None
    except (GrammarError, KeyError):
        return None
    return Fraction(found) if isinstance(found, int | Fraction) else None
