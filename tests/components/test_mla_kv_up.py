"""Latent of ten to four keys of three and four values of nine."""

import pytest

from symcost.components.mla_kv_up import mla_kv_up
from tests.components.hand import ROWS, Worked


@pytest.mark.parametrize("mla", ["expanded", "absorbed"])
def test_as_many_products_expanded_as_absorbed(mla):
    forward = 2 * ROWS * 10 * 4 * (3 + 9)
    worked = Worked(mla_kv_up, {"mla": mla}, input="mla_kv_down.normed")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_ukv": 10 * 4 * 12}
