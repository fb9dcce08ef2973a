"""`symcost eval --precision`: several policies in one table, files, refusals."""

import csv
import io
import json


def test_two_policies_in_one_table(symcost):
    done = symcost("eval", "llama-3-8b", "--precision", "bf16_mixed,fp8_block")
    assert done.status == 0
    for text in ("fp8_block of bf16_mixed", "forward FLOPs, FP8", "buffers", "peak of a step"):
        assert text in done.out
    assert "precision bf16_mixed" not in done.out
    assert "| fp32 |" in symcost("eval", "gpt2", "--precision", "fp16_mixed,fp32", "--format", "markdown").out


def test_json_holds_each_result_as_it_is(symcost):
    found = json.loads(symcost("eval", "gpt2", "--precision", "bf16_mixed,fp32", "--format", "json").out)
    assert found["precisions"] == ["bf16_mixed", "fp32"]
    for name, result in zip(found["precisions"], found["results"], strict=True):
        alone = json.loads(symcost("eval", "gpt2", "--precision", name, "--format", "json").out)
        assert result == alone


def test_csv_has_one_more_column(symcost):
    done = symcost("eval", "gpt2", "--precision", "bf16_mixed,fp32", "--format", "csv", "--by", "model")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    assert {row["precision"] for row in rows} == {"bf16_mixed", "fp32"}
    params = [int(row["value"]) for row in rows if (row["quantity"], row["unit_or_role"]) == ("bytes", "param")]
    assert params[1] == 2 * params[0]


def test_expressions_stand_side_by_side(symcost):
    done = symcost("eval", "gpt2", "--precision", "bf16_mixed,fp32", "--free", "batch", "--format", "markdown")
    assert done.status == 0
    assert "batch" in done.out


def test_a_file(symcost, tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text("base: bf16_mixed\noverrides:\n  lm_head: {compute_w: FP32}\n")
    found = json.loads(symcost("eval", "gpt2", "--precision", file, "--format", "json").out)
    head = next(entry for entry in found["components"] if entry["type"] == "lm_head")
    assert (found["precision"], set(head["flops"]["forward"]["matmul"])) == ("mine", {"FP32"})
    file.write_text("slots: {param: BF16}\n")
    done = symcost("eval", "gpt2", "--precision", file)
    assert done.status == 2
    assert "slot compute_w has no dtype" in done.err


def test_names_that_are_empty_twice_or_unknown(symcost):
    for text in ("bf16_mixed,", "fp32,fp32", "fp33", "bf16_mixed,fp33"):
        assert symcost("eval", "gpt2", "--precision", text).status == 2


def test_listed_and_explained(symcost):
    assert "fp8_block" in symcost("list", "precisions").out.splitlines()
    assert "one FP32 scale for 128x128 values of a weight" in symcost("explain", "fp8_block").out


def test_documents_state_the_scales(symcost):
    done = symcost("docs", "gpt2", "--to", "markdown", "--precision", "fp8_block")
    assert done.status == 0
    assert "scale" in done.out
