"""`symcost plan` from the command line: every format, and what is refused."""

import csv
import io
import json
import re

import pytest

from symcost.cli.app import run

SOURCE = "gpt2"
COMMAND = ["plan", SOURCE, "--devices", "8", "--global-batch", "16", "--seq", "1024", "--hardware", "h100-sxm-80gb"]
FEW = ["--zero", "1", "--no-sp", "--top", "4"]


def answer(capsys, *more):
    assert run([*COMMAND, *FEW, *more]) == 0
    return capsys.readouterr().out


def test_json_has_plans_in_order_and_the_front(capsys):
    found = json.loads(answer(capsys, "--format", "json"))
    assert found["schema"] == 1
    assert found["legal"] >= found["fitting"] > 0
    assert found["seconds"] > 0
    assert len(found["plans"]) == 4
    times = [plan["least_s"] for plan in found["plans"]]
    assert times == sorted(times)
    assert all(plan["least_s_overlapped"] <= plan["least_s"] for plan in found["plans"])
    front = found["pareto"]
    assert [plan["peak_bytes"] for plan in front] == sorted({plan["peak_bytes"] for plan in front})
    assert [plan["least_s"] for plan in front] == sorted({plan["least_s"] for plan in front}, reverse=True)
    assert front[-1]["least_s"] == pytest.approx(times[0])


def test_a_plan_is_what_eval_prices(capsys):
    plan = json.loads(answer(capsys, "--format", "json"))["plans"][0]
    names = ("tp", "cp", "ep", "dp", "pp", "vpp", "replicas", "batch", "microbatches", "schedule", "zero", "recompute")
    stated = [word for name in names for word in (f"--{name}", str(plan[name]))]
    own = ["eval", SOURCE, "--seq", "1024", "--format", "json", *stated, "--sp" if plan["sp"] else "--no-sp"]
    assert run(own) == 0
    priced = json.loads(capsys.readouterr().out)
    assert max(stage["peak_bytes"] for stage in priced["stages"]) == plan["peak_bytes"]
    assert priced["parallel"]["stage"] == plan["stage"]


def test_plans_can_be_ordered_by_memory(capsys):
    found = json.loads(answer(capsys, "--format", "json", "--by", "peak_bytes"))
    sizes = [plan["peak_bytes"] for plan in found["plans"]]
    assert sizes == sorted(sizes)
    assert sizes[0] == found["pareto"][0]["peak_bytes"]


def test_the_table_fits_a_narrow_page_and_tells_how_to_price_a_plan(capsys):
    text = answer(capsys)
    assert max(map(len, text.splitlines())) <= 110
    assert re.search(r"[\d,]+ legal plans in .* fit 74\.5 GiB", text)
    assert "first plan: symcost eval gpt2 --seq 1024" in text


def test_csv_has_the_same_plans(capsys):
    told = json.loads(answer(capsys, "--format", "json"))["plans"]
    rows = list(csv.DictReader(io.StringIO(answer(capsys, "--format", "csv"))))
    assert [int(row["peak_bytes"]) for row in rows] == [plan["peak_bytes"] for plan in told]
    assert [float(row["least_s"]) for row in rows] == [plan["least_s"] for plan in told]


def test_markdown_is_a_table(capsys):
    lines = answer(capsys, "--format", "markdown").splitlines()
    table = [line for line in lines if line.startswith("| ")]
    assert len({line.count("|") for line in table[:6]}) == 1


def test_the_page_has_a_mark_for_every_plan_of_the_front(capsys):
    number = len(json.loads(answer(capsys, "--format", "json"))["pareto"])
    page = answer(capsys, "--format", "html")
    assert page.count("<circle ") == number
    assert 'http-equiv="Content-Security-Policy"' in page
    assert "nan" not in page.split("<svg", 1)[1].split("</svg>", 1)[0]


@pytest.mark.parametrize(
    ("more", "parts"),
    [
        (["--devices", "0"], ["--devices is 0", "from 1 to"]),
        (["--global-batch", "-3"], ["--global-batch is -3"]),
        (["--hardware", "h100"], ["unknown hardware 'h100'", "h100-sxm-80gb"]),
        (["--hardware", "tpu-v4"], ["tpu-v4", "states no links", "links: {devices: 8"]),
        (["--where", "heads > 2"], ["unknown name 'heads'"]),
        (["--schedule", "fast"], ["--schedule fast: no such choice", "1f1b"]),
        (["--zero", "five"], ["--zero five: no such choice"]),
        (["--efficiency", "matmul"], ["no NAME=SHARE"]),
        (["--efficiency", "matmul=2"], ["--efficiency matmul is 2", "at most 1"]),
        (["--format", "yaml"], ["--format 'yaml' does not exist"]),
        (["--by", "cost"], ["--by cost: no such choice"]),
        (["--plan", "mine"], ["neither a plan nor a file"]),
        (["--seq", "4096"], ["table of 1024 positions"]),
        (["--workload", "decode"], ["--workload decode", "symcost eval --workload decode", "symcost fit"]),
    ],
)
def test_bad_input_is_refused_in_one_line(more, parts, capsys):
    assert run([*COMMAND, *FEW, *more]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert all(part in said.err for part in parts), said.err
    assert said.err.count("\n") == 1
