"""A padded vocabulary stated on the command line, and lines of errors that no runner obeys."""

import json

import pytest

import symcost as api


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


def test_model_file_and_program_state_it_too(symcost):
    padded = api.load("gpt2").padded(50304)
    expected = figures(symcost, "--seq", "8", "--set", "vocab_padded=50304")["flops"]["forward"]["matmul"]
    assert padded.evaluate(seq=8).flops.forward.matmul == expected
    assert api.evaluator(padded)(seq=8).forward_matmul_flops == expected
    assert "vocab_padded" in str(api.compile(padded)["ends"].flops.forward.matmul)


def test_documents_and_modules_state_it(symcost, tmp_path):
    plain, padded = (symcost("docs", "gpt2", "--to", "markdown", *more) for more in ((), ("--vocab-padded", "50304")))
    assert padded.status == 0
    assert "V_{p}" in padded.out
    assert "V_{p}" not in plain.out
    assert symcost("generate", "gpt2", "--to", "python", "-o", tmp_path, "--vocab-padded", "50304").status == 0
    assert "vocab_padded" in (tmp_path / "gpt2" / "evaluator.py").read_text()
    refused = symcost("docs", "gpt2", "--to", "markdown", "--vocab-padded", "50256")
    assert refused.status == 2
    assert "vocab_padded=50256 is no padded vocabulary of 50257" in refused.err


def test_a_sweep_over_padded_vocabularies(symcost, tmp_path):
    grid = tmp_path / "grid.yaml"
    grid.write_text("dims: {seq: [8], vocab_padded: [50257, 50304, 51200]}\n")
    out = tmp_path / "rows.csv"
    arguments = ("sweep", "gpt2", "--grid", grid, "--output", out, "--quantities", "forward_matmul_flops")
    assert symcost(*arguments).status == 0
    first, second, third = (int(line.split(",")[-2]) for line in out.read_text().splitlines()[1:])
    assert (second - first, third - first) == (2 * 8 * 768 * 47, 2 * 8 * 768 * 943)
    grid.write_text("dims: {vocab_padded: [50256, 50304]}\n")
    out.unlink()
    refused = symcost(*arguments)
    assert refused.status == 2
    assert "no padded vocabulary of 50257" in refused.err
