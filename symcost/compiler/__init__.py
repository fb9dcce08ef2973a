"""The compiler: what turns a model into formulas, and formulas into modules."""

from symcost.compiler.pipeline import PASSES, compile_model

__all__ = ["PASSES", "compile_model"]
