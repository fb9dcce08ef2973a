"""What the field knows about operators of transformers, as tables: whose work grows with which sizes.

These are degrees and counts of factors, not formulas: rules judge a formula by what it says and by these, and never
look up the formula that is under judgement.
"""
