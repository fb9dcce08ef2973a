"""How the library's modules are written, for the families whose saved tensors were measured; see `ir.library`."""

from __future__ import annotations

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.ir.library import Library
from symcost.ir.spec import Features

LLAMA = Library("cast_first")
OLMO2 = Library("cast_last")
GEMMA = Library("offset")
COHERE = Library("centred")
# LayerNorm is one kernel; GPT-2 leaves the softmax in the activations' dtype.
LAYER_NORM = Library("native")
GPT2 = Library("native", softmax="same")


def heads_first(library: Library) -> Library:
    """The rotary embedding joins a turned and an unturned part: a copy with heads in front of tokens."""
    return replace(library, layout="heads")


def routed(config: Config, features: Features, *, renormalised: bool, groups: tuple[int, int] = (1, 1)) -> Features:
    """The record with what a config says of its router.

    Args:
        renormalised: the class's own `norm_topk_prob`.
        groups: the class's own `n_group` and `topk_group`.
    """
    if features.library is None:
        return features
    stated = config.integer(["n_group"], 1), config.integer(["topk_group"], 1)
    known = tuple(value if isinstance(value, int) else own for value, own in zip(stated, groups, strict=True))
    divides = config.boolean(["norm_topk_prob"], renormalised)
    return replace(features, library=replace(features.library, renormalised=divides, groups=(known[0], known[1])))
