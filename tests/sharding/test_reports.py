"""What a rank sends and holds, in every form of the answer."""

from __future__ import annotations

import csv
import io
import json

import pytest

from symcost.cli.app import run

RANK = ["--tp", "8", "--pp", "4", "--dp", "8", "--microbatches", "8", "--zero", "1"]


def text(capsys, *arguments):
    assert run(["eval", "llama-3-8b", *arguments]) == 0
    return capsys.readouterr().out


def result(capsys, *arguments):
    return json.loads(text(capsys, *arguments, "--format", "json"))


def sums(rows):
    """Bytes on the wire by phase and group, of the whole rank."""
    found = {}
    for row in rows:
        key = row["phase"], row["group"]
        found[key] = found.get(key, 0) + row["count"] * row["wire_bytes"]
    return found


def test_totals_are_the_sums_of_all_collectives(capsys):
    found = result(capsys, *RANK)
    totals = {
        (phase, group): sizes["wire"]
        for phase, groups in found["totals"]["communication_bytes"].items()
        for group, sizes in groups.items()
    }
    assert sums(found["communication"]) == totals
    assert {group for _, group in totals} == {"tp", "dp", "pp"}


@pytest.mark.parametrize("level", ["component", "kind", "model"])
def test_csv_adds_up_to_the_same(capsys, level):
    totals = result(capsys, *RANK)["totals"]["communication_bytes"]
    rows = list(csv.DictReader(io.StringIO(text(capsys, *RANK, "--format", "csv", "--by", level))))
    for phase, groups in totals.items():
        for group, sizes in groups.items():
            mine = [
                int(row["value"]) * int(row["count"])
                for row in rows
                if (row["quantity"], row["phase"], row["direction"]) == ("wire_bytes", phase, group)
            ]
            assert sum(mine) == sizes["wire"]


def test_table_and_markdown_show_collectives_and_the_rank(capsys):
    for form in ("table", "markdown"):
        shown = text(capsys, *RANK, "--format", form).replace("\\", "")
        assert "one rank of 256: tp 8, dp 8, pp 4, microbatches 8; plan megatron, sp on, zero 1" in shown
        assert "stage 0 of 4 (the fullest): 8 layers, 1f1b, 4 chunks of micro-batches in flight" in shown
        assert "dense.ffn_down" in shown
        assert "reduce_scatter" in shown
        assert "largest message received" in shown
    assert "how many" not in text(capsys, "--tp", "1")


def test_a_stage_in_the_middle_has_nothing_of_the_ends(capsys):
    found = result(capsys, *RANK, "--stage", "1")
    ends = {row["component"] for row in found["communication"] if row["kind"] == "ends"}
    assert ends == {"pipeline_boundary"}
    points = {point["name"]: point["bytes"] for point in found["memory"]["points"]}
    assert points["loss"] == points["head"] == points["embedding"] == 0
    assert points["dense"] > 0
    whole = {row["component"] for row in result(capsys, "--tp", "8", "--dp", "8")["communication"]}
    assert "token_embedding" in whole


def test_gradients_of_the_ends_go_with_their_stage(capsys):
    def reduced(stage):
        found = result(capsys, *RANK, "--stage", stage)
        rows = [row for row in found["communication"] if row["component"] == "data_parallel" and row["kind"] == "ends"]
        return sum(row["payload_bytes"] for row in rows if row["collective"] == "reduce_scatter")

    table = 128256 // 8 * 4096 * 2
    assert reduced("0") == table
    assert reduced("3") == table + 4096 * 2


def test_peak_is_the_sum_of_its_parts(capsys):
    memory = result(capsys, *RANK, "--zero", "3")["memory"]
    parts = ("persistent", "saved", "unsharded", "communication")
    assert memory["peak"] == sum(memory[name] for name in parts) + max(p["bytes"] for p in memory["points"])
    # The largest message is an input gathered over tokens; one layer of parameters and gradients is whole at a time.
    assert memory["communication"] == 4096 * 4096 * 2
    layer = (2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 14336) // 8 + 2 * 4096
    assert memory["unsharded"] == max(layer, 128256 // 8 * 4096) * 2 * 2
