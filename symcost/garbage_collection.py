"""Work that makes many small objects, without Python's search for cycles among them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Compilation makes expressions that stay; looking through them again and again takes a fifth of its time.

    What is in no cycle is freed as ever. Whoever had collection off keeps it off.
    """
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()
