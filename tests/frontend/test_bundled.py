"""Bundled models: names, stacks, sizes and structure of real configs."""

import subprocess
import sys

import pytest

from symcost.frontend import bundled, families, load
from symcost.frontend.bundled import ANCHORS, anchor

# slug -> runs of the stack (kind x count, mtp with a plus), max_seq, whether longer is refused
STACKS = {
    "gpt2": ("dense x12", 1024, True),
    "opt-350m": ("dense x24", 2048, True),
    "bloom-7b1": ("dense x30", 2048, False),
    "llama-3-8b": ("dense x32", 8192, False),
    "mistral-7b-v0.1": ("sliding_attention x32", 32768, False),
    "mixtral-8x7b": ("moe x32", 32768, False),
    "qwen3-30b-a3b": ("moe x48", 40960, False),
    "qwen1.5-moe-a2.7b": ("moe x24", 8192, False),
    "deepseek-v3": ("dense x3, moe x58, +moe x1", 163840, False),
    "deepseek-v2-lite": ("dense x1, moe x26", 163840, False),
    "glm-4.5-air": ("dense x1, moe x45, +moe x1", 131072, False),
    "gpt-oss-20b": (", ".join(["sliding_attention x1, full_attention x1"] * 12), 131072, False),
    "gemma-3-1b": (", ".join(["sliding_attention x5, full_attention x1"] * 4 + ["sliding_attention x2"]), 32768, False),
    "falcon-7b": ("dense x32", 2048, False),
}


@pytest.mark.parametrize("slug", STACKS)
def test_stack(slug: str) -> None:
    stack, max_seq, hard = STACKS[slug]
    spec = load(slug)
    runs = ", ".join(f"{'+' * group.mtp}{group.kind} x{group.count}" for group in spec.stack)
    assert (runs, spec.max_seq, spec.hard_max) == (stack, max_seq, hard)
    assert spec.name == slug


@pytest.mark.parametrize("slug", bundled())
def test_a_published_config_is_read_without_a_warning(slug: str) -> None:
    spec = load(slug)
    assert spec.warnings == ()
    assert [kind.name for kind in spec.kinds] == list(dict.fromkeys(group.kind for group in spec.stack))
    assert all(isinstance(value, int) and value > 0 for value in spec.dims.values())


@pytest.mark.parametrize("family", [name for name in ANCHORS if name in families() and anchor(name)])
def test_a_family_by_name_has_its_anchors_structure(family: str) -> None:
    spec = load(family)
    assert (spec.name, spec.family) == (family, family)
    assert spec.signature() == load(ANCHORS[family]).signature()


@pytest.mark.parametrize("slug", ["llama-3-8b", "deepseek-v3", "gemma-3-1b"])
def test_structure_is_independent_of_size(slug: str) -> None:
    spec = load(slug)
    assert "4096" not in spec.signature()
    assert spec.signature() == load(slug).signature()


def test_widths_stated_are_never_derived() -> None:
    assert load("gemma-2b").dims["head_dim"] == 256
    assert load("qwen3-0.6b").dims["head_dim"] == 128
    assert load("phi-2").dims["rope_dim"] == 32
    assert "rope_dim" not in load("llama-3-8b").dims


def test_only_sizes_of_present_kinds_are_taken() -> None:
    dims = load("qwen3-30b-a3b").dims
    assert "ffn" not in dims
    assert dims["moe_ffn"] == 768
    assert "window" not in load("qwen2.5-7b").dims


def test_reading_bundled_models_does_not_load_sympy() -> None:
    code = "import sys; from symcost.frontend import load; load('deepseek-v3'); sys.exit('sympy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
