"""Tuning: what of a model is trained, as a user states it, and what follows for each kind of layer."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.errors import UsageError

ALL = "all"
ADAPTED = ("lora", "dora")


@dataclass(frozen=True)
class Tuning:
    """What is trained.

    Attributes:
        train: all, lora, dora, head, norms, or a part of the library's names of parameters.
        rank: of the adapters.
        targets: names of the modules that get one, or attention, or all-linear.
        saved: names of modules of which a copy is trained beside the frozen original.
        freeze: parts of names of parameters that are not trained.
        last: only so many layers at the end, with the final norm and the head; 0: no such limit.
    """

    train: str = ALL
    rank: int = 0
    targets: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()
    freeze: tuple[str, ...] = ()
    last: int = 0

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


def stated(
    train: str | None = None,
    rank: int | None = None,
    targets: str = "",
    modules_to_save: str = "",
    freeze: str = "",
    layers: str = "",
) -> Tuning:
    """What options say, names separated by commas.

    Args:
        layers: `last:N`, or nothing.

    Raises:
        UsageError: options that contradict one another, or say nothing.
    """
    chosen = train or ALL
    tuning = Tuning(chosen, rank or 0, _names(targets), _names(modules_to_save), _names(freeze), _last(layers))
    if not tuning.adapted:
        adapters = (("--lora-rank", rank), ("--lora-targets", targets), ("--modules-to-save", modules_to_save))
        for option, value in adapters:
            if value not in (None, ""):
                hint = "add --train lora, or leave it out"
                raise UsageError(f"{option} {value} does not apply to --train {chosen}", hint=hint)
        return tuning
    if not rank or rank < 1:
        raise UsageError(f"--train {chosen} with --lora-rank {rank}", hint="state a positive rank: --lora-rank 16")
    if not tuning.targets:
        raise UsageError(
            f"--train {chosen} without --lora-targets", hint="as in q_proj,v_proj, attention or all-linear"
        )
    if freeze:
        raise UsageError(
            f"--freeze {freeze} with --train {chosen}", hint="all but the adapters is frozen; leave it out"
        )
    return tuning


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))


def _last(text: str) -> int:
    word, _, number = text.partition(":")
    if not text:
        return 0
    if word != "last" or not number.isdecimal() or int(number) < 1:
        raise UsageError(f"--train-layers {text}", hint="write last:N, as in last:2")
    return int(number)


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
