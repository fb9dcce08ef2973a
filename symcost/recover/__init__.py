"""Formulas from programs: an exact formula for what a numeric function computes, and how it is known."""
