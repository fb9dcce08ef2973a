"""Degrees of sharding: what they must divide, and the sizes that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.question import Question, Size
from symcost.evaluate.sharding.schedules import check_schedule
from symcost.evaluate.sharding.trained import check_recipe
from symcost.ir.axes import axis_of, base
from symcost.ir.plan import Plan, Sharding
from symcost.ir.spec import ModelSpec

# Axes whose shards are padded, or hold a share on average.
UNEVEN = ("vocab", "top_k")
# How many legal degrees a message names.
_NAMED = 4
# Types whose state runs along the sequence: no plan divides it.
_ALONG = ("ssm_scan", "gated_delta_rule", "short_convolution")


def degree_sizes(spec: ModelSpec, sharding: Sharding, sizes: Mapping[str, Size]) -> dict[str, Size]:
    """Degrees as sizes of formulas, for a model whose pipeline has one stage."""
    ends = {"in_flight": sharding.degrees.vpp, "first_stage": 1, "last_stage": 1}
    multiple = vocab_multiple(sharding.layout.plan, sizes, sharding.degrees.tp)
    return {**sharding.degrees.sizes(), **ends, "vocab_multiple": multiple}


def vocab_multiple(plan: Plan, sizes: Mapping[str, Size], tp: int) -> int:
    """What vocabularies are padded to a multiple of, times tp: nothing where they divide."""
    every = vocabularies(sizes)
    return 1 if all(isinstance(vocab, int) and vocab % tp == 0 for vocab in every) else plan.vocab_multiple


def vocabularies(sizes: Mapping[str, Any]) -> list[Any]:
    """The size of every vocabulary: one, or one a side."""
    return [size for name, size in sizes.items() if base(name) == "vocab"]


def check_degrees(spec: ModelSpec, module: Module, question: Question) -> None:
    """Refuses degrees that do not divide what they are to divide.

    Raises:
        UsageError: with the axis, the tensor and the next degrees that would do.
    """
    sharding = question.sharding
    assert sharding is not None
    degrees, sizes = sharding.degrees, question.sizes
    check_recipe(spec, degrees.sizes())
    check_schedule(degrees.schedule, degrees.pp, degrees.vpp, degrees.microbatches)
    types = {item[2] for item in module.instances}
    if degrees.ep > 1 and "moe_experts" not in types:
        raise UsageError(f"--ep {degrees.ep}: {spec.name} has no experts", hint="leave --ep out")
    _check_idle(spec, module, degrees.sizes())
    if degrees.dp % degrees.ep:
        legal = _legal(degrees.dp, degrees.ep)
        raise UsageError(
            f"--ep {degrees.ep} does not divide --dp {degrees.dp}, whose ranks it takes", hint=f"state --ep {legal}"
        )
    if degrees.cp > 1 and (along := sorted(types & set(_ALONG))):
        raise UsageError(
            f"--cp {degrees.cp}: the state of {along[0]} runs along the sequence, which no plan divides",
            hint="leave --cp out",
        )
    if degrees.pp > 1:
        _check_stages(spec, module, question)
    if spec.features.architecture == "encoder_decoder" and max(degrees.pp, degrees.cp) > 1:
        raise UsageError(
            f"--pp and --cp divide one stack of layers; {spec.name} has two sides", hint="leave --pp and --cp out"
        )
    for size, meshes, component, tensor in module.divisions:
        check_division(size, meshes.split(","), component, tensor, degrees.sizes(), sizes, sharding.layout.plan)


def _check_idle(spec: ModelSpec, module: Module, degrees: Mapping[str, int]) -> None:
    """Refuses ranks among which nothing of a model is divided."""
    used = {mesh for _, meshes, *_ in module.divisions for mesh in meshes.split(",")}
    for mesh in ("tp", "cp"):
        if degrees[mesh] > 1 and mesh not in used:
            problem = f"--{mesh} {degrees[mesh]} divides nothing of {spec.name} under this plan"
            raise UsageError(problem, hint=f"leave --{mesh} out, or state another --plan")


def _check_stages(spec: ModelSpec, module: Module, question: Question) -> None:
    """Refuses what no plan places on several stages."""
    pp = f"--pp {question.sharding.degrees.pp}" if question.sharding else ""
    if not any(name == "pipeline_boundary" for _, name, *_ in module.instances):
        raise UsageError(f"{pp}: layers of {spec.name} have no width in common to hand on", hint="leave --pp out")
    if question.conventions.get("mtp") == "true":
        raise UsageError(
            f"{pp}: blocks of multi-token prediction use the embedding of another stage, which no plan places",
            hint="leave out --mtp, or --pp",
        )
    borrowed = [f"{kind}.{name}" for kind, name, *_, owner in module.instances if owner and kind not in ("ends", "mtp")]
    if borrowed:
        raise UsageError(
            f"{pp}: {borrowed[0]} of {spec.name} uses the weights of another layer, which no plan places on two stages",
            hint="leave --pp out",
        )


def is_legal(spec: ModelSpec, module: Module, question: Question) -> bool:
    """Whether degrees divide what they are to divide, for whoever asks of many."""
    sharding = question.sharding
    assert sharding is not None
    degrees = sharding.degrees.sizes()
    for size, meshes, _, _ in module.divisions:
        whole, ranks = question.sizes.get(size), prod(degrees[mesh] for mesh in meshes.split(","))
        if not _has_equal_parts(size, whole, ranks, degrees["cp"], sharding.layout.plan):
            return False
    try:
        check_degrees(spec, module, question)
    except UsageError:
        return False
    return True


def _has_equal_parts(size: str, whole: Size | None, ranks: int, cp: int, plan: Plan) -> bool:
    return not isinstance(whole, int) or axis_of(size) in UNEVEN or divides(size, whole, ranks, cp, plan)


def divides(size: str, whole: Any, ranks: Any, cp: Any, plan: Plan) -> Any:
    """Whether ranks have equal parts of a size, for numbers or arrays of them."""
    needed = _pieces(size, ranks, cp, plan)
    even = (whole % needed == 0) | (ranks == 1)
    # Several ranks may have the same head.
    return even | (needed % (whole + (whole == 0)) == 0) if base(size) == "kv_heads" else even


def _pieces(size: str, ranks: Any, cp: Any, plan: Plan) -> Any:
    if axis_of(size) == "seq" and plan.context != "all_to_all":
        # Two chunks a rank, one from each end, so that all have as many pairs.
        return ranks * (1 + (cp > 1))
    return ranks


def check_division(
    size: str,
    meshes: list[str],
    component: str,
    tensor: str,
    degrees: Mapping[str, int],
    sizes: Mapping[str, Size],
    plan: Plan,
) -> None:
    """Refuses degrees that do not divide one size.

    Raises:
        UsageError: with the axis, the tensor and the next degrees that would do.
    """
    whole, ranks = sizes.get(size), prod(degrees[mesh] for mesh in meshes)
    if _has_equal_parts(size, whole, ranks, degrees["cp"], plan):
        return
    assert isinstance(whole, int)
    needed = int(_pieces(size, ranks, degrees["cp"], plan))
    asked = " ".join(f"--{mesh} {degrees[mesh]}" for mesh in meshes if degrees[mesh] > 1)
    pieces = f"{needed} equal chunks" if needed != ranks else f"{ranks} ranks"
    last = next(mesh for mesh in reversed(meshes) if degrees[mesh] > 1)
    others = needed // degrees[last]
    legal = _legal(whole // others if whole % others == 0 else 1, degrees[last])
    raise UsageError(
        f"{asked}: axis {axis_of(size)} of {component}.{tensor} has {size} = {whole}, not divisible into {pieces}",
        hint=f"next legal --{last}: {legal}",
    )


def _legal(whole: int, asked: int) -> str:
    """Divisors on both sides of what was asked for."""
    every = [number for number in range(1, min(whole, 1 << 16) + 1) if whole % number == 0]
    below = [number for number in every if number < asked][-_NAMED // 2 :]
    above = [number for number in every if number > asked][: _NAMED // 2]
    return ", ".join(map(str, (*below, *above)))
