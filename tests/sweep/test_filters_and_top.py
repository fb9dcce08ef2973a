"""Filters, links, orders and quantities of a sweep."""

from __future__ import annotations

import pytest

from tests.sweep.asked import asked

GRID = "dims: {batch: [1, 2, 4, 8], seq: [256, 512, 1024]}\n"


def pairs(swept):
    return [(int(row["batch"]), int(row["seq"])) for row in swept.rows]


def test_conditions_on_sizes_and_on_quantities(sweep):
    limit = asked("llama-3-8b", {"batch": 2, "seq": 1024})["activation_bytes"]
    swept = sweep("llama-3-8b", GRID + "where: [batch*seq >= 1024]", "--where", f"activation_bytes <= {limit}")
    assert pairs(swept) == [(1, 1024), (2, 512), (2, 1024), (4, 256), (4, 512), (8, 256)]
    either = sweep("llama-3-8b", GRID, "--where", "batch == 8 or seq == 256 and kv_heads == 8", output="either.csv")
    assert pairs(either) == [(1, 256), (2, 256), (4, 256), (8, 256), (8, 512), (8, 1024)]


def test_a_filter_may_read_what_is_not_written(sweep):
    swept = sweep("llama-3-8b", GRID, "--quantities", "params", "--where", "forward_matmul_flops > 1e14")
    assert list(swept.rows[0]) == ["model", "precision", "batch", "seq", "params", "inexact"]
    wanted = [
        *((b, s) for b in (1, 2, 4, 8) for s in (256, 512, 1024)),
    ]
    flops = {p: asked("llama-3-8b", {"batch": p[0], "seq": p[1]})["forward_matmul_flops"] for p in wanted}
    assert pairs(swept) == [p for p in wanted if flops[p] > 10**14]


def test_layers_are_a_size_of_every_model(sweep):
    grid = "{models: [gpt2, deepseek-v3], dims: {seq: [64]}}"
    assert [row["model"] for row in sweep("llama-3-8b", grid, "--where", "layers > 12").rows] == [
        "llama-3-8b",
        "deepseek-v3",
    ]
    grid = "{dims: {moe_layers: [10, 58], dense_layers: [2, 3]}}"
    rows = sweep("deepseek-v3", grid, "--where", "layers == 13 or layers == 60", output="kinds.csv").rows
    assert [(row["moe_layers"], row["dense_layers"]) for row in rows] == [("10", "3"), ("58", "2")]


def test_links_follow_at_every_point_and_are_written(sweep):
    swept = sweep("llama-3-8b", "dims: {seq: [512, 1024]}\nlink: {batch: 4096/seq, context: 2*seq}\n")
    assert [(row["seq"], row["batch"], row["context"]) for row in swept.rows] == [
        ("512", "8", "1024"),
        ("1024", "4", "2048"),
    ]
    wanted = asked("llama-3-8b", {"seq": 512, "batch": 8, "context": 1024})
    assert swept.rows[0]["forward_matmul_flops"] == str(wanted["forward_matmul_flops"])


def test_points_whose_link_is_not_whole_may_be_left_out(sweep):
    grid = "dims: {seq: [512, 768, 1024]}\nlink: {batch: 4096/seq}\n"
    assert sweep("llama-3-8b", grid).status == 2
    swept = sweep("llama-3-8b", grid, "--where", "batch == floor(batch)")
    assert pairs(swept) == [(8, 512), (4, 1024)]


def test_progressions(sweep):
    grid = "dims: {batch: {from: 3, to: 50, times: 2}, seq: {from: 100, to: 450, step: 100}}"
    assert pairs(sweep("llama-3-8b", grid)) == [(b, s) for b in (3, 6, 12, 24, 48) for s in (100, 200, 300, 400)]


@pytest.mark.parametrize("more", [(), ("--exact",)])
def test_top_keeps_the_largest_in_order_and_ties_in_the_grids_order(sweep, more):
    swept = sweep("llama-3-8b", GRID, "--top", 5, "--by", "activation_bytes", *more)
    assert pairs(swept) == [(8, 1024), (4, 1024), (8, 512), (2, 1024), (4, 512)]
    swept = sweep("llama-3-8b", GRID, "--top", 3, "--by", "params", "--ascending", *more, output="ties.csv")
    assert pairs(swept) == [(1, 256), (1, 512), (1, 1024)]


def test_top_by_what_is_not_written_and_filtered(sweep):
    options = ("--quantities", "params", "--top", 2, "--by", "peak_bytes", "--where", "batch < 8")
    swept = sweep("llama-3-8b", GRID, *options)
    assert pairs(swept) == [(4, 1024), (2, 1024)]
    assert "peak_bytes" not in swept.rows[0]


def test_more_wanted_than_there_are(sweep):
    assert len(sweep("llama-3-8b", GRID, "--top", 100, "--by", "params").rows) == 12
    none = sweep("llama-3-8b", GRID, "--top", 100, "--by", "params", "--where", "batch > 100", output="none.csv")
    assert none.status == 0
    assert none.rows == []


def test_top_goes_on_where_it_was(sweep, monkeypatch, tmp_path):
    import symcost.sweep.local_top as engine

    monkeypatch.setattr("symcost.sweep.run.run_length", lambda shape, most: 2)
    monkeypatch.setattr("symcost.sweep.local_top._KEEP", 0)
    own, seen = engine.group_rows, []

    def stop(space, group):
        seen.append(group)
        if len(seen) == 4:
            raise RuntimeError
        return own(space, group)

    monkeypatch.setattr(engine, "group_rows", stop)
    options = ("--top", 4, "--by", "activation_bytes")
    with pytest.raises(RuntimeError):
        sweep("llama-3-8b", GRID, *options)
    assert not (tmp_path / "out.csv").exists()
    swept = sweep("llama-3-8b", GRID, *options)
    assert seen == [0, 1, 2, 3, 3, 4, 5]
    assert pairs(swept) == [(8, 1024), (4, 1024), (8, 512), (2, 1024)]
    assert not (tmp_path / "out.csv.journal").exists()


def test_every_quantity_can_be_asked_for(sweep):
    wanted = asked("llama-3-8b", {"seq": 64})
    (row,) = sweep("llama-3-8b", "dims: {seq: [64]}", "--quantities", ",".join(wanted)).rows
    assert {name: row[name] for name in wanted} == {name: str(value) for name, value in wanted.items()}


def test_exact_rows_are_text_in_parquet(sweep):
    parquet = pytest.importorskip("pyarrow.parquet")
    big = 3**39
    swept = sweep("llama-3-8b", f"dims: {{batch: [1, {big}]}}", "--exact", output="out.parquet")
    rows = parquet.read_table(swept.path).to_pylist()
    assert rows[1]["batch"] == big
    wanted = asked("llama-3-8b", {"batch": big})
    assert rows[1]["forward_matmul_flops"] == str(wanted["forward_matmul_flops"])
    assert rows[1]["inexact"] == ""


def test_parquet_and_csv_have_the_same_rows(sweep):
    parquet = pytest.importorskip("pyarrow.parquet")
    grid = f"dims: {{batch: [1, {3**60}], seq: [128, 640]}}\nconventions: {{attention: [flash, eager]}}"
    table = parquet.read_table(sweep("gpt2", grid, output="out.parquet").path)
    texts = sweep("gpt2", grid).rows
    assert table.column_names == list(texts[0])
    for found, text in zip(table.to_pylist(), texts, strict=True):
        for name, value in found.items():
            assert float(text[name]) == value if isinstance(value, float) else text[name] == str(value)
