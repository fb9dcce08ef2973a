"""The numbers of one model, from the JSON of `symcost eval`: a table by component, totals, and bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symcost.emit.document.words import ROLE_TITLES, total_title
from symcost.errors import UsageError

_DECIMAL = ("", "k", "M", "G", "T", "P", "E", "Z", "Y")
_BINARY = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB")
NOTHING = "–"
# Group of the bar that stands for many.
REST = "rest"
# Bars of a picture; what is smaller, or less than a thousandth of all, is drawn together.
MOST_BARS = 12


@dataclass(frozen=True)
class NumberRow:
    """A component times its count: texts for a table. `share` is of all FLOPs of a step's forward and backward.

    Attributes:
        saved: bytes kept for backward; of a served model, bytes of its cache.
    """

    kind: str
    component: str
    count: str
    params: str
    forward: str
    backward: str
    moved: str
    saved: str
    share: str
    served: bool

    @property
    def cells(self) -> tuple[str, ...]:
        """Texts between the names and the share; a served model has no backward."""
        backward = () if self.served else (self.backward,)
        return (self.count, self.params, self.forward, *backward, self.moved, self.saved)


@dataclass(frozen=True)
class TotalNumber:
    """A total of the model, digit by digit and rounded."""

    title: str
    exact: str
    rounded: str


@dataclass(frozen=True)
class Bar:
    """A bar: its length in thousandths of the longest, its share of the sum in tenths of a percent.

    `code` says that the label is a name in code.
    """

    label: str
    group: str
    code: bool
    length: int
    share: int
    text: str


@dataclass(frozen=True)
class Numbers:
    """Everything that an appendix shows of one model."""

    model: str
    setting: tuple[tuple[str, str], ...]
    rows: tuple[NumberRow, ...]
    totals: tuple[TotalNumber, ...]
    flops: tuple[Bar, ...]
    memory: tuple[Bar, ...]
    served: bool = False

    @property
    def heads(self) -> list[str]:
        """What the cells of a row are."""
        backward = [] if self.served else ["Backward"]
        return ["Count", "Parameters", "Forward", *backward, "Traffic", "Cache" if self.served else "Saved"]


def numbers(result: Mapping[str, Any]) -> Numbers:
    """The appendix of a result.

    Raises:
        UsageError: the result has free sizes, so that it holds formulas where numbers are needed.
    """
    flops = {_place(entry): _flops(entry) * _number(entry["count"]) for entry in result["components"]}
    whole = sum(flops.values(), Fraction(0))
    by_name: dict[tuple[str, str], Fraction] = {}
    for entry in result["components"]:
        label = (entry["name"], entry["group"])
        by_name[label] = by_name.get(label, Fraction(0)) + flops[_place(entry)]
    roles = {(ROLE_TITLES[role], role): _number(size) for role, size in result["totals"]["bytes_by_role"].items()}
    setting = {name: result["dims"][name] for name in _LENGTHS if name in result["dims"]}
    served = "workload" in result
    return Numbers(
        model=str(result["model"]),
        setting=tuple((name, str(value)) for name, value in (*setting.items(), ("precision", result["precision"]))),
        rows=tuple(
            _row(entry, flops[_place(entry)], whole, served="workload" in result) for entry in result["components"]
        ),
        totals=tuple(_totals(result["totals"])),
        flops=bars(by_name, _DECIMAL, 1000, code=True),
        memory=bars(roles, _BINARY, 1024),
        served=served,
    )


# Sizes of the question that are no property of the model, in the order in which they are told.
_LENGTHS = (
    *("batch", "documents", "document_tokens", "document_squares", "longest"),
    *("seq", "target_seq", "source_seq", "cached", "images"),
)


def bars(
    amounts: Mapping[tuple[str, str], Fraction], units: tuple[str, ...], base: int, *, code: bool = False
) -> tuple[Bar, ...]:
    """Bars from the longest to the shortest; amounts are by (label, group)."""
    present = sorted(((a, label) for label, a in amounts.items() if a > 0), key=lambda pair: (-pair[0], pair[1]))
    whole = sum((amount for amount, _ in present), Fraction(0))
    large = min(MOST_BARS, sum(1 for amount, _ in present if amount * 1000 >= whole))
    shown, rest = present[:large], present[large:]
    if rest:
        shown.append((sum((amount for amount, _ in rest), Fraction(0)), (f"{len(rest)} more", REST)))
    longest = max((amount for amount, _ in shown), default=Fraction(1))
    return tuple(
        Bar(
            label,
            group,
            code and group != REST,
            round(amount * 1000 / longest),
            round(amount * 1000 / whole),
            scaled(amount, base, units),
        )
        for amount, (label, group) in shown
    )


def scaled(value: Fraction, base: int, units: tuple[str, ...]) -> str:
    """Three digits and a unit."""
    if value == 0:
        return NOTHING
    step = 0
    while step + 1 < len(units) and value >= Fraction(9995, 10) * base**step:
        step += 1
    amount = value / base**step
    decimals = 0 if amount >= 100 or (step == 0 and amount.denominator == 1) else 1 if amount >= 10 else 2
    digits = str(round(amount * 10**decimals)).rjust(decimals + 1, "0")
    text = f"{digits[:-decimals]}.{digits[-decimals:]}" if decimals else digits
    return f"{text} {units[step]}".rstrip()


def _row(entry: Mapping[str, Any], flops: Fraction, whole: Fraction, *, served: bool) -> NumberRow:
    count = _number(entry["count"])
    params = _tensors(entry, "param", "elements")
    tenths = round(flops * 1000 / whole) if whole else 0
    return NumberRow(
        kind=entry["kind"],
        component=entry["name"],
        count=str(entry["count"]),
        params=scaled(params * count, 1000, _DECIMAL),
        forward=scaled(_flops(entry, "forward") * count, 1000, _DECIMAL),
        backward=scaled(_flops(entry, "backward") * count, 1000, _DECIMAL),
        moved=scaled(_deep(entry["hbm_bytes"], ("forward", "backward")) * count, 1024, _BINARY),
        saved=scaled(_tensors(entry, "cache" if served else "activation", "bytes") * count, 1024, _BINARY),
        share=f"{tenths // 10}.{tenths % 10}",
        served=served,
    )


def _totals(totals: Mapping[str, Any]) -> Iterable[TotalNumber]:
    """The fields of the evaluator's totals, from their places in the JSON."""
    found: dict[str, Any] = {name: totals[name] for name in ("params", "params_active", "buffers")}
    for quantity, ending in (("flops", "flops"), ("hbm_bytes", "bytes")):
        for phase, parts in totals[quantity].items():
            found |= {f"{phase}_{part}_{ending}": value for part, value in parts.items()}
    found |= {f"{role}_bytes": size for role, size in totals["bytes_by_role"].items()}
    for name, value in found.items():
        exact = _number(value)
        if exact:
            base, units = (1024, _BINARY) if name.endswith("bytes") else (1000, _DECIMAL)
            yield TotalNumber(total_title(name), _grouped(value), scaled(exact, base, units))


def _grouped(value: object) -> str:
    """Digits in threes, kept together by a sign that each language replaces."""
    return f"{value:,}" if isinstance(value, int) else str(value)


def _flops(entry: Mapping[str, Any], *phases: str) -> Fraction:
    return _deep(entry["flops"], phases or ("forward", "backward"))


def _deep(tree: Mapping[str, Any], phases: tuple[str, ...]) -> Fraction:
    return sum(
        (_number(value) for phase in phases for slots in tree.get(phase, {}).values() for value in slots.values()),
        Fraction(0),
    )


def _tensors(entry: Mapping[str, Any], role: str, quantity: str) -> Fraction:
    return sum((_number(t[quantity]) for t in entry["tensors"] if t["role"] == role), Fraction(0))


def _place(entry: Mapping[str, Any]) -> tuple[str, str]:
    return entry["kind"], entry["name"]


def _number(value: Any) -> Fraction:
    try:
        return Fraction(value)
    except ValueError as error:
        problem = f"{value!r} is a formula where a document needs a number"
        raise UsageError(problem, hint="leave --free out") from error
