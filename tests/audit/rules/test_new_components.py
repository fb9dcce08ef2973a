"""Operators that no table knows: rightly stated ones are silent, wrongly stated ones are found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from symcost.audit.run import audit_models
from symcost.audit.statement import AuditedModel
from symcost.ir.component import Cost, Instance, Work
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


@pytest.mark.parametrize(
    ("name", "change", "code"),
    [
        ("linear_memory", lambda cost: replace(cost, backward=Work()), "SC217"),
        ("weight_normed", lambda cost: replace(cost, backward=Work()), "SC217"),
        ("expert_choice", without_weights, "SC218"),
        ("weight_normed", half_backward, "SC124"),
        ("low_rank_adapter", half_backward, "SC124"),
    ],
)
def test_a_wrong_component_is_found(name, change, code):
    assert code in codes(audited(altered(name, change)))
