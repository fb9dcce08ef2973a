"""Five to eight."""

from symcost.components.embedding_projection import embedding_projection
from tests.components.hand import ROWS, Worked


def test_matmul_and_parameters():
    forward = 2 * ROWS * 5 * 8
    worked = Worked(embedding_projection, input="token_embedding.output", bias=True)
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_embedding_projection": 5 * 8, "b_embedding_projection": 8}
    assert worked.kept == {"token_embedding.output": ROWS * 5 * 2}
