"""Recurrent layers: what a counter sees of the library's step-by-step code, against ours with each difference stated.

`docs/explanation/counted-differences.md` lists the same formulas in words.
"""

from __future__ import annotations

from typing import Any

import pytest

from symcost.recover.library.fallbacks import DIFFERENCES
from tests.parity.test_models import layers, measured, ours
from tests.priced import COUNTED, Priced, priced


def change(flavour: str, n: dict[str, int], phase: str) -> int:
    """Counted FLOPs of a layer minus ours; 0 for Mamba-1, whose one contraction is counted as we count it."""
    if flavour not in DIFFERENCES:
        return 0
    value = DIFFERENCES[flavour](phase)
    return int(value.subs({symbol: n[symbol.name] for symbol in value.free_symbols}))


SLUGS = ["jamba-v0.1", "mamba2-130m", "qwen3-next-80b-a3b", "qwen3.5-35b-a3b-text"]


def model_of(slug: str) -> Priced:
    """The model as it ran: some runs have fewer layers than the config."""
    overrides = measured(slug)["flops"].get("run_config_overrides", {})
    return priced({**measured(slug)["config"], **overrides}) if overrides else ours(slug)


def without_filters(run: dict[str, Any], phase: str) -> int:
    """Counted matmuls and batched matmuls: depthwise convolutions are vector work for us."""
    return sum(count for name, count in run[f"{phase}_by_op"].items() if not name.startswith("convolution"))


@pytest.mark.parametrize("slug", SLUGS)
def test_parameters(slug):
    assert ours(slug).figure("params") == measured(slug)["params_total"]
    for kind, piece in layers(slug):
        assert ours(slug).figure("params", kind) == piece["params_per_layer"], kind


@pytest.mark.parametrize("phase", ["forward", "backward"])
@pytest.mark.parametrize("slug", SLUGS)
def test_matmul_flops_differ_by_what_is_stated(slug, phase):
    model = model_of(slug)
    for run in measured(slug)["flops"]["runs"]:
        size = {"batch": run["batch"], "seq": run["seq"]}
        expected = model.figure(f"{phase}_matmul_flops", **size, **COUNTED)
        for kind in model.spec.kinds:
            expected += model.spec.layer_counts()[kind.name] * change(kind.attention, {**model.sizes, **size}, phase)
        assert without_filters(run, phase) == expected


@pytest.mark.parametrize("phase", ["forward", "backward"])
@pytest.mark.parametrize("slug", SLUGS)
def test_each_kind_differs_by_what_is_stated(slug, phase):
    model = model_of(slug)
    run = measured(slug)["flops"]["runs"][0]
    size = {"batch": run["batch"], "seq": run["seq"]}
    by_name = {kind.name: kind for kind in model.spec.kinds}
    for kind, piece in layers(slug):
        counted = without_filters(run["layer_kinds"][piece["module"]], phase)
        expected = model.figure(f"{phase}_matmul_flops", kind, **size, **COUNTED)
        assert counted == expected + change(by_name[kind].attention, {**model.sizes, **size}, phase), kind


LIGHTNING = {
    "model_type": "minimax",
    "hidden_size": 96,
    "intermediate_size": 40,
    "num_hidden_layers": 2,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 24,
    "vocab_size": 131,
    "num_local_experts": 5,
    "num_experts_per_tok": 2,
    "block_size": 16,
    "layer_types": ["linear_attention", "full_attention"],
}
# Batch 3: sequence, counted forward and backward. Whole blocks, a shorter last one, less than a block.
COUNTED_LIGHTNING = [(48, 54_991_872, 108_988_416), (41, 46_367_424, 92_029_824), (9, 9_595_584, 18_631_296)]


@pytest.mark.parametrize(("seq", "forward", "backward"), COUNTED_LIGHTNING)
def test_lightning_attention_with_a_shorter_last_block(seq, forward, backward):
    model, size = priced(LIGHTNING), {"batch": 3, "seq": seq, **COUNTED}
    assert model.figure("params") == 247_920
    assert model.figure("forward_matmul_flops", **size) == forward
    ends = change("lightning", {**model.sizes, "batch": 3, "seq": seq}, "backward")
    assert model.figure("backward_matmul_flops", **size) + ends == backward


# One linear layer with small sizes, batch 2: sequence, forward and backward as torch counts the library's module, its
# short convolution taken out.
SMALL_DELTA_RULE = [(64, 90_767_360, 180_486_144), (100, 147_099_648, 298_393_600), (128, 181_534_720, 367_263_744)]
SMALL = {
    "num_hidden_layers": 1,
    "layer_types": ["linear_attention"],
    "hidden_size": 256,
    "num_experts": 4,
    "num_experts_per_tok": 1,
    "moe_intermediate_size": 64,
    "shared_expert_intermediate_size": 64,
    "vocab_size": 100,
    "linear_num_key_heads": 2,
    "linear_num_value_heads": 4,
    "linear_key_head_dim": 32,
    "linear_value_head_dim": 48,
}


@pytest.mark.parametrize(("seq", "forward", "backward"), SMALL_DELTA_RULE)
def test_a_delta_rule_is_padded_to_whole_chunks(seq, forward, backward):
    model, size = priced({**measured("qwen3-next-80b-a3b")["config"], **SMALL}), {"batch": 2, "seq": seq}
    for phase, counted in (("forward", forward), ("backward", backward)):
        stated = model.figure(f"{phase}_matmul_flops", **size, **COUNTED)
        assert counted == stated + change("linear", {**model.sizes, **size}, phase), phase


def test_chunks_cost_the_delta_rule_more_matrix_work_and_less_decay():
    model = ours("qwen3-next-80b-a3b")
    n, size = model.sizes, {"batch": 3, "seq": 640}
    heads, dk, dv, c = n["linear_value_heads"], n["linear_key_dim"], n["linear_value_dim"], n["chunk"]
    chunked, recurrent = (
        model.figure("forward_matmul_flops", "linear_attention", recurrence=form, **size)
        for form in ("chunked", "recurrent")
    )
    assert chunked - recurrent == 3 * 640 * heads * c * (6 * dk + 4 * dv)


def test_chunks_cost_a_scan_the_scores_of_its_groups():
    model = ours("mamba2-130m")
    n, size = model.sizes, {"batch": 3, "seq": 640}
    chunked, recurrent = (
        model.figure("forward_matmul_flops", "mamba", recurrence=form, **size) for form in ("chunked", "recurrent")
    )
    scores = 2 * n["chunk"] * (n["state"] * n["ssm_groups"] + n["ssm_heads"] * n["ssm_head_dim"])
    assert chunked - recurrent == 3 * 640 * scores
