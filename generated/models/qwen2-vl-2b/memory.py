"""Memory of a step of qwen2_vl, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "dense", "vision_encoder", "embedding", "other", "norm", "head", "loss",
    "optimizer")

def moments(*, batch, context, images, patches, hidden, vision_hidden, vocab, heads, vision_heads, kv_heads,
    vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_merge, width_act, width_act_grad, tokens,
    vision_merged_patches, attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "dense": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*(batch*context*kv_heads*head_dim*width_act_grad + tokens*heads*(head_dim*width_act_grad
                + 2)) if attention == "flash" else max(context*width_act_grad*(batch*kv_heads*head_dim +
                2*tokens*heads), width_act_grad*(tokens*heads*head_dim + context*(2*batch*kv_heads*head_dim +
                tokens*heads))),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "vision_encoder": {
            "vision_attention_norm": 2*images*patches*vision_hidden*width_act_grad,
            "vision_qkv_projection": images*patches*width_act_grad*(vision_hidden + vision_head_dim*(vision_heads +
                2*vision_kv_heads)),
            "vision_attention_core": 2*images*patches*(vision_heads*(vision_head_dim*width_act_grad + 2) +
                vision_kv_heads*vision_head_dim*width_act_grad) if attention == "flash" else
                max(images*patches*width_act_grad*(2*patches*vision_heads + vision_kv_heads*vision_head_dim),
                images*patches*width_act_grad*(vision_heads*(patches + vision_head_dim) +
                2*vision_kv_heads*vision_head_dim)),
            "vision_output_projection": images*patches*width_act_grad*(vision_hidden + vision_heads*vision_head_dim),
            "vision_attention_residual": 3*images*patches*vision_hidden*width_act_grad,
            "vision_ffn_norm": 2*images*patches*vision_hidden*width_act_grad,
            "vision_ffn_up": images*patches*width_act_grad*(vision_hidden + vision_ffn),
            "vision_ffn_activation": 2*images*patches*vision_ffn*width_act_grad,
            "vision_ffn_down": images*patches*width_act_grad*(vision_hidden + vision_ffn),
            "vision_ffn_residual": 3*images*patches*vision_hidden*width_act_grad,
        },
        "ends": {
            "vision_patch_embedding": images*patches*vision_hidden*width_act_grad,
            "vision_merger": max(2*images*patches*vision_hidden*width_act_grad,
                2*images*vision_hidden*vision_merge**2*width_act_grad*vision_merged_patches,
                images*vision_hidden*width_act_grad*(patches + vision_merge**2*vision_merged_patches),
                images*width_act_grad*vision_merged_patches*(hidden + vision_hidden*vision_merge**2)),
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, images, patches, layers, vision_layers, hidden, vision_hidden, width_act_grad,
    tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    vision_encoder = moments["vision_encoder"]
    ends = moments["ends"]
    branch_dense = (
        max(internals("dense", "attention_core")*(layer_kept - core_kept) + dense["attention_core"],
            dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"], dense["ffn_norm"], dense["ffn_up"],
            dense["output_projection"], dense["qkv_projection"])
    )
    branch_vision_encoder = (
        max(internals("vision_encoder", "vision_attention_core")*(layer_kept - core_kept) +
            vision_encoder["vision_attention_core"], vision_encoder["vision_attention_norm"],
            vision_encoder["vision_ffn_activation"], vision_encoder["vision_ffn_down"],
            vision_encoder["vision_ffn_norm"], vision_encoder["vision_ffn_up"],
            vision_encoder["vision_output_projection"], vision_encoder["vision_qkv_projection"])
    )
    return {
        "dense": min(1, layers)*(internals("dense")*(1 - layer_kept) + max(dense["attention_residual"],
            dense["ffn_residual"], tokens*hidden*width_act_grad + branch_dense)),
        "vision_encoder": min(1, vision_layers)*(internals("vision_encoder")*(1 - layer_kept) +
            max(images*patches*vision_hidden*width_act_grad + branch_vision_encoder,
            vision_encoder["vision_attention_residual"], vision_encoder["vision_ffn_residual"])),
        "embedding": max(ends["token_embedding"], ends["vision_patch_embedding"]),
        "other": ends["vision_merger"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
