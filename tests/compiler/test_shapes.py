"""A tensor's shape multiplies to its element count, whatever the conventions."""

from fractions import Fraction
from itertools import product
from math import prod

import pytest

import symcost
from symcost.api.model import price
from symcost.evaluate.question import Options
from symcost.evaluate.result import result

CHOICES = list(product(("expanded", "absorbed"), ("flash", "eager"), ("fused", "paper", "autograd")))


def volume(shape):
    return prod(
        Fraction(part) for extent in shape.values() for part in (extent if isinstance(extent, list) else [extent])
    )


@pytest.mark.parametrize(("mla", "attention", "activations"), CHOICES)
@pytest.mark.parametrize("slug", ["deepseek-v2-lite", "deepseek-v3"])
def test_latent_attention(slug, mla, attention, activations):
    asked = Options(seq=64, conventions={"mla": mla, "attention": attention, "activations": activations})
    found = result(price(symcost.load(slug), asked))
    for component in found["components"]:
        for tensor in component["tensors"]:
            assert volume(tensor["shape"]) == tensor["elements"], (component["name"], tensor)


def test_the_heads_of_a_free_length_follow_the_convention():
    asked = Options(seq=64, free=("batch",), conventions={"mla": "absorbed"})
    found = result(price(symcost.load("deepseek-v2-lite"), asked))
    (queries,) = [
        tensor
        for component in found["components"]
        for tensor in component["tensors"]
        if (component["kind"], component["name"], tensor["name"]) == ("moe", "mla_q_up", "q")
    ]
    assert queries["shape"] == {"tokens": "64*batch", "heads": 16, "head_dim": 512 + 64}
