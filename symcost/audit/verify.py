"""Our figures of a config beside the library's own, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from symcost.audit.library import Measured
from symcost.ir.spec import ModelSpec

# Flavours that the library runs through a fallback whose count differs by stated formulas.
RECURRENT = ("linear", "kda", "lightning", "mamba", "mamba2", "beside_mamba2", "shared_mamba2", "conv", "rglru")


@dataclass(frozen=True)
class Piece:
    """One figure of both sides. `note` says why a difference is expected, where one is."""

    piece: str
    quantity: str
    ours: int
    library: int
    note: str = ""

    @property
    def equal(self) -> bool:
        return self.ours == self.library

    @property
    def wrong(self) -> bool:
        return not self.equal and not self.note


@dataclass(frozen=True)
class Verification:
    """All pieces of one model."""

    model: str
    versions: Mapping[str, str]
    pieces: tuple[Piece, ...]

    @property
    def holds(self) -> bool:
        return not any(piece.wrong for piece in self.pieces)

    def json(self) -> dict[str, Any]:
        pieces = [{**asdict(piece), "equal": piece.equal} for piece in self.pieces]
        return {"schema": 1, "model": self.model, "library": dict(self.versions), "pieces": pieces}


def compare(spec: ModelSpec, result: Mapping[str, Any], measured: Measured) -> Verification:
    """Our complete result beside the library's figures.

    Args:
        result: of the same batch and length, with eager attention and every pair counted.
    """
    return Verification(spec.name, measured.versions, tuple(_pieces(spec, result, measured)))


def _pieces(model: ModelSpec, figures: Mapping[str, Any], measured: Measured) -> Iterator[Piece]:
    totals = figures["totals"]
    recurrent = any(kind.attention in RECURRENT for kind in model.kinds)
    note = "recurrent layers: docs/explanation/counted-differences.md" if recurrent else ""
    yield Piece("model", "params", totals["params"], measured.params)
    for phase in ("forward", "backward"):
        yield Piece("model", f"{phase} matmul FLOPs", totals["flops"][phase]["matmul"], getattr(measured, phase), note)
    kinds = [group.kind for group in model.stack if not group.mtp for _ in range(group.count)]
    if len(kinds) != len(measured.layers):
        return
    first = {kind: kinds.index(kind) for kind in dict.fromkeys(kinds)}
    flavours = {kind.name: kind.attention for kind in model.kinds}
    for kind, index in first.items():
        ours = _layer(figures, kind)
        yield Piece(f"layer {index} ({kind})", "params", ours["params"], measured.layers[index])
        expected = note if flavours[kind] in RECURRENT else ""
        yield Piece(
            f"layer {index} ({kind})", "forward matmul FLOPs", ours["forward"], measured.forward_layers[index], expected
        )


def _layer(figures: Mapping[str, Any], kind: str) -> dict[str, int]:
    """Parameters and forward matmul FLOPs of one layer of a kind."""
    layers = sum(group["count"] for group in figures["stack"] if group["kind"] == kind)
    params = forward = 0
    for item in figures["components"]:
        if item["kind"] == kind:
            times = item["count"] // layers
            params += times * sum(t["elements"] for t in item["tensors"] if t["role"] == "param")
            forward += times * sum(item["flops"]["forward"]["matmul"].values())
    return {"params": params, "forward": forward}
