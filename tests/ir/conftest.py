"""Random expressions take as long as sympy takes: no deadline for a single example."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("symcost", deadline=None)
settings.load_profile("symcost")
