"""Formulas of functions that can be followed: one for all paths, or one for each case, proved; and what refuses."""

from __future__ import annotations

import inspect
import math
import random
from fractions import Fraction

import pytest
from sympy import Rational, ceiling, floor

from symcost import dims
from symcost.errors import RecoverError, UsageError
from symcost.recover.functions import Program
from symcost.recover.result import text
from symcost.recover.run import recover_program
from symcost.recover.traced import Untraced, traced
from symcost.recover.written import rounded
from tests.recover.test_black_box import FOUND, padded


def chain(seq, batch):
    tokens = seq * batch
    if tokens < 4096:
        return 4096 * batch
    if tokens < 8192:
        return 8192 * batch
    return tokens * batch


def nested(s, w, c):
    if s > w:
        return s * c if c > 4096 else w * c
    return s


def divided(h, n):
    if h % n:
        raise ValueError("heads must divide the width")
    return 3 * h * n * (h // n)


BRANCHES = {
    "a product": lambda s, b: max(s * b, 4096),
    "a product against a sum": lambda a, b: min(a * b, a + 100),
    "three ways": lambda a, b, c: max(a, b, c),
    "rounded twice": lambda a, b: math.ceil(math.ceil(a / 4) / b) * b,
    "clipped": lambda a: min(max(a, 16), 1024),
    "a chain": chain,
    "nested": nested,
    "two conditions": lambda a, b: a * b if a > 4 and b > 7 else a + b,
    "padded to the larger": lambda v, t, m: padded(v, max(t, m)),
    "a table": lambda a: {True: a, False: 2 * a}[a > 100],
}
# By random numbers, looks, floats or turns of a loop: for these the black box is asked.
UNTRACED = {
    "bits": lambda a: a.bit_length(),
    "root": lambda a: int(math.sqrt(a)),
    "chance": lambda a: a + random.randint(0, 5),
    "a loop": lambda n, h: sum(h * i for i in range(n)),
}


def program(function):
    return Program("f", function, {name: name for name in inspect.signature(function).parameters}, ())


def value(found, sizes):
    (piece,) = [piece for piece in found.pieces if piece.holds(sizes)]
    return piece.value.subs({symbol: sizes[str(symbol)] for symbol in piece.value.free_symbols})


@pytest.mark.parametrize("name", [*FOUND, *BRANCHES])
def test_every_path_gives_the_function(name):
    function = {**FOUND, **BRANCHES}[name]
    found = traced(program(function), 6)
    draw = random.Random(name)
    for _ in range(40):
        sizes = {size: draw.randint(1, 2 ** draw.randint(1, 19)) for size in inspect.signature(function).parameters}
        assert value(found, sizes) == Fraction(function(**sizes)), sizes
    assert found.verdict == "proved"


def test_one_formula_where_there_is_one():
    assert [piece.said() for piece in traced(program(chain), 4).pieces] == ["batch*seq < 4096", "batch*seq >= 4096"]
    window = traced(program(FOUND["window"]), 4)
    assert len(window.pieces) == 1
    assert [piece.said() for piece in traced(program(nested), 4).pieces] == [
        "w < s and c > 4096",
        "w < s and c <= 4096",
        "w >= s",
    ]


def test_sizes_that_it_refuses_are_said():
    found = traced(program(divided), 4)
    assert found.verdict == "proved_where"
    assert str(found.pieces[0].value) == "3*h**2"
    assert found.json()["where"] == ["it raises no ValueError (n != 0 and n*floor(h/n) - h != 0)"]


@pytest.mark.parametrize("name", UNTRACED)
def test_what_cannot_be_followed_is_asked(name):
    assert isinstance(traced(program(UNTRACED[name]), 3), Untraced)


def test_the_black_box_takes_over():
    found = recover_program(program(UNTRACED["a loop"]), 6, 20)
    assert (found.verdict, text(found.formula)) == ("not_refuted", "1/2*(h*n**2 - h*n)")
    assert "not traced: n in {1, 2, 3, 4, 5, 6}" in found.how
    with pytest.raises(RecoverError, match="another answer the second time"):
        recover_program(program(UNTRACED["chance"]), 6, 20)


def test_endless_functions_end():
    def endless(a):
        while a > 0:
            pass

    with pytest.raises(UsageError, match="ended in time"):
        recover_program(program(endless), 6, 1)


def test_rounding_is_written_short():
    a, b = dims.letter("a"), dims.letter("b")
    assert rounded(floor((a + 127) / 128)) == ceiling(a / 128)
    assert rounded(floor((a + b - 1) / b)) == ceiling(a / b)
    assert rounded(-floor(-a * b / 7)) == ceiling(a * b / 7)
    assert rounded(floor(a * (a + 1) * Rational(1, 2))) == (a**2 + a) / 2
    assert rounded(floor(a**2 * Rational(1, 2))) == floor(a**2 / 2)
