"""Changes of a tree (JSON, YAML) or of a text, a few at a time."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random

from tests.fuzz import values

KINDS = ("value", *["near"] * 4, "text", "expression", "remove", "add", "exchange", "wrap")
# Far beyond what a double holds, numbers stay whole.
NEAR: tuple[Callable[[float], object], ...] = (
    lambda value: value + 1,
    lambda value: value - 1,
    lambda value: -value,
    lambda value: value * 2,
    lambda value: float(value) if abs(value) < 1e300 else value,
    str,
    lambda value: value * 10**25 if abs(value) < 1e250 else value,
    lambda value: value + 0.5 if abs(value) < 1e300 else value,
)
Tree = dict[str, object] | list[object]


def tree(original: Tree, random: Random) -> Tree:
    """The tree with one to four places replaced, removed, doubled or exchanged."""
    changed = copy.deepcopy(original)
    for _ in range(random.choice((1, 1, 1, 2, 2, 4))):
        places = list(_places(changed))
        if not places:
            return changed
        holder, key = random.choice(places)
        _change(holder, key, places, random)
    return changed


def _change(holder: Tree, key: object, places: list[tuple[Tree, object]], random: Random) -> None:
    value = holder[key]  # type: ignore[index,call-overload]
    kind = random.choice(KINDS)
    if kind == "remove":
        del holder[key]  # type: ignore[arg-type]
    elif kind == "add" and isinstance(holder, dict):
        holder[f"{key}_" if random.random() < 0.5 else str(random.choice(values.INJECTIONS))] = copy.deepcopy(value)
    elif kind == "exchange":
        other, name = random.choice(places)
        holder[key] = copy.deepcopy(other[name])  # type: ignore[index,call-overload]
    else:
        holder[key] = _instead(value, kind, random)  # type: ignore[index,call-overload]


def _instead(value: object, kind: str, random: Random) -> object:
    if kind == "wrap":
        return [value] if random.random() < 0.5 else {"x": value}
    if kind == "near" and isinstance(value, int | float) and not isinstance(value, bool):
        return random.choice(NEAR)(value)
    if kind == "near" and isinstance(value, bool):
        return not value
    if kind == "expression" and isinstance(value, str):
        return values.expression(random)
    if kind == "text" and isinstance(value, str):
        return text(value, random)
    return values.scalar(random)


def text(original: str, random: Random) -> str:
    """The text with characters, lines or tokens removed, doubled, exchanged or put in."""
    changed = original
    for _ in range(random.choice((1, 1, 2, 3))):
        at = random.randrange(len(changed) + 1)
        to = min(len(changed), at + random.choice((1, 1, 2, 5, 20, 200)))
        piece = changed[at:to]
        put = random.choice(
            (
                "",
                piece * 2,
                piece[::-1],
                random.choice(values.INJECTIONS),
                values.expression(random, 2),
                random.choice("{}[]():,-#'\"\\\n\t&*!|>%@`\x00\ufeff\ud800"),
            )
        )
        changed = changed[:at] + put + changed[to:]
    return changed


def _places(node: object) -> Iterator[tuple[Tree, object]]:
    if isinstance(node, dict | list):
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            yield node, key
            yield from _places(node[key])  # type: ignore[index,call-overload]
