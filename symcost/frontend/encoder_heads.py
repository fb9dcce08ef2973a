"""Which head an encoder is priced with: the one that `architectures` names, else the family's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from symcost.frontend.config import Config, show
from symcost.ir.spec import Features

# The library's number of labels where a config states none.
DEFAULT_LABELS = 2


@dataclass(frozen=True)
class Heads:
    """Heads of a family's classes.

    Attributes:
        own: the family's head, where `architectures` names none.
        by_class: end of a class's name -> features of its head, the longest end first.
    """

    own: str
    by_class: Mapping[str, Mapping[str, str | bool]]

    def read(self, config: Config, sizes: dict[str, int], features: Features) -> Features:
        """The features with the head's; `labels` is read where a classifier needs it."""
        chosen = replace(features, **self._stated(config))  # type: ignore[arg-type]
        if chosen.head == "classifier":
            sizes["labels"] = labels(config)
        return chosen

    def _stated(self, config: Config) -> Mapping[str, str | bool]:
        names = config.raw("architectures")
        if not isinstance(names, list) or not names:
            return self.by_class.get(self.own, {})
        for end, head in self.by_class.items():
            if str(names[0]).endswith(end):
                return head
        config.warn(f"architectures names {show(names[0])}; priced as {self.own}")
        return self.by_class.get(self.own, {})


def labels(config: Config) -> int:
    """Classes of a classifier: counted, listed, or the library's two."""
    stated = config.integer(["num_labels"])
    if isinstance(stated, int):
        return stated
    listed = config.mapping("id2label")
    return len(listed) or DEFAULT_LABELS


MASKED = {"head": "mlm"}
# Classes of encoders over text whose pooler stands in the bare model too.
WITH_POOLER = Heads(
    "ForMaskedLM",
    {
        "ForMaskedLM": MASKED,
        "ForSequenceClassification": {"head": "classifier", "pooler": True},
        "Model": {"head": "none", "pooler": True},
    },
)
# The same where only the classifier has one.
WITHOUT_POOLER = Heads(
    "ForMaskedLM",
    {
        "ForMaskedLM": MASKED,
        "ForSequenceClassification": {"head": "classifier", "pooler": True},
        "Model": {"head": "none"},
    },
)
IMAGES = Heads(
    "ForImageClassification",
    {"ForImageClassification": {"head": "classifier"}, "Model": {"head": "none", "pooler": True}},
)
