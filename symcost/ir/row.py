"""A row of a cost model: what a number is filed under."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """Names of one number, one line of ROWS in a generated module.

    Attributes:
        times: how many of the component the whole model has, in the sheet grammar.
        unit: the unit of work; of a tensor its role.
        direction: read or written; of a shape its axis.
    """

    kind: str
    component: str
    type: str
    times: str
    phase: str
    quantity: str
    unit: str
    slot: str
    direction: str
    tensor: str
