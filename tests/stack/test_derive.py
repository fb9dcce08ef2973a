"""Every rule of derivation at its edges."""

from pathlib import Path

import pytest

from symcost import LayerGroup, SpecError, SpecWarning
from symcost.stack import OpProfile, derive_layers, load_profile


def profile(*kinds, default=None, name="made_up"):
    return OpProfile.from_dict(name, {"kinds": {kind: {} for kind in kinds}, "default": default})


def groups(*rows):
    return tuple(LayerGroup(*row) for row in rows)


PLAIN = profile("decoder")
DEEPSEEK = profile("dense", "moe")
T5 = profile("encoder", "decoder")
TWO = profile("a", "b")


class TestCounts:
    def test_zero_layers(self):
        assert derive_layers(PLAIN, 0) == ()
        assert derive_layers(DEEPSEEK, 0) == ()
        assert derive_layers(T5, 0) == ()
        assert derive_layers(TWO, 0, layer_types=["a"]) == ()

    def test_zero_layers_still_need_a_rule(self):
        with pytest.raises(SpecError, match=r"made_up.*default is None.*'a', 'b'"):
            derive_layers(TWO, 0)

    def test_mtp_behind_an_empty_body_takes_the_default(self):
        assert derive_layers(PLAIN, 0, mtp_depth=2) == groups(("decoder", 2, True))

    @pytest.mark.parametrize("empty", [DEEPSEEK, T5])
    def test_mtp_behind_an_empty_body_without_default(self, empty):
        with pytest.raises(SpecError, match=r"mtp_depth is 1.*no body layer"):
            derive_layers(empty, 0, mtp_depth=1)

    @pytest.mark.parametrize("field", ["num_layers", "mtp_depth", "first_k_dense"])
    @pytest.mark.parametrize("value", [True, False, 2.0, "2", None])
    def test_no_whole_number(self, field, value):
        with pytest.raises(SpecError, match=f"{field} is {value!r}, not a whole number"):
            derive_layers(PLAIN, **{"num_layers": 4, field: value})

    @pytest.mark.parametrize("field", ["num_layers", "mtp_depth"])
    def test_negative(self, field):
        with pytest.raises(SpecError, match=f"{field} is -1"):
            derive_layers(PLAIN, **{"num_layers": 4, field: -1})


class TestDenseThenMoe:
    def test_all_dense_puts_mtp_on_a_dense_layer(self):
        assert derive_layers(DEEPSEEK, 4, 1, first_k_dense=4) == groups(("dense", 4), ("dense", 1, True))

    def test_more_dense_layers_than_layers(self):
        with pytest.warns(SpecWarning, match="first_k_dense is 3, num_layers only 2"):
            assert derive_layers(DEEPSEEK, 2, first_k_dense=3) == groups(("dense", 2))

    def test_negative_is_cut_to_none(self):
        assert derive_layers(DEEPSEEK, 2, first_k_dense=-3) == groups(("moe", 2))

    def test_other_profiles_do_not_look_at_it(self):
        assert derive_layers(PLAIN, 2, first_k_dense=9) == groups(("decoder", 2))

    def test_the_rule_comes_before_halves_and_default(self):
        many = profile("encoder", "decoder", "moe", "dense", default="encoder")
        assert derive_layers(many, 3, first_k_dense=1) == groups(("dense", 1), ("moe", 2))


class TestHalves:
    def test_mtp_repeats_the_decoder(self):
        assert derive_layers(T5, 2, 1) == groups(("encoder", 1), ("decoder", 1), ("decoder", 1, True))

    def test_halves_come_before_the_default(self):
        with pytest.raises(SpecError, match="num_layers is 1, which has no halves"):
            derive_layers(profile("encoder", "decoder", default="decoder"), 1)


class TestLayerTypes:
    def test_they_come_before_every_other_rule(self):
        named = derive_layers(DEEPSEEK, 3, 1, ["moe", "dense", "dense"], first_k_dense=1)
        assert named == groups(("moe", 1), ("dense", 2), ("dense", 1, True))
        assert derive_layers(T5, 1, layer_types=("decoder",)) == groups(("decoder", 1))
        assert derive_layers(TWO, 2, layer_types=["b", "b"]) == groups(("b", 2))

    def test_an_empty_list_counts_as_none(self):
        assert derive_layers(PLAIN, 2, layer_types=[]) == groups(("decoder", 2))

    def test_what_is_cut_off_is_not_looked_up(self):
        assert derive_layers(TWO, 1, layer_types=["a", "elsewhere"]) == groups(("a", 1))

    def test_one_undeclared_type_drops_the_whole_list(self):
        hybrid = profile("full_attention", "linear_attention", default="full_attention")
        with pytest.warns(SpecWarning, match=r"'chunked_attention'.*'made_up'.*read as 2 x full_attention"):
            body = derive_layers(hybrid, 2, layer_types=["linear_attention", "chunked_attention"])
        assert body == groups(("full_attention", 2))

    def test_falling_back_follows_the_structural_rules_first(self):
        with pytest.warns(SpecWarning, match="read as 1 x dense, 2 x moe"):
            body = derive_layers(profile("dense", "moe", default="moe"), 3, layer_types=["x"] * 3, first_k_dense=1)
        assert body == groups(("dense", 1), ("moe", 2))
        with pytest.warns(SpecWarning, match="read as 1 x encoder, 1 x decoder"):
            derive_layers(T5, 2, layer_types=["x"] * 2)

    def test_falling_back_with_no_rule_left_is_refused(self):
        with pytest.raises(SpecError, match="default is None"):
            derive_layers(TWO, 2, layer_types=["a", "x"])

    def test_the_length_is_checked_before_the_names(self):
        with pytest.raises(SpecError, match="layer_types lists 1 layers, num_layers is 2"):
            derive_layers(PLAIN, 2, layer_types=["x"])

    @pytest.mark.parametrize("value", ["decoder", {"decoder": 2}, 7])
    def test_no_list(self, value):
        with pytest.raises(SpecError, match=r"layer_types is .*, not a list"):
            derive_layers(PLAIN, 2, layer_types=value)

    @pytest.mark.parametrize("value", [1, None, True, ""])
    def test_no_name(self, value):
        with pytest.raises(SpecError, match=r"layer_types\[1\] is"):
            derive_layers(PLAIN, 2, layer_types=["decoder", value])


@pytest.mark.parametrize(
    ("profile_", "options"), [(PLAIN, {"layer_types": ["x"]}), (DEEPSEEK, {"first_k_dense": 2})], ids=["types", "dense"]
)
def test_the_warning_points_at_the_caller(profile_, options):
    with pytest.warns(SpecWarning) as caught:
        derive_layers(profile_, 1, **options)
    assert [Path(warning.filename).name for warning in caught] == ["test_derive.py"]


def test_deepseek_v3():
    layers = derive_layers(load_profile("deepseek"), 61, 1, first_k_dense=3)
    assert layers == groups(("dense", 3), ("moe", 58), ("moe", 1, True))
