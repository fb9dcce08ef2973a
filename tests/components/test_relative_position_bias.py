"""Six buckets, four heads, three queries by three keys, made once for all sequences."""

from symcost.components.attention_core import attention_core
from symcost.components.relative_position_bias import relative_position_bias
from tests.components.hand import Worked

PLACES = 9


def test_a_table_of_buckets_and_heads():
    worked = Worked(relative_position_bias)
    assert worked.params == {"w_bias": 6 * 4}
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (PLACES * 8, PLACES * 4)


def test_flash_reads_it_again_so_it_is_kept():
    bias = PLACES * 4 * 2
    assert Worked(relative_position_bias).kept["relative_position_bias.bias"] == bias
    eager = Worked(relative_position_bias, {"attention": "eager"})
    assert eager.kept == {"relative_position_bias.index": PLACES * 8}


def test_cores_read_it_and_write_its_gradient():
    """Once for all sequences in forward; in backward it is read once more, and its gradient written."""
    inputs = ("q.q", "k.k", "v.v")
    plain = Worked(attention_core, inputs=inputs, mask="full", rotary="none")
    biased = Worked(attention_core, inputs=inputs, mask="full", rotary="none", bias_read=True)
    bias = PLACES * 4 * 2
    assert biased.traffic("forward") == (plain.traffic("forward")[0] + bias, plain.traffic("forward")[1])
    assert biased.traffic("backward") == tuple(number + bias for number in plain.traffic("backward"))
    assert biased.vector()[0] - plain.vector()[0] == 2 * PLACES * 4
    assert biased.matmul() == plain.matmul()
