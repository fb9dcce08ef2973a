"""What a trained parameter implies: copies and moments, element by element and byte by byte."""

from __future__ import annotations

import pytest

from symcost.dims import symbol
from symcost.ir.component import Cost
from symcost.ir.operators import param
from symcost.ir.roles import all_tensors

WEIGHT = param("weight", rows=3, columns=5)
WIDTHS = {"width_param": 2, "width_param_grad": 4, "width_opt": 4}


def implied(width_master: int) -> dict[str, tuple[int, int]]:
    """Elements and bytes by role, in a policy that gives master copies so many bytes an element."""
    sizes = {symbol(name): value for name, value in {**WIDTHS, "width_master": width_master}.items()}
    tensors = all_tensors(Cost(tensors=(WEIGHT,)))
    return {tensor.role: (int(tensor.elements.subs(sizes)), int(tensor.bytes.subs(sizes))) for tensor in tensors}


@pytest.mark.parametrize("width", [2, 4])
def test_a_parameter_implies_a_copy_a_gradient_and_two_moments(width: int) -> None:
    assert implied(width) == {
        "param": (15, 30),
        "master_param": (15, 15 * width),
        "param_gradient": (15, 60),
        "optimizer_state": (30, 120),
    }


def test_a_copy_without_a_width_has_no_elements() -> None:
    assert implied(0)["master_param"] == (0, 0)
    assert implied(0)["optimizer_state"] == (30, 120)
