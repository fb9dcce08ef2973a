"""`params.json` of Meta's and of Mistral's form: published models to the parameter, and what is refused by name."""

import json
from pathlib import Path

import pytest

import symcost
from symcost.errors import SpecError
from symcost.frontend import raw_config
from symcost.frontend.formats.choose import form_of, forms

SECOND = {"multiple_of": 256, "norm_eps": 1e-05, "vocab_size": -1}
THIRD = {"norm_eps": 1e-05, "vocab_size": 128256, "rope_theta": 500000.0, "n_kv_heads": 8}
LLAMA_2_7B = {**SECOND, "dim": 4096, "n_heads": 32, "n_layers": 32}
LLAMA_3_8B = {**THIRD, "dim": 4096, "n_layers": 32, "n_heads": 32, "multiple_of": 1024, "ffn_dim_multiplier": 1.3}
SMALL = {**THIRD, "use_scaled_rope": True, "multiple_of": 256}
LLAMA_3_2_1B = {**SMALL, "dim": 2048, "n_layers": 16, "n_heads": 32, "ffn_dim_multiplier": 1.5}
LARGE = {"ffn_dim_multiplier": 1.3, "multiple_of": 4096, "dim": 8192, "n_heads": 64, "n_kv_heads": 8, "n_layers": 80}
EXPERTS = {"num_experts": 16, "capacity_factor": 1.0, "auto_scale_F": True, "top_k": 1, "interleave_moe_layer_step": 1}
SCOUT = {
    **THIRD,
    "vocab_size": 202048,
    "dim": 5120,
    "n_layers": 48,
    "n_heads": 40,
    "ffn_dim_multiplier": 1.2,
    "ffn_exp": 4.0,
    "multiple_of": 2048,
    "use_qk_norm": True,
    "nope_layer_interval": 4,
    "attention_chunk_size": 8192,
    "moe_args": EXPERTS,
}
# Parameters as published: of the checkpoints' tensors, or of the library's own module.
META = {
    "Llama 2 7B": (LLAMA_2_7B, 6_738_415_616),
    "Llama 2 13B": ({**SECOND, "dim": 5120, "n_heads": 40, "n_layers": 40}, 13_015_864_320),
    "Llama 2 70B": ({**SECOND, **LARGE}, 68_976_648_192),
    "Llama 3 8B": (LLAMA_3_8B, 8_030_261_248),
    "Llama 3 70B": ({**THIRD, **LARGE}, 70_553_706_496),
    "Llama 3.1 405B": (
        {**THIRD, **LARGE, "dim": 16384, "ffn_dim_multiplier": 1.2, "n_heads": 128, "n_layers": 126},
        405_853_388_800,
    ),
    "Llama 3.2 1B": (LLAMA_3_2_1B, 1_235_814_400),
    "Llama 3.2 1B, as Meta's code builds it": ({**LLAMA_3_2_1B, "tie_word_embeddings": False}, 1_498_482_688),
    "Llama 3.2 3B": (
        {**SMALL, "dim": 3072, "n_layers": 28, "n_heads": 24, "ffn_dim_multiplier": 1.0},
        3_212_749_824,
    ),
    "Llama 4 Scout, text": ({**SCOUT, "head_dim": 128}, 107_769_861_120),
}
MISTRAL_7B = {
    "dim": 4096,
    "n_layers": 32,
    "head_dim": 128,
    "hidden_dim": 14336,
    "n_heads": 32,
    "n_kv_heads": 8,
    "norm_eps": 1e-05,
    "sliding_window": 4096,
    "vocab_size": 32000,
}
LATENT = {"q_lora_rank": 1536, "qk_rope_head_dim": 64, "qk_nope_head_dim": 128, "kv_lora_rank": 512, "v_head_dim": 128}
MANY = {"num_experts": 128, "num_experts_per_tok": 4, "expert_hidden_dim": 4096, "num_shared_experts": 1}
GROUPS = {"num_expert_groups": 1, "num_expert_groups_per_tok": 1, "route_every_n": 1, "first_k_dense_replace": 3}
TOWER = {
    "hidden_size": 1024,
    "num_channels": 3,
    "image_size": 1024,
    "patch_size": 16,
    "intermediate_size": 4096,
    "num_hidden_layers": 24,
    "num_attention_heads": 16,
    "rope_theta": 10000.0,
    "image_token_id": 10,
}
NEMO = {**MISTRAL_7B, "dim": 5120, "n_layers": 40, "vocab_size": 131072, "sliding_window": None}
MINISTRAL = {**MISTRAL_7B, "n_layers": 36, "hidden_dim": 12288, "vocab_size": 131072}
LARGE_3 = {
    **MISTRAL_7B,
    **LATENT,
    "dim": 7168,
    "n_layers": 61,
    "hidden_dim": 16384,
    "n_heads": 128,
    "n_kv_heads": 128,
    "vocab_size": 131072,
    "sliding_window": None,
    "moe": {**MANY, **GROUPS, "routed_scale": 1.0},
}
MAMBA = {
    "model_type": "mamba",
    "dim": 4096,
    "n_layers": 64,
    "vocab_size": 32768,
    "n_groups": 8,
    "rms_norm": True,
    "residual_in_fp32": True,
    "fused_add_norm": True,
    "pad_vocab_size_multiple": 1,
    "tie_embeddings": False,
}
FRAMES = {"sampling_rate": 16000, "num_mel_bins": 128, "hop_length": 160, "window_size": 400}
HEARING = {
    "dim": 1280,
    "n_layers": 32,
    "n_heads": 20,
    "head_dim": 64,
    "hidden_dim": 5120,
    "vocab_size": 51866,
    "max_source_positions": 1500,
    "audio_encoding_args": FRAMES,
}


def voxtral(**changes):
    sound = {"encoder_args": {**HEARING, **changes}, "downsample_args": {"downsample_factor": 4}}
    text = {"dim": 3072, "n_layers": 30, "hidden_dim": 8192, "vocab_size": 131072, "sliding_window": None}
    return {**MISTRAL_7B, **text, "multimodal": {"whisper_model_args": sound}}


VOXTRAL = voxtral()
MISTRAL = {
    "Mistral 7B": (MISTRAL_7B, 7_241_732_096),
    "Mixtral 8x7B": (
        {**MISTRAL_7B, "sliding_window": None, "moe": {"num_experts": 8, "num_experts_per_tok": 2}},
        46_702_792_704,
    ),
    "Nemo": (NEMO, 12_247_782_400),
    "Ministral 8B": ({**MINISTRAL, "sliding_window": [None, 32768, 32768, 32768]}, 8_019_808_256),
    "Ministral 3 3B, text": (
        {**MINISTRAL, "dim": 3072, "n_layers": 26, "hidden_dim": 9216, "sliding_window": None, "tied_embeddings": True},
        3_429_006_336,
    ),
    "Pixtral 12B": ({**NEMO, "vision_encoder": TOWER}, 12_682_739_712),
    "Mixtral 8x22B": (
        {
            **MISTRAL_7B,
            "dim": 6144,
            "n_layers": 56,
            "n_heads": 48,
            "hidden_dim": 16384,
            "vocab_size": 32768,
            "sliding_window": None,
            "moe": {"num_experts": 8, "num_experts_per_tok": 2},
        },
        140_630_071_296,
    ),
    "Mistral Large 2": (
        {**NEMO, "dim": 12288, "n_layers": 88, "n_heads": 96, "hidden_dim": 28672, "vocab_size": 32768},
        122_610_069_504,
    ),
    "Codestral Mamba": (MAMBA, 7_285_403_648),
    "Voxtral Mini 3B": (VOXTRAL, 4_676_271_104),
}


@pytest.mark.parametrize(("config", "parameters"), META.values(), ids=META)
def test_published_models_of_meta(config, parameters):
    assert symcost.load(config).evaluate().params == parameters


@pytest.mark.parametrize(("config", "parameters"), MISTRAL.values(), ids=MISTRAL)
def test_published_models_of_mistral(config, parameters):
    assert symcost.load(config).evaluate().params == parameters


def test_a_form_is_recognised_by_its_fields():
    assert form_of(LLAMA_3_8B).name == "Meta's params.json"
    assert form_of(MISTRAL_7B).name == "Mistral's params.json"
    assert form_of({"model_type": "llama", "dim": 1, "n_layers": 1, "n_heads": 1}) is None
    assert len({form.order for form in forms()}) == len(forms())


def test_a_folder_with_a_params_json(tmp_path: Path):
    folder = tmp_path / "Llama-3-8B"
    folder.mkdir()
    (folder / "params.json").write_text(json.dumps(LLAMA_3_8B))
    model = symcost.load(folder)
    assert (model.name, model.dims) == ("Llama-3-8B", symcost.load("llama-3-8b").dims)
    assert raw_config(folder)["hidden_size"] == 4096
    (folder / "config.json").write_text(json.dumps(raw_config("qwen3-0.6b")))
    assert symcost.load(folder).family == "qwen3"


def test_what_is_assumed_is_said():
    said = symcost.load(LLAMA_2_7B).evaluate().warnings
    assert any("vocab_size is -1" in line and "32,000 taken" in line for line in said)
    said = symcost.load(LLAMA_3_2_1B).evaluate().warnings
    assert any("counted as one" in line and "tie_word_embeddings" in line for line in said)
    assert not symcost.load(LLAMA_3_8B).evaluate().warnings


def test_layers_that_differ():
    assert [(group.kind, group.count) for group in symcost.load(MISTRAL["Ministral 8B"][0]).stack][:2] == [
        ("full_attention", 1),
        ("sliding_attention", 3),
    ]
    scout = symcost.load(SCOUT)
    assert sum(group.count for group in scout.stack if "chunked" in group.kind) == 36
    assert scout.dims["moe_ffn"] == 8192


def test_latent_attention_beside_experts():
    model = symcost.load({**LARGE_3, "quantization": {"qformat_weight": "fp8_e4m3", "qscheme_act": "TENSOR"}})
    assert model.family == "deepseek_v3"
    assert (model.dims["q_lora_rank"], model.dims["experts"], model.dims["moe_ffn"]) == (1536, 128, 4096)
    assert any("FP8" in line for line in model.warnings)
    tower = {**TOWER, "mm_projector_id": "patch_merge"}
    whole = symcost.load({**LARGE_3, "llama_4_scaling": {"beta": 0.1}, "vision_encoder": tower})
    # A tower of 24 layers and its projector beside the same text model.
    assert whole.family == "mistral3"
    assert whole.evaluate().params > model.evaluate().params


REFUSED = [
    ({**LLAMA_2_7B, "dims": 3}, r"dims is 3: no field of Meta's params.json that is known \(did you mean dim\?"),
    ({**LLAMA_2_7B, "n_layers": "3"}, r'n_layers is "3": a whole number is expected'),
    ({**LLAMA_2_7B, "n_heads": 33}, "n_heads is 33: it does not divide dim, 4096"),
    ({**LLAMA_2_7B, "n_kv_heads": 0}, "n_kv_heads is 0: it must be at least 1"),
    ({**LLAMA_2_7B, "rope_theta": 1e6}, "vocab_size is -1: .*write the number of tokens of tokenizer.model"),
    ({"dim": 64, "n_layers": 2, "n_heads": 4}, "vocab_size is missing"),
    ({**LLAMA_2_7B, "lora_args": {"rank": 3}}, "lora_args is .*an adapter inside the checkpoint"),
    ({**LLAMA_3_8B, "quantization_args": {"group_size": 32}}, "quantization_args is .*in few bits"),
    ({**LLAMA_3_8B, "vision_num_cross_attention_layers": 8}, "vision_num_cross_attention_layers is 8: .*sees images"),
    ({**SCOUT, "moe_args": {**EXPERTS, "experts": 3}}, "moe_args.experts is 3: no field of Meta's params.json"),
    ({**SCOUT, "moe_args": None}, "moe_args is missing: the experts of Llama 4 must be stated"),
    (
        {**MISTRAL_7B, "hidden_dims": 3},
        r"hidden_dims is 3: no field of Mistral's params.json .*did you mean hidden_dim\?",
    ),
    ({**MISTRAL_7B, "use_biases": True}, "use_biases is true"),
    ({**MISTRAL_7B, "lora": {"rank": 64}}, "lora is .*an adapter"),
    ({**MISTRAL_7B, "sliding_window": [1, 2]}, "no pattern of windows"),
    ({**MISTRAL_7B, "sliding_window": [None] * 5 + [8]}, "no pattern of windows"),
    ({**MISTRAL_7B, "moe": {"num_experts": 8}}, "moe.num_experts_per_tok is missing"),
    ({**MISTRAL_7B, "moe": {"num_experts": 8, "num_experts_per_tok": 2, "x": 1}}, "moe.x is 1: no field"),
    ({**MISTRAL_7B, "activation": "sine"}, 'hidden_act is "sine"'),
    ({**LARGE_3, "moe": None}, "moe is missing: the experts beside latent attention"),
    ({**NEMO, "vision_encoder": {**TOWER, "depth": 2}}, "vision_encoder.depth is 2: no field"),
    ({**NEMO, "quantization": {"qformat_weight": "int3"}}, 'quantization.qformat_weight is "int3"'),
    ({"dim": 4096, "n_layers": 64, "vocab_size": 32768, "model_type": "mamba"}, "n_groups is missing"),
    (voxtral(hidden_dim=2560), "downsample_factor is 4: the library joins as many frames"),
    (voxtral(head_dim=32), "head_dim is 32: heads that do not fill the stream"),
    (voxtral(depth=32), "multimodal.whisper_model_args.encoder_args.depth is 32: no field of Mistral's params.json"),
    ({**VOXTRAL, "multimodal": {"x": 1}}, "whisper_model_args is missing"),
    ({**VOXTRAL, "vision_encoder": TOWER}, "images and sound in one model"),
]


@pytest.mark.parametrize(("config", "words"), REFUSED)
def test_refused(config, words):
    with pytest.raises(SpecError, match=words):
        symcost.load(config)
