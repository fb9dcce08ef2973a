"""A padded vocabulary stated on the command line, and lines of errors that no runner obeys."""

import json

import pytest


def figures(symcost, *arguments):
    done = symcost("eval", "gpt2", "--format", "json", *arguments)
    assert done.status == 0
    return json.loads(done.out)["totals"]


def test_padded_head_does_more_and_owns_no_more(symcost):
    plain, padded = figures(symcost, "--seq", "8"), figures(symcost, "--seq", "8", "--set", "vocab_padded=50304")
    added = padded["flops"]["forward"]["matmul"] - plain["flops"]["forward"]["matmul"]
    assert added == 2 * 8 * 768 * (50304 - 50257)
    assert padded["params"] == plain["params"]


@pytest.mark.parametrize(
    ("model", "rows", "message"),
    [("gpt2", "50256", "no padded vocabulary of 50257"), ("vit-base-patch16-224", "2000", "no head over a vocabulary")],
)
def test_refused(symcost, model, rows, message):
    done = symcost("eval", model, "--set", f"vocab_padded={rows}")
    assert done.status == 2
    assert message in done.err


@pytest.mark.parametrize("name", ["##[error]x", "a\n::error file=x::y"])
def test_no_line_of_an_error_is_a_command(symcost, name):
    done = symcost("eval", name)
    assert done.status == 2
    assert "##[" not in done.err
    assert not any(line.lstrip().startswith("::") for line in done.err.splitlines())


def test_absent_prediction_blocks_are_said_not_to_be_priced(symcost):
    done = symcost("eval", "gpt2", "--mtp")
    assert done.status == 2
    assert "no multi-token-prediction block of it is priced" in done.err
