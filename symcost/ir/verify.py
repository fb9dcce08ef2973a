"""Invariants of a cost model; checked after lowering and after every pass. A failure is a defect, never bad input."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from symcost.dims import BROUGHT
from symcost.errors import VerifyError
from symcost.ir.axes import AXES, LAYOUTS, identities
from symcost.ir.component import COLLECTIVES, PHASES, UNITS
from symcost.ir.cost_model import COMMUNICATION, CostModel, TensorKey
from symcost.ir.precision import COMPUTE_SLOTS, DTYPE_BYTES, STORAGE_SLOTS
from symcost.ir.role_names import ROLES


def verify(model: CostModel) -> None:
    """Check every invariant.

    Raises:
        VerifyError: the first one broken, with the formula's place.
    """
    for check in CHECKS:
        for message in check(model):
            raise VerifyError(message, where=f"{model.formulas}/{model.family}")


def rows_stand_somewhere(model: CostModel) -> Iterator[str]:
    """Every row belongs to an instance of a kind that the model has."""
    known = model.instances()
    for key in model.rows:
        if (key.kind, key.component) not in known:
            yield f"row {key} belongs to no instance"


def columns_are_known(model: CostModel) -> Iterator[str]:
    """Units, phases, roles and slots come from their tables."""
    slots = {*STORAGE_SLOTS, *COMPUTE_SLOTS, *DTYPE_BYTES}
    units = {"flops": UNITS, "hbm_bytes": ("",), "elements": ROLES, "bytes": ROLES}
    units |= dict.fromkeys(COMMUNICATION, COLLECTIVES)
    for key in model.rows:
        if key.quantity not in units or key.unit not in units[key.quantity]:
            yield f"row {key} has an unknown quantity or unit"
        if key.phase not in ("", *PHASES) or key.slot not in slots:
            yield f"row {key} has an unknown phase or slot"


def tensors_have_rows(model: CostModel) -> Iterator[str]:
    """Every tensor has its element and byte rows, and every such row its tensor."""
    counted = [key for key in model.rows if key.quantity in ("elements", "bytes")]
    rows = {TensorKey(key.kind, key.component, key.tensor) for key in counted}
    for key in sorted(rows ^ set(model.tensors)):
        yield f"tensor {key} and its rows do not match"


def one_name_one_tensor(model: CostModel) -> Iterator[str]:
    """No activation goes by the name of a parameter: their elements would be added."""
    held: dict[TensorKey, set[str]] = {}
    for key in model.rows:
        if key.quantity == "elements" and key.unit in ("param", "activation"):
            held.setdefault(TensorKey(key.kind, key.component, key.tensor), set()).add(key.unit)
    for tensor in sorted(name for name, roles in held.items() if len(roles) > 1):
        yield f"tensor {tensor} is a parameter and an activation"


def values_are_exact(model: CostModel) -> Iterator[str]:
    """No formula holds a float."""
    from sympy import Float

    for key, formula in model.rows.items():
        for terms in formula.table.values():
            if any(term.value.has(Float) for term in terms):
                yield f"row {key} holds a float"


def axes_are_known(model: CostModel) -> Iterator[str]:
    """Every axis is an identity or a layout of the table, and an identity's extent counts nothing else.

    The source's own set keeps the names that its shapes have.
    """
    if model.formulas != "standard":
        return
    for key, tensor in model.tensors.items():
        for axis, extent in tensor.shape:
            others = [name for name in identities(extent) if name != axis]
            if axis in AXES and others:
                yield f"axis {axis!r} of {key} counts {', '.join(others)}"
            if axis not in AXES and axis not in LAYOUTS and axis not in BROUGHT:
                yield f"axis {axis!r} of {key} is no axis of the table in ir/axes.py"


CHECKS: tuple[Callable[[CostModel], Iterator[str]], ...] = (
    rows_stand_somewhere,
    columns_are_known,
    tensors_have_rows,
    one_name_one_tensor,
    values_are_exact,
    axes_are_known,
)
