"""Op counts: how many times one layer of a kind runs each class of operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from symcost.stack import checks

# Op class and what one count of it is.
OP_CLASSES: dict[str, str] = {
    "attention_matmul": "weight matmul of the attention block, each of q, k, v apart even where a library fuses them",
    "attention_bmm": "activation-by-activation matmul of an attention core: scores, weighted values",
    "ffn_matmul": "weight matmul on the way through one feed-forward block or one expert; no router, no shared expert",
    "softmax": "softmax over attention scores; a router's is its own",
    "dropout": "dropout on the layer's own tensors",
    "norm": "normalisation with a weight: of the residual stream, of heads, of compressed ranks, behind a recurrence",
    "gather": "collective at the edge of a block under tensor parallelism: one in front of each block, one behind it",
    "head_cast": "cast of an attention core's scores between storage and softmax precision",
    "activation": "activation function of the feed-forward block",
    "linear_recurrence": "state update of a linear-attention layer",
}


@dataclass(frozen=True, eq=False)
class OpCounts(Mapping[str, int]):
    """Counts by op class, in the order of `OP_CLASSES`; equal to a plain dict with the same entries.

    A class that was not declared is absent, and asking for it is a KeyError: it is not known to be zero.
    """

    declared: tuple[tuple[str, int], ...] = ()

    @classmethod
    def from_dict(cls, counts: Any, field: str = "ops", *, where: str = "") -> OpCounts:
        """Read `{op class: count}`.

        Raises:
            SpecError: no mapping, an unknown op class, or a count that is not a whole number of at least 0.
        """
        given = checks.table(counts, field, where=where)
        checks.known(given, OP_CLASSES, f"op class in {field}:", where=where)
        found = [op for op in OP_CLASSES if op in given]
        return cls(tuple((op, checks.whole(given[op], f"{field}.{op}", where=where)) for op in found))

    def __getitem__(self, op: str) -> int:
        return dict(self.declared)[op]

    def __iter__(self) -> Iterator[str]:
        return (op for op, _ in self.declared)

    def __len__(self) -> int:
        return len(self.declared)

    def __hash__(self) -> int:
        return hash(self.declared)
