"""Stages of a pipeline: which layers each has, what it holds, and which is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from symcost.dims import TOWERS
from symcost.errors import UsageError
from symcost.evaluate.figures import Figures
from symcost.evaluate.figures import Stage as Stage
from symcost.evaluate.question import Question, Run
from symcost.evaluate.sharding.schedules import chunks_of, in_flight
from symcost.ir.plan import Degrees, Sharding

# Of one model, whose layers are given to stages one by one.
_MOST_LAYERS = 100_000


def staged(question: Question, answer: Callable[[Question], Figures]) -> Figures:
    """Figures of one rank of the stage that was asked for: a stated one, or the one whose peak is largest.

    Args:
        answer: figures of a rank of a stage, from the question for it.

    Raises:
        UsageError: layers that do not divide, or no such stage.
    """
    sharding = question.sharding
    assert sharding is not None
    stages = [Stage(*row, answer(asked)) for row, asked in questions(question)]
    wanted = sharding.degrees.stage
    fullest = max(stages, key=lambda stage: stage.peak) if wanted == "worst" and len(stages) > 1 else stages[0]
    index = fullest.index if wanted == "worst" else int(wanted)
    if index >= len(stages):
        raise UsageError(f"--stage {index}: there are {len(stages)} stages", hint=f"0 to {len(stages) - 1}, or worst")
    return replace(stages[index].figures, stages=tuple(stages), stage=index)


def questions(question: Question) -> list[tuple[tuple[int, int, int], Question]]:
    """For every stage its number, layers and chunks in flight, and the question for its ranks."""
    sharding = question.sharding
    assert sharding is not None
    degrees = sharding.degrees
    chunks = _chunks(question, sharding)
    held = (
        in_flight(degrees.schedule, degrees.pp, degrees.vpp, degrees.microbatches) if degrees.pp > 1 else (degrees.vpp,)
    )
    found = []
    for rank in range(degrees.pp):
        own = chunks_of(degrees.schedule, rank, degrees.pp, degrees.vpp) if degrees.pp > 1 else range(len(chunks))
        kinds = [kind for chunk in own for kind in chunks[chunk]]
        ends = {"first_stage": int(0 in own), "last_stage": int(len(chunks) - 1 in own)}
        changed = {**_counts(question, kinds), **ends, "in_flight": held[rank]}
        sizes = {name: changed.get(name, size) for name, size in question.sizes.items()}
        runs = _runs(kinds, question.stack, ends)
        found.append(((rank, len(kinds), held[rank]), replace(question, sizes=sizes, stack=runs)))
    return found


def _chunks(question: Question, sharding: Sharding) -> list[list[str]]:
    """Kinds of the layers of every chunk, in the model's order."""
    degrees, stated = sharding.degrees, sharding.layout.plan.stages
    layers = _layers(question)
    number = degrees.pp * degrees.vpp
    if stated and degrees.pp > 1:
        lengths: Sequence[int] = stated
        if len(stated) != number or sum(stated) != len(layers):
            raise UsageError(
                f"the plan's stages are {len(stated)} with {sum(stated)} layers; there are {number} with {len(layers)}",
                hint="state the layers of every chunk, in the model's order",
            )
    else:
        lengths = _even(len(layers), degrees)
    found, start = [], 0
    for length in lengths:
        found.append(layers[start : start + length])
        start += length
    return found


def layers_of(question: Question) -> int:
    """Layers that stages have between them."""
    return len(_layers(question))


def _layers(question: Question) -> list[str]:
    body = _body(question)
    if (number := sum(int(run.count) for run in body)) > _MOST_LAYERS:  # type: ignore[arg-type,misc]
        raise UsageError(
            f"{number} layers are too many to be divided one by one",
            hint=f"state at most {_MOST_LAYERS}, or no degrees",
        )
    return [run.kind for run in body for _ in range(int(run.count))]  # type: ignore[arg-type]


def _even(layers: int, degrees: Degrees) -> list[int]:
    number = degrees.pp * degrees.vpp
    if layers % number:
        legal = [p for p in range(1, layers + 1) if layers % (p * degrees.vpp) == 0]
        near = sorted(sorted(legal, key=lambda p: abs(p - degrees.pp))[:4])
        raise UsageError(
            f"--pp {degrees.pp} --vpp {degrees.vpp}: the {layers} layers do not divide into {number} chunks",
            hint=f"next legal --pp: {', '.join(map(str, near)) or 'none'}; or state stages in a plan file",
        )
    return [layers // number] * number


def _body(question: Question) -> list[Run]:
    return [run for run in question.stack if not run.mtp and not run.kind.startswith(TOWERS)]


def _counts(question: Question, kinds: list[str]) -> Mapping[str, int]:
    """Counts of layers by their size."""
    found = Counter(kinds)
    every = list(dict.fromkeys(run.kind for run in _body(question)))
    if len(every) == 1 and f"{every[0]}_layers" not in question.sizes:
        return {"layers": len(kinds)}
    return {"layers": len(kinds), **{f"{kind}_layers": found[kind] for kind in every}}


def _runs(kinds: list[str], stack: Sequence[Run], ends: Mapping[str, int]) -> tuple[Run, ...]:
    """The runs of a stage: its own layers, the tower of the first, the prediction blocks of the last."""
    runs: list[Run] = []
    for kind in kinds:
        if runs and runs[-1].kind == kind:
            runs[-1] = Run(kind, int(runs[-1].count) + 1)  # type: ignore[arg-type]
        else:
            runs.append(Run(kind, 1))
    tower = [run for run in stack if run.kind.startswith(TOWERS)] if ends["first_stage"] else []
    return (*runs, *tower, *(run for run in stack if run.mtp and ends["last_stage"]))
