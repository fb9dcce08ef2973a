"""Which head an encoder is priced with: the one that `architectures` names, else the family's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from symcost.frontend.classes import OVER_TOKENS, applied, end_of
from symcost.frontend.config import Config
from symcost.ir.spec import Features


@dataclass(frozen=True)
class Heads:
    """Heads of a family's classes.

    Attributes:
        own: the family's head, where `architectures` names none.
        by_class: end of a class's name -> features of its head.
    """

    own: str
    by_class: Mapping[str, Mapping[str, str | bool]]

    def read(self, config: Config, sizes: dict[str, int], features: Features) -> Features:
        """The features with the head's; `labels` is read where a classifier needs it."""
        return applied(config, self._stated(config), sizes, features)

    def _stated(self, config: Config) -> Mapping[str, str | bool]:
        end = end_of(config, str(config.raw("model_type")), tuple(self.by_class))
        return self.by_class.get(end or self.own, {})


def without(heads: Heads, *ends: str) -> Heads:
    """The heads but those of some classes, which are then refused."""
    return replace(heads, by_class={end: head for end, head in heads.by_class.items() if end not in ends})


MASKED = {"head": "mlm"}
# A decoder's class that looks both ways, as one does whose config does not say `is_decoder`, is the masked one.
LANGUAGE = {"ForMaskedLM": MASKED, "ForCausalLM": MASKED, "LMHeadModel": MASKED}
# Classes of encoders over text whose pooler stands in the bare model too.
WITH_POOLER = Heads(
    "ForMaskedLM",
    {
        **LANGUAGE,
        "ForSequenceClassification": {"head": "classifier", "pooler": True},
        "Model": {"head": "none", "pooler": True},
        **OVER_TOKENS,
    },
)
# The same where only the classifier has one.
WITHOUT_POOLER = Heads(
    "ForMaskedLM",
    {
        **LANGUAGE,
        "ForSequenceClassification": {"head": "classifier", "pooler": True},
        "Model": {"head": "none"},
        **OVER_TOKENS,
    },
)
IMAGES = Heads(
    "ForImageClassification",
    {"ForImageClassification": {"head": "classifier"}, "Model": {"head": "none", "pooler": True}},
)
