"""Costs of gpt_oss, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gpt_oss"
FORMULAS = "standard"
FORMULAS_SHA256 = "f1cbb115f0889dc628b0e84e1c27538cf5b5e491e7f7268291d6c289c25527bf"

# Kind, how many the model has.
KINDS = (
    ("sliding_attention", "sliding_attention_layers"),
    ("full_attention", "full_attention_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("sliding_attention", "attention_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_core", "attention_core", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "output_projection", "output_projection", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_residual", "residual", "other", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "router", "router", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_residual", "residual", "other", "sliding_attention_layers", ""),
    ("full_attention", "attention_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_core", "attention_core", "attention", "full_attention_layers", ""),
    ("full_attention", "output_projection", "output_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_residual", "residual", "other", "full_attention_layers", ""),
    ("full_attention", "ffn_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "router", "router", "ffn", "full_attention_layers", ""),
    ("full_attention", "moe_experts", "moe_experts", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_residual", "residual", "other", "full_attention_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "full_attention_layers", "sliding_attention_layers", "hidden", "vocab", "heads",
    "kv_heads", "head_dim", "window", "moe_ffn", "experts", "top_k", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4,
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
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "param", "param", "", "sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "param", "param", "", "sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "param", "param", "heads", "sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "master_param", "master", "heads", "master_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_sinks"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "with_sink"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "INT64", "", "largest"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "INT64", "", "largest"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "INT64", "batch", "largest"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "INT64", "heads", "largest"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "INT64", "queries", "largest"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "param", "param", "", "w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "param", "param", "", "b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "param", "param", "", "b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param", "param", "out", "b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_router"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "activation", "INT32", "", "index"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "weights"),
    ("sliding_attention", "router", "router", "sliding_attention_layers", "", "shape", "activation", "act", "top_k", "weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param", "param", "", "b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param", "param", "", "b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "experts", "b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "out", "b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "experts", "master_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param", "param", "", "b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param", "param", "", "b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "experts", "b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param", "param", "out", "b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "experts", "master_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "row_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "INT64", "", "places"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "step_0"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "step_1"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "step_2"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("sliding_attention", "moe_experts", "moe_experts", "sliding_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "param", "param", "", "sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "param", "param", "", "sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "param", "param", "heads", "sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "master_param", "master", "", "master_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "master_param", "master", "heads", "master_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_sinks"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "with_sink"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "INT64", "", "largest"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "INT64", "", "largest"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "INT64", "batch", "largest"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "INT64", "heads", "largest"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "INT64", "queries", "largest"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param", "param", "", "b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param", "param", "", "b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "out", "b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param", "param", "", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param", "param", "", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param", "param", "in", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param", "param", "out", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param", "param", "", "b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param", "param", "", "b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param", "param", "out", "b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "master_param", "master", "", "master_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "INT32", "", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "tokens", "weights"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "top_k", "weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT64", "", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "step_0"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "step_0"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "step_0"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "step_1"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "step_1"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "step_1"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "step_2"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "step_2"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "step_2"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("sliding_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("sliding_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("sliding_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("sliding_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("sliding_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("sliding_attention", "attention_core", "sinks", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_core", "master_sinks", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_core", "grad_sinks", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_core", "moments_sinks", "optimizer_state", "opt", "persistent", ""),
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
    ("sliding_attention", "attention_core", "with_sink", "activation", "act", "saved", "attention_core.with_sink"),
    ("sliding_attention", "attention_core", "largest", "activation", "INT64", "saved", "attention_core.largest"),
    ("sliding_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("sliding_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("sliding_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("sliding_attention", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("sliding_attention", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
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
    ("sliding_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("sliding_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("sliding_attention", "router", "w_router", "param", "param", "persistent", ""),
    ("sliding_attention", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("sliding_attention", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "router", "b_router", "param", "param", "persistent", ""),
    ("sliding_attention", "router", "master_b_router", "master_param", "master", "persistent", ""),
    ("sliding_attention", "router", "grad_b_router", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "router", "moments_b_router", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("sliding_attention", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("sliding_attention", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("sliding_attention", "router", "weights", "activation", "act", "saved", "router.weights"),
    ("sliding_attention", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("sliding_attention", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("sliding_attention", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("sliding_attention", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("sliding_attention", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "moe_experts", "b_up", "param", "param", "persistent", ""),
    ("sliding_attention", "moe_experts", "master_b_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "moe_experts", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "moe_experts", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("sliding_attention", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("sliding_attention", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("sliding_attention", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "moe_experts", "b_down", "param", "param", "persistent", ""),
    ("sliding_attention", "moe_experts", "master_b_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "moe_experts", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "moe_experts", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("sliding_attention", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("sliding_attention", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("sliding_attention", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("sliding_attention", "moe_experts", "step_0", "activation", "act", "saved", "moe_experts.step_0"),
    ("sliding_attention", "moe_experts", "step_1", "activation", "act", "saved", "moe_experts.step_1"),
    ("sliding_attention", "moe_experts", "step_2", "activation", "act", "saved", "moe_experts.step_2"),
    ("sliding_attention", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("sliding_attention", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("sliding_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("full_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("full_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("full_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("full_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("full_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("full_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("full_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("full_attention", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("full_attention", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("full_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("full_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("full_attention", "attention_core", "sinks", "param", "param", "persistent", ""),
    ("full_attention", "attention_core", "master_sinks", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_core", "grad_sinks", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_core", "moments_sinks", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("full_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("full_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("full_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("full_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("full_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("full_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("full_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("full_attention", "attention_core", "with_sink", "activation", "act", "saved", "attention_core.with_sink"),
    ("full_attention", "attention_core", "largest", "activation", "INT64", "saved", "attention_core.largest"),
    ("full_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("full_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("full_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("full_attention", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("full_attention", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("full_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("full_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("full_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("full_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("full_attention", "router", "w_router", "param", "param", "persistent", ""),
    ("full_attention", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("full_attention", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "router", "b_router", "param", "param", "persistent", ""),
    ("full_attention", "router", "master_b_router", "master_param", "master", "persistent", ""),
    ("full_attention", "router", "grad_b_router", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "router", "moments_b_router", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("full_attention", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("full_attention", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("full_attention", "router", "weights", "activation", "act", "saved", "router.weights"),
    ("full_attention", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("full_attention", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("full_attention", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("full_attention", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "b_up", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_b_up", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("full_attention", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("full_attention", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "b_down", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_b_down", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("full_attention", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("full_attention", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("full_attention", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("full_attention", "moe_experts", "step_0", "activation", "act", "saved", "moe_experts.step_0"),
    ("full_attention", "moe_experts", "step_1", "activation", "act", "saved", "moe_experts.step_1"),
    ("full_attention", "moe_experts", "step_2", "activation", "act", "saved", "moe_experts.step_2"),
    ("full_attention", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("full_attention", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("full_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
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
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "full_attention", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
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
    x78 = seq*context
    x26 = 2*context
    x79 = x26 + 1
    if pairs == "full":
        pairs_size = x78
    elif pairs == "causal":
        pairs_size = _exact(seq*(x79 - seq), 2)
    else:
        pairs_size = _exact(x78, 2)
    x0 = full_attention_layers*pairs_size
    x80 = 2*seq
    if pairs == "full":
        window_pairs = x78
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x80 + f3*(f3 + x79 - 2*window - x80), 2)
    else:
        window_pairs = _exact(x78, 2)
    x1 = sliding_attention_layers*window_pairs
    x2 = x0 + x1
    x5 = batch*heads
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x3 = core_rerun + 2
    x4 = 4*head_dim
    x6 = x2*x3*x4*x5
    x7 = cost_exp + 4
    x8 = cost_div + x7
    x9 = x2*x8
    x10 = 3*head_dim
    x11 = cost_exp + 3
    x12 = x10 + x11
    x13 = full_attention_layers + sliding_attention_layers
    x14 = seq*x13
    x15 = core_rerun*x9 + x14*(core_rerun*x12 + x12)
    x16 = core_rerun + 1
    x17 = kv_heads*x10*x14*x16
    x18 = batch*(heads*(5*x0 + 5*x1 + x15) + x17)
    x19 = 2*head_dim
    x20 = x19*x2
    if flops == "model":
        s0 = x6
        s1 = x18
    else:
        if attention == "flash":
            s0 = x20*x5*(2*core_rerun + 5)
            s1 = batch*(heads*(x15 + x2*(cost_exp + 7)) + x17)
        else:
            s0 = x6
            s1 = x18
    x21 = width_param*x13
    x22 = heads*x21
    x23 = head_dim*width_act
    x24 = x13*x23
    x25 = seq*heads
    x27 = kv_heads*x26
    x28 = batch*(x25 + x27)
    x29 = x13*x25
    x30 = width_act_grad*x13
    x31 = width_act*x13
    x32 = 8*full_attention_layers + 8*sliding_attention_layers
    x33 = batch*seq
    f6 = min(1, grad_accum - 1)
    accumulating = f6
    x34 = width_param_grad*accumulating
    x35 = x13*x34 + x16*x21
    x36 = batch*x16*x24*x27
    x37 = width_act*core_rerun + width_act_grad
    x38 = head_dim*x27*x30
    x39 = heads*width_param_grad*x13
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x40 = head_dim*layer_kept
    x41 = x13*x40
    x44 = layer_kept*x23
    x45 = x13*x44
    x47 = x28*x41
    x48 = x28*x45
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x49 = core_kept*x13
    x59 = head_dim + 1
    if attention == "flash":
        x42 = x27*x41
        x43 = 4*core_kept
        x46 = x27*x45
        if activations == "fused":
            s11 = batch*(x29*(core_kept + x40) + x42)
            s15 = batch*(x29*(x43 + x44) + x46)
        elif activations == "paper":
            s11 = x47
            s15 = x48
        else:
            if recompute in ('none', 'full'):
                x50 = x13*(core_kept + layer_kept)
                s11 = batch*(x25*(head_dim*x50 + x49) + x42) + 3*x49
                s15 = batch*(x25*(x13*x43 + x23*x50) + x46) + 24*x49
            else:
                s11 = x47
                s15 = x48
        s2 = x22 + x24*x28
        s4 = batch*x29*(x23 + 4)
        s6 = heads*(x33*(head_dim*(x3*x31 + 2*x30) + x32) + x35) + x36
        s8 = batch*(x29*(head_dim*x37 + 4*core_rerun + 4) + x38) + x39
        s12 = 0
        s16 = 0
    else:
        x53 = head_dim*x13
        x54 = batch*width_act
        x56 = batch*x25
        if activations in ('fused', 'paper'):
            x57 = context*x49
            s11 = x47
            s12 = x56*x57
            s15 = x48
            s16 = x25*x54*x57
        else:
            if recompute in ('none', 'full'):
                x58 = core_kept*x5
                s11 = x58*(x14*(context + head_dim + 2) + x26*x53)
                s15 = x58*(seq*(x31*(context + x59) + x32) + x24*x26)
            else:
                s11 = x47
                s15 = x48
            s12 = 0
            s16 = 0
        x51 = head_dim + x26
        x52 = x29*x51
        x55 = x31*x51
        s2 = x22 + x54*(x27*x53 + x52)
        s4 = x55*x56
        s6 = heads*(x33*(x16*x55 + x30*(3*context + x19)) + x35) + x36
        s8 = batch*(x37*x52 + x38) + x39
    x60 = hidden*(x13 + 1)
    x61 = 2*top_k
    x62 = hidden + experts
    x63 = layer_kept*x13
    x64 = top_k + 1
    x65 = 8*x13
    x66 = 2*moe_ffn
    x67 = top_k*x66
    x68 = x62 + x67
    x71 = 3*hidden
    x72 = 3*moe_ffn
    x73 = x72 + 1
    if activations == "fused":
        s10 = x33*(x60 + x63*(x61*(moe_ffn + 1) + x62 + 2) + 1)
        s14 = x33*(width_act*x60 + layer_kept*(x31*x68 + x64*x65) + 4)
    elif activations == "paper":
        x69 = x33*(x60 + x63*x68)
        s10 = x69
        s14 = width_act*x69
    else:
        x70 = experts*x63
        s10 = x33*(hidden*(x13 + 2) + x63*(top_k*(6*moe_ffn + 7) + x71 + 2) + 1) + x70
        s14 = x33*(hidden*(x31 + 8) + x63*(hidden*(16 - width_act) + x61*(width_act*x73 + 20) + 8) + 4) + 4*x70
    x74 = vocab*x33
    x75 = vocab + 1
    if loss == "eager":
        x76 = x33*x75
        s3 = x33*(vocab*(width_act + 4) + 8)
        s5 = 8*x74
        s7 = 8*x76
        s9 = x74*(width_act_grad + 4)
        s13 = x76
        s17 = 4*x33*(vocab + 2)
    else:
        x77 = width_act_grad*x74
        s3 = x33*(vocab*width_act + 8)
        s5 = x77
        s7 = x77
        s9 = x77
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f4 = min(top_k*x33, experts)
        experts_hit = f4
    else:
        f5 = ((experts - top_k)/experts)**x33
        experts_hit = experts*(1 - f5)
    x81 = x19*(heads + kv_heads)
    x82 = x81 + 3
    x83 = x13*(experts*(x72 + 2) + x82)
    x84 = 2*vocab
    x85 = x84 + 1
    x86 = experts*(x66 + 1)
    x87 = kv_heads*x19
    x88 = heads*x59 + x87
    x89 = hidden*(x83 + x85) + x13*(x86 + x88)
    x90 = experts + top_k*x72
    x91 = 4*hidden
    x92 = 11*hidden
    x93 = cost_div + 1
    x94 = 2*cost_div + 2*cost_rsqrt
    x95 = experts*x8 + top_k*(moe_ffn*(cost_sigmoid + 9) + x71 + x93) + x92 + x94 + 2
    x96 = cost_div + cost_rsqrt
    x97 = layer_rerun + 2
    x98 = heads + 2*kv_heads
    x99 = head_dim*x98
    x100 = x96 + 14
    x101 = 2*experts
    x102 = experts_hit*x72
    x103 = x101 + x102 + x82
    x104 = x13*(x86 + x99)
    x105 = 2*hidden
    x106 = x105 + x73
    x107 = top_k*x106
    x108 = 9*hidden
    x109 = heads*head_dim
    x110 = experts + x109
    x111 = x108 + x110
    x112 = 6*hidden + x101 + x107 + x99
    x113 = 4*x13
    x114 = x113*(top_k + 2)
    x115 = width_param*layer_rerun + x34
    x116 = hidden*width_param_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x117 = width_param*(1 - f1)
    x118 = 2*width_opt
    x119 = width_master + x118
    x120 = width_param_grad + x117 + x119
    x121 = 2*width_master + 4*width_opt
    x122 = 3*width_master + 6*width_opt
    x123 = width_param + x119
    x124 = hidden + x63*(moe_ffn*top_k + x105*x64 + x109)
    values = (
        x89, hidden*(x13*(experts + top_k*x73 + x82) + x85) + x13*(experts + x67 + x88), 0,
        2*batch*(seq*hidden*(vocab + x13*(x81 + x90)) + heads*x20),
        batch*(seq*(vocab*x7 + cost_log + x13*(heads*(x11 + x4) + 5*kv_heads*head_dim + x95) + x91 + x96 + 2) + heads*x9),
        batch*hidden*x80*(x13*(x81*x97 + x90*x97) + x84) + s0,
        x33*(vocab*(cost_exp + x93) + layer_rerun*x13*(x95 + x99) + x13*(23*hidden + 5*experts + top_k*(5*hidden + moe_ffn*(cost_sigmoid + 13)) + x99) + x92) + s1,
        0,
        hidden*(x100 + x100*x84 + x13*(experts*(x100*x72 + x94 + 28) + 3*cost_div + 3*cost_rsqrt + x100*x81 + 42)) + x13*(heads*(head_dim*x100 + x100) + experts*(x100 + x100*x66) + x100*x87),
        width_param*(hidden*(x103*x13 + x33 + x75) + x104) + x33*(top_k*x65 + width_act*(x105 + x13*(x107 + x111)) + 8) + s2 + s3,
        x33*(width_act*(vocab + x105 + x112*x13) + x114 + 4) + s4 + s5,
        hidden*(width_param*(x13*(experts + layer_rerun*x103 + x102 + x81 + 2) + x75) + x34*(x75 + x83)) + x13*(experts*(x115 + x115*x66) + x115*x99) + x33*(top_k*x113*(2*layer_rerun + 3) + width_act*(x105 + x13*(top_k*(layer_rerun*x106 + x106) + layer_rerun*x111 + x110 + x91)) + width_act_grad*(x105 + x13*(top_k*(5*moe_ffn + x71 + 1) + x101 + x108 + x19*x98) + x84) + x116 + x32 + 12) + s6 + s7,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + x83 + 1) + x104) + x33*(width_act_grad*(x105 + x13*(7*hidden + x107 + x110)) + layer_rerun*(x112*x31 + x114) + x116) + s8 + s9,
        hidden*(x120 + x120*x84 + x13*(experts*(2*width_param_grad + 2*x117 + x120*x72 + x121) + 3*width_param_grad + 3*x117 + x120*x81 + x122)) + x13*(heads*(head_dim*x120 + x120) + experts*(x120 + x120*x66) + x120*x87),
        hidden*(x123 + x123*x84 + x13*(experts*(2*width_param + x121 + x123*x72) + 3*width_param + x122 + x123*x81)) + x13*(heads*(head_dim*x123 + x123) + experts*(x123 + x123*x66) + x123*x87),
        x89, width_param*x89, f1*x89, width_master*x89, 2*x89, x118*x89, x89, width_param_grad*x89,
        x33*(x124 + 1) + s10 + s11 + s12 + s13, x33*(width_act*x124 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_sliding_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
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
    x1 = 4*head_dim
    x18 = 2*context
    x57 = seq*context
    x58 = 2*seq
    if pairs == "full":
        window_pairs = x57
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x58 + f3*(f3 + x18 + 1 - 2*window - x58), 2)
    else:
        window_pairs = _exact(x57, 2)
    x2 = heads*window_pairs
    x3 = batch*x0*x1*x2
    x4 = cost_exp + cost_div + 4
    x5 = core_rerun*x4
    x6 = 3*head_dim
    x7 = cost_exp + 3
    x8 = x6 + x7
    x9 = seq*(core_rerun*x8 + x8)
    x10 = core_rerun + 1
    x11 = seq*kv_heads*x10*x6
    x12 = batch*(heads*(window_pairs*(x5 + 5) + x9) + x11)
    x13 = 2*head_dim
    x14 = x13*x2
    if flops == "model":
        s0 = x3
        s1 = x12
    else:
        if attention == "flash":
            s0 = batch*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(window_pairs*(cost_exp + x5 + 7) + x9) + x11)
        else:
            s0 = x3
            s1 = x12
    x15 = heads*width_param
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = batch*(x17 + x19)
    x21 = batch*x17
    x22 = 2*width_act_grad
    x23 = batch*seq
    f6 = min(1, grad_accum - 1)
    accumulating = f6
    x24 = width_param_grad*accumulating
    x25 = width_param*x10 + x24
    x26 = batch*x10*x16*x19
    x27 = heads*width_param_grad
    x28 = width_act*core_rerun + width_act_grad
    x29 = kv_heads*head_dim
    x30 = context*x22*x29
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x31 = head_dim*layer_kept
    x34 = layer_kept*x16
    x36 = x20*x31
    x37 = x20*x34
    x44 = head_dim + 1
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x32 = x19*x31
        x33 = 4*core_kept
        x35 = x19*x34
        if activations == "fused":
            s7 = batch*(x17*(core_kept + x31) + x32)
            s10 = batch*(x17*(x33 + x34) + x35)
        elif activations == "paper":
            s7 = x36
            s10 = x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept + layer_kept
                s7 = batch*(x17*(head_dim*x38 + core_kept) + x32) + 3*core_kept
                s10 = batch*(x17*(x16*x38 + x33) + x35) + 24*core_kept
            else:
                s7 = x36
                s10 = x37
        s2 = x15 + x16*x20
        s3 = x21*(x16 + 4)
        s4 = heads*(x23*(head_dim*(width_act*x0 + x22) + 8) + x25) + x26
        s5 = batch*(x17*(head_dim*x28 + 4*core_rerun + 4) + x30) + x27
        s8 = 0
        s11 = 0
    else:
        x41 = batch*width_act
        if activations in ('fused', 'paper'):
            x42 = context*core_kept
            s7 = x36
            s8 = x21*x42
            s10 = x37
            s11 = x17*x41*x42
        else:
            if recompute in ('none', 'full'):
                x43 = batch*heads*core_kept
                s7 = x43*(seq*(context + head_dim + 2) + head_dim*x18)
                s10 = x43*(seq*(width_act*(context + x44) + 8) + x16*x18)
            else:
                s7 = x36
                s10 = x37
            s8 = 0
            s11 = 0
        x39 = head_dim + x18
        x40 = x17*x39
        s2 = x15 + x41*(head_dim*x19 + x40)
        s3 = x40*x41
        s4 = heads*(x23*(width_act*x10*x39 + width_act_grad*(3*context + x13)) + x25) + x26
        s5 = batch*(x28*x40 + x30) + x27
    x45 = 2*top_k
    x46 = hidden + experts
    x47 = 8*top_k
    x48 = 2*moe_ffn
    x49 = top_k*x48
    x50 = x46 + x49
    x51 = hidden*width_act
    x54 = 3*hidden
    x55 = 3*moe_ffn
    x56 = x55 + 1
    if activations == "fused":
        s6 = x23*(hidden + layer_kept*(x45*(moe_ffn + 1) + x46 + 2))
        s9 = x23*(layer_kept*(width_act*x50 + x47 + 8) + x51)
    elif activations == "paper":
        x52 = x23*(hidden + layer_kept*x50)
        s6 = x52
        s9 = width_act*x52
    else:
        x53 = experts*layer_kept
        s6 = x23*(hidden + layer_kept*(top_k*(6*moe_ffn + 7) + x54 + 2)) + x53
        s9 = x23*(layer_kept*(hidden*(16 - width_act) + x45*(width_act*x56 + 20) + 8) + x51) + 4*x53
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f4 = min(top_k*x23, experts)
        experts_hit = f4
    else:
        f5 = ((experts - top_k)/experts)**x23
        experts_hit = experts*(1 - f5)
    x59 = experts*(x48 + 1)
    x60 = x13*(heads + kv_heads)
    x61 = x60 + 3
    x62 = experts*(x55 + 2) + x61
    x63 = hidden*x62
    x64 = heads*x44 + kv_heads*x13
    x65 = x59 + x63 + x64
    x66 = experts + top_k*x55
    x67 = x54 + 1
    x68 = 11*hidden + experts*x4 + top_k*(moe_ffn*(cost_sigmoid + 9) + cost_div + x67) + 2*cost_div + 2*cost_rsqrt + 2
    x69 = layer_rerun + 2
    x70 = heads + 2*kv_heads
    x71 = head_dim*x70
    x72 = 2*experts
    x73 = experts_hit*x55
    x74 = x61 + x72 + x73
    x75 = x59 + x71
    x76 = 2*hidden
    x77 = x56 + x76
    x78 = top_k*x77
    x79 = 9*hidden
    x80 = heads*head_dim
    x81 = experts + x80
    x82 = x79 + x81
    x83 = 4*top_k
    x84 = width_act*(6*hidden + x71 + x72 + x78) + x83 + 8
    x85 = width_param*layer_rerun + x24
    x86 = 2*x65
    x87 = layer_kept*x23*(moe_ffn*top_k + x76*(top_k + 1) + x80)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x65, hidden*(experts + top_k*x56 + x61) + experts + x49 + x64, 0, 2*batch*(seq*hidden*(x60 + x66) + x14),
        batch*(seq*(heads*(x1 + x7) + 5*x29 + x68) + x2*x4), batch*hidden*x58*(x60*x69 + x66*x69) + s0,
        x23*(23*hidden + 5*experts + top_k*(5*hidden + moe_ffn*(cost_sigmoid + 13)) + layer_rerun*(x68 + x71) + x71) + s1,
        0, 0, width_param*(hidden*x74 + x75) + x23*(width_act*(x78 + x82) + x47) + s2, x23*x84 + s3,
        hidden*(width_param*(experts + layer_rerun*x74 + x60 + x73 + 2) + x24*x62) + experts*(x48*x85 + x85) + x23*(width_act*(4*hidden + top_k*(layer_rerun*x77 + x77) + layer_rerun*x82 + x81) + width_act_grad*(top_k*(5*moe_ffn + x67) + x13*x70 + x72 + x79) + x83*(2*layer_rerun + 3) + 8) + x71*x85 + s4,
        width_param_grad*(x63 + x75) + x23*(width_act_grad*(7*hidden + x78 + x81) + layer_rerun*x84) + s5, 0, 0,
        x65, width_param*x65, f1*x65, width_master*x65, x86, width_opt*x86, x65, width_param_grad*x65,
        x87 + s6 + s7 + s8, width_act*x87 + s9 + s10 + s11, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_full_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
    attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager",
    mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `full_attention`."""
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
    x1 = 4*head_dim
    x18 = 2*context
    x57 = seq*context
    if pairs == "full":
        pairs_size = x57
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x57, 2)
    x2 = heads*pairs_size
    x3 = batch*x0*x1*x2
    x4 = cost_exp + cost_div + 4
    x5 = core_rerun*x4
    x6 = 3*head_dim
    x7 = cost_exp + 3
    x8 = x6 + x7
    x9 = seq*(core_rerun*x8 + x8)
    x10 = core_rerun + 1
    x11 = seq*kv_heads*x10*x6
    x12 = batch*(heads*(pairs_size*(x5 + 5) + x9) + x11)
    x13 = 2*head_dim
    x14 = x13*x2
    if flops == "model":
        s0 = x3
        s1 = x12
    else:
        if attention == "flash":
            s0 = batch*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + x5 + 7) + x9) + x11)
        else:
            s0 = x3
            s1 = x12
    x15 = heads*width_param
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = batch*(x17 + x19)
    x21 = batch*x17
    x22 = 2*width_act_grad
    x23 = batch*seq
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x24 = width_param_grad*accumulating
    x25 = width_param*x10 + x24
    x26 = batch*x10*x16*x19
    x27 = heads*width_param_grad
    x28 = width_act*core_rerun + width_act_grad
    x29 = kv_heads*head_dim
    x30 = context*x22*x29
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x31 = head_dim*layer_kept
    x34 = layer_kept*x16
    x36 = x20*x31
    x37 = x20*x34
    x44 = head_dim + 1
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x32 = x19*x31
        x33 = 4*core_kept
        x35 = x19*x34
        if activations == "fused":
            s7 = batch*(x17*(core_kept + x31) + x32)
            s10 = batch*(x17*(x33 + x34) + x35)
        elif activations == "paper":
            s7 = x36
            s10 = x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept + layer_kept
                s7 = batch*(x17*(head_dim*x38 + core_kept) + x32) + 3*core_kept
                s10 = batch*(x17*(x16*x38 + x33) + x35) + 24*core_kept
            else:
                s7 = x36
                s10 = x37
        s2 = x15 + x16*x20
        s3 = x21*(x16 + 4)
        s4 = heads*(x23*(head_dim*(width_act*x0 + x22) + 8) + x25) + x26
        s5 = batch*(x17*(head_dim*x28 + 4*core_rerun + 4) + x30) + x27
        s8 = 0
        s11 = 0
    else:
        x41 = batch*width_act
        if activations in ('fused', 'paper'):
            x42 = context*core_kept
            s7 = x36
            s8 = x21*x42
            s10 = x37
            s11 = x17*x41*x42
        else:
            if recompute in ('none', 'full'):
                x43 = batch*heads*core_kept
                s7 = x43*(seq*(context + head_dim + 2) + head_dim*x18)
                s10 = x43*(seq*(width_act*(context + x44) + 8) + x16*x18)
            else:
                s7 = x36
                s10 = x37
            s8 = 0
            s11 = 0
        x39 = head_dim + x18
        x40 = x17*x39
        s2 = x15 + x41*(head_dim*x19 + x40)
        s3 = x40*x41
        s4 = heads*(x23*(width_act*x10*x39 + width_act_grad*(3*context + x13)) + x25) + x26
        s5 = batch*(x28*x40 + x30) + x27
    x45 = 2*top_k
    x46 = hidden + experts
    x47 = 8*top_k
    x48 = 2*moe_ffn
    x49 = top_k*x48
    x50 = x46 + x49
    x51 = hidden*width_act
    x54 = 3*hidden
    x55 = 3*moe_ffn
    x56 = x55 + 1
    if activations == "fused":
        s6 = x23*(hidden + layer_kept*(x45*(moe_ffn + 1) + x46 + 2))
        s9 = x23*(layer_kept*(width_act*x50 + x47 + 8) + x51)
    elif activations == "paper":
        x52 = x23*(hidden + layer_kept*x50)
        s6 = x52
        s9 = width_act*x52
    else:
        x53 = experts*layer_kept
        s6 = x23*(hidden + layer_kept*(top_k*(6*moe_ffn + 7) + x54 + 2)) + x53
        s9 = x23*(layer_kept*(hidden*(16 - width_act) + x45*(width_act*x56 + 20) + 8) + x51) + 4*x53
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x23, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x23
        experts_hit = experts*(1 - f3)
    x58 = experts*(x48 + 1)
    x59 = x13*(heads + kv_heads)
    x60 = x59 + 3
    x61 = experts*(x55 + 2) + x60
    x62 = hidden*x61
    x63 = heads*x44 + kv_heads*x13
    x64 = x58 + x62 + x63
    x65 = experts + top_k*x55
    x66 = x54 + 1
    x67 = 11*hidden + experts*x4 + top_k*(moe_ffn*(cost_sigmoid + 9) + cost_div + x66) + 2*cost_div + 2*cost_rsqrt + 2
    x68 = layer_rerun + 2
    x69 = 2*hidden
    x70 = heads + 2*kv_heads
    x71 = head_dim*x70
    x72 = 2*experts
    x73 = experts_hit*x55
    x74 = x60 + x72 + x73
    x75 = x58 + x71
    x76 = x56 + x69
    x77 = top_k*x76
    x78 = 9*hidden
    x79 = heads*head_dim
    x80 = experts + x79
    x81 = x78 + x80
    x82 = 4*top_k
    x83 = width_act*(6*hidden + x71 + x72 + x77) + x82 + 8
    x84 = width_param*layer_rerun + x24
    x85 = 2*x64
    x86 = layer_kept*x23*(moe_ffn*top_k + x69*(top_k + 1) + x79)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x64, hidden*(experts + top_k*x56 + x60) + experts + x49 + x63, 0, 2*batch*(seq*hidden*(x59 + x65) + x14),
        batch*(seq*(heads*(x1 + x7) + 5*x29 + x67) + x2*x4), x23*x69*(x59*x68 + x65*x68) + s0,
        x23*(23*hidden + 5*experts + top_k*(5*hidden + moe_ffn*(cost_sigmoid + 13)) + layer_rerun*(x67 + x71) + x71) + s1,
        0, 0, width_param*(hidden*x74 + x75) + x23*(width_act*(x77 + x81) + x47) + s2, x23*x83 + s3,
        hidden*(width_param*(experts + layer_rerun*x74 + x59 + x73 + 2) + x24*x61) + experts*(x48*x84 + x84) + x23*(width_act*(4*hidden + top_k*(layer_rerun*x76 + x76) + layer_rerun*x81 + x80) + width_act_grad*(top_k*(5*moe_ffn + x66) + x13*x70 + x72 + x78) + x82*(2*layer_rerun + 3) + 8) + x71*x84 + s4,
        width_param_grad*(x62 + x75) + x23*(width_act_grad*(7*hidden + x77 + x80) + layer_rerun*x83) + s5, 0, 0,
        x64, width_param*x64, f1*x64, width_master*x64, x85, width_opt*x85, x64, width_param_grad*x64,
        x86 + s6 + s7 + s8, width_act*x86 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
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
    x0 = batch*seq
    x1 = x0*(hidden + 1)
    x2 = hidden*width_act
    x3 = 2*hidden
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = hidden*x0
        s6 = x0*x2
    else:
        x4 = x0*(x3 + 1)
        s4 = x4
        s6 = 4*x4
    x5 = 8*x0
    x6 = vocab + 1
    x8 = vocab*x0
    x9 = vocab*width_act_grad
    if loss == "eager":
        x7 = x0*x6
        s0 = x0*(vocab*(width_act + 4) + 8)
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
    x16 = full_attention_layers + sliding_attention_layers
    x17 = x15 + 14
    x18 = moe_ffn*x17
    x19 = heads + kv_heads
    x20 = head_dim*x17
    x21 = 2*x20
    x22 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x23 = width_param + width_param_grad*accumulating
    x24 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x25 = width_param*(1 - f1)
    x26 = width_master + 2*width_opt
    x27 = width_param_grad + x25 + x26
    x28 = moe_ffn*x27
    x29 = 2*width_master + 4*width_opt
    x30 = head_dim*x27
    x31 = 2*x30
    x32 = 3*width_master + 6*width_opt
    x33 = width_param + x26
    x34 = moe_ffn*x33
    x35 = head_dim*x33
    x36 = 2*x35
    x37 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(x11*x17 + x16*(experts*(2*cost_div + 2*cost_rsqrt + 3*x18 + 28) + 3*cost_div + 3*cost_rsqrt + x19*x21 + 42) + x17) + x16*(heads*(x17 + x20) + kv_heads*x21 + experts*(x17 + 2*x18)),
        hidden*(width_param*(x0 + x6) + x0*x22) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x23 + x0*(width_param_grad + x22 + x24) + x23) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x24) + s3,
        hidden*(x11*x27 + x16*(experts*(2*width_param_grad + 2*x25 + 3*x28 + x29) + 3*width_param_grad + x19*x31 + 3*x25 + x32) + x27) + x16*(heads*(x27 + x30) + kv_heads*x31 + experts*(x27 + 2*x28)),
        hidden*(x11*x33 + x16*(experts*(2*width_param + x29 + 3*x34) + 3*width_param + x19*x36 + x32) + x33) + x16*(heads*(x33 + x35) + kv_heads*x36 + experts*(x33 + 2*x34)),
        x13, width_param*x13, f1*x13, width_master*x13, x37, width_opt*x37, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
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
    x83 = seq*context
    x34 = 2*context
    x85 = x34 + 1
    if pairs == "full":
        window_pairs = x83
    elif pairs == "causal":
        x84 = 2*seq
        f3 = min(seq + window - context, seq)
        f4 = max(0, f3)
        window_pairs = _exact(window*x84 + f4*(f4 + x85 - 2*window - x84), 2)
    else:
        window_pairs = _exact(x83, 2)
    x1 = batch*window_pairs
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x2 = heads*head_dim
    x3 = 4*x2
    x4 = x1*x3
    x5 = x0*x4
    x6 = cost_exp + 4
    x7 = cost_div + x6
    x8 = core_rerun*x7
    x10 = 3*head_dim
    x11 = cost_exp + x10 + 3
    x12 = seq*(core_rerun*x11 + x11)
    x13 = core_rerun + 1
    x14 = seq*kv_heads*x10
    x15 = x13*x14
    x9 = x8 + 5
    x16 = batch*(heads*(window_pairs*x9 + x12) + x15)
    if pairs == "full":
        pairs_size = x83
    elif pairs == "causal":
        pairs_size = _exact(seq*(x85 - seq), 2)
    else:
        pairs_size = _exact(x83, 2)
    x17 = batch*pairs_size
    x18 = x17*x3
    x19 = x0*x18
    x20 = batch*(heads*(pairs_size*x9 + x12) + x15)
    x21 = 2*head_dim
    x22 = heads*x21
    if flops == "model":
        s18 = x5
        s19 = x16
        s100 = x19
        s101 = x20
    else:
        if attention == "flash":
            x23 = x22*(2*core_rerun + 5)
            x24 = cost_exp + x8 + 7
            s18 = x1*x23
            s19 = batch*(heads*(window_pairs*x24 + x12) + x15)
            s100 = x17*x23
            s101 = batch*(heads*(pairs_size*x24 + x12) + x15)
        else:
            s18 = x5
            s19 = x16
            s100 = x19
            s101 = x20
    x25 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = layer_kept*x25
    x27 = x2*x26
    x28 = width_act*x27
    x29 = batch*context
    x30 = kv_heads*head_dim*x29
    x31 = layer_kept*x30
    x32 = width_act*x31
    x33 = seq*heads
    x35 = kv_heads*x34
    x37 = batch*width_act
    x39 = x2*x25
    x40 = width_act*x39
    x41 = 4*x25
    x43 = x13*x35
    x44 = heads*x25
    x45 = width_act_grad*x44
    x46 = 8*x25
    x47 = heads*x46
    x48 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x49 = core_kept*x44
    x51 = core_kept*x39
    x52 = core_kept*x40
    if attention == "flash":
        x42 = heads*x41
        x50 = core_kept*x42
        if activations == "fused":
            s29 = x49
            s30 = x50
            s31 = x25
            s32 = heads
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
        elif activations == "paper":
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
        else:
            if recompute in ('none', 'full'):
                s29 = x49
                s30 = x50
                s31 = x25
                s32 = heads
                s33 = x51
                s34 = x52
                s35 = x25
                s36 = heads
                s37 = head_dim
                s38 = 3*core_kept
                s39 = 24*core_kept
                s40 = 3
            else:
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
        x36 = x33 + x35
        x38 = head_dim*x37
        s9 = x27
        s10 = x28
        s11 = x25
        s12 = heads
        s13 = head_dim
        s14 = x31
        s15 = x32
        s16 = x29
        s17 = kv_heads
        s20 = x36*x38
        s21 = x40
        s22 = x42
        s23 = x38*(x0*x33 + x43)
        s24 = x21*x45
        s25 = x13*x42
        s26 = x47
        s27 = head_dim*x36*x48
        s28 = core_rerun*x40
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
    else:
        if activations in ('fused', 'paper'):
            x58 = context*x49
            s9 = x27
            s10 = x28
            s11 = x25
            s12 = heads
            s13 = head_dim
            s14 = x31
            s15 = x32
            s16 = x29
            s17 = kv_heads
            s41 = x58
            s42 = width_act*x58
            s43 = batch
            s44 = heads
            s45 = seq
            s46 = context
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
        else:
            if recompute in ('none', 'full'):
                x59 = core_kept*x2*x29
                x60 = context + 1
                x61 = x49*x60
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s53 = x51
                s54 = x52
                s55 = batch
                s56 = heads
                s57 = seq
                s58 = head_dim
                s59 = x59
                s60 = width_act*x59
                s61 = context
                s62 = x61
                s63 = width_act*x61
                s64 = x60
                s65 = x49
                s66 = core_kept*x47
            else:
                s9 = x27
                s10 = x28
                s11 = x25
                s12 = heads
                s13 = head_dim
                s14 = x31
                s15 = x32
                s16 = x29
                s17 = kv_heads
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
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
        x53 = head_dim + x34
        x54 = x33*x53
        x55 = head_dim*x35 + x54
        x56 = width_act*x44*x53
        x57 = context*x44
        s20 = x37*x55
        s21 = x56
        s22 = 0
        s23 = x37*(head_dim*x43 + x13*x54)
        s24 = x45*(3*context + x21)
        s25 = 0
        s26 = 0
        s27 = x48*x55
        s28 = core_rerun*x56
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s47 = x57
        s48 = width_act_grad*x57
        s49 = batch
        s50 = heads
        s51 = seq
        s52 = context
    x62 = hidden*x25
    x63 = width_act*x62
    x64 = 4*x26
    x65 = layer_kept*x62
    x66 = layer_kept*x63
    x67 = experts*layer_kept
    x68 = x25*x67
    x69 = width_act*x68
    x70 = top_k*x26
    x71 = top_k*x64
    x72 = top_k*x25
    x73 = moe_ffn*top_k
    x74 = x26*x73
    x75 = width_act*x74
    x77 = 4*hidden
    x78 = 2*top_k
    x79 = moe_ffn*x78
    if activations == "fused":
        s0 = x62
        s1 = x63
        s2 = x26
        s3 = x64
        s4 = x25
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s67 = x65
        s68 = x66
        s69 = x25
        s70 = hidden
        s71 = x68
        s72 = x69
        s73 = experts
        s74 = x70
        s75 = x71
        s76 = x25
        s77 = top_k
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = x72
        s83 = x74
        s84 = x75
        s85 = x72
        s86 = moe_ffn
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s102 = x62
        s103 = x63
        s104 = x41
        s105 = 0
        s106 = 0
    elif activations == "paper":
        s0 = x62
        s1 = x63
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s67 = x65
        s68 = x66
        s69 = x25
        s70 = hidden
        s71 = x68
        s72 = x69
        s73 = experts
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = x74
        s84 = x75
        s85 = x72
        s86 = moe_ffn
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s102 = x62
        s103 = x63
        s104 = 0
        s105 = 0
        s106 = 0
    else:
        x76 = 1 - layer_kept
        x80 = x26*x79
        s0 = x62*x76
        s1 = x63*x76
        s2 = x26
        s3 = x64
        s4 = x25
        s5 = x65
        s6 = x26*x77
        s7 = x25
        s8 = hidden
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = x70
        s79 = 8*x70
        s80 = top_k
        s81 = width_act*x70
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = x72
        s88 = x71
        s89 = 32*x70
        s90 = 4
        s91 = x67
        s92 = 4*x67
        s93 = experts
        s94 = x74
        s95 = x75
        s96 = moe_ffn
        s97 = x80
        s98 = width_act*x80
        s99 = 2
        s102 = 0
        s103 = 0
        s104 = x41
        s105 = x62
        s106 = x25*x77
    x81 = vocab*x25
    x82 = width_act_grad*x81
    if loss == "eager":
        s107 = vocab*x46
        s108 = vocab*x41
        s109 = 0
        s110 = x46
        s111 = x81
        s112 = x25
        s113 = vocab
    else:
        s107 = 0
        s108 = 0
        s109 = x82
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f5 = min(x72, experts)
        experts_hit = f5
    else:
        f6 = ((experts - top_k)/experts)**x25
        experts_hit = experts*(1 - f6)
    x86 = cost_div + 1
    x87 = cost_rsqrt + x77 + x86
    x88 = x25*x87
    x89 = 10*hidden
    x90 = x25*(layer_rerun*x87 + x89)
    x91 = hidden*width_param
    x92 = width_act_grad*x62
    x93 = layer_rerun + 1
    x94 = hidden*x93
    x95 = x25*x94
    x96 = width_act*x95
    x97 = x91*x93
    x98 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x99 = accumulating*x98
    x100 = hidden*layer_rerun
    x101 = width_act*x25
    x102 = x100*x101
    x103 = layer_rerun*x41
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x104 = hidden*f1
    x105 = hidden*width_master
    x106 = 2*hidden
    x107 = width_opt*x106
    x108 = heads + 2*kv_heads
    x109 = hidden*x108
    x110 = x109*x21
    x111 = x110*x25
    x112 = head_dim*x108
    x113 = x112*x25
    x114 = layer_rerun + 2
    x115 = x111*x114
    x116 = x113*x93
    x117 = x108 + x109
    x118 = head_dim*width_param
    x119 = x117*x118
    x120 = width_act*x113
    x121 = x108*x21
    x122 = width_act_grad*x25
    x123 = x121*x122
    x124 = layer_rerun*x108
    x125 = x118*(x109*x93 + x124)
    x126 = head_dim*width_param_grad*x117
    x127 = accumulating*x126
    x128 = head_dim*x101*x124
    x129 = head_dim*x109
    x130 = x112*x91
    x131 = x104*x112
    x132 = x105*x112
    x133 = x112*x98
    x134 = width_opt*x110
    x135 = width_param*x112
    x136 = f1*x112
    x137 = width_master*x112
    x138 = width_param_grad*x112
    x139 = width_opt*x121
    x140 = seq*x11
    x141 = heads*width_param
    x142 = x13*x141
    x143 = heads*width_param_grad
    x144 = accumulating*x143
    x145 = heads*f1
    x146 = heads*width_master
    x147 = 2*heads
    x148 = width_opt*x147
    x149 = width_act_grad*x39
    x150 = width_act_grad*x30
    x151 = x22*x62
    x152 = x114*x151
    x153 = x2 + 1
    x154 = x153*x91
    x155 = x106*x122
    x156 = x2*x93
    x157 = x91*(layer_rerun + x156)
    x158 = x101*x156
    x159 = x153*x99
    x160 = x153*x98
    x161 = hidden*x2
    x162 = x2*x91
    x163 = x104*x2
    x164 = x105*x2
    x165 = x2*x98
    x166 = hidden*x22
    x167 = width_opt*x166
    x168 = x101*x106
    x169 = layer_rerun*x168
    x170 = experts*x106
    x171 = x170*x25
    x172 = experts*x7 + top_k*x86
    x173 = x172*x25
    x174 = x114*x171
    x175 = x25*(5*experts + layer_rerun*x172)
    x176 = hidden + experts
    x177 = x101*x176
    x178 = hidden + 1
    x179 = experts*width_param
    x180 = x178*x179
    x181 = 2*experts
    x182 = top_k + x181
    x183 = x101*x182
    x184 = 4*x72
    x185 = x122*x182
    x186 = x179*(layer_rerun + x94)
    x187 = x122*x176
    x188 = x177*x93
    x189 = experts*width_param_grad
    x190 = x178*x189
    x191 = accumulating*x190
    x192 = layer_rerun*x183
    x193 = layer_rerun*x184
    x194 = hidden*experts
    x195 = experts*x91
    x196 = experts*x104
    x197 = experts*x105
    x198 = experts*x98
    x199 = experts*x107
    x200 = experts*f1
    x201 = experts*width_master
    x202 = width_opt*x181
    x203 = experts*x25
    x204 = width_act_grad*x203
    x205 = x72*(3*hidden + moe_ffn*(cost_sigmoid + 9))
    x206 = 6*x62*x73
    x207 = x72*(hidden*(3*layer_rerun + 5) + moe_ffn*(cost_sigmoid*x93 + 9*layer_rerun + 13))
    x208 = x114*x206
    x209 = 3*moe_ffn
    x210 = x209 + 1
    x211 = x106 + x210
    x212 = hidden + top_k*x211
    x213 = x101*x212
    x214 = 8*x72
    x215 = x101*(hidden*(x78 + 1) + top_k*x209)
    x216 = experts_hit*x209
    x217 = moe_ffn*x181
    x218 = width_param*(hidden*(experts + x216) + x217)
    x219 = x122*(hidden*(3*top_k + 1) + 5*x73)
    x220 = x101*(top_k*(layer_rerun*x211 + x211) + x100)
    x221 = x214*x93
    x222 = x122*x212
    x223 = width_param*(hidden*(experts*layer_rerun + x216*x93) + layer_rerun*x217)
    x224 = 2*moe_ffn
    x225 = x189*(hidden*x210 + x224)
    x226 = accumulating*x225
    x227 = layer_rerun*x215
    x228 = top_k*x65
    x229 = top_k*x66
    x230 = moe_ffn*x170
    x231 = x217*x91
    x232 = x104*x217
    x233 = x105*x217
    x234 = x217*x98
    x235 = moe_ffn*experts
    x236 = x235*x77
    x237 = width_opt*x236
    x238 = width_param*x217
    x239 = f1*x217
    x240 = width_master*x217
    x241 = width_param_grad*x217
    x242 = 4*x235
    x243 = width_opt*x242
    x244 = moe_ffn*x194
    x245 = moe_ffn*x195
    x246 = moe_ffn*x196
    x247 = moe_ffn*x197
    x248 = moe_ffn*x198
    x249 = x107*x235
    x250 = top_k*x62
    x251 = top_k*x92
    x252 = width_act_grad*x72
    x253 = x25*x79
    x254 = x122*x79
    x255 = moe_ffn*x72
    x256 = moe_ffn*x252
    x257 = hidden*vocab
    x258 = vocab*x91
    x259 = vocab*x104
    x260 = vocab*x105
    x261 = vocab*x98
    x262 = vocab*x106
    x263 = vocab*x107
    x264 = width_act*x81
    x265 = 2*vocab
    x266 = full_attention_layers + sliding_attention_layers
    x267 = cost_div + cost_rsqrt + 14
    x268 = x21*(heads + kv_heads)
    x269 = kv_heads*x21
    x270 = x265 + x266*(experts*(x209 + 2) + x268 + 3) + 1
    x271 = heads*(head_dim + 1) + experts*(x224 + 1) + x269
    x272 = hidden*x270 + x266*x271
    x273 = width_master*x272
    x274 = 2*width_opt*x272
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x88, _1=x90, _2=x63, _3=x91, _4=x63, _5=x41, _6=x92, _7=x96, _8=x41, _9=x97, _10=x92, _11=x99, _12=x98,
        _13=x102, _14=x103, _15=hidden, _16=x91, _17=hidden, _18=x104, _19=x105, _20=hidden, _21=hidden, _22=x98,
        _23=hidden, _24=x106, _25=x107, _26=hidden, _27=2, _28=s0, _29=s1, _30=x25, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x62, _36=x92, _37=x25, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s6, _45=s7,
        _46=s8, _47=x65, _48=x66, _49=x25, _50=hidden, _51=x111, _52=x113, _53=x115, _54=x116, _55=x63, _56=x119,
        _57=x120, _58=x123, _59=x125, _60=x92, _61=x96, _62=x127, _63=x126, _64=x128, _65=x129, _66=x130,
        _67=hidden, _68=x112, _69=x131, _70=x132, _71=hidden, _72=x112, _73=x129, _74=x133, _75=hidden, _76=x112,
        _77=x110, _78=x134, _79=hidden, _80=x112, _81=2, _82=x112, _83=x135, _84=x112, _85=x136, _86=x137, _87=x112,
        _88=x112, _89=x138, _90=x112, _91=x121, _92=x139, _93=x112, _94=2, _95=x62, _96=x92, _97=x25, _98=hidden,
        _99=s9, _100=s10, _101=s11, _102=s12, _103=s13, _104=s14, _105=s15, _106=s16, _107=s17, _108=s13, _109=s14,
        _110=s15, _111=s16, _112=s17, _113=s13, _114=x4, _115=batch*(heads*(window_pairs*x7 + x140) + x14),
        _116=s18, _117=s19, _118=s20, _119=x141, _120=s21, _121=s22, _122=s23, _123=s24, _124=s25, _125=s26,
        _126=x142, _127=s27, _128=x144, _129=x143, _130=s28, _131=heads, _132=x141, _133=heads, _134=x145,
        _135=x146, _136=heads, _137=heads, _138=x143, _139=heads, _140=x147, _141=x148, _142=heads, _143=2,
        _144=x27, _145=x28, _146=x25, _147=heads, _148=head_dim, _149=s29, _150=s30, _151=s31, _152=s32, _153=x39,
        _154=x149, _155=x25, _156=heads, _157=head_dim, _158=x30, _159=x150, _160=x29, _161=kv_heads, _162=head_dim,
        _163=x30, _164=x150, _165=x29, _166=kv_heads, _167=head_dim, _168=s33, _169=s34, _170=s35, _171=s36,
        _172=s37, _173=s38, _174=s39, _175=s40, _176=s41, _177=s42, _178=s43, _179=s44, _180=s45, _181=s46,
        _182=s47, _183=s48, _184=s49, _185=s50, _186=s51, _187=s52, _188=s47, _189=s48, _190=s49, _191=s50,
        _192=s51, _193=s52, _194=s53, _195=s54, _196=s55, _197=s56, _198=s57, _199=s58, _200=s59, _201=s60,
        _202=s55, _203=s56, _204=s61, _205=s58, _206=s59, _207=s60, _208=s55, _209=s56, _210=s61, _211=s58,
        _212=s62, _213=s63, _214=s55, _215=s56, _216=s57, _217=s64, _218=s65, _219=s66, _220=s55, _221=s56,
        _222=s57, _223=x151, _224=x62, _225=x152, _226=x95, _227=x40, _228=x154, _229=x63, _230=x155, _231=x157,
        _232=x149, _233=x158, _234=x159, _235=x160, _236=x102, _237=x161, _238=x162, _239=x2, _240=hidden,
        _241=x163, _242=x164, _243=x2, _244=hidden, _245=x161, _246=x165, _247=x2, _248=hidden, _249=x166,
        _250=x167, _251=x2, _252=hidden, _253=2, _254=hidden, _255=x91, _256=hidden, _257=x104, _258=x105,
        _259=hidden, _260=hidden, _261=x98, _262=hidden, _263=x106, _264=x107, _265=hidden, _266=2, _267=x39,
        _268=x149, _269=x25, _270=heads, _271=head_dim, _272=x62, _273=x95, _274=x168, _275=x63, _276=x155,
        _277=x92, _278=x169, _279=x102, _280=x62, _281=x92, _282=x25, _283=hidden, _284=s67, _285=s68, _286=s69,
        _287=s70, _288=x88, _289=x90, _290=x63, _291=x91, _292=x63, _293=x41, _294=x92, _295=x96, _296=x41,
        _297=x97, _298=x92, _299=x99, _300=x98, _301=x102, _302=x103, _303=hidden, _304=x91, _305=hidden, _306=x104,
        _307=x105, _308=hidden, _309=hidden, _310=x98, _311=hidden, _312=x106, _313=x107, _314=hidden, _315=2,
        _316=s2, _317=s3, _318=s4, _319=x62, _320=x92, _321=x25, _322=hidden, _323=s5, _324=s6, _325=s7, _326=s8,
        _327=s5, _328=s6, _329=s7, _330=s8, _331=x65, _332=x66, _333=x25, _334=hidden, _335=x171, _336=x173,
        _337=x174, _338=x175, _339=x177, _340=x180, _341=x183, _342=x184, _343=x185, _344=x186, _345=x187,
        _346=x188, _347=x191, _348=x190, _349=x184, _350=x192, _351=x193, _352=x194, _353=x195, _354=hidden,
        _355=experts, _356=x196, _357=x197, _358=hidden, _359=experts, _360=x194, _361=x198, _362=hidden,
        _363=experts, _364=x170, _365=x199, _366=hidden, _367=experts, _368=2, _369=experts, _370=x179,
        _371=experts, _372=x200, _373=x201, _374=experts, _375=experts, _376=x189, _377=experts, _378=x181,
        _379=x202, _380=experts, _381=2, _382=s71, _383=s72, _384=s69, _385=s73, _386=s74, _387=s75, _388=s76,
        _389=s77, _390=x62, _391=x92, _392=x25, _393=hidden, _394=x203, _395=x204, _396=x25, _397=experts, _398=s78,
        _399=s79, _400=s7, _401=s80, _402=s78, _403=s81, _404=s7, _405=s80, _406=x205, _407=x206, _408=x207,
        _409=x208, _410=x213, _411=x214, _412=x215, _413=x218, _414=x219, _415=x220, _416=x221, _417=x222,
        _418=x223, _419=x226, _420=x225, _421=x227, _422=x228, _423=x229, _424=x72, _425=hidden, _426=x228,
        _427=x229, _428=x72, _429=hidden, _430=s74, _431=s75, _432=s82, _433=x230, _434=x231, _435=experts,
        _436=hidden, _437=x224, _438=x232, _439=x233, _440=experts, _441=hidden, _442=x224, _443=x230, _444=x234,
        _445=experts, _446=hidden, _447=x224, _448=x236, _449=x237, _450=experts, _451=hidden, _452=x224, _453=2,
        _454=x217, _455=x238, _456=experts, _457=x224, _458=x239, _459=x240, _460=experts, _461=x224, _462=x217,
        _463=x241, _464=experts, _465=x224, _466=x242, _467=x243, _468=experts, _469=x224, _470=2, _471=s83,
        _472=s84, _473=s85, _474=s86, _475=s83, _476=s84, _477=s85, _478=s86, _479=x244, _480=x245, _481=experts,
        _482=moe_ffn, _483=hidden, _484=x246, _485=x247, _486=experts, _487=moe_ffn, _488=hidden, _489=x244,
        _490=x248, _491=experts, _492=moe_ffn, _493=hidden, _494=x230, _495=x249, _496=experts, _497=moe_ffn,
        _498=hidden, _499=2, _500=x194, _501=x195, _502=experts, _503=hidden, _504=x196, _505=x197, _506=experts,
        _507=hidden, _508=x194, _509=x198, _510=experts, _511=hidden, _512=x170, _513=x199, _514=experts,
        _515=hidden, _516=2, _517=x74, _518=x75, _519=x72, _520=moe_ffn, _521=x250, _522=x251, _523=x72,
        _524=hidden, _525=x72, _526=x252, _527=x72, _528=x62, _529=x92, _530=x25, _531=hidden, _532=x250, _533=x251,
        _534=x72, _535=hidden, _536=x253, _537=x254, _538=x72, _539=x224, _540=x255, _541=x256, _542=x72,
        _543=moe_ffn, _544=s78, _545=s81, _546=s87, _547=s88, _548=s89, _549=s87, _550=s90, _551=s91, _552=s92,
        _553=s93, _554=s94, _555=s95, _556=s87, _557=s96, _558=s94, _559=s95, _560=s87, _561=s96, _562=s94,
        _563=s95, _564=s87, _565=s96, _566=s97, _567=s98, _568=s87, _569=s96, _570=s99, _571=s94, _572=s95,
        _573=s87, _574=s96, _575=x62, _576=x95, _577=x168, _578=x63, _579=x155, _580=x92, _581=x169, _582=x102,
        _583=x62, _584=x92, _585=x25, _586=hidden, _587=x88, _588=x90, _589=x63, _590=x91, _591=x63, _592=x41,
        _593=x92, _594=x96, _595=x41, _596=x97, _597=x92, _598=x99, _599=x98, _600=x102, _601=x103, _602=hidden,
        _603=x91, _604=hidden, _605=x104, _606=x105, _607=hidden, _608=hidden, _609=x98, _610=hidden, _611=x106,
        _612=x107, _613=hidden, _614=2, _615=s0, _616=s1, _617=x25, _618=hidden, _619=s2, _620=s3, _621=s4,
        _622=x62, _623=x92, _624=x25, _625=hidden, _626=s5, _627=s6, _628=s7, _629=s8, _630=s5, _631=s6, _632=s7,
        _633=s8, _634=x65, _635=x66, _636=x25, _637=hidden, _638=x111, _639=x113, _640=x115, _641=x116, _642=x63,
        _643=x119, _644=x120, _645=x123, _646=x125, _647=x92, _648=x96, _649=x127, _650=x126, _651=x128, _652=x129,
        _653=x130, _654=hidden, _655=x112, _656=x131,
        : None
    ).__defaults__ + (
        lambda
        _657=x132, _658=hidden, _659=x112, _660=x129, _661=x133, _662=hidden, _663=x112, _664=x110, _665=x134,
        _666=hidden, _667=x112, _668=2, _669=x112, _670=x135, _671=x112, _672=x136, _673=x137, _674=x112, _675=x112,
        _676=x138, _677=x112, _678=x121, _679=x139, _680=x112, _681=2, _682=x62, _683=x92, _684=x25, _685=hidden,
        _686=s9, _687=s10, _688=s11, _689=s12, _690=s13, _691=s14, _692=s15, _693=s16, _694=s17, _695=s13, _696=s14,
        _697=s15, _698=s16, _699=s17, _700=s13, _701=x18, _702=batch*(heads*(pairs_size*x7 + x140) + x14),
        _703=s100, _704=s101, _705=s20, _706=x141, _707=s21, _708=s22, _709=s23, _710=s24, _711=s25, _712=s26,
        _713=x142, _714=s27, _715=x144, _716=x143, _717=s28, _718=heads, _719=x141, _720=heads, _721=x145,
        _722=x146, _723=heads, _724=heads, _725=x143, _726=heads, _727=x147, _728=x148, _729=heads, _730=2,
        _731=x27, _732=x28, _733=x25, _734=heads, _735=head_dim, _736=s29, _737=s30, _738=s31, _739=s32, _740=x39,
        _741=x149, _742=x25, _743=heads, _744=head_dim, _745=x30, _746=x150, _747=x29, _748=kv_heads, _749=head_dim,
        _750=x30, _751=x150, _752=x29, _753=kv_heads, _754=head_dim, _755=s33, _756=s34, _757=s35, _758=s36,
        _759=s37, _760=s38, _761=s39, _762=s40, _763=s41, _764=s42, _765=s43, _766=s44, _767=s45, _768=s46,
        _769=s47, _770=s48, _771=s49, _772=s50, _773=s51, _774=s52, _775=s47, _776=s48, _777=s49, _778=s50,
        _779=s51, _780=s52, _781=s53, _782=s54, _783=s55, _784=s56, _785=s57, _786=s58, _787=s59, _788=s60,
        _789=s55, _790=s56, _791=s61, _792=s58, _793=s59, _794=s60, _795=s55, _796=s56, _797=s61, _798=s58,
        _799=s62, _800=s63, _801=s55, _802=s56, _803=s57, _804=s64, _805=s65, _806=s66, _807=s55, _808=s56,
        _809=s57, _810=x151, _811=x62, _812=x152, _813=x95, _814=x40, _815=x154, _816=x63, _817=x155, _818=x157,
        _819=x149, _820=x158, _821=x159, _822=x160, _823=x102, _824=x161, _825=x162, _826=x2, _827=hidden,
        _828=x163, _829=x164, _830=x2, _831=hidden, _832=x161, _833=x165, _834=x2, _835=hidden, _836=x166,
        _837=x167, _838=x2, _839=hidden, _840=2, _841=hidden, _842=x91, _843=hidden, _844=x104, _845=x105,
        _846=hidden, _847=hidden, _848=x98, _849=hidden, _850=x106, _851=x107, _852=hidden, _853=2, _854=x39,
        _855=x149, _856=x25, _857=heads, _858=head_dim, _859=x62, _860=x95, _861=x168, _862=x63, _863=x155,
        _864=x92, _865=x169, _866=x102, _867=x62, _868=x92, _869=x25, _870=hidden, _871=s67, _872=s68, _873=s69,
        _874=s70, _875=x88, _876=x90, _877=x63, _878=x91, _879=x63, _880=x41, _881=x92, _882=x96, _883=x41,
        _884=x97, _885=x92, _886=x99, _887=x98, _888=x102, _889=x103, _890=hidden, _891=x91, _892=hidden, _893=x104,
        _894=x105, _895=hidden, _896=hidden, _897=x98, _898=hidden, _899=x106, _900=x107, _901=hidden, _902=2,
        _903=s2, _904=s3, _905=s4, _906=x62, _907=x92, _908=x25, _909=hidden, _910=s5, _911=s6, _912=s7, _913=s8,
        _914=s5, _915=s6, _916=s7, _917=s8, _918=x65, _919=x66, _920=x25, _921=hidden, _922=x171, _923=x173,
        _924=x174, _925=x175, _926=x177, _927=x180, _928=x183, _929=x184, _930=x185, _931=x186, _932=x187,
        _933=x188, _934=x191, _935=x190, _936=x184, _937=x192, _938=x193, _939=x194, _940=x195, _941=hidden,
        _942=experts, _943=x196, _944=x197, _945=hidden, _946=experts, _947=x194, _948=x198, _949=hidden,
        _950=experts, _951=x170, _952=x199, _953=hidden, _954=experts, _955=2, _956=experts, _957=x179,
        _958=experts, _959=x200, _960=x201, _961=experts, _962=experts, _963=x189, _964=experts, _965=x181,
        _966=x202, _967=experts, _968=2, _969=s71, _970=s72, _971=s69, _972=s73, _973=s74, _974=s75, _975=s76,
        _976=s77, _977=x62, _978=x92, _979=x25, _980=hidden, _981=x203, _982=x204, _983=x25, _984=experts, _985=s78,
        _986=s79, _987=s7, _988=s80, _989=s78, _990=s81, _991=s7, _992=s80, _993=x205, _994=x206, _995=x207,
        _996=x208, _997=x213, _998=x214, _999=x215, _1000=x218, _1001=x219, _1002=x220, _1003=x221, _1004=x222,
        _1005=x223, _1006=x226, _1007=x225, _1008=x227, _1009=x228, _1010=x229, _1011=x72, _1012=hidden, _1013=x228,
        _1014=x229, _1015=x72, _1016=hidden, _1017=s74, _1018=s75, _1019=s82, _1020=x230, _1021=x231, _1022=experts,
        _1023=hidden, _1024=x224, _1025=x232, _1026=x233, _1027=experts, _1028=hidden, _1029=x224, _1030=x230,
        _1031=x234, _1032=experts, _1033=hidden, _1034=x224, _1035=x236, _1036=x237, _1037=experts, _1038=hidden,
        _1039=x224, _1040=2, _1041=x217, _1042=x238, _1043=experts, _1044=x224, _1045=x239, _1046=x240,
        _1047=experts, _1048=x224, _1049=x217, _1050=x241, _1051=experts, _1052=x224, _1053=x242, _1054=x243,
        _1055=experts, _1056=x224, _1057=2, _1058=s83, _1059=s84, _1060=s85, _1061=s86, _1062=s83, _1063=s84,
        _1064=s85, _1065=s86, _1066=x244, _1067=x245, _1068=experts, _1069=moe_ffn, _1070=hidden, _1071=x246,
        _1072=x247, _1073=experts, _1074=moe_ffn, _1075=hidden, _1076=x244, _1077=x248, _1078=experts,
        _1079=moe_ffn, _1080=hidden, _1081=x230, _1082=x249, _1083=experts, _1084=moe_ffn, _1085=hidden, _1086=2,
        _1087=x194, _1088=x195, _1089=experts, _1090=hidden, _1091=x196, _1092=x197, _1093=experts, _1094=hidden,
        _1095=x194, _1096=x198, _1097=experts, _1098=hidden, _1099=x170, _1100=x199, _1101=experts, _1102=hidden,
        _1103=2, _1104=x74, _1105=x75, _1106=x72, _1107=moe_ffn, _1108=x250, _1109=x251, _1110=x72, _1111=hidden,
        _1112=x72, _1113=x252, _1114=x72, _1115=x62, _1116=x92, _1117=x25, _1118=hidden, _1119=x250, _1120=x251,
        _1121=x72, _1122=hidden, _1123=x253, _1124=x254, _1125=x72, _1126=x224, _1127=x255, _1128=x256, _1129=x72,
        _1130=moe_ffn, _1131=s78, _1132=s81, _1133=s87, _1134=s88, _1135=s89, _1136=s87, _1137=s90, _1138=s91,
        _1139=s92, _1140=s93, _1141=s94, _1142=s95, _1143=s87, _1144=s96, _1145=s94, _1146=s95, _1147=s87,
        _1148=s96, _1149=s94, _1150=s95, _1151=s87, _1152=s96, _1153=s97, _1154=s98, _1155=s87, _1156=s96,
        _1157=s99, _1158=s94, _1159=s95, _1160=s87, _1161=s96, _1162=x62, _1163=x95, _1164=x168, _1165=x63,
        _1166=x155, _1167=x92, _1168=x169, _1169=x102, _1170=x62, _1171=x92, _1172=x25, _1173=hidden, _1174=x62,
        _1175=x25*x91, _1176=x46, _1177=x63, _1178=x98*(vocab*(1 - accumulating) + x25), _1179=x92, _1180=x46,
        _1181=x25*x98, _1182=x257, _1183=x258, _1184=vocab, _1185=hidden, _1186=x259, _1187=x260, _1188=vocab,
        _1189=hidden, _1190=x257, _1191=x261, _1192=vocab, _1193=hidden, _1194=x262, _1195=x263, _1196=vocab,
        _1197=hidden, _1198=2, _1199=x25, _1200=x46, _1201=x25, _1202=x88, _1203=x25*x89, _1204=x63, _1205=x91,
        _1206=x63, _1207=x41, _1208=x92, _1209=x63, _1210=x41, _1211=x91, _1212=x92, _1213=x99, _1214=x98,
        _1215=hidden, _1216=x91, _1217=hidden, _1218=x104, _1219=x105, _1220=hidden, _1221=hidden, _1222=x98,
        _1223=hidden, _1224=x106, _1225=x107, _1226=hidden, _1227=2, _1228=s102, _1229=s103, _1230=s69, _1231=s70,
        _1232=s4, _1233=s104, _1234=s4, _1235=x62, _1236=x92, _1237=x25, _1238=hidden, _1239=s105, _1240=s106,
        _1241=s7, _1242=s8, _1243=s105, _1244=s106, _1245=s7, _1246=s8, _1247=x62, _1248=x63, _1249=x25,
        _1250=hidden, _1251=x106*x81, _1252=x77*x81, _1253=x63, _1254=x258, _1255=x264, _1256=x122*x265, _1257=x258,
        _1258=x92, _1259=x63, _1260=vocab*x99, _1261=x261, _1262=x257, _1263=x258, _1264=hidden, _1265=vocab,
        _1266=x259, _1267=x260, _1268=hidden, _1269=vocab, _1270=x257, _1271=x261, _1272=hidden, _1273=vocab,
        _1274=x262, _1275=x263, _1276=hidden, _1277=vocab, _1278=2, _1279=x62, _1280=x92, _1281=x25, _1282=hidden,
        _1283=x25*(vocab*x6 + cost_log + 1), _1284=x81*(cost_exp + x86), _1285=x264, _1286=s107, _1287=s108,
        _1288=x46, _1289=s109, _1290=s107, _1291=s110, _1292=s108, _1293=x82, _1294=s109, _1295=s111, _1296=s108,
        _1297=s112, _1298=s113, _1299=s112, _1300=s110, _1301=s112, _1302=x81, _1303=x82, _1304=x25, _1305=vocab,
        _1306=hidden*(x265*x267 + x266*(experts*(2*cost_div + 2*cost_rsqrt + x209*x267 + 28) + 3*cost_div + 3*cost_rsqrt + x267*x268 + 42) + x267) + x266*(heads*(head_dim*x267 + x267) + experts*(x224*x267 + x267) + x267*x269),
        _1307=width_param_grad*x272, _1308=x273,
        _1309=width_param*(hidden*(x270 - f1*x270) + x266*(x271 - f1*x271)), _1310=x274, _1311=width_param*x272,
        _1312=x273, _1313=x274,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, moe_ffn, experts, top_k, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, flops="model",
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
    x0 = full_attention_layers + sliding_attention_layers
    x2 = head_dim*width_act
    x3 = seq*heads
    x4 = width_act*x0
    x5 = 2*head_dim
    x6 = context*kv_heads
    x7 = x5*x6
    x10 = head_dim*x4
    x9 = 2*kv_heads
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x11 = batch*layer_kept*x10*(context*x9 + x3)
    x12 = batch*x3
    x13 = context + head_dim
    x14 = x13 + 1
    x15 = context*x5
    x16 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x1 = 4*core_kept
        x8 = layer_kept*x4*x7
        if activations == "fused":
            s1 = batch*(x0*x3*(layer_kept*x2 + x1) + x8)
        elif activations == "paper":
            s1 = x11
        else:
            if recompute in ('none', 'full'):
                s1 = batch*(x3*(x0*x1 + x10*(core_kept + layer_kept)) + x8) + 24*core_kept*x0
            else:
                s1 = x11
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            s1 = x11
            s2 = context*core_kept*x12*x4
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x16*(seq*(8*full_attention_layers + 8*sliding_attention_layers + x14*x4) + x15*x4)
            else:
                s1 = x11
            s2 = 0
    x17 = top_k + 1
    x18 = 2*top_k
    x19 = hidden + experts
    x20 = moe_ffn*x18 + x19
    x21 = hidden*(x0 + 1)
    x22 = batch*seq
    x23 = layer_kept*x0
    x24 = width_act*x22
    x25 = 3*moe_ffn
    x26 = x25 + 1
    x27 = 4*experts
    if activations == "fused":
        s0 = x22*(width_act*x21 + layer_kept*(8*x0*x17 + x20*x4) + 4)
    elif activations == "paper":
        s0 = x24*(x20*x23 + x21)
    else:
        s0 = x22*(hidden*(x4 + 8) + x23*(hidden*(16 - width_act) + x18*(width_act*x26 + 20) + 8) + 4) + x23*x27
    if loss == "eager":
        s3 = 4*x22*(vocab + 2)
    else:
        s3 = 0
    x31 = 4*heads
    x32 = heads*x5
    x33 = hidden*(x18 + 3) + experts + top_k*x25
    x34 = x32 + x33
    x35 = 8*top_k + 8
    x36 = width_act*x7
    x37 = batch*(seq*(width_act*x34 + x31 + x35) + x36)
    x38 = batch*width_act
    x39 = x38*(seq*x34 + x7)
    x40 = heads*head_dim
    x41 = 2*hidden
    x42 = top_k*(7*moe_ffn + x41 + 2) + x41
    x43 = 16*hidden + 40*top_k + 8
    x44 = batch*(seq*(width_act*(3*x40 + x42) + x31 + x43) + x36) + x27 + 24
    x45 = batch*(seq*(width_act*(x32 + x42) + x43) + x36) + x27
    x46 = context + x5
    x47 = heads*x46 + x33
    x48 = batch*(seq*(width_act*x47 + x35) + x36)
    x49 = x38*(seq*x47 + x7)
    x50 = batch*(seq*(8*heads + width_act*(heads*(x46 + 1) + x42) + x43) + context*width_act*x32) + x27
    if attention == "flash":
        if activations == "fused":
            layer_full_attention = x37
        elif activations == "paper":
            layer_full_attention = x39
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x44
            else:
                layer_full_attention = x45
    else:
        if activations == "fused":
            layer_full_attention = x48
        elif activations == "paper":
            layer_full_attention = x49
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x50
            else:
                layer_full_attention = x45
    x29 = width_act_grad*x22
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x22*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x29
    if attention == "flash":
        if activations == "fused":
            layer_sliding_attention = x37
        elif activations == "paper":
            layer_sliding_attention = x39
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x44
            else:
                layer_sliding_attention = x45
    else:
        if activations == "fused":
            layer_sliding_attention = x48
        elif activations == "paper":
            layer_sliding_attention = x49
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x50
            else:
                layer_sliding_attention = x45
    x64 = batch*width_act_grad
    f9 = max(context*x64*(kv_heads*head_dim + 2*x3), x64*(x13*x3 + x7))
    x55 = head_dim*width_act_grad
    x56 = 2*batch*(x3*(x55 + 2) + x55*x6)
    if attention == "flash":
        moment_full_attention_attention_core = x56
    else:
        moment_full_attention_attention_core = f9
    x57 = 4*x12
    x58 = x12*(x2 + 4) + 24
    x59 = context*x3*x38
    x60 = x16*(seq*(width_act*x14 + 8) + width_act*x15)
    if attention == "flash":
        if activations == "fused":
            core_full_attention_attention_core = x57
        elif activations == "paper":
            core_full_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x58
            else:
                core_full_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_full_attention_attention_core = x59
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x60
            else:
                core_full_attention_attention_core = 0
    if attention == "flash":
        moment_sliding_attention_attention_core = x56
    else:
        moment_sliding_attention_attention_core = f9
    if attention == "flash":
        if activations == "fused":
            core_sliding_attention_attention_core = x57
        elif activations == "paper":
            core_sliding_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x58
            else:
                core_sliding_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_sliding_attention_attention_core = x59
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x60
            else:
                core_sliding_attention_attention_core = 0
    x28 = 1 - layer_kept
    x30 = hidden*x29
    x51 = 3*x30
    x52 = x29*x41
    x53 = x29*(hidden + x40)
    x54 = x29*(hidden + head_dim*(heads + x9))
    x61 = layer_kept - core_kept
    x62 = top_k*x29
    x63 = 2*moe_ffn
    x65 = width_param + width_master + width_param_grad + 2*width_opt
    x66 = x5*x65
    x67 = experts*(2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x25*x65) + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x66*(heads + kv_heads)
    x68 = 2*vocab*x65 + x65
    x69 = kv_heads*x66 + experts*(x63*x65 + x65)
    x70 = moe_ffn*top_k
    x71 = layer_kept*x24
    moment_ends_lm_head = x29*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x52
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x30
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f8 = max(x19*x29, x29*(experts + top_k))
    moment_full_attention_router = f8
    moment_full_attention_ffn_norm = x52
    f7 = max(x26*x62, x62*(hidden + x63 + 1), x29*(hidden*x17 + top_k))
    moment_full_attention_moe_experts = f7
    moment_full_attention_attention_norm = x52
    moment_full_attention_qkv_projection = x54
    moment_full_attention_output_projection = x53
    f5 = max(core_full_attention_attention_core*x61 + moment_full_attention_attention_core, moment_full_attention_attention_norm, moment_full_attention_ffn_norm, moment_full_attention_moe_experts, moment_full_attention_output_projection, moment_full_attention_qkv_projection, moment_full_attention_router)
    branch_full_attention = f5
    moment_full_attention_ffn_residual = x51
    moment_full_attention_attention_residual = x51
    f1 = max(branch_full_attention + x30, moment_full_attention_attention_residual, moment_full_attention_ffn_residual)
    f2 = min(1, full_attention_layers)
    point_full_attention = f2*(f1 + layer_full_attention*x28)
    moment_sliding_attention_router = f8
    moment_sliding_attention_ffn_norm = x52
    moment_sliding_attention_moe_experts = f7
    moment_sliding_attention_attention_norm = x52
    moment_sliding_attention_qkv_projection = x54
    moment_sliding_attention_output_projection = x53
    f6 = max(core_sliding_attention_attention_core*x61 + moment_sliding_attention_attention_core, moment_sliding_attention_attention_norm, moment_sliding_attention_ffn_norm, moment_sliding_attention_moe_experts, moment_sliding_attention_output_projection, moment_sliding_attention_qkv_projection, moment_sliding_attention_router)
    branch_sliding_attention = f6
    moment_sliding_attention_ffn_residual = x51
    moment_sliding_attention_attention_residual = x51
    f3 = max(branch_sliding_attention + x30, moment_sliding_attention_attention_residual, moment_sliding_attention_ffn_residual)
    f4 = min(1, sliding_attention_layers)
    point_sliding_attention = f4*(f3 + layer_sliding_attention*x28)
    f0 = max(point_embedding, point_full_attention, point_head, point_loss, point_norm, point_optimizer, point_sliding_attention)
    values = (
        hidden*(x0*x67 + x68) + x0*(heads*(head_dim*x65 + x65) + x69),
        x22*(width_act*(hidden + x23*(x17*x41 + x40 + x70)) + 8) + s0 + s1 + s2 + s3,
        hidden*(x0*(2*x17*x71 + x67) + x24 + x68) + f0 + x0*(heads*(head_dim*(x65 + x71) + x65) + x69 + x70*x71) + 8*x22 + s0 + s1 + s2 + s3,
        point_sliding_attention, point_full_attention, point_embedding, point_norm, point_head, point_loss,
        point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
