"""Two models, two plans of one, or two ways to count it: what differs, component by component."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.api.sharding import from_text
from symcost.evaluate.question import Options
from symcost.ir.conventions import TRAINING
from symcost.typed import typed

if TYPE_CHECKING:
    from symcost.audit.compare import Comparison


@typed
def compare(a: str, b: str, quantity: str | None = None, options: Options | None = None) -> Comparison:
    """The difference between two sides as `symcost compare` takes them: `compare("llama-3-8b", "@tp=8,zero=1")`.

    Args:
        quantity: training's matmul FLOPs unless stated. options: lengths, conventions and precision of both.

    Raises:
        SpecError, UsageError, GrammarError: no such model, plan, profile or quantity.
    """
    from symcost.audit.compare import compare as compared
    from symcost.audit.sides import read_sides

    asked = options or Options()
    training = asked.workload == TRAINING
    return compared(*read_sides(a, b, asked, divide=lambda text: from_text(text, training)), quantity)
