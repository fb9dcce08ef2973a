"""Options that several commands have, with their help: a command names the type, the default is None."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from symcost.errors import UsageError
from symcost.ir.conventions import BY_NAME, Convention, option_text


def _length(text: str) -> object:
    return typer.Option(metavar="N", help=text)


FORMULA_SETS = "standard|compute_graph"
_POLICY = "bf16_mixed unless SOURCE states one"

SOURCE_HELP = (
    "A config.json or its folder, a params.json, a GGUF file, a model spec, a compute_graph case, a bundled model or"
    " family by name, a model on a hub as ORG/NAME or hf:ORG/NAME@REVISION, or - for standard input. What is here comes"
    " before what is on a hub."
)
Source = Annotated[str, typer.Argument(metavar="SOURCE", help=SOURCE_HELP, show_default=False)]
Formulas = Annotated[
    str | None,
    typer.Option(
        metavar=FORMULA_SETS,
        help="Formula set: standard, from what libraries build, or compute_graph, as an earlier calculator counted;"
        " standard unless SOURCE is a compute_graph case.",
    ),
]
TextOnly = Annotated[bool, typer.Option("--text-only", help="Take the text model of a vision-language config alone.")]

VocabPadded = Annotated[
    int | None,
    _length(
        "Rows of the head where sharded training pads the vocabulary, which keeps its parameters; none unless stated."
    ),
]

Batch = Annotated[int | None, _length("Sequences in a micro-batch; 1 unless stated.")]
Seq = Annotated[int | None, _length("Tokens a sequence; 4096 or the model's maximum unless stated.")]
TargetSeq = Annotated[int | None, _length("Tokens on the decoder's side; as --seq unless stated.")]
Images = Annotated[int | None, _length("Images in the whole batch; none unless stated.")]
Context = Annotated[int | None, _length("Keys that a query may see; as --seq unless stated.")]
Workload = Annotated[
    str | None,
    typer.Option(
        metavar="training|prefill|decode",
        help="What is priced: a training step; the new tokens of a prompt; or the next token of sequences that are"
        " served. training unless stated.",
    ),
]
Cached = Annotated[
    int | None,
    _length("Tokens a sequence held before the step; prefill 0, decode 4095 or the model's maximum unless stated."),
]
SourceSeq = Annotated[
    int | None, _length("Tokens of the encoder, where a decoder is served; 4096 or the model's maximum unless stated.")
]
Block = Annotated[
    int | None, typer.Option("--cache-block", metavar="N", help="Tokens in a block of a paged cache; 1 unless stated.")
]
CacheDtype = Annotated[
    str | None,
    typer.Option(
        metavar="[PART=]D[:GROUP],...",
        help="Dtype of what is cached, with a scale for each GROUP of it; PART is kv, latent, rope, index, state or"
        " conv, and without one all but the states. The precision's unless stated.",
    ),
]
Precision = Annotated[
    str | None,
    typer.Option(
        metavar="NAME|FILE,...",
        help=f"Dtypes that are stored and computed in: a name of symcost list precisions, or a file; {_POLICY}."
        " Several are compared in one table.",
    ),
]
OnePrecision = Annotated[
    str | None,
    typer.Option(
        "--precision",
        metavar="NAME|FILE",
        help=f"Dtypes that are stored and computed in: a name of symcost list precisions, or a file; {_POLICY}.",
    ),
]
Hardware = Annotated[
    str | None,
    typer.Option(
        metavar="NAME|FILE", help="An accelerator: bounds on time, and whether a step fits; symcost list hardware."
    ),
]

Free = Annotated[list[str] | None, typer.Option(metavar="DIM,...", help="Sizes that stay symbolic in the answer.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A size or coefficient in place of the model's; repeatable."),
]
By = Annotated[str, typer.Option(metavar="model|kind|component", help="Lines of table, csv and markdown.")]
EvalFormat = Annotated[str, typer.Option("--format", metavar="table|json|csv|markdown", help="Form of the output.")]


def _convention(row: Convention) -> Any:
    """The option of a convention, from its row: one whose options are false and true is a switch."""
    text, option = f"{row.meaning[0].upper()}{row.meaning[1:]}", f"--{row.name.replace('_', '-')}"
    if row.options == ("false", "true"):
        given = typer.Option(f"{option}/--no-{option[2:]}", help=f"{text}; not unless stated.")
        return Annotated[bool | None, given]
    meanings = "; ".join(f"{option}: {meaning}" for option, meaning in row.offered.items())
    given = typer.Option(
        option, metavar="|".join(row.offered), help=f"{text} ({meanings}); {row.default} unless stated."
    )
    return Annotated[str | None, given]


def conventions(*names: str) -> dict[str, Any]:
    """Options of the conventions named, of every one where none is; for `with_options`."""
    return {name: _convention(BY_NAME[name]) for name in names or BY_NAME}


LENGTHS: dict[str, Any] = {
    "batch": Batch,
    "seq": Seq,
    "target_seq": TargetSeq,
    "images": Images,
    "context": Context,
    "workload": Workload,
    "cached": Cached,
    "source_seq": SourceSeq,
    "block": Block,
    "cache_dtype": CacheDtype,
}


def plain(given: Mapping[str, Any]) -> dict[str, Any]:
    """Of a command's parameters, those that a question takes as they are: lengths, workload, accelerator."""
    found = {name: given.get(name) for name in (*LENGTHS, "hardware")}
    return {**found, "workload": found["workload"] or "training"}


def stated_conventions(given: Mapping[str, Any]) -> dict[str, str]:
    """Of a command's parameters, the conventions that were stated, by name."""
    return {name: option_text(given[name]) for name in BY_NAME if given.get(name) is not None}


def precisions(text: str | None) -> list[str | None]:
    """Policies of `--precision`, separated by commas; None is the default.

    Raises:
        UsageError: a name that is empty or stands twice.
    """
    if text is None:
        return [None]
    names = [name.strip() for name in text.split(",")]
    if not all(names) or len(set(names)) < len(names):
        raise UsageError(
            f"--precision {text!r} has a name that is empty or stands twice",
            hint="write for instance --precision bf16_mixed,fp8_mixed",
        )
    return list(names)
