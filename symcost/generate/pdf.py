"""A PDF from LaTeX, by the TeX that is installed; nothing of a document can run a program or read another folder.

The same source gives the same bytes: no dates, no identifiers of a run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from symcost import children
from symcost.errors import SymcostError

PROGRAM = "pdflatex"
# The second run has the page numbers that the first one found; a third settles contents that moved pages.
RUNS = 3
SECONDS = 180
_ENVIRONMENT = {
    "SOURCE_DATE_EPOCH": "0",
    "FORCE_SOURCE_DATE": "1",
    "openin_any": "p",
    "openout_any": "p",
    "max_print_line": "1000",
}


def pdf(tex: str, name: str) -> bytes:
    """The compiled document.

    Args:
        name: of the document, for messages.

    Raises:
        SymcostError: no pdflatex, or a document that it refuses, with its first complaint.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise SymcostError(
            f"{PROGRAM} is not installed",
            where=name,
            hint="install TeX (Debian: texlive-latex-recommended texlive-latex-extra), or use --to latex",
        )
    with tempfile.TemporaryDirectory(prefix="symcost-") as folder:
        place = Path(folder)
        (place / "document.tex").write_text(tex, encoding="utf-8", newline="\n")
        for _ in range(RUNS):
            _run(program, place, name)
        return (place / "document.pdf").read_bytes()


def _run(program: str, place: Path, name: str) -> None:
    # The document itself may not run anything.
    command = (program, "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "document.tex")
    try:
        done = children.run(command, cwd=place, env={**os.environ, **_ENVIRONMENT}, seconds=SECONDS)
    except subprocess.TimeoutExpired:
        raise SymcostError(f"{PROGRAM} took more than {SECONDS} seconds", where=name, hint="use --to latex") from None
    if done.returncode:
        log = done.stdout.decode(errors="replace")
        complaint = re.search(r"^! (.+)$", log, flags=re.MULTILINE)
        reason = complaint[1] if complaint else "it failed without a word"
        raise SymcostError(
            f"{PROGRAM} refuses the document: {reason}", where=name, hint="use --to latex and look at it"
        )
