"""Every symbolic size, once: code name, LaTeX letter, meaning, unit and sign.

The tables (`dim_tables`) are plain data, so that front ends and evaluators can read it without sympy. Symbols are made
from them when first asked for (`from symcost.dims import batch, seq`), and nowhere else in the project. Prefixed
sizes (`vision_hidden`) and layer counts (`moe_layers`) are made by `prefixed` and `layer_count`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from symcost import plugins, sympy_repair
from symcost.dim_tables import coefficients, degrees, mixers, modalities, training, transformer, widths
from symcost.dim_tables.record import Dim as Dim
from symcost.errors import GrammarError

if TYPE_CHECKING:
    from sympy import Symbol


# In the order in which people write factors: 2 B S h f, not 2 S f h B.
_SIZES = [*transformer.ROWS, *mixers.ROWS, *modalities.ROWS, *training.ROWS]
_WIDTHS = [*widths.STORAGE, *widths.COMPUTE]
DIMS: dict[str, Dim] = {dim.name: dim for dim in (*_SIZES, *degrees.ROWS, *_WIDTHS, *coefficients.ROWS)}
BROUGHT: set[str] = set()  # by plugins; each is an axis of its own
SIZES: frozenset[str] = frozenset(dim.name for dim in _SIZES)
# Storage slots first, then compute slots; a model takes those that stand in its formulas.
WIDTHS: tuple[str, ...] = tuple(dim.name for dim in _WIDTHS)
COMPUTE_GRAPH_COEFFICIENTS: tuple[str, ...] = tuple(dim.name for dim in coefficients.COMPUTE_GRAPH)
COEFFICIENTS: dict[str, int | str] = {d.name: d.default for d in coefficients.ROWS if d.default is not None}
TOWERS = ("vision_", "audio_")
STAGES = tuple(f"stage{number}" for number in range(1, 17))
PREFIXES = ("vision", "audio", "encoder", "decoder", "qformer", "resampler", "adaptor", "high", *STAGES)


def add(dim: Dim) -> Symbol:
    """A size that a plugin brings, known everywhere from then on; the same row again is no error.

    Raises:
        GrammarError: the name is no identifier, or is taken.
    """
    BROUGHT.update({dim.name} - DIMS.keys())
    known = DIMS.setdefault(dim.name, dim)
    if known != dim or not dim.name.isidentifier():
        raise GrammarError(f"dim {dim.name!r} is no identifier, or is taken by another size", hint="rename it")
    order.cache_clear()
    return symbol(dim.name)


def describe(name: str) -> Dim:
    """The table's row for a name; prefixed sizes, layer counts and derived sizes are described from their parts.

    Raises:
        GrammarError: no such dim.
    """
    if name in DIMS:
        return DIMS[name]
    prefix, _, rest = name.partition("_")
    if prefix in PREFIXES and (rest in DIMS or rest.endswith("_layers") or rest.partition("_")[0] in PREFIXES):
        base = describe(rest)
        return Dim(name, _superscript(base.latex, prefix[:3]), f"{base.meaning} ({prefix})", base.unit, base.sign)
    if name.endswith("_layers") and name.isidentifier():
        kind = name.removesuffix("_layers")
        letter = r"L_{\mathrm{" + kind.replace("_", r"\text{-}") + "}}"
        return Dim(name, letter, f"layers of kind {kind}", "layers", "nonnegative")
    if plugins.modules(plugins.COMPONENTS) and name in DIMS:
        return DIMS[name]
    raise GrammarError(f"unknown dim {name!r}", hint="symcost list dims prints the known ones")


def _superscript(latex: str, word: str) -> str:
    return latex + r"^{\mathrm{" + word + "}}"


@cache
def symbol(name: str) -> Symbol:
    """The symbol of a known dim; the same object at every call."""
    return _make(describe(name))


@cache
def letter(name: str) -> Symbol:
    """A sheet's own letter: a non-negative whole number that no table knows."""
    return _make(Dim(name, name, "letter of a sheet", sign="nonnegative"))


@cache
def derived(name: str) -> Symbol:
    """A size computed from others (attention pairs, experts hit); defined by the cost model that uses it."""
    return _make(Dim(name, name, "derived", sign="nonnegative"))


def _make(dim: Dim) -> Symbol:
    from sympy import Symbol

    sympy_repair.repair()
    domain = {"rational": True} if dim.rational else {"integer": True}
    return Symbol(dim.name, **{dim.sign: True}, **domain)


def prefixed(prefix: str, dim: Symbol) -> Symbol:
    """The size of a tower or of one side: `prefixed("vision", hidden)` is `vision_hidden`."""
    return symbol(f"{prefix}_{dim.name}")


def layer_count(kind: str) -> Symbol:
    """How many layers of a kind the model has, where it has several kinds."""
    return symbol(f"{kind}_layers")


@cache
def order(name: str) -> tuple[int, str]:
    """Sort key: dims in the order of the table, everything else after them by name."""
    names = list(DIMS)
    if name in DIMS:
        return names.index(name), name
    prefix, _, rest = name.partition("_")
    while prefix in PREFIXES and rest not in DIMS:
        prefix, _, rest = rest.partition("_")
    if prefix in PREFIXES and rest in DIMS:
        return names.index(rest), name
    if name.endswith("_layers"):
        return names.index("layers"), name
    return len(names), name


def __getattr__(name: str) -> Symbol:
    if name in DIMS:
        return symbol(name)
    raise AttributeError(f"symcost.dims has no dim {name!r}")
