"""symcost: a compiler for cost models of transformer language models."""

__version__ = "0.1.0"
