"""What documents say of components: notes of a served model leave out what training alone does."""

from __future__ import annotations

from symcost.emit.document.words import told

NOTES = "A look-up has no FLOPs. Backward zeroes the table. `sinks` is a logit; `bias` has a gradient (T5)."


def test_training_is_told_all():
    assert told(NOTES, "training") == NOTES


def test_a_served_model_is_told_of_its_step_alone():
    assert told(NOTES, "inference") == "A look-up has no FLOPs. `sinks` is a logit."
