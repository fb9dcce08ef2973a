"""pdflatex over a document, and what its log says."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

# No box may stand out by more, in points.
MOST_OVERFULL = 5


def typeset(tex: str) -> tuple[int, str]:
    """Number of pages and the log of the second run; an error fails the test."""
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "document.tex"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "document.tex").write_text(tex, encoding="utf-8")
        for _ in range(2):
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout[-3000:]
        log = (folder / "document.log").read_text(encoding="latin-1")
    (pages,) = re.findall(r"Output written on document\.pdf \((\d+) pages?", log)
    return int(pages), log


def overfull(log: str) -> list[str]:
    """Boxes that stand out too far, references that lead nowhere, and fonts made of dots."""
    wide = re.findall(r"Overfull \\[hv]box \((\d+\.?\d*)pt[^\n]*", log)
    found = [f"{points}pt" for points in wide if float(points) > MOST_OVERFULL]
    found += re.findall(r"(?:Citation|Reference)[^\n]*undefined", log)
    return found + re.findall(r"mktexpk[^\n]*", log)
