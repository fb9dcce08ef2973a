"""What a counter sees of the library's fallback for a recurrent layer, minus what we count: a formula for each.

`docs/explanation/counted-differences.md` says why, in words. Depthwise filters are counted by nobody here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from symcost.dims import (
    batch,
    chunk,
    head_dim,
    heads,
    hidden,
    linear_key_dim,
    linear_value_dim,
    linear_value_heads,
    seq,
    ssm_groups,
    ssm_head_dim,
    ssm_heads,
    state,
    vocab,
)
from symcost.ir.arith import ceil, minimum

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.spec import ModelSpec

# Takes a phase, gives counted FLOPs of one layer minus ours.
Difference = Callable[[str], "Expr"]


def delta_rule(phase: str) -> Expr:
    """Gated DeltaNet, as its fallback multiplies: padded to whole chunks, triangular solves unseen.

    Backward, one of the two products that differentiate a solve is seen; nothing flows into the zero state in front,
    nor out of the state behind the last chunk.
    """
    whole = chunk * ceil(seq / chunk)
    widths = chunk * (6 * linear_key_dim + 4 * linear_value_dim) + 6 * linear_key_dim * linear_value_dim
    padding = batch * (whole - seq) * linear_value_heads * widths
    solves = 2 * batch * whole * linear_value_heads * chunk * (linear_key_dim + linear_value_dim)
    ends = 8 * batch * linear_value_heads * chunk * linear_key_dim * linear_value_dim
    return 2 * padding - solves - ends if phase == "backward" else padding - solves


def kimi_delta(phase: str) -> Expr:
    """Kimi Delta Attention of whole chunks: scores are sums of elementwise products, for each channel decays alone."""
    scores = 4 * batch * seq * chunk * linear_value_heads * linear_key_dim
    ends = 8 * batch * chunk * linear_value_heads * linear_key_dim * linear_value_dim
    return -2 * scores - ends if phase == "backward" else -scores


def scan(phase: str) -> Expr:
    """Mamba-2: padded to whole chunks, B and C repeated for every head, states carried by a matrix over chunks."""
    chunks = ceil(seq / chunk)
    whole = batch * chunks * chunk
    library = 2 * whole * chunk * ssm_heads * (state + ssm_head_dim) + 4 * whole * ssm_heads * ssm_head_dim * state
    carried = 2 * batch * (chunks + 1) ** 2 * ssm_heads * ssm_head_dim * state
    ours = 2 * batch * seq * chunk * (state * ssm_groups + ssm_heads * ssm_head_dim)
    ours += 4 * batch * seq * ssm_heads * ssm_head_dim * state
    return (library + carried - ours) * (2 if phase == "backward" else 1)


def lightning(phase: str) -> Expr:
    """Lightning attention: nothing flows into the zero state in front, nor out of the state behind the last block."""
    last = seq - chunk * (ceil(seq / chunk) - 1)
    ends = batch * heads * (2 * minimum(chunk, seq) + 4 * last) * head_dim**2
    return -ends if phase == "backward" else 0 * ends


# By the flavour of a layer; what is not here is counted as we count it.
DIFFERENCES: Mapping[str, Difference] = {
    "linear": delta_rule,
    "kda": kimi_delta,
    "mamba2": scan,
    "beside_mamba2": scan,
    "shared_mamba2": scan,
    "lightning": lightning,
}


def outside(spec: ModelSpec, quantity: str) -> Expr:
    """What the library has outside of layers, minus what we count: a T5 is tied there whatever its config says."""
    own_head = spec.family in ("t5", "mt5", "umt5", "longt5") and not spec.features.tied
    return (-vocab * hidden if own_head and quantity == "params" else 0) + 0 * vocab


def in_whole_chunks(value: Expr) -> Expr:
    """A difference at lengths of whole chunks, without roundings."""
    from sympy import Symbol, expand

    more = Symbol("more", integer=True, nonnegative=True)
    return expand(expand(value.subs(seq, chunk * (more + 1))).doit().subs(more, seq / chunk - 1))
