"""Packing: what each formula over a batch and a length becomes over documents, term by term."""

from __future__ import annotations

import pytest
from sympy import Integer, Max, Min, ceiling, floor, log

from symcost import dims
from symcost.compiler.pipeline import compile_model
from symcost.errors import SpecError
from symcost.frontend.load import load
from symcost.ir.packing import DOCUMENTS, LONGEST, OTHERS, SQUARES, TOKENS
from symcost.passes.packed import Sums

BATCH, SEQ, CONTEXT, TARGET = (dims.symbol(name) for name in ("batch", "seq", "context", "target_seq"))
HIDDEN, WINDOW = dims.symbol("hidden"), dims.symbol("window")
FOUND, WORDS, SQUARED, LONG = (dims.symbol(name) for name in (DOCUMENTS, TOKENS, SQUARES, LONGEST))
OTHER = [dims.symbol(name) for name in OTHERS]


@pytest.fixture(scope="module")
def model():
    return compile_model(load("gpt2"), "standard")


@pytest.mark.parametrize(
    ("value", "packed"),
    [
        (HIDDEN**2, HIDDEN**2),
        (3 * BATCH * HIDDEN, 3 * FOUND * HIDDEN),
        (BATCH * SEQ * HIDDEN, WORDS * HIDDEN),
        (BATCH * SEQ * CONTEXT, SQUARED),
        (BATCH * CONTEXT * TARGET, SQUARED),
        (BATCH * SEQ * (SEQ + 1) / 2, SQUARED / 2 + WORDS / 2),
        (BATCH * (SEQ + HIDDEN) * (SEQ + 5), SQUARED + (HIDDEN + 5) * WORDS + 5 * HIDDEN * FOUND),
        # There once, whatever the documents: as much of a table as the longest of them reads.
        (SEQ * HIDDEN, LONG * HIDDEN),
        (Min(SEQ, WINDOW) * HIDDEN, Min(LONG, WINDOW) * HIDDEN),
        # A minimum that the length always is.
        (BATCH * Min(SEQ, SEQ + WINDOW), WORDS),
        # A function of the whole batch is one of all tokens.
        (Max(BATCH * SEQ, HIDDEN), Max(WORDS, HIDDEN)),
        (ceiling(BATCH * SEQ / 64) * 64, ceiling(WORDS / 64) * 64),
        (log(BATCH * SEQ), log(WORDS)),
    ],
)
def test_a_formula_over_documents(model, value, packed):
    assert (Sums(model).over(value) - packed).expand() == 0


@pytest.mark.parametrize("length", [Min(SEQ, WINDOW), SEQ**3, SEQ * Min(SEQ, WINDOW), floor(SEQ / 4), 1 / SEQ])
def test_any_other_function_of_a_length_is_a_sum_of_its_own(model, length):
    sums = Sums(model)
    assert sums.over(7 * BATCH * length * HIDDEN) == 7 * OTHER[0] * HIDDEN
    assert sums.over(BATCH * (length + 2)) == OTHER[0] + 2 * FOUND
    assert sums.named == {OTHERS[0]: length}


def test_the_square_of_a_batch_is_no_sum_over_documents(model):
    with pytest.raises(SpecError, match="is no sum over documents") as refused:
        Sums(model).over(BATCH**2 * SEQ)
    assert "--lengths" in (refused.value.hint or "")


def test_more_sums_than_there_are_names_for_are_refused(model):
    sums = Sums(model)
    for power in range(3, 3 + len(OTHERS)):
        sums.over(BATCH * SEQ ** Integer(power))
    with pytest.raises(SpecError, match="too many sums"):
        sums.over(BATCH * SEQ**40)
