"""`symcost fit`: the largest batch, or the longest sequences, that a device has room for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.errors import UsageError

SIZES = ("batch", "cached", "seq")
For = Annotated[
    str,
    typer.Option("--for", metavar="|".join(SIZES), help="The size that is asked for.", show_default=False),
]
Device = Annotated[
    str,
    typer.Option("--hardware", metavar="NAME|FILE", help="An accelerator: symcost list hardware.", show_default=False),
]
Form = Annotated[str, typer.Option("--format", metavar="text|json", help="Form of the output.")]


def run(
    ctx: typer.Context,
    source: options.Source,
    hardware: Device,
    size: For,
    workload: options.Workload = None,
    batch: options.Batch = None,
    seq: options.Seq = None,
    cached: options.Cached = None,
    source_seq: options.SourceSeq = None,
    images: options.Images = None,
    block: options.Block = None,
    cache_dtype: options.CacheDtype = None,
    precision: options.OnePrecision = None,
    attention: options.Attention = None,
    activations: options.Activations = None,
    recompute: options.Recompute = None,
    recurrence: options.Recurrence = None,
    loss: options.Loss = None,
    mla: options.Mla = None,
    cache: options.Cache = None,
    logits: options.Logits = None,
    mtp: options.Mtp = None,
    settings: options.Settings = None,
    text_only: options.TextOnly = False,
    form: Form = "text",
) -> int:
    """Solve for the largest size with which a step fits a device's memory, from the formula of its peak.

    Exit status 1 where not even one fits. The workload is decode, or prefill for --for seq, unless stated.
    """
    return _fit(ctx.params)


def _fit(given: Mapping[str, Any]) -> int:
    from symcost.api.fit import fit
    from symcost.api.model import load
    from symcost.evaluate.question import Options
    from symcost.evaluate.settings import parse_settings

    size = given["size"]
    if size not in SIZES:
        raise UsageError(f"--for {size!r} is no size to solve for", hint=f"known: {', '.join(SIZES)}")
    if given["form"] not in ("text", "json"):
        raise UsageError(f"--format {given['form']!r} does not exist", hint="known: text, json")
    usual = "prefill" if size == "seq" else "decode"
    asked = Options(
        **{**options.plain(given), "workload": given["workload"] or usual},
        precision=given["precision"],
        conventions=options.stated_conventions(given),
        settings=parse_settings(given["settings"] or ()),
        free=(size,),
    )
    found = fit(load(given["source"], text_only=given["text_only"]), asked)
    console.warn(dict.fromkeys(found.warnings))
    console.out(found.json() if given["form"] == "json" else found.text())
    return int(found.fits == 0)
