"""The Python interface: load a model, price it, look at its formulas, or take its evaluator.

model = symcost.load("config.json")
costs = model.evaluate(batch=8, seq=4096)
formulas = symcost.compile(model)
f = symcost.evaluator(model)
"""

from symcost.api.costs import Costs
from symcost.api.model import Model, compile_formulas, evaluator, load
from symcost.api.price import price

__all__ = ["Costs", "Model", "compile_formulas", "evaluator", "load", "price"]
