"""Laws of every component, in every place where a bundled model or a measured variant has it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from sympy import Add, Expr, Integer, Poly

from symcost import dims
from symcost.compiler.lower import LoweredInstance, lower_instance
from symcost.frontend.load import bundled, load
from symcost.ir.accumulation import accumulating
from symcost.ir.component import Instance
from symcost.ir.precision import STORAGE_SLOTS
from symcost.layers.build import build

VARIANTS = json.loads((Path(__file__).parents[1] / "data" / "variants.json").read_text(encoding="utf-8"))
WIDTHS = {slot: dims.symbol(name) for slot, name in STORAGE_SLOTS.items()}


def instances() -> list[Instance]:
    specs = [*map(load, bundled()), *(load(variant["config"]) for variant in VARIANTS)]
    found = dict.fromkeys(item for spec in specs for kind in build(spec) for item in kind.instances)
    return list(found)


INSTANCES = instances()


@cache
def lowered(item: Instance) -> LoweredInstance:
    return lower_instance(item, ())


def values(item: Instance, **columns: str) -> list[Expr]:
    """Every value that rows with these columns take, under whatever conventions."""
    return [
        Add(*(term.value for term in terms))
        for key, formula in lowered(item).rows
        if all(getattr(key, name) == wanted for name, wanted in columns.items())
        for terms in formula.table.values()
    ]


def coefficients(value: Expr) -> list[Expr]:
    """Of a polynomial over sizes; other functions (a minimum, which grows with them) are unknowns of their own."""
    return list(value.expand().as_coefficients_dict().values())


def grows(value: Expr) -> bool:
    """No negative coefficient: as written, or, for padding such as seq + taps - 1, in what sizes have beyond one."""
    if all(each >= 0 for each in coefficients(value)):
        return True
    beyond = value.xreplace({size: size + 1 for size in value.free_symbols if size.is_positive})
    return all(each >= 0 for each in coefficients(beyond)) or rises(value)


def rises(value: Expr) -> bool:
    """Where minima of chunks stand beside chunks: size by size, from 1 up, the others held at three values."""
    for size in value.free_symbols:
        for others in (1, 3, 8):
            held = {other: Integer(others) for other in value.free_symbols - {size}}
            line = [value.xreplace({**held, size: Integer(at)}) for at in range(1, 18)]
            if size.name != "chunk" and (line[0] < 0 or line != sorted(line)):
                return False
    return True


every = pytest.mark.parametrize("item", INSTANCES, ids=lambda item: f"{item.name}-{item.component.type}")


def test_every_component_type_stands_somewhere():
    types = {item.component.type for item in INSTANCES}
    assert types >= {"qk_norm", "moe_experts", "shared_gate", "mla_q_down", "position_embedding", "dropout"}


@every
def test_no_value_is_negative_and_none_falls_as_a_size_grows(item):
    for key, formula in lowered(item).rows:
        for terms in formula.table.values():
            value = Add(*(term.value for term in terms))
            for added in (0, 1):
                assert grows(value.xreplace({accumulating(): Integer(added)})), key


@every
def test_flops_are_of_degree_one_in_batch(item):
    for value in values(item, quantity="flops"):
        assert value == 0 or Poly(value, dims.batch).degree() <= 1


@every
def test_bytes_are_a_count_times_the_width_of_their_slot(item):
    for key, formula in lowered(item).rows:
        if key.quantity not in ("hbm_bytes", "bytes"):
            continue
        for terms in formula.table.values():
            value = Add(*(term.value for term in terms))
            one = value / WIDTHS[key.slot] if key.slot in WIDTHS else value
            assert not one.expand().free_symbols & set(WIDTHS.values()), key


@every
def test_backward_matmuls_are_one_to_three_times_forward(item):
    forward = values(item, quantity="flops", unit="matmul", phase="forward")
    backward = values(item, quantity="flops", unit="matmul", phase="backward")
    assert bool(forward) == bool(backward)
    for more in backward:
        # The forward values differ between conventions only where the backward ones do: one of them fits.
        assert any(_between((more - less).expand(), (3 * less - more).expand()) for less in forward)


def _between(above: Expr, below: Expr) -> bool:
    return all(each >= 0 for each in (*coefficients(above), *coefficients(below)))
