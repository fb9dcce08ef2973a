"""Norms, dropouts and additions of a layer, in the order in which they run."""

from dataclasses import replace

import pytest

from symcost.errors import SpecError
from symcost.ir.component import Instance
from symcost.ir.spec import Features, KindSpec
from symcost.layers.decoder import BLOCKS
from symcost.layers.placement import PLACEMENTS, place

DENSE, MOE = KindSpec("dense"), KindSpec("moe", ffn="moe")
ATTENTION = ["qkv_projection", "attention_core", "output_projection"]
FFN = ["ffn_up", "ffn_activation", "ffn_down"]


def layer(kind: KindSpec = DENSE, **features: object) -> tuple[Instance, ...]:
    return place(replace(Features(), **features), kind, BLOCKS)


def names(instances: tuple[Instance, ...]) -> list[str]:
    return [item.name for item in instances]


def option(instances: tuple[Instance, ...], name: str, key: str) -> object:
    return dict(next(item for item in instances if item.name == name).options)[key]


@pytest.mark.parametrize(
    ("placement", "expected"),
    [
        ("pre", ["attention_norm", *ATTENTION, "attention_residual", "ffn_norm", *FFN, "ffn_residual"]),
        ("post", [*ATTENTION, "attention_post_norm", "attention_residual", *FFN, "ffn_post_norm", "ffn_residual"]),
        (
            "sandwich",
            [
                *("attention_norm", *ATTENTION, "attention_post_norm", "attention_residual"),
                *("ffn_norm", *FFN, "ffn_post_norm", "ffn_residual"),
            ],
        ),
        ("post_residual", [*ATTENTION, "attention_residual", "attention_norm", *FFN, "ffn_residual", "ffn_norm"]),
        ("parallel", ["input_norm", *ATTENTION, *FFN, "layer_residual"]),
        ("parallel_two", ["attention_norm", "ffn_norm", *ATTENTION, *FFN, "layer_residual"]),
        (
            "sandwich_ffn",
            [
                *("attention_norm", *ATTENTION, "attention_residual"),
                *("ffn_norm", *FFN, "ffn_post_norm", "ffn_residual"),
            ],
        ),
        (
            "sandwich_inputs",
            [
                *("attention_norm", *ATTENTION, "attention_post_norm", "attention_residual"),
                *("ffn_norm", *FFN, "ffn_post_norm", "ffn_residual"),
            ],
        ),
        ("pre_ffn", [*ATTENTION, "attention_residual", "ffn_norm", *FFN, "ffn_residual"]),
    ],
)
def test_order(placement, expected):
    assert names(layer(norm_placement=placement)) == expected


def test_the_table_has_no_other_placement():
    words = {"pre", "post", "sandwich", "post_residual", "parallel", "parallel_two", "pre_ffn"}
    assert set(PLACEMENTS) == words | {"sandwich_ffn", "sandwich_inputs"}


def test_an_unknown_placement_is_refused_with_the_known_ones():
    with pytest.raises(SpecError, match=r"unknown norm placement 'peri' \(known: pre, post, sandwich"):
        layer(norm_placement="peri")


@pytest.mark.parametrize(
    ("placement", "attention", "ffn"),
    [
        ("pre", "attention_norm.output", "ffn_norm.output"),
        ("post", "layer.input", "attention_residual.output"),
        ("post_residual", "layer.input", "attention_norm.output"),
        ("parallel", "input_norm.output", "input_norm.output"),
        ("parallel_two", "attention_norm.output", "ffn_norm.output"),
    ],
)
def test_what_the_blocks_read(placement, attention, ffn):
    built = layer(norm_placement=placement)
    assert (option(built, "qkv_projection", "input"), option(built, "ffn_up", "input")) == (attention, ffn)


def test_a_norm_behind_a_block_reads_its_output():
    built = layer(norm_placement="post")
    assert option(built, "attention_post_norm", "input") == "output_projection.output"
    assert option(built, "ffn_post_norm", "input") == "ffn_down.output"


def test_experts_beside_shared_experts_are_two_branches():
    built = layer(MOE, shared="count")
    assert option(built, "ffn_residual", "branches") == 2
    assert option(built, "attention_residual", "branches") == 1
    assert option(layer(MOE, shared="count", norm_placement="parallel"), "layer_residual", "branches") == 3


def test_two_branches_are_added_before_a_norm_behind_them():
    built = layer(MOE, shared="width", norm_placement="sandwich")
    assert names(built)[-3:] == ["ffn_sum", "ffn_post_norm", "ffn_residual"]
    assert option(built, "ffn_post_norm", "input") == "ffn_sum.output"
    assert option(built, "ffn_residual", "branches") == 1


def test_dropout_behind_both_blocks_or_behind_the_second_alone():
    assert [n for n in names(layer(residual_dropout=True)) if "dropout" in n] == ["attention_dropout", "ffn_dropout"]
    second = layer(residual_dropout=True, extra=(("residual_dropout_at", "ffn"),))
    assert [n for n in names(second) if "dropout" in n] == ["ffn_dropout"]


def test_a_dropout_inside_and_one_behind_the_feed_forward_block():
    built = layer(residual_dropout=True, ffn_dropout=True, gated=False)
    assert names(built)[-5:] == ["ffn_activation", "ffn_inner_dropout", "ffn_down", "ffn_dropout", "ffn_residual"]
    assert option(built, "ffn_down", "input") == "ffn_inner_dropout.output"


def test_scaled_additions():
    assert option(layer(residual_scale=True), "ffn_residual", "scaled") is True
