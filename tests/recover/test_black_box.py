"""Formulas of black boxes: the right one, for all that cost functions do with sizes, or a refusal that says where."""

from __future__ import annotations

import inspect
import math
import random
from fractions import Fraction

import pytest
from sympy import Max, Symbol, ceiling, floor

from symcost.errors import RecoverError
from symcost.recover.box import Box
from symcost.recover.run import recover_box
from symcost.recover.search import Search


def padded(size, multiple):
    return -(-size // multiple) * multiple


def llama(batch, seq, layers, hidden, heads, kv_heads, head_dim, ffn, vocab):
    projections = 2 * hidden * (heads + 2 * kv_heads) * head_dim + 2 * heads * head_dim * hidden
    layer = batch * seq * (projections + 6 * hidden * ffn) + 4 * batch * seq**2 * heads * head_dim
    return layers * layer + 2 * batch * seq * hidden * vocab


def chunks(s, c):
    return (s // c) * c * (c + 1) // 2 + (s % c) * (s % c + 1) // 2


FOUND = {
    "plain": lambda a, b: 3 * a * b + 7,
    "degree 4": lambda a, b: a**4 * b - 2 * a**2 + b**3,
    "constant": lambda a: 12,
    "eight sizes": lambda a, b, c, d, e, f, g, h: a * a * b * c + 3 * d * e * f * g * h + a * b * c * d * e * f * g * h,
    "a llama": llama,
    "half": lambda s: s * (s + 1) // 2,
    "exact floats": lambda a: a * 0.5,
    "padded": lambda a, b: padded(a, 128) * b,
    "padded to few": lambda a: padded(a, 48),
    "padded twice": lambda a: padded(padded(a, 64), 128),
    "padded to far": lambda a: padded(a, 4096),
    "two paddings": lambda a, b: padded(a, 16) * padded(b, 8),
    "blocks and pairs of blocks": lambda a: -(-a // 64) * 5 + -(-a // 128),
    "rounded down": lambda a: a // 7,
    "odd": lambda a: a % 2,
    "shifted": lambda a: (a + 5) // 12,
    "nearest": lambda a: round(a / 3),
    "quotient of sizes": lambda a, b: a // b,
    "rounded up by a size": lambda a, b, c: c * padded(a, b),
    "by math": lambda a, b: math.ceil(a / b) * b,
    "vocabulary": lambda v, t: padded(v, 128 * t),
    "product": lambda a, b: padded(a * b, 128),
    "product over a size": lambda t, k, e: -(-t * k // e),
    "blocks of tokens": lambda b, s, h: 2 * b * s * h + -(-b * s // 64) * 3,
    "half of the layers": lambda n, e: n // 2 * e + (n - n // 2) * 7,
    "floor at a number": lambda a: max(0, a - 131072),
    "larger": lambda a, b: max(a, b),
    "smaller": lambda a, b, c: a * b * min(c, b),
    "window": lambda s, w: s * (s + 1) // 2 if s <= w else w * (w + 1) // 2 + (s - w) * w,
    "chunks": chunks,
    "experts hit": lambda b, s, k, e: min(e, b * s * k),
    "a step": lambda a, b: a * b if a <= 1000 else a * b + b * b,
    "a jump": lambda a, b: a if a < b else 2 * b,
    "at least one": lambda a, b: max(1, a // b),
    "distance": lambda a, b: abs(a - b),
    "rounds and branches": lambda a, b: (a - 1) // 2 * b + max(a, 3),
}
REFUSED = {
    "bits": (lambda a: a.bit_length(), "no polynomial of a up to degree 6"),
    "root": (lambda a: int(math.sqrt(a)), "no polynomial of a"),
    "quotient": (lambda a, b: a / b, "it needs floats"),
    "chance": (lambda a: random.randint(0, 1 << 40), "another answer the second time"),
    "nothing": (lambda a: None, "which is no number"),
    "text": (lambda a: "12", "which is no number"),
    "raises": (lambda a: [][a], "it does not take sizes.*IndexError"),
    "three ways": (lambda a, b: min(a * b, a + 100), "no polynomial of its sizes says"),
}


def recovered(function, **options):
    names = tuple(inspect.signature(function).parameters)
    box = Box(lambda sizes: function(**sizes), names, **options)
    return box, recover_box("f", box, 6)


def value(pieces, names, sizes):
    """The formula at sizes, by the piece that holds there."""
    (piece,) = [piece for piece in pieces if piece.holds(sizes)]
    return piece.value.subs({symbol: sizes[str(symbol)] for symbol in piece.value.free_symbols})


@pytest.mark.parametrize("name", FOUND)
def test_the_formula_is_the_function(name):
    function = FOUND[name]
    box, found = recovered(function)
    draw = random.Random(name)
    for _ in range(40):
        sizes = {size: draw.randint(1, 2 ** draw.randint(1, 19)) for size in box.names}
        assert value(found.pieces, box.names, sizes) == Fraction(function(**sizes)), sizes
    assert found.verdict == "not_refuted"


@pytest.mark.parametrize("name", REFUSED)
def test_what_no_formula_describes_is_refused(name):
    function, message = REFUSED[name]
    with pytest.raises(RecoverError, match=message):
        recovered(function)


def test_forms():
    a, b = Symbol("a", integer=True, nonnegative=True), Symbol("b", integer=True, nonnegative=True)
    for function, form in (
        (lambda a, b: padded(a, 128) * b, 128 * b * ceiling(a / 128)),
        (lambda a, b: a // b, floor(a / b)),
        (lambda a, b: max(a, b), Max(a, b)),
    ):
        assert recovered(function)[1].pieces[0].value == form


def test_few_runs():
    box, found = recovered(llama)
    assert box.runs < 200
    assert len(found.pieces[0].value.args) == 5


def test_a_number_of_the_code_is_looked_at_closely():
    def spike(a):
        return 4096 if a == 4097 else 2 * a

    box = Box(lambda sizes: spike(**sizes), ("a",))
    pieces = Search(box, {"a": Symbol("a")}, notable=(4097,)).pieces()
    assert [str(piece.formula) for piece in pieces] == ["2*a", "4096", "2*a"]
    assert [[(int(bound.expression), bound.below) for bound in piece.where] for piece in pieces] == [
        [(4096, True)],
        [(4096, False), (4097, True)],
        [(4096, False), (4097, False)],
    ]


def test_a_call_that_does_not_end_is_given_up():
    def endless(a):
        while a > 100:
            pass
        return a

    with pytest.raises(RecoverError, match=r"no answer at a=\d+ within 0\.5 s"):
        recovered(endless, seconds=0.5)


def test_it_ends_in_time():
    with pytest.raises(RecoverError, match="no formula after"):
        recovered(lambda a: a.bit_length(), most=50)


def test_the_answer_is_checked_not_guessed(monkeypatch):
    """Without the comparison a threshold far out goes unseen."""
    monkeypatch.setattr(Search, "_differs", lambda *arguments: None)
    _, found = recovered(FOUND["floor at a number"])
    assert found.pieces[0].value == 0
