"""Memory of a step of jamba, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "mamba_dense", "mamba_moe", "full_attention_dense", "embedding", "norm",
    "head", "loss", "optimizer")

def moments(*, batch, context, hidden, vocab, heads, kv_heads, head_dim, ffn, moe_ffn, experts, top_k, inner, state,
    dt_rank, width_act, width_act_grad, tokens, attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "mamba_dense": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "linear_projection": tokens*width_act_grad*(hidden + 2*inner),
            "short_convolution": 2*tokens*inner*width_act_grad,
            "x_projection": tokens*width_act_grad*(inner + 2*state + dt_rank),
            "dt_norm": 2*tokens*dt_rank*width_act_grad,
            "b_norm": 2*tokens*state*width_act_grad,
            "c_norm": 2*tokens*state*width_act_grad,
            "dt_projection": tokens*width_act_grad*(inner + dt_rank),
            "ssm_scan": 2*tokens*width_act_grad*(2*inner + state),
            "output_projection": tokens*width_act_grad*(hidden + inner),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "mamba_moe": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "linear_projection": tokens*width_act_grad*(hidden + 2*inner),
            "short_convolution": 2*tokens*inner*width_act_grad,
            "x_projection": tokens*width_act_grad*(inner + 2*state + dt_rank),
            "dt_norm": 2*tokens*dt_rank*width_act_grad,
            "b_norm": 2*tokens*state*width_act_grad,
            "c_norm": 2*tokens*state*width_act_grad,
            "dt_projection": tokens*width_act_grad*(inner + dt_rank),
            "ssm_scan": 2*tokens*width_act_grad*(2*inner + state),
            "output_projection": tokens*width_act_grad*(hidden + inner),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "router": max(tokens*width_act_grad*(experts + top_k), tokens*width_act_grad*(hidden + experts)),
            "moe_experts": max(tokens*top_k*width_act_grad*(3*moe_ffn + 1), tokens*top_k*width_act_grad*(hidden +
                2*moe_ffn + 1), tokens*width_act_grad*(hidden*(top_k + 1) + top_k)),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "full_attention_dense": {
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
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden,
    width_act_grad, tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    mamba_dense = moments["mamba_dense"]
    mamba_moe = moments["mamba_moe"]
    full_attention_dense = moments["full_attention_dense"]
    ends = moments["ends"]
    branch_mamba_dense = (
        max(mamba_dense["attention_norm"], mamba_dense["b_norm"], mamba_dense["c_norm"], mamba_dense["dt_norm"],
            mamba_dense["dt_projection"], mamba_dense["ffn_activation"], mamba_dense["ffn_down"],
            mamba_dense["ffn_norm"], mamba_dense["ffn_up"], mamba_dense["linear_projection"],
            mamba_dense["output_projection"], mamba_dense["short_convolution"], mamba_dense["ssm_scan"],
            mamba_dense["x_projection"])
    )
    branch_mamba_moe = (
        max(mamba_moe["attention_norm"], mamba_moe["b_norm"], mamba_moe["c_norm"], mamba_moe["dt_norm"],
            mamba_moe["dt_projection"], mamba_moe["ffn_norm"], mamba_moe["linear_projection"], mamba_moe["moe_experts"],
            mamba_moe["output_projection"], mamba_moe["router"], mamba_moe["short_convolution"], mamba_moe["ssm_scan"],
            mamba_moe["x_projection"])
    )
    branch_full_attention_dense = (
        max(internals("full_attention_dense", "attention_core")*(layer_kept - core_kept) +
            full_attention_dense["attention_core"], full_attention_dense["attention_norm"],
            full_attention_dense["ffn_activation"], full_attention_dense["ffn_down"], full_attention_dense["ffn_norm"],
            full_attention_dense["ffn_up"], full_attention_dense["output_projection"],
            full_attention_dense["qkv_projection"])
    )
    return {
        "mamba_dense": min(1, mamba_dense_layers)*(internals("mamba_dense")*(1 - layer_kept) +
            max(mamba_dense["attention_residual"], mamba_dense["ffn_residual"], tokens*hidden*width_act_grad +
            branch_mamba_dense)),
        "mamba_moe": min(1, mamba_moe_layers)*(internals("mamba_moe")*(1 - layer_kept) +
            max(mamba_moe["attention_residual"], mamba_moe["ffn_residual"], tokens*hidden*width_act_grad +
            branch_mamba_moe)),
        "full_attention_dense": min(1, full_attention_dense_layers)*(internals("full_attention_dense")*(1 - layer_kept)
            + max(full_attention_dense["attention_residual"], full_attention_dense["ffn_residual"],
            tokens*hidden*width_act_grad + branch_full_attention_dense)),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
