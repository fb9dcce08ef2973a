"""Which norm a family uses, as instances."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.components.final_norm import final_norm
from symcost.components.layer_norm import layer_norm
from symcost.components.rms_norm import rms_norm
from symcost.dims import hidden
from symcost.ir.component import Instance, use
from symcost.ir.norms import norm_form
from symcost.ir.spec import Features

if TYPE_CHECKING:
    from sympy import Expr

# The same operator, by the paper of its form.
_FINAL_RMS = replace(final_norm, source=rms_norm.source)


def norm(features: Features, name: str, input: str) -> Instance:
    """The family's norm under an instance name, over the storage it reads."""
    component = layer_norm if norm_form(features.norm).centred else rms_norm
    return use(component, name, input=input, form=features.norm)


def last_norm(features: Features, input: str) -> Instance:
    """The norm in front of the head."""
    form = features.flag("final_norm", features.norm)
    component = final_norm if norm_form(form).centred else _FINAL_RMS
    return use(component, input=input, form=form)


def sub_norm(features: Features, name: str, input: str, width: Expr) -> Instance:
    """A norm of the family's form inside a block, in front of its last projection (BitNet)."""
    component = layer_norm if norm_form(features.norm).centred else rms_norm
    return use(component, name, input=input, form=features.norm, sizes={hidden: width})
