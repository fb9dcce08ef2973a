"""Models that no bundled one has the structure of: towers with windows, pools and contrastive losses are no faults."""

import json

import pytest

from symcost.audit.targets.choose import audit

_VISION = {"hidden_size": 48, "intermediate_size": 96, "image_size": 32, "patch_size": 8}
_TEXT = {"hidden_size": 32, "intermediate_size": 64, "num_attention_heads": 4, "vocab_size": 99}
CONFIGS = {
    "clip": {
        "projection_dim": 24,
        "text_config": {**_TEXT, "num_hidden_layers": 2, "max_position_embeddings": 16},
        "vision_config": {**_VISION, "num_attention_heads": 4, "num_hidden_layers": 3},
    },
    "gemma3": {
        "text_config": {
            **_TEXT,
            "model_type": "gemma3_text",
            "num_key_value_heads": 2,
            "head_dim": 8,
            "num_hidden_layers": 6,
            "sliding_window": 8,
        },
        "vision_config": {
            **_VISION,
            "model_type": "siglip_vision_model",
            "num_attention_heads": 4,
            "num_hidden_layers": 3,
        },
        "mm_tokens_per_image": 4,
    },
    "qwen2_5_vl": {
        **_TEXT,
        "num_key_value_heads": 2,
        "num_hidden_layers": 2,
        "rope_scaling": {"type": "mrope", "mrope_section": [1, 1, 2]},
        "vision_config": {
            "hidden_size": 48,
            "intermediate_size": 96,
            "num_heads": 4,
            "depth": 4,
            "patch_size": 4,
            "spatial_merge_size": 2,
            "temporal_patch_size": 2,
            "out_hidden_size": 32,
            "window_size": 16,
            "fullatt_block_indexes": [1, 3],
            "in_channels": 3,
        },
    },
    "opt": {
        "hidden_size": 48,
        "ffn_dim": 80,
        "num_hidden_layers": 3,
        "num_attention_heads": 6,
        "vocab_size": 97,
        "max_position_embeddings": 64,
        "word_embed_proj_dim": 20,
        "tie_word_embeddings": False,
    },
    "ernie4_5_moe": {
        **_TEXT,
        "num_key_value_heads": 2,
        "num_hidden_layers": 3,
        "moe_num_experts": 8,
        "moe_k": 2,
        "moe_intermediate_size": 24,
        "moe_num_shared_experts": 1,
        "moe_layer_start_index": 1,
    },
}


@pytest.mark.parametrize("name", CONFIGS)
def test_no_false_warning(name, tmp_path):
    path = tmp_path / f"{name}.json"
    path.write_text(json.dumps({"model_type": name, **CONFIGS[name]}))
    assert [f for f in audit(str(path)).findings if f.severity != "note"] == []


@pytest.mark.parametrize(
    ("name", "linear"), [("pooling core of one learned query", True), ("core of the vision tower", False)]
)
def test_a_core_is_linear_in_patches_where_it_pools_alone(name, linear, tmp_path):
    path = tmp_path / "cards.yaml"
    path.write_text(
        f"sheet: tower\nfamily: llama\nclaims:\n  - name: {name}\n"
        "    formula: 4*images*patches*heads*head_dim\n"
        "    states: {component: cross_attention_core, phase: forward, quantity: matmul}\n"
    )
    assert (audit(str(path)).findings == ()) is linear
