"""SC209 claim-unlike-its-twin."""

from collections.abc import Iterator

from symcost.audit.knowledge.twins import form_difference
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq


@rule("SC209", "claim-unlike-its-twin", hint="give both the same form")
class ClaimUnlikeItsTwin(Rule[Statement]):
    """A claim of another form than the claim that it names as its twin.

    Two norms of a layer, or the dense and the expert version of one operator, are the same formula over other sizes.
    """

    bad = Statement(
        "vector",
        4 * batch * seq,
        phase="forward",
        type="rms_norm",
        claim="second norm",
        twin=Statement("vector", 4 * batch * seq * hidden, phase="forward", type="rms_norm", claim="first norm"),
    )
    good = Statement(
        "vector",
        4 * batch * seq * hidden,
        phase="forward",
        type="rms_norm",
        claim="second norm",
        twin=Statement("vector", 4 * batch * seq * hidden, phase="forward", type="rms_norm", claim="first norm"),
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.twin is None:
            return
        what = form_difference(item.twin, item)
        if what:
            yield Problem(f"it differs from its twin {item.twin.claim!r}: {what}")
