"""A bias of each key from its value: two key heads of seven."""

from symcost.components.dynamic_mask import dynamic_mask
from tests.components.hand import ROWS, Worked


def test_values_become_one_number_a_key_head():
    worked = Worked(dynamic_mask, input="qkv_projection.v", bias=True)
    assert worked.matmul() == (2 * ROWS * 14 * 2, 4 * ROWS * 14 * 2)
    assert worked.params == {"w": 14 * 2, "b": 2, "rate": 2}
    assert worked.kept == {"qkv_projection.v": ROWS * 14 * 2, "dynamic_mask.made": ROWS * 2 * 2}
