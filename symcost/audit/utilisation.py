"""Utilisation of devices: FLOPs that a step needs, as public tools count them, over what devices could do in its time.

Model FLOPs leave out what is computed twice; hardware FLOPs count it. Both are shares of the peak of all devices, so
that neither can be above 1 where time, devices and peak are those of the run.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from symcost.audit.compare import Number, parts
from symcost.audit.profiles import DEFAULT, profiles
from symcost.audit.profiles.profile import Profile
from symcost.audit.sides import Side
from symcost.errors import UsageError
from symcost.evaluate.hardware.sheet import Hardware
from symcost.ir.precision import Precision


@dataclass(frozen=True)
class Run:
    """What was measured.

    Attributes:
        devices: all of them. seconds: of a step of so many sequences; tokens: a second, of all devices; one of both.
    """

    devices: int
    seconds: Number | None = None
    sequences: int | None = None
    tokens: Number | None = None


@dataclass(frozen=True)
class Utilisation:
    """The answer.

    Attributes:
        peak: FLOP/s of one device, in the dtype of the weight matmuls.
        step: FLOPs of a step by profile; seconds: of a step of `sequences` sequences.
        hardware: FLOPs of a step with what is computed twice.
        refused: profiles that do not hold, with the reason.
    """

    side: Side
    device: Hardware
    dtype: str
    run: Run
    peak: Fraction
    seconds: Fraction
    sequences: int
    step: Mapping[str, Number]
    hardware: Number
    refused: Mapping[str, str]

    def share(self, flops: Number) -> Fraction:
        """Of all FLOPs that the devices could do in a step's time."""
        return Fraction(flops) / (self.seconds * self.run.devices * self.peak)

    @property
    def mfu(self) -> dict[str, Fraction]:
        """Model FLOPs utilisation by profile."""
        return {name: self.share(flops) for name, flops in self.step.items()}

    @property
    def hfu(self) -> Fraction:
        return self.share(self.hardware)

    @property
    def tokens(self) -> Fraction:
        """Tokens a second of all devices."""
        return Fraction(self.sequences * self.side.sizes["seq"]) / self.seconds

    @property
    def warnings(self) -> list[str]:
        """What cannot be, and what it means."""
        shares = {**{f"MFU under {name}": share for name, share in self.mfu.items()}, "HFU": self.hfu}
        above = [f"{name} is {float(share):.3f}" for name, share in shares.items() if share > 1]
        if not above:
            return []
        more = f" (and {len(above) - 1} more)" if len(above) > 1 else ""
        meaning = f"more FLOPs than {self.run.devices} devices can do in that time at their {self.dtype} peak"
        return [f"{above[0]}{more}, above 1: {meaning}; check time, devices, length, batch and --precision"]


def utilisation(model: Side, device: Hardware, precision: Precision, run: Run, again: Mapping[str, str]) -> Utilisation:
    """What share of their peak devices reach.

    Args:
        model: at the length of the run and batch 1.
        again: conventions that say what hardware FLOPs are: recompute, attention, pairs.

    Raises:
        UsageError: no time, both times, or numbers that are not positive.
    """
    sequences, seconds = _timed(model, run)
    dtype = precision.dtype("compute_w")
    peak = device.flops("matmul", dtype)
    assert peak is not None
    whole = replace(model, sizes={**model.sizes, "batch": sequences})
    counted, refused = {}, {}
    for name, profile in {DEFAULT.name: DEFAULT, **profiles()}.items():
        found = parts(replace(whole, profile=profile))
        reason = profile.refusal(found[0].model)
        if reason:
            refused[name] = reason
        else:
            counted[name] = sum(profile.of(part) for part in found)
    executed = Profile("hardware", "", "symcost", holds="every model", conventions={"flops": "hardware", **again})
    hardware = sum(executed.of(part) for part in parts(replace(whole, profile=executed)))
    return Utilisation(whole, device, dtype, run, peak, seconds, sequences, counted, hardware, refused)


def _timed(model: Side, run: Run) -> tuple[int, Fraction]:
    """Sequences of a step and its seconds."""
    check(run)
    seq = model.sizes.get("seq")
    if run.tokens is None:
        assert run.seconds is not None
        assert run.sequences is not None
        return run.sequences, Fraction(run.seconds)
    if model.spec.features.architecture != "decoder" or not isinstance(seq, int):
        kind = model.spec.features.architecture.replace("_", "-")
        raise UsageError(
            f"--tokens-per-second: {model.spec.name} is {kind}, whose tokens are not one stream",
            hint="state --step-time and --global-batch",
        )
    sequences = run.sequences or 1
    return sequences, Fraction(sequences * seq) / Fraction(run.tokens)


def check(run: Run) -> None:
    """Refuses what was not measured.

    Raises:
        UsageError: no time, both times, or numbers that are not positive.
    """
    stated = {"--devices": run.devices, "--step-time": run.seconds, "--tokens-per-second": run.tokens}
    for name, value in {**stated, "--global-batch": run.sequences}.items():
        if value is not None and value <= 0:
            raise UsageError(f"{name} is {value}", hint="it must be positive")
    if run.seconds is None and run.tokens is None:
        hint = "state --step-time SECONDS with --global-batch SEQUENCES, or --tokens-per-second of all devices"
        raise UsageError("no time was measured", hint=hint)
    if run.seconds is not None and run.tokens is not None:
        raise UsageError("--step-time and --tokens-per-second are both stated", hint="leave one of them out")
    if run.seconds is not None and run.sequences is None:
        raise UsageError("--step-time says nothing without the sequences of a step", hint="state --global-batch N")
