"""Functions that are 2*hidden*seq whichever way they look at their numbers: each must be proved."""

from __future__ import annotations

import bisect
import copy
import functools
import logging
import math
import operator
from dataclasses import dataclass
from fractions import Fraction
from numbers import Integral

import numpy as np

FUNCTIONS = []
logger = logging.getLogger(__name__)


def listed(function):
    FUNCTIONS.append(function)
    return function


@listed
def plain(h, s, n, k):
    return 2 * h * s


@listed
def branch_without_effect(h, s, n, k):
    return 2 * h * s if s > 8192 else h * s + s * h


@listed
def minimum_and_maximum(h, s, n, k):
    return 2 * (min(h, s) * max(h, s))


@listed
def floats_that_are_exact(h, s, n, k):
    return 2.0 * h * s * (1.0 + k / (6.0 * n)) - h * s * k / (3.0 * n)


@listed
def a_third(h, s, n, k):
    return 6 * h * s * (1 / 3)


@listed
def logarithm_of_constants(h, s, n, k):
    return h * s * 2 * (math.log(8) / math.log(2) / 3)


@listed
def scaled(h, s, n, k, peak=989.5e12):
    return 2 * h * s / 1e12 * peak / 989.5 * 1e0


@listed
def rounded_up_and_down(h, s, n, k):
    return h * (math.ceil(s / 2) + s // 2) * 2


@listed
def ceiling_by_floor(h, s, n, k):
    return 2 * h * s + math.ceil(s / 64) - (s + 63) // 64


@listed
def remainder(h, s, n, k):
    return 2 * h * (s // 64 * 64 + s % 64)


@listed
def division_with_remainder(h, s, n, k):
    whole, rest = divmod(s, 7)
    return 2 * h * (7 * whole + rest)


@listed
def helper_with_cache(h, s, n, k):
    return _product(h, s) + _product(s, h)


@functools.lru_cache
def _product(left, right):
    return left * right


@listed
def truth(h, s, n, k):
    return (2 if h else 3) * h * s


@listed
def kinds(h, s, n, k):
    return 2 * h * s if isinstance(h, int) and type(s) is int and isinstance(n, Integral) else 1


@listed
def operators(h, s, n, k):
    return operator.mul(operator.mul(2, h), s)


@listed
def generator(h, s, n, k):
    return sum(h * s for _ in range(2))


@listed
def product_of_many(h, s, n, k):
    return math.prod([2, h, s])


@listed
def numpy_integer(h, s, n, k):
    return np.int64(2) * h * s


@listed
def float_of_int(h, s, n, k):
    return float(h) * int(s) * 2


@listed
def halves(h, s, n, k):
    return int(h / 2 * 4) * s


@listed
def sign_of_difference(h, s, n, k):
    return 2 * h * s + abs(h - s) - max(h, s) + min(h, s)


@listed
def negative_modulo(h, s, n, k):
    return 2 * h * s + (-s) % 8 + s - math.ceil(s / 8) * 8


@dataclass
class Sizes:
    hidden: int
    seq: int

    def cost(self):
        return 2 * int(self.hidden) * self.seq


@listed
def methods(h, s, n, k):
    return Sizes(h, s).cost()


@listed
def dead_branch(h, s, n, k):
    return 2 * h * s if h + s > 1 else 7


@listed
def chained(h, s, n, k):
    return 2 * h * s + (1 if 8 < s < 8 else 0)


@listed
def never_both(h, s, n, k):
    return 2 * h * s + (1 if s > h and h > s else 0)


@listed
def multiples(h, s, n, k):
    return 2 * h * s + (n % k)


@listed
def membership(h, s, n, k):
    return 2 * h * s if s in (1, 2, 3) else s * 2 * h


@listed
def rounding_half_even(h, s, n, k):
    return 2 * h * s + round(s / 2) - (s // 2 if s % 4 in (0, 1, 2) and s % 4 != 3 else s // 2 + 1)


@listed
def fraction_object(h, s, n, k):
    return h * s * Fraction(4, 2)


@listed
def sorted_numbers(h, s, n, k):
    small, large = sorted([h, s])
    return 2 * small * large


@listed
def shifted(h, s, n, k):
    return ((h << 3) >> 2) * s


@listed
def parts_of_a_quotient(h, s, n, k):
    blocks, rest = divmod(h, 128)
    return 2 * (128 * blocks + rest) * s


@listed
def chosen_by_truth(h, s, n, k):
    return (0, 2 * h * s)[h > 0]


@listed
def odd_by_distance(h, s, n, k):
    return (h + s + abs(h - s)) * min(h, s)


@listed
def beyond_floats(h, s, n, k):
    return 2 * h * s * 10**400 // 10**400


@listed
def printed(h, s, n, k):
    total = 2 * h * s + 0.5 * k - k / 2
    print(f"total {total / 1e12:.2f} of {h:,}", f"a part {100 * h / (total + n):.1f}%")
    logger.warning("%s operations", f"{total:,}")
    _say(f"{n} heads")
    return total


def _say(text):
    """As projects wrap their logger."""
    logger.info(text)


@listed
def held_by_a_range(h, s, n, k):
    return 2 * h * s if h in range(1, 10**9) else s * h + s * h


@listed
def held_by_a_range_of_sizes(h, s, n, k):
    return 2 * h * s + (h in range(s, s))


@listed
def place_in_a_list(h, s, n, k):
    return 2 * h * s + [0, 0, 0][bisect.bisect([4096, 8192], s)]


@listed
def copied(h, s, n, k):
    return copy.deepcopy(Sizes(h, s)).cost()


@listed
def attribute_that_lacks(h, s, n, k):
    try:
        return Sizes(h, s).width * s
    except AttributeError:
        return 2 * h * s


@listed
def divided_by_a_sum_of_products(h, s, n, k):
    total = (h**2 * s + n * k + 0) * 3 / 10**12
    return 2 * h * s * total / total
