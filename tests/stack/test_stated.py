"""Stacks as specs state them, and vision towers."""

import pytest

from symcost import LayerGroup, SpecError, SpecWarning
from symcost.stack import LINEAR_FIELDS, load_profile, read_layers, spec_layer_stack, tower_layer_stack

STATED = [{"kind": "dense", "count": 1}, {"kind": "moe", "count": 3}, {"kind": "moe", "count": 1, "mtp": True}]
GROUPS = (LayerGroup("dense", 1), LayerGroup("moe", 3), LayerGroup("moe", 1, mtp=True))
DEEPSEEK = load_profile("deepseek")


def test_read():
    assert read_layers(STATED, 4, 1) == GROUPS


BAD = {
    "empty": ([], r"layers is \[\]"),
    "no list": ({"kind": "moe"}, "layers is .*, not a list"),
    "text": ("moe", "layers is 'moe', not a list"),
    "group that is no mapping": (["moe"], r"layers\[0\] is 'moe', not a mapping"),
    "unknown key": (
        [{"kind": "moe", "count": 4, "mpt": True}],
        r"unknown key in layers\[0\]: 'mpt'.*did you mean 'mtp'",
    ),
    "no kind": ([{"count": 4}], r"layers\[0\].kind is None"),
    "no count": ([{"kind": "moe"}], r"layers\[0\].count is None"),
    "zero": ([{"kind": "moe", "count": 0}], r"layers\[0\].count is 0, not a positive"),
    "boolean": ([{"kind": "moe", "count": True}], r"layers\[0\].count is True"),
    "mark that is none": ([{"kind": "moe", "count": 4, "mtp": 1}], r"layers\[0\].mtp is 1"),
    "body behind MTP": (
        [*STATED, {"kind": "moe", "count": 1}],
        r"layers\[3\] is a body group behind an MTP group.*last",
    ),
    "body that does not add up": ([*STATED[:1], STATED[2]], "layers lists 1 body layers, the model has 4"),
    "MTP that does not add up": (STATED[:2], "layers lists 0 MTP layers, the model has 1"),
}


@pytest.mark.parametrize(("data", "message"), BAD.values(), ids=BAD)
def test_refused(data, message):
    with pytest.raises(SpecError, match=message) as error:
        read_layers(data, 4, 1)
    assert error.value.hint


class TestSpec:
    def test_a_stated_stack_comes_first(self):
        fields = {"num_hidden_layers": 4, "mtp_depth": 1, "layers": STATED, "layer_types": ["x"], "hidden_size": 8}
        assert spec_layer_stack(DEEPSEEK, fields).to_layers() == GROUPS

    def test_an_implied_stack(self):
        fields = {"num_hidden_layers": 4, "mtp_depth": 1, "first_k_dense_replace": 1, "layers": None}
        assert spec_layer_stack(DEEPSEEK, fields).to_layers() == GROUPS

    def test_ops_and_linear_fields(self):
        sizes = dict(zip(LINEAR_FIELDS, (16, 128, 32, 128, 4), strict=True))
        fields = {
            "num_hidden_layers": 2,
            "layer_types": ["linear_attention", "full_attention"],
            "ops": {"linear_attention": {"norm": 7}},
        }
        stack = spec_layer_stack(load_profile("qwen3_5"), fields | sizes)
        assert stack.kinds()[0].ops == {"norm": 7}
        assert stack.linear.conv_kernel_dim == 4
        with pytest.raises(SpecError, match="linear is None"):
            spec_layer_stack(load_profile("qwen3_5"), fields)

    @pytest.mark.parametrize("field", ["num_hidden_layers", "mtp_depth", "first_k_dense_replace"])
    def test_errors_name_the_field_as_the_config_does(self, field):
        with pytest.raises(SpecError, match=f"{field} is True"):
            spec_layer_stack(DEEPSEEK, {"num_hidden_layers": 2, field: True})

    def test_a_missing_count(self):
        with pytest.raises(SpecError, match="num_hidden_layers is None"):
            spec_layer_stack(DEEPSEEK, {})

    def test_a_cropped_config(self):
        with pytest.warns(SpecWarning, match="every layer is dense"):
            stack = spec_layer_stack(DEEPSEEK, {"num_hidden_layers": 2, "first_k_dense_replace": 3})
        assert stack.to_layers() == (LayerGroup("dense", 2),)


class TestTower:
    def test_one_encoder_group(self):
        stack = tower_layer_stack(32)
        assert stack.to_layers() == (LayerGroup("encoder", 32),)
        assert stack.profile == "vision"

    def test_stated(self):
        halves = [{"kind": "encoder", "count": 16}] * 2
        assert tower_layer_stack(32, halves).to_layers() == (LayerGroup("encoder", 16),) * 2

    @pytest.mark.parametrize(
        ("layers", "message"),
        [
            ([{"kind": "decoder", "count": 2}], "'vision'.*kind is 'decoder'.*encoder"),
            (
                [{"kind": "encoder", "count": 2}, {"kind": "encoder", "count": 1, "mtp": True}],
                "vision.layers lists 1 MTP",
            ),
            ([{"kind": "encoder", "count": 3}], "vision.layers lists 3 body layers, the model has 2"),
        ],
    )
    def test_refused(self, layers, message):
        with pytest.raises(SpecError, match=message):
            tower_layer_stack(2, layers)
