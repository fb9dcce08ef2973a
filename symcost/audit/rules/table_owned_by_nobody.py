"""SC219 parameters-read-that-nobody-has."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, hidden, seq, vocab, width_param

_SLOT = "param"


@rule("SC219", "parameters-read-that-nobody-has", hint="list the table or gain as a parameter, or say whose it is")
class ParametersReadThatNobodyHas(Rule[Operator]):
    """An operator that reads parameters in forward, has none of its own and borrows none.

    Rows of a table, gains and biases are read at the width of parameters, hence stored by somebody. An operator that
    lists none makes the model's parameters, gradients and optimizer states too small by them.
    """

    bad = Operator(
        "token_embedding",
        "embed",
        "ends",
        statements=(Statement("read", width_param * batch * seq * hidden, phase="forward", slot=_SLOT),),
    )
    good = Operator(
        "token_embedding",
        "embed",
        "ends",
        statements=(
            Statement("read", width_param * batch * seq * hidden, phase="forward", slot=_SLOT),
            Statement("elements", vocab * hidden, role="param", slot=_SLOT),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        read = [s for s in item.find("read", phase="forward") if s.slot == _SLOT and s.value != 0]
        # Of a matmul a rule of its own speaks.
        if item.find("matmul", phase="forward") or item.tied_to or item.of_role("param") or item.of_role("buffer"):
            return
        for statement in read[:1]:
            yield Problem("reads parameters that neither it nor another operator lists", statement)
