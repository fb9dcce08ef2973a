"""SC222 input-of-a-matmul-not-kept."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Product, monomials, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq, width_act

_SLOT = "act"
# Coefficients by sizes.
Kept = defaultdict[Product, Fraction]
# Operators that hand on a stream which others have kept, or need nothing of.
_STREAM = ("residual", "dropout", "layer_scale")


def _audited(*kept: object) -> AuditedModel:
    x = width_act * batch * seq * hidden
    moved = (Statement("read", x, phase="forward", slot=_SLOT), Statement("write", x, phase="forward", slot=_SLOT))
    back = Statement("read", x, phase="backward", slot=_SLOT)
    tensors = tuple(Statement("elements", value, role="activation", slot=_SLOT) for value in kept)
    norm = Operator("rms_norm", "norm", "dense", group="norm", statements=(*moved, back, *tensors))
    weight = Statement("elements", hidden**2, role="param", slot="param")
    project = Operator("output_projection", "project", "dense", group="attention", statements=(moved[0], back, weight))
    return AuditedModel("set", {"dense": (norm, project)})


@rule("SC222", "input-of-a-matmul-not-kept", hint="keep the input where it is made, or where it is read")
class InputOfAMatmulNotKept(Rule[AuditedModel]):
    """A weight matmul whose input neither it nor the operator that made it keeps.

    The gradient of a weight is a product with the matmul's input. Whoever made that input keeps it, beside what its
    own backward reads; or the matmul does.
    """

    bad = _audited(batch * seq * hidden)
    good = _audited(batch * seq * hidden, batch * seq * hidden)

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for operators in item.kinds.values():
            keeps = [_kept(operator.of_role("activation")) for operator in operators]
            for place, operator in enumerate(operators if any(keeps) else ()):
                known = OPERATORS.get(operator.operator)
                if known is None or not known.contracts_weights or not operator.of_role("param"):
                    continue
                reads = operator.find("read", phase="backward")
                for sizes in sorted(_kept(reads)):
                    if not keeps[place][sizes] and _forgotten(operators[:place], keeps, sizes):
                        message = f"backward reads its input of {product_text(sizes)}, which nobody keeps"
                        yield Problem(message, reads[0], operator)


def _forgotten(before: Sequence[Operator], keeps: Sequence[Kept], sizes: Product) -> bool:
    """Whether since an input was made less is kept than the input and what its maker reads of its own."""
    made = [place for place, operator in enumerate(before) if _kept(operator.find("write", phase="forward"))[sizes] > 0]
    makers = [place for place in made if before[place].type not in _STREAM]
    if not makers or (known := OPERATORS.get(before[makers[-1]].operator)) is None or known.contracts_weights:
        return False
    last = makers[-1]
    own = _reads_of_others(before[last], sizes) and made[0] == last
    # What the maker itself reads may have been kept before it.
    return sum(max(kept[sizes], Fraction(0)) for kept in keeps[0 if own else last : len(before)]) < 1 + own


def _reads_of_others(maker: Operator, sizes: Product) -> bool:
    """Whether the maker's backward reads an input of these sizes, beside what it made."""
    if maker.cost is None:
        return _kept(maker.find("read", phase="backward"))[sizes] > 0
    made = {t.name for kernel in maker.cost.forward.kernels for t in kernel.writes}
    read = {t.name: t for kernel in maker.cost.backward.kernels for t in kernel.reads if t.slot == _SLOT}
    return any(sizes == term.sizes for name, t in read.items() if name not in made for term in monomials(t.elements))


def _kept(statements: tuple[Statement, ...]) -> Kept:
    """Coefficients by sizes, of what is in the activations' slot."""
    found: Kept = defaultdict(Fraction)
    for statement in statements:
        for term in statement.monomials if statement.slot == _SLOT else ():
            found[term.sizes] += term.coefficient
    return found
