"""What a GGUF file says of its model: metadata, and names and shapes of tensors; none of their data is read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from symcost.errors import SpecError

MAGIC = b"GGUF"
# Pieces that a header may have: a vocabulary of a million tokens has some millions, a broken file claims without end.
MOST_PIECES = 12_000_000
# Longest list that is kept: one entry a layer. Longer ones are of the tokenizer, of which the length alone is.
MOST_ENTRIES = 4096
TENSORS, STORED = "tensors", "stored"


def is_gguf(path: Path) -> bool:
    """Whether a file is called or begins as GGUF does; one that cannot be read does not."""
    try:
        with path.open("rb") as stream:
            return stream.read(len(MAGIC)) == MAGIC or path.suffix == ".gguf"
    except (OSError, ValueError):
        return False


def read_gguf(path: Path) -> Mapping[str, Any]:
    """Metadata by key; under `tensors` the shape of each, under `stored` the formats of their weights.

    Raises:
        SpecError: no gguf package, or a file that is broken or has no end.
    """
    where = str(path)
    try:
        import gguf
    except ImportError as error:
        problem = "a GGUF file needs the gguf package, which is not installed"
        raise SpecError(problem, where=where, hint="pip install 'symcost[gguf]'") from error
    broken = (ValueError, IndexError, KeyError, OverflowError, TypeError, OSError, RecursionError, MemoryError)
    try:
        reader = _reader(gguf)(path)
        found = {name: _value(field) for name, field in reader.fields.items() if not name.startswith("GGUF.")}
    except broken as error:
        said = _said(error, path)
        hint = "fetch it again; its beginning, with metadata and the list of tensors, is enough"
        raise SpecError(f"no GGUF file that can be read: {said}", where=where, hint=hint) from error
    found[TENSORS] = {name: shape for name, shape, _ in reader.infos}
    found[STORED] = sorted({kind for _, _, kind in reader.infos})
    return found


def _said(error: Exception, path: Path) -> str:
    """What is wrong with a file, in words about it: the package reads arrays, and speaks of them."""
    if not path.is_file() or path.stat().st_size == 0:
        return "it is empty"
    if isinstance(error, IndexError) or "dtype" in str(error):
        return "it ends inside its header"
    return str(error) or type(error).__name__


def _reader(gguf: Any) -> Any:
    """A reader that stops where a header has no end, and takes names and shapes of tensors without their data."""

    class Header(gguf.GGUFReader):
        pieces = 0
        infos: list[tuple[str, list[int], str]]

        def _get(self, *given: Any, **more: Any) -> Any:
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise ValueError(f"its header has more than {MOST_PIECES:,} pieces")
            return super()._get(*given, **more)

        def _build_tensors(self, start: int, fields: list[Any]) -> None:
            self.infos = []
            for field in fields:
                _, _, _, dims, kind, _ = field.parts
                self.infos.append((field.name, [int(size) for size in dims], _format(gguf, int(kind[0]))))
            if len({name for name, _, _ in self.infos}) < len(self.infos):
                raise ValueError("two tensors have one name")

    return Header


def _format(gguf: Any, kind: int) -> str:
    return str(gguf.GGMLQuantizationType(kind).name)


def _value(field: Any) -> Any:
    """A scalar, a text, a short list; of a long list its length, as {"length": N}."""
    if len(field.data) > MOST_ENTRIES or (field.types and field.types[0].name == "ARRAY" and _of_texts(field)):
        return {"length": len(field.data)}
    found = field.contents()
    return found.tolist() if hasattr(found, "tolist") else found


def _of_texts(field: Any) -> bool:
    return len(field.types) > 1 and field.types[1].name == "STRING"
