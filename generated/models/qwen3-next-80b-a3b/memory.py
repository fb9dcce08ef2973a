"""Memory of a step of qwen3_next, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "linear_attention", "full_attention", "embedding", "norm", "head", "loss",
    "optimizer")

def moments(*, batch, context, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    linear_key_heads, linear_key_dim, linear_value_heads, linear_value_dim, width_act, width_act_grad, tokens,
    attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "linear_attention": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "linear_projection": tokens*width_act_grad*(hidden + 2*linear_key_heads*linear_key_dim +
                2*linear_value_heads*(linear_value_dim + 1)),
            "short_convolution": 2*tokens*width_act_grad*(2*linear_key_heads*linear_key_dim +
                linear_value_heads*linear_value_dim),
            "gated_delta_rule": 2*tokens*width_act_grad*(linear_key_heads*linear_key_dim +
                linear_value_heads*(linear_value_dim + 1)),
            "gated_norm": 3*tokens*linear_value_heads*linear_value_dim*width_act_grad,
            "output_projection": tokens*width_act_grad*(hidden + linear_value_heads*linear_value_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "router": max(tokens*width_act_grad*(experts + top_k), tokens*width_act_grad*(hidden + experts)),
            "moe_experts": max(tokens*top_k*width_act_grad*(3*moe_ffn + 1), tokens*top_k*width_act_grad*(hidden +
                2*moe_ffn + 1), tokens*width_act_grad*(hidden*(top_k + 1) + top_k)),
            "shared_experts": max(3*tokens*shared_ffn*width_act_grad, tokens*width_act_grad*(hidden + 2*shared_ffn)),
            "shared_gate": tokens*width_act_grad*(2*hidden + 1),
            "ffn_residual": 4*tokens*hidden*width_act_grad,
        },
        "full_attention": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + 2*head_dim*(heads + kv_heads)),
            "qk_norm": max(tokens*head_dim*width_act_grad*(2*heads + kv_heads), tokens*head_dim*width_act_grad*(heads +
                2*kv_heads)),
            "attention_core": 2*(batch*context*kv_heads*head_dim*width_act_grad + tokens*heads*(head_dim*width_act_grad
                + 2)) if attention == "flash" else max(context*width_act_grad*(batch*kv_heads*head_dim +
                2*tokens*heads), width_act_grad*(tokens*heads*head_dim + context*(2*batch*kv_heads*head_dim +
                tokens*heads))),
            "attention_gate": 3*tokens*heads*head_dim*width_act_grad,
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "router": max(tokens*width_act_grad*(experts + top_k), tokens*width_act_grad*(hidden + experts)),
            "moe_experts": max(tokens*top_k*width_act_grad*(3*moe_ffn + 1), tokens*top_k*width_act_grad*(hidden +
                2*moe_ffn + 1), tokens*width_act_grad*(hidden*(top_k + 1) + top_k)),
            "shared_experts": max(3*tokens*shared_ffn*width_act_grad, tokens*width_act_grad*(hidden + 2*shared_ffn)),
            "shared_gate": tokens*width_act_grad*(2*hidden + 1),
            "ffn_residual": 4*tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, full_attention_layers, linear_attention_layers, hidden, width_act_grad, tokens,
    layer_kept, core_kept, **_):
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
        max(internals("full_attention", "attention_core")*(layer_kept - core_kept) + full_attention["attention_core"],
            full_attention["attention_gate"], full_attention["attention_norm"], full_attention["ffn_norm"],
            full_attention["moe_experts"], full_attention["output_projection"], full_attention["qk_norm"],
            full_attention["qkv_projection"], full_attention["router"], full_attention["shared_experts"],
            full_attention["shared_gate"])
    )
    return {
        "linear_attention": min(1, linear_attention_layers)*(internals("linear_attention")*(1 - layer_kept) +
            max(linear_attention["attention_residual"], linear_attention["ffn_residual"], tokens*hidden*width_act_grad +
            branch_linear_attention)),
        "full_attention": min(1, full_attention_layers)*(internals("full_attention")*(1 - layer_kept) +
            max(full_attention["attention_residual"], full_attention["ffn_residual"], tokens*hidden*width_act_grad +
            branch_full_attention)),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
