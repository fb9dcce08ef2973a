"""A reader of whole documents: every formula with the place where it stands, from the LaTeX alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sympy import Expr, Integer

from symcost import dims
from tests.emit.latex_formula import Formula, read

SECTION = re.compile(r"^\\section\{(.*?)\}(?:\\label\{.*\})?$", re.MULTILINE)
COMPONENT = re.compile(r"^\\scComponent\{.*?\}\{(\\scCode\{.*?\})(?: \$\\times (\d+)\$)?\}\{", re.MULTILINE)
SAME = re.compile(r"^The same as (\\scCode\{\S*\})(?: of kind (\\scCode\{\S*\}))?\.$", re.MULTILINE)
ARE_THOSE = re.compile(r"^are those of kind (\\scCode\{\S*\})\.$", re.MULTILINE)
VARIANT = re.compile(r"\\multicolumn\{3\}.*?\\textbf\{(\\scCode\{.*?\}) = (\\scCode\{.*?\})\}")

VANISHED = re.compile(r"\\multicolumn\{3\}\{.*?relax\} \}\{([^\\].*?): 0 for (.*)\.\}")


@dataclass
class Read:
    """Everything that a document says.

    Attributes:
        letters: LaTeX to symbol, from the notation and from the definitions.
        costs: (kind, component) to (phase, counted, slot, label) and value, in order.
        tensors: (kind, component) to (name, role, slot, trained), shape and stated count.
        same: (kind, component) to the component that it is equal to.
        kind_totals, model_totals: by title; the latter are sums over kinds.
        defined: derived sizes.
        variants: (convention, option) to rows (component, title, value); component is empty for derived sizes.
    """

    letters: dict[str, Expr]
    costs: dict[tuple[str, str], list[tuple[tuple[str, ...], Expr]]] = field(default_factory=dict)
    tensors: dict[tuple[str, str], list[tuple[tuple[str, ...], tuple, Expr | None]]] = field(default_factory=dict)
    same: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    kind_totals: dict[str, dict[str, Expr]] = field(default_factory=dict)
    model_totals: dict[str, Expr] = field(default_factory=dict)
    defined: dict[Expr, Expr] = field(default_factory=dict)
    variants: dict[tuple[str, str], list[tuple[str, str, Expr]]] = field(default_factory=dict)


def read_document(tex: str, derived: Mapping[str, Expr]) -> Read:
    """Read a document.

    Args:
        derived: LaTeX of derived sizes and what they stand for.
    """
    sections = dict(split(tex, SECTION))
    found = Read({**notation(sections["Notation"]), **derived})
    found.defined = dict(definitions(sections["Notation"], found.letters))
    for title, text in sections.items():
        if title.startswith("Kind "):
            read_kind(found, code(title.removeprefix("Kind ")), text)
    read_model_totals(found, sections["Totals of the model"])
    if "Other options" in sections:
        read_variants(found, sections["Other options"])
    return found


def split(text: str, heading: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Texts behind each heading, up to the next."""
    matches = list(heading.finditer(text))
    ends = [match.start() for match in matches[1:]] + [len(text)]
    for match, end in zip(matches, ends, strict=True):
        yield match[1], text[match.end() : end]


def rows(text: str) -> Iterator[list[str]]:
    """Cells of every row, with the pieces of a formula that was cut put together."""
    current: list[str] = []
    for line in text.splitlines():
        if not line.endswith(r"\\") or " & " not in line:
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)&", line.removesuffix(r"\\"))]
        if cells[-1].startswith("${}") and not any(cells[:-1]):
            current[-1] = current[-1].rstrip("$") + " " + cells[-1].removeprefix("${}")
            continue
        if current:
            yield current
        current = cells
    if current:
        yield current


def notation(text: str) -> dict[str, Expr]:
    found = {}
    above = re.sub(r"\\multicolumn\{5\}\{l\}\{(\$.*\$)\} \\\\\*\n", r"\1", text)
    for cells in rows(above):
        if len(cells) == 5 and cells[0].startswith("$"):
            name = code(cells[1])
            known = name in dims.DIMS or name.endswith("_layers") or name.split("_")[0] in dims.PREFIXES
            found[cells[0].strip("$")] = dims.symbol(name) if known else dims.derived(name)
    return found


def definitions(text: str, letters: Mapping[str, Expr]) -> Iterator[tuple[Expr, Expr]]:
    for cells in rows(text):
        if len(cells) == 3 and " = " in cells[0]:
            yield definition(cells[0], letters)


def definition(cell: str, letters: Mapping[str, Expr]) -> tuple[Expr, Expr]:
    symbol, _, value = cell.strip("$").partition(" = ")
    return read(symbol, letters), read(value, letters)


def read_kind(found: Read, kind: str, text: str) -> None:
    body, _, totals = text.partition(r"\subsection*{Totals of one")
    for name, part in split(body, COMPONENT):
        place = (kind, code(name))
        part = part.partition("\\par\\medskip\n\\textcolor")[0]
        if same := SAME.search(part):
            found.same[place] = (code(same[2]) if same[2] else kind, code(same[1]))
        else:
            read_component(found, place, part)
    for paragraph in body.split("\n\n"):
        if those := ARE_THOSE.search(paragraph):
            for name in re.findall(r"~(\\scCode\{\S*\})(?:,|$)", paragraph, re.MULTILINE):
                found.same[kind, code(name)] = (code(those[1]), code(name))
    named = {}
    for title, cell in rows(totals):
        if title == "Total":
            continue
        if " = " in cell:
            named[cell.strip("$").partition(" = ")[0]] = cell
            cell = "$" + cell.partition(" = ")[2]
        found.kind_totals.setdefault(kind, {})[title] = read(cell, found.letters)


def read_component(found: Read, place: tuple[str, str], text: str) -> None:
    found.costs[place], found.tensors[place] = [], []
    mode, above = "", ["", "", ""]
    for cells in rows(text):
        if cells[0] in ("Tensor", "Phase"):
            mode = cells[0]
        elif mode == "Phase":
            phase, counted = cells[0] or above[0], cells[1] or above[1]
            above = [phase, counted]
            unit, slot = re.fullmatch(r"(\w+)(?:\\,\{\\scriptsize (\w+)\})?", counted).groups("")
            found.costs[place].append(((phase, unit, slot, label(cells[2])), read(cells[3], found.letters)))
        elif cells[0]:
            trained = r"\dagger" in cells[0]
            name = code(cells[0].partition("$")[0])
            key = (name, cells[1], code(cells[2].partition(",")[0]), trained)
            found.tensors[place].append((key, Formula(cells[3].strip("$"), found.letters).extents(), None))
        else:
            key, shape, _ = found.tensors[place].pop()
            found.tensors[place].append((key, shape, read(cells[3], found.letters)))


def read_model_totals(found: Read, text: str) -> None:
    title = ""
    for cells in rows(text):
        if cells[0] == "Total":
            continue
        title = cells[0] or title
        cell = cells[2].partition(" = ")[2] if " = " in cells[2] else cells[2]
        found.model_totals[title] = found.model_totals.get(title, 0) + read(cell, found.letters)


def read_variants(found: Read, text: str) -> None:
    pieces = VARIANT.split(text)
    for convention, option, part in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        entries = found.variants[code(convention), code(option)] = []
        for title, names in VANISHED.findall(part):
            entries += [(code(name), title, Integer(0)) for name in names.split(", ")]
        for component, title, cell in rows(part):
            if " = " in cell:
                symbol, value = definition(cell, found.letters)
                entries.append(("", str(symbol), value))
            else:
                entries.append((code(component), title, read(cell, found.letters)))


def code(text: str) -> str:
    """An identifier as it was before it was escaped."""
    inside = text.strip()
    inside = inside[len(r"\scCode{") : -1] if inside.startswith(r"\scCode{") else inside
    return inside.replace(r"\allowbreak{}", "").replace(r"\_", "_")


def label(text: str) -> str:
    """A label as its component states it, without signs for mathematics."""
    plain = re.sub(r"\\scCode\{(.*?)\}$", lambda match: code(match.group()), text)
    return re.sub(r"\^\{(\w)\}", r"^\1", plain.replace(r"\,", " ").replace("$", "").replace(r"\_", "_"))
