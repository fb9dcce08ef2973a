"""Front ends: a Hugging Face config, or a model spec of our own, becomes a validated ModelSpec."""

from symcost.frontend.build import from_config
from symcost.frontend.load import bundled, by_name, families, load, raw_config
from symcost.frontend.source import Document, read_document

__all__ = ["Document", "bundled", "by_name", "families", "from_config", "load", "raw_config", "read_document"]
