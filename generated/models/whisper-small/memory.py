"""Memory of a step of whisper, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "saved", "peak", "encoder", "decoder", "embedding", "norm", "head", "loss", "optimizer")

def moments(*, seq, target_seq, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, width_act_grad, tokens,
    target_tokens, attention, loss, **_):
    """The most that is transient while a component runs."""
    return {
        "encoder": {
            "attention_norm": 2*tokens*hidden*width_act_grad,
            "qkv_projection": tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*tokens*(heads*(head_dim*width_act_grad + 2) + kv_heads*head_dim*width_act_grad) if
                attention == "flash" else max(tokens*width_act_grad*(2*seq*heads + kv_heads*head_dim),
                tokens*width_act_grad*(heads*(seq + head_dim) + 2*kv_heads*head_dim)),
            "output_projection": tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act_grad,
            "ffn_norm": 2*tokens*hidden*width_act_grad,
            "ffn_up": tokens*width_act_grad*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act_grad,
            "ffn_down": tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act_grad,
        },
        "decoder": {
            "attention_norm": 2*target_tokens*hidden*width_act_grad,
            "qkv_projection": target_tokens*width_act_grad*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*target_tokens*(heads*(head_dim*width_act_grad + 2) + kv_heads*head_dim*width_act_grad)
                if attention == "flash" else max(target_tokens*width_act_grad*(2*target_seq*heads + kv_heads*head_dim),
                target_tokens*width_act_grad*(heads*(target_seq + head_dim) + 2*kv_heads*head_dim)),
            "output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "attention_residual": 3*target_tokens*hidden*width_act_grad,
            "cross_attention_norm": 2*target_tokens*hidden*width_act_grad,
            "cross_q_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_kv_projection": tokens*width_act_grad*(hidden + 2*kv_heads*head_dim),
            "cross_attention_core": 2*(target_tokens*heads*(head_dim*width_act_grad + 2) +
                tokens*kv_heads*head_dim*width_act_grad) if attention == "flash" else
                max(tokens*width_act_grad*(2*target_seq*heads + kv_heads*head_dim),
                width_act_grad*(2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + tokens*target_seq))),
            "cross_output_projection": target_tokens*width_act_grad*(hidden + heads*head_dim),
            "cross_attention_residual": 3*target_tokens*hidden*width_act_grad,
            "ffn_norm": 2*target_tokens*hidden*width_act_grad,
            "ffn_up": target_tokens*width_act_grad*(hidden + ffn),
            "ffn_activation": 2*target_tokens*ffn*width_act_grad,
            "ffn_down": target_tokens*width_act_grad*(hidden + ffn),
            "ffn_residual": 3*target_tokens*hidden*width_act_grad,
        },
        "ends": {
            "audio_stem": 4*tokens*hidden*width_act_grad,
            "encoder_final_norm": 2*tokens*hidden*width_act_grad,
            "token_embedding": target_tokens*hidden*width_act_grad,
            "decoder_position_embedding": target_tokens*hidden*width_act_grad,
            "decoder_final_norm": 2*target_tokens*hidden*width_act_grad,
            "lm_head": target_tokens*width_act_grad*(hidden + vocab),
            "cross_entropy": target_tokens*vocab*(width_act + width_act_grad + 4) if loss == "eager" else
                target_tokens*vocab*width_act_grad,
        },
    }

def transient(moments, internals, *, decoder_layers, encoder_layers, hidden, width_act_grad, tokens, target_tokens,
    layer_kept, core_kept, **_):
    """Transient bytes at each point of a step."""
    encoder = moments["encoder"]
    decoder = moments["decoder"]
    ends = moments["ends"]
    branch_encoder = (
        max(internals("encoder", "attention_core")*(layer_kept - core_kept) + encoder["attention_core"],
            encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"], encoder["ffn_norm"],
            encoder["ffn_up"], encoder["output_projection"], encoder["qkv_projection"])
    )
    branch_decoder = (
        max(internals("decoder", "attention_core")*(layer_kept - core_kept) + decoder["attention_core"],
            internals("decoder", "cross_attention_core")*(layer_kept - core_kept) + decoder["cross_attention_core"],
            decoder["attention_norm"], decoder["cross_attention_norm"], decoder["cross_kv_projection"],
            decoder["cross_output_projection"], decoder["cross_q_projection"], decoder["ffn_activation"],
            decoder["ffn_down"], decoder["ffn_norm"], decoder["ffn_up"], decoder["output_projection"],
            decoder["qkv_projection"])
    )
    return {
        "encoder": min(1, encoder_layers)*(internals("encoder")*(1 - layer_kept) + max(encoder["attention_residual"],
            encoder["ffn_residual"], tokens*hidden*width_act_grad + branch_encoder)),
        "decoder": min(1, decoder_layers)*(internals("decoder")*(1 - layer_kept) + max(decoder["attention_residual"],
            decoder["cross_attention_residual"], decoder["ffn_residual"], target_tokens*hidden*width_act_grad +
            branch_decoder)),
        "embedding": max(ends["audio_stem"], ends["decoder_position_embedding"], ends["token_embedding"]),
        "norm": max(ends["decoder_final_norm"], ends["encoder_final_norm"]),
        "head": ends["lm_head"],
        "loss": ends["cross_entropy"],
        "optimizer": 0,
    }
