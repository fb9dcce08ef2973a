"""AdamW over a hundred parameters."""

import pytest
from sympy import Integer

from symcost import dims
from symcost.components.optimizer_step import optimizer_step
from symcost.ir.component import Site
from symcost.ir.precision import policy


def moved(precision: str) -> dict[str, int]:
    assert optimizer_step.build is not None
    work = optimizer_step.build(Site("optimizer_step", str), parameters=Integer(100)).optimizer
    widths = {dims.symbol(name): value for name, value in policy(precision).widths().items() if name in dims.DIMS}
    found = {"read": 0, "write": 0}
    for item in work.stated:
        found[item.direction] += int(item.value.subs(widths))
    return found


@pytest.mark.parametrize(
    ("precision", "read", "write"),
    [
        # gradient 2, master 4, moments 8; parameter 2, master 4, moments 8
        ("bf16_mixed", 14, 14),
        ("bf16_mixed_fp32_grad", 16, 14),
        # no master copy: the parameters themselves are read
        ("fp32", 4 + 4 + 8, 4 + 8),
    ],
)
def test_bytes_a_parameter(precision, read, write):
    assert moved(precision) == {"read": 100 * read, "write": 100 * write}


def test_flops_are_vector_work_of_the_optimizer_phase_alone():
    assert optimizer_step.build is not None
    cost = optimizer_step.build(Site("optimizer_step", str), parameters=Integer(100))
    assert {item.unit for item in cost.optimizer.flops} == {"vector"}
    costs = {dims.symbol("cost_rsqrt"): 2, dims.symbol("cost_div"): 1}
    # moments 7; bias correction, root and step 5 + 2 + 1; weight decay 2
    assert sum(item.value.subs(costs) for item in cost.optimizer.flops) == 100 * 17
    assert not cost.forward.flops
    assert not cost.backward.flops
