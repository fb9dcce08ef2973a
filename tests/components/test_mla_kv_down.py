"""Eight to a latent of ten and a rotary key of two; the norm is over the latent alone."""

from symcost.components.mla_kv_down import mla_kv_down
from tests.components.hand import ROWS, Worked


def test_projection_and_norm():
    forward = 2 * ROWS * 8 * 12
    worked = Worked(mla_kv_down, input="norm.output", bias=True)
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_dkv": 8 * 12, "b_dkv": 12, "norm_weight": 10}
    assert worked.kept["mla_kv_down.latent"] == ROWS * 10 * 2
