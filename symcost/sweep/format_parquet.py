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
        options: dict[str, Any] = {"compression": "zstd", "compression_level": 1, "use_dictionary": self.repeating}
        if not self.shape.exact:
            # Exponents and high digits of neighbours agree: apart from the low ones they take little room and time.
            options["column_encoding"] = dict.fromkeys(self.shape.quantities, "BYTE_STREAM_SPLIT")
        with pq.ParquetWriter(sink, self.schema, **options) as writer:
            if table.num_rows:
                writer.write_table(table, row_group_size=table.num_rows)
        return bytes(sink.getvalue())


def _labels(rows: Rows, place: int) -> Any:
    import numpy as np

    counts = [count for count, _ in rows.labels]
    return _chosen([labels[place] for _, labels in rows.labels], np.repeat(np.arange(len(counts)), counts))


def _column(column: Array, text: bool) -> Any:
    import pyarrow as pa

    return pa.array(list(map(str, column.tolist())), pa.string()) if text else pa.array(column)


def _inexact(codes: Array, shape: Shape) -> Any:
    import numpy as np

    kept = codes & (1 << len(shape.quantities)) - 1
    if not np.any(kept != kept[0]):
        return _chosen([inexact_names(int(kept[0]), shape)], np.zeros(len(kept), dtype=np.int64))
    known, places = np.unique(kept, return_inverse=True)
    return _chosen([inexact_names(code, shape) for code in known.tolist()], places)


def _chosen(texts: list[str], places: Array) -> Any:
    """A column of texts, each by its place in a list."""
    import pyarrow as pa

    if len(texts) == 1:
        return pa.repeat(pa.scalar(texts[0], pa.string()), len(places))
    return pa.array(texts, pa.string()).take(pa.array(places))
