"""Memory of a step of whisper, formula set standard.

What is transient, in bytes, beside what the components of `evaluator.py` hold.
Made by `symcost generate`; do not edit. Functions take what `sizes` of the evaluator returns.
"""

# Bytes of a device: what is there throughout, what forward keeps, their sum with the largest point, and every point.
MEMORY = ("persistent", "peak", "encoder", "decoder", "embedding", "norm", "head")

def moments(*, batch, source_seq, context, hidden, vocab, heads, kv_heads, head_dim, ffn, mel_bins, width_act, tokens,
    first_step, attention, logits, **_):
    """The most that is transient while a component runs."""
    return {
        "encoder": {
            "attention_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "qkv_projection": batch*source_seq*width_act*first_step*(hidden + head_dim*(heads + 2*kv_heads)),
            "attention_core": 2*batch*source_seq*head_dim*width_act*first_step*(heads + kv_heads) if attention ==
                "flash" else first_step*max(batch*source_seq*width_act*(2*source_seq*heads + kv_heads*head_dim),
                batch*source_seq*width_act*(heads*(source_seq + head_dim) + 2*kv_heads*head_dim)),
            "output_projection": batch*source_seq*width_act*first_step*(hidden + heads*head_dim),
            "attention_residual": 3*batch*source_seq*hidden*width_act*first_step,
            "ffn_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "ffn_up": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_activation": 2*batch*source_seq*ffn*width_act*first_step,
            "ffn_down": batch*source_seq*width_act*first_step*(hidden + ffn),
            "ffn_residual": 3*batch*source_seq*hidden*width_act*first_step,
        },
        "decoder": {
            "attention_norm": 2*tokens*hidden*width_act,
            "qkv_projection": tokens*width_act*(hidden + heads*head_dim),
            "attention_core": 2*tokens*heads*head_dim*width_act if attention == "flash" else
                max(2*tokens*context*heads*width_act, tokens*heads*width_act*(context + head_dim)),
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
            "audio_stem": first_step*max(2*batch*source_seq*width_act*(hidden + mel_bins),
                4*batch*source_seq*hidden*width_act),
            "encoder_position_embedding": 2*batch*source_seq*hidden*width_act*first_step,
            "encoder_final_norm": 2*batch*source_seq*hidden*width_act*first_step,
            "token_embedding": tokens*(hidden*width_act + 8),
            "decoder_position_embedding": 2*tokens*hidden*width_act,
            "decoder_final_norm": 2*tokens*hidden*width_act,
            "lm_head": batch*width_act*(hidden + vocab) if logits == "last" else tokens*width_act*(hidden + vocab),
        },
    }

def transient(moments, internals, *, batch, source_seq, decoder_layers, encoder_layers, hidden, width_act, tokens,
    first_step, **_):
    """Transient bytes at each point of a step."""
    encoder = moments["encoder"]
    decoder = moments["decoder"]
    ends = moments["ends"]
    branch_encoder = (
        max(encoder["attention_core"], encoder["attention_norm"], encoder["ffn_activation"], encoder["ffn_down"],
            encoder["ffn_norm"], encoder["ffn_up"], encoder["output_projection"], encoder["qkv_projection"])
    )
    branch_decoder = (
        max(decoder["attention_core"], decoder["attention_norm"], decoder["cross_attention_core"],
            decoder["cross_attention_norm"], decoder["cross_kv_projection"], decoder["cross_output_projection"],
            decoder["cross_q_projection"], decoder["ffn_activation"], decoder["ffn_down"], decoder["ffn_norm"],
            decoder["ffn_up"], decoder["output_projection"], decoder["qkv_projection"])
    )
    return {
        "encoder": max(batch*source_seq*hidden*width_act*first_step + branch_encoder, encoder["attention_residual"],
            encoder["ffn_residual"])*min(1, encoder_layers),
        "decoder": max(decoder["attention_residual"], decoder["cross_attention_residual"], decoder["ffn_residual"],
            tokens*hidden*width_act + branch_decoder)*min(1, decoder_layers),
        "embedding": max(ends["audio_stem"], ends["decoder_position_embedding"], ends["encoder_position_embedding"],
            ends["token_embedding"]),
        "norm": max(ends["decoder_final_norm"], ends["encoder_final_norm"]),
        "head": ends["lm_head"],
    }
