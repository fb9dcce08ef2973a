"""SC208 width-of-another-role."""

from collections.abc import Iterator

from symcost import dims
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq, width_act, width_param

WIDTHS = {
    "param": "width_param",
    "master_param": "width_master",
    "activation": "width_act",
    "optimizer_state": "width_opt",
    "param_gradient": "width_param_grad",
    "input_gradient": "width_act_grad",
}


@rule("SC208", "width-of-another-role", hint="use the width of what is stored")
class WidthOfAnotherRole(Rule[Statement]):
    """Bytes of a tensor at the width of a tensor of another role.

    Parameters, activations, gradients and optimizer states have dtypes of their own. A mask has one byte an element
    whatever the activations have.
    """

    bad = Statement(
        "bytes",
        batch * seq * hidden * width_param,
        role="activation",
        type="rms_norm",
        claim="kept",
        letters=frozenset(("width_param", "width_act")),
    )
    good = Statement(
        "bytes",
        batch * seq * hidden * width_act,
        role="activation",
        type="rms_norm",
        claim="kept",
        letters=frozenset(("width_param", "width_act")),
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        right = WIDTHS.get(item.role)
        if item.quantity != "bytes" or item.claim is None or right is None:
            return
        widths = {width for term in item.monomials for width in term.widths}
        if widths and right not in widths and len(item.letters & set(dims.WIDTHS)) > 1:
            yield Problem(f"bytes of role {item.role} are at the byte width {', '.join(sorted(widths))}, not {right}")
        if item.operator == "dropout" and item.role == "activation" and all(term.widths for term in item.monomials):
            yield Problem("a dropout mask is charged at the width of an activation; it has one byte an element")
