"""Proofs for other people's tests: is this cost function equal to the compiled formula?

from symcost.testing import assert_equivalent

def test_attention():
    assert_equivalent(
        my_attention_flops, "llama", "dense.attention_core.forward.matmul",
        names={"b": "batch", "s": "seq", "n": "heads", "d": "head_dim"},
    )
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symcost.audit.equivalence import Equivalence

# Arguments of Megatron-LM's `num_floating_point_operations(args, batch_size)`: attributes of `args`, as sizes of ours.
MEGATRON_LM: Mapping[str, Any] = {
    "args": {
        "seq_length": "seq",
        "num_layers": "layers",
        "hidden_size": "hidden",
        "num_attention_heads": "heads",
        "kv_channels": "head_dim",
        "group_query_attention": True,
        "num_query_groups": "kv_heads",
        "ffn_hidden_size": "ffn",
        "swiglu": True,
        "padded_vocab_size": "vocab",
        "num_experts": None,
        "moe_router_topk": 1,
        "mtp_num_layers": None,
        "multi_latent_attention": False,
    },
    "batch_size": "batch",
}
# The same for a model whose every layer is a mixture of experts, without shared experts.
MEGATRON_LM_MOE: Mapping[str, Any] = {
    **MEGATRON_LM,
    "args": {
        **MEGATRON_LM["args"],
        "num_experts": "experts",
        "moe_router_topk": "top_k",
        "moe_ffn_hidden_size": "moe_ffn",
        "moe_shared_expert_intermediate_size": None,
        "moe_layer_freq": 1,
    },
}
# PaLM's denominator of model FLOPs utilisation, 6N + 12LHQT a token (Chowdhery et al. 2022, appendix B).
PALM_MFU: Mapping[str, Any] = {"N": "model.params", "L": "layers", "H": "heads", "Q": "head_dim", "T": "seq"}


class NotEquivalentError(AssertionError):
    """A function that differs from the formula.

    Attributes:
        result: difference, counter-example, nearest convention, cause.
    """

    def __init__(self, message: str, result: Equivalence) -> None:
        self.result = result
        super().__init__(message)


def constant(value: object) -> object:
    """An argument that is passed as it is; needed for texts alone, which would else be read as sizes."""
    from symcost.audit.callables import Constant

    return Constant(value)


def assert_equivalent(
    function: Callable[..., object],
    family: str,
    quantity: str,
    *,
    names: Mapping[str, Any],
    conventions: Mapping[str, str] | None = None,
    precision: str | None = None,
    formulas: str = "standard",
    assume: Mapping[str, str] | None = None,
    degree: Mapping[str, int] | int | None = None,
) -> Equivalence:
    """Prove that a function computes what a formula says, for all sizes.

    The function is called with symbols. Where it does not take them, or branches on them, it is called with exact
    whole numbers on a grid, which proves equality for a polynomial of at most the degrees that are stated.

    Args:
        function: takes sizes and returns a number.
        family: a family or bundled model by name, symbolic; its structure is its anchor's.
        quantity: a path such as `model.train.matmul`, or an expression over paths and dims.
        names: argument -> dim, or expression over dims and paths. Numbers, flags and None are passed as they are, a
            mapping as an object with attributes, a text by way of `constant`.
        assume: dim -> expression that takes its place, as {"head_dim": "hidden/heads"}.
        degree: highest power of each argument, or of all; the formula's own degrees where it is not stated.

    Raises:
        NotEquivalentError: they differ; says the difference, a counter-example and what explains it.
        SymcostError: an unknown family, path, dim or argument, or a function that fails or is no such polynomial.
    """
    from symcost.audit.equivalence import Comparison
    from symcost.audit.scope import Scope

    scope = Scope(dict(conventions or {}), precision)
    compared = Comparison(function, family, quantity, names, scope=scope, formulas=formulas, assume=assume or {})
    result = compared.settle(degree)
    if not result.proof.equal:
        raise NotEquivalentError(_message(function, family, quantity, compared.example(result), result), result)
    return result


def _message(function: Callable[..., object], family: str, quantity: str, example: str, result: Equivalence) -> str:
    name = getattr(function, "__name__", "the function")
    return "\n".join(filter(None, (f"{name} is not {quantity} of {family}", example, str(result))))
