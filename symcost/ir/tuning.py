"""Tuning: what of a model is trained, as a user states it, and what follows for each kind of layer."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.errors import UsageError
from symcost.ir.quantised import BASES
from symcost.typed import typed

ALL = "all"
ADAPTED = ("lora", "dora", "qlora")
# How qlora stores what is frozen, unless stated.
QLORA_BASE = "nf4"


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
        base: how frozen weights of matmuls in layers are stored, a name of BASES; empty: as the precision says.
    """

    train: str = ALL
    rank: int = 0
    targets: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()
    freeze: tuple[str, ...] = ()
    last: int = 0
    base: str = ""

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


@typed
def stated(
    train: str | None = None,
    rank: int | None = None,
    targets: str = "",
    modules_to_save: str = "",
    freeze: str = "",
    layers: str = "",
    base_precision: str = "",
) -> Tuning:
    """What options say, names separated by commas.

    Args:
        layers: `last:N`, or nothing.

    Raises:
        UsageError: options that contradict one another, or say nothing.
    """
    chosen = train or ALL
    base = _base(base_precision) or (QLORA_BASE if chosen == "qlora" else "")
    tuning = Tuning(chosen, rank or 0, _names(targets), _names(modules_to_save), _names(freeze), _last(layers), base)
    if base and tuning.plain:
        hint = "say what is frozen, as by --train qlora, or leave it out"
        raise UsageError(f"--base-precision {base} does not apply: every weight is trained", hint=hint)
    if tuning.adapted:
        _check_adapted(tuning, rank, freeze)
        return tuning
    for option, value in (("--lora-rank", rank), ("--lora-targets", targets), ("--modules-to-save", modules_to_save)):
        if value not in (None, ""):
            hint = "add --train lora, or leave it out"
            raise UsageError(f"{option} {value} does not apply to --train {chosen}", hint=hint)
    return tuning


def _check_adapted(tuning: Tuning, rank: int | None, freeze: str) -> None:
    chosen = tuning.train
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


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))


def _base(name: str) -> str:
    if name and name not in BASES:
        raise UsageError(f"unknown base precision {name!r}", hint=f"known: {', '.join(BASES)}")
    return name


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
        adapters: modules that have one, by the library's name; twice where it has twice the rank.
        copied: parameters of which the frozen original stays beside the trained copy.
        gradient: whether the layer's input has one.
        outside: by side of a model with two, whether what it hands over has one.
    """

    trained: frozenset[str] = frozenset()
    adapters: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()
    gradient: bool = True
    outside: tuple[tuple[str, bool], ...] = ()
