"""Documents of unlike lengths: packed is one by one, equal lengths are a batch, and what cannot be is refused."""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.errors import UsageError

# Full, sliding, both; learned positions; encoders; two sides; latent; experts; recurrences; a norm of 1 + w.
QUICK = ["llama-3-8b", "mistral-7b-v0.1", "gemma-2-9b", "gpt2", "t5-base", "qwen3-next-80b-a3b"]
MORE = [
    "bert-base-uncased",
    "mixtral-8x7b",
    "deepseek-v3",
    "mamba2-130m",
    "jamba-v0.1",
    "gpt-oss-20b",
    "bloom-7b1",
    "dbrx",
]
FAMILIES = [*QUICK, *(pytest.param(name, marks=pytest.mark.thorough) for name in MORE)]
OPTIONS = [{}, {"pairs": "causal"}, {"pairs": "causal", "attention": "eager", "flops": "hardware", "recompute": "full"}]


def totals(model, **options):
    two_sided = model.features.architecture == "encoder_decoder" and "seq" in options
    sides = {"target_seq": options["seq"]} if two_sided else {}
    return model.evaluate(**options, **sides).result["totals"]


def lengths(name, model):
    drawn = random.Random(name)
    return [drawn.randint(1, min(model.max_seq or 9000, 9000)) for _ in range(drawn.randint(2, 5))]


# Made once a call and read by all sequences: T5's bias, as long as the longest.
SHARED = ("relative_position_bias",)


def amounts(model, **options):
    """FLOPs by phase and unit, and bytes kept, of all that each sequence has by itself."""
    two_sided = model.features.architecture == "encoder_decoder" and "seq" in options
    sides = {"target_seq": options["seq"]} if two_sided else {}
    found = Counter()
    for item in model.evaluate(**options, **sides).result["components"]:
        if item["type"] in SHARED:
            continue
        for phase, units in item["flops"].items():
            for unit, values in units.items():
                found[phase, unit] += item["count"] * sum(map(Fraction, values.values()))
        kept = sum(Fraction(t["bytes"]) for t in item["tensors"] if t["role"] == "activation")
        found["kept", ""] += item["count"] * kept
    return {key: value for key, value in found.items() if key[0] != "optimizer"}


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("options", OPTIONS, ids=["full", "causal", "eager"])
def test_packed_is_the_sum_over_documents(name, options):
    model = load(name)
    documents = lengths(name, model)
    packed = amounts(model.pack(documents), **options)
    apart = [amounts(model, batch=1, seq=length, **options) for length in documents]
    one, two = (amounts(model, batch=batch, seq=5, **options) for batch in (1, 2))
    for key, value in packed.items():
        # What runs once a call (1 + w of a norm) runs once for all that are packed.
        once = 2 * one[key] - two[key]
        assert value == sum(found[key] for found in apart) - (len(documents) - 1) * once, key
        assert once == 0 or key[1] == "vector"


@pytest.mark.parametrize("name", FAMILIES)
def test_equal_lengths_are_a_batch(name):
    model = load(name)
    sides = {"target_seq": 37} if model.features.architecture == "encoder_decoder" else {}
    packed, batch = model.pack([37] * 3).evaluate().result, model.evaluate(batch=3, seq=37, **sides).result
    assert packed["totals"] == batch["totals"]
    assert packed["memory"] == batch["memory"]
    assert packed["packing"]["padding_waste"] == 0


def test_formulas_are_over_sums():
    found = load("llama-3-8b").pack([3, 4, 5]).evaluate().result
    assert {name: size for name, size in found["dims"].items() if name.startswith(("doc", "batch", "seq", "long"))} == {
        "document_tokens": 12,
        "document_squares": 50,
    }
    core = next(item for item in found["components"] if item["name"] == "attention_core")
    assert core["flops"]["forward"]["matmul"] == {"BF16": 2 * 2 * 32 * 128 * 50}


def test_a_mean_and_a_deviation():
    stated, listed = load("llama-3-8b").pack("mean:10,std:2", 4), load("llama-3-8b").pack([8, 12, 8, 12])
    assert totals(stated) == totals(listed)


def test_padding():
    model = load("llama-3-8b")
    padded = model.pack([100, 300, 400], padded=True).evaluate().result
    assert padded["totals"] == totals(model, batch=3, seq=400)
    assert padded["packing"]["padding_waste"] == str(Fraction(1200 - 800, 1200))


def test_packed_models_are_trained_in_part():
    adapted = load("llama-3-8b").train("qlora", rank=8, targets="all-linear", optimizer="lion8bit")
    packed, batch = adapted.pack([9] * 4), adapted
    assert totals(packed) == totals(batch, batch=4, seq=9)


def test_a_file(tmp_path, capsys):
    place = tmp_path / "lengths.json"
    place.write_text("[100, 200,\n 300]\n")
    assert run(["eval", "llama-3-8b", "--lengths", str(place), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["packing"]["document_squares"] == 140_000


def test_a_window_needs_every_length():
    with pytest.raises(UsageError, match=r"do not say the sum of Min\(seq, window\)"):
        load("mistral-7b-v0.1").pack("mean:100,std:5")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("llama-3-8b --lengths 9000", "longer than the 8192 positions of llama-3-8b (cut documents to 8192)"),
        ("llama-3-8b --lengths 0,4", "'0' is no length"),
        ("llama-3-8b --lengths 3,x", "'x' is no length"),
        ("llama-3-8b --lengths mean:5,sd:1", "is no mean:M,std:S"),
        ("llama-3-8b --lengths mean:0,std:1", "'0' is no length"),
        ("llama-3-8b --lengths 100 --seq 5", "--seq does not apply to llama: --lengths says"),
        ("llama-3-8b --lengths 100 --batch 5", "--lengths says how many documents"),
        ("llama-3-8b --lengths 100 --set seq=5", "--lengths says how long"),
        ("llama-3-8b --lengths mean:5,std:1 --padded", "--padded needs the longest document"),
        ("llama-3-8b --padded", "no --lengths are stated"),
        ("llama-3-8b --lengths 5 --workload decode", "--lengths does not apply to --workload decode"),
        ("vit-base-patch16-224 --lengths 5", "its length is fixed"),
        ("whisper-small --lengths 5", "its length is fixed"),
        ("qwen2-vl-2b --lengths 5", "images are not shared out among documents"),
        ("llama-3-8b --lengths 5 --tp 2", "the 5 tokens of --lengths do not divide"),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(["eval", *arguments.split()]) == 2
    assert message in capsys.readouterr().err


def test_a_mean_above_the_longest_is_refused():
    with pytest.raises(UsageError, match="a mean of 1100 tokens is above the 1024 positions of gpt2"):
        load("gpt2").pack("mean:1100,std:5", batch=4)
