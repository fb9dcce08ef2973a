"""SC306 unread-config-field."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Book


@rule("SC306", "unread-config-field", severity="note", hint="check whether the field changes what is built")
class UnreadConfigField(Rule[Book]):
    """A field of a config that nothing read.

    The model is priced as if the field were not there.
    """

    bad = Book("model", {}, unread=("field 'sparse_step' is not known",))
    good = Book("model", {})

    def check(self, item: Book) -> Iterator[Problem]:
        for text in item.unread:
            yield Problem(text)
