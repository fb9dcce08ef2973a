"""Links of a hardware file: what a device sends to others of its node, and to those of other nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from symcost.errors import SpecError
from symcost.evaluate.names import unknown
from symcost.evaluate.table_file import stated_text

_KEYS = ("source", "devices", "within", "between")
_LINK_KEYS = ("bandwidth", "latency")
_FORM = "state for instance links: {devices: 8, within: {bandwidth: 450e9}, between: {bandwidth: 50e9}}"

# Reads a positive number: field, value, file, what it means.
Reader = Callable[[str, object, str, str], Fraction]


@dataclass(frozen=True)
class Link:
    """One way out of a device.

    Attributes:
        bandwidth: bytes a second that a device sends while it receives as many.
        latency: seconds before the first byte of a message is there.
    """

    bandwidth: Fraction
    latency: Fraction = Fraction(0)


@dataclass(frozen=True)
class Links:
    """How devices are wired.

    Attributes:
        devices: of one node. within: to those of the same node; between: to those of others.
        source: where the figures come from.
    """

    devices: int
    within: Link
    between: Link
    source: str = ""

    def of(self, span: int) -> Link:
        """The link that binds ranks which stand among so many neighbouring devices."""
        return self.within if span <= self.devices else self.between


def read_links(data: object, where: str, positive: Reader) -> Links | None:
    """The links that a hardware file states; None where it states none.

    Raises:
        SpecError: a field that is missing, misspelt or not positive.
    """
    if data is None:
        return None
    stated = _mapping("links", data, _KEYS, where)
    devices = positive("links.devices", stated.get("devices"), where, "devices of a node, such as 8")
    if devices.denominator != 1:
        raise SpecError(f"links.devices is {devices}", where=where, hint="it must be a whole number")
    within, between = (_link(f"links.{name}", stated.get(name), where, positive) for name in ("within", "between"))
    return Links(int(devices), within, between, stated_text("source", stated, where))


def _link(field: str, data: object, where: str, positive: Reader) -> Link:
    stated = _mapping(field, data, _LINK_KEYS, where)
    meaning = "bytes a second that one device sends, such as 450e9"
    bandwidth = positive(f"{field}.bandwidth", stated.get("bandwidth"), where, meaning)
    latency = stated.get("latency", 0)
    if latency in (0, "0") and not isinstance(latency, bool):
        return Link(bandwidth)
    return Link(bandwidth, positive(f"{field}.latency", latency, where, "seconds, such as 2e-6, or 0"))


def _mapping(field: str, data: object, known: tuple[str, ...], where: str) -> Mapping[str, object]:
    if not isinstance(data, Mapping):
        said = "missing" if data is None else repr(data)
        raise SpecError(f"{field} is {said}", where=where, hint=_FORM)
    for key in data:
        if key not in known:
            raise unknown("field", f"{field}.{key}", [f"{field}.{name}" for name in known]).at(where)
    return data
