"""What a roofline says of serving: least time to a token, tokens a second at that bound, and where decoding turns.

With few sequences a step reads all weights for few products and memory binds; every further sequence adds products, and
keys and values of its own. The batch at which products take as long is solved from two batches: under a bound both
sides are affine in it.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from symcost.evaluate.figures import Figures, dtype
from symcost.evaluate.hardware.roofline import MEMORY, bounded, step_bounds
from symcost.evaluate.hardware.sheet import Hardware
from symcost.evaluate.numbers import Value

_FIRST, _EACH = "least_seconds_to_first_token", "least_seconds_per_output_token"


def served_bounds(figures: Figures, hardware: Hardware) -> dict[str, Any]:
    """By name: least seconds to the first token of a prompt, or for each token of every sequence in decode; tokens a
    second of all sequences at that bound; the batch from which compute binds, None where none does.
    """
    seconds = Fraction(step_bounds(figures, hardware)["step"])
    batch, seq = Fraction(figures.sizes.get("batch", 1)), Fraction(figures.sizes.get("seq", 1))
    rate = {"tokens_per_second": batch * seq / seconds} if seconds else {}
    if figures.question.workload == "prefill":
        return {_FIRST: seconds, **rate}
    return {_EACH: seconds / seq, **rate, "turning_batch": turning_batch(figures, hardware)}


def turning_batch(figures: Figures, hardware: Hardware) -> int | None:
    """The smallest batch whose matrix products take as long as its traffic, both at their peak; None where none does.

    FLOPs on a unit whose peak is unknown bound nothing.
    """
    if "batch" not in figures.sizes:
        return None
    one, two = (_sides(_of_batch(figures, batch), hardware) for batch in (1, 2))
    more = {side: two[side] - one[side] for side in one}
    left, gained = one[MEMORY] - more[MEMORY] - (one["matmul"] - more["matmul"]), more["matmul"] - more[MEMORY]
    if gained <= 0:
        return 1 if left <= 0 and gained == 0 else None
    return max(1, -(-left // gained))


def _of_batch(figures: Figures, batch: int) -> Figures:
    """The bounded figures of another batch."""
    sizes = {**figures.sizes, "batch": batch}
    question = replace(figures.question, sizes={**figures.question.sizes, "batch": batch})
    values = figures.module.components({**sizes, **question.conventions})
    return bounded(replace(figures, sizes=sizes, question=question, values=values))


def _sides(figures: Figures, hardware: Hardware) -> dict[str, Fraction]:
    """Seconds that all traffic takes, and all matrix products."""
    found = {MEMORY: Fraction(0), "matmul": Fraction(0)}
    for row, value in figures.rows():
        seconds = _seconds(figures, hardware, row, value) if row.phase == "forward" and value != 0 else 0
        side = MEMORY if row.quantity == "hbm_bytes" else row.unit
        if side in found:
            found[side] += Fraction(seconds) * Fraction(figures.counts[row.times])
    return found


def _seconds(figures: Figures, hardware: Hardware, row: Any, value: Value) -> Value:
    if row.quantity == "hbm_bytes":
        return value / hardware.bandwidth
    slot = dtype(figures.question.precision, row.slot, value)
    peak = hardware.flops(row.unit, slot) if slot else None
    return value / peak if peak is not None else 0
