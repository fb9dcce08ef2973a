"""Resolution of a stack, its linear-attention sizes and declared op counts."""

import pytest

from symcost import LayerGroup, SpecError
from symcost.stack import LINEAR_FIELDS, LinearAttentionDims, load_profile, resolve_layers

SIZES = dict(zip(LINEAR_FIELDS, (16, 128, 32, 128, 4), strict=True))
LINEAR = LinearAttentionDims.from_fields(SIZES)
DEEPSEEK = load_profile("deepseek")
HYBRID = load_profile("qwen3_5")
LAYERS = (LayerGroup("dense", 1), LayerGroup("moe", 2), LayerGroup("moe", 1, mtp=True))


def test_views():
    stack = resolve_layers(DEEPSEEK, LAYERS)
    assert [kind.name for kind in stack.kinds()] == ["dense", "moe", "moe", "moe"]
    assert [kind.ffn for kind in stack.distinct_kinds()] == ["dense", "moe"]
    assert stack.to_layers() == LAYERS
    assert stack.linear is None
    assert stack.profile == "deepseek"


def test_distinct_kinds_in_order_of_first_use():
    runs = [LayerGroup("full_attention", 1), LayerGroup("linear_attention", 1), LayerGroup("full_attention", 1)]
    stack = resolve_layers(HYBRID, runs, linear=LINEAR)
    assert [kind.name for kind in stack.distinct_kinds()] == ["full_attention", "linear_attention"]


def test_an_empty_stack():
    stack = resolve_layers(DEEPSEEK, ())
    assert (stack.kinds(), stack.distinct_kinds(), stack.to_layers()) == ((), (), ())


def test_a_run_without_layers_is_kept_as_it_is():
    stack = resolve_layers(DEEPSEEK, [LayerGroup("dense", 0)])
    assert stack.kinds() == ()
    assert stack.to_layers() == (LayerGroup("dense", 0),)


class TestOps:
    def test_replace_the_counts_of_the_kinds_they_name(self):
        dense, moe = resolve_layers(DEEPSEEK, LAYERS, ops={"moe": {"gather": 6, "norm": 0}}).distinct_kinds()
        assert moe.ops == {"norm": 0, "gather": 6}
        assert dense == DEEPSEEK.kinds[0]
        assert moe.ffn == "moe"

    def test_the_profile_stays_as_it_was(self):
        resolve_layers(DEEPSEEK, LAYERS, ops={"moe": {"gather": 6}})
        assert load_profile("deepseek").kinds[1].ops["gather"] == 4

    BAD = (
        ({"mo": {}}, "unknown kind in ops: 'mo'.*did you mean 'moe'.*known: dense, moe"),
        ({"moe": {"gathers": 1}}, "unknown op class in ops.moe: 'gathers'.*'gather'"),
        ({"moe": {"gather": -1}}, "ops.moe.gather is -1"),
        ({"moe": {"gather": True}}, "ops.moe.gather is True"),
        ({"moe": 3}, "ops.moe is 3, not a mapping"),
        ([("moe", {})], "ops is .*, not a mapping"),
    )

    @pytest.mark.parametrize(("ops", "message"), BAD)
    def test_refused(self, ops, message):
        with pytest.raises(SpecError, match=f"deepseek.*{message}"):
            resolve_layers(DEEPSEEK, LAYERS, ops=ops)

    def test_they_are_checked_before_the_groups(self):
        with pytest.raises(SpecError, match="unknown kind in ops"):
            resolve_layers(DEEPSEEK, [LayerGroup("decoder", 1)], ops={"decoder": {}})


class TestGroups:
    def test_an_unknown_kind(self):
        with pytest.raises(SpecError, match=r"'deepseek': layers\[1\].kind is 'decoder'.*dense, moe"):
            resolve_layers(DEEPSEEK, [LayerGroup("moe", 1), LayerGroup("decoder", 4)])

    @pytest.mark.parametrize("count", [-1, True, 1.0, "1", None])
    def test_no_count(self, count):
        with pytest.raises(SpecError, match=r"layers\[0\].count is"):
            resolve_layers(DEEPSEEK, [LayerGroup("moe", count)])

    @pytest.mark.parametrize("kind", [None, 3, ["moe"], ""])
    def test_no_name(self, kind):
        with pytest.raises(SpecError, match=r"layers\[0\].kind is"):
            resolve_layers(DEEPSEEK, [LayerGroup(kind, 1)])

    @pytest.mark.parametrize("layers", [None, "moe", 3])
    def test_no_list(self, layers):
        with pytest.raises(SpecError, match=r"layers is .*, not a list"):
            resolve_layers(DEEPSEEK, layers)

    def test_no_group(self):
        with pytest.raises(SpecError, match=r"layers\[0\] is .*read_layers"):
            resolve_layers(DEEPSEEK, [{"kind": "moe", "count": 1}])


class TestLinear:
    def test_sizes_by_name(self):
        assert LinearAttentionDims(16, 128, 32, 128, conv_kernel_dim=4) == LINEAR

    def test_they_reach_the_stack_only_where_they_are_used(self):
        assert resolve_layers(HYBRID, [LayerGroup("linear_attention", 1)], linear=LINEAR).linear == LINEAR
        assert resolve_layers(HYBRID, [LayerGroup("full_attention", 1)], linear=LINEAR).linear is None

    @pytest.mark.parametrize("linear", [None, SIZES])
    def test_a_linear_kind_needs_them(self, linear):
        with pytest.raises(SpecError, match=r"'linear_attention' has linear attention.*linear_num_key_heads"):
            resolve_layers(HYBRID, [LayerGroup("linear_attention", 1)], linear=linear)

    def test_the_kind_is_looked_up_first(self):
        with pytest.raises(SpecError, match=r"layers\[1\].kind"):
            resolve_layers(HYBRID, [LayerGroup("linear_attention", 1), LayerGroup("moe", 1)])

    @pytest.mark.parametrize("fields", [{}, dict.fromkeys(LINEAR_FIELDS), {"hidden_size": 64}])
    def test_none_of_them(self, fields):
        assert LinearAttentionDims.from_fields(fields) is None

    def test_other_fields_may_stand_beside_them(self):
        assert LinearAttentionDims.from_fields({**SIZES, "hidden_size": 64}) == LINEAR

    @pytest.mark.parametrize("field", LINEAR_FIELDS)
    def test_all_but_one(self, field):
        rest = {name: value for name, value in SIZES.items() if name != field}
        with pytest.raises(SpecError, match=f"but not {field}"):
            LinearAttentionDims.from_fields(rest)

    def test_a_missing_one_is_reported_before_a_bad_one(self):
        with pytest.raises(SpecError, match="but not linear_key_head_dim"):
            LinearAttentionDims.from_fields({**SIZES, "linear_num_key_heads": 0, "linear_key_head_dim": None})

    @pytest.mark.parametrize("field", LINEAR_FIELDS)
    @pytest.mark.parametrize("value", [0, -4, True, 4.0, "4"])
    def test_not_positive_and_whole(self, field, value):
        with pytest.raises(SpecError, match=f"{field} is {value!r}, not a positive whole number"):
            LinearAttentionDims.from_fields({**SIZES, field: value})

    def test_no_mapping(self):
        with pytest.raises(SpecError, match="not a mapping"):
            LinearAttentionDims.from_fields([16, 128, 32, 128, 4])
