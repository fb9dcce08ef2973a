"""Where the rounding of floats may decide: a number that was rounded twice may lie on the other side of a whole one."""

from __future__ import annotations

from enum import IntEnum

from symcost.audit.trace.terms import Term


class Rounded(IntEnum):
    """How often a float was rounded on the way. Once is harmless: no whole number lies between it and the exact one."""

    NEVER = 0
    ONCE = 1
    OFTEN = 2


def rounded(term: Term, known: dict[int, Rounded]) -> Rounded:
    """How often a float with the value of a term was rounded, as long as it is below 2**53.

    Args:
        known: answers so far, by serial; more are added.
    """
    waiting = [term]
    while waiting:
        node = waiting[-1]
        missing = [part for part in node.arguments if part.serial not in known and node.operation != "floor"]
        if missing:
            waiting += missing
            continue
        waiting.pop()
        known[node.serial] = _of(node, known)
    return known[term.serial]


def _of(node: Term, known: dict[int, Rounded]) -> Rounded:
    if node.operation == "number":
        return Rounded.NEVER if _is_power_of_two(node.value.denominator) else Rounded.OFTEN
    if node.operation in ("size", "floor"):
        return Rounded.NEVER
    parts = [known[part.serial] for part in node.arguments]
    if node.operation in ("min", "max") or _scales(node):
        return max(parts)
    if node.operation == "add" and min(parts) is Rounded.NEVER:
        return max(parts)  # a sum with an exact number is whole only where the other part was not rounded at all
    if max(parts) is not Rounded.NEVER:
        return Rounded.OFTEN
    return Rounded.ONCE if node.operation == "div" else Rounded.NEVER


def _scales(node: Term) -> bool:
    """Whether a node is another times, or by, a power of two, which moves no digit."""
    scale = node.arguments[1:] if node.operation == "div" else node.arguments if node.operation == "mul" else ()
    numbers = [abs(part.value) for part in scale if part.operation == "number"]
    return any(_is_power_of_two(n.numerator) and _is_power_of_two(n.denominator) for n in numbers)


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0
