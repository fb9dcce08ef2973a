"""Every error a user can meet: what happened, where, and what to do about it."""

from __future__ import annotations

import re
from collections.abc import Collection

from symcost.plain_text import visible

# Exit status of a command that is interrupted, as a shell tells of SIGINT.
INTERRUPTED = 130
# Digits of a number inside a message.
_LONGEST = 60


def one_line(text: str) -> str:
    """A message on one line: what no terminal or runner should act on is escaped, endless numbers are cut."""
    cut = re.sub(rf"[0-9]{{{_LONGEST + 1},}}", lambda found: f"{found[0][: _LONGEST - 3]}...", text)
    return visible("".join(mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in cut))


class SymcostError(Exception):
    """Base of all errors that symcost raises on purpose; the command line turns it into exit status 2.

    Args:
        what: one sentence that names the field and its value.
        where: the file, sheet, component or command the sentence is about.
        hint: the remedy, as an instruction.
    """

    def __init__(self, what: str, *, where: str = "", hint: str = "") -> None:
        self.what, self.where, self.hint = what, where, hint
        super().__init__(what)

    def __str__(self) -> str:
        prefix = f"{self.where}: " if self.where else ""
        suffix = f" ({self.hint})" if self.hint else ""
        return f"{prefix}{self.what}{suffix}"

    def at(self, where: str) -> SymcostError:
        """The same error, placed: an inner function rarely knows the name of the file it reads."""
        return type(self)(self.what, where=self.where or where, hint=self.hint)


class SpecError(SymcostError):
    """A model, config, case or stack that cannot be priced as it stands."""


class UsageError(SymcostError):
    """A command, option or name that does not exist or does not fit the model."""


class GrammarError(SymcostError):
    """Text that is no expression of the sheet grammar, or names something unknown."""


class BudgetError(GrammarError):
    """Text that is an expression, but leads to more work than it is worth."""


class RecoverError(SymcostError):
    """A program that no exact formula could be found for; says at which points."""


class ProofError(SymcostError):
    """Two forms of one formula that differ: a defect of the compiler, never of its input."""


class VerifyError(SymcostError):
    """A cost model that breaks an invariant of the IR: a defect of the compiler or of a component."""


class BuildError(SymcostError):
    """A program that cannot be built on this machine; whatever needs it has a slower way."""


class BackendWarning(UserWarning):
    """An evaluator runs another way than was asked for; says why."""


class SpecWarning(UserWarning):
    """Something was assumed or left out while a model was read; shown on stderr and in JSON."""


def check_form(form: str, forms: Collection[str]) -> None:
    """Refuses a format that an answer does not have.

    Raises:
        UsageError: it is not one of `forms`.
    """
    if form not in forms:
        raise UsageError(f"--format {form!r} does not exist", hint=f"known: {', '.join(forms)}")
