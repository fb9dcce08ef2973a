"""Memory of a step of gpt_oss, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "sliding_attention", "full_attention", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, moe_ffn, experts, top_k, width_act, tokens, window_keys,
    attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "sliding_attention": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*heads*width_act*window_keys, tokens*heads*width_act*(head_dim + window_keys)),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "full_attention": {
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

def transient(moments, internals, *, full_attention_layers, sliding_attention_layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    sliding_attention = moments["sliding_attention"]
    full_attention = moments["full_attention"]
    ends = moments["ends"]
    branch_sliding_attention = (
        max(sliding_attention["attention_core"], sliding_attention["attention_norm"], sliding_attention["ffn_norm"],
            sliding_attention["moe_experts"], sliding_attention["output_projection"],
            sliding_attention["qkv_projection"], sliding_attention["router"])
    )
    branch_full_attention = (
        max(full_attention["attention_core"], full_attention["attention_norm"], full_attention["ffn_norm"],
            full_attention["moe_experts"], full_attention["output_projection"], full_attention["qkv_projection"],
            full_attention["router"])
    )
    return {
        "sliding_attention": max(sliding_attention["attention_residual"], sliding_attention["ffn_residual"],
            tokens*hidden*width_act + branch_sliding_attention)*min(1, sliding_attention_layers),
        "full_attention": max(full_attention["attention_residual"], full_attention["ffn_residual"],
            tokens*hidden*width_act + branch_full_attention)*min(1, full_attention_layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
