"""Normalisation over the last axis: its forms as a table, and its cost for every component that holds one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.dims import cost_div, cost_rsqrt
from symcost.errors import SpecError
from symcost.ir.autograd import norms as autograd
from symcost.ir.component import Cost, Kernel, Site, Work
from symcost.ir.operators import operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


@dataclass(frozen=True)
class NormForm:
    """One form of normalisation.

    Attributes:
        centred: a mean is subtracted (LayerNorm); else only the root mean square divides (RMSNorm).
        weight: there is a learned weight. offset: it is used as 1 + w. bias: a learned bias is added.
    """

    centred: bool
    weight: bool = True
    offset: bool = False
    bias: bool = False


# The words of `Features.norm`.
NORM_FORMS: dict[str, NormForm] = {
    "rms": NormForm(centred=False),
    "rms_offset": NormForm(centred=False, offset=True),
    "rms_plain": NormForm(centred=False, weight=False),
    "layer": NormForm(centred=True, bias=True),
    "layer_offset": NormForm(centred=True, bias=True, offset=True),
    "layer_no_bias": NormForm(centred=True),
    "layer_plain": NormForm(centred=True, weight=False),
}


def norm_form(name: str) -> NormForm:
    """A form by its word.

    Raises:
        SpecError: an unknown word.
    """
    if name not in NORM_FORMS:
        raise SpecError(f"unknown norm {name!r}", hint=f"known: {', '.join(NORM_FORMS)}")
    return NORM_FORMS[name]


def norm_cost(
    site: Site,
    input: str,
    rows: Expr,
    width: Expr,
    *,
    form: str = "rms",
    prefix: str = "",
    sets: Expr | int = 1,
    reads: str = "",
    makes: str = "",
) -> Cost:
    """The cost of norming `rows` vectors of `width` elements: one kernel forward, one backward.

    Args:
        input: storage of what is normed, kept for backward; so are the FP32 statistics (one a row, LayerNorm two).
        form: a word of NORM_FORMS.
        prefix: stands before the names of its tensors, where a component holds several norms.
        sets: how many weights it has, each of `width` (one for each head, or one for all).
        reads, makes: names of its input and result where another kernel of the component makes or reads them.
    """
    kind = norm_form(form)
    shape = {"rows": rows, "width": width}
    x, y = operand(reads or f"{prefix}x", **shape), operand(makes or f"{prefix}y", **shape)
    gains = _gains(kind, prefix, sets, width)
    per_row = {"rows": rows, "values": 2} if kind.centred else {"rows": rows}
    statistics = operand(f"{prefix}statistics", "FP32", **per_row)
    extents = {"elements": shape, "rows": per_row, "row": {"rows": rows}, "weights": _sets(sets, width)}
    kept = _kept(site, input, prefix, extents)
    return Cost(
        tensors=(*gains, *kept),
        forward=_forward(kind, rows, width, sets, Kernel("norm", (x, *gains), (y, statistics))),
        backward=_backward(
            kind,
            rows,
            width,
            Kernel("norm backward", (y.grad, x, statistics, *gains[:1]), (x.grad, *(g.grad for g in gains))),
        ),
    )


def _kept(site: Site, input: str, prefix: str, extents: dict[str, dict[str, Expr | int]]) -> list[Tensor]:
    if library := site.autograd():
        return autograd.norm(site, library, input, prefix, extents)
    kept = [saved(input, "act", **extents["elements"])]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.{prefix}statistics", "FP32", **extents["rows"]))
    return kept


def _sets(sets: Expr | int, width: Expr) -> dict[str, Expr | int]:
    return {"width": width} if sets == 1 else {"sets": sets, "width": width}


def _gains(kind: NormForm, prefix: str, sets: Expr | int, width: Expr) -> tuple[Tensor, ...]:
    extents = _sets(sets, width)
    names = ("weight",) * kind.weight + ("bias",) * kind.bias
    return tuple(param(f"{prefix}{name}", **extents) for name in names)


def _forward(kind: NormForm, rows: Expr, width: Expr, sets: Expr | int, kernel: Kernel) -> Work:
    elements = rows * width
    # Squares and their sum; with a mean, its sum and the subtraction too.
    flops = [
        vector("mean and variance" if kind.centred else "mean square", (4 if kind.centred else 2) * elements),
        vector("reciprocal root", rows * (1 + (2 if kind.centred else 1) * cost_div + cost_rsqrt)),
        vector("scale, weight and bias", (1 + kind.weight + kind.bias) * elements),
    ]
    if kind.offset:
        flops.append(vector("1 + w", sets * width))
    return Work(tuple(flops), (kernel,))


def _backward(kind: NormForm, rows: Expr, width: Expr, kernel: Kernel) -> Work:
    elements = rows * width
    # RMSNorm: weighted gradient 1, its dot product with x 2, two products and a sum 3, scale 1. LayerNorm: centred
    # x 1 and the gradient's mean 1 more. Without a weight one product less.
    input_gradient = vector("input gradient", ((8 if kind.centred else 6) + kind.weight) * elements)
    flops = [input_gradient]
    if kind.weight or kind.bias:
        # normed x once more 1, times the gradient 1, column sum 1; the bias only sums
        flops.append(vector("weight gradient", (3 * kind.weight + kind.bias) * elements))
    return Work(tuple(flops), (kernel,))
