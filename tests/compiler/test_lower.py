"""Lowering: conventions asked for become tables, sizes are replaced, names are checked."""

import pytest
from sympy import Integer

from symcost.compiler.lower import component_runs, lower, lower_instance
from symcost.dims import batch, ffn, hidden, moe_ffn, seq, shared_experts
from symcost.errors import VerifyError
from symcost.ir.component import Cost, Site, Work, component, use
from symcost.ir.cost_model import FormulaKey, LayerKind
from symcost.ir.operators import matmul, param, saved


@component("toy", group="other", source="worked by hand")
def toy(site: Site, *, wide: bool = False) -> Cost:
    """A projection whose backward depends on one convention, and on a second one only under the first."""
    label = "gradient"
    if site.convention("attention") == "eager" and site.convention("flops") == "hardware":
        label = "gradient, twice"
    times = 2 if label.endswith("twice") else 1
    return Cost(
        tensors=(param("w", **{"in": hidden, "out": ffn}), saved("toy.x", tokens=batch * seq, hidden=hidden)),
        forward=Work((matmul("X W", batch, seq, hidden, ffn),)),
        backward=Work((matmul(label, times, batch, seq, hidden, ffn),)),
    )


def _key(phase: str) -> FormulaKey:
    return FormulaKey("", "toy", phase, "flops", "matmul", "compute_w", "", "")


def test_a_component_runs_once_for_each_combination_it_asks_for() -> None:
    chosen = [dict(run.chosen) for run in component_runs(toy, "toy", ())]
    assert chosen == [
        {"attention": "flash"},
        {"attention": "eager", "flops": "model"},
        {"attention": "eager", "flops": "hardware"},
    ]


def test_formulas_depend_on_just_the_conventions_that_change_them() -> None:
    rows = dict(lower_instance(use(toy), ()).rows)
    assert rows[_key("forward")].depends == ()
    backward = rows[_key("backward")]
    assert backward.depends == ("flops", "attention")
    one = 2 * batch * seq * hidden * ffn
    assert backward.value({"flops": "hardware", "attention": "eager"}) == 2 * one
    assert backward.value({"flops": "hardware", "attention": "flash"}) == one


def test_sizes_of_an_instance_and_then_of_its_kind_are_put_in_place() -> None:
    item = use(toy, sizes={ffn: shared_experts * moe_ffn})
    rows = dict(lower_instance(item, ((moe_ffn, hidden),)).rows)
    assert rows[_key("forward")].value({}) == 2 * batch * seq * hidden**2 * shared_experts


def test_a_parameter_implies_master_gradient_and_moments() -> None:
    names = [tensor.name for tensor in lower_instance(use(toy), ()).tensors]
    assert names == ["w", "master_w", "grad_w", "moments_w", "toy.x"]


def test_two_instances_of_one_name_are_refused() -> None:
    with pytest.raises(VerifyError, match="two instances named 'toy'"):
        lower("m", "f", "standard", (LayerKind("dense", (use(toy), use(toy)), Integer(1)),))
