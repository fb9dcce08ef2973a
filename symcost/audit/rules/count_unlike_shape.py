"""SC201 count-unlike-shape."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.shapes import differ, elements_of, switched_on
from symcost.audit.statement import Statement
from symcost.dims import experts, hidden, moe_ffn
from symcost.ir.text import canonical, to_text


@rule("SC201", "count-unlike-shape", severity="error", hint="list every axis in the shape, and count their product")
class CountUnlikeShape(Rule[Statement]):
    """A tensor whose number of elements is not what its shape multiplies to.

    Shape and count of one tensor are stated twice and must agree: an axis is missing (the experts, a second sequence
    axis) or counted twice. A shape that names several weights is their sum.
    """

    bad = Statement(
        "elements",
        experts * hidden * moe_ffn,
        role="param",
        type="moe_experts",
        shape=(("in", hidden), ("out", moe_ffn)),
    )
    good = Statement(
        "elements",
        experts * hidden * moe_ffn,
        role="param",
        type="moe_experts",
        shape=(("experts", experts), ("in", hidden), ("out", moe_ffn)),
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.quantity != "elements" or item.shape is None:
            return
        count, shaped = switched_on(item.value), switched_on(elements_of(item.shape))
        if not differ(count, shaped):
            return
        axes = ", ".join(f"{axis}: {_extent(extent)}" for axis, extent in item.shape)
        missing = canonical(count / shaped)
        more = f", {to_text(missing)} times as many" if not missing.is_Add else ""
        yield Problem(f"{to_text(count)} elements are stated, the shape ({axes}) has {to_text(shaped)}{more}")


def _extent(extent: object) -> str:
    return " x ".join(map(str, extent)) if isinstance(extent, tuple) else str(extent)
