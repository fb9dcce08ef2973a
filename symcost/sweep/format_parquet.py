"""Rows as Parquet: float64 quantities, or text where every digit was asked for; read by pandas, Polars and DuckDB."""

from __future__ import annotations

import base64
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symcost.errors import UsageError
from symcost.sweep.footer import MAGIC, only_group, split, whole
from symcost.sweep.format_csv import inexact_names
from symcost.sweep.rows import Rows, Shape

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# In the file's own metadata: which sweep it holds.
_SWEEP = b"symcost.sweep"


class Parquet:
    """The form of `.parquet`.

    Raises:
        UsageError: pyarrow is not installed.
    """

    name = "parquet"

    def __init__(self, shape: Shape, sweep: str) -> None:
        if importlib.util.find_spec("pyarrow") is None:
            hint = "pip install symcost[sweep], or name a .csv"
            raise UsageError("Parquet needs pyarrow, which is not installed", hint=hint)
        import pyarrow as pa

        self.shape = shape
        text, number = pa.string(), pa.string() if shape.exact else pa.float64()
        types = {**dict.fromkeys(shape.labels, text), **dict.fromkeys(shape.sizes, pa.int64())}
        types |= {**dict.fromkeys(shape.texts, text), **dict.fromkeys(shape.quantities, number), "inexact": text}
        self.schema = pa.schema([(name, types[name]) for name in shape.names], metadata={_SWEEP: sweep.encode()})
        # Labels and sizes repeat; a quantity seldom does, and a dictionary of its values would be in vain.
        self.repeating = [*shape.labels, *shape.sizes, "inexact"]

    def head(self) -> bytes:
        return MAGIC

    def group(self, rows: Rows) -> tuple[bytes, str]:
        body, footer = split(self._file(self.table(rows)))
        return body, base64.b64encode(only_group(footer)).decode()

    def tail(self, notes: Sequence[tuple[str, int]]) -> bytes:
        _, template = split(self._file(self.schema.empty_table()))
        return whole(template, [(base64.b64decode(note), offset) for note, offset in notes])

    def sweep_of(self, path: str) -> str | None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        first = sorted(Path(path).glob("part-*.parquet"))[:1] if Path(path).is_dir() else [path]
        try:
            metadata = (pq.read_schema(first[0]).metadata or {}) if first else {}
        except (OSError, pa.ArrowException):
            return None
        found = metadata.get(_SWEEP)
        return None if found is None else found.decode()

    def table(self, rows: Rows) -> Any:
        """The rows as an Arrow table."""
        import pyarrow as pa

        made = [_labels(rows, place) for place in range(len(self.shape.labels))]
        made += [_column(rows.sizes[name], name in self.shape.texts) for name in self.shape.sizes]
        made += [_column(rows.quantities[name], self.shape.exact) for name in self.shape.quantities]
        made.append(_inexact(rows.inexact, self.shape))
        return pa.Table.from_arrays(made, schema=self.schema)

    def _file(self, table: Any) -> bytes:
        """A whole file with one row group, or with none."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        sink = pa.BufferOutputStream()
        options = {"compression": "zstd", "compression_level": 1, "use_dictionary": self.repeating}
        with pq.ParquetWriter(sink, self.schema, **options) as writer:
            if table.num_rows:
                writer.write_table(table, row_group_size=table.num_rows)
        return bytes(sink.getvalue())


def _labels(rows: Rows, place: int) -> Any:
    import numpy as np
    import pyarrow as pa

    values = pa.array([labels[place] for _, labels in rows.labels], pa.string())
    return values.take(pa.array(np.repeat(np.arange(len(rows.labels)), [count for count, _ in rows.labels])))


def _column(column: Array, text: bool) -> Any:
    import pyarrow as pa

    return pa.array(list(map(str, column.tolist())), pa.string()) if text else pa.array(column)


def _inexact(codes: Array, shape: Shape) -> Any:
    import numpy as np
    import pyarrow as pa

    known, places = np.unique(codes & (1 << len(shape.quantities)) - 1, return_inverse=True)
    return pa.array([inexact_names(code, shape) for code in known.tolist()], pa.string()).take(pa.array(places))
