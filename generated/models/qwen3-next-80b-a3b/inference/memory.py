"""Memory of a step of qwen3_next, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "linear_attention", "full_attention", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    linear_key_heads, linear_key_dim, linear_value_heads, linear_value_dim, width_act, tokens, attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "linear_attention": {
            "attention_norm": 2*tokens*hidden*width_act,
            "linear_projection": tokens*width_act*(hidden + 2*linear_key_heads*linear_key_dim +
                2*linear_value_heads*(linear_value_dim + 1)),
            "short_convolution": 2*tokens*width_act*(2*linear_key_heads*linear_key_dim +
                linear_value_heads*linear_value_dim),
            "gated_delta_rule": 2*tokens*width_act*(linear_key_heads*linear_key_dim +
                linear_value_heads*(linear_value_dim + 1)),
            "gated_norm": 3*tokens*linear_value_heads*linear_value_dim*width_act,
            "output_projection": tokens*width_act*(hidden + linear_value_heads*linear_value_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "shared_experts": max(3*tokens*shared_ffn*width_act, tokens*width_act*(hidden + 2*shared_ffn)),
            "shared_gate": tokens*width_act*(2*hidden + 1),
            "ffn_residual": 4*tokens*hidden*width_act,
        },
        "full_attention": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + 2*heads*head_dim),
            "qk_norm": max(tokens*head_dim*width_act*(2*heads + kv_heads), tokens*head_dim*width_act*(heads +
                2*kv_heads)),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + head_dim)),
            "attention_gate": 3*tokens*heads*head_dim*width_act,
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "shared_experts": max(3*tokens*shared_ffn*width_act, tokens*width_act*(hidden + 2*shared_ffn)),
            "shared_gate": tokens*width_act*(2*hidden + 1),
            "ffn_residual": 4*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, full_attention_layers, linear_attention_layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    linear_attention = moments["linear_attention"]
    full_attention = moments["full_attention"]
    ends = moments["ends"]
    branch_linear_attention = (
        max(linear_attention["attention_norm"], linear_attention["ffn_norm"], linear_attention["gated_delta_rule"],
            linear_attention["gated_norm"], linear_attention["linear_projection"], linear_attention["moe_experts"],
            linear_attention["output_projection"], linear_attention["router"], linear_attention["shared_experts"],
            linear_attention["shared_gate"], linear_attention["short_convolution"])
    )
    branch_full_attention = (
        max(full_attention["attention_core"], full_attention["attention_gate"], full_attention["attention_norm"],
            full_attention["ffn_norm"], full_attention["moe_experts"], full_attention["output_projection"],
            full_attention["qk_norm"], full_attention["qkv_projection"], full_attention["router"],
            full_attention["shared_experts"], full_attention["shared_gate"])
    )
    return {
        "linear_attention": max(linear_attention["attention_residual"], linear_attention["ffn_residual"],
            tokens*hidden*width_act + branch_linear_attention)*min(1, linear_attention_layers),
        "full_attention": max(full_attention["attention_residual"], full_attention["ffn_residual"],
            tokens*hidden*width_act + branch_full_attention)*min(1, full_attention_layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
