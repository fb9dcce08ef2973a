"""How many elements a stated shape has, in the ways in which shapes are written."""

from __future__ import annotations

from functools import lru_cache

from sympy import Add, Expr, Integer, Max, Min, Mul

from symcost import dims
from symcost.audit.statement import Shape
from symcost.ir.text import canonical

# A switch multiplies what a flag of the model turns on.
SWITCHES = tuple(name for name, dim in dims.DIMS.items() if dim.unit == "switch")
_ON = {dims.symbol(name): Integer(1) for name in SWITCHES}
# An axis that repeats all that the shape lists: the optimizer's moments.
_REPEATS = ("state", "moments")


def is_bias(axis: str) -> bool:
    return "bias" in axis.lower()


def elements_of(shape: Shape) -> Expr:
    """Elements of a shape.

    Axes multiply. A shape that lists weights as matrices or vectors is the sum of them; a bias listed beside the axes
    of a matrix, or two vectors listed as scale and bias, add to it.
    """
    repeats = Mul(Integer(1), *(e for axis, e in shape if axis in _REPEATS and not isinstance(e, tuple)))
    rest = [(axis, extent) for axis, extent in shape if axis not in _REPEATS]
    lists = [Mul(*extent) for _, extent in rest if isinstance(extent, tuple)]
    plain = [extent for axis, extent in rest if not isinstance(extent, tuple) and not is_bias(axis)]
    biases = [extent for axis, extent in rest if not isinstance(extent, tuple) and is_bias(axis)]
    axes = [Mul(Integer(1), *plain)] if plain or not (lists or biases) else []
    return Mul(repeats, Add(*lists, *axes, *biases))


def without_bias(shape: Shape) -> Shape:
    return tuple((axis, extent) for axis, extent in shape if not is_bias(axis))


@lru_cache(maxsize=65536)
def switched_on(value: Expr) -> Expr:
    """The formula with every switch on and every copy kept."""
    value = value.xreplace(_ON)
    widths = set(dims.WIDTHS)
    kept = {
        call: Integer(1) for call in value.atoms(Min, Max) if {s.name for s in call.free_symbols} <= widths != set()
    }
    return value.xreplace({call: one for call, one in kept.items() if call.free_symbols})


def switched_off(value: Expr) -> Expr:
    """The formula with every switch off."""
    return value.xreplace({dims.symbol(name): Integer(0) for name in SWITCHES})


@lru_cache(maxsize=65536)
def differ(left: Expr, right: Expr) -> bool:
    """Whether two formulas are not the same value."""
    return left != right and canonical(left - right) != 0
