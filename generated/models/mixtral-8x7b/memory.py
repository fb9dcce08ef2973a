"""Memory of a step of mixtral, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "moe", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, batch, context, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, width_act,
    width_act_grad, tokens, attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "moe": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*(batch*context*kv_heads*head_dim*width_act_grad + tokens*heads*(head_dim*width_act_grad
                + 2)) if attention == "flash" else max(context*width_act_grad*(batch*kv_heads*head_dim +
                2*tokens*heads), width_act_grad*(tokens*heads*head_dim + context*(2*batch*kv_heads*head_dim +
                tokens*heads))),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "router": max(tokens*width_act_grad*(experts + top_k), tokens*width_act_grad*(hidden + experts)),
            "moe_experts": max(tokens*top_k*width_act_grad*(3*moe_ffn + 1), tokens*top_k*width_act_grad*(hidden +
                2*moe_ffn + 1), tokens*width_act_grad*(hidden*(top_k + 1) + top_k)),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, layers, hidden, width_act_grad, tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    moe = moments["moe"]
    ends = moments["ends"]
    branch_moe = (
        max(internals("moe", "attention_core")*(layer_kept - core_kept) + moe["attention_core"], moe["attention_norm"],
            moe["ffn_norm"], moe["moe_experts"], moe["output_projection"], moe["qkv_projection"], moe["router"])
    )
    return {
        "moe": min(1, layers)*(internals("moe")*(1 - layer_kept) + max(moe["attention_residual"], moe["ffn_residual"],
            tokens*hidden*width_act_grad + branch_moe)),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
