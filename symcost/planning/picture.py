"""The front of memory and time as a picture: steps down from the leanest plan to the fastest."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, log

from symcost.emit.escape import html_text as html
from symcost.evaluate import units
from symcost.planning.plans import Ahead, Plans
from symcost.planning.words import said

_WIDTH, _HEIGHT, _LEFT, _BELOW, _ABOVE, _RIGHT = 720, 360, 84, 48, 20, 24


def picture(found: Plans) -> str:
    """The picture as SVG: bytes along, seconds up, one mark a plan with its options as its title."""
    front = found.front
    bytes_ticks = ticks(min(a.peak for a in front), max(a.peak for a in front), (1,), 2)
    second_ticks = ticks(min(a.seconds for a in front), max(a.seconds for a in front), (1, 2, 5), 10)
    across = _Scale(bytes_ticks, _LEFT, _WIDTH - _RIGHT)
    up = _Scale(second_ticks, _HEIGHT - _BELOW, _ABOVE)
    lines = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-labelledby="front-title" class="front">']
    lines.append('<title id="front-title">Least time of a step against the memory of the fullest rank</title>')
    for tick in bytes_ticks:
        x = across(tick)
        lines.append(f'<line class="grid" x1="{x}" y1="{_ABOVE}" x2="{x}" y2="{_HEIGHT - _BELOW}"/>')
        lines.append(_text(x, _HEIGHT - _BELOW + 18, units.size(Fraction(tick)), "middle"))
    for tick in second_ticks:
        y = up(tick)
        lines.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{_WIDTH - _RIGHT}" y2="{y}"/>')
        lines.append(_text(_LEFT - 8, y + 4, units.seconds(Fraction(tick)), "end"))
    lines.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 8, "memory of the fullest rank", "middle"))
    lines.append(f'<path class="line" d="{_path(front, across, up)}"/>')
    for ahead in front:
        title = f"{units.seconds(Fraction(ahead.seconds))}, {units.size(ahead.peak)}: {said(ahead.point)}"
        mark = f'<circle cx="{across(ahead.peak)}" cy="{up(ahead.seconds)}" r="4">'
        lines.append(f"{mark}<title>{html(title)}</title></circle>")
    return "\n".join([*lines, "</svg>"])


def ticks(least: float, most: float, steps: Sequence[int], base: int) -> list[float]:
    """Round numbers from at most the least to at least the most, for an axis of orders of magnitude.

    Args:
        steps: round numbers below the base, 1 first: each times a power of the base is one.
    """
    power = floor(log(least) / log(base)) - 1
    found: list[float] = []
    while not found or found[-1] <= most:
        found += [step * float(base) ** power for step in steps]
        power += 1
    first = max((place for place, tick in enumerate(found) if tick <= least * (1 + 1e-9)), default=0)
    last = next(place for place, tick in enumerate(found) if tick >= most * (1 - 1e-9))
    return found[first : max(last, first + 1) + 1]


class _Scale:
    """Places along an axis, as far apart as numbers are in orders of magnitude."""

    def __init__(self, marks: Sequence[float], start: float, end: float) -> None:
        self._first, self._span = log(marks[0]), log(marks[-1] / marks[0])
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        share = (log(value) - self._first) / self._span
        return round(self._start + share * (self._end - self._start), 1)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}" text-anchor="{anchor}">{html(text)}</text>'


def _path(front: Sequence[Ahead], across: _Scale, up: _Scale) -> str:
    """With more memory than a plan needs its time stays, up to the next one."""
    first, *rest = front
    moves = [f"M{across(first.peak)},{up(first.seconds)}"]
    moves += [f"H{across(ahead.peak)} V{up(ahead.seconds)}" for ahead in rest]
    return " ".join(moves)
