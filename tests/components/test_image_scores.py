"""Scores by row and column of a grid, and a softmax over a row: counted by hand."""

from symcost import dims
from symcost.compiler.lower import lower
from symcost.components.axial_scores import axial_scores
from symcost.components.row_softmax import row_softmax
from symcost.ir.component import Instance, use
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import LayerKind

SIZES = {"batch": 2, "seq": 9, "context": 9, "heads": 5, "head_dim": 7, "window_side": 3, "hidden": 11}


def numbers(instance: Instance, quantity: str, phase: str = "") -> dict[str, int]:
    model = lower("one", "one", "standard", (LayerKind("dense", (instance,), dims.layers),))
    values = {dims.symbol(name): value for name, value in SIZES.items()}
    values |= {dims.symbol(name): value for name, value in dims.COEFFICIENTS.items()}
    rows = {key: f for key, f in model.rows.items() if key.quantity == quantity and phase in ("", key.phase)}
    return {f"{key.tensor}{key.slot}": formula.value(DEFAULTS).subs(values) for key, formula in rows.items()}


def test_two_tables_of_offsets_meet_every_query() -> None:
    scores = use(axial_scores, input="qkv_projection.q", side=dims.symbol("window_side"))
    elements = numbers(scores, "elements")
    assert sum(value for name, value in elements.items() if name.startswith(("w_rows", "w_columns"))) == 2 * 5 * 7
    queries, pairs = 2 * 5 * 9, 2 * 5 * 9 * 9
    assert sum(numbers(scores, "flops", "forward").values()) == 2 * (2 * queries * 3 * 7) + pairs
    assert sum(numbers(scores, "flops", "backward").values()) == 4 * (2 * queries * 3 * 7) + 2 * pairs


def test_a_softmax_is_five_operations_an_element() -> None:
    softmax = use(row_softmax, input="head.y")
    assert sum(numbers(softmax, "flops", "forward").values()) == 5 * 2 * 9 * 11
    assert sum(numbers(softmax, "flops", "backward").values()) == 4 * 2 * 9 * 11
