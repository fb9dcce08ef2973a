"""Tuning: what of a model is trained, as a user states it, and what follows for each kind of layer."""

from __future__ import annotations

from dataclasses import dataclass

ALL = "all"
ADAPTED = ("lora", "qlora", "dora")


@dataclass(frozen=True)
class Tuning:
    """What is trained.

    Attributes:
        train: all, lora, qlora, dora, head, norms, or a part of the library's names of parameters.
        rank: of the adapters.
        targets: names of the modules that get one, or attention, or all-linear.
        saved: names of modules of which a copy is trained beside the frozen original.
        freeze: parts of names of parameters that are not trained.
        last: only so many layers at the end, with the final norm and the head; 0: no such limit.
        optimizer: its name.
    """

    train: str = ALL
    rank: int = 0
    targets: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()
    freeze: tuple[str, ...] = ()
    last: int = 0
    optimizer: str = "adamw"

    @property
    def adapted(self) -> bool:
        return self.train in ADAPTED

    @property
    def magnitude(self) -> bool:
        """Whether adapters learn a magnitude too."""
        return self.train == "dora"

    @property
    def plain(self) -> bool:
        """Whether every weight is trained, as without any tuning."""
        return self.train == ALL and not self.freeze and not self.last


@dataclass(frozen=True)
class KindTuning:
    """What is trained in one kind of layer, or in the ends.

    Attributes:
        trained: parameters, `INSTANCE.TENSOR`.
        adapters: modules that have one, by the library's name.
        copied: parameters of which the frozen original stays beside the trained copy.
        gradient: whether the layer's input has one.
    """

    trained: frozenset[str] = frozenset()
    adapters: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()
    gradient: bool = True
