"""Markdown: the formulas of a model for a repository's pages. One formula a line; mathematics in GitHub's signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from symcost.emit import escape
from symcost.emit.bibliography import Reference, authors, cited, link, place, plain, references
from symcost.emit.document.build import build
from symcost.emit.document.memory import memory_words
from symcost.emit.document.rows import in_blocks
from symcost.emit.document.runs import Ends
from symcost.emit.document.totals import ALL_PARAMETERS
from symcost.emit.document.words import ROLE_TITLES, slot_width
from symcost.emit.labels import label, prose
from symcost.emit.registry import emitter
from symcost.emit.templates import render
from symcost.printing.latex import LatexPrinter, shape
from symcost.printing.printer import PRODUCT

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.emit.document.numbers import Bar, Numbers
    from symcost.emit.document.records import (
        ComponentSection,
        Document,
        KindSection,
        MemorySection,
        ModelTotal,
        Variant,
    )
    from symcost.emit.document.runs import Drawing, Run
    from symcost.ir.cost_model import CostModel
    from symcost.ir.spec import ModelSpec

View = dict[str, Any]
Row = Sequence[str]
# Signs of the longest bar.
BAR_WIDTH = 30


@emitter("markdown", suffix="md")
def emit(
    model: CostModel,
    *,
    spec: ModelSpec | None = None,
    conventions: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
    fragment: bool = False,
) -> str:
    """The text of a document; arguments and errors are those of the LaTeX emitter. A fragment has no title."""
    document = build(model, spec, conventions, result)
    return render("markdown/document.md.jinja", fragment=fragment, **_Markdown(document).view())


class _Markdown:
    """A document's records as Markdown."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.printer = LatexPrinter(document.letters)

    def view(self) -> View:
        document = self.document
        return {
            "title": escape.markdown(document.name),
            "family": escape.markdown_code(document.family),
            "formulas": document.formulas,
            "conventions": [self.convention(row) for row in document.conventions],
            "mtp_off": any((row.name, row.option) == ("mtp", "false") for row in document.conventions),
            "common": codes(document.common),
            "idle": codes(document.idle),
            "sharding": escape.markdown(document.sharding),
            "unpriced": codes(document.unpriced),
            "notation": [self.letter(row) for row in document.notation],
            "defined": [self.defined(row) for row in document.defined],
            "has_trained": document.has_trained,
            "stack": self.stack(document.drawing),
            "kinds": [self.kind(kind) for kind in document.kinds],
            "totals": [self.total(total) for total in document.totals],
            "memory": self.memory(document.memory) if document.memory else None,
            "variants": [self.variant(variant) for variant in document.variants],
            "numbers": numbers(document.numbers) if document.numbers else None,
            "references": [reference(entry) for entry in self.cited()],
        }

    def cited(self) -> tuple[Reference, ...]:
        return cited(section.source for kind in self.document.kinds for section in kind.components)

    def formula(self, value: Expr, lead: str = "") -> str:
        return f"$`{lead}{self.printer.text(value)}`$"

    def label(self, text: str) -> str:
        return label(text, escape.markdown, lambda mathematics: f"$`{mathematics}`$")

    def prose(self, text: str) -> str:
        return prose(text, escape.markdown, escape.markdown_code, lambda mathematics: f"$`{mathematics}`$")

    def convention(self, row: Any) -> Row:
        text = (row.meaning, row.counted)
        code = escape.markdown_code
        return (code(row.name), code(row.option), *map(escape.markdown, text), codes(row.others))

    def letter(self, row: Any) -> Row:
        described = (self.label(row.meaning), escape.markdown(row.unit), escape.markdown(row.value))
        return (self.formula(row.symbol), escape.markdown_code(row.name), *described)

    def defined(self, row: Any) -> View:
        return {
            "formula": f"{self.printer.text(row.symbol)} = {self.printer.text(row.value)}",
            "meaning": escape.markdown(row.meaning),
            "depends": codes(row.depends),
        }

    def stack(self, drawing: Drawing) -> str:
        """Boxes from input to output, in words."""

        def box(item: Run | Ends) -> str:
            if isinstance(item, Ends):
                return codes(item.names)
            return f"{escape.markdown_code(item.kind)} × {self.formula(item.count)}{' (MTP)' if item.mtp else ''}"

        text = " → ".join(map(box, drawing.boxes))
        repeated = f" The first {drawing.pattern} runs stand {drawing.times} times in this order."
        return f"{text}.{repeated}" if drawing.times > 1 else text

    def kind(self, kind: KindSection) -> View:
        symbol = self.document.letters.get(f"params_{kind.name}", "")
        leads = {"params": f"{symbol} = "} if symbol else {}
        return {
            "name": escape.markdown_code(kind.name),
            "count": "" if kind.name == "ends" else self.formula(kind.count),
            "summary": self.prose(kind.summary),
            "blocks": [[self.component(section) for section in block] for block in in_blocks(kind.components)],
            "totals": [
                (escape.markdown(row.title), self.formula(row.value, leads.get(row.name, ""))) for row in kind.totals
            ],
        }

    def component(self, section: ComponentSection) -> View:
        return {
            "name": escape.markdown_code(section.name),
            "count": section.count,
            "about": "; ".join(self.about(section)),
            "text": " ".join(part for part in self.text(section) if part),
            "same_as": self.same_as(section),
            "borrowed_from": escape.markdown_code(section.same_as[0]) if section.same_as else "",
            "tensors": [self.tensor(tensor) for tensor in section.tensors],
            "rows": [self.cost(row) for row in section.rows],
        }

    def same_as(self, section: ComponentSection) -> str:
        kind, name = section.same_as or ("", "")
        where = "" if kind == section.kind else f" of kind {escape.markdown_code(kind)}"
        return f"{escape.markdown_code(name)}{where}" if name else ""

    def about(self, section: ComponentSection) -> list[str]:
        parts = [escape.markdown(section.group)]
        if section.type != section.name:
            parts.append(f"type {escape.markdown_code(section.type)}")
        if section.source:
            parts.append(source(section.source))
        if section.depends:
            parts.append(f"depends on {codes(section.depends)}")
        return parts

    def text(self, section: ComponentSection) -> list[str]:
        tied = f"Its parameter is that of {escape.markdown_code(section.tied_to)}." if section.tied_to else ""
        assumed = [f"Assumption: {self.prose(assumption.rstrip('.'))}." for assumption in section.assumptions]
        notes = [] if section.same_as else [self.prose(section.notes), *assumed, tied]
        return [self.prose(section.summary), *notes]

    def tensor(self, tensor: Any) -> Row:
        name = escape.markdown_code(tensor.name) + (" †" if tensor.trained else "")
        width = slot_width(tensor.slot)
        slot = escape.markdown_code(tensor.slot) + (f" $`{self.printer.symbol(width)}`$" if width else "")
        extents = f"$`{shape(self.printer, tensor.shape)}`$"
        if tensor.stated is not None:
            extents += f", stated {self.formula(tensor.stated)}"
        return (name, ROLE_TITLES[tensor.role], slot, extents)

    def cost(self, row: Any) -> Row:
        origin = self.label(row.label)
        if row.operand:
            origin = f"{origin}: {escape.markdown_code(row.operand)}" if origin else escape.markdown_code(row.operand)
        counted = f"{row.counted} {row.slot.removeprefix('compute_')}".strip()
        return (row.phase, counted, origin, self.formula(row.value))

    def total(self, total: ModelTotal) -> View:
        lead = f"{self.document.letters[ALL_PARAMETERS]} = " if total.name == "params" else ""
        if total.multiple is not None:
            lines = [self.printer.text(total.multiple)]
        else:
            lines = [self.counted(count, value) for _, count, value in total.parts]
        if lead:
            lines = [lead + " + ".join(lines)]
        return {"title": escape.markdown(total.title), "lines": lines}

    def memory(self, memory: MemorySection) -> View:
        held = [
            {"name": total.name, "lines": [self.counted(count, value) for _, count, value in total.parts]}
            for total in memory.held
        ]
        moments = [
            (codes(row.kinds), escape.markdown_code(row.component), self.formula(row.value)) for row in memory.moments
        ]
        again = [self.defined(row) for row in memory.again]
        return {"held": held, "moments": moments, "again": again, **memory_words(memory, escape.markdown)}

    def counted(self, count: Expr, value: Expr) -> str:
        if count == 1:
            return self.printer.text(value)
        return rf"{self.printer.wrapped(count, PRODUCT)} \cdot {self.printer.wrapped(value, PRODUCT)}"

    def variant(self, variant: Variant) -> View:
        defined = [
            ("", escape.markdown(row.meaning), self.formula(row.value, f"{self.printer.text(row.symbol)} = "))
            for row in variant.defined
        ]
        rows = [(codes(row.components), escape.markdown(row.title), self.formula(row.value)) for row in variant.rows]
        return {
            "convention": escape.markdown_code(variant.convention),
            "option": escape.markdown_code(variant.option),
            "counted": escape.markdown(variant.counted),
            "rows": [*defined, *rows],
        }


def codes(names: Sequence[str]) -> str:
    return ", ".join(map(escape.markdown_code, names))


def source(text: str) -> str:
    """A component's source: its authors and year with a link where it is an entry of the references."""
    entry = references().get(text)
    if entry is None:
        return escape.markdown(text)
    named = escape.markdown(plain(f"{authors(entry)} {entry.fields.get('year', '')}".strip()))
    address = link(entry)
    return f"[{named}]({address})" if address else named


def reference(entry: Reference) -> str:
    parts = (authors(entry), entry.fields.get("title", ""), place(entry))
    return escape.markdown(". ".join(plain(part).rstrip(".") for part in parts if part) + ".")


def numbers(shown: Numbers) -> View:
    """Tables of the appendix."""
    return {
        "heads": shown.heads,
        "setting": ", ".join(f"{escape.markdown_code(n)} = {escape.markdown(v)}" for n, v in shown.setting),
        "rows": [
            (
                escape.markdown_code(row.kind),
                escape.markdown_code(row.component),
                *map(escape.markdown, row.cells),
                escape.markdown(row.share),
            )
            for row in shown.rows
        ],
        "totals": [(escape.markdown(t.title), t.exact, t.rounded) for t in shown.totals],
        "flops": list(map(_bar, shown.flops)),
        "memory": list(map(_bar, shown.memory)),
    }


def _bar(bar: Bar) -> Row:
    signs = "█" * max(1, round(bar.length * BAR_WIDTH / 1000))
    return (escape.markdown(bar.label), f"{bar.text} ({bar.share // 10}.{bar.share % 10} %)", signs)
