"""Costs of t5, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "t5"
FORMULAS = "standard"
FORMULAS_SHA256 = "2ecf1fc6a46746046b4b495fec4d0b2571468f6e4b6afdd4e0c18614e9b365af"

# Kind, how many the model has.
KINDS = (
    ("encoder_first", "encoder_first_layers"),
    ("encoder", "encoder_layers"),
    ("decoder_first", "decoder_first_layers"),
    ("decoder", "decoder_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("encoder_first", "attention_norm", "rms_norm", "norm", "encoder_first_layers", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "attention", "encoder_first_layers", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "attention", "encoder_first_layers", ""),
    ("encoder_first", "attention_core", "attention_core", "attention", "encoder_first_layers", ""),
    ("encoder_first", "output_projection", "output_projection", "attention", "encoder_first_layers", ""),
    ("encoder_first", "attention_dropout", "dropout", "other", "encoder_first_layers", ""),
    ("encoder_first", "attention_residual", "residual", "other", "encoder_first_layers", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "norm", "encoder_first_layers", ""),
    ("encoder_first", "ffn_up", "ffn_up", "ffn", "encoder_first_layers", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "ffn", "encoder_first_layers", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "other", "encoder_first_layers", ""),
    ("encoder_first", "ffn_down", "ffn_down", "ffn", "encoder_first_layers", ""),
    ("encoder_first", "ffn_dropout", "dropout", "other", "encoder_first_layers", ""),
    ("encoder_first", "ffn_residual", "residual", "other", "encoder_first_layers", ""),
    ("encoder", "attention_norm", "rms_norm", "norm", "encoder_layers", ""),
    ("encoder", "qkv_projection", "qkv_projection", "attention", "encoder_layers", ""),
    ("encoder", "attention_core", "attention_core", "attention", "encoder_layers", ""),
    ("encoder", "output_projection", "output_projection", "attention", "encoder_layers", ""),
    ("encoder", "attention_dropout", "dropout", "other", "encoder_layers", ""),
    ("encoder", "attention_residual", "residual", "other", "encoder_layers", ""),
    ("encoder", "ffn_norm", "rms_norm", "norm", "encoder_layers", ""),
    ("encoder", "ffn_up", "ffn_up", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_activation", "ffn_activation", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "other", "encoder_layers", ""),
    ("encoder", "ffn_down", "ffn_down", "ffn", "encoder_layers", ""),
    ("encoder", "ffn_dropout", "dropout", "other", "encoder_layers", ""),
    ("encoder", "ffn_residual", "residual", "other", "encoder_layers", ""),
    ("decoder_first", "attention_norm", "rms_norm", "norm", "decoder_first_layers", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "attention", "decoder_first_layers", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "attention", "decoder_first_layers", ""),
    ("decoder_first", "attention_core", "attention_core", "attention", "decoder_first_layers", ""),
    ("decoder_first", "output_projection", "output_projection", "attention", "decoder_first_layers", ""),
    ("decoder_first", "attention_dropout", "dropout", "other", "decoder_first_layers", ""),
    ("decoder_first", "attention_residual", "residual", "other", "decoder_first_layers", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "norm", "decoder_first_layers", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "attention", "decoder_first_layers", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "attention", "decoder_first_layers", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "attention", "decoder_first_layers", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "attention", "decoder_first_layers", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "other", "decoder_first_layers", ""),
    ("decoder_first", "cross_attention_residual", "residual", "other", "decoder_first_layers", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "norm", "decoder_first_layers", ""),
    ("decoder_first", "ffn_up", "ffn_up", "ffn", "decoder_first_layers", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "ffn", "decoder_first_layers", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "other", "decoder_first_layers", ""),
    ("decoder_first", "ffn_down", "ffn_down", "ffn", "decoder_first_layers", ""),
    ("decoder_first", "ffn_dropout", "dropout", "other", "decoder_first_layers", ""),
    ("decoder_first", "ffn_residual", "residual", "other", "decoder_first_layers", ""),
    ("decoder", "attention_norm", "rms_norm", "norm", "decoder_layers", ""),
    ("decoder", "qkv_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "attention_core", "attention_core", "attention", "decoder_layers", ""),
    ("decoder", "output_projection", "output_projection", "attention", "decoder_layers", ""),
    ("decoder", "attention_dropout", "dropout", "other", "decoder_layers", ""),
    ("decoder", "attention_residual", "residual", "other", "decoder_layers", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "norm", "decoder_layers", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_kv_projection", "qkv_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "attention", "decoder_layers", ""),
    ("decoder", "cross_output_projection", "output_projection", "attention", "decoder_layers", ""),
    ("decoder", "cross_attention_dropout", "dropout", "other", "decoder_layers", ""),
    ("decoder", "cross_attention_residual", "residual", "other", "decoder_layers", ""),
    ("decoder", "ffn_norm", "rms_norm", "norm", "decoder_layers", ""),
    ("decoder", "ffn_up", "ffn_up", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_activation", "ffn_activation", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "other", "decoder_layers", ""),
    ("decoder", "ffn_down", "ffn_down", "ffn", "decoder_layers", ""),
    ("decoder", "ffn_dropout", "dropout", "other", "decoder_layers", ""),
    ("decoder", "ffn_residual", "residual", "other", "decoder_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "other", "1", ""),
    ("ends", "encoder_final_norm", "final_norm", "norm", "1", ""),
    ("ends", "encoder_final_dropout", "dropout", "other", "1", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "embedding", "1", "token_embedding"),
    ("ends", "decoder_embedding_dropout", "dropout", "other", "1", ""),
    ("ends", "decoder_final_norm", "final_norm", "norm", "1", ""),
    ("ends", "decoder_final_dropout", "dropout", "other", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "target_seq", "decoder_first_layers", "decoder_layers", "encoder_first_layers",
    "encoder_layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "ffn", "buckets", "grad_accum",
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
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "act", "", "normed"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "act", "", "normed"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "width", "normed"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder_first", "attention_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "activation", "act", "", "q"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "activation", "act", "", "q"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "heads", "q"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "width", "q"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "activation", "act", "", "k"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "activation", "act", "", "k"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "heads", "k"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "width", "k"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "elements", "activation", "act", "", "v"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "bytes", "activation", "act", "", "v"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "heads", "v"),
    ("encoder_first", "qkv_projection", "qkv_projection", "encoder_first_layers", "", "shape", "activation", "act", "width", "v"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "forward", "hbm_bytes", "", "INT64", "write", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "INT64", "write", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "param", "param", "", "w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "param", "param", "", "w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "param", "param", "buckets", "w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "param", "param", "heads", "w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "master_param", "master", "buckets", "master_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "master_param", "master", "heads", "master_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "buckets", "grad_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "buckets", "moments_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "activation", "INT64", "", "index"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "activation", "INT64", "", "index"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "activation", "INT64", "queries", "index"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "activation", "INT64", "keys", "index"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "elements", "activation", "act", "", "bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "bytes", "activation", "act", "", "bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "activation", "act", "heads", "bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "activation", "act", "queries", "bias"),
    ("encoder_first", "relative_position_bias", "relative_position_bias", "encoder_first_layers", "", "shape", "activation", "act", "keys", "bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "output"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "score_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "score_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "score_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "queries", "score_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "keys", "score_bias"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "width", "queries"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "width", "keys"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "elements", "activation", "act", "", "values"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "bytes", "activation", "act", "", "values"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "batch", "values"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "heads", "values"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "keys", "values"),
    ("encoder_first", "attention_core", "attention_core", "encoder_first_layers", "", "shape", "activation", "act", "width", "values"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "elements", "param", "param", "", "w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "bytes", "param", "param", "", "w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "param", "param", "in", "w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "param", "param", "out", "w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("encoder_first", "output_projection", "output_projection", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder_first", "attention_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder_first", "attention_residual", "residual", "encoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "act", "", "normed"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "act", "", "normed"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "width", "normed"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder_first", "ffn_norm", "rms_norm", "encoder_first_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "param", "param", "", "w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "param", "param", "", "w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "param", "param", "in", "w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "param", "param", "out", "w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "activation", "act", "", "gate"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "activation", "act", "", "gate"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "activation", "act", "width", "gate"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "elements", "activation", "act", "", "up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "bytes", "activation", "act", "", "up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "activation", "act", "rows", "up"),
    ("encoder_first", "ffn_up", "ffn_up", "encoder_first_layers", "", "shape", "activation", "act", "width", "up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "activation", "act", "", "step_0"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "activation", "act", "", "step_1"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "activation", "act", "", "step_2"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "activation", "act", "", "activated"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "activation", "act", "", "activated"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "width", "activated"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder_first", "ffn_inner_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "elements", "param", "param", "", "w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "bytes", "param", "param", "", "w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "param", "param", "in", "w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "param", "param", "out", "w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("encoder_first", "ffn_down", "ffn_down", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder_first", "ffn_dropout", "dropout", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder_first", "ffn_residual", "residual", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "act", "", "normed"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "act", "", "normed"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "width", "normed"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("encoder", "attention_core", "attention_core", "encoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
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
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "score_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "score_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "score_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "queries", "score_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "score_bias"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "activation", "act", "", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "encoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
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
    ("encoder", "output_projection", "output_projection", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("encoder", "output_projection", "output_projection", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "attention_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "act", "", "normed"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "act", "", "normed"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "width", "normed"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_norm", "rms_norm", "encoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "elements", "activation", "act", "", "gate"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "bytes", "activation", "act", "", "gate"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("encoder", "ffn_up", "ffn_up", "encoder_layers", "", "shape", "activation", "act", "width", "gate"),
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
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "activation", "act", "", "step_0"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "activation", "act", "", "step_1"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "activation", "act", "", "step_2"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "elements", "activation", "act", "", "activated"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "bytes", "activation", "act", "", "activated"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "width", "activated"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_inner_dropout", "dropout", "encoder_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "encoder_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "encoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "q"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "q"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "q"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "q"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "k"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "k"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "k"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "k"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "v"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "v"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "v"),
    ("decoder_first", "qkv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "v"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "forward", "hbm_bytes", "", "INT64", "write", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "INT64", "write", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "param", "param", "", "w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "param", "param", "", "w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "param", "param", "buckets", "w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "param", "param", "heads", "w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "master_param", "master", "buckets", "master_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "master_param", "master", "heads", "master_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "buckets", "grad_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "buckets", "moments_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "activation", "INT64", "", "index"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "activation", "INT64", "", "index"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "activation", "INT64", "queries", "index"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "activation", "INT64", "keys", "index"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "elements", "activation", "act", "", "bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "bytes", "activation", "act", "", "bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "activation", "act", "heads", "bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "activation", "act", "queries", "bias"),
    ("decoder_first", "relative_position_bias", "relative_position_bias", "decoder_first_layers", "", "shape", "activation", "act", "keys", "bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "output"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "masked"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "masked"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "queries", "masked"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "keys", "masked"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "score_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "score_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "score_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "score_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "score_bias"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "queries"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "keys"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "values"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "values"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "values"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "values"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "values"),
    ("decoder_first", "attention_core", "attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "values"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "elements", "param", "param", "", "w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "bytes", "param", "param", "", "w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "param", "param", "in", "w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "param", "param", "out", "w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder_first", "output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "attention_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder_first", "attention_residual", "residual", "decoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "cross_attention_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param", "param", "", "w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param", "param", "", "w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "in", "w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "out", "w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "q"),
    ("decoder_first", "cross_q_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "q"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param", "param", "", "w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param", "param", "", "w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "in", "w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param", "param", "out", "w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_kv"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "k"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "k"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "k"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "k"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "elements", "activation", "act", "", "v"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "bytes", "activation", "act", "", "v"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "heads", "v"),
    ("decoder_first", "cross_kv_projection", "qkv_projection", "decoder_first_layers", "", "shape", "activation", "act", "width", "v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "output"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "score_bias"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "score_bias"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "score_bias"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "score_bias"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "score_bias"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "queries"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "keys"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "elements", "activation", "act", "", "values"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "bytes", "activation", "act", "", "values"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "batch", "values"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "heads", "values"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "keys", "values"),
    ("decoder_first", "cross_attention_core", "cross_attention_core", "decoder_first_layers", "", "shape", "activation", "act", "width", "values"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "elements", "param", "param", "", "w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "bytes", "param", "param", "", "w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "param", "param", "in", "w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "param", "param", "out", "w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder_first", "cross_output_projection", "output_projection", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "cross_attention_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder_first", "cross_attention_residual", "residual", "decoder_first_layers", "", "shape", "activation", "act", "width", "output"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "ffn_norm", "rms_norm", "decoder_first_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "param", "param", "", "w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "param", "param", "", "w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "param", "param", "in", "w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "param", "param", "out", "w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "activation", "act", "", "gate"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "activation", "act", "", "gate"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "activation", "act", "width", "gate"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "elements", "activation", "act", "", "up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "bytes", "activation", "act", "", "up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "activation", "act", "rows", "up"),
    ("decoder_first", "ffn_up", "ffn_up", "decoder_first_layers", "", "shape", "activation", "act", "width", "up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "activation", "act", "", "step_0"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "activation", "act", "", "step_1"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "activation", "act", "", "step_2"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "activation", "act", "", "activated"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "activation", "act", "", "activated"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "width", "activated"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder_first", "ffn_inner_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "elements", "param", "param", "", "w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "bytes", "param", "param", "", "w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "param", "param", "in", "w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "param", "param", "out", "w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("decoder_first", "ffn_down", "ffn_down", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder_first", "ffn_dropout", "dropout", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("decoder_first", "ffn_residual", "residual", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "qkv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "attention_core", "attention_core", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
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
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "BOOL", "", "masked"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "BOOL", "", "masked"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "queries", "masked"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "keys", "masked"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "score_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "score_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "score_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "score_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "score_bias"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "activation", "act", "", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("decoder", "attention_core", "attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
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
    ("decoder", "output_projection", "output_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder", "output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "attention_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "cross_attention_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "cross_q_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "cross_kv_projection", "qkv_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
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
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "INT64", "", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "INT64", "", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "INT64", "values", "random_state"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "activation", "act", "", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "activation", "act", "", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("decoder", "cross_attention_core", "cross_attention_core", "decoder_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
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
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("decoder", "cross_output_projection", "output_projection", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "cross_attention_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "param", "param", "", "weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "param", "param", "", "weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "param", "param", "width", "weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "normed"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "normed"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "width", "normed"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "ffn_norm", "rms_norm", "decoder_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "elements", "activation", "act", "", "gate"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "bytes", "activation", "act", "", "gate"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("decoder", "ffn_up", "ffn_up", "decoder_layers", "", "shape", "activation", "act", "width", "gate"),
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
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "activation", "act", "", "step_0"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "activation", "act", "", "step_1"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "activation", "act", "", "step_2"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "elements", "activation", "act", "", "activated"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "bytes", "activation", "act", "", "activated"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "width", "activated"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("decoder", "ffn_inner_dropout", "dropout", "decoder_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("decoder", "ffn_down", "ffn_down", "decoder_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("decoder", "ffn_dropout", "dropout", "decoder_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("ends", "encoder_embedding_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "encoder_embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "encoder_output"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "encoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "normed"),
    ("ends", "encoder_final_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "encoder_final_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "elements", "activation", "INT64", "", "ids"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "bytes", "activation", "INT64", "", "ids"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "shape", "activation", "INT64", "tokens", "ids"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "elements", "activation", "act", "", "encoder_hidden_states"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "bytes", "activation", "act", "", "encoder_hidden_states"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "tokens", "encoder_hidden_states"),
    ("ends", "decoder_token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "hidden", "encoder_hidden_states"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "decoder_embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "decoder_output"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "decoder_final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "normed"),
    ("ends", "decoder_final_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "decoder_final_dropout", "dropout", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param", "param", "", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param", "param", "", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "in", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "out", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "master_param", "master", "", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "in", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_head"),
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
    ("encoder_first", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("encoder_first", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder_first", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("encoder_first", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("encoder_first", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("encoder_first", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("encoder_first", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("encoder_first", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("encoder_first", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("encoder_first", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("encoder_first", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("encoder_first", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("encoder_first", "relative_position_bias", "w_bias", "param", "param", "persistent", ""),
    ("encoder_first", "relative_position_bias", "master_w_bias", "master_param", "master", "persistent", ""),
    ("encoder_first", "relative_position_bias", "grad_w_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "relative_position_bias", "moments_w_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "relative_position_bias", "index", "activation", "INT64", "saved", "relative_position_bias.index"),
    ("encoder_first", "relative_position_bias", "bias", "activation", "act", "saved", "relative_position_bias.bias"),
    ("encoder_first", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("encoder_first", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("encoder_first", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "d_bias", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "score_bias", "activation", "act", "saved", "attention_core.score_bias"),
    ("encoder_first", "attention_core", "random_state", "activation", "INT64", "saved", "attention_core.random_state"),
    ("encoder_first", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("encoder_first", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("encoder_first", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("encoder_first", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("encoder_first", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("encoder_first", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("encoder_first", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("encoder_first", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("encoder_first", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("encoder_first", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("encoder_first", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("encoder_first", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder_first", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("encoder_first", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("encoder_first", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("encoder_first", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("encoder_first", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("encoder_first", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("encoder_first", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("encoder_first", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder_first", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_activation", "step_0", "activation", "act", "saved", "ffn_activation.step_0"),
    ("encoder_first", "ffn_activation", "step_1", "activation", "act", "saved", "ffn_activation.step_1"),
    ("encoder_first", "ffn_activation", "step_2", "activation", "act", "saved", "ffn_activation.step_2"),
    ("encoder_first", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("encoder_first", "ffn_inner_dropout", "mask", "activation", "BOOL", "saved", "ffn_inner_dropout.mask"),
    ("encoder_first", "ffn_inner_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_inner_dropout", "output", "activation", "act", "saved", "ffn_inner_dropout.output"),
    ("encoder_first", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("encoder_first", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("encoder_first", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder_first", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder_first", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("encoder_first", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("encoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("encoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("encoder", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("encoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("encoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("encoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("encoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("encoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("encoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("encoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_bias", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "score_bias", "activation", "act", "saved", "attention_core.score_bias"),
    ("encoder", "attention_core", "random_state", "activation", "INT64", "saved", "attention_core.random_state"),
    ("encoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("encoder", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("encoder", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("encoder", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("encoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("encoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("encoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("encoder", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("encoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("encoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("encoder", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("encoder", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("encoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("encoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "step_0", "activation", "act", "saved", "ffn_activation.step_0"),
    ("encoder", "ffn_activation", "step_1", "activation", "act", "saved", "ffn_activation.step_1"),
    ("encoder", "ffn_activation", "step_2", "activation", "act", "saved", "ffn_activation.step_2"),
    ("encoder", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("encoder", "ffn_inner_dropout", "mask", "activation", "BOOL", "saved", "ffn_inner_dropout.mask"),
    ("encoder", "ffn_inner_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_inner_dropout", "output", "activation", "act", "saved", "ffn_inner_dropout.output"),
    ("encoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("encoder", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder_first", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder_first", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("decoder_first", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("decoder_first", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("decoder_first", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("decoder_first", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("decoder_first", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("decoder_first", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("decoder_first", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("decoder_first", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("decoder_first", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("decoder_first", "relative_position_bias", "w_bias", "param", "param", "persistent", ""),
    ("decoder_first", "relative_position_bias", "master_w_bias", "master_param", "master", "persistent", ""),
    ("decoder_first", "relative_position_bias", "grad_w_bias", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "relative_position_bias", "moments_w_bias", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "relative_position_bias", "index", "activation", "INT64", "saved", "relative_position_bias.index"),
    ("decoder_first", "relative_position_bias", "bias", "activation", "act", "saved", "relative_position_bias.bias"),
    ("decoder_first", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("decoder_first", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("decoder_first", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "d_bias", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "masked", "activation", "BOOL", "saved", "attention_core.masked"),
    ("decoder_first", "attention_core", "score_bias", "activation", "act", "saved", "attention_core.score_bias"),
    ("decoder_first", "attention_core", "random_state", "activation", "INT64", "saved", "attention_core.random_state"),
    ("decoder_first", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("decoder_first", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("decoder_first", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("decoder_first", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("decoder_first", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("decoder_first", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("decoder_first", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder_first", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder_first", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("decoder_first", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("decoder_first", "cross_attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder_first", "cross_attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder_first", "cross_attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "cross_attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "cross_attention_norm", "statistics", "activation", "FP32", "saved", "cross_attention_norm.statistics"),
    ("decoder_first", "cross_attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_norm", "upcast", "activation", "FP32", "saved", "cross_attention_norm.upcast"),
    ("decoder_first", "cross_attention_norm", "normed", "activation", "act", "saved", "cross_attention_norm.normed"),
    ("decoder_first", "cross_attention_norm", "output", "activation", "act", "saved", "cross_attention_norm.output"),
    ("decoder_first", "cross_q_projection", "w_q", "param", "param", "persistent", ""),
    ("decoder_first", "cross_q_projection", "master_w_q", "master_param", "master", "persistent", ""),
    ("decoder_first", "cross_q_projection", "grad_w_q", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "cross_q_projection", "moments_w_q", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "cross_q_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_q_projection", "q", "activation", "act", "saved", "cross_q_projection.q"),
    ("decoder_first", "cross_kv_projection", "w_kv", "param", "param", "persistent", ""),
    ("decoder_first", "cross_kv_projection", "master_w_kv", "master_param", "master", "persistent", ""),
    ("decoder_first", "cross_kv_projection", "grad_w_kv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "cross_kv_projection", "moments_w_kv", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "cross_kv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_kv_projection", "k", "activation", "act", "saved", "cross_kv_projection.k"),
    ("decoder_first", "cross_kv_projection", "v", "activation", "act", "saved", "cross_kv_projection.v"),
    ("decoder_first", "cross_attention_core", "output", "activation", "act", "saved", "cross_attention_core.output"),
    ("decoder_first", "cross_attention_core", "log_sum_exp", "activation", "FP32", "saved", "cross_attention_core.log_sum_exp"),
    ("decoder_first", "cross_attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "score_bias", "activation", "act", "saved", "cross_attention_core.score_bias"),
    ("decoder_first", "cross_attention_core", "random_state", "activation", "INT64", "saved", "cross_attention_core.random_state"),
    ("decoder_first", "cross_attention_core", "probabilities", "activation", "act", "saved", "cross_attention_core.probabilities"),
    ("decoder_first", "cross_attention_core", "dropout_mask", "activation", "BOOL", "saved", "cross_attention_core.dropout_mask"),
    ("decoder_first", "cross_attention_core", "dropped", "activation", "act", "saved", "cross_attention_core.dropped"),
    ("decoder_first", "cross_attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_core", "queries", "activation", "act", "saved", "cross_attention_core.queries"),
    ("decoder_first", "cross_attention_core", "keys", "activation", "act", "saved", "cross_attention_core.keys"),
    ("decoder_first", "cross_attention_core", "values", "activation", "act", "saved", "cross_attention_core.values"),
    ("decoder_first", "cross_output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder_first", "cross_output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder_first", "cross_output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "cross_output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "cross_output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_dropout", "mask", "activation", "BOOL", "saved", "cross_attention_dropout.mask"),
    ("decoder_first", "cross_attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "cross_attention_residual", "output", "activation", "act", "saved", "cross_attention_residual.output"),
    ("decoder_first", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("decoder_first", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder_first", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("decoder_first", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("decoder_first", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("decoder_first", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("decoder_first", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("decoder_first", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("decoder_first", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("decoder_first", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("decoder_first", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_activation", "step_0", "activation", "act", "saved", "ffn_activation.step_0"),
    ("decoder_first", "ffn_activation", "step_1", "activation", "act", "saved", "ffn_activation.step_1"),
    ("decoder_first", "ffn_activation", "step_2", "activation", "act", "saved", "ffn_activation.step_2"),
    ("decoder_first", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("decoder_first", "ffn_inner_dropout", "mask", "activation", "BOOL", "saved", "ffn_inner_dropout.mask"),
    ("decoder_first", "ffn_inner_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_inner_dropout", "output", "activation", "act", "saved", "ffn_inner_dropout.output"),
    ("decoder_first", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("decoder_first", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("decoder_first", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("decoder_first", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("decoder_first", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("decoder_first", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("decoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("decoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("decoder", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("decoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("decoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("decoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("decoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("decoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("decoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("decoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("decoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("decoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_bias", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "masked", "activation", "BOOL", "saved", "attention_core.masked"),
    ("decoder", "attention_core", "score_bias", "activation", "act", "saved", "attention_core.score_bias"),
    ("decoder", "attention_core", "random_state", "activation", "INT64", "saved", "attention_core.random_state"),
    ("decoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("decoder", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("decoder", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("decoder", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("decoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("decoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("decoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("decoder", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("decoder", "cross_attention_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "cross_attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "cross_attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_attention_norm", "statistics", "activation", "FP32", "saved", "cross_attention_norm.statistics"),
    ("decoder", "cross_attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_norm", "upcast", "activation", "FP32", "saved", "cross_attention_norm.upcast"),
    ("decoder", "cross_attention_norm", "normed", "activation", "act", "saved", "cross_attention_norm.normed"),
    ("decoder", "cross_attention_norm", "output", "activation", "act", "saved", "cross_attention_norm.output"),
    ("decoder", "cross_q_projection", "w_q", "param", "param", "persistent", ""),
    ("decoder", "cross_q_projection", "master_w_q", "master_param", "master", "persistent", ""),
    ("decoder", "cross_q_projection", "grad_w_q", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_q_projection", "moments_w_q", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_q_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_q_projection", "q", "activation", "act", "saved", "cross_q_projection.q"),
    ("decoder", "cross_kv_projection", "w_kv", "param", "param", "persistent", ""),
    ("decoder", "cross_kv_projection", "master_w_kv", "master_param", "master", "persistent", ""),
    ("decoder", "cross_kv_projection", "grad_w_kv", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_kv_projection", "moments_w_kv", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_kv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_kv_projection", "k", "activation", "act", "saved", "cross_kv_projection.k"),
    ("decoder", "cross_kv_projection", "v", "activation", "act", "saved", "cross_kv_projection.v"),
    ("decoder", "cross_attention_core", "output", "activation", "act", "saved", "cross_attention_core.output"),
    ("decoder", "cross_attention_core", "log_sum_exp", "activation", "FP32", "saved", "cross_attention_core.log_sum_exp"),
    ("decoder", "cross_attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "random_state", "activation", "INT64", "saved", "cross_attention_core.random_state"),
    ("decoder", "cross_attention_core", "probabilities", "activation", "act", "saved", "cross_attention_core.probabilities"),
    ("decoder", "cross_attention_core", "dropout_mask", "activation", "BOOL", "saved", "cross_attention_core.dropout_mask"),
    ("decoder", "cross_attention_core", "dropped", "activation", "act", "saved", "cross_attention_core.dropped"),
    ("decoder", "cross_attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_core", "queries", "activation", "act", "saved", "cross_attention_core.queries"),
    ("decoder", "cross_attention_core", "keys", "activation", "act", "saved", "cross_attention_core.keys"),
    ("decoder", "cross_attention_core", "values", "activation", "act", "saved", "cross_attention_core.values"),
    ("decoder", "cross_output_projection", "w_o", "param", "param", "persistent", ""),
    ("decoder", "cross_output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("decoder", "cross_output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "cross_output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "cross_output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_dropout", "mask", "activation", "BOOL", "saved", "cross_attention_dropout.mask"),
    ("decoder", "cross_attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "cross_attention_residual", "output", "activation", "act", "saved", "cross_attention_residual.output"),
    ("decoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("decoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("decoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("decoder", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("decoder", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("decoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("decoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("decoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("decoder", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_activation", "step_0", "activation", "act", "saved", "ffn_activation.step_0"),
    ("decoder", "ffn_activation", "step_1", "activation", "act", "saved", "ffn_activation.step_1"),
    ("decoder", "ffn_activation", "step_2", "activation", "act", "saved", "ffn_activation.step_2"),
    ("decoder", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("decoder", "ffn_inner_dropout", "mask", "activation", "BOOL", "saved", "ffn_inner_dropout.mask"),
    ("decoder", "ffn_inner_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_inner_dropout", "output", "activation", "act", "saved", "ffn_inner_dropout.output"),
    ("decoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("decoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("decoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("decoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("decoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("decoder", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "encoder_embedding_dropout", "mask", "activation", "BOOL", "saved", "encoder_embedding_dropout.mask"),
    ("ends", "encoder_embedding_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "encoder_final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "encoder_final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "encoder_final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "encoder_final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "encoder_final_norm", "encoder_output", "activation", "act", "saved", "encoder.output"),
    ("ends", "encoder_final_norm", "statistics", "activation", "FP32", "saved", "encoder_final_norm.statistics"),
    ("ends", "encoder_final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "encoder_final_norm", "upcast", "activation", "FP32", "saved", "encoder_final_norm.upcast"),
    ("ends", "encoder_final_norm", "normed", "activation", "act", "saved", "encoder_final_norm.normed"),
    ("ends", "encoder_final_dropout", "mask", "activation", "BOOL", "saved", "encoder_final_dropout.mask"),
    ("ends", "encoder_final_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "decoder_token_embedding", "ids", "activation", "INT64", "saved", "decoder_token_embedding.ids"),
    ("ends", "decoder_token_embedding", "encoder_hidden_states", "activation", "act", "saved", "encoder.hidden_states"),
    ("ends", "decoder_embedding_dropout", "mask", "activation", "BOOL", "saved", "decoder_embedding_dropout.mask"),
    ("ends", "decoder_embedding_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "decoder_final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "decoder_final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "decoder_final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "decoder_final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "decoder_final_norm", "decoder_output", "activation", "act", "saved", "decoder.output"),
    ("ends", "decoder_final_norm", "statistics", "activation", "FP32", "saved", "decoder_final_norm.statistics"),
    ("ends", "decoder_final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "decoder_final_norm", "upcast", "activation", "FP32", "saved", "decoder_final_norm.upcast"),
    ("ends", "decoder_final_norm", "normed", "activation", "act", "saved", "decoder_final_norm.normed"),
    ("ends", "decoder_final_dropout", "mask", "activation", "BOOL", "saved", "decoder_final_dropout.mask"),
    ("ends", "decoder_final_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "decoder_final_dropout", "output", "activation", "act", "saved", "decoder_final_dropout.output"),
    ("ends", "lm_head", "w_head", "param", "param", "persistent", ""),
    ("ends", "lm_head", "master_w_head", "master_param", "master", "persistent", ""),
    ("ends", "lm_head", "grad_w_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "lm_head", "moments_w_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "encoder_first", "encoder", "decoder_first", "decoder", "embedding", "other", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x1 = encoder_first_layers + encoder_layers
    x2 = seq*x1
    x3 = decoder_first_layers + decoder_layers
    x4 = target_seq*x3
    x20 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x20
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x20, 2)
    x5 = pairs_size*x3
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
    x8 = x6*x7*(seq*(x0*x2 + x0*x4) + x0*x5)
    x9 = cost_exp + cost_div
    x10 = x9 + 7
    x11 = x10*x2 + x4*(x9 + 6)
    x12 = x10*x5
    x13 = x7*(seq*(8*x2 + 7*x4) + core_rerun*(seq*x11 + x12) + 8*x5)
    x15 = 2*head_dim
    x17 = core_rerun*x3
    if flops == "model":
        s0 = x8
        s1 = x13
    else:
        if attention == "flash":
            x14 = 2*core_rerun + 5
            x16 = cost_exp + 10
            s0 = x15*x7*(seq*(x14*x2 + x14*x4) + x14*x5)
            s1 = x7*(seq*(core_rerun*x11 + x16*x2 + x4*(cost_exp + 9)) + pairs_size*(x10*x17 + x16*x3))
        else:
            s0 = x8
            s1 = x13
    x18 = seq*seq
    x19 = x1*x18
    x21 = x20*x3
    x22 = heads*(x19 + x21)
    x23 = heads*x1
    x24 = x1 + x3
    x25 = kv_heads*x24
    x28 = 2*x4
    x26 = x23 + 2*x25
    x27 = heads + kv_heads
    x29 = seq*x26 + x27*x28
    x30 = head_dim*x29
    x31 = batch*x30
    x32 = head_dim*width_act
    x34 = core_rerun*x24 + x24
    x35 = 2*kv_heads
    x36 = core_rerun + 1
    x37 = x2 + x28
    x38 = 2*heads
    x40 = heads*width_act
    x41 = width_act*core_rerun
    x42 = head_dim*(width_act_grad + x41)
    x44 = seq*x24 + x4
    x45 = kv_heads*x15
    x46 = width_act_grad*x44*x45
    x47 = width_act_grad*x22
    x49 = decoder_first_layers*x20 + encoder_first_layers*x18
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x50 = layer_kept*x49
    x52 = layer_kept*x32
    x53 = x29*x52
    x55 = layer_kept*x31
    x56 = batch*x53
    x57 = 2*x3
    x60 = 2*encoder_first_layers + 2*encoder_layers
    x61 = 3*x4
    x65 = x2 + x4
    x68 = 2*seq
    x70 = 2*width_act_grad
    x71 = 4*width_act_grad
    x72 = 3*x3
    x74 = 2*width_act
    x77 = 3*encoder_first_layers + 3*encoder_layers
    x78 = 2*decoder_first_layers + 2*decoder_layers
    x81 = 2*x2
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x39 = heads*x37
        x51 = heads*x50
        x54 = x40*x50
        if activations == "fused":
            x48 = core_kept*x39
            s11 = batch*(layer_kept*x30 + x48)
            s12 = x51
            s15 = batch*(4*x48 + x53)
            s16 = x54
        elif activations == "paper":
            s11 = x55
            s12 = x51
            s15 = x56
            s16 = x54
        else:
            if recompute in ('none', 'full'):
                f2 = -(-seq//32)
                f3 = -(-target_seq//32)
                x58 = f2*x1 + f3*x57
                x59 = seq*(target_seq*decoder_first_layers + x2) + x21
                s11 = core_kept*(4*decoder_first_layers + 4*decoder_layers + heads*(32*batch*x58 + x59) + x21 + x60) + x55
                s15 = width_act*(heads*core_kept*x59 + x55) + core_kept*(32*decoder_first_layers + 32*decoder_layers + 16*encoder_first_layers + 16*encoder_layers + x21 + 128*x58*x7)
            else:
                s11 = x55
                s15 = x56
            s12 = 0
            s16 = 0
        x33 = x32 + 4
        x43 = 4*core_rerun + x42 + 4
        s2 = width_act*(x22 + x31)
        s4 = x7*(x2*x33 + x28*x33)
        s6 = batch*(head_dim*(width_act*(seq*(x0*x23 + x34*x35) + x28*(heads*x0 + kv_heads*x36)) + width_act_grad*x37*x38) + 8*x39) + x40*(x19*x36 + x21*x36)
        s8 = batch*(heads*(x2*x43 + x28*x43) + x46) + x47
    else:
        x63 = 3*target_seq
        x64 = heads*x3
        x75 = x74 + 1
        x76 = x4*x75
        if activations in ('fused', 'paper'):
            x73 = layer_kept*x15
            s11 = batch*(seq*(heads*(head_dim*layer_kept*x1 + 3*core_kept*x65) + x25*x73) + target_seq*(kv_heads*x3*x73 + x64*(core_kept*x63 + x73)))
            s15 = batch*(heads*(core_kept*(seq*(x2*x75 + x76) + x21*x75) + x37*x52) + x35*x44*x52)
        else:
            if recompute in ('none', 'full'):
                x79 = head_dim*(x77 + x78)
                x80 = core_kept*x7
                s11 = x80*(seq*(3*x2 + x61 + x79) + x4*(x6 + x63))
                s15 = x80*(seq*(width_act*(x28 + x79 + x81) + x65) + target_seq*(4*x3*x32 + x76))
            else:
                s11 = x55
                s15 = x56
        x62 = x1*(3*seq + head_dim) + x61
        x66 = width_act*x62 + x65
        x67 = 3*width_act + 1
        x69 = x1*(head_dim + x68) + x28
        s2 = width_act*(batch*(seq*(heads*x62 + x15*x25) + target_seq*(x3*x45 + x64*(x15 + x63))) + x22)
        s4 = x7*(seq*x66 + target_seq*(x32*x57 + x4*x67))
        s6 = batch*(heads*(seq*(width_act*(core_rerun*x62 + x69) + x65 + x69*x70) + target_seq*(x15*(width_act*x3*x36 + x3*x70) + x4*(width_act*(3*core_rerun + 2) + x71 + 1))) + x32*x35*(seq*x34 + x36*x4)) + x22*x41
        s8 = batch*(heads*(seq*(width_act_grad*x62 + core_rerun*x66) + target_seq*(target_seq*(width_act_grad*x72 + x17*x67) + x42*x57)) + x46) + x47
        s12 = 0
        s16 = 0
    x82 = seq + target_seq
    x84 = 4*ffn
    x85 = 6*hidden
    x86 = 2*ffn
    x87 = 2*hidden
    x89 = 4*target_seq
    x90 = width_act + 4
    if activations == "fused":
        x83 = batch*(layer_kept*(x61 + x81) + x82)
        s10 = x50 + x83
        s14 = 4*(2*x50 + x83)
    elif activations == "paper":
        s10 = 0
        s14 = 0
    else:
        x88 = x87 + 1
        x91 = hidden*x90
        s10 = batch*(layer_kept*(x4*(x84 + x85 + 3) + x81*(x86 + x88)) + x82*x88) + x50
        s14 = batch*(4*seq + layer_kept*(x4*(width_act*x84 + 3*x91 + 12) + x81*(ffn*x74 + x91 + 4)) + x82*x91 + x89) + 8*x50
    x92 = batch*target_seq
    x93 = target_seq*vocab
    x94 = batch*x93
    x96 = 8*target_seq
    x97 = vocab + 2
    if loss == "eager":
        x95 = vocab + 1
        s3 = x92*(vocab*x90 + 8)
        s5 = 8*x94
        s7 = batch*x95*x96
        s9 = x94*(width_act_grad + 4)
        s13 = x92*x95
        s17 = batch*x89*x97
    else:
        x98 = width_act_grad*x94
        s3 = x92*(vocab*width_act + 8)
        s5 = x98
        s7 = x98
        s9 = x98
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x99 = 2*vocab
    x100 = 3*decoder_first_layers + 3*decoder_layers
    x101 = x100 + x60
    x102 = x101 + 2
    x103 = x102 + x99
    x104 = 3*ffn
    x105 = x104*x24
    x106 = x1 + x78
    x107 = x15*x27
    x108 = x106*x107
    x109 = x105 + x108
    x110 = decoder_first_layers + encoder_first_layers
    x111 = heads*buckets
    x112 = x110*x111
    x113 = hidden*(x103 + x109) + x112
    x114 = kv_heads + x38
    x115 = ffn*(cost_gelu + 3)
    x116 = 14*hidden + 2*cost_div + 2*cost_rsqrt + x115 + 2
    x117 = cost_div + cost_rsqrt
    x118 = 8*hidden + x117
    x119 = 21*hidden + 3*cost_div + 3*cost_rsqrt + x115 + 3
    x120 = x49*(cost_log + cost_div + 6)
    x121 = layer_rerun*x24
    x122 = layer_rerun + 2
    x123 = x122*x4
    x124 = ffn*(cost_gelu + 7)
    x125 = 3*hidden
    x126 = 14*encoder_first_layers + 14*encoder_layers
    x127 = width_param*x111
    x128 = heads*head_dim
    x129 = x128 + x84
    x130 = x128 + x86
    x131 = 8*seq + x96
    x132 = x101 + x97
    x133 = x109 + x132
    x134 = 10*encoder_first_layers + 10*encoder_layers + x3
    x135 = head_dim*x26
    x136 = 4*hidden
    x137 = head_dim*x27 + x85 + x86
    x138 = ffn + x87
    x139 = x138 + 8
    x140 = x87 + 4
    x141 = ffn + x125
    x142 = x141 + 12
    x143 = x49*(x40 + 8)
    x144 = layer_rerun + 1
    x145 = width_act*x144
    x146 = ffn*(width_act*(4*layer_rerun + 3) + 6*width_act_grad + 1)
    x147 = 8*encoder_first_layers + 8*encoder_layers
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x148 = width_param_grad*accumulating
    x149 = width_param_grad + 2
    x150 = 2*target_seq
    x151 = 2*width_opt
    x152 = width_master + x151
    x153 = width_param_grad + x152
    x154 = width_param + x152
    x155 = 5*hidden
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x113, x113, 0,
        2*batch*(hidden*(x104*x65 + x93) + x15*(seq*(hidden*(x23 + x25) + heads*x65) + hidden*x114*x4 + heads*x5)),
        batch*(seq*(heads*x11 + x1*x116 + x118 + 1) + target_seq*(vocab*(cost_exp + 4) + cost_log + x118 + x119*x3 + 2) + heads*x12) + x120,
        batch*x87*(target_seq*x99 + x104*(x122*x2 + x123) + x15*(seq*(kv_heads*(x121 + x60 + x78) + x122*x23) + x114*x123)) + s0,
        batch*(seq*(hidden*(26*encoder_first_layers + 26*encoder_layers + 15) + x1*x124) + target_seq*(vocab*(x9 + 1) + x124*x3 + x125*(13*decoder_first_layers + 13*decoder_layers + 5)) + layer_rerun*(x116*x2 + x119*x4)) + heads*x49 + layer_rerun*x120 + s1,
        0,
        hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 28*vocab + x103*x117 + x104*(14*decoder_first_layers + 14*decoder_layers + x117*x24 + x126) + x107*(28*decoder_first_layers + 28*decoder_layers + x106*x117 + x126) + 28) + x112*(x117 + 14),
        batch*(width_act*(x129*x2 + x130*x28) + x131) + decoder_first_layers*(x127 + 8*x20) + encoder_first_layers*(x127 + 8*x18) + hidden*(batch*width_act*(seq*(x134 + 3) + target_seq*(15*decoder_first_layers + 15*decoder_layers + 4)) + width_param*(batch*x82 + x133)) + s2 + s3,
        batch*(seq*(x1*x139 + x140) + target_seq*(x140 + x142*x3) + width_act*(seq*(x1*x84 + x135 + x136*(x60 + 1)) + target_seq*(vocab + x136 + x137*x57))) + x143 + s4 + s5,
        batch*(seq*(head_dim*(heads*(x1*x145 + x1*x70) + x25*x71) + x1*x146 + x147 + 12) + target_seq*(width_act_grad*x99 + x3*(x146 + x15*(heads*(x145 + x70) + kv_heads*x70) + 12) + 12)) + hidden*(batch*(seq*(width_act*(4*encoder_first_layers + 4*encoder_layers + layer_rerun*x134 + x3 + 1) + x149 + x60 + x71*(x77 + 1)) + target_seq*(width_act*(x72*(5*layer_rerun + 2) + 2) + x100 + x149 + x70*(9*decoder_first_layers + 9*decoder_layers + 2))) + width_param*(layer_rerun*x101 + x104*(x121 + x24) + x107*(layer_rerun*x106 + x106) + x132) + x133*x148) + heads*(buckets*x110*(width_param*layer_rerun + x148) + width_act_grad*x49) + 8*x144*x49 + s6 + s7,
        batch*(hidden*width_param_grad*x82 + width_act_grad*(seq*(hidden*(x147 + x3 + 3) + x1*x129) + x150*(x3*(x130 + x85) + x87)) + layer_rerun*(width_act*(seq*(4*x1*x138 + x135) + x137*x28) + x139*x2 + x142*x4)) + width_param_grad*(hidden*(vocab*(2 - accumulating) + x102 + x109) + x112) + layer_rerun*x143 + s8 + s9,
        hidden*(width_param*(x103 - f1*x103) + x103*x153 + x104*(width_param*(x24 - f1*x24) + x153*x24) + x107*(width_param*(x106 - f1*x106) + x106*x153)) + x112*(width_param*(1 - f1) + x153),
        hidden*(x103*x154 + x105*x154 + x108*x154) + x112*x154, x113, width_param*x113, f1*x113, width_master*x113,
        2*x113, x113*x151, x113, width_param_grad*x113,
        batch*(hidden*(seq*(x1 + 4) + target_seq*(x3 + 4)) + layer_kept*(x2*(x129 + x155) + x28*(x130 + x136)) + x82) + s10 + s11 + s12 + s13,
        batch*(hidden*(width_act*(seq*(x1 + 2) + target_seq*(x3 + 2)) + x150 + x68) + layer_kept*(width_act*(x2*(x104 + x125 + x128) + x4*(heads*x15 + x104 + x155)) + x138*x2 + x141*x4) + x131) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder_first(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `encoder_first`."""
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
    x3 = cost_exp + cost_div + 7
    x4 = core_rerun*x3
    x5 = heads*x0
    x6 = batch*x5
    x7 = x6*(x4 + 8)
    x8 = 2*batch
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = head_dim*x5*x8*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 10)
        else:
            s0 = x2
            s1 = x7
    x9 = seq*heads
    x10 = 2*kv_heads
    x11 = heads + x10
    x12 = head_dim*x11
    x13 = seq*width_act
    x14 = head_dim*width_act
    x15 = batch*x9
    x16 = core_rerun + 1
    x17 = x10*x16
    x18 = 2*width_act_grad
    x19 = width_act*x16
    x20 = width_act*core_rerun
    x21 = head_dim*(width_act_grad + x20)
    x22 = head_dim*x10
    x23 = width_act_grad*x22
    x24 = width_act_grad*x9
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x26 = x10*x25
    x27 = batch*seq
    x29 = layer_kept*x14
    x30 = x10*x29
    x32 = x11*x25
    x33 = x27*x32
    x34 = x11*x29
    x35 = x27*x34
    x39 = 2*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = layer_kept*x5
        x31 = width_act*x28
        if activations == "fused":
            s7 = x27*(heads*(core_kept + x25) + x26)
            s8 = x28
            s10 = x27*(heads*(4*core_kept + x29) + x30)
            s11 = x31
        elif activations == "paper":
            s7 = x33
            s8 = x28
            s10 = x35
            s11 = x31
        else:
            if recompute in ('none', 'full'):
                f2 = -(-seq//32)
                x36 = heads*core_kept*f2
                s7 = batch*(seq*x32 + 32*x36) + core_kept*(x5 + 2)
                s10 = batch*(seq*x34 + 128*x36) + core_kept*(width_act*x5 + 16)
            else:
                s7 = x33
                s10 = x35
            s8 = 0
            s11 = 0
        s2 = x13*(batch*x12 + x9)
        s3 = x15*(x14 + 4)
        s4 = seq*(batch*(8*heads + head_dim*(heads*x18 + width_act*(x1 + x17))) + x19*x9)
        s5 = seq*(batch*(heads*(4*core_rerun + x21 + 4) + x23) + x24)
    else:
        x37 = 3*seq
        x40 = seq*(x39 + 1)
        if activations in ('fused', 'paper'):
            s7 = x27*(heads*(core_kept*x37 + x25) + x26)
            s10 = x27*(heads*(core_kept*x40 + x29) + x30)
        else:
            if recompute in ('none', 'full'):
                x41 = core_kept*x15
                s7 = 3*x41*(seq + head_dim)
                s10 = x41*(3*x14 + x40)
            else:
                s7 = x33
                s10 = x35
        x38 = 3*width_act + 1
        s2 = x13*(batch*(heads*(head_dim + x37) + x22) + x9)
        s3 = x15*(seq*x38 + x14)
        s4 = seq*(batch*(heads*(seq*(width_act*(3*core_rerun + 2) + 4*width_act_grad + 1) + head_dim*(x18 + x19)) + x14*x17) + x20*x9)
        s5 = seq*(batch*(heads*(seq*(3*width_act_grad + core_rerun*x38) + x21) + x23) + x24)
        s8 = 0
        s11 = 0
    x42 = seq*layer_kept
    x43 = 8*seq
    x44 = 2*hidden
    if activations == "fused":
        s6 = x42*(seq + x8)
        s9 = layer_kept*x43*(batch + seq)
    elif activations == "paper":
        s6 = 0
        s9 = 0
    else:
        s6 = x42*(seq + x8*(2*ffn + x44 + 1))
        s9 = 2*x42*(batch*(hidden*(width_act + 4) + ffn*x39 + 4) + 4*seq)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = heads*buckets
    x46 = 3*ffn
    x47 = 2*head_dim
    x48 = x47*(heads + kv_heads)
    x49 = x46 + x48
    x50 = x49 + 2
    x51 = hidden*x50 + x45
    x52 = seq*x8
    x53 = 14*hidden + ffn*(cost_gelu + 3) + 2*cost_div + 2*cost_rsqrt + 2
    x54 = cost_log + cost_div + 6
    x55 = layer_rerun + 2
    x56 = 4*ffn
    x57 = heads*head_dim
    x58 = x56 + x57
    x59 = 8*hidden
    x60 = ffn + x44
    x61 = x60 + 8
    x62 = width_act*(x12 + x56 + x59) + x61
    x63 = seq*(heads*width_act + 8)
    x64 = layer_rerun + 1
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x65 = width_param_grad*accumulating
    x66 = x46 + x57
    x67 = width_param_grad*x51
    x68 = 2*x51
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x51, x51, 0, x52*(hidden*x49 + x47*x9), seq*(batch*(x3*x9 + x53) + seq*x54),
        hidden*x52*(x46*x55 + x48*x55) + s0,
        seq*(batch*(26*hidden + ffn*(cost_gelu + 7) + layer_rerun*x53) + seq*(heads + layer_rerun*x54)) + s1, 0, 0,
        seq*(batch*width_act*x58 + x43) + hidden*(10*batch*x13 + width_param*x50) + width_param*x45 + s2,
        seq*(batch*x62 + x63) + s3,
        seq*(batch*(width_act*(4*hidden + layer_rerun*(10*hidden + x58) + x66) + x18*(6*hidden + x12 + x46) + x61) + seq*(heads*width_act_grad + 8*layer_rerun + 8)) + hidden*(width_param*(2*layer_rerun + x46*x64 + x48*x64 + 2) + x50*x65) + x45*(width_param*layer_rerun + x65) + s4,
        seq*(batch*(width_act_grad*(x58 + x59) + layer_rerun*x62) + layer_rerun*x63) + x67 + s5, 0, 0, x51,
        width_param*x51, f1*x51, width_master*x51, x68, width_opt*x68, x51, x67,
        x27*(hidden + layer_kept*(5*hidden + x58)) + s6 + s7 + s8,
        x27*(hidden*width_act + layer_kept*(width_act*(3*hidden + x66) + x60)) + s9 + s10 + s11, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x3 = cost_exp + cost_div + 7
    x4 = core_rerun*x3
    x5 = heads*x0
    x6 = batch*x5
    x7 = x6*(x4 + 8)
    x8 = 2*head_dim
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = x6*x8*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 10)
        else:
            s0 = x2
            s1 = x7
    x9 = seq*heads
    x10 = 2*kv_heads
    x11 = heads + x10
    x12 = head_dim*x11
    x13 = seq*width_act
    x14 = head_dim*width_act
    x15 = batch*x9
    x16 = core_rerun + 1
    x17 = x10*x16
    x18 = 2*width_act_grad
    x19 = width_act*x16
    x20 = width_act*core_rerun
    x21 = head_dim*(width_act_grad + x20)
    x22 = head_dim*x10
    x23 = width_act_grad*x22
    x24 = width_act_grad*x9
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x26 = x10*x25
    x27 = batch*seq
    x28 = layer_kept*x14
    x29 = x10*x28
    x30 = x11*x25
    x31 = x27*x30
    x32 = x11*x28
    x33 = x27*x32
    x37 = 4*width_act_grad
    x38 = 2*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations == "fused":
            s7 = x27*(heads*(core_kept + x25) + x26)
            s9 = x27*(heads*(4*core_kept + x28) + x29)
        elif activations == "paper":
            s7 = x31
            s9 = x33
        else:
            if recompute in ('none', 'full'):
                f2 = -(-seq//32)
                x34 = heads*core_kept*f2
                s7 = batch*(seq*x30 + 32*x34) + core_kept*(x5 + 2)
                s9 = batch*(seq*x32 + 128*x34) + core_kept*(width_act*x5 + 16)
            else:
                s7 = x31
                s9 = x33
        s2 = x13*(batch*x12 + x9)
        s3 = x15*(x14 + 4)
        s4 = seq*(batch*(8*heads + head_dim*(heads*x18 + width_act*(x1 + x17))) + x19*x9)
        s5 = seq*(batch*(heads*(4*core_rerun + x21 + 4) + x23) + x24)
    else:
        x35 = 3*seq
        x39 = seq*(x38 + 1)
        if activations in ('fused', 'paper'):
            s7 = x27*(heads*(core_kept*x35 + x25) + x26)
            s9 = x27*(heads*(core_kept*x39 + x28) + x29)
        else:
            if recompute in ('none', 'full'):
                x40 = core_kept*x15
                s7 = 3*x40*(seq + head_dim)
                s9 = x40*(3*x14 + x39)
            else:
                s7 = x31
                s9 = x33
        x36 = 3*width_act + 1
        s2 = x13*(batch*(heads*(head_dim + x35) + x22) + x9)
        s3 = x15*(seq*x36 + x14)
        s4 = seq*(batch*(heads*(seq*(width_act*(3*core_rerun + 2) + x37 + 1) + head_dim*(x18 + x19)) + x14*x17) + x20*x9)
        s5 = seq*(batch*(heads*(seq*(3*width_act_grad + core_rerun*x36) + x21) + x23) + x24)
    x41 = layer_kept*x27
    x42 = 2*x41
    x43 = 2*hidden
    if activations == "fused":
        s6 = x42
        s8 = 8*x41
    elif activations == "paper":
        s6 = 0
        s8 = 0
    else:
        s6 = x42*(2*ffn + x43 + 1)
        s8 = x42*(hidden*(width_act + 4) + ffn*x38 + 4)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x44 = 3*ffn
    x45 = x8*(heads + kv_heads)
    x46 = x44 + x45
    x47 = x46 + 2
    x48 = hidden*x47
    x49 = 2*x27
    x50 = 14*hidden + ffn*(cost_gelu + 3) + 2*cost_div + 2*cost_rsqrt + 2
    x51 = layer_rerun + 2
    x52 = batch*x13
    x53 = 4*ffn
    x54 = heads*head_dim
    x55 = x53 + x54
    x56 = 8*hidden
    x57 = ffn + x43
    x58 = width_act*(x12 + x53 + x56) + x57 + 8
    x59 = layer_rerun + 1
    x60 = 6*width_act_grad + 1
    x61 = width_param_grad*x48
    x62 = x43*x47
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    values = (
        x48, x48, 0, x49*(hidden*x46 + x8*x9), x27*(x3*x9 + x50), x27*x43*(x44*x51 + x45*x51) + s0,
        x27*(26*hidden + ffn*(cost_gelu + 7) + layer_rerun*x50) + s1, 0, 0,
        hidden*(width_param*x47 + 10*x52) + x52*x55 + s2, x27*x58 + s3,
        hidden*(width_param*(2*layer_rerun + x44*x59 + x45*x59 + 2) + width_param_grad*accumulating*x47 + x49*(width_act*(5*layer_rerun + 2) + x60)) + x27*(head_dim*(heads*(width_act*x59 + x18) + kv_heads*x37) + ffn*(width_act*(4*layer_rerun + 3) + x60) + 8) + s4,
        x27*(width_act_grad*(x55 + x56) + layer_rerun*x58) + x61 + s5, 0, 0, x48, width_param*x48, f1*x48,
        width_master*x48, x62, width_opt*x62, x48, x61, x27*(hidden + layer_kept*(5*hidden + x55)) + s6 + s7,
        x27*(hidden*width_act + layer_kept*(width_act*(3*hidden + x44 + x54) + x57)) + s8 + s9, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_decoder_first(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `decoder_first`."""
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
    x0 = seq*target_seq
    x13 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x13
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x13, 2)
    x1 = pairs_size + x0
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x2 = heads*(core_rerun + 2)
    x3 = 4*head_dim
    x4 = batch*x3
    x5 = x1*x2*x4
    x6 = cost_exp + cost_div
    x7 = pairs_size*(x6 + 7)
    x8 = x6 + 6
    x9 = core_rerun*(x0*x8 + x7)
    x10 = batch*heads
    x11 = x10*(8*pairs_size + 7*x0 + x9)
    x12 = 2*head_dim
    if flops == "model":
        s0 = x5
        s1 = x11
    else:
        if attention == "flash":
            s0 = x1*x10*x12*(2*core_rerun + 5)
            s1 = x10*(pairs_size*(cost_exp + 10) + x0*(cost_exp + 9) + x9)
        else:
            s0 = x5
            s1 = x11
    x14 = heads*x13
    x15 = seq*kv_heads
    x16 = heads + kv_heads
    x17 = target_seq*x16 + x15
    x18 = head_dim*width_act
    x19 = 2*target_seq
    x20 = core_rerun + 1
    x21 = kv_heads*x20
    x22 = x15*x20
    x23 = heads*width_act_grad
    x24 = 8*target_seq
    x25 = 2*batch
    x26 = width_act*core_rerun
    x28 = width_act_grad*x14
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x29 = head_dim*layer_kept
    x30 = kv_heads*x29
    x34 = layer_kept*x18
    x35 = kv_heads*x34
    x38 = x25*x29
    x39 = x17*x38
    x40 = x17*x25*x34
    x42 = seq + target_seq
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x43 = core_kept*x42
    x47 = 3*target_seq
    x51 = x12*x15
    x54 = 2*x18
    x56 = 2*width_act
    if attention == "flash":
        x31 = x15*x29
        x32 = layer_kept*x14
        x33 = 4*core_kept
        x36 = x15*x34
        x37 = width_act*x32
        if activations == "fused":
            s7 = x25*(target_seq*(heads*(core_kept + x29) + x30) + x31)
            s8 = x32
            s10 = x25*(target_seq*(heads*(x33 + x34) + x35) + x36)
            s11 = x37
        elif activations == "paper":
            s7 = x39
            s8 = x32
            s10 = x40
            s11 = x37
        else:
            if recompute in ('none', 'full'):
                x41 = target_seq*core_kept
                x44 = heads*(x38 + x43) + x25*x30
                x45 = 32*core_kept
                f2 = -(-target_seq//32)
                x46 = heads*f2
                s7 = target_seq*(x41 + x44) + x25*(x31 + x45*x46) + x33
                s10 = target_seq*(width_act*x44 + x41) + x25*(128*core_kept*x46 + x36) + x45
            else:
                s7 = x39
                s10 = x40
            s8 = 0
            s11 = 0
        x27 = head_dim*width_act_grad
        s2 = width_act*(batch*x12*x17 + x14)
        s3 = x10*x19*(x18 + 4)
        s4 = width_act*x14*x20 + x25*(heads*x24 + head_dim*(width_act*(target_seq*(x2 + x21) + x22) + x19*x23))
        s5 = x25*(target_seq*(heads*(head_dim*(width_act_grad + x26) + 4*core_rerun + 4) + kv_heads*x27) + x15*x27) + x28
    else:
        x48 = 3*seq + x47
        x53 = 2*seq
        if activations in ('fused', 'paper'):
            x55 = 2*x29
            x57 = 2*x34
            s7 = batch*(target_seq*(heads*(3*x43 + x55) + 2*x30) + x15*x55)
            s10 = batch*(target_seq*(heads*(x43*(x56 + 1) + x57) + 2*x35) + x15*x57)
        else:
            if recompute in ('none', 'full'):
                x58 = core_kept*x10
                s7 = x58*(seq*x12 + target_seq*(x3 + x48))
                s10 = x58*(target_seq*(x42 + x56*(x12 + x42)) + x18*x53)
            else:
                s7 = x39
                s10 = x40
        x49 = x12 + x48
        x50 = kv_heads*x12
        x52 = width_act*x49 + x42
        s2 = width_act*(batch*(target_seq*(heads*x49 + x50) + x51) + x14)
        s3 = target_seq*x10*x52
        s4 = batch*(target_seq*(heads*(width_act*(core_rerun*x49 + x12 + x19 + x53) + 4*width_act_grad*(head_dim + x42) + x42) + x21*x54) + x22*x54) + x14*x26
        s5 = batch*(target_seq*(heads*(width_act_grad*x49 + core_rerun*x52) + width_act_grad*x50) + width_act_grad*x51) + x28
        s8 = 0
        s11 = 0
    x60 = target_seq*layer_kept
    x61 = 4*target_seq
    x63 = 6*hidden
    x64 = 3*hidden
    if activations == "fused":
        x59 = 3*batch
        s6 = x60*(target_seq + x59)
        s9 = layer_kept*x61*(x19 + x59)
    elif activations == "paper":
        s6 = 0
        s9 = 0
    else:
        x62 = 4*ffn
        s6 = x60*(batch*(x62 + x63 + 3) + target_seq)
        s9 = x60*(batch*(width_act*x62 + x64*(width_act + 4) + 12) + x24)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x65 = heads*buckets
    x66 = 3*ffn
    x67 = x16*x3
    x68 = x66 + x67 + 3
    x69 = hidden*x68 + x65
    x70 = seq*heads
    x71 = 2*heads + kv_heads
    x72 = 21*hidden + ffn*(cost_gelu + 3) + 3*cost_div + 3*cost_rsqrt + 3
    x73 = cost_log + cost_div + 6
    x74 = layer_rerun + 2
    x75 = batch*width_act
    x76 = 2*ffn
    x77 = heads*head_dim + x76
    x78 = ffn + x64
    x79 = x56*(head_dim*x16 + x63 + x76) + x78 + 12
    x80 = heads*width_act + 8
    x81 = layer_rerun + 1
    x82 = 6*width_act_grad + 1
    x83 = width_act*x81
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x84 = width_param_grad*accumulating
    x85 = 2*width_act_grad
    x86 = width_param_grad*x69
    x87 = 2*x69
    x88 = batch*target_seq
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x69, x69, 0, x25*(hidden*ffn*x47 + x12*(target_seq*(hidden*x71 + x70) + hidden*x15 + heads*pairs_size)),
        batch*(target_seq*(x70*x8 + x72) + heads*x7) + x13*x73,
        hidden*x25*(target_seq*(x12*x71*x74 + x66*x74) + x51*x74) + s0,
        target_seq*(batch*(39*hidden + ffn*(cost_gelu + 7) + layer_rerun*x72) + target_seq*(heads + layer_rerun*x73)) + s1,
        0, 0, hidden*(width_param*x68 + x75*(seq + 15*target_seq)) + width_param*x65 + x19*(x61 + x75*x77) + s2,
        target_seq*(batch*x79 + target_seq*x80) + x15*x18*x25 + s3,
        target_seq*(batch*(ffn*(width_act*(4*layer_rerun + 3) + x82) + x12*(heads*(x83 + x85) + kv_heads*x85) + 12) + target_seq*(8*layer_rerun + x23 + 8)) + hidden*(batch*(seq*x83 + x47*(width_act*(5*layer_rerun + 2) + x82)) + width_param*(3*layer_rerun + x66*x81 + x67*x81 + 3) + x68*x84) + width_act_grad*x15*x4 + x65*(width_param*layer_rerun + x84) + s4,
        batch*(seq*(hidden*width_act_grad + kv_heads*layer_rerun*x54) + target_seq*(layer_rerun*x79 + x85*(x63 + x77))) + layer_rerun*x13*x80 + x86 + s5,
        0, 0, x69, width_param*x69, f1*x69, width_master*x69, x87, width_opt*x87, x69, x86,
        x88*(hidden + 2*layer_kept*(4*hidden + x77)) + s6 + s7 + s8,
        x88*(hidden*width_act + layer_kept*(width_act*(5*hidden + heads*x12 + x66) + x78)) + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_decoder(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = seq*target_seq
    x12 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x12
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x12, 2)
    x1 = pairs_size + x0
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x2 = heads*(core_rerun + 2)
    x3 = 4*head_dim
    x4 = batch*x1*x2*x3
    x5 = cost_exp + cost_div
    x6 = pairs_size*(x5 + 7)
    x7 = x5 + 6
    x8 = core_rerun*(x0*x7 + x6)
    x9 = batch*heads
    x10 = x9*(8*pairs_size + 7*x0 + x8)
    x11 = 2*head_dim
    if flops == "model":
        s0 = x4
        s1 = x10
    else:
        if attention == "flash":
            s0 = x1*x11*x9*(2*core_rerun + 5)
            s1 = x9*(pairs_size*(cost_exp + 10) + x0*(cost_exp + 9) + x8)
        else:
            s0 = x4
            s1 = x10
    x13 = heads*x12
    x14 = seq*kv_heads
    x15 = heads + kv_heads
    x16 = target_seq*x15 + x14
    x17 = head_dim*width_act
    x18 = 2*target_seq
    x19 = core_rerun + 1
    x20 = kv_heads*x19
    x21 = x14*x19
    x22 = 2*batch
    x23 = width_act*core_rerun
    x25 = width_act_grad*x13
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x27 = kv_heads*x26
    x28 = layer_kept*x17
    x29 = kv_heads*x28
    x30 = x16*x26
    x31 = x22*x30
    x32 = x16*x28
    x33 = x22*x32
    x35 = 3*target_seq
    x39 = x11*x14
    x43 = 2*x17
    x46 = 2*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations == "fused":
            s7 = x22*(target_seq*(heads*(core_kept + x26) + x27) + x14*x26)
            s9 = x22*(target_seq*(heads*(4*core_kept + x28) + x29) + x14*x28)
        elif activations == "paper":
            s7 = x31
            s9 = x33
        else:
            if recompute in ('none', 'full'):
                f2 = -(-target_seq//32)
                x34 = heads*core_kept*f2
                s7 = core_kept*(x12*(heads + 1) + 4) + x22*(x30 + 32*x34)
                s9 = core_kept*(x12*(heads*width_act + 1) + 32) + x22*(x32 + 128*x34)
            else:
                s7 = x31
                s9 = x33
        x24 = head_dim*width_act_grad
        s2 = width_act*(batch*x11*x16 + x13)
        s3 = x18*x9*(x17 + 4)
        s4 = width_act*x13*x19 + x22*(8*target_seq*heads + head_dim*(heads*width_act_grad*x18 + width_act*(target_seq*(x2 + x20) + x21)))
        s5 = x22*(target_seq*(heads*(head_dim*(width_act_grad + x23) + 4*core_rerun + 4) + kv_heads*x24) + x14*x24) + x25
    else:
        x36 = 3*seq + x35
        x40 = seq + target_seq
        x42 = 2*seq
        if activations in ('fused', 'paper'):
            x44 = 2*x26
            x45 = core_kept*x40
            x47 = 2*x28
            s7 = batch*(target_seq*(heads*(x44 + 3*x45) + 2*x27) + x14*x44)
            s9 = batch*(target_seq*(heads*(x45*(x46 + 1) + x47) + 2*x29) + x14*x47)
        else:
            if recompute in ('none', 'full'):
                x48 = core_kept*x9
                s7 = x48*(seq*x11 + target_seq*(x3 + x36))
                s9 = x48*(target_seq*(x40 + x46*(x11 + x40)) + x17*x42)
            else:
                s7 = x31
                s9 = x33
        x37 = x11 + x36
        x38 = kv_heads*x11
        x41 = width_act*x37 + x40
        s2 = width_act*(batch*(target_seq*(heads*x37 + x38) + x39) + x13)
        s3 = target_seq*x41*x9
        s4 = batch*(target_seq*(heads*(width_act*(core_rerun*x37 + x11 + x18 + x42) + 4*width_act_grad*(head_dim + x40) + x40) + x20*x43) + x21*x43) + x13*x23
        s5 = batch*(target_seq*(heads*(width_act_grad*x37 + core_rerun*x41) + width_act_grad*x38) + width_act_grad*x39) + x25
    x49 = batch*target_seq
    x50 = layer_kept*x49
    x52 = 6*hidden
    x53 = 3*hidden
    if activations == "fused":
        s6 = batch*layer_kept*x35
        s8 = 12*x50
    elif activations == "paper":
        s6 = 0
        s8 = 0
    else:
        x51 = 4*ffn
        s6 = x50*(x51 + x52 + 3)
        s8 = x50*(width_act*x51 + x53*(width_act + 4) + 12)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x54 = 3*ffn
    x55 = x15*x3
    x56 = x54 + x55 + 3
    x57 = hidden*x56
    x58 = seq*heads
    x59 = 2*heads + kv_heads
    x60 = 21*hidden + ffn*(cost_gelu + 3) + 3*cost_div + 3*cost_rsqrt + 3
    x61 = layer_rerun + 2
    x62 = batch*width_act
    x63 = 2*ffn
    x64 = heads*head_dim + x63
    x65 = ffn + x53
    x66 = x46*(head_dim*x15 + x52 + x63) + x65 + 12
    x67 = 6*width_act_grad + 1
    x68 = 2*width_act_grad
    x69 = layer_rerun + 1
    x70 = width_act*x69
    x71 = width_param_grad*x57
    x72 = 2*x57
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    values = (
        x57, x57, 0, x22*(hidden*ffn*x35 + x11*(target_seq*(hidden*x59 + x58) + hidden*x14 + heads*pairs_size)),
        batch*(target_seq*(x58*x7 + x60) + heads*x6),
        hidden*x22*(target_seq*(x11*x59*x61 + x54*x61) + x39*x61) + s0,
        x49*(39*hidden + ffn*(cost_gelu + 7) + layer_rerun*x60) + s1, 0, 0,
        hidden*(width_param*x56 + x62*(seq + 15*target_seq)) + x18*x62*x64 + s2,
        batch*(target_seq*x66 + x14*x43) + s3,
        batch*(target_seq*(ffn*(width_act*(4*layer_rerun + 3) + x67) + x11*(heads*(x68 + x70) + kv_heads*x68) + 12) + width_act_grad*x14*x3) + hidden*(batch*(seq*x70 + x35*(width_act*(5*layer_rerun + 2) + x67)) + width_param*(3*layer_rerun + x54*x69 + x55*x69 + 3) + width_param_grad*accumulating*x56) + s4,
        batch*(seq*(hidden*width_act_grad + kv_heads*layer_rerun*x43) + target_seq*(layer_rerun*x66 + x68*(x52 + x64))) + x71 + s5,
        0, 0, x57, width_param*x57, f1*x57, width_master*x57, x72, width_opt*x72, x57, x71,
        x49*(hidden + 2*layer_kept*(4*hidden + x64)) + s6 + s7,
        x49*(hidden*width_act + layer_kept*(width_act*(5*hidden + heads*x11 + x54) + x65)) + s8 + s9, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = seq + target_seq
    x1 = batch*x0
    x2 = 2*hidden
    x3 = width_act + 4
    x4 = hidden*x0
    x5 = 4*target_seq
    x6 = 4*seq + x5
    if activations == "fused":
        s4 = x1
        s6 = 4*x1
    elif activations == "paper":
        s4 = 0
        s6 = 0
    else:
        s4 = x1*(x2 + 1)
        s6 = batch*(x3*x4 + x6)
    x7 = batch*target_seq
    x8 = 8*target_seq
    x10 = vocab + 1
    x11 = vocab*x7
    x12 = vocab + 2
    x13 = batch*x5
    x14 = vocab*width_act
    x15 = vocab*width_act_grad
    if loss == "eager":
        x9 = batch*x8
        s0 = x7*(vocab*x3 + 8)
        s1 = vocab*x9
        s2 = x10*x9
        s3 = x11*(width_act_grad + 4)
        s5 = x10*x7
        s7 = x12*x13
    else:
        x16 = x15*x7
        s0 = x7*(x14 + 8)
        s1 = x16
        s2 = x16
        s3 = x16
        s5 = 0
        s7 = 0
    x17 = x10*x2
    x18 = cost_div + cost_rsqrt
    x19 = 8*hidden + x18
    x20 = 15*hidden
    x21 = 3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + 2*vocab + 2
    x22 = decoder_first_layers + encoder_first_layers
    x23 = decoder_layers + encoder_layers + x22
    x24 = 14*encoder_first_layers + 14*encoder_layers
    x25 = 3*ffn
    x26 = 2*decoder_first_layers + 2*decoder_layers + encoder_first_layers + encoder_layers
    x27 = 2*head_dim*(heads + kv_heads)
    x28 = heads*buckets*x22
    x29 = 2*width_act
    x30 = x29 + 1
    x31 = width_param_grad + 4*width_act_grad + 2
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x32 = width_param_grad*accumulating
    x33 = 2*batch
    x34 = width_master + 2*width_opt
    x35 = width_param_grad + x34
    x36 = width_param + x34
    x37 = 4*hidden
    x38 = x10*x37
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x17, x17, 0, x11*x2, batch*(seq*(x19 + 1) + target_seq*(vocab*(cost_exp + 4) + cost_log + x19 + 2)),
        hidden*vocab*x13, batch*(seq*x20 + target_seq*(vocab*(cost_exp + cost_div + 1) + x20)), 0,
        hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 28*vocab + x18*x21 + x25*(14*decoder_first_layers + 14*decoder_layers + x18*x23 + x24) + x27*(28*decoder_first_layers + 28*decoder_layers + x18*x26 + x24) + 28) + x28*(x18 + 14),
        batch*(8*seq + hidden*(seq*(width_param + 3*width_act) + target_seq*(width_param + 4*width_act)) + x8) + hidden*width_param*x12 + s0,
        batch*(2*seq*(hidden*x30 + 2) + target_seq*(x14 + x2*x30 + 4)) + s1,
        hidden*(batch*(seq*(width_act + x31) + target_seq*(x29 + x31)) + vocab*(width_param + x32) + 2*width_param + 2*x32) + x33*(6*seq + target_seq*(x15 + 6)) + s2,
        hidden*(batch*width_act_grad*(3*seq + x5) + width_param_grad*(vocab*(2 - accumulating) + x1 + 2)) + s3,
        hidden*(width_param*(x21 - f1*x21) + x21*x35 + x25*(width_param*(x23 - f1*x23) + x23*x35) + x27*(width_param*(x26 - f1*x26) + x26*x35)) + x28*(width_param*(1 - f1) + x35),
        hidden*(x21*x36 + x23*x25*x36 + x26*x27*x36) + x28*x36, x17, width_param*x17, f1*x17, width_master*x17, x38,
        width_opt*x38, x17, width_param_grad*x17, x1*(x37 + 1) + s4 + s5, x33*(x4*(width_act + 1) + x6) + s6 + s7,
        0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x2 = batch*head_dim
    x0 = seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x1 = heads*(core_rerun + 2)
    x3 = 4*x2
    x4 = x1*x3
    x5 = x0*x4
    x6 = cost_exp + cost_div
    x7 = x6 + 7
    x8 = core_rerun*x7
    x10 = heads*x0
    x11 = batch*x10
    x9 = x8 + 8
    x12 = x11*x9
    x75 = target_seq*target_seq
    if pairs == "full":
        pairs_size = x75
    elif pairs == "causal":
        pairs_size = _exact(target_seq*(target_seq + 1), 2)
    else:
        pairs_size = _exact(x75, 2)
    x13 = pairs_size*x4
    x14 = batch*heads
    x15 = pairs_size*x14
    x16 = x15*x9
    x18 = batch*seq
    x17 = target_seq*x1
    x19 = 4*x18
    x20 = head_dim*x17*x19
    x21 = x6 + 6
    x22 = core_rerun*x21
    x23 = target_seq*heads
    x24 = x18*x23
    x25 = x24*(x22 + 7)
    x28 = heads*head_dim
    x29 = batch*pairs_size*x28
    x30 = head_dim*x23
    if flops == "model":
        s23 = x5
        s24 = x12
        s83 = x13
        s84 = x16
        s111 = x20
        s112 = x25
    else:
        if attention == "flash":
            x26 = 2*(2*core_rerun + 5)
            x27 = cost_exp + x8 + 10
            s23 = x10*x2*x26
            s24 = x11*x27
            s83 = x26*x29
            s84 = x15*x27
            s111 = x18*x26*x30
            s112 = x24*(cost_exp + x22 + 9)
        else:
            s23 = x5
            s24 = x12
            s83 = x13
            s84 = x16
            s111 = x20
            s112 = x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x31 = layer_kept*x18
    x32 = x28*x31
    x33 = width_act*x32
    x34 = kv_heads*head_dim
    x35 = x31*x34
    x36 = width_act*x35
    x37 = seq*heads
    x38 = 2*kv_heads
    x39 = head_dim*(heads + x38)
    x42 = seq*width_act
    x43 = x18*x28
    x44 = width_act*x43
    x46 = core_rerun + 1
    x49 = width_act_grad*x43
    x50 = 8*x18
    x51 = seq*width_act_grad
    x52 = batch*target_seq
    x53 = layer_kept*x52
    x54 = x28*x53
    x55 = width_act*x54
    x56 = x34*x53
    x57 = width_act*x56
    x59 = target_seq*width_act
    x60 = x28*x52
    x61 = width_act*x60
    x62 = 4*x52
    x64 = width_act_grad*x60
    x65 = 2*x64
    x66 = 8*x52
    x67 = target_seq*width_act_grad
    x71 = layer_kept*x0
    x76 = layer_kept*x75
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x81 = core_kept*x10
    x83 = core_kept*x75
    x84 = heads*x83
    x87 = head_dim*x38
    x98 = width_act*x52
    x100 = heads*x75
    x103 = width_act_grad*x52
    if attention == "flash":
        x45 = heads*x19
        x63 = heads*x62
        x72 = heads*x71
        x73 = width_act*x72
        x77 = heads*x76
        x78 = width_act*x77
        if activations == "fused":
            x74 = heads*core_kept
            s19 = x72
            s20 = x73
            s21 = heads
            s22 = seq
            s36 = x18*x74
            s37 = core_kept*x45
            s38 = x18
            s39 = heads
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
            s80 = x77
            s81 = x78
            s82 = target_seq
            s96 = x52*x74
            s97 = core_kept*x63
            s98 = x52
            s99 = 0
            s100 = 0
            s101 = 0
            s102 = 0
            s121 = 0
            s122 = 0
        elif activations == "paper":
            s19 = x72
            s20 = x73
            s21 = heads
            s22 = seq
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
            s80 = x77
            s81 = x78
            s82 = target_seq
            s96 = 0
            s97 = 0
            s98 = 0
            s99 = 0
            s100 = 0
            s101 = 0
            s102 = 0
            s121 = 0
            s122 = 0
        else:
            if recompute in ('none', 'full'):
                x79 = core_kept*x14
                f2 = -(-seq//32)
                x80 = f2*x79
                f3 = -(-target_seq//32)
                x82 = f3*x79
                x85 = core_kept*x37
                s36 = 32*x80
                s37 = 128*x80
                s38 = x18
                s39 = heads
                s40 = x81
                s41 = width_act*x81
                s42 = heads
                s43 = seq
                s44 = 2*core_kept
                s45 = 16*core_kept
                s46 = 2
                s96 = 32*x82
                s97 = 128*x82
                s98 = x52
                s99 = x83
                s100 = target_seq
                s101 = x84
                s102 = width_act*x84
                s121 = target_seq*x85
                s122 = x59*x85
            else:
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
                s96 = 0
                s97 = 0
                s98 = 0
                s99 = 0
                s100 = 0
                s101 = 0
                s102 = 0
                s121 = 0
                s122 = 0
            s19 = 0
            s20 = 0
            s21 = 0
            s22 = 0
            s80 = 0
            s81 = 0
            s82 = 0
        x40 = batch*x39
        x41 = x37 + x40
        x47 = x38*x46
        x48 = x2*(x1 + x47)
        x58 = x23 + x40
        x68 = core_rerun*x61
        x69 = seq*x38 + x23
        x70 = width_act*x2
        s8 = x32
        s9 = x33
        s10 = x18
        s11 = heads
        s12 = head_dim
        s13 = x35
        s14 = x36
        s15 = kv_heads
        s25 = x41*x42
        s26 = x44
        s27 = x45
        s28 = 0
        s29 = x42*(x37*x46 + x48)
        s30 = 2*x49
        s31 = x45*x46
        s32 = heads*x50
        s33 = x41*x51
        s34 = core_rerun*x44
        s35 = 0
        s47 = 0
        s48 = 0
        s49 = 0
        s50 = 0
        s51 = 0
        s52 = 0
        s53 = 0
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s59 = 0
        s60 = 0
        s61 = 0
        s72 = x54
        s73 = x55
        s74 = x52
        s75 = x56
        s76 = x57
        s85 = x58*x59
        s86 = x61
        s87 = x63
        s88 = 0
        s89 = x59*(x23*x46 + x48)
        s90 = x65
        s91 = x46*x63
        s92 = heads*x66
        s93 = x58*x67
        s94 = x68
        s95 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
        s113 = x69*x70
        s114 = x61
        s115 = 0
        s116 = x70*(seq*x47 + x17)
        s117 = x65
        s118 = width_act_grad*x2*x69
        s119 = x68
        s120 = 0
        s123 = 0
        s124 = 0
        s125 = 0
    else:
        x107 = batch*x81
        x105 = batch*width_act
        x108 = x105*x81
        x109 = batch*x84
        x110 = x105*x84
        x111 = core_kept*x24
        x112 = width_act*x111
        if activations in ('fused', 'paper'):
            s8 = x32
            s9 = x33
            s10 = x18
            s11 = heads
            s12 = head_dim
            s13 = x35
            s14 = x36
            s15 = kv_heads
            s47 = x107
            s48 = x108
            s49 = batch
            s50 = heads
            s51 = seq
            s56 = 0
            s57 = 0
            s58 = 0
            s59 = 0
            s60 = 0
            s61 = 0
            s72 = x54
            s73 = x55
            s74 = x52
            s75 = x56
            s76 = x57
            s103 = x109
            s104 = x110
            s105 = target_seq
            s108 = 0
            s109 = 0
            s110 = 0
            s123 = x111
            s124 = x112
        else:
            if recompute in ('none', 'full'):
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s47 = x107
                s48 = x108
                s49 = batch
                s50 = heads
                s51 = seq
                s56 = core_kept*x43
                s57 = core_kept*x44
                s58 = batch
                s59 = heads
                s60 = seq
                s61 = head_dim
                s72 = 0
                s73 = 0
                s74 = 0
                s75 = 0
                s76 = 0
                s103 = x109
                s104 = x110
                s105 = target_seq
                s108 = core_kept*x60
                s109 = core_kept*x61
                s110 = target_seq
                s123 = x111
                s124 = x112
            else:
                s8 = x32
                s9 = x33
                s10 = x18
                s11 = heads
                s12 = head_dim
                s13 = x35
                s14 = x36
                s15 = kv_heads
                s47 = 0
                s48 = 0
                s49 = 0
                s50 = 0
                s51 = 0
                s56 = 0
                s57 = 0
                s58 = 0
                s59 = 0
                s60 = 0
                s61 = 0
                s72 = x54
                s73 = x55
                s74 = x52
                s75 = x56
                s76 = x57
                s103 = 0
                s104 = 0
                s105 = 0
                s108 = 0
                s109 = 0
                s110 = 0
                s123 = 0
                s124 = 0
        x86 = heads*(3*seq + head_dim)
        x88 = batch*(x86 + x87) + x37
        x89 = width_act*x86
        x90 = x18*x89
        x91 = head_dim*x46
        x92 = 3*core_rerun + 2
        x93 = x38*x91
        x94 = 2*heads
        x95 = x94*(2*seq + head_dim)
        x96 = heads*(3*target_seq + head_dim)
        x97 = batch*(x87 + x96) + x23
        x99 = x96*x98
        x101 = batch*x100
        x102 = core_rerun*x23
        x104 = seq*(3*x23 + x87) + x30
        x106 = x52*x89
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s25 = x42*x88
        s26 = x90
        s27 = 0
        s28 = x11
        s29 = x42*(batch*(heads*(seq*x92 + x91) + x93) + core_rerun*x37)
        s30 = width_act_grad*x18*x95
        s31 = 0
        s32 = 0
        s33 = x51*x88
        s34 = core_rerun*x90
        s35 = core_rerun*x11
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
        s52 = width_act_grad*x11
        s53 = batch
        s54 = heads
        s55 = seq
        s80 = 0
        s81 = 0
        s82 = 0
        s85 = x59*x97
        s86 = x99
        s87 = 0
        s88 = x101
        s89 = x59*(batch*(heads*(target_seq*x92 + x91) + x93) + x102)
        s90 = x103*x94*(2*target_seq + head_dim)
        s91 = 0
        s92 = 0
        s93 = x67*x97
        s94 = core_rerun*x99
        s95 = core_rerun*x101
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s106 = width_act_grad*x101
        s107 = target_seq
        s113 = x104*x105
        s114 = x106
        s115 = x24
        s116 = x105*(seq*(x23*x92 + x93) + x23*x91)
        s117 = x103*x95
        s118 = batch*width_act_grad*x104
        s119 = core_rerun*x106
        s120 = x102*x18
        s121 = 0
        s122 = 0
        s125 = width_act_grad*x24
    x113 = 4*x31
    x114 = 8*x71
    x115 = 4*x53
    x116 = 8*x76
    x117 = hidden*x31
    x118 = 4*hidden
    x119 = width_act*x117
    x120 = ffn*x31
    x121 = width_act*x120
    x122 = hidden*x53
    x123 = width_act*x122
    x124 = ffn*x53
    x125 = width_act*x124
    x126 = hidden*x18
    x127 = x118*x18
    x128 = width_act*x126
    x129 = hidden*x52
    x130 = width_act*x129
    if activations == "fused":
        s0 = x31
        s1 = x113
        s2 = x18
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s16 = x71
        s17 = x114
        s18 = seq
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = x53
        s66 = x115
        s67 = x52
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s77 = x76
        s78 = x116
        s79 = target_seq
        s126 = 0
        s127 = 0
        s128 = x19
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = x62
        s133 = 0
        s134 = 0
        s135 = 0
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s126 = 0
        s127 = 0
        s128 = 0
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
        s134 = 0
        s135 = 0
    else:
        s0 = x31
        s1 = x113
        s2 = x18
        s3 = x117
        s4 = x118*x31
        s5 = x18
        s6 = hidden
        s7 = x119
        s16 = x71
        s17 = x114
        s18 = seq
        s62 = x120
        s63 = x121
        s64 = ffn
        s65 = x53
        s66 = x115
        s67 = x52
        s68 = x122
        s69 = x118*x53
        s70 = x52
        s71 = x123
        s77 = x76
        s78 = x116
        s79 = target_seq
        s126 = x124
        s127 = x125
        s128 = x19
        s129 = x126
        s130 = x127
        s131 = x128
        s132 = x62
        s133 = x129
        s134 = x118*x52
        s135 = x130
    x131 = vocab*x52
    x132 = width_act_grad*x131
    if loss == "eager":
        s136 = vocab*x66
        s137 = vocab*x62
        s138 = 0
        s139 = x66
        s140 = x131
        s141 = x52
        s142 = vocab
    else:
        s136 = 0
        s137 = 0
        s138 = x132
        s139 = 0
        s140 = 0
        s141 = 0
        s142 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x133 = cost_div + cost_rsqrt
    x134 = x118 + x133 + 1
    x135 = x134*x18
    x136 = 10*hidden
    x137 = layer_rerun*x134 + x136
    x138 = x137*x18
    x139 = hidden*width_param
    x140 = width_act_grad*x126
    x141 = layer_rerun + 1
    x142 = x128*x141
    x143 = x139*x141
    x144 = hidden*width_param_grad
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x145 = accumulating*x144
    x146 = layer_rerun*x128
    x147 = layer_rerun*x19
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x148 = hidden*f1
    x149 = hidden*width_master
    x150 = 2*hidden
    x151 = width_opt*x150
    x152 = x150*x39
    x153 = x152*x18
    x154 = layer_rerun + 2
    x155 = x153*x154
    x156 = x139*x39
    x157 = x18*x39
    x158 = width_act*x157
    x159 = 2*width_act_grad*x157
    x160 = x143*x39
    x161 = x145*x39
    x162 = x144*x39
    x163 = layer_rerun*x158
    x164 = hidden*x39
    x165 = x148*x39
    x166 = x149*x39
    x167 = x151*x39
    x168 = cost_log + cost_div + 6
    x169 = heads + layer_rerun*x168
    x170 = 8*x0
    x171 = heads*buckets
    x172 = width_param*x171
    x173 = width_act*x10
    x174 = width_act_grad*x10
    x175 = width_param_grad*x171
    x176 = accumulating*x175
    x177 = layer_rerun*x172
    x178 = f1*x171
    x179 = width_master*x171
    x180 = 2*x171
    x181 = width_opt*x180
    x182 = x10*x3
    x183 = x11*x7
    x184 = x18*x34
    x185 = width_act_grad*x184
    x186 = x150*x43
    x187 = x154*x186
    x188 = x139*x28
    x189 = x150*x18
    x190 = width_act_grad*x189
    x191 = x143*x28
    x192 = x141*x44
    x193 = x145*x28
    x194 = x144*x28
    x195 = hidden*x28
    x196 = x148*x28
    x197 = x149*x28
    x198 = x150*x28
    x199 = x151*x28
    x200 = x141*x189
    x201 = layer_rerun*x126
    x202 = x126*x141
    x203 = width_act*x189
    x204 = layer_rerun*x203
    x205 = ffn*x118
    x206 = x18*x205
    x207 = x154*x206
    x208 = 2*ffn
    x209 = x139*x208
    x210 = x18*x208
    x211 = width_act*x210
    x212 = ffn*width_act_grad
    x213 = x19*x212
    x214 = x143*x208
    x215 = x145*x208
    x216 = x144*x208
    x217 = layer_rerun*x211
    x218 = ffn*x150
    x219 = x148*x208
    x220 = x149*x208
    x221 = width_opt*x205
    x222 = cost_gelu + 1
    x223 = ffn*x18
    x224 = x222*x223
    x225 = cost_gelu*x141 + layer_rerun + 5
    x226 = x223*x225
    x227 = width_act*x223
    x228 = width_act_grad*x223
    x229 = x141*x211
    x230 = width_act_grad*x210
    x231 = layer_rerun*x227
    x232 = x141*x210
    x233 = layer_rerun*x223
    x234 = x18*x218
    x235 = x154*x234
    x236 = ffn*x139
    x237 = ffn*x143
    x238 = x141*x227
    x239 = ffn*x145
    x240 = ffn*x144
    x241 = hidden*ffn
    x242 = ffn*x148
    x243 = ffn*x149
    x244 = ffn*x151
    x245 = x134*x52
    x246 = x137*x52
    x247 = width_act_grad*x129
    x248 = x130*x141
    x249 = layer_rerun*x130
    x250 = layer_rerun*x62
    x251 = x152*x52
    x252 = x154*x251
    x253 = x39*x98
    x254 = 2*x103*x39
    x255 = layer_rerun*x253
    x256 = 8*x75
    x257 = width_act*x100
    x258 = width_act_grad*x100
    x259 = 4*x29
    x260 = x15*x7
    x261 = x34*x52
    x262 = width_act_grad*x261
    x263 = x198*x52
    x264 = x154*x263
    x265 = x150*x52
    x266 = width_act_grad*x265
    x267 = x141*x61
    x268 = x141*x265
    x269 = layer_rerun*x129
    x270 = x129*x141
    x271 = width_act*x265
    x272 = layer_rerun*x271
    x273 = layer_rerun*x61
    x274 = x127*x34
    x275 = x154*x274
    x276 = x139*x87
    x277 = width_act*x18*x87
    x278 = width_act_grad*x19*x34
    x279 = x143*x87
    x280 = x145*x87
    x281 = x144*x87
    x282 = layer_rerun*x277
    x283 = hidden*x87
    x284 = x148*x87
    x285 = x149*x87
    x286 = x118*x34
    x287 = width_opt*x286
    x288 = x19*x30
    x289 = x21*x24
    x290 = x205*x52
    x291 = x154*x290
    x292 = x208*x52
    x293 = width_act*x292
    x294 = x212*x62
    x295 = layer_rerun*x293
    x296 = ffn*x52
    x297 = x222*x296
    x298 = x225*x296
    x299 = width_act*x296
    x300 = width_act_grad*x296
    x301 = x141*x293
    x302 = width_act_grad*x292
    x303 = layer_rerun*x299
    x304 = x141*x292
    x305 = layer_rerun*x296
    x306 = x218*x52
    x307 = x154*x306
    x308 = x141*x299
    x309 = hidden*vocab
    x310 = vocab*x139
    x311 = vocab*x148
    x312 = vocab*x149
    x313 = vocab*x144
    x314 = vocab*x150
    x315 = vocab*x151
    x316 = x144*x52
    x317 = width_act*x131
    x318 = 2*vocab
    x319 = 3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + x318 + 2
    x320 = decoder_first_layers + encoder_first_layers
    x321 = decoder_layers + encoder_layers + x320
    x322 = 14*encoder_first_layers + 14*encoder_layers
    x323 = 3*ffn
    x324 = 2*decoder_first_layers + 2*decoder_layers + encoder_first_layers + encoder_layers
    x325 = 2*head_dim*(heads + kv_heads)
    x326 = x171*x320
    x327 = x319 + x321*x323 + x324*x325
    x328 = hidden*x327 + x326
    x329 = width_master*x328
    x330 = 2*width_opt*x328
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x135, _1=x138, _2=x128, _3=x139, _4=x128, _5=x19, _6=x140, _7=x142, _8=x19, _9=x143, _10=x140, _11=x145,
        _12=x144, _13=x146, _14=x147, _15=hidden, _16=x139, _17=hidden, _18=x148, _19=x149, _20=hidden, _21=hidden,
        _22=x144, _23=hidden, _24=x150, _25=x151, _26=hidden, _27=2, _28=x126, _29=x128, _30=x18, _31=hidden,
        _32=s0, _33=s1, _34=s2, _35=x126, _36=x140, _37=x18, _38=hidden, _39=s3, _40=s4, _41=s5, _42=s6, _43=s3,
        _44=s7, _45=s5, _46=s6, _47=x117, _48=x119, _49=x18, _50=hidden, _51=x153, _52=x155, _53=x128, _54=x156,
        _55=x158, _56=x159, _57=x160, _58=x140, _59=x142, _60=x161, _61=x162, _62=x163, _63=x164, _64=x156,
        _65=hidden, _66=x39, _67=x165, _68=x166, _69=hidden, _70=x39, _71=x164, _72=x162, _73=hidden, _74=x39,
        _75=x152, _76=x167, _77=hidden, _78=x39, _79=2, _80=x126, _81=x140, _82=x18, _83=hidden, _84=s8, _85=s9,
        _86=s10, _87=s11, _88=s12, _89=s13, _90=s14, _91=s10, _92=s15, _93=s12, _94=s13, _95=s14, _96=s10, _97=s15,
        _98=s12, _99=x0*x168, _100=x0*x169, _101=x170, _102=x172, _103=x170, _104=x173, _105=x174, _106=x141*x170,
        _107=x176, _108=x175, _109=layer_rerun*x170, _110=x177, _111=layer_rerun*x173, _112=x171, _113=x172,
        _114=buckets, _115=heads, _116=x178, _117=x179, _118=buckets, _119=heads, _120=x171, _121=x175,
        _122=buckets, _123=heads, _124=x180, _125=x181, _126=buckets, _127=heads, _128=2, _129=s16, _130=s17,
        _131=s18, _132=s18, _133=s19, _134=s20, _135=s21, _136=s22, _137=s22, _138=x182, _139=x183, _140=s23,
        _141=s24, _142=s25, _143=s26, _144=s27, _145=s28, _146=s29, _147=s30, _148=s31, _149=s32, _150=s33,
        _151=s28, _152=s34, _153=s35, _154=x32, _155=x33, _156=x18, _157=heads, _158=head_dim, _159=s36, _160=s37,
        _161=s38, _162=s39, _163=x43, _164=x49, _165=x18, _166=heads, _167=head_dim, _168=x184, _169=x185, _170=x18,
        _171=kv_heads, _172=head_dim, _173=x184, _174=x185, _175=x18, _176=kv_heads, _177=head_dim, _178=x10,
        _179=x174, _180=heads, _181=seq, _182=seq, _183=s40, _184=s41, _185=s42, _186=s43, _187=s43, _188=s44,
        _189=s45, _190=s46, _191=s47, _192=s48, _193=s49, _194=s50, _195=s51, _196=s51, _197=s47, _198=s47,
        _199=s49, _200=s50, _201=s51, _202=s51, _203=s47, _204=s48, _205=s49, _206=s50, _207=s51, _208=s51,
        _209=s28, _210=s52, _211=s53, _212=s54, _213=s55, _214=s55, _215=s28, _216=s52, _217=s53, _218=s54,
        _219=s55, _220=s55, _221=s28, _222=s52, _223=s53, _224=s54, _225=s55, _226=s55, _227=s56, _228=s57,
        _229=s58, _230=s59, _231=s60, _232=s61, _233=s56, _234=s57, _235=s58, _236=s59, _237=s60, _238=s61,
        _239=s56, _240=s57, _241=s58, _242=s59, _243=s60, _244=s61, _245=x186, _246=x187, _247=x44, _248=x188,
        _249=x128, _250=x190, _251=x191, _252=x49, _253=x192, _254=x193, _255=x194, _256=x146, _257=x195, _258=x188,
        _259=x28, _260=hidden, _261=x196, _262=x197, _263=x28, _264=hidden, _265=x195, _266=x194, _267=x28,
        _268=hidden, _269=x198, _270=x199, _271=x28, _272=hidden, _273=2, _274=x43, _275=x49, _276=x18, _277=heads,
        _278=head_dim, _279=x189, _280=x200, _281=x128, _282=x128, _283=x126, _284=x140, _285=x126, _286=x140,
        _287=x146, _288=x146, _289=x201, _290=x117, _291=x117, _292=x18, _293=hidden, _294=x126, _295=x140,
        _296=x18, _297=hidden, _298=x126, _299=x202, _300=x203, _301=x128, _302=x190, _303=x140, _304=x204,
        _305=x146, _306=x126, _307=x140, _308=x18, _309=hidden, _310=x117, _311=x119, _312=x18, _313=hidden,
        _314=x135, _315=x138, _316=x128, _317=x139, _318=x128, _319=x19, _320=x140, _321=x142, _322=x19, _323=x143,
        _324=x140, _325=x145, _326=x144, _327=x146, _328=x147, _329=hidden, _330=x139, _331=hidden, _332=x148,
        _333=x149, _334=hidden, _335=hidden, _336=x144, _337=hidden, _338=x150, _339=x151, _340=hidden, _341=2,
        _342=s0, _343=s1, _344=s2, _345=x126, _346=x140, _347=x18, _348=hidden, _349=s3, _350=s4, _351=s5, _352=s6,
        _353=s3, _354=s7, _355=s5, _356=s6, _357=x117, _358=x119, _359=x18, _360=hidden, _361=x206, _362=x207,
        _363=x128, _364=x209, _365=x211, _366=x213, _367=x214, _368=x140, _369=x142, _370=x215, _371=x216,
        _372=x217, _373=x218, _374=x209, _375=hidden, _376=x208, _377=x219, _378=x220, _379=hidden, _380=x208,
        _381=x218, _382=x216, _383=hidden, _384=x208, _385=x205, _386=x221, _387=hidden, _388=x208, _389=2,
        _390=x126, _391=x140, _392=x18, _393=hidden, _394=x120, _395=x121, _396=x18, _397=ffn, _398=x120, _399=x121,
        _400=x18, _401=ffn, _402=x224, _403=x226, _404=x211, _405=x227, _406=x228, _407=x229, _408=x230, _409=x231,
        _410=x223, _411=x228, _412=x18, _413=ffn, _414=x223, _415=x228, _416=x18, _417=ffn, _418=s62, _419=s63,
        _420=s5, _421=s64, _422=s62, _423=s63, _424=s5, _425=s64, _426=s62, _427=s63, _428=s5, _429=s64, _430=s62,
        _431=s63, _432=s5, _433=s64, _434=x210, _435=x232, _436=x227, _437=x227, _438=x223, _439=x228, _440=x223,
        _441=x228, _442=x231, _443=x231, _444=x233, _445=x120, _446=x120, _447=x18, _448=ffn, _449=x223, _450=x228,
        _451=x18, _452=ffn, _453=x120, _454=x121, _455=x18, _456=ffn, _457=x234, _458=x235, _459=x227, _460=x236,
        _461=x128, _462=x190, _463=x237, _464=x228, _465=x238, _466=x239, _467=x240, _468=x146, _469=x241,
        _470=x236, _471=ffn, _472=hidden, _473=x242, _474=x243, _475=ffn, _476=hidden, _477=x241, _478=x240,
        _479=ffn, _480=hidden, _481=x218, _482=x244, _483=ffn, _484=hidden, _485=2, _486=x223, _487=x228, _488=x18,
        _489=ffn, _490=x189, _491=x200, _492=x128, _493=x128, _494=x126, _495=x140, _496=x126, _497=x140, _498=x146,
        _499=x146, _500=x201, _501=x117, _502=x117, _503=x18, _504=hidden, _505=x126, _506=x140, _507=x18,
        _508=hidden, _509=x126, _510=x202, _511=x203, _512=x128, _513=x190, _514=x140, _515=x204, _516=x146,
        _517=x126, _518=x140, _519=x18, _520=hidden, _521=x135, _522=x138, _523=x128, _524=x139, _525=x128,
        _526=x19, _527=x140, _528=x142, _529=x19, _530=x143, _531=x140, _532=x145, _533=x144, _534=x146, _535=x147,
        _536=hidden, _537=x139, _538=hidden, _539=x148, _540=x149, _541=hidden, _542=hidden, _543=x144, _544=hidden,
        _545=x150, _546=x151, _547=hidden, _548=2, _549=x126, _550=x128, _551=x18, _552=hidden, _553=s0, _554=s1,
        _555=s2, _556=x126, _557=x140, _558=x18, _559=hidden, _560=s3, _561=s4, _562=s5, _563=s6, _564=s3, _565=s7,
        _566=s5, _567=s6, _568=x117, _569=x119, _570=x18, _571=hidden, _572=x153, _573=x155, _574=x128, _575=x156,
        _576=x158, _577=x159, _578=x160, _579=x140, _580=x142, _581=x161, _582=x162, _583=x163, _584=x164,
        _585=x156, _586=hidden, _587=x39, _588=x165, _589=x166, _590=hidden, _591=x39, _592=x164, _593=x162,
        _594=hidden, _595=x39, _596=x152, _597=x167, _598=hidden, _599=x39, _600=2, _601=x126, _602=x140, _603=x18,
        _604=hidden, _605=s8, _606=s9, _607=s10, _608=s11, _609=s12, _610=s13, _611=s14, _612=s10, _613=s15,
        _614=s12, _615=s13, _616=s14, _617=s10, _618=s15, _619=s12, _620=x182, _621=x183, _622=s23, _623=s24,
        _624=s25, _625=s26, _626=s27, _627=s28, _628=s29, _629=s30, _630=s31, _631=s32, _632=s33, _633=s28,
        _634=s34, _635=s35, _636=x32, _637=x33, _638=x18, _639=heads, _640=head_dim, _641=s36, _642=s37, _643=s38,
        _644=s39, _645=x43, _646=x49, _647=x18, _648=heads, _649=head_dim, _650=x184, _651=x185, _652=x18,
        _653=kv_heads, _654=head_dim, _655=x184, _656=x185, _657=x18, _658=kv_heads, _659=head_dim, _660=x10,
        _661=x174, _662=heads, _663=seq, _664=seq, _665=s40, _666=s41, _667=s42, _668=s43, _669=s43, _670=s44,
        _671=s45, _672=s46, _673=s47, _674=s48, _675=s49, _676=s50, _677=s51, _678=s51, _679=s47, _680=s47,
        _681=s49, _682=s50, _683=s51, _684=s51, _685=s47, _686=s48, _687=s49, _688=s50, _689=s51, _690=s51,
        _691=s28, _692=s52, _693=s53, _694=s54, _695=s55, _696=s55, _697=s28, _698=s52, _699=s53, _700=s54,
        _701=s55, _702=s55, _703=s28, _704=s52, _705=s53, _706=s54, _707=s55, _708=s55, _709=s56, _710=s57,
        _711=s58, _712=s59, _713=s60, _714=s61, _715=s56, _716=s57, _717=s58,
        : None
    ).__defaults__ + (
        lambda
        _718=s59, _719=s60, _720=s61, _721=s56, _722=s57, _723=s58, _724=s59, _725=s60, _726=s61, _727=x186,
        _728=x187, _729=x44, _730=x188, _731=x128, _732=x190, _733=x191, _734=x49, _735=x192, _736=x193, _737=x194,
        _738=x146, _739=x195, _740=x188, _741=x28, _742=hidden, _743=x196, _744=x197, _745=x28, _746=hidden,
        _747=x195, _748=x194, _749=x28, _750=hidden, _751=x198, _752=x199, _753=x28, _754=hidden, _755=2, _756=x43,
        _757=x49, _758=x18, _759=heads, _760=head_dim, _761=x189, _762=x200, _763=x128, _764=x128, _765=x126,
        _766=x140, _767=x126, _768=x140, _769=x146, _770=x146, _771=x201, _772=x117, _773=x117, _774=x18,
        _775=hidden, _776=x126, _777=x140, _778=x18, _779=hidden, _780=x126, _781=x202, _782=x203, _783=x128,
        _784=x190, _785=x140, _786=x204, _787=x146, _788=x126, _789=x140, _790=x18, _791=hidden, _792=x117,
        _793=x119, _794=x18, _795=hidden, _796=x135, _797=x138, _798=x128, _799=x139, _800=x128, _801=x19,
        _802=x140, _803=x142, _804=x19, _805=x143, _806=x140, _807=x145, _808=x144, _809=x146, _810=x147,
        _811=hidden, _812=x139, _813=hidden, _814=x148, _815=x149, _816=hidden, _817=hidden, _818=x144, _819=hidden,
        _820=x150, _821=x151, _822=hidden, _823=2, _824=s0, _825=s1, _826=s2, _827=x126, _828=x140, _829=x18,
        _830=hidden, _831=s3, _832=s4, _833=s5, _834=s6, _835=s3, _836=s7, _837=s5, _838=s6, _839=x117, _840=x119,
        _841=x18, _842=hidden, _843=x206, _844=x207, _845=x128, _846=x209, _847=x211, _848=x213, _849=x214,
        _850=x140, _851=x142, _852=x215, _853=x216, _854=x217, _855=x218, _856=x209, _857=hidden, _858=x208,
        _859=x219, _860=x220, _861=hidden, _862=x208, _863=x218, _864=x216, _865=hidden, _866=x208, _867=x205,
        _868=x221, _869=hidden, _870=x208, _871=2, _872=x126, _873=x140, _874=x18, _875=hidden, _876=x120,
        _877=x121, _878=x18, _879=ffn, _880=x120, _881=x121, _882=x18, _883=ffn, _884=x224, _885=x226, _886=x211,
        _887=x227, _888=x228, _889=x229, _890=x230, _891=x231, _892=x223, _893=x228, _894=x18, _895=ffn, _896=x223,
        _897=x228, _898=x18, _899=ffn, _900=s62, _901=s63, _902=s5, _903=s64, _904=s62, _905=s63, _906=s5, _907=s64,
        _908=s62, _909=s63, _910=s5, _911=s64, _912=s62, _913=s63, _914=s5, _915=s64, _916=x210, _917=x232,
        _918=x227, _919=x227, _920=x223, _921=x228, _922=x223, _923=x228, _924=x231, _925=x231, _926=x233,
        _927=x120, _928=x120, _929=x18, _930=ffn, _931=x223, _932=x228, _933=x18, _934=ffn, _935=x120, _936=x121,
        _937=x18, _938=ffn, _939=x234, _940=x235, _941=x227, _942=x236, _943=x128, _944=x190, _945=x237, _946=x228,
        _947=x238, _948=x239, _949=x240, _950=x146, _951=x241, _952=x236, _953=ffn, _954=hidden, _955=x242,
        _956=x243, _957=ffn, _958=hidden, _959=x241, _960=x240, _961=ffn, _962=hidden, _963=x218, _964=x244,
        _965=ffn, _966=hidden, _967=2, _968=x223, _969=x228, _970=x18, _971=ffn, _972=x189, _973=x200, _974=x128,
        _975=x128, _976=x126, _977=x140, _978=x126, _979=x140, _980=x146, _981=x146, _982=x201, _983=x117,
        _984=x117, _985=x18, _986=hidden, _987=x126, _988=x140, _989=x18, _990=hidden, _991=x126, _992=x202,
        _993=x203, _994=x128, _995=x190, _996=x140, _997=x204, _998=x146, _999=x126, _1000=x140, _1001=x18,
        _1002=hidden, _1003=x245, _1004=x246, _1005=x130, _1006=x139, _1007=x130, _1008=x62, _1009=x247, _1010=x248,
        _1011=x62, _1012=x143, _1013=x247, _1014=x145, _1015=x144, _1016=x249, _1017=x250, _1018=hidden, _1019=x139,
        _1020=hidden, _1021=x148, _1022=x149, _1023=hidden, _1024=hidden, _1025=x144, _1026=hidden, _1027=x150,
        _1028=x151, _1029=hidden, _1030=2, _1031=x129, _1032=x130, _1033=x52, _1034=hidden, _1035=s65, _1036=s66,
        _1037=s67, _1038=x129, _1039=x247, _1040=x52, _1041=hidden, _1042=s68, _1043=s69, _1044=s70, _1045=s6,
        _1046=s68, _1047=s71, _1048=s70, _1049=s6, _1050=x122, _1051=x123, _1052=x52, _1053=hidden, _1054=x251,
        _1055=x252, _1056=x130, _1057=x156, _1058=x253, _1059=x254, _1060=x160, _1061=x247, _1062=x248, _1063=x161,
        _1064=x162, _1065=x255, _1066=x164, _1067=x156, _1068=hidden, _1069=x39, _1070=x165, _1071=x166,
        _1072=hidden, _1073=x39, _1074=x164, _1075=x162, _1076=hidden, _1077=x39, _1078=x152, _1079=x167,
        _1080=hidden, _1081=x39, _1082=2, _1083=x129, _1084=x247, _1085=x52, _1086=hidden, _1087=s72, _1088=s73,
        _1089=s74, _1090=s11, _1091=s12, _1092=s75, _1093=s76, _1094=s74, _1095=s15, _1096=s12, _1097=s75,
        _1098=s76, _1099=s74, _1100=s15, _1101=s12, _1102=x168*x75, _1103=x169*x75, _1104=x256, _1105=x172,
        _1106=x256, _1107=x257, _1108=x258, _1109=x141*x256, _1110=x176, _1111=x175, _1112=layer_rerun*x256,
        _1113=x177, _1114=layer_rerun*x257, _1115=x171, _1116=x172, _1117=buckets, _1118=heads, _1119=x178,
        _1120=x179, _1121=buckets, _1122=heads, _1123=x171, _1124=x175, _1125=buckets, _1126=heads, _1127=x180,
        _1128=x181, _1129=buckets, _1130=heads, _1131=2, _1132=s77, _1133=s78, _1134=s79, _1135=s79, _1136=s80,
        _1137=s81, _1138=s21, _1139=s82, _1140=s82, _1141=x259, _1142=x260, _1143=s83, _1144=s84, _1145=s85,
        _1146=s86, _1147=s87, _1148=s88, _1149=s89, _1150=s90, _1151=s91, _1152=s92, _1153=s93, _1154=s88,
        _1155=s94, _1156=s95, _1157=x54, _1158=x55, _1159=x52, _1160=heads, _1161=head_dim, _1162=s96, _1163=s97,
        _1164=s98, _1165=s39, _1166=x60, _1167=x64, _1168=x52, _1169=heads, _1170=head_dim, _1171=x261, _1172=x262,
        _1173=x52, _1174=kv_heads, _1175=head_dim, _1176=x261, _1177=x262, _1178=x52, _1179=kv_heads,
        _1180=head_dim, _1181=x100, _1182=x258, _1183=heads, _1184=target_seq, _1185=target_seq, _1186=s99,
        _1187=s99, _1188=s100, _1189=s100, _1190=s101, _1191=s102, _1192=s42, _1193=s100, _1194=s100, _1195=s44,
        _1196=s45, _1197=s46, _1198=s103, _1199=s104, _1200=s49, _1201=s50, _1202=s105, _1203=s105, _1204=s103,
        _1205=s103, _1206=s49, _1207=s50, _1208=s105, _1209=s105, _1210=s103, _1211=s104, _1212=s49, _1213=s50,
        _1214=s105, _1215=s105, _1216=s88, _1217=s106, _1218=s53, _1219=s54, _1220=s107, _1221=s107, _1222=s88,
        _1223=s106, _1224=s53, _1225=s54, _1226=s107, _1227=s107, _1228=s88, _1229=s106, _1230=s53, _1231=s54,
        _1232=s107, _1233=s107, _1234=s108, _1235=s109, _1236=s58, _1237=s59, _1238=s110, _1239=s61, _1240=s108,
        _1241=s109, _1242=s58, _1243=s59, _1244=s110, _1245=s61, _1246=s108, _1247=s109, _1248=s58, _1249=s59,
        _1250=s110, _1251=s61, _1252=x263, _1253=x264, _1254=x61, _1255=x188, _1256=x130, _1257=x266, _1258=x191,
        _1259=x64, _1260=x267, _1261=x193, _1262=x194, _1263=x249, _1264=x195, _1265=x188, _1266=x28, _1267=hidden,
        _1268=x196, _1269=x197, _1270=x28, _1271=hidden, _1272=x195, _1273=x194, _1274=x28, _1275=hidden,
        _1276=x198, _1277=x199, _1278=x28, _1279=hidden, _1280=2, _1281=x60, _1282=x64, _1283=x52, _1284=heads,
        _1285=head_dim, _1286=x265, _1287=x268, _1288=x130, _1289=x130, _1290=x129, _1291=x247, _1292=x129,
        _1293=x247, _1294=x249, _1295=x249, _1296=x269, _1297=x122, _1298=x122, _1299=x52, _1300=hidden, _1301=x129,
        _1302=x247, _1303=x52, _1304=hidden, _1305=x129, _1306=x270, _1307=x271, _1308=x130, _1309=x266, _1310=x247,
        _1311=x272, _1312=x249, _1313=x129, _1314=x247, _1315=x52, _1316=hidden, _1317=x122, _1318=x123, _1319=x52,
        _1320=hidden, _1321=x245, _1322=x246, _1323=x130, _1324=x139, _1325=x130, _1326=x62, _1327=x247, _1328=x248,
        _1329=x62, _1330=x143, _1331=x247, _1332=x145, _1333=x144, _1334=x249, _1335=x250, _1336=hidden, _1337=x139,
        _1338=hidden, _1339=x148, _1340=x149, _1341=hidden, _1342=hidden, _1343=x144, _1344=hidden, _1345=x150,
        _1346=x151, _1347=hidden, _1348=2, _1349=s65, _1350=s66, _1351=s67, _1352=x129, _1353=x247, _1354=x52,
        _1355=hidden, _1356=s68, _1357=s69, _1358=s70, _1359=s6, _1360=s68, _1361=s71, _1362=s70, _1363=s6,
        _1364=x122, _1365=x123, _1366=x52, _1367=hidden, _1368=x263, _1369=x264, _1370=x130, _1371=x188, _1372=x61,
        _1373=x65, _1374=x191, _1375=x247, _1376=x248, _1377=x193, _1378=x194, _1379=x273, _1380=x195, _1381=x188,
        _1382=hidden, _1383=x28, _1384=x196, _1385=x197, _1386=hidden, _1387=x28, _1388=x195, _1389=x194,
        _1390=hidden, _1391=x28, _1392=x198, _1393=x199, _1394=hidden, _1395=x28, _1396=2, _1397=x129, _1398=x247,
        _1399=x52, _1400=hidden, _1401=s72, _1402=s73, _1403=s74, _1404=s11, _1405=s12, _1406=x274, _1407=x275,
        _1408=x128, _1409=x276, _1410=x277, _1411=x278, _1412=x279, _1413=x140, _1414=x142, _1415=x280, _1416=x281,
        _1417=x282, _1418=x283, _1419=x276, _1420=hidden, _1421=x87, _1422=x284, _1423=x285, _1424=hidden,
        _1425=x87, _1426=x283, _1427=x281, _1428=hidden, _1429=x87, _1430=x286, _1431=x287, _1432=hidden, _1433=x87,
        _1434=2, _1435=x126,
        : None
    ).__defaults__ + (
        lambda
        _1436=x140, _1437=x18, _1438=hidden, _1439=s13, _1440=s14, _1441=s10, _1442=s15, _1443=s12, _1444=s13,
        _1445=s14, _1446=s10, _1447=s15, _1448=s12, _1449=x288, _1450=x289, _1451=s111, _1452=s112, _1453=s113,
        _1454=s114, _1455=s87, _1456=s115, _1457=s116, _1458=s117, _1459=s91, _1460=s92, _1461=s118, _1462=s115,
        _1463=s119, _1464=s120, _1465=x54, _1466=x55, _1467=x52, _1468=heads, _1469=head_dim, _1470=s96, _1471=s97,
        _1472=s98, _1473=s39, _1474=x60, _1475=x64, _1476=x52, _1477=heads, _1478=head_dim, _1479=x184, _1480=x185,
        _1481=x18, _1482=kv_heads, _1483=head_dim, _1484=x184, _1485=x185, _1486=x18, _1487=kv_heads,
        _1488=head_dim, _1489=s121, _1490=s122, _1491=s42, _1492=s100, _1493=s43, _1494=s44, _1495=s45, _1496=s46,
        _1497=s123, _1498=s124, _1499=s49, _1500=s50, _1501=s105, _1502=s51, _1503=s123, _1504=s123, _1505=s49,
        _1506=s50, _1507=s105, _1508=s51, _1509=s123, _1510=s124, _1511=s49, _1512=s50, _1513=s105, _1514=s51,
        _1515=s115, _1516=s125, _1517=s53, _1518=s54, _1519=s107, _1520=s55, _1521=s115, _1522=s125, _1523=s53,
        _1524=s54, _1525=s107, _1526=s55, _1527=s115, _1528=s125, _1529=s53, _1530=s54, _1531=s107, _1532=s55,
        _1533=s108, _1534=s109, _1535=s58, _1536=s59, _1537=s110, _1538=s61, _1539=s56, _1540=s57, _1541=s58,
        _1542=s59, _1543=s60, _1544=s61, _1545=s56, _1546=s57, _1547=s58, _1548=s59, _1549=s60, _1550=s61,
        _1551=x263, _1552=x264, _1553=x61, _1554=x188, _1555=x130, _1556=x266, _1557=x191, _1558=x64, _1559=x267,
        _1560=x193, _1561=x194, _1562=x249, _1563=x195, _1564=x188, _1565=x28, _1566=hidden, _1567=x196, _1568=x197,
        _1569=x28, _1570=hidden, _1571=x195, _1572=x194, _1573=x28, _1574=hidden, _1575=x198, _1576=x199, _1577=x28,
        _1578=hidden, _1579=2, _1580=x60, _1581=x64, _1582=x52, _1583=heads, _1584=head_dim, _1585=x265, _1586=x268,
        _1587=x130, _1588=x130, _1589=x129, _1590=x247, _1591=x129, _1592=x247, _1593=x249, _1594=x249, _1595=x269,
        _1596=x122, _1597=x122, _1598=x52, _1599=hidden, _1600=x129, _1601=x247, _1602=x52, _1603=hidden,
        _1604=x129, _1605=x270, _1606=x271, _1607=x130, _1608=x266, _1609=x247, _1610=x272, _1611=x249, _1612=x129,
        _1613=x247, _1614=x52, _1615=hidden, _1616=x122, _1617=x123, _1618=x52, _1619=hidden, _1620=x245,
        _1621=x246, _1622=x130, _1623=x139, _1624=x130, _1625=x62, _1626=x247, _1627=x248, _1628=x62, _1629=x143,
        _1630=x247, _1631=x145, _1632=x144, _1633=x249, _1634=x250, _1635=hidden, _1636=x139, _1637=hidden,
        _1638=x148, _1639=x149, _1640=hidden, _1641=hidden, _1642=x144, _1643=hidden, _1644=x150, _1645=x151,
        _1646=hidden, _1647=2, _1648=s65, _1649=s66, _1650=s67, _1651=x129, _1652=x247, _1653=x52, _1654=hidden,
        _1655=s68, _1656=s69, _1657=s70, _1658=s6, _1659=s68, _1660=s71, _1661=s70, _1662=s6, _1663=x122,
        _1664=x123, _1665=x52, _1666=hidden, _1667=x290, _1668=x291, _1669=x130, _1670=x209, _1671=x293, _1672=x294,
        _1673=x214, _1674=x247, _1675=x248, _1676=x215, _1677=x216, _1678=x295, _1679=x218, _1680=x209,
        _1681=hidden, _1682=x208, _1683=x219, _1684=x220, _1685=hidden, _1686=x208, _1687=x218, _1688=x216,
        _1689=hidden, _1690=x208, _1691=x205, _1692=x221, _1693=hidden, _1694=x208, _1695=2, _1696=x129, _1697=x247,
        _1698=x52, _1699=hidden, _1700=x124, _1701=x125, _1702=x52, _1703=ffn, _1704=x124, _1705=x125, _1706=x52,
        _1707=ffn, _1708=x297, _1709=x298, _1710=x293, _1711=x299, _1712=x300, _1713=x301, _1714=x302, _1715=x303,
        _1716=x296, _1717=x300, _1718=x52, _1719=ffn, _1720=x296, _1721=x300, _1722=x52, _1723=ffn, _1724=s126,
        _1725=s127, _1726=s70, _1727=s64, _1728=s126, _1729=s127, _1730=s70, _1731=s64, _1732=s126, _1733=s127,
        _1734=s70, _1735=s64, _1736=s126, _1737=s127, _1738=s70, _1739=s64, _1740=x292, _1741=x304, _1742=x299,
        _1743=x299, _1744=x296, _1745=x300, _1746=x296, _1747=x300, _1748=x303, _1749=x303, _1750=x305, _1751=x124,
        _1752=x124, _1753=x52, _1754=ffn, _1755=x296, _1756=x300, _1757=x52, _1758=ffn, _1759=x124, _1760=x125,
        _1761=x52, _1762=ffn, _1763=x306, _1764=x307, _1765=x299, _1766=x236, _1767=x130, _1768=x266, _1769=x237,
        _1770=x300, _1771=x308, _1772=x239, _1773=x240, _1774=x249, _1775=x241, _1776=x236, _1777=ffn, _1778=hidden,
        _1779=x242, _1780=x243, _1781=ffn, _1782=hidden, _1783=x241, _1784=x240, _1785=ffn, _1786=hidden,
        _1787=x218, _1788=x244, _1789=ffn, _1790=hidden, _1791=2, _1792=x296, _1793=x300, _1794=x52, _1795=ffn,
        _1796=x265, _1797=x268, _1798=x130, _1799=x130, _1800=x129, _1801=x247, _1802=x129, _1803=x247, _1804=x249,
        _1805=x249, _1806=x269, _1807=x122, _1808=x122, _1809=x52, _1810=hidden, _1811=x129, _1812=x247, _1813=x52,
        _1814=hidden, _1815=x129, _1816=x270, _1817=x271, _1818=x130, _1819=x266, _1820=x247, _1821=x272,
        _1822=x249, _1823=x129, _1824=x247, _1825=x52, _1826=hidden, _1827=x245, _1828=x246, _1829=x130, _1830=x139,
        _1831=x130, _1832=x62, _1833=x247, _1834=x248, _1835=x62, _1836=x143, _1837=x247, _1838=x145, _1839=x144,
        _1840=x249, _1841=x250, _1842=hidden, _1843=x139, _1844=hidden, _1845=x148, _1846=x149, _1847=hidden,
        _1848=hidden, _1849=x144, _1850=hidden, _1851=x150, _1852=x151, _1853=hidden, _1854=2, _1855=x129,
        _1856=x130, _1857=x52, _1858=hidden, _1859=s65, _1860=s66, _1861=s67, _1862=x129, _1863=x247, _1864=x52,
        _1865=hidden, _1866=s68, _1867=s69, _1868=s70, _1869=s6, _1870=s68, _1871=s71, _1872=s70, _1873=s6,
        _1874=x122, _1875=x123, _1876=x52, _1877=hidden, _1878=x251, _1879=x252, _1880=x130, _1881=x156, _1882=x253,
        _1883=x254, _1884=x160, _1885=x247, _1886=x248, _1887=x161, _1888=x162, _1889=x255, _1890=x164, _1891=x156,
        _1892=hidden, _1893=x39, _1894=x165, _1895=x166, _1896=hidden, _1897=x39, _1898=x164, _1899=x162,
        _1900=hidden, _1901=x39, _1902=x152, _1903=x167, _1904=hidden, _1905=x39, _1906=2, _1907=x129, _1908=x247,
        _1909=x52, _1910=hidden, _1911=s72, _1912=s73, _1913=s74, _1914=s11, _1915=s12, _1916=s75, _1917=s76,
        _1918=s74, _1919=s15, _1920=s12, _1921=s75, _1922=s76, _1923=s74, _1924=s15, _1925=s12, _1926=x259,
        _1927=x260, _1928=s83, _1929=s84, _1930=s85, _1931=s86, _1932=s87, _1933=s88, _1934=s89, _1935=s90,
        _1936=s91, _1937=s92, _1938=s93, _1939=s88, _1940=s94, _1941=s95, _1942=x54, _1943=x55, _1944=x52,
        _1945=heads, _1946=head_dim, _1947=s96, _1948=s97, _1949=s98, _1950=s39, _1951=x60, _1952=x64, _1953=x52,
        _1954=heads, _1955=head_dim, _1956=x261, _1957=x262, _1958=x52, _1959=kv_heads, _1960=head_dim, _1961=x261,
        _1962=x262, _1963=x52, _1964=kv_heads, _1965=head_dim, _1966=x100, _1967=x258, _1968=heads,
        _1969=target_seq, _1970=target_seq, _1971=s99, _1972=s99, _1973=s100, _1974=s100, _1975=s101, _1976=s102,
        _1977=s42, _1978=s100, _1979=s100, _1980=s44, _1981=s45, _1982=s46, _1983=s103, _1984=s104, _1985=s49,
        _1986=s50, _1987=s105, _1988=s105, _1989=s103, _1990=s103, _1991=s49, _1992=s50, _1993=s105, _1994=s105,
        _1995=s103, _1996=s104, _1997=s49, _1998=s50, _1999=s105, _2000=s105, _2001=s88, _2002=s106, _2003=s53,
        _2004=s54, _2005=s107, _2006=s107, _2007=s88, _2008=s106, _2009=s53, _2010=s54, _2011=s107, _2012=s107,
        _2013=s88, _2014=s106, _2015=s53, _2016=s54, _2017=s107, _2018=s107, _2019=s108, _2020=s109, _2021=s58,
        _2022=s59, _2023=s110, _2024=s61, _2025=s108, _2026=s109, _2027=s58, _2028=s59, _2029=s110, _2030=s61,
        _2031=s108, _2032=s109, _2033=s58, _2034=s59, _2035=s110, _2036=s61, _2037=x263, _2038=x264, _2039=x61,
        _2040=x188, _2041=x130, _2042=x266, _2043=x191, _2044=x64, _2045=x267, _2046=x193, _2047=x194, _2048=x249,
        _2049=x195, _2050=x188, _2051=x28, _2052=hidden, _2053=x196, _2054=x197, _2055=x28, _2056=hidden,
        _2057=x195, _2058=x194, _2059=x28, _2060=hidden, _2061=x198, _2062=x199, _2063=x28, _2064=hidden, _2065=2,
        _2066=x60, _2067=x64, _2068=x52, _2069=heads, _2070=head_dim, _2071=x265, _2072=x268, _2073=x130,
        _2074=x130, _2075=x129, _2076=x247, _2077=x129, _2078=x247, _2079=x249, _2080=x249, _2081=x269, _2082=x122,
        _2083=x122, _2084=x52, _2085=hidden, _2086=x129, _2087=x247, _2088=x52, _2089=hidden, _2090=x129,
        _2091=x270, _2092=x271, _2093=x130, _2094=x266, _2095=x247, _2096=x272, _2097=x249, _2098=x129, _2099=x247,
        _2100=x52, _2101=hidden, _2102=x122, _2103=x123, _2104=x52, _2105=hidden, _2106=x245, _2107=x246,
        _2108=x130, _2109=x139, _2110=x130, _2111=x62, _2112=x247, _2113=x248, _2114=x62, _2115=x143, _2116=x247,
        _2117=x145, _2118=x144, _2119=x249, _2120=x250, _2121=hidden, _2122=x139, _2123=hidden, _2124=x148,
        _2125=x149, _2126=hidden, _2127=hidden, _2128=x144, _2129=hidden, _2130=x150, _2131=x151, _2132=hidden,
        _2133=2, _2134=s65, _2135=s66, _2136=s67, _2137=x129, _2138=x247, _2139=x52, _2140=hidden, _2141=s68,
        _2142=s69, _2143=s70, _2144=s6, _2145=s68, _2146=s71, _2147=s70, _2148=s6, _2149=x122, _2150=x123,
        _2151=x52, _2152=hidden, _2153=x263,
        : None
    ).__defaults__ + (
        lambda
        _2154=x264, _2155=x130, _2156=x188, _2157=x61, _2158=x65, _2159=x191, _2160=x247, _2161=x248, _2162=x193,
        _2163=x194, _2164=x273, _2165=x195, _2166=x188, _2167=hidden, _2168=x28, _2169=x196, _2170=x197,
        _2171=hidden, _2172=x28, _2173=x195, _2174=x194, _2175=hidden, _2176=x28, _2177=x198, _2178=x199,
        _2179=hidden, _2180=x28, _2181=2, _2182=x129, _2183=x247, _2184=x52, _2185=hidden, _2186=s72, _2187=s73,
        _2188=s74, _2189=s11, _2190=s12, _2191=x274, _2192=x275, _2193=x128, _2194=x276, _2195=x277, _2196=x278,
        _2197=x279, _2198=x140, _2199=x142, _2200=x280, _2201=x281, _2202=x282, _2203=x283, _2204=x276,
        _2205=hidden, _2206=x87, _2207=x284, _2208=x285, _2209=hidden, _2210=x87, _2211=x283, _2212=x281,
        _2213=hidden, _2214=x87, _2215=x286, _2216=x287, _2217=hidden, _2218=x87, _2219=2, _2220=x126, _2221=x140,
        _2222=x18, _2223=hidden, _2224=s13, _2225=s14, _2226=s10, _2227=s15, _2228=s12, _2229=s13, _2230=s14,
        _2231=s10, _2232=s15, _2233=s12, _2234=x288, _2235=x289, _2236=s111, _2237=s112, _2238=s113, _2239=s114,
        _2240=s87, _2241=s115, _2242=s116, _2243=s117, _2244=s91, _2245=s92, _2246=s118, _2247=s115, _2248=s119,
        _2249=s120, _2250=x54, _2251=x55, _2252=x52, _2253=heads, _2254=head_dim, _2255=s96, _2256=s97, _2257=s98,
        _2258=s39, _2259=x60, _2260=x64, _2261=x52, _2262=heads, _2263=head_dim, _2264=x184, _2265=x185, _2266=x18,
        _2267=kv_heads, _2268=head_dim, _2269=x184, _2270=x185, _2271=x18, _2272=kv_heads, _2273=head_dim,
        _2274=s44, _2275=s45, _2276=s46, _2277=s123, _2278=s124, _2279=s49, _2280=s50, _2281=s105, _2282=s51,
        _2283=s123, _2284=s123, _2285=s49, _2286=s50, _2287=s105, _2288=s51, _2289=s123, _2290=s124, _2291=s49,
        _2292=s50, _2293=s105, _2294=s51, _2295=s115, _2296=s125, _2297=s53, _2298=s54, _2299=s107, _2300=s55,
        _2301=s115, _2302=s125, _2303=s53, _2304=s54, _2305=s107, _2306=s55, _2307=s115, _2308=s125, _2309=s53,
        _2310=s54, _2311=s107, _2312=s55, _2313=s108, _2314=s109, _2315=s58, _2316=s59, _2317=s110, _2318=s61,
        _2319=s56, _2320=s57, _2321=s58, _2322=s59, _2323=s60, _2324=s61, _2325=s56, _2326=s57, _2327=s58,
        _2328=s59, _2329=s60, _2330=s61, _2331=x263, _2332=x264, _2333=x61, _2334=x188, _2335=x130, _2336=x266,
        _2337=x191, _2338=x64, _2339=x267, _2340=x193, _2341=x194, _2342=x249, _2343=x195, _2344=x188, _2345=x28,
        _2346=hidden, _2347=x196, _2348=x197, _2349=x28, _2350=hidden, _2351=x195, _2352=x194, _2353=x28,
        _2354=hidden, _2355=x198, _2356=x199, _2357=x28, _2358=hidden, _2359=2, _2360=x60, _2361=x64, _2362=x52,
        _2363=heads, _2364=head_dim, _2365=x265, _2366=x268, _2367=x130, _2368=x130, _2369=x129, _2370=x247,
        _2371=x129, _2372=x247, _2373=x249, _2374=x249, _2375=x269, _2376=x122, _2377=x122, _2378=x52, _2379=hidden,
        _2380=x129, _2381=x247, _2382=x52, _2383=hidden, _2384=x129, _2385=x270, _2386=x271, _2387=x130, _2388=x266,
        _2389=x247, _2390=x272, _2391=x249, _2392=x129, _2393=x247, _2394=x52, _2395=hidden, _2396=x122, _2397=x123,
        _2398=x52, _2399=hidden, _2400=x245, _2401=x246, _2402=x130, _2403=x139, _2404=x130, _2405=x62, _2406=x247,
        _2407=x248, _2408=x62, _2409=x143, _2410=x247, _2411=x145, _2412=x144, _2413=x249, _2414=x250, _2415=hidden,
        _2416=x139, _2417=hidden, _2418=x148, _2419=x149, _2420=hidden, _2421=hidden, _2422=x144, _2423=hidden,
        _2424=x150, _2425=x151, _2426=hidden, _2427=2, _2428=s65, _2429=s66, _2430=s67, _2431=x129, _2432=x247,
        _2433=x52, _2434=hidden, _2435=s68, _2436=s69, _2437=s70, _2438=s6, _2439=s68, _2440=s71, _2441=s70,
        _2442=s6, _2443=x122, _2444=x123, _2445=x52, _2446=hidden, _2447=x290, _2448=x291, _2449=x130, _2450=x209,
        _2451=x293, _2452=x294, _2453=x214, _2454=x247, _2455=x248, _2456=x215, _2457=x216, _2458=x295, _2459=x218,
        _2460=x209, _2461=hidden, _2462=x208, _2463=x219, _2464=x220, _2465=hidden, _2466=x208, _2467=x218,
        _2468=x216, _2469=hidden, _2470=x208, _2471=x205, _2472=x221, _2473=hidden, _2474=x208, _2475=2, _2476=x129,
        _2477=x247, _2478=x52, _2479=hidden, _2480=x124, _2481=x125, _2482=x52, _2483=ffn, _2484=x124, _2485=x125,
        _2486=x52, _2487=ffn, _2488=x297, _2489=x298, _2490=x293, _2491=x299, _2492=x300, _2493=x301, _2494=x302,
        _2495=x303, _2496=x296, _2497=x300, _2498=x52, _2499=ffn, _2500=x296, _2501=x300, _2502=x52, _2503=ffn,
        _2504=s126, _2505=s127, _2506=s70, _2507=s64, _2508=s126, _2509=s127, _2510=s70, _2511=s64, _2512=s126,
        _2513=s127, _2514=s70, _2515=s64, _2516=s126, _2517=s127, _2518=s70, _2519=s64, _2520=x292, _2521=x304,
        _2522=x299, _2523=x299, _2524=x296, _2525=x300, _2526=x296, _2527=x300, _2528=x303, _2529=x303, _2530=x305,
        _2531=x124, _2532=x124, _2533=x52, _2534=ffn, _2535=x296, _2536=x300, _2537=x52, _2538=ffn, _2539=x124,
        _2540=x125, _2541=x52, _2542=ffn, _2543=x306, _2544=x307, _2545=x299, _2546=x236, _2547=x130, _2548=x266,
        _2549=x237, _2550=x300, _2551=x308, _2552=x239, _2553=x240, _2554=x249, _2555=x241, _2556=x236, _2557=ffn,
        _2558=hidden, _2559=x242, _2560=x243, _2561=ffn, _2562=hidden, _2563=x241, _2564=x240, _2565=ffn,
        _2566=hidden, _2567=x218, _2568=x244, _2569=ffn, _2570=hidden, _2571=2, _2572=x296, _2573=x300, _2574=x52,
        _2575=ffn, _2576=x265, _2577=x268, _2578=x130, _2579=x130, _2580=x129, _2581=x247, _2582=x129, _2583=x247,
        _2584=x249, _2585=x249, _2586=x269, _2587=x122, _2588=x122, _2589=x52, _2590=hidden, _2591=x129, _2592=x247,
        _2593=x52, _2594=hidden, _2595=x129, _2596=x270, _2597=x271, _2598=x130, _2599=x266, _2600=x247, _2601=x272,
        _2602=x249, _2603=x129, _2604=x247, _2605=x52, _2606=hidden, _2607=x126, _2608=x139*x18, _2609=x50,
        _2610=x128, _2611=x144*(vocab*(1 - accumulating) + x18), _2612=x140, _2613=x50, _2614=x144*x18, _2615=x309,
        _2616=x310, _2617=vocab, _2618=hidden, _2619=x311, _2620=x312, _2621=vocab, _2622=hidden, _2623=x309,
        _2624=x313, _2625=vocab, _2626=hidden, _2627=x314, _2628=x315, _2629=vocab, _2630=hidden, _2631=2,
        _2632=x18, _2633=x50, _2634=x18, _2635=x189, _2636=x189, _2637=x128, _2638=x128, _2639=x126, _2640=x140,
        _2641=x126, _2642=x140, _2643=x126, _2644=x126, _2645=x18, _2646=hidden, _2647=x126, _2648=x140, _2649=x18,
        _2650=hidden, _2651=x135, _2652=x136*x18, _2653=x128, _2654=x139, _2655=x128, _2656=x19, _2657=x140,
        _2658=x128, _2659=x19, _2660=x139, _2661=x140, _2662=x145, _2663=x144, _2664=hidden, _2665=x139,
        _2666=hidden, _2667=x148, _2668=x149, _2669=hidden, _2670=hidden, _2671=x144, _2672=hidden, _2673=x150,
        _2674=x151, _2675=hidden, _2676=2, _2677=x126, _2678=x128, _2679=x18, _2680=hidden, _2681=s2, _2682=s128,
        _2683=s2, _2684=x126, _2685=x140, _2686=x18, _2687=hidden, _2688=s129, _2689=s130, _2690=s5, _2691=s6,
        _2692=s129, _2693=s131, _2694=s5, _2695=s6, _2696=x189, _2697=x189, _2698=x128, _2699=x128, _2700=x126,
        _2701=x140, _2702=x126, _2703=x140, _2704=x126, _2705=x126, _2706=x18, _2707=hidden, _2708=x126, _2709=x140,
        _2710=x18, _2711=hidden, _2712=x129, _2713=x139*x52, _2714=x66, _2715=x130, _2716=x247, _2717=x66,
        _2718=x316, _2719=x316, _2720=x52, _2721=x66, _2722=x52, _2723=x126, _2724=x128, _2725=x18, _2726=hidden,
        _2727=x265, _2728=x265, _2729=x130, _2730=x130, _2731=x129, _2732=x247, _2733=x129, _2734=x247, _2735=x129,
        _2736=x129, _2737=x52, _2738=hidden, _2739=x129, _2740=x247, _2741=x52, _2742=hidden, _2743=x245,
        _2744=x136*x52, _2745=x130, _2746=x139, _2747=x130, _2748=x62, _2749=x247, _2750=x130, _2751=x62,
        _2752=x139, _2753=x247, _2754=x145, _2755=x144, _2756=hidden, _2757=x139, _2758=hidden, _2759=x148,
        _2760=x149, _2761=hidden, _2762=hidden, _2763=x144, _2764=hidden, _2765=x150, _2766=x151, _2767=hidden,
        _2768=2, _2769=x129, _2770=x130, _2771=x52, _2772=hidden, _2773=s67, _2774=s132, _2775=s67, _2776=x129,
        _2777=x247, _2778=x52, _2779=hidden, _2780=s133, _2781=s134, _2782=s70, _2783=s6, _2784=s133, _2785=s135,
        _2786=s70, _2787=s6, _2788=x265, _2789=x265, _2790=x130, _2791=x130, _2792=x129, _2793=x247, _2794=x129,
        _2795=x247, _2796=x129, _2797=x129, _2798=x52, _2799=hidden, _2800=x129, _2801=x247, _2802=x52,
        _2803=hidden, _2804=x129, _2805=x130, _2806=x52, _2807=hidden, _2808=x131*x150, _2809=x118*x131, _2810=x130,
        _2811=x310, _2812=x317, _2813=x103*x318, _2814=x310, _2815=x247, _2816=x130, _2817=vocab*x145, _2818=x313,
        _2819=x309, _2820=x310, _2821=hidden, _2822=vocab, _2823=x311, _2824=x312, _2825=hidden, _2826=vocab,
        _2827=x309, _2828=x313, _2829=hidden, _2830=vocab, _2831=x314, _2832=x315, _2833=hidden, _2834=vocab,
        _2835=2, _2836=x129, _2837=x247, _2838=x52, _2839=hidden, _2840=x52*(vocab*(cost_exp + 4) + cost_log + 1),
        _2841=x131*(x6 + 1), _2842=x317, _2843=s136, _2844=s137, _2845=x66, _2846=s138, _2847=s136, _2848=s139,
        _2849=s137, _2850=x132, _2851=s138, _2852=s140, _2853=s137, _2854=s141, _2855=s142, _2856=s141, _2857=s139,
        _2858=s141, _2859=x131, _2860=x132, _2861=x52, _2862=vocab,
        _2863=hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 28*vocab + x133*x319 + x323*(14*decoder_first_layers + 14*decoder_layers + x133*x321 + x322) + x325*(28*decoder_first_layers + 28*decoder_layers + x133*x324 + x322) + 28) + x326*(x133 + 14),
        _2864=width_param_grad*x328, _2865=x329, _2866=width_param*(hidden*(x327 - f1*x327) + x326*(1 - f1)),
        _2867=x330, _2868=width_param*x328, _2869=x329, _2870=x330,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    f1 = -(-seq//32)
    f2 = -(-target_seq//32)
    x0 = encoder_first_layers + encoder_layers
    x1 = seq*x0
    x2 = decoder_first_layers + decoder_layers
    x3 = target_seq*x2
    x4 = 2*x3
    x5 = x1 + x4
    x6 = 4*heads
    x7 = x0 + x2
    x8 = 2*kv_heads
    x9 = heads + kv_heads
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x10 = head_dim*layer_kept*(seq*(heads*x0 + x7*x8) + x4*x9)
    x11 = width_act*x10
    x12 = heads*width_act
    x13 = target_seq*target_seq
    x14 = seq*seq
    x15 = layer_kept*(decoder_first_layers*x13 + encoder_first_layers*x14)
    x17 = batch*x11
    x18 = x13*x2
    x19 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x20 = heads*core_kept
    x21 = 2*width_act
    x22 = x21 + 1
    x24 = head_dim*x5
    x25 = kv_heads*head_dim
    x26 = x21*x25
    x27 = 2*decoder_first_layers + 2*decoder_layers
    x28 = 2*x1
    x29 = 4*width_act
    if attention == "flash":
        x16 = x12*x15
        if activations == "fused":
            s1 = batch*(core_kept*x5*x6 + x11)
            s2 = x16
        elif activations == "paper":
            s1 = x17
            s2 = x16
        else:
            if recompute in ('none', 'full'):
                s1 = width_act*(batch*x10 + x20*(seq*(target_seq*decoder_first_layers + x1) + x18)) + core_kept*(32*decoder_first_layers + 32*decoder_layers + 16*encoder_first_layers + 16*encoder_layers + x18 + 128*x19*(f1*x0 + 2*f2*x2))
            else:
                s1 = x17
            s2 = 0
    else:
        x23 = x22*x3
        if activations in ('fused', 'paper'):
            s1 = batch*(heads*(width_act*layer_kept*x24 + core_kept*(seq*(x1*x22 + x23) + x18*x22)) + layer_kept*x26*(seq*x7 + x3))
        else:
            if recompute in ('none', 'full'):
                s1 = batch*x20*(seq*(width_act*(head_dim*(3*encoder_first_layers + 3*encoder_layers + x27) + x28 + x4) + x1 + x3) + target_seq*(head_dim*x2*x29 + x23))
            else:
                s1 = x17
        s2 = 0
    x30 = layer_kept*(x28 + 3*x3)
    x31 = seq + target_seq
    x32 = 4*seq
    x33 = 4*target_seq
    x34 = width_act + 4
    if activations == "fused":
        s0 = 4*(batch*(x30 + x31) + 2*x15)
    elif activations == "paper":
        s0 = 0
    else:
        x35 = hidden*x34
        s0 = batch*(layer_kept*(x28*(ffn*x21 + x35 + 4) + x3*(ffn*x29 + 3*x35 + 12)) + x31*x35 + x32 + x33) + 8*x15
    if loss == "eager":
        s3 = batch*x33*(vocab + 2)
    else:
        s3 = 0
    x37 = 8*heads
    x38 = 2*heads
    x39 = 2*head_dim
    x40 = x39*(kv_heads + x38)
    x41 = 3*ffn
    x42 = 5*hidden
    x43 = x41 + x42
    x44 = 3*hidden
    x45 = ffn + x44
    x46 = width_act*(x40 + x43) + x45
    x47 = x37 + x46 + 12
    x48 = seq*x25
    x49 = x21*x48
    x50 = batch*(target_seq*x46 + x49)
    x51 = heads*f2
    x52 = 7*ffn
    x53 = 15*hidden + ffn + width_act*(8*hidden + x40 + x52) + 12
    x54 = target_seq*x53 + x49
    x55 = x13*(x12 + 1)
    x56 = batch*x54
    x57 = kv_heads*x39
    x58 = heads*x31 + width_act*(x38*(x31 + x39) + x43 + x57) + x45
    x59 = batch*(target_seq*(x58 + 12) + x49)
    x60 = batch*(target_seq*x58 + x49)
    x61 = 3*head_dim
    x62 = seq*heads
    x63 = head_dim*x21
    x64 = batch*(target_seq*(hidden*(8*width_act + 15) + heads*(x21*(x31 + x61) + x31) + ffn*(7*width_act + 1) + 12) + x62*x63)
    if attention == "flash":
        if activations == "fused":
            layer_decoder = batch*(target_seq*x47 + x49)
        elif activations == "paper":
            layer_decoder = x50
        else:
            if recompute in ('none', 'full'):
                layer_decoder = batch*(256*x51 + x54) + x55 + 32
            else:
                layer_decoder = x56
    else:
        if activations == "fused":
            layer_decoder = x59
        elif activations == "paper":
            layer_decoder = x60
        else:
            if recompute in ('none', 'full'):
                layer_decoder = x64
            else:
                layer_decoder = x56
    x68 = x12 + 8
    x69 = batch*seq
    x70 = seq*x12
    x71 = 128*x51
    x72 = 2*batch
    x73 = 8*x13
    x74 = x56 + x73
    if attention == "flash":
        if activations == "fused":
            layer_decoder_first = target_seq*(batch*x47 + target_seq*x68) + x26*x69
        elif activations == "paper":
            layer_decoder_first = x12*x13 + x50
        else:
            if recompute in ('none', 'full'):
                layer_decoder_first = target_seq*(batch*x53 + target_seq*(x12 + 9) + x70) + x72*(width_act*x48 + x71) + 32
            else:
                layer_decoder_first = x74
    else:
        if activations == "fused":
            layer_decoder_first = x59 + x73
        elif activations == "paper":
            layer_decoder_first = x60
        else:
            if recompute in ('none', 'full'):
                layer_decoder_first = x64 + x73
            else:
                layer_decoder_first = x74
    x78 = x39*x9
    x79 = x41 + x44
    x80 = 2*hidden
    x81 = ffn + x80
    x82 = width_act*(x78 + x79) + x81
    x83 = batch*(x6 + x82 + 8)
    x84 = batch*x82
    x85 = x42 + x52
    x86 = 10*hidden + ffn + 8
    x87 = width_act*(x78 + x85) + x86
    x88 = seq*x87
    x89 = 128*f1
    x90 = heads*x89
    x91 = batch*x88
    x92 = seq + head_dim
    x93 = width_act*(x38*x92 + x57 + x79) + x62 + x81
    x94 = batch*(x93 + 8)
    x95 = x69*x93
    x96 = batch*(width_act*(x38*(seq + x39) + x85) + x62 + x86)
    if attention == "flash":
        if activations == "fused":
            layer_encoder = seq*x83
        elif activations == "paper":
            layer_encoder = seq*x84
        else:
            if recompute in ('none', 'full'):
                layer_encoder = batch*(x88 + x90) + x12*x14 + 16
            else:
                layer_encoder = x91
    else:
        if activations == "fused":
            layer_encoder = seq*x94
        elif activations == "paper":
            layer_encoder = x95
        else:
            if recompute in ('none', 'full'):
                layer_encoder = seq*x96
            else:
                layer_encoder = x91
    x99 = batch*x87
    x100 = 8*seq
    x101 = seq*(x100 + x99)
    if attention == "flash":
        x98 = seq*x68
        if activations == "fused":
            layer_encoder_first = seq*(x83 + x98)
        elif activations == "paper":
            layer_encoder_first = seq*(x70 + x84)
        else:
            if recompute in ('none', 'full'):
                layer_encoder_first = batch*x90 + seq*(x98 + x99) + 16
            else:
                layer_encoder_first = x101
    else:
        if activations == "fused":
            layer_encoder_first = seq*(x100 + x94)
        elif activations == "paper":
            layer_encoder_first = x95
        else:
            if recompute in ('none', 'full'):
                layer_encoder_first = seq*(x100 + x96)
            else:
                layer_encoder_first = x101
    x65 = target_seq*width_act_grad
    x66 = batch*x65
    if loss == "eager":
        moment_ends_cross_entropy = batch*target_seq*vocab*(width_act_grad + x34)
    else:
        moment_ends_cross_entropy = vocab*x66
    x121 = target_seq*heads
    x149 = batch*(target_seq*x38 + x25)
    f18 = max(x65*(batch*(heads*(target_seq + head_dim) + x57) + x121), x65*(x121 + x149))
    x117 = head_dim*width_act_grad
    x118 = heads*(x117 + 2)
    x119 = kv_heads*x117
    x120 = x72*(x118 + x119)
    x122 = target_seq*(width_act_grad*x121 + x120)
    if attention == "flash":
        moment_decoder_attention_core = x122
    else:
        moment_decoder_attention_core = f18
    x123 = x19*x33
    x124 = batch*x71 + x55 + 16
    x125 = x19*x22
    x126 = x125*x13
    x127 = target_seq*x22
    x128 = width_act*x61
    x129 = batch*x121*(x127 + x128)
    if attention == "flash":
        if activations == "fused":
            core_decoder_attention_core = x123
        elif activations == "paper":
            core_decoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x124
            else:
                core_decoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_attention_core = x126
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x129
            else:
                core_decoder_attention_core = 0
    x105 = heads*head_dim
    x150 = seq*width_act_grad
    f19 = max(x149*x150, batch*width_act_grad*(seq*(x121 + x57) + target_seq*x105))
    x130 = x72*(seq*x119 + target_seq*x118)
    if attention == "flash":
        moment_decoder_cross_attention_core = x130
    else:
        moment_decoder_cross_attention_core = f19
    x131 = batch*f2
    x132 = batch*x62
    x133 = x127*x132
    x134 = target_seq*width_act
    x135 = x19*(seq*(x127 + x63) + head_dim*x134)
    if attention == "flash":
        if activations == "fused":
            core_decoder_cross_attention_core = x123
        elif activations == "paper":
            core_decoder_cross_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = 16*(x131*x37 + 1)
            else:
                core_decoder_cross_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_cross_attention_core = x133
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = x135
            else:
                core_decoder_cross_attention_core = 0
    if attention == "flash":
        moment_decoder_first_attention_core = x122
    else:
        moment_decoder_first_attention_core = f18
    if attention == "flash":
        if activations == "fused":
            core_decoder_first_attention_core = x123
        elif activations == "paper":
            core_decoder_first_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_attention_core = x124
            else:
                core_decoder_first_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_first_attention_core = x126
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_attention_core = x129
            else:
                core_decoder_first_attention_core = 0
    if attention == "flash":
        moment_decoder_first_cross_attention_core = x130
    else:
        moment_decoder_first_cross_attention_core = f19
    if attention == "flash":
        if activations == "fused":
            core_decoder_first_cross_attention_core = x123
        elif activations == "paper":
            core_decoder_first_cross_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_cross_attention_core = heads*(seq*x134 + 128*x131) + 16
            else:
                core_decoder_first_cross_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_first_cross_attention_core = x133
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_cross_attention_core = x135
            else:
                core_decoder_first_cross_attention_core = 0
    f20 = max(x150*(batch*(heads*x92 + x57) + x62), x150*(batch*(seq*x38 + x25) + x62))
    x143 = seq*(width_act_grad*x62 + x120)
    if attention == "flash":
        moment_encoder_attention_core = x143
    else:
        moment_encoder_attention_core = f20
    x144 = x19*x32
    x145 = heads*(batch*x89 + width_act*x14) + 16
    x146 = x125*x14
    x147 = x132*(seq*x22 + x128)
    if attention == "flash":
        if activations == "fused":
            core_encoder_attention_core = x144
        elif activations == "paper":
            core_encoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x145
            else:
                core_encoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_attention_core = x146
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x147
            else:
                core_encoder_attention_core = 0
    if attention == "flash":
        moment_encoder_first_attention_core = x143
    else:
        moment_encoder_first_attention_core = f20
    if attention == "flash":
        if activations == "fused":
            core_encoder_first_attention_core = x144
        elif activations == "paper":
            core_encoder_first_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_first_attention_core = x145
            else:
                core_encoder_first_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_first_attention_core = x146
        else:
            if recompute in ('none', 'full'):
                core_encoder_first_attention_core = x147
            else:
                core_encoder_first_attention_core = 0
    x36 = 1 - layer_kept
    x67 = x44*x66
    x75 = hidden*x66
    x76 = width_act_grad*x69
    x77 = hidden*x76
    x97 = x44*x76
    x102 = x66*x80
    x103 = x76*x80
    x104 = x76*(hidden + x57)
    x106 = hidden + x105
    x107 = x106*x66
    x108 = x41*x66
    x109 = hidden + ffn
    x110 = x109*x66
    x111 = 2*ffn
    x112 = x111*x66
    x113 = hidden + x111
    x114 = x113*x66
    x115 = hidden + head_dim*(heads + x8)
    x116 = x115*x66
    x136 = heads*width_act_grad
    x137 = x41*x76
    x138 = x109*x76
    x139 = x111*x76
    x140 = x113*x76
    x141 = x106*x76
    x142 = x115*x76
    x148 = layer_kept - core_kept
    x151 = width_param + width_master + width_param_grad + 2*width_opt
    x152 = x151*x41*x7 + x151*x78*(x0 + x27) + x151*(3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + 2*vocab + 2)
    x153 = heads*buckets*x151*(decoder_first_layers + encoder_first_layers)
    x154 = 2*seq + 2*target_seq
    x155 = 8*target_seq + x100
    x156 = 3*width_act + 1
    moment_ends_lm_head = x66*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_decoder_final_norm = x102
    moment_ends_encoder_final_norm = x103
    f12 = max(moment_ends_decoder_final_norm, moment_ends_encoder_final_norm)
    point_norm = f12
    moment_ends_decoder_final_dropout = x102
    moment_ends_encoder_final_dropout = x103
    moment_ends_decoder_embedding_dropout = x102
    moment_ends_encoder_embedding_dropout = x103
    f13 = max(moment_ends_decoder_embedding_dropout, moment_ends_decoder_final_dropout, moment_ends_encoder_embedding_dropout, moment_ends_encoder_final_dropout)
    point_other = f13
    moment_decoder_ffn_up = x114
    moment_decoder_ffn_down = x110
    moment_decoder_ffn_norm = x102
    moment_decoder_ffn_dropout = x102
    moment_decoder_attention_norm = x102
    moment_decoder_ffn_activation = x108
    moment_decoder_qkv_projection = x116
    moment_decoder_attention_dropout = x102
    moment_decoder_ffn_inner_dropout = x112
    moment_decoder_output_projection = x107
    moment_decoder_cross_q_projection = x107
    moment_decoder_cross_kv_projection = x104
    moment_decoder_cross_attention_norm = x102
    moment_decoder_cross_attention_dropout = x102
    moment_decoder_cross_output_projection = x107
    f14 = max(core_decoder_attention_core*x148 + moment_decoder_attention_core, core_decoder_cross_attention_core*x148 + moment_decoder_cross_attention_core, moment_decoder_attention_dropout, moment_decoder_attention_norm, moment_decoder_cross_attention_dropout, moment_decoder_cross_attention_norm, moment_decoder_cross_kv_projection, moment_decoder_cross_output_projection, moment_decoder_cross_q_projection, moment_decoder_ffn_activation, moment_decoder_ffn_down, moment_decoder_ffn_dropout, moment_decoder_ffn_inner_dropout, moment_decoder_ffn_norm, moment_decoder_ffn_up, moment_decoder_output_projection, moment_decoder_qkv_projection)
    branch_decoder = f14
    moment_decoder_ffn_residual = x67
    moment_decoder_attention_residual = x67
    moment_decoder_cross_attention_residual = x67
    f3 = max(branch_decoder + x75, moment_decoder_attention_residual, moment_decoder_cross_attention_residual, moment_decoder_ffn_residual)
    f4 = min(1, decoder_layers)
    point_decoder = f4*(f3 + layer_decoder*x36)
    moment_encoder_ffn_up = x140
    moment_encoder_ffn_down = x138
    moment_encoder_ffn_norm = x103
    moment_encoder_ffn_dropout = x103
    moment_encoder_attention_norm = x103
    moment_encoder_ffn_activation = x137
    moment_encoder_qkv_projection = x142
    moment_encoder_attention_dropout = x103
    moment_encoder_ffn_inner_dropout = x139
    moment_encoder_output_projection = x141
    f16 = max(core_encoder_attention_core*x148 + moment_encoder_attention_core, moment_encoder_attention_dropout, moment_encoder_attention_norm, moment_encoder_ffn_activation, moment_encoder_ffn_down, moment_encoder_ffn_dropout, moment_encoder_ffn_inner_dropout, moment_encoder_ffn_norm, moment_encoder_ffn_up, moment_encoder_output_projection, moment_encoder_qkv_projection)
    branch_encoder = f16
    moment_encoder_ffn_residual = x97
    moment_encoder_attention_residual = x97
    f8 = max(branch_encoder + x77, moment_encoder_attention_residual, moment_encoder_ffn_residual)
    f9 = min(1, encoder_layers)
    point_encoder = f9*(f8 + layer_encoder*x36)
    moment_ends_token_embedding = x77
    moment_ends_decoder_token_embedding = x75
    f7 = max(moment_ends_decoder_token_embedding, moment_ends_token_embedding)
    point_embedding = f7
    point_optimizer = 0
    moment_decoder_first_ffn_up = x114
    moment_decoder_first_ffn_down = x110
    moment_decoder_first_ffn_norm = x102
    moment_decoder_first_ffn_dropout = x102
    moment_decoder_first_attention_norm = x102
    moment_decoder_first_ffn_activation = x108
    moment_decoder_first_qkv_projection = x116
    moment_decoder_first_attention_dropout = x102
    moment_decoder_first_ffn_inner_dropout = x112
    moment_decoder_first_output_projection = x107
    moment_decoder_first_cross_q_projection = x107
    moment_decoder_first_cross_kv_projection = x104
    moment_decoder_first_cross_attention_norm = x102
    moment_decoder_first_relative_position_bias = x13*x136
    moment_decoder_first_cross_attention_dropout = x102
    moment_decoder_first_cross_output_projection = x107
    f15 = max(core_decoder_first_attention_core*x148 + moment_decoder_first_attention_core, core_decoder_first_cross_attention_core*x148 + moment_decoder_first_cross_attention_core, moment_decoder_first_attention_dropout, moment_decoder_first_attention_norm, moment_decoder_first_cross_attention_dropout, moment_decoder_first_cross_attention_norm, moment_decoder_first_cross_kv_projection, moment_decoder_first_cross_output_projection, moment_decoder_first_cross_q_projection, moment_decoder_first_ffn_activation, moment_decoder_first_ffn_down, moment_decoder_first_ffn_dropout, moment_decoder_first_ffn_inner_dropout, moment_decoder_first_ffn_norm, moment_decoder_first_ffn_up, moment_decoder_first_output_projection, moment_decoder_first_qkv_projection, moment_decoder_first_relative_position_bias)
    branch_decoder_first = f15
    moment_decoder_first_ffn_residual = x67
    moment_decoder_first_attention_residual = x67
    moment_decoder_first_cross_attention_residual = x67
    f5 = max(branch_decoder_first + x75, moment_decoder_first_attention_residual, moment_decoder_first_cross_attention_residual, moment_decoder_first_ffn_residual)
    f6 = min(1, decoder_first_layers)
    point_decoder_first = f6*(f5 + layer_decoder_first*x36)
    moment_encoder_first_ffn_up = x140
    moment_encoder_first_ffn_down = x138
    moment_encoder_first_ffn_norm = x103
    moment_encoder_first_ffn_dropout = x103
    moment_encoder_first_attention_norm = x103
    moment_encoder_first_ffn_activation = x137
    moment_encoder_first_qkv_projection = x142
    moment_encoder_first_attention_dropout = x103
    moment_encoder_first_ffn_inner_dropout = x139
    moment_encoder_first_output_projection = x141
    moment_encoder_first_relative_position_bias = x136*x14
    f17 = max(core_encoder_first_attention_core*x148 + moment_encoder_first_attention_core, moment_encoder_first_attention_dropout, moment_encoder_first_attention_norm, moment_encoder_first_ffn_activation, moment_encoder_first_ffn_down, moment_encoder_first_ffn_dropout, moment_encoder_first_ffn_inner_dropout, moment_encoder_first_ffn_norm, moment_encoder_first_ffn_up, moment_encoder_first_output_projection, moment_encoder_first_qkv_projection, moment_encoder_first_relative_position_bias)
    branch_encoder_first = f17
    moment_encoder_first_ffn_residual = x97
    moment_encoder_first_attention_residual = x97
    f10 = max(branch_encoder_first + x77, moment_encoder_first_attention_residual, moment_encoder_first_ffn_residual)
    f11 = min(1, encoder_first_layers)
    point_encoder_first = f11*(f10 + layer_encoder_first*x36)
    f0 = max(point_decoder, point_decoder_first, point_embedding, point_encoder, point_encoder_first, point_head, point_loss, point_norm, point_optimizer, point_other)
    values = (
        hidden*x152 + x153,
        batch*(hidden*(width_act*(seq*(x0 + 2) + target_seq*(x2 + 2)) + x154) + layer_kept*(width_act*(x1*(x105 + x79) + x3*(head_dim*x38 + x43)) + x1*x81 + x3*x45) + x155) + s0 + s1 + s2 + s3,
        batch*(layer_kept*(ffn*(x1*x156 + x156*x3) + x12*x24) + x155) + hidden*(batch*(width_act*(seq*(x0*(3*layer_kept + 1) + 2) + target_seq*(x2*(5*layer_kept + 1) + 2)) + x154 + x30) + x152) + f0 + x153 + s0 + s1 + s2 + s3,
        point_encoder_first, point_encoder, point_decoder_first, point_decoder, point_embedding, point_other,
        point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
