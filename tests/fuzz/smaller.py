"""A failing input made small: arguments and pieces of files go for as long as the same fault stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.fuzz.cases import Case
from tests.fuzz.run import run

TRIES = 150


def smaller(case: Case, fault: str) -> Case:
    """The smallest input found that fails alike."""
    tries = TRIES
    kind = _kind(fault)
    changed = True
    while changed and tries > 0:
        changed = False
        for candidate in _candidates(case):
            tries -= 1
            if tries <= 0:
                break
            if _kind(run(candidate).fault) == kind:
                case, changed = candidate, True
                break
    return case


def _kind(fault: str) -> str:
    """A fault by its last line, without its numbers."""
    last = fault.strip().splitlines()[-1] if fault.strip() else ""
    return last.partition(":")[0] if "Error" in last.partition(":")[0] else "".join(c for c in last if not c.isdigit())


def _candidates(case: Case) -> Iterator[Case]:
    for at in range(1, len(case.arguments)):
        for length in (2, 1):
            yield replace(case, arguments=case.arguments[:at] + case.arguments[at + length :])
    for name, text in case.files.items():
        lines = text.splitlines(keepends=True)
        width = len(lines) // 2
        while width:
            for at in range(0, len(lines), width):
                yield replace(case, files={**case.files, name: "".join(lines[:at] + lines[at + width :])})
            width //= 2
