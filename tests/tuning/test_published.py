"""Memory and work of training as papers state them, each by its key in docs/references.bib."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from symcost.api.model import load
from symcost.ir.optimizers import OPTIMIZERS

GB = 10**9
LLAMA_65B = {
    "model_type": "llama",
    "hidden_size": 8192,
    "intermediate_size": 22016,
    "num_hidden_layers": 80,
    "num_attention_heads": 64,
    "vocab_size": 32000,
    "max_position_embeddings": 2048,
}
ADAPTER = {"rank": 64, "targets": "all-linear"}


def totals(model, **options):
    return model.evaluate(batch=1, seq=512, **options).result["totals"]


def held(model, *roles, **options):
    found = totals(model, **options)["bytes_by_role"]
    return sum(Fraction(found.get(role, 0)) for role in roles or found if role != "activation")


def test_sixteen_bytes_a_parameter():
    # rajbhandari2020zero: 2 + 2 + 12 bytes a parameter, at least 24 GB for 1.5 billion.
    model = load("gpt2-xl")
    params = totals(model)["params"]
    assert held(model) == 16 * params
    assert 24 * GB <= held(model) < 26 * GB


def test_double_quantisation():
    # dettmers2023qlora: constants of a block fall from 0.5 to 0.127 bits a parameter, 3 GB for 65 billion.
    single, double = (load(LLAMA_65B).train("qlora", **ADAPTER, base_precision=base) for base in ("nf4_single", "nf4"))
    linear = totals(load(LLAMA_65B))["params"] - 2 * 32000 * 8192 - (2 * 80 + 1) * 8192
    bits = [8 * held(model, "buffer") / linear for model in (single, double)]
    assert bits[0] == Fraction(1, 2)
    assert round(float(bits[1]), 3) == 0.127
    assert 2.9 * GB < held(single, "buffer") - held(double, "buffer") < 3.1 * GB


def test_a_65b_model_on_one_gpu():
    # dettmers2023qlora: from more than 780 GB for 16-bit finetuning to less than 48 GB.
    full = load(LLAMA_65B)
    params = totals(full)["params"]
    in_16_bits = held(full, "param", "param_gradient", "optimizer_state")
    assert in_16_bits == 12 * params
    assert in_16_bits > 780 * GB
    adapted = load(LLAMA_65B).train("qlora", **ADAPTER, optimizer="adamw8bit")
    assert held(adapted) < 48 * GB


def test_eight_bit_states():
    # dettmers2022adam8bit: 8 bytes a parameter of 32-bit Adam become 2, and a constant for 256 or more values.
    plain, eight = (held(load("gpt2-xl").train(optimizer=name), "optimizer_state") for name in ("adamw", "adamw8bit"))
    assert Fraction(1, 4) < eight / plain < Fraction(27, 100)


def test_sublinear_memory():
    # shazeer2018adafactor: n + m numbers for an n by m matrix, in place of n m.
    model = load("t5-base").train(optimizer="adafactor")
    component = next(item for item in model.evaluate().result["components"] if item["name"] == "ffn_down")
    states = [t["elements"] for t in component["tensors"] if t["role"] == "optimizer_state"]
    assert sorted(states) == [768, 3072]


@pytest.mark.parametrize(
    ("name", "width", "tokens", "share"), [("gpt2", 768, 524_288, 0.007), ("llama-3.1-405b", 16384, 16_000_000, 0.005)]
)
def test_orthogonal_updates_cost_little(name, width, tokens, share):
    # jordan2024muon: at most T m / B of the step's FLOPs: 0.7 % of a small GPT, 0.5 % of Llama 405B.
    work = totals(load(name).train(optimizer="muon"))["flops"]["optimizer"]["matmul"]
    hidden = sum(
        tensor["elements"] * item["count"]
        for item in load(name).evaluate().result["components"]
        for tensor in item["tensors"]
        if tensor["role"] == "param"
        and {"in", "out"} <= tensor["shape"].keys()
        and item["group"] in ("attention", "ffn")
    )
    bound = Fraction(OPTIMIZERS["muon"].matrices.iterations * width, tokens)
    assert round(float(bound), 3) == share
    assert bound / 2 < Fraction(work) / (6 * hidden * tokens) <= bound


def test_every_row_is_cited():
    known = (Path(__file__).parents[2] / "docs" / "references.bib").read_text(encoding="utf-8")
    assert [row.name for row in OPTIMIZERS.values() if f"{{{row.source}," not in known] == []
    for key in ("rajbhandari2020zero", "dettmers2023qlora"):
        assert f"{{{key}," in known
