"""Under which conventions formulas are judged."""

from __future__ import annotations

from collections.abc import Iterator

from symcost.ir.conventions import BY_NAME, DEFAULTS


def choices(depends: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """The default options, then each other option by itself: what a convention does to a formula shows alone."""
    usual = {name: DEFAULTS[name] for name in depends}
    yield usual
    for name in depends:
        yield from ({**usual, name: option} for option in BY_NAME[name].options if option != usual[name])
