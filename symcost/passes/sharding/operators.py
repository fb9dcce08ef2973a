"""Collectives of operators that are no weight matmuls: cores, experts, losses, and weights that ranks share."""

from __future__ import annotations

from dataclasses import replace

from sympy import Expr, Integer, Max, Min, floor

from symcost import dims
from symcost.ir.component import Collective, Cost, Work
from symcost.ir.operators import operand
from symcost.ir.plan import SHARED_GRADIENT, Layout
from symcost.ir.tensor import Tensor
from symcost.passes.sharding.contractions import by_tokens, over, partial_sum, whole_input

# Maximum, sum of exponentials, and the logit of the target.
LOSS_SUMS = 3
Both = tuple[Work, Work]


def loss(cost: Cost, layout: Layout) -> Both:
    """A loss over shards of the vocabulary: three FP32 numbers a token are added up or compared."""
    logits = _named(cost, "logits")
    if not layout.loss_parallel or logits is None:
        return Work(), Work()
    (axis, rows), *_ = logits.shape
    row = operand("row_statistics", "FP32", **{axis: rows})
    return Work(collectives=(over("all_reduce", row, Integer(LOSS_SUMS)),)), Work()


def head(cost: Cost, layout: Layout) -> Both:
    """Logits are gathered for a loss that needs the whole vocabulary."""
    logits = _named(cost, "logits")
    if layout.loss_parallel or logits is None:
        return Work(), Work()
    return Work(collectives=(over("all_gather", logits),)), Work()


def wide_norm(cost: Cost, layout: Layout) -> Both:
    """A norm over all heads of a token, which ranks share: squares are added up forward, products backward."""
    sums = []
    for kernel in cost.forward.kernels:
        for tensor in kernel.writes:
            of_heads = {symbol.name for symbol in tensor.elements.free_symbols} & {"heads_tp", "kv_heads_tp"}
            if tensor.name.endswith("statistics") and not of_heads:
                sums.append(over("all_reduce", tensor))
    back = tuple(replace(item, tensor=replace(item.tensor, name=f"d_{item.tensor.name}")) for item in sums)
    return Work(collectives=tuple(sums)), Work(collectives=back)


def rotary_key(cost: Cost, layout: Layout) -> Both:
    """The rotary key beside a latent, which all heads share: each rank's heads have a part of its gradient."""
    latent = cost.contractions[0].x
    key = replace(latent, name="rotary_key", shape=(latent.shape[0], ("width", dims.symbol("rope_dim"))))
    return whole_input(key, layout, again=False)


def core(cost: Cost, layout: Layout) -> Both:
    """Keys and values of other ranks: passed around, gathered, or all heads of a few for a few heads of all."""
    tensors = {t.name: t for kernel in cost.forward.kernels for t in (*kernel.reads, *kernel.writes)}
    keys = [tensors[name] for name in ("k", "v") if name in tensors]
    if not keys or not any(symbol.name == "context" for t in keys for symbol in t.elements.free_symbols):
        return Work(), Work()
    if layout.plan.context == "all_to_all":
        return _heads_for_tokens([tensors[name] for name in ("q", "k", "v", "o") if name in tensors])
    ranks = dims.symbol("cp")
    block = replace(keys[0], name="k_and_v", shape=(), elements_stated=sum(t.elements for t in keys) / ranks)
    slot = layout.plan.context_gradients
    gradient = replace(block.grad, slot=block.grad.slot if slot == "act" else slot)
    times = ranks if layout.plan.ring_gradients == "all" else ranks - 1
    home = Collective(layout.plan.ring_pass, "cp", gradient, ranks, times, passed=True)
    if layout.plan.context == "all_gather":
        gathered = Collective("all_gather", "cp", block, ranks, Integer(1))
        return Work(collectives=(gathered,)), Work(collectives=(gathered, home))
    passed = Collective(layout.plan.ring_pass, "cp", block, ranks, ranks - 1, passed=True)
    return Work(collectives=(passed,)), Work(collectives=(passed, home))


def _heads_for_tokens(tensors: list[Tensor]) -> Both:
    """Each tensor changes from all heads of a rank's tokens to a rank's heads of all tokens, and the result back."""
    ranks, one = dims.symbol("cp"), Integer(1)
    forward = tuple(Collective("all_to_all", "cp", t, ranks, one) for t in tensors)
    return Work(collectives=forward), Work(collectives=tuple(replace(c, tensor=c.tensor.grad) for c in forward))


def experts(cost: Cost, layout: Layout) -> Both:
    """Rows to the ranks that have their experts, and back; under tp the sum over shards of every expert."""
    tensors = {t.name: t for kernel in cost.forward.kernels for t in (*kernel.reads, *kernel.writes)}
    x, y, weights = tensors["x"], tensors["y"], tensors["weights"]
    rows = (tensors["permuted"], tensors["outputs"])
    meshes = layout.plan.of("moe_experts")
    forward, backward = Work(), Work()
    if meshes.get("experts") == "ep":
        sent, back = _exchange(rows, layout)
        forward, backward = forward + sent, backward + back
    if "tp" not in meshes.values():
        return forward, backward
    if layout.plan.experts == "rows" and by_tokens(x, layout):
        given, taken = whole_input(rows[0], layout), partial_sum(rows[1], layout)
    else:
        given, taken = whole_input(x, layout), partial_sum(y, layout)
        if not by_tokens(x, layout):
            # Weights of the choice multiply each rank's part of the sum.
            whole = x.elements / dims.symbol("hidden") * dims.symbol("top_k")
            given = given[0], given[1] + Work(collectives=(over("all_reduce", _resized(weights.grad, whole)),))
    return forward + given[0] + taken[0], backward + given[1] + taken[1]


def _exchange(rows: tuple[Tensor, Tensor], layout: Layout) -> Both:
    """Dispatch and combine: two all-to-alls of the rows each way."""
    ranks, one = dims.symbol("ep"), Integer(1)
    shared = dims.symbol("tp") if layout.plan.experts == "rows" and layout.sp else one
    sent = tuple(replace(t, elements_stated=t.elements / shared) for t in rows)
    counted = (operand("rows_of_experts", "INT64", experts=dims.symbol("experts")),) if layout.plan.counts else ()
    forward = tuple(Collective("all_to_all", "ep", t, ranks, one) for t in (*counted, *sent))
    return Work(collectives=forward), Work(
        collectives=tuple(Collective("all_to_all", "ep", t.grad, ranks, one) for t in sent)
    )


def shared_weights(before: Cost, after: Cost, tokens_divided: bool) -> Work:
    """Gradients of weights that ranks of tp have whole while each saw only its own tokens or heads."""
    found = []
    for old, new in zip(before.tensors, after.tensors, strict=True):
        whole = new.role == "param" and new.trained and old.elements == new.elements
        if whole and tokens_divided:
            found.append(over("all_reduce", replace(new.grad, name=f"{SHARED_GRADIENT}{new.name}")))
    return Work(collectives=tuple(found))


def shared_heads(cost: Cost) -> Work:
    """Gradients of key and value heads that several ranks have, where there are more ranks than heads."""
    size, ranks = dims.symbol("kv_heads"), dims.symbol("tp")
    kept = dims.derived("kv_heads_tp")
    weight = next((t for t in cost.tensors if t.role == "param" and kept in t.elements.free_symbols), None)
    if weight is None:
        return Work()
    share = weight.elements - weight.elements.xreplace({kept: Integer(0)})
    gradient = replace(weight.grad, name=f"{SHARED_GRADIENT}w_kv", shape=(), elements_stated=share.expand())
    several: Expr = Max(1, floor(ranks / size))
    return Work(collectives=(Collective("all_reduce", "tp", gradient, several, Min(1, several - 1)),))


def _resized(tensor: Tensor, elements: Expr) -> Tensor:
    return replace(tensor, shape=(("rows", elements),))


def _named(cost: Cost, name: str) -> Tensor | None:
    every = (t for kernel in cost.forward.kernels for t in (*kernel.reads, *kernel.writes))
    return next((t for t in every if t.name == name), None)
