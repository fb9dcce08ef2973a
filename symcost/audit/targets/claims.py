"""Cards: claims of a sheet that say what their formula is, judged by the rules without any compiled model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from sympy import Expr

from symcost import dims
from symcost.audit.knowledge.names import ALIASES, STANDARD, known
from symcost.audit.sheets import Claim, Sheet
from symcost.audit.statement import Statement
from symcost.errors import GrammarError, SpecError, SymcostError
from symcost.ir.conventions import BY_NAME
from symcost.ir.role_names import ROLES
from symcost.ir.text import parse_expression
from symcost.ir.text.symbolic import ParsedExpression

PHASES = ("forward", "backward", "train", "optimizer")
_PER_PHASE = ("matmul", "vector", "flops", "read", "write", "hbm", "total")
_PER_TENSOR = ("elements", "bytes")
_COUNTS = {"params": "param", "params_active": "param", "buffers": "buffer"}
_FIELDS = ("component", "phase", "quantity", "role", "attention", "twin", *BY_NAME)
_ALWAYS_TOTAL = "hbm"


def statements_of(sheet: Sheet) -> tuple[Statement, ...]:
    """The sheet's cards.

    Raises:
        SpecError: no claim has `states`, or one states something unknown.
        GrammarError: a formula that is none, or that uses a name that the sheet does not state.
    """
    reader = _Reader(sheet)
    cards = [claim for claim in sheet.claims if claim.states]
    if not cards:
        hint = "add `states` to claims that rules shall judge; `symcost check` judges `equals`"
        raise SpecError("no claim says what its formula is", where=sheet.file, hint=hint)
    return tuple(reader.statement(claim) for claim in cards)


class _Reader:
    """Turns the claims of one sheet into statements."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.claims = {claim.name: claim for claim in sheet.claims}
        self.open: list[str] = []
        new = {name for text in sheet.assume.values() for name in _names(text)}
        self.new = new | {name for claim in sheet.claims for text in claim.assume.values() for name in _names(text)}

    def statement(self, claim: Claim) -> Statement:
        try:
            return self._statement(claim)
        except SymcostError as problem:
            raise problem.at(self.sheet.place(claim)) from problem

    def _statement(self, claim: Claim) -> Statement:
        states = claim.states
        _check_fields(states)
        quantity, role = _quantity(states)
        parsed = self.read(claim.formula)
        letters = {*self.sheet.letters.values(), *parsed.names} & dims.DIMS.keys()
        stated = {**self.sheet.conventions, **claim.conventions, **{n: states[n] for n in BY_NAME if n in states}}
        return Statement(
            quantity,
            parsed.value,
            phase=states.get("phase", ""),
            role=role,
            type=states["component"],
            conventions=tuple(sorted(stated.items())),
            claim=claim.name,
            text=claim.formula,
            literals=tuple(literal.text for literal in parsed.literals),
            letters=frozenset(letters),
            twin=self.twin(claim),
            assume=tuple(self.assumed({**self.sheet.assume, **claim.assume})),
            active=states.get("quantity") == "params_active",
        )

    def twin(self, claim: Claim) -> Statement | None:
        name = claim.states.get("twin")
        if not name or claim.name in self.open:
            return None
        if name not in self.claims or not self.claims[name].states:
            near = get_close_matches(name, [c.name for c in self.sheet.claims if c.states], n=1)
            remedy = f"did you mean {near[0]!r}?" if near else "name another claim of this sheet that has `states`"
            raise SpecError(f"twin {name!r} is no card of this sheet", hint=remedy)
        self.open.append(claim.name)
        found = self.statement(self.claims[name])
        self.open.pop()
        return found

    def assumed(self, assume: Mapping[str, str]) -> Iterator[tuple[Expr, Expr]]:
        """Sizes and what is assumed of them; new letters on the right side are non-negative."""
        for name, text in assume.items():
            yield self.name(name), self.read(text).value

    def read(self, text: str) -> ParsedExpression:
        return parse_expression(text, self.name)

    def name(self, name: str) -> Expr:
        """A letter, a dim, an own name for a longer expression, or a letter that `assume` introduces."""
        letters, where = self.sheet.letters, self.sheet.where
        if name in letters:
            return dims.symbol(letters[name])
        if name in where:
            return self.read(where[name]).value
        if "." in name:
            hint = "a card is judged by what it says itself: write the formula out"
            raise GrammarError(f"path {name!r} in a card", hint=hint)
        try:
            return dims.symbol(name)
        except GrammarError:
            if name in self.new:
                return dims.letter(name)
            near = get_close_matches(name, [*letters, *where, *dims.DIMS], n=3)
            remedy = f"did you mean {' or '.join(near)}?" if near else "state it in `letters`"
            raise GrammarError(f"unknown name {name!r}", hint=remedy) from None


def _names(text: str) -> frozenset[str]:
    from symcost.audit.vocabulary import names_in

    return names_in((text,))


def _check_fields(states: Mapping[str, str]) -> None:
    for name in states:
        if name not in _FIELDS:
            raise SpecError(f"unknown field {name!r} in states", hint=f"known: {', '.join(_FIELDS)}")
    component, phase = states.get("component", ""), states.get("phase", "")
    if not known(component):
        near = get_close_matches(component, [*sorted(STANDARD), *ALIASES], n=3)
        remedy = f"did you mean {' or '.join(near)}?" if near else "symcost list components prints the known types"
        raise SpecError(f"states.component: {component!r} is no component type", hint=remedy)
    if phase and phase not in PHASES:
        raise SpecError(f"states.phase: unknown phase {phase!r}", hint=f"known: {', '.join(PHASES)}")
    for name in BY_NAME:
        if name in states and states[name] not in BY_NAME[name].options:
            raise SpecError(
                f"states.{name}: {states[name]!r} is no option", hint=f"known: {', '.join(BY_NAME[name].options)}"
            )


def _quantity(states: Mapping[str, str]) -> tuple[str, str]:
    """Quantity and role of a statement."""
    quantity, role, phase = states.get("quantity", ""), states.get("role", ""), states.get("phase", "")
    if role and role not in ROLES:
        raise SpecError(f"states.role: unknown role {role!r}", hint=f"known: {', '.join(ROLES)}")
    if quantity in _COUNTS:
        return "elements", _COUNTS[quantity]
    if quantity in _PER_TENSOR:
        if not role:
            raise SpecError(f"states.role is missing beside quantity {quantity}", hint=f"known: {', '.join(ROLES)}")
        return quantity, role
    if quantity not in _PER_PHASE:
        known_ones = ", ".join((*_PER_PHASE, *_PER_TENSOR, *_COUNTS))
        raise SpecError(f"states.quantity: unknown quantity {quantity!r}", hint=f"known: {known_ones}")
    if not phase:
        raise SpecError(f"states.phase is missing beside quantity {quantity}", hint=f"known: {', '.join(PHASES)}")
    return ("total" if quantity == _ALWAYS_TOTAL else quantity), ""
