"""Parts: components by name, for models that no table of features describes. Plain records, no sympy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Extent:
    """A size as text over dims (`4*hidden`), for a stage that works without sympy."""

    text: str


@dataclass(frozen=True)
class Part:
    """One component by name, for what no table of features describes.

    Attributes:
        component: its name in the folder of components.
        name: its name where it stands; empty for the component's own type.
        options: sorted (name, value) pairs; a size is an `Extent`.
        sizes: dims put in place of the component's own, as (dim, text) pairs.
        count: how many equal ones stand there.
        tied_to: instance whose parameter it borrows.
        discarded: nothing reads what it makes: it runs, and has no gradient.
    """

    component: str
    name: str = ""
    options: tuple[tuple[str, Any], ...] = ()
    sizes: tuple[tuple[str, str], ...] = ()
    count: int = 1
    tied_to: str = ""
    discarded: bool = False
