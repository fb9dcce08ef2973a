"""Parquet files of one row group each, put together: their data one after the other, one footer for all.

So row groups are written as they come, and what is written can be gone on with, which no Parquet writer offers. Field
numbers are those of the format's own definition: https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift
"""

from __future__ import annotations

from collections.abc import Sequence

from symcost.sweep.thrift import I64, LIST, STRUCT, Reader, Struct, written

MAGIC = b"PAR1"
# A footer ends with its length and the magic word.
_END = 8
# FileMetaData
_ROWS, _GROUPS = 3, 4
# RowGroup
_COLUMNS, _GROUP_ROWS, _GROUP_OFFSET, _ORDINAL = 1, 3, 5, 7
# ColumnChunk: its own offset, that of its metadata, and of its page indexes.
_CHUNK_OFFSET, _METADATA, _CHUNK_INDEXES = 2, 3, (4, 6)
# ColumnMetaData: data, index and dictionary pages, bloom filter.
_PAGES = (9, 10, 11, 14)


def split(data: bytes) -> tuple[bytes, bytes]:
    """Of a whole file, what lies between its first word and its footer, and the footer."""
    size = int.from_bytes(data[-_END : -len(MAGIC)], "little")
    start = len(data) - _END - size
    return data[len(MAGIC) : start], data[start:-_END]


def only_group(footer: bytes) -> bytes:
    """The row group of a file that has one."""
    (group,) = Reader(footer).struct()[_GROUPS][1][1]
    return written(group)


def _shifted(data: bytes, distance: int) -> tuple[bytes, int]:
    """A row group whose data begin so much later, and its number of rows."""
    group = Reader(data).struct()
    # Optional, and too narrow for many groups.
    group.pop(_ORDINAL, None)
    _shift(group, (_GROUP_OFFSET,), distance)
    for chunk in group[_COLUMNS][1][1]:
        # Deprecated, and 0 where a writer leaves it alone.
        _shift(chunk, (_CHUNK_OFFSET,) if chunk.get(_CHUNK_OFFSET, (0, 0))[1] else (), distance)
        _shift(chunk, _CHUNK_INDEXES, distance)
        if _METADATA in chunk:
            _shift(chunk[_METADATA][1], _PAGES, distance)
    return written(group), group[_GROUP_ROWS][1]


def _shift(struct: Struct, numbers: tuple[int, ...], distance: int) -> None:
    for number in numbers:
        if number in struct:
            kind, offset = struct[number]
            struct[number] = kind, offset + distance


def whole(template: bytes, groups: Sequence[tuple[bytes, int]]) -> bytes:
    """The end of a file of many row groups.

    Args:
        template: footer of a file with the same columns.
        groups: what `only_group` gave, and where in the file the group's data begin.
    """
    footer = Reader(template).struct()
    read = [_shifted(group, start - len(MAGIC)) for group, start in groups]
    footer[_ROWS] = (I64, sum(rows for _, rows in read))
    footer[_GROUPS] = (LIST, (STRUCT, [data for data, _ in read]))
    data = written(footer)
    return data + len(data).to_bytes(4, "little") + MAGIC
