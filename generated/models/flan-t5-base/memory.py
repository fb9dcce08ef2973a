"""Memory of a step of t5, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "encoder_first", "encoder", "decoder_first", "decoder", "embedding", "other",
    "norm", "head", "loss", "optimizer")

def moments(*, seq, target_seq, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens,
    target_tokens, attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "encoder_first": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "relative_position_bias": seq**2*heads*width_act_grad,
            "attention_core": 2*tokens*kv_heads*head_dim*width_act_grad + heads*(4*tokens +
                width_act_grad*(2*tokens*head_dim + seq**2)) if attention == "flash" else
                max(width_act_grad*(2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq*(tokens + seq))),
                width_act_grad*(tokens*kv_heads*head_dim + seq*heads*(2*tokens + seq))),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*tokens*hidden*width_act_grad,
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_inner_dropout": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*tokens*hidden*width_act_grad,
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "encoder": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*tokens*kv_heads*head_dim*width_act_grad + heads*(4*tokens +
                width_act_grad*(2*tokens*head_dim + seq**2)) if attention == "flash" else
                max(width_act_grad*(2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq*(tokens + seq))),
                width_act_grad*(tokens*kv_heads*head_dim + seq*heads*(2*tokens + seq))),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*tokens*hidden*width_act_grad,
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*tokens*ffn*width_act_grad,
            "ffn_inner_dropout": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*tokens*hidden*width_act_grad,
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "decoder_first": {
            "attention_norm": 2*target_tokens*hidden*width_act_grad,
            "qkv_projection": target_tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "relative_position_bias": target_seq**2*heads*width_act_grad,
            "attention_core": 2*target_tokens*kv_heads*head_dim*width_act_grad + heads*(4*target_tokens +
                width_act_grad*(2*target_tokens*head_dim + target_seq**2)) if attention == "flash" else
                max(width_act_grad*(2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim +
                target_seq*(target_tokens + target_seq))), width_act_grad*(target_tokens*kv_heads*head_dim +
                target_seq*heads*(2*target_tokens + target_seq))),
            "output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*target_tokens*hidden*width_act_grad,
            "attention_residual": 3*target_tokens*hidden*width_act_grad,
            "cross_attention_norm": 2*target_tokens*hidden*width_act_grad,
            "cross_q_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_kv_projection": tokens*width_act_grad*(hidden + 2*kv_heads*head_dim),
            "cross_attention_core": 2*(target_tokens*heads*(head_dim*width_act_grad + 2) +
                tokens*kv_heads*head_dim*width_act_grad) if attention == "flash" else
                max(tokens*width_act_grad*(2*target_seq*heads + kv_heads*head_dim),
                width_act_grad*(2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + tokens*target_seq))),
            "cross_output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_attention_dropout": 2*target_tokens*hidden*width_act_grad,
            "cross_attention_residual": 3*target_tokens*hidden*width_act_grad,
            "ffn_norm": 2*target_tokens*hidden*width_act_grad,
            "ffn_up": target_tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*target_tokens*ffn*width_act_grad,
            "ffn_inner_dropout": 2*target_tokens*ffn*width_act_grad,
            "ffn_down": target_tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*target_tokens*hidden*width_act_grad,
            "ffn_residual": 3*target_tokens*hidden*width_act_grad,
        },
        "decoder": {
            "attention_norm": 2*target_tokens*hidden*width_act_grad,
            "qkv_projection": target_tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*target_tokens*kv_heads*head_dim*width_act_grad + heads*(4*target_tokens +
                width_act_grad*(2*target_tokens*head_dim + target_seq**2)) if attention == "flash" else
                max(width_act_grad*(2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim +
                target_seq*(target_tokens + target_seq))), width_act_grad*(target_tokens*kv_heads*head_dim +
                target_seq*heads*(2*target_tokens + target_seq))),
            "output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_dropout": 2*target_tokens*hidden*width_act_grad,
            "attention_residual": 3*target_tokens*hidden*width_act_grad,
            "cross_attention_norm": 2*target_tokens*hidden*width_act_grad,
            "cross_q_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_kv_projection": tokens*width_act_grad*(hidden + 2*kv_heads*head_dim),
            "cross_attention_core": 2*(target_tokens*heads*(head_dim*width_act_grad + 2) +
                tokens*kv_heads*head_dim*width_act_grad) if attention == "flash" else
                max(tokens*width_act_grad*(2*target_seq*heads + kv_heads*head_dim),
                width_act_grad*(2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + tokens*target_seq))),
            "cross_output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_attention_dropout": 2*target_tokens*hidden*width_act_grad,
            "cross_attention_residual": 3*target_tokens*hidden*width_act_grad,
            "ffn_norm": 2*target_tokens*hidden*width_act_grad,
            "ffn_up": target_tokens*width_act_grad*(hidden + 2*ffn),
            "ffn_activation": 3*target_tokens*ffn*width_act_grad,
            "ffn_inner_dropout": 2*target_tokens*ffn*width_act_grad,
            "ffn_down": target_tokens*width_act_grad*(hidden + ffn),
            "ffn_dropout": 2*target_tokens*hidden*width_act_grad,
            "ffn_residual": 3*target_tokens*hidden*width_act_grad,
        },
        "ends": {
            "token_embedding": tokens*hidden*width_act_grad,
            "encoder_embedding_dropout": 2*tokens*hidden*width_act_grad,
            "encoder_final_norm": 2*tokens*hidden*width_act_grad,
            "encoder_final_dropout": 2*tokens*hidden*width_act_grad,
            "decoder_token_embedding": target_tokens*hidden*width_act_grad,
            "decoder_embedding_dropout": 2*target_tokens*hidden*width_act_grad,
            "decoder_final_norm": 2*target_tokens*hidden*width_act_grad,
            "decoder_final_dropout": 2*target_tokens*hidden*width_act_grad,
            "lm_head": target_tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": target_tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                target_tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    width_act_grad, tokens, target_tokens, layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    encoder_first = moments["encoder_first"]
    encoder = moments["encoder"]
    decoder_first = moments["decoder_first"]
    decoder = moments["decoder"]
    ends = moments["ends"]
    branch_encoder_first = (
        max(internals("encoder_first", "attention_core")*(layer_kept - core_kept) + encoder_first["attention_core"],
            encoder_first["attention_dropout"], encoder_first["attention_norm"], encoder_first["ffn_activation"],
            encoder_first["ffn_down"], encoder_first["ffn_dropout"], encoder_first["ffn_inner_dropout"],
            encoder_first["ffn_norm"], encoder_first["ffn_up"], encoder_first["output_projection"],
            encoder_first["qkv_projection"], encoder_first["relative_position_bias"])
    )
    branch_encoder = (
        max(internals("encoder", "attention_core")*(layer_kept - core_kept) + encoder["attention_core"],
            encoder["attention_dropout"], encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"],
            encoder["ffn_dropout"], encoder["ffn_inner_dropout"], encoder["ffn_norm"], encoder["ffn_up"],
            encoder["output_projection"], encoder["qkv_projection"])
    )
    branch_decoder_first = (
        max(internals("decoder_first", "attention_core")*(layer_kept - core_kept) + decoder_first["attention_core"],
            internals("decoder_first", "cross_attention_core")*(layer_kept - core_kept) +
            decoder_first["cross_attention_core"], decoder_first["attention_dropout"], decoder_first["attention_norm"],
            decoder_first["cross_attention_dropout"], decoder_first["cross_attention_norm"],
            decoder_first["cross_kv_projection"], decoder_first["cross_output_projection"],
            decoder_first["cross_q_projection"], decoder_first["ffn_activation"], decoder_first["ffn_down"],
            decoder_first["ffn_dropout"], decoder_first["ffn_inner_dropout"], decoder_first["ffn_norm"],
            decoder_first["ffn_up"], decoder_first["output_projection"], decoder_first["qkv_projection"],
            decoder_first["relative_position_bias"])
    )
    branch_decoder = (
        max(internals("decoder", "attention_core")*(layer_kept - core_kept) + decoder["attention_core"],
            internals("decoder", "cross_attention_core")*(layer_kept - core_kept) + decoder["cross_attention_core"],
            decoder["attention_dropout"], decoder["attention_norm"], decoder["cross_attention_dropout"],
            decoder["cross_attention_norm"], decoder["cross_kv_projection"], decoder["cross_output_projection"],
            decoder["cross_q_projection"], decoder["ffn_activation"], decoder["ffn_down"], decoder["ffn_dropout"],
            decoder["ffn_inner_dropout"], decoder["ffn_norm"], decoder["ffn_up"], decoder["output_projection"],
            decoder["qkv_projection"])
    )
    return {
        "encoder_first": min(1, encoder_first_layers)*(internals("encoder_first")*(1 - layer_kept) +
            max(encoder_first["attention_residual"], encoder_first["ffn_residual"], tokens*hidden*width_act_grad +
            branch_encoder_first)),
        "encoder": min(1, encoder_layers)*(internals("encoder")*(1 - layer_kept) + max(encoder["attention_residual"],
            encoder["ffn_residual"], tokens*hidden*width_act_grad + branch_encoder)),
        "decoder_first": min(1, decoder_first_layers)*(internals("decoder_first")*(1 - layer_kept) +
            max(decoder_first["attention_residual"], decoder_first["cross_attention_residual"],
            decoder_first["ffn_residual"], target_tokens*hidden*width_act_grad + branch_decoder_first)),
        "decoder": min(1, decoder_layers)*(internals("decoder")*(1 - layer_kept) + max(decoder["attention_residual"],
            decoder["cross_attention_residual"], decoder["ffn_residual"], target_tokens*hidden*width_act_grad +
            branch_decoder)),
        "embedding": max(ends["decoder_token_embedding"], ends["token_embedding"]),
        "other": max(ends["decoder_embedding_dropout"], ends["decoder_final_dropout"],
            ends["encoder_embedding_dropout"], ends["encoder_final_dropout"]),
        "norm": max(ends["decoder_final_norm"], ends["encoder_final_norm"]),
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
