"""Two images of four patches: 2 by 2 pixels of three channels in two frames."""

from symcost.components.patch_embedding import patch_embedding
from tests.components.hand import Worked

PIXELS = 3 * 2 * 4


def test_pixels_have_no_gradient():
    worked = Worked(patch_embedding)
    assert worked.params == {"w_patch": PIXELS * 8, "b_patch": 8}
    forward, backward = worked.matmul()
    assert forward == backward == 2 * 8 * PIXELS * 8
    assert worked.gradients == {}


def test_pixels_are_kept_for_the_weight_gradient():
    assert Worked(patch_embedding, bias=False).kept == {"patch_embedding.pixels": 8 * PIXELS * 2}
