"""SC213 optimizer-over-unlike-parameters."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, hidden, width_master, width_opt


def _step(*values: object) -> Operator:
    return Operator(
        "optimizer_step", "step", "ends", statements=tuple(Statement("read", v, phase="optimizer") for v in values)
    )


@rule("SC213", "optimizer-over-unlike-parameters", hint="make every figure of the step from one number of parameters")
class OptimizerOverUnlikeParameters(Rule[Operator]):
    """Figures of an optimizer's step that do not go over the same parameters.

    Work and traffic of a step are so many operations and bytes a parameter: all of its figures are multiples of one
    number of parameters. Where two are not, one of them lost or gained a part of the model.
    """

    bad = _step(width_master * (hidden + hidden * ffn), 2 * width_opt * (hidden + 2 * hidden * ffn))
    good = _step(width_master * (hidden + hidden * ffn), 2 * width_opt * (hidden + hidden * ffn))

    def check(self, item: Operator) -> Iterator[Problem]:
        usual: dict[Product, Fraction] | None = None
        for statement in item.statements:
            if statement.phase != "optimizer":
                continue
            for share in _shares(statement):
                usual = usual or share
                sizes = _unlike(usual, share)
                if sizes is not None:
                    message = f"goes over other parameters than the step's other figures: see {product_text(sizes)}"
                    yield Problem(f"{statement.label} in slot {statement.slot} {message}", statement)
                    break


def _shares(statement: Statement) -> list[dict[Product, Fraction]]:
    """The parameters behind each coefficient and width, as coefficients by sizes."""
    found: dict[tuple[object, ...], dict[Product, Fraction]] = {}
    for term in statement.monomials:
        found.setdefault((term.costs, term.widths), {})[term.sizes] = term.coefficient
    return list(found.values())


def _unlike(usual: dict[Product, Fraction], share: dict[Product, Fraction]) -> Product | None:
    """Sizes whose coefficient is not in the same ratio as most others."""
    ratios = {sizes: share.get(sizes, Fraction(0)) / number for sizes, number in usual.items()}
    ratios |= {sizes: Fraction(-1) for sizes in share if sizes not in usual}
    values = list(ratios.values())
    most = max(values, key=values.count)
    return next((sizes for sizes, ratio in ratios.items() if ratio != most), None)
