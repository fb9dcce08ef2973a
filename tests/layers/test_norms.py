"""Norms of a family: which operator, and whose paper it cites."""

from __future__ import annotations

import pytest

from symcost.frontend.load import by_name
from symcost.layers.build import build

RMS, LAYER = "zhang2019rmsnorm", "ba2016layernorm"


@pytest.mark.parametrize(
    ("name", "source"), [("llama-3-8b", RMS), ("gemma-2b", RMS), ("gpt2", LAYER), ("phi-2", LAYER)]
)
def test_every_norm_cites_the_paper_of_its_form(name, source):
    spec = by_name(name)
    assert spec is not None
    norms = [item.component for kind in build(spec) for item in kind.instances if item.component.group == "norm"]
    assert {component.type for component in norms} >= {"final_norm"}
    assert {component.source for component in norms} == {source}
