"""The complete answer to a question, as the JSON of `symcost eval`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from symcost import __version__
from symcost.evaluate.figures import Figures
from symcost.evaluate.instances import component_entry
from symcost.evaluate.memory import memory_entry
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import show, within_floats
from symcost.evaluate.question import Free, Question, Size
from symcost.evaluate.served import one_longer
from symcost.evaluate.sums import totals_entry

if TYPE_CHECKING:
    from symcost.evaluate.hardware.sheet import Hardware

# What a multiply-add counts, by formula set: the source of compute_graph is read as it stands.
_MAC_FLOPS = {"standard": 2, "compute_graph": 1}

Result = dict[str, Any]


def evaluate(module: Module, question: Question) -> Figures:
    """The module's numbers for a question without free sizes."""
    sizes = dict(question.sizes)
    arguments = {**sizes, **question.conventions}
    values, totals = module.components(arguments), module.totals(arguments)
    longer = 0
    if question.inference:
        longer = module.totals({**arguments, **one_longer(sizes)})["cache_bytes"]
    return Figures(module, question, values, totals, sizes, module.memory(arguments), longer=longer)


def result(figures: Figures) -> Result:
    """The whole result: plain dicts, lists, texts and numbers.

    Raises:
        UsageError: the precision has no dtype for something that the model stores.
        SpecError: floating-point numbers out of range.
    """
    question = figures.question
    with within_floats(question.name):
        components = [component_entry(figures, item) for item in figures.module.instances]
        totals = totals_entry(figures)
        memory = memory_entry(figures)
        hardware = question.hardware
        roofline = _roofline(figures, hardware) if hardware else {}
    sharded = _sharded(figures, totals) if question.sharding else {}
    return {
        "schema": 1,
        "symcost": __version__,
        "model": question.name,
        "family": question.family,
        "formulas": question.formulas,
        **({"workload": question.workload} if question.inference else {}),
        "conventions": _conventions(question),
        "precision": question.precision.name,
        "dims": {name: _size(size) for name, size in question.sizes.items()},
        "warnings": list(question.warnings),
        "unpriced": list(figures.module.unpriced),
        "stack": [{"kind": run.kind, "count": _size(run.count), "mtp": run.mtp} for run in question.stack],
        "components": [entry for entry in components if entry["count"] != 0],
        "totals": totals,
        **_packing(question),
        **sharded,
        **({"memory": memory} if memory else {}),
        **({"roofline": roofline} if roofline else {}),
    }


def _packing(question: Question) -> dict[str, Any]:
    """What is known of documents' lengths, and how much of them padding would be, or is."""
    packing = question.packing
    if packing is None:
        return {}
    waste = {} if packing.waste is None else {"padding_waste": show(packing.waste)}
    return {"packing": {"padded": packing.padded, **packing.known(), **waste}}


# What follows is loaded where it is asked for.
def _sharded(figures: Figures, totals: Result) -> Result:
    from symcost.evaluate.sharding.entries import communication_bytes, sharded_entries

    totals["communication_bytes"] = communication_bytes(figures)
    return sharded_entries(figures)


def _roofline(figures: Figures, hardware: Hardware) -> Result:
    from symcost.evaluate.hardware.roofline import roofline_entry
    from symcost.evaluate.hardware.served import served_bounds

    entry = roofline_entry(figures, hardware)
    if figures.question.inference:
        served = served_bounds(figures, hardware)
        entry |= {name: value if value is None else figures.show(value) for name, value in served.items()}
    return entry


def _conventions(question: Question) -> dict[str, Any]:
    chosen: dict[str, Any] = {"mac_flops": _MAC_FLOPS[question.formulas], **question.conventions, **question.apart}
    if "mtp" in chosen:
        chosen["mtp"] = chosen["mtp"] == "true"
    return chosen


def _size(size: Size) -> int | float | str:
    return size.name if isinstance(size, Free) else show(size)
