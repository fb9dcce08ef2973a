"""Which links a group of ranks talks over, and how fast.

Ranks are placed with tensor parallelism innermost, then context, data (experts take neighbours of it), copies of the
data-parallel group, and the stages of a pipeline outermost, as Megatron and torch's device meshes place them.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from symcost.evaluate.hardware.links import Links
from symcost.ir.plan import Degrees

# Which links carry something.
WITHIN, BETWEEN = "within", "between"
SIDES = (WITHIN, BETWEEN)
# Groups of ranks that share an expert's weights are apart from those that share all others'.
EXPERTS = "expert_dp"


class Group(NamedTuple):
    """Ranks that talk to one another.

    Attributes:
        size: how many. span: neighbouring devices among which they all stand. near: of them, those of one node.
    """

    size: int
    span: int
    near: int


class Way(NamedTuple):
    """What carries a group's messages.

    Attributes:
        side: within nodes, or between them.
        bandwidth: bytes on the wire that a rank sends a second. latency: seconds a message.
    """

    side: str
    bandwidth: Fraction
    latency: Fraction


def group_of(direction: str, tensor: str) -> str:
    """The group of a collective, from its row."""
    return EXPERTS if direction == "dp" and "expert_parameters" in tensor else direction


def group(
    name: str, degrees: Degrees, devices: int, least: Callable[..., Any] = min, most: Callable[..., Any] = max
) -> Group:
    """Where the ranks of a group stand, on nodes of so many devices.

    Args:
        degrees: numbers, or arrays of them with the functions for arrays.
    """
    tp, cp, ep, dp = degrees.tp, degrees.cp, degrees.ep, degrees.dp
    lower = {"tp": 1, "cp": tp, "dp": tp, "ep": tp * cp, "replica": tp * cp * dp, "pp": tp * cp * dp * degrees.replicas}
    sizes = {"tp": tp, "cp": cp, "dp": cp * dp, "ep": ep, "replica": degrees.replicas, "pp": degrees.pp}
    if name != EXPERTS:
        size, stride = sizes[name], lower[name]
        return Group(size, size * stride, most(1, least(size, devices // stride)))
    # The ranks of a context, and every ep-th rank of data parallelism.
    several = dp // ep
    span = tp * cp * (1 + (dp - 1) * least(1, several - 1))
    near = most(1, least(cp, devices // tp)) * most(1, least(several, devices // (tp * cp * ep)))
    return Group(cp * several, span, near)


def way(kind: str, found: Group, links: Links) -> Way:
    """The least that bounds a collective of a group.

    A ring through several nodes may leave each by as many adapters as it has ranks there. In an all-to-all a rank sends
    by its own adapter what is for other nodes; what is passed on between neighbours crosses by one.
    """
    if found.span <= links.devices:
        return Way(WITHIN, links.within.bandwidth, links.within.latency)
    between = links.between
    if kind == "send":
        return Way(BETWEEN, between.bandwidth, between.latency)
    if kind == "all_to_all":
        others = Fraction(found.size - 1, found.size - found.near) if found.size > found.near else Fraction(1)
        return Way(BETWEEN, between.bandwidth * others, between.latency)
    rate = min(links.within.bandwidth, found.near * between.bandwidth)
    return Way(BETWEEN, rate, between.latency)
