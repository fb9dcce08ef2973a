"""Functions of whole sizes followed through all of their paths: what they compute on each, and where each is taken.

The function is called with numbers that write down what is done with them (`number`). At a comparison it is told what
holds at the sizes of this call (`run`); sizes at which the answer is another come from known points or from a solver,
and it is called there again (`explore`). What needs a number itself (a look-up, `range`, text) is told one and noted:
such a path holds for that number alone.
"""

from symcost.audit.trace.explore import Path, Point, Trace, trace
from symcost.audit.trace.number import Traced, exact, lift
from symcost.audit.trace.reach import Reach
from symcost.audit.trace.run import Step, Stopped
from symcost.audit.trace.terms import Terms, Undefined
from symcost.audit.trace.world import timed

__all__ = [
    "Path",
    "Point",
    "Reach",
    "Step",
    "Stopped",
    "Terms",
    "Trace",
    "Traced",
    "Undefined",
    "exact",
    "lift",
    "timed",
    "trace",
]
