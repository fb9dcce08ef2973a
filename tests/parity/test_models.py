"""Real models: parameters, buffers and matmul FLOPs equal what a library's module has and what a counter saw it do."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import symcost
from symcost.frontend.load import families, load
from tests.priced import COUNTED, Priced, priced

DATA = Path(__file__).parents[1] / "data"
SLUGS = sorted(path.stem for path in (DATA / "models").glob("*.json"))
# From the definition: parameters minus (E - K)/E of those of routed experts.
ACTIVE = {
    "deepseek-v3": 37_552_282_624,
    "deepseek-v2-lite": 2_661_150_208,
    "mixtral-8x7b": 12_879_925_248,
    "qwen3-30b-a3b": 3_353_032_704,
    "gpt-oss-20b": 4_187_440_704,
}
PHASES = ("forward", "backward")


@cache
def measured(slug: str) -> dict[str, Any]:
    return json.loads((DATA / "models" / f"{slug}.json").read_text(encoding="utf-8"))


@cache
def ours(slug: str) -> Priced:
    return priced(measured(slug)["config"])


def softmax_decoder(slug: str) -> bool:
    if measured(slug)["family"] not in families():
        return False
    spec = load(measured(slug)["config"])
    if spec.vision is not None or spec.features.architecture != "decoder":
        return False
    return {kind.attention for kind in spec.kinds} <= {"full", "sliding"}


DECODERS = [slug for slug in SLUGS if softmax_decoder(slug)]


def layers(slug: str) -> list[tuple[str, dict[str, Any]]]:
    """Our kind of each measured kind of layer, by the layers that it covers."""
    found = []
    for module, piece in measured(slug)["params_by_module"].items():
        if piece["role"] == "layer":
            kinds = {ours(slug).kinds_by_layer()[index] for index in piece["layer_indices"]}
            found += [(kind, {**piece, "module": module}) for kind in sorted(kinds)]
    return found


def test_every_decoder_of_the_folder_is_there():
    assert len(DECODERS) >= 37


@pytest.mark.parametrize("slug", DECODERS)
def test_parameters(slug):
    recorded, model = measured(slug), ours(slug)
    assert model.figure("params") == recorded["params_total"]
    assert model.figure("buffers") == sum(recorded.get("router_bias_buffers", {}).values())
    for kind, piece in layers(slug):
        assert model.figure("params", kind) == piece["params_per_layer"], kind
    pieces = recorded["params_by_module"].values()
    assert model.figure("params", "ends") == sum(piece["params"] for piece in pieces if piece["role"] != "layer")


@pytest.mark.parametrize("slug", DECODERS)
def test_layers_of_each_kind(slug):
    recorded = [index for _, piece in layers(slug) for index in piece["layer_indices"]]
    assert sorted(set(recorded)) == list(range(len(ours(slug).kinds_by_layer())))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("slug", DECODERS)
def test_matmul_flops(slug, phase):
    recorded = measured(slug)["flops"]
    overrides = recorded.get("run_config_overrides", {})
    model = priced({**measured(slug)["config"], **overrides}) if overrides else ours(slug)
    field = f"{phase}_matmul_flops"
    for run in recorded["runs"]:
        size = {"batch": run["batch"], "seq": run["seq"], **COUNTED}
        assert model.figure(field, **size) == run[f"{phase}_flops"]
        assert model.figure(field, "ends", **size) == run["other"][phase]
        for kind, piece in layers(slug):
            assert model.figure(field, kind, **size) == run["layer_kinds"][piece["module"]][phase], kind


@pytest.mark.parametrize("slug", sorted(ACTIVE))
def test_active_parameters(slug):
    assert ours(slug).figure("params_active") == ACTIVE[slug]
    routed = {name: ours(slug).sizes[name] for name in ("experts", "top_k")}
    assert routed["top_k"] < routed["experts"]


@pytest.mark.parametrize("slug", [slug for slug in DECODERS if slug not in ACTIVE])
def test_active_parameters_are_all_without_routed_experts(slug):
    model = ours(slug)
    if "experts" in model.sizes:
        assert model.figure("params_active") < model.figure("params")
    else:
        assert model.figure("params_active") == model.figure("params")


@pytest.mark.parametrize("slug", ["gemma-2-9b", "gpt-oss-20b", "opt-350m"])
def test_generated_evaluators_say_the_same(slug):
    recorded = measured(slug)
    run = recorded["flops"]["runs"][0]
    costs = symcost.load(recorded["config"]).evaluate(batch=run["batch"], seq=run["seq"], **COUNTED)
    assert costs.params == recorded["params_total"]
    assert costs.flops.forward.matmul == run["forward_flops"]
    assert costs.flops.backward.matmul == run["backward_flops"]
