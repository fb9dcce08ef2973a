"""Passes: pure functions that rewrite formulas and keep their values."""
