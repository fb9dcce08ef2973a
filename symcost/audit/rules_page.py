"""The reference page of all rules, from their docstrings and examples."""

from __future__ import annotations

from symcost.audit.known_rules import all_rules, example
from symcost.docstrings import docstring
from symcost.generate.reference import FOLDER, page

NAME = f"{FOLDER}/rules.md"


def rules_page() -> str:
    """What each rule finds, why that is bad, an example of each side, what to do."""
    facts = [
        {
            "code": found.code,
            "name": found.name,
            "severity": found.severity,
            "hint": found.hint,
            "text": docstring(found),
            "bad": example(found.bad),
            "good": example(found.good),
        }
        for found in all_rules().values()
    ]
    return page("rules", rules=facts)
