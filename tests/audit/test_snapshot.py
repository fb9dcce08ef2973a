"""Snapshots: keys, records, sharing, and the file's form."""

from __future__ import annotations

import json

import pytest

from symcost import dims
from symcost.audit.snapshot import structures, take
from symcost.audit.snapshot_file import SCHEMA, read_snapshot
from symcost.audit.subjects import subject
from symcost.cli.app import run
from symcost.errors import SpecError, UsageError
from symcost.ir.conventions import BY_NAME
from symcost.ir.text import canonical_text, parse


def test_keys_name_place_quantity_and_convention(snapshot):
    rows = dict(snapshot.rows())
    core = "standard/llama/dense/attention_core"
    assert rows[f"{core}/forward/flops/matmul/compute_a@pairs=full"]["value"] == "4*batch*seq*context*heads*head_dim"
    assert f"{core}/forward/hbm_bytes/act/read@attention=flash" in rows
    assert f"{core}/backward/flops/matmul/compute_a@flops=model@pairs=causal" in rows
    weight = rows["standard/llama/dense/ffn_up/tensor/elements/param/param/w_up"]
    assert (weight["role"], weight["group"], weight["type"]) == ("param", "ffn", "ffn_up")
    assert weight["shape"]
    assert weight["source"]


def test_values_are_canonical_and_over_dims_alone(snapshot):
    known = set(dims.DIMS)
    for record in snapshot.formulas.values():
        value = parse(record["value"], dims.symbol)
        assert canonical_text(value) == record["value"]
        assert {s.name for s in value.free_symbols} <= known | {"dense_layers", "moe_layers"}


def test_conventions_of_keys_are_in_the_order_of_the_table(snapshot):
    order = list(BY_NAME)
    for key in snapshot.formulas:
        pairs = [part.split("=") for part in key.split("@")[1:]]
        assert [name for name, _ in pairs] == sorted((name for name, _ in pairs), key=order.index)
        assert all(option in BY_NAME[name].options for name, option in pairs)


def test_equal_components_are_stored_once(snapshot):
    places = {key.rsplit("/", 1)[0] for key in snapshot.formulas}
    for place, original in snapshot.same.items():
        assert not any(key.startswith(f"{place}/") for key in places)
        assert original not in snapshot.same
    rows = dict(snapshot.rows())
    for family, kind in (("llama", "dense"), ("mistral", "sliding_attention")):
        assert f"standard/{family}/{kind}/ffn_norm/forward/flops/vector/compute_accum" in rows


def test_every_row_of_a_model_is_there(snapshot):
    rows = dict(snapshot.rows())
    model = subject("llama")
    for key in model.rows:
        last = key.tensor or key.direction
        parts = filter(None, (key.phase or "tensor", key.quantity, key.unit, key.slot, last))
        wanted = "/".join(("standard", "llama", key.kind, key.component, *parts))
        assert any(row == wanted or row.startswith(f"{wanted}@") for row in rows), wanted


def test_one_formula_a_line_and_the_same_bytes_again(snapshot):
    text = snapshot.text()
    assert snapshot == read_snapshot(text, "x")
    assert read_snapshot(text, "x").text() == text
    lines = text.splitlines()
    assert sum('"value": ' in line for line in lines) == len(snapshot.formulas)
    assert json.loads(text)["schema"] == SCHEMA


def test_every_bundled_model_has_its_structure():
    found = structures()
    slugs = [slug for owned in found.values() for slug in owned]
    assert sorted(slugs) == sorted(set(slugs))
    assert "llama-3-8b" in found["llama"]
    assert "llama-3.2-1b" in found["llama-3.2-1b"]


def test_compute_graph():
    found = take("compute_graph")
    assert {key.split("/")[0] for key in found.formulas} == {"compute_graph"}
    assert "compute_graph/compute_graph/dense/RMSNorm1/forward/flops/vector/compute_accum" in found.formulas
    assert "compute_graph/compute_graph/ends/pos_embedding/tensor/elements/param/param/param" in dict(found.rows())


def test_command_writes_the_file(tmp_path, capsys):
    path = tmp_path / "new" / "formulas.json"
    assert run(["snapshot", "--formulas", "compute_graph", "-o", str(path)]) == 0
    assert read_snapshot(path.read_text(), "x").formulas
    assert run(["snapshot", "--formulas", "compute_graph"]) == 0
    assert capsys.readouterr().out == path.read_text()


def test_an_unknown_set():
    with pytest.raises(UsageError, match="unknown formula set 'x'"):
        take("x")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "no valid JSON at line 1"),
        ("[" * 100_000, "no valid JSON"),
        ("[]", "no snapshot"),
        ('{"schema": 1}', "no snapshot"),
        ('{"schema": 2, "formulas": {}}', "schema 2; this symcost reads up to 1"),
        ('{"schema": 1, "formulas": {"a": "b"}}', "entry 'a' has the wrong form"),
        ('{"schema": 1, "formulas": {"a": {"value": 3}}}', "entry 'a' has the wrong form"),
        ('{"schema": 1, "formulas": {}, "same": []}', "field 'same' is no mapping"),
    ],
)
def test_a_file_that_is_no_snapshot(text, message):
    with pytest.raises(SpecError, match=message) as problem:
        read_snapshot(text, "x.json")
    assert problem.value.where == "x.json"
    assert problem.value.hint
