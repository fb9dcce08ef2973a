"""References: the entries of `docs/references.bib` that a document cites, whole or as one line of text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from symcost.errors import SymcostError

_ENTRY = re.compile(r"^@(?P<kind>\w+)\{(?P<key>[^,\s]+),\n(?P<body>.*?)^\}\n?", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r"^\s*(?P<name>\w+)\s*=\s*\{(?P<value>.*)\},?$", re.MULTILINE)
_MOST_AUTHORS = 3
_ACCENTED = re.compile(r"\{?\\([`'^~\"=.])\{?([A-Za-z])\}?\}?")
_COMBINING = dict(zip("`'^~\"=.", "\u0300\u0301\u0302\u0303\u0308\u0304\u0307", strict=True))
_SIGNS = {r"{\L}": "Ł", r"{\l}": "ł", r"{\o}": "ø", r"{\ss}": "ß", r"\_": "_", r"\&": "&", "--": "–", "~": " "}


@dataclass(frozen=True)
class Reference:
    """An entry. `source` is its text in the file; `fields` are LaTeX, as bibliographies are."""

    key: str
    fields: Mapping[str, str]
    source: str


@cache
def references() -> dict[str, Reference]:
    """Every entry by key."""
    found = {}
    for match in _ENTRY.finditer(_path().read_text(encoding="utf-8")):
        fields = {field["name"].lower(): field["value"] for field in _FIELD.finditer(match["body"])}
        found[match["key"]] = Reference(match["key"], fields, match.group())
    return found


def cited(keys: Iterable[str]) -> tuple[Reference, ...]:
    """The entries of those keys that are entries, each once, in order of first use."""
    known = references()
    return tuple(known[key] for key in dict.fromkeys(keys) if key in known)


def bibtex(keys: Iterable[str]) -> str:
    """The cited entries as a file for BibTeX."""
    return "\n".join(reference.source for reference in cited(keys))


def authors(reference: Reference) -> str:
    """First and last names in LaTeX, at most a few: `A. Vaswani, N. Shazeer, N. Parmar et al.`"""
    people = re.split(r"\s+and\s+", reference.fields.get("author", ""))
    names = [_short(person) for person in people if person != "others"]
    if len(names) > _MOST_AUTHORS or "others" in people:
        return ", ".join(names[:_MOST_AUTHORS]) + " et al."
    return ", ".join(names)


def place(reference: Reference) -> str:
    """Where it was published, with its preprint, in LaTeX."""
    fields = reference.fields
    where = fields.get("journal") or fields.get("booktitle") or ""
    eprint = fields.get("eprint", "")
    preprint = f"arXiv:{eprint}" if eprint and eprint not in where else ""
    parts = [where, fields.get("year", ""), preprint, rf"\url{{{fields['url']}}}" if "url" in fields else ""]
    return ", ".join(part for part in parts if part)


def plain(latex: str) -> str:
    """Text of a field without LaTeX: accents become letters, braces go."""
    text = _ACCENTED.sub(lambda match: unicodedata.normalize("NFC", match[2] + _COMBINING[match[1]]), latex)
    for command, sign in _SIGNS.items():
        text = text.replace(command, sign)
    return re.sub(r"\\url\{([^}]*)\}", r"\1", text).replace("{", "").replace("}", "")


def link(reference: Reference) -> str:
    """Where it can be read; empty where no address is known."""
    if "url" in reference.fields:
        return reference.fields["url"]
    eprint = reference.fields.get("eprint", "")
    return f"https://arxiv.org/abs/{eprint}" if eprint else ""


def _short(person: str) -> str:
    if person.startswith("{"):
        return person.strip("{}")
    last, _, first = person.partition(", ")
    initials = " ".join(f"{name[0]}." for name in first.split())
    return f"{initials} {last}".strip()


def _path() -> Path:
    package = Path(str(files("symcost")))
    for candidate in (package / "_references.bib", package.parent / "docs" / "references.bib"):
        if candidate.is_file():
            return candidate
    raise SymcostError("the references of symcost are missing", where=str(package), hint="install symcost again")
