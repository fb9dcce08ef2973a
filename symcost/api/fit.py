"""What fits a device: the largest size of a question, with the formula that it is solved from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from symcost.api.model import Model
from symcost.api.price import price
from symcost.api.stated import posed
from symcost.errors import UsageError
from symcost.evaluate import units
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.question import Options
from symcost.plain_text import json_text, visible

if TYPE_CHECKING:
    from symcost.evaluate.fit import Fit
    from symcost.evaluate.hardware.sheet import Hardware


@dataclass(frozen=True)
class Fits:
    """The answer.

    Attributes:
        fits: the largest size with which a step fits, 0 where none does, None where every one does.
        formula: how it follows, over the name `limit_bytes`.
        limit_bytes: the device's memory.
    """

    size: str
    fits: int | None
    formula: str
    limit_bytes: int
    device: str
    warnings: tuple[str, ...] = ()

    def json(self) -> str:
        """The answer for programs."""
        shown = {"schema": 1, "fits": self.fits, "formula": self.formula, "limit_bytes": self.limit_bytes}
        return json_text(shown)

    def text(self) -> str:
        """The answer in words."""
        room = f"{visible(self.device)} with {units.size(self.limit_bytes)} ({LIMIT} = {self.limit_bytes})"
        if self.fits is None:
            return f"there is no largest {self.size} for {room}: what is held does not grow with it without end\n"
        if not self.fits:
            return f"not even {self.size} 1 fits {room}\n"
        return f"{self.size} {self.fits} fits {room}\n{self.size} = {self.formula}\n"


LIMIT = "limit_bytes"


def fit(model: Model, options: Options) -> Fits:
    """The largest value of the one free size of a question, on its hardware.

    Raises:
        UsageError: no hardware, a size that is stated too or that the workload has not, or a set that states no
            kernels and has no peak.
    """
    (size,) = options.free
    device = _device(options)
    if getattr(options, size) is not None:
        raise UsageError(f"{size} is asked for and stated: {getattr(options, size)}", hint=f"leave --{size} out")
    if size == "cached" and not options.inference:
        problem = "cached does not apply to training: a step holds nothing from earlier steps"
        raise UsageError(problem, hint="ask for batch or seq, or state --workload prefill or decode")
    limit = int(device.memory)
    solve = solved if options.sharding is None else solved_of_ranks
    found, warnings = solve(model, options, limit, _most(model, options, size))
    return Fits(size, found.fits, found.formula, limit, device.name, warnings)


def solved(model: Model, options: Options, limit: int, most: int | None = None) -> tuple[Fit, tuple[str, ...]]:
    """The largest value of the one free size under which the peak is within a limit, and what there is to warn of."""
    from sympy import Expr, Rational

    from symcost.dims import symbol
    from symcost.evaluate.fit import largest

    (size,) = options.free
    plain = replace(options, hardware=None)
    module, _ = posed(model, replace(plain, free=()))
    # A recurrence holds as much whatever came before.
    figures = price(model, plain if size in module.dims else replace(plain, free=()))
    if "peak" not in figures.memory:
        raise UsageError(f"the peak of {model.name} is not known", hint="use --formulas standard")
    found = figures.memory["peak"]
    peak = found if isinstance(found, Expr) else Rational(found.numerator, found.denominator)
    return largest(peak, symbol(size), limit, most), figures.question.warnings


def solved_of_ranks(model: Model, options: Options, limit: int, most: int | None = None) -> tuple[Fit, tuple[str, ...]]:
    """The same of a model on several ranks: what the fullest stage has room for."""
    from symcost.api.rank_peak import stage_peaks
    from symcost.dims import symbol
    from symcost.evaluate.fit import largest

    (size,) = options.free
    peaks, warnings = stage_peaks(model, replace(options, hardware=None))
    found = [largest(peak, symbol(size), limit, most) for peak in peaks]
    bounded = [each for each in found if each.fits is not None]
    return min(bounded, key=lambda each: each.fits or 0, default=found[0]), warnings


def _device(options: Options) -> Hardware:
    if options.hardware is None:
        raise UsageError("no hardware is named", hint="name one with --hardware: symcost list hardware")
    return hardware(options.hardware)


def _most(model: Model, options: Options, size: str) -> int | None:
    """The longest that a table of positions lets a sequence be."""
    if size == "batch" or not model.hard_max or model.max_seq is None:
        return None
    other = options.seq if size == "cached" else options.cached
    return model.max_seq - (other if other is not None else int(size == "cached"))
