"""Bounds of a step: waiting in pipelines as published, links of groups, and what a step adds up to."""

from fractions import Fraction

import pytest

from symcost.api.model import load, price
from symcost.api.sharding import sharding
from symcost.errors import UsageError
from symcost.evaluate.hardware.links import Link, Links
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.network import Group, group, way
from symcost.evaluate.sharding.step import Machine, Pace, check_efficiency, pace, step_of, step_time
from symcost.ir.plan import Degrees

LINKS = Links(8, Link(Fraction(400)), Link(Fraction(50)))
NOTHING = {"within": 0, "between": 0}


def equal_stages(number, forward, backward, weights):
    return [(Pace(forward, backward, weights, 0, NOTHING, NOTHING), number)]


@pytest.mark.parametrize(
    ("schedule", "stages", "chunks", "times", "waited"),
    [
        # DeepSeek-V3, table 2, and the DualPipe README: 8 stages (of DualPipeV 8 chunks on 4 ranks), F 1, B 2, W 1.
        ("1f1b", 8, 1, (1, 2, 1), 21),
        ("zb_h1", 8, 1, (1, 2, 1), 7),
        ("dualpipe_v", 4, 2, (2, 4, 2), 6),
        # Narayanan et al. 2021: (p - 1)/m of the time, and (p - 1)/(v m).
        ("gpipe", 4, 1, (1, 2, 1), 9),
        ("interleaved", 4, 2, (2, 4, 2), 9),
        # Qi et al. 2024: (p - 1)(F + B_in - W); ZB-V has none where all take equally long.
        ("zb_h1", 4, 1, (1, 2, 1), 3),
        ("zbv", 4, 2, (2, 4, 2), 0),
    ],
)
def test_stages_wait_as_published(schedule, stages, chunks, times, waited):
    degrees = Degrees(pp=stages, vpp=chunks, microbatches=16, schedule=schedule)
    found = step_of(equal_stages(stages, *times), degrees)
    assert found.serial == found.overlapped == 16 * (times[0] + times[1]) + waited


def test_one_micro_batch_passes_through_all_stages():
    degrees = Degrees(pp=4, vpp=8, microbatches=1, schedule="gpipe")
    assert step_of(equal_stages(4, 1, 2, 1), degrees).serial == 12


def test_the_slowest_stage_runs_every_micro_batch():
    # Zheng et al. 2022 (Alpa), equation 1: the sum over stages, and the slowest m - 1 times more.
    paces = [*equal_stages(3, 1, 2, 1), *equal_stages(1, 2, 5, 1)]
    assert step_of(paces, Degrees(pp=4, microbatches=10)).serial == (3 * 3 + 7) + 9 * 7


def test_messages_are_hidden_or_not():
    own = Pace(2, 4, 0, 3, {"within": 5, "between": 1}, {"within": 0, "between": 70})
    found = step_of([(own, 1)], Degrees(microbatches=10))
    assert found.serial == 10 * (2 + 4 + 5 + 1) + 3 + 70
    assert found.overlapped == max(10 * 6 + 3, 10 * 5, 10 * 1 + 70)


@pytest.mark.parametrize(
    ("name", "degrees", "expected"),
    [
        ("tp", {"tp": 8}, Group(8, 8, 8)),
        ("tp", {"tp": 16}, Group(16, 16, 8)),
        ("cp", {"tp": 4, "cp": 4}, Group(4, 16, 2)),
        ("dp", {"tp": 4, "cp": 2, "dp": 16}, Group(32, 128, 2)),
        ("dp", {"dp": 64}, Group(64, 64, 8)),
        ("ep", {"tp": 2, "dp": 64, "ep": 16}, Group(16, 32, 4)),
        ("expert_dp", {"tp": 2, "dp": 64, "ep": 16}, Group(4, 128, 1)),
        ("expert_dp", {"tp": 1, "cp": 2, "dp": 8, "ep": 2}, Group(8, 16, 4)),
        ("expert_dp", {"cp": 2, "dp": 16, "ep": 16}, Group(2, 2, 2)),
        ("replica", {"tp": 2, "dp": 4, "replicas": 4}, Group(4, 32, 1)),
        ("pp", {"tp": 2, "dp": 2, "pp": 4}, Group(4, 16, 2)),
    ],
)
def test_ranks_stand_where_meshes_place_them(name, degrees, expected):
    assert group(name, Degrees(**degrees), 8) == expected


@pytest.mark.parametrize(
    ("kind", "ranks", "side", "bandwidth"),
    [
        ("all_reduce", Group(8, 8, 8), "within", 400),
        ("all_reduce", Group(16, 128, 1), "between", 50),
        # Two ranks of a node leave it by two adapters; eight are no faster than their links inside it.
        ("all_gather", Group(64, 256, 2), "between", 100),
        ("reduce_scatter", Group(64, 64, 8), "between", 400),
        # Of what goes to 15 others, what goes to 8 leaves the node.
        ("all_to_all", Group(16, 16, 8), "between", Fraction(50 * 15, 8)),
        ("send", Group(16, 16, 8), "between", 50),
    ],
)
def test_a_link_carries_what_it_must(kind, ranks, side, bandwidth):
    found = way(kind, ranks, LINKS)
    assert (found.side, found.bandwidth) == (side, bandwidth)


def figures(**degrees):
    made = sharding(**degrees)
    options = Options(batch=1, seq=2048, sharding=made, conventions={"flops": "hardware"})
    return price(load("llama-3-8b"), options), made


MACHINE = Machine(hardware("h100-sxm-80gb"))


def test_a_step_of_one_device_is_its_roofline():
    found, made = figures(tp=1, microbatches=3)
    own = pace(found, MACHINE, 0, made.degrees)
    assert own.sent == own.once == {}
    time = step_time(found.stages, MACHINE, made.degrees, 0)
    assert time.serial == time.overlapped == 3 * (own.forward + own.backward) + own.optimizer


def test_gradients_are_sent_once_a_step_where_ranks_keep_all_of_them():
    for zero, each, once in ((0, 0, 2), (1, 0, 2), (2, 1, 1), (3, 3, 0)):
        found, made = figures(dp=16, zero=zero)
        own = pace(found, MACHINE, zero, made.degrees)
        # Sixteen ranks on two nodes send with eight adapters each: 400 GB/s; an all-reduce is two passes over the ring.
        pass_seconds = Fraction(2 * int(load("llama-3-8b").evaluate().params) * 15, 16 * 400 * 10**9)
        assert float(own.sent.get("between", 0)) == pytest.approx(float(each * pass_seconds), rel=1e-3)
        assert float(own.once.get("between", 0)) == pytest.approx(float(once * pass_seconds), rel=1e-3)


def test_half_of_a_peak_takes_twice_as_long():
    found, made = figures(tp=2, dp=16)
    for name in ("within", "between"):
        slow = Machine(MACHINE.hardware, {name: Fraction(1, 2)})
        whole, half = (pace(found, machine, 0, made.degrees) for machine in (MACHINE, slow))
        before, after = (one.sent.get(name, 0) + one.once.get(name, 0) for one in (whole, half))
        assert after == 2 * before > 0


@pytest.mark.parametrize(("name", "share"), [("matmul", 0), ("matmul", Fraction(3, 2)), ("speed", 1)])
def test_no_share_of_a_peak_is_refused(name, share):
    with pytest.raises(UsageError, match=f"--efficiency {name}"):
        check_efficiency({name: share})


def test_parameters_that_are_kept_are_whole_in_every_layer():
    let_go, kept = (figures(dp=16, zero=3, fsdp=form)[0] for form in ("reshard", "keep"))
    whole = 2 * int(load("llama-3-8b").evaluate().params)
    # Gradients of the largest unit, the two tables of the ends, stand beside them either way.
    assert kept.memory["unsharded"] - whole == let_go.memory["unsharded"] / 2
    assert kept.memory["peak"] > let_go.memory["peak"]
