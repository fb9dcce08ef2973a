"""What sheets may not call equal: differences far out or at one size, assumptions that no model meets, points alone."""

from __future__ import annotations

import json

import pytest

from symcost.cli.app import run
from symcost.errors import SpecError
from tests.audit.sheet_texts import HEAD, verdict


@pytest.mark.parametrize(
    ("formula", "equals", "at"),
    [
        ("s + max(0, s - 1000000000)", "s", 1_000_000_001),
        ("s + max(0, 1 - (s - 8191)**2)", "s", 8191),
        ("s", "s + floor(1/(1 + (s - 8191)**2))", 8191),
        ("s + max(0, h*a - 123456789*s)", "s", None),
        ("min(s, 131072)", "s", 131_073),
    ],
)
def test_rare_differences_are_found(formula, equals, at):
    found = verdict(formula, equals)
    assert (found.verdict, found.expected) == ("refuted", False)
    assert found.values[0] != found.values[1]
    assert at is None or found.counterexample["s"] == at


def test_heads_are_a_multiple_of_the_heads_of_keys():
    assert verdict("k*floor(a/k)", "a").verdict == "proved"
    assert verdict("h*floor(a/h)", "a").verdict == "refuted"


@pytest.mark.parametrize(
    ("assume", "message"),
    [
        ("{h: 0}", "hidden is assumed to be 0"),
        ("{h: 1/2}", "hidden is assumed to be 1/2"),
        ("{experts: 2, top_k: 3}", "no sizes meet what is assumed"),
        ("{k: a + 1}", "no sizes meet what is assumed"),
    ],
)
def test_assumptions_that_no_model_meets(assume, message):
    found = verdict("s*experts", "s*top_k", assume=assume)
    assert (found.verdict, found.expected) == ("error", False)
    assert message in found.message


UNDECIDED = ("log(s + 1)", "log(s) + log(1 + 1/s)")


def test_points_alone_pass_only_where_they_are_accepted():
    found = verdict(*UNDECIDED)
    assert (found.verdict, found.expected) == ("not_refuted", False)
    assert found.points > 100
    assert f"at {found.points} points" in found.message
    assert verdict(*UNDECIDED, accept="not_refuted").expected
    assert not verdict(*UNDECIDED, accept="not_refuted", expect="differ").expected
    with pytest.raises(SpecError, match=r"x\.yaml:7: accept: 'refuted' cannot be taken"):
        verdict("s", "s", accept="refuted")


def test_the_command(tmp_path, capsys):
    sheet = tmp_path / "x.yaml"
    sheet.write_text(f"{HEAD}claims:\n- {{name: it, formula: {UNDECIDED[0]}, equals: {UNDECIDED[1]}}}\n")
    assert run(["check", str(sheet), "--format", "json"]) == 1
    (claim,) = json.loads(capsys.readouterr().out)["claims"]
    assert (claim["verdict"], claim["expected"]) == ("not_refuted", False)
    assert claim["points"] > 100
    assert run(["check", str(sheet), "--accept", "not_refuted"]) == 0
    assert run(["check", str(sheet), "--accept", "everything"]) == 2
    sheet.write_text(f"{HEAD}claims:\n- {{name: it, formula: 2*s, equals: 3*s}}\n")
    capsys.readouterr()
    assert run(["check", str(sheet), "--format", "json", "--accept", "not_refuted"]) == 1
    (claim,) = json.loads(capsys.readouterr().out)["claims"]
    assert (claim["verdict"], claim["at"], claim["formula"], claim["equals"]) == ("refuted", {"s": 1}, 2, 3)
