"""Memory of a step of gpt2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "dense", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, ffn, width_act, tokens, attention, logits, **_):
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
            "ffn_up": tokens*width_act*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "position_embedding": 2*tokens*hidden*width_act,
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    ends = moments["ends"]
    branch_dense = (
        max(dense["attention_core"], dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"],
            dense["ffn_norm"], dense["ffn_up"], dense["output_projection"], dense["qkv_projection"])
    )
    return {
        "dense": max(dense["attention_residual"], dense["ffn_residual"], tokens*hidden*width_act + branch_dense)*min(1,
            layers),
        "embedding": max(ends["position_embedding"], ends["token_embedding"]),
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
