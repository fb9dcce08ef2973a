"""Memory of a step of t5, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "encoder_first", "encoder", "decoder_first", "decoder", "embedding", "norm", "head")

def moments(*, batch, seq, source_seq, context, hidden, vocab, heads, kv_heads, head_dim, ffn, width_act, tokens,
    first_step, attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "encoder_first": {
            "attention_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "qkv_projection": batch*source_seq*width_act*first_step*(hidden + head_dim*(heads + 2*kv_heads)),
            "relative_position_bias": source_seq**2*first_step*(heads*width_act + 8),
            "attention_core": source_seq*width_act*first_step*(2*batch*head_dim*(heads + kv_heads) + source_seq*heads)
                if attention == "flash" else first_step*max(source_seq*width_act*(batch*(2*source_seq*heads +
                kv_heads*head_dim) + source_seq*heads), source_seq*width_act*(batch*(heads*(source_seq + head_dim) +
                2*kv_heads*head_dim) + source_seq*heads)),
            "output_projection": batch*source_seq*width_act*first_step*(hidden + heads*head_dim),
            "attention_residual": 3*batch*source_seq*hidden*width_act*first_step,
            "ffn_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "ffn_up": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_activation": 2*batch*source_seq*ffn*width_act*first_step,
            "ffn_down": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_residual": 3*batch*source_seq*hidden*width_act*first_step,
        },
        "encoder": {
            "attention_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "qkv_projection": batch*source_seq*width_act*first_step*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": source_seq*width_act*first_step*(2*batch*head_dim*(heads + kv_heads) + source_seq*heads)
                if attention == "flash" else first_step*max(source_seq*width_act*(batch*(2*source_seq*heads +
                kv_heads*head_dim) + source_seq*heads), source_seq*width_act*(batch*(heads*(source_seq + head_dim) +
                2*kv_heads*head_dim) + source_seq*heads)),
            "output_projection": batch*source_seq*width_act*first_step*(hidden + heads*head_dim),
            "attention_residual": 3*batch*source_seq*hidden*width_act*first_step,
            "ffn_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "ffn_up": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_activation": 2*batch*source_seq*ffn*width_act*first_step,
            "ffn_down": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_residual": 3*batch*source_seq*hidden*width_act*first_step,
        },
        "decoder_first": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "relative_position_bias": seq*context*(heads*width_act + 8),
            "attention_core": heads*width_act*(2*tokens*head_dim + seq*context) if attention == "flash" else
                max(context*heads*width_act*(2*tokens + seq), heads*width_act*(tokens*head_dim + context*(tokens +
                seq))),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "cross_attention_norm": 2*tokens*hidden*width_act,
            "cross_q_projection": tokens*width_act*(hidden + heads*head_dim),
            "cross_kv_projection": batch*source_seq*hidden*width_act*first_step,
            "cross_attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*source_seq*heads*width_act, tokens*heads*width_act*(source_seq + head_dim)),
            "cross_output_projection": tokens*width_act*(hidden + heads*head_dim),
            "cross_attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "decoder": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": heads*width_act*(2*tokens*head_dim + seq*context) if attention == "flash" else
                max(context*heads*width_act*(2*tokens + seq), heads*width_act*(tokens*head_dim + context*(tokens +
                seq))),
            "output_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_residual": 3*tokens*hidden*width_act,
            "cross_attention_norm": 2*tokens*hidden*width_act,
            "cross_q_projection": tokens*width_act*(hidden + heads*head_dim),
            "cross_kv_projection": batch*source_seq*hidden*width_act*first_step,
            "cross_attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*source_seq*heads*width_act, tokens*heads*width_act*(source_seq + head_dim)),
            "cross_output_projection": tokens*width_act*(hidden + heads*head_dim),
            "cross_attention_residual": 3*tokens*hidden*width_act,
            "ffn_norm": 2*tokens*hidden*width_act,
            "ffn_up": tokens*width_act*(hidden + ffn),
            "ffn_activation": 2*tokens*ffn*width_act,
            "ffn_down": tokens*width_act*(hidden + ffn),
            "ffn_residual": 3*tokens*hidden*width_act,
        },
        "ends": {
            "token_embedding": batch*source_seq*first_step*(hidden*width_act + 8),
            "encoder_final_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "decoder_token_embedding": tokens*(hidden*width_act + 8),
            "decoder_final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, batch, source_seq, decoder_first_layers, decoder_layers, encoder_first_layers,
    encoder_layers, hidden, width_act, tokens, first_step, **_):
    """Transient bytes at each point of a step."""
    encoder_first = moments["encoder_first"]
    encoder = moments["encoder"]
    decoder_first = moments["decoder_first"]
    decoder = moments["decoder"]
    ends = moments["ends"]
    branch_encoder_first = (
        max(encoder_first["attention_core"], encoder_first["attention_norm"], encoder_first["ffn_activation"],
            encoder_first["ffn_down"], encoder_first["ffn_norm"], encoder_first["ffn_up"],
            encoder_first["output_projection"], encoder_first["qkv_projection"],
            encoder_first["relative_position_bias"])
    )
    branch_encoder = (
        max(encoder["attention_core"], encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"],
            encoder["ffn_norm"], encoder["ffn_up"], encoder["output_projection"], encoder["qkv_projection"])
    )
    branch_decoder_first = (
        max(decoder_first["attention_core"], decoder_first["attention_norm"], decoder_first["cross_attention_core"],
            decoder_first["cross_attention_norm"], decoder_first["cross_kv_projection"],
            decoder_first["cross_output_projection"], decoder_first["cross_q_projection"],
            decoder_first["ffn_activation"], decoder_first["ffn_down"], decoder_first["ffn_norm"],
            decoder_first["ffn_up"], decoder_first["output_projection"], decoder_first["qkv_projection"],
            decoder_first["relative_position_bias"])
    )
    branch_decoder = (
        max(decoder["attention_core"], decoder["attention_norm"], decoder["cross_attention_core"],
            decoder["cross_attention_norm"], decoder["cross_kv_projection"], decoder["cross_output_projection"],
            decoder["cross_q_projection"], decoder["ffn_activation"], decoder["ffn_down"], decoder["ffn_norm"],
            decoder["ffn_up"], decoder["output_projection"], decoder["qkv_projection"])
    )
    return {
        "encoder_first": max(batch*source_seq*hidden*width_act*first_step + branch_encoder_first,
            encoder_first["attention_residual"], encoder_first["ffn_residual"])*min(1, encoder_first_layers),
        "encoder": max(batch*source_seq*hidden*width_act*first_step + branch_encoder, encoder["attention_residual"],
            encoder["ffn_residual"])*min(1, encoder_layers),
        "decoder_first": max(decoder_first["attention_residual"], decoder_first["cross_attention_residual"],
            decoder_first["ffn_residual"], tokens*hidden*width_act + branch_decoder_first)*min(1, decoder_first_layers),
        "decoder": max(decoder["attention_residual"], decoder["cross_attention_residual"], decoder["ffn_residual"],
            tokens*hidden*width_act + branch_decoder)*min(1, decoder_layers),
        "embedding": max(ends["decoder_token_embedding"], ends["token_embedding"]),
        "norm": max(ends["decoder_final_norm"], ends["encoder_final_norm"]),
        "head": ends["lm_head"],
    }
