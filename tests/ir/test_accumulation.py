"""Gradient accumulation: what a micro-batch reads and leaves out that adds to earlier gradients."""

from symcost.api import load
from symcost.dims import ffn, hidden, width_param_grad
from symcost.ir.accumulation import accumulating, moved
from symcost.ir.component import Kernel, Work
from symcost.ir.operators import operand, param

WEIGHT = param("w", **{"in": hidden, "out": ffn})
X = operand("x", rows=hidden)
SIZE = hidden * ffn * width_param_grad


def traffic(*kernels: Kernel) -> list[tuple[str, str, object]]:
    return [(label, direction, value) for label, direction, _, value in moved(Work(kernels=kernels))]


def test_a_weight_gradient_is_read_before_it_is_added_to() -> None:
    found = traffic(Kernel("weight gradient", (X,), (WEIGHT.grad,)))
    assert found[1:] == [
        ("weight gradient: d_w so far", "read", SIZE * accumulating()),
        ("weight gradient: d_w", "write", SIZE),
    ]


def test_a_zero_fill_is_for_the_first_micro_batch() -> None:
    assert traffic(Kernel("zero fill", (), (WEIGHT.grad,))) == [
        ("zero fill: d_w", "write", SIZE * (1 - accumulating())),
    ]


def test_a_gradient_that_is_read_anyway_is_not_read_twice() -> None:
    found = traffic(Kernel("weight gradient", (X,), (WEIGHT.grad,)), Kernel("add", (WEIGHT.grad,), ()))
    assert [label for label, direction, _ in found if direction == "read"] == ["weight gradient: x", "add: d_w"]


def backward(model: str, **more: object) -> tuple[int, int]:
    found = load(model).evaluate(**more).result["totals"]["hbm_bytes"]["backward"]
    return found["read"], found["write"]


def test_a_dense_model_reads_all_gradients_but_its_embedding_s() -> None:
    plain, added = backward("llama-3-8b"), backward("llama-3-8b", sizes={"grad_accum": 4})
    table, params = 2 * 128256 * 4096, 2 * 8030261248
    assert added[0] - plain[0] == params - table
    assert plain[1] - added[1] == table


def test_one_micro_batch_adds_to_nothing_and_more_than_two_change_nothing() -> None:
    one, two, many = (backward("gpt2", sizes={"grad_accum": count}) for count in (1, 2, 64))
    assert one == backward("gpt2")
    assert two == many != one
