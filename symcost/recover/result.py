"""What was recovered: a formula or one for each case, how it is known, and its forms as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sympy import Expr, Symbol

from symcost import dims
from symcost.errors import SymcostError, UsageError
from symcost.recover.cases import Case

# Every family's sheet knows every size.
_FAMILY = "llama"


@dataclass(frozen=True)
class Formula:
    """A formula, and the cases in which it holds; none where it holds everywhere."""

    where: tuple[Case, ...]
    value: Expr

    def holds(self, sizes: Mapping[str, int]) -> bool:
        """Whether sizes are of all of its cases."""
        return all(case.holds(sizes) for case in self.where)

    def said(self) -> str:
        """`seq <= window - 1 and heads > 4`."""
        return " and ".join(case.text() for case in self.where) or "everywhere"


@dataclass(frozen=True)
class Recovered:
    """Formulas of a program.

    Attributes:
        name: the program.
        pieces: one, or one for each case.
        verdict: `proved` where every path of the program was followed, `proved_where` where some of them end with an
            error, else `not_refuted`.
        points: at which they were compared; runs: calls of the program in all.
        samples: sizes and the program's own value there.
        how: one sentence that says how it is known.
        limits: what must hold of sizes that the program takes.
    """

    name: str
    pieces: tuple[Formula, ...]
    verdict: str
    points: int
    runs: int
    samples: tuple[tuple[Mapping[str, int], Any], ...]
    how: str
    limits: tuple[str, ...] = ()

    @property
    def formula(self) -> Expr | None:
        """The one formula, arranged to be read; None where there are several."""
        return readable(self.pieces[0].value) if len(self.pieces) == 1 else None

    def json(self) -> dict[str, Any]:
        """As `--format json` prints it."""
        pieces = [{"where": piece.said(), "formula": text(piece.value)} for piece in self.pieces]
        single = "" if self.formula is None else text(self.formula)
        found = {"schema": 1, "formula": single, "pieces": pieces, "verdict": self.verdict, "runs": self.runs}
        if self.limits:
            found["where"] = list(self.limits)
        return found if self.verdict.startswith("proved") else {**found, "points": self.points}


def symbols(names: tuple[str, ...]) -> dict[str, Symbol]:
    """A symbol for each size: ours where it is one of ours."""
    return {name: dims.symbol(name) if name in dims.DIMS else dims.letter(name) for name in names}


def readable(value: Expr) -> Expr:
    """A formula as documents print it; a sum of calls is left as it stands."""
    from symcost.emit.document.readable import readable as arranged

    try:
        return arranged(value)
    except SymcostError:
        return value


def text(value: Expr) -> str:
    """A formula in the sheet grammar."""
    from symcost.ir.text import to_text

    return to_text(value)


def as_text(found: Recovered) -> str:
    """For a terminal."""
    lines = [found.name]
    for piece in found.pieces:
        lines.append(f"  {text(readable(piece.value))}")
        if piece.where:
            lines[-1] += f"    where {piece.said()}"
    limits = "".join(f"; where {limit}" for limit in found.limits)
    verdict = "proved" if found.limits else found.verdict.replace("_", " ")
    return "\n".join([*lines, "", f"{verdict}: {found.how}{limits}"])


def as_sheet(found: Recovered) -> str:
    """A sheet whose claims are the program's own values.

    Raises:
        UsageError: a size has no name that sheets know.
    """
    names = list(found.samples[0][0]) if found.samples else []
    for name in names:
        if name not in dims.DIMS:
            raise UsageError(f"a sheet knows no size {name!r}", hint=f"name it by --dims, as in --dims hidden={name}")
    lines = [f"sheet: {found.name}", f'source: "{found.how}"', f"family: {_FAMILY}", "claims:"]
    for piece in found.pieces:
        for sizes, value in found.samples:
            if piece.holds(sizes):
                at = ", ".join(f"{name}: {size}" for name, size in sizes.items())
                lines += [
                    f"  - name: {found.name} at {', '.join(f'{n}={s}' for n, s in sizes.items())}",
                    f'    formula: "{text(piece.value)}"',
                    f"    at: {{{at}}}",
                    f'    value: "{value}"',
                ]
    return "\n".join(lines) + "\n"


def as_latex(found: Recovered) -> str:
    """An equation, by cases where there are several."""
    from symcost.printing.latex import LatexPrinter

    printer = LatexPrinter()
    if found.formula is not None:
        return f"\\[ {printer.text(found.formula)} \\]\n"
    rows = []
    for piece in found.pieces:
        rows.append(f"{printer.text(readable(piece.value))} & {', '.join(case.latex() for case in piece.where)}")
    return "\\[ \\begin{cases} " + " \\\\ ".join(rows) + " \\end{cases} \\]\n"


def as_python(found: Recovered) -> str:
    """A function of exact integers."""
    from symcost.printing.python import FractionPrinter

    printer = FractionPrinter()
    names = sorted({str(s) for piece in found.pieces for s in _free(piece)}, key=dims.order)
    lines = [f"def {_identifier(found.name)}({', '.join(['*', *names]) if names else ''}):", f'    """{found.how}"""']
    for piece in found.pieces:
        sides = " and ".join(case.python() for case in piece.where)
        result = f"return {printer.text(readable(piece.value))}"
        lines += [f"    if {sides}:", f"        {result}"] if sides else [f"    {result}"]
    body = "\n".join(lines) + "\n"
    return f"from fractions import Fraction\n\n\n{body}" if "Fraction(" in body else body


def _free(piece: Formula) -> set[Expr]:
    sides = (side for case in piece.where for side in (case.left, case.right))
    return set().union(piece.value.free_symbols, *(side.free_symbols for side in sides))


def _identifier(name: str) -> str:
    return "".join(mark if mark.isalnum() or mark == "_" else "_" for mark in name)


FORMS = {"text": as_text, "sheet": as_sheet, "latex": as_latex, "python": as_python}
