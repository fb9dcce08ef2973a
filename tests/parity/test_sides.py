"""Encoders, encoder-decoders and vision towers: parameters and FLOPs as the library's modules have and run them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from symcost.frontend.load import families, load
from tests.parity.test_models import measured
from tests.priced import COUNTED, Priced, priced

DATA = Path(__file__).parents[1] / "data"
CASES = json.loads((DATA / "sides.json").read_text(encoding="utf-8"))
TOWERS = [case for case in CASES if "tower" in case]
REAL = ("t5-small", "t5-base", "t5-large", "flan-t5-base", "flan-t5-xl", "bert-base-uncased", "vit-base-patch16-224")
REAL = (*REAL, "whisper-small", "qwen2-vl-2b")
PHASES = ("forward", "backward")
LENGTHS = ("target_seq", "images", "patches")


def named(case: dict[str, Any]) -> str:
    return str(case["name"])


def figure(config: dict[str, Any], run: dict[str, int], field: str, kind: str | None = None) -> int:
    """A total under the lengths of a measured run."""
    model = Priced(load(config), {name: run[name] for name in LENGTHS if name in run})
    return model.figure(field, kind, batch=run.get("batch", 1), seq=run.get("seq", 1), **COUNTED)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_parameters(case):
    model = priced(case["config"])
    assert model.figure("params") == case["params"]
    assert case["params"] - model.figure("param_gradient_elements") == case["frozen"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("case", CASES, ids=named)
def test_matmul_flops(case, phase):
    for run in case["runs"]:
        assert figure(case["config"], run, f"{phase}_matmul_flops") == run[phase]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("case", TOWERS, ids=named)
def test_flops_of_a_tower(case, phase):
    field = f"{phase}_matmul_flops"
    for run in case["tower"]:
        without = figure(case["config"], {**run, "images": 0}, field)
        assert figure(case["config"], run, field) - without == run[phase]


PACKED = [
    ("mistral3", 3, 5670144, 10455552),
    ("mistral3-flags", 2, 5643264, 7342080),
    ("llava-pixtral", 3, 5667840, 10450944),
]


@pytest.mark.parametrize(("name", "read", "forward", "backward"), PACKED)
def test_a_counter_sees_pairs_of_patches_of_two_images(name, read, forward, backward):
    """Pixtral lays all images into one sequence and masks: 2 · 36² pairs count for nothing in each of 3 layers.

    Backward has them in the layers that are read.
    """
    (case,) = (case for case in CASES if case["name"] == name)
    masked = 2 * 36**2 * 4 * 2 * (8 + 8)
    for phase, counted, layers in (("forward", forward, 3), ("backward", backward, 2 * read)):
        field = f"{phase}_matmul_flops"
        with_images, without = (figure(case["config"], {"images": images, "patches": 36}, field) for images in (2, 0))
        assert with_images - without + layers * masked == counted


def test_layers_that_nothing_reads_run_forward_alone():
    """LLaVA reads the layer before the last: the last keeps nothing, and is not run again."""
    (case,) = (case for case in CASES if case["name"] == "llava")
    model = Priced(load(case["config"]), {"images": 1, "patches": 36})
    assert {kind.name for kind in model.spec.vision.kinds} == {"encoder", "encoder_unread"}
    size = {"seq": 24, "flops": "hardware", "recompute": "full"}
    for unit in ("matmul", "vector"):
        assert model.figure(f"forward_{unit}_flops", "vision_encoder_unread", **size)
        assert model.figure(f"backward_{unit}_flops", "vision_encoder_unread", **size) == 0
    for field in ("activation_bytes", "param_gradient_elements", "optimizer_state_bytes"):
        assert model.figure(field, "vision_encoder_unread", **size) == 0
        assert model.figure(field, "vision_encoder", **size)
    shares = ("params", "forward_matmul_flops", "forward_read_bytes")
    kinds = ("vision_encoder", "vision_encoder_unread")
    for field in shares:
        one, other = (model.figure(field, kind, **size) for kind in kinds)
        assert one == other


def test_types_measured_are_types_read():
    assert {case["config"]["model_type"] for case in CASES} <= set(families())


def ours(slug: str, sizes: dict[str, int] | None = None) -> Priced:
    return priced(measured(slug)["config"], sizes)


def kind_of(slug: str, module: str, piece: dict[str, Any]) -> str:
    """Our kind of a measured kind: layers of one side are numbered from 0, ours follow one another."""
    spec = load(measured(slug)["config"])
    if "visual" in module:
        return "vision_encoder"
    side = "decoder" if module.startswith(("decoder", "model.decoder")) else ""
    body = [group.kind for group in spec.stack for _ in range(group.count)]
    own = [kind for kind in body if kind.startswith(side)] if side else body
    kinds = {own[index] for index in piece["layer_indices"]}
    assert len(kinds) == 1, "a measured kind is of several of ours"
    return kinds.pop()


def pieces(slug: str) -> list[tuple[str, str, dict[str, Any]]]:
    found = measured(slug)["params_by_module"]
    return [(name, kind_of(slug, name, p), p) for name, p in found.items() if p["role"] == "layer"]


@pytest.mark.parametrize("slug", REAL)
def test_parameters_of_real_models(slug):
    recorded, model = measured(slug), ours(slug)
    assert model.figure("params") == recorded["params_total"]
    for _, kind, piece in pieces(slug):
        assert model.figure("params", kind) == piece["params_per_layer"], kind
    others = sum(piece["params"] for piece in recorded["params_by_module"].values() if piece["role"] != "layer")
    assert model.figure("params", "ends") == others


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("slug", REAL)
def test_flops_of_real_models(slug, phase):
    field = f"{phase}_matmul_flops"
    for run in measured(slug)["flops"]["runs"]:
        seq = run.get("encoder_tokens", run.get("tokens"))
        model = ours(slug, {"target_seq": run.get("decoder_tokens", seq)})
        size = {"batch": run["batch"], "seq": seq, **COUNTED}
        assert model.figure(field, **size) == run[f"{phase}_flops"]
        assert model.figure(field, "ends", **size) == run["other"][phase]
        for name, kind, _ in pieces(slug):
            counted = run["layer_kinds"][name]
            if counted["calls"]:
                assert model.figure(field, kind, **size) == counted[phase], kind


@pytest.mark.parametrize("phase", PHASES)
def test_the_tower_of_a_real_model(phase):
    field = f"{phase}_matmul_flops"
    for run in measured("qwen2-vl-2b")["vision_tower_flops"]["runs"]:
        # The tower was cut to two layers; patches are counted over all images.
        cut = {"vision_layers": 2, "patches": run["patches"] // run["images"]}
        with_images = ours("qwen2-vl-2b", {**cut, "images": run["images"]}).figure(field, **COUNTED)
        assert with_images - ours("qwen2-vl-2b", {**cut, "images": 0}).figure(field, **COUNTED) == run[f"{phase}_flops"]
