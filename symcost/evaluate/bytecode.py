"""Bytecode of printed modules in the user's cache folder: a large module takes longer to compile than to run."""

from __future__ import annotations

import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

from symcost import cache


def kept_code(source: str, name: str) -> CodeType:
    """The code of a module's source.

    Args:
        name: of the module, for tracebacks.

    Raises:
        SyntaxError: the source is no Python.
    """
    key = cache.key(source, name, MAGIC_NUMBER)
    data = cache.read("bytecode", key)
    if data is not None:
        # The cache folder is the user's own, and an entry is what its digest says.
        code = marshal.loads(data)  # noqa: S302
        if isinstance(code, CodeType):
            return code
    code = compile(source, f"<symcost {name}>", "exec")
    cache.write("bytecode", key, marshal.dumps(code))
    return code
