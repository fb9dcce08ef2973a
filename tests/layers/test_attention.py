"""Attention blocks: which components stand in them and what they are told."""

from dataclasses import replace

import pytest

from symcost.errors import SpecError
from symcost.ir.spec import Features, KindSpec
from symcost.layers.attention import QK_NORMS, attention_block
from symcost.layers.block import Block


def block(attention: str = "full", **features: object) -> Block:
    return attention_block(replace(Features(), **features), KindSpec("dense", attention), "norm.output")


def options(built: Block, name: str) -> dict[str, object]:
    return dict(next(item for item in built.instances if item.name == name).options)


def names(built: Block) -> list[str]:
    return [item.name for item in built.instances]


def test_a_window_belongs_to_sliding_kinds():
    assert options(block("sliding"), "attention_core")["windowed"] is True
    assert options(block(), "attention_core")["windowed"] is False


def test_the_core_reads_normed_queries_and_keys():
    built = block(qk_norm="head")
    assert names(built) == ["qkv_projection", "qk_norm", "attention_core", "output_projection"]
    assert options(built, "attention_core")["inputs"] == ("qk_norm.q", "qk_norm.k", "qkv_projection.v")


@pytest.mark.parametrize(
    ("word", "norm", "extent", "form"),
    [
        ("head", "rms", "head", "rms"),
        ("head", "rms_offset", "head", "rms_offset"),
        ("head", "layer", "head", "rms"),
        ("head_plain", "rms", "head", "rms_plain"),
        ("head_layer", "layer", "head", "layer"),
        ("head_each_layer", "layer_no_bias", "head_each", "layer_no_bias"),
        ("full", "rms", "full", "rms"),
    ],
)
def test_forms_of_qk_norm(word, norm, extent, form):
    found = options(block(qk_norm=word, norm=norm), "qk_norm")
    assert (found["extent"], found["form"]) == (extent, form)


def test_an_unknown_form_is_refused_with_the_known_ones():
    with pytest.raises(SpecError, match=r"unknown qk_norm 'batch' \(known: none, head, "):
        block(qk_norm="batch")
    assert "none" not in QK_NORMS


def test_a_gate_stands_between_core_and_output_projection():
    built = block(attention_gate="element")
    assert names(built) == ["qkv_projection", "attention_core", "attention_gate", "output_projection"]
    assert options(built, "qkv_projection")["gate"] == "element"
    assert options(built, "output_projection")["input"] == "attention_gate.output"


def test_sinks_soft_cap_bias_and_dropout_reach_the_core():
    found = options(
        block(sinks=True, attention_softcap=True, alibi=True, attention_dropout=True, rotary="none"), "attention_core"
    )
    wanted = {"sinks": True, "softcap": True, "score_bias": True, "dropout": True, "rotary": "none"}
    assert wanted.items() <= found.items()


def test_latent_attention_with_and_without_a_query_rank():
    rest = ["mla_q_up", "mla_kv_down", "mla_kv_up", "attention_core", "output_projection"]
    assert names(block(mla=True, q_lora=True)) == ["mla_q_down", *rest]
    assert names(block(mla=True)) == rest


def test_biases():
    built = block(q_bias=True, v_bias=True, o_bias=True)
    assert options(built, "qkv_projection")["bias"] == (True, False, True)
    assert options(built, "output_projection")["bias"] is True
