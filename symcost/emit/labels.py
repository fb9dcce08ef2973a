"""Labels of terms: plain text in which single capitals are mathematics (`Q K^T`), or LaTeX between dollar signs."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

_MATHEMATICS = re.compile(r"\$([^$]*)\$")
# `Q`, `K^T`, and a run of them: `Q K^T`.
_LETTER = r"[A-Z](?:\^[A-Z])?"
_CODE = re.compile(r"`([^`]*)`")
_SIZE = re.compile(r"(?<![\w^])([A-Za-z])_([a-z]{1,2})(?!\w)")
_LETTERS = re.compile(rf"(?<![\w^]){_LETTER}(?: {_LETTER})*(?![\w^])")


def label(text: str, escape: Callable[[str], str], mathematics: Callable[[str], str]) -> str:
    r"""A label in a language.

    Args:
        text: as a component states it: plain, or with LaTeX between dollar signs.
        escape: makes plain text safe.
        mathematics: puts LaTeX into the language's signs for it.
    """
    pieces = _MATHEMATICS.split(text)
    # A lone dollar sign leaves an even number of pieces no pair of signs: then all of it is plain text.
    if len(pieces) > 1 and text.count("$") % 2 == 0:
        return "".join(mathematics(piece) if i % 2 else escape(piece) for i, piece in enumerate(pieces))
    return _plain(text, escape, mathematics)


def prose(
    text: str, escape: Callable[[str], str], code: Callable[[str], str], mathematics: Callable[[str], str]
) -> str:
    """Sentences of a component: `code` between backticks, sizes such as d_n or r_kv as mathematics."""
    pieces = _CODE.split(text)
    if len(pieces) % 2 == 0:
        return escape(text)
    return "".join(code(piece) if i % 2 else _sizes(piece, escape, mathematics) for i, piece in enumerate(pieces))


def _sizes(text: str, escape: Callable[[str], str], mathematics: Callable[[str], str]) -> str:
    out, last = [], 0
    for match in _SIZE.finditer(text):
        out += [escape(text[last : match.start()]), mathematics(f"{match[1]}_{{{match[2]}}}")]
        last = match.end()
    return "".join([*out, escape(text[last:])])


def _plain(text: str, escape: Callable[[str], str], mathematics: Callable[[str], str]) -> str:
    out, last = [], 0
    for match in _LETTERS.finditer(text):
        out += [escape(text[last : match.start()]), mathematics(_letters(match.group()))]
        last = match.end()
    return "".join([*out, escape(text[last:])])


def _letters(text: str) -> str:
    raised = partial(re.sub, r"\^([A-Z])", r"^{\1}")
    return raised(text).replace(" ", r"\,")
