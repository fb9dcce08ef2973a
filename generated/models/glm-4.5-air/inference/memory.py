"""Memory of a step of glm4_moe, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "dense", "moe", "mtp", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, ffn, moe_ffn, experts, top_k, shared_experts, width_act,
    tokens, attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "dense": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + head_dim)),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "moe": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + head_dim)),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "shared_experts": max(3*tokens*moe_ffn*shared_experts*width_act, tokens*width_act*(hidden +
                2*moe_ffn*shared_experts)),
            "ffn_residual": 4*tokens*hidden*width_act,
        },
        "mtp": {
            "embedding_norm": 2*tokens*hidden*width_act,
            "hidden_norm": 2*tokens*hidden*width_act,
            "mtp_projection": 3*tokens*hidden*width_act,
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, dense_layers, moe_layers, hidden, mtp_depth, width_act, tokens, mtp, **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    moe = moments["moe"]
    mtp = moments["mtp"]
    ends = moments["ends"]
    branch_dense = (
        max(dense["attention_core"], dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"],
            dense["ffn_norm"], dense["ffn_up"], dense["output_projection"], dense["qkv_projection"])
    )
    branch_moe = (
        max(moe["attention_core"], moe["attention_norm"], moe["ffn_norm"], moe["moe_experts"], moe["output_projection"],
            moe["qkv_projection"], moe["router"], moe["shared_experts"])
    )
    branch_mtp = (
        max(mtp["embedding_norm"], mtp["final_norm"], mtp["hidden_norm"], mtp["lm_head"], mtp["mtp_projection"])
    )
    return {
        "dense": max(dense["attention_residual"], dense["ffn_residual"], tokens*hidden*width_act + branch_dense)*min(1,
            dense_layers),
        "moe": max(moe["attention_residual"], moe["ffn_residual"], tokens*hidden*width_act + branch_moe)*min(1,
            moe_layers + mtp_depth),
        "mtp": branch_mtp*min(1, mtp_depth),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
