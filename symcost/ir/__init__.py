"""The intermediate representation: records of formulas, their text form, sums and invariants."""
