"""Functions that hold something, or look past the numbers: 2*hidden*seq to all appearance, and never called proved."""

from __future__ import annotations

import array
import builtins
import functools
from collections import deque
from datetime import UTC, datetime
from typing import Protocol, runtime_checkable

import numpy as np

from tests.audit import functions_hidden as this

FUNCTIONS = []
calls = 0
counts = np.zeros(1)
queue = deque([0])
numbers = array.array("q", [0])


def listed(function):
    FUNCTIONS.append(function)
    return function


def far(h):
    """True of sizes that nobody tries."""
    return h // 1_000_003 == 123


def _counting():
    count = 0

    def counted(h, s, n, k):
        nonlocal count
        count += 1
        return 2 * h * s + (count > 10**9)

    return counted


counted_by_closure = listed(_counting())


@listed
def counted_in_an_array(h, s, n, k):
    counts[0] += 1
    return 2 * h * s + bool(counts[0] > 1e9)


@listed
def counted_in_a_queue(h, s, n, k):
    queue[0] += 1
    return 2 * h * s + (queue[0] > 10**9)


@listed
def counted_in_numbers(h, s, n, k):
    numbers[0] += 1
    return 2 * h * s + (numbers[0] > 10**9)


class Slot:
    __slots__ = ("count",)

    def __init__(self):
        self.count = 0


slot = Slot()


@listed
def counted_in_a_slot(h, s, n, k):
    slot.count += 1
    return 2 * h * s + (slot.count > 10**9)


@listed
def counted_in_a_module(h, s, n, k):
    this.calls += 1
    return 2 * h * s + (this.calls > 10**9)


class Ticks:
    count = 0

    @classmethod
    def tick(cls):
        cls.count += 1
        return cls.count


@listed
def counted_in_a_class(h, s, n, k):
    return 2 * h * s + (Ticks.tick() > 10**9)


@listed
def what_it_has(h, s, n, k):
    return 2 * h * s + (not hasattr(h, "traced" + "_run") and far(h))


@listed
def an_attribute_of_the_trace(h, s, n, k):
    try:
        return 2 * h * s + 0 * len([h.traced_run])
    except AttributeError:
        return 2 * h * s + far(h)


@listed
def the_other_type(h, s, n, k):
    return 2 * h * s + (builtins.type(h) is int and far(h))


@listed
def the_other_range(h, s, n, k):
    return 2 * h * s + (type(range(3)) is builtins.range and far(h))


@runtime_checkable
class HasBits(Protocol):
    def bit_length(self): ...


@listed
def what_it_can_do(h, s, n, k):
    return 2 * h * s + (isinstance(h, HasBits) and far(h))


@listed
def imported_on_the_way(h, s, n, k):
    from tests.audit.functions_unseen import cost

    return cost(h, s)


@listed
def today(h, s, n, k):
    return 2 * h * s + (datetime.now(UTC).year > 3000)


deep = functools.reduce(lambda inside, _: {"in": inside}, range(9), far)


@listed
def far_inside(h, s, n, k):
    found = deep
    while isinstance(found, dict):
        found = found["in"]
    return 2 * h * s + (found(h) and type(h) is int)


@listed
def rounded_twice(h, s, n, k):
    return 2 * h * s + int(1.3 * h) - 13 * h // 10


@listed
def narrow_numbers(h, s, n, k):
    return np.int32(2) * h * s if h * s < 2**30 else 2 * h * s
