"""What is alive at once: tensors while each kernel of a component runs, and the largest component of a model's ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sympy import Expr

from symcost.ir.component import Kernel
from symcost.ir.cost_model import CostModel
from symcost.ir.tensor import Tensor
from symcost.passes.largest import largest
from symcost.passes.memory_sizes import Sizes

ENDS = "ends"


def ends_points(model: CostModel, sizes: Sizes, moment_of: Callable[[str, str], Expr]) -> dict[str, Expr]:
    """The largest component of each group of the model's ends, whose moments are added to the sizes.

    Args:
        moment_of: the most that is transient while a component runs, by kind and component.
    """
    groups: dict[str, list[Expr]] = {}
    for kind in model.kinds:
        for item in kind.instances if kind.name == ENDS else ():
            moment = moment_of(kind.name, item.name) * model.present.get((kind.name, item.name), 1)
            if moment != 0:
                sizes.moments[kind.name, item.name] = moment
                groups.setdefault(item.component.group, []).append(moment)
    return {group: largest(moments) for group, moments in groups.items()}


def alive(kernels: Sequence[Kernel], transient: Callable[[Tensor], bool]) -> Iterator[dict[str, Tensor]]:
    """Transient tensors alive while each kernel runs, by name, in the order in which kernels run.

    What comes from outside is there from the start. Read, a tensor may be gone afterwards; written and not read again,
    it is handed on.
    """
    spans: dict[str, tuple[Tensor, int, int]] = {}
    for place, kernel in enumerate(kernels):
        for tensor in filter(transient, (*kernel.reads, *kernel.writes)):
            read = tensor in kernel.reads
            first = spans[tensor.name][1] if tensor.name in spans else 0 if read else place
            spans[tensor.name] = (tensor, first, place if read else len(kernels))
    for place in range(len(kernels)):
        yield {name: tensor for name, (tensor, first, last) in spans.items() if first <= place <= last}
