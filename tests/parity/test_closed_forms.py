"""Saved bytes of a layer under `fused`, as saved-activations.md states them; laws of all that is summed."""

from __future__ import annotations

import pytest
from sympy import Expr, Integer, expand

from symcost import dims
from symcost.api import load
from symcost.compiler import compile_model
from symcost.dims import (
    batch,
    experts,
    ffn,
    head_dim,
    heads,
    hidden,
    kv_heads,
    kv_lora_rank,
    moe_ffn,
    nope_dim,
    q_lora_rank,
    rope_dim,
    seq,
    shared_experts,
    top_k,
    v_head_dim,
)
from symcost.ir.conventions import DEFAULTS
from symcost.ir.role_names import TRANSIENT
from symcost.ir.totals import total_fields, totals
from tests.each_structure import MODELS

U = dims.symbol("width_act")
N, K, D, H = heads, kv_heads, head_dim, hidden
MHA = 2 * N * D + 2 * K * D
MLA = 2 * q_lora_rank + 2 * kv_lora_rank + 2 * N * (nope_dim + rope_dim) + 2 * N * v_head_dim
EXPERTS = experts + 2 * top_k * H + 3 * top_k * moe_ffn
FORMS = {
    ("llama-3-8b", "dense"): U * (4 * H + MHA + 3 * ffn) + 4 * N + 8,
    ("mixtral-8x7b", "moe"): U * (4 * H + MHA + EXPERTS) + 4 * N + 8 + 8 * top_k,
    ("deepseek-v3", "dense"): U * (4 * H + MLA + 3 * ffn) + 4 * N + 16,
    ("deepseek-v3", "moe"): U * (4 * H + MLA + EXPERTS + 3 * shared_experts * moe_ffn) + 4 * N + 16 + 8 * top_k,
}


def saved(name: str, kind: str) -> Expr:
    model = compile_model(load(name))
    value = model.resolve(totals(model, kind)["activation_bytes"].value(DEFAULTS), DEFAULTS)
    return expand(value.xreplace({dims.context: seq}))


@pytest.mark.parametrize(("name", "kind"), FORMS)
def test_a_layer_keeps_its_closed_form_a_token(name, kind):
    assert expand(saved(name, kind) - batch * seq * FORMS[name, kind]) == 0


def test_a_dense_llama_layer_in_16_bits():
    form = 8 * H + 4 * N * D + 4 * K * D + 4 * N + 6 * ffn + 8
    assert expand(saved("llama-3-8b", "dense").xreplace({U: Integer(2)}) - batch * seq * form) == 0


@pytest.mark.parametrize("name", MODELS)
def test_no_storage_is_counted_twice_and_no_transient_in_a_sum(name):
    model = compile_model(load(name))
    storages = [(key.kind, tensor.storage) for key, tensor in model.tensors.items() if tensor.storage]
    assert len(storages) == len(set(storages))
    assert all(tensor.storage for tensor in model.tensors.values() if tensor.lifetime == "saved")
    fields = total_fields(model)
    for role in TRANSIENT:
        assert f"{role}_bytes" not in fields
    lifetimes = {(*key[0:2], key.tensor): tensor.lifetime for key, tensor in model.tensors.items()}
    for key in model.rows:
        summed = key.quantity in ("elements", "bytes") and any(takes(key) for takes in fields.values())
        assert not summed or lifetimes[key.kind, key.component, key.tensor] != "transient"
