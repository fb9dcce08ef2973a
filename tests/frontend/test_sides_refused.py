"""Configs of encoders, encoder-decoders and vision-language models that are refused, with field, value and remedy."""

import json
from pathlib import Path
from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CASES = json.loads((Path(__file__).parents[1] / "data" / "sides.json").read_text(encoding="utf-8"))
CONFIGS: dict[str, dict[str, Any]] = {case["name"]: case["config"] for case in CASES}
REMOVED = object()


def changed(name: str, path: str, value: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(CONFIGS[name]))
    *outer, last = path.split(".")
    place = data
    for key in outer:
        place = place[key]
    place[last] = value
    if value is REMOVED:
        del place[last]
    return data


@pytest.mark.parametrize(
    ("name", "path", "value", "words"),
    [
        ("t5", "d_model", REMOVED, ("d_model is missing",)),
        ("t5", "num_layers", 10**9, ("num_layers", "more than")),
        ("t5", "feed_forward_proj", "gated-zelu", ('feed_forward_proj is "gated-zelu"', "gated-")),
        ("t5", "feed_forward_proj", "double-gelu", ("feed_forward_proj",)),
        ("bart", "tie_word_embeddings", False, ("tie_word_embeddings is false",)),
        ("bart", "decoder_attention_heads", 5, ("decoder_attention_heads is 5", "24")),
        ("bart", "max_position_embeddings", REMOVED, ("max_position_embeddings is missing",)),
        ("marian", "share_encoder_decoder_embeddings", "no", ('share_encoder_decoder_embeddings is "no"',)),
        ("bert", "is_decoder", True, ("is_decoder is true",)),
        ("bert", "type_vocab_size", REMOVED, ("type_vocab_size is missing",)),
        ("albert", "num_hidden_groups", 4, ("num_hidden_groups is 4", "3 layers")),
        ("modernbert", "layer_types", ["full_attention"], ("layer_types", "1 entries", "3 layers")),
        ("vit", "image_size", 4, ("image_size is 4", "patch of 8")),
        ("vit", "patch_size", [8, 16], ("patch_size is [8, 16]", "equal sides")),
        ("qwen2_vl", "vision_config", REMOVED, ("vision_config is missing", "--text-only")),
        ("qwen2_vl", "vision_config.model_type", "siglip", ('vision_config.model_type is "siglip"',)),
        ("qwen2_vl", "vision_config.num_heads", 5, ("vision_config.num_heads is 5", "32")),
        ("llava", "text_config", REMOVED, ("text_config is missing",)),
        ("llava", "text_config.model_type", "bert", ('text_config.model_type is "bert"', "qwen2")),
        ("llava", "vision_config", REMOVED, ("vision_config is missing", "--text-only")),
        ("llava", "vision_config.model_type", "vit", ('vision_config.model_type is "vit"', "pixtral")),
        ("llava", "vision_feature_layer", -5, ("vision_feature_layer is -5", "3 layers", "-4 to 3")),
        ("llava", "vision_feature_layer", 0, ("vision_feature_layer is [0]", "no layer")),
        ("llava", "vision_feature_layer", [1, True], ("vision_feature_layer is true",)),
        ("llava", "vision_feature_layer", [], ("vision_feature_layer is []",)),
        ("llava", "vision_feature_select_strategy", "cls", ('strategy is "cls"', '"full"')),
        ("llava-pixtral", "vision_feature_select_strategy", "default", ("first patch", 'write "full"')),
        ("llava", "projector_hidden_act", "glu", ('projector_hidden_act is "glu"',)),
        ("mistral3", "vision_feature_layer", [0, 1], ("vision_feature_layer is [0, 1]", "one layer")),
        ("mistral3", "spatial_merge_size", 0, ("spatial_merge_size is 0",)),
        ("qwen2_5_vl", "vision_config.window_size", 8, ("vision_config.window_size is 8",)),
        ("qwen3_vl", "vision_config.deepstack_visual_indexes", [3], ("deepstack_visual_indexes", "3 layers")),
        ("clip", "vision_config.model_type", "dinov2", ("dinov2", "clip_vision_model")),
        ("clip", "text_config.vocab_size", REMOVED, ("text_config.vocab_size is missing",)),
    ],
)
def test_refused(name: str, path: str, value: object, words: tuple[str, ...]) -> None:
    with pytest.raises(SpecError) as caught:
        load(changed(name, path, value))
    assert caught.value.hint
    assert caught.value.where
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize(
    ("name", "path", "value", "words"),
    [
        ("qwen2_vl", "vision_config.hidden_size", 20, ("vision_config.hidden_size is 20", "24 wide")),
        ("gemma3", "mm_tokens_per_image", 9, ("mm_tokens_per_image", "8 by 8")),
    ],
)
def test_what_is_built_and_does_not_run_is_a_warning(name: str, path: str, value: object, words: list[str]) -> None:
    (said,) = (warning for warning in load(changed(name, path, value)).warnings if "does not run" in warning)
    assert all(word in said for word in words)


def test_unknown_fields_of_every_part_are_warnings() -> None:
    for path in ("colour", "text_config.colour", "vision_config.colour"):
        spec = load(changed("qwen2_vl", path, "red"))
        assert any(f"{path} is not known" in warning for warning in spec.warnings), path


def test_a_head_that_is_not_priced_is_refused() -> None:
    with pytest.raises(SpecError, match="BertForNextSentencePrediction"):
        load({**CONFIGS["bert"], "architectures": ["BertForNextSentencePrediction"]})


@pytest.mark.parametrize(
    ("name", "architecture", "head", "pooler"),
    [
        ("bert", "BertModel", "none", True),
        ("bert", "BertForSequenceClassification", "classifier", True),
        ("distilbert", "DistilBertModel", "none", False),
        ("vit", "ViTForImageClassification", "classifier", False),
        ("vit", "ViTModel", "none", True),
    ],
)
def test_the_head_that_a_config_names(name: str, architecture: str, head: str, pooler: bool) -> None:
    features = load({**CONFIGS[name], "architectures": [architecture]}).features
    assert (features.head, features.pooler) == (head, pooler)
