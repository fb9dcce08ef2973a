"""Classes that hold the image side of a model of texts and images alone, and classify."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from symcost.frontend.classes import named_class
from symcost.frontend.config import Config
from symcost.frontend.family import Family
from symcost.frontend.registry import known_family

END = "ForImageClassification"
LABELS = ("num_labels", "id2label", "architectures")


def image_side(config: Config) -> tuple[Config, Family] | None:
    """The image side's config with the whole's labels, and how it is read; None where no such class is named."""
    model_type, inner = config.raw("model_type"), config.raw("vision_config")
    if not isinstance(inner, Mapping) or not named_class(config).endswith(END):
        return None
    family = known_family(model_type)
    if family is None or END not in family.classes:
        return None
    labels = {key: config.data[key] for key in LABELS if key in config.data}
    side = Config({**inner, **labels}, config.where, "vision_config.")
    side.used.add("model_type")
    return side, replace(family.classes[END], model_type=family.model_type)
