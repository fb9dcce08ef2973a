"""Operators: which products of sizes their work, weights and tensors are made of.

A pattern (`T*H*F`) is a product of the words of `sizes`. A projection says all of its degrees by its two widths; other
operators list what they have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

Sets = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Operator:
    """What is known of one operator.

    Attributes:
        matmul: pattern of multiply-adds -> how many such contractions it may be; empty where it has none.
        vector: patterns of elementwise work, the first of which it cannot do without.
        weights: pattern -> how many such weights it may have. bias: patterns of biases and gains.
        inputs, outputs: activations that a kernel must read and write.
        side: what else it may read, write or keep: statistics, index maps, inner results.
        scores: score matrices, which a flash kernel neither writes nor keeps.
        read: weights that a kernel reads, where they need not be all of them.
        lookup: rows are copied from a table, nothing is computed.
        first: it may stand on pixels or mel frames, which have no gradient.
        linear: its gradient needs no input, or a copy of it that is listed in `side`.
        one_work: its matmuls and weights are ways of doing it, not parts. one_operand: so are its operands.
    """

    matmul: Sets = field(default_factory=dict)
    vector: tuple[str, ...] = ()
    weights: Sets = field(default_factory=dict)
    bias: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    lookup: bool = False
    first: bool = False
    linear: bool = False
    one_work: bool = False
    one_operand: bool = False

    @property
    def contracts_weights(self) -> bool:
        """Whether its matmuls are with weights."""
        return bool(self.matmul and self.weights)


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def projection(
    inner: str, outers: Sets, *, rows: str = "T", vector: str = "", side: str = "", bias: str = ""
) -> Operator:
    """A matmul of rows with weights: inner x each outer width, so often."""
    return Operator(
        matmul={f"{rows}*{inner}*{outer}": sets for outer, sets in outers.items()},
        vector=(*(f"{rows}*{outer}" for outer in outers), *words(vector)),
        weights={f"{inner}*{outer}": sets for outer, sets in outers.items()},
        bias=(*outers, *words(bias)),
        inputs=(f"{rows}*{inner}",),
        outputs=tuple(f"{rows}*{outer}" for outer in outers),
        side=words(side),
    )


def several(inners: str, outers: Sets, **more: str) -> Operator:
    """A projection whose inner or outer width is written in one of several ways."""
    parts = [projection(inner, outers, **more) for inner in inners.split()]
    return replace(
        parts[0],
        matmul={pattern: sets for part in parts for pattern, sets in part.matmul.items()},
        weights={pattern: sets for part in parts for pattern, sets in part.weights.items()},
        inputs=tuple(pattern for part in parts for pattern in part.inputs),
        one_work=True,
        one_operand=True,
    )


def norm(width: str = "H") -> Operator:
    gains = (width,)
    kept = (f"T*{width}",)
    return Operator(vector=words(f"T*{width} T {width}"), bias=gains, inputs=kept, outputs=kept, side=("T",))


def experts(width: str, rows: str, copies: str, hit: str) -> Operator:
    """A feed-forward block of several weight sets, all in one."""
    tokens = "TR" if copies else "T"

    def sets(*sizes: str) -> str:
        return "*".join(filter(None, sizes))

    return Operator(
        # All three projections, or one or two that somebody speaks of.
        matmul={f"{rows}*H*{width}": (1, 2, 3)},
        vector=(f"{rows}*{width}", f"{rows}*H", "T*H", rows),
        weights={sets(copies, "H", width): (1, 2, 3)},
        bias=(sets(copies, width), sets(copies, "H")),
        inputs=(f"{tokens}*H",),
        outputs=(f"{tokens}*H",),
        side=(f"{rows}*{width}", f"{rows}*H", "T*H", rows),
        read=(sets(hit, "H", width),),
        linear=True,
    )


def table(rows: str, inputs: str, side: str) -> Operator:
    """A learned table, of whose rows some are copied or added."""
    return Operator(
        vector=("T*H",),
        weights={f"{rows}*H": (1,)},
        inputs=words(inputs),
        outputs=("T*H",),
        side=words(side),
        lookup=True,
        linear=True,
    )
