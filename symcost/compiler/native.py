"""C functions of a model's structure, from the cache or compiled now."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from symcost.compiler.stored import kept
from symcost.ir.native import Native
from symcost.ir.spec import ModelSpec


def native(
    spec: ModelSpec, formulas: str, function: str, options: Mapping[str, str], columns: Collection[str] = ()
) -> Native:
    """A function in C under fixed options.

    Args:
        function: totals, kind_NAME or components.
        columns: widths and coefficients that differ from config to config.
    """

    def make() -> str:
        from symcost.compiler.pipeline import compile_model
        from symcost.emit.c import emit

        return emit(compile_model(spec, formulas), function, options, columns).to_json()

    chosen = [f"{name}={option}" for name, option in sorted(options.items())]
    parts = (spec.family, formulas, spec.signature(), function, *chosen, *sorted(columns))
    return Native.from_json(kept("c", *parts, make=make))
