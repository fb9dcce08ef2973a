"""Eight channels over six places."""

from sympy import Integer

from symcost.components.channel_norm import channel_norm
from symcost.ir.roles import all_tensors
from tests.components.hand import ROWS, Worked


def test_batch_norm_has_running_statistics():
    worked = Worked(channel_norm, input="a.b")
    assert worked.params == {"weight": 8, "bias": 8}
    assert [t.name for t in all_tensors(worked.cost) if t.role == "buffer"] == ["running"]
    assert worked.kept == {"a.b": ROWS * 8 * 2, "channel_norm.statistics": 8 * 2 * 4}
    assert worked.vector() == (7 * ROWS * 8 + 8 * (1 + 2 + 2), 13 * ROWS * 8)


def test_group_norm_has_statistics_of_each_image():
    worked = Worked(channel_norm, input="a.b", sets=Integer(4))
    assert worked.kept["channel_norm.statistics"] == 2 * 4 * 2 * 4
    assert not [t for t in all_tensors(worked.cost) if t.role == "buffer"]
