"""Under which conventions formulas are judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from sympy import Expr, Integer, Min

from symcost import dims
from symcost.ir.conventions import BY_NAME, DEFAULTS

_MEASURED = "autograd"
# A lower bound reads the experts of one token and leaves out, on purpose, what other tokens read.
_BOUND = ("expert_hits", "least")


def choices(depends: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """The default options, then each other option by itself: what a convention does to a formula shows alone.

    What a library was measured to keep is no formula that anybody derived, and is not judged.
    """
    usual = {name: DEFAULTS[name] for name in depends}
    yield usual
    for name in depends:
        options = (option for option in BY_NAME[name].options if option not in (usual[name], _MEASURED))
        yield from ({**usual, name: option} for option in options if (name, option) != _BOUND)


def is_bound(options: Iterable[tuple[str, str]]) -> bool:
    """Whether a formula holds for a lower bound alone, which is not judged."""
    return _BOUND in options


# A step of one micro-batch, images in front of a tower.
_PRESENT = {Min(1, dims.symbol("images")): Integer(1)}
_ONE_STEP = {dims.symbol("grad_accum"): Integer(1)}


@lru_cache(maxsize=65536)
def ordinary(value: Expr) -> Expr:
    """A formula in the case that rules speak of: parts that are there, gradients that nothing was added to before."""
    return value.xreplace(_PRESENT).xreplace(_ONE_STEP)
