"""A report in SARIF 2.1.0, the format that code hosts and editors read."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from inspect import getsourcefile, unwrap
from pathlib import Path
from typing import Any

from symcost.audit.finding import Finding
from symcost.audit.known_rules import all_rules
from symcost.audit.rule import Rules
from symcost.audit.run import Report
from symcost.audit.safe_text import Page
from symcost.audit.snapshot_file import places
from symcost.docstrings import docstring
from symcost.ir.component import Component
from symcost.plain_text import json_text

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_STORED = "generated/formulas.json"
HOME = "https://github.com/symcost/symcost"


def render(report: Report, page: Page) -> str:
    """One run: the rules that found something, and the findings with place and identity."""
    codes = sorted({finding.code for finding in (*report.findings, *(s.finding for s in report.suppressed))})
    places = {code: index for index, code in enumerate(codes)}
    results = [_result(report, finding, places) for finding in report.findings]
    for entry in report.suppressed:
        kept = {"kind": "inSource", "justification": entry.reason}
        results.append({**_result(report, entry.finding, places), "suppressions": [kept]})
    driver = {"name": "symcost", "informationUri": HOME, "rules": [_rule(all_rules()[code]) for code in codes]}
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}
    return json_text(log, indent=2)


def _rule(rule: Rules) -> dict[str, Any]:
    text = docstring(rule) or rule.name
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.name.split("-")),
        "shortDescription": {"text": text.partition("\n")[0]},
        "fullDescription": {"text": text},
        "help": {"text": rule.hint},
        "defaultConfiguration": {"level": rule.severity},
    }


def _result(report: Report, finding: Finding, places: dict[str, int]) -> dict[str, Any]:
    formula = f" [{finding.formula}]" if finding.formula else ""
    logical = {"fullyQualifiedName": f"{finding.formulas}/{finding.place}", "kind": "member"}
    # Code hosts refuse a result without a file: a set's formulas are those that the package stores.
    file, lines = (uri(report.file), report.lines) if report.file else (_STORED, _stored_lines())
    places_of = [(file, line_of(lines, finding))]
    source = None if report.file else source_of(finding)
    if source is not None:
        # The component is what a reviewer can change; its formulas are what follows from it.
        places_of.insert(0, source)
    primary, *related = [
        {"physicalLocation": {"artifactLocation": {"uri": name}, "region": {"startLine": line}}}
        for name, line in places_of
    ]
    related = [{**place, "message": {"text": "its formulas"}} for place in related]
    digest = hashlib.sha256("\0".join(finding.identity).encode()).hexdigest()
    return {
        "ruleId": finding.code,
        "ruleIndex": places[finding.code],
        "level": finding.severity,
        "message": {"text": f"{finding.place}: {finding.message}{formula}"},
        "locations": [{**primary, "logicalLocations": [logical]}],
        **({"relatedLocations": related} if related else {}),
        "partialFingerprints": {"symcostFinding/v1": digest},
    }


def source_of(finding: Finding) -> tuple[str, int] | None:
    """File and line of a finding's component, where its source lies in the folder of the run."""
    item = _components().get((finding.formulas, finding.type))
    if item is None or item.build is None:
        return None
    function = unwrap(item.build)
    file = Path(getsourcefile(function) or "").resolve()
    if not (file.is_file() and file.is_relative_to(Path.cwd())):
        return None
    return uri(str(file)), function.__code__.co_firstlineno


@cache
def _components() -> Mapping[tuple[str, str], Component]:
    from symcost.layers.catalogue import catalogue

    return catalogue()


def line_of(lines: Mapping[str, int], finding: Finding) -> int:
    """Where a finding's claim begins, or its component's formulas; else the first line."""
    component = f"{finding.kind}/{finding.component}"
    for place in (finding.claim or "", f"{finding.formulas}/{component}", component):
        if place in lines:
            return lines[place]
    return 1


@cache
def _stored_lines() -> dict[str, int]:
    """Lines of the formulas that the package stores."""
    from symcost.compiler.modules import generated_folder

    stored = generated_folder() / Path(_STORED).name
    return places(stored.read_text(encoding="utf-8")) if stored.is_file() else {}


def uri(file: str) -> str:
    """A file's name as a reference relative to the folder of the run, as code hosts want it."""
    from urllib.parse import quote

    path, here = Path(file), Path.cwd()
    return quote((path.relative_to(here) if path.is_relative_to(here) else path).as_posix())
