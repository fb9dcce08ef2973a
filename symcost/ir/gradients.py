"""Which of an instance's parameters and operands have a gradient, where not all is trained. Pure data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Flow:
    """What has a gradient.

    Attributes:
        trained: names of its parameters that are trained.
        inputs: its operands whose makers need a gradient; `every` of them, whatever they are called.
        every: all operands from outside need one.
        merged: names of its frozen parameters to which an adapter is added: their gradients are worked out for it.
        beside: names of its parameters beside whose matmuls adapters stand: their results have gradients.
    """

    trained: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    every: bool = False
    merged: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()

    @property
    def worked(self) -> tuple[str, ...]:
        """Parameters whose gradient is worked out."""
        return (*self.trained, *self.merged)


FROZEN = Flow()
