"""A page's bytes: what only its script reads is packed, and formulas are written short."""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from typing import Any

_FORMULA = re.compile(r'<span class="formula" ([^>]*)>')
_COPY = re.compile(r'data-(\w+)="([^"]*)"')
# A product's sign, by far the most frequent of all; the style sheet gives `mo` without attributes its space.
_PRODUCT, _SHORT = '<mo rspace=".17em">\u2062</mo>', "<mo>\u2062</mo>"
_PLAIN = re.compile("<mo>(?!\u2062)")
# A tag, and an attribute in it whose value needs no quotes.
_TAG, _QUOTED = re.compile(r"<[a-z][^<>]*>"), re.compile(r'(?<= )([a-z-]+)="([\w-]+)"(?=[ >])')


def slim(text: str) -> tuple[str, list[list[str]], list[int]]:
    """A page's text with short formulas; the texts of each formula, once, to copy; and which each formula has."""
    copies: dict[tuple[str, ...], int] = {}
    order = []

    def shorten(match: re.Match[str]) -> str:
        found = {name: html.unescape(value) for name, value in _COPY.findall(match[1])}
        texts = (found["latex"], found["text"], *([found["python"]] if "python" in found else []))
        order.append(copies.setdefault(texts, len(copies)))
        return '<span class="formula">'

    text = _PLAIN.sub('<mo form="infix">', _FORMULA.sub(shorten, text)).replace(_PRODUCT, _SHORT)
    head, body = text[: text.index("<body>")], text[text.index("<body>") :]
    text = head + _TAG.sub(lambda match: _QUOTED.sub(r"\1=\2", match[0]), body)
    return text, [list(texts) for texts in copies], order


def pack(text: str) -> str:
    """Text compressed, as a page carries it."""
    return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode("ascii")


def unpack(page: str) -> str:
    """The script of a page."""
    found = re.search(r"<script type=text/plain id=packed>([^<]*)</script>", page)
    return gzip.decompress(base64.b64decode(found[1])).decode() if found else ""


def data_module(**data: Any) -> str:
    """Data as a module of the page's script."""
    texts = {name: json.dumps(value, separators=(",", ":")).replace("<", "\\u003c") for name, value in data.items()}
    return "".join(f"export const {name} = {text};\n" for name, text in texts.items())
