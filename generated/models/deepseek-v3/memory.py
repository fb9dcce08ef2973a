"""Memory of a step of deepseek_v3, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "dense", "moe", "mtp", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, batch, context, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim, q_lora_rank, kv_lora_rank, ffn,
    moe_ffn, experts, top_k, shared_experts, width_act, width_act_grad, tokens, attention, loss, mla, **_):
    """The most that is transient while a component runs."""
    return {
        "dense": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "mla_q_down": max(2*tokens*q_lora_rank*width_act_grad, tokens*width_act_grad*(hidden + q_lora_rank)),
            "mla_q_up": tokens*width_act_grad*(heads*(nope_dim + rope_dim) + q_lora_rank),
            "mla_kv_down": max(tokens*width_act_grad*(hidden + rope_dim + kv_lora_rank), tokens*width_act_grad*(rope_dim
                + 2*kv_lora_rank)),
            "mla_kv_up": tokens*width_act_grad*(heads*(nope_dim + v_head_dim) + kv_lora_rank),
            "attention_core": (heads*(4*tokens + width_act_grad*(batch*context + tokens)*(nope_dim + rope_dim +
                v_head_dim)) if mla == "expanded" else 4*tokens*heads + width_act_grad*(batch*context*(rope_dim +
                kv_lora_rank) + tokens*heads*(rope_dim + 2*kv_lora_rank))) if attention == "flash" else
                max(context*heads*width_act_grad*(batch*v_head_dim + 2*tokens), heads*width_act_grad*(tokens*(nope_dim +
                rope_dim) + context*(batch*(nope_dim + rope_dim + v_head_dim) + tokens)),
                heads*width_act_grad*(tokens*v_head_dim + context*(batch*v_head_dim + tokens))) if mla == "expanded"
                else max(context*width_act_grad*(batch*kv_lora_rank + 2*tokens*heads),
                width_act_grad*(tokens*heads*(rope_dim + kv_lora_rank) + context*(batch*(rope_dim + 2*kv_lora_rank) +
                tokens*heads))),
            "output_projection": tokens*width_act_grad*(hidden + heads*v_head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "moe": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "mla_q_down": max(2*tokens*q_lora_rank*width_act_grad, tokens*width_act_grad*(hidden + q_lora_rank)),
            "mla_q_up": tokens*width_act_grad*(heads*(nope_dim + rope_dim) + q_lora_rank),
            "mla_kv_down": max(tokens*width_act_grad*(hidden + rope_dim + kv_lora_rank), tokens*width_act_grad*(rope_dim
                + 2*kv_lora_rank)),
            "mla_kv_up": tokens*width_act_grad*(heads*(nope_dim + v_head_dim) + kv_lora_rank),
            "attention_core": (heads*(4*tokens + width_act_grad*(batch*context + tokens)*(nope_dim + rope_dim +
                v_head_dim)) if mla == "expanded" else 4*tokens*heads + width_act_grad*(batch*context*(rope_dim +
                kv_lora_rank) + tokens*heads*(rope_dim + 2*kv_lora_rank))) if attention == "flash" else
                max(context*heads*width_act_grad*(batch*v_head_dim + 2*tokens), heads*width_act_grad*(tokens*(nope_dim +
                rope_dim) + context*(batch*(nope_dim + rope_dim + v_head_dim) + tokens)),
                heads*width_act_grad*(tokens*v_head_dim + context*(batch*v_head_dim + tokens))) if mla == "expanded"
                else max(context*width_act_grad*(batch*kv_lora_rank + 2*tokens*heads),
                width_act_grad*(tokens*heads*(rope_dim + kv_lora_rank) + context*(batch*(rope_dim + 2*kv_lora_rank) +
                tokens*heads))),
            "output_projection": tokens*width_act_grad*(hidden + heads*v_head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "router": max(tokens*width_act_grad*(experts + top_k), tokens*width_act_grad*(hidden + experts)),
            "moe_experts": max(tokens*top_k*width_act_grad*(3*moe_ffn + 1), tokens*top_k*width_act_grad*(hidden +
                2*moe_ffn + 1), tokens*width_act_grad*(hidden*(top_k + 1) + top_k)),
            "shared_experts": max(3*tokens*moe_ffn*shared_experts*width_act_grad, tokens*width_act_grad*(hidden +
                2*moe_ffn*shared_experts)),
            "ffn_residual": 4*tokens*hidden*width_act_grad,
        },
        "mtp": {
            "embedding_norm": 2*tokens*hidden*width_act_grad,
            "hidden_norm": 2*tokens*hidden*width_act_grad,
            "mtp_projection": 3*tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "final_norm": 2*tokens*hidden*width_act_grad,
            "lm_head": tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, dense_layers, moe_layers, hidden, mtp_depth, width_act_grad, tokens, layer_kept,
    core_kept, mtp, **_):
    """Transient bytes at each point of a step."""
    dense = moments["dense"]
    moe = moments["moe"]
    mtp = moments["mtp"]
    ends = moments["ends"]
    branch_dense = (
        max(internals("dense", "attention_core")*(layer_kept - core_kept) + dense["attention_core"],
            dense["attention_norm"], dense["ffn_activation"], dense["ffn_down"], dense["ffn_norm"], dense["ffn_up"],
            dense["mla_kv_down"], dense["mla_kv_up"], dense["mla_q_down"], dense["mla_q_up"],
            dense["output_projection"])
    )
    branch_moe = (
        max(internals("moe", "attention_core")*(layer_kept - core_kept) + moe["attention_core"], moe["attention_norm"],
            moe["ffn_norm"], moe["mla_kv_down"], moe["mla_kv_up"], moe["mla_q_down"], moe["mla_q_up"],
            moe["moe_experts"], moe["output_projection"], moe["router"], moe["shared_experts"])
    )
    branch_mtp = (
        max(mtp["cross_entropy"], mtp["embedding_norm"], mtp["final_norm"], mtp["hidden_norm"], mtp["lm_head"],
            mtp["mtp_projection"])
    )
    return {
        "dense": min(1, dense_layers)*(internals("dense")*(1 - layer_kept) + max(dense["attention_residual"],
            dense["ffn_residual"], tokens*hidden*width_act_grad + branch_dense)),
        "moe": min(1, moe_layers + mtp_depth)*(internals("moe")*(1 - layer_kept) + max(moe["attention_residual"],
            moe["ffn_residual"], tokens*hidden*width_act_grad + branch_moe)),
        "mtp": branch_mtp*min(1, mtp_depth),
        "embedding": ends["token_embedding"],
        "norm": ends["final_norm"],
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
