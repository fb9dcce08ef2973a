"""Memory of a training step: the moments of components, and what is transient at each point of a step."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sympy import Expr

from symcost.emit.readable.wording import assigned, formula_text, plain_text, text, wrapped
from symcost.errors import VerifyError
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula, Term
from symcost.passes.largest import largest
from symcost.passes.memory import Memory, memory, point

_WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True)
class Moments:
    """Names and lines of the functions of `memory.py`.

    Attributes:
        names: of sums and points, in order.
        moments: of what gives the largest moment of each component, by kind and name.
        transient: of what gives transient bytes by point.
    """

    names: tuple[str, ...]
    moments: tuple[str, ...]
    transient: tuple[str, ...]


def moments(model: CostModel) -> Moments | None:
    """The memory of a model; None for one that states no kernels.

    Raises:
        VerifyError: figures that are not what is held throughout and the largest point.
    """
    held = memory(model)
    if held is None:
        return None
    _check(held)
    return Moments(tuple(held.figures()), tuple(_moments(held)), tuple(_points(held)))


def _moments(held: Memory) -> Iterator[str]:
    by_kind: dict[str, list[str]] = {}
    for symbol, (kind, item) in held.of.items():
        if symbol in held.sizes:
            by_kind.setdefault(kind, []).append(f'"{item}": {formula_text(held.sizes[symbol].formula)}')
    yield "    return {"
    for kind, texts in by_kind.items():
        yield f'        "{kind}": {{'
        for text_ in texts:
            yield from wrapped(text_, 3, ",")
        yield "        },"
    yield "    }"


def _check(held: Memory) -> None:
    """A module adds up by itself: the peak is what is persistent, what is saved, and the largest point."""
    peak = (*held.persistent, *held.saved, Formula.of(Term("", largest(map(point, held.points)))))
    if held.figures()["peak"] != peak:
        raise VerifyError("the peak of a step is not what is held and the largest of its points")


def _points(held: Memory) -> Iterator[str]:
    names = {symbol.name: f'{kind}["{item}"]' for symbol, (kind, item) in held.of.items() if symbol in held.sizes}
    for symbol, (kind, core) in held.internals.items():
        # A layer that keeps nothing has the number 0 in its place.
        if symbol.is_Symbol:
            names[symbol.name] = f'internals("{kind}", "{core}")' if core else f'internals("{kind}")'
    used = {symbol for value in _values(held) for symbol in value.free_symbols}
    for kind in dict.fromkeys(kind for symbol, (kind, _) in held.of.items() if symbol in used):
        yield f'    {kind} = moments["{kind}"]'
    for symbol, made in held.sizes.items():
        if symbol not in held.of and symbol not in held.internals:
            yield from assigned(plain_text(symbol), _named(formula_text(made.formula), names))
    yield "    return {"
    for name, value in held.points.items():
        yield from wrapped(f'"{name}": {_named(text(value), names)}', 2, ",")
    yield "    }"


def _values(held: Memory) -> Iterator[Expr]:
    yield from held.points.values()
    for symbol, made in held.sizes.items():
        if symbol not in held.of:
            yield from (term.value for terms in made.formula.table.values() for term in terms)


def _named(text: str, names: Mapping[str, str]) -> str:
    """Moments and internals by what gives them."""
    return _WORD.sub(lambda match: names.get(match[0], match[0]), text)
