"""Bundled models as parameters of a test: one of each structure always, those of the same structure in the rest."""

from collections.abc import Iterable
from typing import Any

import pytest

from symcost.frontend.load import bundled

# Of a block, a core, a mixture, a recurrence, an encoder or a tower that no other of them has.
ONE_OF_EACH = (
    "bert-base-uncased",
    "bloom-7b1",
    "deepseek-v3",
    "gemma-2-9b",
    "gpt-oss-20b",
    "gpt2",
    "jamba-v0.1",
    "llama-3-8b",
    "mamba2-130m",
    "olmo-2-7b",
    "opt-350m",
    "phi-2",
    "qwen1.5-moe-a2.7b",
    "qwen2-vl-2b",
    "qwen3-30b-a3b",
    "qwen3-next-80b-a3b",
    "t5-base",
    "vit-base-patch16-224",
    "whisper-small",
)
MODELS = [pytest.param(name, marks=() if name in ONE_OF_EACH else pytest.mark.thorough) for name in bundled()]


def some(cases: Iterable[Any], count: int) -> list[Any]:
    """Cases as parameters of a test: the first so many always, the others in the rest."""
    marks = (pytest.mark.thorough,)
    return [case if place < count else pytest.param(case, marks=marks) for place, case in enumerate(cases)]
