"""`symcost generate`: evaluator modules and formula documents as files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.sharding import LAYOUT, SHARDING, stated_layout
from symcost.cli.tuning import TUNING, ByPieces, check_pieces, preparing
from symcost.errors import UsageError

if TYPE_CHECKING:
    from symcost.generate.run import Stale

Sources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[SOURCE ...]",
        help="Configs, bundled models or families; without any, what the package itself ships.",
        show_default=False,
    ),
]
Out = Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="Folder that holds the generated folders.")]
Check = Annotated[
    bool, typer.Option("--check", help="Write nothing; exit with 1 where a file is not what is made now.")
]
Diff = Annotated[bool, typer.Option("--diff", help="Write nothing; print what would change.")]
Sharded = Annotated[
    bool,
    typer.Option("--sharded", help="Write what one rank of a sharded model costs; degrees are arguments and letters."),
]
To = Annotated[
    list[str] | None,
    typer.Option(
        "--to",
        metavar="python|memory|totals|numpy|javascript|latex|markdown",
        help="Write this form alone; repeatable. python, numpy, latex and markdown unless stated.",
        show_default=False,
    ),
]


@with_options({**TUNING, "loss": ByPieces, **{name: SHARDING[name] for name in LAYOUT}})
def run(
    sources: Sources = None,
    out: Out = Path("generated"),
    to: To = None,
    workload: options.Workload = None,
    sharded: Sharded = False,
    vocab_padded: options.VocabPadded = None,
    check: Check = False,
    diff: Diff = False,
    **more: Any,
) -> int:
    """Generate evaluators (Python, NumPy, JavaScript) and formula documents; or compare those that exist."""
    from symcost.audit import rules_page, snapshot
    from symcost.audit.revisions import STORED
    from symcost.evaluate.question import check_workload
    from symcost.generate import run as generated
    from symcost.ir.conventions import TRAINING

    names, forms = sources or [], to or []
    check_pieces({**more, "workload": workload})
    prepare = preparing({**more, "workload": workload})
    inference = check_workload(workload or TRAINING) != TRAINING
    told = {"--workload": inference, "--sharded": sharded, "--vocab-padded": vocab_padded, "what is trained": prepare}
    _check_own({} if names else told)
    how: dict[str, Any] = {
        "vocab_padded": vocab_padded,
        "prepare": prepare,
        "layout": stated_layout(more, workload, sharded),
    }
    files = generated.plan(names, forms, inference=inference, **how)
    own = not (names or forms)
    if own:
        files[rules_page.NAME] = rules_page.rules_page()
        files[Path(STORED).name] = snapshot.take().text()
    if not (check or diff):
        changed = generated.write(files, out, own=own)
        console.err(f"{len(files)} files in {out}, {len(changed)} of them changed")
        return 0
    return _told(generated.compare(files, out, own=own), len(files), names, forms, out, diff=diff)


def _told(stale: list[Stale], every: int, names: list[str], forms: list[str], out: Path, *, diff: bool) -> int:
    """Says which files are not what is made now, and what writes them."""
    for item in stale:
        console.out(item.difference if diff and item.difference else str(item))
    if stale:
        stated = [*(["--out", str(out)] if out != Path("generated") else []), *(f"--to {form}" for form in forms)]
        again = " ".join(["symcost generate", *names, *stated])
        console.err(f"{len(stale)} of {every} files are not what is made now; write them with: {again}")
    return 1 if stale else 0


def _check_own(stated: Mapping[str, object]) -> None:
    """Refuses what is said of a model where none is named."""
    for option, value in stated.items():
        if value not in (None, False):
            raise UsageError(f"{option} goes with a SOURCE", hint="name one: what ships has both kinds of evaluators")
