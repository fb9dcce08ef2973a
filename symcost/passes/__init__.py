"""Passes: pure functions that rewrite a cost model, or a formula, and keep what it says."""
