"""Layer kinds of the compute_graph calculator: dense and mixture-of-experts layers, and the model's ends."""

from __future__ import annotations

from sympy import Integer

from symcost import dims
from symcost.components.compute_graph.embedding import embedding
from symcost.components.compute_graph.entropyloss import entropyloss
from symcost.components.compute_graph.gated_ffn_down import gated_ffn_down
from symcost.components.compute_graph.gated_ffn_nonlinear import gated_ffn_nonlinear
from symcost.components.compute_graph.gated_ffn_up import gated_ffn_up
from symcost.components.compute_graph.logits import logits
from symcost.components.compute_graph.mha_core import mha_core
from symcost.components.compute_graph.mha_out import mha_out
from symcost.components.compute_graph.mha_qkv import mha_qkv
from symcost.components.compute_graph.moe_all2all_dispatch import moe_all2all_dispatch
from symcost.components.compute_graph.moe_all2all_gather import moe_all2all_gather
from symcost.components.compute_graph.moe_expert_ffn_down import moe_expert_ffn_down
from symcost.components.compute_graph.moe_expert_ffn_nonlinear import moe_expert_ffn_nonlinear
from symcost.components.compute_graph.moe_expert_ffn_up import moe_expert_ffn_up
from symcost.components.compute_graph.moe_router import moe_router
from symcost.components.compute_graph.pos_embedding import pos_embedding
from symcost.components.compute_graph.residual import residual
from symcost.components.compute_graph.rmsnorm import rmsnorm
from symcost.components.compute_graph.tokenizer import tokenizer
from symcost.errors import SpecError
from symcost.ir.component import use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import ModelSpec

# Names are the source's without the layer prefix, in its order.
_SHARED = (
    use(rmsnorm, "RMSNorm1"),
    use(mha_qkv, "MHAQKV"),
    use(mha_core, "MHACORE"),
    use(mha_out, "MHAOUT"),
    use(residual, "RES1"),
    use(rmsnorm, "RMSNorm2"),
    use(residual, "RES2"),
)
_BODY = {
    "dense": (
        "Attention and a gated feed-forward block.",
        (
            *_SHARED,
            use(gated_ffn_up, "GATED_FFN_UP"),
            use(gated_ffn_nonlinear, "GATED_FFN_NONLINEAR"),
            use(gated_ffn_down, "GATED_FFN_DOWN"),
        ),
    ),
    "moe": (
        "Attention and routed experts; shared experts have no feed-forward work.",
        (
            *_SHARED,
            use(moe_router, "MoeFFNRouter"),
            use(moe_expert_ffn_up, "MoeFFNExpert_UP"),
            use(moe_expert_ffn_nonlinear, "MoeFFNExpert_NONLINEAR"),
            use(moe_expert_ffn_down, "MoeFFNExpert_DOWN"),
        ),
    ),
}
KINDS = tuple(_BODY)
_ENDS = LayerKind(
    "ends",
    (use(embedding), use(pos_embedding, "pos_embedding"), use(logits), use(entropyloss)),
    Integer(1),
    "Embeddings, output projection and loss; the source has no final norm.",
)

# Types that the source declares and does not price.
UNPRICED = tuple(item.type for item in (tokenizer, moe_all2all_dispatch, moe_all2all_gather))


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The kinds of a model in stack order, then its ends.

    Raises:
        SpecError: a kind that the set does not have.
    """
    names = [kind.name for kind in spec.kinds]
    for name in names:
        if name not in _BODY:
            raise SpecError(f"compute_graph has no layer kind {name!r}", hint=f"it has {', '.join(_BODY)}")
    return (*(_body(name, alone=len(names) == 1) for name in names), _ENDS)


def _body(name: str, *, alone: bool) -> LayerKind:
    summary, instances = _BODY[name]
    return LayerKind(name, instances, dims.symbol("layers") if alone else dims.layer_count(name), summary)
