"""SC118 operator-depends-on-layers."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.audit.wording import article
from symcost.dims import batch, hidden, layers, seq, vocab

# Over all parameters of a model.
_WHOLE_MODEL = ("optimizer_step",)


@rule("SC118", "operator-depends-on-layers", hint="leave the layers to the sum over the model", summed=True)
class OperatorDependsOnLayers(Rule[Statement]):
    """The formula of one operator with the number of layers in it.

    An operator stands once in a layer, an embedding, a head or a loss once in a model. The number of layers
    multiplies a layer when a model is added up; in an operator it is counted twice, and in a head it is wrong.
    """

    bad = Statement("matmul", 2 * batch * seq * hidden * vocab * layers, phase="forward", type="lm_head")
    good = Statement("matmul", 2 * batch * seq * hidden * vocab, phase="forward", type="lm_head")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.operator in _WHOLE_MODEL or item.says("all layers", "model", "cach"):
            return
        for term in item.monomials:
            if term.degree("layers"):
                yield about(term, f"of {article(item.operator)} depends on the number of layers (layers)")
                return
