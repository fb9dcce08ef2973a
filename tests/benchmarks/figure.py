"""One measured figure: what, against what, how they compare, and the bar it is held to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

# Models of the standard set whose modules are held to the same ratios within this factor.
MODELS, WITHIN = ("deepseek_v3", "qwen3_next"), 1.5


@dataclass(frozen=True)
class Figure:
    """A line of the table.

    Attributes:
        seconds: median of what is measured, for `points` results of the kind that the name says.
        against: the baseline in words, and its median; None where a figure is only reported.
        faster: whether the ratio is baseline over figure ("at least") instead of figure over baseline ("at most").
        bar: the ratio (or, with no baseline, the seconds) that the figure is held to.
        note: why it was skipped, or what the reader must know.
    """

    name: str
    seconds: float | None = None
    against: str = ""
    baseline: float | None = None
    faster: bool = False
    bar: float | None = None
    points: int = 1
    note: str = ""

    @property
    def ratio(self) -> float | None:
        if self.seconds is None or not self.baseline:
            return None
        return self.baseline / self.seconds if self.faster else self.seconds / self.baseline

    @property
    def holds(self) -> bool | None:
        """Whether the bar holds; None where there is none."""
        measured = self.ratio if self.against else self.seconds
        if self.bar is None or measured is None:
            return None
        return measured >= self.bar if self.faster else measured <= self.bar


@dataclass(frozen=True)
class Options:
    """How to measure.

    Attributes:
        source: Compute_Graph.py, the program that the set `compute_graph` restates; its rows are skipped without it.
        rounds: how many interleaved rounds a median is over.
        scale: configs of the large rows.
    """

    source: Path | None = None
    rounds: int = 7
    scale: int = 1_000_000


Topic = Callable[[Options], Iterator[Figure]]


@dataclass
class Topics:
    """What can be measured, by name."""

    known: dict[str, Topic] = field(default_factory=dict)

    def add(self, name: str) -> Callable[[Topic], Topic]:
        def register(topic: Topic) -> Topic:
            self.known[name] = topic
            return topic

        return register


TOPICS = Topics()
