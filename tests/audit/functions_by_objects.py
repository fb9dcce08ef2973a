"""Functions that are 2*hidden*seq by way of classes, ranges and loops: each must be proved."""

from __future__ import annotations

import functools

FUNCTIONS = []


def listed(function):
    FUNCTIONS.append(function)
    return function


@listed
def captured_by_class(h, s, n, k):
    match (h, s / 1):
        case (int(width), float(length)):
            return 2 * width * length
    return 0


@listed
def rounded_once(h, s, n, k):
    return 2 * h * s + int(8 * h / 3) - 8 * h // 3 + round(h / 3) - (h + 1) // 3


class Lazy:
    def __init__(self, hidden):
        self.hidden = hidden

    @functools.cached_property
    def twice(self):
        return 2 * self.hidden


@listed
def kept_by_an_object(h, s, n, k):
    return Lazy(h).twice * s


@listed
def kind_of_a_range(h, s, n, k):
    return 2 * h * s if isinstance(range(3), (list, range)) and type(range(3)) is range else 0


@listed
def loop_that_is_decided(h, s, n, k):
    left, blocks = s, 0
    while left > 0 and blocks < 3:
        left -= 512
        blocks += 1
    return 2 * h * s + 0 * blocks
