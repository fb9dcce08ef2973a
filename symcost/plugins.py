"""Plugins: modules of other packages that bring operators, families, rules or plans, none registered here.

A package declares them as entry points, one group for each kind of thing; a file or folder that a user names counts for
all groups. A module is imported when something it may hold is first looked for, so that a model of ours never waits.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from symcost.errors import UsageError
from symcost.files import is_file

COMPONENTS, FAMILIES, RULES, PLANS = GROUPS = (
    "symcost.components",
    "symcost.families",
    "symcost.rules",
    "symcost.plans",
)
VARIABLE = "SYMCOST_PLUGINS"

_named: list[Path] = []


def add(path: str | Path) -> None:
    """Counts a Python file, or a folder with an `__init__.py`, as a plugin from now on.

    Raises:
        UsageError: there is no such file, or it is no module.
    """
    place = Path(path)
    file = place / "__init__.py" if place.is_dir() else place
    if not is_file(file) or file.suffix != ".py":
        raise UsageError(f"{path} is no Python file", where="plugin", hint="name a .py file or a folder of a package")
    if file.resolve() not in _named:
        _named.append(file.resolve())
        modules.cache_clear()
        everything.cache_clear()


@cache
def modules(group: str) -> tuple[ModuleType, ...]:
    """The modules of a group: those that installed packages declare, by name, then those that a user named.

    Raises:
        UsageError: a module that cannot be imported.
    """
    from importlib.metadata import entry_points

    found = [_imported(entry.value) for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)]
    for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        add(path)
    return (*found, *(_from_file(file) for file in _named))


@cache
def everything() -> tuple[ModuleType, ...]:
    """Modules of all groups, each once."""
    return tuple(dict.fromkeys(module for group in GROUPS for module in modules(group)))


def fingerprint() -> str:
    """What the sources of all plugins come to: compiled evaluators of their families go by it."""
    digest = hashlib.sha256()
    for module in everything():
        file = Path(module.__file__ or "")
        for source in sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]:
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name.partition(":")[0])
    except ImportError as error:
        hint = "repair it, or uninstall the package that declares it"
        raise UsageError(f"{name} cannot be imported: {error}", where="plugin", hint=hint) from error


def _from_file(file: Path) -> ModuleType:
    """The module of a file, as `symcost_plugin_NAME`; a package's submodules can be imported from it."""
    package = file.name == "__init__.py"
    name = f"symcost_plugin_{file.parent.name if package else file.stem}"
    if name in sys.modules and sys.modules[name].__file__ == str(file):
        return sys.modules[name]
    spec = spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)] if package else None)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (ImportError, SyntaxError) as error:
        del sys.modules[name]
        raise UsageError(f"it cannot be imported: {error}", where=str(file), hint="repair it") from error
    return module
