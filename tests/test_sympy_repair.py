"""What sympy takes for whole: a product is left inside of floor and ceil unless it is whole at every size."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
import sympy

from symcost import dims
from symcost.ir.text import canonical, parse_expression

SIZES = {"seq": dims.symbol("seq"), "heads": dims.symbol("heads")}


@pytest.mark.parametrize(
    "text",
    [
        "seq*(2*heads + 2)/6",
        "seq*(seq + 1)*(2*seq + 2)/6",
        "(2*seq + 2)**2*heads/6",
        "heads*(6*seq + 6)/10 + seq",
        "seq*(2*heads + 2)/2",
        "seq*(4*heads + 4)/4",
        "3*heads*seq",
        "min(seq*(2*heads + 2)/6, 5)",
    ],
)
def test_floor_is_floor_at_every_size(text):
    value = parse_expression(f"floor({text})", SIZES).value
    for seq in range(1, 8):
        for heads in range(1, 8):
            at = {SIZES["seq"]: sympy.Integer(seq), SIZES["heads"]: sympy.Integer(heads)}
            exact = parse_expression(text, SIZES).value.xreplace(at)
            expected = floor(Fraction(exact.p, exact.q))
            assert canonical(value).xreplace(at) == value.xreplace(at) == expected


def test_a_size_put_in_later_changes_nothing():
    rounded = parse_expression("ceil(seq*heads/6)", SIZES).value
    put = rounded.xreplace({SIZES["heads"]: 2 * SIZES["heads"] + 2})
    assert put.xreplace({SIZES["seq"]: 1, SIZES["heads"]: 1}) == 1


def test_what_is_whole_is_still_known_to_be():
    assert parse_expression("floor(seq*(2*heads + 2)/2)", SIZES).value == SIZES["seq"] * (2 * SIZES["heads"] + 2) / 2
