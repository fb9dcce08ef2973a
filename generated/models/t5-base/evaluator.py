"""Costs of t5, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "t5"
FORMULAS = "standard"
FORMULAS_SHA256 = "ef19cef0f9bdc715e66e4ce5a427e59b8d474ada53491e1f524bd00028a25e0d"

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
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
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
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_relu": 1,
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
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder_first", "ffn_activation", "ffn_activation", "encoder_first_layers", "", "shape", "activation", "act", "width", "output"),
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
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "encoder_layers", "", "shape", "activation", "act", "width", "output"),
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
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "elements", "activation", "act", "", "output"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "bytes", "activation", "act", "", "output"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder_first", "ffn_activation", "ffn_activation", "decoder_first_layers", "", "shape", "activation", "act", "width", "output"),
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
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "rows", "output"),
    ("decoder", "ffn_activation", "ffn_activation", "decoder_layers", "", "shape", "activation", "act", "width", "output"),
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
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("ends", "lm_head", "lm_head", "1", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "vocab", "d_logits"),
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
    ("encoder_first", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder_first", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder_first", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
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
    ("encoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
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
    ("decoder_first", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("decoder_first", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("decoder_first", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
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
    ("decoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("decoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("decoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
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
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "lm_head", "d_logits", "input_gradient", "act_grad", "transient", ""),
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
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    x65 = x2 + x4
    x68 = 2*seq
    x70 = 2*width_act_grad
    x71 = 4*width_act_grad
    x72 = x71 + 1
    x73 = 3*width_act_grad
    x77 = 3*encoder_first_layers + 3*encoder_layers
    x78 = 2*decoder_first_layers + 2*decoder_layers
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
        x61 = 3*x4
        x63 = 3*target_seq
        x64 = heads*x3
        x75 = 2*width_act + 1
        x76 = x4*x75
        if activations in ('fused', 'paper'):
            x74 = layer_kept*x15
            s11 = batch*(seq*(heads*(head_dim*layer_kept*x1 + 3*core_kept*x65) + x25*x74) + target_seq*(kv_heads*x3*x74 + x64*(core_kept*x63 + x74)))
            s15 = batch*(heads*(core_kept*(seq*(x2*x75 + x76) + x21*x75) + x37*x52) + x35*x44*x52)
        else:
            if recompute in ('none', 'full'):
                x79 = head_dim*(x77 + x78)
                x80 = core_kept*x7
                s11 = x80*(seq*(3*x2 + x61 + x79) + x4*(x6 + x63))
                s15 = x80*(seq*(width_act*(2*x2 + x28 + x79) + x65) + target_seq*(4*x3*x32 + x76))
            else:
                s11 = x55
                s15 = x56
        x62 = x1*(3*seq + head_dim) + x61
        x66 = width_act*x62 + x65
        x67 = 3*width_act + 1
        x69 = x1*(head_dim + x68) + x28
        s2 = width_act*(batch*(seq*(heads*x62 + x15*x25) + target_seq*(x3*x45 + x64*(x15 + x63))) + x22)
        s4 = x7*(seq*x66 + target_seq*(x32*x57 + x4*x67))
        s6 = batch*(heads*(seq*(width_act*(core_rerun*x62 + x69) + x65 + x69*x70) + target_seq*(x15*(width_act*x3*x36 + x3*x70) + x4*(width_act*(3*core_rerun + 2) + x72))) + x32*x35*(seq*x34 + x36*x4)) + x22*x41
        s8 = batch*(heads*(seq*(width_act_grad*x62 + core_rerun*x66) + target_seq*(target_seq*(x17*x67 + x3*x73) + x42*x57)) + x46) + x47
        s12 = 0
        s16 = 0
    x81 = ffn + 2
    x82 = ffn + 3
    x83 = seq + target_seq
    x84 = ffn*width_act
    x85 = x84 + 8
    x86 = x84 + 12
    x87 = 4*target_seq
    x88 = 4*seq + x87
    x89 = 8*x50
    x91 = 4*hidden
    x92 = 2*hidden
    x93 = width_act + 4
    x94 = 3*hidden
    x95 = hidden*x83
    if activations == "fused":
        s10 = batch*(layer_kept*(x2*x81 + x4*x82) + x83) + x50
        s14 = batch*(layer_kept*(x2*x85 + x4*x86) + x88) + x89
    elif activations == "paper":
        x90 = batch*layer_kept*x65
        s10 = ffn*x90
        s14 = x84*x90
    else:
        s10 = batch*(layer_kept*(x2*(x81 + x91) + x4*(6*hidden + x82)) + x83*(x92 + 1)) + x50
        s14 = batch*(layer_kept*(x2*(x85 + x92*x93) + x4*(x86 + x93*x94)) + x88 + x93*x95) + x89
    x96 = batch*target_seq
    x97 = target_seq*vocab
    x98 = batch*x97
    x100 = 8*target_seq
    x101 = vocab + 2
    if loss == "eager":
        x99 = vocab + 1
        s3 = x96*(vocab*x93 + 8)
        s5 = 8*x98
        s7 = batch*x100*x99
        s9 = x98*(width_act_grad + 4)
        s13 = x96*x99
        s17 = batch*x101*x87
    else:
        x102 = width_act_grad*x98
        s3 = x96*(vocab*width_act + 8)
        s5 = x102
        s7 = x102
        s9 = x102
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x103 = 3*decoder_first_layers + 3*decoder_layers
    x104 = x103 + x60
    x105 = x101 + x104
    x106 = 2*ffn
    x107 = x106*x24
    x108 = x1 + x78
    x109 = x15*x27
    x110 = x108*x109
    x111 = x107 + x110
    x112 = x105 + x111
    x113 = decoder_first_layers + encoder_first_layers
    x114 = heads*buckets
    x115 = x113*x114
    x116 = hidden*x112 + x115
    x117 = kv_heads + x38
    x118 = ffn*(cost_relu + 2)
    x119 = 14*hidden + 2*cost_div + 2*cost_rsqrt + x118 + 2
    x120 = 8*hidden
    x121 = cost_div + cost_rsqrt
    x122 = x120 + x121
    x123 = 21*hidden + 3*cost_div + 3*cost_rsqrt + x118 + 3
    x124 = x49*(cost_log + cost_div + 6)
    x125 = layer_rerun + 2
    x126 = x125*x4
    x127 = layer_rerun*x24
    x128 = ffn*(cost_relu + 5)
    x129 = 14*encoder_first_layers + 14*encoder_layers
    x130 = width_param*x114
    x131 = 3*ffn
    x132 = heads*x15
    x133 = x131 + x132
    x134 = heads*head_dim
    x135 = x131 + x134
    x136 = 8*seq + x100
    x137 = 10*encoder_first_layers + 10*encoder_layers + x3
    x138 = head_dim*x26
    x139 = 12*hidden
    x140 = x109 + x131 + x139
    x141 = ffn + x92
    x142 = x141 + 8
    x143 = x92 + 4
    x144 = ffn + x94
    x145 = x144 + 12
    x146 = x49*(x40 + 8)
    x147 = layer_rerun + 1
    x148 = width_act*x147
    x149 = ffn*(width_act*(3*layer_rerun + 2) + x72)
    x150 = 8*encoder_first_layers + 8*encoder_layers
    x151 = x104 + x111 + 2
    x152 = width_param_grad + 2
    x153 = 2*width_opt
    x154 = width_master + x153
    x155 = width_param_grad + x154
    x156 = width_param + x154
    x157 = 5*hidden
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x116, x116, 0,
        2*batch*(hidden*(x106*x65 + x97) + x15*(seq*(hidden*(x23 + x25) + heads*x65) + hidden*x117*x4 + heads*x5)),
        batch*(seq*(heads*x11 + x1*x119 + x122 + 1) + target_seq*(vocab*(cost_exp + 5) + cost_log + x122 + x123*x3 + 2) + heads*x12) + x124,
        batch*x91*(head_dim*(seq*(kv_heads*(x127 + x60 + x78) + x125*x23) + x117*x126) + ffn*(x125*x2 + x126) + x97) + s0,
        batch*(seq*(hidden*(26*encoder_first_layers + 26*encoder_layers + 15) + x1*x128) + target_seq*(vocab*(x9 + 2) + x128*x3 + x94*(13*decoder_first_layers + 13*decoder_layers + 5)) + layer_rerun*(x119*x2 + x123*x4)) + heads*x49 + layer_rerun*x124 + s1,
        0,
        hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 14*vocab + x105*x121 + x106*(14*decoder_first_layers + 14*decoder_layers + x121*x24 + x129) + x109*(28*decoder_first_layers + 28*decoder_layers + x108*x121 + x129) + 28) + x115*(x121 + 14),
        batch*(width_act*(target_seq*(vocab + x133*x3) + x135*x2) + x136) + decoder_first_layers*(x130 + 8*x20) + encoder_first_layers*(x130 + 8*x18) + hidden*(batch*width_act*(seq*(x137 + 3) + target_seq*(15*decoder_first_layers + 15*decoder_layers + 4)) + width_param*(batch*x83 + x112)) + s2 + s3,
        batch*(seq*(x1*x142 + x143) + target_seq*(x143 + x145*x3) + width_act*(seq*(x1*x131 + x138 + x91*(x60 + 1)) + target_seq*(2*vocab + x140*x3 + x91))) + x146 + s4 + s5,
        batch*(seq*(head_dim*(heads*(x1*x148 + x1*x70) + x25*x71) + x1*x149 + x150 + 12) + target_seq*(vocab*x73 + x3*(x149 + x15*(heads*(x148 + x70) + kv_heads*x70) + 12) + 12)) + hidden*(batch*(seq*(width_act*(4*encoder_first_layers + 4*encoder_layers + layer_rerun*x137 + x3 + 1) + x152 + x60 + x71*(x77 + 1)) + target_seq*(width_act*(3*x3*(5*layer_rerun + 2) + 2) + x103 + x152 + x70*(9*decoder_first_layers + 9*decoder_layers + 2))) + width_param*(layer_rerun*x104 + x105 + x106*(x127 + x24) + x109*(layer_rerun*x108 + x108)) + width_param_grad*(vocab + accumulating*x151)) + heads*(buckets*x113*(width_param*layer_rerun + width_param_grad*accumulating) + width_act_grad*x49) + 8*x147*x49 + s6 + s7,
        batch*(width_param_grad*x95 + width_act_grad*(seq*(hidden*(x150 + x3 + 3) + x1*x135) + target_seq*(vocab + x3*(x133 + x139) + x91)) + layer_rerun*(width_act*(seq*(x1*(x120 + x131) + x138) + x140*x4) + x142*x2 + x145*x4)) + width_param_grad*(hidden*(vocab*(2 - accumulating) + x151) + x115) + layer_rerun*x146 + s8 + s9,
        hidden*(width_param*(x105 - f1*x105) + x105*x155 + x106*(width_param*(x24 - f1*x24) + x155*x24) + x109*(width_param*(x108 - f1*x108) + x108*x155)) + x115*(width_param*(1 - f1) + x155),
        hidden*(x105*x156 + x107*x156 + x110*x156) + x115*x156, x116, width_param*x116, f1*x116, width_master*x116,
        2*x116, x116*x153, x116, width_param_grad*x116,
        batch*(hidden*(seq*(x1 + 4) + target_seq*(x3 + 4)) + layer_kept*(x2*(x106 + x134 + x157) + x28*(ffn + x134 + x91)) + x83) + s10 + s11 + s12 + s13,
        batch*(hidden*(2*target_seq + width_act*(seq*(x1 + 2) + target_seq*(x3 + 2)) + x68) + layer_kept*(width_act*(x2*(x134 + x144) + x4*(ffn + x132 + x157)) + x141*x2 + x144*x4) + x136) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder_first(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = 2*head_dim*x6*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 10)
        else:
            s0 = x2
            s1 = x7
    x8 = seq*heads
    x9 = 2*kv_heads
    x10 = heads + x9
    x11 = head_dim*x10
    x12 = seq*width_act
    x13 = head_dim*width_act
    x14 = batch*x8
    x15 = core_rerun + 1
    x16 = x15*x9
    x17 = 2*width_act_grad
    x18 = width_act*x15
    x19 = width_act*core_rerun
    x20 = head_dim*(width_act_grad + x19)
    x21 = head_dim*x9
    x22 = width_act_grad*x21
    x23 = width_act_grad*x8
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x24*x9
    x26 = batch*seq
    x28 = layer_kept*x13
    x29 = x28*x9
    x31 = x10*x24
    x32 = x26*x31
    x33 = x10*x28
    x34 = x26*x33
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x27 = layer_kept*x5
        x30 = width_act*x27
        if activations == "fused":
            s7 = x26*(heads*(core_kept + x24) + x25)
            s8 = x27
            s10 = x26*(heads*(4*core_kept + x28) + x29)
            s11 = x30
        elif activations == "paper":
            s7 = x32
            s8 = x27
            s10 = x34
            s11 = x30
        else:
            if recompute in ('none', 'full'):
                f2 = -(-seq//32)
                x35 = heads*core_kept*f2
                s7 = batch*(seq*x31 + 32*x35) + core_kept*(x5 + 2)
                s10 = batch*(seq*x33 + 128*x35) + core_kept*(width_act*x5 + 16)
            else:
                s7 = x32
                s10 = x34
            s8 = 0
            s11 = 0
        s2 = x12*(batch*x11 + x8)
        s3 = x14*(x13 + 4)
        s4 = seq*(batch*(8*heads + head_dim*(heads*x17 + width_act*(x1 + x16))) + x18*x8)
        s5 = seq*(batch*(heads*(4*core_rerun + x20 + 4) + x22) + x23)
    else:
        x36 = 3*seq
        x38 = seq*(2*width_act + 1)
        if activations in ('fused', 'paper'):
            s7 = x26*(heads*(core_kept*x36 + x24) + x25)
            s10 = x26*(heads*(core_kept*x38 + x28) + x29)
        else:
            if recompute in ('none', 'full'):
                x39 = core_kept*x14
                s7 = 3*x39*(seq + head_dim)
                s10 = x39*(3*x13 + x38)
            else:
                s7 = x32
                s10 = x34
        x37 = 3*width_act + 1
        s2 = x12*(batch*(heads*(head_dim + x36) + x21) + x8)
        s3 = x14*(seq*x37 + x13)
        s4 = seq*(batch*(heads*(seq*(width_act*(3*core_rerun + 2) + 4*width_act_grad + 1) + head_dim*(x17 + x18)) + x13*x16) + x19*x8)
        s5 = seq*(batch*(heads*(seq*(3*width_act_grad + core_rerun*x37) + x20) + x22) + x23)
        s8 = 0
        s11 = 0
    x40 = ffn + 2
    x41 = seq*layer_kept
    x42 = 8*seq
    x43 = ffn*width_act
    x44 = x43 + 8
    x46 = 4*hidden
    x47 = 2*hidden
    if activations == "fused":
        s6 = x41*(batch*x40 + seq)
        s9 = x41*(batch*x44 + x42)
    elif activations == "paper":
        x45 = layer_kept*x26
        s6 = ffn*x45
        s9 = x43*x45
    else:
        s6 = x41*(batch*(x40 + x46) + seq)
        s9 = x41*(batch*(x44 + x47*(width_act + 4)) + x42)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x48 = heads*buckets
    x49 = head_dim*(heads + kv_heads)
    x50 = ffn + x49
    x51 = x50 + 1
    x52 = x47*x51 + x48
    x53 = 14*hidden + ffn*(cost_relu + 2) + 2*cost_div + 2*cost_rsqrt + 2
    x54 = cost_log + cost_div + 6
    x55 = layer_rerun + 2
    x56 = 3*ffn
    x57 = heads*head_dim
    x58 = x56 + x57
    x59 = 8*hidden
    x60 = ffn + x47
    x61 = x60 + 8
    x62 = width_act*(x11 + x56 + x59) + x61
    x63 = seq*(heads*width_act + 8)
    x64 = 2*ffn
    x65 = x57 + x64
    x66 = layer_rerun + 1
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x67 = width_param_grad*accumulating
    x68 = width_param_grad*x52
    x69 = 2*x52
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x52, x52, 0, 4*x26*(hidden*x50 + head_dim*x8), seq*(batch*(x3*x8 + x53) + seq*x54),
        x26*x46*(ffn*x55 + x49*x55) + s0,
        seq*(batch*(26*hidden + ffn*(cost_relu + 5) + layer_rerun*x53) + seq*(heads + layer_rerun*x54)) + s1, 0, 0,
        seq*(batch*width_act*x58 + x42) + width_param*x48 + x47*(5*batch*x12 + width_param*x51) + s2,
        seq*(batch*x62 + x63) + s3,
        seq*(batch*(width_act*(layer_rerun*(10*hidden + x58) + x46 + x65) + x17*(6*hidden + x11 + x64) + x61) + seq*(heads*width_act_grad + 8*layer_rerun + 8)) + x47*(width_param*(ffn*x66 + x49*x66 + x66) + x51*x67) + x48*(width_param*layer_rerun + x67) + s4,
        seq*(batch*(width_act_grad*(x58 + x59) + layer_rerun*x62) + layer_rerun*x63) + x68 + s5, 0, 0, x52,
        width_param*x52, f1*x52, width_master*x52, x69, width_opt*x69, x52, x68,
        x26*(hidden + layer_kept*(5*hidden + x65)) + s6 + s7 + s8,
        x26*(hidden*width_act + layer_kept*(width_act*(3*hidden + ffn + x57) + x60)) + s9 + s10 + s11, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = 2*head_dim*x6*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 10)
        else:
            s0 = x2
            s1 = x7
    x8 = seq*heads
    x9 = 2*kv_heads
    x10 = heads + x9
    x11 = head_dim*x10
    x12 = seq*width_act
    x13 = head_dim*width_act
    x14 = batch*x8
    x15 = core_rerun + 1
    x16 = x15*x9
    x17 = 2*width_act_grad
    x18 = width_act*x15
    x19 = width_act*core_rerun
    x20 = head_dim*(width_act_grad + x19)
    x21 = head_dim*x9
    x22 = width_act_grad*x21
    x23 = width_act_grad*x8
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x24*x9
    x26 = batch*seq
    x27 = layer_kept*x13
    x28 = x27*x9
    x29 = x10*x24
    x30 = x26*x29
    x31 = x10*x27
    x32 = x26*x31
    x36 = 4*width_act_grad
    x37 = x36 + 1
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations == "fused":
            s7 = x26*(heads*(core_kept + x24) + x25)
            s9 = x26*(heads*(4*core_kept + x27) + x28)
        elif activations == "paper":
            s7 = x30
            s9 = x32
        else:
            if recompute in ('none', 'full'):
                f2 = -(-seq//32)
                x33 = heads*core_kept*f2
                s7 = batch*(seq*x29 + 32*x33) + core_kept*(x5 + 2)
                s9 = batch*(seq*x31 + 128*x33) + core_kept*(width_act*x5 + 16)
            else:
                s7 = x30
                s9 = x32
        s2 = x12*(batch*x11 + x8)
        s3 = x14*(x13 + 4)
        s4 = seq*(batch*(8*heads + head_dim*(heads*x17 + width_act*(x1 + x16))) + x18*x8)
        s5 = seq*(batch*(heads*(4*core_rerun + x20 + 4) + x22) + x23)
    else:
        x34 = 3*seq
        x38 = seq*(2*width_act + 1)
        if activations in ('fused', 'paper'):
            s7 = x26*(heads*(core_kept*x34 + x24) + x25)
            s9 = x26*(heads*(core_kept*x38 + x27) + x28)
        else:
            if recompute in ('none', 'full'):
                x39 = core_kept*x14
                s7 = 3*x39*(seq + head_dim)
                s9 = x39*(3*x13 + x38)
            else:
                s7 = x30
                s9 = x32
        x35 = 3*width_act + 1
        s2 = x12*(batch*(heads*(head_dim + x34) + x21) + x8)
        s3 = x14*(seq*x35 + x13)
        s4 = seq*(batch*(heads*(seq*(width_act*(3*core_rerun + 2) + x37) + head_dim*(x17 + x18)) + x13*x16) + x19*x8)
        s5 = seq*(batch*(heads*(seq*(3*width_act_grad + core_rerun*x35) + x20) + x22) + x23)
    x40 = ffn + 2
    x41 = layer_kept*x26
    x42 = ffn*width_act
    x43 = x42 + 8
    x44 = 4*hidden
    x45 = 2*hidden
    if activations == "fused":
        s6 = x40*x41
        s8 = x41*x43
    elif activations == "paper":
        s6 = ffn*x41
        s8 = x41*x42
    else:
        s6 = x41*(x40 + x44)
        s8 = x41*(x43 + x45*(width_act + 4))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x46 = head_dim*(heads + kv_heads)
    x47 = ffn + x46
    x48 = x47 + 1
    x49 = x45*x48
    x50 = 14*hidden + ffn*(cost_relu + 2) + 2*cost_div + 2*cost_rsqrt + 2
    x51 = layer_rerun + 2
    x52 = width_param*x48
    x53 = batch*x12
    x54 = 3*ffn
    x55 = heads*head_dim
    x56 = x54 + x55
    x57 = 8*hidden
    x58 = ffn + x45
    x59 = width_act*(x11 + x54 + x57) + x58 + 8
    x60 = layer_rerun + 1
    x61 = width_param_grad*x49
    x62 = x44*x48
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    values = (
        x49, x49, 0, 4*x26*(hidden*x47 + head_dim*x8), x26*(x3*x8 + x50), x26*x44*(ffn*x51 + x46*x51) + s0,
        x26*(26*hidden + ffn*(cost_relu + 5) + layer_rerun*x50) + s1, 0, 0, x45*(x52 + 5*x53) + x53*x56 + s2,
        x26*x59 + s3,
        x26*(head_dim*(heads*(width_act*x60 + x17) + kv_heads*x36) + ffn*(width_act*(3*layer_rerun + 2) + x37) + 8) + x45*(width_param*(ffn*x60 + x46*x60 + x60) + width_param_grad*accumulating*x48 + x26*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1)) + s4,
        x26*(width_act_grad*(x56 + x57) + layer_rerun*x59) + x61 + s5, 0, 0, x49, x45*x52, f1*x49, width_master*x49,
        x62, width_opt*x62, x49, x61, x26*(hidden + layer_kept*(5*hidden + 2*ffn + x55)) + s6 + s7,
        x26*(hidden*width_act + layer_kept*(width_act*(3*hidden + ffn + x55) + x58)) + s8 + s9, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_decoder_first(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    x54 = 4*width_act_grad
    x55 = 2*x18
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
        x57 = 2*width_act
        if activations in ('fused', 'paper'):
            x56 = 2*x29
            x58 = 2*x34
            s7 = batch*(target_seq*(heads*(3*x43 + x56) + 2*x30) + x15*x56)
            s10 = batch*(target_seq*(heads*(x43*(x57 + 1) + x58) + 2*x35) + x15*x58)
        else:
            if recompute in ('none', 'full'):
                x59 = core_kept*x10
                s7 = x59*(seq*x12 + target_seq*(x3 + x48))
                s10 = x59*(target_seq*(x42 + x57*(x12 + x42)) + x18*x53)
            else:
                s7 = x39
                s10 = x40
        x49 = x12 + x48
        x50 = kv_heads*x12
        x51 = x12*x15
        x52 = width_act*x49 + x42
        s2 = width_act*(batch*(target_seq*(heads*x49 + x50) + x51) + x14)
        s3 = target_seq*x10*x52
        s4 = batch*(target_seq*(heads*(width_act*(core_rerun*x49 + x12 + x19 + x53) + x42 + x54*(head_dim + x42)) + x21*x55) + x22*x55) + x14*x26
        s5 = batch*(target_seq*(heads*(width_act_grad*x49 + core_rerun*x52) + width_act_grad*x50) + width_act_grad*x51) + x28
        s8 = 0
        s11 = 0
    x60 = ffn + 3
    x61 = target_seq*layer_kept
    x62 = ffn*width_act
    x63 = x62 + 12
    x65 = 3*hidden
    if activations == "fused":
        s6 = x61*(batch*x60 + target_seq)
        s9 = x61*(batch*x63 + x24)
    elif activations == "paper":
        x64 = batch*x61
        s6 = ffn*x64
        s9 = x62*x64
    else:
        s6 = x61*(batch*(6*hidden + x60) + target_seq)
        s9 = x61*(batch*(x63 + x65*(width_act + 4)) + x24)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x66 = heads*buckets
    x67 = 2*ffn
    x68 = x16*x3
    x69 = x67 + x68 + 3
    x70 = hidden*x69 + x66
    x71 = seq*heads
    x72 = 2*heads + kv_heads
    x73 = 21*hidden + ffn*(cost_relu + 2) + 3*cost_div + 3*cost_rsqrt + 3
    x74 = cost_log + cost_div + 6
    x75 = layer_rerun + 2
    x76 = head_dim*x75
    x77 = 4*hidden
    x78 = batch*width_act
    x79 = 3*ffn
    x80 = heads*x12
    x81 = x79 + x80
    x82 = 12*hidden
    x83 = ffn + x65
    x84 = width_act*(x12*x16 + x79 + x82) + x83 + 12
    x85 = heads*width_act + 8
    x86 = 3*layer_rerun
    x87 = layer_rerun + 1
    x88 = width_act*x87
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x89 = width_param_grad*accumulating
    x90 = 2*width_act_grad
    x91 = width_param_grad*x70
    x92 = 2*x70
    x93 = batch*target_seq
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x70, x70, 0,
        4*batch*(target_seq*hidden*ffn + head_dim*(target_seq*(hidden*x72 + x71) + hidden*x15 + heads*pairs_size)),
        batch*(target_seq*(x71*x8 + x73) + heads*x7) + x13*x74,
        batch*x77*(target_seq*(ffn*x75 + x72*x76) + x15*x76) + s0,
        target_seq*(batch*(39*hidden + ffn*(cost_relu + 5) + layer_rerun*x73) + target_seq*(heads + layer_rerun*x74)) + s1,
        0, 0,
        target_seq*(x24 + x78*x81) + hidden*(width_param*x69 + x78*(seq + 15*target_seq)) + width_param*x66 + s2,
        target_seq*(batch*x84 + target_seq*x85) + x15*x18*x25 + s3,
        target_seq*(batch*(ffn*(width_act*(x86 + 2) + x54 + 1) + x12*(heads*(x88 + x90) + kv_heads*x90) + 12) + target_seq*(8*layer_rerun + x23 + 8)) + hidden*(batch*(seq*x88 + x47*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1)) + width_param*(x67*x87 + x68*x87 + x86 + 3) + x69*x89) + width_act_grad*x15*x4 + x66*(width_param*layer_rerun + x89) + s4,
        batch*(seq*(hidden*width_act_grad + kv_heads*layer_rerun*x55) + target_seq*(width_act_grad*(x81 + x82) + layer_rerun*x84)) + layer_rerun*x13*x85 + x91 + s5,
        0, 0, x70, width_param*x70, f1*x70, width_master*x70, x92, width_opt*x92, x70, x91,
        x93*(hidden + 2*layer_kept*(heads*head_dim + ffn + x77)) + s6 + s7 + s8,
        x93*(hidden*width_act + layer_kept*(width_act*(5*hidden + ffn + x80) + x83)) + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_decoder(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    x43 = 4*width_act_grad
    x44 = 2*x17
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
        x47 = 2*width_act
        if activations in ('fused', 'paper'):
            x45 = 2*x26
            x46 = core_kept*x40
            x48 = 2*x28
            s7 = batch*(target_seq*(heads*(x45 + 3*x46) + 2*x27) + x14*x45)
            s9 = batch*(target_seq*(heads*(x46*(x47 + 1) + x48) + 2*x29) + x14*x48)
        else:
            if recompute in ('none', 'full'):
                x49 = core_kept*x9
                s7 = x49*(seq*x11 + target_seq*(x3 + x36))
                s9 = x49*(target_seq*(x40 + x47*(x11 + x40)) + x17*x42)
            else:
                s7 = x31
                s9 = x33
        x37 = x11 + x36
        x38 = kv_heads*x11
        x39 = x11*x14
        x41 = width_act*x37 + x40
        s2 = width_act*(batch*(target_seq*(heads*x37 + x38) + x39) + x13)
        s3 = target_seq*x41*x9
        s4 = batch*(target_seq*(heads*(width_act*(core_rerun*x37 + x11 + x18 + x42) + x40 + x43*(head_dim + x40)) + x20*x44) + x21*x44) + x13*x23
        s5 = batch*(target_seq*(heads*(width_act_grad*x37 + core_rerun*x41) + width_act_grad*x38) + width_act_grad*x39) + x25
    x50 = ffn + 3
    x51 = batch*target_seq
    x52 = layer_kept*x51
    x53 = ffn*width_act
    x54 = x53 + 12
    x55 = target_seq*ffn
    x56 = 3*hidden
    if activations == "fused":
        s6 = x50*x52
        s8 = x52*x54
    elif activations == "paper":
        s6 = batch*layer_kept*x55
        s8 = x52*x53
    else:
        s6 = x52*(6*hidden + x50)
        s8 = x52*(x54 + x56*(width_act + 4))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x57 = 2*ffn
    x58 = x15*x3
    x59 = x57 + x58 + 3
    x60 = hidden*x59
    x61 = seq*heads
    x62 = 2*heads + kv_heads
    x63 = 21*hidden + ffn*(cost_relu + 2) + 3*cost_div + 3*cost_rsqrt + 3
    x64 = layer_rerun + 2
    x65 = head_dim*x64
    x66 = 4*hidden
    x67 = 3*ffn
    x68 = heads*x11
    x69 = x67 + x68
    x70 = 12*hidden
    x71 = ffn + x56
    x72 = width_act*(x11*x15 + x67 + x70) + x71 + 12
    x73 = 3*layer_rerun
    x74 = 2*width_act_grad
    x75 = layer_rerun + 1
    x76 = width_act*x75
    x77 = width_param_grad*x60
    x78 = 2*x60
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    values = (
        x60, x60, 0,
        4*batch*(hidden*x55 + head_dim*(target_seq*(hidden*x62 + x61) + hidden*x14 + heads*pairs_size)),
        batch*(target_seq*(x61*x7 + x63) + heads*x6), batch*x66*(target_seq*(ffn*x64 + x62*x65) + x14*x65) + s0,
        x51*(39*hidden + ffn*(cost_relu + 5) + layer_rerun*x63) + s1, 0, 0,
        hidden*(batch*width_act*(seq + 15*target_seq) + width_param*x59) + width_act*x51*x69 + s2,
        batch*(target_seq*x72 + x14*x44) + s3,
        batch*(target_seq*(ffn*(width_act*(x73 + 2) + x43 + 1) + x11*(heads*(x74 + x76) + kv_heads*x74) + 12) + width_act_grad*x14*x3) + hidden*(batch*(seq*x76 + x35*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1)) + width_param*(x57*x75 + x58*x75 + x73 + 3) + width_param_grad*accumulating*x59) + s4,
        batch*(seq*(hidden*width_act_grad + kv_heads*layer_rerun*x44) + target_seq*(width_act_grad*(x69 + x70) + layer_rerun*x72)) + x77 + s5,
        0, 0, x60, width_param*x60, f1*x60, width_master*x60, x78, width_opt*x78, x60, x77,
        x51*(hidden + 2*layer_kept*(heads*head_dim + ffn + x66)) + s6 + s7,
        x51*(hidden*width_act + layer_kept*(width_act*(5*hidden + ffn + x68) + x71)) + s8 + s9, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    x5 = 4*seq
    x6 = 4*target_seq
    x7 = x5 + x6
    if activations == "fused":
        s4 = x1
        s6 = 4*x1
    elif activations == "paper":
        s4 = 0
        s6 = 0
    else:
        s4 = x1*(x2 + 1)
        s6 = batch*(x3*x4 + x7)
    x8 = batch*target_seq
    x9 = vocab*x8
    x11 = vocab + 2
    x12 = batch*x6
    x13 = vocab*width_act
    x14 = x13 + 8
    x15 = vocab*width_act_grad
    x16 = x15*x8
    if loss == "eager":
        x10 = x8*(vocab + 1)
        s0 = x8*(vocab*x3 + 8)
        s1 = 8*x9
        s2 = 8*x10
        s3 = x9*(width_act_grad + 4)
        s5 = x10
        s7 = x11*x12
    else:
        s0 = x14*x8
        s1 = x16
        s2 = x16
        s3 = x16
        s5 = 0
        s7 = 0
    x17 = hidden*x11
    x18 = cost_div + cost_rsqrt
    x19 = 8*hidden + x18
    x20 = 15*hidden
    x21 = 3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + x11
    x22 = decoder_first_layers + encoder_first_layers
    x23 = decoder_layers + encoder_layers + x22
    x24 = 14*encoder_first_layers + 14*encoder_layers
    x25 = 2*ffn
    x26 = 2*decoder_first_layers + 2*decoder_layers + encoder_first_layers + encoder_layers
    x27 = 2*head_dim*(heads + kv_heads)
    x28 = heads*buckets*x22
    x29 = width_param*x17
    x30 = 2*width_act
    x31 = hidden*(x30 + 1) + 2
    x32 = 2*batch
    x33 = width_param_grad + 4*width_act_grad + 2
    x34 = width_master + 2*width_opt
    x35 = width_param_grad + x34
    x36 = width_param + x34
    x37 = x11*x2
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x17, x17, 0, x2*x9, batch*(seq*(x19 + 1) + target_seq*(vocab*(cost_exp + 5) + cost_log + x19 + 2)),
        hidden*vocab*x12, batch*(seq*x20 + target_seq*(vocab*(cost_exp + cost_div + 2) + x20)), 0,
        hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 14*vocab + x18*x21 + x25*(14*decoder_first_layers + 14*decoder_layers + x18*x23 + x24) + x27*(28*decoder_first_layers + 28*decoder_layers + x18*x26 + x24) + 28) + x28*(x18 + 14),
        batch*(seq*(hidden*(width_param + 3*width_act) + 8) + target_seq*(hidden*(width_param + 4*width_act) + x14)) + x29 + s0,
        x32*(seq*x31 + target_seq*(x13 + x31)) + s1,
        3*batch*(target_seq*(x15 + 4) + x5) + hidden*(batch*(seq*(width_act + x33) + target_seq*(x30 + x33)) + vocab*(width_param + width_param_grad) + 2*width_param + 2*width_param_grad*accumulating) + s2,
        hidden*(batch*width_act_grad*(3*seq + x6) + width_param_grad*(vocab*(2 - accumulating) + x1 + 2)) + x16 + s3,
        hidden*(width_param*(x21 - f1*x21) + x21*x35 + x25*(width_param*(x23 - f1*x23) + x23*x35) + x27*(width_param*(x26 - f1*x26) + x26*x35)) + x28*(width_param*(1 - f1) + x35),
        hidden*(x21*x36 + x23*x25*x36 + x26*x27*x36) + x28*x36, x17, x29, f1*x17, width_master*x17, x37,
        width_opt*x37, x17, width_param_grad*x17, x1*(4*hidden + 1) + s4 + s5,
        x32*(x4*(width_act + 1) + x7) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
        s87 = x13
        s88 = x16
        s115 = x20
        s116 = x25
    else:
        if attention == "flash":
            x26 = 2*(2*core_rerun + 5)
            x27 = cost_exp + x8 + 10
            s23 = x10*x2*x26
            s24 = x11*x27
            s87 = x26*x29
            s88 = x15*x27
            s115 = x18*x26*x30
            s116 = x24*(cost_exp + x22 + 9)
        else:
            s23 = x5
            s24 = x12
            s87 = x13
            s88 = x16
            s115 = x20
            s116 = x25
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
    x94 = 2*width_act_grad
    x99 = width_act*x52
    x101 = heads*x75
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
            s84 = x77
            s85 = x78
            s86 = target_seq
            s100 = x52*x74
            s101 = core_kept*x63
            s102 = x52
            s103 = 0
            s104 = 0
            s105 = 0
            s106 = 0
            s125 = 0
            s126 = 0
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
            s84 = x77
            s85 = x78
            s86 = target_seq
            s100 = 0
            s101 = 0
            s102 = 0
            s103 = 0
            s104 = 0
            s105 = 0
            s106 = 0
            s125 = 0
            s126 = 0
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
                s100 = 32*x82
                s101 = 128*x82
                s102 = x52
                s103 = x83
                s104 = target_seq
                s105 = x84
                s106 = width_act*x84
                s125 = target_seq*x85
                s126 = x59*x85
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
                s100 = 0
                s101 = 0
                s102 = 0
                s103 = 0
                s104 = 0
                s105 = 0
                s106 = 0
                s125 = 0
                s126 = 0
            s19 = 0
            s20 = 0
            s21 = 0
            s22 = 0
            s84 = 0
            s85 = 0
            s86 = 0
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
        s76 = x54
        s77 = x55
        s78 = x52
        s79 = x56
        s80 = x57
        s89 = x58*x59
        s90 = x61
        s91 = x63
        s92 = 0
        s93 = x59*(x23*x46 + x48)
        s94 = x65
        s95 = x46*x63
        s96 = heads*x66
        s97 = x58*x67
        s98 = x68
        s99 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = 0
        s114 = 0
        s117 = x69*x70
        s118 = x61
        s119 = 0
        s120 = x70*(seq*x47 + x17)
        s121 = x65
        s122 = width_act_grad*x2*x69
        s123 = x68
        s124 = 0
        s127 = 0
        s128 = 0
        s129 = 0
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
            s76 = x54
            s77 = x55
            s78 = x52
            s79 = x56
            s80 = x57
            s107 = x109
            s108 = x110
            s109 = target_seq
            s112 = 0
            s113 = 0
            s114 = 0
            s127 = x111
            s128 = x112
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
                s76 = 0
                s77 = 0
                s78 = 0
                s79 = 0
                s80 = 0
                s107 = x109
                s108 = x110
                s109 = target_seq
                s112 = core_kept*x60
                s113 = core_kept*x61
                s114 = target_seq
                s127 = x111
                s128 = x112
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
                s76 = x54
                s77 = x55
                s78 = x52
                s79 = x56
                s80 = x57
                s107 = 0
                s108 = 0
                s109 = 0
                s112 = 0
                s113 = 0
                s114 = 0
                s127 = 0
                s128 = 0
        x86 = heads*(3*seq + head_dim)
        x88 = batch*(x86 + x87) + x37
        x89 = width_act*x86
        x90 = x18*x89
        x91 = head_dim*x46
        x92 = 3*core_rerun + 2
        x93 = x38*x91
        x95 = heads*x94
        x96 = x95*(2*seq + head_dim)
        x97 = heads*(3*target_seq + head_dim)
        x98 = batch*(x87 + x97) + x23
        x100 = x97*x99
        x102 = batch*x101
        x103 = core_rerun*x23
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
        s30 = x18*x96
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
        s84 = 0
        s85 = 0
        s86 = 0
        s89 = x59*x98
        s90 = x100
        s91 = 0
        s92 = x102
        s93 = x59*(batch*(heads*(target_seq*x92 + x91) + x93) + x103)
        s94 = x52*x95*(2*target_seq + head_dim)
        s95 = 0
        s96 = 0
        s97 = x67*x98
        s98 = core_rerun*x100
        s99 = core_rerun*x102
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
        s110 = width_act_grad*x102
        s111 = target_seq
        s117 = x104*x105
        s118 = x106
        s119 = x24
        s120 = x105*(seq*(x23*x92 + x93) + x23*x91)
        s121 = x52*x96
        s122 = batch*width_act_grad*x104
        s123 = core_rerun*x106
        s124 = x103*x18
        s125 = 0
        s126 = 0
        s129 = width_act_grad*x24
    x113 = 4*x31
    x114 = 8*x71
    x115 = ffn*x31
    x116 = width_act*x115
    x117 = 4*x53
    x118 = 8*x76
    x119 = ffn*x53
    x120 = width_act*x119
    x121 = hidden*x31
    x122 = 4*hidden
    x123 = width_act*x121
    x124 = hidden*x53
    x125 = width_act*x124
    x126 = hidden*x18
    x127 = x122*x18
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
        s62 = x115
        s63 = x116
        s64 = x18
        s65 = ffn
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = x53
        s70 = x117
        s71 = x52
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s81 = x76
        s82 = x118
        s83 = target_seq
        s130 = x119
        s131 = x120
        s132 = x52
        s133 = 0
        s134 = 0
        s135 = x19
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = x62
        s140 = 0
        s141 = 0
        s142 = 0
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
        s62 = x115
        s63 = x116
        s64 = x18
        s65 = ffn
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s81 = 0
        s82 = 0
        s83 = 0
        s130 = x119
        s131 = x120
        s132 = x52
        s133 = 0
        s134 = 0
        s135 = 0
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = 0
        s140 = 0
        s141 = 0
        s142 = 0
    else:
        s0 = x31
        s1 = x113
        s2 = x18
        s3 = x121
        s4 = x122*x31
        s5 = x18
        s6 = hidden
        s7 = x123
        s16 = x71
        s17 = x114
        s18 = seq
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = x115
        s67 = x116
        s68 = ffn
        s69 = x53
        s70 = x117
        s71 = x52
        s72 = x124
        s73 = x122*x53
        s74 = x52
        s75 = x125
        s81 = x76
        s82 = x118
        s83 = target_seq
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = x119
        s134 = x120
        s135 = x19
        s136 = x126
        s137 = x127
        s138 = x128
        s139 = x62
        s140 = x129
        s141 = x122*x52
        s142 = x130
    x131 = vocab*x52
    x132 = width_act_grad*x131
    if loss == "eager":
        s143 = vocab*x66
        s144 = vocab*x62
        s145 = 0
        s146 = x66
        s147 = x131
        s148 = x52
        s149 = vocab
    else:
        s143 = 0
        s144 = 0
        s145 = x132
        s146 = 0
        s147 = 0
        s148 = 0
        s149 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x133 = cost_div + cost_rsqrt
    x134 = x122 + x133 + 1
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
    x159 = x157*x94
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
    x205 = ffn*x150
    x206 = x18*x205
    x207 = x154*x206
    x208 = ffn*x139
    x209 = ffn*x18
    x210 = width_act*x209
    x211 = width_act_grad*x209
    x212 = 2*x211
    x213 = ffn*x143
    x214 = ffn*x145
    x215 = ffn*x144
    x216 = layer_rerun*x210
    x217 = hidden*ffn
    x218 = ffn*x148
    x219 = ffn*x149
    x220 = ffn*x151
    x221 = cost_relu*x209
    x222 = cost_relu*x141 + 3
    x223 = x209*x222
    x224 = x141*x210
    x225 = 2*x209
    x226 = x141*x225
    x227 = layer_rerun*x209
    x228 = x134*x52
    x229 = x137*x52
    x230 = width_act_grad*x129
    x231 = x130*x141
    x232 = layer_rerun*x130
    x233 = layer_rerun*x62
    x234 = x152*x52
    x235 = x154*x234
    x236 = x39*x99
    x237 = x39*x52*x94
    x238 = layer_rerun*x236
    x239 = 8*x75
    x240 = width_act*x101
    x241 = width_act_grad*x101
    x242 = 4*x29
    x243 = x15*x7
    x244 = x34*x52
    x245 = width_act_grad*x244
    x246 = x198*x52
    x247 = x154*x246
    x248 = x150*x52
    x249 = width_act_grad*x248
    x250 = x141*x61
    x251 = x141*x248
    x252 = layer_rerun*x129
    x253 = x129*x141
    x254 = width_act*x248
    x255 = layer_rerun*x254
    x256 = layer_rerun*x61
    x257 = x127*x34
    x258 = x154*x257
    x259 = x139*x87
    x260 = width_act*x18*x87
    x261 = width_act_grad*x19*x34
    x262 = x143*x87
    x263 = x145*x87
    x264 = x144*x87
    x265 = layer_rerun*x260
    x266 = hidden*x87
    x267 = x148*x87
    x268 = x149*x87
    x269 = x122*x34
    x270 = width_opt*x269
    x271 = x19*x30
    x272 = x21*x24
    x273 = x205*x52
    x274 = x154*x273
    x275 = ffn*x52
    x276 = width_act*x275
    x277 = width_act_grad*x275
    x278 = 2*x277
    x279 = layer_rerun*x276
    x280 = cost_relu*x275
    x281 = x222*x275
    x282 = x141*x276
    x283 = 2*x275
    x284 = x141*x283
    x285 = layer_rerun*x275
    x286 = hidden*vocab
    x287 = vocab*x139
    x288 = vocab*x144
    x289 = x144*x52
    x290 = x52*(hidden + vocab)
    x291 = width_act*x131
    x292 = 3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + vocab + 2
    x293 = decoder_first_layers + encoder_first_layers
    x294 = decoder_layers + encoder_layers + x293
    x295 = 14*encoder_first_layers + 14*encoder_layers
    x296 = 2*ffn
    x297 = 2*decoder_first_layers + 2*decoder_layers + encoder_first_layers + encoder_layers
    x298 = 2*head_dim*(heads + kv_heads)
    x299 = x171*x293
    x300 = x292 + x294*x296 + x297*x298
    x301 = hidden*x300 + x299
    x302 = width_master*x301
    x303 = 2*width_opt*x301
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x135, _1=x138, _2=x128, _3=x139, _4=x128, _5=x19, _6=x140, _7=x142, _8=x19, _9=x143, _10=x140, _11=x145,
        _12=x144, _13=x146, _14=x147, _15=hidden, _16=x139, _17=hidden, _18=x148, _19=x149, _20=hidden, _21=hidden,
        _22=x144, _23=hidden, _24=x150, _25=x151, _26=hidden, _27=2, _28=x126, _29=x128, _30=x18, _31=hidden,
        _32=s0, _33=s1, _34=s2, _35=x126, _36=x140, _37=x18, _38=hidden, _39=s3, _40=s4, _41=s5, _42=s6, _43=s3,
        _44=s7, _45=s5, _46=s6, _47=x121, _48=x123, _49=x18, _50=hidden, _51=x153, _52=x155, _53=x128, _54=x156,
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
        _287=x146, _288=x146, _289=x201, _290=x121, _291=x121, _292=x18, _293=hidden, _294=x126, _295=x140,
        _296=x18, _297=hidden, _298=x126, _299=x202, _300=x203, _301=x128, _302=x190, _303=x140, _304=x204,
        _305=x146, _306=x126, _307=x140, _308=x18, _309=hidden, _310=x121, _311=x123, _312=x18, _313=hidden,
        _314=x135, _315=x138, _316=x128, _317=x139, _318=x128, _319=x19, _320=x140, _321=x142, _322=x19, _323=x143,
        _324=x140, _325=x145, _326=x144, _327=x146, _328=x147, _329=hidden, _330=x139, _331=hidden, _332=x148,
        _333=x149, _334=hidden, _335=hidden, _336=x144, _337=hidden, _338=x150, _339=x151, _340=hidden, _341=2,
        _342=s0, _343=s1, _344=s2, _345=x126, _346=x140, _347=x18, _348=hidden, _349=s3, _350=s4, _351=s5, _352=s6,
        _353=s3, _354=s7, _355=s5, _356=s6, _357=x121, _358=x123, _359=x18, _360=hidden, _361=x206, _362=x207,
        _363=x128, _364=x208, _365=x210, _366=x212, _367=x213, _368=x140, _369=x142, _370=x214, _371=x215,
        _372=x216, _373=x217, _374=x208, _375=hidden, _376=ffn, _377=x218, _378=x219, _379=hidden, _380=ffn,
        _381=x217, _382=x215, _383=hidden, _384=ffn, _385=x205, _386=x220, _387=hidden, _388=ffn, _389=2, _390=x126,
        _391=x140, _392=x18, _393=hidden, _394=s62, _395=s63, _396=s64, _397=s65, _398=x221, _399=x223, _400=x210,
        _401=x210, _402=x211, _403=x224, _404=x211, _405=x216, _406=x209, _407=x211, _408=x18, _409=ffn, _410=s66,
        _411=s67, _412=s5, _413=s68, _414=x225, _415=x226, _416=x210, _417=x210, _418=x209, _419=x211, _420=x209,
        _421=x211, _422=x216, _423=x216, _424=x227, _425=x115, _426=x115, _427=x18, _428=ffn, _429=x209, _430=x211,
        _431=x18, _432=ffn, _433=x115, _434=x116, _435=x18, _436=ffn, _437=x206, _438=x207, _439=x210, _440=x208,
        _441=x128, _442=x190, _443=x213, _444=x211, _445=x224, _446=x214, _447=x215, _448=x146, _449=x217,
        _450=x208, _451=ffn, _452=hidden, _453=x218, _454=x219, _455=ffn, _456=hidden, _457=x217, _458=x215,
        _459=ffn, _460=hidden, _461=x205, _462=x220, _463=ffn, _464=hidden, _465=2, _466=x209, _467=x211, _468=x18,
        _469=ffn, _470=x189, _471=x200, _472=x128, _473=x128, _474=x126, _475=x140, _476=x126, _477=x140, _478=x146,
        _479=x146, _480=x201, _481=x121, _482=x121, _483=x18, _484=hidden, _485=x126, _486=x140, _487=x18,
        _488=hidden, _489=x126, _490=x202, _491=x203, _492=x128, _493=x190, _494=x140, _495=x204, _496=x146,
        _497=x126, _498=x140, _499=x18, _500=hidden, _501=x135, _502=x138, _503=x128, _504=x139, _505=x128,
        _506=x19, _507=x140, _508=x142, _509=x19, _510=x143, _511=x140, _512=x145, _513=x144, _514=x146, _515=x147,
        _516=hidden, _517=x139, _518=hidden, _519=x148, _520=x149, _521=hidden, _522=hidden, _523=x144, _524=hidden,
        _525=x150, _526=x151, _527=hidden, _528=2, _529=x126, _530=x128, _531=x18, _532=hidden, _533=s0, _534=s1,
        _535=s2, _536=x126, _537=x140, _538=x18, _539=hidden, _540=s3, _541=s4, _542=s5, _543=s6, _544=s3, _545=s7,
        _546=s5, _547=s6, _548=x121, _549=x123, _550=x18, _551=hidden, _552=x153, _553=x155, _554=x128, _555=x156,
        _556=x158, _557=x159, _558=x160, _559=x140, _560=x142, _561=x161, _562=x162, _563=x163, _564=x164,
        _565=x156, _566=hidden, _567=x39, _568=x165, _569=x166, _570=hidden, _571=x39, _572=x164, _573=x162,
        _574=hidden, _575=x39, _576=x152, _577=x167, _578=hidden, _579=x39, _580=2, _581=x126, _582=x140, _583=x18,
        _584=hidden, _585=s8, _586=s9, _587=s10, _588=s11, _589=s12, _590=s13, _591=s14, _592=s10, _593=s15,
        _594=s12, _595=s13, _596=s14, _597=s10, _598=s15, _599=s12, _600=x182, _601=x183, _602=s23, _603=s24,
        _604=s25, _605=s26, _606=s27, _607=s28, _608=s29, _609=s30, _610=s31, _611=s32, _612=s33, _613=s28,
        _614=s34, _615=s35, _616=x32, _617=x33, _618=x18, _619=heads, _620=head_dim, _621=s36, _622=s37, _623=s38,
        _624=s39, _625=x43, _626=x49, _627=x18, _628=heads, _629=head_dim, _630=x184, _631=x185, _632=x18,
        _633=kv_heads, _634=head_dim, _635=x184, _636=x185, _637=x18, _638=kv_heads, _639=head_dim, _640=x10,
        _641=x174, _642=heads, _643=seq, _644=seq, _645=s40, _646=s41, _647=s42, _648=s43, _649=s43, _650=s44,
        _651=s45, _652=s46, _653=s47, _654=s48, _655=s49, _656=s50, _657=s51, _658=s51, _659=s47, _660=s47,
        _661=s49, _662=s50, _663=s51, _664=s51, _665=s47, _666=s48, _667=s49, _668=s50, _669=s51, _670=s51,
        _671=s28, _672=s52, _673=s53, _674=s54, _675=s55, _676=s55, _677=s28, _678=s52, _679=s53, _680=s54,
        _681=s55, _682=s55, _683=s28, _684=s52, _685=s53, _686=s54, _687=s55, _688=s55, _689=s56, _690=s57,
        _691=s58, _692=s59, _693=s60, _694=s61,
        : None
    ).__defaults__ + (
        lambda
        _695=s56, _696=s57, _697=s58, _698=s59, _699=s60, _700=s61, _701=s56, _702=s57, _703=s58, _704=s59,
        _705=s60, _706=s61, _707=x186, _708=x187, _709=x44, _710=x188, _711=x128, _712=x190, _713=x191, _714=x49,
        _715=x192, _716=x193, _717=x194, _718=x146, _719=x195, _720=x188, _721=x28, _722=hidden, _723=x196,
        _724=x197, _725=x28, _726=hidden, _727=x195, _728=x194, _729=x28, _730=hidden, _731=x198, _732=x199,
        _733=x28, _734=hidden, _735=2, _736=x43, _737=x49, _738=x18, _739=heads, _740=head_dim, _741=x189,
        _742=x200, _743=x128, _744=x128, _745=x126, _746=x140, _747=x126, _748=x140, _749=x146, _750=x146,
        _751=x201, _752=x121, _753=x121, _754=x18, _755=hidden, _756=x126, _757=x140, _758=x18, _759=hidden,
        _760=x126, _761=x202, _762=x203, _763=x128, _764=x190, _765=x140, _766=x204, _767=x146, _768=x126,
        _769=x140, _770=x18, _771=hidden, _772=x121, _773=x123, _774=x18, _775=hidden, _776=x135, _777=x138,
        _778=x128, _779=x139, _780=x128, _781=x19, _782=x140, _783=x142, _784=x19, _785=x143, _786=x140, _787=x145,
        _788=x144, _789=x146, _790=x147, _791=hidden, _792=x139, _793=hidden, _794=x148, _795=x149, _796=hidden,
        _797=hidden, _798=x144, _799=hidden, _800=x150, _801=x151, _802=hidden, _803=2, _804=s0, _805=s1, _806=s2,
        _807=x126, _808=x140, _809=x18, _810=hidden, _811=s3, _812=s4, _813=s5, _814=s6, _815=s3, _816=s7, _817=s5,
        _818=s6, _819=x121, _820=x123, _821=x18, _822=hidden, _823=x206, _824=x207, _825=x128, _826=x208, _827=x210,
        _828=x212, _829=x213, _830=x140, _831=x142, _832=x214, _833=x215, _834=x216, _835=x217, _836=x208,
        _837=hidden, _838=ffn, _839=x218, _840=x219, _841=hidden, _842=ffn, _843=x217, _844=x215, _845=hidden,
        _846=ffn, _847=x205, _848=x220, _849=hidden, _850=ffn, _851=2, _852=x126, _853=x140, _854=x18, _855=hidden,
        _856=s62, _857=s63, _858=s64, _859=s65, _860=x221, _861=x223, _862=x210, _863=x210, _864=x211, _865=x224,
        _866=x211, _867=x216, _868=x209, _869=x211, _870=x18, _871=ffn, _872=s66, _873=s67, _874=s5, _875=s68,
        _876=x225, _877=x226, _878=x210, _879=x210, _880=x209, _881=x211, _882=x209, _883=x211, _884=x216,
        _885=x216, _886=x227, _887=x115, _888=x115, _889=x18, _890=ffn, _891=x209, _892=x211, _893=x18, _894=ffn,
        _895=x115, _896=x116, _897=x18, _898=ffn, _899=x206, _900=x207, _901=x210, _902=x208, _903=x128, _904=x190,
        _905=x213, _906=x211, _907=x224, _908=x214, _909=x215, _910=x146, _911=x217, _912=x208, _913=ffn,
        _914=hidden, _915=x218, _916=x219, _917=ffn, _918=hidden, _919=x217, _920=x215, _921=ffn, _922=hidden,
        _923=x205, _924=x220, _925=ffn, _926=hidden, _927=2, _928=x209, _929=x211, _930=x18, _931=ffn, _932=x189,
        _933=x200, _934=x128, _935=x128, _936=x126, _937=x140, _938=x126, _939=x140, _940=x146, _941=x146,
        _942=x201, _943=x121, _944=x121, _945=x18, _946=hidden, _947=x126, _948=x140, _949=x18, _950=hidden,
        _951=x126, _952=x202, _953=x203, _954=x128, _955=x190, _956=x140, _957=x204, _958=x146, _959=x126,
        _960=x140, _961=x18, _962=hidden, _963=x228, _964=x229, _965=x130, _966=x139, _967=x130, _968=x62,
        _969=x230, _970=x231, _971=x62, _972=x143, _973=x230, _974=x145, _975=x144, _976=x232, _977=x233,
        _978=hidden, _979=x139, _980=hidden, _981=x148, _982=x149, _983=hidden, _984=hidden, _985=x144, _986=hidden,
        _987=x150, _988=x151, _989=hidden, _990=2, _991=x129, _992=x130, _993=x52, _994=hidden, _995=s69, _996=s70,
        _997=s71, _998=x129, _999=x230, _1000=x52, _1001=hidden, _1002=s72, _1003=s73, _1004=s74, _1005=s6,
        _1006=s72, _1007=s75, _1008=s74, _1009=s6, _1010=x124, _1011=x125, _1012=x52, _1013=hidden, _1014=x234,
        _1015=x235, _1016=x130, _1017=x156, _1018=x236, _1019=x237, _1020=x160, _1021=x230, _1022=x231, _1023=x161,
        _1024=x162, _1025=x238, _1026=x164, _1027=x156, _1028=hidden, _1029=x39, _1030=x165, _1031=x166,
        _1032=hidden, _1033=x39, _1034=x164, _1035=x162, _1036=hidden, _1037=x39, _1038=x152, _1039=x167,
        _1040=hidden, _1041=x39, _1042=2, _1043=x129, _1044=x230, _1045=x52, _1046=hidden, _1047=s76, _1048=s77,
        _1049=s78, _1050=s11, _1051=s12, _1052=s79, _1053=s80, _1054=s78, _1055=s15, _1056=s12, _1057=s79,
        _1058=s80, _1059=s78, _1060=s15, _1061=s12, _1062=x168*x75, _1063=x169*x75, _1064=x239, _1065=x172,
        _1066=x239, _1067=x240, _1068=x241, _1069=x141*x239, _1070=x176, _1071=x175, _1072=layer_rerun*x239,
        _1073=x177, _1074=layer_rerun*x240, _1075=x171, _1076=x172, _1077=buckets, _1078=heads, _1079=x178,
        _1080=x179, _1081=buckets, _1082=heads, _1083=x171, _1084=x175, _1085=buckets, _1086=heads, _1087=x180,
        _1088=x181, _1089=buckets, _1090=heads, _1091=2, _1092=s81, _1093=s82, _1094=s83, _1095=s83, _1096=s84,
        _1097=s85, _1098=s21, _1099=s86, _1100=s86, _1101=x242, _1102=x243, _1103=s87, _1104=s88, _1105=s89,
        _1106=s90, _1107=s91, _1108=s92, _1109=s93, _1110=s94, _1111=s95, _1112=s96, _1113=s97, _1114=s92,
        _1115=s98, _1116=s99, _1117=x54, _1118=x55, _1119=x52, _1120=heads, _1121=head_dim, _1122=s100, _1123=s101,
        _1124=s102, _1125=s39, _1126=x60, _1127=x64, _1128=x52, _1129=heads, _1130=head_dim, _1131=x244, _1132=x245,
        _1133=x52, _1134=kv_heads, _1135=head_dim, _1136=x244, _1137=x245, _1138=x52, _1139=kv_heads,
        _1140=head_dim, _1141=x101, _1142=x241, _1143=heads, _1144=target_seq, _1145=target_seq, _1146=s103,
        _1147=s103, _1148=s104, _1149=s104, _1150=s105, _1151=s106, _1152=s42, _1153=s104, _1154=s104, _1155=s44,
        _1156=s45, _1157=s46, _1158=s107, _1159=s108, _1160=s49, _1161=s50, _1162=s109, _1163=s109, _1164=s107,
        _1165=s107, _1166=s49, _1167=s50, _1168=s109, _1169=s109, _1170=s107, _1171=s108, _1172=s49, _1173=s50,
        _1174=s109, _1175=s109, _1176=s92, _1177=s110, _1178=s53, _1179=s54, _1180=s111, _1181=s111, _1182=s92,
        _1183=s110, _1184=s53, _1185=s54, _1186=s111, _1187=s111, _1188=s92, _1189=s110, _1190=s53, _1191=s54,
        _1192=s111, _1193=s111, _1194=s112, _1195=s113, _1196=s58, _1197=s59, _1198=s114, _1199=s61, _1200=s112,
        _1201=s113, _1202=s58, _1203=s59, _1204=s114, _1205=s61, _1206=s112, _1207=s113, _1208=s58, _1209=s59,
        _1210=s114, _1211=s61, _1212=x246, _1213=x247, _1214=x61, _1215=x188, _1216=x130, _1217=x249, _1218=x191,
        _1219=x64, _1220=x250, _1221=x193, _1222=x194, _1223=x232, _1224=x195, _1225=x188, _1226=x28, _1227=hidden,
        _1228=x196, _1229=x197, _1230=x28, _1231=hidden, _1232=x195, _1233=x194, _1234=x28, _1235=hidden,
        _1236=x198, _1237=x199, _1238=x28, _1239=hidden, _1240=2, _1241=x60, _1242=x64, _1243=x52, _1244=heads,
        _1245=head_dim, _1246=x248, _1247=x251, _1248=x130, _1249=x130, _1250=x129, _1251=x230, _1252=x129,
        _1253=x230, _1254=x232, _1255=x232, _1256=x252, _1257=x124, _1258=x124, _1259=x52, _1260=hidden, _1261=x129,
        _1262=x230, _1263=x52, _1264=hidden, _1265=x129, _1266=x253, _1267=x254, _1268=x130, _1269=x249, _1270=x230,
        _1271=x255, _1272=x232, _1273=x129, _1274=x230, _1275=x52, _1276=hidden, _1277=x124, _1278=x125, _1279=x52,
        _1280=hidden, _1281=x228, _1282=x229, _1283=x130, _1284=x139, _1285=x130, _1286=x62, _1287=x230, _1288=x231,
        _1289=x62, _1290=x143, _1291=x230, _1292=x145, _1293=x144, _1294=x232, _1295=x233, _1296=hidden, _1297=x139,
        _1298=hidden, _1299=x148, _1300=x149, _1301=hidden, _1302=hidden, _1303=x144, _1304=hidden, _1305=x150,
        _1306=x151, _1307=hidden, _1308=2, _1309=s69, _1310=s70, _1311=s71, _1312=x129, _1313=x230, _1314=x52,
        _1315=hidden, _1316=s72, _1317=s73, _1318=s74, _1319=s6, _1320=s72, _1321=s75, _1322=s74, _1323=s6,
        _1324=x124, _1325=x125, _1326=x52, _1327=hidden, _1328=x246, _1329=x247, _1330=x130, _1331=x188, _1332=x61,
        _1333=x65, _1334=x191, _1335=x230, _1336=x231, _1337=x193, _1338=x194, _1339=x256, _1340=x195, _1341=x188,
        _1342=hidden, _1343=x28, _1344=x196, _1345=x197, _1346=hidden, _1347=x28, _1348=x195, _1349=x194,
        _1350=hidden, _1351=x28, _1352=x198, _1353=x199, _1354=hidden, _1355=x28, _1356=2, _1357=x129, _1358=x230,
        _1359=x52, _1360=hidden, _1361=s76, _1362=s77, _1363=s78, _1364=s11, _1365=s12, _1366=x257, _1367=x258,
        _1368=x128, _1369=x259, _1370=x260, _1371=x261, _1372=x262, _1373=x140, _1374=x142, _1375=x263, _1376=x264,
        _1377=x265, _1378=x266, _1379=x259, _1380=hidden, _1381=x87, _1382=x267, _1383=x268, _1384=hidden,
        _1385=x87, _1386=x266, _1387=x264, _1388=hidden, _1389=x87,
        : None
    ).__defaults__ + (
        lambda
        _1390=x269, _1391=x270, _1392=hidden, _1393=x87, _1394=2, _1395=x126, _1396=x140, _1397=x18, _1398=hidden,
        _1399=s13, _1400=s14, _1401=s10, _1402=s15, _1403=s12, _1404=s13, _1405=s14, _1406=s10, _1407=s15,
        _1408=s12, _1409=x271, _1410=x272, _1411=s115, _1412=s116, _1413=s117, _1414=s118, _1415=s91, _1416=s119,
        _1417=s120, _1418=s121, _1419=s95, _1420=s96, _1421=s122, _1422=s119, _1423=s123, _1424=s124, _1425=x54,
        _1426=x55, _1427=x52, _1428=heads, _1429=head_dim, _1430=s100, _1431=s101, _1432=s102, _1433=s39, _1434=x60,
        _1435=x64, _1436=x52, _1437=heads, _1438=head_dim, _1439=x184, _1440=x185, _1441=x18, _1442=kv_heads,
        _1443=head_dim, _1444=x184, _1445=x185, _1446=x18, _1447=kv_heads, _1448=head_dim, _1449=s125, _1450=s126,
        _1451=s42, _1452=s104, _1453=s43, _1454=s44, _1455=s45, _1456=s46, _1457=s127, _1458=s128, _1459=s49,
        _1460=s50, _1461=s109, _1462=s51, _1463=s127, _1464=s127, _1465=s49, _1466=s50, _1467=s109, _1468=s51,
        _1469=s127, _1470=s128, _1471=s49, _1472=s50, _1473=s109, _1474=s51, _1475=s119, _1476=s129, _1477=s53,
        _1478=s54, _1479=s111, _1480=s55, _1481=s119, _1482=s129, _1483=s53, _1484=s54, _1485=s111, _1486=s55,
        _1487=s119, _1488=s129, _1489=s53, _1490=s54, _1491=s111, _1492=s55, _1493=s112, _1494=s113, _1495=s58,
        _1496=s59, _1497=s114, _1498=s61, _1499=s56, _1500=s57, _1501=s58, _1502=s59, _1503=s60, _1504=s61,
        _1505=s56, _1506=s57, _1507=s58, _1508=s59, _1509=s60, _1510=s61, _1511=x246, _1512=x247, _1513=x61,
        _1514=x188, _1515=x130, _1516=x249, _1517=x191, _1518=x64, _1519=x250, _1520=x193, _1521=x194, _1522=x232,
        _1523=x195, _1524=x188, _1525=x28, _1526=hidden, _1527=x196, _1528=x197, _1529=x28, _1530=hidden,
        _1531=x195, _1532=x194, _1533=x28, _1534=hidden, _1535=x198, _1536=x199, _1537=x28, _1538=hidden, _1539=2,
        _1540=x60, _1541=x64, _1542=x52, _1543=heads, _1544=head_dim, _1545=x248, _1546=x251, _1547=x130,
        _1548=x130, _1549=x129, _1550=x230, _1551=x129, _1552=x230, _1553=x232, _1554=x232, _1555=x252, _1556=x124,
        _1557=x124, _1558=x52, _1559=hidden, _1560=x129, _1561=x230, _1562=x52, _1563=hidden, _1564=x129,
        _1565=x253, _1566=x254, _1567=x130, _1568=x249, _1569=x230, _1570=x255, _1571=x232, _1572=x129, _1573=x230,
        _1574=x52, _1575=hidden, _1576=x124, _1577=x125, _1578=x52, _1579=hidden, _1580=x228, _1581=x229,
        _1582=x130, _1583=x139, _1584=x130, _1585=x62, _1586=x230, _1587=x231, _1588=x62, _1589=x143, _1590=x230,
        _1591=x145, _1592=x144, _1593=x232, _1594=x233, _1595=hidden, _1596=x139, _1597=hidden, _1598=x148,
        _1599=x149, _1600=hidden, _1601=hidden, _1602=x144, _1603=hidden, _1604=x150, _1605=x151, _1606=hidden,
        _1607=2, _1608=s69, _1609=s70, _1610=s71, _1611=x129, _1612=x230, _1613=x52, _1614=hidden, _1615=s72,
        _1616=s73, _1617=s74, _1618=s6, _1619=s72, _1620=s75, _1621=s74, _1622=s6, _1623=x124, _1624=x125,
        _1625=x52, _1626=hidden, _1627=x273, _1628=x274, _1629=x130, _1630=x208, _1631=x276, _1632=x278, _1633=x213,
        _1634=x230, _1635=x231, _1636=x214, _1637=x215, _1638=x279, _1639=x217, _1640=x208, _1641=hidden, _1642=ffn,
        _1643=x218, _1644=x219, _1645=hidden, _1646=ffn, _1647=x217, _1648=x215, _1649=hidden, _1650=ffn,
        _1651=x205, _1652=x220, _1653=hidden, _1654=ffn, _1655=2, _1656=x129, _1657=x230, _1658=x52, _1659=hidden,
        _1660=s130, _1661=s131, _1662=s132, _1663=s65, _1664=x280, _1665=x281, _1666=x276, _1667=x276, _1668=x277,
        _1669=x282, _1670=x277, _1671=x279, _1672=x275, _1673=x277, _1674=x52, _1675=ffn, _1676=s133, _1677=s134,
        _1678=s74, _1679=s68, _1680=x283, _1681=x284, _1682=x276, _1683=x276, _1684=x275, _1685=x277, _1686=x275,
        _1687=x277, _1688=x279, _1689=x279, _1690=x285, _1691=x119, _1692=x119, _1693=x52, _1694=ffn, _1695=x275,
        _1696=x277, _1697=x52, _1698=ffn, _1699=x119, _1700=x120, _1701=x52, _1702=ffn, _1703=x273, _1704=x274,
        _1705=x276, _1706=x208, _1707=x130, _1708=x249, _1709=x213, _1710=x277, _1711=x282, _1712=x214, _1713=x215,
        _1714=x232, _1715=x217, _1716=x208, _1717=ffn, _1718=hidden, _1719=x218, _1720=x219, _1721=ffn,
        _1722=hidden, _1723=x217, _1724=x215, _1725=ffn, _1726=hidden, _1727=x205, _1728=x220, _1729=ffn,
        _1730=hidden, _1731=2, _1732=x275, _1733=x277, _1734=x52, _1735=ffn, _1736=x248, _1737=x251, _1738=x130,
        _1739=x130, _1740=x129, _1741=x230, _1742=x129, _1743=x230, _1744=x232, _1745=x232, _1746=x252, _1747=x124,
        _1748=x124, _1749=x52, _1750=hidden, _1751=x129, _1752=x230, _1753=x52, _1754=hidden, _1755=x129,
        _1756=x253, _1757=x254, _1758=x130, _1759=x249, _1760=x230, _1761=x255, _1762=x232, _1763=x129, _1764=x230,
        _1765=x52, _1766=hidden, _1767=x228, _1768=x229, _1769=x130, _1770=x139, _1771=x130, _1772=x62, _1773=x230,
        _1774=x231, _1775=x62, _1776=x143, _1777=x230, _1778=x145, _1779=x144, _1780=x232, _1781=x233, _1782=hidden,
        _1783=x139, _1784=hidden, _1785=x148, _1786=x149, _1787=hidden, _1788=hidden, _1789=x144, _1790=hidden,
        _1791=x150, _1792=x151, _1793=hidden, _1794=2, _1795=x129, _1796=x130, _1797=x52, _1798=hidden, _1799=s69,
        _1800=s70, _1801=s71, _1802=x129, _1803=x230, _1804=x52, _1805=hidden, _1806=s72, _1807=s73, _1808=s74,
        _1809=s6, _1810=s72, _1811=s75, _1812=s74, _1813=s6, _1814=x124, _1815=x125, _1816=x52, _1817=hidden,
        _1818=x234, _1819=x235, _1820=x130, _1821=x156, _1822=x236, _1823=x237, _1824=x160, _1825=x230, _1826=x231,
        _1827=x161, _1828=x162, _1829=x238, _1830=x164, _1831=x156, _1832=hidden, _1833=x39, _1834=x165, _1835=x166,
        _1836=hidden, _1837=x39, _1838=x164, _1839=x162, _1840=hidden, _1841=x39, _1842=x152, _1843=x167,
        _1844=hidden, _1845=x39, _1846=2, _1847=x129, _1848=x230, _1849=x52, _1850=hidden, _1851=s76, _1852=s77,
        _1853=s78, _1854=s11, _1855=s12, _1856=s79, _1857=s80, _1858=s78, _1859=s15, _1860=s12, _1861=s79,
        _1862=s80, _1863=s78, _1864=s15, _1865=s12, _1866=x242, _1867=x243, _1868=s87, _1869=s88, _1870=s89,
        _1871=s90, _1872=s91, _1873=s92, _1874=s93, _1875=s94, _1876=s95, _1877=s96, _1878=s97, _1879=s92,
        _1880=s98, _1881=s99, _1882=x54, _1883=x55, _1884=x52, _1885=heads, _1886=head_dim, _1887=s100, _1888=s101,
        _1889=s102, _1890=s39, _1891=x60, _1892=x64, _1893=x52, _1894=heads, _1895=head_dim, _1896=x244, _1897=x245,
        _1898=x52, _1899=kv_heads, _1900=head_dim, _1901=x244, _1902=x245, _1903=x52, _1904=kv_heads,
        _1905=head_dim, _1906=x101, _1907=x241, _1908=heads, _1909=target_seq, _1910=target_seq, _1911=s103,
        _1912=s103, _1913=s104, _1914=s104, _1915=s105, _1916=s106, _1917=s42, _1918=s104, _1919=s104, _1920=s44,
        _1921=s45, _1922=s46, _1923=s107, _1924=s108, _1925=s49, _1926=s50, _1927=s109, _1928=s109, _1929=s107,
        _1930=s107, _1931=s49, _1932=s50, _1933=s109, _1934=s109, _1935=s107, _1936=s108, _1937=s49, _1938=s50,
        _1939=s109, _1940=s109, _1941=s92, _1942=s110, _1943=s53, _1944=s54, _1945=s111, _1946=s111, _1947=s92,
        _1948=s110, _1949=s53, _1950=s54, _1951=s111, _1952=s111, _1953=s92, _1954=s110, _1955=s53, _1956=s54,
        _1957=s111, _1958=s111, _1959=s112, _1960=s113, _1961=s58, _1962=s59, _1963=s114, _1964=s61, _1965=s112,
        _1966=s113, _1967=s58, _1968=s59, _1969=s114, _1970=s61, _1971=s112, _1972=s113, _1973=s58, _1974=s59,
        _1975=s114, _1976=s61, _1977=x246, _1978=x247, _1979=x61, _1980=x188, _1981=x130, _1982=x249, _1983=x191,
        _1984=x64, _1985=x250, _1986=x193, _1987=x194, _1988=x232, _1989=x195, _1990=x188, _1991=x28, _1992=hidden,
        _1993=x196, _1994=x197, _1995=x28, _1996=hidden, _1997=x195, _1998=x194, _1999=x28, _2000=hidden,
        _2001=x198, _2002=x199, _2003=x28, _2004=hidden, _2005=2, _2006=x60, _2007=x64, _2008=x52, _2009=heads,
        _2010=head_dim, _2011=x248, _2012=x251, _2013=x130, _2014=x130, _2015=x129, _2016=x230, _2017=x129,
        _2018=x230, _2019=x232, _2020=x232, _2021=x252, _2022=x124, _2023=x124, _2024=x52, _2025=hidden, _2026=x129,
        _2027=x230, _2028=x52, _2029=hidden, _2030=x129, _2031=x253, _2032=x254, _2033=x130, _2034=x249, _2035=x230,
        _2036=x255, _2037=x232, _2038=x129, _2039=x230, _2040=x52, _2041=hidden, _2042=x124, _2043=x125, _2044=x52,
        _2045=hidden, _2046=x228, _2047=x229, _2048=x130, _2049=x139, _2050=x130, _2051=x62, _2052=x230, _2053=x231,
        _2054=x62, _2055=x143, _2056=x230, _2057=x145, _2058=x144, _2059=x232, _2060=x233, _2061=hidden, _2062=x139,
        _2063=hidden, _2064=x148, _2065=x149, _2066=hidden, _2067=hidden, _2068=x144, _2069=hidden, _2070=x150,
        _2071=x151, _2072=hidden, _2073=2, _2074=s69, _2075=s70, _2076=s71, _2077=x129, _2078=x230, _2079=x52,
        _2080=hidden, _2081=s72, _2082=s73, _2083=s74, _2084=s6,
        : None
    ).__defaults__ + (
        lambda
        _2085=s72, _2086=s75, _2087=s74, _2088=s6, _2089=x124, _2090=x125, _2091=x52, _2092=hidden, _2093=x246,
        _2094=x247, _2095=x130, _2096=x188, _2097=x61, _2098=x65, _2099=x191, _2100=x230, _2101=x231, _2102=x193,
        _2103=x194, _2104=x256, _2105=x195, _2106=x188, _2107=hidden, _2108=x28, _2109=x196, _2110=x197,
        _2111=hidden, _2112=x28, _2113=x195, _2114=x194, _2115=hidden, _2116=x28, _2117=x198, _2118=x199,
        _2119=hidden, _2120=x28, _2121=2, _2122=x129, _2123=x230, _2124=x52, _2125=hidden, _2126=s76, _2127=s77,
        _2128=s78, _2129=s11, _2130=s12, _2131=x257, _2132=x258, _2133=x128, _2134=x259, _2135=x260, _2136=x261,
        _2137=x262, _2138=x140, _2139=x142, _2140=x263, _2141=x264, _2142=x265, _2143=x266, _2144=x259,
        _2145=hidden, _2146=x87, _2147=x267, _2148=x268, _2149=hidden, _2150=x87, _2151=x266, _2152=x264,
        _2153=hidden, _2154=x87, _2155=x269, _2156=x270, _2157=hidden, _2158=x87, _2159=2, _2160=x126, _2161=x140,
        _2162=x18, _2163=hidden, _2164=s13, _2165=s14, _2166=s10, _2167=s15, _2168=s12, _2169=s13, _2170=s14,
        _2171=s10, _2172=s15, _2173=s12, _2174=x271, _2175=x272, _2176=s115, _2177=s116, _2178=s117, _2179=s118,
        _2180=s91, _2181=s119, _2182=s120, _2183=s121, _2184=s95, _2185=s96, _2186=s122, _2187=s119, _2188=s123,
        _2189=s124, _2190=x54, _2191=x55, _2192=x52, _2193=heads, _2194=head_dim, _2195=s100, _2196=s101,
        _2197=s102, _2198=s39, _2199=x60, _2200=x64, _2201=x52, _2202=heads, _2203=head_dim, _2204=x184, _2205=x185,
        _2206=x18, _2207=kv_heads, _2208=head_dim, _2209=x184, _2210=x185, _2211=x18, _2212=kv_heads,
        _2213=head_dim, _2214=s44, _2215=s45, _2216=s46, _2217=s127, _2218=s128, _2219=s49, _2220=s50, _2221=s109,
        _2222=s51, _2223=s127, _2224=s127, _2225=s49, _2226=s50, _2227=s109, _2228=s51, _2229=s127, _2230=s128,
        _2231=s49, _2232=s50, _2233=s109, _2234=s51, _2235=s119, _2236=s129, _2237=s53, _2238=s54, _2239=s111,
        _2240=s55, _2241=s119, _2242=s129, _2243=s53, _2244=s54, _2245=s111, _2246=s55, _2247=s119, _2248=s129,
        _2249=s53, _2250=s54, _2251=s111, _2252=s55, _2253=s112, _2254=s113, _2255=s58, _2256=s59, _2257=s114,
        _2258=s61, _2259=s56, _2260=s57, _2261=s58, _2262=s59, _2263=s60, _2264=s61, _2265=s56, _2266=s57,
        _2267=s58, _2268=s59, _2269=s60, _2270=s61, _2271=x246, _2272=x247, _2273=x61, _2274=x188, _2275=x130,
        _2276=x249, _2277=x191, _2278=x64, _2279=x250, _2280=x193, _2281=x194, _2282=x232, _2283=x195, _2284=x188,
        _2285=x28, _2286=hidden, _2287=x196, _2288=x197, _2289=x28, _2290=hidden, _2291=x195, _2292=x194, _2293=x28,
        _2294=hidden, _2295=x198, _2296=x199, _2297=x28, _2298=hidden, _2299=2, _2300=x60, _2301=x64, _2302=x52,
        _2303=heads, _2304=head_dim, _2305=x248, _2306=x251, _2307=x130, _2308=x130, _2309=x129, _2310=x230,
        _2311=x129, _2312=x230, _2313=x232, _2314=x232, _2315=x252, _2316=x124, _2317=x124, _2318=x52, _2319=hidden,
        _2320=x129, _2321=x230, _2322=x52, _2323=hidden, _2324=x129, _2325=x253, _2326=x254, _2327=x130, _2328=x249,
        _2329=x230, _2330=x255, _2331=x232, _2332=x129, _2333=x230, _2334=x52, _2335=hidden, _2336=x124, _2337=x125,
        _2338=x52, _2339=hidden, _2340=x228, _2341=x229, _2342=x130, _2343=x139, _2344=x130, _2345=x62, _2346=x230,
        _2347=x231, _2348=x62, _2349=x143, _2350=x230, _2351=x145, _2352=x144, _2353=x232, _2354=x233, _2355=hidden,
        _2356=x139, _2357=hidden, _2358=x148, _2359=x149, _2360=hidden, _2361=hidden, _2362=x144, _2363=hidden,
        _2364=x150, _2365=x151, _2366=hidden, _2367=2, _2368=s69, _2369=s70, _2370=s71, _2371=x129, _2372=x230,
        _2373=x52, _2374=hidden, _2375=s72, _2376=s73, _2377=s74, _2378=s6, _2379=s72, _2380=s75, _2381=s74,
        _2382=s6, _2383=x124, _2384=x125, _2385=x52, _2386=hidden, _2387=x273, _2388=x274, _2389=x130, _2390=x208,
        _2391=x276, _2392=x278, _2393=x213, _2394=x230, _2395=x231, _2396=x214, _2397=x215, _2398=x279, _2399=x217,
        _2400=x208, _2401=hidden, _2402=ffn, _2403=x218, _2404=x219, _2405=hidden, _2406=ffn, _2407=x217,
        _2408=x215, _2409=hidden, _2410=ffn, _2411=x205, _2412=x220, _2413=hidden, _2414=ffn, _2415=2, _2416=x129,
        _2417=x230, _2418=x52, _2419=hidden, _2420=s130, _2421=s131, _2422=s132, _2423=s65, _2424=x280, _2425=x281,
        _2426=x276, _2427=x276, _2428=x277, _2429=x282, _2430=x277, _2431=x279, _2432=x275, _2433=x277, _2434=x52,
        _2435=ffn, _2436=s133, _2437=s134, _2438=s74, _2439=s68, _2440=x283, _2441=x284, _2442=x276, _2443=x276,
        _2444=x275, _2445=x277, _2446=x275, _2447=x277, _2448=x279, _2449=x279, _2450=x285, _2451=x119, _2452=x119,
        _2453=x52, _2454=ffn, _2455=x275, _2456=x277, _2457=x52, _2458=ffn, _2459=x119, _2460=x120, _2461=x52,
        _2462=ffn, _2463=x273, _2464=x274, _2465=x276, _2466=x208, _2467=x130, _2468=x249, _2469=x213, _2470=x277,
        _2471=x282, _2472=x214, _2473=x215, _2474=x232, _2475=x217, _2476=x208, _2477=ffn, _2478=hidden, _2479=x218,
        _2480=x219, _2481=ffn, _2482=hidden, _2483=x217, _2484=x215, _2485=ffn, _2486=hidden, _2487=x205,
        _2488=x220, _2489=ffn, _2490=hidden, _2491=2, _2492=x275, _2493=x277, _2494=x52, _2495=ffn, _2496=x248,
        _2497=x251, _2498=x130, _2499=x130, _2500=x129, _2501=x230, _2502=x129, _2503=x230, _2504=x232, _2505=x232,
        _2506=x252, _2507=x124, _2508=x124, _2509=x52, _2510=hidden, _2511=x129, _2512=x230, _2513=x52,
        _2514=hidden, _2515=x129, _2516=x253, _2517=x254, _2518=x130, _2519=x249, _2520=x230, _2521=x255,
        _2522=x232, _2523=x129, _2524=x230, _2525=x52, _2526=hidden, _2527=x126, _2528=x139*x18, _2529=x50,
        _2530=x128, _2531=x144*(vocab*(1 - accumulating) + x18), _2532=x140, _2533=x50, _2534=x144*x18, _2535=x286,
        _2536=x287, _2537=vocab, _2538=hidden, _2539=vocab*x148, _2540=vocab*x149, _2541=vocab, _2542=hidden,
        _2543=x286, _2544=x288, _2545=vocab, _2546=hidden, _2547=vocab*x150, _2548=vocab*x151, _2549=vocab,
        _2550=hidden, _2551=2, _2552=x18, _2553=x50, _2554=x18, _2555=x189, _2556=x189, _2557=x128, _2558=x128,
        _2559=x126, _2560=x140, _2561=x126, _2562=x140, _2563=x126, _2564=x126, _2565=x18, _2566=hidden, _2567=x126,
        _2568=x140, _2569=x18, _2570=hidden, _2571=x135, _2572=x136*x18, _2573=x128, _2574=x139, _2575=x128,
        _2576=x19, _2577=x140, _2578=x128, _2579=x19, _2580=x139, _2581=x140, _2582=x145, _2583=x144, _2584=hidden,
        _2585=x139, _2586=hidden, _2587=x148, _2588=x149, _2589=hidden, _2590=hidden, _2591=x144, _2592=hidden,
        _2593=x150, _2594=x151, _2595=hidden, _2596=2, _2597=x126, _2598=x128, _2599=x18, _2600=hidden, _2601=s2,
        _2602=s135, _2603=s2, _2604=x126, _2605=x140, _2606=x18, _2607=hidden, _2608=s136, _2609=s137, _2610=s5,
        _2611=s6, _2612=s136, _2613=s138, _2614=s5, _2615=s6, _2616=x189, _2617=x189, _2618=x128, _2619=x128,
        _2620=x126, _2621=x140, _2622=x126, _2623=x140, _2624=x126, _2625=x126, _2626=x18, _2627=hidden, _2628=x126,
        _2629=x140, _2630=x18, _2631=hidden, _2632=x129, _2633=x139*x52, _2634=x66, _2635=x130, _2636=x230,
        _2637=x66, _2638=x289, _2639=x289, _2640=x52, _2641=x66, _2642=x52, _2643=x126, _2644=x128, _2645=x18,
        _2646=hidden, _2647=x248, _2648=x248, _2649=x130, _2650=x130, _2651=x129, _2652=x230, _2653=x129,
        _2654=x230, _2655=x129, _2656=x129, _2657=x52, _2658=hidden, _2659=x129, _2660=x230, _2661=x52,
        _2662=hidden, _2663=x228, _2664=x136*x52, _2665=x130, _2666=x139, _2667=x130, _2668=x62, _2669=x230,
        _2670=x130, _2671=x62, _2672=x139, _2673=x230, _2674=x145, _2675=x144, _2676=hidden, _2677=x139,
        _2678=hidden, _2679=x148, _2680=x149, _2681=hidden, _2682=hidden, _2683=x144, _2684=hidden, _2685=x150,
        _2686=x151, _2687=hidden, _2688=2, _2689=x129, _2690=x130, _2691=x52, _2692=hidden, _2693=s71, _2694=s139,
        _2695=s71, _2696=x129, _2697=x230, _2698=x52, _2699=hidden, _2700=s140, _2701=s141, _2702=s74, _2703=s6,
        _2704=s140, _2705=s142, _2706=s74, _2707=s6, _2708=x248, _2709=x248, _2710=x130, _2711=x130, _2712=x129,
        _2713=x230, _2714=x129, _2715=x230, _2716=x129, _2717=x129, _2718=x52, _2719=hidden, _2720=x129, _2721=x230,
        _2722=x52, _2723=hidden, _2724=x129, _2725=x130, _2726=x52, _2727=hidden, _2728=x131*x150, _2729=x131,
        _2730=x122*x131, _2731=x131, _2732=width_act*x290, _2733=x287, _2734=2*x291, _2735=3*x132, _2736=x287,
        _2737=width_act_grad*x290, _2738=x130, _2739=x288, _2740=x288, _2741=x129, _2742=x230, _2743=x52,
        _2744=hidden, _2745=x131, _2746=x132, _2747=x52, _2748=vocab,
        _2749=x52*(vocab*(cost_exp + 4) + cost_log + 1), _2750=x131*(x6 + 1), _2751=x291, _2752=s143, _2753=s144,
        _2754=x66, _2755=s145, _2756=s143, _2757=s146, _2758=s144, _2759=x132, _2760=s145, _2761=s147, _2762=s144,
        _2763=s148, _2764=s149, _2765=s148, _2766=s146, _2767=s148, _2768=x131, _2769=x132, _2770=x52, _2771=vocab,
        _2772=hidden*(42*decoder_first_layers + 42*decoder_layers + 28*encoder_first_layers + 28*encoder_layers + 14*vocab + x133*x292 + x296*(14*decoder_first_layers + 14*decoder_layers + x133*x294 + x295) + x298*(28*decoder_first_layers + 28*decoder_layers + x133*x297 + x295) + 28) + x299*(x133 + 14),
        _2773=width_param_grad*x301, _2774=x302, _2775=width_param*(hidden*(x300 - f1*x300) + x299*(1 - f1)),
        _2776=x303, _2777=width_param*x301, _2778=x302, _2779=x303,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers, hidden,
    vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
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
    x7 = head_dim*width_act
    x8 = x0 + x2
    x9 = 2*kv_heads
    x10 = heads + kv_heads
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x11 = layer_kept*(seq*(heads*x0 + x8*x9) + x10*x4)
    x12 = x11*x7
    x13 = heads*width_act
    x14 = target_seq*target_seq
    x15 = seq*seq
    x16 = layer_kept*(decoder_first_layers*x14 + encoder_first_layers*x15)
    x18 = batch*x12
    x19 = x14*x2
    x20 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x21 = heads*core_kept
    x22 = 2*width_act
    x23 = x22 + 1
    x25 = kv_heads*head_dim
    x26 = x22*x25
    x27 = 2*decoder_first_layers + 2*decoder_layers
    x28 = 2*x1
    x29 = x1 + x3
    if attention == "flash":
        x17 = x13*x16
        if activations == "fused":
            s1 = batch*(core_kept*x5*x6 + x12)
            s2 = x17
        elif activations == "paper":
            s1 = x18
            s2 = x17
        else:
            if recompute in ('none', 'full'):
                s1 = width_act*(batch*head_dim*x11 + x21*(seq*(target_seq*decoder_first_layers + x1) + x19)) + core_kept*(32*decoder_first_layers + 32*decoder_layers + 16*encoder_first_layers + 16*encoder_layers + x19 + 128*x20*(f1*x0 + 2*f2*x2))
            else:
                s1 = x18
            s2 = 0
    else:
        x24 = x23*x3
        if activations in ('fused', 'paper'):
            s1 = batch*(heads*(core_kept*(seq*(x1*x23 + x24) + x19*x23) + layer_kept*x5*x7) + layer_kept*x26*(seq*x8 + x3))
        else:
            if recompute in ('none', 'full'):
                s1 = batch*x21*(seq*(width_act*(head_dim*(3*encoder_first_layers + 3*encoder_layers + x27) + x28 + x4) + x29) + target_seq*(4*x2*x7 + x24))
            else:
                s1 = x18
        s2 = 0
    x30 = ffn*width_act
    x31 = x30 + 8
    x32 = x30 + 12
    x33 = 4*seq
    x34 = 4*target_seq
    x35 = x33 + x34
    x36 = 8*x16
    x37 = width_act + 4
    x38 = 2*hidden
    x39 = 3*hidden
    x40 = seq + target_seq
    if activations == "fused":
        s0 = batch*(layer_kept*(x1*x31 + x3*x32) + x35) + x36
    elif activations == "paper":
        s0 = batch*layer_kept*x29*x30
    else:
        s0 = batch*(hidden*x37*x40 + layer_kept*(x1*(x31 + x37*x38) + x3*(x32 + x37*x39)) + x35) + x36
    x41 = vocab + 2
    if loss == "eager":
        s3 = batch*x34*x41
    else:
        s3 = 0
    x43 = 8*heads
    x44 = 2*heads
    x45 = head_dim*(kv_heads + x44)
    x46 = 2*ffn
    x47 = 5*hidden
    x48 = x46 + x47
    x49 = ffn + x39
    x50 = width_act*(2*x45 + x48) + x49
    x51 = x43 + x50 + 12
    x52 = seq*x25
    x53 = x22*x52
    x54 = batch*(target_seq*x50 + x53)
    x55 = heads*f2
    x56 = 15*hidden + ffn + x22*(4*hidden + ffn + x45) + 12
    x57 = target_seq*x56 + x53
    x58 = x14*(x13 + 1)
    x59 = batch*x57
    x60 = 2*head_dim
    x61 = kv_heads*x60
    x62 = heads*x40 + width_act*(x44*(x40 + x60) + x48 + x61) + x49
    x63 = batch*(target_seq*(x62 + 12) + x53)
    x64 = batch*(target_seq*x62 + x53)
    x65 = 3*head_dim
    x66 = seq*heads
    x67 = head_dim*x22
    x68 = batch*(target_seq*(hidden*(8*width_act + 15) + heads*(x22*(x40 + x65) + x40) + ffn*x23 + 12) + x66*x67)
    if attention == "flash":
        if activations == "fused":
            layer_decoder = batch*(target_seq*x51 + x53)
        elif activations == "paper":
            layer_decoder = x54
        else:
            if recompute in ('none', 'full'):
                layer_decoder = batch*(256*x55 + x57) + x58 + 32
            else:
                layer_decoder = x59
    else:
        if activations == "fused":
            layer_decoder = x63
        elif activations == "paper":
            layer_decoder = x64
        else:
            if recompute in ('none', 'full'):
                layer_decoder = x68
            else:
                layer_decoder = x59
    x72 = x13 + 8
    x73 = batch*seq
    x74 = seq*x13
    x75 = 128*x55
    x76 = 2*batch
    x77 = 8*x14
    x78 = x59 + x77
    if attention == "flash":
        if activations == "fused":
            layer_decoder_first = target_seq*(batch*x51 + target_seq*x72) + x26*x73
        elif activations == "paper":
            layer_decoder_first = x13*x14 + x54
        else:
            if recompute in ('none', 'full'):
                layer_decoder_first = target_seq*(batch*x56 + target_seq*(x13 + 9) + x74) + x76*(width_act*x52 + x75) + 32
            else:
                layer_decoder_first = x78
    else:
        if activations == "fused":
            layer_decoder_first = x63 + x77
        elif activations == "paper":
            layer_decoder_first = x64
        else:
            if recompute in ('none', 'full'):
                layer_decoder_first = x68 + x77
            else:
                layer_decoder_first = x78
    x82 = x10*x60
    x83 = x39 + x46
    x84 = ffn + x38
    x85 = width_act*(x82 + x83) + x84
    x86 = batch*(x6 + x85 + 8)
    x87 = batch*x85
    x88 = 10*hidden + ffn + 8
    x89 = width_act*(x48 + x82) + x88
    x90 = seq*x89
    x91 = 128*f1
    x92 = heads*x91
    x93 = batch*x90
    x94 = seq + head_dim
    x95 = width_act*(x44*x94 + x61 + x83) + x66 + x84
    x96 = batch*(x95 + 8)
    x97 = x73*x95
    x98 = batch*(width_act*(x44*(seq + x60) + x48) + x66 + x88)
    if attention == "flash":
        if activations == "fused":
            layer_encoder = seq*x86
        elif activations == "paper":
            layer_encoder = seq*x87
        else:
            if recompute in ('none', 'full'):
                layer_encoder = batch*(x90 + x92) + x13*x15 + 16
            else:
                layer_encoder = x93
    else:
        if activations == "fused":
            layer_encoder = seq*x96
        elif activations == "paper":
            layer_encoder = x97
        else:
            if recompute in ('none', 'full'):
                layer_encoder = seq*x98
            else:
                layer_encoder = x93
    x101 = batch*x89
    x102 = 8*seq
    x103 = seq*(x101 + x102)
    if attention == "flash":
        x100 = seq*x72
        if activations == "fused":
            layer_encoder_first = seq*(x100 + x86)
        elif activations == "paper":
            layer_encoder_first = seq*(x74 + x87)
        else:
            if recompute in ('none', 'full'):
                layer_encoder_first = batch*x92 + seq*(x100 + x101) + 16
            else:
                layer_encoder_first = x103
    else:
        if activations == "fused":
            layer_encoder_first = seq*(x102 + x96)
        elif activations == "paper":
            layer_encoder_first = x97
        else:
            if recompute in ('none', 'full'):
                layer_encoder_first = seq*(x102 + x98)
            else:
                layer_encoder_first = x103
    x69 = target_seq*width_act_grad
    x70 = batch*x69
    if loss == "eager":
        moment_ends_cross_entropy = batch*target_seq*vocab*(width_act_grad + x37)
    else:
        moment_ends_cross_entropy = vocab*x70
    x119 = target_seq*heads
    x145 = batch*(target_seq*x44 + x25)
    f18 = max(x69*(batch*(heads*(target_seq + head_dim) + x61) + x119), x69*(x119 + x145))
    x115 = head_dim*width_act_grad
    x116 = heads*(x115 + 2)
    x117 = kv_heads*x115
    x118 = x76*(x116 + x117)
    x120 = target_seq*(width_act_grad*x119 + x118)
    if attention == "flash":
        moment_decoder_attention_core = x120
    else:
        moment_decoder_attention_core = f18
    x121 = x20*x34
    x122 = batch*x75 + x58 + 16
    x123 = x20*x23
    x124 = x123*x14
    x125 = target_seq*x23
    x126 = width_act*x65
    x127 = batch*x119*(x125 + x126)
    if attention == "flash":
        if activations == "fused":
            core_decoder_attention_core = x121
        elif activations == "paper":
            core_decoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x122
            else:
                core_decoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_attention_core = x124
        else:
            if recompute in ('none', 'full'):
                core_decoder_attention_core = x127
            else:
                core_decoder_attention_core = 0
    x107 = heads*head_dim
    x146 = seq*width_act_grad
    f19 = max(x145*x146, batch*width_act_grad*(seq*(x119 + x61) + target_seq*x107))
    x128 = x76*(seq*x117 + target_seq*x116)
    if attention == "flash":
        moment_decoder_cross_attention_core = x128
    else:
        moment_decoder_cross_attention_core = f19
    x129 = batch*f2
    x130 = batch*x66
    x131 = x125*x130
    x132 = target_seq*width_act
    x133 = x20*(seq*(x125 + x67) + head_dim*x132)
    if attention == "flash":
        if activations == "fused":
            core_decoder_cross_attention_core = x121
        elif activations == "paper":
            core_decoder_cross_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = 16*(x129*x43 + 1)
            else:
                core_decoder_cross_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_cross_attention_core = x131
        else:
            if recompute in ('none', 'full'):
                core_decoder_cross_attention_core = x133
            else:
                core_decoder_cross_attention_core = 0
    if attention == "flash":
        moment_decoder_first_attention_core = x120
    else:
        moment_decoder_first_attention_core = f18
    if attention == "flash":
        if activations == "fused":
            core_decoder_first_attention_core = x121
        elif activations == "paper":
            core_decoder_first_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_attention_core = x122
            else:
                core_decoder_first_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_first_attention_core = x124
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_attention_core = x127
            else:
                core_decoder_first_attention_core = 0
    if attention == "flash":
        moment_decoder_first_cross_attention_core = x128
    else:
        moment_decoder_first_cross_attention_core = f19
    if attention == "flash":
        if activations == "fused":
            core_decoder_first_cross_attention_core = x121
        elif activations == "paper":
            core_decoder_first_cross_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_cross_attention_core = heads*(seq*x132 + 128*x129) + 16
            else:
                core_decoder_first_cross_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_decoder_first_cross_attention_core = x131
        else:
            if recompute in ('none', 'full'):
                core_decoder_first_cross_attention_core = x133
            else:
                core_decoder_first_cross_attention_core = 0
    f20 = max(x146*(batch*(heads*x94 + x61) + x66), x146*(batch*(seq*x44 + x25) + x66))
    x139 = seq*(width_act_grad*x66 + x118)
    if attention == "flash":
        moment_encoder_attention_core = x139
    else:
        moment_encoder_attention_core = f20
    x140 = x20*x33
    x141 = heads*(batch*x91 + width_act*x15) + 16
    x142 = x123*x15
    x143 = x130*(seq*x23 + x126)
    if attention == "flash":
        if activations == "fused":
            core_encoder_attention_core = x140
        elif activations == "paper":
            core_encoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x141
            else:
                core_encoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_attention_core = x142
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x143
            else:
                core_encoder_attention_core = 0
    if attention == "flash":
        moment_encoder_first_attention_core = x139
    else:
        moment_encoder_first_attention_core = f20
    if attention == "flash":
        if activations == "fused":
            core_encoder_first_attention_core = x140
        elif activations == "paper":
            core_encoder_first_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_first_attention_core = x141
            else:
                core_encoder_first_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_first_attention_core = x142
        else:
            if recompute in ('none', 'full'):
                core_encoder_first_attention_core = x143
            else:
                core_encoder_first_attention_core = 0
    x42 = 1 - layer_kept
    x71 = x39*x70
    x79 = hidden*x70
    x80 = width_act_grad*x73
    x81 = hidden*x80
    x99 = x39*x80
    x104 = x38*x70
    x105 = x38*x80
    x106 = x80*(hidden + x61)
    x108 = hidden + x107
    x109 = x108*x70
    x110 = x46*x70
    x111 = hidden + ffn
    x112 = x111*x70
    x113 = hidden + head_dim*(heads + x9)
    x114 = x113*x70
    x134 = heads*width_act_grad
    x135 = x46*x80
    x136 = x111*x80
    x137 = x108*x80
    x138 = x113*x80
    x144 = layer_kept - core_kept
    x147 = width_param + width_master + width_param_grad + 2*width_opt
    x148 = x147*x46*x8 + x147*x82*(x0 + x27) + x147*(3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + x41)
    x149 = heads*buckets*x147*(decoder_first_layers + encoder_first_layers)
    x150 = 2*seq + 2*target_seq
    x151 = 8*target_seq + x102
    x152 = width_act + 1
    moment_ends_lm_head = x70*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_decoder_final_norm = x104
    moment_ends_encoder_final_norm = x105
    f12 = max(moment_ends_decoder_final_norm, moment_ends_encoder_final_norm)
    point_norm = f12
    moment_ends_decoder_final_dropout = x104
    moment_ends_encoder_final_dropout = x105
    moment_ends_decoder_embedding_dropout = x104
    moment_ends_encoder_embedding_dropout = x105
    f13 = max(moment_ends_decoder_embedding_dropout, moment_ends_decoder_final_dropout, moment_ends_encoder_embedding_dropout, moment_ends_encoder_final_dropout)
    point_other = f13
    moment_decoder_ffn_up = x112
    moment_decoder_ffn_down = x112
    moment_decoder_ffn_norm = x104
    moment_decoder_ffn_dropout = x104
    moment_decoder_attention_norm = x104
    moment_decoder_ffn_activation = x110
    moment_decoder_qkv_projection = x114
    moment_decoder_attention_dropout = x104
    moment_decoder_ffn_inner_dropout = x110
    moment_decoder_output_projection = x109
    moment_decoder_cross_q_projection = x109
    moment_decoder_cross_kv_projection = x106
    moment_decoder_cross_attention_norm = x104
    moment_decoder_cross_attention_dropout = x104
    moment_decoder_cross_output_projection = x109
    f14 = max(core_decoder_attention_core*x144 + moment_decoder_attention_core, core_decoder_cross_attention_core*x144 + moment_decoder_cross_attention_core, moment_decoder_attention_dropout, moment_decoder_attention_norm, moment_decoder_cross_attention_dropout, moment_decoder_cross_attention_norm, moment_decoder_cross_kv_projection, moment_decoder_cross_output_projection, moment_decoder_cross_q_projection, moment_decoder_ffn_activation, moment_decoder_ffn_down, moment_decoder_ffn_dropout, moment_decoder_ffn_inner_dropout, moment_decoder_ffn_norm, moment_decoder_ffn_up, moment_decoder_output_projection, moment_decoder_qkv_projection)
    branch_decoder = f14
    moment_decoder_ffn_residual = x71
    moment_decoder_attention_residual = x71
    moment_decoder_cross_attention_residual = x71
    f3 = max(branch_decoder + x79, moment_decoder_attention_residual, moment_decoder_cross_attention_residual, moment_decoder_ffn_residual)
    f4 = min(1, decoder_layers)
    point_decoder = f4*(f3 + layer_decoder*x42)
    moment_encoder_ffn_up = x136
    moment_encoder_ffn_down = x136
    moment_encoder_ffn_norm = x105
    moment_encoder_ffn_dropout = x105
    moment_encoder_attention_norm = x105
    moment_encoder_ffn_activation = x135
    moment_encoder_qkv_projection = x138
    moment_encoder_attention_dropout = x105
    moment_encoder_ffn_inner_dropout = x135
    moment_encoder_output_projection = x137
    f16 = max(core_encoder_attention_core*x144 + moment_encoder_attention_core, moment_encoder_attention_dropout, moment_encoder_attention_norm, moment_encoder_ffn_activation, moment_encoder_ffn_down, moment_encoder_ffn_dropout, moment_encoder_ffn_inner_dropout, moment_encoder_ffn_norm, moment_encoder_ffn_up, moment_encoder_output_projection, moment_encoder_qkv_projection)
    branch_encoder = f16
    moment_encoder_ffn_residual = x99
    moment_encoder_attention_residual = x99
    f8 = max(branch_encoder + x81, moment_encoder_attention_residual, moment_encoder_ffn_residual)
    f9 = min(1, encoder_layers)
    point_encoder = f9*(f8 + layer_encoder*x42)
    moment_ends_token_embedding = x81
    moment_ends_decoder_token_embedding = x79
    f7 = max(moment_ends_decoder_token_embedding, moment_ends_token_embedding)
    point_embedding = f7
    point_optimizer = 0
    moment_decoder_first_ffn_up = x112
    moment_decoder_first_ffn_down = x112
    moment_decoder_first_ffn_norm = x104
    moment_decoder_first_ffn_dropout = x104
    moment_decoder_first_attention_norm = x104
    moment_decoder_first_ffn_activation = x110
    moment_decoder_first_qkv_projection = x114
    moment_decoder_first_attention_dropout = x104
    moment_decoder_first_ffn_inner_dropout = x110
    moment_decoder_first_output_projection = x109
    moment_decoder_first_cross_q_projection = x109
    moment_decoder_first_cross_kv_projection = x106
    moment_decoder_first_cross_attention_norm = x104
    moment_decoder_first_relative_position_bias = x134*x14
    moment_decoder_first_cross_attention_dropout = x104
    moment_decoder_first_cross_output_projection = x109
    f15 = max(core_decoder_first_attention_core*x144 + moment_decoder_first_attention_core, core_decoder_first_cross_attention_core*x144 + moment_decoder_first_cross_attention_core, moment_decoder_first_attention_dropout, moment_decoder_first_attention_norm, moment_decoder_first_cross_attention_dropout, moment_decoder_first_cross_attention_norm, moment_decoder_first_cross_kv_projection, moment_decoder_first_cross_output_projection, moment_decoder_first_cross_q_projection, moment_decoder_first_ffn_activation, moment_decoder_first_ffn_down, moment_decoder_first_ffn_dropout, moment_decoder_first_ffn_inner_dropout, moment_decoder_first_ffn_norm, moment_decoder_first_ffn_up, moment_decoder_first_output_projection, moment_decoder_first_qkv_projection, moment_decoder_first_relative_position_bias)
    branch_decoder_first = f15
    moment_decoder_first_ffn_residual = x71
    moment_decoder_first_attention_residual = x71
    moment_decoder_first_cross_attention_residual = x71
    f5 = max(branch_decoder_first + x79, moment_decoder_first_attention_residual, moment_decoder_first_cross_attention_residual, moment_decoder_first_ffn_residual)
    f6 = min(1, decoder_first_layers)
    point_decoder_first = f6*(f5 + layer_decoder_first*x42)
    moment_encoder_first_ffn_up = x136
    moment_encoder_first_ffn_down = x136
    moment_encoder_first_ffn_norm = x105
    moment_encoder_first_ffn_dropout = x105
    moment_encoder_first_attention_norm = x105
    moment_encoder_first_ffn_activation = x135
    moment_encoder_first_qkv_projection = x138
    moment_encoder_first_attention_dropout = x105
    moment_encoder_first_ffn_inner_dropout = x135
    moment_encoder_first_output_projection = x137
    moment_encoder_first_relative_position_bias = x134*x15
    f17 = max(core_encoder_first_attention_core*x144 + moment_encoder_first_attention_core, moment_encoder_first_attention_dropout, moment_encoder_first_attention_norm, moment_encoder_first_ffn_activation, moment_encoder_first_ffn_down, moment_encoder_first_ffn_dropout, moment_encoder_first_ffn_inner_dropout, moment_encoder_first_ffn_norm, moment_encoder_first_ffn_up, moment_encoder_first_output_projection, moment_encoder_first_qkv_projection, moment_encoder_first_relative_position_bias)
    branch_encoder_first = f17
    moment_encoder_first_ffn_residual = x99
    moment_encoder_first_attention_residual = x99
    f10 = max(branch_encoder_first + x81, moment_encoder_first_attention_residual, moment_encoder_first_ffn_residual)
    f11 = min(1, encoder_first_layers)
    point_encoder_first = f11*(f10 + layer_encoder_first*x42)
    f0 = max(point_decoder, point_decoder_first, point_embedding, point_encoder, point_encoder_first, point_head, point_loss, point_norm, point_optimizer, point_other)
    values = (
        hidden*x148 + x149,
        batch*(hidden*(width_act*(seq*(x0 + 2) + target_seq*(x2 + 2)) + x150) + layer_kept*(width_act*(x1*(x107 + x49) + x3*(head_dim*x44 + ffn + x47)) + x1*x84 + x3*x49) + x151) + s0 + s1 + s2 + s3,
        batch*(layer_kept*(head_dim*x13*x5 + ffn*(x1*x152 + x152*x3)) + x151) + hidden*(batch*(width_act*(seq*(x0*(3*layer_kept + 1) + 2) + target_seq*(x2*(5*layer_kept + 1) + 2)) + layer_kept*(x28 + 3*x3) + x150) + x148) + f0 + x149 + s0 + s1 + s2 + s3,
        point_encoder_first, point_encoder, point_decoder_first, point_decoder, point_embedding, point_other,
        point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
