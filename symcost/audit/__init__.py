"""Audits: rules, proofs and differences of formulas."""
