"""The traffic rules, one by one, as closed forms."""

from __future__ import annotations

import pytest
from sympy import Expr, Min, sympify

from symcost.components.attention_core import attention_core
from symcost.components.cross_entropy import cross_entropy
from symcost.components.ffn_activation import ffn_activation
from symcost.components.lm_head import lm_head
from symcost.components.mla_attention_core import mla_attention_core
from symcost.components.moe_experts import moe_experts
from symcost.components.rms_norm import rms_norm
from symcost.components.token_embedding import token_embedding
from symcost.dims import (
    batch,
    context,
    embed,
    experts,
    ffn,
    head_dim,
    heads,
    hidden,
    kv_heads,
    moe_ffn,
    nope_dim,
    rope_dim,
    seq,
    top_k,
    v_head_dim,
    vocab,
    width_act,
    width_act_grad,
    width_param,
    width_param_grad,
)
from symcost.ir.component import Component, Site
from symcost.ir.conventions import DEFAULTS

# One width for everything that is not of a dtype of its own.
U = width_act
ONE = {width_act_grad: U, width_param: U, width_param_grad: U, context: seq}
T, N, K, D, H, F, V = batch * seq, heads, kv_heads, head_dim, hidden, ffn, vocab
FLASH = {"inputs": ("q", "k", "v"), "rotary": "none"}


def moved(
    component: Component, stage: str, label: str, conventions: dict[str, str] | None = None, **options: object
) -> tuple[Expr, Expr]:
    """Bytes read and written by the kernels of one label."""
    chosen = {**DEFAULTS, **(conventions or {})}
    site = Site(component.type, chosen.__getitem__)
    assert component.build is not None
    cost = component.build(site, **options)
    derived = {made: item.value for made, item in site.derived.items()}
    found = [kernel for kernel in getattr(cost, stage).kernels if kernel.label == label]
    assert found, [kernel.label for kernel in getattr(cost, stage).kernels]
    read = sum(t.bytes for kernel in found for t in kernel.reads)
    written = sum(t.bytes for kernel in found for t in kernel.writes)
    return tuple(sympify(side).xreplace(derived).xreplace(ONE).expand() for side in (read, written))  # type: ignore[return-value]


def check(found: tuple[Expr, Expr], read: Expr | int, written: Expr | int) -> None:
    assert (found[0] - read).expand() == 0
    assert (found[1] - written).expand() == 0


def test_rms_norm() -> None:
    check(moved(rms_norm, "forward", "norm", input="x"), U * T * H + U * H, U * T * H + 4 * T)
    check(moved(rms_norm, "backward", "norm backward", input="x"), 2 * U * T * H + 4 * T + U * H, U * T * H + U * H)


def test_a_gate() -> None:
    options = {"input": "up", "gated": True, "activation": "silu"}
    check(moved(ffn_activation, "forward", "activation", **options), 2 * U * T * F, U * T * F)
    check(moved(ffn_activation, "backward", "activation gradient", **options), 3 * U * T * F, 2 * U * T * F)


@pytest.mark.parametrize(
    ("component", "options", "k", "qk", "v"),
    [
        (attention_core, FLASH, K, D, D),
        (mla_attention_core, {"inputs": ("q", "k", "v")}, N, nope_dim + rope_dim, v_head_dim),
    ],
)
def test_a_flash_core(component: Component, options: dict[str, object], k: Expr, qk: Expr, v: Expr) -> None:
    inputs = U * T * (N * qk + k * (qk + v))
    check(moved(component, "forward", "flash", **options), inputs, U * T * N * v + 4 * T * N)
    check(moved(component, "backward", "flash preprocess", **options), 2 * U * T * N * v, 4 * T * N)
    check(moved(component, "backward", "flash backward", **options), inputs + U * T * N * v + 8 * T * N, inputs)


@pytest.mark.parametrize("pairs", ["full", "causal", "causal_half"])
def test_an_eager_core_moves_square_matrices_whatever_counts_as_a_pair(pairs: str) -> None:
    chosen, square, values = {"attention": "eager", "pairs": pairs}, U * batch * N * seq**2, U * T * N * D
    check(moved(attention_core, "forward", "scores", chosen, **FLASH), U * T * (N + K) * D, square)
    check(moved(attention_core, "forward", "softmax", chosen, **FLASH), square, square)
    check(moved(attention_core, "forward", "values", chosen, **FLASH), square + U * T * K * D, values)
    check(moved(attention_core, "backward", "softmax backward", chosen, **FLASH), 2 * square, square)


def test_experts_that_are_hit_are_read_and_all_get_gradients() -> None:
    rows, hit = T * top_k, Min(experts, T * top_k)
    check(moved(moe_experts, "forward", "up"), U * rows * H + U * hit * 2 * H * moe_ffn, U * rows * 2 * moe_ffn)
    down = U * rows * H + U * hit * H * moe_ffn
    read, written = moved(moe_experts, "backward", "input gradient")
    assert (read - (U * rows * 2 * moe_ffn + U * hit * 2 * H * moe_ffn) - down).expand() == 0
    assert (written - U * rows * (H + moe_ffn)).expand() == 0
    assert moved(moe_experts, "backward", "weight gradient")[1] == (U * experts * 3 * H * moe_ffn).expand()


def test_permute_and_combine() -> None:
    rows = T * top_k
    # Maps are INT32, the router's weights have the width of activations.
    check(moved(moe_experts, "forward", "permute"), U * T * H + 4 * rows, U * rows * H)
    check(moved(moe_experts, "forward", "combine"), U * rows * H + U * rows + 4 * rows, U * T * H)


def test_the_embedding() -> None:
    rows, table = U * T * embed, U * V * embed
    check(moved(token_embedding, "forward", "look up"), rows + 8 * T, rows)
    check(moved(token_embedding, "backward", "zero fill"), 0, table)
    check(moved(token_embedding, "backward", "scatter"), 2 * rows + 8 * T, rows)


def test_a_tied_head_reads_the_shared_gradient_once_more() -> None:
    check(moved(lm_head, "backward", "add to the shared gradient", input="x", tied=True), U * V * embed, 0)


def test_an_eager_loss_is_in_fp32_and_a_fused_one_in_place() -> None:
    logits = U * T * V
    check(moved(cross_entropy, "forward", "upcast"), logits, 4 * T * V)
    check(moved(cross_entropy, "forward", "log-softmax"), 4 * T * V, 4 * T * V)
    check(moved(cross_entropy, "backward", "downcast"), 4 * T * V, logits)
    check(moved(cross_entropy, "forward", "fused loss", {"loss": "fused"}), logits + 8 * T, logits)
