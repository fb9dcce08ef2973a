"""Two sequences of three tokens, four heads, six buckets: looked up for each pair, and nothing comes back."""

from symcost.components.frozen_position_bias import frozen_position_bias
from tests.components.hand import Worked


def test_every_pair_looks_its_distance_up_and_no_gradient_comes_back():
    worked = Worked(frozen_position_bias)
    assert worked.params == {"w_bias": 6 * 4}
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (2 * 3 * 3 * (3 + 4), 0)
