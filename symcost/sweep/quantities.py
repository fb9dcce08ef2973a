"""Quantities of a sweep: whole-model totals by their names in evaluators, and the memory of a step."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from symcost.errors import UsageError
from symcost.evaluate.names import unknown

# Twelve of a model: what it has, what a step runs and moves, what it keeps. Traffic has one direction in compute_graph.
DEFAULTS = {
    "standard": (
        *("params", "params_active"),
        *("forward_matmul_flops", "forward_vector_flops", "backward_matmul_flops", "backward_vector_flops"),
        *("forward_read_bytes", "forward_write_bytes", "backward_read_bytes", "backward_write_bytes"),
        *("param_bytes", "activation_bytes"),
    ),
    "inference": (
        *("params", "params_active", "forward_matmul_flops", "forward_vector_flops"),
        *("forward_read_bytes", "forward_write_bytes", "param_bytes", "buffer_bytes", "cache_bytes", "peak_bytes"),
    ),
    "compute_graph": (
        *("params", "params_active"),
        *("forward_matmul_flops", "forward_vector_flops", "backward_matmul_flops", "backward_vector_flops"),
        *("forward_total_bytes", "backward_total_bytes"),
        *("param_bytes", "param_gradient_bytes", "optimizer_state_bytes", "activation_bytes"),
    ),
}
# Figures of a module's `memory`, by what they are called there.
_MEMORY = ("persistent", "saved", "peak")
# Codes of what may be inexact are bits of a machine integer.
MOST = 60


def known(raw: ModuleType) -> tuple[str, ...]:
    """Every quantity of a model."""
    return (*raw.Totals._fields, *memory(raw))


def memory(raw: ModuleType) -> dict[str, int]:
    """Figures of a module's `memory`, by their place there; a served model saves nothing."""
    names = list(getattr(raw, "MEMORY", ()))
    return {f"{name}_bytes": names.index(name) for name in _MEMORY if name in names}


def chosen(text: str | None, formulas: str) -> tuple[str, ...]:
    """Quantities of `--quantities`, separated by commas; the twelve of the formula set unless stated.

    Raises:
        UsageError: a name that is empty or stands twice.
    """
    if text is None:
        return DEFAULTS[formulas]
    names = tuple(name.strip() for name in text.split(","))
    if not all(names) or len(set(names)) < len(names):
        raise UsageError(
            f"--quantities {text!r} has a name that is empty or stands twice",
            hint="write for instance --quantities params,peak_bytes",
        )
    return names


def check(names: Iterable[str], raw: ModuleType, model: str, option: str) -> None:
    """Refuses quantities that a model does not have.

    Raises:
        UsageError: with near names.
    """
    there = known(raw)
    for name in names:
        if name not in there:
            raise unknown(f"quantity in {option} for {model}:", name, there)
