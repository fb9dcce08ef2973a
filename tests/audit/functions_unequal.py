"""Functions that are 2*hidden*seq nearly everywhere: each must be refuted by a call of itself."""

from __future__ import annotations

import bisect
import struct
from decimal import Decimal

FUNCTIONS = []
PRESETS = {(4096, 32): 1, (5120, 40): 1}


def listed(function):
    FUNCTIONS.append(function)
    return function


@listed
def table(h, s, n, k):
    return 2 * {4096: 4000}.get(h, h) * s


@listed
def preset_pair(h, s, n, k):
    return 2 * h * s + PRESETS.get((h, n), 0)


@listed
def two_sizes_at_once(h, s, n, k):
    return 2 * h * s + (h == 4096 and n == 32)


@listed
def two_bounds_at_once(h, s, n, k):
    return 2 * h * s + (1 if s > 8192 and h > 4096 else 0)


@listed
def multiple_of_512(h, s, n, k):
    return 2 * h * s + (1 if s % 512 == 0 else 0)


@listed
def grouped_queries(h, s, n, k):
    return 2 * h * s + (1 if n * 128 == h and k != n and n > 4 else 0)


@listed
def eight_groups(h, s, n, k):
    return 2 * h * s + (n == 8 * k)


@listed
def beyond(h, s, n, k):
    return 2 * h * s + max(0, s - 131072)


@listed
def far_beyond(h, s, n, k):
    return 2 * h * s + max(0, s - 1_000_000_000)


@listed
def rare_step(h, s, n, k):
    return 2 * h * s + s // 200_000


@listed
def spike(h, s, n, k):
    return 2 * h * s + max(0, 1 - (s - 8191) ** 2)


@listed
def caught(h, s, n, k):
    try:
        if s > 100_000:
            raise ValueError
    except ValueError:
        return 1
    return 2 * h * s


@listed
def text(h, s, n, k):
    return 2 * h * s + (str(s) == "4096")


@listed
def text_of_digits(h, s, n, k):
    return 2 * h * s + f"{s:d}".startswith("4")


@listed
def bits(h, s, n, k):
    return 2 * h * s + (s.bit_length() > 12)


@listed
def power_of_two(h, s, n, k):
    return 2 * h * s + ((s & (s - 1)) == 0)


@listed
def square(h, s, n, k):
    return 2 * h * s + (h * h == 2 * s + 7)


@listed
def sum_of_all(h, s, n, k):
    return 2 * h * s + (h + s + n + k == 7777)


@listed
def absorbed(h, s, n, k):
    return (h * s + 1e16) - 1e16 + h * s


@listed
def truncated(h, s, n, k):
    return int(s / 2) * 4 * h


@listed
def rounded(h, s, n, k):
    return round(s / 2) * 4 * h


@listed
def set_of_sizes(h, s, n, k):
    return 2 * h * s + (3 - len({h, s, 4096}))


@listed
def number_match(h, s, n, k):
    match s:
        case 4096:
            return 0
    return 2 * h * s


@listed
def packed(h, s, n, k):
    return 2 * h * s + (struct.pack(">q", s)[-2] > 8)


@listed
def while_loop(h, s, n, k):
    total, left = 0, s
    while left > 1000:
        left -= 1000
        total += 1
    return 2 * h * s + total


@listed
def half_power(h, s, n, k):
    return 2 * h * int(s**0.5) ** 2


@listed
def nested_constants(h, s, n, k):
    def inner(sizes=((123457, 1),)):
        return dict(sizes).get(s, 0)

    return 2 * h * s + inner()


@listed
def decimal(h, s, n, k):
    return 2 * h * s + int(Decimal(s) / 3000)


@listed
def ratio_of_floats(h, s, n, k):
    return 2 * h * s + (1 if s / h > 1000.5 else 0)


@listed
def recursion(h, s, n, k):
    return recursion(h, s // 2, n, k) * 2 if s > 64 and s % 2 == 1 else 2 * h * s


@listed
def near_by_a_float(h, s, n, k):
    return 2 * h * s * (1 + 1e-12)


@listed
def shifted_away(h, s, n, k):
    return ((h >> 1) << 2) * s


@listed
def looked_up_by_millions(h, s, n, k):
    return {1: 0}.get(h // 10**6, 2 * h * s)


@listed
def held_by_a_far_range(h, s, n, k):
    return 2 * h * s + (h in range(100_000, 100_010))


@listed
def held_by_every_millionth(h, s, n, k):
    return 2 * h * s + (h in range(7, 10**9, 10**6))


@listed
def place_in_a_sorted_list(h, s, n, k):
    return 2 * h * s + [0, 0, 7][bisect.bisect([5000, 999_999], s)]


@listed
def without_end_of_recursion(h, s, n, k):
    return 2 * h * s + (_divisor(h, 1009) != 1)


def _divisor(left, right):
    return left if right == 0 else _divisor(right, left % right)


@listed
def preset_of_a_table(h, s, n, k):
    preset = next((extra for hidden, extra in ((12_345, 1), (777, 3)) if hidden == h and n == 17), 0)
    return 2 * h * s + preset
