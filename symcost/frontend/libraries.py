"""How the library's modules are written, for the families whose saved tensors were measured; see `ir.library`."""

from __future__ import annotations

from collections.abc import Mapping
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


def check_groups(config: Config, sizes: Mapping[str, int]) -> None:
    """Groups of experts are equally large, and no more of them are chosen than there are.

    Raises:
        SpecError: they are not.
    """
    groups, chosen = config.integer(["n_group"], 1), config.integer(["topk_group"], 1)
    if not isinstance(groups, int):
        return
    if sizes.get("experts", 0) % groups:
        problem = f"it does not divide the {sizes['experts']} routed experts"
        raise config.error("n_group", groups, problem, "correct n_group or the number of experts")
    if isinstance(chosen, int) and chosen > groups:
        problem = f"a token cannot choose among more than n_group {groups} groups"
        raise config.error("topk_group", chosen, problem, "correct topk_group or n_group")


def routed(config: Config, features: Features, *, renormalised: bool, groups: tuple[int, int] = (1, 1)) -> Features:
    """The features with what a config says of its router.

    Args:
        renormalised: the class's own `norm_topk_prob`.
        groups: the class's own `n_group` and `topk_group`.
    """
    divides = config.boolean(["norm_topk_prob"], renormalised, nullable=True)
    features = replace(features, router_renormalised=divides)
    if features.library is None:
        return features
    stated = config.integer(["n_group"], 1), config.integer(["topk_group"], 1)
    known = tuple(value if isinstance(value, int) else own for value, own in zip(stated, groups, strict=True))
    return replace(features, library=replace(features.library, renormalised=divides, groups=(known[0], known[1])))
