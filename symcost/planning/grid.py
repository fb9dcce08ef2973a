"""Grids of plans: degrees that divide devices and batch, by micro-batch sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from symcost.ir.plan import Degrees, Layout
from symcost.planning.request import Request
from symcost.planning.space import Mesh, Point, Shape, divisors

Array = Any


@dataclass(frozen=True)
class Grid:
    """Plans of one layout and one number of stages.

    Attributes:
        meshes: tensor, context and expert degrees. groups: along the first axis, degrees that divide devices, experts
            and sequences; of: the mesh of each. batches: sequences of a micro-batch, along the second.
    """

    request: Request
    layout: Layout
    pp: int
    meshes: tuple[Mesh, ...]
    groups: tuple[Degrees, ...]
    of: Array
    batches: tuple[int, ...]

    @classmethod
    def over(cls, request: Request, layout: Layout, pp: int, meshes: Sequence[Mesh]) -> Grid:
        """The grid of all meshes that leave room for so many stages."""
        own = tuple(mesh for mesh in meshes if request.devices % (pp * mesh[0] * mesh[1]) == 0)
        groups = [(place, degrees) for place, mesh in enumerate(own) for degrees in _groups(request, layout, pp, mesh)]
        places = np.array([place for place, _ in groups], dtype=int)
        return cls(request, layout, pp, own, tuple(each for _, each in groups), places, divisors(request.sequences))

    @cached_property
    def shape(self) -> tuple[int, int]:
        return len(self.groups), len(self.batches)

    @cached_property
    def legal(self) -> Array:
        """Where micro-batches divide a rank's sequences of a step."""
        return self.sequences % np.array(self.batches)[None, :] == 0

    @cached_property
    def sequences(self) -> Array:
        """Sequences of a step of one data-parallel rank."""
        ranks = np.array([mesh.dp * mesh.replicas for mesh in self.groups], dtype=int)
        return (self.request.sequences // ranks)[:, None]

    @cached_property
    def microbatches(self) -> Array:
        """Micro-batches of a step; 1 where a plan is not legal."""
        return np.where(self.legal, self.sequences // np.array(self.batches)[None, :], 1)

    @cached_property
    def steps(self) -> tuple[Array, Array]:
        """Every number of micro-batches, and which of them each plan has."""
        known = np.array(divisors(self.request.sequences))
        return known, np.searchsorted(known, self.microbatches)

    def filtered(self, shape: Shape) -> Array:
        """Where a request's filter holds."""
        if self.request.where is None:
            return True
        names = ("tp", "cp", "ep", "dp", "replicas")
        sizes: dict[str, Array] = {
            name: np.array([getattr(mesh, name) for mesh in self.groups])[:, None] for name in names
        }
        sizes |= {"batch": np.array(self.batches)[None, :], "microbatches": self.microbatches}
        fixed = {"pp": self.pp, "vpp": shape.vpp, "zero": self.layout.zero, "sp": int(self.layout.sp)}
        return self.request.where.holds({**sizes, **fixed})

    def point(self, place: int, shape: Shape, recompute: str) -> Point:
        """The plan at a place."""
        group, batch = divmod(place, len(self.batches))
        number = int(self.microbatches[group, batch])
        degrees = replace(self.groups[group], vpp=shape.vpp, microbatches=number, schedule=shape.schedule)
        return Point(self.layout, degrees, self.batches[batch], recompute, shape.lengths)


def _groups(request: Request, layout: Layout, pp: int, mesh: Mesh) -> Iterator[Degrees]:
    """Degrees of data parallelism, and copies of its group, that are legal with a mesh."""
    tp, cp, ep = mesh
    rest = request.devices // (pp * tp * cp)
    if request.sequences % rest:
        return
    # Copies of a group that shards nothing are a larger group.
    for replicas in divisors(rest) if layout.zero else (1,):
        dp = rest // replicas
        if dp % ep == 0 and (dp * cp > 1 or layout.zero == 0):
            yield Degrees(tp=tp, cp=cp, ep=ep, dp=dp, pp=pp, replicas=replicas)
