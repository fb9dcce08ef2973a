"""Numbers: a generated module executed on a model's sizes, as the complete result and as tables.

Nothing here imports sympy: a bundled model is priced with the standard library alone.
"""
