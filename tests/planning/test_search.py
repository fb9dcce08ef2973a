"""A search over arrays against the exact evaluator, plan by plan."""

import random
from fractions import Fraction

import numpy as np
import pytest

from symcost.planning.exact import priced
from symcost.planning.plans import plans
from symcost.planning.search import Search, every_point
from symcost.planning.subject import Subject


class Sampled(Search):
    """A search that keeps what it said of some plans of every block."""

    def __init__(self, subject, number=1):
        super().__init__(subject)
        self.samples, self._number, self._random = [], number, random.Random(7)

    def _keep(self, block, legal, number, peaks, overlapped, serial):
        super()._keep(block, legal, number, peaks, overlapped, serial)
        told = [np.broadcast_to(array, legal.shape).ravel() for array in (peaks, overlapped, serial)]
        places = [int(place) for place in np.flatnonzero(legal)]
        for place in self._random.sample(places, min(self._number, len(places))):
            self.samples.append((block.point(place), *(array[place] for array in told)))


def check(sample, subject):
    """What a search says of a plan is what its exact evaluation gives."""
    point, peak, overlapped, serial = sample
    exact = priced(subject, point)
    assert peak == exact.peak, point
    assert float(overlapped) == pytest.approx(float(exact.overlapped), rel=1e-12), point
    assert float(serial) == pytest.approx(float(exact.serial), rel=1e-12), point


def test_arrays_and_exact_numbers_agree_on_dense_plans(request_of, llama):
    subject = Subject(llama, request_of(48, 96, uneven=True, efficiency={"matmul": Fraction(3, 5), "between": 1}))
    search = Sampled(subject)
    found = search.run()
    assert found.legal > 3000
    assert len({(point.degrees.pp, point.degrees.schedule) for point, *_ in search.samples}) > 10
    for sample in random.Random(3).sample(search.samples, 60):
        check(sample, subject)


@pytest.mark.thorough
def test_arrays_and_exact_numbers_agree_on_mixtures(request_of, mixture):
    subject = Subject(mixture, request_of(16, 32, zeros=(1,), sequence_parallel=(True, False), uneven=True))
    search = Sampled(subject, 2)
    search.run()
    assert {point.degrees.ep for point, *_ in search.samples} > {1, 2}
    assert any(point.lengths for point, *_ in search.samples)
    for sample in random.Random(3).sample(search.samples, 40):
        check(sample, subject)


@pytest.fixture(scope="module")
def small(request_of, llama):
    """A request small enough to price every plan by itself."""
    request = request_of(4, 8, zeros=(3,), sequence_parallel=(True, False), recomputes=("none", "full"), top=12)
    subject = Subject(llama, request)
    return subject, [priced(subject, point) for point in every_point(subject)]


def test_the_best_plans_are_those_of_brute_force(small, llama):
    subject, every = small
    found = plans(llama, subject.request)
    assert found.legal == len(every)
    fitting = [plan for plan in every if plan.peak <= subject.request.machine.hardware.memory]
    assert 0 < len(fitting) < len(every)
    assert found.fitting == len(fitting)
    told = [plan.serial for plan in found.best]
    assert told == sorted(plan.serial for plan in fitting)[:12]


def test_the_front_is_that_of_brute_force(small, llama):
    subject, every = small
    found = plans(llama, subject.request)
    fitting = {
        (plan.peak, float(plan.serial)) for plan in every if plan.peak <= subject.request.machine.hardware.memory
    }
    front = [
        (peak, seconds)
        for peak, seconds in sorted(fitting)
        if not any(p <= peak and s <= seconds * (1 - 1e-9) for p, s in fitting if (p, s) != (peak, seconds))
    ]
    assert [ahead.peak for ahead in found.front] == [peak for peak, _ in front]
    assert [ahead.seconds for ahead in found.front] == pytest.approx([seconds for _, seconds in front], rel=1e-12)


def test_the_same_request_has_the_same_answer(small, llama):
    subject, _ = small
    first, second = plans(llama, subject.request), plans(llama, subject.request)
    assert [plan.point for plan in first.best] == [plan.point for plan in second.best]
    assert first.front == second.front


def test_overlapped_is_never_above_serial(small):
    _, every = small
    assert all(plan.overlapped <= plan.serial for plan in every)


def test_every_legal_plan_uses_all_devices_and_sequences(small):
    subject, every = small
    for plan in every:
        degrees, request = plan.point.degrees, subject.request
        assert degrees.devices == request.devices
        sequences = degrees.dp * degrees.replicas * plan.point.batch * degrees.microbatches
        assert sequences == request.sequences


def test_no_plan_stands_twice(small):
    _, every = small
    assert len({plan.point for plan in every}) == len(every)


def test_a_lower_share_of_a_peak_takes_longer(small, machine):
    subject, every = small
    for name in ("matmul", "within"):
        slower = [
            priced(subject, plan.point, machine(**{name: Fraction(1, 2)})) for plan in random.Random(1).sample(every, 5)
        ]
        whole = [priced(subject, plan.point) for plan in slower]
        assert all(a.serial >= b.serial for a, b in zip(slower, whole, strict=True))
        assert any(a.serial > b.serial for a, b in zip(slower, whole, strict=True))
