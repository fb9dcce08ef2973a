"""Baselines: findings that a project knows of, so that an audit speaks of new ones alone."""

from __future__ import annotations

import json
from collections.abc import Iterable

from symcost.audit.finding import Finding
from symcost.errors import SpecError
from symcost.files import read_text

SCHEMA = 1
_IDENTITY = ("code", "formulas", "kind", "component", "quantity", "claim", "message")


def load_baseline(path: str) -> frozenset[tuple[str, ...]]:
    """Identities of the findings of an earlier `symcost audit --format json`.

    Raises:
        SpecError: no such file, no JSON of an audit, or of a newer schema.
    """
    text = read_text(path, "the baseline", _REMEDY)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise SpecError("the baseline is no JSON", where=path, hint=_REMEDY) from problem
    findings = data.get("findings") if isinstance(data, dict) else None
    if not isinstance(findings, list) or not all(isinstance(entry, dict) for entry in findings):
        raise SpecError("the baseline has no list `findings`", where=path, hint=_REMEDY)
    if data.get("schema") != SCHEMA:
        raise SpecError(f"schema {data.get('schema')!r} of a baseline", where=path, hint=f"this version reads {SCHEMA}")
    return frozenset(tuple(str(entry.get(name) or "") for name in _IDENTITY) for entry in findings)


_REMEDY = "make it with symcost audit --format json > FILE"


def new_findings(findings: Iterable[Finding], known: frozenset[tuple[str, ...]]) -> list[Finding]:
    """Findings that the baseline does not have."""
    return [finding for finding in findings if finding.identity not in known]
