"""What is known of documents by their lengths."""

from __future__ import annotations

from fractions import Fraction

from symcost.ir.packing import Packing


def test_documents_by_their_lengths():
    packing = Packing.of([5, 17, 5, 3])
    assert packing.lengths == ((3, 1), (5, 2), (17, 1))
    assert packing.sums == (4, 30, 9 + 25 + 25 + 289)
    assert packing.longest == 17
    assert packing.waste == Fraction(4 * 17 - 30, 4 * 17)
    assert packing.known() == {"documents": 4, "document_tokens": 30, "document_squares": 348, "longest": 17}


def test_sums_alone_say_nothing_of_the_longest():
    packing = Packing((), (4, 30, 348))
    assert packing.longest is packing.waste is None
    assert packing.known() == {"documents": 4, "document_tokens": 30, "document_squares": 348}
