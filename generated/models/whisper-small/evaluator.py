"""Costs of whisper, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "whisper"
FORMULAS = "standard"
FORMULAS_SHA256 = "a190b3348dace225b5b598ca265c2ccd69ca5638c677e8afca7a7137fc054a3f"

# Kind, how many the model has.
KINDS = (
    ("encoder", "encoder_layers"),
    ("decoder", "decoder_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("encoder", "attention_norm", "layer_norm", "norm", "encoder_layers", ""),
    ("encoder", "qkv_projection", "qkv_projection", "attention", "encoder_layers", ""),
    ("encoder", "attention_core", "attention_core", "attention", "encoder_layers", ""),
    ("encoder", "output_projection", "output_projection", "attention", "encoder_layers", ""),
    ("encoder", "attention_residual", "residual", "other", "encoder_layers", ""),
    ("encoder", "ffn_norm", "layer_norm", "norm", "encoder_layers", ""),
    ("encoder", "ffn_up", "ffn_up", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_activation", "ffn_activation", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_down", "ffn_down", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_residual", "residual", "other", "encoder_layers", ""),
    ("decoder", "attention_norm", "layer_norm", "norm", "decoder_layers", ""),
    ("decoder", "qkv_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "attention_core", "attention_core", "attention", "decoder_layers", ""),
    ("decoder", "output_projection", "output_projection", "attention", "decoder_layers", ""),
    ("decoder", "attention_residual", "residual", "other", "decoder_layers", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "norm", "decoder_layers", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "attention", "decoder_layers", ""),
    ("decoder", "cross_output_projection", "output_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_attention_residual", "residual", "other", "decoder_layers", ""),
    ("decoder", "ffn_norm", "layer_norm", "norm", "decoder_layers", ""),
    ("decoder", "ffn_up", "ffn_up", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_activation", "ffn_activation", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_down", "ffn_down", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_residual", "residual", "other", "decoder_layers", ""),
    ("ends", "audio_stem", "audio_stem", "embedding", "1", ""),
    ("ends", "encoder_position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "encoder_final_norm", "final_norm", "norm", "1", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "decoder_final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "target_seq", "decoder_layers", "encoder_layers", "hidden", "vocab", "decoder_positions",
    "encoder_positions", "heads", "kv_heads", "head_dim", "ffn", "mel_bins", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_gelu": 8,
}
# Options, the default first.
CONVENTIONS = {
    "flops": ("model", "hardware"),
    "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"),
    "activations": ("fused", "paper", "autograd"),
    "recompute": ("none", "selective", "full"),
    "recurrence": ("chunked", "recurrent"),
    "loss": ("eager", "fused"),
    "mla": ("expanded", "absorbed"),
    "expert_hits": ("min", "expected"),
    "mtp": ("false", "true"),
}
UNPRICED = ()

# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = (
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "heads", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "width", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "heads", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "width", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "elements", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "bytes", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "heads", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "", "shape", "activation", "act", "width", "v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "width", "queries"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "width", "keys"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "values"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "values"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "values"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "width", "values"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param", "param", "in", "w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param", "param", "out", "w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param", "param", "out", "b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder", "attention_residual", "residual", "encoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_norm", "layer_norm", "encoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param", "param", "in", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param", "param", "out", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param", "param", "out", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "activation", "act", "rows", "up"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "activation", "act", "width", "up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param", "param", "in", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param", "param", "out", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param", "param", "out", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "ffn_residual", "residual", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "q"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "q"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "q"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "q"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "k"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "k"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "k"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "k"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "v"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "v"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "v"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "queries"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "keys"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "values"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "values"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "values"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "values"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "values"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "values"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "param", "param", "", "w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "param", "param", "", "w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "in", "w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "out", "w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "param", "param", "", "b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "param", "param", "", "b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "out", "b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder", "attention_residual", "residual", "decoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "cross_attention_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "in", "w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "q"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "q"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "in", "w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "param", "param", "", "b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param", "param", "", "b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param", "param", "out", "b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_kv"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "k"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "k"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "k"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "k"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "elements", "activation", "act", "", "v"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "bytes", "activation", "act", "", "v"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "heads", "v"),
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "", "shape", "activation", "act", "width", "v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "queries"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "keys"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "values"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "values"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "values"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "values"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "values"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "width", "values"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "param", "param", "", "w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "param", "param", "", "w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "in", "w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "out", "w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "param", "param", "", "b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "param", "param", "", "b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param", "param", "out", "b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder", "cross_attention_residual", "residual", "decoder_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "param", "param", "", "bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "param", "param", "", "bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "param", "param", "width", "bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "ffn_norm", "layer_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "param", "param", "", "w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "param", "param", "", "w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param", "param", "in", "w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param", "param", "out", "w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "param", "param", "", "b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "param", "param", "", "b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param", "param", "out", "b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "activation", "act", "", "up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "activation", "act", "", "up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "activation", "act", "rows", "up"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "activation", "act", "width", "up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "param", "param", "", "w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "param", "param", "", "w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param", "param", "in", "w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param", "param", "out", "w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "param", "param", "", "b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "param", "param", "", "b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param", "param", "out", "b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder", "ffn_residual", "residual", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("ends", "audio_stem", "audio_stem", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "audio_stem", "audio_stem", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "audio_stem", "audio_stem", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "audio_stem", "audio_stem", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param", "param", "", "w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param", "param", "", "w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "in", "w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "out", "w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "master_param", "master", "", "master_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "master_param", "master", "", "master_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "in", "master_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "out", "master_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param", "param", "", "b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param", "param", "", "b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "out", "b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "master_param", "master", "", "master_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "master_param", "master", "", "master_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "out", "master_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_mel"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "activation", "act", "", "mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "activation", "act", "", "mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "rows", "mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "width", "mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "activation", "act", "", "mel_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "activation", "act", "", "mel_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "frames", "mel_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "width", "mel_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param", "param", "", "w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param", "param", "", "w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "in", "w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "out", "w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "master_param", "master", "", "master_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param", "param", "", "b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param", "param", "", "b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param", "param", "out", "b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "master_param", "master", "", "master_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "activation", "act", "", "down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "activation", "act", "", "down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "rows", "down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "width", "down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "activation", "act", "", "down_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "activation", "act", "", "down_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "frames", "down_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "activation", "act", "width", "down_x"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "input_gradient", "act_grad", "", "d_mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "input_gradient", "act_grad", "", "d_mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "width", "d_mel_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "input_gradient", "act_grad", "", "d_mel_product"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "input_gradient", "act_grad", "", "d_mel_product"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "frames", "d_mel_product"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "width", "d_mel_product"),
    ("ends", "audio_stem", "audio_stem", "1", "", "elements", "input_gradient", "act_grad", "", "d_down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "bytes", "input_gradient", "act_grad", "", "d_down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_down_up"),
    ("ends", "audio_stem", "audio_stem", "1", "", "shape", "input_gradient", "act_grad", "width", "d_down_up"),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "", "elements", "param", "param", "", "w_position"),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "", "bytes", "param", "param", "", "w_position"),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "", "shape", "param", "param", "positions", "w_position"),
    ("ends", "encoder_position_embedding", "position_embedding", "1", "", "shape", "param", "param", "hidden", "w_position"),
    ("ends", "encoder_final_norm", "final_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "param", "param", "", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "param", "param", "", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "vocab", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "embed", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "master_param", "master", "", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "master_param", "master", "vocab", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "master_param", "master", "embed", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param_gradient", "param_grad", "vocab", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param_gradient", "param_grad", "embed", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "vocab", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "embed", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "activation", "INT64", "", "ids"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "activation", "INT64", "", "ids"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "INT64", "tokens", "ids"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "activation", "act", "", "encoder_hidden_states"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "activation", "act", "", "encoder_hidden_states"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "tokens", "encoder_hidden_states"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "hidden", "encoder_hidden_states"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "elements", "param", "param", "", "w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "bytes", "param", "param", "", "w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "param", "param", "positions", "w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "param", "param", "hidden", "w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "elements", "master_param", "master", "", "master_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "positions", "master_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "hidden", "master_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "positions", "grad_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "positions", "moments_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_position"),
    ("ends", "decoder_position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_position"),
    ("ends", "decoder_final_norm", "final_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "activation", "FP32", "", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "activation", "FP32", "", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "FP32", "tokens", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "FP32", "vocab", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "activation", "INT64", "", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "activation", "INT64", "", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "INT64", "tokens", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "input_gradient", "act_grad", "vocab", "d_logits"),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "flops", "vector", "compute_accum", "", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "master", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "opt", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param", "write", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "master", "write", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "opt", "write", ""),
)

# Kind, component, tensor, role, slot, lifetime, storage.
TENSORS = (
    ("encoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("encoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("encoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("encoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("encoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("encoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("encoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("encoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("encoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("encoder", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("encoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("encoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("encoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("encoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("encoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("encoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("encoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("encoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("encoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("decoder", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("decoder", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("decoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("decoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("decoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("decoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("decoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("decoder", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("decoder", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("decoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("decoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("decoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("decoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("decoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("decoder", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("decoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("decoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("decoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("decoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("decoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("decoder", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("decoder", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("decoder", "cross_attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "cross_attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "cross_attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_attention_norm", "bias", "param", "param", "persistent", ""),
    ("decoder", "cross_attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("decoder", "cross_attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_attention_norm", "statistics", "activation", "FP32", "saved", "cross_attention_norm.statistics"),
    ("decoder", "cross_attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_norm", "output", "activation", "act", "saved", "cross_attention_norm.output"),
    ("decoder", "cross_q_projection", "w_q", "param", "param", "persistent", ""),
    ("decoder", "cross_q_projection", "master_w_q", "master_param", "master", "persistent", ""),
    ("decoder", "cross_q_projection", "grad_w_q", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_q_projection", "moments_w_q", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_q_projection", "b_q", "param", "param", "persistent", ""),
    ("decoder", "cross_q_projection", "master_b_q", "master_param", "master", "persistent", ""),
    ("decoder", "cross_q_projection", "grad_b_q", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_q_projection", "moments_b_q", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_q_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_q_projection", "q", "activation", "act", "saved", "cross_q_projection.q"),
    ("decoder", "cross_kv_projection", "w_kv", "param", "param", "persistent", ""),
    ("decoder", "cross_kv_projection", "master_w_kv", "master_param", "master", "persistent", ""),
    ("decoder", "cross_kv_projection", "grad_w_kv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_kv_projection", "moments_w_kv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_kv_projection", "b_kv", "param", "param", "persistent", ""),
    ("decoder", "cross_kv_projection", "master_b_kv", "master_param", "master", "persistent", ""),
    ("decoder", "cross_kv_projection", "grad_b_kv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_kv_projection", "moments_b_kv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_kv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_kv_projection", "k", "activation", "act", "saved", "cross_kv_projection.k"),
    ("decoder", "cross_kv_projection", "v", "activation", "act", "saved", "cross_kv_projection.v"),
    ("decoder", "cross_attention_core", "output", "activation", "act", "saved", "cross_attention_core.output"),
    ("decoder", "cross_attention_core", "log_sum_exp", "activation", "FP32", "saved", "cross_attention_core.log_sum_exp"),
    ("decoder", "cross_attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "kernel_output", "activation", "act", "saved", "cross_attention_core.kernel_output"),
    ("decoder", "cross_attention_core", "random_state", "activation", "UINT64", "saved", "cross_attention_core.random_state"),
    ("decoder", "cross_attention_core", "probabilities", "activation", "act", "saved", "cross_attention_core.probabilities"),
    ("decoder", "cross_attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "queries", "activation", "act", "saved", "cross_attention_core.queries"),
    ("decoder", "cross_attention_core", "keys", "activation", "act", "saved", "cross_attention_core.keys"),
    ("decoder", "cross_attention_core", "values", "activation", "act", "saved", "cross_attention_core.values"),
    ("decoder", "cross_output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder", "cross_output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder", "cross_output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_output_projection", "b_o", "param", "param", "persistent", ""),
    ("decoder", "cross_output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("decoder", "cross_output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_residual", "output", "activation", "act", "saved", "cross_attention_residual.output"),
    ("decoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("decoder", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("decoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("decoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("decoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("decoder", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("decoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("decoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("decoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("decoder", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "audio_stem", "w_mel", "param", "param", "persistent", ""),
    ("ends", "audio_stem", "master_w_mel", "master_param", "master", "persistent", ""),
    ("ends", "audio_stem", "grad_w_mel", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "audio_stem", "moments_w_mel", "optimizer_state", "opt", "persistent", ""),
    ("ends", "audio_stem", "b_mel", "param", "param", "persistent", ""),
    ("ends", "audio_stem", "master_b_mel", "master_param", "master", "persistent", ""),
    ("ends", "audio_stem", "grad_b_mel", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "audio_stem", "moments_b_mel", "optimizer_state", "opt", "persistent", ""),
    ("ends", "audio_stem", "mel_up", "activation", "act", "saved", "audio_stem.mel_up"),
    ("ends", "audio_stem", "mel_x", "activation", "act", "saved", "audio_stem.mel_x"),
    ("ends", "audio_stem", "w_down", "param", "param", "persistent", ""),
    ("ends", "audio_stem", "master_w_down", "master_param", "master", "persistent", ""),
    ("ends", "audio_stem", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "audio_stem", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("ends", "audio_stem", "b_down", "param", "param", "persistent", ""),
    ("ends", "audio_stem", "master_b_down", "master_param", "master", "persistent", ""),
    ("ends", "audio_stem", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "audio_stem", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("ends", "audio_stem", "down_up", "activation", "act", "saved", "audio_stem.down_up"),
    ("ends", "audio_stem", "down_x", "activation", "act", "saved", "audio_stem.down_x"),
    ("ends", "audio_stem", "d_mel_up", "input_gradient", "act_grad", "transient", ""),
    ("ends", "audio_stem", "d_mel_product", "input_gradient", "act_grad", "transient", ""),
    ("ends", "audio_stem", "d_down_up", "input_gradient", "act_grad", "transient", ""),
    ("ends", "encoder_position_embedding", "w_position", "param", "param", "persistent", ""),
    ("ends", "encoder_final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "encoder_final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "encoder_final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "encoder_final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "encoder_final_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "encoder_final_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "encoder_final_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "encoder_final_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "encoder_final_norm", "encoder_output", "activation", "act", "saved", "encoder.output"),
    ("ends", "encoder_final_norm", "statistics", "activation", "FP32", "saved", "encoder_final_norm.statistics"),
    ("ends", "encoder_final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "token_embedding", "encoder_hidden_states", "activation", "act", "saved", "encoder.hidden_states"),
    ("ends", "decoder_position_embedding", "w_position", "param", "param", "persistent", ""),
    ("ends", "decoder_position_embedding", "master_w_position", "master_param", "master", "persistent", ""),
    ("ends", "decoder_position_embedding", "grad_w_position", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "decoder_position_embedding", "moments_w_position", "optimizer_state", "opt", "persistent", ""),
    ("ends", "decoder_final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "decoder_final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "decoder_final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "decoder_final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "decoder_final_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "decoder_final_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "decoder_final_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "decoder_final_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "decoder_final_norm", "decoder_output", "activation", "act", "saved", "decoder.output"),
    ("ends", "decoder_final_norm", "statistics", "activation", "FP32", "saved", "decoder_final_norm.statistics"),
    ("ends", "decoder_final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "decoder_final_norm", "output", "activation", "act", "saved", "decoder_final_norm.output"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "encoder", "decoder", "embedding", "norm", "head", "loss", "optimizer")

Totals = namedtuple(
    "Totals",
    (
        "params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
        "backward_matmul_flops", "backward_vector_flops", "optimizer_matmul_flops", "optimizer_vector_flops",
        "forward_read_bytes", "forward_write_bytes", "backward_read_bytes", "backward_write_bytes",
        "optimizer_read_bytes", "optimizer_write_bytes", "param_elements", "param_bytes", "master_param_elements",
        "master_param_bytes", "optimizer_state_elements", "optimizer_state_bytes", "param_gradient_elements",
        "param_gradient_bytes", "activation_elements", "activation_bytes", "buffer_elements", "buffer_bytes",
    ),
)
_new = tuple.__new__
_KNOWN = set()


def _check(options):
    for (name, known), option in zip(CONVENTIONS.items(), options):
        if option not in known and not (name == "mtp" and isinstance(option, bool)):
            raise ValueError(f"{name}={option!r} is no option; known: {', '.join(known)}")
    _KNOWN.add(options)


def _exact(above, below):
    if above.__class__ is float:
        return above / below
    quotient, rest = divmod(above, below)
    if rest:
        from fractions import Fraction

        return Fraction(above) / below
    return quotient


def _whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value


def _narrow(*values):
    values = tuple(map(_whole, values))
    return all(value.__class__ is int for value in values), *values


def totals(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x73 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x73
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x73, 2)
    x1 = decoder_layers*pairs_size
    x2 = target_seq*decoder_layers
    x3 = seq*encoder_layers
    x4 = x2 + x3
    x5 = seq*x4
    x7 = batch*heads
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x6 = 4*head_dim
    x8 = x6*x7*(x0*x1 + x0*x5)
    x9 = cost_exp + 4
    x10 = cost_div + x9
    x11 = x1*x10
    x12 = x7*(core_rerun*(x10*x5 + x11) + 5*x1 + 5*x5)
    x14 = 2*head_dim
    if flops == "model":
        s0 = x8
        s1 = x12
    else:
        if attention == "flash":
            x13 = 2*core_rerun + 5
            x15 = cost_exp + 7
            x16 = core_rerun*x10
            s0 = x14*x7*(x1*x13 + x13*x5)
            s1 = x7*(seq*(x15*x4 + x16*x4) + x1*(x15 + x16))
        else:
            s0 = x8
            s1 = x12
    x17 = 2*kv_heads
    x19 = decoder_layers*x17
    x21 = 2*x2
    x18 = heads + x17
    x20 = heads + kv_heads
    x22 = seq*(encoder_layers*x18 + x19) + x20*x21
    x23 = head_dim*width_act
    x24 = batch*x23
    x27 = core_rerun + 1
    x28 = x17*x27
    x29 = kv_heads*x27
    x30 = 2*heads
    x32 = width_act*core_rerun + width_act_grad
    x34 = head_dim*x17
    x33 = decoder_layers + encoder_layers
    x35 = width_act_grad*x34*(seq*x33 + x2)
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x37 = layer_kept*x22
    x38 = head_dim*x37
    x40 = batch*x38
    x41 = x24*x37
    x43 = 2*decoder_layers
    x44 = encoder_layers + x43
    x46 = 2*seq
    x49 = kv_heads*head_dim
    x50 = target_seq*heads
    x57 = 3*x2
    x58 = 3*target_seq
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x25 = x21 + x3
        x31 = heads*x25
        x36 = core_kept*x31
        x39 = 4*x36
        if activations == "fused":
            s11 = batch*(x36 + x38)
            s14 = batch*(x23*x37 + x39)
        elif activations == "paper":
            s11 = x40
            s14 = x41
        else:
            if recompute in ('none', 'full'):
                x42 = x36 + x37
                x45 = core_kept*x44
                s11 = batch*(head_dim*x42 + x36) + 3*x45
                s14 = batch*(x23*x42 + x39) + 24*x45
            else:
                s11 = x40
                s14 = x41
        x26 = heads*x0
        s2 = x22*x24
        s4 = x25*x7*(x23 + 4)
        s6 = batch*(head_dim*(width_act*(seq*(encoder_layers*(x26 + x28) + x19*x27) + x21*(x26 + x29)) + width_act_grad*x25*x30) + 8*x31)
        s8 = batch*(x31*(head_dim*x32 + 4*core_rerun + 4) + x35)
    else:
        x56 = width_act*x7
        if activations in ('fused', 'paper'):
            x59 = head_dim*layer_kept
            x60 = x17*x59
            x61 = batch*(seq*(decoder_layers*(core_kept*x50 + x60) + encoder_layers*(heads*(seq*core_kept + x59) + x60)) + x2*(heads*(target_seq*core_kept + layer_kept*x14) + x60))
            s11 = x61
            s14 = width_act*x61
        else:
            if recompute in ('none', 'full'):
                x62 = core_kept*(seq*(decoder_layers*(target_seq + x14) + encoder_layers*(seq + 3*head_dim)) + x2*(target_seq + x6))
                s11 = x62*x7
                s14 = x56*x62
            else:
                s11 = x40
                s14 = x41
        x47 = head_dim + x46
        x48 = heads*x47
        x51 = x43*(x49 + x50)
        x52 = target_seq + head_dim
        x53 = heads*x52
        x54 = encoder_layers*x47
        x55 = x21*x52
        s2 = batch*width_act*(seq*(encoder_layers*(x34 + x48) + x51) + x21*(x49 + x53))
        s4 = x56*(seq*(x21 + x54) + x55)
        s6 = batch*(heads*width_act_grad*(seq*(encoder_layers*(3*seq + x14) + x57) + x2*(x58 + x6)) + width_act*(seq*(encoder_layers*(head_dim*x28 + x27*x48) + x27*x51) + x21*(head_dim*x29 + x27*x53)))
        s8 = batch*(heads*(seq*(x21*x32 + x32*x54) + x32*x55) + x35)
    x63 = 2*encoder_layers
    x64 = 3*decoder_layers
    if activations in ('fused', 'autograd'):
        x65 = batch*(seq*(layer_kept*x63 + 1) + target_seq*(layer_kept*x64 + 1))
        s10 = 2*x65
        s13 = 8*x65
    else:
        s10 = 0
        s13 = 0
    x66 = batch*target_seq
    x67 = 8*target_seq
    x70 = vocab*x66
    x71 = vocab + 2
    if loss == "eager":
        x68 = batch*x67
        x69 = vocab + 1
        s3 = x66*(vocab*(width_act + 4) + 8)
        s5 = vocab*x68
        s7 = x68*x69
        s9 = x70*(width_act_grad + 4)
        s12 = x66*x69
        s15 = 4*x66*x71
    else:
        x72 = width_act_grad*x70
        s3 = x66*(vocab*width_act + 8)
        s5 = x72
        s7 = x72
        s9 = x72
        s12 = 0
        s15 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x74 = 3*mel_bins
    x75 = 3*hidden
    x76 = vocab + x75
    x77 = 2*ffn
    x78 = x20*x6
    x79 = decoder_layers*(x77 + x78 + 9)
    x80 = head_dim*x20
    x81 = ffn + x80
    x82 = x81 + 3
    x83 = x63*x82 + x79 + 6
    x84 = x74 + x76 + x83
    x85 = decoder_positions + x84
    x86 = ffn*x33
    x87 = x44*x80
    x88 = x86 + x87
    x89 = hidden*(encoder_positions + x85) + x88
    x90 = head_dim*x19
    x91 = head_dim*(kv_heads + x30)
    x92 = heads*x14
    x93 = ffn*(cost_gelu + 1)
    x94 = 18*hidden + 4*cost_div + 2*cost_rsqrt + x93 + 2
    x95 = 3*cost_gelu
    x96 = 2*cost_div + cost_rsqrt
    x97 = 8*hidden
    x98 = x14*x20
    x99 = 27*hidden + 6*cost_div + 3*cost_rsqrt + x93 + x98 + 3
    x100 = layer_rerun + 2
    x101 = ffn*x100
    x102 = decoder_layers*x49
    x103 = x74 + x75
    x104 = head_dim*x18
    x105 = ffn*(cost_gelu + 4)
    x106 = layer_rerun + 1
    x107 = decoder_layers*x106
    x108 = cost_div + cost_rsqrt
    x109 = x108 + 14
    x110 = target_seq*(batch + 1)
    x111 = 2*mel_bins
    x112 = heads*head_dim
    x113 = x112 + x77
    x114 = 6*hidden
    x115 = ffn + x112
    x116 = width_act*x106
    x117 = ffn*(3*width_act_grad + 2*x116)
    x118 = 2*width_act_grad
    x119 = heads*(x116 + x118)
    x120 = 4*width_act_grad
    x121 = 3*layer_rerun
    x122 = x103 + x83
    x123 = 2*layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x124 = width_param*layer_rerun + width_param_grad*accumulating
    x125 = -accumulating
    x126 = 2*width_opt
    x127 = width_master + x126
    x128 = width_param_grad + x127
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x129 = width_param*(1 - f1) + x128
    x130 = width_param + x127
    x131 = hidden*x85
    x132 = x131 + x88
    x133 = seq*(encoder_layers*(hidden + layer_kept*(x113 + x75)) + 7*hidden + x111)
    x134 = decoder_layers*(hidden + layer_kept*(5*hidden + x77 + x92)) + 2*hidden
    values = (
        x89, x89, 0,
        2*batch*(hidden*(seq*(6*mel_bins + x63*x81 + x75 + x90) + target_seq*(vocab + x43*(ffn + x91))) + x92*(x1 + x5)),
        batch*(seq*(decoder_layers*(x10*x50 + x34) + encoder_layers*(heads*(seq*x10 + head_dim) + x34 + x94) + hidden*(x95 + 11) + x96 + 1) + target_seq*(decoder_layers*x99 + vocab*x9 + cost_log + x96 + x97 + 2) + heads*x11),
        4*batch*hidden*(seq*(encoder_layers*(x100*x80 + x101) + x100*x102 + x103) + target_seq*(decoder_layers*(x100*x91 + x101) + vocab)) + s0,
        batch*(seq*(encoder_layers*(30*hidden + layer_rerun*(x104 + x94) + x104 + x105) + hidden*(x95 + 25) + x107*x34) + target_seq*(decoder_layers*(45*hidden + layer_rerun*x99 + x105 + x98) + 15*hidden + vocab*(cost_exp + cost_div + 1))) + s1,
        0,
        hidden*(28*encoder_layers*x82 + 42*hidden + 14*vocab + 14*decoder_positions + 42*mel_bins + x108*x85 + 14*x79 + 84) + x109*x86 + x109*x87,
        batch*(width_act*(seq*(encoder_layers*(x113 + x97) + hidden*(decoder_layers + 7) + x111) + target_seq*(x43*(x114 + x115) + x75)) + x67) + width_param*(hidden*(seq + x110 + x84) + x88) + s2 + s3,
        batch*(8*seq*(x63 + 1) + width_act*(seq*(encoder_layers*(x104 + x114 + x77) + x90 + x97) + target_seq*(decoder_layers*(9*hidden + x77 + x98) + x76)) + x67*(x64 + 1)) + s4 + s5,
        batch*(seq*(encoder_layers*(head_dim*(kv_heads*x120 + x119) + x117 + 16) + width_act*x111 + x102*x120 + 8) + target_seq*(decoder_layers*(x117 + x14*(width_act_grad*x17 + x119) + 24) + vocab*x118 + 16)) + hidden*(batch*(width_act*(seq*(4*encoder_layers*x123 + x107 + 6) + 2*target_seq*(x123*x64 + 1)) + width_act_grad*(x46*(5*encoder_layers + 4) + x58*(5*decoder_layers + 1))) + width_param*(decoder_layers*(9*layer_rerun + x106*x77 + x106*x78 + 3) + x63*(ffn*x106 + x106*x80 + x121 + 1) + x71 + x75) + width_param_grad*(vocab + accumulating*x122 + x110)) + x124*x86 + x124*x87 + s6 + s7,
        batch*(width_act_grad*(x113*x3 + x115*x21) + layer_rerun*(width_act*(head_dim*x22 + x4*x77) + 24*x2 + 16*x3)) + hidden*(batch*(width_act*x121*(2*x3 + x57) + width_act_grad*(seq*(decoder_layers + 6*encoder_layers + 6) + target_seq*(9*decoder_layers + 2))) + width_param_grad*(vocab*(x125 + 2) + decoder_positions*(x125 + 1) + x110 + x122)) + width_param_grad*x88 + s8 + s9,
        hidden*(width_param*(x85 - f1*x85) + x128*x85) + x129*x86 + x129*x87, x130*x131 + x130*x86 + x130*x87, x89,
        width_param*x89, f1*x132, width_master*x132, 2*x132, x126*x132, x132, width_param_grad*x132,
        batch*(target_seq*(x134 + 1) + x133) + s10 + s11 + s12,
        batch*(width_act*(target_seq*x134 + x133) + x67) + s13 + s14 + s15, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `encoder`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x0 = seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x1 = heads*(core_rerun + 2)
    x2 = 4*batch*head_dim*x0*x1
    x3 = cost_exp + cost_div + 4
    x4 = core_rerun*x3
    x5 = batch*heads
    x6 = x0*x5
    x7 = x6*(x4 + 5)
    x8 = 2*head_dim
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = x6*x8*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 7)
        else:
            s0 = x2
            s1 = x7
    x9 = head_dim*width_act
    x10 = 2*kv_heads
    x12 = batch*seq
    x11 = heads + x10
    x13 = x11*x12
    x14 = core_rerun + 1
    x15 = x10*x14
    x16 = 2*width_act_grad
    x17 = width_act*core_rerun + width_act_grad
    x18 = head_dim*x10
    x19 = width_act_grad*x18
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x20 = head_dim*layer_kept
    x21 = x10*x20
    x23 = layer_kept*x9
    x25 = x13*x20
    x26 = x13*x23
    x30 = width_act*x12
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x22 = 4*core_kept
        x24 = x10*x23
        if activations == "fused":
            s7 = x12*(heads*(core_kept + x20) + x21)
            s9 = x12*(heads*(x22 + x23) + x24)
        elif activations == "paper":
            s7 = x25
            s9 = x26
        else:
            if recompute in ('none', 'full'):
                x27 = core_kept + layer_kept
                s7 = 3*core_kept + x12*(heads*(head_dim*x27 + core_kept) + x21)
                s9 = 24*core_kept + x12*(heads*(x22 + x27*x9) + x24)
            else:
                s7 = x25
                s9 = x26
        s2 = x13*x9
        s3 = heads*x12*(x9 + 4)
        s4 = x12*(8*heads + head_dim*(heads*x16 + width_act*(x1 + x15)))
        s5 = x12*(heads*(head_dim*x17 + 4*core_rerun + 4) + x19)
    else:
        x31 = seq*core_kept
        if activations in ('fused', 'paper'):
            x32 = x12*(heads*(x20 + x31) + x21)
            s7 = x32
            s9 = width_act*x32
        else:
            if recompute in ('none', 'full'):
                x33 = x31*x5*(seq + 3*head_dim)
                s7 = x33
                s9 = width_act*x33
            else:
                s7 = x25
                s9 = x26
        x28 = 2*seq + head_dim
        x29 = heads*x28
        s2 = x30*(x18 + x29)
        s3 = x29*x30
        s4 = x12*(heads*(width_act*x14*x28 + width_act_grad*(3*seq + x8)) + x15*x9)
        s5 = x12*(x17*x29 + x19)
    if activations in ('fused', 'autograd'):
        x34 = layer_kept*x12
        s6 = 4*x34
        s8 = 16*x34
    else:
        s6 = 0
        s8 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x35 = head_dim*(heads + kv_heads)
    x36 = ffn + x35
    x37 = x36 + 3
    x38 = 2*hidden
    x39 = x36 + x37*x38
    x40 = heads*head_dim
    x41 = 4*x12
    x42 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x43 = layer_rerun + 2
    x44 = head_dim*x11
    x45 = width_param*x39
    x46 = 2*ffn
    x47 = x40 + x46
    x48 = 6*hidden
    x49 = width_act*(x44 + x46 + x48) + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x50 = width_param_grad*accumulating
    x51 = width_param*layer_rerun + x50
    x52 = layer_rerun + 1
    x53 = width_act*x52
    x54 = width_param_grad*x39
    x55 = 2*x39
    x56 = x12*(hidden + layer_kept*(3*hidden + x47))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x39, x39, 0, x41*(seq*x40 + hidden*x36), x12*(heads*(seq*x3 + head_dim) + x18 + x42),
        hidden*x41*(ffn*x43 + x35*x43) + s0,
        x12*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x42 + x44) + x44) + s1, 0, 0,
        x30*(8*hidden + x47) + x45 + s2, x12*x49 + s3,
        ffn*x51 + x12*(head_dim*(heads*(x16 + x53) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x53) + 16) + x35*x51 + x38*(width_param*(ffn*x52 + 3*layer_rerun + x35*x52 + 1) + x12*(2*width_act*(2*layer_rerun + 1) + 5*width_act_grad) + x37*x50) + s4,
        x12*(width_act_grad*(x47 + x48) + layer_rerun*x49) + x54 + s5, 0, 0, x39, x45, f1*x39, width_master*x39,
        x55, width_opt*x55, x39, x54, x56 + s6 + s7, width_act*x56 + s8 + s9, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_decoder(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `decoder`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x2 = seq*target_seq
    x47 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x47
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x47, 2)
    x3 = pairs_size + x2
    x4 = batch*x3
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = heads*(core_rerun + 2)
    x1 = 4*head_dim
    x5 = x0*x1*x4
    x6 = cost_exp + cost_div + 4
    x7 = core_rerun*x3*x6
    x8 = batch*heads
    x9 = x8*(5*pairs_size + 5*x2 + x7)
    x10 = 2*heads
    x11 = head_dim*x10
    if flops == "model":
        s0 = x5
        s1 = x9
    else:
        if attention == "flash":
            s0 = x11*x4*(2*core_rerun + 5)
            s1 = x8*(x3*(cost_exp + 7) + x7)
        else:
            s0 = x5
            s1 = x9
    x12 = head_dim*width_act
    x13 = seq*kv_heads
    x15 = 2*batch
    x14 = heads + kv_heads
    x16 = x15*(target_seq*x14 + x13)
    x17 = batch*target_seq
    x18 = core_rerun + 1
    x19 = kv_heads*x18
    x20 = x13*x18
    x21 = target_seq*width_act_grad
    x22 = width_act*core_rerun + width_act_grad
    x23 = kv_heads*head_dim
    x24 = width_act_grad*x23
    x25 = head_dim*x13
    x26 = width_act_grad*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x28 = kv_heads*x27
    x31 = layer_kept*x12
    x34 = x16*x27
    x35 = x16*x31
    x41 = 2*x12
    x44 = 2*head_dim
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = x13*x27
        x30 = 4*core_kept
        x32 = kv_heads*x31
        x33 = x13*x31
        if activations == "fused":
            s7 = x15*(target_seq*(heads*(core_kept + x27) + x28) + x29)
            s9 = x15*(target_seq*(heads*(x30 + x31) + x32) + x33)
        elif activations == "paper":
            s7 = x34
            s9 = x35
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept + layer_kept
                s7 = 2*(batch*(target_seq*(heads*(head_dim*x36 + core_kept) + x28) + x29) + 3*core_kept)
                s9 = 2*(batch*(target_seq*(heads*(x12*x36 + x30) + x32) + x33) + 24*core_kept)
            else:
                s7 = x34
                s9 = x35
        s2 = x12*x16
        s3 = x10*x17*(x12 + 4)
        s4 = x15*(8*target_seq*heads + head_dim*(width_act*(target_seq*(x0 + x19) + x20) + x10*x21))
        s5 = x15*(target_seq*(heads*(head_dim*x22 + 4*core_rerun + 4) + x24) + x26)
    else:
        x37 = seq + target_seq
        if activations in ('fused', 'paper'):
            x42 = 2*x27
            x43 = batch*(target_seq*(heads*(core_kept*x37 + x42) + 2*x28) + x13*x42)
            s7 = x43
            s9 = width_act*x43
        else:
            if recompute in ('none', 'full'):
                x45 = core_kept*x8*(seq*x44 + target_seq*(x1 + x37))
                s7 = x45
                s9 = width_act*x45
            else:
                s7 = x34
                s9 = x35
        x38 = head_dim + x37
        x39 = heads*x38
        x40 = width_act*x15
        s2 = x40*(target_seq*(x23 + x39) + x25)
        s3 = target_seq*x39*x40
        s4 = batch*(target_seq*(heads*(2*width_act*(core_rerun*x38 + x38) + width_act_grad*(3*seq + 3*target_seq + x1)) + x19*x41) + x20*x41)
        s5 = x15*(target_seq*(x22*x39 + x24) + x26)
    x46 = 6*target_seq
    if activations in ('fused', 'autograd'):
        s6 = batch*layer_kept*x46
        s8 = 24*layer_kept*x17
    else:
        s6 = 0
        s8 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x48 = 2*ffn
    x49 = x1*x14
    x50 = x48 + x49 + 9
    x51 = x14*x44
    x52 = hidden*x50 + ffn + x51
    x53 = heads*pairs_size
    x54 = kv_heads + x10
    x55 = 4*batch
    x56 = 27*hidden + ffn*(cost_gelu + 1) + 6*cost_div + 3*cost_rsqrt + 3
    x57 = x13*x44
    x58 = layer_rerun + 2
    x59 = layer_rerun + 1
    x60 = width_param*x52
    x61 = batch*width_act
    x62 = 9*hidden + x48
    x63 = width_act*(x51 + x62) + 24
    x64 = width_act*x59
    x65 = 2*width_act_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x66 = width_param_grad*accumulating
    x67 = width_param*layer_rerun + x66
    x68 = 2*layer_rerun
    x69 = width_param_grad*x52
    x70 = 2*x52
    x71 = hidden + layer_kept*(5*hidden + x11 + x48)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x52, x52, 0,
        x55*(target_seq*hidden*ffn + head_dim*(target_seq*(seq*heads + hidden*x54) + hidden*x13 + x53)),
        batch*(target_seq*(heads*(seq*x6 + x44) + 2*x23 + x56) + x53*x6 + x57),
        hidden*x55*(target_seq*(head_dim*x54*x58 + ffn*x58) + x25*x58) + s0,
        batch*(target_seq*(45*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x51 + x56) + x51) + x57*x59) + s1, 0, 0,
        x60 + x61*(seq*hidden + 2*target_seq*(6*hidden + heads*head_dim + ffn)) + s2,
        batch*(target_seq*x63 + x13*x41) + s3,
        batch*(target_seq*(ffn*(3*width_act_grad + 2*x64) + x44*(heads*(x64 + x65) + kv_heads*x65) + 24) + width_act_grad*x1*x13) + hidden*(batch*(width_act*(seq*x59 + x46*(x68 + 1)) + 15*x21) + width_param*(9*layer_rerun + x48*x59 + x49*x59 + 3) + x50*x66) + ffn*x67 + x51*x67 + s4,
        batch*(seq*(hidden*width_act_grad + kv_heads*x12*x68) + target_seq*(width_act_grad*(x11 + x62) + layer_rerun*x63)) + x69 + s5,
        0, 0, x52, x60, f1*x52, width_master*x52, x70, width_opt*x70, x52, x69, x17*x71 + s6 + s7,
        target_seq*x61*x71 + s8 + s9, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    if activations in ('fused', 'autograd'):
        x0 = batch*(seq + target_seq)
        s4 = 2*x0
        s6 = 8*x0
    else:
        s4 = 0
        s6 = 0
    x1 = batch*target_seq
    x2 = target_seq*vocab
    x3 = batch*x2
    x5 = 8*target_seq
    x6 = vocab + 2
    x7 = 4*target_seq
    if loss == "eager":
        x4 = vocab + 1
        s0 = x1*(vocab*(width_act + 4) + 8)
        s1 = 8*x3
        s2 = batch*x4*x5
        s3 = x3*(width_act_grad + 4)
        s5 = x1*x4
        s7 = batch*x6*x7
    else:
        x8 = width_act_grad*x3
        s0 = x1*(vocab*width_act + 8)
        s1 = x8
        s2 = x8
        s3 = x8
        s5 = 0
        s7 = 0
    x9 = 3*hidden
    x10 = vocab + x9
    x11 = 3*mel_bins + 6
    x12 = x10 + x11
    x13 = decoder_positions + x12
    x14 = hidden*(encoder_positions + x13)
    x15 = 2*mel_bins
    x16 = 3*seq
    x17 = 2*hidden
    x18 = 3*cost_gelu
    x19 = 2*cost_div + cost_rsqrt
    x20 = hidden + mel_bins
    x21 = cost_div + cost_rsqrt
    x22 = head_dim*(heads + kv_heads)
    x23 = decoder_layers*(2*ffn + 4*x22 + 9)
    x24 = encoder_layers*(ffn + x22 + 3)
    x25 = x13 + x23 + 2*x24
    x26 = x21 + 14
    x27 = ffn*(decoder_layers + encoder_layers)
    x28 = x22*(2*decoder_layers + encoder_layers)
    x29 = target_seq*(batch + 1)
    x30 = mel_bins*width_act
    x31 = 2*batch
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x32 = -accumulating
    x33 = 2*width_opt
    x34 = width_master + x33
    x35 = width_param_grad + x34
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x36 = width_param*(1 - f1) + x35
    x37 = width_param + x34
    x38 = hidden*x13
    x39 = seq*(7*hidden + x15)
    values = (
        x14, x14, 0, batch*x17*(x16*(hidden + x15) + x2),
        batch*(seq*(hidden*(x18 + 11) + x19 + 1) + target_seq*(8*hidden + vocab*(cost_exp + 4) + cost_log + x19 + 2)),
        4*batch*hidden*(x16*x20 + x2),
        batch*(seq*hidden*(x18 + 25) + target_seq*(15*hidden + vocab*(cost_exp + cost_div + 1))), 0,
        hidden*(42*hidden + 14*vocab + 14*decoder_positions + 42*mel_bins + x21*x25 + 14*x23 + 28*x24 + 84) + x26*x27 + x26*x28,
        hidden*(batch*width_act*(7*seq + 3*target_seq) + width_param*(seq + x12 + x29)) + x31*(seq*x30 + x7) + s0,
        batch*(8*seq*(hidden*width_act + 1) + target_seq*(width_act*x10 + 8)) + s1,
        hidden*(batch*(2*seq*(3*width_act + 4*width_act_grad) + target_seq*(2*width_act + 3*width_act_grad)) + width_param*(x6 + x9) + width_param_grad*(vocab + 3*accumulating*(x20 + 2) + x29)) + x31*(seq*(x30 + 4) + target_seq*(vocab*width_act_grad + 8)) + s2,
        hidden*(width_param_grad*(vocab*(x32 + 2) + decoder_positions*(x32 + 1) + x11 + x29 + x9) + width_act_grad*x31*(target_seq + x16)) + s3,
        hidden*(width_param*(x25 - f1*x25) + x25*x35) + x27*x36 + x28*x36, hidden*x25*x37 + x27*x37 + x28*x37, x14,
        width_param*x14, f1*x38, width_master*x38, 2*x38, x33*x38, x38, width_param_grad*x38,
        batch*(target_seq*(x17 + 1) + x39) + s4 + s5, batch*(width_act*(target_seq*x17 + x39) + x5) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x0 = seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x1 = heads*(core_rerun + 2)
    x2 = 4*batch
    x3 = head_dim*x1*x2
    x4 = x0*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x7 = core_rerun*x6
    x9 = batch*heads
    x10 = x0*x9
    x8 = x7 + 5
    x11 = x10*x8
    x86 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x86
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x86, 2)
    x12 = pairs_size*x3
    x13 = pairs_size*x9
    x14 = x13*x8
    x15 = target_seq*x1
    x16 = batch*seq
    x17 = 4*x16
    x18 = head_dim*x15*x17
    x19 = target_seq*heads
    x20 = x16*x19
    x21 = x20*x8
    x22 = 2*head_dim
    if flops == "model":
        s12 = x4
        s13 = x11
        s59 = x12
        s60 = x14
        s85 = x18
        s86 = x21
    else:
        if attention == "flash":
            x23 = x22*(2*core_rerun + 5)
            x24 = cost_exp + x7 + 7
            s12 = x10*x23
            s13 = x10*x24
            s59 = x13*x23
            s60 = x13*x24
            s85 = x20*x23
            s86 = x20*x24
        else:
            s12 = x4
            s13 = x11
            s59 = x12
            s60 = x14
            s85 = x18
            s86 = x21
    x25 = heads*head_dim
    x26 = x16*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = layer_kept*x26
    x28 = width_act*x16
    x29 = x25*x28
    x30 = layer_kept*x29
    x31 = kv_heads*head_dim
    x32 = x16*x31
    x33 = layer_kept*x32
    x34 = layer_kept*x31
    x35 = x28*x34
    x36 = 2*kv_heads
    x37 = heads + x36
    x38 = head_dim*x37
    x39 = x28*x38
    x42 = core_rerun + 1
    x43 = x36*x42
    x45 = heads*x22
    x46 = width_act_grad*x16
    x47 = 8*x16
    x48 = batch*target_seq
    x49 = x25*x48
    x50 = layer_kept*x49
    x51 = width_act*x48
    x52 = x25*x51
    x53 = layer_kept*x52
    x54 = x31*x48
    x55 = layer_kept*x54
    x56 = x34*x51
    x57 = x38*x51
    x59 = width_act_grad*x48
    x60 = x45*x59
    x61 = 8*x48
    x64 = batch*width_act
    x66 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x72 = core_kept*x26
    x73 = core_kept*x29
    x74 = core_kept*x49
    x75 = core_kept*x52
    x78 = head_dim*x36
    x89 = head_dim*x19
    if attention == "flash":
        x67 = heads*core_kept
        x68 = x16*x67
        x40 = 4*heads
        x41 = x16*x40
        x69 = core_kept*x41
        x70 = x48*x67
        x58 = x40*x48
        x71 = core_kept*x58
        if activations == "fused":
            s23 = x68
            s24 = x69
            s25 = x16
            s26 = heads
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s70 = x70
            s71 = x71
            s72 = x48
            s73 = 0
            s74 = 0
            s75 = 0
        elif activations == "paper":
            s23 = 0
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s70 = 0
            s71 = 0
            s72 = 0
            s73 = 0
            s74 = 0
            s75 = 0
        else:
            if recompute in ('none', 'full'):
                s23 = x68
                s24 = x69
                s25 = x16
                s26 = heads
                s27 = x72
                s28 = x73
                s29 = x16
                s30 = heads
                s31 = head_dim
                s32 = 3*core_kept
                s33 = 24*core_kept
                s34 = 3
                s70 = x70
                s71 = x71
                s72 = x48
                s73 = x74
                s74 = x75
                s75 = x48
            else:
                s23 = 0
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s28 = 0
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
                s34 = 0
                s70 = 0
                s71 = 0
                s72 = 0
                s73 = 0
                s74 = 0
                s75 = 0
        x44 = head_dim*(x1 + x43)
        x62 = core_rerun*x52
        x63 = seq*x36 + x19
        x65 = head_dim*x64
        s4 = x27
        s5 = x30
        s6 = x16
        s7 = heads
        s8 = head_dim
        s9 = x33
        s10 = x35
        s11 = kv_heads
        s14 = x39
        s15 = x29
        s16 = x41
        s17 = x28*x44
        s18 = x45*x46
        s19 = x41*x42
        s20 = heads*x47
        s21 = x38*x46
        s22 = core_rerun*x29
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s44 = 0
        s45 = 0
        s46 = 0
        s47 = 0
        s48 = 0
        s49 = 0
        s50 = 0
        s54 = x50
        s55 = x53
        s56 = x48
        s57 = x55
        s58 = x56
        s61 = x57
        s62 = x52
        s63 = x58
        s64 = x44*x51
        s65 = x60
        s66 = x42*x58
        s67 = heads*x61
        s68 = x38*x59
        s69 = x62
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
        s87 = x63*x65
        s88 = x52
        s89 = x65*(seq*x43 + x15)
        s90 = x60
        s91 = head_dim*x63*x66
        s92 = x62
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
    else:
        x92 = core_kept*x10
        x93 = width_act*x92
        x87 = x86*x9
        x94 = core_kept*x87
        x95 = width_act*x94
        x96 = core_kept*x20
        x97 = core_kept*x19*x28
        if activations in ('fused', 'paper'):
            s4 = x27
            s5 = x30
            s6 = x16
            s7 = heads
            s8 = head_dim
            s9 = x33
            s10 = x35
            s11 = kv_heads
            s35 = x92
            s36 = x93
            s37 = batch
            s38 = heads
            s39 = seq
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
            s54 = x50
            s55 = x53
            s56 = x48
            s57 = x55
            s58 = x56
            s76 = x94
            s77 = x95
            s78 = target_seq
            s82 = 0
            s83 = 0
            s84 = 0
            s93 = x96
            s94 = x97
        else:
            if recompute in ('none', 'full'):
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s35 = x92
                s36 = x93
                s37 = batch
                s38 = heads
                s39 = seq
                s45 = x72
                s46 = x73
                s47 = batch
                s48 = heads
                s49 = seq
                s50 = head_dim
                s54 = 0
                s55 = 0
                s56 = 0
                s57 = 0
                s58 = 0
                s76 = x94
                s77 = x95
                s78 = target_seq
                s82 = x74
                s83 = x75
                s84 = target_seq
                s93 = x96
                s94 = x97
            else:
                s4 = x27
                s5 = x30
                s6 = x16
                s7 = heads
                s8 = head_dim
                s9 = x33
                s10 = x35
                s11 = kv_heads
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s45 = 0
                s46 = 0
                s47 = 0
                s48 = 0
                s49 = 0
                s50 = 0
                s54 = x50
                s55 = x53
                s56 = x48
                s57 = x55
                s58 = x56
                s76 = 0
                s77 = 0
                s78 = 0
                s82 = 0
                s83 = 0
                s84 = 0
                s93 = 0
                s94 = 0
        x76 = 2*seq
        x77 = heads*(head_dim + x76)
        x79 = x77 + x78
        x80 = x28*x77
        x81 = head_dim*x43
        x82 = heads*(3*seq + x22)
        x83 = heads*(2*target_seq + head_dim)
        x84 = x78 + x83
        x85 = x51*x83
        x88 = x76*(x19 + x31)
        x90 = x88 + x89
        x91 = x51*x77
        s14 = x28*x79
        s15 = x80
        s16 = 0
        s17 = x28*(x42*x77 + x81)
        s18 = x46*x82
        s19 = 0
        s20 = 0
        s21 = x46*x79
        s22 = core_rerun*x80
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s40 = x10
        s41 = width_act_grad*x10
        s42 = batch
        s43 = heads
        s44 = seq
        s61 = x51*x84
        s62 = x85
        s63 = 0
        s64 = x51*(x42*x83 + x81)
        s65 = heads*x59*(3*target_seq + x22)
        s66 = 0
        s67 = 0
        s68 = x59*x84
        s69 = core_rerun*x85
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s79 = x87
        s80 = width_act_grad*x87
        s81 = target_seq
        s87 = x64*x90
        s88 = x91
        s89 = x64*(x42*x88 + x42*x89)
        s90 = x59*x82
        s91 = x66*x90
        s92 = core_rerun*x91
        s95 = x20
        s96 = x19*x46
    x98 = 2*x16
    x99 = 2*x48
    if activations in ('fused', 'autograd'):
        s0 = layer_kept*x98
        s1 = layer_kept*x47
        s2 = x16
        s3 = 2
        s51 = layer_kept*x99
        s52 = layer_kept*x61
        s53 = x48
        s97 = x98
        s98 = x47
        s99 = x99
        s100 = x61
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s51 = 0
        s52 = 0
        s53 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
    x100 = vocab*x48
    x101 = width_act_grad*x100
    if loss == "eager":
        s101 = vocab*x61
        s102 = 4*x100
        s103 = 0
        s104 = x61
        s105 = x100
        s106 = x48
        s107 = vocab
    else:
        s101 = 0
        s102 = 0
        s103 = x101
        s104 = 0
        s105 = 0
        s106 = 0
        s107 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x102 = 7*hidden
    x103 = 2*cost_div + cost_rsqrt + x102 + 1
    x104 = x103*x16
    x105 = 13*hidden
    x106 = layer_rerun*x103 + x105
    x107 = x106*x16
    x108 = hidden*x16
    x109 = width_act*x108
    x110 = hidden*width_param
    x111 = 2*x110
    x112 = width_act_grad*x108
    x113 = layer_rerun + 1
    x114 = hidden*x113
    x115 = x114*x28
    x116 = 2*layer_rerun
    x117 = x110*(x116 + 1)
    x118 = hidden*width_param_grad
    x119 = 2*x118
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x120 = accumulating*x119
    x121 = layer_rerun*x109
    x122 = layer_rerun*x47
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x123 = hidden*f1
    x124 = hidden*width_master
    x125 = 2*hidden
    x126 = width_opt*x125
    x127 = layer_kept*x108
    x128 = layer_kept*x109
    x129 = hidden*x37
    x130 = x129*x22
    x131 = x130*x16
    x132 = x16*x38
    x133 = layer_rerun + 2
    x134 = heads + kv_heads
    x135 = x129 + x134
    x136 = head_dim*width_param
    x137 = x135*x136
    x138 = x22*x37
    x139 = x136*(layer_rerun*x134 + x113*x129)
    x140 = head_dim*width_param_grad*x135
    x141 = accumulating*x140
    x142 = head_dim*x129
    x143 = x110*x38
    x144 = x123*x38
    x145 = x124*x38
    x146 = x118*x38
    x147 = width_opt*x130
    x148 = head_dim*x134
    x149 = width_param*x148
    x150 = f1*x148
    x151 = width_master*x148
    x152 = width_param_grad*x148
    x153 = x134*x22
    x154 = width_opt*x153
    x155 = x2*x25
    x156 = x25*x46
    x157 = x31*x46
    x158 = x108*x45
    x159 = x114*x16
    x160 = x25 + 1
    x161 = x110*x160
    x162 = x125*x46
    x163 = x113*x25
    x164 = x110*(layer_rerun + x163)
    x165 = x118*x160
    x166 = accumulating*x165
    x167 = hidden*x25
    x168 = x110*x25
    x169 = x123*x25
    x170 = x124*x25
    x171 = x118*x25
    x172 = hidden*x45
    x173 = width_opt*x172
    x174 = x125*x28
    x175 = x109*x116
    x176 = ffn*x16
    x177 = x125*x176
    x178 = x133*x177
    x179 = ffn*x113
    x180 = hidden + 1
    x181 = ffn*width_param
    x182 = x180*x181
    x183 = width_act*x176
    x184 = 2*ffn
    x185 = layer_rerun + x114
    x186 = x181*x185
    x187 = ffn*width_param_grad
    x188 = x180*x187
    x189 = accumulating*x188
    x190 = layer_rerun*x183
    x191 = hidden*ffn
    x192 = ffn*x110
    x193 = ffn*x123
    x194 = ffn*x124
    x195 = ffn*x118
    x196 = ffn*x125
    x197 = ffn*x126
    x198 = ffn*f1
    x199 = ffn*width_master
    x200 = width_opt*x184
    x201 = layer_kept*x176
    x202 = layer_kept*x183
    x203 = cost_gelu*x113 + 3
    x204 = width_act_grad*x176
    x205 = x179*x28
    x206 = ffn + 1
    x207 = x110*x206
    x208 = x110*(layer_rerun + x179)
    x209 = x118*x206
    x210 = accumulating*x209
    x211 = x103*x48
    x212 = x106*x48
    x213 = hidden*x48
    x214 = width_act*x213
    x215 = width_act_grad*x213
    x216 = x114*x51
    x217 = layer_rerun*x214
    x218 = layer_rerun*x61
    x219 = layer_kept*x213
    x220 = layer_kept*x214
    x221 = x130*x48
    x222 = x38*x48
    x223 = x25*x59
    x224 = x31*x59
    x225 = x213*x45
    x226 = x133*x225
    x227 = x114*x48
    x228 = x125*x59
    x229 = x163*x51
    x230 = x125*x51
    x231 = x116*x214
    x232 = width_param*x25
    x233 = width_param_grad*x25
    x234 = x180*x233
    x235 = 4*x31
    x236 = x108*x235
    x237 = x16*x78
    x238 = x125 + 1
    x239 = width_param*x31
    x240 = x28*x78
    x241 = width_param_grad*x31
    x242 = x238*x241
    x243 = hidden*x78
    x244 = hidden*x235
    x245 = x196*x48
    x246 = ffn*x48
    x247 = x133*x245
    x248 = width_act*x246
    x249 = layer_rerun*x248
    x250 = layer_kept*x246
    x251 = layer_kept*x248
    x252 = width_act_grad*x246
    x253 = x179*x51
    x254 = 2*mel_bins
    x255 = 3*hidden
    x256 = x16*x255
    x257 = 5*hidden
    x258 = x28*(x254 + x257)
    x259 = 3*mel_bins
    x260 = x255 + x259
    x261 = x260 + 2
    x262 = x118*x261
    x263 = hidden*hidden
    x264 = 3*x263
    x265 = width_param*x264
    x266 = mel_bins*x255
    x267 = 6*hidden*mel_bins
    x268 = x125*x16
    x269 = 6*x263
    x270 = 1 - accumulating
    x271 = hidden*vocab
    x272 = vocab*x110
    x273 = vocab*x118
    x274 = hidden*decoder_positions
    x275 = width_act*x100
    x276 = cost_div + cost_rsqrt
    x277 = decoder_layers*(4*x148 + x184 + 9)
    x278 = encoder_layers*(ffn + x148 + 3)
    x279 = vocab + decoder_positions + x260 + x277 + 2*x278 + 6
    x280 = x276 + 14
    x281 = ffn*(decoder_layers + encoder_layers)
    x282 = x148*(2*decoder_layers + encoder_layers)
    x283 = hidden*x279 + x281 + x282
    x284 = width_master*x283
    x285 = 1 - f1
    x286 = 2*width_opt*x283
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x104, _1=x107, _2=x109, _3=x111, _4=x109, _5=x47, _6=x112, _7=x115, _8=x47, _9=x117, _10=x112, _11=x120,
        _12=x119, _13=x121, _14=x122, _15=hidden, _16=x110, _17=hidden, _18=x123, _19=x124, _20=hidden, _21=hidden,
        _22=x118, _23=hidden, _24=x125, _25=x126, _26=hidden, _27=2, _28=hidden, _29=x110, _30=hidden, _31=x123,
        _32=x124, _33=hidden, _34=hidden, _35=x118, _36=hidden, _37=x125, _38=x126, _39=hidden, _40=2, _41=x108,
        _42=x109, _43=x16, _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x108, _50=x112, _51=x16, _52=hidden,
        _53=x127, _54=x128, _55=x16, _56=hidden, _57=x131, _58=x132, _59=x131*x133, _60=x113*x132, _61=x109,
        _62=x137, _63=x39, _64=x138*x46, _65=x139, _66=x112, _67=x115, _68=x141, _69=x140, _70=layer_rerun*x39,
        _71=x142, _72=x143, _73=hidden, _74=x38, _75=x144, _76=x145, _77=hidden, _78=x38, _79=x142, _80=x146,
        _81=hidden, _82=x38, _83=x130, _84=x147, _85=hidden, _86=x38, _87=2, _88=x148, _89=x149, _90=x148, _91=x150,
        _92=x151, _93=x148, _94=x148, _95=x152, _96=x148, _97=x153, _98=x154, _99=x148, _100=2, _101=x108,
        _102=x112, _103=x16, _104=hidden, _105=s4, _106=s5, _107=s6, _108=s7, _109=s8, _110=s9, _111=s10, _112=s6,
        _113=s11, _114=s8, _115=s9, _116=s10, _117=s6, _118=s11, _119=s8, _120=x0*x155, _121=x10*x6, _122=s12,
        _123=s13, _124=s14, _125=s15, _126=s16, _127=s17, _128=s18, _129=s19, _130=s20, _131=s21, _132=s22,
        _133=x27, _134=x30, _135=x16, _136=heads, _137=head_dim, _138=s23, _139=s24, _140=s25, _141=s26, _142=x26,
        _143=x156, _144=x16, _145=heads, _146=head_dim, _147=x32, _148=x157, _149=x16, _150=kv_heads, _151=head_dim,
        _152=x32, _153=x157, _154=x16, _155=kv_heads, _156=head_dim, _157=s27, _158=s28, _159=s29, _160=s30,
        _161=s31, _162=s32, _163=s33, _164=s34, _165=s35, _166=s36, _167=s37, _168=s38, _169=s39, _170=s39,
        _171=s40, _172=s41, _173=s42, _174=s43, _175=s44, _176=s44, _177=s40, _178=s41, _179=s42, _180=s43,
        _181=s44, _182=s44, _183=s45, _184=s46, _185=s47, _186=s48, _187=s49, _188=s50, _189=s45, _190=s46,
        _191=s47, _192=s48, _193=s49, _194=s50, _195=s45, _196=s46, _197=s47, _198=s48, _199=s49, _200=s50,
        _201=x158, _202=x108, _203=x133*x158, _204=x159, _205=x29, _206=x161, _207=x109, _208=x162, _209=x164,
        _210=x156, _211=x163*x28, _212=x166, _213=x165, _214=x121, _215=x167, _216=x168, _217=x25, _218=hidden,
        _219=x169, _220=x170, _221=x25, _222=hidden, _223=x167, _224=x171, _225=x25, _226=hidden, _227=x172,
        _228=x173, _229=x25, _230=hidden, _231=2, _232=hidden, _233=x110, _234=hidden, _235=x123, _236=x124,
        _237=hidden, _238=hidden, _239=x118, _240=hidden, _241=x125, _242=x126, _243=hidden, _244=2, _245=x26,
        _246=x156, _247=x16, _248=heads, _249=head_dim, _250=x108, _251=x159, _252=x174, _253=x109, _254=x162,
        _255=x112, _256=x175, _257=x121, _258=x108, _259=x112, _260=x16, _261=hidden, _262=x127, _263=x128,
        _264=x16, _265=hidden, _266=x104, _267=x107, _268=x109, _269=x111, _270=x109, _271=x47, _272=x112,
        _273=x115, _274=x47, _275=x117, _276=x112, _277=x120, _278=x119, _279=x121, _280=x122, _281=hidden,
        _282=x110, _283=hidden, _284=x123, _285=x124, _286=hidden, _287=hidden, _288=x118, _289=hidden, _290=x125,
        _291=x126, _292=hidden, _293=2, _294=hidden, _295=x110, _296=hidden, _297=x123, _298=x124, _299=hidden,
        _300=hidden, _301=x118, _302=hidden, _303=x125, _304=x126, _305=hidden, _306=2, _307=s0, _308=s1, _309=s2,
        _310=s3, _311=x108, _312=x112, _313=x16, _314=hidden, _315=x127, _316=x128, _317=x16, _318=hidden,
        _319=x177, _320=x176, _321=x178, _322=x16*x179, _323=x109, _324=x182, _325=x183, _326=x184*x46, _327=x186,
        _328=x112, _329=x115, _330=x189, _331=x188, _332=x190, _333=x191, _334=x192, _335=hidden, _336=ffn,
        _337=x193, _338=x194, _339=hidden, _340=ffn, _341=x191, _342=x195, _343=hidden, _344=ffn, _345=x196,
        _346=x197, _347=hidden, _348=ffn, _349=2, _350=ffn, _351=x181, _352=ffn, _353=x198, _354=x199, _355=ffn,
        _356=ffn, _357=x187, _358=ffn, _359=x184, _360=x200, _361=ffn, _362=2, _363=x108, _364=x112, _365=x16,
        _366=hidden, _367=x201, _368=x202, _369=x16, _370=ffn, _371=cost_gelu*x176, _372=x176*x203, _373=x183,
        _374=x183, _375=x204, _376=x205, _377=x204, _378=x190, _379=x176, _380=x204, _381=x16, _382=ffn, _383=x201,
        _384=x202, _385=x16, _386=ffn, _387=x177, _388=x108, _389=x178, _390=x159, _391=x183, _392=x207, _393=x109,
        _394=x162, _395=x208, _396=x204, _397=x205, _398=x210, _399=x209, _400=x121, _401=x191, _402=x192, _403=ffn,
        _404=hidden, _405=x193, _406=x194, _407=ffn, _408=hidden, _409=x191, _410=x195, _411=ffn, _412=hidden,
        _413=x196, _414=x197, _415=ffn, _416=hidden, _417=2, _418=hidden, _419=x110, _420=hidden, _421=x123,
        _422=x124, _423=hidden, _424=hidden, _425=x118, _426=hidden, _427=x125, _428=x126, _429=hidden, _430=2,
        _431=x176, _432=x204, _433=x16, _434=ffn, _435=x108, _436=x159, _437=x174, _438=x109, _439=x162, _440=x112,
        _441=x175, _442=x121, _443=x108, _444=x112, _445=x16, _446=hidden, _447=x211, _448=x212, _449=x214,
        _450=x111, _451=x214, _452=x61, _453=x215, _454=x216, _455=x61, _456=x117, _457=x215, _458=x120, _459=x119,
        _460=x217, _461=x218, _462=hidden, _463=x110, _464=hidden, _465=x123, _466=x124, _467=hidden, _468=hidden,
        _469=x118, _470=hidden, _471=x125, _472=x126, _473=hidden, _474=2, _475=hidden, _476=x110, _477=hidden,
        _478=x123, _479=x124, _480=hidden, _481=hidden, _482=x118, _483=hidden, _484=x125, _485=x126, _486=hidden,
        _487=2, _488=x213, _489=x214, _490=x48, _491=hidden, _492=s51, _493=s52, _494=s53, _495=s3, _496=x213,
        _497=x215, _498=x48, _499=hidden, _500=x219, _501=x220, _502=x48, _503=hidden, _504=x221, _505=x222,
        _506=x133*x221, _507=x113*x222, _508=x214, _509=x137, _510=x57, _511=x138*x59, _512=x139, _513=x215,
        _514=x216, _515=x141, _516=x140, _517=layer_rerun*x57, _518=x142, _519=x143, _520=hidden, _521=x38,
        _522=x144, _523=x145, _524=hidden, _525=x38, _526=x142, _527=x146, _528=hidden, _529=x38, _530=x130,
        _531=x147, _532=hidden, _533=x38, _534=2, _535=x148, _536=x149, _537=x148, _538=x150, _539=x151, _540=x148,
        _541=x148, _542=x152, _543=x148, _544=x153, _545=x154, _546=x148, _547=2, _548=x213, _549=x215, _550=x48,
        _551=hidden, _552=s54, _553=s55, _554=s56, _555=s7, _556=s8, _557=s57, _558=s58, _559=s56, _560=s11,
        _561=s8, _562=s57, _563=s58, _564=s56, _565=s11, _566=s8, _567=pairs_size*x155, _568=x13*x6, _569=s59,
        _570=s60, _571=s61, _572=s62, _573=s63, _574=s64, _575=s65, _576=s66, _577=s67, _578=s68, _579=s69,
        _580=x50, _581=x53, _582=x48, _583=heads, _584=head_dim, _585=s70, _586=s71, _587=s72, _588=s26, _589=x49,
        _590=x223, _591=x48, _592=heads, _593=head_dim, _594=x54, _595=x224, _596=x48, _597=kv_heads, _598=head_dim,
        _599=x54, _600=x224, _601=x48, _602=kv_heads, _603=head_dim, _604=s73, _605=s74, _606=s75, _607=s30,
        _608=s31, _609=s32, _610=s33, _611=s34, _612=s76, _613=s77, _614=s37, _615=s38, _616=s78, _617=s78,
        _618=s79, _619=s80, _620=s42, _621=s43, _622=s81, _623=s81, _624=s79, _625=s80, _626=s42, _627=s43,
        _628=s81, _629=s81, _630=s82, _631=s83, _632=s47, _633=s48, _634=s84, _635=s50, _636=s82, _637=s83,
        _638=s47, _639=s48, _640=s84, _641=s50, _642=s82, _643=s83, _644=s47, _645=s48, _646=s84, _647=s50,
        _648=x225, _649=x213, _650=x226, _651=x227, _652=x52, _653=x161, _654=x214, _655=x228, _656=x164, _657=x223,
        _658=x229, _659=x166, _660=x165, _661=x217, _662=x167, _663=x168, _664=x25, _665=hidden, _666=x169,
        _667=x170, _668=x25, _669=hidden, _670=x167, _671=x171, _672=x25, _673=hidden, _674=x172, _675=x173,
        _676=x25, _677=hidden, _678=2, _679=hidden, _680=x110, _681=hidden, _682=x123, _683=x124, _684=hidden,
        _685=hidden, _686=x118, _687=hidden, _688=x125, _689=x126, _690=hidden, _691=2, _692=x49, _693=x223,
        _694=x48, _695=heads, _696=head_dim, _697=x213, _698=x227, _699=x230, _700=x214, _701=x228, _702=x215,
        _703=x231, _704=x217, _705=x213, _706=x215, _707=x48, _708=hidden, _709=x219, _710=x220, _711=x48,
        _712=hidden, _713=x211, _714=x212, _715=x214, _716=x111, _717=x214, _718=x61, _719=x215, _720=x216,
        _721=x61, _722=x117, _723=x215, _724=x120, _725=x119, _726=x217, _727=x218, _728=hidden, _729=x110,
        _730=hidden, _731=x123, _732=x124, _733=hidden, _734=hidden, _735=x118, _736=hidden, _737=x125, _738=x126,
        _739=hidden, _740=2, _741=hidden, _742=x110, _743=hidden, _744=x123, _745=x124, _746=hidden, _747=hidden,
        _748=x118, _749=hidden, _750=x125, _751=x126, _752=hidden, _753=2, _754=s51, _755=s52, _756=s53, _757=s3,
        _758=x213, _759=x215, _760=x48,
        : None
    ).__defaults__ + (
        lambda
        _761=hidden, _762=x219, _763=x220, _764=x48, _765=hidden, _766=x225, _767=x49, _768=x226, _769=x163*x48,
        _770=x214, _771=x180*x232, _772=x52, _773=x60, _774=x185*x232, _775=x215, _776=x216, _777=accumulating*x234,
        _778=x234, _779=layer_rerun*x52, _780=x167, _781=x168, _782=hidden, _783=x25, _784=x169, _785=x170,
        _786=hidden, _787=x25, _788=x167, _789=x171, _790=hidden, _791=x25, _792=x172, _793=x173, _794=hidden,
        _795=x25, _796=2, _797=x25, _798=x232, _799=x25, _800=f1*x25, _801=width_master*x25, _802=x25, _803=x25,
        _804=x233, _805=x25, _806=x45, _807=width_opt*x45, _808=x25, _809=2, _810=x213, _811=x215, _812=x48,
        _813=hidden, _814=s54, _815=s55, _816=s56, _817=s7, _818=s8, _819=x236, _820=x237, _821=x133*x236,
        _822=x113*x237, _823=x109, _824=x238*x239, _825=x240, _826=x235*x46, _827=x239*(layer_rerun + x113*x125),
        _828=x112, _829=x115, _830=accumulating*x242, _831=x242, _832=layer_rerun*x240, _833=x243, _834=x110*x78,
        _835=hidden, _836=x78, _837=x123*x78, _838=x124*x78, _839=hidden, _840=x78, _841=x243, _842=x118*x78,
        _843=hidden, _844=x78, _845=x244, _846=width_opt*x244, _847=hidden, _848=x78, _849=2, _850=x31, _851=x239,
        _852=x31, _853=f1*x31, _854=width_master*x31, _855=x31, _856=x31, _857=x241, _858=x31, _859=x78,
        _860=width_opt*x78, _861=x31, _862=2, _863=x108, _864=x112, _865=x16, _866=hidden, _867=s9, _868=s10,
        _869=s6, _870=s11, _871=s8, _872=s9, _873=s10, _874=s6, _875=s11, _876=s8, _877=x17*x89, _878=x20*x6,
        _879=s85, _880=s86, _881=s87, _882=s88, _883=s63, _884=s89, _885=s90, _886=s66, _887=s67, _888=s91,
        _889=s92, _890=x50, _891=x53, _892=x48, _893=heads, _894=head_dim, _895=s70, _896=s71, _897=s72, _898=s26,
        _899=x49, _900=x223, _901=x48, _902=heads, _903=head_dim, _904=x32, _905=x157, _906=x16, _907=kv_heads,
        _908=head_dim, _909=x32, _910=x157, _911=x16, _912=kv_heads, _913=head_dim, _914=s73, _915=s74, _916=s75,
        _917=s30, _918=s31, _919=s32, _920=s33, _921=s34, _922=s93, _923=s94, _924=s37, _925=s38, _926=s78,
        _927=s39, _928=s95, _929=s96, _930=s42, _931=s43, _932=s81, _933=s44, _934=s95, _935=s96, _936=s42,
        _937=s43, _938=s81, _939=s44, _940=s82, _941=s83, _942=s47, _943=s48, _944=s84, _945=s50, _946=s45,
        _947=s46, _948=s47, _949=s48, _950=s49, _951=s50, _952=s45, _953=s46, _954=s47, _955=s48, _956=s49,
        _957=s50, _958=x225, _959=x213, _960=x226, _961=x227, _962=x52, _963=x161, _964=x214, _965=x228, _966=x164,
        _967=x223, _968=x229, _969=x166, _970=x165, _971=x217, _972=x167, _973=x168, _974=x25, _975=hidden,
        _976=x169, _977=x170, _978=x25, _979=hidden, _980=x167, _981=x171, _982=x25, _983=hidden, _984=x172,
        _985=x173, _986=x25, _987=hidden, _988=2, _989=hidden, _990=x110, _991=hidden, _992=x123, _993=x124,
        _994=hidden, _995=hidden, _996=x118, _997=hidden, _998=x125, _999=x126, _1000=hidden, _1001=2, _1002=x49,
        _1003=x223, _1004=x48, _1005=heads, _1006=head_dim, _1007=x213, _1008=x227, _1009=x230, _1010=x214,
        _1011=x228, _1012=x215, _1013=x231, _1014=x217, _1015=x213, _1016=x215, _1017=x48, _1018=hidden, _1019=x219,
        _1020=x220, _1021=x48, _1022=hidden, _1023=x211, _1024=x212, _1025=x214, _1026=x111, _1027=x214, _1028=x61,
        _1029=x215, _1030=x216, _1031=x61, _1032=x117, _1033=x215, _1034=x120, _1035=x119, _1036=x217, _1037=x218,
        _1038=hidden, _1039=x110, _1040=hidden, _1041=x123, _1042=x124, _1043=hidden, _1044=hidden, _1045=x118,
        _1046=hidden, _1047=x125, _1048=x126, _1049=hidden, _1050=2, _1051=hidden, _1052=x110, _1053=hidden,
        _1054=x123, _1055=x124, _1056=hidden, _1057=hidden, _1058=x118, _1059=hidden, _1060=x125, _1061=x126,
        _1062=hidden, _1063=2, _1064=s51, _1065=s52, _1066=s53, _1067=s3, _1068=x213, _1069=x215, _1070=x48,
        _1071=hidden, _1072=x219, _1073=x220, _1074=x48, _1075=hidden, _1076=x245, _1077=x246, _1078=x247,
        _1079=x179*x48, _1080=x214, _1081=x182, _1082=x248, _1083=x184*x59, _1084=x186, _1085=x215, _1086=x216,
        _1087=x189, _1088=x188, _1089=x249, _1090=x191, _1091=x192, _1092=hidden, _1093=ffn, _1094=x193, _1095=x194,
        _1096=hidden, _1097=ffn, _1098=x191, _1099=x195, _1100=hidden, _1101=ffn, _1102=x196, _1103=x197,
        _1104=hidden, _1105=ffn, _1106=2, _1107=ffn, _1108=x181, _1109=ffn, _1110=x198, _1111=x199, _1112=ffn,
        _1113=ffn, _1114=x187, _1115=ffn, _1116=x184, _1117=x200, _1118=ffn, _1119=2, _1120=x213, _1121=x215,
        _1122=x48, _1123=hidden, _1124=x250, _1125=x251, _1126=x48, _1127=ffn, _1128=cost_gelu*x246,
        _1129=x203*x246, _1130=x248, _1131=x248, _1132=x252, _1133=x253, _1134=x252, _1135=x249, _1136=x246,
        _1137=x252, _1138=x48, _1139=ffn, _1140=x250, _1141=x251, _1142=x48, _1143=ffn, _1144=x245, _1145=x213,
        _1146=x247, _1147=x227, _1148=x248, _1149=x207, _1150=x214, _1151=x228, _1152=x208, _1153=x252, _1154=x253,
        _1155=x210, _1156=x209, _1157=x217, _1158=x191, _1159=x192, _1160=ffn, _1161=hidden, _1162=x193, _1163=x194,
        _1164=ffn, _1165=hidden, _1166=x191, _1167=x195, _1168=ffn, _1169=hidden, _1170=x196, _1171=x197, _1172=ffn,
        _1173=hidden, _1174=2, _1175=hidden, _1176=x110, _1177=hidden, _1178=x123, _1179=x124, _1180=hidden,
        _1181=hidden, _1182=x118, _1183=hidden, _1184=x125, _1185=x126, _1186=hidden, _1187=2, _1188=x246,
        _1189=x252, _1190=x48, _1191=ffn, _1192=x213, _1193=x227, _1194=x230, _1195=x214, _1196=x228, _1197=x215,
        _1198=x231, _1199=x217, _1200=x213, _1201=x215, _1202=x48, _1203=hidden, _1204=6*x108*(hidden + x254),
        _1205=x256*(cost_gelu + 1), _1206=12*x108*(hidden + mel_bins), _1207=x256*(cost_gelu + 4), _1208=x258,
        _1209=x110*x261, _1210=6*x109, _1211=x102*x46, _1212=x258, _1213=accumulating*x262, _1214=x262,
        _1215=x257*x46, _1216=x265, _1217=x266, _1218=x110*x259, _1219=x259, _1220=hidden, _1221=x123*x259,
        _1222=x124*x259, _1223=x259, _1224=hidden, _1225=x266, _1226=x118*x259, _1227=x259, _1228=hidden,
        _1229=x267, _1230=width_opt*x267, _1231=x259, _1232=hidden, _1233=2, _1234=hidden, _1235=x110, _1236=hidden,
        _1237=x123, _1238=x124, _1239=hidden, _1240=hidden, _1241=x118, _1242=hidden, _1243=x125, _1244=x126,
        _1245=hidden, _1246=2, _1247=x268, _1248=x174, _1249=x98, _1250=hidden, _1251=x16*x254, _1252=x254*x28,
        _1253=x98, _1254=mel_bins, _1255=x264, _1256=x265, _1257=x255, _1258=hidden, _1259=f1*x264,
        _1260=width_master*x264, _1261=x255, _1262=hidden, _1263=x264, _1264=width_param_grad*x264, _1265=x255,
        _1266=hidden, _1267=x269, _1268=width_opt*x269, _1269=x255, _1270=hidden, _1271=2, _1272=hidden, _1273=x110,
        _1274=hidden, _1275=x123, _1276=x124, _1277=hidden, _1278=hidden, _1279=x118, _1280=hidden, _1281=x125,
        _1282=x126, _1283=hidden, _1284=2, _1285=x108, _1286=x109, _1287=x16, _1288=hidden, _1289=x268, _1290=x174,
        _1291=x98, _1292=hidden, _1293=x268, _1294=x162, _1295=x98, _1296=hidden, _1297=x268, _1298=x162, _1299=x98,
        _1300=hidden, _1301=x108, _1302=x112, _1303=x16, _1304=hidden, _1305=x108, _1306=x109, _1307=seq*x110,
        _1308=x109, _1309=hidden*encoder_positions, _1310=encoder_positions*x110, _1311=encoder_positions,
        _1312=hidden, _1313=x104, _1314=x105*x16, _1315=x109, _1316=x111, _1317=x109, _1318=x47, _1319=x112,
        _1320=x109, _1321=x47, _1322=x110, _1323=x112, _1324=x120, _1325=x119, _1326=hidden, _1327=x110,
        _1328=hidden, _1329=x123, _1330=x124, _1331=hidden, _1332=hidden, _1333=x118, _1334=hidden, _1335=x125,
        _1336=x126, _1337=hidden, _1338=2, _1339=hidden, _1340=x110, _1341=hidden, _1342=x123, _1343=x124,
        _1344=hidden, _1345=hidden, _1346=x118, _1347=hidden, _1348=x125, _1349=x126, _1350=hidden, _1351=2,
        _1352=x108, _1353=x109, _1354=x16, _1355=hidden, _1356=s97, _1357=s98, _1358=s2, _1359=s3, _1360=x108,
        _1361=x112, _1362=x16, _1363=hidden, _1364=x213, _1365=x110*x48, _1366=x61, _1367=x214,
        _1368=x118*(vocab*x270 + x48), _1369=x215, _1370=x61, _1371=x118*x48, _1372=x271, _1373=x272, _1374=vocab,
        _1375=hidden, _1376=vocab*x123, _1377=vocab*x124, _1378=vocab, _1379=hidden, _1380=x271, _1381=x273,
        _1382=vocab, _1383=hidden, _1384=vocab*x125, _1385=vocab*x126, _1386=vocab, _1387=hidden, _1388=2,
        _1389=x48, _1390=x61, _1391=x48, _1392=x108, _1393=x109, _1394=x16, _1395=hidden, _1396=x213, _1397=x213,
        _1398=x214, _1399=target_seq*x110, _1400=x214, _1401=x118*(target_seq + decoder_positions*x270), _1402=x215,
        _1403=target_seq*x118, _1404=x274, _1405=decoder_positions*x110, _1406=decoder_positions, _1407=hidden,
        _1408=decoder_positions*x123, _1409=decoder_positions*x124, _1410=decoder_positions, _1411=hidden,
        _1412=x274, _1413=decoder_positions*x118, _1414=decoder_positions, _1415=hidden,
        _1416=decoder_positions*x125, _1417=decoder_positions*x126, _1418=decoder_positions, _1419=hidden, _1420=2,
        _1421=x211, _1422=x105*x48, _1423=x214, _1424=x111, _1425=x214, _1426=x61, _1427=x215, _1428=x214,
        _1429=x61, _1430=x110, _1431=x215, _1432=x120, _1433=x119, _1434=hidden, _1435=x110, _1436=hidden,
        _1437=x123, _1438=x124, _1439=hidden, _1440=hidden, _1441=x118, _1442=hidden, _1443=x125, _1444=x126,
        _1445=hidden, _1446=2, _1447=hidden, _1448=x110, _1449=hidden, _1450=x123, _1451=x124, _1452=hidden,
        _1453=hidden, _1454=x118, _1455=hidden, _1456=x125, _1457=x126, _1458=hidden, _1459=2, _1460=x213,
        _1461=x214, _1462=x48, _1463=hidden, _1464=s99, _1465=s100, _1466=s53, _1467=s3, _1468=x213, _1469=x215,
        _1470=x48, _1471=hidden, _1472=x213, _1473=x214, _1474=x48, _1475=hidden, _1476=x100*x125, _1477=4*x271*x48,
        _1478=x214, _1479=x272, _1480=x275, _1481=vocab*width_act_grad*x99, _1482=x272, _1483=x215, _1484=x214,
        _1485=x273, _1486=x273, _1487=x213, _1488=x215, _1489=x48, _1490=hidden,
        _1491=x48*(vocab*x5 + cost_log + 1), _1492=x100*(cost_exp + cost_div + 1), _1493=x275, _1494=s101,
        _1495=s102, _1496=x61, _1497=s103, _1498=s101, _1499=s104, _1500=s102, _1501=x101, _1502=s103, _1503=s105,
        _1504=s102, _1505=s106, _1506=s107, _1507=s106, _1508=s104, _1509=s106, _1510=x100, _1511=x101, _1512=x48,
        _1513=vocab,
        _1514=hidden*(42*hidden + 14*vocab + 14*decoder_positions + 42*mel_bins + x276*x279 + 14*x277 + 28*x278 + 84) + x280*x281 + x280*x282,
        _1515=width_param_grad*x283, _1516=x284,
        _1517=width_param*(hidden*(x279 - f1*x279) + x281*x285 + x282*x285), _1518=x286, _1519=width_param*x283,
        _1520=x284, _1521=x286,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, target_seq, decoder_layers, encoder_layers, hidden, vocab, decoder_positions, encoder_positions,
    heads, kv_heads, head_dim, ffn, mel_bins, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x0 = 4*heads
    x1 = 2*decoder_layers
    x2 = target_seq*x1
    x5 = 2*kv_heads
    x6 = heads + x5
    x7 = heads + kv_heads
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x8 = layer_kept*(seq*(decoder_layers*x5 + encoder_layers*x6) + x2*x7)
    x9 = head_dim*width_act
    x10 = x8*x9
    x11 = batch*x10
    x12 = encoder_layers + x1
    x17 = batch*width_act
    x18 = 2*head_dim
    x19 = target_seq + x18
    x20 = 3*head_dim
    x21 = seq + x20
    x22 = 4*head_dim
    x23 = target_seq + x22
    x24 = heads*x17
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x3 = core_kept*(seq*encoder_layers + x2)
        x4 = x0*x3
        if activations == "fused":
            s1 = batch*(x10 + x4)
        elif activations == "paper":
            s1 = x11
        else:
            if recompute in ('none', 'full'):
                s1 = batch*(x4 + x9*(heads*x3 + x8)) + 24*core_kept*x12
            else:
                s1 = x11
    else:
        x16 = target_seq*decoder_layers
        if activations in ('fused', 'paper'):
            x13 = target_seq*core_kept
            x14 = head_dim*layer_kept
            x15 = x14*x5
            s1 = x17*(seq*(decoder_layers*(heads*x13 + x15) + encoder_layers*(heads*(seq*core_kept + x14) + x15)) + x16*(heads*(x13 + 2*x14) + x15))
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x24*(seq*(decoder_layers*x19 + encoder_layers*x21) + x16*x23)
            else:
                s1 = x11
    x25 = 2*encoder_layers
    x26 = 3*layer_kept
    if activations in ('fused', 'autograd'):
        s0 = 8*batch*(seq*(layer_kept*x25 + 1) + target_seq*(decoder_layers*x26 + 1))
    else:
        s0 = 0
    x27 = 4*target_seq
    if loss == "eager":
        s2 = batch*x27*(vocab + 2)
    else:
        s2 = 0
    x31 = 2*ffn
    x32 = 5*hidden + x31
    x30 = 2*heads
    x33 = x18*(kv_heads + x30) + x32
    x34 = width_act*x33 + 24
    x35 = seq*x5*x9
    x36 = head_dim*x5
    x37 = seq*x36
    x38 = 3*heads
    x39 = batch*(target_seq*x34 + x35)
    x41 = heads*x18
    x42 = seq*width_act
    if attention == "flash":
        x29 = 8*heads
        if activations == "fused":
            layer_decoder = batch*(target_seq*(x29 + x34) + x35)
        elif activations == "paper":
            layer_decoder = x17*(target_seq*x33 + x37)
        else:
            if recompute in ('none', 'full'):
                layer_decoder = batch*(target_seq*(width_act*(x18*(kv_heads + x38) + x32) + x29 + 24) + x35) + 48
            else:
                layer_decoder = x39
    else:
        x40 = heads*(seq + x23) + x32 + x36
        if activations == "fused":
            layer_decoder = batch*(target_seq*(width_act*x40 + 24) + x35)
        elif activations == "paper":
            layer_decoder = x17*(target_seq*x40 + x37)
        else:
            if recompute in ('none', 'full'):
                layer_decoder = batch*(target_seq*(width_act*(heads*(seq + target_seq + 6*head_dim) + x32) + 24) + x41*x42)
            else:
                layer_decoder = x39
    x47 = batch*seq
    x43 = 3*hidden
    x52 = x31 + x43
    x51 = x18*x7
    x53 = width_act*(x51 + x52)
    x54 = x53 + 16
    x55 = x47*x54
    if attention == "flash":
        if activations == "fused":
            layer_encoder = x47*(x0 + x54)
        elif activations == "paper":
            layer_encoder = x47*x53
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x47*(width_act*(head_dim*(x38 + x5) + x52) + x0 + 16) + 24
            else:
                layer_encoder = x55
    else:
        x56 = width_act*(heads*(seq + x18) + x36 + x52)
        if activations == "fused":
            layer_encoder = x47*(x56 + 16)
        elif activations == "paper":
            layer_encoder = x47*x56
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x47*(width_act*(heads*(seq + x22) + x52) + 16)
            else:
                layer_encoder = x55
    x44 = batch*width_act_grad
    x45 = target_seq*x44
    x58 = batch*target_seq
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x58*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x45
    x68 = head_dim*width_act_grad
    x69 = heads*(x68 + 2)
    x70 = kv_heads*x68
    x71 = x69 + x70
    x72 = 2*target_seq
    x81 = kv_heads*head_dim
    x82 = target_seq*x30 + x81
    if attention == "flash":
        moment_decoder_attention_core = batch*x71*x72
    else:
        f9 = max(x45*(heads*(target_seq + head_dim) + x36), x45*x82)
        moment_decoder_attention_core = f9
    x73 = x0*x58
    x75 = target_seq*heads
    x74 = x9 + 4
    x76 = batch*x74*x75 + 24
    if attention == "flash":
        if activations == "fused":
            core_decoder_attention_core = x73
        elif activations == "paper":
            core_decoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x76
            else:
                core_decoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_attention_core = target_seq*target_seq*x24
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x17*x75*(target_seq + x20)
            else:
                core_decoder_attention_core = 0
    x48 = width_act_grad*x47
    x62 = heads*head_dim
    x77 = 2*batch
    if attention == "flash":
        moment_decoder_cross_attention_core = x77*(seq*x70 + target_seq*x69)
    else:
        f10 = max(x48*x82, x44*(seq*(x36 + x75) + target_seq*x62))
        moment_decoder_cross_attention_core = f10
    x78 = seq*x17
    if attention == "flash":
        if activations == "fused":
            core_decoder_cross_attention_core = x73
        elif activations == "paper":
            core_decoder_cross_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = x76
            else:
                core_decoder_cross_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_cross_attention_core = x75*x78
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = x24*(seq*x19 + target_seq*head_dim)
            else:
                core_decoder_cross_attention_core = 0
    if attention == "flash":
        moment_encoder_attention_core = 2*x47*x71
    else:
        f11 = max(x48*(heads*(seq + head_dim) + x36), x48*(seq*x30 + x81))
        moment_encoder_attention_core = f11
    if attention == "flash":
        if activations == "fused":
            core_encoder_attention_core = x0*x47
        elif activations == "paper":
            core_encoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = heads*x47*x74 + 24
            else:
                core_encoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_attention_core = seq*seq*x24
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = seq*x21*x24
            else:
                core_encoder_attention_core = 0
    x28 = 1 - layer_kept
    x46 = x43*x45
    x49 = hidden*x48
    x50 = hidden*x45
    x57 = x43*x48
    x59 = 2*hidden
    x60 = x45*x59
    x61 = x48*x59
    x63 = hidden + x62
    x64 = x45*x63
    x65 = hidden + ffn
    x66 = x45*x65
    x67 = hidden + head_dim*x6
    x79 = x48*x65
    x80 = layer_kept - core_kept
    x83 = width_master + width_param_grad + 2*width_opt
    x84 = width_param + x83
    x85 = x31*x84
    x86 = x7*x84
    x87 = 9*width_param + 9*width_master + 9*width_param_grad + 18*width_opt + x22*x86 + x85
    x88 = ffn*x84
    x89 = head_dim*x86
    x90 = vocab + decoder_positions + 3*mel_bins + x43 + 6
    x91 = width_param*(encoder_positions + x90) + x83*x90
    x92 = layer_kept*x17
    x93 = seq*x92
    moment_ends_lm_head = x45*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_decoder_final_norm = x60
    moment_ends_encoder_final_norm = x61
    f6 = max(moment_ends_decoder_final_norm, moment_ends_encoder_final_norm)
    point_norm = f6
    moment_decoder_ffn_up = x66
    moment_decoder_ffn_down = x66
    moment_decoder_ffn_norm = x60
    moment_decoder_attention_norm = x60
    moment_decoder_ffn_activation = x31*x45
    moment_decoder_qkv_projection = x45*x67
    moment_decoder_output_projection = x64
    moment_decoder_cross_q_projection = x64
    moment_decoder_cross_kv_projection = x48*(hidden + x36)
    moment_decoder_cross_attention_norm = x60
    moment_decoder_cross_output_projection = x64
    f7 = max(core_decoder_attention_core*x80 + moment_decoder_attention_core, core_decoder_cross_attention_core*x80 + moment_decoder_cross_attention_core, moment_decoder_attention_norm, moment_decoder_cross_attention_norm, moment_decoder_cross_kv_projection, moment_decoder_cross_output_projection, moment_decoder_cross_q_projection, moment_decoder_ffn_activation, moment_decoder_ffn_down, moment_decoder_ffn_norm, moment_decoder_ffn_up, moment_decoder_output_projection, moment_decoder_qkv_projection)
    branch_decoder = f7
    moment_decoder_ffn_residual = x46
    moment_decoder_attention_residual = x46
    moment_decoder_cross_attention_residual = x46
    f1 = max(branch_decoder + x50, moment_decoder_attention_residual, moment_decoder_cross_attention_residual, moment_decoder_ffn_residual)
    f2 = min(1, decoder_layers)
    point_decoder = f2*(f1 + layer_decoder*x28)
    moment_encoder_ffn_up = x79
    moment_encoder_ffn_down = x79
    moment_encoder_ffn_norm = x61
    moment_encoder_attention_norm = x61
    moment_encoder_ffn_activation = x31*x48
    moment_encoder_qkv_projection = x48*x67
    moment_encoder_output_projection = x48*x63
    f8 = max(core_encoder_attention_core*x80 + moment_encoder_attention_core, moment_encoder_attention_norm, moment_encoder_ffn_activation, moment_encoder_ffn_down, moment_encoder_ffn_norm, moment_encoder_ffn_up, moment_encoder_output_projection, moment_encoder_qkv_projection)
    branch_encoder = f8
    moment_encoder_ffn_residual = x57
    moment_encoder_attention_residual = x57
    f4 = max(branch_encoder + x49, moment_encoder_attention_residual, moment_encoder_ffn_residual)
    f5 = min(1, encoder_layers)
    point_encoder = f5*(f4 + layer_encoder*x28)
    moment_ends_audio_stem = 4*x49
    moment_ends_token_embedding = x50
    moment_ends_decoder_position_embedding = x50
    f3 = max(moment_ends_audio_stem, moment_ends_decoder_position_embedding, moment_ends_token_embedding)
    point_embedding = f3
    point_optimizer = 0
    f0 = max(point_decoder, point_embedding, point_encoder, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(decoder_layers*x87 + x25*(3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x88 + x89) + x91) + x12*x89 + x88*(decoder_layers + encoder_layers),
        batch*(8*target_seq + width_act*(seq*(encoder_layers*(hidden + layer_kept*(x52 + x62)) + 7*hidden + 2*mel_bins) + target_seq*(decoder_layers*(hidden + layer_kept*(x32 + x41)) + x59))) + s0 + s1 + s2,
        hidden*(decoder_layers*(target_seq*x17*(5*layer_kept + 1) + x87) + encoder_layers*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x51*x84 + x78*(x26 + 1) + x85) + x17*(7*seq + x72) + x91) + head_dim*(heads*(encoder_layers*(x84 + x93) + x1*(target_seq*x92 + x84)) + kv_heads*x12*x84) + ffn*(decoder_layers*(x72*x92 + x84) + encoder_layers*(x84 + 2*x93)) + f0 + x77*(mel_bins*x42 + x27) + s0 + s1 + s2,
        point_encoder, point_decoder, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
