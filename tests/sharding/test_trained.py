"""Ranks of a model that is trained in part, by another optimizer, or on documents of unlike lengths."""

from __future__ import annotations

from typing import Any

import pytest

import symcost
from symcost.errors import UsageError
from tests.each_structure import some

LLAMA = {
    "model_type": "llama",
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 4,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 8,
    "vocab_size": 256,
    "max_position_embeddings": 512,
}
RANK, HIDDEN, LAYERS, SEQ = 4, 64, 4, 32


def adapted(targets: str = "q_proj,o_proj", train: str = "lora") -> Any:
    return symcost.load(LLAMA).train(train, rank=RANK, targets=targets)


def sent(found: Any, component: str, kind: str = "dense") -> set[tuple[str, str, str, int, int]]:
    """What a component of the layers behind the first sends."""
    return {
        (item["phase"], item["collective"], item["tensor"], item["count"], item["payload_bytes"])
        for item in found.result["communication"]
        if (item["kind"], item["component"]) == (kind, component)
    }


def test_adapters_of_plan_torch_are_divided_on_the_side_that_their_layer_is() -> None:
    found = adapted().evaluate(seq=SEQ, precision="fp32", tp=4, plan="torch", sp=False)
    own = LAYERS * (HIDDEN * RANK + RANK * HIDDEN // 4 + HIDDEN // 4 * RANK + RANK * HIDDEN)
    assert found.result["totals"]["params_trained"] == own
    thin = SEQ * RANK * 4
    assert sent(found, "q_proj_adapter") == {("backward", "all_reduce", "d_low", 3, thin)}
    assert sent(found, "o_proj_adapter") == {("forward", "all_reduce", "low", 3, thin)}


def test_adapters_of_plan_megatron_are_divided_on_both_sides() -> None:
    whole, found = adapted().evaluate(seq=SEQ), adapted().evaluate(seq=SEQ, tp=4, sp=False)
    assert 4 * found.result["totals"]["params_trained"] == whole.result["totals"]["params_trained"]
    for phase in ("forward", "backward"):
        assert 4 * found.flops[phase]["matmul"] == whole.flops[phase]["matmul"]
    thin, wide = SEQ * RANK * 2, SEQ * HIDDEN * 2
    assert sent(found, "q_proj_adapter") == {
        ("forward", "all_gather", "low", 3, thin // 4),
        ("backward", "all_reduce", "d_low", 3, thin),
        ("backward", "all_reduce", "d_x", 3, wide),
    }
    assert sent(found, "o_proj_adapter") == {
        ("forward", "all_reduce", "low", 3, thin),
        ("forward", "all_gather", "y", 3, wide // 4),
        ("backward", "all_reduce", "d_low", 3, thin),
    }
    by_tokens = adapted().evaluate(seq=SEQ, tp=4)
    assert ("backward", "all_reduce", "d_x", 3, wide) not in sent(by_tokens, "q_proj_adapter")
    assert ("backward", "all_gather", "d_y", 3, wide // 4) in sent(by_tokens, "o_proj_adapter")


def test_frozen_layers_gather_no_input_for_gradients_that_nobody_needs() -> None:
    kinds = {item[:3] for item in sent(adapted().evaluate(seq=SEQ, tp=4), "ffn_up")}
    assert kinds == {("forward", "all_gather", "x"), ("backward", "reduce_scatter", "d_x")}


def test_frozen_parameters_are_gathered_with_the_others_and_never_reduced() -> None:
    found = adapted().evaluate(seq=SEQ, precision="fp32", dp=4, zero=3)
    layer = 2 * HIDDEN + HIDDEN * (64 + 64 + 64) + 3 * HIDDEN * 96 + 4 * HIDDEN * RANK
    assert sent(found, "data_parallel") == {
        ("forward", "all_gather", "parameters", 3, layer * 4 // 4),
        ("backward", "all_gather", "parameters", 3, layer * 4 // 4),
        ("backward", "reduce_scatter", "grad_parameters", 3, 4 * HIDDEN * RANK * 4),
    }
    plain = adapted().evaluate(seq=SEQ, precision="fp32", dp=4)
    assert sent(plain, "data_parallel") == {("backward", "all_reduce", "grad_parameters", 3, 4 * HIDDEN * RANK * 4)}


def test_a_layer_without_a_backward_is_gathered_once() -> None:
    head = symcost.load(LLAMA).train("head").evaluate(seq=SEQ, dp=4, zero=3)
    assert {item[0] for item in sent(head, "data_parallel", "dense_frozen")} == {"forward"}


def test_frozen_weights_in_few_bits_are_gathered_as_they_are_stored() -> None:
    found = adapted("all-linear", "qlora").evaluate(seq=SEQ, dp=4, zero=3)
    packed = HIDDEN * (64 + 64 + 64) + 3 * HIDDEN * 96
    assert ("forward", "all_gather", "parameters_FP4", 3, packed // 2 // 4) in sent(found, "data_parallel")


@pytest.mark.parametrize("name", ["lion", "sgd", "adagrad"])
@pytest.mark.parametrize("zero", some([3, 1, 0], 1))
def test_states_of_single_elements_are_divided_as_adamw_s(name: str, zero: int) -> None:
    whole = symcost.load(LLAMA).train(optimizer=name).evaluate(seq=SEQ).result["totals"]
    found = symcost.load(LLAMA).train(optimizer=name).evaluate(seq=SEQ, dp=4, zero=zero).result["totals"]
    share = 4 if zero else 1
    assert share * found["bytes_by_role"]["optimizer_state"] == whole["bytes_by_role"]["optimizer_state"]
    assert share * found["flops"]["optimizer"]["vector"] == whole["flops"]["optimizer"]["vector"]


def test_matrices_are_stepped_as_a_rank_has_them() -> None:
    found = symcost.load(LLAMA).train(optimizer="muon").evaluate(seq=SEQ, tp=4).result["totals"]
    queries, keys, up = (16, 64), (8, 64), (24, 64)
    squares = [2 * (2 * a * a * b + a**3) for a, b in (queries, queries, keys, keys, up, up, up)]
    assert found["flops"]["optimizer"]["matmul"] == LAYERS * 5 * sum(squares)


def test_packed_documents_are_divided_as_their_tokens_are() -> None:
    packed = symcost.load(LLAMA).pack([32, 64, 96])
    whole, found = packed.evaluate(dp=1), packed.evaluate(tp=4)
    assert 4 * found.flops["forward"]["matmul"] == whole.flops["forward"]["matmul"]
    assert sent(found, "qkv_projection") >= {("forward", "all_gather", "x", 4, 192 * HIDDEN * 2 // 4)}


@pytest.mark.parametrize(
    ("model", "degrees", "message"),
    [
        (lambda: symcost.load(LLAMA).train(optimizer="muon"), {"dp": 2, "zero": 1}, "muon steps whole matrices"),
        (lambda: symcost.load(LLAMA).train(optimizer="adamw8bit"), {"dp": 2, "zero": 3}, "by a tensor's size"),
        (lambda: adapted(), {"tp": 2, "plan": "torch"}, "add --no-sp"),
        (lambda: adapted(train="dora"), {"tp": 2}, "leave --tp out"),
        (
            lambda: symcost.load("mixtral-8x7b").train("lora", rank=2, targets="w2"),
            {"tp": 2},
            "added to mlp.experts.down_proj is of whole experts",
        ),
        (lambda: symcost.load(LLAMA).train("all", layers="last:2"), {"pp": 2, "microbatches": 2}, "last:2"),
        (lambda: symcost.load(LLAMA).pack([32, 64]), {"cp": 2}, "leave out --cp, or --lengths"),
        (lambda: symcost.load(LLAMA).pack([31, 64]), {"tp": 2}, "the 95 tokens of --lengths"),
    ],
)
def test_what_cannot_be_divided_is_refused_with_its_remedy(model: Any, degrees: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        model().evaluate(**degrees)
