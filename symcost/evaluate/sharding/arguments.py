"""Degrees that a program hands to the evaluator of a rank, single numbers or arrays of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from math import prod
from operator import or_
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.sharding.degrees import UNEVEN, check_division, divides, vocabularies
from symcost.ir.axes import axis_of
from symcost.ir.plan import Plan

# What says which stage of a pipeline a rank stands in.
STAGE = ("first_stage", "last_stage", "in_flight")


def rank_arguments(module: Module, plan: Plan, every: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Sizes that follow from degrees, after a check that these divide what they are to divide.

    Args:
        every: all sizes, those that are not given with the model's own numbers.

    Raises:
        UsageError: a degree that does not divide, or a pipeline without a word on the stage.
    """
    missing = [name for name in STAGE if name not in given]
    if "pp" in given and missing and _any(every["pp"] > 1):
        hint = f"state {', '.join(missing)}, and the layers of the stage"
        raise UsageError("pp divides layers into stages, and an evaluator is of one of them", hint=hint)
    for division in module.divisions:
        _check(plan, every, *division)
    uneven = [vocab % every["tp"] != 0 for vocab in vocabularies(every)]
    if not uneven or "vocab_multiple" in given:
        return {}
    return {"vocab_multiple": 1 + reduce(or_, uneven) * (plan.vocab_multiple - 1)}


def _check(plan: Plan, every: Mapping[str, Any], size: str, meshes: str, component: str, tensor: str) -> None:
    whole, names = every.get(size), meshes.split(",")
    if whole is None or axis_of(size) in UNEVEN:
        return
    ranks = prod((every[name] for name in names), start=1)
    even = divides(size, whole, ranks, every["cp"], plan)
    if not _any(even == False):  # noqa: E712 - an array of answers, or one
        return
    place = 0 if isinstance(even, bool) else int((even == False).argmax())  # noqa: E712
    degrees = {name: _at(every[name], place, even) for name in ("tp", "cp", "ep")}
    check_division(size, names, component, tensor, degrees, {size: _at(whole, place, even)}, plan)


def _any(answers: Any) -> bool:
    return bool(answers) if isinstance(answers, bool) else bool(answers.any())


def _at(value: Any, place: int, like: Any) -> int:
    """A number of an array that is spread like another, or the number itself."""
    if not hasattr(value, "shape"):
        return int(value)
    import numpy as np

    return int(np.broadcast_to(value, like.shape).flat[place])
