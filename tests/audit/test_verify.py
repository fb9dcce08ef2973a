"""Our figures beside the library's: equal pieces, differing ones, documented differences, a missing library."""

from __future__ import annotations

import importlib.util
from dataclasses import replace

import pytest

from symcost import load
from symcost.audit.library import Measured, measure
from symcost.audit.verify import compare
from symcost.errors import SymcostError
from symcost.frontend.bundled import entry

SIZE = {"batch": 2, "seq": 128, "attention": "eager", "pairs": "full"}
# Llama-3-8B as torch counts it.
LLAMA = Measured(
    params=8_030_261_248,
    layers=(218_112_000,) * 32,
    forward=3_859_564_986_368,
    backward=7_719_129_972_736,
    forward_layers=(112_206_020_608,) * 32,
    versions={"torch": "2.13.0"},
)
HAS_TORCH = importlib.util.find_spec("torch") is not None and importlib.util.find_spec("transformers") is not None


def test_equal_pieces_hold() -> None:
    model = load("llama-3-8b")
    found = compare(model, model.evaluate(**SIZE).result, LLAMA)
    assert [piece.equal for piece in found.pieces] == [True] * 5
    assert found.holds


def test_a_differing_layer_is_named() -> None:
    model = load("llama-3-8b")
    layers = (218_112_001, *LLAMA.layers[1:])
    found = compare(model, model.evaluate(**SIZE).result, replace(LLAMA, layers=layers))
    wrong = [piece for piece in found.pieces if piece.wrong]
    assert [(p.piece, p.quantity, p.library - p.ours) for p in wrong] == [("layer 0 (dense)", "params", 1)]
    assert not found.holds


def test_a_recurrent_layer_may_differ_and_says_why() -> None:
    model = load("mamba2-130m")
    measured = Measured(128_989_632, (), 1, 1, (), {})
    found = compare(model, model.evaluate(**SIZE).result, measured)
    assert found.holds
    assert all("counted-differences" in piece.note for piece in found.pieces if not piece.equal)


@pytest.mark.skipif(HAS_TORCH, reason="torch is installed")
def test_without_torch_the_remedy_is_named() -> None:
    with pytest.raises(SymcostError, match=r"torch is not installed \(pip install 'symcost\[torch\]'\)"):
        measure({}, 1, 1)


@pytest.mark.torch
@pytest.mark.skipif(not HAS_TORCH, reason="needs torch and transformers")
@pytest.mark.parametrize("slug", ["gpt2", "deepseek-v2-lite", "t5-small"])
def test_the_library_agrees(slug: str) -> None:
    model = load(slug)
    found = compare(model, model.evaluate(**SIZE).result, measure(entry(slug)["config"], 2, 128))
    assert found.holds, [piece for piece in found.pieces if piece.wrong]
