"""Compiled evaluators: C source built by the compiler that is installed and called through cffi.

A library is kept in the user's cache folder under its source, the compiler and the processor.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from symcost import cache as stored
from symcost import children
from symcost.errors import BuildError
from symcost.evaluate.machine_numbers import array_of, refuse_unfit
from symcost.ir.native import Native
from symcost.result_memory import ResultMemory

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

# Fast mathematics lets logarithms run in vectors and sums in any order, which is exact below 2**53 and otherwise within
# the rounding that is allowed; reciprocals in place of quotients would spoil floors. Linking must not see these flags:
# that would switch the whole process to flushing small numbers to zero.
FLAGS = ("-O3", "-march=native", "-ffast-math", "-fno-reciprocal-math", "-std=gnu11", "-fPIC", "-w")
SECONDS = 300
_SIGNATURE = (
    "int64_t evaluate(int64_t count, const double *const *columns, const int64_t *strides, const double *numbers,"
    " double *const *results, int past_cache);"
)
# Configs that are worth a thread of their own, and what lies in no cache, in bytes.
_SHARE = 1 << 15
_PAST_CACHE = 8 << 20
_MEMORY = ResultMemory()


def require() -> None:
    """Refuses to go on where something is missing that every build needs.

    Raises:
        BuildError: says what to install.
    """
    for module, extra in (("cffi", "fast"), ("numpy", "numpy")):
        if importlib.util.find_spec(module) is None:
            raise BuildError(f"{module} is not installed", hint=f"pip install symcost[{extra}]")
    compiler()


def compiler() -> tuple[str, ...]:
    """The C compiler and its own flags: what CC names, else cc, gcc or clang.

    Raises:
        BuildError: none is installed, or not the one that CC names.
    """
    # Flags follow the compiler, as make reads it.
    try:
        named = shlex.split(os.environ.get("CC", ""))
    except ValueError as error:
        raise BuildError(f"CC cannot be read: {error}", hint="name a compiler in CC") from None
    for name in named[:1] or ("cc", "gcc", "clang"):
        found = shutil.which(name)
        if found:
            return found, *named[1:]
    if named:
        raise BuildError(f"CC names {named[0]}, which is not installed", hint="name another compiler in CC")
    raise BuildError("no C compiler is installed", hint="install gcc or clang, or name one in CC")


def build(source: str) -> Path:
    """The shared library of C source, from the cache or built now.

    Raises:
        BuildError: no compiler, or one that refuses the source.
    """
    program = compiler()
    name = stored.key(source, *program, *FLAGS, platform.machine(), _processor())
    found = stored.find("native", name)
    if found:
        return found[0]
    with tempfile.TemporaryDirectory(prefix="symcost-") as folder:
        place = Path(folder)
        (place / "evaluate.c").write_text(source, encoding="utf-8")
        _run(*program, *FLAGS, "-c", "evaluate.c", "-o", "evaluate.o", place=place)
        _run(*program, "-shared", "evaluate.o", "-o", "evaluate.so", "-lm", place=place)
        try:
            data = (place / "evaluate.so").read_bytes()
        except OSError as error:
            raise BuildError(f"{program[0]} made no evaluate.so: {error}", hint="name another compiler in CC") from None
    return stored.write("native", name, data, ".so") or _kept_by_process(name, data)


def _run(*command: str, place: Path) -> None:
    try:
        done = children.run(command, cwd=place, seconds=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"{command[0]} does not run: {error}", hint="name another compiler in CC") from None
    if done.returncode:
        words = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines() or ["it failed silently"]
        raise BuildError(f"{command[0]} failed: {words[0]}", hint="name another compiler in CC")


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="symcost-")


def _kept_by_process(name: str, data: bytes) -> Path:
    """Where nothing is kept, a library lives as long as the process."""
    path = Path(_folder().name) / f"{name}.so"
    path.write_bytes(data)
    return path


@cache
def _processor() -> str:
    """What `-march=native` goes by."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return platform.processor()
    wanted = ("vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU part")
    return "\n".join(dict.fromkeys(line for line in text.splitlines() if line.startswith(wanted)))


class Compiled:
    """A built function.

    Args:
        native: the source and how to call it.

    Raises:
        BuildError: no cffi, no compiler, or one that fails.
    """

    def __init__(self, native: Native) -> None:
        require()
        import cffi

        self.native = native
        self._ffi = cffi.FFI()
        self._ffi.cdef(_SIGNATURE)
        path = build(native.source)
        try:
            self._library = self._ffi.dlopen(str(path))
        except OSError as error:
            # Else it would be found again when the compiler is mended.
            path.unlink(missing_ok=True)
            raise BuildError(f"the built library does not load: {error}", hint="name another compiler in CC") from None

    @cached_property
    def threads(self) -> int:
        """How many threads share a call."""
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    def room(self, count: int) -> Any:
        """Memory for the results of so many configs: rows, or columns filled up to whole cache lines."""
        if self.native.rows:
            return _MEMORY.take((count, self.native.width))
        return _MEMORY.take((self.native.width, -(-count // _MEMORY.line) * _MEMORY.line))

    def __call__(self, arguments: Mapping[str, Any], out: Array | None = None, threads: int = 0) -> tuple[Any, ...]:
        """The results in the function's order, arrays of the arguments' common shape.

        Args:
            arguments: a number or an array for every input; inputs of `native.numbers` must be numbers.
            out: what `room` gave, to be filled.
            threads: at most so many; as many as there are processors unless stated.

        Raises:
            UsageError: a number that no size can be.
        """
        import numpy as np

        native = self.native
        given = {name: array_of(name, arguments[name]) for name in native.columns}
        fixed = {name: array_of(name, arguments[name]) for name in native.numbers}
        for name, array in (given | fixed).items():
            # Longer columns are looked at where they are read.
            if array.size == 1:
                refuse_unfit(name, array)
        shape = np.broadcast_shapes(*(array.shape for array in given.values()))
        count = int(np.prod(shape, dtype=np.int64))
        columns = [_column(array, shape) for array in given.values()]
        numbers = np.array([array.item() for array in fixed.values()] or [0.0])
        made = self.room(count) if out is None else out
        if self._share(count, columns, numbers, made, min(threads or self.threads, max(1, count // _SHARE))):
            for name, array in given.items():
                refuse_unfit(name, array)
        results = made.T if native.rows else made
        # Results must not change when the caller's arrays do.
        kept = {name: given[name].copy() for name in {value for kind, value in native.results if kind == "column"}}
        return tuple(_result(place, results, kept, arguments, shape, count) for place in native.results)

    def _share(self, count: int, columns: Sequence[Array], numbers: Array, made: Array, workers: int) -> bool:
        """Run equal parts, the last of them here; whether some column may hold what no size can be."""
        step = -(-count // workers // 64) * 64 if workers > 1 else count
        starts = range(0, count, max(step, 1))
        parts = [(first, min(step, count - first), columns, numbers, made) for first in starts]
        failures: list[BaseException] = []
        doubts: list[bool] = []

        def work(*part: Any) -> None:
            try:
                doubts.append(self._evaluate(*part))
            except BaseException as failure:  # noqa: BLE001
                failures.append(failure)

        threads = [Thread(target=work, args=part) for part in parts[:-1]]
        for thread in threads:
            thread.start()
        for part in parts[-1:]:
            work(*part)
        for thread in threads:
            thread.join()
        # What was not computed must not be taken for a result.
        if failures:
            raise failures[0]
        return any(doubts)

    def _evaluate(self, first: int, count: int, columns: Sequence[Array], numbers: Array, made: Array) -> bool:
        ffi = self._ffi
        held = [column[first:] if column.size > 1 else column for column in columns]
        inputs = ffi.new("double *[]", [_pointer(ffi, column) for column in held] or 1)
        strides = ffi.new("int64_t[]", [int(column.size > 1) for column in columns] or 1)
        results = [made[first:]] if self.native.rows else [row[first:] for row in made]
        outputs = ffi.new("double *[]", [_pointer(ffi, result) for result in results] or 1)
        past_cache = made.nbytes > _PAST_CACHE and all(_lined(result) for result in results)
        return bool(self._library.evaluate(count, inputs, strides, _pointer(ffi, numbers), outputs, past_cache))


def _lined(array: Array) -> bool:
    return bool(array.__array_interface__["data"][0] % (8 * _MEMORY.line) == 0)


def _pointer(ffi: Any, array: Array) -> Any:
    return ffi.cast("double *", array.__array_interface__["data"][0])


def _column(array: Array, shape: tuple[int, ...]) -> Array:
    """One number, or one for each config in memory order."""
    import numpy as np

    return array.reshape(1) if array.size == 1 else np.ascontiguousarray(np.broadcast_to(array, shape)).reshape(-1)


def _result(
    place: tuple[str, Any],
    made: Array,
    given: Mapping[str, Array],
    arguments: Mapping[str, Any],
    shape: tuple[int, ...],
    count: int,
) -> Any:
    import numpy as np

    kind, value = place
    if kind == "made":
        found = made[value][:count].reshape(shape)
        # Results that are always equal are one array, as in the NumPy module.
        found.flags.writeable = False
    else:
        source = given[value] if kind == "column" else arguments[value] if kind == "number" else value
        found = np.broadcast_to(np.asarray(source, dtype=np.float64), shape)
    return found if shape else found[()]
