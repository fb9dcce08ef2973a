"""Memory of a step of bert, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "encoder", "embedding", "norm", "other", "head", "loss", "optimizer")

def moments(*, seq, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens, attention, loss,
    **_):
    """The most that is transient while a component runs."""
    return {
        "encoder": {
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*tokens*(heads*(head_dim*width_act_grad + 2) + kv_heads*head_dim*width_act_grad) if
                attention == "flash" else max(tokens*width_act_grad*(2*seq*heads + kv_heads*head_dim),
                tokens*width_act_grad*(heads*(seq + head_dim) + 2*kv_heads*head_dim)),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*tokens*hidden*width_act_grad,
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*tokens*hidden*width_act_grad,
            "ffn_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "position_embedding": tokens*hidden*width_act_grad,
            "type_embedding": tokens*hidden*width_act_grad,
            "embedding_norm": 2*tokens*hidden*width_act_grad,
            "embedding_dropout": 2*tokens*hidden*width_act_grad,
            "head_transform": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, layers, hidden, width_act_grad, tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    encoder = moments["encoder"]
    ends = moments["ends"]
    branch_encoder = (
        max(internals("encoder", "attention_core")*(layer_kept - core_kept) + encoder["attention_core"],
            encoder["attention_dropout"], encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"],
            encoder["ffn_dropout"], encoder["ffn_norm"], encoder["ffn_up"], encoder["output_projection"],
            encoder["qkv_projection"])
    )
    return {
        "encoder": min(1, layers)*(internals("encoder")*(1 - layer_kept) + max(encoder["attention_residual"],
            encoder["ffn_residual"], tokens*hidden*width_act_grad + branch_encoder)),
        "embedding": max(ends["position_embedding"], ends["token_embedding"], ends["type_embedding"]),
        "norm": ends["embedding_norm"],
        "other": ends["embedding_dropout"],
        "head": max(ends["head_transform"], ends["lm_head"]),
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
