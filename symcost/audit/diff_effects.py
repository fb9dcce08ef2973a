"""What a change does to real models: a formula's value before and after, for one instance, and how many there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from symcost import dims, frontend
from symcost.audit.diff import Change
from symcost.audit.effects import sizes_of
from symcost.audit.models_alike import graph_sizes, reduced
from symcost.audit.numbers import Number
from symcost.audit.snapshot_file import Snapshot, split
from symcost.audit.subjects import COMPUTE_GRAPH
from symcost.errors import GrammarError
from symcost.ir.conventions import DEFAULTS
from symcost.ir.precision import DEFAULT_POLICY, policy
from symcost.ir.text import evaluate_text


@dataclass(frozen=True)
class Effect:
    """A formula on one model.

    Attributes:
        old, new: value for one instance at the model's sizes.
        times: instances in the model.
    """

    old: Number
    new: Number
    times: Number


class Effects:
    """Effects of the changes between two snapshots on the bundled models."""

    def __init__(self, old: Snapshot, new: Snapshot) -> None:
        self.old, self.new = old, new

    @cached_property
    def owners(self) -> dict[str, list[str]]:
        """Set and family -> bundled models of that structure; `compute_graph` prices whatever has its sizes."""
        found: dict[str, list[str]] = {}
        for slug, family in {**self.old.models, **self.new.models}.items():
            if slug in frontend.bundled():
                found.setdefault(f"standard/{family}", []).append(slug)
        found[f"{COMPUTE_GRAPH}/{COMPUTE_GRAPH}"] = list(frontend.bundled())
        return found

    @cached_property
    def defaults(self) -> dict[str, Number]:
        """What no model states."""
        return _defaults(
            {n: str(v) for n, v in dims.COEFFICIENTS.items()}, self.old.coefficients, self.new.coefficients
        )

    def of(self, change: Change) -> dict[str, Effect]:
        """The effect on every bundled model that has the formula, and has it at least once."""
        if change.key.startswith("coefficients/"):
            return self._of_coefficient(change)
        if "#" in change.key and not change.key.endswith("#count"):
            return {}
        found: dict[str, Effect] = {}
        for key in (change.key, *change.also):
            for slug in self.owners.get("/".join(key.split("/")[:2]), ()):
                effect = self._on(slug, key, change)
                if effect is not None and effect.times and slug not in found:
                    found[slug] = effect
        return dict(sorted(found.items()))

    def _on(self, slug: str, key: str, change: Change) -> Effect | None:
        own = _graph_sizes(slug) if key.startswith(COMPUTE_GRAPH) else sizes_of(slug)
        known = {**self.defaults, **own}
        try:
            old, new = (evaluate_text(text or "0", known) for text in (change.old, change.new))
            return Effect(old, new, self._times(key, known))
        except GrammarError:
            return None

    def _of_coefficient(self, change: Change) -> dict[str, Effect]:
        """A default's effect on each model: forward and backward FLOPs, default conventions, of what speaks of it."""
        name = change.key.partition("/")[2]
        rows: dict[str, list[tuple[str, str]]] = {}
        for key, record in self.new.rows():
            if _default_flops(key) and re.search(rf"\b{name}\b", record["value"]):
                rows.setdefault("/".join(key.split("/")[:2]), []).append((key, record["value"]))
        found: dict[str, Effect] = {}
        for place, spoken in rows.items():
            for slug in self.owners.get(place, ()):
                known = {**self.defaults, **(_graph_sizes(slug) if place.startswith(COMPUTE_GRAPH) else sizes_of(slug))}
                both = [
                    _total(spoken, {**known, name: _number(text)}, self._times) for text in (change.old, change.new)
                ]
                if None not in both and slug not in found:
                    found[slug] = Effect(both[0] or 0, both[1] or 0, 1)
        return dict(sorted(found.items()))

    def _times(self, key: str, known: Mapping[str, Number]) -> Number:
        place, _ = split(key.partition("#")[0])
        if place in self.new.kinds or place in self.old.kinds:
            return 1
        kind, _, component = place.rpartition("/")
        record = self.new.kinds.get(kind) or self.old.kinds.get(kind) or {}
        count: Number = evaluate_text(str(record.get("count", "1")), known)
        return count * int(dict(record.get("components", {})).get(component, 1))


def _graph_sizes(slug: str) -> Mapping[str, Number]:
    """A model's sizes as the set `compute_graph` sees it; nothing for a model that this set cannot price."""
    graph = reduced(slug)
    return graph_sizes(graph) if graph else {}


def _default_flops(key: str) -> bool:
    """Whether a key is of FLOPs of a training step under the default conventions."""
    base, *pairs = key.split("@")
    parts = base.split("/")
    return (
        parts[4] in ("forward", "backward")
        and parts[5] == "flops"
        and all(DEFAULTS.get(name) == option for name, option in (pair.split("=", 1) for pair in pairs))
    )


def _total(
    rows: list[tuple[str, str]], known: Mapping[str, Number], times: Callable[[str, Mapping[str, Number]], Number]
) -> Number | None:
    """The rows' sum over a model; None where it lacks a size that they need."""
    try:
        return sum(times(key, known) * evaluate_text(text, known) for key, text in rows)
    except GrammarError:
        return None


def _number(text: str) -> Number:
    found: Number = evaluate_text(text or "0", {})
    return found


def _defaults(*tables: Mapping[str, str]) -> dict[str, Number]:
    """Default widths, and defaults of coefficients; a later table goes before an earlier one."""
    known: dict[str, Number] = dict(policy(DEFAULT_POLICY).widths())
    for table in tables:
        known |= {name: _number(str(value)) for name, value in table.items()}
    return known
