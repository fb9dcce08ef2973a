"""Counts of instances: texts such as `2*(moe_layers + mtp_depth)`, as generated modules carry them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from symcost.errors import GrammarError, VerifyError
from symcost.evaluate.numbers import Value

# A number, a size, or a multiple of one: most counts, and no reason to load the grammar.
_PLAIN = re.compile(r"(?:([0-9]+)\*)?(?:([0-9]+)|([A-Za-z_][A-Za-z_0-9]*))")


def count(text: str, sizes: Mapping[str, Value]) -> Value:
    """The value of a count, over numbers or symbols.

    Raises:
        VerifyError: a text that is no expression, or that names a size which the module does not take.
    """
    plain = _PLAIN.fullmatch(text)
    if plain and plain[3] in (None, *sizes):
        return int(plain[1] or 1) * (sizes[plain[3]] if plain[3] else int(plain[2]))
    from symcost.ir.text.grammar import read_formula
    from symcost.ir.text.numeric import evaluate

    try:
        return evaluate(read_formula(text)[0], sizes, text)
    except GrammarError as error:
        raise VerifyError(f"count {text!r} is no expression: {error.what}") from None
    except KeyError as error:
        raise VerifyError(f"count {text!r} needs {error.args[0]}, which the module does not take") from None
