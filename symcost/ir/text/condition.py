"""Filters: conditions over columns, on exact numbers or on whole arrays. Neither sympy nor, without arrays, numpy."""

from __future__ import annotations

import difflib
import operator
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.ir.text import numeric, tree
from symcost.ir.text.grammar import read_condition
from symcost.ir.text.tokens import error
from symcost.ir.text.tree import Node

if TYPE_CHECKING:
    import numpy as np

_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
}


@dataclass(frozen=True)
class Condition:
    """A filter.

    Attributes:
        text: as it was written.
        names: the names it reads, in order of appearance, each once.
    """

    text: str
    names: tuple[str, ...]
    tree: Node = field(repr=False, compare=False)

    def holds(self, values: Mapping[str, Any]) -> Any:
        """Whether the condition holds: a bool, or an array of bools where any value it reads is an array.

        `and` and `or` look at their right side only where the left one leaves it open, for arrays element by element.
        Numbers are compared exactly, arrays in float64.

        Args:
            values: for each of `names`, an int, a Fraction, a float or a numpy array; arrays broadcast.

        Raises:
            GrammarError: division by zero, a logarithm of something not positive, an exponent that is not whole.
        """
        used = {name: values[name] for name in self.names}
        if not any(hasattr(value, "__array__") for value in used.values()):
            return _holds(self.tree, used, self.text)
        import numpy as np

        columns = [np.asarray(value, dtype=np.float64) for value in used.values()]
        shape = np.broadcast_shapes(*(column.shape for column in columns))
        flat = {name: np.broadcast_to(column, shape).ravel() for name, column in zip(used, columns, strict=True)}
        mask = _mask(self.tree, flat, _Arrays(self.text)).reshape(shape)
        return mask if shape else bool(mask)


def parse_condition(text: str, names: Collection[str]) -> Condition:
    """The filter that a text states: comparisons `< <= > >= ==` joined by `and`, `or` and parentheses.

    Args:
        text: a filter, such as `batch*seq <= 4e6 and (heads == kv_heads or layers > 32)`.
        names: the columns it may name.

    Raises:
        GrammarError: the text is no filter, or names an unknown column.
    """
    node = read_condition(text)
    for found in tree.names(node):
        if found.name not in names:
            near = difflib.get_close_matches(found.name, names) or sorted(names)
            raise error(f"unknown name {found.name!r}", text, found.position, f"known: {', '.join(near)}")
    return Condition(text, tuple(dict.fromkeys(found.name for found in tree.names(node))), node)


def _holds(node: Node, values: Mapping[str, Any], text: str) -> bool:
    if isinstance(node, tree.Logic):
        join = all if node.operator == "and" else any
        return join(_holds(part, values, text) for part in node.parts)
    assert isinstance(node, tree.Compare)
    sides = (numeric.evaluate(side, values, text) for side in (node.left, node.right))
    return bool(_COMPARE[node.operator](*sides))


def _mask(node: Node, columns: dict[str, Any], arithmetic: _Arrays) -> np.ndarray[Any, Any]:
    """The condition for every row of flat columns of one length."""
    import numpy as np

    length = len(next(iter(columns.values())))
    if isinstance(node, tree.Logic):
        open_value = node.operator == "and"
        mask = np.full(length, open_value)
        for part in node.parts:
            rows = np.flatnonzero(mask == open_value)
            mask[rows] = _mask(part, {name: column[rows] for name, column in columns.items()}, arithmetic)
        return mask
    assert isinstance(node, tree.Compare)
    sides = (numeric.compute(side, columns, arithmetic) for side in (node.left, node.right))
    return np.broadcast_to(_COMPARE[node.operator](*sides), (length,))


class _Arrays(numeric.Exact):
    """Arithmetic in float64, on scalars and arrays alike."""

    def number(self, value: Fraction) -> Any:
        if abs(value) > sys.float_info.max:
            raise error("a number too large for a filter over columns", self.text, 0, "numbers go up to 1e308")
        return float(value)

    def divide(self, left: Any, right: Any, position: int) -> Any:
        import numpy as np

        if not np.all(right):
            raise error("division by zero", self.text, position, "rule it out, as in x > 0 and y/x < 2")
        return left / right

    def power(self, base: Any, exponent: Any, position: int) -> Any:
        import numpy as np

        if np.any(exponent != np.floor(exponent)):
            raise error("an exponent that is not whole", self.text, position)
        if np.any((np.asarray(base) == 0) & (np.asarray(exponent) < 0)):
            raise error("division by zero", self.text, position)
        return np.power(base, np.asarray(exponent, dtype=np.float64))

    def call(self, function: str, arguments: list[Any], position: int) -> Any:
        import numpy as np

        if function == "log" and np.any(np.asarray(arguments[0]) <= 0):
            raise error("a logarithm of something not positive", self.text, position)
        if function in ("min", "max"):
            reduce = np.minimum if function == "min" else np.maximum
            result = arguments[0]
            for argument in arguments[1:]:
                result = reduce(result, argument)
            return result
        return {"ceil": np.ceil, "floor": np.floor, "log": np.log}[function](arguments[0])
