"""What a form of a file states, and what its fields are read with; what it does not know is refused by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from symcost.frontend.config import MISSING, Config

# A config as the library has it.
Restated = dict[str, Any]


@dataclass(frozen=True)
class Form:
    """A file that states a model otherwise than the library does.

    Attributes:
        name: what messages call it.
        fits: whether a parsed object is one.
        restate: the same model as a config of the library; records what it reads.
        neutral: fields that change no cost.
        order: forms are tried in this order, those with more particular marks first.
    """

    name: str
    fits: Callable[[Mapping[str, Any]], bool]
    restate: Callable[[Config], Restated]
    neutral: frozenset[str] = frozenset()
    order: int = 0


def restated(form: Form, config: Config) -> Restated:
    """The file as a config of the library.

    Raises:
        SpecError: a field that the form does not have, or that cannot be priced.
    """
    found = form.restate(config)
    refuse_unread(config, form.neutral, form.name)
    return {key: value for key, value in found.items() if value is not MISSING}


def refuse_unread(config: Config, neutral: Iterable[str], name: str) -> None:
    """Refuses what was not read.

    Raises:
        SpecError: names the first such field, and the one that it may have been meant for.
    """
    known = {*config.used, *neutral}
    for key, value in config.data.items():
        if key not in known:
            near = difflib.get_close_matches(key, sorted(known), n=1)
            meant = f"did you mean {config.prefix}{near[0]}? Else " if near else ""
            raise config.error(
                key, value, f"no field of {name} that is known", f"{meant}remove it if it changes no cost"
            )


def required(config: Config, key: str, meaning: str) -> int:
    """A whole number that must be stated.

    Raises:
        SpecError: it is not.
    """
    found = config.integer([key])
    if not isinstance(found, int):
        raise config.absent(key, meaning)
    return found


def optional(config: Config, key: str) -> int | None:
    """A whole number, or None where it is null or not stated."""
    found = config.integer([key])
    return found if isinstance(found, int) else None


def inner(config: Config, key: str) -> Config | None:
    """A nested object; None where null, empty or not stated."""
    found = config.mapping(key)
    return Config(found, config.where, f"{config.prefix}{key}.") if found else None


def refuse_stated(config: Config, keys: Iterable[str], problem: str, hint: str) -> None:
    """Refuses fields that state something.

    Raises:
        SpecError: names the first that is neither null, false, empty nor -1.
    """
    for key in keys:
        _, value = config.take([key])
        if value not in (MISSING, None, False, -1) and value not in ({}, [], ""):
            raise config.error(key, value, problem, hint)
