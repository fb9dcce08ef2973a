"""SC302 label-disagrees."""

from collections.abc import Iterator

from symcost.audit.knowledge.names import known, operator_of, same_operator
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator
from symcost.audit.wording import article


@rule("SC302", "label-disagrees", hint="label the operator as what it is")
class LabelDisagrees(Rule[Operator]):
    """An instance named like one operator and labelled as another.

    A sum over a type counts the position embedding as a token embedding, and a filter on the type misses it.
    """

    bad = Operator("embedding", "pos_embedding", "ends")
    good = Operator("pos_embedding", "pos_embedding", "ends")

    def check(self, item: Operator) -> Iterator[Problem]:
        if known(item.name) and not same_operator(item.name, item.type):
            yield Problem(
                f"{item.name} is labelled with the type {item.type}, {article(operator_of(item.type))};"
                f" by its name it is {article(operator_of(item.name))}"
            )
