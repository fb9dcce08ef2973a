"""Memory of a step of qwen2_vl, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "dense", "vision_encoder", "embedding", "other", "norm", "head")

def moments(*, batch, context, images, patches, hidden, vision_hidden, vocab, heads, vision_heads, vision_kv_heads,
    head_dim, vision_head_dim, ffn, vision_ffn, vision_patch, vision_temporal_patch, vision_merge, vision_channels,
    width_act, tokens, merged_patches, attention, logits, **_):
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
        "vision_encoder": {
            "vision_attention_norm": 2*images*patches*vision_hidden*width_act,
            "vision_qkv_projection": images*patches*width_act*(vision_hidden + vision_head_dim*(vision_heads +
                2*vision_kv_heads)),
            "vision_attention_core": 2*images*patches*vision_head_dim*width_act*(vision_heads + vision_kv_heads) if
                attention == "flash" else max(images*patches*width_act*(2*patches*vision_heads +
                vision_kv_heads*vision_head_dim), images*patches*width_act*(vision_heads*(patches + vision_head_dim) +
                2*vision_kv_heads*vision_head_dim)),
            "vision_output_projection": images*patches*width_act*(vision_hidden + vision_heads*vision_head_dim),
            "vision_attention_residual": 3*images*patches*vision_hidden*width_act,
            "vision_ffn_norm": 2*images*patches*vision_hidden*width_act,
            "vision_ffn_up": images*patches*width_act*(vision_hidden + vision_ffn),
            "vision_ffn_activation": 2*images*patches*vision_ffn*width_act,
            "vision_ffn_down": images*patches*width_act*(vision_hidden + vision_ffn),
            "vision_ffn_residual": 3*images*patches*vision_hidden*width_act,
        },
        "ends": {
            "vision_patch_embedding": images*patches*width_act*(vision_hidden +
                vision_patch**2*vision_temporal_patch*vision_channels),
            "vision_merger": max(2*images*vision_hidden*vision_merge**2*width_act*merged_patches,
                images*vision_hidden*width_act*(patches + vision_merge**2*merged_patches),
                images*width_act*merged_patches*(hidden + vision_hidden*vision_merge**2)),
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, images, patches, layers, vision_layers, hidden, vision_hidden, width_act, tokens,
    **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    vision_encoder = moments["vision_encoder"]
    ends = moments["ends"]
    branch_dense = (
        max(dense["attention_core"], dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"],
            dense["ffn_norm"], dense["ffn_up"], dense["output_projection"], dense["qkv_projection"])
    )
    branch_vision_encoder = (
        max(vision_encoder["vision_attention_core"], vision_encoder["vision_attention_norm"],
            vision_encoder["vision_ffn_activation"], vision_encoder["vision_ffn_down"],
            vision_encoder["vision_ffn_norm"], vision_encoder["vision_ffn_up"],
            vision_encoder["vision_output_projection"], vision_encoder["vision_qkv_projection"])
    )
    return {
        "dense": max(dense["attention_residual"], dense["ffn_residual"], tokens*hidden*width_act + branch_dense)*min(1,
            layers),
        "vision_encoder": max(images*patches*vision_hidden*width_act + branch_vision_encoder,
            vision_encoder["vision_attention_residual"], vision_encoder["vision_ffn_residual"])*min(1, vision_layers),
        "embedding": max(ends["token_embedding"], ends["vision_patch_embedding"]),
        "other": ends["vision_merger"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
