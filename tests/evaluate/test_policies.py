"""Policies from files: bases, slots, overrides, block scales, and what is refused."""

import json

import pytest

from symcost.errors import SymcostError
from symcost.evaluate.policies import chosen_policy
from symcost.ir.precision import COMPUTE_SLOTS, NAMED_POLICIES, POLICIES, STORAGE_SLOTS, Blocks


def read(tmp_path, data, name="mine.json"):
    file = tmp_path / name
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    return chosen_policy(str(file))


def test_a_base_with_changes(tmp_path):
    found = read(tmp_path, {"base": "bf16_mixed", "slots": {"param_grad": "FP32"}})
    assert found.slots == POLICIES["bf16_mixed_fp32_grad"].slots
    assert (found.name, found.plain) == ("mine", True)


def test_all_slots_without_a_base(tmp_path):
    slots = {slot: "BF16" for slot in (*COMPUTE_SLOTS, *STORAGE_SLOTS) if slot != "master"}
    found = read(tmp_path, {"name": "pure", "slots": slots})
    assert found.slots["master"] is None
    assert found.widths()["width_master"] == 0


def test_yaml_says_the_same(tmp_path):
    text = (
        "base: fp8_mixed\noverrides:\n  router: {compute_w: FP32}\nblock_scales: {weights: [64, 32], activations: 16}\n"
    )
    found = read(tmp_path, text, "mine.yaml")
    assert found.overrides == {"router": {"compute_w": "FP32"}}
    assert found.blocks == Blocks((64, 32), 16)


def test_a_base_hands_on_its_scales(tmp_path):
    assert read(tmp_path, {"base": "fp8_block"}).blocks == NAMED_POLICIES["fp8_block"].blocks


@pytest.mark.parametrize(
    ("data", "parts"),
    [
        ({"slots": {"param": "BF16"}}, ["slot compute_w has no dtype", "base policy"]),
        ({"base": "bf16_mixed", "slots": {"act": "none"}}, ["slot act has no dtype"]),
        ({"base": "bf17"}, ["unknown base 'bf17'"]),
        ({"base": "bf16_mixed", "slots": {"acts": "BF16"}}, ["unknown slot 'slots.acts'", "did you mean slots.act"]),
        ({"base": "bf16_mixed", "slots": {"act": "BF17"}}, ["dtype in slots.act", "BF17", "BF16"]),
        ({"base": "bf16_mixed", "slots": {"act": 16}}, ["dtype in slots.act", "16"]),
        ({"base": "bf16_mixed", "overrides": {"router": {"act": "none"}}}, ["overrides.router takes a slot away"]),
        ({"base": "bf16_mixed", "overrides": {"router": "FP32"}}, ["overrides.router is 'FP32'"]),
        ({"base": "bf16_mixed", "override": {}}, ["unknown field 'override'", "did you mean overrides"]),
        ({"base": "bf16_mixed", "block_scales": {"dtype": ["FP32"]}}, ["dtype in block_scales.dtype", "FP32"]),
        ({"base": "bf16_mixed", "block_scales": {"weights": 128}}, ["block_scales.weights is 128"]),
        ({"base": "bf16_mixed", "block_scales": {"activations": 0}}, ["a block of 0 values", "positive"]),
        ({"base": "bf16_mixed", "block_scales": {"activations": -8}}, ["a block of -8 values"]),
        ({"base": "bf16_mixed", "block_scales": {"size": 8}}, ["unknown field 'block_scales.size'"]),
        ("[]", ["no JSON object"]),
        ("{", ["no valid JSON"]),
    ],
)
def test_a_bad_file_is_refused_by_field_value_and_remedy(tmp_path, data, parts):
    with pytest.raises(SymcostError) as refused:
        read(tmp_path, data)
    for part in ["mine.json", *parts]:
        assert part in str(refused.value)
    assert refused.value.hint


def test_unknown_names_are_refused_with_near_ones():
    with pytest.raises(SymcostError, match="did you mean fp8_block"):
        chosen_policy("fp8_blok")
