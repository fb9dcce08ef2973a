"""The limits, for every family: each structure against the simpler one that it must become."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from symcost.frontend.load import bundled, load
from symcost.ir.spec import KindSpec, ModelSpec
from symcost.ir.totals import total
from tests.priced import COUNTED, Priced

VARIANTS = json.loads((Path(__file__).parents[1] / "data" / "variants.json").read_text(encoding="utf-8"))
SPECS: dict[str, ModelSpec] = {slug: load(slug) for slug in bundled()}
SPECS |= {variant["name"]: load(variant["config"]) for variant in VARIANTS}
MATMUL = ("forward_matmul_flops", "backward_matmul_flops")


def having(condition) -> list[str]:
    """Names of the decoders of which some kind fits."""
    decoders = {name: spec for name, spec in SPECS.items() if spec.features.architecture == "decoder"}
    return [name for name, spec in decoders.items() if any(condition(kind, spec) for kind in spec.kinds)]


def changed(spec: ModelSpec, change, **features: object) -> ModelSpec:
    """The spec with each of its kinds changed, names kept."""
    return replace(spec, kinds=tuple(map(change, spec.kinds)), features=replace(spec.features, **features))


def softmax(kind: KindSpec, spec: ModelSpec) -> bool:
    return kind.attention in ("full", "sliding") and not spec.features.mla


@pytest.mark.parametrize("name", having(softmax))
def test_as_many_kv_heads_as_heads_is_multi_head_attention(name):
    spec = SPECS[name]
    model = Priced(spec, {"kv_heads": spec.dims["heads"]})
    h, width = spec.dims["hidden"], spec.dims["heads"] * spec.dims["head_dim"]
    gate = {"none": 0, "element": width, "head": spec.dims["heads"]}[spec.features.attention_gate]
    kind = next(kind.name for kind in spec.kinds if softmax(kind, spec))

    weights = total(model.model, "", lambda key: key.tensor == "w_qkv" and key.quantity == "elements", kind)
    core = total(model.model, "", lambda key: key.component == "attention_core" and _matmul(key, "forward"), kind)
    assert model.number(weights) == h * (3 * width + gate)
    assert model.number(core, seq=4, **COUNTED) == 4 * 4 * 4 * width


def _matmul(key, phase: str) -> bool:
    return (key.quantity, key.unit, key.phase) == ("flops", "matmul", phase)


@pytest.mark.parametrize("name", having(lambda kind, spec: kind.attention == "sliding"))
@pytest.mark.parametrize("pairs", ["full", "causal", "causal_half"])
def test_a_window_as_long_as_the_sequence_is_full(name, pairs):
    spec = SPECS[name]
    near = Priced(spec, {"window": 16})
    plain = changed(spec, lambda kind: replace(kind, attention="full") if kind.attention == "sliding" else kind)
    far = Priced(plain)
    for field in (*MATMUL, "forward_vector_flops", "activation_bytes", "params"):
        assert near.figure(field, seq=16, pairs=pairs) == far.figure(field, seq=16, pairs=pairs)


@pytest.mark.parametrize("name", having(lambda kind, spec: kind.ffn == "moe"))
def test_one_expert_visited_by_all_is_dense_plus_the_router(name):
    spec = SPECS[name]
    alone = changed(spec, lambda kind: kind, shared="none", shared_gate=False)
    moe = Priced(alone, {"experts": 1, "top_k": 1})
    width = spec.dims["moe_ffn"]
    plain = changed(
        alone, lambda kind: replace(kind, ffn="dense"), ffn_bias=spec.features.expert_bias, ffn_dropout=False
    )
    dense = Priced(plain, {"ffn": width})
    kind = next(kind.name for kind in spec.kinds if kind.ffn == "moe")
    for field in ("params", *MATMUL):
        router = total(moe.model, "", _of_router(field), kind)
        without = moe.figure(field, kind, seq=4, **COUNTED) - moe.number(router, seq=4, **COUNTED)
        assert without == dense.figure(field, kind, seq=4, **COUNTED), field


def _of_router(field: str):
    if field == "params":
        return lambda key: key.component == "router" and (key.quantity, key.unit) == ("elements", "param")
    return lambda key: key.component == "router" and _matmul(key, field.split("_")[0])
