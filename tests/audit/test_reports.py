"""Reports in every format, baselines and suppressions."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import jsonschema
import pytest

from symcost.audit.baseline import load_baseline, new_findings
from symcost.audit.finding import Finding
from symcost.audit.report import FORMATS, render
from symcost.audit.report_markdown import mathematics
from symcost.audit.report_sarif import uri
from symcost.audit.run import Report, audit_models
from symcost.audit.safe_text import Page, code, grouped, plain, table
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.audit.targets.choose import audit
from symcost.compiler.modules import generated_folder
from symcost.dims import batch, hidden, seq, width_act
from symcost.errors import SpecError, UsageError
from symcost.ir.component import Suppression
from symcost.plain_text import markdown

CARDS = Path(__file__).parents[1] / "data" / "defects" / "public.yaml"
FIELDS = "code severity formulas kind component quantity claim formula message hint".split()

# What readers of SARIF 2.1.0 require of a log, of its tool and of each result.
SARIF = {
    "type": "object",
    "required": ["version", "runs", "$schema"],
    "additionalProperties": False,
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["tool", "results"],
                "properties": {
                    "tool": {
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "required": ["name", "rules"],
                                "properties": {"rules": {"items": {"$ref": "#/$defs/rule"}, "uniqueItems": True}},
                            }
                        },
                    },
                    "results": {"type": "array", "items": {"$ref": "#/$defs/result"}},
                },
            },
        },
    },
    "$defs": {
        "text": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "rule": {
            "type": "object",
            "required": ["id"],
            "properties": {
                "id": {"type": "string"},
                "shortDescription": {"$ref": "#/$defs/text"},
                "fullDescription": {"$ref": "#/$defs/text"},
                "help": {"$ref": "#/$defs/text"},
                "defaultConfiguration": {"properties": {"level": {"$ref": "#/$defs/level"}}},
            },
        },
        "result": {
            "type": "object",
            "required": ["message", "ruleId", "level", "locations", "partialFingerprints"],
            "properties": {
                "message": {"$ref": "#/$defs/text"},
                "level": {"$ref": "#/$defs/level"},
                "ruleIndex": {"type": "integer", "minimum": 0},
                "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
                "suppressions": {"items": {"properties": {"kind": {"enum": ["inSource", "external"]}}}},
                "locations": {
                    "items": {
                        "properties": {
                            "physicalLocation": {
                                "required": ["artifactLocation"],
                                "properties": {"region": {"properties": {"startLine": {"minimum": 1}}}},
                            }
                        }
                    }
                },
            },
        },
    },
}


@pytest.fixture(scope="module")
def report() -> Report:
    return replace(audit(str(CARDS)), target="cards.yaml", file="cards.yaml")


def audited(*suppress: Suppression) -> AuditedModel:
    statement = Statement("vector", batch * seq * hidden * width_act, phase="forward", type="residual", name="sum")
    operator = Operator("residual", "sum", "dense", source="he2016residual", statements=(statement,), suppress=suppress)
    return AuditedModel("set", {"dense": (operator,)})


def test_json_has_the_fields_of_the_contract(report: Report) -> None:
    data = json.loads(render(report, "json", Page()))
    assert list(data) == ["schema", "findings", "suppressed"]
    assert data["schema"] == 1
    assert all(list(finding) == FIELDS for finding in data["findings"])
    assert {finding["claim"] for finding in data["findings"]} >= {"parameters that depend on the batch"}


def test_findings_come_worst_first(report: Report) -> None:
    severities = [finding.severity for finding in report.findings]
    assert severities == sorted(severities, key=["error", "warning", "note"].index)


def test_sarif_is_what_readers_require(report: Report) -> None:
    log = json.loads(render(report, "sarif", Page()))
    jsonschema.validate(log, SARIF)
    (run,) = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert len(run["results"]) == len(report.findings)
    assert all(rules[result["ruleIndex"]] == result["ruleId"] for result in run["results"])
    lines = CARDS.read_text(encoding="utf-8").splitlines()
    for result, finding in zip(run["results"], report.findings, strict=True):
        place = result["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uri"] == "cards.yaml"
        assert f"name: {finding.claim}," in lines[place["region"]["startLine"] - 1]


def test_github_commands_hold_one_line_each(report: Report) -> None:
    lines = render(report, "github", Page()).splitlines()
    assert len(lines) == len(report.findings)
    assert all(line.startswith(("::error file=cards.yaml,line=", "::warning file=cards.yaml,line=")) for line in lines)


def test_github_commands_escape_what_ends_them() -> None:
    finding = Finding("SC101", "error", "set", "", "", "", "a: b, c\n::error::x", "100%", "line\nline", "do")
    (line,) = render(Report("t", (finding,)), "github", Page()).splitlines()
    assert "title=SC101 a%3A b%2C c%0A%3A%3Aerror%3A%3Ax::line%0Aline%0A100%25%0Ado" in line


@pytest.mark.parametrize("form", ["text", "github", "markdown"])
def test_names_hold_no_command_of_a_terminal(form: str) -> None:
    """Sheets come from pull requests: an escape sequence or a mark of direction in a name is shown, not obeyed."""
    finding = Finding("SC101", "error", "set", "", "", "", "a\x1b[31m\u202e", "B*s", "twin b\x1b[2J\r\nnext", "do")
    text = render(Report("t", (finding,)), form, Page())
    assert not {"\x1b", "\u202e", "\r"} & set(text)
    assert "a\\u001b[31m\\u202e" in text


def test_a_name_of_two_lines_stays_one_line_of_text() -> None:
    finding = Finding("SC101", "error", "set", "", "", "", "a\nerror SC999 forged", "B*s", "message", "do")
    assert "\n  a error SC999 forged\n" in render(Report("t", (finding,)), "text", Page())


def test_bars_in_code_are_escaped_in_tables_alone() -> None:
    assert table(["x"], [[code("a|b")], [markdown("a|b")]])[2:] == ["| `a\\|b` |", "| a\\|b |"]
    assert code("a|b") == "`a|b`"


def test_markdown_shows_entities_and_tildes_as_they_are() -> None:
    assert markdown("&lt; ~~x~~") == r"\&lt; \~\~x\~\~"


def test_sarif_names_files_of_the_folder_relative_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert uri(str(tmp_path / "a b" / "c:d.yaml")) == "a%20b/c%3Ad.yaml"
    assert uri("a/b.yaml") == "a/b.yaml"


def test_markdown_folds_rules_and_sets_formulas(report: Report) -> None:
    text = render(report, "markdown", Page())
    assert text.count("<details>") == text.count("</details>") == len({finding.code for finding in report.findings})
    assert r"$`2\,f\,B\,h\,s\,w`$" in text or r"$`2\," in text


def test_markdown_escapes_names() -> None:
    finding = Finding("SC101", "error", "set", "", "", "", "<img src=x> `code` | x", "B*s", "<b>bold</b>", "do")
    text = render(Report("t", (finding,)), "markdown", Page())
    assert "<img" not in text.replace("``<img src=x> `code` | x``", "")
    assert "<b>bold" not in text


@pytest.mark.parametrize(
    ("formula", "text"),
    [("batch*seq**2", r"$`B\,S^{2}`$"), ("my_size + 1", r"$`\mathrm{my\_size} + 1`$"), ("1 +", "`1 +`")],
)
def test_mathematics(formula: str, text: str) -> None:
    assert mathematics(formula) == text


def test_text_says_what_to_do_once_for_each_rule(report: Report) -> None:
    text = render(report, "text", Page(100))
    assert text.count("remedy:") == len({finding.code for finding in report.findings})
    assert text.splitlines()[-1].startswith("cards.yaml: ")


def test_unknown_format() -> None:
    with pytest.raises(UsageError, match="yaml") as problem:
        render(Report("t", ()), "yaml", Page())
    assert all(form in problem.value.hint for form in FORMATS)


def test_same_report_same_bytes(report: Report) -> None:
    again = replace(audit(str(CARDS)), target="cards.yaml", file="cards.yaml")
    assert all(render(report, form, Page()) == render(again, form, Page()) for form in FORMATS)


def test_baseline_leaves_known_findings_out(report: Report, tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    path.write_text(render(replace(report, findings=report.findings[1:]), "json", Page()), encoding="utf-8")
    assert new_findings(report.findings, load_baseline(str(path))) == [report.findings[0]]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": 2, "findings": []}', '{"schema": 1, "findings": [1]}'])
def test_bad_baseline(text: str, tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match=r"known\.json"):
        load_baseline(str(path))


def test_missing_baseline() -> None:
    with pytest.raises(SpecError, match=r"nowhere\.json"):
        load_baseline("nowhere.json")


def test_a_suppression_silences_with_its_reason() -> None:
    findings, suppressed = audit_models([audited(Suppression("SC101", "charged in bytes on purpose"))])
    assert [finding.code for finding in findings] == []
    assert [(entry.finding.code, entry.reason) for entry in suppressed] == [("SC101", "charged in bytes on purpose")]


@pytest.mark.parametrize(
    ("suppression", "codes"),
    [
        (Suppression("SC111", "there was a logarithm"), ["SC101", "SC402"]),
        (Suppression("SC101", " "), ["SC101", "SC402"]),
        (Suppression("SC999", "no such rule"), ["SC101", "SC402"]),
    ],
)
def test_unused_empty_and_unknown_suppressions_are_findings(suppression: Suppression, codes: list[str]) -> None:
    findings, suppressed = audit_models([audited(suppression)])
    assert sorted({finding.code for finding in findings}) == codes
    assert suppressed == []


def test_an_expectation_of_thousands_of_digits_is_shown():
    hit = 256 * (1 - Fraction(31, 32) ** 401)
    assert plain(Fraction(9, 8)) == "9/8"
    assert plain(hit) == pytest.approx(256 * (1 - (31 / 32) ** 401))
    assert grouped(1000 * 256 * (1 - Fraction(31, 32) ** 65536)) == "256,000.0"


def test_findings_of_a_set_and_of_a_snapshot_stand_on_their_own_lines(tmp_path):
    """A code host marks the formula, not the first line of a file of thousands."""
    stored = generated_folder() / "formulas.json"
    copy = tmp_path / "formulas.json"
    copy.write_bytes(stored.read_bytes())
    text = copy.read_text(encoding="utf-8").splitlines()
    for report in (audit(formulas="compute_graph"), audit(str(copy), formulas="compute_graph")):
        results = json.loads(render(report, "sarif", Page(100, color=False)))["runs"][0]["results"]
        shown = [r.get("relatedLocations", r["locations"])[0]["physicalLocation"] for r in results]
        assert len({place["region"]["startLine"] for place in shown}) > 5
        for result in results:
            (place,) = result["locations"]
            (found,) = result.get("relatedLocations", [place])
            name = place["logicalLocations"][0]["fullyQualifiedName"].split("/")[-1].split(".")
            line = text[found["physicalLocation"]["region"]["startLine"] - 1]
            assert len(name) < 2 or f"/{name[0]}/{name[1]}" in line


def test_findings_of_a_set_stand_in_the_source_of_their_components(monkeypatch, tmp_path):
    report = audit(formulas="compute_graph")
    root = Path(__file__).parents[2]
    monkeypatch.chdir(root)
    log = json.loads(render(report, "sarif", Page()))
    jsonschema.validate(log, SARIF)
    pairs = list(zip(log["runs"][0]["results"], report.findings, strict=True))
    inside = [
        (result["locations"][0]["physicalLocation"], finding)
        for result, finding in pairs
        if result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].startswith("symcost/components/")
    ]
    assert len(inside) > len(pairs) // 2
    for place, finding in inside:
        lines = (root / place["artifactLocation"]["uri"]).read_text(encoding="utf-8").splitlines()
        head = "\n".join(lines[place["region"]["startLine"] - 1 :][:12])
        assert f'"{finding.type}"' in head
    # Elsewhere the package's own files are nothing that a reviewer has.
    monkeypatch.chdir(tmp_path)
    log = json.loads(render(report, "sarif", Page()))
    (file,) = {r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for r in log["runs"][0]["results"]}
    assert file == "generated/formulas.json"
