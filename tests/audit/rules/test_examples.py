"""Every rule finds its bad example and is silent on its good one; no other error is hidden in an example."""

from __future__ import annotations

import re

import pytest

from symcost.audit.known_rules import all_rules, describe, names
from symcost.errors import UsageError

CODES = sorted(all_rules())


@pytest.mark.parametrize("code", CODES)
def test_bad_example_is_found(code: str) -> None:
    rule = all_rules()[code]
    problems = list(rule.problems(rule.bad))
    assert problems
    assert all(problem.message for problem in problems)


@pytest.mark.parametrize("code", CODES)
def test_good_example_is_clean(code: str) -> None:
    rule = all_rules()[code]
    assert list(rule.problems(rule.good)) == []


@pytest.mark.parametrize("code", CODES)
def test_page_of_a_rule(code: str) -> None:
    rule = all_rules()[code]
    page = describe(code)
    assert page == describe(code)
    assert all(part in page for part in (code, rule.name, rule.hint))
    assert all(re.search(rf"^  {side}\s+\S", page, re.MULTILINE) for side in ("bad", "good"))
    assert (rule.__doc__ or "").strip().splitlines()[0].endswith(".")


def test_names_say_the_bad_pattern_once() -> None:
    found = names()
    assert list(found) == CODES
    assert len(set(found.values())) == len(found)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in found.values())


def test_unknown_rule_names_the_known_ones() -> None:
    with pytest.raises(UsageError, match="SC000") as problem:
        describe("SC000")
    assert "SC101" in problem.value.hint
