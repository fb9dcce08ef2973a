"""Utilisation of devices from a measured run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from symcost.api.model import Model
from symcost.errors import UsageError
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options

if TYPE_CHECKING:
    from symcost.audit.utilisation import Run, Utilisation


def measured(model: Model, options: Options, run: Run, *, mtp: bool = False) -> Utilisation:
    """Model and hardware FLOPs utilisation of a run, under every public convention that holds for the model.

    Args:
        options: length, settings, precision, hardware, and conventions that say what is computed twice.

    Raises:
        UsageError: no hardware, no time, or a case, which states no model.
    """
    from symcost.audit.sides import side
    from symcost.audit.utilisation import check, utilisation

    check(run)
    if options.hardware is None:
        raise UsageError("no hardware is named", hint="name one with --hardware: symcost list hardware")
    if model.case:
        raise UsageError(f"{model.name} is a case, which states no model of the standard set", hint="name its config")
    device, precision = hardware(options.hardware), policy_of(options, model.precision)
    conventions: Mapping[str, str] = options.conventions
    return utilisation(side(model, options, mtp=mtp), device, precision, run, conventions)
