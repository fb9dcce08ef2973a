"""Which layers attend how and which hold experts, from the fields that say so."""

from typing import Any

import pytest

from symcost.frontend import load
from symcost.frontend.bundled import entry


def kinds(slug: str, **fields: Any) -> str:
    spec = load({**entry(slug)["config"], **fields})
    return ", ".join(f"{group.kind} x{group.count}" for group in spec.stack if not group.mtp)


FULL_THEN_SLIDING = "full_attention x20, sliding_attention x8"
USED = {"use_sliding_window": True, "sliding_window": 512}
IN_TURN = "sliding_attention x1, full_attention x1, sliding_attention x1, full_attention x1"


@pytest.mark.parametrize(
    ("slug", "fields", "expected"),
    [
        ("mistral-7b-v0.1", {"sliding_window": None}, "dense x32"),
        ("qwen2.5-7b", {"use_sliding_window": True, "max_window_layers": 20}, FULL_THEN_SLIDING),
        ("qwen2.5-7b", {"layer_types": ["sliding_attention"] * 28}, "dense x28"),
        ("qwen3-8b", {**USED, "max_window_layers": 0}, "sliding_attention x36"),
        ("qwen3-30b-a3b", {"use_sliding_window": True, "sliding_window": 64}, "sliding_attention x48"),
        ("qwen3-30b-a3b", {"num_hidden_layers": 4, "decoder_sparse_step": 2}, "dense x1, moe x1, dense x1, moe x1"),
        ("qwen3-30b-a3b", {"num_hidden_layers": 4, "mlp_only_layers": [1, 2]}, "moe x1, dense x2, moe x1"),
        (
            "qwen1.5-moe-a2.7b",
            {"num_hidden_layers": 4, "use_sliding_window": True, "max_window_layers": 3, "mlp_only_layers": [3]},
            "sliding_attention_moe x1, full_attention_moe x1, sliding_attention_moe x1, full_attention_dense x1",
        ),
        ("deepseek-v3", {"first_k_dense_replace": 0}, "moe x61"),
        ("deepseek-v3", {"first_k_dense_replace": 61}, "dense x61"),
        ("gemma-2-9b", {"layer_types": ["full_attention"] * 42}, "dense x42"),
        ("gemma-2-9b", {"sliding_window": None}, "dense x42"),
        ("gemma-3-1b", {"num_hidden_layers": 4, "sliding_window_pattern": 2}, IN_TURN),
    ],
)  # fmt: skip
def test_kinds(slug: str, fields: dict[str, Any], expected: str) -> None:
    assert kinds(slug, **fields) == expected


def test_more_dense_layers_than_layers_is_a_warning() -> None:
    spec = load({**entry("deepseek-v3")["config"], "num_hidden_layers": 2})
    assert [(group.kind, group.count) for group in spec.stack if not group.mtp] == [("dense", 2)]
    assert any("first_k_dense_replace" in warning for warning in spec.warnings)


def test_mtp_blocks_repeat_the_last_body_kind() -> None:
    spec = load({**entry("deepseek-v3")["config"], "num_nextn_predict_layers": 2})
    assert spec.mtp_depth == 2
    assert (spec.stack[-1].kind, spec.stack[-1].count, spec.stack[-1].mtp) == ("moe", 2, True)
    assert load({**entry("deepseek-v3")["config"], "num_nextn_predict_layers": 0}).mtp_depth == 0


def test_layers_without_rotation_differ_in_their_kind() -> None:
    sizes = {"hidden_size": 64, "num_attention_heads": 8, "num_hidden_layers": 4, "vocab_size": 96}
    spec = load({"model_type": "cohere2", **sizes, "intermediate_size": 80, "sliding_window": 16})
    assert {kind.name: kind.changes for kind in spec.kinds} == {
        "sliding_attention": (),
        "full_attention": (("rotary", "none"),),
    }


def test_smollm3_keeps_one_kind_and_says_so() -> None:
    sizes = {"hidden_size": 64, "num_attention_heads": 8, "num_hidden_layers": 8, "vocab_size": 96}
    spec = load({"model_type": "smollm3", **sizes, "intermediate_size": 80, "num_key_value_heads": 4})
    assert [kind.name for kind in spec.kinds] == ["dense"]
    assert any("2 of 8 layers have no rotary positions" in warning for warning in spec.warnings)
