"""`symcost generate`: evaluator modules and formula documents as files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.tuning import TUNING, preparing, with_options
from symcost.errors import UsageError

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
To = Annotated[
    list[str] | None,
    typer.Option(
        "--to",
        metavar="python|memory|totals|numpy|javascript|latex|markdown",
        help="Write this form alone; repeatable. python, numpy, latex and markdown unless stated.",
        show_default=False,
    ),
]


@with_options(TUNING)
def run(
    sources: Sources = None,
    out: Out = Path("generated"),
    to: To = None,
    workload: options.Workload = None,
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
    prepare = preparing({**more, "workload": workload})
    inference = check_workload(workload or TRAINING) != TRAINING
    if not names:
        _check_own({"--workload": inference, "--vocab-padded": vocab_padded, "what is trained": prepare})
    files = generated.plan(names, forms, inference=inference, vocab_padded=vocab_padded, prepare=prepare)
    own = not (names or forms)
    if own:
        files[rules_page.NAME] = rules_page.rules_page()
        files[Path(STORED).name] = snapshot.take().text()
    if not (check or diff):
        changed = generated.write(files, out, own=own)
        console.err(f"{len(files)} files in {out}, {len(changed)} of them changed")
        return 0
    stale = generated.compare(files, out, own=own)
    for item in stale:
        console.out(item.difference if diff and item.difference else str(item))
    if stale:
        stated = [*(["--out", str(out)] if out != Path("generated") else []), *(f"--to {form}" for form in forms)]
        again = " ".join(["symcost generate", *names, *stated])
        console.err(f"{len(stale)} of {len(files)} files are not what is made now; write them with: {again}")
    return 1 if stale else 0


def _check_own(stated: Mapping[str, object]) -> None:
    """Refuses what is said of a model where none is named."""
    for option, value in stated.items():
        if value not in (None, False):
            raise UsageError(f"{option} goes with a SOURCE", hint="name one: what ships has both kinds of evaluators")
