"""Small models of many types, flags changed one by one: parameters, buffers and FLOPs as measured on the library's."""

import json
from pathlib import Path

import pytest

from symcost.frontend.load import families
from tests.priced import COUNTED, priced

VARIANTS = json.loads((Path(__file__).parents[1] / "data" / "variants.json").read_text(encoding="utf-8"))


def test_types_measured_are_types_read():
    assert {variant["config"]["model_type"] for variant in VARIANTS} <= set(families())


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant["name"])
def test_equal(variant):
    model = priced(variant["config"])
    size = {"batch": variant["batch"], "seq": variant["seq"], **COUNTED}
    assert model.figure("params") == variant["params"]
    assert model.figure("buffers") == variant["buffers"]
    assert model.figure("forward_matmul_flops", **size) == variant["forward"]
    assert model.figure("backward_matmul_flops", **size) == variant["backward"]
