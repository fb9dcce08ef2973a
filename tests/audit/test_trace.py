"""Verdicts on functions: nothing false is called proved, nothing true refuted, and only a proof passes."""

from __future__ import annotations

import gc

import pytest

from symcost.testing import NotEquivalentError, assert_equivalent
from tests.audit.functions_by_objects import FUNCTIONS as BY_OBJECTS
from tests.audit.functions_equal import FUNCTIONS as PROVED
from tests.audit.functions_hidden import FUNCTIONS as HIDDEN
from tests.audit.functions_opaque import FUNCTIONS as UNPROVED
from tests.audit.functions_unequal import FUNCTIONS as REFUTED

NAMES = {"h": "hidden", "s": "seq", "n": "heads", "k": "kv_heads"}


def settled(function, quantity="2*hidden*seq", names=NAMES, family="llama", **more):
    """The verdict, whether it passes or not."""
    try:
        return assert_equivalent(function, family, quantity, names=names, **more)
    except NotEquivalentError as problem:
        return problem.result


@pytest.mark.parametrize("function", PROVED + BY_OBJECTS, ids=lambda function: function.__name__)
def test_proved(function):
    found = settled(function)
    assert (found.verdict, found.reasons, found.where) == ("proved", (), ())


@pytest.mark.parametrize("function", REFUTED, ids=lambda function: function.__name__)
def test_refuted(function):
    found = settled(function)
    assert found.verdict == "refuted", str(found)
    point = {argument: found.at.get(size, 1) for argument, size in NAMES.items()}
    assert function(**point) == found.values[0]
    assert found.values[0] != found.values[1] == 2 * point["h"] * point["s"]


@pytest.mark.parametrize("function", UNPROVED + HIDDEN, ids=lambda function: function.__name__)
def test_not_proved(function):
    with pytest.raises(NotEquivalentError) as problem:
        assert_equivalent(function, "llama", "2*hidden*seq", names=NAMES)
    found = problem.value.result
    assert found.verdict in ("not_refuted", "proved_where", "refuted")
    assert found.reasons or found.where or found.at


def test_what_a_function_prints_is_not_shown(capsys):
    def loud(h, s, n, k):
        print(f"{h} and {s}")
        return 2 * h * s

    assert settled(loud).verdict == "proved"
    assert capsys.readouterr().out == ""


def test_what_others_do_when_garbage_is_collected_is_no_call_of_the_function():
    def makes_cycles(h, s, n, k):
        for _ in range(50):
            cycle = []
            cycle.append(cycle)
        return 2 * h * s

    called = []
    space = {"called": called, "__name__": "elsewhere"}
    exec("def callback(phase, info):\n    called.append(phase)", space)
    before = gc.get_threshold()
    gc.callbacks.append(space["callback"])
    gc.set_threshold(1)
    try:
        assert settled(makes_cycles).verdict == "proved"
    finally:
        gc.callbacks.remove(space["callback"])
        gc.set_threshold(*before)
    assert called


def test_rounding_of_large_floats_refutes_nothing():
    def written_out(h, s, n, k):
        return int(2.0 * h * s) + 0 * len(f"{h}")

    assert settled(written_out).verdict in ("proved_where", "not_refuted")


@pytest.mark.thorough
def test_a_loop_whose_turns_nest_without_end_is_given_up():
    def greatest_divisor(h, s, n, k):
        left, right = h, s
        while right:
            left, right = right, left % right
        return 2 * h * s // left * left

    found = settled(greatest_divisor)
    assert found.verdict == "not_refuted"
    assert max(map(len, found.reasons)) < 1000
