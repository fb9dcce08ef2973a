"""`symcost eval`: price a model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.recipe import RECIPE, answer, check_unstated
from symcost.cli.sharding import SHARDING, stated_sharding
from symcost.cli.tuning import TUNING, as_trained
from symcost.errors import UsageError, check_form

if TYPE_CHECKING:
    from symcost.evaluate.figures import Figures
    from symcost.evaluate.render import Page


@with_options({**options.LENGTHS, **options.conventions(), **TUNING, **SHARDING, **RECIPE})
def run(
    ctx: typer.Context,
    source: options.Source,
    formulas: options.Formulas = None,
    precision: options.Precision = None,
    hardware: options.Hardware = None,
    text_only: options.TextOnly = False,
    by: options.By = "component",
    free: options.Free = None,
    settings: options.Settings = None,
    form: options.EvalFormat = "table",
    **more: Any,
) -> int:
    """Price a model: FLOPs, HBM traffic, parameters and tensors, by component and in total."""
    return _evaluate(dict(ctx.params))


def _evaluate(given: dict[str, Any]) -> int:
    from symcost.api.model import load, price
    from symcost.evaluate.breakdown import check_level
    from symcost.evaluate.question import Options
    from symcost.evaluate.render import FORMATS, Page, render
    from symcost.evaluate.settings import parse_settings

    check_form(given["form"], FORMATS)
    check_level(given["by"])
    policies = options.precisions(given["precision"])
    check_unstated(given)
    base = load(given["source"], text_only=given["text_only"])
    model = as_trained(base, given)
    asked = Options(
        **options.plain(given),
        precision=policies[0],
        conventions=options.stated_conventions(given),
        settings=parse_settings(given["settings"] or ()),
        free=_names(given["free"] or ()),
        sharding=stated_sharding(given),
    )
    if given["recipe"] is not None:
        from symcost.api.recipe import Stated

        console.out(answer(given["recipe"], Stated(model, base, asked, given["prompt"], given["group"]), given["form"]))
        return 0
    every = [price(model, replace(asked, precision=policy), given["formulas"]) for policy in policies]
    page = Page(given["by"], console.width(), console.color())
    text = render(every[0], given["form"], page) if len(every) == 1 else _comparison(every, given["form"], page)
    console.warn(dict.fromkeys(warning for figures in every for warning in figures.question.warnings))
    console.out(text)
    return 0


def _comparison(every: list[Figures], form: str, page: Page) -> str:
    from symcost.evaluate.render.comparison import comparison

    return comparison(every, form, page)


def _names(texts: Iterable[str]) -> tuple[str, ...]:
    """Names of one or several `--free`, separated by commas."""
    joined = ",".join(texts)
    names = [name.strip() for name in joined.split(",")] if joined else []
    if not all(names):
        raise UsageError(f"--free {joined!r} has an empty name", hint="write for instance --free batch,seq")
    return tuple(dict.fromkeys(names))
