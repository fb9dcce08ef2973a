"""Values of texts: an expression of the sheet grammar, read and evaluated without sympy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.ir.text import tree
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate
from symcost.ir.text.tokens import error


def evaluate_text(text: str, values: Mapping[str, Any]) -> Any:
    """The value of an expression of the sheet grammar, on plain numbers and without sympy.

    Raises:
        GrammarError: the text is no expression, names something without a value, or divides by zero.
    """
    node, _ = read_formula(text)
    for found in tree.names(node):
        if found.name not in values:
            raise error(f"unknown name {found.name!r}", text, found.position, f"known: {', '.join(sorted(values))}")
    return evaluate(node, values, text)
