"""Degrees along a grid's axes: the question at one point, and where they do not divide a model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Any

from symcost.api.sharding import DEGREES
from symcost.api.stated import StatedModel, fast_module_of, stated_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.module import Module
from symcost.evaluate.question import Options, Question
from symcost.evaluate.sharding.arguments import STAGE
from symcost.evaluate.sharding.degrees import UNEVEN, check_degrees, divides
from symcost.ir.axes import axis_of
from symcost.ir.plan import Sharding

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def ask_rank(model: StatedModel, options: Options, formulas: str, sharding: Sharding) -> tuple[Module, Question]:
    """What `symcost eval` asks of a rank; degrees are among the settings.

    Raises:
        SymcostError: as `symcost eval` does, or a pipeline without a word on the stage.
    """
    stated: dict[str, Any] = {name: int(value) for name, value in options.settings.items() if name in DEGREES}
    if "ep" in stated and "dp" not in stated:
        stated["dp"] = max(sharding.degrees.dp, stated["ep"])
    degrees = replace(sharding.degrees, **stated)
    left = {name: value for name, value in options.settings.items() if name not in DEGREES}
    missing = [name for name in STAGE if name not in left]
    if degrees.pp > 1 and missing:
        raise UsageError(
            f"pp is {degrees.pp}, and a sweep is over one stage's ranks",
            hint=f"state {', '.join(missing)}, and the layers of the stage, in dims or link",
        )
    asked = replace(options, settings=left, sharding=replace(sharding, degrees=degrees))
    spec, name, precision, full = stated_spec(model, asked, formulas)
    module = fast_module_of(spec, name, precision)
    question = ask(spec, module, full)
    check_degrees(spec, module, question)
    return module, question


def undivided(sharding: Sharding, module: Module, sizes: Mapping[str, Any]) -> Iterator[Array]:
    """Masks along the axes, true where degrees do not divide what they are to divide.

    Args:
        sizes: of the model and of the grid, as far as they are known.
    """
    import numpy as np

    plan = sharding.layout.plan
    degrees = {name: sizes.get(name, size) for name, size in sharding.degrees.sizes().items()}
    degrees |= {name: np.maximum(np.asarray(size).astype(np.int64), 1) for name, size in degrees.items()}
    for size, meshes, _, _ in module.divisions:
        whole = sizes.get(size)
        if whole is not None and axis_of(size) not in UNEVEN:
            ranks = prod((degrees[mesh] for mesh in meshes.split(",")), start=1)
            yield ~np.asarray(divides(size, np.asarray(whole), ranks, degrees["cp"], plan), dtype=bool)
    if "dp" in sizes:
        yield np.asarray(degrees["dp"] % degrees["ep"] != 0)


def following_degrees(sharding: Sharding, settings: Mapping[str, Any], sizes: Mapping[str, Any]) -> dict[str, Any]:
    """Sizes that follow from degrees along the axes: ranks of data that experts need, and padding of a vocabulary."""
    import numpy as np

    found: dict[str, Any] = {}
    if "ep" in settings and "dp" not in settings:
        found["dp"] = np.maximum(settings["ep"], sharding.degrees.dp)
    if "vocab" in sizes and {"tp", "vocab"} & settings.keys():
        uneven = np.asarray(sizes["vocab"]) % np.asarray(sizes["tp"]) != 0
        found["vocab_multiple"] = np.where(uneven, sharding.layout.plan.vocab_multiple, 1)
    return found
