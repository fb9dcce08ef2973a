"""Recomputation: what is kept under each form, and what runs twice where that is counted."""

import pytest
from sympy import Expr

from symcost import dims
from symcost.compiler import compile_model
from symcost.dims import batch, context, heads, hidden, seq, width_act
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from symcost.ir.totals import totals

DENSE = ModelSpec("dense", "llama", {}, Features(), (LayerGroup("dense", 2),), (KindSpec("dense"),))


@pytest.fixture(scope="module")
def model() -> CostModel:
    return compile_model(DENSE)


def figure(model: CostModel, field: str, kind: str = "dense", component: str = "", **conventions: str) -> Expr:
    chosen = {**DEFAULTS, "attention": "eager", **conventions}
    if not component:
        return model.resolve(totals(model, kind)[field].value(chosen), chosen).expand()
    rows = [
        f
        for k, f in model.rows.items()
        if (k.kind, k.component, k.phase, k.quantity) == (kind, component, field, "flops")
    ]
    return sum(model.resolve(row.value(chosen), chosen) for row in rows).expand()


def test_a_whole_rerun_keeps_the_input_of_a_layer_alone(model: CostModel) -> None:
    assert figure(model, "activation_bytes", recompute="full") == batch * seq * hidden * width_act


def test_the_selective_form_drops_the_probabilities(model: CostModel) -> None:
    dropped = figure(model, "activation_bytes") - figure(model, "activation_bytes", recompute="selective")
    assert dropped == batch * heads * seq * context * width_act


def test_the_ends_keep_what_they_keep(model: CostModel) -> None:
    kept = {figure(model, "activation_bytes", "ends", recompute=form) for form in ("none", "selective", "full")}
    assert len(kept) == 1


@pytest.mark.parametrize("field", ["backward_matmul_flops", "backward_vector_flops", "backward_read_bytes"])
def test_the_model_s_view_does_not_count_what_runs_again(model: CostModel, field: str) -> None:
    assert figure(model, field, recompute="full") == figure(model, field)


@pytest.mark.parametrize("what", ["matmul_flops", "vector_flops", "read_bytes", "write_bytes"])
def test_a_whole_rerun_adds_one_forward(model: CostModel, what: str) -> None:
    once = figure(model, f"backward_{what}", flops="hardware")
    again = figure(model, f"backward_{what}", flops="hardware", recompute="full")
    assert again - once == figure(model, f"forward_{what}")


def test_the_selective_form_adds_the_core_s_forward(model: CostModel) -> None:
    once, again = (
        figure(model, "backward", component="attention_core", flops="hardware", recompute=form)
        for form in ("none", "selective")
    )
    assert again - once == figure(model, "forward", component="attention_core")


def test_layers_four_times_and_logits_three_times(model: CostModel) -> None:
    """Narayanan et al. 2021: with full recomputation an iteration is four forward passes of the layers."""
    layer, ends = (
        sum(
            figure(model, f"{phase}_matmul_flops", kind, flops="hardware", recompute="full")
            for phase in ("forward", "backward")
        )
        for kind in ("dense", "ends")
    )
    assert layer == 4 * figure(model, "forward_matmul_flops")
    assert ends == 3 * figure(model, "forward_matmul_flops", "ends")


def test_sets_that_state_their_tensors_are_left_alone() -> None:
    source = compile_model(DENSE, "compute_graph")
    assert not source.derived
    assert dims.derived("layer_kept") not in {s for f in source.rows.values() for s in f.value({}).free_symbols}
