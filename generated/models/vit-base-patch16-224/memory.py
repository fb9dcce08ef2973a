"""Memory of a step of vit, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "encoder", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, batch, seq, patches, hidden, labels, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens,
    attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "encoder": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*tokens*(heads*(head_dim*width_act_grad + 2) + kv_heads*head_dim*width_act_grad) if
                attention == "flash" else max(tokens*width_act_grad*(2*seq*heads + kv_heads*head_dim),
                tokens*width_act_grad*(heads*(seq + head_dim) + 2*kv_heads*head_dim)),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "ends": {
            "patch_embedding": batch*patches*hidden*width_act_grad,
            "class_token": hidden*width_act_grad*(batch*patches + tokens),
            "position_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "classifier": batch*width_act_grad*(hidden + labels),
            "cross_entropy": batch*labels*(width_act + width_act_grad + 4) if loss == "eager" else
                batch*labels*width_act_grad,
        },
    }

def transient(moments, internals, *, layers, hidden, width_act_grad, tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    encoder = moments["encoder"]
    ends = moments["ends"]
    branch_encoder = (
        max(internals("encoder", "attention_core")*(layer_kept - core_kept) + encoder["attention_core"],
            encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"], encoder["ffn_norm"],
            encoder["ffn_up"], encoder["output_projection"], encoder["qkv_projection"])
    )
    return {
        "encoder": min(1, layers)*(internals("encoder")*(1 - layer_kept) + max(encoder["attention_residual"],
            encoder["ffn_residual"], tokens*hidden*width_act_grad + branch_encoder)),
        "embedding": max(ends["class_token"], ends["patch_embedding"], ends["position_embedding"]),
        "norm": ends["final_norm"],
        "head": ends["classifier"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
