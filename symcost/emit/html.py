"""HTML: one page that needs nothing else. Formulas, and the numbers of a model that follow a reader's inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from symcost.emit import escape
from symcost.emit.bibliography import Reference, authors, cited, link, place, plain, references
from symcost.emit.document.build import build
from symcost.emit.document.memory import memory_words
from symcost.emit.document.runs import Ends
from symcost.emit.document.totals import ALL_PARAMETERS
from symcost.emit.document.words import ROLE_TITLES, slot_width
from symcost.emit.html_formula import FormulaPrinter, code
from symcost.emit.html_parts import PLACE, script, style
from symcost.emit.html_slim import data_module, pack, slim
from symcost.emit.live import evaluator_script, page_data
from symcost.emit.registry import emitter
from symcost.emit.templates import render
from symcost.printing.mathml import mathml

if TYPE_CHECKING:
    from symcost.emit.document.records import ComponentSection, CostRow, Document, KindSection, ModelTotal, Variant
    from symcost.emit.document.runs import Drawing, Run
    from symcost.emit.live import Live
    from symcost.ir.cost_model import CostModel
    from symcost.ir.spec import ModelSpec

View = dict[str, Any]


@emitter("html", suffix="html", live=True)
def emit(
    model: CostModel,
    *,
    spec: ModelSpec | None = None,
    conventions: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
    fragment: bool = False,
    live: Live | None = None,
) -> str:
    """The text of a page; arguments and errors are those of the LaTeX emitter.

    Args:
        fragment: the formulas alone, without a page around them.
        live: models and evaluators behind the page's numbers; a page without them shows formulas alone.
    """
    document = build(model, spec, conventions, result)
    instances = [(kind.name, item.name) for kind in model.kinds for item in kind.instances]
    view = _Html(document, instances).view()
    if fragment:
        return render("html/formulas.html.jinja", live=False, **view)
    body, copies, order = slim(render("html/page.html.jinja", style=style(), live=live is not None, **view))
    data = data_module(copies=copies, order=order, page=None if live is None else page_data(live))
    packed = pack(script(data, None if live is None else evaluator_script(live)))
    head, mark, tail = body.rpartition(PLACE)
    return f"{head}{mark}{packed}{tail}"


class _Html:
    """A document's records as HTML."""

    def __init__(self, document: Document, instances: list[tuple[str, str]]) -> None:
        self.document = document
        self.printer = FormulaPrinter(document.letters)
        # A component's id is its place among all: names need not be fit for one.
        self.places = {key: place for place, key in enumerate(instances)}

    def view(self) -> View:
        document = self.document
        return {
            "title": escape.html_text(document.name),
            "family": code(document.family),
            "formulas": document.formulas,
            "conventions": [self.convention(row) for row in document.conventions],
            "mtp_off": any((row.name, row.option) == ("mtp", "false") for row in document.conventions),
            "common": codes(document.common),
            "idle": codes(document.idle),
            "sharding": escape.html_text(document.sharding),
            "unpriced": codes(document.unpriced),
            "notation": [self.letter(row) for row in document.notation],
            "defined": [self.defined(row) for row in document.defined],
            "has_trained": document.has_trained,
            "stack": self.stack(document.drawing),
            "kinds": [self.kind(place, kind) for place, kind in enumerate(document.kinds)],
            "totals": [self.total(total) for total in document.totals],
            "memory": self.memory(document.memory) if document.memory else None,
            "variants": [self.variant(variant) for variant in document.variants],
            "references": [reference(entry) for entry in self.cited()],
        }

    def cited(self) -> tuple[Reference, ...]:
        return cited(section.source for kind in self.document.kinds for section in kind.components)

    def convention(self, row: Any) -> View:
        text = escape.html_text
        return {
            "name": code(row.name),
            "option": code(row.option),
            "meaning": text(row.meaning),
            "counted": text(row.counted),
            "others": codes(row.others),
        }

    def letter(self, row: Any) -> View:
        return {
            "letter": self.printer.letter(row.symbol),
            "name": code(row.name),
            "size": escape.html_text(row.name),
            "meaning": self.printer.label(row.meaning),
            "unit": escape.html_text(row.unit),
            "value": escape.html_text(row.value),
        }

    def defined(self, row: Any) -> View:
        lead = f"{self.printer.latex.text(row.symbol)} = "
        return {
            "formula": self.printer.formula(row.value, lead),
            "meaning": escape.html_text(row.meaning),
            "depends": codes(row.depends),
        }

    def stack(self, drawing: Drawing) -> View:
        """Boxes in order; runs that repeat are framed as one."""
        boxes = [self.box(box) for box in drawing.boxes]
        if drawing.times == 1:
            return {"boxes": boxes, "start": len(boxes), "end": 0, "times": 1}
        start = next(place for place, box in enumerate(boxes) if box["run"])
        return {"boxes": boxes, "start": start, "end": start + drawing.pattern, "times": drawing.times}

    def box(self, box: Run | Ends) -> View:
        if isinstance(box, Ends):
            return {"text": codes(box.names), "run": False}
        extra = " (MTP)" if box.mtp else ""
        return {"text": f"{code(box.kind)} × {self.printer.letter(box.count)}{extra}", "run": True}

    def kind(self, place: int, kind: KindSection) -> View:
        symbol = self.document.letters.get(f"params_{kind.name}", "")
        leads = {"params": f"{symbol} = "} if symbol else {}
        return {
            "id": f"kind-{place}",
            "name": code(kind.name),
            "key": escape.html_text(kind.name),
            "count": "" if kind.name == "ends" else self.printer.formula(kind.count),
            "summary": self.printer.prose(kind.summary),
            "components": [self.component(section) for section in kind.components],
            "totals": [
                {
                    "title": escape.html_text(row.title),
                    "formula": self.printer.formula(row.value, leads.get(row.name, "")),
                    "field": row.name,
                }
                for row in kind.totals
            ],
        }

    def component(self, section: ComponentSection) -> View:
        place = self.places[section.kind, section.name]
        return {
            "id": f"component-{place}",
            "place": place,
            "name": code(section.name),
            "count": section.count,
            "group": escape.html_text(section.group),
            "about": "; ".join(self.about(section)),
            "text": " ".join(part for part in self.text(section) if part),
            "same_as": self.same_as(section),
            "tensors": [] if section.same_as else [self.tensor(tensor) for tensor in section.tensors],
            "rows": [] if section.same_as else [self.cost(row) for row in section.rows],
        }

    def same_as(self, section: ComponentSection) -> str:
        if section.same_as is None:
            return ""
        kind, name = section.same_as
        where = "" if kind == section.kind else f" of kind {code(kind)}"
        return f'<a href="#component-{self.places[kind, name]}">{code(name)}</a>{where}'

    def about(self, section: ComponentSection) -> list[str]:
        parts = []
        if section.type != section.name:
            parts.append(f"type {code(section.type)}")
        if section.source:
            parts.append(source(section.source))
        if section.depends:
            parts.append(f"depends on {codes(section.depends)}")
        return parts

    def text(self, section: ComponentSection) -> list[str]:
        tied = f"Its parameter is that of {code(section.tied_to)}." if section.tied_to else ""
        assumed = [f"Assumption: {self.printer.prose(assumption)}" for assumption in section.assumptions]
        notes = [] if section.same_as else [self.printer.prose(section.notes), *assumed, tied]
        return [self.printer.prose(section.summary), *notes]

    def tensor(self, tensor: Any) -> View:
        width = slot_width(tensor.slot)
        return {
            "name": code(tensor.name) + (" †" if tensor.trained else ""),
            "role": ROLE_TITLES[tensor.role],
            "slot": code(tensor.slot) + (f" {self._symbol(width)}" if width else ""),
            "shape": self.printer.shape(tensor.shape),
            "stated": "" if tensor.stated is None else self.printer.formula(tensor.stated),
        }

    def _symbol(self, name: str) -> str:
        return mathml(self.printer.latex.symbol(name))

    def cost(self, row: CostRow) -> View:
        origin = self.printer.label(row.label)
        if row.operand:
            origin = f"{origin}: {code(row.operand)}" if origin else code(row.operand)
        counted = f"{row.counted} {row.slot.removeprefix('compute_')}".strip()
        return {
            "phase": row.phase,
            "counted": escape.html_text(counted),
            "origin": origin,
            "formula": self.printer.formula(row.value),
        }

    def total(self, total: ModelTotal) -> View:
        lead = f"{self.document.letters[ALL_PARAMETERS]} = " if total.name == "params" else ""
        if total.multiple is not None:
            formula = self.printer.formula(total.multiple, lead)
        else:
            formula = self.printer.counted([(count, value) for _, count, value in total.parts], lead)
        return {"title": escape.html_text(total.title), "formula": formula, "field": total.name}

    def memory(self, memory: Any) -> View:
        def held(total: ModelTotal) -> str:
            lead = rf"M_{{\mathrm{{{total.name}}}}} = "
            return self.printer.counted([(count, value) for _, count, value in total.parts], lead)

        moments = [
            {"kinds": codes(row.kinds), "component": code(row.component), "formula": self.printer.formula(row.value)}
            for row in memory.moments
        ]
        return {
            "held": [{"title": total.name, "formula": held(total)} for total in memory.held],
            "moments": moments,
            **memory_words(memory, escape.html_text),
            "peak": mathml(memory.peak),
            "again": [self.defined(row) for row in memory.again],
        }

    def variant(self, variant: Variant) -> View:
        defined = [
            {
                "where": escape.html_text(row.meaning),
                "title": "",
                "formula": self.printer.formula(row.value, f"{self.printer.latex.text(row.symbol)} = "),
            }
            for row in variant.defined
        ]
        rows = [
            {
                "where": codes(row.components),
                "title": escape.html_text(row.title),
                "formula": self.printer.formula(row.value),
            }
            for row in variant.rows
        ]
        return {
            "name": f"{code(variant.convention)} = {code(variant.option)}",
            "counted": escape.html_text(variant.counted),
            "rows": [*defined, *rows],
        }


def codes(names: Sequence[str]) -> str:
    return ", ".join(map(code, names))


def source(text: str) -> str:
    """A component's source: its authors and year with a link where it is an entry of the references."""
    entry = references().get(text)
    if entry is None:
        return escape.html_text(text)
    named = escape.html_text(plain(f"{authors(entry)} {entry.fields.get('year', '')}".strip()))
    address = link(entry)
    return f'<a href="{escape.html_text(address)}" rel="noreferrer">{named}</a>' if address else named


def reference(entry: Reference) -> str:
    parts = (authors(entry), entry.fields.get("title", ""), place(entry))
    return escape.html_text(". ".join(plain(part).rstrip(".") for part in parts if part) + ".")
