"""`symcost recover`: the exact formula of a numeric program."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from symcost.cli import console
from symcost.plain_text import json_text

_TARGET = "A Python function, module:function or file.py:function; or a config.json, for the library's model of it."
Target = Annotated[str, typer.Argument(metavar="TARGET", help=_TARGET, show_default=False)]
Sizes = Annotated[
    list[str] | None,
    typer.Option(
        "--dims", metavar="NAME=ARG,...", help="Sizes and the arguments they are; arguments without a default."
    ),
]
Degree = Annotated[int, typer.Option("--degree", metavar="N", help="Highest degree in one size that is tried.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="N", help="Time after which it is given up.")]
_CLASS = "The class of a config; without it, its type's."
Class = Annotated[str, typer.Option("--class", metavar="MODULE:CLASS", help=_CLASS, show_default=False)]
To = Annotated[str, typer.Option("--to", metavar="text|sheet|latex|python", help="Form of the formula.")]
Form = Annotated[str, typer.Option("--format", metavar="text|json", help="The formula, or JSON with how it is known.")]


def run(
    target: Target,
    sizes: Sizes = None,
    degree: Degree = 6,
    seconds: Seconds = 60,
    to: To = "text",
    form: Form = "text",
    made: Class = "",
) -> int:
    """Find the exact formula of a program of whole sizes, with what it rounds and where it branches.

    Of a config: parameters, matmul FLOPs, bytes saved for backward and cache bytes of the library's model, by module,
    as formulas of the config's sizes. Needs torch and transformers: pip install 'symcost[torch]'.

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
    if made or _is_config(target):
        if sizes:
            raise UsageError("--dims goes with a function", hint="leave it out: the sizes are the config's fields")
        return model(target, made, seconds, to, form)
    found = recover_function(target, _pairs(sizes or []), degree, seconds)
    console.out(json_text(found.json()) if form == "json" else FORMS[to](found))
    return 0


def _is_config(target: str) -> bool:
    from symcost.files import exists
    from symcost.frontend.bundled import slugs

    return ":" not in target and (
        target.endswith(".json") or (exists(target) and Path(target).is_dir()) or target in slugs()
    )


def model(source: str, made: str, seconds: float, to: str, form: str) -> int:
    """Formulas of the library's model of a config, as JSON or in one of the forms of `--to`."""
    from symcost.frontend import raw_config
    from symcost.recover.library.model import recover_model
    from symcost.recover.library.text import as_json, written

    name = made.rpartition(":")[2] or source
    found = recover_model(name, raw_config(source), made, seconds)
    console.out(json_text(as_json(found)) if form == "json" else written(found, to))
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
