"""Chunks of micro-batches in flight against torch's own schedules, and numbers of micro-batches that none runs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from symcost.errors import UsageError
from symcost.evaluate.sharding.schedules import check_schedule, in_flight
from tests.sharding.ranks import recorded

NAMES = {
    "ScheduleGPipe": "gpipe",
    "ScheduleLoopedBFS": "gpipe",
    "Schedule1F1B": "1f1b",
    "ScheduleInterleaved1F1B": "interleaved",
    "ScheduleInterleavedZeroBubble": "zb_h1",
    "ScheduleZBVZeroBubble": "zbv",
    "ScheduleDualPipeV": "dualpipe_v",
}
TURNED = ("ScheduleZBVZeroBubble", "ScheduleDualPipeV")
HELD = {"FORWARD": 1, "FULL_BACKWARD": -1, "BACKWARD_WEIGHT": -1}


@pytest.mark.parametrize(("library", "stages", "chunks", "batches", "held"), recorded("pipeline"))
def test_recorded_schedules(library: str, stages: int, chunks: int, batches: int, held: list[int] | None) -> None:
    name = NAMES[library]
    if held is None:
        with pytest.raises(UsageError, match="micro-batches"):
            check_schedule(name, stages, chunks, batches)
    else:
        check_schedule(name, stages, chunks, batches)
        assert in_flight(name, stages, chunks, batches) == tuple(held)


def planned(library: str, stages: int, chunks: int, batches: int) -> tuple[int, ...]:
    """Most chunks that each rank holds in the library's own order of work."""
    from torch.distributed.pipelining import schedules

    places = (0, 2 * stages - 1) if library in TURNED else range(0, stages * chunks, stages)
    shared = {"num_stages": stages * chunks, "group_size": stages, "group_rank": 0, "device": "cpu", "group": None}
    flags = {"is_first": True, "is_last": False, "has_backward": True, "submod": None}
    own: Any = [SimpleNamespace(stage_index=place, **shared, **flags) for place in places]
    if chunks == 1 and library in ("ScheduleGPipe", "Schedule1F1B"):
        order = getattr(schedules, library)(own[0], batches)._get_pipeline_order()
    else:
        order = getattr(schedules, library)(own, batches).pipeline_order
    return tuple(_most(order[rank]) for rank in range(stages))


def _most(actions: list[Any]) -> int:
    now, most = 0, 0
    for action in filter(None, actions):
        for part in action.sub_actions or (action,):
            now += HELD.get(part.computation_type.name, 0)
            most = max(most, now)
    assert now == 0
    return most


@pytest.mark.torch
@pytest.mark.parametrize("library", list(NAMES))
@pytest.mark.parametrize("stages", [3, 5, 6])
def test_orders_of_the_library(library: str, stages: int) -> None:
    chunks = 2 if library in TURNED else 1 if library in ("ScheduleGPipe", "Schedule1F1B") else 3
    for batches in range(stages, 5 * stages):
        try:
            wanted = planned(library, stages, chunks, batches)
        except ValueError:
            with pytest.raises(UsageError, match="micro-batches"):
                check_schedule(NAMES[library], stages, chunks, batches)
            continue
        check_schedule(NAMES[library], stages, chunks, batches)
        assert in_flight(NAMES[library], stages, chunks, batches) == wanted, batches


def test_rounds_that_are_not_alike_name_the_next_numbers() -> None:
    with pytest.raises(UsageError, match="10 micro-batches do not make") as caught:
        check_schedule("interleaved", 3, 2, 10)
    assert caught.value.hint == "state --microbatches 9 or 12"
