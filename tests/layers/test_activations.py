"""What a layer keeps for backward: the fused and the paper accounting, in bytes of 16-bit storage."""

from __future__ import annotations

import pytest
from sympy import expand

from symcost.dims import batch, context, experts, ffn, head_dim, heads, hidden, kv_heads, moe_ffn, seq, top_k, width_act
from symcost.frontend.load import load
from symcost.ir.conventions import DEFAULTS
from symcost.ir.totals import total, total_fields
from tests.priced import Priced

TOKENS = batch * seq


def kept(slug: str, kind: str, **conventions: str):
    model = Priced(load(slug)).model
    chosen = {**DEFAULTS, **conventions}
    value = total(model, "activation_bytes", total_fields(model)["activation_bytes"], kind).value(chosen)
    return expand(model.resolve(value, chosen).subs(width_act, 2).subs(context, seq))


def storages(slug: str, kind: str, **conventions: str) -> set[str]:
    """Storages that exist under the conventions, by instance and tensor."""
    model, chosen = Priced(load(slug)).model, {**DEFAULTS, **conventions}
    return {
        f"{key.component}.{key.tensor}"
        for key, formula in model.rows.items()
        if key.kind == kind and key.quantity == "elements" and key.unit == "activation" and formula.value(chosen) != 0
    }


def test_a_dense_llama_layer_with_flash():
    d, n, k = head_dim, heads, kv_heads
    per_token = 8 * hidden + 4 * n * d + 4 * k * d + 4 * n + 6 * ffn + 8
    assert expand(kept("llama-3-8b", "dense") - TOKENS * per_token) == 0


def test_eager_keeps_probabilities_in_place_of_the_statistic():
    difference = kept("llama-3-8b", "dense", attention="eager") - kept("llama-3-8b", "dense")
    assert expand(difference - (2 * batch * heads * seq**2 - 4 * TOKENS * heads)) == 0


def test_paper_leaves_out_the_statistics():
    difference = kept("llama-3-8b", "dense") - kept("llama-3-8b", "dense", activations="paper")
    assert expand(difference - TOKENS * (4 * heads + 8)) == 0


def test_experts():
    d, n, k = head_dim, heads, kv_heads
    attention = 8 * hidden + 4 * n * d + 4 * k * d + 4 * n + 8
    # rows permuted and their results, gate, up and product; router probabilities; choice and row map in INT32
    routed = top_k * (2 * 2 * hidden + 3 * 2 * moe_ffn)
    assert expand(kept("mixtral-8x7b", "moe") - TOKENS * (attention + routed + 2 * experts + 8 * top_k)) == 0
    paper = kept("mixtral-8x7b", "moe", activations="paper")
    assert expand(paper - TOKENS * (attention - 4 * n - 8 + routed + 2 * experts)) == 0


def test_one_storage_read_by_several_operators_is_kept_once():
    moe = storages("deepseek-v3", "moe")
    assert "ffn_norm.output" in moe
    assert not {name for name in moe if name.endswith("ffn_norm_output")}
    assert {name for name in moe if name.startswith("attention_norm")} == {
        "attention_norm.layer_input",
        "attention_norm.output",
        "attention_norm.statistics",
    }


@pytest.mark.parametrize("slug", ["gemma-2-9b", "olmo-2-7b", "glm-4-9b-0414"])
def test_a_norm_behind_a_block_keeps_what_the_block_made(slug):
    kind = load(slug).kinds[0].name
    assert {"output_projection.output", "ffn_down.output"} <= storages(slug, kind)


def test_without_such_a_norm_nobody_keeps_it():
    assert "output_projection.output" not in storages("llama-3-8b", "dense")


def test_dropout_masks_of_one_byte():
    masks = {name for name in storages("gpt2", "dense", attention="eager") if "mask" in name}
    assert masks == {"attention_core.dropout_mask", "attention_dropout.mask", "ffn_dropout.mask"}
    assert "embedding_dropout.mask" in storages("gpt2", "ends")


def test_gradients_between_operators_are_listed_and_in_no_total():
    model = Priced(load("llama-3-8b")).model
    listed = [key for key in model.rows if key.unit == "input_gradient"]
    assert {key.component for key in listed} >= {"qkv_projection", "attention_core", "ffn_down", "lm_head"}
    assert all(model.tensors[key.kind, key.component, key.tensor].lifetime == "transient" for key in listed)
    assert not [name for name in total_fields(model) if "input_gradient" in name or "workspace" in name]
