"""Two sequences of three queries over three keys, four heads of seven."""

import pytest

from symcost.components.attention_core import attention_core
from symcost.components.cross_attention_core import cross_attention_core
from tests.components.hand import Worked

INPUTS = ("q.q", "kv.k", "kv.v")
PAIR_HEADS = 2 * 9 * 4


def worked(**options: object) -> Worked:
    conventions = {name: str(options.pop(name)) for name in ("attention", "pairs", "flops") if name in options}
    return Worked(cross_attention_core, conventions, inputs=INPUTS, **options)


@pytest.mark.parametrize("pairs", ["full", "causal", "causal_half"])
def test_every_query_sees_every_key(pairs):
    assert worked(pairs=pairs).matmul() == (4 * PAIR_HEADS * 7, 8 * PAIR_HEADS * 7)


def test_flash_computes_scores_again():
    assert worked(flops="hardware").matmul() == (4 * PAIR_HEADS * 7, 10 * PAIR_HEADS * 7)


def test_nothing_rotates_and_nothing_is_learned():
    plain = Worked(attention_core, inputs=INPUTS, mask="full", rotary="none")
    assert worked().vector() == plain.vector()
    assert worked().params == {}


def test_eager_keeps_probabilities():
    kept = worked(attention="eager").kept
    assert kept["cross_attention_core.probabilities"] == PAIR_HEADS * 2
    assert kept["kv.k"] == 6 * 2 * 7 * 2
