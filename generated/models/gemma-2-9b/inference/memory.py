"""Memory of a step of gemma2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "sliding_attention", "full_attention", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, ffn, width_act, tokens, window_keys, attention, logits,
    **_):
    """The most that is transient while a component runs."""
    return {
        "sliding_attention": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*heads*width_act*window_keys, tokens*heads*width_act*(head_dim + window_keys)),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_post_norm": 2*tokens*hidden*width_act,
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_post_norm": 2*tokens*hidden*width_act,
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "full_attention": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + head_dim)),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_post_norm": 2*tokens*hidden*width_act,
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_post_norm": 2*tokens*hidden*width_act,
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
        max(sliding_attention["attention_core"], sliding_attention["attention_norm"],
            sliding_attention["attention_post_norm"], sliding_attention["ffn_activation"],
            sliding_attention["ffn_down"], sliding_attention["ffn_norm"], sliding_attention["ffn_post_norm"],
            sliding_attention["ffn_up"], sliding_attention["output_projection"], sliding_attention["qkv_projection"])
    )
    branch_full_attention = (
        max(full_attention["attention_core"], full_attention["attention_norm"], full_attention["attention_post_norm"],
            full_attention["ffn_activation"], full_attention["ffn_down"], full_attention["ffn_norm"],
            full_attention["ffn_post_norm"], full_attention["ffn_up"], full_attention["output_projection"],
            full_attention["qkv_projection"])
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
