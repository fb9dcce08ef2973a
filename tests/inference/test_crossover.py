"""Latent attention expanded or absorbed: the crossover that docs/explanation/expanded-or-absorbed.md solves."""

from fractions import Fraction
from math import isqrt

import pytest

import symcost


def crossover(dims, held, *, causal):
    """The last number of new tokens for which the absorbed form has no more FLOPs."""
    gained = dims["kv_lora_rank"] * (dims["nope_dim"] + dims["v_head_dim"])
    lost = 2 * dims["kv_lora_rank"] - dims["nope_dim"] - dims["v_head_dim"]
    ratio = Fraction(gained, lost)
    line, square = (2 * held + 1, 8 * held * ratio) if causal else (held, 4 * held * ratio)
    return (isqrt(int(line**2 + square)) - line) // 2


@pytest.mark.parametrize("held", [1, 100, 4096, 100_000])
@pytest.mark.parametrize("pairs", ["full", "causal"])
@pytest.mark.parametrize("name", ["deepseek-v3", "deepseek-v2-lite"])
def test_absorbed_is_cheaper_up_to_the_crossover(name, pairs, held):
    model = symcost.load(name)
    last = crossover(model.dims, held, causal=pairs == "causal")

    def flops(seq, form):
        costs = model.evaluate(workload="prefill", cached=held, seq=seq, mla=form, pairs=pairs)
        return costs.flops.forward.matmul

    assert last >= 1
    assert flops(last, "absorbed") <= flops(last, "expanded")
    assert flops(last + 1, "absorbed") > flops(last + 1, "expanded")
