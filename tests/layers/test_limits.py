"""Limits in which two structures must cost the same, and how totals grow."""

from __future__ import annotations

import pytest

from symcost.dims import batch, context, experts, ffn, head_dim, heads, hidden, kv_heads, moe_ffn, seq, top_k
from symcost.frontend.load import families, load
from symcost.ir.conventions import DEFAULTS
from symcost.ir.totals import total, total_fields
from tests.each_structure import MODELS
from tests.priced import Priced, priced

FIELDS = ("params", "params_active", "forward_matmul_flops", "backward_matmul_flops", "activation_bytes")
SMALL = {
    "hidden_size": 24,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 40,
    "vocab_size": 50,
    "head_dim": 6,
}
MOE = {"num_local_experts": 4, "num_experts_per_tok": 2}


def model(model_type: str, **fields: object) -> Priced:
    return priced({"model_type": model_type, **SMALL, **fields})


def formula(of: Priced, field: str, kind: str | None = None, **conventions: str):
    chosen = {**DEFAULTS, **conventions}
    value = total(of.model, field, total_fields(of.model)[field], kind).value(chosen)
    return of.model.resolve(value, chosen).expand()


def test_as_many_kv_heads_as_heads_is_multi_head_attention():
    llama = model("llama")
    params = formula(llama, "params", "dense").subs({kv_heads: heads, head_dim: hidden / heads})
    assert (params - (4 * hidden**2 + 3 * hidden * ffn + 2 * hidden)).expand() == 0
    forward = formula(llama, "forward_matmul_flops", "dense").subs({kv_heads: heads, head_dim: hidden / heads})
    plain = batch * seq * (8 * hidden**2 + 6 * hidden * ffn + 4 * context * hidden)
    assert (forward - plain).expand() == 0


@pytest.mark.parametrize("field", ["params", "forward_matmul_flops", "backward_matmul_flops"])
def test_one_expert_visited_by_all_is_dense_plus_the_router(field):
    dense = formula(model("llama"), field, "dense").subs(ffn, moe_ffn)
    moe = formula(model("mixtral", **MOE), field, "moe").subs({experts: 1, top_k: 1})
    router = {"params": hidden, "forward_matmul_flops": 2 * batch * seq * hidden}
    router["backward_matmul_flops"] = 2 * router["forward_matmul_flops"]
    assert (moe - dense - router[field]).expand() == 0


@pytest.mark.parametrize("pairs", ["full", "causal", "causal_half"])
@pytest.mark.parametrize("window", [16, 17, 1000])
def test_a_window_at_least_as_long_as_the_sequence_is_full(pairs, window):
    windowed, whole = model("mistral", sliding_window=window), model("mistral", sliding_window=None)
    for phase in ("forward", "backward"):
        for unit in ("matmul", "vector"):
            field = f"{phase}_{unit}_flops"
            assert windowed.figure(field, seq=16, pairs=pairs) == whole.figure(field, seq=16, pairs=pairs)


def test_a_window_one_shorter_loses_one_pair():
    size = {"seq": 16, "pairs": "causal"}
    windowed, whole = model("mistral", sliding_window=15), model("mistral", sliding_window=None)
    lost = [m.figure("forward_matmul_flops", **size) for m in (whole, windowed)]
    assert lost[0] - lost[1] == 3 * 4 * 4 * 6


@pytest.mark.parametrize("slug", MODELS)
def test_doubling_the_layers_doubles_the_body(slug):
    once = Priced(load(slug))
    counts = [name for name in once.sizes if name == "layers" or name.endswith("_layers")]
    twice = Priced(once.spec, {name: 2 * once.sizes[name] for name in counts})
    for field in FIELDS:
        ends = once.figure(field, "ends", seq=8)
        assert twice.figure(field, seq=8) - ends == 2 * (once.figure(field, seq=8) - ends)


@pytest.mark.parametrize("pairs", ["full", "causal"])
@pytest.mark.parametrize("slug", MODELS)
def test_totals_grow_with_every_size(slug, pairs):
    spec = load(slug)
    base = Priced(spec)
    size = {"batch": 2, "seq": 64, "pairs": pairs}
    before = {field: base.figure(field, **size) for field in FIELDS}
    for name, value in spec.dims.items():
        if name in ("top_k", "positions"):
            continue
        grown = Priced(spec, {name: value + 1})
        after = {field: grown.figure(field, **size) for field in FIELDS}
        assert all(after[field] >= before[field] for field in FIELDS), name
    longer = {**size, "seq": 65}
    assert all(base.figure(f, **longer) >= before[f] for f in FIELDS)


def test_every_type_of_the_set_is_read():
    wanted = """gpt2 opt bloom gpt_neox gptj gpt_bigcode falcon phi phi3 llama mistral mixtral qwen2 qwen2_moe qwen3
        qwen3_moe gemma gemma2 gemma3_text deepseek_v2 deepseek_v3 glm4 glm4_moe gpt_oss olmo2 olmoe starcoder2 stablelm
        smollm3 granite cohere dbrx ernie4_5_moe exaone4 nemotron seed_oss minimax"""
    assert set(wanted.split()) <= set(families())
