"""Pipeline schedules: how many chunks of micro-batches a stage holds at once, and what a schedule asks of a step.

A chunk is what one micro-batch leaves in one chunk of layers; a stage of `chunks` chunks has that part of the layers in
each. Counts hold until a chunk's last backward, that of its weights, has run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from symcost.errors import UsageError


class Idle(NamedTuple):
    """What a stage waits for another one, in times of its chunks: F + B, B once more, less gradients of weights."""

    both: int
    backward: int
    weights: int


@dataclass(frozen=True)
class Schedule:
    """One schedule.

    Attributes:
        held: chunks that rank r of p holds at most, with v chunks a stage and m micro-batches.
        chunks: how many chunks a stage has; None: as many as stated, `least` or more.
        turned: the second chunk of a stage lies opposite: the last stage of all is on the first rank.
        batches: the fewest micro-batches for p stages.
        idle: what every stage waits for each other one.
        split: whether gradients of weights run apart, when there is time.
        rounds: with several chunks, micro-batches run in rounds of one length, p or a few more.
    """

    held: Callable[[int, int, int, int], int]
    chunks: int | None = 1
    least: int = 1
    turned: bool = False
    batches: Callable[[int], int] = lambda p: 1
    idle: Idle = Idle(1, 0, 0)
    split: bool = False
    rounds: bool = False


def _interleaved(r: int, p: int, v: int, m: int) -> int:
    return min(m * v, 2 * (p - r - 1) + (v - 1) * (m // _rounds(p, m)) + 1)


def _zero_bubble(r: int, p: int, v: int, m: int) -> int:
    return min(m * v, p + (v - 1) * (m // _rounds(p, m)))


def _rounds(p: int, m: Any) -> Any:
    """Rounds of p micro-batches or a few more; never none. Numbers or arrays of them."""
    whole = m // p
    return whole + (whole < 1)


# Waiting times are published: (p - 1)/v chunks forward and backward (Narayanan et al. 2021, section 2.2); less 2W in
# ZB-H1 (Qi et al. 2024, table 1); none in ZB-V where F, B and W take equally long, which is its least; DualPipe's
# (PP/2 - 1)(F&B + B - 3W) with PP/2 ranks (DeepSeek-V3, table 2), where F&B takes no less than F and B.
SCHEDULES: dict[str, Schedule] = {
    "gpipe": Schedule(lambda r, p, v, m: m * v, None),
    "1f1b": Schedule(lambda r, p, v, m: min(m, p - r)),
    "interleaved": Schedule(_interleaved, None, 2, batches=lambda p: p, rounds=True),
    "zb_h1": Schedule(_zero_bubble, None, batches=lambda p: p, idle=Idle(1, 0, 2), split=True, rounds=True),
    "zbv": Schedule(
        lambda r, p, v, m: min(m + r + 1, 2 * p), 2, 2, turned=True, batches=lambda p: p, idle=Idle(0, 0, 0), split=True
    ),
    "dualpipe_v": Schedule(
        lambda r, p, v, m: min(2 * m, 2 * p + 1),
        2,
        2,
        turned=True,
        batches=lambda p: 2 * p,
        idle=Idle(1, 1, 3),
        split=True,
    ),
}


def schedule(name: str) -> Schedule:
    """A schedule by name.

    Raises:
        UsageError: no such schedule.
    """
    if name not in SCHEDULES:
        raise UsageError(f"--schedule {name!r} is no schedule", hint=f"schedules: {', '.join(SCHEDULES)}")
    return SCHEDULES[name]


def in_flight(name: str, stages: int, chunks: int, microbatches: int) -> tuple[int, ...]:
    """Chunks of micro-batches that each stage of a pipeline holds at once."""
    held = schedule(name).held
    return tuple(held(rank, stages, chunks, microbatches) for rank in range(stages))


def check_schedule(name: str, stages: int, chunks: int, microbatches: int) -> None:
    """Refuses what a schedule cannot run.

    Raises:
        UsageError: too few micro-batches, or a number of chunks that the schedule does not have.
    """
    row = schedule(name)
    if (row.chunks is not None and chunks != row.chunks) or chunks < row.least:
        wanted = f"{row.chunks}" if row.chunks is not None else f"at least {row.least}"
        raise UsageError(
            f"--schedule {name} has {wanted} chunks a stage, but --vpp is {chunks}", hint=f"state --vpp {row.least}"
        )
    if stages == 1 or runs(name, stages, chunks, microbatches):
        return
    fewest = row.batches(stages)
    if microbatches < fewest:
        raise UsageError(
            f"--schedule {name} over {stages} stages needs {fewest} micro-batches, but there are {microbatches}",
            hint=f"state --microbatches {fewest} or more, or another --schedule",
        )
    below = microbatches // stages * stages
    raise UsageError(
        f"--schedule {name} over {stages} stages runs its micro-batches in rounds of one length, which "
        f"{microbatches} micro-batches do not make",
        hint=f"state --microbatches {below} or {below + stages}",
    )


def runs(name: str, stages: int, chunks: int, microbatches: Any) -> Any:
    """Whether a schedule over several stages runs so many micro-batches: a number, or an array of them."""
    row = schedule(name)
    enough = microbatches >= row.batches(stages)
    alike = not row.rounds or chunks == 1 or microbatches % _rounds(stages, microbatches) == 0
    return enough & alike


def chunks_of(name: str, rank: int, stages: int, chunks: int) -> tuple[int, ...]:
    """Which chunks of the model, in order, a rank of the pipeline has."""
    if schedule(name).turned:
        return (rank, 2 * stages - 1 - rank)
    return tuple(range(rank, stages * chunks, stages))
