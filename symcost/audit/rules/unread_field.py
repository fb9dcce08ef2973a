"""SC306 unread-config-field."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel


@rule("SC306", "unread-config-field", severity="note", hint="check whether the field changes what is built")
class UnreadConfigField(Rule[AuditedModel]):
    """A field of a config that nothing read.

    The model is priced as if the field were not there.
    """

    bad = AuditedModel("model", {}, unread=("field 'sparse_step' is not known",))
    good = AuditedModel("model", {})

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for text in item.unread:
            yield Problem(text)
