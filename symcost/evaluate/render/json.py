"""JSON: the complete result, whatever the level of the tables."""

from __future__ import annotations

import json

from symcost.evaluate.figures import Figures
from symcost.evaluate.result import result


def json_text(figures: Figures) -> str:
    """The result as JSON text."""
    return json.dumps(result(figures), indent=1, ensure_ascii=True, allow_nan=False) + "\n"
