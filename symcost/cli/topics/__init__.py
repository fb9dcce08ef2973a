"""What `list` lists and `explain` explains: one module a topic, with `names` and `explain`.

`names()` gives a line for each name; `explain(name)` gives a page, or None for a name of another topic. Both import
what they need when called.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from symcost.cli import console, wrapping
from symcost.errors import UsageError
from symcost.evaluate.names import unknown

# In the order in which `explain` looks.
TOPICS = (
    "families",
    "models",
    "components",
    "dims",
    "rules",
    "precisions",
    "kinds",
    "conventions",
    "workloads",
    "tuning",
    "hardware",
)


def topic(name: str) -> ModuleType:
    """A topic by name.

    Raises:
        UsageError: no such topic, with the known ones.
    """
    if name not in TOPICS:
        raise unknown("topic", name, TOPICS)
    return import_module(f"symcost.cli.topics.{name}")


def pages(name: str) -> list[str]:
    """What every topic says about a name.

    Raises:
        UsageError: no topic knows the name; near ones are named.
    """
    found = [page for topic_name in TOPICS if (page := topic(topic_name).explain(name))]
    if found:
        return found
    known = sorted({known for topic_name in TOPICS for known in topic(topic_name).names()})
    raise unknown("name", name, known, more="symcost list families|models|components|dims|... prints what there is")


def served_page(name: str, workload: str) -> str:
    """What a component is and costs in a step of a served model.

    Raises:
        UsageError: no such workload or name, or a name that is no component.
    """
    from symcost.evaluate.question import check_workload

    found: str | None = topic("components").explain(name, check_workload(workload))
    if found is None:
        pages(name)
        problem = f"--workload {workload} does not apply: {name} is no component"
        raise UsageError(problem, hint="leave it out, or choose of symcost list components")
    return found


def page(title: str, facts: list[tuple[str, str]], text: str = "") -> str:
    """A heading, a paragraph and aligned facts, as wide as the terminal."""
    width = console.width()
    lines = [title, *(wrapping.paragraph(text, width, 2) if text else []), *wrapping.facts(facts, width)]
    return "\n".join(line.rstrip() for line in lines)
