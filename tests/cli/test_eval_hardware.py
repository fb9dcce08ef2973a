"""`symcost eval --hardware`: the table, and refusals."""

import json


def test_the_table_has_bounds_called_bounds(symcost):
    done = symcost("eval", "llama-3-8b", "--hardware", "h100-sxm-80gb")
    assert done.status == 0
    for text in (
        "least",
        "bound",
        "NVIDIA H100 SXM 80 GB at least:",
        "a lower bound, no prediction",
        "does not fit in",
    ):
        assert text in " ".join(done.out.split())
    assert max(map(len, done.out.splitlines())) <= 110
    assert "does not fit" in symcost("eval", "llama-3-8b", "--hardware", "h100-sxm-80gb", "--format", "markdown").out


def test_a_peak_that_is_missing_or_negative(symcost, tmp_path):
    file = tmp_path / "mine.json"
    for peak, text in (({}, "peak.matmul is missing"), ({"BF16": -1}, "peak.matmul.BF16 is -1")):
        file.write_text(json.dumps({"peak": {"matmul": peak}, "bandwidth": 1, "memory": 1}))
        done = symcost("eval", "llama-3-8b", "--hardware", file)
        assert done.status == 2
        assert f"{file}: {text}" in done.err


def test_a_dtype_that_the_hardware_does_not_state(symcost):
    done = symcost("eval", "llama-3-8b", "--hardware", "a100-sxm-80gb", "--precision", "fp8_mixed")
    assert done.status == 2
    assert "peak.matmul has no FP8" in done.err


def test_listed_and_explained(symcost):
    assert "mi300x-192gb" in symcost("list", "hardware").out.splitlines()
    assert "white paper" in symcost("explain", "h100-sxm-80gb").out
