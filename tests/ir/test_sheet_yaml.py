"""The YAML reader: text in, text out, and everything clever refused with its line."""

from __future__ import annotations

import pytest

from symcost.errors import SpecError
from symcost.ir.sheet_yaml import Table, load_yaml

SHEET = """\
sheet: example            # a comment
letters: {B: batch, s: seq}
answer: no
empty:
claims:
  - name: first
    formula: 2*B*s*0.000000001
  - {name: second, formula: "max(B, s)", at: {B: 1, s: 010}}
folded: >
  a
  b
"""


def test_every_scalar_is_text() -> None:
    sheet = load_yaml(SHEET, "sheet.yaml")
    assert sheet == {
        "sheet": "example",
        "letters": {"B": "batch", "s": "seq"},
        "answer": "no",
        "empty": "",
        "claims": [
            {"name": "first", "formula": "2*B*s*0.000000001"},
            {"name": "second", "formula": "max(B, s)", "at": {"B": "1", "s": "010"}},
        ],
        "folded": "a b\n",
    }


def test_mappings_know_their_lines() -> None:
    sheet = load_yaml(SHEET, "sheet.yaml")
    assert (sheet.line, sheet.lines["claims"]) == (1, 5)
    assert [claim.line for claim in sheet["claims"] if isinstance(claim, Table)] == [6, 8]


def test_json_is_yaml() -> None:
    assert load_yaml('{"a": [1, "2", null], "b": {"c": true}}', "x.json") == {
        "a": ["1", "2", "null"],
        "b": {"c": "true"},
    }


REFUSED = {
    "": "no mapping",
    "- 1": "no mapping",
    "just text": "no mapping",
    "a: 1\nb: 2\na: 3": "spec.yaml:3: key 'a' stands twice .*line 1",
    "a:\n  - {n: 1, n: 2}": "spec.yaml:2: key 'n' stands twice",
    "a: &x 1": "spec.yaml:1: anchor &x",
    "a: 1\nb: *x": r"spec.yaml:2: alias \*x",
    "a: !!python/object/apply:os.system [ls]": "tag",
    "!x {a: 1}": "tag !x",
    "a: !!str 1": "tag",
    "? !!str a\n: 1": "tag",
    "<<: {a: 1}": "merge key",
    "a: 1\n---\nb: 2": "spec.yaml:2: a second YAML document",
    "%YAML 1.1\n---\na: 1": "directive",
    "? [a]\n: 1": "key that is no text",
    "a: 1\nb: {formula: max(a, b)*2}": "spec.yaml:2: .*quote the formula",
    "a: [max(a, b)]": "quote the formula",
    "a: {formula: a, b}": "key 'b' has no value.*quote the formula",
    "a: b: c": "spec.yaml:1: no YAML.*quote",
    "a: 'x": "no YAML",
    "\ta: 1": "no YAML.*spaces",
    "a: \x00": "UTF-8",
    "a: " + "[" * 60: "limit is 40",
    "a: " + "x" * 500_001: "limit is 500000",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:25])
def test_refused_with_line_and_remedy(text: str) -> None:
    with pytest.raises(SpecError, match=REFUSED[text]) as caught:
        load_yaml(text, "spec.yaml")
    assert str(caught.value).startswith("spec.yaml")
    assert caught.value.hint
    assert "\n" not in str(caught.value)
