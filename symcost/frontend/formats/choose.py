"""Which form a parsed file has, and the config of the library that it restates."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from symcost.frontend import formats as package
from symcost.frontend.config import Config
from symcost.frontend.formats.record import Form, restated


class Restatement(NamedTuple):
    """A config of the library, what it was read from, and what was assumed."""

    data: Mapping[str, Any]
    where: str
    warnings: tuple[str, ...] = ()


def as_library_config(data: Mapping[str, Any], where: str) -> Restatement:
    """The file as it is, or, where it has another form, as a config of the library.

    Raises:
        SpecError: a field of the form that is not known or cannot be priced.
    """
    form = form_of(data)
    if form is None:
        return Restatement(data, where)
    config = Config(data, where)
    found = restated(form, config)
    return Restatement(found, f"{where} ({form.name}, as a config of {found['model_type']})", tuple(config.warnings))


def form_of(data: Mapping[str, Any]) -> Form | None:
    """The form of a parsed file; None for a config of the library, and for what nobody knows."""
    return next((form for form in forms() if form.fits(data)), None)


@cache
def forms() -> tuple[Form, ...]:
    """Every form of this folder, in the order in which they are tried."""
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    modules = [import_module(f"{package.__name__}.{name}") for name in names]
    found = [module.FORM for module in modules if hasattr(module, "FORM")]
    return tuple(sorted(found, key=lambda form: (form.order, form.name)))
