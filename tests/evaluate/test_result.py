"""The complete result: what it says, and that its parts add up."""

import json
from fractions import Fraction

import pytest

from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.question import Options
from symcost.evaluate.result import evaluate, result
from symcost.ir.precision import POLICIES, Precision


def answer(spec, module, **options):
    return result(evaluate(module, ask(spec, module, Options(**options))))


def component(found, name):
    return next(entry for entry in found["components"] if entry["name"] == name)


def test_every_key_of_the_contract(spec, module):
    found = answer(spec, module)
    assert list(found) == (
        "schema symcost model family formulas conventions precision dims warnings unpriced stack"
        " components totals".split()
    )
    assert found["conventions"] == {
        "mac_flops": 2,
        "flops": "model",
        "attention": "flash",
        "expert_hits": "min",
        "mtp": False,
    }
    assert list(found["totals"]) == (
        "params params_active params_trained buffers flops flops_by_dtype hbm_bytes hbm_bytes_by_dtype elements_by_role"
        " bytes_by_role saved_activation_bytes".split()
    )
    assert found["dims"]["scale"] == "9/8"
    json.dumps(found)


def test_a_component(spec, module):
    core = component(answer(spec, module, seq=16), "attention_core")
    assert core["count"] == 2
    assert core["flops"] == {
        "forward": {"matmul": {"BF16": 4 * 16 * 16 * 8}, "vector": {"FP32": 18}},
        "backward": {"matmul": {"BF16": 8 * 16 * 16 * 8}, "vector": {}},
    }
    assert core["hbm_bytes"]["forward"] == {"read": {"BF16": 512}, "write": {}}
    assert core["tensors"] == []


def test_a_tensor_exists_only_under_its_convention(spec, module):
    core = component(answer(spec, module, seq=3, conventions={"attention": "eager"}), "attention_core")
    assert core["tensors"] == [
        {
            "name": "scores",
            "role": "activation",
            "lifetime": "saved",
            "shape": {"batch": 1, "seq": [3, 3]},
            "dtype": "BF16",
            "elements": 9,
            "bytes": 18,
        }
    ]


def test_mtp_adds_its_kind_and_layers(spec, module):
    without, with_ = answer(spec, module), answer(spec, module, conventions={"mtp": "true"})
    assert [entry["kind"] for entry in without["components"]].count("mtp") == 0
    assert component(with_, "mtp_projection")["count"] == 1
    assert component(without, "moe_experts")["count"] == 3
    assert component(with_, "moe_experts")["count"] == 4
    assert with_["totals"]["params"] - without["totals"]["params"] == 4 * 8 * 12


def test_a_borrowed_weight_is_listed_once(spec, module):
    found = answer(spec, module)
    assert component(found, "lm_head")["tied_to"] == "token_embedding"
    assert component(found, "lm_head")["tensors"] == []
    assert "tied_to" not in component(found, "token_embedding")


def test_numbers_that_are_not_whole(spec, module):
    found = answer(spec, module, seq=1, settings={"cost_exp": Fraction(1, 3)})
    assert component(found, "attention_core")["flops"]["forward"]["vector"] == {"FP32": "3/8"}
    assert found["totals"]["flops"]["forward"]["vector"] == "3/4"
    assert found["dims"]["cost_exp"] == "1/3"


def test_whole_numbers_of_any_size(spec, module):
    found = answer(spec, module, batch=10**30, seq=10**6)
    assert found["totals"]["flops"]["backward"]["matmul"] == 2 * 8 * 10**30 * 10**12 * 8


def test_expected_experts_are_floats(spec, module):
    found = answer(spec, module, seq=3, conventions={"expert_hits": "expected"})
    assert isinstance(component(found, "moe_experts")["hbm_bytes"]["forward"]["read"]["BF16"], float)
    assert isinstance(found["totals"]["hbm_bytes"]["forward"]["read"], float)
    assert isinstance(found["totals"]["flops"]["forward"]["matmul"], int)


@pytest.mark.parametrize("options", [{}, {"conventions": {"attention": "eager", "mtp": "true"}}, {"precision": "fp32"}])
def test_totals_are_the_sum_of_components(spec, module, options):
    found = answer(spec, module, **options)
    totals = found["totals"]
    for phase in ("forward", "backward", "optimizer"):
        by_dtype = {}
        for entry in found["components"]:
            for dtypes in entry["flops"].get(phase, {}).values():
                for dtype, value in dtypes.items():
                    by_dtype[dtype] = by_dtype.get(dtype, 0) + entry["count"] * Fraction(value)
        assert {name: Fraction(value) for name, value in totals["flops_by_dtype"][phase].items()} == by_dtype
        assert sum(map(Fraction, totals["flops"][phase].values())) == sum(by_dtype.values())
    for role in ("param", "activation"):
        tensors = [(entry["count"], t) for entry in found["components"] for t in entry["tensors"] if t["role"] == role]
        assert totals["elements_by_role"][role] == sum(count * tensor["elements"] for count, tensor in tensors)
        assert totals["bytes_by_role"][role] == sum(count * tensor["bytes"] for count, tensor in tensors)
    assert totals["params"] == totals["elements_by_role"]["param"]
    assert totals["saved_activation_bytes"] == totals["bytes_by_role"]["activation"]


def test_an_optimizer_phase_only_where_there_is_one(spec, module):
    found = answer(spec, module)
    assert component(found, "lm_head")["flops"]["optimizer"] == {"matmul": {}, "vector": {"FP32": 500}}
    assert "optimizer" not in component(found, "ffn_up")["flops"]
    assert "optimizer" in found["totals"]["flops"]
    assert "optimizer" not in found["totals"]["hbm_bytes"]


def test_a_precision_without_a_dtype_that_is_needed(spec, module):
    slots = {**POLICIES["bf16_mixed"].slots, "compute_w": None}
    with pytest.raises(UsageError, match="no dtype for slot 'compute_w'"):
        answer(spec, module, precision=Precision("broken", slots))
