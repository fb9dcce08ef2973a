"""Sizes that follow from others at every point of a grid: `target_seq: seq`, `ffn: 4*hidden`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from symcost.errors import GrammarError, UsageError
from symcost.evaluate.names import unknown
from symcost.ir.json_text import MAX_DIGITS
from symcost.ir.text import tree
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate
from symcost.ir.text.tree import Node
from symcost.sweep.axis import exact_array

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# Values of one link: each is computed in exact arithmetic.
MOST = 1_000_000


def linked(
    name: str, text: str, columns: Mapping[str, Array], own: Mapping[str, int], where: str, later: Collection[str] = ()
) -> Array:
    """The exact values of a link along the axes that it depends on.

    Args:
        columns: sizes along the grid's axes, by name.
        own: the model's sizes that the grid leaves alone.
        later: links that are not computed yet, this one among them.

    Raises:
        GrammarError: no expression, or one without a value at a point.
        UsageError: an unknown name, a result that is no exact number, or too many of them.
    """
    import numpy as np

    field = f"link.{name}"
    try:
        node, _ = read_formula(text)
    except GrammarError as error:
        raise error.at(f"{where}: {field}") from None
    names = list(dict.fromkeys(found.name for found in tree.names(node)))
    _check_names(name, names, [*columns, *own], later, where)
    varying = [columns[used] for used in names if used in columns]
    axes = max((column.ndim for column in columns.values()), default=0)
    shape = np.broadcast_shapes((1,) * axes, *(column.shape for column in varying))
    count = int(np.prod(shape, dtype=np.int64))
    if count > MOST:
        hint = f"the limit is {MOST:,}: let it follow from fewer sizes"
        raise UsageError(f"{where}: {field} has {count:,} values", hint=hint)
    lists = {used: np.broadcast_to(columns[used], shape).ravel().tolist() for used in names if used in columns}
    fixed = {used: own[used] for used in names if used not in columns}
    points = ({**fixed, **{used: values[number] for used, values in lists.items()}} for number in range(count))
    made = [_value(node, values, text, f"{where}: {field}") for values in points]
    return exact_array(made).reshape(shape)


def _check_names(name: str, names: list[str], known: list[str], later: Collection[str], where: str) -> None:
    for used in names:
        if used in later:
            what = "itself" if used == name else f"{used}, which is linked further down"
            hint = "a link follows from dims, from the model's sizes and from links above it"
            raise UsageError(f"{where}: link.{name} reads {what}", hint=hint)
        if used not in known:
            raise unknown(f"size in link.{name}:", used, known).at(where)


def _value(node: Node, values: Mapping[str, Any], text: str, where: str) -> Any:
    """The exact value at a point."""
    try:
        value = evaluate(node, values, text)
    except GrammarError as error:
        raise error.at(f"{where} at {_point(values)}") from None
    if abs(value) >= 10**MAX_DIGITS:
        problem = f"{where} has more than {MAX_DIGITS} digits at {_point(values)}"
        raise UsageError(problem, hint="use smaller numbers")
    if isinstance(value, float):
        raise UsageError(f"{where} is no exact number", hint="leave the logarithm out, or floor it")
    return value


def _point(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())
