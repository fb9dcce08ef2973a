"""Documentation that is part of what symcost prints: read from its source where `python -OO` has thrown it away."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from typing import Any

# From this level on, Python keeps no docstrings.
_STRIPPED = 2


def docstring(documented: object) -> str:
    """The docstring of a function or class without its indentation, or an empty text."""
    if sys.flags.optimize < _STRIPPED:
        return inspect.getdoc(documented) or ""
    documented = inspect.unwrap(documented)  # type: ignore[arg-type]
    # Of an object that can be called, its class speaks.
    stated: Any = documented if inspect.isroutine(documented) or inspect.isclass(documented) else type(documented)
    tree = ast.parse(textwrap.dedent(inspect.getsource(stated))).body[0]
    return (ast.get_docstring(tree) if isinstance(tree, ast.FunctionDef | ast.ClassDef) else None) or ""
