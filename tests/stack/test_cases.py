"""The recorded stack cases, whole."""

import json
import warnings
from pathlib import Path

import pytest

from symcost import SpecError, SpecWarning
from symcost.stack import LinearAttentionDims, OpProfile, derive_layers, resolve_layers

DATA = json.loads((Path(__file__).parents[1] / "data/layer_stack/cases.json").read_text())
ARGUMENTS = ("num_layers", "mtp_depth", "layer_types", "first_k_dense")


def run(case):
    profile = OpProfile.from_dict(case["profile"], DATA["profiles"][case["profile"]])
    layers = derive_layers(profile, **{name: case[name] for name in ARGUMENTS if name in case})
    if case.get("resolve"):
        linear = LinearAttentionDims.from_fields(case.get("linear_dims", {}))
        return resolve_layers(profile, layers, linear=linear).to_layers()
    return layers


def test_there_are_cases():
    assert len(DATA["cases"]) == 12


@pytest.mark.parametrize("case", DATA["cases"], ids=lambda case: case["name"])
def test_case(case):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        if "error_mentions" in case:
            with pytest.raises(SpecError) as error:
                run(case)
            assert all(word in str(error.value) for word in case["error_mentions"])
            assert error.value.hint
        else:
            assert [vars(group) for group in run(case)] == case["expect"]
    assert [w.category for w in caught] == [SpecWarning] * case.get("warns", False)
