"""SC210 bytes-unlike-elements."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.shapes import differ, switched_on
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, hidden, width_param
from symcost.ir.precision import DTYPE_BYTES, STORAGE_SLOTS
from symcost.ir.tensor import width
from symcost.ir.text import to_text


@rule("SC210", "bytes-unlike-elements", severity="error", hint="bytes are elements times the width of the slot")
class BytesUnlikeElements(Rule[Operator]):
    """A tensor whose bytes are not its elements times the width of its slot."""

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", slot="param", tensor="w"),
            Statement("bytes", 2 * hidden * ffn * width_param, role="param", slot="param", tensor="w"),
        ),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", slot="param", tensor="w"),
            Statement("bytes", hidden * ffn * width_param, role="param", slot="param", tensor="w"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        elements = {s.tensor: s for s in item.statements if s.quantity == "elements"}
        for statement in item.statements:
            counted = elements.get(statement.tensor)
            known = statement.slot in STORAGE_SLOTS or statement.slot in DTYPE_BYTES
            if statement.quantity != "bytes" or counted is None or not known:
                continue
            wanted = switched_on(counted.value) * width(statement.slot)
            if differ(switched_on(statement.value), wanted):
                text = to_text(counted.value)
                yield Problem(
                    f"bytes of {statement.tensor} are not its {text} elements times one byte width", statement
                )
