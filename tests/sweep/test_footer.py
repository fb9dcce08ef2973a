"""Parquet files put together from row groups are files like any other."""

from __future__ import annotations

import pytest

from symcost.sweep.footer import MAGIC, only_group, split, whole
from symcost.sweep.thrift import Reader, written

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

SCHEMA = pa.schema([("name", pa.string()), ("size", pa.int64()), ("value", pa.float64())], metadata={b"key": b"word"})


def file_of(table, **options):
    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(sink, SCHEMA, **options) as writer:
        if table.num_rows:
            writer.write_table(table)
    return bytes(sink.getvalue())


def tables(count, rows):
    for number in range(count):
        names = [f"n{number}", "same"] * (rows // 2)
        sizes = [number * rows + row for row in range(rows)]
        yield pa.table([names, sizes, [size / 3 for size in sizes]], schema=SCHEMA)


def joined(parts, **options):
    data, notes = bytearray(MAGIC), []
    for part in parts:
        body, footer = split(file_of(part, **options))
        notes.append((only_group(footer), len(data)))
        data += body
    _, template = split(file_of(SCHEMA.empty_table(), **options))
    return bytes(data) + whole(template, notes)


OPTIONS = [
    {},
    {"compression": "zstd", "use_dictionary": ["name"]},
    {"write_page_index": True, "compression": "none"},
    {"use_dictionary": False, "write_statistics": False},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("count", [0, 1, 3, 40])
def test_joined_groups_are_read_as_one_file(options, count):
    parts = list(tables(count, 100))
    found = pq.ParquetFile(pa.BufferReader(joined(parts, **options)))
    assert found.metadata.num_row_groups == count
    assert found.metadata.num_rows == 100 * count
    assert found.schema_arrow.metadata[b"key"] == b"word"
    assert found.read().equals(pa.concat_tables(parts) if parts else SCHEMA.empty_table())
    for number, part in enumerate(parts):
        assert found.read_row_group(number).equals(part)


def test_filters_by_statistics_find_their_rows():
    parts = list(tables(5, 100))
    found = pq.read_table(pa.BufferReader(joined(parts)), filters=[("size", "=", 321)])
    assert found.column("size").to_pylist() == [321]


def test_a_structure_is_written_as_it_was_read():
    for options in OPTIONS:
        _, footer = split(file_of(next(tables(1, 100)), **options))
        assert written(Reader(footer).struct()) == footer
