"""What components are stated with (cores, norms, activations, what autograd keeps) in numbers, where models have it."""

from __future__ import annotations

from symcost.compiler.lower import lower_instance
from symcost.frontend.load import load
from symcost.layers.build import build
from tests.components.test_golden import line

MODELS = ("bert-base-uncased", "deepseek-v3", "gemma-2-9b", "gpt-oss-20b", "jamba-v0.1", "t5-base")


def test_blocks_in_numbers(golden):
    items = [item for name in MODELS for kind in build(load(name)) for item in kind.instances]
    found = {f"{item.component.type}: {line(lower_instance(item, ()))}" for item in items}
    golden.text("blocks.txt", "\n".join(sorted(found)) + "\n")
