"""An adapter that is added to weights themselves: its two matrices, and matmuls of neither's tokens."""

import pytest
from sympy import Integer

from symcost.components.merged_adapter import merged_adapter
from symcost.dims import experts, hidden, lora_rank, moe_ffn
from symcost.ir.component import Site
from symcost.ir.conventions import DEFAULTS


def cost(**options):
    site = Site("adapter", DEFAULTS.__getitem__)
    return merged_adapter.build(site, inner=hidden, outer=moe_ffn, **options)


def matmuls(work):
    return sum(flops.value for flops in work.flops if flops.unit == "matmul")


@pytest.mark.parametrize("share", [1, 2])
def test_stacked_weights(share):
    found = cost(copies=experts, share=share)
    product = 2 * experts * hidden * moe_ffn * share * lora_rank
    trained = sum(t.elements.expand() for t in found.tensors if t.role == "param")
    assert trained == (experts * share * lora_rank * (hidden + moe_ffn)).expand()
    # Once to be used, once to be looked at; then a gradient for each of the two.
    assert matmuls(found.forward) == 2 * product
    assert matmuls(found.backward) == 2 * product


def test_the_sum_is_kept_in_the_dtype_of_weights():
    found = cost(copies=experts)
    kept = next(t for t in found.tensors if t.lifetime == "saved")
    assert kept.slot == "param"
    assert kept.elements == experts * hidden * moe_ffn


def test_one_weight_is_made_once():
    assert matmuls(cost(copies=Integer(1)).forward) == 2 * hidden * moe_ffn * lora_rank
