"""LaTeX: the formulas of a model as a paper's appendix, or as a fragment to include in one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from symcost.emit import escape
from symcost.emit.bibliography import authors, cited, place
from symcost.emit.document.build import build
from symcost.emit.document.memory import memory_words
from symcost.emit.document.rows import in_blocks
from symcost.emit.document.totals import ALL_PARAMETERS
from symcost.emit.document.words import ROLE_TITLES, slot_width
from symcost.emit.latex_picture import COLOURS, bars, stack
from symcost.emit.latex_text import LatexText, reading_length, source
from symcost.emit.registry import emitter
from symcost.emit.templates import render
from symcost.ir.conventions import BY_NAME

if TYPE_CHECKING:
    from symcost.emit.document.numbers import Numbers
    from symcost.emit.document.records import (
        ComponentSection,
        CostRow,
        Document,
        KindSection,
        MemorySection,
        Variant,
    )
    from symcost.ir.cost_model import CostModel
    from symcost.ir.spec import ModelSpec

View = dict[str, Any]
# A letter of more signs, for a kind of a long name, stands on a line above its row.
WIDE_LETTER = 24
# A sum over kinds that reads no longer than this stands on one line.
ONE_LINE = 70


@emitter("latex", suffix="tex")
def emit(
    model: CostModel,
    *,
    spec: ModelSpec | None = None,
    conventions: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
    fragment: bool = False,
) -> str:
    r"""The source of a document.

    Args:
        spec: of a particular model, for values of its sizes and its stack.
        conventions: under which formulas are written; a result's own, else the defaults, where none are stated.
        result: JSON of `symcost eval`: its numbers become an appendix.
        fragment: sections alone, to be read by `\input`; what they need stands in a comment on top.

    Raises:
        UsageError: an unknown convention, or a result with free sizes.
    """
    document = build(model, spec, conventions, result)
    template = "latex/fragment.tex.jinja" if fragment else "latex/document.tex.jinja"
    return render(template, **_view(document))


def _view(document: Document) -> View:
    text = LatexText(document.letters)
    return {
        "title": escape.latex(document.name),
        "family": escape.latex_code(document.family),
        "formulas": document.formulas,
        "formulas_code": escape.latex_code(document.formulas),
        "conventions": [_convention(row) for row in document.conventions],
        "mtp_off": any((row.name, row.option) == ("mtp", "false") for row in document.conventions),
        "common": ", ".join(map(escape.latex_code, document.common)),
        "idle": ", ".join(map(escape.latex_code, document.idle)),
        "sharding": escape.latex(document.sharding),
        "notation": [_letter(text, row) for row in document.notation],
        "has_values": any(row.value for row in document.notation),
        "defined": [_defined(text, row) for row in document.defined],
        "has_trained": document.has_trained,
        "stack": stack(text, document.drawing),
        "kinds": [_kind(text, document, kind) for kind in document.kinds],
        "totals": _model_totals(text, document),
        "memory": _memory(text, document.memory) if document.memory else None,
        "single_kind": len(document.kinds) == 1,
        "variants": [_variant(text, variant) for variant in document.variants],
        "unpriced": ", ".join(map(escape.latex_code, document.unpriced)),
        "numbers": _numbers(document.numbers) if document.numbers else None,
        "references": _references(document),
    }


def _convention(row: Any) -> View:
    others = ", ".join(map(escape.latex_code, row.others))
    return {
        "name": escape.latex_code(row.name),
        "option": escape.latex_code(row.option),
        "counted": escape.latex(row.counted),
        "meaning": escape.latex(row.meaning),
        "others": others,
    }


def _letter(text: LatexText, row: Any) -> View:
    return {
        "letter": (letter := text.formula(row.symbol)),
        "wide": reading_length(letter) > WIDE_LETTER,
        "name": escape.latex_code(row.name),
        "meaning": text.label(row.meaning),
        "unit": escape.latex(row.unit),
        "value": _digits(row.value),
    }


def _defined(text: LatexText, row: Any) -> View:
    lead = f"{text.printer.text(row.symbol)} = "
    return {
        "cells": text.cells(row.value, lead),
        "meaning": escape.latex(row.meaning),
        "depends": ", ".join(map(escape.latex_code, row.depends)),
    }


def _kind(text: LatexText, document: Document, kind: KindSection) -> View:
    blocks = [[_component(text, section) for section in block] for block in in_blocks(kind.components)]
    return {
        "name": escape.latex_code(kind.name),
        "count": "" if kind.name == "ends" else text.formula(kind.count),
        "summary": text.prose(kind.summary),
        "blocks": blocks,
        "totals": [_total(text, document, kind, row) for row in kind.totals],
    }


def _component(text: LatexText, section: ComponentSection) -> View:
    return {
        "name": escape.latex_code(section.name),
        "type": escape.latex_code(section.type) if section.type != section.name else "",
        "group": escape.latex(section.group),
        "colour": COLOURS.get(section.group, "scGray"),
        "count": section.count,
        "source": source(section.source) if section.source else "",
        "summary": text.prose(section.summary),
        "notes": text.prose(section.notes),
        "assumptions": [text.prose(assumption.rstrip(".")) for assumption in section.assumptions],
        "tied_to": escape.latex_code(section.tied_to) if section.tied_to else "",
        "same_as": _same_as(section),
        "borrowed_from": escape.latex_code(section.same_as[0]) if section.same_as else "",
        "depends": ", ".join(map(escape.latex_code, section.depends)),
        "tensors": [_tensor(text, tensor) for tensor in section.tensors],
        "stated": any(tensor.stated is not None for tensor in section.tensors),
        "rows": list(_rows(text, section.rows)),
    }


def _same_as(section: ComponentSection) -> str:
    """Name of an equal component, with its kind where that is another."""
    kind, name = section.same_as or ("", "")
    where = "" if kind == section.kind else f" of kind {escape.latex_code(kind)}"
    return f"{escape.latex_code(name)}{where}" if name else ""


def _tensor(text: LatexText, tensor: Any) -> View:
    mark = r"$^{\dagger}$" if tensor.trained else ""
    slot, width = escape.latex_code(tensor.slot), slot_width(tensor.slot)
    return {
        "name": escape.latex_code(tensor.name) + mark,
        "role": ROLE_TITLES[tensor.role],
        "slot": f"{slot}, ${text.printer.symbol(width)}$" if width else slot,
        "shape": text.shape(tensor.shape),
        "stated": [] if tensor.stated is None else text.cells(tensor.stated),
    }


def _rows(text: LatexText, rows: Iterable[CostRow]) -> Iterable[View]:
    """Cells of each term; what repeats from the row above is left blank."""
    above = ("", "", "")
    for row in rows:
        here = (row.phase, row.counted, row.slot)
        origin = text.label(row.label)
        if row.operand:
            origin = f"{origin}: {escape.latex_code(row.operand)}" if origin else escape.latex_code(row.operand)
        slot = rf"\,{{\scriptsize {escape.latex(row.slot.removeprefix('compute_'))}}}" if row.slot else ""
        yield {
            "phase": row.phase if row.phase != above[0] else "",
            "counted": f"{row.counted}{slot}" if here != above else "",
            "origin": origin,
            "cells": text.cells(row.value),
        }
        above = here


def _total(text: LatexText, document: Document, kind: KindSection, row: Any) -> View:
    symbol = document.letters.get(f"params_{kind.name}", "")
    lead = f"{symbol} = " if row.name == "params" and symbol else ""
    return {"title": escape.latex(row.title), "cells": text.cells(row.value, lead)}


def _model_totals(text: LatexText, document: Document) -> list[View]:
    """Each total with one row a kind, `count * (one layer)`, or on one line where it fits one."""
    found = []
    for total in document.totals:
        lead = f"{document.letters[ALL_PARAMETERS]} = " if total.name == "params" else ""
        if total.multiple is not None:
            parts = [{"kind": "", "cells": text.cells(total.multiple)}]
        else:
            line = lead + " + ".join(text.counted(count, value) for _, count, value in total.parts)
            parts = [{"kind": "", "cells": [f"${line}$"]}]
            if not lead and reading_length(line) > ONE_LINE:
                parts = [
                    {"kind": escape.latex_code(kind), "cells": text.counted_cells(count, value)}
                    for kind, count, value in total.parts
                ]
        found.append({"title": escape.latex(total.title), "parts": parts})
    return found


def _memory(text: LatexText, memory: MemorySection) -> View:
    held = [
        {
            "name": total.name,
            "parts": [
                {"kind": escape.latex_code(kind) if kind else "", "cells": text.counted_cells(count, value)}
                for kind, count, value in total.parts
            ],
        }
        for total in memory.held
    ]
    moments = [
        {
            "kinds": ", ".join(map(escape.latex_code, row.kinds)),
            "component": escape.latex_code(row.component),
            "cells": text.cells(row.value),
        }
        for row in memory.moments
    ]
    again = [_defined(text, row) for row in memory.again]
    return {"held": held, "moments": moments, "again": again, **memory_words(memory, escape.latex)}


def _variant(text: LatexText, variant: Variant) -> View:
    return {
        "convention": escape.latex_code(variant.convention),
        "option": escape.latex_code(variant.option),
        "counted": escape.latex(variant.counted),
        "meaning": escape.latex(BY_NAME[variant.convention].meaning),
        "defined": [_defined(text, row) for row in variant.defined],
        "rows": [
            {
                "component": ", ".join(map(escape.latex_code, row.components)),
                "title": escape.latex(row.title),
                "vanishes": row.value == 0,
                "cells": text.cells(row.value),
            }
            for row in variant.rows
        ],
    }


def _numbers(numbers: Numbers) -> View:
    return {
        "served": numbers.served,
        "heads": numbers.heads,
        "setting": ", ".join(f"{escape.latex_code(name)} = {_digits(value)}" for name, value in numbers.setting),
        "rows": [
            {
                "cells": list(map(escape.latex, row.cells)),
                "share": escape.latex(row.share),
                "kind": escape.latex_code(row.kind),
                "component": escape.latex_code(row.component),
            }
            for row in numbers.rows
        ],
        "totals": [
            {"title": escape.latex(t.title), "exact": _digits(t.exact), "rounded": escape.latex(t.rounded)}
            for t in numbers.totals
        ],
        "flops": bars(numbers.flops),
        "memory": bars(numbers.memory),
    }


def _digits(value: str) -> str:
    """A number with thin spaces between groups of three digits; other text as it is."""
    plain = value.replace(",", "")
    if not plain.isdigit():
        return escape.latex(value)
    return f"{int(plain):,}".replace(",", r"\,")


def _references(document: Document) -> list[View]:
    keys = [section.source for kind in document.kinds for section in kind.components]
    return [
        {"key": entry.key, "authors": authors(entry), "title": entry.fields.get("title", ""), "place": place(entry)}
        for entry in cited(keys)
    ]
