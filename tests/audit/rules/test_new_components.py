"""Operators that no table knows: rightly stated ones are silent, wrongly stated ones are found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from symcost.audit.run import audit_models
from symcost.audit.statement import AuditedModel
from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.dims import batch, experts, ffn, hidden, moe_ffn, seq
from symcost.ir.component import Cost, Instance, Work, component, use
from symcost.ir.operators import linear, matmul, operand, param, saved
from tests.audit.new_components import NEW, audited


def codes(made: AuditedModel) -> set[str]:
    findings, _ = audit_models([made])
    return {finding.code for finding in findings if finding.severity != "note"}


@pytest.mark.parametrize("item", NEW, ids=lambda item: item.name)
def test_a_right_component_is_silent(item: Instance):
    assert codes(audited(item)) == set()
    assert codes(audited(item, beside=False)) == set()


def altered(name: str, change) -> Instance:
    """A component of the fixture with its cost changed."""
    (item,) = [item for item in NEW if item.name == name]
    build = item.component.build

    def stated(site, **options) -> Cost:
        return change(build(site, **options))

    return replace(item, component=replace(item.component, build=stated))


def without_weights(cost: Cost) -> Cost:
    return replace(cost, tensors=tuple(tensor for tensor in cost.tensors if tensor.role != "param"))


def half_backward(cost: Cost) -> Cost:
    matmuls = [flops for flops in cost.backward.flops if flops.unit == "matmul"]
    return replace(cost, backward=replace(cost.backward, flops=tuple(matmuls[: len(matmuls) // 2])))


def without(phase: str, direction: str, part: str):
    """The cost with tensors whose name has a part neither read nor written in a phase."""

    def changed(cost: Cost) -> Cost:
        work = getattr(cost, phase)
        kernels = tuple(
            replace(kernel, **{direction: tuple(t for t in getattr(kernel, direction) if part not in t.name)})
            for kernel in work.kernels
        )
        return replace(cost, **{phase: replace(work, kernels=kernels)})

    return changed


def without_kept(cost: Cost) -> Cost:
    return replace(cost, tensors=tuple(tensor for tensor in cost.tensors if tensor.role != "activation"))


def in_weight_slot(cost: Cost) -> Cost:
    flops = tuple(replace(f, slot="compute_w") if f.unit == "matmul" else f for f in cost.forward.flops)
    return replace(cost, forward=replace(cost.forward, flops=flops))


def frozen_throughout(cost: Cost) -> Cost:
    return replace(cost, tensors=tuple(replace(tensor, trained=False) for tensor in cost.tensors))


def with_every_expert(cost: Cost) -> Cost:
    more = matmul("every expert", batch * seq, experts, hidden, moe_ffn)
    return replace(cost, forward=replace(cost.forward, flops=(*cost.forward.flops, more)))


@pytest.mark.parametrize(
    ("name", "change", "code"),
    [
        ("fft_convolution", lambda cost: replace(cost, backward=Work()), "SC217"),
        ("low_rank_adapter", without("forward", "reads", "w_"), "SC214"),
        ("distance_table", without("backward", "writes", "table"), "SC214"),
        ("low_rank_adapter", with_every_expert, "SC123"),
        ("linear_memory", lambda cost: replace(cost, backward=Work()), "SC217"),
        ("weight_normed", lambda cost: replace(cost, backward=Work()), "SC217"),
        ("expert_choice", without_weights, "SC218"),
        ("weight_normed", half_backward, "SC124"),
        ("low_rank_adapter", half_backward, "SC124"),
        ("value_residual", without_kept, "SC223"),
        ("row_filter", without_kept, "SC223"),
        ("sorted_attention", in_weight_slot, "SC225"),
        ("flagged_projection", frozen_throughout, "SC226"),
    ],
)
def test_a_wrong_component_is_found(name, change, code):
    assert code in codes(audited(altered(name, change)))


def test_a_flag_that_is_lost_is_found():
    (item,) = [item for item in NEW if item.name == "flagged_with_bias"]
    build = item.component.build

    def deaf(site, *, input, bias=False, scaled=False) -> Cost:
        return build(site, input=input, scaled=scaled)

    assert "SC227" in codes(audited(replace(item, component=replace(item.component, build=deaf))))


def project(site, *, input) -> Cost:
    """Project to twice the feed-forward width."""
    x, y = operand("x", tokens=batch * seq, width=hidden), operand("y", tokens=batch * seq, two=2, width=ffn)
    made = linear(param("w", two=2, **{"in": hidden, "out": ffn}), x, y, batch * seq, hidden, 2 * ffn)
    return made + Cost(tensors=(saved(input, tokens=batch * seq, width=hidden),))


def narrow(cost: Cost) -> Cost:
    """Its weight half as large as its matmul goes over."""
    weight = param("w", **{"in": hidden, "out": ffn})
    return replace(cost, tensors=tuple(weight if tensor.role == "param" else tensor for tensor in cost.tensors))


def to_nowhere(cost: Cost) -> Cost:
    """Its input's gradient counted, and written by no kernel."""
    last = tuple(kernel for kernel in cost.backward.kernels if kernel.label != "input gradient")
    return replace(cost, backward=replace(cost.backward, kernels=last))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda cost: cost, {}),
        (narrow, {"SC211": "w has hidden*ffn numbers, its matmul goes over 2*hidden*ffn"}),
        (to_nowhere, {"SC124": "term 8*batch*seq*hidden*ffn is 2 times forward, where backward is once forward"}),
    ],
)
def test_a_projection_is_held_to_what_its_own_kernels_say(change, said):
    def build(site, *, input) -> Cost:
        return change(project(site, input=input))

    build.__doc__ = project.__doc__
    item = use(component("project", group="ffn", source="vaswani2017attention")(build), input="attention_norm.output")
    findings, _ = audit_models([audited(item)])
    assert {finding.code: finding.message for finding in findings if finding.severity != "note"} == said


def test_a_half_that_nobody_made_is_found():
    up = use(ffn_up, input="ffn_norm.output", gated=False)
    gate = use(ffn_activation, input="ffn_up", gated=True)
    down = use(ffn_down, input="ffn_activation.output")
    assert "SC224" in codes(audited(up, gate, down))
    assert codes(audited(replace(up, options=(("gated", True), ("input", "ffn_norm.output"))), gate, down)) == set()
