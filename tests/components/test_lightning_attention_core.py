"""Four heads of seven, three tokens in blocks of two: one whole block and a shorter one."""

from symcost.components.lightning_attention_core import lightning_attention_core
from tests.components.hand import ROWS, Worked


def test_blocks_and_a_shorter_last_one():
    worked = Worked(lightning_attention_core, inputs="linear_projection")
    one_head = sum(4 * b**2 * 7 + 4 * b * 7**2 for b in (2, 1))
    assert worked.matmul() == (2 * 4 * one_head, 2 * 2 * 4 * one_head)


def test_token_by_token():
    worked = Worked(lightning_attention_core, {"recurrence": "recurrent"}, inputs="linear_projection")
    assert worked.matmul()[0] == ROWS * 4 * 4 * 7**2
    assert worked.vector() == (ROWS * 28, 2 * ROWS * 28)


def test_queries_keys_and_values_are_kept():
    kept = Worked(lightning_attention_core, inputs="linear_projection").kept
    assert kept == {f"linear_projection.{name}": ROWS * 28 * 2 for name in ("q", "k", "v")}
