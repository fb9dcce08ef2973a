"""Templates: found beside the installed package or in a checkout; an undefined name in one is an error."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symcost.errors import SymcostError

if TYPE_CHECKING:
    from jinja2 import Environment


def render(name: str, /, **values: Any) -> str:
    """A template of `templates/`, filled with strings and plain records.

    Args:
        name: `EMITTER/FILE.jinja`.
    """
    return environment().get_template(name).render(**values)


@cache
def environment() -> Environment:
    """The one Jinja environment: undefined names are errors, block tags leave no lines behind."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(folder()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - emitters escape for their own language
    )


def folder() -> Path:
    """Where the templates are.

    Raises:
        SymcostError: neither in the package nor beside it.
    """
    package = Path(str(files("symcost")))
    for candidate in (package / "_templates", package.parent / "templates"):
        if candidate.is_dir():
            return candidate
    raise SymcostError("the templates of symcost are missing", where=str(package), hint="install symcost again")
