"""Kinds of encoders, encoder-decoders and towers: names, lengths, shared weights; the limits they must meet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sympy import Expr, simplify

from symcost import dims
from symcost.frontend.load import load
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.totals import total, total_fields
from symcost.layers.build import build
from tests.priced import Priced

CASES = json.loads((Path(__file__).parents[1] / "data" / "sides.json").read_text(encoding="utf-8"))
CONFIGS: dict[str, dict[str, Any]] = {case["name"]: case["config"] for case in CASES}
TWO_SIDES = ("t5", "umt5", "bart", "mbart", "pegasus", "whisper")
WITH_TOWER = ("qwen2_vl", "qwen2_5_vl", "qwen3_vl", "gemma3")
MATMUL = ("forward_matmul_flops", "backward_matmul_flops")
WORK = (*MATMUL, "forward_vector_flops", "backward_vector_flops", "forward_read_bytes", "backward_write_bytes")


def model(name: str, **sizes: int) -> Priced:
    return Priced(load(CONFIGS[name]), sizes)


def symbols(of: CostModel, kind: str, field: str) -> set[str]:
    value: Expr = total(of, field, total_fields(of)[field], kind).value(DEFAULTS)
    return {symbol.name for symbol in of.resolve(value, DEFAULTS).free_symbols}


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("t5", ["encoder_first", "encoder", "decoder_first", "decoder"]),
        ("umt5", ["encoder", "decoder"]),
        ("bart", ["encoder", "decoder"]),
        ("bert", ["encoder"]),
        ("albert", ["encoder_first", "encoder"]),
        ("albert-own", ["encoder"]),
        ("modernbert-b", ["encoder_first", "encoder_sliding_attention", "encoder_full_attention"]),
        ("vit", ["encoder"]),
        ("clip", ["encoder", "vision_encoder"]),
        ("qwen2_vl", ["dense", "vision_encoder"]),
        ("qwen2_5_vl", ["dense", "vision_encoder_sliding_attention", "vision_encoder_full_attention"]),
    ],
)
def test_kinds_have_the_standard_names(name, kinds):
    assert [kind.name for kind in build(load(CONFIGS[name]))] == [*kinds, "ends"]


def test_no_norm_in_front_of_the_first_layer():
    kinds = {kind.name: [item.name for item in kind.instances] for kind in build(load(CONFIGS["modernbert-b"]))}
    assert "attention_norm" not in kinds["encoder_first"]
    assert kinds["encoder_full_attention"] == ["attention_norm", *kinds["encoder_first"]]


@pytest.mark.parametrize("name", TWO_SIDES)
def test_an_encoder_knows_its_own_length_alone(name):
    of = model(name).model
    for kind in (kind.name for kind in of.kinds):
        if kind.startswith("encoder"):
            assert not symbols(of, kind, MATMUL[0]) & {"target_seq", "context"}
        elif kind.startswith("decoder"):
            assert {"seq", "target_seq"} <= symbols(of, kind, MATMUL[0])


@pytest.mark.parametrize("name", TWO_SIDES)
def test_with_equal_lengths_a_decoder_is_an_encoder_and_cross_attention(name):
    """Same blocks on both sides, so that a decoder layer adds just the cross attention's projections and core."""
    of = model(name).model
    sizes = {dims.symbol("target_seq"): dims.symbol("seq")}
    sides = {
        side: of.resolve(total(of, MATMUL[0], total_fields(of)[MATMUL[0]], side).value(DEFAULTS), DEFAULTS)
        for side in ("encoder", "decoder")
    }
    b, s, h, n, d = map(dims.symbol, ("batch", "seq", "hidden", "heads", "head_dim"))
    rest = {dims.symbol("kv_heads"): n}
    cross = 8 * b * s * h * n * d + 4 * b * s * s * n * d
    found = (sides["decoder"] - sides["encoder"]).xreplace(sizes).xreplace(rest)
    assert simplify(found - cross) == 0


@pytest.mark.parametrize("name", WITH_TOWER)
@pytest.mark.parametrize("field", WORK)
def test_no_images_add_nothing(name, field):
    with_tower = model(name, images=0)
    text = Priced(load(CONFIGS[name], text_only=True))
    assert with_tower.figure(field, seq=24) == text.figure(field, seq=24)
    assert model(name, images=1).figure(field, seq=24) > with_tower.figure(field, seq=24)


@pytest.mark.parametrize("name", WITH_TOWER)
def test_twice_the_images_are_twice_the_work_of_one(name):
    none, one, two = (model(name, images=n).figure(MATMUL[0], seq=24) for n in (0, 1, 2))
    assert two - one == one - none


@pytest.mark.parametrize("pairs", ["full", "causal", "causal_half"])
def test_a_window_both_ways_as_wide_as_the_sequence_is_full(pairs):
    for phase in MATMUL:
        wide = model("modernbert-b", window=48).figure(phase, "encoder_sliding_attention", seq=24, pairs=pairs)
        assert wide == model("modernbert-b").figure(phase, "encoder_full_attention", seq=24, pairs=pairs)


def test_a_window_both_ways_counts_itself_and_both_sides():
    """Radius 4 over 24 tokens: 24 * 9 pairs less the 20 that fall off the two ends."""
    size = {"seq": 24, "pairs": "causal", "attention": "eager"}
    narrow = model("modernbert-b").figure(MATMUL[0], "encoder_sliding_attention", **size)
    full = model("modernbert-b").figure(MATMUL[0], "encoder_full_attention", **size)
    assert full - narrow == 4 * 24 * (24 * 24 - (24 * 9 - 4 * 5))


def test_a_block_as_large_as_the_image_is_full():
    """A tower's blocks run as sequences of their own, whatever pairs count."""
    for phase in MATMUL:
        kinds = ("vision_encoder_sliding_attention", "vision_encoder_full_attention")
        blocks, full = (model("qwen2_5_vl", images=2, patches=16).figure(phase, kind) for kind in kinds)
        assert blocks == full
        smaller, full = (model("qwen2_5_vl", images=2, patches=64).figure(phase, kind) for kind in kinds)
        assert smaller < full


def test_layers_that_share_weights_count_once_in_parameters_and_many_times_in_flops():
    shared, own = model("albert-groups"), model("albert-own")
    assert shared.figure("params", "encoder") == 0
    assert shared.figure("param_gradient_elements", "encoder") == 0
    for field in MATMUL:
        assert shared.figure(field, "encoder", seq=8) == shared.figure(field, "encoder_first", seq=8)
    first = shared.figure("params", "encoder_first")
    assert first == own.figure("params", "encoder")
    assert shared.figure("params") == shared.figure("params", "ends") + 2 * first
    kinds = {kind.name: kind for kind in build(load(CONFIGS["albert-groups"]))}
    tied = {item.name: item.tied_to for item in kinds["encoder"].instances if item.tied_to}
    assert tied["ffn_up"] == "encoder_first.ffn_up"
    assert "attention_core" not in tied


def test_shared_embeddings_are_listed_once():
    (ends,) = (kind for kind in build(load(CONFIGS["t5"])) if kind.name == "ends")
    tied = {item.name: item.tied_to for item in ends.instances if item.tied_to}
    assert tied == {"decoder_token_embedding": "token_embedding", "lm_head": "token_embedding"}
    params = {
        key.component
        for key in model("t5").model.rows
        if (key.kind, key.quantity, key.unit) == ("ends", "elements", "param")
    }
    assert params == {"token_embedding", "encoder_final_norm", "decoder_final_norm"}


def test_the_encoders_output_is_kept_once():
    """By all layers of the decoder together, where the decoder begins."""
    of = model("bart").model
    kept = [key for key in of.tensors if key.tensor.startswith("encoder_hidden_states")]
    assert [(key.kind, key.component) for key in kept] == [("ends", "decoder_token_embedding")]


def test_sides_with_unlike_sizes_have_dims_of_their_own():
    assert {"encoder_ffn", "decoder_ffn", "encoder_heads", "decoder_heads"} <= set(load(CONFIGS["bart-apart"]).dims)
    assert {"ffn", "heads"} <= set(load(CONFIGS["bart"]).dims)
    assert not [name for name in load(CONFIGS["bart"]).dims if name.startswith(("encoder_", "decoder_"))]


def test_names_of_a_tower_are_prefixed():
    kinds = {kind.name: kind for kind in build(load(CONFIGS["qwen2_vl"]))}
    assert all(item.name.startswith("vision_") for item in kinds["vision_encoder"].instances)
    ends = [item.name for item in kinds["ends"].instances]
    assert ends[:3] == ["vision_patch_embedding", "vision_merger", "token_embedding"]
