"""Axes: what an extent counts, and that a model whose axes are labels is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

import symcost
from symcost.compiler.lower import lower
from symcost.compiler.pipeline import compile_model
from symcost.dims import batch, ffn, head_dim, heads, hidden, kv_heads, prefixed, seq
from symcost.errors import VerifyError
from symcost.ir.axes import AXES, LAYOUTS, identities, name_of
from symcost.ir.operators import operand
from symcost.ir.verify import verify


def test_an_extent_says_what_it_counts() -> None:
    assert name_of(2 * ffn) == "ffn"
    assert name_of(prefixed("vision", heads)) == "heads"
    assert name_of(heads * head_dim) == "features"
    assert identities((heads + 2 * kv_heads) * head_dim) == ("heads", "head_dim")
    assert identities(batch * seq) == ("batch", "seq")


def test_no_size_stands_for_two_axes_and_no_layout_is_one() -> None:
    sizes = [size for axis in AXES.values() for size in axis.sizes]
    assert len(sizes) == len(set(sizes))
    assert not set(AXES) & set(LAYOUTS)


def test_a_width_is_named_by_what_it_counts() -> None:
    assert [axis for axis, _ in operand("x", tokens=batch * seq, width=hidden).shape] == ["tokens", "hidden"]


@pytest.mark.parametrize(("axis", "said"), [("vocab", "counts hidden"), ("thing", "no axis of the table")])
def test_verify_refuses_an_axis_that_is_none(axis: str, said: str) -> None:
    model = compile_model(symcost.load("llama-3-8b"))
    key = next(key for key, tensor in model.tensors.items() if tensor.name == "weight")
    wrong = replace(model.tensors[key], shape=((axis, hidden),))
    with pytest.raises(VerifyError, match=said):
        verify(replace(model, tensors={**model.tensors, key: wrong}))


def test_contractions_know_what_they_sum() -> None:
    from symcost.layers.build import build

    model = lower("llama", "llama", "standard", build(symcost.load("llama-3-8b")))
    found = {
        place[1]: contraction
        for place, table in model.costs.items()
        for cost in table.table.values()
        for contraction in cost.contractions
    }
    assert identities(found["output_projection"].summed) == ("heads", "head_dim")
    assert identities(found["qkv_projection"].made) == ("heads", "head_dim")
    assert (found["qkv_projection"].parts, found["ffn_up"].parts, found["ffn_down"].parts) == (3, 2, 1)
    assert found["ffn_down"].summed == ffn
