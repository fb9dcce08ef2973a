"""SC203 shape-lists-what-a-switch-removes."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.shapes import elements_of, is_bias, switched_off
from symcost.audit.statement import Statement
from symcost.dims import beta_bias, ffn, hidden
from symcost.ir.text import canonical


@rule("SC203", "shape-lists-what-a-switch-removes", hint="leave the bias out of the shape where the switch is off")
class ShapeListsRemovedPart(Rule[Statement]):
    """A shape that lists a bias although the count multiplies it by a switch that may be 0.

    Whoever reads the shape allocates what the count says is not there.
    """

    bad = Statement(
        "elements",
        hidden * ffn + ffn * beta_bias,
        role="param",
        type="ffn_up",
        shape=(("row", hidden), ("column", ffn), ("bias", ffn)),
    )
    good = Statement("elements", hidden * ffn, role="param", type="ffn_up", shape=(("row", hidden), ("column", ffn)))

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.quantity != "elements" or item.shape is None or item.follows:
            return
        listed = [axis for axis, _ in item.shape if is_bias(axis)]
        removed = canonical(item.value - switched_off(item.value))
        if listed and removed != 0 and elements_of(item.shape).free_symbols:
            yield Problem(
                f"the shape lists {', '.join(listed)} whatever the switch says that the count multiplies it by"
            )
