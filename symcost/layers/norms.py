"""Which norm a family uses, as instances."""

from __future__ import annotations

from symcost.components.layer_norm import layer_norm
from symcost.components.rms_norm import rms_norm
from symcost.ir.component import Component, Instance, use
from symcost.ir.spec import Features

# norm feature -> component and its options
NORMS: dict[str, tuple[Component, dict[str, bool]]] = {
    "rms": (rms_norm, {}),
    "rms_offset": (rms_norm, {"offset": True}),
    "layer": (layer_norm, {}),
    "layer_no_bias": (layer_norm, {"bias": False}),
    "layer_plain": (layer_norm, {"affine": False}),
}


def norm(features: Features, name: str, input: str) -> Instance:
    """The family's norm under an instance name, over the storage it reads."""
    component, options = NORMS[features.norm]
    return use(component, name, input=input, **options)
