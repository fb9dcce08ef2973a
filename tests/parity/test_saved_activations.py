"""What autograd keeps of one layer: bytes equal to what hooks saw, eager and fused, in two shapes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import symcost
from symcost.compiler import module_source
from symcost.errors import UsageError
from symcost.evaluate.module import execute
from symcost.frontend.load import load
from tests.priced import Priced

DATA = Path(__file__).parents[1] / "data"
SLUGS = sorted(path.stem for path in (DATA / "saved_activations").glob("*.json"))
# The measured implementation by the convention that stands for it.
ATTENTION = {"eager": "eager", "flash": "flash", "efficient": "flash", "sdpa": "flash"}
# Models with a layer kind that nobody wrote down yet.
UNSTATED = set("dbrx jamba-v0.1 mamba2-130m qwen3-next-80b-a3b qwen3.5-35b-a3b-text".split())


def read(folder: str, slug: str) -> dict[str, Any]:
    return json.loads((DATA / folder / f"{slug}.json").read_text(encoding="utf-8"))


def without_dropout(config: dict[str, Any]) -> dict[str, Any]:
    """The config with every dropout probability set to 0."""
    zero = {name: 0.0 for name, value in config.items() if "drop" in name and isinstance(value, float)}
    nested = {name: without_dropout(value) for name, value in config.items() if isinstance(value, dict)}
    return {**config, **nested, **zero}


@cache
def model(slug: str, dropout: str) -> Priced:
    recorded = read("models", slug)
    overrides = read("saved_activations", slug).get("run_config_overrides", {})
    config = {**recorded["config"], **overrides}
    chosen = config if dropout == "as_config" else without_dropout(config)
    # Of models over images and text the text model was measured.
    return Priced(load(chosen, text_only="vision_config" in chosen))


def kinds(slug: str, module: str, ours: Priced) -> set[str]:
    """Our kinds of the layers that a measured kind covers; a decoder's layers stand behind its encoder's."""
    pieces = {
        name: piece for name, piece in read("models", slug)["params_by_module"].items() if piece["role"] == "layer"
    }
    side = module.partition("[")[0]
    sides = list(dict.fromkeys(name.partition("[")[0] for name in pieces))
    before = [piece for name, piece in pieces.items() if sides.index(name.partition("[")[0]) < sides.index(side)]
    first = sum(piece["count"] for piece in before)
    by_layer = ours.kinds_by_layer()
    return {by_layer[first + index] for index in pieces[module]["layer_indices"]}


def runs() -> Iterator[tuple[str, dict[str, Any]]]:
    for slug in SLUGS:
        if slug not in UNSTATED:
            yield from ((slug, run) for run in read("saved_activations", slug)["runs"])


def named(value: Any) -> str:
    return value if isinstance(value, str) else "-".join(str(value[key]) for key in ("attn", "dropout", "batch", "seq"))


@pytest.mark.parametrize(("slug", "run"), list(runs()), ids=named)
def test_bytes_of_a_layer(slug, run):
    ours = model(slug, run["dropout"])
    assert ours.spec.measured
    for module, expected in run["bytes_total"].items():
        for kind in kinds(slug, module, ours):
            chosen = {"attention": ATTENTION[run["attn"]], "activations": "autograd"}
            kept = ours.figure("activation_bytes", kind, batch=run["batch"], seq=run["seq"], **chosen)
            assert kept == expected, kind


def small(**fields: Any) -> dict[str, Any]:
    sizes = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 96}
    return {**sizes, "num_key_value_heads": 2, "vocab_size": 100, "tie_word_embeddings": False, **fields}


@pytest.mark.parametrize(
    ("config", "subject"),
    [
        (small(model_type="olmo"), "olmo"),
        (small(model_type="llama", hidden_act="quick_gelu"), "llama with the activation quick_gelu"),
    ],
)
def test_what_was_not_measured_is_refused(config, subject):
    model = symcost.load(config)
    with pytest.raises(UsageError) as refused:
        model.evaluate(batch=1, seq=8, activations="autograd")
    remedy = "use --activations fused or paper"
    assert str(refused.value) == f"--activations autograd was not measured for {subject} ({remedy})"


def test_an_evaluator_of_an_unmeasured_model_has_no_such_option():
    tables = {
        name: execute(module_source(load(small(model_type=name))), name).conventions["activations"]
        for name in ("olmo", "llama")
    }
    assert tables == {"olmo": ("fused", "paper"), "llama": ("fused", "paper", "autograd")}
