"""Style and script of a page: files of `templates/html`, joined into one text each."""

from __future__ import annotations

import re

from symcost.emit import templates

STYLES = ("base", "document", "controls", "figures", "pictures", "print")
# Each after those that it imports.
STATIC = ("dom", "copy", "search")
LIVE = (
    "exact",
    "arithmetic",
    "parts",
    "evaluator",
    "counts",
    "serving",
    "figures",
    "result",
    "state",
    "question",
    "structures",
    "axes",
    "bars",
    "scatter",
    "memory",
    "cache",
    "controls",
    "tables",
    "tiles",
    "document",
    "turns",
    "drawing",
    "main",
)
# Where the packed script goes.
PLACE = "<script type=text/plain id=packed>"
_IMPORT = re.compile(r'^import (\{[^}]*\}|\* as \w+) from "\./(\w+)\.js";$', re.MULTILINE)
# Comments of scripts that stand on lines of their own, which a reader of a page does not see.
_COMMENTS = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


def style(*more: str) -> str:
    """The style sheet, with `more` of its files behind those of every page, without comments and margins."""
    text = "\n".join(_file(f"styles/{name}.css") for name in (*STYLES, *more))
    lines = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())


def script(data: str, evaluators: str | None) -> str:
    """The script.

    Args:
        data: the module of the page's data.
        evaluators: the module behind the numbers of a live page.
    """
    parts = [scoped("data", data), *(scoped(name, page_script(name)) for name in STATIC)]
    if evaluators is not None:
        parts.append(scoped("own", evaluators))
        parts += [scoped(name, page_script(name)) for name in LIVE]
    parts.append("module_copy.startCopies();\nmodule_search.startSearch();\nmodule_search.startContents();")
    if evaluators is not None:
        parts.append("module_main.startLive();")
    return "\n".join(parts)


def scoped(name: str, source: str) -> str:
    """A module as a constant that holds what it exports: a page has one script, and names of modules stay apart."""
    names = _EXPORT.findall(source)
    body = _EXPORT.sub("", _IMPORT.sub(_import, source))
    return f"const module_{name} = (() => {{\n{body}\nreturn {{ {', '.join(names)} }};\n}})();\n"


def _import(match: re.Match[str]) -> str:
    return f"const {match[1].removeprefix('* as ')} = module_{match[2]};"


def page_script(name: str) -> str:
    """A module of the page; arithmetic is that of every evaluator in JavaScript."""
    before = templates.folder() / "javascript" / "runtime.js"
    text = (before.read_text(encoding="utf-8") if name == "arithmetic" else "") + _file(f"scripts/{name}.js")
    return _COMMENTS.sub("", text)


def _file(name: str) -> str:
    return (templates.folder() / "html" / name).read_text(encoding="utf-8")
