"""Notebooks without a server: cells run in order, and what each would show is collected."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

# What a notebook asks of a value, richest last.
SHOWN = {"text/latex": "_repr_latex_", "text/markdown": "_repr_markdown_", "text/html": "_repr_html_"}


def read(place: Path) -> dict[str, Any]:
    return json.loads(place.read_text(encoding="utf-8"))


def write(place: Path, notebook: dict[str, Any]) -> None:
    place.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs that its cells give now; an error in a cell goes on to the caller."""
    names: dict[str, Any] = {}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            outputs = _run("".join(cell["source"]), names, number)
            cell = {**cell, "execution_count": number, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _run(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"<cell {number}>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        result = {"data": _bundle(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        outputs.append(result)
    return outputs


def _bundle(value: Any) -> dict[str, list[str]]:
    shown = {kind: getattr(value, method)() for kind, method in SHOWN.items() if hasattr(type(value), method)}
    return {"text/plain": _lines(repr(value)), **{kind: _lines(text) for kind, text in shown.items()}}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
