"""GGUF files: parameters of published models from their metadata, the file's own tensors as a check, broken files."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import symcost
from symcost.cli.app import run
from symcost.errors import SpecError
from symcost.frontend import gguf_file
from symcost.frontend.bundled import entry
from symcost.frontend.formats.gguf_families import FAMILIES
from symcost.frontend.load import load
from tests.frontend.gguf_files import block, write_gguf
from tests.priced import Priced

pytest.importorskip("gguf", reason="needs the gguf package")
pytest.importorskip("numpy", reason="needs NumPy")

DATA = Path(__file__).parents[2] / "data"
KEYS = {
    "block_count": 1,
    "embedding_length": 64,
    "feed_forward_length": 96,
    "context_length": 512,
    "attention.head_count": 4,
    "attention.head_count_kv": 2,
    "attention.layer_norm_rms_epsilon": 1e-5,
    "rope.freq_base": 1e4,
    ".tokenizer.ggml.tokens": ["a"] * 100,
    ".general.name": "x",
}
ENDS = {"token_embd.weight": (100, 64), "output_norm.weight": (64,), "output.weight": (100, 64)}
TENSORS = {**ENDS, **block(64, 4, 2, 16, 96)}
# Norms, projections, gated block, embedding and head.
PARAMETERS = 3 * 64 + 2 * 64 * 64 + 2 * 64 * 32 + 3 * 64 * 96 + 2 * 100 * 64
# The library's field -> the key that converters write.
WRITTEN = {
    "num_hidden_layers": "block_count",
    "hidden_size": "embedding_length",
    "intermediate_size": "feed_forward_length",
    "num_attention_heads": "attention.head_count",
    "num_key_value_heads": "attention.head_count_kv",
    "head_dim": "attention.key_length",
    "max_position_embeddings": "context_length",
    "vocab_size": "vocab_size",
}
EXPERTS = {
    "num_experts": "expert_count",
    "num_experts_per_tok": "expert_used_count",
    "moe_intermediate_size": "expert_feed_forward_length",
}
LATENT = {
    "n_routed_experts": "expert_count",
    "num_experts_per_tok": "expert_used_count",
    "moe_intermediate_size": "expert_feed_forward_length",
    "n_shared_experts": "expert_shared_count",
    "first_k_dense_replace": "leading_dense_block_count",
    "q_lora_rank": "attention.q_lora_rank",
    "kv_lora_rank": "attention.kv_lora_rank",
    "qk_rope_head_dim": "rope.dimension_count",
    "v_head_dim": "attention.value_length",
}
OLDER = {"attention.key_length": 192, "expert_weights_scale": 2.5}
NEWER = {
    "attention.head_count_kv": 1,
    "attention.key_length": 576,
    "attention.value_length": 512,
    "attention.key_length_mla": 192,
    "attention.value_length_mla": 128,
}
SLIDING = {"sliding_window": "attention.sliding_window"}
SHARED = {"shared_expert_intermediate_size": "expert_shared_feed_forward_length"}
MIXTRAL = {"num_local_experts": "expert_count", "num_experts_per_tok": "expert_used_count"}
# Bundled model, architecture, further fields that the file has, and keys beside them.
MODELS = [
    ("llama-3-8b", "llama", {}, {"rope.dimension_count": 128}),
    ("llama-2-70b", "llama", {}, {}),
    ("mixtral-8x7b", "llama", MIXTRAL, {}),
    ("qwen2.5-7b", "qwen2", {}, {}),
    ("qwen1.5-moe-a2.7b", "qwen2moe", {**EXPERTS, **SHARED}, {}),
    ("qwen3-8b", "qwen3", {}, {}),
    ("qwen3-30b-a3b", "qwen3moe", EXPERTS, {}),
    ("gemma-2b", "gemma", {}, {"attention.value_length": 256}),
    ("gemma-2-9b", "gemma2", SLIDING, {"attn_logit_softcapping": 50.0, "final_logit_softcapping": 30.0}),
    ("gemma-3-1b", "gemma3", SLIDING, {"rope.freq_base": 1e6}),
    ("phi-3-mini-4k", "phi3", SLIDING, {"rope.dimension_count": 96}),
    ("deepseek-v3", "deepseek2", LATENT, {**OLDER, "expert_gating_func": 2}),
    ("deepseek-v3", "deepseek2", LATENT, {**NEWER, "expert_gating_func": 2}),
    ("deepseek-v2-lite", "deepseek2", LATENT, {**OLDER, "expert_gating_func": 1}),
    ("olmo-2-7b", "olmo2", {}, {}),
    ("starcoder2-3b", "starcoder2", SLIDING, {}),
]


@pytest.mark.parametrize(("slug", "architecture", "fields", "more"), MODELS)
def test_published_models_from_their_metadata(tmp_path, slug, architecture, fields, more):
    config = entry(slug)["config"]
    stated = {key: config[name] for name, key in {**WRITTEN, **fields}.items() if config.get(name) is not None}
    found = symcost.load(write_gguf(tmp_path / "model.gguf", architecture, {**stated, **more}, {}))
    model = symcost.load(slug)
    # Of ties a file without tensors says nothing: the family's own are taken.
    untied = found.features.tied != model.features.tied
    assert found.evaluate().params - (model.dims["hidden"] * model.dims["vocab"] if untied else 0) == (
        model.evaluate().params
    )
    assert found.evaluate().flops.forward.matmul == model.evaluate().flops.forward.matmul
    assert [kind.attention for kind in found.kinds] == [kind.attention for kind in model.kinds]
    assert any("it lists no tensors" in line for line in found.warnings)


def test_the_tensors_of_the_file_say_the_rest(tmp_path):
    whole = symcost.load(write_gguf(tmp_path / "one.gguf", "llama", KEYS, {**TENSORS, "rope_freqs.weight": (8,)}))
    assert (whole.name, whole.family, whole.evaluate().params, whole.warnings) == ("one", "llama", PARAMETERS, ())
    tied = {name: shape for name, shape in TENSORS.items() if name != "output.weight"}
    assert symcost.load(write_gguf(tmp_path / "two.gguf", "llama", KEYS, tied)).evaluate().params == PARAMETERS - 6400
    keys = {key: value for key, value in KEYS.items() if "tokenizer" not in key}
    assert symcost.load(write_gguf(tmp_path / "three.gguf", "llama", keys, TENSORS)).dims["vocab"] == 100
    biased = {f"blk.0.attn_{name}.bias": (width,) for name, width in {"q": 64, "k": 32, "v": 32, "output": 64}.items()}
    found = symcost.load(write_gguf(tmp_path / "four.gguf", "llama", KEYS, {**TENSORS, **biased}))
    assert found.evaluate().params == PARAMETERS + 192


def test_tensors_that_the_metadata_does_not_make(tmp_path):
    some = {name: shape for name, shape in TENSORS.items() if "ffn_up" not in name}
    path = write_gguf(tmp_path / "x.gguf", "llama", KEYS, some)
    with pytest.raises(
        SpecError, match=rf"its tensors have {PARAMETERS - 64 * 96:,} elements, .* states has {PARAMETERS:,}"
    ):
        symcost.load(path)
    # A part of a model holds a part of its tensors.
    assert symcost.load(write_gguf(path, "llama", {**KEYS, ".split.count": 2}, some)).evaluate().params == PARAMETERS


def test_the_beginning_of_a_file_is_enough(tmp_path):
    raw = write_gguf(tmp_path / "x.gguf", "llama", KEYS, TENSORS).read_bytes()
    (tmp_path / "y.gguf").write_bytes(raw[: -4 * PARAMETERS // 2])
    assert symcost.load(tmp_path / "y.gguf").evaluate().params == PARAMETERS


@pytest.mark.parametrize(
    ("architecture", "keys", "words"),
    [
        ("zork", KEYS, r'general.architecture is "zork": an architecture that is not known \(known: arcee, bloom'),
        ("llama", {**KEYS, "strange": 3}, r"llama.strange is 3: no key of llama that is known"),
        ("llama", {**KEYS, "block_count": "3"}, 'num_hidden_layers is "3": a whole number is expected'),
        ("llama", {**KEYS, "attention.head_count_kv": [2, 1]}, r"llama.attention.head_count_kv is \[2, 1\]: layers of"),
        ("llama", {**KEYS, "attention.key_length": 16, "attention.value_length": 8}, "value_length is 8: .*two sizes"),
        ("llama", {**KEYS, ".general.type": "adapter"}, 'general.type is "adapter": no model by itself'),
        ("llama", {k: v for k, v in KEYS.items() if "tokens" not in k}, "vocab_size is missing: .*neither a key nor a"),
        ("deepseek2", {**KEYS, "attention.kv_lora_rank": 8}, "deepseek2.rope.dimension_count is missing"),
        (
            "deepseek2",
            {**KEYS, "attention.key_length": 64, "rope.dimension_count": 64},
            "key_length is 64: of which rope.dimension_count, 64, leaves nothing",
        ),
    ],
)
def test_refused(tmp_path, architecture, keys, words):
    with pytest.raises(SpecError, match=words):
        symcost.load(write_gguf(tmp_path / "x.gguf", architecture, keys, {}))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda raw: b"", "it is empty"),
        (lambda raw: b"no model", "GGUF magic invalid"),
        (lambda raw: raw[:4], "it ends inside its header"),
        (lambda raw: raw[:12], "it ends inside its header"),
        (lambda raw: raw[:200], "it ends inside its header"),
        (lambda raw: raw[:8] + b"\xff" * 16 + raw[24:], "no GGUF file that can be read"),
        (lambda raw: raw[:4] + b"\x09\0\0\0" + raw[8:], "version 9"),
        (lambda raw: raw.replace(b"general.name", b"\xff" * 12), "no GGUF file that can be read"),
    ],
)
def test_broken_files(tmp_path, change, words, capsys):
    path = tmp_path / "x.gguf"
    path.write_bytes(change(write_gguf(path, "llama", KEYS, TENSORS).read_bytes()))
    assert run(["eval", str(path)]) == 2
    assert words in capsys.readouterr().err.replace("\n", " ")


def test_a_header_without_end(tmp_path, monkeypatch):
    path = write_gguf(tmp_path / "x.gguf", "llama", KEYS, TENSORS)
    monkeypatch.setattr(gguf_file, "MOST_PIECES", 100)
    with pytest.raises(SpecError, match="its header has more than 100 pieces"):
        symcost.load(path)


def test_without_the_package(tmp_path, monkeypatch):
    path = write_gguf(tmp_path / "x.gguf", "llama", KEYS, TENSORS)
    monkeypatch.setitem(sys.modules, "gguf", None)
    with pytest.raises(SpecError, match=r"needs the gguf package, .*\(pip install 'symcost\[gguf\]'\)"):
        symcost.load(path)


def tensors_of(case):
    """Names with a layer's number in place of `#`, and the shapes of all."""
    found = {}
    for name, shape, *layers in case["tensors"]:
        names = [name.replace("#", str(layer), 1) for layer in layers[0]] if layers else [name]
        found |= dict.fromkeys(names, tuple(shape))
    return found


# Small models of the library, their tensors under the names that the gguf package has for them.
ARCHITECTURES = json.loads((DATA / "gguf_architectures.json").read_text(encoding="utf-8"))
ALWAYS = ("gpt-oss", "glm4moe", "mistral4", "mamba")


def marks(case):
    return [] if case["architecture"] in ALWAYS else pytest.mark.thorough


@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["architecture"], marks=marks(case)) for case in ARCHITECTURES]
)
def test_every_architecture_has_the_parameters_of_the_library(tmp_path, case):
    keys = {**case["keys"], ".tokenizer.ggml.tokens": ["a"] * 96}
    spec = load(write_gguf(tmp_path / "x.gguf", case["architecture"], keys, tensors_of(case)))
    assert (spec.family, Priced(spec).figure("params")) == (case["family"], case["params"])


def test_every_architecture_is_tried():
    published = {architecture for _, architecture, _, _ in MODELS} | {"mistral3", "granite"}
    assert FAMILIES.keys() == published | {case["architecture"] for case in ARCHITECTURES}
