"""What every rendering says around its numbers: the model, its totals, and the conventions in force."""

from __future__ import annotations

import re
from collections.abc import Mapping

from symcost.evaluate import units
from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import Value
from symcost.evaluate.question import Free, Size
from symcost.ir.role_names import total_roles

SHORTEN = {"flops": units.flops, "elements": units.elements, "bytes": units.size, "seconds": units.seconds}
_PRODUCT = re.compile(r"(?<!\*)\*(?!\*)")
ROLE_NAMES = {
    "param": "parameters",
    "master_param": "master parameters",
    "optimizer_state": "optimizer state",
    "param_gradient": "parameter gradients",
    "activation": "saved activations",
    "input_gradient": "input gradients",
    "buffer": "buffers",
    "cache": "cache",
}
# What a reader wants first: sizes of the question that are no property of the model.
_LENGTHS = (
    "batch",
    "documents",
    "document_tokens",
    "document_squares",
    "longest",
    "seq",
    "target_seq",
    "source_seq",
    "cached",
    "context",
    "images",
    "block",
    "grad_accum",
)


def cell(figures: Figures, value: Value, unit: str) -> str:
    """A number in three digits and a unit; an expression as it is."""
    shown = figures.show(value)
    if is_expression(shown):
        # Room to break a line; still the sheet grammar.
        return _PRODUCT.sub(" * ", str(shown))
    return SHORTEN[unit](shown)


def share(figures: Figures, part: Value, whole: Value) -> str:
    """Percent of a whole; empty where one of them is an expression."""
    shown = (figures.show(part), figures.show(whole))
    return "" if any(map(is_expression, shown)) else units.share(*shown)


def is_expression(shown: int | float | str) -> bool:
    return isinstance(shown, str) and not shown.replace("/", "").isdigit()


def title(figures: Figures) -> str:
    """`deepseek-v3: 3 dense + 58 moe layers, 671 B parameters, 37.6 B active`."""
    question = figures.question
    runs: dict[str, list[str]] = {}
    for run in question.stack:
        runs.setdefault(run.kind, []).append(_text(run.count))
    layers = " + ".join(f"{_added(counts)} {kind}" for kind, counts in runs.items())
    params, active = figures.totals["params"], figures.totals["params_active"]
    parts = [f"{layers} layers" if layers else "no layers", f"{cell(figures, params, 'elements')} parameters"]
    if active != params:
        parts.append(f"{cell(figures, active, 'elements')} active")
    return f"{question.name}: {', '.join(parts)}"


def _added(counts: list[str]) -> str:
    if all(count.isdigit() for count in counts):
        return str(sum(map(int, counts)))
    return "+".join(counts)


def _text(size: Size) -> str:
    return size.name if isinstance(size, Free) else str(size)


def footer(figures: Figures) -> list[str]:
    """The question in words: sizes, precision, conventions."""
    question = figures.question
    sizes = [f"{name} {_text(question.sizes[name])}" for name in _LENGTHS if _worth(question.sizes, name)]
    free = f"; free {', '.join(question.free)}" if question.free else ""
    chosen = [f"{name}={option}" for name, option in {**question.conventions, **question.apart}.items()]
    macs = "a multiply-add is 2 FLOPs" if question.formulas == "standard" else "FLOPs as the source counts them"
    return [
        f"{', '.join(sizes)}{free}; precision {question.precision.name}; formulas {question.formulas}, {macs}",
        *([f"conventions {' '.join(chosen)}"] if chosen else []),
        *([f"without a formula: {', '.join(figures.module.unpriced)}"] if figures.module.unpriced else []),
    ]


def _worth(sizes: Mapping[str, Size], name: str) -> bool:
    """Whether a length says anything: one that follows from another, or that is the usual one, does not."""
    usual = {"images": 0, "grad_accum": 1, "block": 1, "context": sizes.get("seq")}
    if name == "context" and "cached" in sizes:
        return False
    return name in sizes and not isinstance(sizes[name], Free) and sizes[name] != usual.get(name)


def work_lines(figures: Figures) -> list[tuple[str, str, list[Value]]]:
    """(label, unit, values under `work_heads`) of the whole model: FLOPs by unit, traffic by direction."""
    lines = []
    phases = ("forward",) if figures.question.inference else ("forward", "backward", "optimizer")
    for label, quantity, column, unit in _WORK:
        values = [figures.work(quantity, phase, column) for phase in phases]
        if any(value != 0 for value in values):
            both = [values[0], values[1], values[0] + values[1], values[2]] if len(values) > 1 else values
            lines.append((label, unit, both))
    return lines


def work_heads(figures: Figures) -> tuple[str, ...]:
    """What the values of `work_lines` are of."""
    if figures.question.inference:
        return (f"{figures.question.workload} step",)
    return "forward", "backward", "both", "optimizer step"


_WORK = (
    ("matmul FLOPs", "flops", "matmul", "flops"),
    ("vector FLOPs", "flops", "vector", "flops"),
    ("HBM read", "hbm_bytes", "read", "bytes"),
    ("HBM written", "hbm_bytes", "write", "bytes"),
    ("HBM traffic", "hbm_bytes", "total", "bytes"),
)


def memory_lines(figures: Figures) -> list[tuple[str, Value, Value]]:
    """(label, elements, bytes) of each role that the model keeps."""
    lines = []
    for role in total_roles(figures.question.formulas, inference=figures.question.inference):
        elements, size = figures.held("elements", role), figures.held("bytes", role)
        if size != 0:
            lines.append((ROLE_NAMES[role], elements, size))
    return lines
