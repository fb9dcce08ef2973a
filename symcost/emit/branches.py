"""Formulas with conventions to a tree of switches, in which each variable is set as high up as it can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sympy import Expr, Integer, Symbol

from symcost.emit.program import Block, Path, Switch
from symcost.errors import VerifyError
from symcost.ir.conventions import BY_NAME, ordered
from symcost.ir.formula import Formula, Term


@dataclass(frozen=True)
class Assignment:
    """A variable that one case sets."""

    path: Path
    variable: Symbol
    value: Expr


@dataclass
class Branches:
    """Switches under construction.

    Attributes:
        blocks: every block by its path, the root by ().
        assignments: what cases set.
    """

    blocks: dict[Path, Block] = field(default_factory=lambda: {(): Block()})
    assignments: list[Assignment] = field(default_factory=list)
    _switches: int = 0

    def set(self, variables: Mapping[Symbol, Formula], path: Path = ()) -> None:
        """Set variables at a block: at once where nothing decides, else under a switch by their first convention."""
        later: dict[str, dict[Symbol, Formula]] = {}
        for variable, formula in variables.items():
            if formula.depends:
                later.setdefault(formula.depends[0], {})[variable] = formula
            else:
                self.assignments.append(Assignment(path, variable, amount(formula)))
        for convention in ordered(set(later)):
            self._switch(convention, later[convention], path)

    def _switch(self, convention: str, variables: Mapping[Symbol, Formula], path: Path) -> None:
        cases: list[tuple[list[str], dict[Symbol, Formula]]] = []
        for option in BY_NAME[convention].options:
            fixed = {variable: restrict(formula, option) for variable, formula in variables.items()}
            for options, known in cases:
                if known == fixed:
                    options.append(option)
                    break
            else:
                cases.append(([option], fixed))
        number, self._switches = self._switches, self._switches + 1
        switch = Switch(convention, [])
        self.blocks[path].items.append(switch)
        for index, (options, fixed) in enumerate(cases):
            inner = (*path, (number, index))
            self.blocks[inner] = Block()
            switch.cases.append((tuple(options), self.blocks[inner]))
            self.set(fixed, inner)


def restrict(formula: Formula, option: str) -> Formula:
    """The formula with its first convention decided."""
    table = {options[1:]: terms for options, terms in formula.table.items() if options[0] == option}
    if not table:
        raise VerifyError(f"a formula has no entry for {formula.depends[0]}={option}")
    return Formula(formula.depends[1:], table).reduced()


def amount(formula: Formula) -> Expr:
    """The value of a formula that depends on no convention; 0 where nothing exists."""
    terms = formula.table[()]
    return terms[0].value if terms else Integer(0)


def single(formula: Formula) -> Formula:
    """One term for each entry, 0 where nothing exists."""
    summed = formula.summed()
    return Formula(
        summed.depends, {options: terms or (Term("", Integer(0)),) for options, terms in summed.table.items()}
    ).reduced()
