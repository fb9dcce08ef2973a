"""Mutations of components: the same in every run, and each that changes a figure of the library's is found by it."""

from __future__ import annotations

import pytest

from tests.mutations.judged import judged
from tests.mutations.sources import KINDS, everything, mutations


def test_mutations_are_the_same_in_every_run_and_of_every_kind():
    first, again = mutations(), mutations()
    assert first == again
    assert {mutation.kind for mutation in first[: len(KINDS)]} == set(KINDS)
    assert len(first) > 1000


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("file", "kind", "what", "quantity"),
    [
        ("output_projection", "factor", "heads * head_dim -> heads", "forward"),
        ("ffn_down", "tensor", "tensors=", "saved"),
        ("rms_norm", "flag", "", ""),
    ],
)
def test_a_changed_figure_is_found(file, kind, what, quantity):
    found = [m for m in everything() if (m.file, m.kind) == (file, kind) and what in m.what]
    results = [judged(mutation, models=1) for mutation in found[:1]]
    for result in results:
        assert result.second
        assert any(change.endswith(quantity) for change in result.changes)
    assert results or not quantity


@pytest.mark.torch
def test_a_slot_alone_changes_no_count():
    mutation = next(m for m in everything() if (m.file, m.kind) == ("output_projection", "slot"))
    result = judged(mutation, models=1)
    assert not [change for change in result.changes if change.endswith(("params", "forward", "backward"))]
