"""Tables of a search: what sorts of stages take, and hold, over degrees and micro-batches.

Axes are (sort of stage, mesh, batch). What does not depend on data-parallel ranks is computed once for every tensor,
context and expert degree; a size that such a table must not depend on has two values at once, which shows if it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from symcost.errors import VerifyError
from symcost.evaluate.memory import RESIDENT, SUMS
from symcost.evaluate.sharding.degrees import vocab_multiple
from symcost.evaluate.sharding.network import SIDES, Group, group, way
from symcost.evaluate.sharding.step import Machine, is_once, matmuls_with_weights_of
from symcost.ir.plan import Degrees, Layout
from symcost.planning.rows import Array, Rows, Sent
from symcost.planning.space import Sort

_AXES = 3
Key = TypeVar("Key", int, str)
# Degrees that vary along a table of one pipeline.
_VARIED = ("tp", "cp", "ep", "dp", "replicas")


@dataclass(frozen=True)
class Work:
    """Seconds of one micro-batch, by sort, mesh and batch: computing, and sending by side."""

    both: Array
    backward: Array
    weights: Array
    sent: Mapping[str, Array]

    def at(self, places: Array) -> Work:
        """The same for a list of meshes that may repeat."""
        sent = {side: table[:, places] for side, table in self.sent.items()}
        return Work(self.both[:, places], self.backward[:, places], self.weights[:, places], sent)


@dataclass(frozen=True)
class Shared:
    """Seconds of what data-parallel ranks share, by sort and mesh: a micro-batch by side, a step by side, optimizer."""

    each: Mapping[str, Array]
    once: Mapping[str, Array]
    optimizer: Array


@dataclass(frozen=True)
class Held:
    """Bytes, by sort, mesh and batch: of one micro-batch in flight, and all else."""

    saved: Array
    rest: Array

    def at(self, places: Array) -> Held:
        """The same for a list of meshes that may repeat."""
        return Held(self.saved[:, places], self.rest[:, places])


class Meshes:
    """Degrees along an axis of tables, and what carries the messages of their groups."""

    def __init__(self, degrees: Sequence[Degrees], machine: Machine) -> None:
        self._machine = machine
        columns: dict[str, Any] = {name: np.array([getattr(mesh, name) for mesh in degrees]) for name in _VARIED}
        self.pp, self.tps = degrees[0].pp, [mesh.tp for mesh in degrees]
        self.columns = columns
        self._rates: dict[tuple[str, str], dict[str, tuple[Array, Array]]] = {}

    def __len__(self) -> int:
        return len(self.tps)

    def rates(self, kind: str, name: str) -> dict[str, tuple[Array, Array]]:
        """Seconds of a byte and of a message of a group, by side: 0 for ranks that another side serves."""
        if (kind, name) not in self._rates:
            self._rates[kind, name] = self._made(kind, name)
        return self._rates[kind, name]

    def _made(self, kind: str, name: str) -> dict[str, tuple[Array, Array]]:
        machine = self._machine
        links = machine.hardware.wired()
        found = group(name, Degrees(**self.columns, pp=self.pp), links.devices, np.minimum, np.maximum)
        sorts, which = np.unique(np.stack(np.broadcast_arrays(*found)), axis=1, return_inverse=True)
        rates = {side: np.zeros((2, sorts.shape[1])) for side in SIDES}
        for place, ranks in enumerate(sorts.T.tolist()):
            over = way(kind, Group(*ranks), links)
            rates[over.side][:, place] = [
                machine.slower(1 / over.bandwidth, over.side),
                machine.slower(over.latency, over.side),
            ]
        every = {side: rate[:, which.ravel()][:, None, :, None] for side, rate in rates.items()}
        return {side: (each, message) for side, (each, message) in every.items() if each.any()}


class Tables:
    """Tables of one layout, for sorts of stages of one pipeline."""

    def __init__(self, rows: Rows, layout: Layout, recompute: str) -> None:
        self.rows, self.layout = rows, layout
        self._base = {
            **{name: float(size) for name, size in rows.question.sizes.items()},  # type: ignore[arg-type]
            **rows.subject.conventions(layout, recompute),
        }

    def work(self, sorts: Sequence[Sort], vpp: Sequence[int], meshes: Meshes, batches: Any) -> Work:
        """Forward and backward of a micro-batch, and what tensor, context, expert and pipeline groups send."""
        arguments = self._arguments(sorts, vpp, meshes, batches)
        arguments |= _unlike(arguments, "dp", "replicas", "in_flight")
        counts = self.rows.instance_counts(sorts)
        worked, sent = self.rows.worked(shared=False), self.rows.sent(shared=False)
        values = self._values(worked, sent, arguments)
        shape = (len(sorts), len(meshes), len(batches))
        found = {name: np.zeros(shape) for name in ("forward", "backward", "weights")}
        weighty = matmuls_with_weights_of(self.rows.module)
        for item in worked:
            seconds = _bound(item.sides, values) * counts[:, item.instance, None, None]
            found[item.phase] += seconds
            if item.phase == "forward" and self.rows.instances[item.instance] in weighty:
                found["weights"] += seconds
        carried = {side: np.zeros(shape) for side in SIDES}
        self._carry(sent, values, counts, meshes, lambda item: carried)
        return Work(found["forward"] + found["backward"], found["backward"], found["weights"], carried)

    def shared(self, sorts: Sequence[Sort], vpp: Sequence[int], meshes: Meshes) -> Shared:
        """What data-parallel ranks send, and the optimizer's step."""
        arguments = self._arguments(sorts, vpp, meshes, [1])
        arguments |= _unlike(arguments, "batch", "in_flight")
        counts = self.rows.instance_counts(sorts)
        worked, sent = self.rows.worked(shared=True), self.rows.sent(shared=True)
        values = self._values(worked, sent, arguments)
        shape = (len(sorts), len(meshes), 1)
        optimizer = np.zeros(shape)
        for item in worked:
            optimizer += _bound(item.sides, values) * counts[:, item.instance, None, None]
        each, once = ({side: np.zeros(shape) for side in SIDES} for _ in range(2))
        zero = self.layout.zero
        self._carry(
            sent, values, counts, meshes, lambda item: once if is_once(item.phase, item.direction, zero) else each
        )
        return Shared(each, once, optimizer)

    def moments(self, sorts: Sequence[Sort], meshes: Meshes, batches: Any) -> Held:
        """Bytes that do not depend on data-parallel ranks: what a micro-batch saves, and the largest moment."""
        arguments = self._arguments(sorts, [1] * len(sorts), meshes, batches) | {"in_flight": 1.0}
        arguments |= _unlike(arguments, "dp", "replicas")
        points = [name for name in self.rows.raw.MEMORY if name not in (*SUMS, *RESIDENT)]
        found = _alike(self.rows.memory(["saved", *points], arguments))
        saved = found.pop("saved")
        shape = (len(sorts), len(meshes), len(batches))
        most = np.maximum.reduce(np.broadcast_arrays(*found.values()))
        return Held(np.broadcast_to(saved, shape), np.broadcast_to(most, shape))

    def held(self, sorts: Sequence[Sort], meshes: Meshes, batches: Any, moments: Held) -> Held:
        """Bytes of a rank: the peak is what one micro-batch in flight saves times how many there are, and the rest.

        Args:
            moments: of the mesh of each of `meshes`.
        """
        arguments = self._arguments(sorts, [1] * len(sorts), meshes, batches) | {"in_flight": 1.0}
        names = [name for name in self.rows.raw.MEMORY if name == "persistent" or name in RESIDENT]
        rest = moments.rest
        for value in self.rows.memory(names, arguments).values():
            rest = rest + value
        return Held(moments.saved, rest)

    def _arguments(self, sorts: Sequence[Sort], vpp: Sequence[int], meshes: Meshes, batches: Any) -> dict[str, Any]:
        given: dict[str, Any] = {
            **self._base,
            "pp": float(meshes.pp),
            "batch": np.array(batches, dtype=float)[None, None, :],
        }
        given |= {name: column.astype(float)[None, :, None] for name, column in meshes.columns.items()}
        plan, sizes = self.layout.plan, self.rows.question.sizes
        multiples = [vocab_multiple(plan, sizes, tp) for tp in meshes.tps]
        given["vocab_multiple"] = np.array(multiples, dtype=float)[None, :, None]
        for place, (name, _) in enumerate(sorts[0].sizes):
            given[name] = np.array([sort.sizes[place][1] for sort in sorts], dtype=float)[:, None, None]
        given["vpp"] = np.array(vpp, dtype=float)[:, None, None]
        return {name: value for name, value in given.items() if name in self._base}

    def _values(self, worked: Any, sent: tuple[Sent, ...], arguments: Mapping[str, Any]) -> dict[int, Array]:
        places = [place for item in worked for _, parts in item.sides for place, _ in parts]
        places += [place for item in sent for place in (item.number, item.wire)]
        found = dict(zip(places, self.rows.values(places, arguments), strict=True))
        return _alike(found)

    def _carry(
        self, sent: tuple[Sent, ...], values: Mapping[int, Array], counts: Array, meshes: Meshes, into: Any
    ) -> None:
        """Seconds of collectives, added to what `into` says of each, on the side that carries it."""
        for item in sent:
            for side, (each_byte, each_message) in meshes.rates(item.kind, item.group).items():
                seconds = values[item.wire] * each_byte + values[item.number] * each_message
                into(item)[side] += seconds * counts[:, item.instance, None, None]


def _bound(sides: Iterable[tuple[str, tuple[tuple[int, float], ...]]], values: Mapping[int, Array]) -> Array:
    """Seconds of the slowest unit, or of the memory."""
    found = [sum(values[place] * seconds for place, seconds in parts) for _, parts in sides]
    return found[0] if len(found) == 1 else np.maximum.reduce(np.broadcast_arrays(*found))


def _alike(found: Mapping[Key, Array]) -> dict[Key, Array]:
    """Tables without the axis of two values.

    Raises:
        VerifyError: one that depends on them.
    """
    if any(array.ndim > _AXES and array.shape[0] > 1 for array in found.values()):
        raise VerifyError("a bound of a plan depends on a size that it must not depend on")
    return {key: array.reshape(array.shape[-_AXES:]) for key, array in found.items()}


def _unlike(arguments: Mapping[str, Any], *names: str) -> dict[str, Array]:
    """Two values of sizes, along an axis in front of all others."""
    return {name: np.array([1.0, 2.0]).reshape(2, *[1] * _AXES) for name in names if name in arguments}
