"""Options of a step beyond the next token, and its answer as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.errors import UsageError
from symcost.ir.recipes import RECIPES
from symcost.plain_text import json_text

if TYPE_CHECKING:
    from symcost.api.recipe import Stated

Recipe = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(RECIPES),
        help="Price the passes of a step, by models and by what they do; next tokens alone unless stated.",
    ),
]
Prompt = Annotated[
    int | None,
    typer.Option(metavar="N", help="Of --seq, tokens of the prompt; none unless stated, and needed to generate."),
]
Group = Annotated[
    int | None, typer.Option(metavar="N", help="Answers to a prompt; 8 with grpo, 1 with ppo unless stated.")
]
RECIPE: dict[str, Any] = {"recipe": Recipe, "prompt": Prompt, "group": Group}


def check_unstated(given: Mapping[str, Any]) -> None:
    """Refuses what a recipe alone has, where none is stated.

    Raises:
        UsageError: naming the option.
    """
    for name in ("prompt", "group"):
        if given.get(name) is not None and given.get("recipe") is None:
            raise UsageError(
                f"--{name} speaks of a recipe, and none is stated", hint="add --recipe grpo, or leave it out"
            )


def answer(name: str, stated: Stated, form: str) -> str:
    """The priced recipe as JSON or as a table.

    Raises:
        UsageError: another format.
    """
    from symcost.api.recipe import priced, text

    if form not in ("table", "json"):
        raise UsageError(f"--format {form} does not apply to --recipe", hint="choose table or json")
    found = priced(name, stated)
    return json_text(found) if form == "json" else text(found)
