"""The numbers of a live page, without a browser: its scripts answer as `symcost eval --format json` does."""

from __future__ import annotations

import json
from dataclasses import replace
from urllib.parse import parse_qsl

import pytest

from symcost.api.model import formula_spec, load, price
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.evaluate.settings import parse_settings
from symcost.generate.presets import live
from tests.emit import page_scripts

pytestmark = pytest.mark.node

# Model, address, and the options that say the same on the command line.
CASES = {
    "llama-3-8b": [
        ("", Options()),
        ("batch=3&seq=8191&attention=eager&pairs=causal_half&precision=fp32", Options(
            batch=3, seq=8191, precision="fp32", conventions={"attention": "eager", "pairs": "causal_half"})),
        ("workload=decode&cached=77&cache=library&batch=2", Options(
            workload="decode", cached=77, batch=2, conventions={"cache": "library"})),
        ("workload=prefill&precision=serve_int4_g128", Options(workload="prefill", precision="serve_int4_g128")),
        ("workload=decode&precision=serve_fp8&seq=3", Options(workload="decode", precision="serve_fp8", seq=3)),
        ("precision=fp8_block", Options(precision="fp8_block")),
        ("seq=9000&context=10000&width_opt=9/8&layers=2**40&cost_exp=3/2", Options(
            seq=9000, context=10000, settings=parse_settings(["width_opt=9/8", "layers=2**40", "cost_exp=3/2"]))),
    ],
    "deepseek-v3": [
        ("mtp=true&mla=absorbed&flops=hardware&recompute=full", Options(
            conventions={"mtp": "true", "mla": "absorbed", "flops": "hardware", "recompute": "full"})),
        ("workload=decode&mla=expanded&expert_hits=least&precision=serve_int8", Options(
            workload="decode", precision="serve_int8", conventions={"mla": "expanded", "expert_hits": "least"})),
        ("moe_layers=7&precision=fp8_mixed&activations=paper", Options(
            precision="fp8_mixed", conventions={"activations": "paper"}, settings=parse_settings(["moe_layers=7"]))),
    ],
    "t5-small": [("seq=700&batch=2", Options(seq=700, batch=2)), ("target_seq=5", Options(target_seq=5))],
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_scripts_answer_as_eval_does(name, tmp_path):
    model = load(name)
    shown = live(model, "standard", result(price(model, Options())))
    found = page_scripts.answers(shown, tmp_path, [address for address, _ in CASES[name]])
    for (address, options), answer in zip(CASES[name], found, strict=True):
        assert "error" not in answer, answer
        expected = result(price(model, options))
        del expected["symcost"]
        page_scripts.assert_within(json.loads(answer["json"]), expected)
        assert sorted(parse_qsl(answer["hash"])) == sorted(parse_qsl(address))


SERVED = {
    "llama-3-8b": [
        ("decode", "", Options()),
        ("decode", "cached=8191&batch=3&cache=library&precision=fp32", Options(
            cached=8191, batch=3, precision="fp32", conventions={"cache": "library"})),
        ("prefill", "seq=77&cached=100&pairs=causal&logits=all", Options(
            seq=77, cached=100, conventions={"pairs": "causal", "logits": "all"})),
    ],
    "qwen3-next-80b-a3b": [("decode", "seq=4", Options(seq=4)), ("decode", "cached=9", Options(cached=9))],
    "t5-small": [("decode", "cached=5&source_seq=300", Options(cached=5, source_seq=300)), ("prefill", "", Options())],
    "vit-base-patch16-224": [("prefill", "batch=2", Options(batch=2))],
}  # fmt: skip


def served(name, workload):
    model = load(name)
    return live(formula_spec(model, None, workload)[0], "standard", result(price(model, Options(workload=workload))))


@pytest.mark.parametrize("name", SERVED)
def test_served_models_answer_as_eval_does(name, tmp_path):
    for place, (workload, address, options) in enumerate(SERVED[name]):
        shown = served(name, workload)
        (answer,) = page_scripts.answers(shown, tmp_path / str(place), [address])
        assert "error" not in answer, answer
        found, expected = json.loads(answer["json"]), result(price(load(name), replace(options, workload=workload)))
        assert found["workload"] == workload
        page_scripts.assert_within(found, {key: value for key, value in expected.items() if key != "symcost"})
        assert sorted(parse_qsl(answer["hash"])) == sorted(parse_qsl(address))


def test_what_no_served_model_can_bear_is_refused(tmp_path):
    (answer,) = page_scripts.answers(served("gpt2", "decode"), tmp_path / "gpt2", ["cached=1024"])
    assert answer == {"error": "seq comes to 1025, but gpt2 has a table of 1024 positions", "field": "seq"}
    (answer,) = page_scripts.answers(served("t5-small", "decode"), tmp_path / "t5", ["cached=0"])
    assert answer["field"] == "cached"


def test_a_training_page_knows_no_policy_of_serving(tmp_path):
    model = load("llama-3-8b")
    shown = live(model, "standard", result(price(model, Options())))
    (answer,) = page_scripts.answers(shown, tmp_path, ["precision=serve_bf16"])
    assert json.loads(answer["json"])["precision"] == "bf16_mixed"


def test_a_served_page_trains_too(tmp_path):
    (answer,) = page_scripts.answers(served("gpt2", "decode"), tmp_path, ["workload=training&seq=9&batch=2"])
    expected = result(price(load("gpt2"), Options(seq=9, batch=2)))
    page_scripts.assert_within(json.loads(answer["json"]), expected)
    assert sorted(parse_qsl(answer["hash"])) == [("batch", "2"), ("seq", "9"), ("workload", "training")]


def test_another_model_is_served_too(tmp_path):
    model = load("llama-3-8b")
    shown = live(model, "standard", result(price(model, Options())))
    addresses = ["model=deepseek-v3&workload=decode&cached=5", "model=t5-small&workload=prefill&precision=serve_int8"]
    found = [json.loads(answer["json"]) for answer in page_scripts.answers(shown, tmp_path, addresses)]
    page_scripts.assert_within(found[0], result(price(load("deepseek-v3"), Options(workload="decode", cached=5))))
    # The page holds scaled structures of its own model alone.
    assert found[1]["precision"] == "serve_bf16"


def test_an_encoder_is_not_offered_to_decode():
    model = load("vit-base-patch16-224")
    shown = live(model, "standard", result(price(model, Options())))
    assert [item.workload for item in shown.presets if item.name == model.name] == ["training", "prefill"]


def test_another_preset_of_the_same_structure(tmp_path):
    model = load("llama-3-8b")
    shown = live(model, "standard", result(price(model, Options(batch=4))))
    assert shown.presets[0].sizes["batch"] == 4
    (answer,) = page_scripts.answers(shown, tmp_path, ["model=llama-2-70b&seq=128"])
    expected = result(price(load("llama-2-70b"), Options(seq=128)))
    assert json.loads(answer["json"])["totals"] == expected["totals"]


REFUSED = {
    "hidden=12.5": ("hidden", "hidden must be a whole number"),
    "hidden=many": ("hidden", "hidden must be a number such as 4096, 1e6, 2**20 or 9/8"),
    "hidden=-4": ("hidden", "hidden must be a number such as 4096, 1e6, 2**20 or 9/8"),
    "seq=0": ("seq", "seq must be positive"),
    "heads=0": ("heads", "heads must be positive"),
    "context=10": ("context", "context counts every key, those of the 4096 tokens included"),
}


def test_what_no_model_can_bear_is_refused(tmp_path):
    model = load("llama-3-8b")
    shown = live(model, "standard", result(price(model, Options())))
    found = page_scripts.answers(shown, tmp_path, list(REFUSED))
    assert [(answer["field"], answer["error"]) for answer in found] == list(REFUSED.values())


def test_a_table_of_positions_is_a_limit(tmp_path):
    model = load("gpt2")
    shown = live(model, "standard", result(price(model, Options())))
    (answer,) = page_scripts.answers(shown, tmp_path, ["seq=2000"])
    assert answer == {"error": "seq is 2000, but gpt2 has a table of 1024 positions", "field": "seq"}
