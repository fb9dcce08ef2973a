"""Our own model file: what it says is what is priced; what does not fit is refused with its path."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from symcost.frontend.bundled import slugs
from symcost.frontend.spec_schema import CHOICES, json_schema
from symcost.ir.spec import Features, ModelSpec

MIXED = {
    "schema": 1,
    "name": "two kinds",
    "family": "mixtral",
    "dims": {"hidden": 512, "heads": 8, "vocab": 1000, "ffn": 128, "experts": 4, "top_k": 2, "moe_ffn": 64},
    "layers": [{"kind": "dense", "count": 2}, {"kind": "moe", "count": 4}, {"kind": "moe", "count": 1, "mtp": True}],
}
YAML = """
schema: 1
name: two kinds
family: mixtral
dims: {hidden: 512, heads: 8, vocab: 1000, ffn: 128, experts: 4, top_k: 2, moe_ffn: 64}
layers:
  - {kind: dense, count: 2}
  - {kind: moe, count: 4}
  - {kind: moe, count: 1, mtp: true}
"""
SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "model-spec.json"


def changed(path: str, value: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(MIXED))
    *outer, last = path.split(".")
    place = data
    for key in outer:
        place = place.setdefault(key, {})
    place[last] = value
    if value is None:
        del place[last]
    return data


def test_json_and_yaml_are_the_same_model(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(json.dumps(MIXED))
    (tmp_path / "m.yaml").write_text(YAML)
    spec = load(tmp_path / "m.json")
    assert spec == load(tmp_path / "m.yaml")
    assert (spec.name, spec.family, spec.mtp_depth) == ("two-kinds", "mixtral", 1)
    assert spec.layer_counts() == {"dense": 2, "moe": 4}
    assert (spec.dims["kv_heads"], spec.dims["head_dim"], spec.dims["layers"]) == (8, 64, 6)


@pytest.mark.parametrize("slug", slugs())
def test_a_bundled_decoder_written_as_a_spec_is_the_same_model(slug: str) -> None:
    spec = load(slug)
    if spec.features.architecture != "decoder" or spec.vision is not None:
        pytest.skip("a decoder is meant")
    not_stated = ("extra", "architecture", "library")
    features = {name: value for name, value in vars(spec.features).items() if name not in not_stated}
    data = {
        "schema": 1,
        "name": slug,
        "family": spec.family,
        "dims": {name: value for name, value in spec.dims.items() if name != "layers"},
        "features": features,
        "layers": [vars(group) for group in spec.stack],
        "kinds": {
            kind.name: {"attention": kind.attention, "ffn": kind.ffn, "features": dict(kind.changes)}
            for kind in spec.kinds
        },
    }
    again = load(data)
    # How the library writes its modules follows from a config's own switches, which a model file does not state.
    assert _structure(again) == _structure(spec)
    assert again.dims == spec.dims
    assert again.warnings == ()


def _structure(spec: ModelSpec) -> str:
    return replace(spec, features=replace(spec.features, library=None)).signature()


@pytest.mark.parametrize(
    ("family", "feature", "value"),
    [
        ("falcon", "norm_placement", "parallel"),
        ("gemma2", "norm", "rms_offset"),
        ("gpt2", "tied", True),
        ("gpt2", "residual_dropout", True),
    ],
)
def test_what_is_not_stated_is_the_familys_default(family: str, feature: str, value: object) -> None:
    dims = {"hidden": 64, "heads": 8, "vocab": 96, "ffn": 80, "layers": 4, "window": 16, "positions": 32}
    spec = load({"schema": 1, "name": "x", "family": family, "dims": dims})
    assert getattr(spec.features, feature) == value


def test_the_class_decides_where_no_layers_are_listed() -> None:
    dims = {"hidden": 64, "heads": 8, "vocab": 96, "ffn": 80, "layers": 4, "window": 16}
    spec = load({"schema": 1, "name": "x", "family": "gemma2", "dims": dims})
    assert spec.layer_counts() == {"sliding_attention": 2, "full_attention": 2}


TWO_SIDES = {
    "schema": 1,
    "name": "two sides",
    "family": "t5",
    "dims": {"hidden": 64, "heads": 8, "head_dim": 8, "vocab": 100, "ffn": 80, "buckets": 8},
    "layers": [
        *({"kind": "encoder_first", "count": 1}, {"kind": "encoder", "count": 2}),
        *({"kind": "decoder_first", "count": 1}, {"kind": "decoder", "count": 1}),
    ],
}


def test_an_encoder_decoder_is_the_class_of_its_config() -> None:
    config = {
        "model_type": "t5",
        "d_model": 64,
        "num_heads": 8,
        "d_kv": 8,
        "vocab_size": 100,
        "d_ff": 80,
        "relative_attention_num_buckets": 8,
        "num_layers": 3,
        "num_decoder_layers": 2,
    }
    assert load(TWO_SIDES).signature() == load(config).signature()
    assert load(TWO_SIDES).layer_counts() == load(config).layer_counts()


def test_sides_must_be_listed_and_named() -> None:
    with pytest.raises(SpecError, match="layers of each"):
        load({**TWO_SIDES, "dims": {**TWO_SIDES["dims"], "layers": 5}, "layers": None})
    with pytest.raises(SpecError, match="'dense' is of no side"):
        load({**TWO_SIDES, "layers": [{"kind": "dense", "count": 2}]})


def test_a_tower_has_the_standard_kind() -> None:
    tower = {"dims": {"hidden": 32, "heads": 4, "ffn": 48, "layers": 2, "patch": 4, "channels": 3}}
    spec = load({**MIXED, "vision": tower})
    assert spec.vision is not None
    assert spec.vision.layer_counts() == {"encoder": 2}


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("schema", 2, ("schema is 2",)),
        ("schema", True, ("schema is", "True")),
        ("ops", {"evil": {"softmax": 1}}, ("ops.evil", "no layer of this kind", "dense")),
        ("name", None, ("name is missing",)),
        ("family", "mixtrall", ("mixtrall", "mixtral")),
        ("colour", "red", ("colour is no field",)),
        ("dims.hidden", None, ("dims.hidden is missing",)),
        ("dims.hidden", "512", ('dims.hidden is "512"',)),
        ("dims.hidden", True, ("dims.hidden is true",)),
        ("dims.hidden", 0, ("dims.hidden is 0",)),
        ("dims.hiden", 5, ("dims.hiden",)),
        ("dims.batch", 5, ("dims.batch",)),
        ("dims.kv_heads", 3, ("dims.kv_heads is 3", "heads 8")),
        ("dims.top_k", 5, ("dims.top_k is 5", "4 experts")),
        ("dims.experts", None, ("dims.experts is missing",)),
        ("dims.layers", 7, ("dims.layers is 7", "add up to 6")),
        ("features.norm", "batch", ('features.norm is "batch"',)),
        ("features.sparkle", True, ("features.sparkle is no field",)),
        ("layers", [], ("layers is []",)),
        ("layers", [{"kind": "dense", "count": 0}], ("layers.0.count is 0",)),
        ("layers", [{"kind": "mystery", "count": 1}], ("mystery", "standard name")),
        ("layers", [{"kind": "sliding_attention", "count": 1}], ("sliding_attention", "sliding_attention_dense")),
        ("layers", [{"kind": "moe", "count": 1, "mtp": True}, {"kind": "moe", "count": 1}], ("MTP runs",)),
        ("kinds", {"other": {}}, ("'other' is in no run",)),
        ("ops", {"moe": {"teleport": 1}}, ("ops.moe.teleport",)),
    ],
)
def test_refused(path: str, value: object, words: tuple[str, ...]) -> None:
    with pytest.raises(SpecError) as caught:
        load(changed(path, value))
    message = str(caught.value)
    assert caught.value.hint
    for word in words:
        assert word in message


def test_a_size_that_no_layer_uses_is_a_warning() -> None:
    spec = load(changed("dims.window", 128))
    assert "window" not in spec.dims
    assert any("dims.window" in warning for warning in spec.warnings)


def test_yaml_that_is_no_spec_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "c.yaml"
    path.write_text("model_type: llama\nhidden_size: 64\n")
    with pytest.raises(SpecError, match="schema is missing"):
        load(path)


def test_the_json_schema_is_up_to_date_and_accepts_what_is_read() -> None:
    assert SCHEMA.read_text() == json_schema(), "write json_schema() to docs/schema/model-spec.json"
    validator = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
    validator.validate(MIXED)
    with pytest.raises(jsonschema.ValidationError):
        validator.validate(changed("dims.hiden", 5))


def test_words_of_features_are_those_that_components_know() -> None:
    from symcost.ir.activations import ACTIVATIONS
    from symcost.ir.norms import NORM_FORMS

    assert set(CHOICES["activation"]) == set(ACTIVATIONS)
    assert set(CHOICES["norm"]) == set(NORM_FORMS)
    words = {item.name for item in fields(Features) if isinstance(item.default, str) and item.default}
    assert words == set(CHOICES), "give the words of a new feature in CHOICES"
