"""Finding: one place where a rule doubts a formula, with the reason and the remedy."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

# Worst first: an error is a proof, a warning is a judgement, a note is worth a look.
SEVERITIES = ("error", "warning", "note")


@dataclass(frozen=True)
class Finding:
    """What a rule found.

    Attributes:
        code: of the rule, such as SC101.
        severity: one of SEVERITIES.
        formulas: formula set, or the file that was audited.
        kind, component: where the formula stands; empty for a claim or a whole set.
        quantity: `forward.matmul`, `elements.param`; empty where it is about an operator or a kind.
        claim: name of a sheet's claim, or None.
        formula: the formula in the sheet grammar.
        message: what is wrong, in the names of dims.
        hint: what to do.
        type: of the component; it follows from the place, and tells where its source is.
    """

    code: str
    severity: str
    formulas: str
    kind: str
    component: str
    quantity: str
    claim: str | None
    formula: str
    message: str
    hint: str
    type: str = field(default="", compare=False)

    @property
    def place(self) -> str:
        """Where it is, in one word: `moe.MHAQKV.forward.matmul`, or the claim's name."""
        if self.claim is not None:
            return self.claim
        return ".".join(part for part in (self.kind, self.component, self.quantity) if part) or self.formulas

    @property
    def identity(self) -> tuple[str, ...]:
        """What a baseline remembers: the place and the message, not the text of remedies."""
        return (self.code, self.formulas, self.kind, self.component, self.quantity, self.claim or "", self.message)

    def record(self) -> dict[str, str | None]:
        """As JSON states it."""
        return {name: value for name, value in asdict(self).items() if name != "type"}


def worst_first(findings: list[Finding]) -> list[Finding]:
    """Findings by severity, then code; inside a code in the order in which they were found."""
    return sorted(findings, key=lambda found: (SEVERITIES.index(found.severity), found.code))
