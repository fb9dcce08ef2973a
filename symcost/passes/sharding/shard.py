"""One operator of a rank: local sizes in place of the whole ones, and the collectives that follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sympy import Expr, Integer, Min, Symbol

from symcost import dims
from symcost.ir.change import changed, changed_tensor
from symcost.ir.component import Collective, Cost, Derived, Work
from symcost.ir.conventions import CORES
from symcost.ir.plan import Layout
from symcost.ir.tensor import Tensor
from symcost.passes.sharding import adapters, operators
from symcost.passes.sharding.contractions import by_tokens, contraction
from symcost.passes.sharding.local import POSITIONS, Sizes, degree, divided, local, symbols

# Component type -> what it sends beside what its weight matmuls do.
OWN: dict[str, Callable[[Cost, Layout], tuple[Work, Work]]] = {
    "cross_entropy": operators.loss,
    "lm_head": operators.head,
    "mla_kv_up": operators.rotary_key,
    "moe_experts": operators.experts,
    "qk_norm": operators.wide_norm,
    **dict.fromkeys(CORES, operators.core),
}
# Component type -> how it is divided, where that is not operator by operator.
APART: dict[str, Callable[[Cost, Cost, Sizes, Layout], tuple[Cost, Sizes, tuple[Work, Work]]]] = {
    adapters.TYPE: adapters.adapter,
}
# Types whose weight matmuls stand inside what is sent as a whole.
_CLOSED = ("moe_experts",)


def shard(
    type: str, cost: Cost, derived: tuple[Derived, ...], layout: Layout, beside: str = ""
) -> tuple[Cost, tuple[Derived, ...]]:
    """The cost of a component on one rank, and the derived sizes that it uses.

    Args:
        beside: type of the component that it goes with and is divided as, where it has no lines of a plan.
    """
    sizes = divided(beside or type, cost, layout)
    new = {size: made.symbol for size, made in sizes.items()}
    after = changed(cost, lambda value: value.xreplace(new))
    if type in APART:
        after, sizes, (forward, backward) = APART[type](cost, after, sizes, layout)
    else:
        after, sizes = _kept(type, after, sizes, layout)
        forward, backward = _sent(type, cost, after, layout)
    optimizer = _late(beside or type, cost, after, sizes, layout)
    if layout.zero == 3:
        # Gradients are shards right after backward, so what ranks add up cannot wait for the end of a step.
        backward, optimizer = backward + optimizer, Work()
    if not cost.backward.kernels:
        backward = optimizer = Work()
    after = replace(
        after,
        forward=after.forward + _counted(forward),
        backward=after.backward + _counted(backward),
        optimizer=after.optimizer + _counted(optimizer),
    )
    made = tuple(_derived(type, each, new, layout) for each in derived)
    return after, (*sizes.values(), *made)


def _kept(type: str, cost: Cost, sizes: Sizes, layout: Layout) -> tuple[Cost, Sizes]:
    if type in CORES:
        cost, sizes = _own_keys(cost, sizes, layout)
    return _own_tokens(cost, sizes, layout) if layout.plan.gathered == "again" else (cost, sizes)


def _own_keys(cost: Cost, sizes: Sizes, layout: Layout) -> tuple[Cost, Sizes]:
    """A core keeps the keys and values of its own tokens, and its kernels meet those of all."""
    context = dims.symbol("context")
    if layout.plan.context == "all_to_all" or context not in symbols(cost):
        return cost, sizes
    own = local("context", ("cp",))

    def keep(tensor: Tensor) -> Tensor:
        if not any(axis == "tokens" for axis, _ in tensor.shape):
            return tensor
        return changed_tensor(tensor, lambda value: value.xreplace({context: own.symbol}))

    return replace(cost, tensors=tuple(map(keep, cost.tensors))), {**sizes, context: own}


def _own_tokens(cost: Cost, sizes: Sizes, layout: Layout) -> tuple[Cost, Sizes]:
    """Inputs that are gathered again in backward are kept as each rank's own tokens."""
    kept = {t.storage for t in cost.tensors if t.role == "activation"}
    ranks = {made.symbol: local(size.name, ("cp", "tp")) for size, made in sizes.items() if size.name in POSITIONS}
    inputs = [c.x for c in cost.contractions if by_tokens(c.x, layout)]
    gathered = {tuple(extent for _, extent in x.shape) for x in inputs}
    if not kept or not gathered or not ranks or any(made.symbol.name.endswith("_cp_tp") for made in sizes.values()):
        return cost, sizes
    new = {whole: made.symbol for whole, made in ranks.items()}

    def keep(tensor: Tensor) -> Tensor:
        alike = tuple(extent for _, extent in tensor.shape) in gathered and tensor.role == "activation"
        divided_already = any(symbol.name.endswith("_tp") for symbol in tensor.elements.free_symbols)
        return changed_tensor(tensor, lambda v: v.xreplace(new)) if alike and not divided_already else tensor

    more = {dims.derived(f"{made.symbol.name}_own"): made for made in ranks.values()}
    return replace(cost, tensors=tuple(map(keep, cost.tensors))), {**sizes, **more}


def _derived(type: str, made: Derived, new: dict[Symbol, Symbol], layout: Layout) -> Derived:
    """Sizes that a component computes itself, of a rank."""
    if made.symbol.name in ("experts_hit", "experts_hit_decoder") and layout.plan.of(type).get("experts") == "ep":
        # A rank's experts are visited by the tokens of all ranks that share them.
        ranks, rows, chosen = dims.symbol("ep"), dims.symbol("seq"), dims.symbol("top_k")
        spread = {**new, rows: new.get(rows, rows) * ranks, chosen: chosen / ranks}
        return replace(made, value=made.value.xreplace(spread))
    if type in CORES:
        # Chunks are dealt out so that every rank has as many pairs.
        split = 1 if layout.plan.context == "all_to_all" else degree("cp")
        return replace(made, value=made.value / split)
    return replace(made, value=made.value.xreplace(new))


def _sent(type: str, before: Cost, after: Cost, layout: Layout) -> tuple[Work, Work]:
    forward, backward = Work(), Work()
    pairs = [] if type in _CLOSED else zip(before.contractions, after.contractions, strict=True)
    for old, new in pairs:
        given, taken = contraction(old, new, layout)
        forward, backward = forward + given, backward + taken
    own = OWN.get(type)
    if own is not None and (layout.plan.of(type) or type in CORES):
        given, taken = own(after, layout)
        forward, backward = forward + given, backward + taken
    return forward, backward


def _late(type: str, before: Cost, after: Cost, sizes: Sizes, layout: Layout) -> Work:
    """Gradients that are added up once a step."""
    by_tokens = (
        layout.sp and type in layout.plan.sequence and any(n.symbol.name.endswith("_tp") for n in sizes.values())
    )
    by_heads = type == "qk_norm" and any(n.symbol.name == "heads_tp" for n in sizes.values())
    late = operators.shared_weights(before, after, by_tokens or by_heads)
    return late + operators.shared_heads(after)


def _counted(work: Work) -> Work:
    """The collectives as often as they run: never among one rank alone, and equal ones in one line."""
    found: dict[tuple[str, str, str, str], Collective] = {}
    for item in work.collectives:
        key = (item.kind, item.group, item.tensor.name, item.tensor.slot)
        once = replace(item, count=item.count * _several(item.ranks))
        found[key] = replace(once, count=found[key].count + once.count) if key in found else once
    return Work(collectives=tuple(found.values()))


def _several(ranks: Expr) -> Expr:
    return Min(1, ranks - 1) if ranks.is_Symbol else Integer(1)
