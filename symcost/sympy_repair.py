"""A repair of sympy, whose error would make formulas wrong: `seq*(2*heads + 2)/6` passes there for a whole number.

sympy 1.14 takes a product over a number for whole once its numerators have as many factors of two as the number has,
whatever else the number is divided by. `floor` and `ceiling` then leave it as it is, and a count becomes a fraction.
"""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def repair() -> None:
    """Has sympy say that it does not know, where it has no reason; once in a process, and only where it is needed."""
    from sympy import Mul, Symbol

    size = Symbol("size", integer=True, positive=True)
    if not (size * (2 * size + 2) / 6).is_integer:
        return
    judged = Mul._eval_is_integer

    def is_integer(product: Any) -> bool | None:
        found: bool | None = judged(product)
        below = getattr(product.as_coeff_Mul()[0], "q", 1) if found else 1
        return None if below & (below - 1) else found

    Mul._eval_is_integer = is_integer
    Mul._prop_handler["integer"] = is_integer
