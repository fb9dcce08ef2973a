"""Small hybrids, flags changed one by one: what a counter sees, against ours with each stated difference."""

import json
from pathlib import Path

import pytest

from symcost.frontend.load import families
from tests.parity.test_recurrent import change
from tests.priced import COUNTED, priced

HYBRIDS = json.loads((Path(__file__).parents[1] / "data" / "hybrids.json").read_text(encoding="utf-8"))
PHASES = ("forward", "backward")


def test_types_measured_are_types_read():
    assert {case["config"]["model_type"] for case in HYBRIDS} <= set(families())


@pytest.mark.parametrize("case", HYBRIDS, ids=lambda case: case["name"])
def test_parameters(case):
    model = priced(case["config"])
    assert model.figure("params") == case["params"]
    assert model.figure("buffers") == case["buffers"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("case", HYBRIDS, ids=lambda case: case["name"])
def test_matmul_flops_differ_by_what_is_stated(case, phase):
    """The recorded counts have no depthwise filters: these stand under `filters`."""
    model = priced(case["config"])
    size = {"batch": case["batch"], "seq": case["seq"]}
    expected = model.figure(f"{phase}_matmul_flops", **size, **COUNTED)
    for kind in model.spec.kinds:
        expected += model.spec.layer_counts()[kind.name] * change(kind.attention, {**model.sizes, **size}, phase)
    assert case[phase] == expected
    assert case["filters"][phase] > 0


LLAMA4 = {
    "model_type": "llama4_text",
    "vocab_size": 97,
    "hidden_size": 48,
    "intermediate_size": 80,
    "intermediate_size_mlp": 100,
    "num_hidden_layers": 4,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "attention_chunk_size": 8,
    "interleave_moe_layer_step": 2,
}
# Experts, those a token visits, parameters, counted forward and backward; batch 2, 24 tokens.
COUNTED_EXPERTS = [(5, 1, 201840, 19772928, 39545856), (6, 2, 224976, 21993984, 43987968)]


@pytest.mark.parametrize(("experts", "top_k", "params", "forward", "backward"), COUNTED_EXPERTS)
def test_llama4_runs_every_expert_on_every_token(experts, top_k, params, forward, backward):
    """The library multiplies the tokens that did not choose an expert by zero and runs it on them all the same."""
    model = priced({**LLAMA4, "num_local_experts": experts, "num_experts_per_tok": top_k})
    idle = 2 * 2 * 24 * (experts - top_k) * 3 * 48 * 80 * 2
    size = {"batch": 2, "seq": 24, **COUNTED}
    assert model.figure("params") == params
    assert model.figure("forward_matmul_flops", **size) + idle == forward
    assert model.figure("backward_matmul_flops", **size) + 2 * idle == backward
