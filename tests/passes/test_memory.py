"""Peak of a step: moments of single components by hand, and what recomputation moves from saved to transient."""

import pytest
from sympy import Expr, Max

from symcost.api import load
from symcost.compiler import compile_model
from symcost.dims import batch, ffn, hidden, seq, vocab, width_act, width_act_grad
from symcost.frontend.load import bundled
from symcost.ir.component import Cost, Kernel, Work
from symcost.ir.conventions import DEFAULTS
from symcost.ir.operators import operand
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from symcost.passes.memory import largest_moment, memory

DENSE = ModelSpec("dense", "llama", {}, Features(), (LayerGroup("dense", 2),), (KindSpec("dense"),))
TOKENS = batch * seq


def moment(kind: str, component: str, **conventions: str) -> Expr:
    table = compile_model(DENSE).costs[kind, component]
    chosen = {**DEFAULTS, **conventions}
    return largest_moment(table.table[tuple(chosen[name] for name in table.depends)]).expand()


def test_a_gate_hands_back_two_gradients_for_one() -> None:
    assert moment("dense", "ffn_activation") == 3 * TOKENS * ffn * width_act_grad


def test_an_eager_loss_holds_logits_their_gradient_and_an_fp32_copy() -> None:
    assert moment("ends", "cross_entropy") == (TOKENS * vocab * (width_act + 4 + width_act_grad)).expand()


def test_a_fused_loss_writes_the_gradient_in_place() -> None:
    assert moment("ends", "cross_entropy", loss="fused") == TOKENS * vocab * width_act_grad


def test_what_waits_for_a_later_kernel_is_alive() -> None:
    x, y, z = (operand(name, n=1) for name in "xyz")
    work = Work(kernels=(Kernel("a", (y.grad,), (z.grad,)), Kernel("b", (y.grad,), (x.grad,))))
    # y's gradient is read twice, z's waits for the component in front.
    assert largest_moment(Cost(backward=work)) == 3 * width_act_grad


def test_what_was_read_for_the_last_time_is_gone() -> None:
    x, y, z = (operand(name, n=1) for name in "xyz")
    work = Work(kernels=(Kernel("a", (z.grad,), (y.grad,)), Kernel("b", (y.grad,), (x.grad,))))
    assert largest_moment(Cost(backward=work)) == 2 * width_act_grad


def test_parameter_gradients_are_no_moment() -> None:
    # The embedding's backward writes its table's gradient, which is persistent, from the rows' gradients.
    assert moment("ends", "token_embedding") == TOKENS * hidden * width_act_grad


def test_sets_without_kernels_have_no_peak() -> None:
    assert memory(compile_model(DENSE, "compute_graph")) is None


def figures(name: str, **more: object) -> dict[str, int]:
    found = load(name).evaluate(**more).result["memory"]
    return {**{point["name"]: point["bytes"] for point in found["points"]}, **found}


@pytest.mark.parametrize("name", [n for n in bundled() if n in ("gpt2", "llama-3-8b", "mixtral-8x7b", "deepseek-v3")])
@pytest.mark.parametrize("options", [{}, {"recompute": "full"}, {"attention": "eager", "loss": "fused"}])
def test_the_peak_is_persistent_saved_and_the_largest_point(name: str, options: dict[str, str]) -> None:
    found = figures(name, **options)
    points = [point["bytes"] for point in found["points"]]
    assert found["peak"] == found["persistent"] + found["saved"] + max(points)
    totals = load(name).evaluate(**options).result["totals"]["bytes_by_role"]
    assert found["saved"] == totals["activation"]
    assert found["persistent"] == sum(size for role, size in totals.items() if role != "activation")


def test_a_checkpointed_layer_makes_its_tensors_again() -> None:
    once, again = figures("llama-3-8b"), figures("llama-3-8b", recompute="full")
    layers, stream = 32, 4096 * 4096 * 2
    # Apart from the layers' inputs, what a layer kept moves from saved, once for all layers, to its moment.
    kept = (once["saved"] - again["saved"]) // layers
    assert again["dense"] - once["dense"] == kept
    assert again["saved"] < once["saved"] - 31 * kept
    assert kept > 10 * stream


def test_the_selective_form_makes_the_core_s_internals_again() -> None:
    once, again = (figures("llama-3-8b", attention="eager", recompute=form) for form in ("none", "selective"))
    assert again["dense"] - once["dense"] == (once["saved"] - again["saved"]) // 32


def test_blocks_that_are_not_asked_for_have_no_moment() -> None:
    without, with_mtp = figures("deepseek-v3"), figures("deepseek-v3", mtp=True)
    assert without["mtp"] == 0
    assert with_mtp["mtp"] == with_mtp["loss"]


def test_free_sizes_leave_the_points_that_can_be_the_largest() -> None:
    text = load("llama-3-8b").evaluate(free=("batch", "seq"), attention="eager").result["memory"]["peak"]
    assert text.count("max(") == 1
    assert "128484179968 + " in text


def test_maxima_of_the_ir_stay_symbolic() -> None:
    held = memory(compile_model(DENSE))
    assert held is not None
    assert held.figures()["peak"][-1].value({}).func is Max
