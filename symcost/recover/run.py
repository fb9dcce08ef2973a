"""From a target to what was recovered."""

from __future__ import annotations

from collections.abc import Mapping

from symcost.recover.box import Box
from symcost.recover.cases import of_bound
from symcost.recover.functions import Program, check_names, load
from symcost.recover.result import Formula, Recovered, symbols
from symcost.recover.search import Search
from symcost.recover.traced import Untraced, traced

_SAMPLES = 3
# Greatest size that a function with loops is called with: each call takes as long as the sizes are large.
_LOOPED = 1 << 12
# Share of the time, and seconds at most, in which a function's paths are followed.
_FOLLOWED, _MOST_FOLLOWED = 0.4, 20.0


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
    return recover_program(program, degree, seconds)


def recover_program(program: Program, degree: int, seconds: float = 60) -> Recovered:
    """The formula of a function: by its paths where they can be followed, else by its values.

    Raises:
        UsageError: it fails everywhere, returns no number, or does not end.
        RecoverError: no formula was found.
    """
    found = traced(program, min(_FOLLOWED * seconds, _MOST_FOLLOWED))
    if not isinstance(found, Untraced):
        return found
    box = Box(program, tuple(program.arguments), seconds)
    if program.loops:
        box.largest = _LOOPED
    return recover_box(program.name, box, degree, program.notable, found.reasons)


def recover_box(
    name: str, box: Box, degree: int, notable: tuple[int, ...] = (), untraced: tuple[str, ...] = ()
) -> Recovered:
    """The formula of a black box.

    Args:
        untraced: why its paths were not followed.

    Raises:
        RecoverError: no formula was found.
    """
    search = Search(box, symbols(box.names), degree, notable)
    sizes = symbols(box.names)
    pieces = tuple(
        Formula(tuple(of_bound(bound, sizes[bound.size]) for bound in piece.where), piece.formula)
        for piece in search.pieces()
    )
    cases = "" if len(pieces) == 1 else f" in {len(pieces)} cases"
    compared = f"compared at {search.compared} points of whole sizes up to {box.largest}"
    how = f"interpolated from {box.runs} runs{cases}, {compared}"
    how += "".join(f"; not traced: {reason}" for reason in untraced[:1])
    samples = tuple((dict(zip(box.names, point, strict=True)), value) for point, value in box.answers()[-_SAMPLES:])
    return Recovered(name, pieces, "not_refuted", search.compared, box.runs, samples, how)
