"""A plan in words and as data, with the options by which `symcost eval` prices it."""

from __future__ import annotations

from typing import Any

from symcost.planning.space import Point

# Degrees that are 1 are not said.
_SAID = ("tp", "cp", "ep", "dp", "pp", "vpp", "replicas")


def said(point: Point) -> str:
    """The options of a plan, as they are typed."""
    degrees, layout = point.degrees, point.layout
    sizes = degrees.sizes()
    words = [f"--{name} {sizes[name]}" for name in _SAID if sizes[name] > 1]
    words += [f"--batch {point.batch}", f"--microbatches {degrees.microbatches}"]
    if degrees.pp > 1:
        words.append(f"--schedule {degrees.schedule}")
    if degrees.tp > 1 and not layout.sp:
        words.append("--no-sp")
    if layout.zero:
        words.append(f"--zero {layout.zero}" if layout.reshard else "--fsdp keep")
    if point.recompute != "none":
        words.append(f"--recompute {point.recompute}")
    return " ".join(words)


def entry(point: Point) -> dict[str, Any]:
    """A plan as data, by the names of options."""
    degrees, layout = point.degrees, point.layout
    sizes = degrees.sizes()
    found: dict[str, Any] = {name: sizes[name] for name in _SAID}
    found |= {"batch": point.batch, "microbatches": degrees.microbatches, "schedule": degrees.schedule}
    found |= {"sp": layout.sp, "zero": layout.zero, "fsdp": fsdp(point), "recompute": point.recompute}
    found |= {"plan": layout.plan.name}
    return {**found, "stages": list(point.lengths)} if point.lengths else found


def fsdp(point: Point) -> str | None:
    """What becomes of gathered parameters, where they are sharded."""
    return ("reshard" if point.layout.reshard else "keep") if point.layout.zero == 3 else None


def sharded(point: Point) -> str:
    """What data-parallel ranks divide, in a word."""
    return {0: "0", 1: "1", 2: "2"}.get(point.layout.zero, "3" if point.layout.reshard else "3 keep")
