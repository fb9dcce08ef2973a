"""C functions of a model's structure, from the cache or compiled now."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from symcost.compiler.filled import NOTHING, Filled, cost_model, stated
from symcost.compiler.stored import kept
from symcost.ir.native import Native
from symcost.ir.spec import ModelSpec


def native(
    spec: ModelSpec,
    formulas: str,
    function: str,
    options: Mapping[str, str],
    columns: Collection[str] = (),
    filled: Filled = NOTHING,
) -> Native:
    """A function in C under fixed options.

    Args:
        function: totals, kind_NAME or components.
        columns: widths and coefficients that differ from config to config.
        filled: numbers that are no inputs any more.
    """

    def make() -> str:
        from symcost.emit.c import emit

        return emit(cost_model(spec, formulas, filled=filled), function, options, columns).to_json()

    chosen = [f"{name}={option}" for name, option in sorted(options.items())]
    parts = (spec.family, formulas, spec.signature(), function, *chosen, *sorted(columns), *stated(filled))
    return Native.from_json(kept("c", *parts, make=make))
