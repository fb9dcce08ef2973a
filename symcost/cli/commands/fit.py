"""`symcost fit`: the largest batch, or the longest sequences, that a device has room for."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.sharding import SHARDING, stated_sharding
from symcost.cli.tuning import STEP, as_trained, trained
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
Devices = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Devices that serve or train the model; what the other degrees leave is data parallel. Each then holds"
        " its share, and --for batch is of each replica.",
    ),
]
Form = Annotated[str, typer.Option("--format", metavar="text|json", help="Form of the output.")]


_CONVENTIONS = ("attention", "activations", "recompute", "recurrence", "loss", "mla", "cache", "logits", "mtp")


@with_options({**options.conventions(*_CONVENTIONS), **STEP, **SHARDING})
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
    settings: options.Settings = None,
    text_only: options.TextOnly = False,
    devices: Devices = None,
    form: Form = "text",
    **more: Any,
) -> int:
    """Solve for the largest size with which a step fits a device's memory, from the formula of its peak.

    Exit status 1 where not even one fits. The workload is decode, or prefill for --for seq, unless stated; training
    where something says what is trained and by what.
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
    usual = "training" if trained(given) else "prefill" if size == "seq" else "decode"
    asked = Options(
        **{**options.plain(given), "workload": given["workload"] or usual},
        precision=given["precision"],
        conventions=options.stated_conventions(given),
        settings=parse_settings(given["settings"] or ()),
        free=(size,),
        sharding=stated_sharding({**_degrees(given), "workload": given["workload"] or usual}),
    )
    model = as_trained(load(given["source"], text_only=given["text_only"]), dict(given))
    found = fit(model, asked)
    console.warn(dict.fromkeys(found.warnings))
    console.out(found.json() if given["form"] == "json" else found.text())
    return int(found.fits == 0)


_MESH = ("tp", "cp", "pp", "replicas")


def _degrees(given: Mapping[str, Any]) -> dict[str, Any]:
    """What is stated of sharding, with the data-parallel degree that all devices leave.

    Raises:
        UsageError: devices that the degrees do not divide, or that they are not.
    """
    devices, stated = given["devices"], {name: given.get(name) for name in SHARDING}
    if devices is None:
        return stated
    used = prod(stated[name] or 1 for name in _MESH)
    if devices < 1 or devices % used:
        problem = f"--devices {devices} are not divided by the {used} of {', '.join(f'--{n}' for n in _MESH)}"
        raise UsageError(problem, hint=f"state a multiple of {used}")
    left = devices // used
    if stated["dp"] not in (None, left):
        problem = f"--devices {devices} and --dp {stated['dp']}: the other degrees leave {left}"
        raise UsageError(problem, hint="leave one of them out")
    return {**stated, "dp": left}
