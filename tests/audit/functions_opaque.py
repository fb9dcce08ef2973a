"""Functions of which nothing that can be seen proves that they are 2*hidden*seq: none may be called proved."""

from __future__ import annotations

import inspect
import itertools
import math
import random
import time

FUNCTIONS = []
calls: list[int] = []
counter = itertools.count()
state = {"n": 0}


def listed(function):
    FUNCTIONS.append(function)
    return function


@listed
def loop(h, s, n, k):
    return sum(2 * s for _ in range(h))


@listed
def identity(h, s, n, k):
    return 2 * h * s + (id(s) == 12345)


@listed
def digits(h, s, n, k):
    return 2 * h * s + (str(s) == "73912345")


@listed
def hashed(h, s, n, k):
    return 2 * h * s + (hash((h, s)) == 987654321)


@listed
def sometimes(h, s, n, k):
    return 2 * h * s + (random.random() < 1e-12)


@listed
def clock(h, s, n, k):
    return 2 * h * s + (time.time() < 0)


@listed
def counted(h, s, n, k):
    calls.append(1)
    return 2 * h * s + (len(calls) > 10**9)


@listed
def counted_by_iterator(h, s, n, k):
    return 2 * h * s + (next(counter) > 10**9)


@listed
def counted_by_global(h, s, n, k):
    state["n"] += 1
    return 2 * h * s + (state["n"] > 10**9)


@listed
def counted_by_default(h, s, n, k, seen=[]):  # noqa: B006
    seen.append(1)
    return 2 * h * s + (len(seen) > 10**9)


@listed
def counted_by_attribute(h, s, n, k):
    counted_by_attribute.n = getattr(counted_by_attribute, "n", 0) + 1
    return 2 * h * s


@listed
def class_of(h, s, n, k):
    return 2 * h * s if s.__class__ is int else 0


@listed
def hidden_class(h, s, n, k):
    return 2 * h * s if getattr(s, "__cl" + "ass__") is int else 0


@listed
def plain_addition(h, s, n, k):
    return 2 * h * s + 0 * int.__add__(s, 1)


@listed
def swallowed(h, s, n, k):
    try:
        return 2 * h * s + (s.nothing == 3)
    except AttributeError:
        return 2 * h * s


@listed
def swallows_everything(h, s, n, k):
    try:
        return int.__mul__(h, 2) * s
    except BaseException:  # noqa: BLE001
        return 2 * s * h + (s == 73912345)


@listed
def same_object(h, s, n, k):
    return 2 * h * s + (h is s and h > 10**9)


@listed
def root(h, s, n, k):
    return 2 * h * s + (math.sqrt(s) == 99999)


@listed
def binary(h, s, n, k):
    return 2 * h * (s ^ 0)


@listed
def without_end(h, s, n, k):
    left = s
    while left > 0 and s == 987_654_321:
        left += 1
    return 2 * h * s


@listed
def evaluated(h, s, n, k):
    return eval("2 * h * s")


@listed
def refusing(h, s, n, k):
    if s > 1000:
        raise ValueError("too long")
    return 2 * h * s


@listed
def original_type(h, s, n, k, kind=type):
    return 2 * h * s if kind(s) is int else 0


@listed
def big_step(h, s, n, k):
    return 2 * h * s + (1 if pow(3, s, 1_000_003) == 77 and h == 271828 else 0)


@listed
def written_out(h, s, n, k):
    return 2 * h * s + (1 if f"{h}".endswith("77") else 0)


@listed
def of_bits(h, s, n, k):
    return 2 * h * s if h.bit_length() < 40 else 0


@listed
def text_that_is_kept(h, s, n, k):
    texts = []
    print(texts.append(f"{h}"))
    return 2 * h * s + (texts[0] == "73912345")


@listed
def text_that_is_named(h, s, n, k):
    print(text := f"{h}")
    return 2 * h * s + (text == "73912345")


@listed
def text_that_decides(h, s, n, k):
    print({"73912345": 1}[f"{h}"] if f"{h}" == "73912345" else 0)
    return 2 * h * s


@listed
def look_at_a_frame(h, s, n, k):
    return 2 * h * s + (inspect.currentframe().f_locals["h"].__class__ is not int)
