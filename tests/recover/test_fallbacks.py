"""Stated differences of recurrent layers: as the library counts them, at lengths of whole chunks and others."""

from __future__ import annotations

import pytest
from sympy import Min, ceiling

from symcost.recover.library.fallbacks import DIFFERENCES, in_whole_chunks

SIZES = {
    "batch": 2,
    "chunk": 64,
    "heads": 6,
    "head_dim": 24,
    "linear_value_heads": 4,
    "linear_key_dim": 32,
    "linear_value_dim": 48,
    "ssm_heads": 6,
    "ssm_head_dim": 8,
    "ssm_groups": 2,
    "state": 16,
}


@pytest.mark.parametrize("flavour", DIFFERENCES)
@pytest.mark.parametrize("phase", ["forward", "backward"])
def test_whole_chunks_are_the_formula_without_roundings(flavour, phase):
    value = DIFFERENCES[flavour](phase)
    whole = in_whole_chunks(value)
    assert not whole.has(ceiling, Min)
    for length in (64, 128, 320):
        at = {symbol: {**SIZES, "seq": length}[symbol.name] for symbol in value.free_symbols}
        assert value.subs(at) == whole.subs(at)
