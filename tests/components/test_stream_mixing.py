"""Four streams of eight elements, mixed and corrected."""

from symcost.components.stream_mixing import stream_correction, stream_mixing
from tests.components.hand import ROWS, Worked


def test_every_stream_is_a_sum_over_all():
    worked = Worked(stream_mixing, inputs=("layer.streams", "prediction.output"))
    products = 2 * ROWS * 8 * 4**2
    assert worked.matmul() == (products, 2 * products)
    assert worked.vector() == (ROWS * 4 * 8 + ROWS * 4, ROWS * 4 * 8 + 2 * ROWS * 4)
    assert worked.kept == {"layer.streams": ROWS * 4 * 8 * 2, "prediction.output": ROWS * 16 * 2}


def test_a_correction_is_elementwise():
    worked = Worked(stream_correction, inputs=("ffn_residual.output", "correction.output", "layer.input"))
    assert worked.matmul() == (0, 0)
    assert worked.vector()[0] == ROWS * 8 + 2 * ROWS * 4 * 8 + ROWS * 4 * 2
    own = {"ffn_residual.output": ROWS * 8 * 2, "layer.input": ROWS * 8 * 2}
    assert worked.kept == {**own, "correction.output": ROWS * 4 * 2}
    assert worked.params == {}
