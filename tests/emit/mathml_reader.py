"""MathML of formulas read back as the LaTeX it was made of, without its spacing."""

from __future__ import annotations

import re
import unicodedata
from xml.etree import ElementTree

_SIGNS = {
    "\u2062": "", "−": "-", "×": r"\times", "·": r"\cdot", "÷": r"\div", "⌊": r"\lfloor", "⌋": r"\rfloor",
    "⌈": r"\lceil", "⌉": r"\rceil", "ϵ": r"\epsilon", "ε": r"\varepsilon", "ϕ": r"\phi", "φ": r"\varphi",
    **{sign: f"\\{unicodedata.name(sign).split()[-1].lower()}" for sign in "αβγδηθκλμνπρστχψω"},
    "Σ": r"\Sigma",
}  # fmt: skip
_FUNCTIONS = ("min", "max", "ln", "log", "exp", "tanh")


def latex(markup: str) -> str:
    """LaTeX of one or several `<math>` elements, spaces and braces of single atoms left out."""
    return "".join(_node(ElementTree.fromstring(part)) for part in re.findall(r"<math>.*?</math>", markup))


def plain(text: str) -> str:
    r"""LaTeX as `latex` would give it back: no spaces, no `\,`, one letter for one upright letter."""
    bare = re.sub(r"\\text\{([^}]*)\}", r"\1", text)
    bare = re.sub(r"\\[,; ]|\\allowbreak|\s", "", bare)
    return re.sub(r"\\mathrm\{([^}]*)\}", r"\\mathrm{\1}", bare)


def _node(node: ElementTree.Element) -> str:
    parts = [_node(child) for child in node]
    if node.tag in ("math", "mrow"):
        return "".join(parts)
    if node.tag == "mfrac":
        return rf"\tfrac{{{parts[0]}}}{{{parts[1]}}}"
    if node.tag in ("msub", "msup", "msubsup"):
        signs = {"msub": "_", "msup": "^", "msubsup": "_^"}[node.tag]
        return parts[0] + "".join(f"{sign}{{{part}}}" for sign, part in zip(signs, parts[1:], strict=True))
    return _token(node)


def _token(node: ElementTree.Element) -> str:
    text = node.text or ""
    if text in _SIGNS:
        return _SIGNS[text]
    if node.tag == "mi" and text in _FUNCTIONS:
        return f"\\{text}"
    upright = node.tag == "mi" and (len(text) > 1 or node.get("mathvariant") == "normal")
    return rf"\mathrm{{{text}}}" if upright else text
