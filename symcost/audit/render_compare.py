"""Comparisons for people and programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symcost.audit.compare import Comparison, Number, by_step, counting
from symcost.audit.safe_text import Lines, Page, code, grouped, percent, plain, table
from symcost.audit.sides import Side
from symcost.errors import check_form
from symcost.ir.conventions import TRAINING
from symcost.plain_text import json_text, markdown

_LENGTHS, _SERVED = ("batch", "seq"), ("batch", "seq", "cached", "context")


def render(found: Comparison, form: str, page: Page) -> str:
    """The text of a comparison, ending with a newline."""
    check_form(form, FORMATS)
    return FORMATS[form](found, page)


def _json(found: Comparison, page: Page) -> str:
    left, right = found.totals
    data: dict[str, Any] = {
        "schema": 1,
        "quantity": found.quantity,
        "a": _side(found.left, left),
        "b": _side(found.right, right),
        "difference": plain(right - left),
        "items": [
            {
                "step": item.step,
                "component": item.component,
                "a": plain(item.before),
                "b": plain(item.after),
                "difference": plain(item.difference),
                "counting": counting(item, found) or None,
            }
            for item in found.items
        ],
    }
    return json_text(data, indent=2)


def _side(side: Side, total: Number) -> dict[str, Any]:
    lengths = {name: plain(side.sizes[name]) for name in _lengths(side)}
    workload = {} if side.workload == TRAINING else {"workload": side.workload}
    plan = {"plan": side.plan} if side.plan else {}
    return {"model": side.spec.name, "profile": side.profile.name, **plan, **workload, **lengths, "total": plain(total)}


def _lengths(side: Side) -> tuple[str, ...]:
    return _LENGTHS if side.workload == TRAINING else _SERVED


def _text(found: Comparison, page: Page) -> str:
    lines = Lines()
    lines.add(_title(found), style="name")
    width = max((len(item.component) for item in found.items), default=0)
    digits = max((len(_signed(number)) for number in _numbers(found)), default=0)
    lines.add(_signed(found.totals[0]).rjust(digits), label=found.left.title, width=width + 2)
    for step, items in by_step(found.items).items():
        lines.add(step, style="label")
        for item in items:
            share = percent(item.after, item.before)
            told = "  ".join(
                filter(None, (_signed(item.difference, plus=True).rjust(digits), share, counting(item, found)))
            )
            lines.add(told, indent=2, label=item.component, width=width)
    lines.add(_signed(found.totals[1]).rjust(digits), label=found.right.title, width=width + 2)
    lines.add(_sum(found))
    return lines.render(page)


def _numbers(found: Comparison) -> list[Number]:
    return [*found.totals, *(item.difference for item in found.items)]


def _title(found: Comparison) -> str:
    sides = (found.left, found.right)
    lengths = dict.fromkeys(", ".join(f"{name} {side.sizes[name]}" for name in _lengths(side)) for side in sides)
    step = "" if found.left.workload == TRAINING else f", {found.left.workload}"
    return f"{found.quantity} of {found.left.title} and {found.right.title}{step}, {' and '.join(lengths)}"


def _sum(found: Comparison) -> str:
    left, right = found.totals
    if left == right:
        return "no difference" if not found.items else "the differences cancel"
    ratio = percent(right, left)
    number = len(found.items)
    items = "one item" if number == 1 else f"the sum of {number} items"
    return f"difference {_signed(right - left, plus=True)} ({ratio}), {items}"


def _signed(number: Number, *, plus: bool = False) -> str:
    return f"+{grouped(number)}" if plus and number > 0 else grouped(number)


def _markdown(found: Comparison, page: Page) -> str:
    rows = [(markdown(found.left.title), "", f"**{grouped(found.totals[0])}**", "")]
    rows += [
        (markdown(i.step), code(i.component), _signed(i.difference, plus=True), markdown(counting(i, found)))
        for i in found.items
    ]
    rows.append((markdown(found.right.title), "", f"**{grouped(found.totals[1])}**", ""))
    lines = [f"**{markdown(_title(found))}**", "", *table(("step", "component", "FLOPs", "counting"), rows)]
    if not found.quantity.endswith((".matmul", ".vector", ".flops")):
        lines[2] = lines[2].replace("FLOPs", "value")
    return "\n".join([*lines, "", markdown(_sum(found))]) + "\n"


FORMATS: dict[str, Callable[[Comparison, Page], str]] = {"table": _text, "json": _json, "markdown": _markdown}
