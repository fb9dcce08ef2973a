"""SC115 flash-keeps-scores."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import union
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, head_dim, heads, seq, width_act


@rule("SC115", "flash-keeps-scores", hint="keep a log-sum-exp for each row instead", on_claims=True)
class FlashKeepsScores(Rule[Operator]):
    """A flash core that writes or keeps the matrix of scores.

    A flash kernel never has the score matrix in memory: it writes the output and one log-sum-exp for each row. A term
    quadratic in the sequence belongs to an eager core. So does a kept matrix that no traffic of the operator writes.
    """

    bad = Operator(
        "attention_core",
        "core",
        "dense",
        statements=(
            Statement(
                "write",
                width_act * (batch * heads * seq**2 + batch * seq * heads * head_dim),
                phase="forward",
                type="attention_core",
                conventions=(("attention", "flash"),),
            ),
        ),
    )
    good = Operator(
        "attention_core",
        "core",
        "dense",
        statements=(
            Statement(
                "write",
                batch * seq * heads * (width_act * head_dim + 4),
                phase="forward",
                type="attention_core",
                conventions=(("attention", "flash"),),
            ),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        known = OPERATORS.get(item.operator)
        if known is None or not known.scores:
            return
        scores = union(known.scores)
        moved = [s for s in item.statements if s.is_traffic]
        silent = bool(moved) and not any(term.sizes in scores for s in moved for term in s.monomials)
        for statement in item.statements:
            if not _judged(statement):
                continue
            flash = dict(statement.conventions).get("attention") == "flash"
            if not (flash or (silent and statement.role)):
                continue
            for term in statement.monomials:
                if term.sizes in scores:
                    why = "a flash core" if flash else "the core keeps a score matrix that its traffic never writes: it"
                    yield about(term, f"is quadratic in seq, a stored score matrix; {why} stores none", statement)


def _judged(statement: Statement) -> bool:
    """Whether it is traffic or a kept tensor, and no list of what a library was seen to keep."""
    stored = statement.is_traffic or statement.role not in ("", "param", "workspace")
    measured = dict(statement.conventions).get("activations") == "autograd"
    return stored and not statement.follows and not measured
