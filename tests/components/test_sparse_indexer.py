"""Three heads of four over six rows of two sequences: the forward alone, and the choice that is kept."""

from symcost.components.sparse_indexer import sparse_indexer
from tests.components.hand import ROWS, Worked


def test_projections_scores_and_their_sum():
    worked = Worked(sparse_indexer, query="mla_q_down.normed", input="norm.output")
    assert worked.params == {"w_q": 6 * 12, "w_k": 8 * 4, "w_heads": 8 * 3, "k_norm_weight": 4, "k_norm_bias": 4}
    projections = ROWS * (6 * 12 + 8 * 4 + 8 * 3)
    scores = 2 * 3 * 3 * 3 * (4 + 1)
    assert worked.matmul() == (2 * (projections + scores), 0)


def test_two_chosen_keys_a_query_are_kept():
    worked = Worked(sparse_indexer, query="mla_q_down.normed", input="norm.output")
    assert worked.kept == {"sparse_indexer.indices": ROWS * 2 * 4}
