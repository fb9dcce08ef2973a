"""Costs of mixtral, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "mixtral"
FORMULAS = "standard"
FORMULAS_SHA256 = "a320eb6cc66d0f4840ab5c0b55276c8d3170c546960cdf62a4b38b48e090402c"

# Kind, how many the model has.
KINDS = (
    ("moe", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("moe", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("moe", "attention_core", "attention_core", "attention", "layers", ""),
    ("moe", "output_projection", "output_projection", "attention", "layers", ""),
    ("moe", "attention_residual", "residual", "other", "layers", ""),
    ("moe", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "router", "router", "ffn", "layers", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "layers", ""),
    ("moe", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "moe_ffn", "experts",
    "top_k", "grad_accum",
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
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("moe", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("moe", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("moe", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("moe", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("moe", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("moe", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "router", "router", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "layers", "", "elements", "param", "param", "", "w_router"),
    ("moe", "router", "router", "layers", "", "bytes", "param", "param", "", "w_router"),
    ("moe", "router", "router", "layers", "", "shape", "param", "param", "in", "w_router"),
    ("moe", "router", "router", "layers", "", "shape", "param", "param", "out", "w_router"),
    ("moe", "router", "router", "layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("moe", "router", "router", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("moe", "router", "router", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("moe", "router", "router", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("moe", "router", "router", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "router", "router", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "router", "router", "layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("moe", "router", "router", "layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "sum_float"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "chosen_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "top_k", "chosen_float"),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "experts", "w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "experts", "w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "FP32", "rows", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("moe", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("moe", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("moe", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("moe", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("moe", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("moe", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("moe", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("moe", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("moe", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("moe", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("moe", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("moe", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("moe", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("moe", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("moe", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("moe", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("moe", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("moe", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("moe", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("moe", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("moe", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("moe", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("moe", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("moe", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("moe", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("moe", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("moe", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("moe", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("moe", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("moe", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("moe", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("moe", "router", "w_router", "param", "param", "persistent", ""),
    ("moe", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("moe", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("moe", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("moe", "router", "sum_float", "activation", "FP32", "saved", "router.sum_float"),
    ("moe", "router", "chosen_float", "activation", "FP32", "saved", "router.chosen_float"),
    ("moe", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("moe", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("moe", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("moe", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("moe", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("moe", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("moe", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("moe", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("moe", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("moe", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("moe", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("moe", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("moe", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("moe", "moe_experts", "row_weights", "activation", "FP32", "saved", "moe_experts.row_weights"),
    ("moe", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("moe", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("moe", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("moe", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("moe", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
MEMORY = ("persistent", "saved", "peak", "moe", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
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
    x2 = batch*layers
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
    x57 = seq*context
    if pairs == "full":
        pairs_size = x57
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x57, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = 3*head_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x6 = pairs_size*x5
    x12 = x2*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x13 = heads*x2
    x14 = 2*head_dim
    x15 = pairs_size*x14
    if flops == "model":
        s0 = x3
        s1 = x12
    else:
        if attention == "flash":
            s0 = x13*x15*(2*core_rerun + 5)
            s1 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x3
            s1 = x12
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = x2*(x17 + x19)
    x21 = x17*x2
    x22 = x19*x9
    x23 = 2*width_act_grad
    x24 = width_act*core_rerun + width_act_grad
    x25 = head_dim*x19
    x26 = width_act_grad*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x29 = layer_kept*x16
    x31 = x20*x27
    x32 = x20*x29
    x38 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = batch*(x17*(core_kept + x27) + x19*x27)
        x30 = batch*(x17*(4*core_kept + x29) + x19*x29)
        if activations == "fused":
            s11 = layers*x28
            s15 = layers*x30
        elif activations == "paper":
            s11 = x31
            s15 = x32
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x28)
                s15 = layers*(24*core_kept + x30)
            else:
                s11 = x31
                s15 = x32
        s2 = x16*x20
        s4 = x21*(x16 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s8 = x2*(x17*(head_dim*x24 + 4*core_rerun + 4) + x26)
        s12 = 0
        s16 = 0
    else:
        x33 = head_dim + x18
        x35 = width_act*x2
        if activations in ('fused', 'paper'):
            x36 = context*core_kept
            s11 = x31
            s12 = x21*x36
            s15 = x32
            s16 = x17*x35*x36
        else:
            if recompute in ('none', 'full'):
                x37 = core_kept*x13
                s11 = x37*(seq*x33 + head_dim*x18)
                s15 = x37*(seq*(context*x38 + x16) + x16*x18)
            else:
                s11 = x31
                s15 = x32
            s12 = 0
            s16 = 0
        x34 = x17*x33
        s2 = x35*(x25 + x34)
        s4 = x34*x35
        s6 = x2*(x16*x22 + x17*(width_act*x33*x9 + width_act_grad*(3*context + x14)))
        s8 = x2*(x24*x34 + x26)
    x39 = hidden + experts
    x40 = batch*seq
    x41 = 8*top_k
    x42 = moe_ffn*top_k
    x43 = x39 + 2*x42
    x44 = hidden*width_act
    x46 = layers*layer_kept
    x47 = 3*hidden
    x48 = 2*hidden
    x49 = x48 + 1
    x50 = 4*experts
    x51 = 3*moe_ffn
    if activations == "fused":
        s10 = x40*(layers*(hidden + layer_kept*(2*top_k*(moe_ffn + 1) + x39 + 2)) + hidden + 1)
        s14 = x40*(layers*(layer_kept*(width_act*x43 + x41 + 8) + x44) + x44 + 4)
    elif activations == "paper":
        x45 = x40*(layers*(hidden + layer_kept*x43) + hidden)
        s10 = x45
        s14 = width_act*x45
    else:
        s10 = experts*x46 + x40*(layers*(hidden + layer_kept*(experts + 3*top_k*(moe_ffn + 2) + x47 + 3)) + x49)
        s14 = x40*(layers*(layer_kept*(hidden*(width_act + 8) + top_k*(width_act*x51 + 40) + x50 + 12) + x44) + hidden*x38 + 4) + x46*x50
    x52 = 8*x40
    x53 = vocab + 1
    x55 = vocab*width_act_grad
    if loss == "eager":
        x54 = x40*x53
        s3 = x40*(vocab*x38 + 8)
        s5 = vocab*x52
        s7 = 8*x54
        s9 = vocab*x40*(width_act_grad + 4)
        s13 = x54
        s17 = 4*x40*(vocab + 2)
    else:
        x56 = x40*x55
        s3 = x40*(vocab*width_act + 8)
        s5 = x56
        s7 = x56
        s9 = x56
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
        f2 = min(top_k*x40, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x40
        experts_hit = experts*(1 - f3)
    x58 = x51 + 1
    x59 = heads + kv_heads
    x60 = x14*x59
    x61 = x60 + 2
    x62 = experts*x58 + x61
    x63 = 2*vocab
    x64 = x63 + 1
    x65 = layers*x62 + x64
    x66 = hidden*x65
    x67 = experts + top_k*x51
    x68 = layers*heads
    x69 = 4*hidden
    x70 = cost_exp + cost_div
    x71 = 2*cost_div + 2*cost_rsqrt
    x72 = 10*hidden + experts*(x70 + 3) + top_k*(moe_ffn*(cost_silu + 1) + cost_div + x49) + x71 + 2
    x73 = cost_div + cost_rsqrt
    x74 = layer_rerun + 2
    x75 = x73 + 14
    x76 = experts + experts_hit*x51 + x61
    x77 = x48 + x58
    x78 = top_k*x77
    x79 = 9*hidden
    x80 = experts + x1
    x81 = x79 + x80
    x82 = 2*width_act
    x83 = 4*top_k
    x84 = 2*experts
    x85 = heads + 2*kv_heads
    x86 = width_act*(6*hidden + head_dim*x85 + x78 + x84) + x83 + 8
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x87 = width_param_grad*accumulating
    x88 = width_param + x87
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x89 = width_param*(1 - f1)
    x90 = width_master + 2*width_opt
    x91 = width_param_grad + x89 + x90
    x92 = 2*width_master + 4*width_opt
    x93 = width_param + x90
    x94 = x48*x65
    x95 = hidden + x46*(x1 + x42 + x48*(top_k + 1))
    values = (
        x66, hidden*(layers*(x61 + x67) + x64), 0, 2*batch*(seq*hidden*(layers*(x60 + x67) + vocab) + x15*x68),
        batch*(seq*(layers*(x59*x7 + x72) + vocab*x4 + cost_log + x69 + x73 + 2) + x6*x68),
        x40*x48*(layers*(x60*x74 + x67*x74) + x63) + s0,
        x40*(layers*(22*hidden + top_k*(moe_ffn*(cost_silu + 5) + x69) + layer_rerun*x72 + x50) + 11*hidden + vocab*(x70 + 1)) + s1,
        0, hidden*(layers*(experts*(x51*x75 + x75) + x60*x75 + x71 + 28) + x63*x75 + x75),
        layers*(hidden*width_param*x76 + x40*(width_act*(x78 + x81) + x41)) + hidden*(width_param*(x40 + x53) + x40*x82) + x52 + s2 + s3,
        x40*(layers*x86 + width_act*(vocab + x48) + 4) + s4 + s5,
        layers*(hidden*(width_param*(layer_rerun*x76 + x76) + x62*x87) + x40*(width_act*(top_k*(layer_rerun*x77 + x77) + layer_rerun*x81 + x69 + x80) + width_act_grad*(top_k*(5*moe_ffn + x47 + 1) + x14*x85 + x79 + x84) + x83*(2*layer_rerun + 3) + 8)) + hidden*(vocab*x88 + x40*(width_param_grad + x23 + x82) + x88) + 2*x40*(x55 + 6) + s6 + s7,
        layers*(hidden*width_param_grad*x62 + x40*(width_act_grad*(7*hidden + x78 + x80) + layer_rerun*x86)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x40 + 1) + x23*x40) + s8 + s9,
        hidden*(layers*(experts*(x51*x91 + x91) + 2*width_param_grad + x60*x91 + 2*x89 + x92) + x63*x91 + x91),
        hidden*(layers*(experts*(x51*x93 + x93) + 2*width_param + x60*x93 + x92) + x63*x93 + x93), x66,
        width_param*x66, f1*x66, width_master*x66, x94, width_opt*x94, x66, width_param_grad*x66,
        x40*(x95 + 1) + s10 + s11 + s12 + s13, x40*(width_act*x95 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `moe`."""
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
    x17 = 2*context
    x47 = seq*context
    if pairs == "full":
        pairs_size = x47
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x47, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div
    x4 = x3 + 4
    x6 = 3*head_dim
    x7 = seq*x6
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x5 = pairs_size*x4
    x11 = batch*(heads*(core_rerun*(x5 + x7) + 5*pairs_size + x7) + x10)
    x12 = batch*heads
    x13 = 2*head_dim
    x14 = pairs_size*x13
    if flops == "model":
        s0 = x2
        s1 = x11
    else:
        if attention == "flash":
            s0 = x12*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x4 + 7) + x9) + x10)
        else:
            s0 = x2
            s1 = x11
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = batch*(x16 + x18)
    x20 = batch*x16
    x21 = x18*x8
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x18
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x27 = layer_kept*x15
    x29 = x19*x25
    x30 = x19*x27
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x16*(core_kept + x25) + x18*x25)
        x28 = batch*(x16*(4*core_kept + x27) + x18*x27)
        if activations == "fused":
            s7 = x26
            s10 = x28
        elif activations == "paper":
            s7 = x29
            s10 = x30
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x26
                s10 = 24*core_kept + x28
            else:
                s7 = x29
                s10 = x30
        s2 = x15*x19
        s3 = x20*(x15 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x16 + x21) + 2*width_act_grad*x16) + 8*x16)
        s5 = batch*(x16*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x31 = head_dim + x17
        x33 = batch*width_act
        if activations in ('fused', 'paper'):
            x34 = context*core_kept
            s7 = x29
            s8 = x20*x34
            s10 = x30
            s11 = x16*x33*x34
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept*x12
                s7 = x35*(seq*x31 + head_dim*x17)
                s10 = x35*(seq*(context*(width_act + 4) + x15) + x15*x17)
            else:
                s7 = x29
                s10 = x30
            s8 = 0
            s11 = 0
        x32 = x16*x31
        s2 = x33*(x23 + x32)
        s3 = x32*x33
        s4 = batch*(x15*x21 + x16*(width_act*x31*x8 + width_act_grad*(3*context + x13)))
        s5 = batch*(x22*x32 + x24)
    x36 = hidden + experts
    x37 = batch*seq
    x38 = 8*top_k
    x39 = moe_ffn*top_k
    x40 = x36 + 2*x39
    x41 = hidden*width_act
    x44 = 3*hidden
    x45 = 4*experts
    x46 = 3*moe_ffn
    if activations == "fused":
        s6 = x37*(hidden + layer_kept*(2*top_k*(moe_ffn + 1) + x36 + 2))
        s9 = x37*(layer_kept*(width_act*x40 + x38 + 8) + x41)
    elif activations == "paper":
        x42 = x37*(hidden + layer_kept*x40)
        s6 = x42
        s9 = width_act*x42
    else:
        x43 = experts*layer_kept
        s6 = x37*(hidden + layer_kept*(experts + 3*top_k*(moe_ffn + 2) + x44 + 3)) + x43
        s9 = x37*(layer_kept*(hidden*(width_act + 8) + top_k*(width_act*x46 + 40) + x45 + 12) + x41) + 4*x43
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x37, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x37
        experts_hit = experts*(1 - f3)
    x48 = x46 + 1
    x49 = heads + kv_heads
    x50 = x13*x49
    x51 = x50 + 2
    x52 = experts*x48 + x51
    x53 = hidden*x52
    x54 = experts + top_k*x46
    x55 = 2*hidden
    x56 = 10*hidden + experts*(x3 + 3) + top_k*(moe_ffn*(cost_silu + 1) + cost_div + x55 + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x57 = layer_rerun + 2
    x58 = 4*hidden
    x59 = experts + experts_hit*x46 + x51
    x60 = x48 + x55
    x61 = top_k*x60
    x62 = 9*hidden
    x63 = experts + x1
    x64 = x62 + x63
    x65 = 4*top_k
    x66 = 2*experts
    x67 = heads + 2*kv_heads
    x68 = width_act*(6*hidden + head_dim*x67 + x61 + x66) + x65 + 8
    x69 = width_param_grad*x53
    x70 = 2*x53
    x71 = layer_kept*x37*(x1 + x39 + x55*(top_k + 1))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x53, hidden*(x51 + x54), 0, 2*batch*(seq*hidden*(x50 + x54) + heads*x14),
        batch*(seq*(x49*x6 + x56) + heads*x5), x37*x55*(x50*x57 + x54*x57) + s0,
        x37*(22*hidden + top_k*(moe_ffn*(cost_silu + 5) + x58) + layer_rerun*x56 + x45) + s1, 0, 0,
        hidden*width_param*x59 + x37*(width_act*(x61 + x64) + x38) + s2, x37*x68 + s3,
        hidden*(width_param*(layer_rerun*x59 + x59) + width_param_grad*accumulating*x52) + x37*(width_act*(top_k*(layer_rerun*x60 + x60) + layer_rerun*x64 + x58 + x63) + width_act_grad*(top_k*(5*moe_ffn + x44 + 1) + x13*x67 + x62 + x66) + x65*(2*layer_rerun + 3) + 8) + s4,
        x37*(width_act_grad*(7*hidden + x61 + x63) + layer_rerun*x68) + x69 + s5, 0, 0, x53, width_param*x53,
        f1*x53, width_master*x53, x70, width_opt*x70, x53, x69, x71 + s6 + s7 + s8, width_act*x71 + s9 + s10 + s11,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
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
    x17 = 3*moe_ffn
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
        hidden*(layers*(experts*(x16 + x16*x17) + 2*cost_div + 2*cost_rsqrt + x16*x18 + 28) + x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x19) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x20 + x0*(width_param_grad + x19 + x21) + x20) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x21) + s3,
        hidden*(layers*(experts*(x17*x24 + x24) + 2*width_param_grad + x18*x24 + 2*x22 + x25) + x11*x24 + x24),
        hidden*(layers*(experts*(x17*x26 + x26) + 2*width_param + x18*x26 + x25) + x11*x26 + x26), x13,
        width_param*x13, f1*x13, width_master*x13, x27, width_opt*x27, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
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
    x24 = 2*context
    x70 = seq*context
    if pairs == "full":
        pairs_size = x70
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x70, 2)
    x2 = batch*pairs_size
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
    x8 = pairs_size*x6 + x7
    x12 = batch*(heads*(core_rerun*x8 + 5*pairs_size + x7) + x11)
    x13 = 2*head_dim
    x14 = heads*x13
    if flops == "model":
        s19 = x4
        s20 = x12
    else:
        if attention == "flash":
            s19 = x14*x2*(2*core_rerun + 5)
            s20 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s19 = x4
            s20 = x12
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
    if attention == "flash":
        if activations == "fused":
            s30 = x38
            s31 = x39
            s32 = x15
            s33 = heads
            s34 = 0
            s35 = 0
            s36 = 0
        elif activations == "paper":
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
        else:
            if recompute in ('none', 'full'):
                s30 = x38
                s31 = x39
                s32 = x15
                s33 = heads
                s34 = 3*core_kept
                s35 = 24*core_kept
                s36 = 3
            else:
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
                s34 = 0
                s35 = 0
                s36 = 0
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
        s24 = x28*(x0*x23 + x33)
        s25 = x13*x35
        s26 = x32*x9
        s27 = heads*x36
        s28 = head_dim*x26*x37
        s29 = core_rerun*x30
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
    else:
        x45 = context*x38
        x46 = width_act*x45
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
            s37 = x45
            s38 = x46
            s39 = batch
            s40 = heads
            s41 = seq
            s42 = context
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
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x1*x19
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s49 = core_kept*x29
                s50 = core_kept*x30
                s51 = batch
                s52 = heads
                s53 = seq
                s54 = head_dim
                s55 = x47
                s56 = width_act*x47
                s57 = context
                s58 = x45
                s59 = context*x39
                s60 = x46
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
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
        x40 = head_dim + x24
        x41 = x23*x40
        x42 = head_dim*x25 + x41
        x43 = width_act*x34*x40
        x44 = context*x34
        s21 = x27*x42
        s22 = x43
        s23 = 0
        s24 = x27*(head_dim*x33 + x41*x9)
        s25 = x35*(3*context + x13)
        s26 = 0
        s27 = 0
        s28 = x37*x42
        s29 = core_rerun*x43
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s43 = x44
        s44 = width_act_grad*x44
        s45 = batch
        s46 = heads
        s47 = seq
        s48 = context
    x48 = hidden*x15
    x49 = width_act*x48
    x50 = 4*x16
    x51 = layer_kept*x48
    x52 = layer_kept*x49
    x53 = experts*layer_kept
    x54 = x15*x53
    x55 = width_act*x54
    x56 = top_k*x16
    x57 = top_k*x50
    x58 = top_k*x15
    x59 = moe_ffn*top_k
    x60 = x16*x59
    x61 = width_act*x60
    x63 = 4*hidden
    x64 = 3*top_k
    x65 = 2*top_k
    x66 = moe_ffn*x65
    if activations == "fused":
        s0 = x48
        s1 = x49
        s2 = x16
        s3 = x50
        s4 = x15
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s61 = x51
        s62 = x52
        s63 = x15
        s64 = hidden
        s65 = x54
        s66 = x55
        s67 = experts
        s68 = x56
        s69 = x57
        s70 = x15
        s71 = top_k
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = x58
        s82 = x60
        s83 = x61
        s84 = x58
        s85 = moe_ffn
        s86 = 0
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
        s98 = x48
        s99 = x49
        s100 = x31
        s101 = 0
        s102 = 0
        s103 = 0
    elif activations == "paper":
        s0 = x48
        s1 = x49
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s61 = x51
        s62 = x52
        s63 = x15
        s64 = hidden
        s65 = x54
        s66 = x55
        s67 = experts
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
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = x60
        s83 = x61
        s84 = x58
        s85 = moe_ffn
        s86 = 0
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
        s98 = x48
        s99 = x49
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
    else:
        x62 = 1 - layer_kept
        x67 = x16*x66
        s0 = x48*x62
        s1 = x49*x62
        s2 = x16
        s3 = x50
        s4 = x15
        s5 = x51
        s6 = x16*x63
        s7 = x15
        s8 = hidden
        s9 = x52
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
        s72 = x54
        s73 = x31*x53
        s74 = experts
        s75 = x56
        s76 = 8*x56
        s77 = top_k
        s78 = x16
        s79 = x50
        s80 = x57
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = x58
        s87 = x16*x64
        s88 = 24*x56
        s89 = 3
        s90 = x53
        s91 = 4*x53
        s92 = x67
        s93 = width_act*x67
        s94 = moe_ffn
        s95 = 2
        s96 = x60
        s97 = x61
        s98 = 0
        s99 = 0
        s100 = x31
        s101 = x48
        s102 = x15*x63
        s103 = x49
    x68 = vocab*x15
    x69 = width_act_grad*x68
    if loss == "eager":
        s104 = vocab*x36
        s105 = vocab*x31
        s106 = 0
        s107 = x36
        s108 = x68
        s109 = x15
        s110 = vocab
    else:
        s104 = 0
        s105 = 0
        s106 = x69
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x58, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x15
        experts_hit = experts*(1 - f4)
    x71 = cost_div + 1
    x72 = cost_rsqrt + x63 + x71
    x73 = x15*x72
    x74 = 10*hidden
    x75 = x15*(layer_rerun*x72 + x74)
    x76 = hidden*width_param
    x77 = width_act_grad*x48
    x78 = layer_rerun + 1
    x79 = x49*x78
    x80 = x76*x78
    x81 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x82 = accumulating*x81
    x83 = hidden*layer_rerun
    x84 = width_act*x15
    x85 = x83*x84
    x86 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x87 = hidden*f1
    x88 = hidden*width_master
    x89 = 2*hidden
    x90 = width_opt*x89
    x91 = heads + 2*kv_heads
    x92 = x13*x91
    x93 = x48*x92
    x94 = layer_rerun + 2
    x95 = head_dim*x91
    x96 = x76*x95
    x97 = x84*x95
    x98 = width_act_grad*x15
    x99 = x81*x95
    x100 = hidden*x95
    x101 = hidden*x13
    x102 = x101*x91
    x103 = width_act_grad*x29
    x104 = width_act_grad*x20
    x105 = x14*x48
    x106 = x1*x76
    x107 = x89*x98
    x108 = x1*x81
    x109 = hidden*x1
    x110 = heads*x101
    x111 = x48*x78
    x112 = x84*x89
    x113 = layer_rerun*x112
    x114 = experts*x89
    x115 = x114*x15
    x116 = experts*(cost_exp + cost_div + 3) + top_k*x71
    x117 = hidden + experts
    x118 = x117*x84
    x119 = experts*x76
    x120 = 2*experts
    x121 = top_k + x120
    x122 = x121*x84
    x123 = 4*x58
    x124 = experts*x82
    x125 = experts*x81
    x126 = hidden*experts
    x127 = experts*x87
    x128 = experts*x88
    x129 = experts*x90
    x130 = experts*x15
    x131 = 6*x48*x59
    x132 = 3*moe_ffn
    x133 = x132 + 1
    x134 = x133 + x89
    x135 = hidden + top_k*x134
    x136 = 8*x58
    x137 = x84*(hidden*(x65 + 1) + top_k*x132)
    x138 = experts_hit*x132
    x139 = top_k*x51
    x140 = top_k*x52
    x141 = moe_ffn*x114
    x142 = moe_ffn*x120
    x143 = 2*moe_ffn
    x144 = moe_ffn*experts*x63
    x145 = moe_ffn*x126
    x146 = top_k*x48
    x147 = top_k*x77
    x148 = width_act_grad*x58
    x149 = hidden*vocab
    x150 = vocab*x76
    x151 = vocab*x87
    x152 = vocab*x88
    x153 = vocab*x81
    x154 = vocab*x89
    x155 = vocab*x90
    x156 = width_act*x68
    x157 = 2*vocab
    x158 = cost_div + cost_rsqrt + 14
    x159 = x13*(heads + kv_heads)
    x160 = experts*x133 + x159 + 2
    x161 = layers*x160 + x157 + 1
    x162 = x161*x88
    x163 = 1 - f1
    x164 = x161*x90
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x73, _1=x75, _2=x49, _3=x76, _4=x49, _5=x31, _6=x77, _7=x79, _8=x31, _9=x80, _10=x77, _11=x82, _12=x81,
        _13=x85, _14=x86, _15=hidden, _16=x76, _17=hidden, _18=x87, _19=x88, _20=hidden, _21=hidden, _22=x81,
        _23=hidden, _24=x89, _25=x90, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x48, _36=x77, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x51, _48=x52, _49=x15, _50=hidden, _51=x93, _52=x93*x94, _53=x49, _54=x96, _55=x97, _56=x92*x98,
        _57=x80*x95, _58=x77, _59=x79, _60=x82*x95, _61=x99, _62=layer_rerun*x97, _63=x100, _64=x96, _65=hidden,
        _66=x95, _67=x87*x95, _68=x88*x95, _69=hidden, _70=x95, _71=x100, _72=x99, _73=hidden, _74=x95, _75=x102,
        _76=width_opt*x102, _77=hidden, _78=x95, _79=2, _80=x48, _81=x77, _82=x15, _83=hidden, _84=s10, _85=s11,
        _86=s12, _87=s13, _88=s14, _89=s15, _90=s16, _91=s17, _92=s18, _93=s14, _94=s15, _95=s16, _96=s17, _97=s18,
        _98=s14, _99=x3, _100=batch*(heads*x8 + kv_heads*x7), _101=s19, _102=s20, _103=s21, _104=s22, _105=s23,
        _106=s24, _107=s25, _108=s26, _109=s27, _110=s28, _111=s29, _112=x17, _113=x18, _114=x15, _115=heads,
        _116=head_dim, _117=s30, _118=s31, _119=s32, _120=s33, _121=x29, _122=x103, _123=x15, _124=heads,
        _125=head_dim, _126=x20, _127=x104, _128=x19, _129=kv_heads, _130=head_dim, _131=x20, _132=x104, _133=x19,
        _134=kv_heads, _135=head_dim, _136=s34, _137=s35, _138=s36, _139=s37, _140=s38, _141=s39, _142=s40,
        _143=s41, _144=s42, _145=s43, _146=s44, _147=s45, _148=s46, _149=s47, _150=s48, _151=s43, _152=s44,
        _153=s45, _154=s46, _155=s47, _156=s48, _157=s49, _158=s50, _159=s51, _160=s52, _161=s53, _162=s54,
        _163=s55, _164=s56, _165=s51, _166=s52, _167=s57, _168=s54, _169=s55, _170=s56, _171=s51, _172=s52,
        _173=s57, _174=s54, _175=s58, _176=s59, _177=s51, _178=s52, _179=s53, _180=s57, _181=s58, _182=s60,
        _183=s51, _184=s52, _185=s53, _186=s57, _187=x105, _188=x105*x94, _189=x30, _190=x106, _191=x49, _192=x107,
        _193=x1*x80, _194=x103, _195=x30*x78, _196=x1*x82, _197=x108, _198=x85, _199=x109, _200=x106, _201=x1,
        _202=hidden, _203=x1*x87, _204=x1*x88, _205=x1, _206=hidden, _207=x109, _208=x108, _209=x1, _210=hidden,
        _211=x110, _212=width_opt*x110, _213=x1, _214=hidden, _215=2, _216=x29, _217=x103, _218=x15, _219=heads,
        _220=head_dim, _221=x48, _222=x111, _223=x112, _224=x49, _225=x107, _226=x77, _227=x113, _228=x85, _229=x48,
        _230=x77, _231=x15, _232=hidden, _233=s61, _234=s62, _235=s63, _236=s64, _237=x73, _238=x75, _239=x49,
        _240=x76, _241=x49, _242=x31, _243=x77, _244=x79, _245=x31, _246=x80, _247=x77, _248=x82, _249=x81,
        _250=x85, _251=x86, _252=hidden, _253=x76, _254=hidden, _255=x87, _256=x88, _257=hidden, _258=hidden,
        _259=x81, _260=hidden, _261=x89, _262=x90, _263=hidden, _264=2, _265=s2, _266=s3, _267=s4, _268=x48,
        _269=x77, _270=x15, _271=hidden, _272=s5, _273=s6, _274=s7, _275=s8, _276=s5, _277=s9, _278=s7, _279=s8,
        _280=x51, _281=x52, _282=x15, _283=hidden, _284=x115, _285=x116*x15, _286=x115*x94,
        _287=x15*(4*experts + layer_rerun*x116), _288=x118, _289=x119, _290=x122, _291=x123, _292=x121*x98,
        _293=experts*x80, _294=x117*x98, _295=x118*x78, _296=x124, _297=x125, _298=x123, _299=layer_rerun*x122,
        _300=layer_rerun*x123, _301=x126, _302=x119, _303=hidden, _304=experts, _305=x127, _306=x128, _307=hidden,
        _308=experts, _309=x126, _310=x125, _311=hidden, _312=experts, _313=x114, _314=x129, _315=hidden,
        _316=experts, _317=2, _318=s65, _319=s66, _320=s63, _321=s67, _322=s68, _323=s69, _324=s70, _325=s71,
        _326=x48, _327=x77, _328=x15, _329=hidden, _330=x130, _331=width_act_grad*x130, _332=x15, _333=experts,
        _334=s72, _335=s73, _336=s7, _337=s74, _338=s75, _339=s76, _340=s7, _341=s77, _342=s78, _343=s79, _344=s7,
        _345=s75, _346=s80, _347=s7, _348=s77, _349=x58*(moe_ffn*(cost_silu + 1) + x89), _350=x131,
        _351=x58*(moe_ffn*(cost_silu*x78 + layer_rerun + 5) + x89*x94), _352=x131*x94, _353=x135*x84, _354=x136,
        _355=x137, _356=x138*x76, _357=x98*(hidden*(x64 + 1) + 5*x59),
        _358=x84*(top_k*(layer_rerun*x134 + x134) + x83), _359=x136*x78, _360=x135*x98, _361=x138*x80,
        _362=x124*x132, _363=x125*x132, _364=layer_rerun*x137, _365=x139, _366=x140, _367=x58, _368=hidden,
        _369=x139, _370=x140, _371=x58, _372=hidden, _373=s68, _374=s69, _375=s81, _376=x141, _377=x142*x76,
        _378=experts, _379=hidden, _380=x143, _381=x142*x87, _382=x142*x88, _383=experts, _384=hidden, _385=x143,
        _386=x141, _387=x142*x81, _388=experts, _389=hidden, _390=x143, _391=x144, _392=width_opt*x144,
        _393=experts, _394=hidden, _395=x143, _396=2, _397=s82, _398=s83, _399=s84, _400=s85, _401=s82, _402=s83,
        _403=s84, _404=s85, _405=x145, _406=moe_ffn*x119, _407=experts, _408=moe_ffn, _409=hidden,
        _410=moe_ffn*x127, _411=moe_ffn*x128, _412=experts, _413=moe_ffn, _414=hidden, _415=x145, _416=moe_ffn*x125,
        _417=experts, _418=moe_ffn, _419=hidden, _420=x141, _421=moe_ffn*x129, _422=experts, _423=moe_ffn,
        _424=hidden, _425=2, _426=x60, _427=x61, _428=x58, _429=moe_ffn, _430=x146, _431=x147, _432=x58,
        _433=hidden, _434=x58, _435=x148, _436=x58, _437=x48, _438=x77, _439=x15, _440=hidden, _441=x146, _442=x147,
        _443=x58, _444=hidden, _445=x15*x66, _446=x66*x98, _447=x58, _448=x143, _449=moe_ffn*x58, _450=moe_ffn*x148,
        _451=x58, _452=moe_ffn, _453=s75, _454=s80, _455=s86, _456=s87, _457=s88, _458=s86, _459=s89, _460=s90,
        _461=s91, _462=s74, _463=s92, _464=s93, _465=s86, _466=s94, _467=s95, _468=s96, _469=s97, _470=s86,
        _471=s94, _472=x48, _473=x111, _474=x112, _475=x49, _476=x107, _477=x77, _478=x113, _479=x85, _480=x48,
        _481=x77, _482=x15, _483=hidden, _484=x48, _485=x15*x76, _486=x36, _487=x49,
        _488=x81*(vocab*(1 - accumulating) + x15), _489=x77, _490=x36, _491=x15*x81, _492=x149, _493=x150,
        _494=vocab, _495=hidden, _496=x151, _497=x152, _498=vocab, _499=hidden, _500=x149, _501=x153, _502=vocab,
        _503=hidden, _504=x154, _505=x155, _506=vocab, _507=hidden, _508=2, _509=x15, _510=x36, _511=x15, _512=x73,
        _513=x15*x74, _514=x49, _515=x76, _516=x49, _517=x31, _518=x77, _519=x49, _520=x31, _521=x76, _522=x77,
        _523=x82, _524=x81, _525=hidden, _526=x76, _527=hidden, _528=x87, _529=x88, _530=hidden, _531=hidden,
        _532=x81, _533=hidden, _534=x89, _535=x90, _536=hidden, _537=2, _538=s98, _539=s99, _540=s63, _541=s64,
        _542=s4, _543=s100, _544=s4, _545=x48, _546=x77, _547=x15, _548=hidden, _549=s101, _550=s102, _551=s7,
        _552=s8, _553=s101, _554=s103, _555=s7, _556=s8, _557=x48, _558=x49, _559=x15, _560=hidden, _561=x68*x89,
        _562=x63*x68, _563=x49, _564=x150, _565=x156, _566=x157*x98, _567=x150, _568=x77, _569=x49, _570=vocab*x82,
        _571=x153, _572=x149, _573=x150, _574=hidden, _575=vocab, _576=x151, _577=x152, _578=hidden, _579=vocab,
        _580=x149, _581=x153, _582=hidden, _583=vocab, _584=x154, _585=x155, _586=hidden, _587=vocab, _588=2,
        _589=x48, _590=x77, _591=x15, _592=hidden, _593=x15*(vocab*x5 + cost_log + 1), _594=x68*(cost_exp + x71),
        _595=x156, _596=s104, _597=s105, _598=x36, _599=s106, _600=s104, _601=s107, _602=s105, _603=x69, _604=s106,
        _605=s108, _606=s105, _607=s109, _608=s110, _609=s109, _610=s107, _611=s109, _612=x68, _613=x69, _614=x15,
        _615=vocab,
        _616=hidden*(layers*(experts*(x132*x158 + x158) + 2*cost_div + 2*cost_rsqrt + x158*x159 + 28) + x157*x158 + x158),
        _617=x161*x81, _618=x162, _619=x76*(layers*(x160 - f1*x160) + x157*x163 + x163), _620=x164, _621=x161*x76,
        _622=x162, _623=x164,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
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
    x0 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x1 = layer_kept*x0
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    x6 = batch*layers*x1*(x2 + x4)
    x8 = batch*width_act
    x9 = context*x2*x8
    x10 = width_act + 4
    x11 = context*x0
    x12 = batch*heads*(seq*(context*x10 + x0) + 2*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x5 = batch*(x1*x4 + x2*(4*core_kept + x1))
        if activations == "fused":
            s1 = layers*x5
        elif activations == "paper":
            s1 = x6
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x5)
            else:
                s1 = x6
        s2 = 0
    else:
        x7 = layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x6
            s2 = x7*x9
        else:
            if recompute in ('none', 'full'):
                s1 = x12*x7
            else:
                s1 = x6
            s2 = 0
    x13 = 2*top_k
    x14 = moe_ffn*x13
    x15 = hidden + experts
    x16 = x14 + x15
    x17 = 8*top_k + 8
    x18 = hidden*width_act
    x19 = batch*seq
    x20 = width_act*x19
    x21 = 3*moe_ffn
    x22 = 4*experts
    x23 = x22 + 12
    x24 = layers*layer_kept
    if activations == "fused":
        s0 = x19*(layers*(layer_kept*(width_act*x16 + x17) + x18) + x18 + 4)
    elif activations == "paper":
        s0 = x20*(layers*(hidden + layer_kept*x16) + hidden)
    else:
        s0 = x19*(layers*(layer_kept*(hidden*(width_act + 8) + top_k*(width_act*x21 + 40) + x23) + x18) + hidden*x10 + 4) + x22*x24
    if loss == "eager":
        s3 = 4*x19*(vocab + 2)
    else:
        s3 = 0
    x25 = width_act_grad*x19
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x19*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x25
    x27 = 4*heads
    x28 = 2*heads
    x29 = hidden*(x13 + 3) + experts + top_k*x21
    x31 = x0*x4
    x32 = 2*head_dim
    x33 = context*kv_heads
    x34 = x32*x33
    x35 = 2*experts
    x37 = hidden*(top_k + 2)
    x36 = heads*head_dim
    x38 = 4*hidden + 20*top_k + width_act*(x14 + x36 + x37) + x35 + 6
    x39 = kv_heads*x11
    x40 = 2*(batch*(seq*x38 + x39) + x35)
    x43 = moe_ffn*top_k
    if attention == "flash":
        x30 = head_dim*x28 + x29
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x30 + x17 + x27) + x31)
        elif activations == "paper":
            layer_moe = x8*(seq*x30 + x34)
        else:
            if recompute in ('none', 'full'):
                layer_moe = 2*(batch*(seq*(x28 + x38) + x39) + x35 + 12)
            else:
                layer_moe = x40
    else:
        x41 = heads*(context + x32)
        x42 = x29 + x41
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x42 + x17) + x31)
        elif activations == "paper":
            layer_moe = x8*(seq*x42 + x34)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(context*x27 + 8*hidden + 40*top_k + width_act*(2*x37 + x41 + 4*x43) + x23) + x11*x28) + x22
            else:
                layer_moe = x40
    if attention == "flash":
        x46 = head_dim*width_act_grad
        moment_moe_attention_core = 2*batch*(x2*(x46 + 2) + x33*x46)
    else:
        x51 = batch*width_act_grad
        f6 = max(context*x51*(kv_heads*head_dim + 2*x2), x51*(x2*(context + head_dim) + x34))
        moment_moe_attention_core = f6
    if attention == "flash":
        x47 = batch*x2
        if activations == "fused":
            core_moe_attention_core = 4*x47
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = 4*(x47 + 6)
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x9
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x12
            else:
                core_moe_attention_core = 0
    x26 = hidden*x25
    x44 = 3*x26
    x45 = 2*x26
    x48 = top_k*x25
    x49 = top_k + 1
    x50 = hidden*x49
    x52 = width_param + width_master + width_param_grad + 2*width_opt
    x53 = experts*(x21*x52 + x52) + 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x32*x52*(heads + kv_heads)
    x54 = 2*vocab*x52 + x52
    x55 = x36 + x43
    f5 = max(x15*x25, x25*(experts + top_k))
    moment_moe_router = f5
    moment_moe_ffn_norm = x45
    f4 = max(x48*(x21 + 1), x48*(hidden + 2*moe_ffn + 1), x25*(top_k + x50))
    moment_moe_moe_experts = f4
    moment_moe_attention_norm = x45
    moment_moe_qkv_projection = x25*(hidden + head_dim*(heads + x3))
    moment_moe_output_projection = x25*(hidden + x36)
    f3 = max(core_moe_attention_core*(layer_kept - core_kept) + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_qkv_projection, moment_moe_router)
    branch_moe = f3
    moment_moe_ffn_residual = x44
    moment_moe_attention_residual = x44
    f1 = max(branch_moe + x26, moment_moe_attention_residual, moment_moe_ffn_residual)
    f2 = min(1, layers)
    point_moe = f2*(f1 + layer_moe*(1 - layer_kept))
    moment_ends_lm_head = x25*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x45
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x26
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_embedding, point_head, point_loss, point_moe, point_norm, point_optimizer)
    values = (
        hidden*(layers*x53 + x54), x19*(width_act*(hidden + x24*(2*x50 + x55)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(2*layer_kept*x20*x49 + x53) + x20 + x54) + f0 + x19*(width_act*x24*x55 + 8) + s0 + s1 + s2 + s3,
        point_moe, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
