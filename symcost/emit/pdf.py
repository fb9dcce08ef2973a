"""PDF: a LaTeX document set by pdflatex, twice, in a folder of its own; the same source gives the same bytes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from symcost.errors import SymcostError

PROGRAM = "pdflatex"
INSTALL = "apt-get install texlive-latex-recommended texlive-latex-extra, or any TeX Live"
# A document of hundreds of pages takes seconds; what takes longer hangs.
MOST_SECONDS = 300
# References and contents settle in the second run; a third is for a table of contents that moves pages.
RUNS = 3
# Kept inside the folder, and the same at any hour and under any user.
_SETTINGS = {"SOURCE_DATE_EPOCH": "0", "FORCE_SOURCE_DATE": "1", "openin_any": "p", "openout_any": "p"}
_LINE = re.compile(r"^l\.(\d+)", re.MULTILINE)


class NoLatexError(SymcostError):
    """There is no pdflatex on this machine."""


def compile_pdf(tex: str, name: str) -> bytes:
    """The PDF of a whole document.

    Args:
        tex: source, as the LaTeX emitter prints it.
        name: of the document, for messages.

    Raises:
        NoLatexError: no pdflatex; the message says how to get one.
        SymcostError: pdflatex stops at an error, whose first line is told.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise NoLatexError(f"there is no {PROGRAM} to make a PDF", where=name, hint=f"{INSTALL}; or take --to latex")
    with tempfile.TemporaryDirectory(prefix="symcost-") as folder:
        place = Path(folder)
        (place / "document.tex").write_text(tex, encoding="utf-8", newline="\n")
        for _ in range(RUNS):
            _run(program, place, name)
        return (place / "document.pdf").read_bytes()


def _run(program: str, folder: Path, name: str) -> None:
    command = [program, "-no-shell-escape", "-halt-on-error", "-interaction=nonstopmode", "document.tex"]
    environment = {**os.environ, **_SETTINGS, "max_print_line": "1000"}
    try:
        done = subprocess.run(  # noqa: S603 - the program found above, on a source of our own
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=MOST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        problem = f"{PROGRAM} has not ended after {MOST_SECONDS} s"
        raise SymcostError(problem, where=name, hint="take --to latex and compile it by hand") from error
    if done.returncode:
        raise SymcostError(_first_error(done.stdout.decode("utf-8", "replace")), where=name, hint=_HELP)


_HELP = "take --to latex to see the source; a missing .sty file comes with texlive-latex-extra"


def _first_error(log: str) -> str:
    """The first line that TeX marks with `!`, and the line of the source that it was reading."""
    _, mark, rest = f"\n{log}".partition("\n! ")
    if not mark:
        return f"{PROGRAM} stopped without a message"
    message = " ".join(rest.partition("\n")[0].split())
    line = _LINE.search(rest)
    return f"{PROGRAM} stopped{f' at line {line[1]}' if line else ''}: {message}"
