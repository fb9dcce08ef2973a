"""What an operator's kernels take from others, leave for others, and need of what forward left: sizes and how many.

Read off the kernels that a component states; a sheet or a snapshot states none, and nothing is said of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction

from symcost.audit.monomial import Product, monomials
from symcost.audit.statement import Operator
from symcost.ir.component import Work
from symcost.ir.tensor import Tensor

ACT = "act"
# Slot and sizes.
Place = tuple[str, Product]
Tally = dict[Place, Fraction]
# Lengths that are one in training.
_ONE_LENGTH = {"context": "seq", "target_seq": "seq"}
# Slots of what is no activation.
_OTHERS = frozenset(("param", "param_grad", "act_grad", "opt", "master"))
_OWNED = ("param", "buffer")


def taken(item: Operator) -> Tally:
    """What forward reads that its own kernels have not written before."""
    return _tally(_unwritten(item.cost.forward) if item.cost else ())


def written(item: Operator) -> Tally:
    """What forward writes."""
    kernels = item.cost.forward.kernels if item.cost else ()
    return _tally({t.name: t for kernel in kernels for t in kernel.writes}.values())


def left(item: Operator) -> Tally:
    """What forward writes and none of its own kernels reads."""
    return _tally(_unread(item.cost.forward) if item.cost else ())


def for_itself(item: Operator) -> Tally:
    """What forward writes and the operator's own backward reads."""
    if item.cost is None:
        return {}
    read = {t.name for kernel in item.cost.backward.kernels for t in kernel.reads}
    made = {t.name: t for kernel in item.cost.forward.kernels for t in kernel.writes if t.name in read}
    return _tally(made.values())


def needed(item: Operator) -> Tally:
    """What backward reads of forward's tensors, each once; what needs no gradient itself may come from outside."""
    if item.cost is None:
        return {}
    outside = {joined.x.name for joined in item.cost.contractions if not joined.x_needs_gradient}
    return _tally((t for t in _unwritten(item.cost.backward) if t.name not in outside), slots=None)


def kept(item: Operator) -> Tally:
    """What it lists as kept from forward to backward, whoever made it."""
    return _tally((t for t in item.cost.tensors if t.role == "activation") if item.cost else (), slots=None)


def owned(item: Operator) -> list[Product]:
    """Sizes of parameters and tables that its kernels read or write, its own and borrowed ones."""
    kernels = (*item.cost.forward.kernels, *item.cost.backward.kernels) if item.cost else ()
    tensors = {
        t for kernel in kernels for t in (*kernel.reads, *kernel.writes) if t.role in (*_OWNED, "param_gradient")
    }
    return sorted({term.sizes for tensor in tensors for term in monomials(tensor.elements)})


def alike(sizes: Product) -> Product:
    """Sizes with lengths that are equal in training under one name."""
    found: Counter[str] = Counter()
    for name, power in sizes:
        found[_ONE_LENGTH.get(name, name)] += power
    return tuple(sorted((name, power) for name, power in found.items() if power))


def _tally(tensors: Iterable[Tensor], slots: frozenset[str] | None = frozenset((ACT,))) -> Tally:
    found: Tally = defaultdict(Fraction)
    for tensor in tensors:
        if tensor.slot not in slots if slots is not None else tensor.slot in _OTHERS or tensor.role in _OWNED:
            continue
        for term in monomials(tensor.elements):
            found[tensor.slot, alike(term.sizes)] += term.coefficient
    return dict(found)


def _unwritten(work: Work) -> list[Tensor]:
    found: dict[str, Tensor] = {}
    written: set[str] = set()
    for kernel in work.kernels:
        found |= {t.name: t for t in kernel.reads if t.name not in written and t.name not in found}
        written |= {t.name for t in kernel.writes}
    return list(found.values())


def _unread(work: Work) -> list[Tensor]:
    read = {t.name for kernel in work.kernels for t in kernel.reads}
    return list({t.name: t for kernel in work.kernels for t in kernel.writes if t.name not in read}.values())
