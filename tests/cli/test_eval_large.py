"""Batch and accumulation so large that no column was made for them: laid out, or refused in one line."""

import json

import pytest


@pytest.mark.parametrize("form", ["table", "markdown", "csv"])
@pytest.mark.parametrize("by", ["model", "component"])
def test_a_huge_step_still_has_columns(symcost, form, by):
    sizes = ("--batch", 10**30, "--set", f"grad_accum={10**40}")
    done = symcost("eval", "gpt2", *sizes, "--hardware", "h100-sxm-80gb", "--format", form, "--by", by)
    assert done.status == 0, done.err
    if form == "table":
        assert max(map(len, done.out.splitlines())) <= 110
        assert "does not fit" in done.out


def test_json_stays_exact(symcost):
    done = symcost("eval", "gpt2", "--batch", 10**30, "--seq", 7, "--format", "json")
    one = json.loads(symcost("eval", "gpt2", "--batch", 1, "--seq", 7, "--format", "json").out)
    found = json.loads(done.out)
    assert found["memory"]["saved"] == 10**30 * one["memory"]["saved"]


@pytest.mark.parametrize("size", [10**300, "1e400", "2**4000"])
def test_beyond_what_can_be_stated_is_refused(symcost, size):
    done = symcost("eval", "gpt2", "--set", f"grad_accum={size}")
    assert done.status == 2
    assert "grad_accum" in done.err
