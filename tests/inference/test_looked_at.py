"""Towers of served models: one that layers keep keys of runs for a sequence's first tokens alone.

Steps as transformers runs and holds them in BF16: two sequences, nine tokens held, then ten.
"""

import json
from pathlib import Path

import pytest

import symcost

DATA = Path(__file__).parents[1] / "data" / "families"
# By family, the recorded case; FLOPs and held bytes of one more token, and of four more behind it.
STEPS = {
    "mllama": (1, {}, (144_896, 11_264), (587_776, 12_288)),
    "pix2struct": (0, {"patches": 16}, (107_008, 13_312), (436_224, 15_360)),
    "speech_decoders": (0, {"patches": 20}, (100_864, 15_360), (411_648, 17_408)),
    "vision_encoder_decoder": (1, {"patches": 16}, (99_328, 13_824), (405_504, 15_872)),
}
# The library projects what the encoder made of 20 frames from 24 to 32 wide again in every step; we do so once.
PROJECTED = 2 * 2 * 20 * 24 * 32


def loaded(name, index=0):
    return symcost.load(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))[index]["config"])


def tower(model, **given):
    """FLOPs of products of a tower in a step with two images."""
    found = model.evaluate(batch=2, images=2, **given).components
    towers = [item for item in found if item["name"].startswith("vision_")]
    return sum(sum(item["flops"]["forward"]["matmul"].values()) for item in towers)


@pytest.mark.parametrize("name", STEPS)
def test_steps_behind_the_first(name):
    index, sizes, *steps = STEPS[name]
    model = loaded(name, index)
    for (cached, tokens), expected in zip(((9, 1), (10, 4)), steps, strict=True):
        given = {"batch": 2, "images": 2, "cached": cached, "seq": tokens, "sizes": sizes, "pairs": "full"}
        found = model.evaluate(workload="decode", cache="library", logits="all", precision="serve_bf16", **given)
        assert (found.flops.forward.matmul, found.cache_bytes) == expected


def test_keys_of_a_projection_are_made_once():
    model = loaded("speech_decoders", 1)
    given = {"batch": 2, "images": 2, "cached": 9, "seq": 1, "sizes": {"patches": 20}, "precision": "serve_bf16"}
    found = model.evaluate(workload="decode", cache="library", logits="all", **given)
    assert (found.flops.forward.matmul + PROJECTED, found.cache_bytes) == (162_304, 15_360)


@pytest.mark.parametrize("name", ["mllama", "pix2struct", "vision_encoder_decoder", "florence2"])
def test_a_tower_that_is_looked_at_runs_once(name):
    model = loaded(name)
    assert tower(model, workload="prefill", seq=9) > 0
    assert tower(model, workload="decode", cached=9) == 0


def test_images_among_the_tokens_of_a_chunk_are_new():
    model = loaded("kosmos_2")
    first = tower(model, workload="prefill", seq=300)
    assert first == tower(model, workload="prefill", cached=50, seq=300) > 0
