"""Costs of phi3, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "phi3"
FORMULAS = "standard"
FORMULAS_SHA256 = "6943ff74aa2479ab515f24fde53e8a4006877fce9c8875274eddd893bad99461"

# Kind, how many the model has.
KINDS = (
    ("sliding_attention", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("sliding_attention", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("sliding_attention", "attention_core", "attention_core", "attention", "layers", ""),
    ("sliding_attention", "output_projection", "output_projection", "attention", "layers", ""),
    ("sliding_attention", "attention_residual", "residual", "other", "layers", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("sliding_attention", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "window", "ffn",
    "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_silu": 5,
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
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "qkv"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "final_norm", "final_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "embed", "output"),
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
    ("sliding_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("sliding_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("sliding_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("sliding_attention", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("sliding_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("sliding_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("sliding_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("sliding_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("sliding_attention", "qkv_projection", "qkv", "activation", "act", "saved", "qkv_projection.qkv"),
    ("sliding_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("sliding_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("sliding_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("sliding_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("sliding_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("sliding_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("sliding_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("sliding_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("sliding_attention", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("sliding_attention", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("sliding_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("sliding_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("sliding_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("sliding_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("sliding_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("sliding_attention", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("sliding_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("sliding_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("sliding_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("sliding_attention", "ffn_up", "gate_up", "activation", "act", "saved", "ffn_up.gate_up"),
    ("sliding_attention", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("sliding_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("sliding_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "upcast", "activation", "FP32", "saved", "final_norm.upcast"),
    ("ends", "final_norm", "normed", "activation", "act", "saved", "final_norm.normed"),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
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
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = 4*layers
    x2 = heads*head_dim
    x41 = 2*seq
    x45 = 2*context
    x64 = seq*context
    if pairs == "full":
        window_pairs = x64
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x41 + f3*(f3 + x45 + 1 - 2*window - x41), 2)
    else:
        window_pairs = _exact(x64, 2)
    x3 = batch*window_pairs*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = 3*head_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x12 = batch*layers
    x6 = window_pairs*x5
    x13 = x12*(heads*(core_rerun*(x6 + x8) + 5*window_pairs + x8) + x11)
    x14 = heads*x12
    x15 = 2*head_dim
    x16 = window_pairs*x15
    if flops == "model":
        s0 = x3
        s1 = x13
    else:
        if attention == "flash":
            s0 = x14*x16*(2*core_rerun + 5)
            s1 = x12*(heads*(window_pairs*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x3
            s1 = x13
    x17 = seq*heads
    x18 = context*kv_heads
    x19 = 2*x18
    x20 = head_dim*width_act
    x21 = x12*x17
    x22 = x19*x9
    x23 = 2*width_act_grad
    x24 = width_act*core_rerun + width_act_grad
    x25 = x15*x18
    x26 = width_act_grad*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x28 = x18*x27
    x30 = layer_kept*x20
    x31 = x18*x30
    x32 = x17 + x18
    x33 = x12*x27
    x34 = x32*x33
    x35 = x12*x30
    x36 = x32*x35
    x37 = 2*layer_kept
    x39 = 2*kv_heads
    x40 = heads + kv_heads
    x42 = x18 + x40*x41
    x43 = x33*x42
    x44 = x35*x42
    x51 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = 4*core_kept
        if activations == "fused":
            s11 = x12*(x17*(core_kept + x27) + x28)
            s15 = x12*(x17*(x29 + x30) + x31)
        elif activations == "paper":
            s11 = x34
            s15 = x36
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept + x37
                s11 = layers*(batch*(seq*(heads*(head_dim*x38 + core_kept) + x27*x39) + x28) + 3*core_kept)
                s15 = layers*(batch*(seq*(heads*(x20*x38 + x29) + kv_heads*x20*x37) + x31) + 24*core_kept)
            else:
                s11 = x43
                s15 = x44
        s2 = x12*x20*(x17 + x19)
        s4 = x21*(x20 + 4)
        s6 = x12*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s8 = x12*(x17*(head_dim*x24 + 4*core_rerun + 4) + x26)
        s12 = 0
        s16 = 0
    else:
        x46 = head_dim + x45
        x48 = width_act*x12
        if activations in ('fused', 'paper'):
            x49 = context*core_kept
            s11 = x34
            s12 = x21*x49
            s15 = x36
            s16 = x17*x48*x49
        else:
            if recompute in ('none', 'full'):
                x50 = core_kept*x14
                s11 = x50*(seq*x46 + head_dim*x45)
                s15 = x50*(seq*(context*x51 + x20) + x20*x45)
            else:
                s11 = x43
                s15 = x44
            s12 = 0
            s16 = 0
        x47 = x17*x46
        s2 = x48*(x25 + x47)
        s4 = x47*x48
        s6 = x12*(x17*(width_act*x46*x9 + width_act_grad*(3*context + x15)) + x20*x22)
        s8 = x12*(x24*x47 + x26)
    x52 = layers*x28
    x53 = hidden*(layer_kept + 1) + ffn*x37
    x54 = hidden*width_act
    x56 = 2*hidden
    x57 = 3*ffn
    x58 = batch*seq
    if activations == "fused":
        s10 = batch*(seq*(layers*(hidden + layer_kept*(hidden + 2*ffn + 2)) + hidden + 1) + x52)
        s14 = batch*(seq*(layers*(width_act*x53 + 8*layer_kept) + x54 + 4) + layers*x31)
    elif activations == "paper":
        x55 = batch*(seq*(layers*x53 + hidden) + x52)
        s10 = x55
        s14 = width_act*x55
    else:
        s10 = x58*(layers*(hidden + layer_kept*(3*hidden + x57 + 2)) + x56 + 1)
        s14 = x58*(layers*(layer_kept*(hidden*(width_act + 8) + width_act*x57 + 8) + x54) + hidden*x51 + 4)
    x60 = vocab + 1
    x62 = vocab*width_act_grad
    if loss == "eager":
        x59 = vocab*x58
        x61 = x58*x60
        s3 = x58*(vocab*x51 + 8)
        s5 = 8*x59
        s7 = 8*x61
        s9 = x59*(width_act_grad + 4)
        s13 = x61
        s17 = 4*x58*(vocab + 2)
    else:
        x63 = x58*x62
        s3 = x58*(vocab*width_act + 8)
        s5 = x63
        s7 = x63
        s9 = x63
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x65 = 2*vocab
    x66 = x15*x40
    x67 = x57 + x66
    x68 = x67 + 2
    x69 = layers*x68
    x70 = x65 + x69 + 1
    x71 = hidden*x70
    x72 = layers*heads
    x73 = 2*cost_div + 2*cost_rsqrt
    x74 = 10*hidden + ffn*(cost_silu + 1) + x73 + 2
    x75 = cost_div + cost_rsqrt
    x76 = layer_rerun + 2
    x77 = x75 + 14
    x78 = batch*x41
    x79 = x2 + x57
    x80 = 6*hidden
    x81 = head_dim*(heads + x39) + x57 + x80
    x82 = 2*layer_rerun
    x83 = layer_rerun + 1
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x84 = width_param_grad*accumulating
    x85 = 5*width_act_grad
    x86 = 2*width_act
    x87 = width_act*x83
    x88 = width_param + x84
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x89 = width_param*(1 - f1)
    x90 = width_master + 2*width_opt
    x91 = width_param_grad + x89 + x90
    x92 = 2*width_master + 4*width_opt
    x93 = width_param + x90
    x94 = x56*x70
    x95 = layers*layer_kept*(ffn + x2 + x56) + hidden
    values = (
        x71, x71, 0, 2*batch*(seq*hidden*(layers*x67 + vocab) + x16*x72),
        batch*(seq*(layers*(x40*x7 + x74) + 4*hidden + vocab*x4 + cost_log + x75 + 2) + x6*x72),
        x56*x58*(layers*(x57*x76 + x66*x76) + x65) + s0,
        x58*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x74) + 11*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, hidden*(layers*(x57*x77 + x66*x77 + x73 + 28) + x65*x77 + x77),
        hidden*(width_param*(x58 + x60 + x69) + width_act*x78*(x1 + 1)) + x58*(layers*width_act*x79 + 8) + s2 + s3,
        x58*(8*layers + width_act*(layers*x81 + vocab + x56) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x57*x83 + x66*x83 + x82 + 2) + x68*x84 + x78*(x85 + x86*(x82 + 1))) + x58*(head_dim*(heads*(x23 + x87) + 4*kv_heads*width_act_grad) + ffn*(x85 + 3*x87) + 8)) + hidden*(vocab*x88 + x58*(width_param_grad + x23 + x86) + x88) + x78*(x62 + 6) + s6 + s7,
        layers*(hidden*width_param_grad*x68 + x58*(width_act_grad*(x79 + x80) + layer_rerun*(width_act*x81 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x58 + 1) + width_act_grad*x78) + s8 + s9,
        hidden*(layers*(2*width_param_grad + x57*x91 + x66*x91 + 2*x89 + x92) + x65*x91 + x91),
        hidden*(layers*(2*width_param + x57*x93 + x66*x93 + x92) + x65*x93 + x93), x71, width_param*x71, f1*x71,
        width_master*x71, x94, width_opt*x94, x71, width_param_grad*x71, x58*(x95 + 1) + s10 + s11 + s12 + s13,
        x58*(width_act*x95 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_sliding_attention(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `sliding_attention`."""
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x38 = 2*seq
    x42 = 2*context
    x52 = seq*context
    if pairs == "full":
        window_pairs = x52
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x38 + f3*(f3 + x42 + 1 - 2*window - x38), 2)
    else:
        window_pairs = _exact(x52, 2)
    x2 = 4*batch*window_pairs*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*head_dim
    x6 = seq*x5
    x7 = core_rerun + 1
    x8 = x6*x7
    x9 = kv_heads*x8
    x4 = window_pairs*x3
    x10 = batch*(heads*(core_rerun*(x4 + x6) + 5*window_pairs + x6) + x9)
    x11 = batch*heads
    x12 = 2*head_dim
    x13 = window_pairs*x12
    if flops == "model":
        s0 = x2
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x3 + 7) + x8) + x9)
        else:
            s0 = x2
            s1 = x10
    x14 = seq*heads
    x15 = context*kv_heads
    x16 = 2*x15
    x17 = head_dim*width_act
    x18 = batch*x14
    x19 = x16*x7
    x20 = 2*width_act_grad
    x21 = width_act*core_rerun + width_act_grad
    x22 = x12*x15
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x15*x24
    x27 = layer_kept*x17
    x28 = x15*x27
    x29 = x14 + x15
    x30 = batch*x24
    x31 = x29*x30
    x32 = batch*x27
    x33 = x29*x32
    x34 = 2*layer_kept
    x36 = 2*kv_heads
    x37 = heads + kv_heads
    x39 = x15 + x37*x38
    x40 = x30*x39
    x41 = x32*x39
    x45 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = 4*core_kept
        if activations == "fused":
            s7 = batch*(x14*(core_kept + x24) + x25)
            s10 = batch*(x14*(x26 + x27) + x28)
        elif activations == "paper":
            s7 = x31
            s10 = x33
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept + x34
                s7 = batch*(seq*(heads*(head_dim*x35 + core_kept) + x24*x36) + x25) + 3*core_kept
                s10 = batch*(seq*(heads*(x17*x35 + x26) + kv_heads*x17*x34) + x28) + 24*core_kept
            else:
                s7 = x40
                s10 = x41
        s2 = batch*x17*(x14 + x16)
        s3 = x18*(x17 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x14 + x19) + x14*x20) + 8*x14)
        s5 = batch*(x14*(head_dim*x21 + 4*core_rerun + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x43 = head_dim + x42
        if activations in ('fused', 'paper'):
            x46 = context*core_kept
            s7 = x31
            s8 = x18*x46
            s10 = x33
            s11 = x14*x45*x46
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x11
                s7 = x47*(seq*x43 + head_dim*x42)
                s10 = x47*(seq*(context*(width_act + 4) + x17) + x17*x42)
            else:
                s7 = x40
                s10 = x41
            s8 = 0
            s11 = 0
        x44 = x14*x43
        s2 = x45*(x22 + x44)
        s3 = x44*x45
        s4 = batch*(x14*(width_act*x43*x7 + width_act_grad*(3*context + x12)) + x17*x19)
        s5 = batch*(x21*x44 + x23)
    x48 = hidden*(layer_kept + 1) + ffn*x34
    x50 = 3*ffn
    x51 = batch*seq
    if activations == "fused":
        s6 = batch*(seq*(hidden + layer_kept*(hidden + 2*ffn + 2)) + x25)
        s9 = batch*(seq*(width_act*x48 + 8*layer_kept) + x28)
    elif activations == "paper":
        x49 = batch*(seq*x48 + x25)
        s6 = x49
        s9 = width_act*x49
    else:
        s6 = x51*(hidden + layer_kept*(3*hidden + x50 + 2))
        s9 = x51*(hidden*width_act + layer_kept*(hidden*(width_act + 8) + width_act*x50 + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x53 = x12*x37
    x54 = x50 + x53
    x55 = x54 + 2
    x56 = hidden*x55
    x57 = 10*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x58 = layer_rerun + 2
    x59 = batch*x38
    x60 = seq*x45
    x61 = x1 + x50
    x62 = 6*hidden
    x63 = width_act*(head_dim*(heads + x36) + x50 + x62) + 8
    x64 = 2*layer_rerun
    x65 = layer_rerun + 1
    x66 = 5*width_act_grad
    x67 = width_act*x65
    x68 = width_param_grad*x56
    x69 = 2*x56
    x70 = layer_kept*(2*hidden + ffn + x1)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x56, x56, 0, 2*batch*(seq*hidden*x54 + heads*x13), batch*(seq*(x37*x5 + x57) + heads*x4),
        hidden*x59*(x50*x58 + x53*x58) + s0, x51*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x57) + s1, 0, 0,
        hidden*(width_param*x55 + 8*x60) + x60*x61 + s2, x51*x63 + s3,
        hidden*(width_param*(x50*x65 + x53*x65 + x64 + 2) + width_param_grad*accumulating*x55 + x59*(2*width_act*(x64 + 1) + x66)) + x51*(head_dim*(heads*(x20 + x67) + 4*kv_heads*width_act_grad) + ffn*(x66 + 3*x67) + 8) + s4,
        x51*(width_act_grad*(x61 + x62) + layer_rerun*x63) + x68 + s5, 0, 0, x56, width_param*x56, f1*x56,
        width_master*x56, x69, width_opt*x69, x56, x68, x51*x70 + s6 + s7 + s8, x60*x70 + s9 + s10 + s11, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = batch*seq
    x1 = x0*(hidden + 1)
    x2 = hidden*width_act
    x3 = 2*hidden
    x4 = width_act + 4
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = hidden*x0
        s6 = x0*x2
    else:
        s4 = x0*(x3 + 1)
        s6 = x0*(hidden*x4 + 4)
    x5 = 8*x0
    x6 = vocab + 1
    x8 = vocab*x0
    x9 = vocab*width_act_grad
    if loss == "eager":
        x7 = x0*x6
        s0 = x0*(vocab*x4 + 8)
        s1 = vocab*x5
        s2 = 8*x7
        s3 = x8*(width_act_grad + 4)
        s5 = x7
        s7 = 4*x0*(vocab + 2)
    else:
        x10 = x0*x9
        s0 = x0*(vocab*width_act + 8)
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = 2*vocab
    x12 = x11 + 1
    x13 = hidden*x12
    x14 = 4*hidden
    x15 = cost_div + cost_rsqrt
    x16 = x15 + 14
    x17 = 3*ffn
    x18 = 2*head_dim*(heads + kv_heads)
    x19 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x20 = width_param + width_param_grad*accumulating
    x21 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x22 = width_param*(1 - f1)
    x23 = width_master + 2*width_opt
    x24 = width_param_grad + x22 + x23
    x25 = 2*width_master + 4*width_opt
    x26 = width_param + x23
    x27 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(layers*(2*cost_div + 2*cost_rsqrt + x16*x17 + x16*x18 + 28) + x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x19) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x20 + x0*(width_param_grad + x19 + x21) + x20) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x21) + s3,
        hidden*(layers*(2*width_param_grad + x17*x24 + x18*x24 + 2*x22 + x25) + x11*x24 + x24),
        hidden*(layers*(2*width_param + x17*x26 + x18*x26 + x25) + x11*x26 + x26), x13, width_param*x13, f1*x13,
        width_master*x13, x27, width_opt*x27, x13, width_param_grad*x13, x1 + s4 + s5, x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x45 = 2*context
    x67 = seq*context
    if pairs == "full":
        window_pairs = x67
    elif pairs == "causal":
        x68 = 2*seq
        f3 = min(seq + window - context, seq)
        f4 = max(0, f3)
        window_pairs = _exact(window*x68 + f4*(f4 + x45 + 1 - 2*window - x68), 2)
    else:
        window_pairs = _exact(x67, 2)
    x2 = batch*window_pairs
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x3 = 4*x1*x2
    x4 = x0*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x7 = 3*seq*head_dim
    x9 = core_rerun + 1
    x10 = x7*x9
    x11 = kv_heads*x10
    x8 = window_pairs*x6 + x7
    x12 = batch*(heads*(core_rerun*x8 + 5*window_pairs + x7) + x11)
    x13 = 2*head_dim
    x14 = heads*x13
    if flops == "model":
        s28 = x4
        s29 = x12
    else:
        if attention == "flash":
            s28 = x14*x2*(2*core_rerun + 5)
            s29 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s28 = x4
            s29 = x12
    x15 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x16 = layer_kept*x15
    x17 = x1*x16
    x18 = width_act*x17
    x19 = batch*context
    x20 = kv_heads*head_dim*x19
    x21 = layer_kept*x20
    x22 = width_act*x21
    x23 = seq*heads
    x24 = 2*kv_heads
    x25 = context*x24
    x27 = batch*width_act
    x29 = x1*x15
    x30 = width_act*x29
    x31 = 4*x15
    x32 = heads*x31
    x33 = x25*x9
    x34 = heads*x15
    x35 = width_act_grad*x34
    x36 = 8*x15
    x37 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x38 = core_kept*x34
    x39 = core_kept*x32
    x40 = head_dim*(heads + x24)
    x41 = x16*x40
    x42 = width_act*x41
    x43 = core_kept*x29
    x44 = core_kept*x30
    if attention == "flash":
        if activations == "fused":
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s39 = x38
            s40 = x39
            s41 = x15
            s42 = heads
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
        elif activations == "paper":
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
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
        else:
            if recompute in ('none', 'full'):
                s39 = x38
                s40 = x39
                s41 = x15
                s42 = heads
                s43 = x43
                s44 = x44
                s45 = x15
                s46 = heads
                s47 = head_dim
                s48 = 3*core_kept
                s49 = 24*core_kept
                s50 = 3
            else:
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
            s24 = x41
            s25 = x42
            s26 = x15
            s27 = x40
        x26 = x23 + x25
        x28 = head_dim*x27
        s10 = x17
        s11 = x18
        s12 = x15
        s13 = heads
        s14 = head_dim
        s15 = x21
        s16 = x22
        s17 = x19
        s18 = kv_heads
        s30 = x26*x28
        s31 = x30
        s32 = x32
        s33 = x28*(x0*x23 + x33)
        s34 = x13*x35
        s35 = x32*x9
        s36 = heads*x36
        s37 = head_dim*x26*x37
        s38 = core_rerun*x30
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
        s72 = 0
        s73 = 0
        s74 = 0
    else:
        x51 = context*x38
        x52 = width_act*x51
        if activations in ('fused', 'paper'):
            s10 = x17
            s11 = x18
            s12 = x15
            s13 = heads
            s14 = head_dim
            s15 = x21
            s16 = x22
            s17 = x19
            s18 = kv_heads
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s51 = x51
            s52 = x52
            s53 = batch
            s54 = heads
            s55 = seq
            s56 = context
            s63 = 0
            s64 = 0
            s65 = 0
            s66 = 0
            s67 = 0
            s68 = 0
            s69 = 0
            s70 = 0
            s71 = 0
            s72 = 0
            s73 = 0
            s74 = 0
        else:
            if recompute in ('none', 'full'):
                x53 = core_kept*x1*x19
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s63 = x43
                s64 = x44
                s65 = batch
                s66 = heads
                s67 = seq
                s68 = head_dim
                s69 = x53
                s70 = width_act*x53
                s71 = context
                s72 = x51
                s73 = context*x39
                s74 = x52
            else:
                s10 = x17
                s11 = x18
                s12 = x15
                s13 = heads
                s14 = head_dim
                s15 = x21
                s16 = x22
                s17 = x19
                s18 = kv_heads
                s24 = x41
                s25 = x42
                s26 = x15
                s27 = x40
                s63 = 0
                s64 = 0
                s65 = 0
                s66 = 0
                s67 = 0
                s68 = 0
                s69 = 0
                s70 = 0
                s71 = 0
                s72 = 0
                s73 = 0
                s74 = 0
            s51 = 0
            s52 = 0
            s53 = 0
            s54 = 0
            s55 = 0
            s56 = 0
        x46 = head_dim + x45
        x47 = x23*x46
        x48 = head_dim*x25 + x47
        x49 = width_act*x34*x46
        x50 = context*x34
        s30 = x27*x48
        s31 = x49
        s32 = 0
        s33 = x27*(head_dim*x33 + x47*x9)
        s34 = x35*(3*context + x13)
        s35 = 0
        s36 = 0
        s37 = x37*x48
        s38 = core_rerun*x49
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
        s57 = x50
        s58 = width_act_grad*x50
        s59 = batch
        s60 = heads
        s61 = seq
        s62 = context
    x54 = hidden*x15
    x55 = width_act*x54
    x56 = 4*x16
    x57 = layer_kept*x54
    x58 = layer_kept*x55
    x59 = ffn*x16
    x60 = width_act*x59
    x62 = 4*hidden
    x63 = 2*ffn
    if activations == "fused":
        s0 = x54
        s1 = x55
        s2 = x16
        s3 = x56
        s4 = x15
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s19 = x21
        s20 = x22
        s21 = x19
        s22 = kv_heads
        s23 = head_dim
        s75 = x57
        s76 = x58
        s77 = x15
        s78 = hidden
        s79 = x59
        s80 = x60
        s81 = ffn
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = x54
        s89 = x55
        s90 = x31
        s91 = 0
        s92 = 0
        s93 = 0
    elif activations == "paper":
        s0 = x54
        s1 = x55
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s19 = x21
        s20 = x22
        s21 = x19
        s22 = kv_heads
        s23 = head_dim
        s75 = x57
        s76 = x58
        s77 = x15
        s78 = hidden
        s79 = x59
        s80 = x60
        s81 = ffn
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = x54
        s89 = x55
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
    else:
        x61 = 1 - layer_kept
        x64 = x16*x63
        s0 = x54*x61
        s1 = x55*x61
        s2 = x16
        s3 = x56
        s4 = x15
        s5 = x57
        s6 = x16*x62
        s7 = x15
        s8 = hidden
        s9 = x58
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = x64
        s83 = width_act*x64
        s84 = ffn
        s85 = 2
        s86 = x59
        s87 = x60
        s88 = 0
        s89 = 0
        s90 = x31
        s91 = x54
        s92 = x15*x62
        s93 = x55
    x65 = vocab*x15
    x66 = width_act_grad*x65
    if loss == "eager":
        s94 = vocab*x36
        s95 = vocab*x31
        s96 = 0
        s97 = x36
        s98 = x65
        s99 = x15
        s100 = vocab
    else:
        s94 = 0
        s95 = 0
        s96 = x66
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x69 = cost_div + 1
    x70 = cost_rsqrt + x62 + x69
    x71 = x15*x70
    x72 = 10*hidden
    x73 = x15*(layer_rerun*x70 + x72)
    x74 = hidden*width_param
    x75 = width_act_grad*x54
    x76 = layer_rerun + 1
    x77 = x55*x76
    x78 = x74*x76
    x79 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x80 = accumulating*x79
    x81 = layer_rerun*x55
    x82 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x83 = hidden*f1
    x84 = hidden*width_master
    x85 = 2*hidden
    x86 = width_opt*x85
    x87 = x40*x85
    x88 = x15*x87
    x89 = layer_rerun + 2
    x90 = x40*x74
    x91 = width_act*x15
    x92 = x40*x91
    x93 = width_act_grad*x15
    x94 = x40*x79
    x95 = hidden*x40
    x96 = width_act_grad*x29
    x97 = width_act_grad*x20
    x98 = x14*x54
    x99 = x1*x74
    x100 = x85*x93
    x101 = x1*x79
    x102 = hidden*x1
    x103 = hidden*x14
    x104 = x54*x76
    x105 = x85*x91
    x106 = layer_rerun*x105
    x107 = ffn*x62
    x108 = x107*x15
    x109 = x63*x74
    x110 = x63*x91
    x111 = x63*x79
    x112 = ffn*x85
    x113 = ffn*x15
    x114 = width_act*x113
    x115 = width_act_grad*x113
    x116 = x112*x15
    x117 = ffn*x74
    x118 = ffn*x79
    x119 = hidden*ffn
    x120 = hidden*vocab
    x121 = vocab*x74
    x122 = vocab*x83
    x123 = vocab*x84
    x124 = vocab*x79
    x125 = vocab*x85
    x126 = vocab*x86
    x127 = width_act*x65
    x128 = 2*vocab
    x129 = cost_div + cost_rsqrt + 14
    x130 = 3*ffn
    x131 = x13*(heads + kv_heads)
    x132 = layers*(x130 + x131 + 2) + x128 + 1
    x133 = x132*x84
    x134 = 1 - f1
    x135 = x132*x86
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x71, _1=x73, _2=x55, _3=x74, _4=x55, _5=x31, _6=x75, _7=x77, _8=x31, _9=x78, _10=x75, _11=x80, _12=x79,
        _13=x81, _14=x82, _15=hidden, _16=x74, _17=hidden, _18=x83, _19=x84, _20=hidden, _21=hidden, _22=x79,
        _23=hidden, _24=x85, _25=x86, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x54, _36=x75, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x57, _48=x58, _49=x15, _50=hidden, _51=x88, _52=x88*x89, _53=x55, _54=x90, _55=x92,
        _56=2*x40*x93, _57=x40*x78, _58=x75, _59=x77, _60=x40*x80, _61=x94, _62=layer_rerun*x92, _63=x95, _64=x90,
        _65=hidden, _66=x40, _67=x40*x83, _68=x40*x84, _69=hidden, _70=x40, _71=x95, _72=x94, _73=hidden, _74=x40,
        _75=x87, _76=x40*x86, _77=hidden, _78=x40, _79=2, _80=x54, _81=x75, _82=x15, _83=hidden, _84=s10, _85=s11,
        _86=s12, _87=s13, _88=s14, _89=s15, _90=s16, _91=s17, _92=s18, _93=s14, _94=s19, _95=s20, _96=s21, _97=s22,
        _98=s23, _99=s24, _100=s25, _101=s26, _102=s27, _103=x3, _104=batch*(heads*x8 + kv_heads*x7), _105=s28,
        _106=s29, _107=s30, _108=s31, _109=s32, _110=s33, _111=s34, _112=s35, _113=s36, _114=s37, _115=s38,
        _116=x17, _117=x18, _118=x15, _119=heads, _120=head_dim, _121=s39, _122=s40, _123=s41, _124=s42, _125=x29,
        _126=x96, _127=x15, _128=heads, _129=head_dim, _130=x20, _131=x97, _132=x19, _133=kv_heads, _134=head_dim,
        _135=x20, _136=x97, _137=x19, _138=kv_heads, _139=head_dim, _140=s43, _141=s44, _142=s45, _143=s46,
        _144=s47, _145=s48, _146=s49, _147=s50, _148=s51, _149=s52, _150=s53, _151=s54, _152=s55, _153=s56,
        _154=s57, _155=s58, _156=s59, _157=s60, _158=s61, _159=s62, _160=s57, _161=s58, _162=s59, _163=s60,
        _164=s61, _165=s62, _166=s63, _167=s64, _168=s65, _169=s66, _170=s67, _171=s68, _172=s69, _173=s70,
        _174=s65, _175=s66, _176=s71, _177=s68, _178=s69, _179=s70, _180=s65, _181=s66, _182=s71, _183=s68,
        _184=s72, _185=s73, _186=s65, _187=s66, _188=s67, _189=s71, _190=s72, _191=s74, _192=s65, _193=s66,
        _194=s67, _195=s71, _196=x98, _197=x89*x98, _198=x30, _199=x99, _200=x55, _201=x100, _202=x1*x78, _203=x96,
        _204=x30*x76, _205=x1*x80, _206=x101, _207=x81, _208=x102, _209=x99, _210=x1, _211=hidden, _212=x1*x83,
        _213=x1*x84, _214=x1, _215=hidden, _216=x102, _217=x101, _218=x1, _219=hidden, _220=x103,
        _221=width_opt*x103, _222=x1, _223=hidden, _224=2, _225=x29, _226=x96, _227=x15, _228=heads, _229=head_dim,
        _230=x54, _231=x104, _232=x105, _233=x55, _234=x100, _235=x75, _236=x106, _237=x81, _238=x54, _239=x75,
        _240=x15, _241=hidden, _242=s75, _243=s76, _244=s77, _245=s78, _246=x71, _247=x73, _248=x55, _249=x74,
        _250=x55, _251=x31, _252=x75, _253=x77, _254=x31, _255=x78, _256=x75, _257=x80, _258=x79, _259=x81,
        _260=x82, _261=hidden, _262=x74, _263=hidden, _264=x83, _265=x84, _266=hidden, _267=hidden, _268=x79,
        _269=hidden, _270=x85, _271=x86, _272=hidden, _273=2, _274=s2, _275=s3, _276=s4, _277=x54, _278=x75,
        _279=x15, _280=hidden, _281=s5, _282=s6, _283=s7, _284=s8, _285=s5, _286=s9, _287=s7, _288=s8, _289=x57,
        _290=x58, _291=x15, _292=hidden, _293=x108, _294=x108*x89, _295=x55, _296=x109, _297=x110,
        _298=ffn*width_act_grad*x31, _299=x63*x78, _300=x75, _301=x77, _302=x63*x80, _303=x111,
        _304=layer_rerun*x110, _305=x112, _306=x109, _307=hidden, _308=x63, _309=x63*x83, _310=x63*x84, _311=hidden,
        _312=x63, _313=x112, _314=x111, _315=hidden, _316=x63, _317=x107, _318=width_opt*x107, _319=hidden,
        _320=x63, _321=2, _322=x54, _323=x75, _324=x15, _325=hidden, _326=s79, _327=s80, _328=s77, _329=s81,
        _330=s79, _331=s80, _332=s77, _333=s81, _334=s82, _335=s83, _336=s7, _337=s84, _338=s85,
        _339=x113*(cost_silu + 1), _340=x113*(cost_silu*x76 + layer_rerun + 5), _341=x110, _342=x114, _343=x115,
        _344=x110*x76, _345=x63*x93, _346=layer_rerun*x114, _347=x113, _348=x115, _349=x15, _350=ffn, _351=x113,
        _352=x115, _353=x15, _354=ffn, _355=s86, _356=s87, _357=s7, _358=s84, _359=x59, _360=x60, _361=x15,
        _362=ffn, _363=x116, _364=x116*x89, _365=x114, _366=x117, _367=x55, _368=x100, _369=ffn*x78, _370=x115,
        _371=x114*x76, _372=ffn*x80, _373=x118, _374=x81, _375=x119, _376=x117, _377=ffn, _378=hidden, _379=ffn*x83,
        _380=ffn*x84, _381=ffn, _382=hidden, _383=x119, _384=x118, _385=ffn, _386=hidden, _387=x112, _388=ffn*x86,
        _389=ffn, _390=hidden, _391=2, _392=x113, _393=x115, _394=x15, _395=ffn, _396=x54, _397=x104, _398=x105,
        _399=x55, _400=x100, _401=x75, _402=x106, _403=x81, _404=x54, _405=x75, _406=x15, _407=hidden, _408=x54,
        _409=x15*x74, _410=x36, _411=x55, _412=x79*(vocab*(1 - accumulating) + x15), _413=x75, _414=x36,
        _415=x15*x79, _416=x120, _417=x121, _418=vocab, _419=hidden, _420=x122, _421=x123, _422=vocab, _423=hidden,
        _424=x120, _425=x124, _426=vocab, _427=hidden, _428=x125, _429=x126, _430=vocab, _431=hidden, _432=2,
        _433=x15, _434=x36, _435=x15, _436=x71, _437=x15*x72, _438=x55, _439=x74, _440=x55, _441=x31, _442=x75,
        _443=x55, _444=x31, _445=x74, _446=x75, _447=x80, _448=x79, _449=hidden, _450=x74, _451=hidden, _452=x83,
        _453=x84, _454=hidden, _455=hidden, _456=x79, _457=hidden, _458=x85, _459=x86, _460=hidden, _461=2,
        _462=s88, _463=s89, _464=s77, _465=s78, _466=s4, _467=s90, _468=s4, _469=x54, _470=x75, _471=x15,
        _472=hidden, _473=s91, _474=s92, _475=s7, _476=s8, _477=s91, _478=s93, _479=s7, _480=s8, _481=x54, _482=x55,
        _483=x15, _484=hidden, _485=x65*x85, _486=x62*x65, _487=x55, _488=x121, _489=x127, _490=x128*x93, _491=x121,
        _492=x75, _493=x55, _494=vocab*x80, _495=x124, _496=x120, _497=x121, _498=hidden, _499=vocab, _500=x122,
        _501=x123, _502=hidden, _503=vocab, _504=x120, _505=x124, _506=hidden, _507=vocab, _508=x125, _509=x126,
        _510=hidden, _511=vocab, _512=2, _513=x54, _514=x75, _515=x15, _516=hidden,
        _517=x15*(vocab*x5 + cost_log + 1), _518=x65*(cost_exp + x69), _519=x127, _520=s94, _521=s95, _522=x36,
        _523=s96, _524=s94, _525=s97, _526=s95, _527=x66, _528=s96, _529=s98, _530=s95, _531=s99, _532=s100,
        _533=s99, _534=s97, _535=s99, _536=x65, _537=x66, _538=x15, _539=vocab,
        _540=hidden*(layers*(2*cost_div + 2*cost_rsqrt + x129*x130 + x129*x131 + 28) + x128*x129 + x129),
        _541=x132*x79, _542=x133, _543=x74*(layers*(x130*x134 + x131*x134 + 2 - 2*f1) + x128*x134 + x134),
        _544=x135, _545=x132*x74, _546=x133, _547=x135,
        : None
    ).__defaults__
    if plain and window_pairs.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x1 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x2 = layer_kept*x1
    x3 = seq*heads
    x4 = context*kv_heads
    x5 = x2*x4
    x6 = batch*layers
    x7 = x2*x6
    x8 = x7*(x3 + x4)
    x9 = 2*layer_kept
    x10 = heads + kv_heads
    x11 = 2*seq
    x12 = x7*(x10*x11 + x4)
    x14 = context*x3
    x15 = width_act + 4
    x16 = 2*x1
    x17 = heads*(seq*(context*x15 + x1) + context*x16)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        if activations == "fused":
            s1 = x6*(x3*(x0 + x2) + x5)
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(batch*(seq*(heads*(x0 + x1*(core_kept + x9)) + kv_heads*x1*x9) + x5) + 24*core_kept)
            else:
                s1 = x12
        s2 = 0
    else:
        x13 = core_kept*x6
        if activations in ('fused', 'paper'):
            s1 = x8
            s2 = width_act*x13*x14
        else:
            if recompute in ('none', 'full'):
                s1 = x13*x17
            else:
                s1 = x12
            s2 = 0
    x18 = hidden*(layer_kept + 1) + ffn*x9
    x19 = hidden*width_act
    x20 = layers*layer_kept
    x21 = batch*width_act
    x22 = 3*ffn
    x23 = batch*seq
    if activations == "fused":
        s0 = batch*(seq*(layers*(width_act*x18 + 8*layer_kept) + x19 + 4) + layers*x5)
    elif activations == "paper":
        s0 = x21*(seq*(layers*x18 + hidden) + head_dim*x20*x4)
    else:
        s0 = x23*(layers*(layer_kept*(hidden*(width_act + 8) + width_act*x22 + 8) + x19) + hidden*x15 + 4)
    if loss == "eager":
        s3 = 4*x23*(vocab + 2)
    else:
        s3 = 0
    x24 = width_act_grad*x23
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x23*(width_act_grad + x15)
    else:
        moment_ends_cross_entropy = vocab*x24
    x26 = 2*hidden
    x28 = 4*heads
    x29 = 2*heads
    x30 = 3*hidden
    x31 = x22 + x30
    x33 = x16*x4
    x34 = 2*head_dim
    x35 = x34*x4
    x36 = 4*hidden
    x37 = 2*ffn
    x38 = x1*x4
    x40 = 4*ffn + x36
    x41 = 8*hidden + 8
    x39 = 2*kv_heads
    x42 = batch*(seq*(width_act*(head_dim*(3*heads + x39) + x40) + x41) + x38)
    if attention == "flash":
        x32 = head_dim*x29 + x31
        if activations == "fused":
            layer_sliding_attention = batch*(seq*(width_act*x32 + x28 + 8) + x33)
        elif activations == "paper":
            layer_sliding_attention = x21*(seq*x32 + x35)
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = batch*(x11*(width_act*(head_dim*(kv_heads + x29) + x26 + x37) + x29 + x36 + 4) + x38) + 24
            else:
                layer_sliding_attention = x42
    else:
        x43 = heads*(context + x34)
        x44 = x31 + x43
        if activations == "fused":
            layer_sliding_attention = batch*(seq*(width_act*x44 + 8) + x33)
        elif activations == "paper":
            layer_sliding_attention = x21*(seq*x44 + x35)
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = batch*(seq*(context*x28 + width_act*(x40 + x43) + x41) + context*x1*x29)
            else:
                layer_sliding_attention = x42
    if attention == "flash":
        x47 = head_dim*width_act_grad
        moment_sliding_attention_attention_core = 2*batch*(x3*(x47 + 2) + x4*x47)
    else:
        x49 = batch*width_act_grad
        f4 = max(context*x49*(kv_heads*head_dim + 2*x3), x49*(x3*(context + head_dim) + x35))
        moment_sliding_attention_attention_core = f4
    if attention == "flash":
        x48 = batch*x3
        if activations == "fused":
            core_sliding_attention_attention_core = 4*x48
        elif activations == "paper":
            core_sliding_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x48*(x1 + 4) + 24
            else:
                core_sliding_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_sliding_attention_attention_core = x14*x21
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = batch*x17
            else:
                core_sliding_attention_attention_core = 0
    x25 = hidden*x24
    x27 = x24*x26
    x45 = x24*x30
    x46 = heads*head_dim
    x50 = width_param + width_master + width_param_grad + 2*width_opt
    x51 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x10*x34*x50 + x22*x50
    x52 = 2*vocab*x50 + x50
    x53 = ffn + x46
    x54 = seq*x21
    moment_ends_lm_head = x24*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x27
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x25
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    moment_sliding_attention_ffn_up = x24*(hidden + x37)
    moment_sliding_attention_ffn_down = x24*(hidden + ffn)
    moment_sliding_attention_ffn_norm = x27
    moment_sliding_attention_attention_norm = x27
    moment_sliding_attention_ffn_activation = x22*x24
    moment_sliding_attention_qkv_projection = x24*(hidden + head_dim*(heads + x39))
    moment_sliding_attention_output_projection = x24*(hidden + x46)
    f3 = max(core_sliding_attention_attention_core*(layer_kept - core_kept) + moment_sliding_attention_attention_core, moment_sliding_attention_attention_norm, moment_sliding_attention_ffn_activation, moment_sliding_attention_ffn_down, moment_sliding_attention_ffn_norm, moment_sliding_attention_ffn_up, moment_sliding_attention_output_projection, moment_sliding_attention_qkv_projection)
    branch_sliding_attention = f3
    moment_sliding_attention_ffn_residual = x45
    moment_sliding_attention_attention_residual = x45
    f1 = max(branch_sliding_attention + x25, moment_sliding_attention_attention_residual, moment_sliding_attention_ffn_residual)
    f2 = min(1, layers)
    point_sliding_attention = f2*(f1 + layer_sliding_attention*(1 - layer_kept))
    f0 = max(point_embedding, point_head, point_loss, point_norm, point_optimizer, point_sliding_attention)
    values = (
        hidden*(layers*x51 + x52), x23*(width_act*(hidden + x20*(x26 + x53)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(x51 + x54*x9) + x52 + x54) + f0 + x23*(width_act*x20*x53 + 8) + s0 + s1 + s2 + s3,
        point_sliding_attention, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
