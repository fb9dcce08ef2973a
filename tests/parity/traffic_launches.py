"""Kernels of the compiler's count, and how one is picked: by file, buffers and sizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Launch:
    """One kernel of the reference: bytes by the name of the buffer.

    Attributes:
        stage: forward or backward.
    """

    file: str
    dtype: str
    backend: str
    stage: str
    shape: Mapping[str, int]
    reads: tuple[tuple[str, int], ...]
    writes: tuple[tuple[str, int], ...]

    @property
    def names(self) -> set[str]:
        return {name for name, _ in (*self.reads, *self.writes)}

    @property
    def width(self) -> int:
        """Bytes of a value."""
        return 4 if self.dtype == "float32" else 2

    def size(self, letters: str) -> int:
        """Elements of an operand whose axes have these letters, separated by spaces."""
        return prod(self.shape[letter] for letter in letters.split())

    def extents(self, side: tuple[tuple[str, int], ...]) -> list[int]:
        return sorted(size for _, size in side)


Pick = Callable[[Launch], bool]


def both(*picks: Pick) -> Pick:
    return lambda launch: all(pick(launch) for pick in picks)


def of(*files: str, stage: str = "") -> Pick:
    """Of these files; a layer's name stands for its four files."""
    return lambda x: x.file.partition(".")[0] in files and stage in ("", x.stage)


def naming(*names: str) -> Pick:
    """Reads or writes one of these buffers."""
    return lambda launch: not launch.names.isdisjoint(names)


def reading(name: str) -> Pick:
    return lambda launch: name in dict(launch.reads)


def writing(*names: str) -> Pick:
    return lambda launch: not dict(launch.writes).keys().isdisjoint(names)


def dtype(name: str) -> Pick:
    return lambda launch: launch.dtype == name


def backend(name: str) -> Pick:
    return lambda launch: launch.backend == name


def gate(launch: Launch) -> bool:
    """The gate of a whole block: as many bytes of T rows of f in each operand, and none of them a parameter."""
    size = launch.size("B S f") * launch.width
    operands = (len(launch.reads), len(launch.writes))
    equal = all(found == size for _, found in (*launch.reads, *launch.writes))
    return equal and operands == ((2, 1) if launch.stage == "forward" else (3, 2))


def core_matmul(launch: Launch) -> bool:
    """A matmul of the eager core: two of its operands have a head's width, one is the scores."""
    if launch.file.partition(".")[0] != "llama_layer":
        return False
    rows, square = (launch.size(letters) * launch.width for letters in ("B S H d", "B H S S"))
    sides = launch.extents(launch.reads), launch.extents(launch.writes)
    return sides in (([rows, rows], [square]), (sorted((rows, square)), [rows]))


def squares(launch: Launch) -> bool:
    """A kernel over scores alone, and values of their rows."""
    if "S" not in launch.shape or "H" not in launch.shape:
        return False
    square, row = launch.size("B H S S"), 4 * launch.size("B H S")
    found = {size for _, size in (*launch.reads, *launch.writes)}
    return found <= {4 * square, launch.width * square, row} and not found <= {row}


def _rows_of_heads(launch: Launch, fraction: int) -> bool:
    """Reads and writes one operand each, of this fraction of a row of all query heads or of all key heads."""
    wanted = {launch.size(letters) * launch.width // fraction for letters in ("B S H d", "B S KV d")}
    sizes = launch.extents(launch.reads), launch.extents(launch.writes)
    return [*map(len, sizes)] == [1, 1] and {*sizes[0], *sizes[1]} <= wanted


def copies(launch: Launch) -> bool:
    """Heads in another order, repeated for each query head, or added up again."""
    return _rows_of_heads(launch, 1)


def halves(launch: Launch) -> bool:
    """One half of each head, written apart."""
    return _rows_of_heads(launch, 2)
