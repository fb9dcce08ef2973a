"""Layer stacks and op profiles: which kind of layer sits where, and what each kind runs. Plain data, no sympy."""

from symcost.ir.spec import LayerGroup
from symcost.stack.derive import derive_layers
from symcost.stack.layer_stack import LayerStack, StackGroup, resolve_layers
from symcost.stack.linear_dims import LINEAR_FIELDS, LinearAttentionDims
from symcost.stack.op_counts import OP_CLASSES, OpCounts
from symcost.stack.op_profile import OpProfile, ProfileKind
from symcost.stack.profiles import PROFILE_NAMES, load_profile
from symcost.stack.stated import read_layers, spec_layer_stack, tower_layer_stack

__all__ = [
    "LINEAR_FIELDS",
    "OP_CLASSES",
    "PROFILE_NAMES",
    "LayerGroup",
    "LayerStack",
    "LinearAttentionDims",
    "OpCounts",
    "OpProfile",
    "ProfileKind",
    "StackGroup",
    "derive_layers",
    "load_profile",
    "read_layers",
    "resolve_layers",
    "spec_layer_stack",
    "tower_layer_stack",
]
