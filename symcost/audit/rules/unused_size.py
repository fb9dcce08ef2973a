"""SC304 unused-size."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Book, Operator, Statement
from symcost.dims import batch, hidden, seq


def _book(*sizes: str) -> Book:
    statement = Statement("vector", batch * seq * hidden, phase="forward", type="residual")
    return Book("set", {"dense": (Operator("residual", "sum", "dense", statements=(statement,)),)}, sizes=sizes)


@rule("SC304", "unused-size", hint="use it, or take it out of what can be set")
class UnusedSize(Rule[Book]):
    """A size or coefficient that can be set and that no formula depends on.

    Whoever changes it sees no difference and believes that there is none.
    """

    bad = _book("hidden", "capacity_factor")
    good = _book("hidden")

    def check(self, item: Book) -> Iterator[Problem]:
        if not item.sizes:
            return
        used = {symbol.name for o in item.operators for s in o.statements for symbol in s.value.free_symbols}
        for name in item.sizes:
            if name not in used | item.counted:
                yield Problem(f"{name} can be set and no formula depends on it", quantity=name)
