"""Names that nearly exist: the remedy for a typing error."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from symcost.errors import UsageError


def unknown(what: str, name: object, known: Iterable[str], *, more: str = "") -> UsageError:
    """The error for a name that does not exist.

    Args:
        what: kind of thing, such as `dim` or `component`.
        more: how to see all known names, when they are many.
    """
    listed = list(known)
    near = get_close_matches(str(name), listed, n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else more or f"known: {', '.join(listed)}"
    return UsageError(f"unknown {what} {name!r}", hint=hint)
