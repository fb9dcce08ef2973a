"""Recurrent layers as the library's own PyTorch code runs them: no fused kernel, every step keeps its operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from symcost.dims import (
    batch,
    chunk,
    conv_kernel,
    inner,
    linear_key_dim,
    linear_value_dim,
    linear_value_heads,
    seq,
    ssm_groups,
    ssm_head_dim,
    ssm_heads,
    state,
)
from symcost.ir.arith import ceil, minimum
from symcost.ir.operators import saved

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.component import Site
    from symcost.ir.tensor import Tensor

# storage, slot, how many alike, elements of one
Row: TypeAlias = "tuple[str, str, Expr | int, Expr]"


def _listed(site: Site, rows: list[Row]) -> tuple[Tensor, ...]:
    return tuple(saved(f"{site.name}.{name}", slot, alike=alike, elements=each) for name, slot, alike, each in rows)


def short_convolution(site: Site, input: str, channels: Expr, part_of: Expr | None) -> tuple[Tensor, ...]:
    """The input, or all of the projection that it is a view of, and the sum over tokens and padding.

    Args:
        part_of: width of that projection; None where the input is a tensor of its own.
    """
    tokens = batch * seq
    maker = input.partition(".")[0]
    whole = saved(f"{maker}.all", tokens=tokens, width=part_of) if part_of is not None else None
    padded = saved(f"{site.name}.padded_sum", batch=batch, channels=channels, tokens=seq + conv_kernel - 1)
    return (whole or saved(input, tokens=tokens, channels=channels), padded)


def selective_scan(site: Site, mixing: str) -> tuple[Tensor, ...]:
    """Mamba-1, token by token: decay and drive of every cell, and the state behind every token in both dtypes.

    Args:
        mixing: storage of C.
    """
    tokens, cells = batch * seq, batch * inner * state
    rows: list[Row] = [
        ("step", "act", 1, tokens * inner),
        ("step_sum", "act", 1, tokens * inner),
        # laid out anew for the projection to step, B and C; of one sequence its input is a view
        ("x", "act", minimum(1, batch - 1), tokens * inner),
        ("gate", "act", 1, tokens * inner),
        ("decay_rates", "FP32", 2, inner * state),
        ("decay_and_drive", "FP32", 2, seq * cells),
        ("b_float", "FP32", 1, tokens * state),
        ("x_and_output_float", "FP32", 2, tokens * inner),
        # zeros before the first token too
        ("states", "act", 1, (seq + 1) * cells),
        # those that the next token's decay multiplies
        ("states_float", "FP32", 1, (seq - 1) * cells),
        ("skip_float", "FP32", 1, inner),
    ]
    return (*_listed(site, rows), saved(mixing, tokens=tokens, state=state))


def chunked_scan(site: Site) -> tuple[Tensor, ...]:
    """Mamba-2, in chunks: products within a chunk, states between them, B and C repeated for every head.

    A single chunk spares copies: what several chunks lay out anew is then a view.
    """
    tokens, chunks = batch * seq, ceil(seq / chunk)
    heads = batch * chunks * chunk * ssm_heads
    ends, cells = batch * ssm_heads * (chunks + 1), ssm_head_dim * state
    several, repeated = minimum(1, chunks - 1), minimum(1, batch * chunks - 1)
    rows: list[Row] = [
        ("rates", "FP32", 2, ssm_heads),
        ("step", "act", 2, tokens * ssm_heads),
        ("step_float", "FP32", 2, tokens * ssm_heads),
        ("x_float", "FP32", 1, tokens * ssm_heads * ssm_head_dim),
        ("x_padded", "FP32", 1, heads * ssm_head_dim),
        ("mask_in_chunk", "BOOL", 2, chunk**2),
        ("mask_of_chunks", "BOOL", 2, (chunks + 1) ** 2),
        # decay, C B^T, and their product
        ("scores", "FP32", 3, heads * chunk),
        ("decay_to_ends", "FP32", 2, heads),
        # C and B as operands of C B^T, B with the decay to the chunk's end
        ("b_and_c", "FP32", 3, heads * state),
        ("b_and_c_again", "FP32", 2 * repeated, heads * state),
        # the operand of both products with X, and C times the states
        ("x_and_read", "FP32", 2 + several, heads * ssm_head_dim),
        ("decay_of_chunks", "FP32", 1, ends * (chunks + 1)),
        ("states", "FP32", 1, ends * cells),
        ("states_read", "FP32", 1, batch * ssm_heads * (chunks + 1 - several) * cells),
    ]
    return _listed(site, rows)


def delta_rule(site: Site) -> tuple[Tensor, ...]:
    """Gated DeltaNet, in chunks: keys and queries for every value head, two triangular solves, a state a chunk."""
    chunks = ceil(seq / chunk)
    tokens, padded = batch * seq * linear_value_heads, batch * chunks * chunk * linear_value_heads
    rows: list[Row] = [
        ("step", "act", 1, tokens),
        ("rates", "FP32", 2, linear_value_heads),
        # argument and result of the softplus, inverse norms of q and k
        ("per_token", "FP32", 4, tokens),
        ("q_and_k_float", "FP32", 2, tokens * linear_key_dim),
        # step size, three exponentials of the decay's sum
        ("per_padded_token", "FP32", 4, padded),
        ("mask", "BOOL", 1, chunk**2),
        # decay of each pair, K K^T and Q K^T, and both with the decay
        ("pairs", "FP32", 5, padded * chunk),
        # k, k with the step, q, the solved keys, k and q with their decay, two of which a single chunk keeps as one
        ("keys_and_queries", "FP32", 5 + minimum(1, chunks - 1), padded * linear_key_dim),
        # v, the solved values, those without what the state predicts
        ("values", "FP32", 3, padded * linear_value_dim),
        ("decay_of_chunks", "FP32", 1, batch * linear_value_heads * chunks),
        ("states", "FP32", 1, batch * linear_value_heads * chunks * linear_key_dim * linear_value_dim),
    ]
    return _listed(site, rows)


def norm_then_gate(site: Site, rows: Expr, width: Expr) -> tuple[Tensor, ...]:
    """The gated norm of Gated DeltaNet: the norm, cast and weighed, then the gate in FP32."""
    elements = rows * width
    kept: list[Row] = [
        ("upcast", "FP32", 1, elements),
        ("root", "FP32", 1, rows),
        ("normed", "act", 2, elements),
        ("gate_float", "FP32", 2, elements),
    ]
    return _listed(site, kept)


def gate_then_norm(site: Site, rows: Expr, width: Expr) -> tuple[Tensor, ...]:
    """The gated norm of Mamba-2: the gate in FP32, the norm of each group, both over what the scan has padded."""
    elements, padded = rows * width, batch * chunk * ceil(seq / chunk) * inner
    kept: list[Row] = [
        ("gate_float", "FP32", 2, elements),
        ("scan_output", "FP32", 1, padded),
        ("upcast", "FP32", 1, elements),
        ("root", "FP32", 1, batch * seq * ssm_groups),
        ("normed_float", "FP32", 1, elements),
    ]
    return _listed(site, kept)


GATED_NORMS = {"norm_then_gate": norm_then_gate, "gate_then_norm": gate_then_norm}
