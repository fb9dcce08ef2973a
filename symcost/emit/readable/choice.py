"""What conventions decide, as conditional expressions: a branch only where an option changes the value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from symcost.ir.conventions import BY_NAME
from symcost.ir.formula import Options

_NEVER, _ALWAYS = "False", "True"


@dataclass(frozen=True)
class _Case:
    """Options of a convention that lead to the same choice."""

    options: tuple[str, ...]
    chosen: _Choice


@dataclass(frozen=True)
class _Switch:
    convention: str
    cases: tuple[_Case, ...]


_Choice = str | _Switch


def choice_text(depends: tuple[str, ...], table: Mapping[Options, str]) -> str:
    """One expression over the conventions' names.

    Args:
        table: the text of the value for each combination of options of `depends`.
    """
    chosen = _choice(depends, table)
    if isinstance(chosen, str):
        return chosen
    values = list(dict.fromkeys(_values(chosen)))
    if len(values) == 2:
        yes, no = values if values[0] != "None" else reversed(values)
        return f"{yes} if {_condition(chosen, yes)} else {no}"
    return _text(chosen)


def _choice(depends: tuple[str, ...], table: Mapping[Options, str]) -> _Choice:
    """The smallest nest of switches that asks one convention at a time."""
    values = set(table.values())
    if len(values) == 1:
        return values.pop()
    return min((_split(depends, table, place) for place in range(len(depends))), key=_size)


def _split(depends: tuple[str, ...], table: Mapping[Options, str], place: int) -> _Choice:
    rest = depends[:place] + depends[place + 1 :]
    cases: dict[_Choice, list[str]] = {}
    for option in dict.fromkeys(options[place] for options in table):
        inner = {o[:place] + o[place + 1 :]: text for o, text in table.items() if o[place] == option}
        cases.setdefault(_choice(rest, inner), []).append(option)
    if len(cases) == 1:
        return next(iter(cases))
    return _Switch(depends[place], tuple(_Case(tuple(options), chosen) for chosen, options in cases.items()))


def _size(chosen: _Choice) -> int:
    return 0 if isinstance(chosen, str) else 1 + sum(1 + _size(case.chosen) for case in chosen.cases)


def _values(chosen: _Choice) -> Iterable[str]:
    if isinstance(chosen, str):
        return [chosen]
    return [value for case in chosen.cases for value in _values(case.chosen)]


def _text(chosen: _Choice) -> str:
    """Nested conditional expressions; the longest nest stands behind the last `else`."""
    if isinstance(chosen, str):
        return chosen
    *first, last = sorted(chosen.cases, key=lambda case: (_size(case.chosen), len(case.options)))
    text = _text(last.chosen)
    for case in reversed(first):
        inner = _text(case.chosen)
        value = f"({inner})" if isinstance(case.chosen, _Switch) else inner
        text = f"{value} if {_test(chosen, case)} else {text}"
    return text


def _condition(chosen: _Choice, value: str) -> str:
    """When a choice between two values gives `value`."""
    if isinstance(chosen, str):
        return _ALWAYS if chosen == value else _NEVER
    found = sorted(
        ((_condition(case.chosen, value), case) for case in chosen.cases), key=lambda pair: _size(pair[1].chosen)
    )
    always = [case for condition, case in found if condition == _ALWAYS]
    some = [(condition, case) for condition, case in found if condition not in (_ALWAYS, _NEVER)]
    never = any(condition == _NEVER for condition, _ in found)
    parts = [_test(chosen, _Case(tuple(o for case in always for o in case.options), value))] if always else []
    for place, (condition, case) in enumerate(some):
        # What has been asked before need not be asked again where nothing else is left.
        sure = not never and place == len(some) - 1 and len(some) == 1 and parts
        parts.append(condition if sure else f"{_test(chosen, case)} and {_guarded(condition)}")
    return " or ".join(parts)


def _guarded(condition: str) -> str:
    return f"({condition})" if " or " in condition else condition


def _test(switch: _Switch, case: _Case) -> str:
    options = [option for other in switch.cases for option in other.options]
    left = [option for option in options if option not in case.options]
    ordered = [option for option in BY_NAME[switch.convention].options if option in case.options]
    if len(ordered) == 1:
        return f'{switch.convention} == "{ordered[0]}"'
    if len(left) == 1:
        return f'{switch.convention} != "{left[0]}"'
    listed = ", ".join(f'"{option}"' for option in ordered)
    return f"{switch.convention} in ({listed})"
