"""Memory of a step of dbrx, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "moe", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, moe_ffn, experts, top_k, width_act, tokens, attention,
    logits, **_):
    """The most that is transient while a component runs."""
    return {
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
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    moe = moments["moe"]
    ends = moments["ends"]
    branch_moe = (
        max(moe["attention_core"], moe["attention_norm"], moe["ffn_norm"], moe["moe_experts"], moe["output_projection"],
            moe["qkv_projection"], moe["router"])
    )
    return {
        "moe": max(moe["attention_residual"], moe["ffn_residual"], tokens*hidden*width_act + branch_moe)*min(1, layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
