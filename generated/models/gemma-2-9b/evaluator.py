"""Costs of gemma2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gemma2"
FORMULAS = "standard"
FORMULAS_SHA256 = "246e6d69ca85e4b5e831260ca54fe0662c2d53647c10d6e4bf3cc01e5f6af89d"

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
    ("sliding_attention", "attention_post_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_residual", "residual", "other", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_residual", "residual", "other", "sliding_attention_layers", ""),
    ("full_attention", "attention_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_core", "attention_core", "attention", "full_attention_layers", ""),
    ("full_attention", "output_projection", "output_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "attention_residual", "residual", "other", "full_attention_layers", ""),
    ("full_attention", "ffn_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "ffn_up", "ffn_up", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_down", "ffn_down", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "ffn_residual", "residual", "other", "full_attention_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "full_attention_layers", "sliding_attention_layers", "hidden", "vocab", "heads",
    "kv_heads", "head_dim", "window", "ffn", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_tanh": 1, "cost_gelu": 8,
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
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
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
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "capped"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "capped"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "capped"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "capped"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "capped"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "capped"),
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
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
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
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "capped"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "capped"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "capped"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "capped"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "capped"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "capped"),
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
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("ends", "token_embedding", "token_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "embed", "output"),
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
    ("ends", "lm_head", "lm_head", "1", "", "elements", "activation", "act", "", "capped"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "activation", "act", "", "capped"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "activation", "act", "tokens", "capped"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "activation", "act", "vocab", "capped"),
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
    ("sliding_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("sliding_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("sliding_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("sliding_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("sliding_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("sliding_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("sliding_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("sliding_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("sliding_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("sliding_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("sliding_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("sliding_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("sliding_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("sliding_attention", "attention_core", "capped", "activation", "act", "saved", "attention_core.capped"),
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
    ("sliding_attention", "output_projection", "output", "activation", "act", "saved", "output_projection.output"),
    ("sliding_attention", "attention_post_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "statistics", "activation", "FP32", "saved", "attention_post_norm.statistics"),
    ("sliding_attention", "attention_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_post_norm", "upcast", "activation", "FP32", "saved", "attention_post_norm.upcast"),
    ("sliding_attention", "attention_post_norm", "upcast_weight", "activation", "FP32", "saved", "attention_post_norm.upcast_weight"),
    ("sliding_attention", "attention_post_norm", "normed_float", "activation", "FP32", "saved", "attention_post_norm.normed_float"),
    ("sliding_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("sliding_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("sliding_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("sliding_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("sliding_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("sliding_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("sliding_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("sliding_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("sliding_attention", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("sliding_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("sliding_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_down", "output", "activation", "act", "saved", "ffn_down.output"),
    ("sliding_attention", "ffn_post_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "statistics", "activation", "FP32", "saved", "ffn_post_norm.statistics"),
    ("sliding_attention", "ffn_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_post_norm", "upcast", "activation", "FP32", "saved", "ffn_post_norm.upcast"),
    ("sliding_attention", "ffn_post_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_post_norm.upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "normed_float", "activation", "FP32", "saved", "ffn_post_norm.normed_float"),
    ("sliding_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("full_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("full_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("full_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("full_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("full_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("full_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("full_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("full_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("full_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("full_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("full_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("full_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("full_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("full_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("full_attention", "attention_core", "capped", "activation", "act", "saved", "attention_core.capped"),
    ("full_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("full_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("full_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("full_attention", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("full_attention", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("full_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("full_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("full_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "output_projection", "output", "activation", "act", "saved", "output_projection.output"),
    ("full_attention", "attention_post_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_post_norm", "statistics", "activation", "FP32", "saved", "attention_post_norm.statistics"),
    ("full_attention", "attention_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_post_norm", "upcast", "activation", "FP32", "saved", "attention_post_norm.upcast"),
    ("full_attention", "attention_post_norm", "upcast_weight", "activation", "FP32", "saved", "attention_post_norm.upcast_weight"),
    ("full_attention", "attention_post_norm", "normed_float", "activation", "FP32", "saved", "attention_post_norm.normed_float"),
    ("full_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("full_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("full_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("full_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("full_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("full_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("full_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("full_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("full_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("full_attention", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("full_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("full_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("full_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_down", "output", "activation", "act", "saved", "ffn_down.output"),
    ("full_attention", "ffn_post_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_post_norm", "statistics", "activation", "FP32", "saved", "ffn_post_norm.statistics"),
    ("full_attention", "ffn_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_post_norm", "upcast", "activation", "FP32", "saved", "ffn_post_norm.upcast"),
    ("full_attention", "ffn_post_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_post_norm.upcast_weight"),
    ("full_attention", "ffn_post_norm", "normed_float", "activation", "FP32", "saved", "ffn_post_norm.normed_float"),
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
    ("ends", "final_norm", "upcast_weight", "activation", "FP32", "saved", "final_norm.upcast_weight"),
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("ends", "lm_head", "capped", "activation", "act", "saved", "lm_head.capped"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "lm_head", "d_logits", "input_gradient", "act_grad", "transient", ""),
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
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    x64 = seq*context
    x24 = 2*context
    x65 = x24 + 1
    if pairs == "full":
        pairs_size = x64
    elif pairs == "causal":
        pairs_size = _exact(seq*(x65 - seq), 2)
    else:
        pairs_size = _exact(x64, 2)
    x0 = full_attention_layers*pairs_size
    x66 = 2*seq
    if pairs == "full":
        window_pairs = x64
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x66 + f3*(f3 + x65 - 2*window - x66), 2)
    else:
        window_pairs = _exact(x64, 2)
    x1 = sliding_attention_layers*window_pairs
    x2 = x0 + x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x3 = core_rerun + 2
    x4 = heads*head_dim
    x5 = 4*batch*x2*x3*x4
    x8 = 3*head_dim
    x9 = seq*x8
    x6 = cost_tanh + 5
    x7 = cost_exp + 2*cost_div + x6
    x10 = core_rerun*(full_attention_layers*(pairs_size*x7 + x9) + sliding_attention_layers*(window_pairs*x7 + x9))
    x11 = full_attention_layers + sliding_attention_layers
    x12 = x11*x9
    x13 = core_rerun + 1
    x14 = kv_heads*x12*x13
    x15 = batch*(heads*(8*x0 + 8*x1 + x10 + x12) + x14)
    x16 = 2*core_rerun
    x17 = 2*head_dim
    x18 = heads*x2
    x19 = x17*x18
    if flops == "model":
        s0 = x5
        s1 = x15
    else:
        if attention == "flash":
            x20 = cost_exp + 10
            s0 = batch*x19*(x16 + 5)
            s1 = batch*(heads*(full_attention_layers*(pairs_size*x20 + x9) + sliding_attention_layers*(window_pairs*x20 + x9) + x10) + x14)
        else:
            s0 = x5
            s1 = x15
    x21 = head_dim*width_act
    x22 = x11*x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x26 = batch*(x23 + x25)
    x27 = x11*x23
    x28 = batch*x27
    x29 = x11*x25
    x30 = 2*width_act_grad
    x31 = width_act*core_rerun
    x32 = head_dim*(width_act_grad + x31)
    x33 = head_dim*x11
    x34 = x25*x33
    x35 = width_act_grad*x34
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x36 = head_dim*layer_kept
    x37 = x29*x36
    x39 = layer_kept*x21
    x41 = x11*x26
    x42 = x36*x41
    x43 = x39*x41
    x45 = batch*width_act
    x48 = width_act*x11
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x38 = batch*(x27*(core_kept + x36) + x37)
        x40 = batch*(x27*(4*core_kept + x39) + x29*x39)
        if activations == "fused":
            s11 = x38
            s15 = x40
        elif activations == "paper":
            s11 = x42
            s15 = x43
        else:
            if recompute in ('none', 'full'):
                x44 = core_kept*x11
                s11 = x38 + 3*x44
                s15 = x40 + 24*x44
            else:
                s11 = x42
                s15 = x43
        s2 = x22*x26
        s4 = x28*(x21 + 4)
        s6 = batch*(head_dim*(width_act*(x13*x29 + x27*x3) + x27*x30) + 8*x27)
        s8 = batch*(x27*(4*core_rerun + x32 + 4) + x35)
        s12 = 0
        s16 = 0
    else:
        x46 = 3*context
        x47 = head_dim + x46
        x49 = batch*x23*x48
        if activations in ('fused', 'paper'):
            x51 = context*core_kept
            x52 = batch*(x27*(x36 + x51) + x37)
            s11 = x52
            s12 = x28*x51
            s15 = width_act*x52
            s16 = x49*x51
        else:
            if recompute in ('none', 'full'):
                x53 = batch*heads*core_kept
                s11 = x53*(seq*x11*x47 + x24*x33)
                s15 = x53*(seq*(x11*x24*(width_act + 2) + x22) + x22*x24)
            else:
                s11 = x42
                s15 = x43
            s12 = 0
            s16 = 0
        x50 = context*x11
        s2 = x45*(x27*(head_dim + x24) + x34)
        s4 = x47*x49
        s6 = batch*(x13*x22*x25 + x23*(width_act*(x13*x33 + x50*(x16 + 3)) + width_act_grad*x11*(x17 + x46)))
        s8 = batch*(x23*(x11*x32 + x50*(x30 + 3*x31)) + x35)
    x54 = hidden*(x11*(3*layer_kept + 1) + 1)
    x55 = layer_kept*x11
    x56 = 4*x55 + 1
    x57 = batch*seq
    x58 = width_act*x54
    if activations == "fused":
        s10 = x57*(x54 + x56)
        s14 = x57*(16*x55 + x58 + 4)
    elif activations == "paper":
        s10 = x54*x57
        s14 = x57*x58
    else:
        x59 = hidden*x56
        s10 = x57*(hidden*(x11 + 2) + x55*(7*hidden + ffn + 4) + 1) + x59
        s14 = x57*(hidden*(x48 + 8) + x55*(hidden*(32 - width_act) + ffn*width_act + 16) + 4) + 4*x59
    x60 = vocab*x57
    x61 = vocab + 1
    if loss == "eager":
        x62 = x57*x61
        s3 = x57*(vocab*(width_act + 4) + 8)
        s5 = 8*x60
        s7 = 8*x62
        s9 = x60*(width_act_grad + 4)
        s13 = x62
        s17 = 4*x57*(vocab + 2)
    else:
        x63 = width_act_grad*x60
        s3 = x57*(vocab*width_act + 8)
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
    x67 = 3*ffn
    x68 = heads + kv_heads
    x69 = x17*x68
    x70 = x11*(x67 + x69 + 4)
    x71 = x61 + x70
    x72 = hidden*x71
    x73 = x11*x67
    x74 = x11*x69
    x75 = cost_exp + cost_div
    x76 = 4*cost_div + 4*cost_rsqrt
    x77 = 18*hidden + ffn*(cost_gelu + 1) + x76 + 4
    x78 = cost_div + cost_rsqrt
    x79 = 2*vocab
    x80 = layer_rerun + 2
    x81 = batch*x66
    x82 = ffn*x11
    x83 = 4*layer_rerun
    x84 = x78 + 14
    x85 = x4 + x67
    x86 = x11*x85
    x87 = 2*hidden
    x88 = 8*hidden
    x89 = heads + 2*kv_heads
    x90 = head_dim*x89 + x67 + x88
    x91 = 16*full_attention_layers + 16*sliding_attention_layers
    x92 = layer_rerun + 1
    x93 = x70 + 1
    x94 = hidden*width_param_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x95 = width_param*(1 - f1)
    x96 = 2*width_opt
    x97 = width_master + x96
    x98 = width_param_grad + x95 + x97
    x99 = 4*width_master + 8*width_opt
    x100 = width_param + x97
    x101 = hidden + x55*(x85 + x87)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x72, x72, 0, 2*batch*(seq*hidden*(vocab + x73 + x74) + x19),
        batch*(seq*(5*hidden + vocab*(x6 + x75) + cost_log + x11*(x68*x8 + x77) + x78 + 2) + x18*x7) + hidden*(4*full_attention_layers + 4*sliding_attention_layers + 1),
        hidden*x81*(x73*x80 + x74*x80 + x79) + s0,
        hidden*x11*x83 + x57*(6*hidden*(7*full_attention_layers + 7*sliding_attention_layers + 2) + vocab*(x75 + 4) + layer_rerun*x11*x77 + x82*(cost_gelu + 5)) + s1,
        0, hidden*(vocab*x84 + x11*(x67*x84 + x69*x84 + x76 + 56) + x84),
        hidden*(width_param*(x57 + x71) + x45*x66*(5*full_attention_layers + 5*sliding_attention_layers + 1)) + x57*(width_act*(vocab + x86) + 8) + s2 + s3,
        x57*(width_act*(x11*x90 + x79 + x87) + x91 + 4) + s4 + s5,
        hidden*(width_param*(x11*(x67*x92 + x69*x92 + x83 + 4) + x61) + width_param_grad*(vocab + accumulating*x93 + x57) + x81*(width_act*(x11*(5*layer_rerun + 3) + 1) + width_act_grad*(6*full_attention_layers + 6*sliding_attention_layers + 1))) + x57*(width_act*(vocab + x86*x92) + width_act_grad*(3*vocab + x11*x17*x89 + 5*x82) + x91 + 12) + s6 + s7,
        x57*(width_act_grad*(vocab + x11*(x85 + x88) + x87) + layer_rerun*(x48*x90 + x91) + x94) + x94*(vocab*(2 - accumulating) + x93) + s8 + s9,
        hidden*(vocab*x98 + x11*(4*width_param_grad + x67*x98 + x69*x98 + 4*x95 + x99) + x98),
        hidden*(vocab*x100 + x100 + x11*(4*width_param + x100*x67 + x100*x69 + x99)), x72, width_param*x72, f1*x72,
        width_master*x72, 2*x72, x72*x96, x72, width_param_grad*x72, x57*(x101 + x61) + s10 + s11 + s12 + s13,
        x57*(width_act*(vocab + x101) + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_sliding_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    x1 = heads*head_dim
    x18 = 2*context
    x47 = seq*context
    x48 = 2*seq
    if pairs == "full":
        window_pairs = x47
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x48 + f3*(f3 + x18 + 1 - 2*window - x48), 2)
    else:
        window_pairs = _exact(x47, 2)
    x2 = 4*batch*window_pairs*x0*x1
    x3 = cost_exp + 2*cost_div + cost_tanh + 5
    x7 = core_rerun + 1
    x8 = head_dim*x7
    x9 = 3*seq*x8
    x10 = kv_heads*x9
    x4 = window_pairs*x3
    x5 = 3*head_dim
    x6 = seq*x5
    x11 = batch*(heads*(core_rerun*(x4 + x6) + 8*window_pairs + x6) + x10)
    x12 = 2*core_rerun
    x13 = batch*heads
    x14 = 2*head_dim
    x15 = window_pairs*x14
    if flops == "model":
        s0 = x2
        s1 = x11
    else:
        if attention == "flash":
            s0 = x13*x15*(x12 + 5)
            s1 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x3 + 10) + x9) + x10)
        else:
            s0 = x2
            s1 = x11
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = batch*(x17 + x19)
    x21 = batch*x17
    x22 = x19*x7
    x23 = 2*width_act_grad
    x24 = width_act*core_rerun
    x25 = head_dim*(width_act_grad + x24)
    x26 = head_dim*x19
    x27 = width_act_grad*x26
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = head_dim*layer_kept
    x29 = x19*x28
    x31 = layer_kept*x16
    x33 = x20*x28
    x34 = x20*x31
    x35 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x30 = batch*(x17*(core_kept + x28) + x29)
        x32 = batch*(x17*(4*core_kept + x31) + x19*x31)
        if activations == "fused":
            s7 = x30
            s10 = x32
        elif activations == "paper":
            s7 = x33
            s10 = x34
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x30
                s10 = 24*core_kept + x32
            else:
                s7 = x33
                s10 = x34
        s2 = x16*x20
        s3 = x21*(x16 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s5 = batch*(x17*(4*core_rerun + x25 + 4) + x27)
        s8 = 0
        s11 = 0
    else:
        x36 = 3*context
        x37 = head_dim + x36
        x38 = x17*x35
        if activations in ('fused', 'paper'):
            x39 = context*core_kept
            x40 = batch*(x17*(x28 + x39) + x29)
            s7 = x40
            s8 = x21*x39
            s10 = width_act*x40
            s11 = x38*x39
        else:
            if recompute in ('none', 'full'):
                x41 = core_kept*x13
                s7 = x41*(seq*x37 + head_dim*x18)
                s10 = x41*(seq*(x16 + x18*(width_act + 2)) + x16*x18)
            else:
                s7 = x33
                s10 = x34
            s8 = 0
            s11 = 0
        s2 = x35*(x17*(head_dim + x18) + x26)
        s3 = x37*x38
        s4 = batch*(x16*x22 + x17*(width_act*(context*(x12 + 3) + x8) + width_act_grad*(x14 + x36)))
        s5 = batch*(x17*(context*(x23 + 3*x24) + x25) + x27)
    x42 = 4*layer_kept
    x43 = hidden*(3*layer_kept + 1)
    x44 = batch*seq
    x45 = 16*layer_kept
    x46 = seq*x35
    if activations == "fused":
        s6 = x44*(x42 + x43)
        s9 = x44*(width_act*x43 + x45)
    elif activations == "paper":
        s6 = x43*x44
        s9 = x43*x46
    else:
        s6 = hidden*x42 + x44*(hidden + layer_kept*(7*hidden + ffn + 4))
        s9 = hidden*x45 + x44*(hidden*width_act + layer_kept*(hidden*(32 - width_act) + ffn*width_act + 16))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x49 = 3*ffn
    x50 = heads + kv_heads
    x51 = x14*x50
    x52 = x49 + x51
    x53 = x52 + 4
    x54 = hidden*x53
    x55 = 4*hidden
    x56 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x57 = layer_rerun + 2
    x58 = batch*x48
    x59 = x1 + x49
    x60 = 8*hidden
    x61 = width_act*(head_dim*(heads + 2*kv_heads) + x49 + x60) + 16
    x62 = layer_rerun + 1
    x63 = width_act*x62
    x64 = width_param_grad*x54
    x65 = 2*x54
    x66 = layer_kept*(2*hidden + x59)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x54, x54, 0, 2*batch*(seq*hidden*x52 + heads*x15), batch*(seq*(x5*x50 + x56) + heads*x4) + x55,
        hidden*x58*(x49*x57 + x51*x57) + s0,
        layer_rerun*x55 + x44*(42*hidden + ffn*(cost_gelu + 5) + layer_rerun*x56) + s1, 0, 0,
        hidden*(width_param*x53 + 10*x46) + x46*x59 + s2, x44*x61 + s3,
        hidden*(width_param*(4*layer_rerun + x49*x62 + x51*x62 + 4) + width_param_grad*accumulating*x53 + x58*(width_act*(5*layer_rerun + 3) + 6*width_act_grad)) + x44*(head_dim*(heads*(x23 + x63) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + 3*x63) + 16) + s4,
        x44*(width_act_grad*(x59 + x60) + layer_rerun*x61) + x64 + s5, 0, 0, x54, width_param*x54, f1*x54,
        width_master*x54, x65, width_opt*x65, x54, x64, x44*x66 + s6 + s7 + s8, x46*x66 + s9 + s10 + s11, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_full_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    x1 = heads*head_dim
    x18 = 2*context
    x47 = seq*context
    if pairs == "full":
        pairs_size = x47
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x47, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + 2*cost_div + cost_tanh + 5
    x7 = core_rerun + 1
    x8 = head_dim*x7
    x9 = 3*seq*x8
    x10 = kv_heads*x9
    x4 = pairs_size*x3
    x5 = 3*head_dim
    x6 = seq*x5
    x11 = batch*(heads*(core_rerun*(x4 + x6) + 8*pairs_size + x6) + x10)
    x12 = 2*core_rerun
    x13 = batch*heads
    x14 = 2*head_dim
    x15 = pairs_size*x14
    if flops == "model":
        s0 = x2
        s1 = x11
    else:
        if attention == "flash":
            s0 = x13*x15*(x12 + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 10) + x9) + x10)
        else:
            s0 = x2
            s1 = x11
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = batch*(x17 + x19)
    x21 = batch*x17
    x22 = x19*x7
    x23 = 2*width_act_grad
    x24 = width_act*core_rerun
    x25 = head_dim*(width_act_grad + x24)
    x26 = head_dim*x19
    x27 = width_act_grad*x26
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = head_dim*layer_kept
    x29 = x19*x28
    x31 = layer_kept*x16
    x33 = x20*x28
    x34 = x20*x31
    x35 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x30 = batch*(x17*(core_kept + x28) + x29)
        x32 = batch*(x17*(4*core_kept + x31) + x19*x31)
        if activations == "fused":
            s7 = x30
            s10 = x32
        elif activations == "paper":
            s7 = x33
            s10 = x34
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x30
                s10 = 24*core_kept + x32
            else:
                s7 = x33
                s10 = x34
        s2 = x16*x20
        s3 = x21*(x16 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s5 = batch*(x17*(4*core_rerun + x25 + 4) + x27)
        s8 = 0
        s11 = 0
    else:
        x36 = 3*context
        x37 = head_dim + x36
        x38 = x17*x35
        if activations in ('fused', 'paper'):
            x39 = context*core_kept
            x40 = batch*(x17*(x28 + x39) + x29)
            s7 = x40
            s8 = x21*x39
            s10 = width_act*x40
            s11 = x38*x39
        else:
            if recompute in ('none', 'full'):
                x41 = core_kept*x13
                s7 = x41*(seq*x37 + head_dim*x18)
                s10 = x41*(seq*(x16 + x18*(width_act + 2)) + x16*x18)
            else:
                s7 = x33
                s10 = x34
            s8 = 0
            s11 = 0
        s2 = x35*(x17*(head_dim + x18) + x26)
        s3 = x37*x38
        s4 = batch*(x16*x22 + x17*(width_act*(context*(x12 + 3) + x8) + width_act_grad*(x14 + x36)))
        s5 = batch*(x17*(context*(x23 + 3*x24) + x25) + x27)
    x42 = 4*layer_kept
    x43 = hidden*(3*layer_kept + 1)
    x44 = batch*seq
    x45 = 16*layer_kept
    x46 = seq*x35
    if activations == "fused":
        s6 = x44*(x42 + x43)
        s9 = x44*(width_act*x43 + x45)
    elif activations == "paper":
        s6 = x43*x44
        s9 = x43*x46
    else:
        s6 = hidden*x42 + x44*(hidden + layer_kept*(7*hidden + ffn + 4))
        s9 = hidden*x45 + x44*(hidden*width_act + layer_kept*(hidden*(32 - width_act) + ffn*width_act + 16))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x48 = 3*ffn
    x49 = heads + kv_heads
    x50 = x14*x49
    x51 = x48 + x50
    x52 = x51 + 4
    x53 = hidden*x52
    x54 = 4*hidden
    x55 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x56 = layer_rerun + 2
    x57 = 2*hidden
    x58 = x1 + x48
    x59 = 8*hidden
    x60 = width_act*(head_dim*(heads + 2*kv_heads) + x48 + x59) + 16
    x61 = layer_rerun + 1
    x62 = width_act*x61
    x63 = width_param_grad*x53
    x64 = 2*x53
    x65 = layer_kept*(x57 + x58)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x53, x53, 0, 2*batch*(seq*hidden*x51 + heads*x15), batch*(seq*(x49*x5 + x55) + heads*x4) + x54,
        x44*x57*(x48*x56 + x50*x56) + s0,
        layer_rerun*x54 + x44*(42*hidden + ffn*(cost_gelu + 5) + layer_rerun*x55) + s1, 0, 0,
        hidden*(width_param*x52 + 10*x46) + x46*x58 + s2, x44*x60 + s3,
        hidden*(width_param*(4*layer_rerun + x48*x61 + x50*x61 + 4) + width_param_grad*accumulating*x52 + 2*x44*(width_act*(5*layer_rerun + 3) + 6*width_act_grad)) + x44*(head_dim*(heads*(x23 + x62) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + 3*x62) + 16) + s4,
        x44*(width_act_grad*(x58 + x59) + layer_rerun*x60) + x63 + s5, 0, 0, x53, width_param*x53, f1*x53,
        width_master*x53, x64, width_opt*x64, x53, x63, x44*x65 + s6 + s7 + s8, x46*x65 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    x0 = hidden + 1
    x1 = batch*seq
    x2 = hidden*width_act
    x3 = hidden*x1
    x4 = 2*hidden
    if activations == "fused":
        s4 = x0*x1
        s6 = x1*(x2 + 4)
    elif activations == "paper":
        s4 = x3
        s6 = x1*x2
    else:
        x5 = hidden + x1*(x4 + 1)
        s4 = x5
        s6 = 4*x5
    x6 = vocab*x1
    x7 = vocab + 1
    x9 = vocab*width_act + 8
    x10 = width_act_grad*x6
    if loss == "eager":
        x8 = x1*x7
        s0 = x1*(vocab*(width_act + 4) + 8)
        s1 = 8*x6
        s2 = 8*x8
        s3 = x6*(width_act_grad + 4)
        s5 = x8
        s7 = 4*x1*(vocab + 2)
    else:
        s0 = x1*x9
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = hidden*x7
    x12 = cost_exp + cost_div
    x13 = cost_div + cost_rsqrt
    x14 = x13 + 14
    x15 = full_attention_layers + sliding_attention_layers
    x16 = 3*ffn
    x17 = 2*head_dim*(heads + kv_heads)
    x18 = width_param*x11
    x19 = 2*width_act
    x20 = width_act*(hidden + vocab)
    x21 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x22 = width_param*(1 - f1)
    x23 = width_master + 2*width_opt
    x24 = width_param_grad + x22 + x23
    x25 = 4*width_master + 8*width_opt
    x26 = width_param + x23
    x27 = x4*x7
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x11, x11, 0, x4*x6, hidden + x1*(5*hidden + vocab*(cost_tanh + x12 + 5) + cost_log + x13 + 2), 4*vocab*x3,
        x1*(12*hidden + vocab*(x12 + 4)), 0,
        hidden*(vocab*x14 + x14 + x15*(4*cost_div + 4*cost_rsqrt + x14*x16 + x14*x17 + 56)),
        x1*(hidden*(width_param + x19) + x9) + x18 + s0, 2*x1*(x20 + 2) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x1*(width_param_grad + x19 + x21)) + x1*(vocab*(width_act + 3*width_act_grad) + 12) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x1 + 1) + x1*x21) + x10 + s3,
        hidden*(vocab*x24 + x15*(4*width_param_grad + x16*x24 + x17*x24 + 4*x22 + x25) + x24),
        hidden*(vocab*x26 + x15*(4*width_param + x16*x26 + x17*x26 + x25) + x26), x11, x18, f1*x11,
        width_master*x11, x27, width_opt*x27, x11, width_param_grad*x11, x1*(vocab + x0) + s4 + s5,
        x1*(x20 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    x68 = seq*context
    x34 = 2*context
    x70 = x34 + 1
    if pairs == "full":
        window_pairs = x68
    elif pairs == "causal":
        x69 = 2*seq
        f3 = min(seq + window - context, seq)
        f4 = max(0, f3)
        window_pairs = _exact(window*x69 + f4*(f4 + x70 - 2*window - x69), 2)
    else:
        window_pairs = _exact(x68, 2)
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
    x6 = cost_exp + 2*cost_div + cost_tanh + 5
    x7 = 3*seq
    x10 = core_rerun + 1
    x11 = head_dim*x10
    x12 = x11*x7
    x13 = kv_heads*x12
    x8 = head_dim*x7
    x9 = window_pairs*x6 + x8
    x14 = batch*(heads*(core_rerun*x9 + 8*window_pairs + x8) + x13)
    if pairs == "full":
        pairs_size = x68
    elif pairs == "causal":
        pairs_size = _exact(seq*(x70 - seq), 2)
    else:
        pairs_size = _exact(x68, 2)
    x15 = batch*pairs_size
    x16 = x15*x3
    x17 = x0*x16
    x18 = pairs_size*x6 + x8
    x19 = batch*(heads*(core_rerun*x18 + 8*pairs_size + x8) + x13)
    x20 = 2*core_rerun
    x21 = 2*head_dim
    x22 = heads*x21
    if flops == "model":
        s20 = x5
        s21 = x14
        s75 = x17
        s76 = x19
    else:
        if attention == "flash":
            x23 = x22*(x20 + 5)
            x24 = cost_exp + core_rerun*x6 + 10
            s20 = x1*x23
            s21 = batch*(heads*(window_pairs*x24 + x12) + x13)
            s75 = x15*x23
            s76 = batch*(heads*(pairs_size*x24 + x12) + x13)
        else:
            s20 = x5
            s21 = x14
            s75 = x17
            s76 = x19
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
    x42 = heads*x41
    x43 = heads*x25
    x44 = width_act_grad*x43
    x45 = 8*x25
    x46 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x47 = core_kept*x43
    x48 = core_kept*x42
    if attention == "flash":
        if activations == "fused":
            s31 = x47
            s32 = x48
            s33 = x25
            s34 = heads
            s35 = 0
            s36 = 0
            s37 = 0
        elif activations == "paper":
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
        else:
            if recompute in ('none', 'full'):
                s31 = x47
                s32 = x48
                s33 = x25
                s34 = heads
                s35 = 3*core_kept
                s36 = 24*core_kept
                s37 = 3
            else:
                s31 = 0
                s32 = 0
                s33 = 0
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
        x36 = x33 + x35
        x38 = head_dim*x37
        s11 = x27
        s12 = x28
        s13 = x25
        s14 = heads
        s15 = head_dim
        s16 = x31
        s17 = x32
        s18 = x29
        s19 = kv_heads
        s22 = x36*x38
        s23 = x40
        s24 = x42
        s25 = x38*(x0*x33 + x10*x35)
        s26 = x21*x44
        s27 = x10*x42
        s28 = heads*x45
        s29 = head_dim*x36*x46
        s30 = core_rerun*x40
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
    else:
        x53 = context*x47
        x54 = width_act*x53
        if activations in ('fused', 'paper'):
            s11 = x27
            s12 = x28
            s13 = x25
            s14 = heads
            s15 = head_dim
            s16 = x31
            s17 = x32
            s18 = x29
            s19 = kv_heads
            s38 = x53
            s39 = x54
            s40 = batch
            s41 = heads
            s42 = seq
            s43 = context
            s44 = x53
            s45 = x54
            s46 = batch
            s47 = heads
            s48 = seq
            s49 = context
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
        else:
            if recompute in ('none', 'full'):
                x55 = core_kept*x2*x29
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s19 = 0
                s44 = x53
                s45 = x54
                s46 = batch
                s47 = heads
                s48 = seq
                s49 = context
                s56 = core_kept*x39
                s57 = core_kept*x40
                s58 = batch
                s59 = heads
                s60 = seq
                s61 = head_dim
                s62 = x55
                s63 = width_act*x55
                s64 = context
                s65 = x53
                s66 = context*x48
                s67 = x54
            else:
                s11 = x27
                s12 = x28
                s13 = x25
                s14 = heads
                s15 = head_dim
                s16 = x31
                s17 = x32
                s18 = x29
                s19 = kv_heads
                s44 = 0
                s45 = 0
                s46 = 0
                s47 = 0
                s48 = 0
                s49 = 0
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
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
        x49 = head_dim*x35 + x33*(head_dim + x34)
        x50 = 3*context
        x51 = width_act*x43*(head_dim + x50)
        x52 = context*x43
        s22 = x37*x49
        s23 = x51
        s24 = 0
        s25 = x37*(x11*x35 + x33*(context*(x20 + 3) + x11))
        s26 = x44*(x21 + x50)
        s27 = 0
        s28 = 0
        s29 = x46*x49
        s30 = core_rerun*x51
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s50 = x52
        s51 = width_act_grad*x52
        s52 = batch
        s53 = heads
        s54 = seq
        s55 = context
    x56 = hidden*x25
    x57 = width_act*x56
    x58 = 4*x26
    x59 = hidden*layer_kept
    x60 = x25*x59
    x61 = width_act*x60
    x63 = ffn*x26
    x64 = width_act*x63
    x65 = 4*hidden
    if activations == "fused":
        s0 = x56
        s1 = x57
        s2 = x26
        s3 = x58
        s4 = x25
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s68 = x60
        s69 = x61
        s70 = x25
        s71 = hidden
        s72 = 0
        s73 = 0
        s74 = 0
        s77 = x56
        s78 = x57
        s79 = x41
        s80 = 0
        s81 = 0
        s82 = 0
    elif activations == "paper":
        s0 = x56
        s1 = x57
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s68 = x60
        s69 = x61
        s70 = x25
        s71 = hidden
        s72 = 0
        s73 = 0
        s74 = 0
        s77 = x56
        s78 = x57
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
    else:
        x62 = 1 - layer_kept
        s0 = x56*x62
        s1 = x57*x62
        s2 = x26
        s3 = x58
        s4 = x25
        s5 = x60
        s6 = x41*x59
        s7 = x25
        s8 = hidden
        s9 = x59
        s10 = 4*x59
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = x63
        s73 = x64
        s74 = ffn
        s77 = 0
        s78 = 0
        s79 = x41
        s80 = x56
        s81 = x25*x65
        s82 = x65
    x66 = vocab*x25
    x67 = width_act_grad*x66
    if loss == "eager":
        s83 = vocab*x45
        s84 = vocab*x41
        s85 = 0
        s86 = x45
        s87 = x66
        s88 = x25
        s89 = vocab
    else:
        s83 = 0
        s84 = 0
        s85 = x67
        s86 = 0
        s87 = 0
        s88 = 0
        s89 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x71 = cost_div + 1
    x72 = cost_rsqrt + x65 + x71
    x73 = hidden + x25*x72
    x74 = hidden*layer_rerun
    x75 = 10*hidden
    x76 = x25*(layer_rerun*x72 + x75) + x74
    x77 = hidden*width_param
    x78 = width_act_grad*x56
    x79 = layer_rerun + 1
    x80 = x57*x79
    x81 = x77*x79
    x82 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x83 = accumulating*x82
    x84 = width_act*x25
    x85 = x74*x84
    x86 = layer_rerun*x41
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x87 = hidden*f1
    x88 = hidden*width_master
    x89 = 2*hidden
    x90 = width_opt*x89
    x91 = heads + 2*kv_heads
    x92 = x21*x91
    x93 = x56*x92
    x94 = layer_rerun + 2
    x95 = x93*x94
    x96 = head_dim*x91
    x97 = x77*x96
    x98 = x84*x96
    x99 = width_act_grad*x25
    x100 = x92*x99
    x101 = x81*x96
    x102 = x83*x96
    x103 = x82*x96
    x104 = layer_rerun*x98
    x105 = hidden*x96
    x106 = x87*x96
    x107 = x88*x96
    x108 = hidden*x21
    x109 = x108*x91
    x110 = width_opt*x109
    x111 = kv_heads*x8
    x112 = width_act_grad*x39
    x113 = width_act_grad*x30
    x114 = x22*x56
    x115 = x114*x94
    x116 = x2*x77
    x117 = x25*x89
    x118 = width_act_grad*x117
    x119 = x2*x81
    x120 = x40*x79
    x121 = x2*x83
    x122 = x2*x82
    x123 = hidden*x2
    x124 = x2*x87
    x125 = x2*x88
    x126 = heads*x108
    x127 = width_opt*x126
    x128 = x56*x79
    x129 = width_act*x117
    x130 = 2*x85
    x131 = ffn*x65
    x132 = x131*x25
    x133 = x132*x94
    x134 = 2*ffn
    x135 = x134*x77
    x136 = x134*x84
    x137 = ffn*width_act_grad*x41
    x138 = x134*x81
    x139 = x134*x83
    x140 = x134*x82
    x141 = layer_rerun*x136
    x142 = ffn*x89
    x143 = x134*x87
    x144 = x134*x88
    x145 = width_opt*x131
    x146 = ffn*x25
    x147 = x146*(cost_gelu + 1)
    x148 = x146*(cost_gelu*x79 + layer_rerun + 5)
    x149 = width_act*x146
    x150 = width_act_grad*x146
    x151 = x136*x79
    x152 = x134*x99
    x153 = layer_rerun*x149
    x154 = x142*x25
    x155 = x154*x94
    x156 = ffn*x77
    x157 = ffn*x81
    x158 = x149*x79
    x159 = ffn*x83
    x160 = ffn*x82
    x161 = hidden*ffn
    x162 = ffn*x87
    x163 = ffn*x88
    x164 = ffn*x90
    x165 = hidden*vocab
    x166 = vocab*x77
    x167 = vocab*x82
    x168 = x25*(hidden + vocab)
    x169 = width_act*x168
    x170 = width_act*x66
    x171 = cost_div + cost_rsqrt + 14
    x172 = full_attention_layers + sliding_attention_layers
    x173 = 3*ffn
    x174 = x21*(heads + kv_heads)
    x175 = vocab + x172*(x173 + x174 + 4) + 1
    x176 = x175*x88
    x177 = x175*x90
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x73, _1=x76, _2=x57, _3=x77, _4=x57, _5=x41, _6=x78, _7=x80, _8=x41, _9=x81, _10=x78, _11=x83, _12=x82,
        _13=x85, _14=x86, _15=hidden, _16=x77, _17=hidden, _18=x87, _19=x88, _20=hidden, _21=hidden, _22=x82,
        _23=hidden, _24=x89, _25=x90, _26=hidden, _27=2, _28=s0, _29=s1, _30=x25, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x56, _36=x78, _37=x25, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s9, _44=s10, _45=s8,
        _46=s5, _47=s6, _48=s7, _49=s8, _50=x60, _51=x61, _52=x25, _53=hidden, _54=x93, _55=x95, _56=x57, _57=x97,
        _58=x98, _59=x100, _60=x101, _61=x78, _62=x80, _63=x102, _64=x103, _65=x104, _66=x105, _67=x97, _68=hidden,
        _69=x96, _70=x106, _71=x107, _72=hidden, _73=x96, _74=x105, _75=x103, _76=hidden, _77=x96, _78=x109,
        _79=x110, _80=hidden, _81=x96, _82=2, _83=x56, _84=x78, _85=x25, _86=hidden, _87=s11, _88=s12, _89=s13,
        _90=s14, _91=s15, _92=s16, _93=s17, _94=s18, _95=s19, _96=s15, _97=s16, _98=s17, _99=s18, _100=s19,
        _101=s15, _102=x4, _103=batch*(heads*x9 + x111), _104=s20, _105=s21, _106=s22, _107=s23, _108=s24, _109=s25,
        _110=s26, _111=s27, _112=s28, _113=s29, _114=s30, _115=x27, _116=x28, _117=x25, _118=heads, _119=head_dim,
        _120=s31, _121=s32, _122=s33, _123=s34, _124=x39, _125=x112, _126=x25, _127=heads, _128=head_dim, _129=x30,
        _130=x113, _131=x29, _132=kv_heads, _133=head_dim, _134=x30, _135=x113, _136=x29, _137=kv_heads,
        _138=head_dim, _139=s35, _140=s36, _141=s37, _142=s38, _143=s39, _144=s40, _145=s41, _146=s42, _147=s43,
        _148=s44, _149=s45, _150=s46, _151=s47, _152=s48, _153=s49, _154=s50, _155=s51, _156=s52, _157=s53,
        _158=s54, _159=s55, _160=s50, _161=s51, _162=s52, _163=s53, _164=s54, _165=s55, _166=s56, _167=s57,
        _168=s58, _169=s59, _170=s60, _171=s61, _172=s62, _173=s63, _174=s58, _175=s59, _176=s64, _177=s61,
        _178=s62, _179=s63, _180=s58, _181=s59, _182=s64, _183=s61, _184=s65, _185=s66, _186=s58, _187=s59,
        _188=s60, _189=s64, _190=s65, _191=s67, _192=s58, _193=s59, _194=s60, _195=s64, _196=x114, _197=x115,
        _198=x40, _199=x116, _200=x57, _201=x118, _202=x119, _203=x112, _204=x120, _205=x121, _206=x122, _207=x85,
        _208=x123, _209=x116, _210=x2, _211=hidden, _212=x124, _213=x125, _214=x2, _215=hidden, _216=x123,
        _217=x122, _218=x2, _219=hidden, _220=x126, _221=x127, _222=x2, _223=hidden, _224=2, _225=x39, _226=x112,
        _227=x25, _228=heads, _229=head_dim, _230=s68, _231=s69, _232=s70, _233=s71, _234=x73, _235=x76, _236=x57,
        _237=x77, _238=x57, _239=x41, _240=x78, _241=x80, _242=x41, _243=x81, _244=x78, _245=x83, _246=x82,
        _247=x85, _248=x86, _249=hidden, _250=x77, _251=hidden, _252=x87, _253=x88, _254=hidden, _255=hidden,
        _256=x82, _257=hidden, _258=x89, _259=x90, _260=hidden, _261=2, _262=s2, _263=s3, _264=s4, _265=x56,
        _266=x78, _267=x25, _268=hidden, _269=s5, _270=s6, _271=s7, _272=s8, _273=s9, _274=s10, _275=s8, _276=s5,
        _277=s6, _278=s7, _279=s8, _280=x56, _281=x128, _282=x129, _283=x57, _284=x118, _285=x78, _286=x130,
        _287=x85, _288=x56, _289=x78, _290=x25, _291=hidden, _292=s68, _293=s69, _294=s70, _295=s71, _296=x73,
        _297=x76, _298=x57, _299=x77, _300=x57, _301=x41, _302=x78, _303=x80, _304=x41, _305=x81, _306=x78,
        _307=x83, _308=x82, _309=x85, _310=x86, _311=hidden, _312=x77, _313=hidden, _314=x87, _315=x88, _316=hidden,
        _317=hidden, _318=x82, _319=hidden, _320=x89, _321=x90, _322=hidden, _323=2, _324=s2, _325=s3, _326=s4,
        _327=x56, _328=x78, _329=x25, _330=hidden, _331=s5, _332=s6, _333=s7, _334=s8, _335=s9, _336=s10, _337=s8,
        _338=s5, _339=s6, _340=s7, _341=s8, _342=x60, _343=x61, _344=x25, _345=hidden, _346=x132, _347=x133,
        _348=x57, _349=x135, _350=x136, _351=x137, _352=x138, _353=x78, _354=x80, _355=x139, _356=x140, _357=x141,
        _358=x142, _359=x135, _360=hidden, _361=x134, _362=x143, _363=x144, _364=hidden, _365=x134, _366=x142,
        _367=x140, _368=hidden, _369=x134, _370=x131, _371=x145, _372=hidden, _373=x134, _374=2, _375=x56, _376=x78,
        _377=x25, _378=hidden, _379=x63, _380=x64, _381=x25, _382=ffn, _383=x63, _384=x64, _385=x25, _386=ffn,
        _387=x147, _388=x148, _389=x136, _390=x149, _391=x150, _392=x151, _393=x152, _394=x153, _395=x146,
        _396=x150, _397=x25, _398=ffn, _399=x146, _400=x150, _401=x25, _402=ffn, _403=s72, _404=s73, _405=s7,
        _406=s74, _407=x63, _408=x64, _409=x25, _410=ffn, _411=x154, _412=x155, _413=x149, _414=x156, _415=x57,
        _416=x118, _417=x157, _418=x150, _419=x158, _420=x159, _421=x160, _422=x85, _423=x161, _424=x156, _425=ffn,
        _426=hidden, _427=x162, _428=x163, _429=ffn, _430=hidden, _431=x161, _432=x160, _433=ffn, _434=hidden,
        _435=x142, _436=x164, _437=ffn, _438=hidden, _439=2, _440=x146, _441=x150, _442=x25, _443=ffn, _444=s68,
        _445=s69, _446=s70, _447=s71, _448=x73, _449=x76, _450=x57, _451=x77, _452=x57, _453=x41, _454=x78,
        _455=x80, _456=x41, _457=x81, _458=x78, _459=x83, _460=x82, _461=x85, _462=x86, _463=hidden, _464=x77,
        _465=hidden, _466=x87, _467=x88, _468=hidden, _469=hidden, _470=x82, _471=hidden, _472=x89, _473=x90,
        _474=hidden, _475=2, _476=s2, _477=s3, _478=s4, _479=x56, _480=x78, _481=x25, _482=hidden, _483=s5, _484=s6,
        _485=s7, _486=s8, _487=s9, _488=s10, _489=s8, _490=s5, _491=s6, _492=s7, _493=s8, _494=x56, _495=x128,
        _496=x129, _497=x57, _498=x118, _499=x78, _500=x130, _501=x85, _502=x56, _503=x78, _504=x25, _505=hidden,
        _506=x73, _507=x76, _508=x57, _509=x77, _510=x57, _511=x41, _512=x78, _513=x80, _514=x41, _515=x81,
        _516=x78, _517=x83, _518=x82, _519=x85, _520=x86, _521=hidden, _522=x77, _523=hidden, _524=x87, _525=x88,
        _526=hidden, _527=hidden, _528=x82, _529=hidden, _530=x89, _531=x90, _532=hidden, _533=2, _534=s0, _535=s1,
        _536=x25, _537=hidden, _538=s2, _539=s3, _540=s4, _541=x56, _542=x78, _543=x25, _544=hidden, _545=s5,
        _546=s6, _547=s7, _548=s8, _549=s9, _550=s10, _551=s8, _552=s5, _553=s6, _554=s7, _555=s8, _556=x60,
        _557=x61, _558=x25, _559=hidden, _560=x93, _561=x95, _562=x57, _563=x97, _564=x98, _565=x100, _566=x101,
        _567=x78, _568=x80, _569=x102, _570=x103, _571=x104, _572=x105, _573=x97, _574=hidden,
        : None
    ).__defaults__ + (
        lambda
        _575=x96, _576=x106, _577=x107, _578=hidden, _579=x96, _580=x105, _581=x103, _582=hidden, _583=x96,
        _584=x109, _585=x110, _586=hidden, _587=x96, _588=2, _589=x56, _590=x78, _591=x25, _592=hidden, _593=s11,
        _594=s12, _595=s13, _596=s14, _597=s15, _598=s16, _599=s17, _600=s18, _601=s19, _602=s15, _603=s16,
        _604=s17, _605=s18, _606=s19, _607=s15, _608=x16, _609=batch*(heads*x18 + x111), _610=s75, _611=s76,
        _612=s22, _613=s23, _614=s24, _615=s25, _616=s26, _617=s27, _618=s28, _619=s29, _620=s30, _621=x27,
        _622=x28, _623=x25, _624=heads, _625=head_dim, _626=s31, _627=s32, _628=s33, _629=s34, _630=x39, _631=x112,
        _632=x25, _633=heads, _634=head_dim, _635=x30, _636=x113, _637=x29, _638=kv_heads, _639=head_dim, _640=x30,
        _641=x113, _642=x29, _643=kv_heads, _644=head_dim, _645=s35, _646=s36, _647=s37, _648=s38, _649=s39,
        _650=s40, _651=s41, _652=s42, _653=s43, _654=s44, _655=s45, _656=s46, _657=s47, _658=s48, _659=s49,
        _660=s50, _661=s51, _662=s52, _663=s53, _664=s54, _665=s55, _666=s50, _667=s51, _668=s52, _669=s53,
        _670=s54, _671=s55, _672=s56, _673=s57, _674=s58, _675=s59, _676=s60, _677=s61, _678=s62, _679=s63,
        _680=s58, _681=s59, _682=s64, _683=s61, _684=s62, _685=s63, _686=s58, _687=s59, _688=s64, _689=s61,
        _690=s65, _691=s66, _692=s58, _693=s59, _694=s60, _695=s64, _696=s65, _697=s67, _698=s58, _699=s59,
        _700=s60, _701=s64, _702=x114, _703=x115, _704=x40, _705=x116, _706=x57, _707=x118, _708=x119, _709=x112,
        _710=x120, _711=x121, _712=x122, _713=x85, _714=x123, _715=x116, _716=x2, _717=hidden, _718=x124, _719=x125,
        _720=x2, _721=hidden, _722=x123, _723=x122, _724=x2, _725=hidden, _726=x126, _727=x127, _728=x2,
        _729=hidden, _730=2, _731=x39, _732=x112, _733=x25, _734=heads, _735=head_dim, _736=s68, _737=s69, _738=s70,
        _739=s71, _740=x73, _741=x76, _742=x57, _743=x77, _744=x57, _745=x41, _746=x78, _747=x80, _748=x41,
        _749=x81, _750=x78, _751=x83, _752=x82, _753=x85, _754=x86, _755=hidden, _756=x77, _757=hidden, _758=x87,
        _759=x88, _760=hidden, _761=hidden, _762=x82, _763=hidden, _764=x89, _765=x90, _766=hidden, _767=2, _768=s2,
        _769=s3, _770=s4, _771=x56, _772=x78, _773=x25, _774=hidden, _775=s5, _776=s6, _777=s7, _778=s8, _779=s9,
        _780=s10, _781=s8, _782=s5, _783=s6, _784=s7, _785=s8, _786=x56, _787=x128, _788=x129, _789=x57, _790=x118,
        _791=x78, _792=x130, _793=x85, _794=x56, _795=x78, _796=x25, _797=hidden, _798=s68, _799=s69, _800=s70,
        _801=s71, _802=x73, _803=x76, _804=x57, _805=x77, _806=x57, _807=x41, _808=x78, _809=x80, _810=x41,
        _811=x81, _812=x78, _813=x83, _814=x82, _815=x85, _816=x86, _817=hidden, _818=x77, _819=hidden, _820=x87,
        _821=x88, _822=hidden, _823=hidden, _824=x82, _825=hidden, _826=x89, _827=x90, _828=hidden, _829=2, _830=s2,
        _831=s3, _832=s4, _833=x56, _834=x78, _835=x25, _836=hidden, _837=s5, _838=s6, _839=s7, _840=s8, _841=s9,
        _842=s10, _843=s8, _844=s5, _845=s6, _846=s7, _847=s8, _848=x60, _849=x61, _850=x25, _851=hidden, _852=x132,
        _853=x133, _854=x57, _855=x135, _856=x136, _857=x137, _858=x138, _859=x78, _860=x80, _861=x139, _862=x140,
        _863=x141, _864=x142, _865=x135, _866=hidden, _867=x134, _868=x143, _869=x144, _870=hidden, _871=x134,
        _872=x142, _873=x140, _874=hidden, _875=x134, _876=x131, _877=x145, _878=hidden, _879=x134, _880=2,
        _881=x56, _882=x78, _883=x25, _884=hidden, _885=x63, _886=x64, _887=x25, _888=ffn, _889=x63, _890=x64,
        _891=x25, _892=ffn, _893=x147, _894=x148, _895=x136, _896=x149, _897=x150, _898=x151, _899=x152, _900=x153,
        _901=x146, _902=x150, _903=x25, _904=ffn, _905=x146, _906=x150, _907=x25, _908=ffn, _909=s72, _910=s73,
        _911=s7, _912=s74, _913=x63, _914=x64, _915=x25, _916=ffn, _917=x154, _918=x155, _919=x149, _920=x156,
        _921=x57, _922=x118, _923=x157, _924=x150, _925=x158, _926=x159, _927=x160, _928=x85, _929=x161, _930=x156,
        _931=ffn, _932=hidden, _933=x162, _934=x163, _935=ffn, _936=hidden, _937=x161, _938=x160, _939=ffn,
        _940=hidden, _941=x142, _942=x164, _943=ffn, _944=hidden, _945=2, _946=x146, _947=x150, _948=x25, _949=ffn,
        _950=s68, _951=s69, _952=s70, _953=s71, _954=x73, _955=x76, _956=x57, _957=x77, _958=x57, _959=x41,
        _960=x78, _961=x80, _962=x41, _963=x81, _964=x78, _965=x83, _966=x82, _967=x85, _968=x86, _969=hidden,
        _970=x77, _971=hidden, _972=x87, _973=x88, _974=hidden, _975=hidden, _976=x82, _977=hidden, _978=x89,
        _979=x90, _980=hidden, _981=2, _982=s2, _983=s3, _984=s4, _985=x56, _986=x78, _987=x25, _988=hidden,
        _989=s5, _990=s6, _991=s7, _992=s8, _993=s9, _994=s10, _995=s8, _996=s5, _997=s6, _998=s7, _999=s8,
        _1000=x56, _1001=x128, _1002=x129, _1003=x57, _1004=x118, _1005=x78, _1006=x130, _1007=x85, _1008=x56,
        _1009=x78, _1010=x25, _1011=hidden, _1012=x56, _1013=x117, _1014=x25*x77, _1015=x45, _1016=x57,
        _1017=x82*(vocab*(1 - accumulating) + x25), _1018=x78, _1019=x45, _1020=x25*x82, _1021=x165, _1022=x166,
        _1023=vocab, _1024=hidden, _1025=vocab*x87, _1026=vocab*x88, _1027=vocab, _1028=hidden, _1029=x165,
        _1030=x167, _1031=vocab, _1032=hidden, _1033=vocab*x89, _1034=vocab*x90, _1035=vocab, _1036=hidden, _1037=2,
        _1038=x25, _1039=x45, _1040=x25, _1041=x73, _1042=x25*x75, _1043=x57, _1044=x77, _1045=x57, _1046=x41,
        _1047=x78, _1048=x57, _1049=x41, _1050=x77, _1051=x78, _1052=x83, _1053=x82, _1054=hidden, _1055=x77,
        _1056=hidden, _1057=x87, _1058=x88, _1059=hidden, _1060=hidden, _1061=x82, _1062=hidden, _1063=x89,
        _1064=x90, _1065=hidden, _1066=2, _1067=s77, _1068=s78, _1069=s70, _1070=s71, _1071=s4, _1072=s79, _1073=s4,
        _1074=x56, _1075=x78, _1076=x25, _1077=hidden, _1078=s80, _1079=s81, _1080=s7, _1081=s8, _1082=s8,
        _1083=s82, _1084=s8, _1085=s80, _1086=s81, _1087=s7, _1088=s8, _1089=x56, _1090=x57, _1091=x25,
        _1092=hidden, _1093=x66*x89, _1094=x66*(cost_tanh + x71), _1095=x65*x66, _1096=3*x66, _1097=x169,
        _1098=x166, _1099=2*x170, _1100=3*x67, _1101=x166, _1102=width_act_grad*x168, _1103=x169, _1104=x167,
        _1105=x167, _1106=x66, _1107=x170, _1108=x25, _1109=vocab, _1110=x56, _1111=x78, _1112=x25, _1113=hidden,
        _1114=x66, _1115=x67, _1116=x25, _1117=vocab, _1118=x25*(vocab*(cost_exp + 4) + cost_log + 1),
        _1119=x66*(cost_exp + x71), _1120=x170, _1121=s83, _1122=s84, _1123=x45, _1124=s85, _1125=s83, _1126=s86,
        _1127=s84, _1128=x67, _1129=s85, _1130=s87, _1131=s84, _1132=s88, _1133=s89, _1134=s88, _1135=s86,
        _1136=s88, _1137=x66, _1138=x67, _1139=x25, _1140=vocab,
        _1141=hidden*(vocab*x171 + x171 + x172*(4*cost_div + 4*cost_rsqrt + x171*x173 + x171*x174 + 56)),
        _1142=x175*x82, _1143=x176, _1144=x77*(x175 - f1*x175), _1145=x177, _1146=x175*x77, _1147=x176, _1148=x177,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_tanh=1, cost_gelu=8, flops="model",
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
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x0 = head_dim*layer_kept
    x1 = full_attention_layers + sliding_attention_layers
    x2 = seq*heads
    x3 = x1*x2
    x4 = 2*kv_heads
    x5 = context*x4
    x6 = width_act*x1
    x7 = x0*x6
    x9 = batch*x7*(x2 + x5)
    x11 = batch*width_act
    x12 = batch*x2
    x14 = 2*context
    x15 = x14*(width_act + 2)
    x16 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x8 = batch*(x3*(width_act*x0 + 4*core_kept) + x5*x7)
        if activations == "fused":
            s1 = x8
        elif activations == "paper":
            s1 = x9
        else:
            if recompute in ('none', 'full'):
                s1 = 24*core_kept*x1 + x8
            else:
                s1 = x9
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            x10 = context*core_kept
            s1 = x11*(x0*x1*x5 + x3*(x0 + x10))
            s2 = x10*x12*x6
        else:
            if recompute in ('none', 'full'):
                x13 = head_dim*x6
                s1 = core_kept*x16*(seq*(x1*x15 + x13) + x13*x14)
            else:
                s1 = x9
            s2 = 0
    x17 = layer_kept*x1
    x18 = hidden*(x1*(3*layer_kept + 1) + 1)
    x19 = batch*seq
    x20 = seq*x11
    if activations == "fused":
        s0 = x19*(width_act*x18 + 16*x17 + 4)
    elif activations == "paper":
        s0 = x18*x20
    else:
        s0 = 4*hidden*(4*x17 + 1) + x19*(hidden*(x6 + 8) + x17*(hidden*(32 - width_act) + ffn*width_act + 16) + 4)
    if loss == "eager":
        s3 = 4*x19*(vocab + 2)
    else:
        s3 = 0
    x24 = 2*heads
    x25 = 3*ffn
    x26 = 5*hidden + x25
    x27 = head_dim*x24 + x26
    x28 = head_dim*width_act
    x29 = x28*x5
    x30 = batch*(seq*(4*heads + width_act*x27 + 16) + x29)
    x31 = head_dim*x5
    x32 = x11*(seq*x27 + x31)
    x33 = 8*hidden
    x34 = heads*head_dim
    x35 = hidden + 2*ffn
    x36 = 16*hidden + 8
    x37 = width_act*(x34 + x35) + x36
    x38 = context*kv_heads
    x39 = x28*x38
    x40 = 2*(batch*(seq*(x24 + x37) + x39) + x33 + 12)
    x41 = 2*(batch*(seq*x37 + x39) + x33)
    x42 = context + head_dim
    x43 = x24*x42 + x26
    x44 = batch*(seq*(width_act*x43 + 16) + x29)
    x45 = x11*(seq*x43 + x31)
    x46 = 2*(batch*(seq*(context*x24 + width_act*(heads*x42 + x35) + x36) + context*width_act*x34) + x33)
    if attention == "flash":
        if activations == "fused":
            layer_full_attention = x30
        elif activations == "paper":
            layer_full_attention = x32
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x40
            else:
                layer_full_attention = x41
    else:
        if activations == "fused":
            layer_full_attention = x44
        elif activations == "paper":
            layer_full_attention = x45
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x46
            else:
                layer_full_attention = x41
    x22 = width_act_grad*x19
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x19*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x22
    if attention == "flash":
        if activations == "fused":
            layer_sliding_attention = x30
        elif activations == "paper":
            layer_sliding_attention = x32
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x40
            else:
                layer_sliding_attention = x41
    else:
        if activations == "fused":
            layer_sliding_attention = x44
        elif activations == "paper":
            layer_sliding_attention = x45
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x46
            else:
                layer_sliding_attention = x41
    x63 = batch*width_act_grad
    f7 = max(context*x63*(kv_heads*head_dim + 2*x2), x63*(x2*x42 + x31))
    x56 = head_dim*width_act_grad
    x57 = 2*batch*(x2*(x56 + 2) + x38*x56)
    if attention == "flash":
        moment_full_attention_attention_core = x57
    else:
        moment_full_attention_attention_core = f7
    x58 = 4*x12
    x59 = 4*(x12 + 6)
    x60 = x11*x14*x2
    x61 = x16*(seq*(x15 + x28) + x14*x28)
    if attention == "flash":
        if activations == "fused":
            core_full_attention_attention_core = x58
        elif activations == "paper":
            core_full_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x59
            else:
                core_full_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_full_attention_attention_core = x60
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x61
            else:
                core_full_attention_attention_core = 0
    if attention == "flash":
        moment_sliding_attention_attention_core = x57
    else:
        moment_sliding_attention_attention_core = f7
    if attention == "flash":
        if activations == "fused":
            core_sliding_attention_attention_core = x58
        elif activations == "paper":
            core_sliding_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x59
            else:
                core_sliding_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_sliding_attention_attention_core = x60
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x61
            else:
                core_sliding_attention_attention_core = 0
    x21 = 1 - layer_kept
    x23 = hidden*x22
    x47 = 3*x23
    x48 = hidden + vocab
    x49 = 2*hidden
    x50 = x22*x49
    x51 = x22*x25
    x52 = x22*(hidden + ffn)
    x53 = x22*x35
    x54 = x22*(hidden + x34)
    x55 = x22*(hidden + head_dim*(heads + x4))
    x62 = layer_kept - core_kept
    x64 = width_param + width_master + width_param_grad + 2*width_opt
    x65 = 2*head_dim*x64*(heads + kv_heads) + 4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt + x25*x64
    x66 = vocab*x64 + x64
    x67 = x25 + x34
    moment_ends_lm_head = x22*x48
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x50
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x23
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    moment_full_attention_ffn_up = x53
    moment_full_attention_ffn_down = x52
    moment_full_attention_ffn_norm = x50
    moment_full_attention_ffn_post_norm = x50
    moment_full_attention_attention_norm = x50
    moment_full_attention_ffn_activation = x51
    moment_full_attention_qkv_projection = x55
    moment_full_attention_output_projection = x54
    moment_full_attention_attention_post_norm = x50
    f5 = max(core_full_attention_attention_core*x62 + moment_full_attention_attention_core, moment_full_attention_attention_norm, moment_full_attention_attention_post_norm, moment_full_attention_ffn_activation, moment_full_attention_ffn_down, moment_full_attention_ffn_norm, moment_full_attention_ffn_post_norm, moment_full_attention_ffn_up, moment_full_attention_output_projection, moment_full_attention_qkv_projection)
    branch_full_attention = f5
    moment_full_attention_ffn_residual = x47
    moment_full_attention_attention_residual = x47
    f1 = max(branch_full_attention + x23, moment_full_attention_attention_residual, moment_full_attention_ffn_residual)
    f2 = min(1, full_attention_layers)
    point_full_attention = f2*(f1 + layer_full_attention*x21)
    moment_sliding_attention_ffn_up = x53
    moment_sliding_attention_ffn_down = x52
    moment_sliding_attention_ffn_norm = x50
    moment_sliding_attention_ffn_post_norm = x50
    moment_sliding_attention_attention_norm = x50
    moment_sliding_attention_ffn_activation = x51
    moment_sliding_attention_qkv_projection = x55
    moment_sliding_attention_output_projection = x54
    moment_sliding_attention_attention_post_norm = x50
    f6 = max(core_sliding_attention_attention_core*x62 + moment_sliding_attention_attention_core, moment_sliding_attention_attention_norm, moment_sliding_attention_attention_post_norm, moment_sliding_attention_ffn_activation, moment_sliding_attention_ffn_down, moment_sliding_attention_ffn_norm, moment_sliding_attention_ffn_post_norm, moment_sliding_attention_ffn_up, moment_sliding_attention_output_projection, moment_sliding_attention_qkv_projection)
    branch_sliding_attention = f6
    moment_sliding_attention_ffn_residual = x47
    moment_sliding_attention_attention_residual = x47
    f3 = max(branch_sliding_attention + x23, moment_sliding_attention_attention_residual, moment_sliding_attention_ffn_residual)
    f4 = min(1, sliding_attention_layers)
    point_sliding_attention = f4*(f3 + layer_sliding_attention*x21)
    f0 = max(point_embedding, point_full_attention, point_head, point_loss, point_norm, point_optimizer, point_sliding_attention)
    values = (
        hidden*(x1*x65 + x66), x19*(width_act*(x17*(x49 + x67) + x48) + 8) + s0 + s1 + s2 + s3,
        hidden*(x1*(2*layer_kept*x20 + x65) + x20 + x66) + f0 + x19*(width_act*(vocab + x17*x67) + 8) + s0 + s1 + s2 + s3,
        point_sliding_attention, point_full_attention, point_embedding, point_norm, point_head, point_loss,
        point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
