"""Proofs for other people's tests: is this cost function equal to the compiled formula?

from symcost.testing import assert_equivalent

def test_attention():
    assert_equivalent(
        my_attention_flops, "llama", "dense.attention_core.forward.matmul",
        names={"b": "batch", "s": "seq", "n": "heads", "d": "head_dim"},
    )
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symcost.audit.judgement import Equivalence
    from symcost.ir.spec import ModelSpec

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
        **dict.fromkeys(
            "mtp_num_layers moe_ffn_hidden_size moe_shared_expert_intermediate_size moe_latent_size"
            " experimental_attention_variant linear_attention_freq hybrid_layer_pattern hybrid_override_pattern".split()
        ),
        **dict.fromkeys("multi_latent_attention attention_output_gate is_hybrid_model".split(), False),
        "moe_layer_freq": 1,
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
    },
}
# PaLM's denominator of model FLOPs utilisation, 6N + 12LHQT a token (Chowdhery et al. 2022, appendix B).
PALM_MFU: Mapping[str, Any] = {"N": "model.params", "L": "layers", "H": "heads", "Q": "head_dim", "T": "seq"}


class NotEquivalentError(AssertionError):
    """A function that differs from the formula, or is not shown to be equal.

    Attributes:
        result: the verdict: difference, counter-example, nearest convention, cause, or why it is not proved.
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
    family: str | ModelSpec,
    quantity: str | Mapping[str, str] | Sequence[str],
    *,
    names: Mapping[str, Any],
    conventions: Mapping[str, str] | None = None,
    precision: str | None = None,
    formulas: str = "standard",
    assume: Mapping[str, str] | None = None,
    degree: Mapping[str, int] | int | None = None,
    where: str | Sequence[str] = (),
    accept: str | Sequence[str] = (),
    seconds: float | None = None,
) -> Equivalence:
    """Prove that a function computes what a formula says, for all sizes; only a proof passes.

    Args:
        function: takes sizes; returns a number, or several in a tuple, a dictionary or an object.
        family: a family or bundled model by name, with the structure of its anchor; or a loaded model.
        quantity: a path such as `model.train.matmul`, or an expression over paths and dims; one for each number.
        names: argument -> dim or expression. Numbers, flags and None are passed as they are, a text by `constant`, a
            mapping as an object with attributes, keys and (named `name()`) methods, a list as a list.
        assume: dim -> expression that takes its place, as {"head_dim": "hidden/heads"}.
        degree: highest powers, for a function that cannot be traced but is known to be a polynomial.
        where: what is known to hold, as "seq <= 8192". accept: verdicts that pass too: proved_where, not_refuted.
        seconds: how long to look.

    Raises:
        NotEquivalentError: they differ (difference, counter-example, cause), or it is not proved (reasons).
        SymcostError: an unknown family, path, dim or argument, or a function that fails.
    """
    stated = (where,) if isinstance(where, str) else tuple(where)
    asked = {"conventions": conventions, "precision": precision, "formulas": formulas, "assume": assume}
    result = _settle(function, family, quantity, names, degree=degree, where=stated, seconds=seconds, **asked)
    _check(result, stated, accept, f"{quantity} of {family if isinstance(family, str) else family.name}", function)
    return result


def _settle(function: Any, family: Any, quantity: Any, names: Any, **asked: Any) -> Equivalence:
    from symcost.audit.equivalence import SECONDS, Comparison
    from symcost.audit.scope import Scope

    scope = Scope(dict(asked["conventions"] or {}), asked["precision"])
    more = {"formulas": asked["formulas"], "assume": asked["assume"] or {}, "where": asked["where"]}
    compared = Comparison(function, family, quantity, names, scope=scope, **more)
    return compared.settle(asked["degree"], SECONDS if asked["seconds"] is None else asked["seconds"])


def _check(result: Equivalence, stated: tuple[str, ...], accept: Any, of: str, function: Any) -> None:
    from symcost.audit.judgement import check_accept

    known = result.verdict == "proved_where" and set(result.where) <= set(stated)
    if not (result.accepted(check_accept(accept)) or known):
        what = "is not" if result.verdict == "refuted" else "is not shown to be"
        name = getattr(function, "__name__", "the function")
        raise NotEquivalentError(f"{name} {what} {of}\n{result}", result)
