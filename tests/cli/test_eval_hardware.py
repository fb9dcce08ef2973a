"""`symcost eval --hardware`: the table, and refusals."""

import csv
import io
import json
from fractions import Fraction

import pytest


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


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


def test_csv_has_the_bounds_of_json(symcost):
    asked = ("eval", "mixtral-8x7b", "--seq", 512, "--hardware", "h100-sxm-80gb", "--set", "grad_accum=2")
    found = json.loads(symcost(*asked, "--format", "json").out)
    least = found["roofline"]["lower_bound_seconds"]
    for by in ("component", "kind", "model"):
        lines = rows(symcost(*asked, "--format", "csv", "--by", by).out)
        bounds = [line for line in lines if line["quantity"] == "lower_bound_seconds"]
        whole = {line["phase"]: line["value"] for line in bounds if not line["kind"]}
        assert whole == {phase: str(seconds) for phase, seconds in least.items()}
        parts = [line for line in bounds if line["kind"] and line["phase"] == "backward"]
        if by != "model":
            assert sum(int(line["count"]) * Fraction(line["value"]) for line in parts) == Fraction(least["backward"])
            assert {line["unit_or_role"] for line in parts} <= {"matmul", "vector", "memory"}
        facts = {line["unit_or_role"]: line["value"] for line in lines if line["quantity"] == "memory_bytes"}
        assert facts == {"peak": str(found["memory"]["peak"]), "device": str(80 * 10**9)}
        assert [line["value"] for line in lines if line["quantity"] == "fits"] == ["0"]
    components = rows(symcost(*asked, "--format", "csv").out)
    intensity = {
        (line["kind"], line["component"]): line["value"] for line in components if line["quantity"] == "intensity"
    }
    assert intensity.pop(("", "")) != ""
    stated = {
        (entry["kind"], entry["name"]): str(entry["intensity"]) for entry in found["components"] if "intensity" in entry
    }
    assert intensity == {place: value for place, value in stated.items() if place in intensity}
    assert "lower_bound_seconds" not in symcost("eval", "gpt2", "--format", "csv").out


def test_several_precisions_have_their_least_times_side_by_side(symcost):
    asked = ("eval", "gpt2", "--hardware", "h100-sxm-80gb", "--precision", "bf16_mixed,fp8_mixed")
    alone = [
        json.loads(symcost(*asked[:-1], name, "--format", "json").out)["roofline"]["lower_bound_seconds"]["step"]
        for name in ("bf16_mixed", "fp8_mixed")
    ]
    lines = rows(symcost(*asked, "--format", "csv", "--by", "model").out)
    assert [
        line["value"] for line in lines if (line["quantity"], line["phase"]) == ("lower_bound_seconds", "step")
    ] == alone
    for form in ("table", "markdown"):
        text = " ".join(symcost(*asked, "--format", form).out.replace("\\", "").split())
        assert "least time, step" in text
        assert "lower bounds, no prediction" in text
        assert "fp8_mixed: a step's peak of" in text


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


@pytest.mark.parametrize("seq", ["1", "64", "4096"])
def test_a_bound_of_experts_reads_those_of_one_token(symcost, seq):
    asked = ("eval", "mixtral-8x7b", "--hardware", "h100-sxm-80gb", "--seq", seq)

    def bound(hits: str) -> tuple[Fraction, str]:
        found = json.loads(symcost(*asked, "--expert-hits", hits, "--format", "json").out)["roofline"]
        return Fraction(found["lower_bound_seconds"]["forward"]), found["expert_hits"]

    assert bound("min") == bound("least")
    assert bound("least")[0] <= bound("expected")[0]
    assert bound("expected")[1] == "expected"
    assert "as few as one token visits" in " ".join(symcost(*asked).out.split())
