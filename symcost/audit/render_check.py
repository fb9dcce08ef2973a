"""Verdicts for people and programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from symcost.audit.safe_text import Lines, Page, code, grouped, percent, plain, point_text, table
from symcost.audit.verdict import Verdict
from symcost.errors import check_form
from symcost.plain_text import json_text, markdown, visible


def render(verdicts: Sequence[Verdict], form: str, page: Page) -> str:
    """The text of verdicts, ending with a newline."""
    check_form(form, FORMATS)
    return FORMATS[form](verdicts, page)


def _json(verdicts: Sequence[Verdict], page: Page) -> str:
    return json_text({"schema": 1, "claims": [_record(v) for v in verdicts]}, indent=2)


def _record(verdict: Verdict) -> dict[str, Any]:
    point = verdict.counterexample
    found: dict[str, Any] = {
        "sheet": verdict.sheet,
        "name": verdict.name,
        "verdict": verdict.verdict,
        "expected": verdict.expected,
        "difference": verdict.difference,
        "counterexample": None if point is None else {name: plain(size) for name, size in point.items()},
        "message": verdict.message,
        "file": verdict.file,
    }
    if verdict.verdict == "not_refuted":
        found["points"] = verdict.points
    if verdict.verdict == "refuted":
        found["at"] = found["counterexample"]
        found["formula"], found["equals"] = map(plain, verdict.values) if verdict.values else (None, None)
        found |= {"ratio": verdict.ratio or None, "nearest": verdict.nearest or None, "cause": verdict.cause or None}
        found["effect"] = {
            slug: {"formula": plain(left), "equals": plain(right)} for slug, (left, right) in verdict.effect.items()
        }
    return found


def _text(verdicts: Sequence[Verdict], page: Page) -> str:
    lines = Lines()
    for (name, file), group in groupby(verdicts, key=lambda verdict: (verdict.sheet, verdict.file)):
        lines.add(name if name in file else f"{name} ({file})", style="name")
        for verdict in group:
            _claim(lines, verdict)
    lines.add(summary(verdicts))
    return lines.render(page)


def _claim(lines: Lines, verdict: Verdict) -> None:
    lines.add(verdict.name, indent=2, label=verdict.verdict, style=verdict.verdict, width=11)
    if not verdict.expected and verdict.verdict != "error":
        lines.add("this is not what the sheet expects", indent=14, style="unexpected")
    for part in verdict.message.split("; "):
        lines.add(part, indent=14)
    for slug, (left, right) in verdict.effect.items():
        text = f"{grouped(left)} against {grouped(right)}  {percent(left, right)}"
        lines.add(text.rstrip(), indent=14, label=slug, width=22)


def summary(verdicts: Sequence[Verdict]) -> str:
    """One line: how many claims came out how."""
    words = ("proved", "value", "not_refuted", "refuted", "wrong_value", "error")
    counts = {word: sum(verdict.verdict == word for verdict in verdicts) for word in words}
    listed = ", ".join(f"{count} {word.replace('_', ' ')}" for word, count in counts.items() if count)
    odd = sum(not verdict.expected for verdict in verdicts)
    told = "all as expected" if not odd else f"{odd} not as expected"
    return f"{len(verdicts)} claim{'s' * (len(verdicts) != 1)}: {listed or 'none'}; {told}"


def _markdown(verdicts: Sequence[Verdict], page: Page) -> str:
    lines = [f"**{markdown(summary(verdicts))}**", ""]
    rows = [
        (markdown(v.sheet), markdown(v.name), v.verdict if v.expected else f"**{v.verdict}, not expected**", _told(v))
        for v in verdicts
    ]
    lines += table(("sheet", "claim", "verdict", "what is known"), rows)
    for verdict in verdicts:
        if verdict.effect:
            lines += ["", "<details>", f"<summary>{_html(verdict.name)}: effect on bundled models</summary>", ""]
            found = verdict.effect.items()
            cells = [(code(slug), grouped(a), grouped(b), percent(a, b)) for slug, (a, b) in found]
            lines += [*table(("model", "formula", "equals", "difference"), cells), "", "</details>"]
    return "\n".join(lines) + "\n"


def _told(verdict: Verdict) -> str:
    if verdict.verdict != "refuted":
        return markdown(verdict.message)
    found = [f"formula - equals = {code(verdict.difference or '')}"]
    if verdict.counterexample:
        found.append(f"for instance at {code(point_text(verdict.counterexample))}")
    if verdict.nearest:
        found.append(f"equal under {code(verdict.nearest)}")
    if verdict.cause:
        found.append(markdown(verdict.cause))
    return "; ".join(found)


def _html(text: str) -> str:
    import html

    return html.escape(" ".join(visible(text).split()))


FORMATS: dict[str, Callable[[Sequence[Verdict], Page], str]] = {"text": _text, "json": _json, "markdown": _markdown}
