"""Memory of a step of olmo2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, batch, context, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens,
    attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "dense": {
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "qk_norm": max(tokens*head_dim*width_act_grad*(2*heads + kv_heads), tokens*head_dim*width_act_grad*(heads +
                2*kv_heads)),
            "attention_core": 2*(batch*context*kv_heads*head_dim*width_act_grad + tokens*heads*(head_dim*width_act_grad
                + 2)) if attention == "flash" else max(context*width_act_grad*(batch*kv_heads*head_dim +
                2*tokens*heads), width_act_grad*(tokens*heads*head_dim + context*(2*batch*kv_heads*head_dim +
                tokens*heads))),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_post_norm": 2*tokens*hidden*width_act_grad,
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_post_norm": 2*tokens*hidden*width_act_grad,
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
    dense = moments["dense"]
    ends = moments["ends"]
    branch_dense = (
        max(internals("dense", "attention_core")*(layer_kept - core_kept) + dense["attention_core"],
            dense["attention_post_norm"], dense["ffn_activation"], dense["ffn_down"], dense["ffn_post_norm"],
            dense["ffn_up"], dense["output_projection"], dense["qk_norm"], dense["qkv_projection"])
    )
    return {
        "dense": min(1, layers)*(internals("dense")*(1 - layer_kept) + max(dense["attention_residual"],
            dense["ffn_residual"], tokens*hidden*width_act_grad + branch_dense)),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
