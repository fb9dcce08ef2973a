"""Published mistakes as cards: every `finding` is found in words that say what is wrong, every `clean` is clean."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from symcost.audit.finding import Finding
from symcost.audit.run import Report
from symcost.audit.sheets import Claim, load_sheet
from symcost.audit.targets.choose import audit

CARDS = Path(__file__).parents[2] / "data" / "defects"
SHEETS = sorted(path.name for path in CARDS.glob("*.yaml"))


@cache
def report(name: str) -> Report:
    return audit(str(CARDS / name))


def cards() -> list[tuple[str, Claim]]:
    return [(name, claim) for name in SHEETS for claim in load_sheet(CARDS / name).claims]


def found(name: str, claim: Claim) -> list[Finding]:
    return [finding for finding in report(name).findings if finding.claim == claim.name]


@pytest.mark.parametrize(("name", "claim"), cards(), ids=lambda value: getattr(value, "name", value))
def test_card(name: str, claim: Claim) -> None:
    findings = found(name, claim)
    if claim.expect == "clean":
        assert findings == []
        return
    text = " ".join(finding.message for finding in findings).lower()
    assert findings
    assert not claim.mentions or any(word.lower() in text for word in claim.mentions), text


def test_all_lists_are_there() -> None:
    assert SHEETS == ["gpt.yaml", "mixtral.yaml", "more.yaml", "public.yaml"]
    assert len(cards()) > 300
