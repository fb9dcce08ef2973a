"""Bad sheets: each is refused with the place and a remedy, and nothing in them is executed."""

from __future__ import annotations

import json

import pytest

from symcost.audit.sheets import load_sheet, read_sheet
from symcost.cli.app import run
from symcost.errors import SpecError
from tests.audit.sheet_texts import HEAD, claims, verdict

GOOD = "claims:\n  - {name: a, formula: 2*h, equals: 2*h}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- 1\n- 2\n", "no mapping"),
        ("family: llama\nfamily: gpt2\n" + GOOD, "stands twice"),
        ("family: &x llama\n" + GOOD, "anchor"),
        ("family: llama\nsheet: !!python/object:os.system x\n" + GOOD, "tag"),
        ("family: llama\nfamly: x\n" + GOOD, "unknown field 'famly'"),
        (GOOD, "field 'family' is missing"),
        ("family: llama\n", "without a list of claims"),
        ("family: llama\nclaims: x\n", "without a list of claims"),
        ("family: llama\nclaims:\n  - {name: a, formula: 2}\n", "does not say what it claims"),
        ("family: llama\nclaims:\n  - {name: a, formula: 2, equals: 2, at: {h: 1}, value: 2}\n", "does not say what"),
        ("family: llama\nclaims:\n  - {name: a, formula: 2, at: {h: 1}}\n", "does not say what it claims"),
        ("family: llama\nclaims:\n  - {formula: 2, equals: 2}\n", "claim 1 needs a name"),
        ("family: llama\nclaims:\n  - {name: a, equals: 2}\n", "field 'formula' is missing"),
        ("family: llama\nclaims:\n  - {name: a, formula: 2, equals: 2, expect: wrong}\n", "expect is 'wrong'"),
        ("family: llama\nprecision: bf17\n" + GOOD, "unknown precision 'bf17'"),
        ("family: llama\nconventions: {pair: full}\n" + GOOD, "unknown convention 'pair'"),
        ("family: llama\nconventions: {pairs: half}\n" + GOOD, "pairs='half' is no option"),
        ("family: llama\nletters: [h]\n" + GOOD, "field 'letters' is no mapping"),
        ("family: llama\nclaims:\n  - {name: a, formula: max(h, 2), equals: 2}\n", "quote"),
    ],
)
def test_a_sheet_that_cannot_be_read(text, message):
    with pytest.raises(SpecError, match=message) as problem:
        read_sheet(text, "x.yaml")
    assert problem.value.where.startswith("x.yaml")
    assert problem.value.hint


def test_anchors_that_explode():
    levels = "".join(f"{b}: &{b} [*{a}, *{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    with pytest.raises(SpecError, match="anchor"):
        read_sheet("family: llama\na: &a [1, 1]\n" + levels + GOOD, "x.yaml")


def test_files_that_are_none(tmp_path):
    with pytest.raises(SpecError, match="cannot be read"):
        load_sheet(tmp_path / "absent.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00family")
    with pytest.raises(SpecError, match="UTF-8"):
        load_sheet(tmp_path / "bytes.yaml")


@pytest.mark.parametrize(
    ("formula", "equals", "message"),
    [
        ("2*x", "h", "unknown name 'x'"),
        ("2*hiden", "h", "did you mean hidden"),
        ("h", "dense.forward.matmull", "did you mean forward.matmul"),
        ("h", "moe.forward.matmul", "unknown kind of llama 'moe'"),
        ("h", "dense.attention_cor.forward.matmul", "did you mean attention_core"),
        ("h", "model.attention.forward.matmul", "a whole model has no parts"),
        ("h", "dense.params.forward", "unknown quantity"),
        ("h", "dense.elements.parameters", "unknown quantity"),
        ("h", "dense.bytes.input_gradient", "transient"),
        ("__import__", "h", "unknown name '__import__'"),
        ("__import__('os')", "h", "no part of the grammar"),
        ("h.real", "h", "is no path"),
        ("h.__class__.__mro__", "h", "unknown quantity"),
        ("foo(h)", "h", "'foo' is no function"),
        ("h == 2", "h", "comparisons belong in filters"),
        ("h/0", "h", "division by zero"),
        ("h/(h - h)", "h", "division by zero"),
        ("B/(h - f)", "h", "zero at h = 1, f = 1"),
        ("B/(a - k)", "h", "division by a - k"),
        ("B/(h - 1000000007)", "h", "zero at h = 1000000007"),
        ("(h - f)/(h - f)", "1", "division by"),
        ("B/l", "h", "division by l, which is zero at l = 0"),
        ("B/(l*h)", "h", "which is zero at l = 0"),
        ("ceil(s/l)", "h", "which is zero at l = 0"),
        ("B/max(0, h - f)", "h", "division by"),
        ("2**h**h", "h", ""),
    ],
)
def test_a_claim_that_cannot_be_judged(formula, equals, message):
    found = verdict(formula, equals)
    if not message:
        assert found.verdict in ("refuted", "error")
        return
    assert (found.verdict, found.expected) == ("error", False)
    assert message in found.message
    assert "x.yaml:4: claim 'it'" in found.message


@pytest.mark.parametrize(
    "formula",
    ["96*B*s*l*h**2*(1 + V/(16*l*h))", "B/(1 + l)", "B/(h + f)", "B/(2*h - 1)", "B/(h*h + 1 - h)", "s/ceil(h/2)"],
)
def test_division_by_what_is_never_zero_or_cancels(formula):
    assert verdict(formula.replace("V", "vocab"), formula.replace("V", "vocab")).verdict == "proved"


def test_an_assumption_rules_out_a_zero():
    zero = verdict("B/(s - h)", "B/(s - h)", assume="{s: h + extra}")
    assert zero.verdict == "error"
    assert "extra = 0" in zero.message
    assert verdict("B/(s - h)", "B/(1 + extra)", assume="{s: h + 1 + extra}").verdict == "proved"


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("family: lama\n", "did you mean llama"),
        ("family: llama\nformulas: standart\n", "unknown formula set 'standart'"),
        ("family: llama\nletters: {h: hiden}\n", "did you mean hidden"),
        ("family: llama\nletters: {h: moe_layers}\n", "unknown name 'moe_layers'"),
        ("family: llama\nletters: {heads: hidden}\n", "also the name of a dim"),
        ("family: llama\nletters: {h: hidden}\nwhere: {h: 2}\n", "also a letter or a dim"),
        ("family: llama\nletters: {h: hidden}\nwhere: {p: q, q: p}\n", "defined by itself"),
        ("family: llama\nletters: {h: hidden}\nassume: {h: 2*h}\n", "circle"),
        ("family: llama\nletters: {h: hidden, f: ffn}\nassume: {h: 2*f, ffn: h/2}\n", "circle"),
        ("family: llama\nletters: {h: hidden}\nassume: {h: 2, hidden: 3}\n", "assumed twice"),
        ("family: llama\nletters: {h: hidden}\nassume: {x: 2}\n", "unknown name 'x'"),
        ("family: compute_graph\nformulas: compute_graph\nconventions: {pairs: full}\n", "no convention"),
    ],
)
def test_a_sheet_whose_claims_cannot_be_judged(head, message):
    found = verdict("2*h*p" if "where: {p" in head else "2*h", "h", head if "letters" in head else head + HEAD[14:])
    assert found.verdict == "error"
    assert message in found.message


@pytest.mark.parametrize(
    ("claim", "message"),
    [
        ("{name: a, formula: 2*h, at: {B: 1}, value: 2}", "no size for h"),
        ("{name: a, formula: 2*h, at: {h: 1.5}, value: 3}", "whole number of at least 1"),
        ("{name: a, formula: 2*h, at: {h: 0}, value: 0}", "whole number of at least 1"),
        ("{name: a, formula: 2*h, at: {h: x}, value: 0}", "unknown name"),
        ("{name: a, formula: 2*h, at: {h: 1}, value: x}", "unknown name"),
        ("{name: a, formula: B/(h - 2), at: {h: 2, B: 1}, value: 0}", "division by zero"),
        ("{name: a, formula: h*f, assume: {f: 4*h}, at: {h: 2, f: 9}, value: 18}", "which is 8 here"),
    ],
)
def test_a_value_that_cannot_be_compared(claim, message):
    (found,) = claims(f"- {claim}")
    assert found.verdict == "error"
    assert message in found.message


class TestCommand:
    """`symcost check`: the output, the messages and the exit status."""

    def check(self, tmp_path, capsys, text, *more):
        path = tmp_path / "x.yaml"
        path.write_text(text)
        status = run(["check", str(path), *more])
        return status, capsys.readouterr()

    def test_all_as_expected(self, tmp_path, capsys):
        status, shown = self.check(tmp_path, capsys, HEAD + GOOD)
        assert status == 0
        assert "1 proved; all as expected" in shown.out
        assert shown.err == ""

    def test_not_as_expected(self, tmp_path, capsys):
        status, shown = self.check(
            tmp_path, capsys, HEAD + GOOD.replace("equals: 2*h", "equals: 3*h"), "--format", "json"
        )
        (claim,) = json.loads(shown.out)["claims"]
        assert status == 1
        assert (claim["verdict"], claim["expected"], claim["difference"]) == ("refuted", False, "-h")
        assert claim["counterexample"] == {"h": 1}

    def test_errors_are_printed_beside_the_json(self, tmp_path, capsys):
        text = HEAD + GOOD + "  - {name: b, formula: 2*zz, equals: h}\n"
        status, shown = self.check(tmp_path, capsys, text, "--format", "json")
        found = json.loads(shown.out)["claims"]
        assert status == 2
        assert [claim["verdict"] for claim in found] == ["proved", "error"]
        assert "x.yaml:5: claim 'b': formula: unknown name 'zz'" in shown.err

    def test_a_file_that_is_no_sheet(self, tmp_path, capsys):
        status, shown = self.check(tmp_path, capsys, "- 1\n", "--format", "json")
        assert status == 2
        assert json.loads(shown.out)["claims"] == []
        assert "no mapping" in shown.err

    def test_unknown_format(self, tmp_path, capsys):
        status, shown = self.check(tmp_path, capsys, HEAD + GOOD, "--format", "xml")
        assert status == 2
        assert "known: text, json, markdown" in shown.err

    def test_markdown_holds_any_name(self, tmp_path, capsys):
        text = HEAD + "claims:\n  - {name: 'a|b <script> $x$ `y`', formula: 2*h, equals: 3*h, expect: differ}\n"
        status, shown = self.check(tmp_path, capsys, text, "--format", "markdown")
        assert status == 0
        assert "<script>" not in shown.out.replace("\\<script\\>", "")
        assert "`-h`" in shown.out
