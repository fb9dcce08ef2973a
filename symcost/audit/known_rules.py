"""The rules there are, found by walking the folder and plugins; the page of each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from symcost import plugins
from symcost.audit import rules
from symcost.audit.rule import Rule, Rules
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.docstrings import docstring
from symcost.errors import UsageError


@cache
def all_rules() -> dict[str, Rules]:
    """Every rule by its code, found by walking the folder and plugins."""
    found: dict[str, Rules] = {}
    own = [import_module(f"{rules.__name__}.{info.name}") for info in iter_modules(rules.__path__)]
    for module in (*own, *plugins.modules(plugins.RULES)):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Rule) and value.__module__ == module.__name__:
                if value.code in found:
                    raise ValueError(f"two rules have the code {value.code}")
                found[value.code] = value()
    return dict(sorted(found.items()))


@cache
def rules_for(judged: type) -> tuple[Rules, ...]:
    """Rules that judge one kind of thing."""
    return tuple(found for found in all_rules().values() if found.judges is judged)


def describe(code: str) -> str:
    """The page of a rule: what it finds, why that is bad, an example of each side, what to do.

    Raises:
        UsageError: no such rule.
    """
    found = all_rules().get(code)
    if found is None:
        raise UsageError(f"unknown rule {code!r}", hint=f"known: {', '.join(all_rules())}")
    return "\n".join(
        (
            f"rule {found.code} {found.name} ({found.severity})",
            "",
            docstring(found),
            "",
            f"  bad   {example(found.bad)}",
            f"  good  {example(found.good)}",
            f"  then  {found.hint}",
        )
    )


def example(item: Statement | Operator | AuditedModel) -> str:
    """An example in one line."""
    if isinstance(item, Statement):
        where = " ".join(part for part in (item.type or "any", item.label) if part)
        twin = f"; its twin {item.twin.formula}" if item.twin else ""
        return f"{where}: {item.formula}{twin}"
    if isinstance(item, Operator):
        parts = ", ".join(f"{s.label}: {s.formula}" for s in item.statements) or "no formulas"
        return f"{item.type}: {parts}"
    kinds = "; ".join(f"{name}: {', '.join(o.name for o in parts)}" for name, parts in item.kinds.items())
    more = {"declared": item.declared, "sizes": item.sizes, "unread": item.unread}
    return (
        "; ".join(filter(None, (kinds, *(f"{k}: {', '.join(v)}" for k, v in more.items() if v))))
        or "nothing of the kind"
    )


def names() -> dict[str, str]:
    """Code -> name of the bad pattern."""
    return {code: found.name for code, found in all_rules().items()}
