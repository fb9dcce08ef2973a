"""Thrift's compact protocol, as far as a Parquet footer needs it: any structure, read and written back.

A structure is a dict from field number to (type, value); a list is (type of its items, items). See
https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
"""

from __future__ import annotations

from typing import Any

TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, SET, MAP, STRUCT = range(1, 13)
_INTEGERS = (I16, I32, I64)

Struct = dict[int, tuple[int, Any]]


class Reader:
    """Reads one structure from bytes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.place = data, 0

    def struct(self) -> Struct:
        found: Struct = {}
        number = 0
        while head := self._byte():
            kind, step = head & 15, head >> 4
            number = number + step if step else self._integer()
            found[number] = (kind, kind == TRUE if kind in (TRUE, FALSE) else self._value(kind))
        return found

    def _value(self, kind: int) -> Any:
        if kind in _INTEGERS:
            return self._integer()
        if kind in (TRUE, FALSE, BYTE):
            return self._byte()
        if kind in (BINARY, DOUBLE):
            size = 8 if kind == DOUBLE else self._varint()
            self.place += size
            return self.data[self.place - size : self.place]
        if kind in (LIST, SET):
            head = self._byte()
            count = head >> 4 if head >> 4 < 15 else self._varint()
            return head & 15, [self._value(head & 15) for _ in range(count)]
        if kind == STRUCT:
            return self.struct()
        raise ValueError(f"a Parquet footer with Thrift type {kind}")

    def _byte(self) -> int:
        self.place += 1
        return self.data[self.place - 1]

    def _varint(self) -> int:
        value = shift = 0
        while True:
            byte = self._byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def _integer(self) -> int:
        value = self._varint()
        return (value >> 1) ^ -(value & 1)


def written(struct: Struct) -> bytes:
    """The bytes of a structure."""
    made = bytearray()
    _write_struct(made, struct)
    return bytes(made)


def _write_struct(made: bytearray, struct: Struct | bytes) -> None:
    if isinstance(struct, bytes):
        # Written before: many structures take little room as bytes.
        made += struct
        return
    last = 0
    for number, (kind, value) in sorted(struct.items()):
        head = (TRUE if value else FALSE) if kind in (TRUE, FALSE) else kind
        if 0 < number - last < 16:
            made.append((number - last) << 4 | head)
        else:
            made.append(head)
            _write_integer(made, number)
        last = number
        if kind not in (TRUE, FALSE):
            _write_value(made, kind, value)
    made.append(0)


def _write_value(made: bytearray, kind: int, value: Any) -> None:
    if kind in _INTEGERS:
        _write_integer(made, value)
    elif kind in (TRUE, FALSE, BYTE):
        made.append(value)
    elif kind in (BINARY, DOUBLE):
        if kind == BINARY:
            _write_varint(made, len(value))
        made += value
    elif kind == STRUCT:
        _write_struct(made, value)
    else:
        inner, items = value
        made.append(min(len(items), 15) << 4 | inner)
        if len(items) >= 15:
            _write_varint(made, len(items))
        for item in items:
            _write_value(made, inner, item)


def _write_varint(made: bytearray, value: int) -> None:
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    made.append(value)


def _write_integer(made: bytearray, value: int) -> None:
    _write_varint(made, (value << 1) ^ (value >> 63))
