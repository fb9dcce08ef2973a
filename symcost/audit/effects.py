"""What formulas come to on the bundled models: their sizes, at the lengths that `symcost eval` takes by default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from symcost import frontend
from symcost.audit.numbers import Number, Numeric
from symcost.evaluate.lengths import lengths
from symcost.evaluate.question import Options
from symcost.evaluate.settings import layer_counts
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from sympy import Expr, Symbol

MODELS_SHOWN = 10

Sizes = Mapping[str, int | Fraction]


@cache
def sizes_of(slug: str) -> Sizes:
    """Every size of a bundled model by name, batch 1 and the default lengths included."""
    spec = frontend.by_name(slug)
    assert spec is not None, slug
    return sizes(spec)


def sizes(spec: ModelSpec, options: Options | None = None) -> Sizes:
    """Every size of a model by name; MTP blocks do not count, and there are no images.

    Args:
        options: lengths, where they are not the defaults.
    """
    known = lengths(spec, options or Options(), [])
    found: dict[str, Any] = {name: size for name, size in known.items() if isinstance(size, int)}
    counts = layer_counts(spec.layer_counts(), {})
    found |= {"layers": sum(counts.values()), **counts, **spec.dims, "mtp_depth": 0}
    if spec.vision:
        tower: dict[str, Any] = {**layer_counts(spec.vision.layer_counts(), {}), **spec.vision.dims}
        found |= {f"{spec.vision.name}_{name}": size for name, size in tower.items()}
    return found


def models_first(family: str) -> list[str]:
    """Bundled models, those of a family first."""
    return sorted(frontend.bundled(), key=lambda slug: (family_of(slug) != family, slug))


@cache
def family_of(slug: str) -> str:
    spec = frontend.by_name(slug)
    assert spec is not None, slug
    return spec.family


def effect(
    left: Expr, right: Expr, models: Iterable[tuple[str, Sizes]], assumed: Mapping[Symbol, Expr] | None = None
) -> dict[str, tuple[Number, Number]]:
    """Two formulas' values on models that have all their sizes and keep to what is assumed.

    Args:
        models: those that have the formulas' structure, with their sizes.
        assumed: what the formulas' readers replace; a model must agree with it.
    """
    found: dict[str, tuple[Number, Number]] = {}
    numerics = Numeric(left), Numeric(right)
    for slug, own in models:
        known = agreeing(own, assumed or {})
        if known is None or not {*numerics[0].names, *numerics[1].names} <= known.keys():
            continue
        values = tuple(numeric.defined(known) for numeric in numerics)
        if values[0] is not None and values[1] is not None:
            found[slug] = (values[0], values[1])
        if len(found) == MODELS_SHOWN:
            break
    return found


def agreeing(known: Sizes, assumed: Mapping[Symbol, Expr]) -> Sizes | None:
    """The sizes, with those of the sheet's own letters; None where the model does not keep to what is assumed."""
    found = dict(known)
    for symbol, value in assumed.items():
        numeric = Numeric(value)
        new = [name for name in numeric.names if name not in found]
        if symbol.name not in found or len(new) > 1:
            return None
        if new:
            rest = numeric.defined({**found, new[0]: 0})
            if rest is None or isinstance(rest, float) or not 0 <= (left := found[symbol.name] - rest) == int(left):
                return None
            found[new[0]] = left
        if numeric.defined(found) != found[symbol.name]:
            return None
    return found
