"""Memory of a step of deepseek_v2, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "dense", "moe", "embedding", "norm", "head")

def moments(*, batch, context, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim, kv_lora_rank, ffn, moe_ffn,
    experts, top_k, shared_experts, width_act, tokens, attention, mla, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "dense": {
            "attention_norm": 2*tokens*hidden*width_act,
            "mla_q_up": tokens*width_act*(hidden + heads*(nope_dim + rope_dim)),
            "mla_kv_down": max(2*tokens*kv_lora_rank*width_act, tokens*width_act*(hidden + kv_lora_rank)),
            "mla_kv_up": batch*context*heads*width_act*(nope_dim + v_head_dim) if mla == "expanded" else
                tokens*width_act*(heads*(nope_dim + v_head_dim) + kv_lora_rank),
            "attention_core": (heads*width_act*(batch*context*(nope_dim + v_head_dim) + tokens*(nope_dim + rope_dim +
                v_head_dim)) if mla == "expanded" else tokens*heads*width_act*(rope_dim + 2*kv_lora_rank)) if attention
                == "flash" else max(context*heads*width_act*(batch*v_head_dim + 2*tokens),
                heads*width_act*(tokens*(nope_dim + rope_dim) + context*(batch*(nope_dim + v_head_dim) + tokens)),
                heads*width_act*(tokens*v_head_dim + context*(batch*v_head_dim + tokens))) if mla == "expanded" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + rope_dim + kv_lora_rank)),
            "output_projection": tokens*width_act*(hidden + heads*v_head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "moe": {
            "attention_norm": 2*tokens*hidden*width_act,
            "mla_q_up": tokens*width_act*(hidden + heads*(nope_dim + rope_dim)),
            "mla_kv_down": max(2*tokens*kv_lora_rank*width_act, tokens*width_act*(hidden + kv_lora_rank)),
            "mla_kv_up": batch*context*heads*width_act*(nope_dim + v_head_dim) if mla == "expanded" else
                tokens*width_act*(heads*(nope_dim + v_head_dim) + kv_lora_rank),
            "attention_core": (heads*width_act*(batch*context*(nope_dim + v_head_dim) + tokens*(nope_dim + rope_dim +
                v_head_dim)) if mla == "expanded" else tokens*heads*width_act*(rope_dim + 2*kv_lora_rank)) if attention
                == "flash" else max(context*heads*width_act*(batch*v_head_dim + 2*tokens),
                heads*width_act*(tokens*(nope_dim + rope_dim) + context*(batch*(nope_dim + v_head_dim) + tokens)),
                heads*width_act*(tokens*v_head_dim + context*(batch*v_head_dim + tokens))) if mla == "expanded" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + rope_dim + kv_lora_rank)),
            "output_projection": tokens*width_act*(hidden + heads*v_head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "router": max(tokens*(experts*width_act + top_k*(width_act + 4)), tokens*width_act*(hidden + experts)),
            "moe_experts": max(tokens*(hidden*width_act + top_k*(width_act*(2*hidden + 1) + 4)),
                tokens*width_act*(hidden*(2*top_k + 1) + 2*moe_ffn*top_k), tokens*width_act*(hidden*(top_k + 1) +
                3*moe_ffn*top_k)),
            "shared_experts": max(3*tokens*moe_ffn*shared_experts*width_act, tokens*width_act*(hidden +
                2*moe_ffn*shared_experts)),
            "ffn_residual": 4*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": tokens*(hidden*width_act + 8),
            "final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, dense_layers, moe_layers, hidden, width_act, tokens, **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    moe = moments["moe"]
    ends = moments["ends"]
    branch_dense = (
        max(dense["attention_core"], dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"],
            dense["ffn_norm"], dense["ffn_up"], dense["mla_kv_down"], dense["mla_kv_up"], dense["mla_q_up"],
            dense["output_projection"])
    )
    branch_moe = (
        max(moe["attention_core"], moe["attention_norm"], moe["ffn_norm"], moe["mla_kv_down"], moe["mla_kv_up"],
            moe["mla_q_up"], moe["moe_experts"], moe["output_projection"], moe["router"], moe["shared_experts"])
    )
    return {
        "dense": max(dense["attention_residual"], dense["ffn_residual"], tokens*hidden*width_act + branch_dense)*min(1,
            dense_layers),
        "moe": max(moe["attention_residual"], moe["ffn_residual"], tokens*hidden*width_act + branch_moe)*min(1,
            moe_layers),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
    }
