"""`symcost recover`: the exact formula of a numeric program."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from symcost.cli import console

_TARGET = "A Python function: module:function or file.py:function."
Target = Annotated[str, typer.Argument(metavar="TARGET", help=_TARGET, show_default=False)]
Sizes = Annotated[
    list[str] | None,
    typer.Option(
        "--dims", metavar="NAME=ARG,...", help="Sizes and the arguments they are; arguments without a default."
    ),
]
Degree = Annotated[int, typer.Option("--degree", metavar="N", help="Highest degree in one size that is tried.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="N", help="Time after which it is given up.")]
To = Annotated[str, typer.Option("--to", metavar="text|sheet|latex|python", help="Form of the formula.")]
Form = Annotated[str, typer.Option("--format", metavar="text|json", help="The formula, or JSON with how it is known.")]


def run(
    target: Target, sizes: Sizes = None, degree: Degree = 6, seconds: Seconds = 60, to: To = "text", form: Form = "text"
) -> int:
    """Find the exact formula of a program of whole sizes, with what it rounds and where it branches.

    A function is followed through all of its paths. One that does more with its numbers than arithmetic is called at
    points of all magnitudes, as few as the terms need; where no formula describes it, it is refused with the points
    that show so.
    """
    from symcost.errors import UsageError
    from symcost.recover.result import FORMS
    from symcost.recover.run import recover_function

    for option, stated, known in (("--to", to, tuple(FORMS)), ("--format", form, ("text", "json"))):
        if stated not in known:
            raise UsageError(f"{option} {stated!r} is no form of recover", hint=f"known: {', '.join(known)}")
    if degree < 1 or seconds <= 0:
        raise UsageError(f"--degree {degree} --seconds {seconds:g}", hint="state positive numbers")
    found = recover_function(target, _pairs(sizes or []), degree, seconds)
    console.out(json.dumps(found.json(), indent=1) if form == "json" else FORMS[to](found))
    return 0


def _pairs(stated: list[str]) -> dict[str, str]:
    """Sizes and arguments: `hidden=h,heads=a`."""
    from symcost.errors import UsageError

    found: dict[str, str] = {}
    for part in (part.strip() for text in stated for part in text.split(",") if part.strip()):
        name, equals, argument = part.partition("=")
        if not equals or not name or not argument or name in found:
            raise UsageError(f"--dims {part!r}", hint="write NAME=ARG, each name once: --dims hidden=h,heads=a")
        found[name] = argument
    return found
