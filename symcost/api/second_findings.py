"""What the second derivation says of a model's formulas, as findings of an audit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from symcost.api.derived import derive_again
from symcost.audit.finding import Finding
from symcost.audit.known_rules import all_rules

if TYPE_CHECKING:
    from symcost.recover.library.second import Compared

CODE = "SC501"
NOTHING = "nothing to do"
NAMES = {
    "params": "elements.param",
    "forward": "forward.matmul",
    "backward": "backward.matmul",
    "saved": "bytes.activation",
    "cache": "bytes.cache",
}


def second_findings(name: str, config: Mapping[str, Any], changed: Iterable[str] = ()) -> list[Finding]:
    """A finding for each figure of a model that the library does not confirm, and for each changed one that it does.

    Args:
        changed: keys of formulas that a change touched; a kind's figures that hold them are told in any case.

    Raises:
        SymcostError: the library is missing or does not run the config.
    """
    touched = {(kind, quantity) for key in changed for kind, quantity in _figures(key)}
    found = []
    for figure in derive_again(name, config).figures:
        known = (figure.scope, figure.quantity) in touched
        if figure.wrong or known:
            found.append(_finding(name, figure, changed=known))
    return found


def _finding(name: str, figure: Compared, *, changed: bool) -> Finding:
    from symcost.recover.result import text

    rule = all_rules()[CODE]
    if figure.wrong:
        what = figure.said
    elif figure.equal:
        what = "it agrees with the second derivation"
    else:
        what = f"it differs from the second derivation by what {figure.note} states"
    message = f"{'changed: ' if changed else ''}{what}"
    hint = rule.hint if figure.wrong else NOTHING
    severity = rule.severity if figure.wrong else "note"
    place = (figure.scope, "", NAMES[figure.quantity])
    return Finding(CODE, severity, name, *place, None, text(figure.ours), message, hint)


def _figures(key: str) -> Iterable[tuple[str, str]]:
    """Kind and quantity of the figures that a formula of a snapshot is part of."""
    parts = key.partition("@")[0].split("/")
    kind, rest = parts[2] if len(parts) > 2 else "", set(parts[3:])
    if "param" in rest and "elements" in rest:
        yield kind, "params"
    if "matmul" in rest:
        yield from ((kind, phase) for phase in ("forward", "backward") if phase in rest)
    if "activation" in rest:
        yield kind, "saved"
    if "cache" in rest:
        yield kind, "cache"
