"""Profiles: what they read, what they refuse, and what the bundled ones say."""

import copy

import pytest

from symcost import SpecError
from symcost.stack import OP_CLASSES, PROFILE_NAMES, OpCounts, OpProfile, load_profile

COUNTS = dict.fromkeys(OP_CLASSES, 1)


def read(**data):
    return OpProfile.from_dict("made_up", data)


def test_kinds_keep_order_and_defaults():
    found = read(
        kinds={"b": {"attention": "linear", "ffn": "moe", "ops": {"norm": 2}}, "a": {"ffn": None}}, default="a"
    )
    assert [(kind.name, kind.attention, kind.ffn) for kind in found.kinds] == [
        ("b", "linear", "moe"),
        ("a", "full", None),
    ]
    assert found.names == ("b", "a")
    assert found.default == "a"
    assert found.kinds[0].ops == {"norm": 2}
    assert found.kinds[1].ops == {}


def test_a_single_kind_is_the_default():
    assert read(kinds={"only": {}}).default == "only"
    assert read(kinds={"a": {}, "b": {}}).default is None


def test_an_undeclared_count_is_no_zero():
    ops = OpCounts.from_dict({"softmax": 0})
    assert ops["softmax"] == 0
    with pytest.raises(KeyError, match="dropout"):
        ops["dropout"]


def test_counts_are_values():
    ops = OpCounts.from_dict(dict(reversed(COUNTS.items())))
    assert list(ops) == list(OP_CLASSES)
    assert ops == COUNTS
    assert copy.deepcopy(ops) == ops
    assert hash(ops) == hash(OpCounts.from_dict(COUNTS))


BAD = {
    "no kinds": ({}, "made_up.*kinds is None"),
    "empty kinds": ({"kinds": {}}, "kinds is {}.*at least one"),
    "kinds as a list": ({"kinds": ["a"]}, r"kinds is \['a'\], not a mapping"),
    "unknown key": ({"kinds": {"a": {}}, "defaults": "a"}, "unknown key 'defaults'.*did you mean 'default'"),
    "kind without a name": ({"kinds": {"": {}}}, "a kind of kinds is ''"),
    "kind with a number for a name": ({"kinds": {3: {}}}, "a kind of kinds is 3"),
    "kind that is null": ({"kinds": {"a": None}}, "kinds.a is None, not a mapping"),
    "unknown key of a kind": (
        {"kinds": {"a": {"atention": "full"}}},
        "unknown key in kinds.a: 'atention'.*'attention'",
    ),
    "unknown attention": (
        {"kinds": {"a": {"attention": "sliding"}}},
        "kinds.a.attention is 'sliding'.*'full', 'linear'",
    ),
    "attention null": ({"kinds": {"a": {"attention": None}}}, "kinds.a.attention is None.*leave attention out"),
    "attention as a list": ({"kinds": {"a": {"attention": ["full"]}}}, "kinds.a.attention is"),
    "unknown ffn": ({"kinds": {"a": {"ffn": "sparse"}}}, "kinds.a.ffn is 'sparse'.*'dense', 'moe'"),
    "ffn as a boolean": ({"kinds": {"a": {"ffn": False}}}, "kinds.a.ffn is False"),
    "ops as a list": ({"kinds": {"a": {"ops": [1]}}}, r"kinds.a.ops is \[1\], not a mapping"),
    "unknown op class": ({"kinds": {"a": {"ops": {"norms": 1}}}}, "unknown op class in kinds.a.ops: 'norms'.*'norm'"),
    "negative count": ({"kinds": {"a": {"ops": {"norm": -1}}}}, "kinds.a.ops.norm is -1, not a whole number"),
    "boolean count": ({"kinds": {"a": {"ops": {"norm": True}}}}, "kinds.a.ops.norm is True"),
    "float count": ({"kinds": {"a": {"ops": {"norm": 2.0}}}}, "kinds.a.ops.norm is 2.0"),
    "text count": ({"kinds": {"a": {"ops": {"norm": "2"}}}}, "kinds.a.ops.norm is '2'"),
    "undeclared default": ({"kinds": {"a": {}}, "default": "b"}, "default is 'b'.*kinds: 'a'"),
    "default that is no name": ({"kinds": {"a": {}}, "default": True}, "default is True"),
    "default as a list": ({"kinds": {"a": {}}, "default": ["a"]}, "default is"),
}


@pytest.mark.parametrize(("data", "message"), BAD.values(), ids=BAD)
def test_refused(data, message):
    with pytest.raises(SpecError, match=message) as error:
        OpProfile.from_dict("made_up", data)
    assert error.value.hint


@pytest.mark.parametrize("data", [None, [], "kinds"])
def test_no_mapping(data):
    with pytest.raises(SpecError, match=r"profile is .*, not a mapping"):
        OpProfile.from_dict("made_up", data)


@pytest.mark.parametrize("name", ["", None, 3])
def test_a_profile_needs_a_name(name):
    with pytest.raises(SpecError, match="profile name is"):
        OpProfile.from_dict(name, {"kinds": {"a": {}}})


KINDS = {
    "deepseek": ("dense", "moe"),
    "default": ("decoder",),
    "llama2": ("decoder",),
    "mixtral": ("decoder",),
    "qwen": ("decoder",),
    "qwen3_5": ("full_attention", "linear_attention"),
    "t5": ("encoder", "decoder"),
    "vision": ("encoder",),
}


class TestBundled:
    def test_names_and_kinds(self):
        assert {name: load_profile(name).names for name in PROFILE_NAMES} == KINDS

    @pytest.mark.parametrize("name", PROFILE_NAMES)
    def test_every_kind_states_every_class(self, name):
        assert all(list(kind.ops) == list(OP_CLASSES) for kind in load_profile(name).kinds)

    def test_linear_layers_keep_no_scores(self):
        full, linear = load_profile("qwen3_5").kinds
        assert (full.attention, linear.attention) == ("full", "linear")
        assert [linear.ops[op] for op in ("attention_bmm", "softmax", "head_cast")] == [0, 0, 0]
        assert (full.ops["linear_recurrence"], linear.ops["linear_recurrence"]) == (0, 1)

    def test_cross_attention_is_a_second_attention_block(self):
        encoder, decoder = load_profile("t5").kinds
        for op in ("attention_matmul", "attention_bmm", "softmax"):
            assert decoder.ops[op] == 2 * encoder.ops[op]

    def test_ffn_flavours(self):
        assert [kind.ffn for kind in load_profile("deepseek").kinds] == ["dense", "moe"]
        assert load_profile("qwen").kinds[0].ffn is None

    def test_unknown(self):
        with pytest.raises(SpecError, match=r"unknown op profile 'lama2'.*did you mean 'llama2'.*known: deepseek"):
            load_profile("lama2")
