"""Memory of a step of mamba2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "mamba", "embedding", "norm", "head")

def moments(*, batch, hidden, vocab, inner, state, ssm_heads, ssm_head_dim, ssm_groups, width_act, tokens, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "mamba": {
            "attention_norm": 2*tokens*hidden*width_act,
            "linear_projection": tokens*width_act*(hidden + 2*inner + 2*state*ssm_groups + ssm_heads),
            "short_convolution": 2*tokens*width_act*(inner + 2*state*ssm_groups),
            "ssm_scan": tokens*width_act*(2*inner + 2*state*ssm_groups + ssm_heads),
            "gated_norm": 3*tokens*inner*width_act,
            "output_projection": tokens*width_act*(hidden + ssm_heads*ssm_head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    mamba = moments["mamba"]
    ends = moments["ends"]
    branch_mamba = (
        max(mamba["attention_norm"], mamba["gated_norm"], mamba["linear_projection"], mamba["output_projection"],
            mamba["short_convolution"], mamba["ssm_scan"])
    )
    return {
        "mamba": max(mamba["attention_residual"], tokens*hidden*width_act + branch_mamba)*min(1, layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
