"""Inputs of every kind that symcost reads: none gets anything but an answer or an error that says what is wrong."""

from __future__ import annotations

import json
import os
import sys
from copy import deepcopy
from random import Random

import pytest

from tests.fuzz import mutate, values
from tests.fuzz.__main__ import CORPUS, warm
from tests.fuzz.cases import Case, case
from tests.fuzz.run import run, run_all

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="limits and peaks of a child are read as Linux has them"
)
SEED, INPUTS, BLOCK = 3, 1000, 100


@pytest.fixture(scope="module", autouse=True)
def loaded():
    kept = sys.stdout, sys.stderr
    warm()
    sys.stdout.close()
    sys.stdout, sys.stderr = kept


@pytest.mark.parametrize("first", range(0, INPUTS, BLOCK))
def test_each_input_is_answered_or_refused_in_words(first):
    block = range(first, first + BLOCK)
    for number, outcome in zip(block, run_all([case(SEED, number) for number in block]), strict=True):
        assert not outcome.fault, f"python -m tests.fuzz --seed {SEED} --first {number} --inputs 1: {outcome.fault}"


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.json")), ids=lambda path: path.stem)
def test_what_failed_once_does_not_again(path):
    outcome = run(Case.from_json(path.read_text(encoding="utf-8")))
    assert not outcome.fault


@pytest.mark.parametrize(
    ("does", "fault"),
    [
        (lambda: os._exit(3), "died"),
        (lambda: 1 / 0, "ZeroDivisionError"),
        (lambda: len(bytearray(3 << 29)) * 0, "MiB"),
        (lambda: print("::error::x"), "a command to a runner"),
        (lambda: 4, "exit status 4"),
    ],
)
def test_a_fault_is_seen(monkeypatch, does, fault):
    monkeypatch.setattr("tests.fuzz.run.symcost", lambda arguments: does() or 0)
    assert fault in run(Case(("eval", "gpt2"))).fault


def test_a_changed_tree_holds_nothing_twice():
    kept = deepcopy(values.SCALARS)
    for seed in range(300):
        tree = {"a": [], "b": {"a": 1}}
        for _ in range(6):
            tree = mutate.tree(tree, Random(seed))
        json.dumps(tree)
    assert repr(values.SCALARS) == repr(kept)


def test_an_input_is_the_same_for_ever():
    assert case(1, 7) == case(1, 7)
    assert case(1, 7) != case(2, 7)
    assert Case.from_json(case(1, 7).to_json()) == case(1, 7)
