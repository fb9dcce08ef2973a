"""What autograd keeps of one layer: bytes equal to what hooks saw, eager and fused, in two shapes."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import symcost
from symcost.compiler import fast_source
from symcost.errors import UsageError
from symcost.evaluate.module import execute
from symcost.frontend.load import load
from symcost.frontend.registry import all_families
from tests.priced import Priced

DATA = Path(__file__).parents[1] / "data"
SLUGS = sorted(path.stem for path in (DATA / "saved_activations").glob("*.json"))
SMALL = json.loads((DATA / "saved_activations_small.json").read_text(encoding="utf-8"))
# The measured implementation by the convention that stands for it.
ATTENTION = {"eager": "eager", "flash": "flash", "efficient": "flash", "sdpa": "flash"}


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


def kinds(slug: str, module: str, measured: Collection[str], ours: Priced) -> set[str]:
    """Our kinds of the layers that a measured kind covers; a decoder's layers stand behind its encoder's."""
    pieces = {name: piece for name, piece in read("models", slug)["params_by_module"].items() if name in measured}
    sides = list(dict.fromkeys(name.partition("[")[0] for name in pieces))
    place = sides.index(module.partition("[")[0])
    first = sum(piece["count"] for name, piece in pieces.items() if name.partition("[")[0] in sides[:place])
    by_layer = ours.kinds_by_layer()
    # A scaled copy has fewer layers.
    return {by_layer[first + index] for index in pieces[module]["layer_indices"] if first + index < len(by_layer)}


def runs() -> Iterator[tuple[str, dict[str, Any]]]:
    for slug in SLUGS:
        yield from ((slug, run) for run in read("saved_activations", slug)["runs"])


def named(value: Any) -> str:
    return value if isinstance(value, str) else "-".join(str(value[key]) for key in ("attn", "dropout", "batch", "seq"))


@pytest.mark.parametrize(("slug", "run"), list(runs()), ids=named)
def test_bytes_of_a_layer(slug, run):
    ours = model(slug, run["dropout"])
    assert ours.spec.measured
    for module, expected in run["bytes_total"].items():
        for kind in kinds(slug, module, run["bytes_total"], ours):
            chosen = {"attention": ATTENTION[run["attn"]], "activations": "autograd"}
            kept = ours.figure("activation_bytes", kind, batch=run["batch"], seq=run["seq"], **chosen)
            assert kept == expected, kind


def test_families_with_a_record_are_those_measured():
    measured = {read("models", slug)["config"]["model_type"] for slug in SLUGS}
    # One text model under its own name, one as part of a model over images and text.
    measured |= {"qwen2_vl_text", "gemma3"}
    stated = {name for name, family in all_families().items() if family.features.library is not None}
    # Two families decide by their config whether it is the measured structure; Kimi K2 is DeepSeek V3 by another name,
    # GPT-SW3 is GPT-2, ShieldGemma 2 is Gemma 3 with a head of two words.
    assert stated - {"kimi_k2", "gpt-sw3", "shieldgemma2"} | {"falcon", "dbrx"} == measured


@pytest.mark.parametrize(
    "case", SMALL, ids=lambda case: f"{case['config']['model_type']}-{case['batch']}-{case['seq']}"
)
def test_small_layers_of_unlike_sizes(case):
    """No two sizes are equal; one chunk and several, one sequence and several."""
    ours = Priced(load(case["config"]))
    kind = ours.kinds_by_layer()[case["layer"]]
    chosen = {"attention": "eager", "activations": "autograd"}
    assert ours.figure("activation_bytes", kind, batch=case["batch"], seq=case["seq"], **chosen) == case["bytes_total"]


@pytest.mark.parametrize("slug", ["llama-3-8b", "gpt2", "phi-3-mini-4k", "deepseek-v3"])
def test_recomputation(slug):
    """A core keeps its inputs and its result, a layer its input."""
    ours = model(slug, "zero")
    kind, sizes = ours.kinds_by_layer()[0], ours.sizes

    def kept(recompute: str) -> int:
        chosen = {"attention": "eager", "activations": "autograd", "recompute": recompute}
        return ours.figure("activation_bytes", kind, batch=2, seq=128, **chosen)

    assert kept("full") == 2 * 2 * 128 * sizes["hidden"]
    scores = 2 * 128 * 128 * sizes["heads"]
    assert kept("full") < kept("selective") <= kept("none") - 2 * scores


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
        name: execute(fast_source(load(small(model_type=name))), name).conventions["activations"]
        for name in ("olmo", "llama")
    }
    assert tables == {"olmo": ("fused", "paper"), "llama": ("fused", "paper", "autograd")}
