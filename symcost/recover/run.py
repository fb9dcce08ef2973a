"""From a target to what was recovered."""

from __future__ import annotations

from collections.abc import Mapping

from symcost.recover.box import Box
from symcost.recover.functions import check_names, load
from symcost.recover.result import Recovered, symbols
from symcost.recover.search import Search

_SAMPLES = 3


def recover_function(target: str, stated: Mapping[str, str], degree: int, seconds: float = 60) -> Recovered:
    """The formula of a Python function.

    Args:
        target: `module:function` or `file.py:function`.
        stated: size -> argument; empty: every argument without a default.
        degree: the highest degree in one size that is tried.

    Raises:
        UsageError: no such function, or arguments that it does not take.
        RecoverError: no formula was found.
    """
    program = load(target, stated)
    check_names(program.arguments)
    box = Box(program, tuple(program.arguments), seconds)
    return recover_box(program.name, box, degree, program.notable)


def recover_box(name: str, box: Box, degree: int, notable: tuple[int, ...] = ()) -> Recovered:
    """The formula of a black box.

    Raises:
        RecoverError: no formula was found.
    """
    search = Search(box, symbols(box.names), degree, notable)
    pieces = tuple(search.pieces())
    cases = "" if len(pieces) == 1 else f" in {len(pieces)} cases"
    how = f"interpolated from {box.runs} runs{cases}, compared at {search.compared} points; for whole positive sizes"
    samples = tuple((dict(zip(box.names, point, strict=True)), value) for point, value in box.answers()[-_SAMPLES:])
    return Recovered(name, pieces, "not_refuted", search.compared, box.runs, samples, how)
