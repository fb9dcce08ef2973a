"""What memory allows: the best C copy, with stores that go past the caches, on one thread."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

_SOURCE = r"""
#include <stdint.h>
#include <string.h>
#if defined __AVX512F__ || defined __AVX__
#include <immintrin.h>
#endif
void copy(double *to, const double *from, int64_t count)
{
    int64_t i = 0;
#if defined __AVX512F__
    for (; i + 32 <= count; i += 32) {
        __m512d a = _mm512_loadu_pd(from + i), b = _mm512_loadu_pd(from + i + 8);
        __m512d c = _mm512_loadu_pd(from + i + 16), d = _mm512_loadu_pd(from + i + 24);
        _mm_prefetch((const char *)(from + i + 512), _MM_HINT_T0);
        _mm_prefetch((const char *)(from + i + 520), _MM_HINT_T0);
        _mm_prefetch((const char *)(from + i + 528), _MM_HINT_T0);
        _mm_prefetch((const char *)(from + i + 536), _MM_HINT_T0);
        _mm512_stream_pd(to + i, a); _mm512_stream_pd(to + i + 8, b);
        _mm512_stream_pd(to + i + 16, c); _mm512_stream_pd(to + i + 24, d);
    }
    _mm_sfence();
#elif defined __AVX__
    for (; i + 8 <= count; i += 8) {
        __m256d a = _mm256_loadu_pd(from + i), b = _mm256_loadu_pd(from + i + 4);
        _mm256_stream_pd(to + i, a); _mm256_stream_pd(to + i + 4, b);
    }
    _mm_sfence();
#endif
    memcpy(to + i, from + i, (count - i) * sizeof *to);
}
"""
# Read and written: far more than any cache holds.
_NUMBERS = 1 << 24


@cache
def copier() -> tuple[Callable[[], object], int]:
    """A copy to be timed, and how many bytes it reads and writes."""
    import cffi
    import numpy as np

    from symcost.evaluate.native import FLAGS, compiler

    ffi = cffi.FFI()
    ffi.cdef("void copy(double *to, const double *from, int64_t count);")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "copy.c").write_text(_SOURCE, encoding="utf-8")
        command = (*compiler(), *FLAGS, "-shared", "copy.c", "-o", "copy.so")
        subprocess.run(command, cwd=folder, check=True)
        library = ffi.dlopen(str(Path(folder) / "copy.so"))
    source, target = (_room(np, value) for value in (1.0, 0.0))
    here, there = (ffi.cast("double *", array.ctypes.data) for array in (source, target))
    held = source, target, ffi

    def run() -> object:
        library.copy(there, here, _NUMBERS)
        return held

    run()
    assert (target == source).all()
    return run, 16 * _NUMBERS


def _room(np, value):
    """Touched memory that begins with a large page."""
    room = np.full(_NUMBERS + (1 << 18), value)
    start = -(room.ctypes.data // 8) % (1 << 18)
    return room[start : start + _NUMBERS]


def seconds(numbers: int, copied: float) -> float:
    """Time that a copy of so many inputs and outputs would take, from the median of `copier`."""
    return 8 * numbers * copied / copier()[1]
