"""The evaluator that people read: a cost model as one Python function a component."""
