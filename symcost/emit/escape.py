"""Text from outside made safe: whatever a name holds comes out as text in LaTeX, Markdown and HTML.

Signs that have no shape of their own (zero width, direction, control) are written as `U+202E`: a reader sees them.
"""

from __future__ import annotations

import html
import re
import unicodedata

_LATEX: dict[str, str] = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': "{''}",
    "`": r"\`{}",
    "–": "--",
    "—": "---",
    "‘": r"\textquoteleft{}",
    "’": r"\textquoteright{}",
    "“": r"\textquotedblleft{}",
    "”": r"\textquotedblright{}",
    "…": r"\dots{}",
    "×": r"\ensuremath{\times}",
    "·": r"\ensuremath{\cdot}",
    "÷": r"\ensuremath{\div}",
    "±": r"\ensuremath{\pm}",
    "≤": r"\ensuremath{\leq}",
    "≥": r"\ensuremath{\geq}",
    "→": r"\ensuremath{\to}",
    "ß": r"\ss{}",
    "æ": r"\ae{}",
    "ø": r"\o{}",
    "ł": r"\l{}",
    "Ł": r"\L{}",
    "Ø": r"\O{}",
}
# Combining mark and the accent that sets it in every font encoding.
_ACCENTS: dict[str, str] = {
    "\u0300": r"\`",
    "\u0301": r"\'",
    "\u0302": r"\^",
    "\u0303": r"\~",
    "\u0304": r"\=",
    "\u0306": r"\u",
    "\u0307": r"\.",
    "\u0308": r"\"",
    "\u030a": r"\r",
    "\u030b": r"\H",
    "\u030c": r"\v",
    "\u0327": r"\c",
}
# Where a line may end, while text is on its way to LaTeX. A word that is no word gets such places: a narrow table
# cell holds 12 signs of code, a line of prose any real word.
_BREAK = "\x1f"
_LONG_WORD = re.compile(rf"[^\s{_BREAK}]{{30}}(?=[^\s{_BREAK}])")
_LONG_CODE = re.compile(rf"[^\s{_BREAK}_]{{12}}(?=[^\s{_BREAK}_])")
# Format, control, private use, surrogates, unassigned: invisible, or without a meaning that is ours.
_SHAPELESS = ("Cf", "Cc", "Co", "Cs", "Cn", "Zl", "Zp")
# Markup wherever it stands; then what is markup only here: list items, emoji, bare addresses.
_MARKDOWN = re.compile(r"[\\`*_\[\]#|~$@]|^\s*[-+=](?=\s|$)|(?<=\d)[.)](?=\s)|:(?=[\w/])|(?<=www)\.", re.IGNORECASE)


def latex(text: str) -> str:
    """Text for a LaTeX paragraph or table cell; signs that its default fonts lack are named by code point."""
    return _latex(visible(text), _LONG_WORD)


def latex_code(text: str) -> str:
    r"""An identifier for LaTeX; the template's `\scCode` sets it in typewriter and breaks it behind underscores."""
    return rf"\scCode{{{_latex(visible(text).replace('.', f'.{_BREAK}'), _LONG_CODE)}}}"


def markdown(text: str) -> str:
    """Text for a Markdown paragraph or table cell on one line, with HTML inert and nothing read as markup."""
    escaped = _MARKDOWN.sub(lambda match: f"{match.group()[:-1]}\\{match.group()[-1]}", visible(text))
    return html.escape(escaped, quote=False)


def markdown_code(text: str) -> str:
    """An identifier for Markdown: a code span where it can be one, else escaped text."""
    shown = visible(text)
    plain = shown.isascii() and not set(shown) & set("`|<>&\\$") and shown.strip() == shown != ""
    return f"`{shown}`" if plain else markdown(text)


def html_text(text: str) -> str:
    """Text for HTML, inside elements and inside quoted attributes."""
    # What begins a command to the runner of a workflow, which reads pages on standard output as well.
    return html.escape(visible(text), quote=True).replace("##[", "#&#35;[").replace("::", ":&#58;")


def visible(text: str) -> str:
    """The text on one line, with every sign that has no shape written as its code point, `U+200B`."""
    return "".join(_visible_sign(sign) for sign in text)


def _visible_sign(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Zs" or sign in "\t\n\r\u2028\u2029":
        return " "
    return code_point(sign) if category in _SHAPELESS else sign


def code_point(sign: str) -> str:
    return f"U+{ord(sign):04X}"


def _latex(shown: str, long: re.Pattern[str]) -> str:
    return "".join(map(_latex_sign, long.sub(lambda word: word.group() + _BREAK, shown)))


def _latex_sign(sign: str) -> str:
    if sign == _BREAK:
        return r"\allowbreak{}"
    if sign in _LATEX:
        return _LATEX[sign]
    if sign.isascii():
        return sign
    base, *marks = list(unicodedata.normalize("NFD", sign))
    if base.isascii() and base.isalpha() and len(marks) == 1 and marks[0] in _ACCENTS:
        return f"{_ACCENTS[marks[0]]}{{{base}}}"
    return rf"\texttt{{{code_point(sign)}}}"
