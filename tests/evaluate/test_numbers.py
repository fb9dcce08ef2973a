"""Numbers in and out: exact, of any size, in lowest terms."""

from fractions import Fraction

import pytest

from symcost.errors import SpecError, UsageError, VerifyError
from symcost.evaluate import units
from symcost.evaluate.counts import count
from symcost.evaluate.numbers import parse, show


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4096", 4096),
        ("1.125", Fraction(9, 8)),
        ("9/8", Fraction(9, 8)),
        ("1e6", 10**6),
        ("2**20", 2**20),
        ("4/2", 2),
        ("0", 0),
    ],
)
def test_a_number_as_people_write_it(text, value):
    parsed = parse(text, name="x")
    assert parsed == value
    assert isinstance(parsed, type(value))


@pytest.mark.parametrize(
    "text", ["", "x", "-1", "1/0", "nan", "inf", "1e400", "log(2)", "__import__('os')", "1" * 400, "2**9999"]
)
def test_no_number(text):
    with pytest.raises(UsageError, match="--set x is"):
        parse(text, name="--set x")


def test_shown_numbers():
    assert show(Fraction(2, 4)) == "1/2"
    assert show(Fraction(4, 2)) == 2
    assert show(10**40) == 10**40
    assert show(1.5) == 1.5


def test_more_digits_than_can_be_printed():
    with pytest.raises(SpecError, match="more digits"):
        show(10**4300)


def test_a_float_out_of_range_is_refused():
    with pytest.raises(SpecError, match="range of floating-point"):
        show(float("inf"))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "-"),
        (999, "999"),
        (1000, "1.00 k"),
        (999_499, "999 k"),
        (999_500, "1.00 M"),
        (66_100_000_000_000, "66.1 T"),
        (10**27, "1000 Y"),
        (10**30, "1.00e6 Y"),
        (Fraction(1, 2), "0.50"),
        (1.5, "1.50"),
    ],
)
def test_flops_in_three_digits(value, text):
    assert units.flops(value) == text


def test_other_units():
    assert units.elements(8_030_261_248) == "8.03 B"
    assert units.size(16_060_522_496) == "15.0 GiB"
    assert units.size(1023) == "1023 B"
    assert units.share(1, 3) == "33.3 %"
    assert units.share(1, 0) == "-"


def test_counts_of_instances():
    sizes = {"moe_layers": 58, "mtp_depth": 1}
    assert count("moe_layers + mtp_depth", sizes) == 59
    assert count("2*(moe_layers + mtp_depth)", sizes) == 118
    assert count("1", {}) == 1


@pytest.mark.parametrize("text", ["", "moe_layers +", "layers"])
def test_no_count(text):
    with pytest.raises(VerifyError, match="count"):
        count(text, {"moe_layers": 1})
