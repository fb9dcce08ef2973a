"""Pictures in TikZ: the stack of layers, and horizontal bars. Lengths are whole numbers; TeX does the scaling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from symcost.emit import escape
from symcost.emit.document.runs import MOST_BOXES, Ends
from symcost.emit.latex_text import reading_length

if TYPE_CHECKING:
    from symcost.emit.document.numbers import Bar
    from symcost.emit.document.runs import Drawing, Run
    from symcost.emit.latex_text import LatexText

View = dict[str, Any]
# Boxes beside one another before the drawing goes on below.
BOXES_A_ROW = 5
# Of the drawing, in millimetres: a line of a box, and from the end of one row to the next. A box has room for three.
LINE, ROW_GAP, LEAST_LINES = 4, 9, 3
# Signs of code in a line of a box.
BOX_SIGNS = 16
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
    drawn = len(drawing.boxes) <= MOST_BOXES
    return {
        "boxes": _boxes(text, drawing) if drawn else [],
        "words": [] if drawn else [_words(text, box) for box in drawing.boxes],
        "times": drawing.times,
        "pattern": drawing.pattern,
    }


def _boxes(text: LatexText, drawing: Drawing) -> list[View]:
    """Every box, row by row from left to right; a row is as far down as the tallest box above it needs."""
    found: list[View] = []
    down = tallest = 0
    for place, box in enumerate(drawing.boxes):
        lines = _lines(text, box)
        if place and place % BOXES_A_ROW == 0:
            down, tallest = down + tallest * LINE + ROW_GAP, 0
        tallest = max(tallest, _height(box), LEAST_LINES)
        style = "scEnd" if isinstance(box, Ends) else "scMtp" if box.mtp else "scRun"
        label = r" \\ ".join(lines)
        found.append({"style": style, "label": label, "column": place % BOXES_A_ROW, "down": down, "number": place})
    return found


def _height(box: Run | Ends) -> int:
    """Lines of a box, long names being broken."""
    return sum(1 + len(name) // BOX_SIGNS for name in box.names) if isinstance(box, Ends) else LEAST_LINES


def _lines(text: LatexText, box: Run | Ends) -> list[str]:
    if isinstance(box, Ends):
        return [escape.latex_code(name) for name in box.names]
    count = text.printer.text(box.count)
    # A letter cannot break; the name of a long one can.
    shown = f"{count}$" if reading_length(count) <= LONGEST_LETTER else f"$ {escape.latex_code(str(box.count))}"
    return [escape.latex_code(box.kind), rf"$\times\, {shown}", *(["(MTP)"] if box.mtp else [])]


def _words(text: LatexText, box: Run | Ends) -> str:
    if isinstance(box, Ends):
        return ", ".join(map(escape.latex_code, box.names))
    return rf"${text.printer.text(box.count)} \times {{}}$\,{escape.latex_code(box.kind)}"


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
