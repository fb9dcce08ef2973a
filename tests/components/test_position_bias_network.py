"""Six offsets through 512 to four heads."""

from symcost.components.position_bias_network import position_bias_network
from tests.components.hand import Worked


def test_two_matmuls_over_offsets():
    worked = Worked(position_bias_network)
    assert worked.params == {"w_offsets": 1024, "b_offsets": 512, "w_heads": 2048, "logit_scale": 4}
    forward = 2 * 6 * (1024 + 2048)
    assert worked.matmul() == (forward, forward + 2 * 6 * 2048)
