"""Columns that are no sums: arithmetic intensity, and on a given hardware the least time and what binds it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from symcost.evaluate import units
from symcost.evaluate.breakdown import Line
from symcost.evaluate.figures import Figures
from symcost.evaluate.instances import PHASES
from symcost.evaluate.memory import SUMS
from symcost.evaluate.numbers import Value
from symcost.evaluate.render.facts import is_expression

# Bounds are loaded where a hardware is named.
if TYPE_CHECKING:
    from symcost.evaluate.hardware.sheet import Hardware

_Sides = dict[tuple[str, str], dict[str, Value]]


@dataclass(frozen=True)
class Ratio:
    """A column with its text for each line."""

    title: str
    text: Callable[[Line], str]


def ratios(figures: Figures) -> list[Ratio]:
    """Columns behind the sums: FLOPs a byte of traffic always, bounds where a hardware is given."""
    columns = [Ratio("FLOPs/B", lambda line: _intensity(figures, line))]
    hardware = figures.question.hardware
    if hardware is not None:
        sides = _sides(figures)
        columns.append(Ratio("least time", lambda line: units.seconds(sum(_of(sides, line).values(), Fraction(0)))))
        columns.append(Ratio("bound", lambda line: _binds(_of(sides, line))))
    return columns


def _intensity(figures: Figures, line: Line) -> str:
    flops, traffic = figures.show(line.flops), figures.show(line.traffic)
    if is_expression(flops) or is_expression(traffic) or not traffic:
        return ""
    return units.ratio(Fraction(flops) / Fraction(traffic))


def _sides(figures: Figures) -> _Sides:
    """Seconds of forward and backward over all instances, by instance and by what binds them."""
    from symcost.evaluate.hardware.roofline import bounds

    hardware = figures.question.hardware
    assert hardware is not None
    times = {(kind, name): count for kind, name, _, _, count, _ in figures.module.instances}
    found: _Sides = defaultdict(lambda: defaultdict(Fraction))
    for place, phases in bounds(figures, hardware).items():
        for phase in PHASES:
            if phases[phase].binds:
                found[place][phases[phase].binds] += phases[phase].seconds * figures.counts[times[place]]
    return found


def _of(sides: _Sides, line: Line) -> dict[str, Value]:
    """A component's own, a kind's or the model's sides added up."""
    added: dict[str, Value] = defaultdict(Fraction)
    for (kind, component), found in sides.items():
        if line.kind in (kind, "total") and line.component in (component, ""):
            for side, seconds in found.items():
                added[side] += seconds
    return added


def _binds(sides: dict[str, Value]) -> str:
    """The side that binds for longest."""
    return max(sorted(sides), key=lambda side: sides[side]) if sides else "-"


def hardware_lines(figures: Figures) -> list[str]:
    """What a hardware says about the step, in words."""
    hardware = figures.question.hardware
    if hardware is None:
        return []
    from symcost.evaluate.hardware.roofline import step_bounds

    times = [f"{phase} {units.seconds(seconds)}" for phase, seconds in step_bounds(figures, hardware).items()]
    texts = [f"on {hardware.name} at least: {', '.join(times)} (roofline: a lower bound, no prediction)"]
    return [*texts, *_serving(figures, hardware), *_experts_read(figures), *fits(figures)]


def _serving(figures: Figures, hardware: Hardware) -> list[str]:
    """Least times to tokens of a served model, and the batch from which compute binds."""
    if not figures.question.inference:
        return []
    from symcost.evaluate.hardware.served import served_bounds

    found = served_bounds(figures, hardware)
    rate = f"at most {units.ratio(found['tokens_per_second'])} tokens/s"
    if "least_seconds_to_first_token" in found:
        return [f"time to first token at least {units.seconds(found['least_seconds_to_first_token'])}; {rate}"]
    turn = found["turning_batch"]
    bound = f"compute binds from batch {turn} on" if turn is not None else "memory binds whatever the batch"
    return [f"time per output token at least {units.seconds(found['least_seconds_per_output_token'])}; {rate}; {bound}"]


def _experts_read(figures: Figures) -> list[str]:
    """Of how many experts a bound takes the weights, where there are experts."""
    from symcost.evaluate.hardware.roofline import bounded

    hits = bounded(figures).question.conventions.get("expert_hits")
    if not figures.sizes.get("experts"):
        return []
    words = {"least": "as few as one token visits", "expected": "as many as uniform routing hits on average"}
    return [f"experts that these bounds read: {words[str(hits)]}"] if hits in words else []


def fits(figures: Figures) -> list[str]:
    """Whether a step fits the memory of the given hardware, in words; nothing for a set without a peak."""
    if figures.question.hardware is None or not figures.memory:
        return []
    peak, room = Fraction(figures.memory[SUMS[-1]]), figures.question.hardware.memory
    verdict = "fits" if peak <= room else "does not fit"
    return [f"a step's peak of {units.size(peak)} {verdict} in {units.size(room)}"]
