"""Memory of a step of mamba2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "mamba", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, hidden, vocab, inner, state, ssm_heads, ssm_head_dim, ssm_groups, width_act, width_act_grad, tokens,
    loss, **_):
    """The most that is transient while a component runs."""
    return {
        "mamba": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "linear_projection": tokens*width_act_grad*(hidden + 2*inner + 2*state*ssm_groups + ssm_heads),
            "short_convolution": 2*tokens*width_act_grad*(inner + 2*state*ssm_groups),
            "ssm_scan": tokens*width_act_grad*(2*inner + 2*state*ssm_groups + ssm_heads),
            "gated_norm": 3*tokens*inner*width_act_grad,
            "output_projection": tokens*width_act_grad*(hidden + ssm_heads*ssm_head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, layers, hidden, width_act_grad, tokens, layer_kept, **_):
    """Transient bytes at each point of a step."""
    mamba = moments["mamba"]
    ends = moments["ends"]
    branch_mamba = (
        max(mamba["attention_norm"], mamba["gated_norm"], mamba["linear_projection"], mamba["output_projection"],
            mamba["short_convolution"], mamba["ssm_scan"])
    )
    return {
        "mamba": min(1, layers)*(internals("mamba")*(1 - layer_kept) + max(mamba["attention_residual"],
            tokens*hidden*width_act_grad + branch_mamba)),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
