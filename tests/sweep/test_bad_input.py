"""Sweeps that cannot be: one message that says what to do, exit status 2, no output."""

from __future__ import annotations

import sys

import pytest

DIMS = "dims: {seq: [64, 128]}\n"

GRIDS = [
    ("", "the grid is empty", "for instance dims"),
    ("# nothing\n", "the file is no mapping", "key: value"),
    ("where: [seq < 100]\n", "the grid is empty: it varies nothing", "dims"),
    ("dims: {seq: []}", "dims.seq has no value: the grid is empty", "at least one"),
    ("models: []", "models has no value: the grid is empty", ""),
    ("dims: {seq: {from: 10, to: 5, step: 1}}", "dims.seq runs from 10 to 5: the grid is empty", ""),
    ("dims: {seq: {from: 1, to: 5}}", "dims.seq is no progression", "step"),
    ("dims: {seq: {from: 1, to: 5, step: 1, times: 2}}", "dims.seq is no progression", "times"),
    ("dims: {seq: {from: 1, to: 5, step: 0}}", "dims.seq.step is 0", "positive"),
    ("dims: {seq: {from: 1, to: 9, times: 1}}", "dims.seq.times is 1", "above 1"),
    ("dims: {seq: {from: 1, to: 9, times: 3/2}}", "comes to 3/2, which is not whole", "whole factor"),
    ("dims: {seq: {from: 1, to: 9, stride: 2}}", "unknown key 'dims.seq.stride'", "did you mean dims.seq.step"),
    ("dims: {seq: [64, 64]}", "dims.seq has 64 twice", "once"),
    ("dims: {seq: [many]}", "dims.seq is 'many', which is no number", "whole number"),
    ("dims: {seq: [0]}", "--seq is 0", "at least 1"),
    ("dims: {seq: [5/2]}", "--seq is 5/2", "whole number"),
    ("dims: [seq]", "dims is no mapping", "name"),
    ("dim: {seq: [1]}", "unknown key 'dim'", "did you mean dims?"),
    ("dims: {sek: [64]}", "unknown size in", "did you mean seq"),
    ("dims: {experts: [8]}", "dims experts: the model has no such size", "it takes"),
    ("dims: {images: [1]}", "does not apply to llama", "leave --images out"),
    (DIMS + "link: {seq: batch}", "seq is in dims and in link", "once"),
    (DIMS + "link: {batch: sek}", "unknown size in link.batch: 'sek'", "did you mean seq"),
    (DIMS + "link: {batch: batch + 1}", "link.batch reads itself", "links above it"),
    (DIMS + "link: {ffn: 4*hidden, hidden: heads*128}", "link.ffn reads hidden, which is linked further down", "above"),
    (DIMS + "link: {hidden: ffn, ffn: hidden}", "link.hidden reads ffn, which is linked further down", "above"),
    (DIMS + "link: {ffn: 0 - seq}", "ffn is -64", "--where"),
    (DIMS + "link: {cost_exp: 100 - seq}", "cost_exp is -28", "--where"),
    (DIMS + "link: {width_act: 0 - 1}", "width_act is -1", "--where"),
    (DIMS + "link: {batch: seq/}", "link.batch: the text ends too early", "a number"),
    (DIMS + "link: {batch: log(seq)}", "link.batch is no exact number", "floor"),
    (DIMS + "link: {batch: seq**60*seq**60*seq**60}", "link.batch has more than 300 digits at seq=64", "smaller"),
    (DIMS + "link: {batch: seq/100}", "batch=16/25", "--where"),
    (
        DIMS + "link: {context: seq - 1}",
        "--context is 63, less than the 64 queries of --seq",
        "or leave such points out",
    ),
    (DIMS + "conventions: {attn: [flash]}", "unknown convention 'attn'", "known"),
    (DIMS + "conventions: {attention: [flush]}", "unknown option of attention: 'flush'", "did you mean flash?"),
    (DIMS + "conventions: {mla: [absorbed]}", "it has no latent attention", "leave"),
    (DIMS + "precisions: [bf16]", "unknown precision 'bf16'", "bf16_mixed"),
    (DIMS + "precisions: [fp32, fp32]", "precisions has 'fp32' twice", "once"),
    (DIMS + "models: [nothing-like-it]", "no such file, bundled model or family", ""),
    (DIMS + "where: [parms > 1]", "unknown name 'parms'", "params"),
    (DIMS + "where: [seq + 1]", "a number where a condition belongs", "compare"),
    (DIMS + "where: [seq = 1]", "'=' is no part of the grammar", "write =="),
    (DIMS + "where: [params/(seq - 64) > 1]", "filter for llama-3-8b: division by zero at column 9", "rule it out"),
    (DIMS + "where: [batch/(seq - 64) > 1]", "filter for llama-3-8b: division by zero at column 8", "rule it out"),
    ("dims: {seq: [64]\n", "no YAML", ""),
]


@pytest.mark.parametrize(("grid", "problem", "remedy"), GRIDS)
def test_grids(sweep, grid, problem, remedy):
    done = sweep("llama-3-8b", grid)
    assert done.status == 2
    assert problem in done.err
    assert remedy in done.err


OPTIONS = [
    (("--where", "forward_matmul_flop > 1"), "unknown name 'forward_matmul_flop'", "forward_matmul_flops"),
    (
        ("--quantities", "param,peak_bytes"),
        "unknown quantity in --quantities or --by for llama-3-8b: 'param'",
        "params",
    ),
    (("--quantities", "params,,peak_bytes"), "a name that is empty or stands twice", "for instance"),
    (("--top", "3"), "--top and --by go together", "--by peak_bytes"),
    (("--by", "params"), "--top and --by go together", "--top 10"),
    (("--top", "0", "--by", "params"), "--top is 0", "from 1"),
    (("--top", "2000000", "--by", "params"), "--top is 2000000", "1,000,000"),
    (("--top", "2", "--by", "peak_byte"), "'peak_byte'", "did you mean peak_bytes"),
    (("--ascending",), "--ascending orders nothing", "--top"),
    (("--engine", "spark"), "--engine 'spark' does not exist", "local, dask"),
    (("--scheduler", "tcp://10.0.0.1:8786"), "--scheduler is for the engine dask", "--engine dask"),
    (("--workers", "2"), "--workers is for the engine dask", "--engine dask"),
    (("--engine", "dask", "--workers", "2", "--scheduler", "x"), "--workers is for a cluster of this machine", ""),
    (("--max-points", "0"), "--max-points is 0", "positive"),
    (("--formulas", "standart"), "unknown formula set 'standart'", "standard"),
]


@pytest.mark.parametrize(("options", "problem", "remedy"), OPTIONS)
def test_options(sweep, options, problem, remedy):
    done = sweep("llama-3-8b", DIMS, *options)
    assert done.status == 2
    assert problem in done.err
    assert remedy in done.err


def test_a_grid_that_is_not_there(sweep, tmp_path):
    from symcost.cli.app import run

    assert run(["sweep", "llama-3-8b", "--grid", str(tmp_path / "none.yaml"), "-o", str(tmp_path / "a.csv")]) == 2
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    assert run(["sweep", "llama-3-8b", "--grid", str(tmp_path / "bytes.yaml"), "-o", str(tmp_path / "a.csv")]) == 2
    assert run(["sweep", "llama-3-8b", "--grid", str(tmp_path), "-o", str(tmp_path / "a.csv")]) == 2
    assert run(["sweep", "llama-3-8b", "-o", str(tmp_path / "a.csv")]) == 2


@pytest.mark.parametrize("output", ["out.txt", "out", "folder/that/is/not/there.csv"])
def test_outputs_that_cannot_be(sweep, output):
    done = sweep("llama-3-8b", DIMS, output=output)
    assert done.status == 2
    assert "neither .parquet nor .csv" in done.err or "choose a folder that you may write to" in done.err


def test_a_grid_of_a_trillion_points_is_refused_with_its_size_at_once(sweep):
    million = "{from: 1, to: 1000000, step: 1}"
    done = sweep("llama-3-8b", f"dims: {{batch: {million}, seq: {million}}}")
    assert done.status == 2
    assert "the grid has 1,000,000,000,000 points: 1,000,000 batch x 1,000,000 seq" in done.err
    assert "--max-points 1000000000000" in done.err
    done = sweep("llama-3-8b", "dims: {seq: {from: 1, to: 1e12, step: 1}}")
    assert "the grid has 1,000,000,000,000 points" in done.err


def test_an_axis_that_no_memory_holds_is_refused_even_when_asked_for(sweep):
    done = sweep("llama-3-8b", "dims: {batch: {from: 1, to: 1e12, step: 1}}", "--max-points", 10**12)
    assert done.status == 2
    assert "dims.batch has 1,000,000,000,000 values" in done.err


def test_a_grid_beyond_the_limit_runs_when_asked_for(sweep, monkeypatch):
    monkeypatch.setattr("symcost.sweep.grid.MOST_POINTS", 1)
    assert sweep("llama-3-8b", DIMS).status == 2
    assert sweep("llama-3-8b", DIMS, "--max-points", 2).status == 0


def test_a_length_beyond_a_table_of_positions_is_refused_as_in_eval_unless_left_out(sweep):
    done = sweep("gpt2", "dims: {batch: [1, 2], seq: [512, 1024, 2048]}")
    assert done.status == 2
    assert "gpt2 at batch=1, seq=2048: --seq is 2048, but gpt2 has a table of 1024 positions" in done.err
    done = sweep("gpt2", "dims: {batch: [1, 2], seq: [512, 1024, 2048]}", "--where", "seq <= positions")
    assert done.status == 0
    assert [row["seq"] for row in done.rows] == ["512", "1024"] * 2


def test_warnings_are_those_of_eval(sweep):
    done = sweep("llama-3-8b", "dims: {seq: [100000]}")
    assert done.status == 0
    assert "warning: --seq is 100000, beyond the 8192 positions" in done.err


def test_warnings_of_the_last_point_and_of_conventions_are_said(sweep):
    done = sweep(
        "llama-3-8b", "{models: [mamba2-130m], dims: {seq: [1000, 9000]}, conventions: {recompute: [selective]}}"
    )
    assert done.status == 0
    assert "warning: --seq is 9000, beyond the 8192 positions" in done.err
    assert "warning: --recompute selective changes nothing: mamba2-130m" in done.err


def test_filters_that_leave_nothing_are_said(sweep):
    done = sweep("llama-3-8b", DIMS, "--where", "seq > 1000")
    assert done.status == 0
    assert done.rows == []
    assert "no point passes the filters" in done.err


def test_results_beyond_floats_are_refused_and_exact_has_them(sweep):
    grid = f"dims: {{batch: [{10**290}], seq: [{10**200}]}}"
    done = sweep("llama-3-8b", grid)
    assert done.status == 2
    assert "is beyond floating-point numbers" in done.err
    assert "--exact" in done.err
    done = sweep("llama-3-8b", grid, "--exact", "--quantities", "params,forward_matmul_flops", output="exact.csv")
    assert done.status == 0, done.err
    assert len(done.rows[0]["forward_matmul_flops"]) > 490


def test_parquet_without_pyarrow_names_the_extra(sweep, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    done = sweep("llama-3-8b", DIMS, output="out.parquet")
    assert done.status == 2
    assert "pip install symcost[sweep]" in done.err
