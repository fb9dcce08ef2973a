"""Pictures in TikZ: the stack of layers, and horizontal bars. Lengths are whole numbers; TeX does the scaling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from symcost.emit import escape
from symcost.emit.document.runs import MOST_BOXES
from symcost.emit.latex_text import reading_length

if TYPE_CHECKING:
    from symcost.emit.document.numbers import Bar
    from symcost.emit.document.runs import Drawing, Run
    from symcost.emit.latex_text import LatexText

View = dict[str, Any]
# Boxes beside one another before the drawing goes on below.
BOXES_A_ROW = 5
# Signs of a count that fit a box.
LONGEST_LETTER = 18
# Colour of a group of components or of a role of tensors; templates define these names.
COLOURS: dict[str, str] = {
    "attention": "scBlue",
    "ffn": "scOrange",
    "norm": "scGreen",
    "embedding": "scViolet",
    "head": "scViolet",
    "loss": "scRed",
    "param": "scBlue",
    "master_param": "scViolet",
    "optimizer_state": "scOrange",
    "param_gradient": "scRed",
    "activation": "scGreen",
}


def stack(text: LatexText, drawing: Drawing) -> View:
    """Boxes with their places, or a list in words where there are too many of them."""
    runs = [*drawing.pattern, *drawing.rest]
    times = drawing.times
    return {
        "start": [_end(name) for name in drawing.start],
        "finish": [_end(name) for name in drawing.finish],
        "boxes": _boxes(text, drawing) if drawing.boxes <= MOST_BOXES else [],
        "words": ", ".join(_words(text, run) for run in runs) if drawing.boxes > MOST_BOXES else "",
        "times": times,
        "pattern_size": len(drawing.pattern),
    }


def _end(name: str) -> str:
    return escape.latex_code(name)


def _boxes(text: LatexText, drawing: Drawing) -> list[View]:
    """Every box of the drawing, from the embedding to the loss, row by row from left to right."""
    found: list[View] = []
    if drawing.start:
        found.append({"style": "scEnd", "label": r" \\ ".join(map(_end, drawing.start))})
    for run in drawing.pattern:
        found.append({"style": "scRun", "label": _box(text, run), "repeated": drawing.times > 1})
    for run in drawing.rest:
        found.append({"style": "scMtp" if run.mtp else "scRun", "label": _box(text, run)})
    if drawing.finish:
        found.append({"style": "scEnd", "label": r" \\ ".join(map(_end, drawing.finish))})
    for place, box in enumerate(found):
        box.setdefault("repeated", False)
        box.update(column=place % BOXES_A_ROW, row=place // BOXES_A_ROW, number=place)
    return found


def _box(text: LatexText, run: Run) -> str:
    extra = r" \\ (MTP)" if run.mtp else ""
    count = text.printer.text(run.count)
    # A letter cannot break; the name of a long one can.
    shown = f"{count}$" if reading_length(count) <= LONGEST_LETTER else f"$ {escape.latex_code(str(run.count))}"
    return rf"{escape.latex_code(run.kind)} \\ $\times\, {shown}{extra}"


def _words(text: LatexText, run: Run) -> str:
    return rf"${text.printer.text(run.count)} \times {{}}$\,{escape.latex_code(run.kind)}"


def bars(items: Sequence[Bar]) -> list[View]:
    """Bars from top to bottom."""
    return [
        {
            "label": escape.latex_code(bar.label) if bar.code else escape.latex(bar.label),
            "colour": COLOURS.get(bar.group, "scGray"),
            "length": bar.length,
            "text": escape.latex(bar.text),
            "share": f"{bar.share // 10}.{bar.share % 10}",
            "row": place,
        }
        for place, bar in enumerate(items)
    ]
