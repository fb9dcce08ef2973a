"""Differences between snapshots for people and programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from symcost.audit.diff import Change
from symcost.audit.diff_effects import Effect
from symcost.audit.effects import MODELS_SHOWN
from symcost.audit.safe_text import Lines, Page, code, grouped, percent, plain, table
from symcost.errors import check_form
from symcost.plain_text import json_text

# A change and what it does to models.
Found = Sequence[tuple[Change, Mapping[str, Effect]]]


def render(found: Found, form: str, page: Page) -> str:
    """The text of changes, ending with a newline."""
    check_form(form, FORMATS)
    return FORMATS[form](found, page)


def summary(found: Found) -> str:
    """One line: how many formulas changed how."""
    if not found:
        return "no change: every formula has the value it had"
    counts = {word: sum(change.change == word for change, _ in found) for word in ("changed", "added", "removed")}
    listed = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
    places = sum(1 + len(change.also) for change, _ in found)
    return f"{len(found)} change{'s' * (len(found) != 1)} at {places} place{'s' * (places != 1)}: {listed}"


def _json(found: Found, page: Page) -> str:
    changes = [_record(change, effect) for change, effect in found]
    return json_text({"schema": 1, "changes": changes}, indent=2)


def _record(change: Change, effect: Mapping[str, Effect]) -> dict[str, Any]:
    return {
        "key": change.key,
        "change": change.change,
        "old": change.old,
        "new": change.new,
        "difference": change.difference,
        "ratio": change.ratio or None,
        "also": list(change.also),
        "effect": {
            slug: {"old": plain(e.old), "new": plain(e.new), "times": plain(e.times)} for slug, e in effect.items()
        },
    }


def _text(found: Found, page: Page) -> str:
    lines = Lines()
    for change, effect in found:
        lines.add(change.key, label=change.change, style=change.change, width=8)
        if change.also:
            lines.add(f"and {len(change.also)} more places, the next {change.also[0]}", indent=9)
        for label, text in _facts(change):
            lines.add(text, indent=9, label=label, width=11)
        for slug, e in list(effect.items())[:MODELS_SHOWN]:
            lines.add(_effect_text(e), indent=9, label=slug, width=22)
        if len(effect) > MODELS_SHOWN:
            lines.add(f"and {len(effect) - MODELS_SHOWN} more models", indent=9)
        elif not effect and "#" not in change.key:
            lines.add("no bundled model has it", indent=9)
    lines.add(summary(found))
    return lines.render(page)


def _effect_text(effect: Effect) -> str:
    text = f"{grouped(effect.old)} -> {grouped(effect.new)}  {percent(effect.new, effect.old)}"
    return text.rstrip() + (f"  ({grouped(effect.times)} times)" if effect.times != 1 else "")


def _facts(change: Change) -> list[tuple[str, str]]:
    found = [("old", change.old), ("new", change.new), ("difference", change.difference), ("new / old", change.ratio)]
    return [(label, text) for label, text in found if text]


def _markdown(found: Found, page: Page) -> str:
    lines = [f"**{summary(found)}**"]
    for change, effect in found:
        places = f" and {len(change.also)} more places" if change.also else ""
        lines += ["", f"- **{change.change}** {code(change.key)}{places}"]
        lines += [f"  - {label}: {code(text)}" for label, text in _facts(change)]
        if effect:
            cells = [
                (code(slug), grouped(e.old), grouped(e.new), percent(e.new, e.old), grouped(e.times))
                for slug, e in effect.items()
            ]
            body = table(("model", "old", "new", "change", "times"), cells)
            lines += ["", "  <details>", "  <summary>effect on bundled models</summary>", ""]
            lines += [*(f"  {line}" for line in body), "", "  </details>"]
    return "\n".join(lines) + "\n"


FORMATS: dict[str, Callable[[Found, Page], str]] = {"text": _text, "json": _json, "markdown": _markdown}
