"""Local sizes: what a rank has of a size that its plan divides, as derived sizes that formulas use like any other."""

from __future__ import annotations

from functools import cache

from sympy import Expr, Integer, Max, Symbol, ceiling, floor

from symcost import dims
from symcost.ir.axes import axis_of, base
from symcost.ir.component import Cost, Derived
from symcost.ir.conventions import CORES
from symcost.ir.plan import Layout

# Tokens of the text, which ranks of a context divide; an image's patches stay whole.
POSITIONS = ("seq", "target_seq")
# What every head of a group of ranks may share: it stays one where there are more ranks than there are of it.
SHARED = ("kv_heads",)
# Sizes that are divided, with what a rank has of each.
Sizes = dict[Symbol, Derived]

# Local sizes made so far: the size, and what divides it.
divisions: dict[Symbol, tuple[str, tuple[str, ...]]] = {}


@cache
def local(size: str, meshes: tuple[str, ...], padded: bool = False) -> Derived:
    """What a rank has of a size.

    Args:
        meshes: mesh dimensions that divide it.
        padded: shards are equal and hold all of it, the last one partly empty.
    """
    whole, ranks = dims.symbol(size), degree(*meshes)
    value = whole / ranks
    if base(size) in SHARED:
        value = Max(1, floor(value))
    if padded:
        multiple = dims.symbol("vocab_multiple")
        value = multiple * ceiling(whole / (multiple * ranks))
    divisions[dims.derived("_".join((size, *meshes)))] = (size, meshes)
    letters = "".join(mesh[0] for mesh in meshes)
    row = dims.describe(size)
    latex = f"{{{row.latex}}}^{{/{letters}}}"
    return Derived(dims.derived("_".join((size, *meshes))), f"{row.meaning}, of a rank", latex, value)


def degree(*meshes: str) -> Expr:
    """How many ranks several mesh dimensions make."""
    product: Expr = Integer(1)
    for mesh in meshes:
        product *= dims.symbol(mesh)
    return product


def divided(type: str, cost: Cost, layout: Layout) -> Sizes:
    """Sizes of a component that its plan divides, with what a rank has of each."""
    axes = layout.plan.of(type)
    found: Sizes = {}
    names = sorted(symbol.name for symbol in symbols(cost))
    heads = ("cp",) if type in CORES and layout.plan.context == "all_to_all" else ()
    for name in names:
        mesh = axes.get(axis_of(name) or "")
        more = heads if axis_of(name) == "heads" else ()
        # A derived size (experts hit) follows from what it is made of.
        if not (mesh or more) or base(name) in layout.plan.whole or base(name) not in dims.DIMS:
            continue
        if axis_of(name) == "vocab" and type == "cross_entropy" and not layout.loss_parallel:
            continue
        meshes = (mesh, *more) if mesh else more
        found[dims.symbol(name)] = local(name, meshes, padded=axis_of(name) == "vocab")
    if axes.get("experts") == "tp" and dims.symbol("top_k") in symbols(cost):
        # Ranks that have the same tokens: each runs the rows of its own experts, balanced.
        found[dims.symbol("top_k")] = local("top_k", ("tp",))
    return {**found, **_positions(type, layout, names, bool(found))}


def _positions(type: str, layout: Layout, names: list[str], width_divided: bool) -> dict[Symbol, Derived]:
    """Tokens: divided over the context, and by tp where a plan's sequence parallelism takes them."""
    if type in CORES and layout.plan.context == "all_to_all":
        return {}
    meshes = ("cp", "tp") if layout.sp and type in layout.plan.sequence and not width_divided else ("cp",)
    taken = (*POSITIONS, "context") if type not in CORES else POSITIONS
    return {dims.symbol(name): local(name, meshes) for name in names if name in taken}


def symbols(cost: Cost) -> set[Symbol]:
    """Every symbol of a cost."""
    found: set[Symbol] = set()
    for _, work in cost.phases():
        for value in (*(item.value for item in work.flops), *(item.value for item in work.stated)):
            found |= value.free_symbols
        for kernel in work.kernels:
            for tensor in (*kernel.reads, *kernel.writes):
                found |= tensor.elements.free_symbols
        for sent in work.collectives:
            found |= sent.tensor.elements.free_symbols
    for tensor in (*cost.tensors, *cost.held):
        found |= tensor.elements.free_symbols
    return found
