"""Overrides and block scales: what changes, and that nothing else does."""

from dataclasses import replace

import pytest
from sympy import ceiling

from symcost.api import load
from symcost.compiler import compile_model
from symcost.dims import batch, experts, heads, hidden, moe_ffn, seq, top_k
from symcost.errors import UsageError
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import TensorKey
from symcost.ir.precision import NAMED_POLICIES, POLICIES, Precision

BASE = POLICIES["bf16_mixed"]
ROUTER = 32 * 4096 * 8


def override(**components: dict[str, str]) -> Precision:
    return replace(BASE, name="mine", overrides=components)


def totals(name: str, precision: Precision | str | None = None, **more: object) -> dict[str, object]:
    return load(name).evaluate(precision=precision, **more).result["totals"]


@pytest.fixture(scope="module")
def plain() -> dict[str, object]:
    return totals("mixtral-8x7b")


def test_an_operator_computes_in_its_own_dtype(plain):
    found = totals("mixtral-8x7b", override(router={"compute_w": "FP32"}))
    moved = 2 * 4096 * ROUTER
    for phase, times in (("forward", 1), ("backward", 2)):
        assert found["flops_by_dtype"][phase]["BF16"] == plain["flops_by_dtype"][phase]["BF16"] - times * moved
        assert found["flops_by_dtype"][phase]["FP32"] == plain["flops_by_dtype"][phase]["FP32"] + times * moved
    assert found["flops"] == plain["flops"]
    assert found["bytes_by_role"] == plain["bytes_by_role"]


def test_a_parameter_in_its_own_dtype_is_stepped_in_it(plain):
    found = totals("mixtral-8x7b", override(router={"param": "FP32", "param_grad": "FP32"}))
    for role in ("param", "param_gradient"):
        assert found["bytes_by_role"][role] == plain["bytes_by_role"][role] + 2 * ROUTER
    assert found["params"] == plain["params"]
    assert found["flops"]["optimizer"] == plain["flops"]["optimizer"]
    # Reads 2 bytes more of each gradient, writes 2 more of each parameter.
    for side in ("read", "write"):
        assert found["hbm_bytes"]["optimizer"][side] == plain["hbm_bytes"]["optimizer"][side] + 2 * ROUTER


def test_an_instance_s_name_goes_before_its_type():
    fixed = override(rms_norm={"act": "FP32"}, ffn_norm={"act": "FP16"})
    model = compile_model(load("llama-3-8b"), "standard", fixed)
    slots = {
        key.component: t.slot
        for key, t in model.tensors.items()
        if "norm" in key.component and t.role == "activation" and t.slot != "FP32"
    }
    assert slots["ffn_norm"] == "FP16"
    assert "attention_norm" not in slots


def test_the_peak_follows():
    fixed = override(cross_entropy={"act": "FP32", "act_grad": "FP32"})
    found, before = (load("llama-3-8b").evaluate(precision=p).result["memory"] for p in (fixed, BASE))
    more = {p["name"]: p["bytes"] - q["bytes"] for p, q in zip(found["points"], before["points"], strict=True)}
    assert more["loss"] == 4096 * 128256 * 4
    assert {name for name, extra in more.items() if extra} == {"loss"}


def test_what_the_model_does_not_have_is_refused():
    with pytest.raises(UsageError, match="overrides 'router', which llama-3-8b does not have"):
        totals("llama-3-8b", override(router={"act": "FP32"}))


def test_the_source_s_set_takes_no_overrides():
    with pytest.raises(UsageError, match="compute_graph does not take"):
        totals("llama-3-8b", override(lm_head={"act": "FP32"}), formulas="compute_graph")


def test_block_scales_are_tensors_of_their_own():
    model = compile_model(load("mixtral-8x7b"), "standard", NAMED_POLICIES["fp8_block"])

    def elements(component, tensor):
        key = TensorKey("moe", component, tensor)
        row = next(k for k in model.rows if (k.kind, k.component, k.tensor, k.quantity) == (*key, "elements"))
        assert model.tensors[key].slot == "FP32"
        return model.resolve(model.rows[row].value(DEFAULTS), DEFAULTS)

    assert elements("moe_experts", "scale_w_down") == experts * ceiling(moe_ffn / 128) * ceiling(hidden / 128)
    assert elements("moe_experts", "scale_permuted") == batch * seq * top_k * ceiling(hidden / 128)
    assert elements("output_projection", "scale_heads").has(heads)


def test_block_scales_cost_four_bytes_for_128_values():
    plain, scaled = totals("llama-3-8b", "fp8_mixed"), totals("llama-3-8b", "fp8_block")
    # All weights but the embedding's and the norms'; every axis is a multiple of 128.
    weights = 8030261248 - 128256 * 4096 - 65 * 4096
    assert scaled["bytes_by_role"]["buffer"] == 4 * weights // 128**2
    inputs = 32 * (4096 + 4096 + 4096 + 14336) + 4096
    assert scaled["saved_activation_bytes"] - plain["saved_activation_bytes"] == 4 * 4096 * inputs // 128
    read = 4 * (4096 * inputs // 128 + weights // 128**2)
    assert scaled["hbm_bytes"]["forward"]["read"] - plain["hbm_bytes"]["forward"]["read"] == read
    assert scaled["hbm_bytes"]["backward"]["read"] - plain["hbm_bytes"]["backward"]["read"] == read
    same = ("params", "flops", "flops_by_dtype")
    assert {key: scaled[key] for key in same} == {key: plain[key] for key in same}


def test_recomputed_scales_are_not_kept():
    plain, scaled = (totals("llama-3-8b", p, recompute="full") for p in ("fp8_mixed", "fp8_block"))
    assert scaled["saved_activation_bytes"] - plain["saved_activation_bytes"] == 4 * 4096 * 4096 // 128


def test_what_computes_in_a_dtype_of_its_own_has_no_scales():
    base = NAMED_POLICIES["fp8_block"]
    whole = totals("llama-3-8b", base)["bytes_by_role"]["buffer"]
    apart = replace(base, name="mine", overrides={"lm_head": {"compute_w": "BF16"}})
    assert whole - totals("llama-3-8b", apart)["bytes_by_role"]["buffer"] == 4 * 128256 * 4096 // 128**2


def test_free_sizes_under_an_override():
    found = totals("gpt2", override(lm_head={"compute_w": "FP32"}), free=("batch",), seq=4)
    assert found["flops_by_dtype"]["forward"]["FP32"].endswith("*batch")
