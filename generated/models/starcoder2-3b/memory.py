"""Memory of a step of starcoder2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "embedding", "other", "norm", "head", "loss", "optimizer")

def moments(*, batch, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens, window_keys,
    attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "sliding_attention": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*(batch*kv_heads*head_dim*width_act_grad*window_keys +
                tokens*heads*(head_dim*width_act_grad + 2)) if attention == "flash" else
                max(width_act_grad*(2*batch*kv_heads*head_dim*window_keys + tokens*heads*(head_dim + window_keys)),
                width_act_grad*window_keys*(batch*kv_heads*head_dim + 2*tokens*heads)),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*tokens*hidden*width_act_grad,
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*tokens*hidden*width_act_grad,
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "embedding_dropout": 2*tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, layers, hidden, width_act_grad, tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    sliding_attention = moments["sliding_attention"]
    ends = moments["ends"]
    branch_sliding_attention = (
        max(internals("sliding_attention", "attention_core")*(layer_kept - core_kept) +
            sliding_attention["attention_core"], sliding_attention["attention_dropout"],
            sliding_attention["attention_norm"], sliding_attention["ffn_activation"], sliding_attention["ffn_down"],
            sliding_attention["ffn_dropout"], sliding_attention["ffn_norm"], sliding_attention["ffn_up"],
            sliding_attention["output_projection"], sliding_attention["qkv_projection"])
    )
    return {
        "sliding_attention": min(1, layers)*(internals("sliding_attention")*(1 - layer_kept) +
            max(sliding_attention["attention_residual"], sliding_attention["ffn_residual"], tokens*hidden*width_act_grad
            + branch_sliding_attention)),
        "embedding": ends["token_embedding"],
        "other": ends["embedding_dropout"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
