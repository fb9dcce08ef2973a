"""Tensor: what a component owns, reads, writes or keeps. Its bytes follow from its shape and its precision slot."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from symcost import dims
from symcost.errors import VerifyError
from symcost.ir.formula import Formula, Term
from symcost.ir.precision import DTYPE_BYTES, STORAGE_SLOTS
from symcost.ir.role_names import ROLES

if TYPE_CHECKING:
    from sympy import Expr

# persistent: outlives a step. saved: kept from forward to backward. transient: lives inside one operator.
LIFETIMES = ("persistent", "saved", "transient")


@dataclass(frozen=True)
class Tensor:
    """A tensor with a symbolic shape.

    Attributes:
        name: unique in its component.
        role: one of ROLES; for a tensor that is only read or written (no owner here) it still says what it is.
        shape: (axis name, extent) pairs; an extent that is a tuple prints as a list (the source's shapes).
        slot: a precision slot (`act`) or a fixed dtype (`FP32`).
        lifetime: one of LIFETIMES.
        storage: `INSTANCE.TENSOR` of whoever makes the bytes; a kind keeps one tensor for each storage.
        elements: stated count where it is not the product of the shape.
        active: of a routed expert's parameters, the elements that one token visits; else None.
        copies: how many the precision keeps: 1, or an expression that is 0 where it keeps none.
        trained: a parameter that implies a gradient, a master copy and optimizer state (`ir.roles`).
        at_once: elements that are there at the same time, of a transient tensor that is made and used piece by piece.
        extents: a formula for each extent, where one depends on a convention; else empty, and `shape` says it all.
    """

    name: str
    role: str
    shape: tuple[tuple[str, Expr | tuple[Expr, ...]], ...]
    slot: str
    lifetime: str
    storage: str = ""
    elements_stated: Expr | None = None
    active: Expr | None = None
    copies: Expr | int = 1
    trained: bool = False
    at_once: Expr | None = None
    extents: tuple[Formula, ...] = field(default=(), hash=False)

    def __post_init__(self) -> None:
        if self.role not in ROLES or self.lifetime not in LIFETIMES:
            raise VerifyError(f"tensor {self.name!r} has role {self.role!r} and lifetime {self.lifetime!r}")
        if self.slot not in STORAGE_SLOTS and self.slot not in DTYPE_BYTES:
            raise VerifyError(f"tensor {self.name!r} has unknown slot {self.slot!r}")

    @cached_property
    def elements(self) -> Expr:
        """Element count: the stated one, else the product of the shape; 0 where the precision keeps no copy."""
        return self._count * self.copies

    @cached_property
    def bytes(self) -> Expr:
        """Elements times the width of the slot, which is 0 where the precision keeps no copy."""
        return self._count * width(self.slot)

    @cached_property
    def bytes_at_once(self) -> Expr:
        """Bytes that are there at the same time."""
        return self.bytes if self.at_once is None else self.at_once * width(self.slot)

    @cached_property
    def _count(self) -> Expr:
        from sympy import Integer, Mul

        if self.elements_stated is not None:
            return self.elements_stated
        return Mul(Integer(1), *(extent for _, extent in self.shape))

    def shape_formulas(self) -> list[tuple[str, Formula]]:
        """Axis and formula of every extent in order; the extents of an axis that is a list stand under `axis[]`."""
        if self.extents:
            return [(axis, formula) for (axis, _), formula in zip(self.shape, self.extents, strict=True)]
        return [
            (f"{axis}[]" if isinstance(extent, tuple) else axis, Formula.of(Term("", value)))
            for axis, extent in self.shape
            for value in (extent if isinstance(extent, tuple) else (extent,))
        ]

    @property
    def grad(self) -> Tensor:
        """The gradient with respect to this tensor, as an operand of backward kernels."""
        slot, role = ("param_grad", "param_gradient") if self.role == "param" else ("act_grad", "input_gradient")
        return replace(self, name=f"d_{self.name}", role=role, slot=slot, lifetime="transient", storage="")


def width(slot: str) -> Expr:
    """Bytes of one element in a slot: a width dim, or the exact width of a fixed dtype."""
    from sympy import Rational

    if slot in STORAGE_SLOTS:
        return dims.symbol(STORAGE_SLOTS[slot])
    exact = DTYPE_BYTES[slot]
    return Rational(exact.numerator, exact.denominator)
