"""Costs of granite, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "granite"
FORMULAS = "standard"
FORMULAS_SHA256 = "5ec19d5d63b01d15c9662dd31fc1fde7afaa98bd1cfc184104999fc21f5e7c12"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "ffn", "grad_accum",
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
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("dense", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("dense", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("dense", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "normed"),
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
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("dense", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("dense", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("dense", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("dense", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("dense", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("dense", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("dense", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("dense", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("dense", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("dense", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "lm_head", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x18 = 2*context
    x56 = seq*context
    if pairs == "full":
        pairs_size = x56
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x56, 2)
    x3 = pairs_size*x2
    x4 = batch*x0*x1*x3
    x5 = cost_exp + cost_div
    x6 = x5 + 6
    x8 = 3*head_dim
    x9 = seq*x8
    x10 = core_rerun + 1
    x11 = x10*x9
    x12 = kv_heads*x11
    x13 = batch*layers
    x7 = pairs_size*x6
    x14 = x13*(heads*(core_rerun*(x7 + x9) + 7*pairs_size + x9) + x12)
    x15 = 2*x3
    if flops == "model":
        s0 = x4
        s1 = x14
    else:
        if attention == "flash":
            s0 = x13*x15*(2*core_rerun + 5)
            s1 = x13*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 9) + x11) + x12)
        else:
            s0 = x4
            s1 = x14
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = x13*(x17 + x19)
    x21 = x13*x17
    x22 = x10*x19
    x23 = 2*width_act_grad
    x24 = head_dim*(width_act*core_rerun + width_act_grad)
    x25 = context*kv_heads
    x26 = head_dim*x23*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x28 = x19*x27
    x30 = layer_kept*x16
    x31 = 2*layer_kept
    x32 = x16*x25*x31
    x34 = x20*x27
    x35 = x20*x30
    x37 = 3*width_act
    x39 = 4*width_act_grad
    x42 = 2*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = batch*(x17*(core_kept + x27) + x28)
        x33 = batch*(x17*(4*core_kept + x30) + x32)
        if activations == "fused":
            s11 = layers*x29
            s15 = layers*x33
        elif activations == "paper":
            s11 = x34
            s15 = x35
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x29)
                s15 = layers*(24*core_kept + x33)
            else:
                s11 = x34
                s15 = x35
        s2 = x16*x20
        s4 = x21*(x16 + 4)
        s6 = x13*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s8 = x13*(x17*(4*core_rerun + x24 + 4) + x26)
        s12 = 0
        s16 = 0
    else:
        x36 = 3*context + head_dim
        if activations in ('fused', 'paper'):
            x40 = context*core_kept
            x41 = x21*x40
            s11 = x13*(x17*(x27 + x40) + x28)
            s12 = 2*x41
            s15 = x13*(x17*(x30 + x40) + x32)
            s16 = x41*x42
        else:
            if recompute in ('none', 'full'):
                x43 = heads*core_kept*x13
                s11 = x43*(seq*x36 + head_dim*x18)
                s15 = x43*(seq*(context*(width_act + 5) + x16) + x16*x18)
            else:
                s11 = x34
                s15 = x35
            s12 = 0
            s16 = 0
        x38 = x37 + 1
        s2 = width_act*x13*(head_dim*x19 + x17*x36)
        s4 = x21*(context*x38 + x16)
        s6 = x13*(x16*x22 + x17*(context*(width_act*(3*core_rerun + 2) + x39 + 1) + head_dim*(width_act*x10 + x23)))
        s8 = x13*(x17*(context*(3*width_act_grad + core_rerun*x38) + x24) + x26)
    x44 = layer_kept + 1
    x46 = batch*seq
    x47 = hidden*width_act
    x49 = 2*hidden
    x50 = width_act + 4
    if activations == "fused":
        x45 = hidden*x44
        s10 = x46*(layers*(x31 + x45) + hidden + 1)
        s14 = x46*(layers*(width_act*x45 + 8*layer_kept) + x47 + 4)
    elif activations == "paper":
        x48 = x46*(layers*x44 + 1)
        s10 = hidden*x48
        s14 = x47*x48
    else:
        s10 = x46*(layers*(hidden + layer_kept*(3*hidden + ffn + 2)) + x49 + 1)
        s14 = x46*(layers*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8) + x47) + hidden*x50 + 4)
    x52 = vocab + 1
    x54 = vocab*width_act_grad
    x55 = x46*x54
    if loss == "eager":
        x51 = vocab*x46
        x53 = x46*x52
        s3 = x46*(vocab*x50 + 8)
        s5 = 8*x51
        s7 = 8*x53
        s9 = x51*(width_act_grad + 4)
        s13 = x53
        s17 = 4*x46*(vocab + 2)
    else:
        s3 = x46*(vocab*width_act + 8)
        s5 = x55
        s7 = x55
        s9 = x55
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x57 = 3*ffn
    x58 = heads + kv_heads
    x59 = 2*head_dim*x58
    x60 = x57 + x59
    x61 = x60 + 2
    x62 = layers*x61 + x52
    x63 = hidden*x62
    x64 = 12*hidden
    x65 = 2*cost_div + 2*cost_rsqrt
    x66 = ffn*(cost_silu + 1) + x64 + x65 + 2
    x67 = cost_div + cost_rsqrt
    x68 = 2*vocab
    x69 = layer_rerun + 2
    x70 = x67 + 14
    x71 = x2 + x57
    x72 = 6*hidden
    x73 = head_dim*(heads + 2*kv_heads) + x57 + x72
    x74 = 2*layer_rerun
    x75 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x76 = width_param_grad*accumulating
    x77 = 5*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x78 = width_param*(1 - f1)
    x79 = width_master + 2*width_opt
    x80 = width_param_grad + x78 + x79
    x81 = 2*width_master + 4*width_opt
    x82 = width_param + x79
    x83 = x49*x62
    x84 = layers*layer_kept*(x49 + x71) + hidden
    values = (
        x63, x63, 0, 2*batch*(seq*hidden*(layers*x60 + vocab) + layers*x15),
        batch*(seq*(layers*(x58*x8 + x66) + 5*hidden + vocab*(cost_exp + 5) + cost_log + x67 + 2) + layers*heads*x7),
        x46*x49*(layers*(x57*x69 + x59*x69) + x68) + s0,
        x46*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x66) + vocab*(x5 + 2) + x64) + s1, 0,
        hidden*(layers*(x57*x70 + x59*x70 + x65 + 28) + vocab*x70 + x70),
        hidden*(width_param*(x46 + x62) + x42*x46*(x1 + 1)) + x46*(width_act*(layers*x71 + vocab) + 8) + s2 + s3,
        x46*(8*layers + width_act*(layers*x73 + x49 + x68) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x57*x75 + x59*x75 + x74 + 2) + 2*x46*(x42*(x74 + 1) + x77) + x61*x76) + x46*(head_dim*(heads*(width_act*x75 + x23) + kv_heads*x39) + ffn*(x37*x75 + x77) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x46*(width_param_grad + x23 + x42) + x76) + 3*x46*(x54 + 4) + s6 + s7,
        layers*(hidden*width_param_grad*x61 + x46*(width_act_grad*(x71 + x72) + layer_rerun*(width_act*x73 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x46 + 1) + x23*x46) + x55 + s8 + s9,
        hidden*(layers*(2*width_param_grad + x57*x80 + x59*x80 + 2*x78 + x81) + vocab*x80 + x80),
        hidden*(layers*(2*width_param + x57*x82 + x59*x82 + x81) + vocab*x82 + x82), x63, width_param*x63, f1*x63,
        width_master*x63, x83, width_opt*x83, x63, width_param_grad*x63, x46*(x84 + 1) + s10 + s11 + s12 + s13,
        x46*(width_act*x84 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `dense`."""
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
    x1 = heads*head_dim
    x15 = 2*context
    x44 = seq*context
    if pairs == "full":
        pairs_size = x44
    elif pairs == "causal":
        pairs_size = _exact(seq*(x15 + 1 - seq), 2)
    else:
        pairs_size = _exact(x44, 2)
    x2 = pairs_size*x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x3 = 4*batch*x0*x2
    x4 = cost_exp + cost_div + 6
    x6 = 3*head_dim
    x7 = seq*x6
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x5 = pairs_size*x4
    x11 = batch*(heads*(core_rerun*(x5 + x7) + 7*pairs_size + x7) + x10)
    x12 = 2*batch
    if flops == "model":
        s0 = x3
        s1 = x11
    else:
        if attention == "flash":
            s0 = x12*x2*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x4 + 9) + x9) + x10)
        else:
            s0 = x3
            s1 = x11
    x13 = head_dim*width_act
    x14 = seq*heads
    x16 = kv_heads*x15
    x17 = batch*(x14 + x16)
    x18 = batch*x14
    x19 = x16*x8
    x20 = 2*width_act_grad
    x21 = head_dim*(width_act*core_rerun + width_act_grad)
    x22 = context*kv_heads
    x23 = head_dim*x20*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x16*x24
    x27 = layer_kept*x13
    x28 = 2*layer_kept
    x29 = x13*x22*x28
    x31 = x17*x24
    x32 = x17*x27
    x34 = batch*width_act
    x35 = 3*width_act
    x37 = 4*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x14*(core_kept + x24) + x25)
        x30 = batch*(x14*(4*core_kept + x27) + x29)
        if activations == "fused":
            s7 = x26
            s10 = x30
        elif activations == "paper":
            s7 = x31
            s10 = x32
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x26
                s10 = 24*core_kept + x30
            else:
                s7 = x31
                s10 = x32
        s2 = x13*x17
        s3 = x18*(x13 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x14 + x19) + x14*x20) + 8*x14)
        s5 = batch*(x14*(4*core_rerun + x21 + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x33 = 3*context + head_dim
        if activations in ('fused', 'paper'):
            x38 = context*core_kept
            x39 = x14*x38
            s7 = batch*(x14*(x24 + x38) + x25)
            s8 = x12*x39
            s10 = batch*(x14*(x27 + x38) + x29)
            s11 = 2*x34*x39
        else:
            if recompute in ('none', 'full'):
                x40 = batch*heads*core_kept
                s7 = x40*(seq*x33 + head_dim*x15)
                s10 = x40*(seq*(context*(width_act + 5) + x13) + x13*x15)
            else:
                s7 = x31
                s10 = x32
            s8 = 0
            s11 = 0
        x36 = x35 + 1
        s2 = x34*(head_dim*x16 + x14*x33)
        s3 = x18*(context*x36 + x13)
        s4 = batch*(x13*x19 + x14*(context*(width_act*(3*core_rerun + 2) + x37 + 1) + head_dim*(width_act*x8 + x20)))
        s5 = batch*(x14*(context*(3*width_act_grad + core_rerun*x36) + x21) + x23)
    x41 = hidden*(layer_kept + 1)
    x42 = batch*seq
    x43 = seq*x34
    if activations == "fused":
        s6 = x42*(x28 + x41)
        s9 = x42*(width_act*x41 + 8*layer_kept)
    elif activations == "paper":
        s6 = x41*x42
        s9 = x41*x43
    else:
        s6 = x42*(hidden + layer_kept*(3*hidden + ffn + 2))
        s9 = x42*(hidden*width_act + layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = 3*ffn
    x46 = heads + kv_heads
    x47 = 2*head_dim*x46
    x48 = x45 + x47
    x49 = x48 + 2
    x50 = hidden*x49
    x51 = 12*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x52 = layer_rerun + 2
    x53 = 2*hidden
    x54 = x1 + x45
    x55 = 6*hidden
    x56 = width_act*(head_dim*(heads + 2*kv_heads) + x45 + x55) + 8
    x57 = 2*layer_rerun
    x58 = layer_rerun + 1
    x59 = 5*width_act_grad
    x60 = width_param_grad*x50
    x61 = 2*x50
    x62 = layer_kept*(x53 + x54)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x50, x50, 0, x12*(seq*hidden*x48 + 2*x2), batch*(seq*(x46*x6 + x51) + heads*x5),
        x42*x53*(x45*x52 + x47*x52) + s0, x42*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x51) + s1, 0, 0,
        hidden*(width_param*x49 + 8*x43) + x43*x54 + s2, x42*x56 + s3,
        hidden*(width_param*(x45*x58 + x47*x58 + x57 + 2) + width_param_grad*accumulating*x49 + 2*x42*(2*width_act*(x57 + 1) + x59)) + x42*(head_dim*(heads*(width_act*x58 + x20) + kv_heads*x37) + ffn*(x35*x58 + x59) + 8) + s4,
        x42*(width_act_grad*(x54 + x55) + layer_rerun*x56) + x60 + s5, 0, 0, x50, width_param*x50, f1*x50,
        width_master*x50, x61, width_opt*x61, x50, x60, x42*x62 + s6 + s7 + s8, x43*x62 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x3 = hidden*x0
    x4 = 2*hidden
    x5 = width_act + 4
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = x3
        s6 = x0*x2
    else:
        s4 = x0*(x4 + 1)
        s6 = x0*(hidden*x5 + 4)
    x6 = vocab*x0
    x7 = vocab + 1
    x9 = vocab*width_act + 8
    x10 = vocab*width_act_grad
    x11 = x0*x10
    if loss == "eager":
        x8 = x0*x7
        s0 = x0*(vocab*x5 + 8)
        s1 = 8*x6
        s2 = 8*x8
        s3 = x6*(width_act_grad + 4)
        s5 = x8
        s7 = 4*x0*(vocab + 2)
    else:
        s0 = x0*x9
        s1 = x11
        s2 = x11
        s3 = x11
        s5 = 0
        s7 = 0
    x12 = hidden*x7
    x13 = cost_div + 2
    x14 = cost_div + cost_rsqrt + 14
    x15 = 3*ffn
    x16 = 2*head_dim*(heads + kv_heads)
    x17 = width_param*x12
    x18 = 2*width_act
    x19 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x20 = width_param*(1 - f1)
    x21 = width_master + 2*width_opt
    x22 = width_param_grad + x20 + x21
    x23 = 2*width_master + 4*width_opt
    x24 = width_param + x21
    x25 = x4*x7
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x12, x12, 0, x4*x6, x0*(5*hidden + vocab*(cost_exp + 5) + cost_log + cost_rsqrt + x13), 4*vocab*x3,
        x0*(12*hidden + vocab*(cost_exp + x13)), 0,
        hidden*(layers*(2*cost_div + 2*cost_rsqrt + x14*x15 + x14*x16 + 28) + vocab*x14 + x14),
        x0*(hidden*(width_param + x18) + x9) + x17 + s0, 2*x0*(width_act*(hidden + vocab) + 2) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x18 + x19)) + 3*x0*(x10 + 4) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x19) + x11 + s3,
        hidden*(layers*(2*width_param_grad + x15*x22 + x16*x22 + 2*x20 + x23) + vocab*x22 + x22),
        hidden*(layers*(2*width_param + x15*x24 + x16*x24 + x23) + vocab*x24 + x24), x12, x17, f1*x12,
        width_master*x12, x25, width_opt*x25, x12, width_param_grad*x12, x1 + s4 + s5, x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x1 = heads*head_dim
    x24 = 2*context
    x57 = seq*context
    if pairs == "full":
        pairs_size = x57
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x57, 2)
    x2 = batch*pairs_size*x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x3 = 4*x2
    x4 = x0*x3
    x5 = cost_exp + cost_div
    x6 = x5 + 6
    x7 = 3*seq
    x10 = core_rerun + 1
    x11 = head_dim*x10
    x12 = x11*x7
    x13 = kv_heads*x12
    x8 = head_dim*x7
    x9 = pairs_size*x6 + x8
    x14 = batch*(heads*(core_rerun*x9 + 7*pairs_size + x8) + x13)
    if flops == "model":
        s19 = x4
        s20 = x14
    else:
        if attention == "flash":
            s19 = 2*x2*(2*core_rerun + 5)
            s20 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 9) + x12) + x13)
        else:
            s19 = x4
            s20 = x14
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
    x25 = kv_heads*x24
    x27 = batch*width_act
    x29 = x1*x15
    x30 = width_act*x29
    x31 = 4*x15
    x32 = heads*x31
    x33 = width_act_grad*x29
    x34 = 8*x15
    x35 = batch*width_act_grad
    x36 = heads*x15
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x37 = core_kept*x36
    x38 = core_kept*x32
    if attention == "flash":
        if activations == "fused":
            s32 = x37
            s33 = x38
            s34 = x15
            s35 = heads
            s36 = 0
            s37 = 0
            s38 = 0
        elif activations == "paper":
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
        else:
            if recompute in ('none', 'full'):
                s32 = x37
                s33 = x38
                s34 = x15
                s35 = heads
                s36 = 3*core_kept
                s37 = 24*core_kept
                s38 = 3
            else:
                s32 = 0
                s33 = 0
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
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
        s21 = x26*x28
        s22 = x30
        s23 = x32
        s24 = 0
        s25 = x28*(x0*x23 + x10*x25)
        s26 = 2*x33
        s27 = x10*x32
        s28 = heads*x34
        s29 = head_dim*x26*x35
        s30 = core_rerun*x30
        s31 = 0
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
    else:
        x43 = context*x37
        x44 = width_act*x43
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
            s39 = x43
            s40 = x44
            s41 = batch
            s42 = heads
            s43 = seq
            s44 = context
            s45 = x43
            s46 = batch
            s47 = heads
            s48 = seq
            s49 = context
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
                x45 = core_kept*x1*x19
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s45 = x43
                s46 = batch
                s47 = heads
                s48 = seq
                s49 = context
                s55 = core_kept*x29
                s56 = core_kept*x30
                s57 = batch
                s58 = heads
                s59 = seq
                s60 = head_dim
                s61 = x45
                s62 = width_act*x45
                s63 = context
                s64 = x43
                s65 = context*x38
                s66 = x44
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
                s45 = 0
                s46 = 0
                s47 = 0
                s48 = 0
                s49 = 0
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
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
        x39 = 3*context + head_dim
        x40 = head_dim*x25 + x23*x39
        x41 = width_act*x36*x39
        x42 = context*x36
        s21 = x27*x40
        s22 = x41
        s23 = 0
        s24 = x42
        s25 = x27*(x11*x25 + x23*(context*(3*core_rerun + 2) + x11))
        s26 = 2*width_act_grad*x36*(head_dim + x24)
        s27 = 0
        s28 = 0
        s29 = x35*x40
        s30 = core_rerun*x41
        s31 = core_rerun*x42
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s50 = width_act_grad*x42
        s51 = batch
        s52 = heads
        s53 = seq
        s54 = context
    x46 = hidden*x15
    x47 = width_act*x46
    x48 = 4*x16
    x49 = layer_kept*x46
    x50 = layer_kept*x47
    x52 = 4*hidden
    x53 = ffn*x16
    x54 = width_act*x53
    if activations == "fused":
        s0 = x46
        s1 = x47
        s2 = x16
        s3 = x48
        s4 = x15
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s67 = x49
        s68 = x50
        s69 = x15
        s70 = hidden
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = x46
        s75 = x47
        s76 = x31
        s77 = 0
        s78 = 0
        s79 = 0
    elif activations == "paper":
        s0 = x46
        s1 = x47
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s67 = x49
        s68 = x50
        s69 = x15
        s70 = hidden
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = x46
        s75 = x47
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
    else:
        x51 = 1 - layer_kept
        s0 = x46*x51
        s1 = x47*x51
        s2 = x16
        s3 = x48
        s4 = x15
        s5 = x49
        s6 = x16*x52
        s7 = x15
        s8 = hidden
        s9 = x50
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = x53
        s72 = x54
        s73 = ffn
        s74 = 0
        s75 = 0
        s76 = x31
        s77 = x46
        s78 = x15*x52
        s79 = x47
    x55 = vocab*x15
    x56 = width_act_grad*x55
    if loss == "eager":
        s80 = vocab*x34
        s81 = vocab*x31
        s82 = 0
        s83 = x34
        s84 = x55
        s85 = x15
        s86 = vocab
    else:
        s80 = 0
        s81 = 0
        s82 = x56
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x58 = cost_div + cost_rsqrt
    x59 = x52 + x58 + 1
    x60 = x15*x59
    x61 = 10*hidden
    x62 = x15*(layer_rerun*x59 + x61)
    x63 = hidden*width_param
    x64 = width_act_grad*x46
    x65 = layer_rerun + 1
    x66 = x47*x65
    x67 = x63*x65
    x68 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x69 = accumulating*x68
    x70 = layer_rerun*x47
    x71 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x72 = hidden*f1
    x73 = hidden*width_master
    x74 = 2*hidden
    x75 = width_opt*x74
    x76 = head_dim*(heads + 2*kv_heads)
    x77 = x74*x76
    x78 = x15*x77
    x79 = layer_rerun + 2
    x80 = x63*x76
    x81 = width_act*x15
    x82 = x76*x81
    x83 = width_act_grad*x15
    x84 = x68*x76
    x85 = hidden*x76
    x86 = width_act_grad*x20
    x87 = x29*x74
    x88 = x1*x63
    x89 = x15*x74
    x90 = width_act_grad*x89
    x91 = x1*x68
    x92 = hidden*x1
    x93 = 2*layer_rerun
    x94 = x46*(x93 + 1)
    x95 = width_act*x89
    x96 = layer_rerun*x95
    x97 = ffn*x52
    x98 = x15*x97
    x99 = 2*ffn
    x100 = x63*x99
    x101 = x81*x99
    x102 = x68*x99
    x103 = ffn*x15
    x104 = width_act*x103
    x105 = ffn*x74
    x106 = width_act_grad*x103
    x107 = x105*x15
    x108 = ffn*x63
    x109 = ffn*x68
    x110 = hidden*ffn
    x111 = hidden*vocab
    x112 = vocab*x63
    x113 = vocab*x68
    x114 = x15*(hidden + vocab)
    x115 = width_act*x55
    x116 = x58 + 14
    x117 = 3*ffn
    x118 = 2*head_dim*(heads + kv_heads)
    x119 = layers*(x117 + x118 + 2) + vocab + 1
    x120 = x119*x73
    x121 = 1 - f1
    x122 = x119*x75
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x60, _1=x62, _2=x47, _3=x63, _4=x47, _5=x31, _6=x64, _7=x66, _8=x31, _9=x67, _10=x64, _11=x69, _12=x68,
        _13=x70, _14=x71, _15=hidden, _16=x63, _17=hidden, _18=x72, _19=x73, _20=hidden, _21=hidden, _22=x68,
        _23=hidden, _24=x74, _25=x75, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x46, _36=x64, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x49, _48=x50, _49=x15, _50=hidden, _51=x78, _52=x78*x79, _53=x47, _54=x80, _55=x82,
        _56=2*x76*x83, _57=x67*x76, _58=x64, _59=x66, _60=x69*x76, _61=x84, _62=layer_rerun*x82, _63=x85, _64=x80,
        _65=hidden, _66=x76, _67=x72*x76, _68=x73*x76, _69=hidden, _70=x76, _71=x85, _72=x84, _73=hidden, _74=x76,
        _75=x77, _76=x75*x76, _77=hidden, _78=x76, _79=2, _80=x46, _81=x64, _82=x15, _83=hidden, _84=s10, _85=s11,
        _86=s12, _87=s13, _88=s14, _89=s15, _90=s16, _91=s17, _92=s18, _93=s14, _94=s15, _95=s16, _96=s17, _97=s18,
        _98=s14, _99=x3, _100=batch*(heads*x9 + kv_heads*x8), _101=s19, _102=s20, _103=s21, _104=s22, _105=s23,
        _106=s24, _107=s25, _108=s26, _109=s27, _110=s28, _111=s29, _112=s24, _113=s30, _114=s31, _115=x17,
        _116=x18, _117=x15, _118=heads, _119=head_dim, _120=s32, _121=s33, _122=s34, _123=s35, _124=x29, _125=x33,
        _126=x15, _127=heads, _128=head_dim, _129=x20, _130=x86, _131=x19, _132=kv_heads, _133=head_dim, _134=x20,
        _135=x86, _136=x19, _137=kv_heads, _138=head_dim, _139=s36, _140=s37, _141=s38, _142=s39, _143=s40,
        _144=s41, _145=s42, _146=s43, _147=s44, _148=s45, _149=s45, _150=s46, _151=s47, _152=s48, _153=s49,
        _154=s39, _155=s40, _156=s41, _157=s42, _158=s43, _159=s44, _160=s24, _161=s50, _162=s51, _163=s52,
        _164=s53, _165=s54, _166=s24, _167=s50, _168=s51, _169=s52, _170=s53, _171=s54, _172=s24, _173=s50,
        _174=s51, _175=s52, _176=s53, _177=s54, _178=s55, _179=s56, _180=s57, _181=s58, _182=s59, _183=s60,
        _184=s61, _185=s62, _186=s57, _187=s58, _188=s63, _189=s60, _190=s61, _191=s62, _192=s57, _193=s58,
        _194=s63, _195=s60, _196=s64, _197=s65, _198=s57, _199=s58, _200=s59, _201=s63, _202=s64, _203=s66,
        _204=s57, _205=s58, _206=s59, _207=s63, _208=x87, _209=x79*x87, _210=x30, _211=x88, _212=x47, _213=x90,
        _214=x1*x67, _215=x33, _216=x30*x65, _217=x1*x69, _218=x91, _219=x70, _220=x92, _221=x88, _222=x1,
        _223=hidden, _224=x1*x72, _225=x1*x73, _226=x1, _227=hidden, _228=x92, _229=x91, _230=x1, _231=hidden,
        _232=x1*x74, _233=x1*x75, _234=x1, _235=hidden, _236=2, _237=x29, _238=x33, _239=x15, _240=heads,
        _241=head_dim, _242=x89, _243=x94, _244=x95, _245=x47, _246=x90, _247=x64, _248=x96, _249=x70, _250=x46,
        _251=x64, _252=x15, _253=hidden, _254=s67, _255=s68, _256=s69, _257=s70, _258=x60, _259=x62, _260=x47,
        _261=x63, _262=x47, _263=x31, _264=x64, _265=x66, _266=x31, _267=x67, _268=x64, _269=x69, _270=x68,
        _271=x70, _272=x71, _273=hidden, _274=x63, _275=hidden, _276=x72, _277=x73, _278=hidden, _279=hidden,
        _280=x68, _281=hidden, _282=x74, _283=x75, _284=hidden, _285=2, _286=s2, _287=s3, _288=s4, _289=x46,
        _290=x64, _291=x15, _292=hidden, _293=s5, _294=s6, _295=s7, _296=s8, _297=s5, _298=s9, _299=s7, _300=s8,
        _301=x49, _302=x50, _303=x15, _304=hidden, _305=x98, _306=x79*x98, _307=x47, _308=x100, _309=x101,
        _310=ffn*width_act_grad*x31, _311=x67*x99, _312=x64, _313=x66, _314=x69*x99, _315=x102, _316=x104*x93,
        _317=x105, _318=x100, _319=hidden, _320=x99, _321=x72*x99, _322=x73*x99, _323=hidden, _324=x99, _325=x105,
        _326=x102, _327=hidden, _328=x99, _329=x97, _330=width_opt*x97, _331=hidden, _332=x99, _333=2, _334=x46,
        _335=x64, _336=x15, _337=hidden, _338=x53, _339=x54, _340=x15, _341=ffn, _342=x53, _343=x54, _344=x15,
        _345=ffn, _346=x103*(cost_silu + 1), _347=x103*(cost_silu*x65 + layer_rerun + 5), _348=x101, _349=x104,
        _350=x106, _351=x101*x65, _352=x83*x99, _353=layer_rerun*x104, _354=x103, _355=x106, _356=x15, _357=ffn,
        _358=x103, _359=x106, _360=x15, _361=ffn, _362=s71, _363=s72, _364=s7, _365=s73, _366=x53, _367=x54,
        _368=x15, _369=ffn, _370=x107, _371=x107*x79, _372=x104, _373=x108, _374=x47, _375=x90, _376=ffn*x67,
        _377=x106, _378=x104*x65, _379=ffn*x69, _380=x109, _381=x70, _382=x110, _383=x108, _384=ffn, _385=hidden,
        _386=ffn*x72, _387=ffn*x73, _388=ffn, _389=hidden, _390=x110, _391=x109, _392=ffn, _393=hidden, _394=x105,
        _395=ffn*x75, _396=ffn, _397=hidden, _398=2, _399=x103, _400=x106, _401=x15, _402=ffn, _403=x89, _404=x94,
        _405=x95, _406=x47, _407=x90, _408=x64, _409=x96, _410=x70, _411=x46, _412=x64, _413=x15, _414=hidden,
        _415=x46, _416=x89, _417=x15*x63, _418=x34, _419=x47, _420=x68*(vocab*(1 - accumulating) + x15), _421=x64,
        _422=x34, _423=x15*x68, _424=x111, _425=x112, _426=vocab, _427=hidden, _428=vocab*x72, _429=vocab*x73,
        _430=vocab, _431=hidden, _432=x111, _433=x113, _434=vocab, _435=hidden, _436=vocab*x74, _437=vocab*x75,
        _438=vocab, _439=hidden, _440=2, _441=x15, _442=x34, _443=x15, _444=x60, _445=x15*x61, _446=x47, _447=x63,
        _448=x47, _449=x31, _450=x64, _451=x47, _452=x31, _453=x63, _454=x64, _455=x69, _456=x68, _457=hidden,
        _458=x63, _459=hidden, _460=x72, _461=x73, _462=hidden, _463=hidden, _464=x68, _465=hidden, _466=x74,
        _467=x75, _468=hidden, _469=2, _470=s74, _471=s75, _472=s69, _473=s70, _474=s4, _475=s76, _476=s4, _477=x46,
        _478=x64, _479=x15, _480=hidden, _481=s77, _482=s78, _483=s7, _484=s8, _485=s77, _486=s79, _487=s7, _488=s8,
        _489=x46, _490=x47, _491=x15, _492=hidden, _493=x55*x74, _494=x55, _495=x52*x55, _496=x55,
        _497=width_act*x114, _498=x112, _499=2*x115, _500=3*x56, _501=x112, _502=width_act_grad*x114, _503=x47,
        _504=x113, _505=x113, _506=x46, _507=x64, _508=x15, _509=hidden, _510=x55, _511=x56, _512=x15, _513=vocab,
        _514=x15*(vocab*(cost_exp + 4) + cost_log + 1), _515=x55*(x5 + 1), _516=x115, _517=s80, _518=s81, _519=x34,
        _520=s82, _521=s80, _522=s83, _523=s81, _524=x56, _525=s82, _526=s84, _527=s81, _528=s85, _529=s86,
        _530=s85, _531=s83, _532=s85, _533=x55, _534=x56, _535=x15, _536=vocab,
        _537=hidden*(layers*(2*cost_div + 2*cost_rsqrt + x116*x117 + x116*x118 + 28) + vocab*x116 + x116),
        _538=x119*x68, _539=x120, _540=x63*(layers*(x117*x121 + x118*x121 + 2 - 2*f1) + vocab*x121 + x121),
        _541=x122, _542=x119*x63, _543=x120, _544=x122,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x0 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x1 = layer_kept*x0
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    x5 = x1*x4
    x7 = batch*layers
    x8 = x1*x7*(x2 + x4)
    x10 = 2*width_act
    x11 = context*x0
    x12 = heads*(seq*(context*(width_act + 5) + x0) + 2*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x6 = batch*(x2*(4*core_kept + x1) + x5)
        if activations == "fused":
            s1 = layers*x6
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x6)
            else:
                s1 = x8
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            x9 = context*core_kept
            s1 = x7*(x2*(x1 + x9) + x5)
            s2 = x10*x2*x7*x9
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x12*x7
            else:
                s1 = x8
            s2 = 0
    x13 = layer_kept + 1
    x14 = hidden*width_act
    x15 = batch*seq
    x16 = width_act + 4
    if activations == "fused":
        s0 = x15*(layers*(8*layer_kept + x13*x14) + x14 + 4)
    elif activations == "paper":
        s0 = x14*x15*(layers*x13 + 1)
    else:
        s0 = x15*(layers*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8) + x14) + hidden*x16 + 4)
    if loss == "eager":
        s3 = 4*x15*(vocab + 2)
    else:
        s3 = 0
    x17 = 2*heads
    x18 = 3*ffn
    x19 = 3*hidden
    x20 = x18 + x19
    x22 = x0*x4
    x23 = 2*head_dim
    x24 = context*kv_heads
    x25 = x23*x24
    x26 = 4*hidden
    x27 = 2*ffn
    x28 = 2*hidden
    x29 = heads*head_dim
    x30 = width_act*(x27 + x28 + x29) + x26 + 4
    x31 = kv_heads*x11
    x32 = 2*batch
    x33 = x32*(seq*x30 + x31)
    x34 = context + head_dim
    if attention == "flash":
        x21 = head_dim*x17 + x20
        if activations == "fused":
            layer_dense = batch*(seq*(4*heads + width_act*x21 + 8) + x22)
        elif activations == "paper":
            layer_dense = batch*width_act*(seq*x21 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = 2*(batch*(seq*(x17 + x30) + x31) + 12)
            else:
                layer_dense = x33
    else:
        x35 = context*heads
        x36 = width_act*(x17*x34 + x20) + x35
        if activations == "fused":
            layer_dense = batch*(seq*(x36 + 8) + x22)
        elif activations == "paper":
            layer_dense = batch*(seq*x36 + x22)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(8*hidden + width_act*(heads*(context + x23) + 4*ffn + x26) + 5*x35 + 8) + x11*x17)
            else:
                layer_dense = x33
    x37 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x16)
    else:
        moment_ends_cross_entropy = vocab*x37
    if attention == "flash":
        x41 = head_dim*width_act_grad
        moment_dense_attention_core = x32*(x2*(x41 + 2) + x24*x41)
    else:
        x43 = batch*width_act_grad
        f4 = max(context*x43*(kv_heads*head_dim + 2*x2), x43*(x2*x34 + x25))
        moment_dense_attention_core = f4
    x42 = batch*x2
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = 4*x42
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x42 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = context*x42*(x10 + 1)
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = batch*x12
            else:
                core_dense_attention_core = 0
    x38 = x19*x37
    x39 = hidden*x37
    x40 = x28*x37
    x44 = width_param + width_master + width_param_grad + 2*width_opt
    x45 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x18*x44 + x23*x44*(heads + kv_heads)
    x46 = vocab*x44 + x44
    x47 = x18 + x29
    x48 = layers*layer_kept
    moment_ends_lm_head = x37*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x40
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x37*(hidden + x27)
    moment_dense_ffn_down = x37*(hidden + ffn)
    moment_dense_ffn_norm = x40
    moment_dense_attention_norm = x40
    moment_dense_ffn_activation = x18*x37
    moment_dense_qkv_projection = x37*(hidden + head_dim*(heads + x3))
    moment_dense_output_projection = x37*(hidden + x29)
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x38
    moment_dense_attention_residual = x38
    f1 = max(branch_dense + x39, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x39
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(layers*x45 + x46), x15*(width_act*(hidden + x48*(x28 + x47)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(layer_kept*x10*x15 + x45) + width_act*x15 + x46) + f0 + x15*(width_act*x47*x48 + 8) + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
