"""The front of memory and time as a picture: steps down from the leanest plan to the fastest."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, log10

from symcost.emit.escape import html_text as html
from symcost.evaluate import units
from symcost.planning.plans import Ahead, Plans
from symcost.planning.words import said

_WIDTH, _HEIGHT, _LEFT, _BELOW, _ABOVE, _RIGHT = 720, 360, 84, 48, 20, 24
_TICKS = 5


def picture(found: Plans) -> str:
    """The picture as SVG: bytes along, seconds up, one mark a plan with its options as its title."""
    front = found.front
    bytes_ticks = ticks(min(a.peak for a in front), float(found.request.machine.hardware.memory), binary=True)
    second_ticks = ticks(min(a.seconds for a in front), max(a.seconds for a in front), binary=False)
    across = _Scale(bytes_ticks, _LEFT, _WIDTH - _RIGHT)
    up = _Scale(second_ticks, _HEIGHT - _BELOW, _ABOVE)
    lines = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-labelledby="front-title" class="front">']
    lines.append('<title id="front-title">Least time of a step against the memory of the fullest rank</title>')
    for tick in bytes_ticks:
        x = across(tick)
        lines.append(f'<line class="grid" x1="{x}" y1="{_ABOVE}" x2="{x}" y2="{_HEIGHT - _BELOW}"/>')
        lines.append(_text(x, _HEIGHT - _BELOW + 18, units.size(Fraction(tick)) if tick else "0", "middle"))
    for tick in second_ticks:
        y = up(tick)
        lines.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{_WIDTH - _RIGHT}" y2="{y}"/>')
        lines.append(_text(_LEFT - 8, y + 4, units.seconds(Fraction(tick)) if tick else "0", "end"))
    lines.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 8, "memory of the fullest rank", "middle"))
    lines.append(f'<path class="line" d="{_path(front, across, up)}"/>')
    for ahead in front:
        title = f"{units.seconds(Fraction(ahead.seconds))}, {units.size(ahead.peak)}: {said(ahead.point)}"
        mark = f'<circle cx="{across(ahead.peak)}" cy="{up(ahead.seconds)}" r="4">'
        lines.append(f"{mark}<title>{html(title)}</title></circle>")
    return "\n".join([*lines, "</svg>"])


def ticks(least: float, most: float, *, binary: bool) -> list[float]:
    """Round numbers from below the least to above the most, a few of them."""
    base = 1024.0 if binary else 1000.0
    span = max(most - least, most * 1e-3)
    unit = base ** floor(log10(span / _TICKS) / log10(base))
    step = span / _TICKS / unit
    power = 10 ** floor(log10(step)) if step > 0 else 1
    nice = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step) * unit
    first = floor(least / nice)
    found = [first * nice]
    while found[-1] < most:
        found.append((first + len(found)) * nice)
    return found


class _Scale:
    def __init__(self, marks: Sequence[float], start: float, end: float) -> None:
        self._marks, self._start, self._end = marks, start, end

    def __call__(self, value: float) -> float:
        share = (value - self._marks[0]) / (self._marks[-1] - self._marks[0])
        return round(self._start + share * (self._end - self._start), 1)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}" text-anchor="{anchor}">{html(text)}</text>'


def _path(front: Sequence[Ahead], across: _Scale, up: _Scale) -> str:
    """With more memory than a plan needs its time stays, up to the next one."""
    first, *rest = front
    moves = [f"M{across(first.peak)},{up(first.seconds)}"]
    moves += [f"H{across(ahead.peak)} V{up(ahead.seconds)}" for ahead in rest]
    return " ".join(moves)
