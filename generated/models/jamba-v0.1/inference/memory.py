"""Memory of a step of jamba, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "mamba_dense", "mamba_moe", "full_attention_dense", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, head_dim, ffn, moe_ffn, experts, top_k, inner, state, dt_rank,
    width_act, tokens, attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "mamba_dense": {
            "attention_norm": 2*tokens*hidden*width_act,
            "linear_projection": tokens*width_act*(hidden + 2*inner),
            "short_convolution": 2*tokens*inner*width_act,
            "x_projection": tokens*width_act*(inner + 2*state + dt_rank),
            "dt_norm": 2*tokens*dt_rank*width_act,
            "b_norm": 2*tokens*state*width_act,
            "c_norm": 2*tokens*state*width_act,
            "dt_projection": tokens*width_act*(inner + dt_rank),
            "ssm_scan": 2*tokens*width_act*(2*inner + state),
            "output_projection": tokens*width_act*(hidden + inner),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "mamba_moe": {
            "attention_norm": 2*tokens*hidden*width_act,
            "linear_projection": tokens*width_act*(hidden + 2*inner),
            "short_convolution": 2*tokens*inner*width_act,
            "x_projection": tokens*width_act*(inner + 2*state + dt_rank),
            "dt_norm": 2*tokens*dt_rank*width_act,
            "b_norm": 2*tokens*state*width_act,
            "c_norm": 2*tokens*state*width_act,
            "dt_projection": tokens*width_act*(inner + dt_rank),
            "ssm_scan": 2*tokens*width_act*(2*inner + state),
            "output_projection": tokens*width_act*(hidden + inner),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "full_attention_dense": {
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
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden,
    width_act, tokens, **_):
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
        max(full_attention_dense["attention_core"], full_attention_dense["attention_norm"],
            full_attention_dense["ffn_activation"], full_attention_dense["ffn_down"], full_attention_dense["ffn_norm"],
            full_attention_dense["ffn_up"], full_attention_dense["output_projection"],
            full_attention_dense["qkv_projection"])
    )
    return {
        "mamba_dense": max(mamba_dense["attention_residual"], mamba_dense["ffn_residual"], tokens*hidden*width_act +
            branch_mamba_dense)*min(1, mamba_dense_layers),
        "mamba_moe": max(mamba_moe["attention_residual"], mamba_moe["ffn_residual"], tokens*hidden*width_act +
            branch_mamba_moe)*min(1, mamba_moe_layers),
        "full_attention_dense": max(full_attention_dense["attention_residual"], full_attention_dense["ffn_residual"],
            tokens*hidden*width_act + branch_full_attention_dense)*min(1, full_attention_dense_layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
