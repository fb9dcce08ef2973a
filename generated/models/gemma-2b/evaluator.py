"""Costs of gemma, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gemma"
FORMULAS = "standard"
FORMULAS_SHA256 = "f08d04e70dd1a76d199ffc55a8d1535bdaf4d8c96ee12b1b7d83a3bf4793092a"

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
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
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
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("dense", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("dense", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
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
    ("dense", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("dense", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
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
    ("ends", "final_norm", "upcast_weight", "activation", "FP32", "saved", "final_norm.upcast_weight"),
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
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
    cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x19 = 2*context
    x53 = seq*context
    if pairs == "full":
        pairs_size = x53
    elif pairs == "causal":
        pairs_size = _exact(seq*(x19 + 1 - seq), 2)
    else:
        pairs_size = _exact(x53, 2)
    x3 = batch*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = 3*head_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x12 = batch*layers
    x6 = pairs_size*x5
    x13 = x12*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x14 = heads*x12
    x15 = 2*head_dim
    x16 = pairs_size*x15
    if flops == "model":
        s0 = x3
        s1 = x13
    else:
        if attention == "flash":
            s0 = x14*x16*(2*core_rerun + 5)
            s1 = x12*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x3
            s1 = x13
    x17 = head_dim*width_act
    x18 = seq*heads
    x20 = kv_heads*x19
    x21 = x12*(x18 + x20)
    x22 = x12*x18
    x23 = x20*x9
    x24 = 2*width_act_grad
    x25 = width_act*core_rerun + width_act_grad
    x26 = head_dim*x20
    x27 = width_act_grad*x26
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = head_dim*layer_kept
    x30 = layer_kept*x17
    x32 = x21*x28
    x33 = x21*x30
    x39 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = batch*(x18*(core_kept + x28) + x20*x28)
        x31 = batch*(x18*(4*core_kept + x30) + x20*x30)
        if activations == "fused":
            s11 = layers*x29
            s15 = layers*x31
        elif activations == "paper":
            s11 = x32
            s15 = x33
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x29)
                s15 = layers*(24*core_kept + x31)
            else:
                s11 = x32
                s15 = x33
        s2 = x17*x21
        s4 = x22*(x17 + 4)
        s6 = x12*(head_dim*(width_act*(x0*x18 + x23) + x18*x24) + 8*x18)
        s8 = x12*(x18*(head_dim*x25 + 4*core_rerun + 4) + x27)
        s12 = 0
        s16 = 0
    else:
        x34 = head_dim + x19
        x36 = width_act*x12
        if activations in ('fused', 'paper'):
            x37 = context*core_kept
            s11 = x32
            s12 = x22*x37
            s15 = x33
            s16 = x18*x36*x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept*x14
                s11 = x38*(seq*x34 + head_dim*x19)
                s15 = x38*(seq*(context*x39 + x17) + x17*x19)
            else:
                s11 = x32
                s15 = x33
            s12 = 0
            s16 = 0
        x35 = x18*x34
        s2 = x36*(x26 + x35)
        s4 = x35*x36
        s6 = x12*(x17*x23 + x18*(width_act*x34*x9 + width_act_grad*(3*context + x15)))
        s8 = x12*(x25*x35 + x27)
    x40 = 2*layer_kept
    x41 = layer_kept + 1
    x43 = batch*seq
    x44 = hidden*width_act
    x47 = 2*hidden
    if activations == "fused":
        x42 = hidden*x41
        s10 = x43*(layers*(x40 + x42) + hidden + 1)
        s14 = x43*(layers*(width_act*x42 + 8*layer_kept) + x44 + 4)
    elif activations == "paper":
        x45 = x43*(layers*x41 + 1)
        s10 = hidden*x45
        s14 = x44*x45
    else:
        x46 = hidden*(layers*x40 + 1)
        s10 = x43*(layers*(hidden + layer_kept*(3*hidden + ffn + 2)) + x47 + 1) + x46
        s14 = x43*(layers*(layer_kept*(hidden*(16 - width_act) + ffn*width_act + 8) + x44) + 8*hidden + 4) + 4*x46
    x49 = vocab + 1
    x51 = vocab*width_act_grad
    if loss == "eager":
        x48 = vocab*x43
        x50 = x43*x49
        s3 = x43*(vocab*x39 + 8)
        s5 = 8*x48
        s7 = 8*x50
        s9 = x48*(width_act_grad + 4)
        s13 = x50
        s17 = 4*x43*(vocab + 2)
    else:
        x52 = x43*x51
        s3 = x43*(vocab*width_act + 8)
        s5 = x52
        s7 = x52
        s9 = x52
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x54 = 3*ffn
    x55 = heads + kv_heads
    x56 = x15*x55
    x57 = x54 + x56
    x58 = x57 + 2
    x59 = layers*x58 + x49
    x60 = hidden*x59
    x61 = layers*heads
    x62 = 2*cost_div + 2*cost_rsqrt
    x63 = 10*hidden + ffn*(cost_gelu + 1) + x62 + 2
    x64 = cost_div + cost_rsqrt
    x65 = layer_rerun + 2
    x66 = x64 + 14
    x67 = 2*width_act
    x68 = x2 + x54
    x69 = 6*hidden
    x70 = head_dim*(heads + 2*kv_heads) + x54 + x69
    x71 = 2*layer_rerun
    x72 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x73 = width_param_grad*accumulating
    x74 = 5*width_act_grad
    x75 = 2*x43
    x76 = width_act*x72
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x77 = width_param*(1 - f1)
    x78 = width_master + 2*width_opt
    x79 = width_param_grad + x77 + x78
    x80 = 2*width_master + 4*width_opt
    x81 = width_param + x78
    x82 = x47*x59
    x83 = layers*layer_kept*(x47 + x68) + hidden
    values = (
        x60, x60, 0, 2*batch*(seq*hidden*(layers*x57 + vocab) + x16*x61),
        batch*(seq*(layers*(x55*x7 + x63) + 5*hidden + vocab*x4 + cost_log + x64 + 2) + x6*x61) + hidden*(2*layers + 1),
        x43*x47*(layers*(x54*x65 + x56*x65) + 2*vocab) + s0,
        layers*layer_rerun*x47 + x43*(layers*(22*hidden + ffn*(cost_gelu + 5) + layer_rerun*x63) + 12*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, hidden*(layers*(x54*x66 + x56*x66 + x62 + 28) + vocab*x66 + x66),
        hidden*(width_param*(x43 + x59) + x43*x67*(x1 + 1)) + x43*(layers*width_act*x68 + 8) + s2 + s3,
        x43*(8*layers + width_act*(layers*x70 + vocab + x47) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x54*x72 + x56*x72 + x71 + 2) + x58*x73 + x75*(x67*(x71 + 1) + x74)) + x43*(head_dim*(heads*(x24 + x76) + 4*kv_heads*width_act_grad) + ffn*(x74 + 3*x76) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x43*(width_param_grad + x24 + x67) + x73) + x75*(x51 + 6) + s6 + s7,
        layers*(hidden*width_param_grad*x58 + x43*(width_act_grad*(x68 + x69) + layer_rerun*(width_act*x70 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x43 + 1) + x24*x43) + s8 + s9,
        hidden*(layers*(2*width_param_grad + x54*x79 + x56*x79 + 2*x77 + x80) + vocab*x79 + x79),
        hidden*(layers*(2*width_param + x54*x81 + x56*x81 + x80) + vocab*x81 + x81), x60, width_param*x60, f1*x60,
        width_master*x60, x82, width_opt*x82, x60, width_param_grad*x60, x43*(x83 + 1) + s10 + s11 + s12 + s13,
        x43*(width_act*x83 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x16 = 2*context
    x41 = seq*context
    if pairs == "full":
        pairs_size = x41
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x41, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*head_dim
    x6 = seq*x5
    x7 = core_rerun + 1
    x8 = x6*x7
    x9 = kv_heads*x8
    x4 = pairs_size*x3
    x10 = batch*(heads*(core_rerun*(x4 + x6) + 5*pairs_size + x6) + x9)
    x11 = batch*heads
    x12 = 2*head_dim
    x13 = pairs_size*x12
    if flops == "model":
        s0 = x2
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 7) + x8) + x9)
        else:
            s0 = x2
            s1 = x10
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = batch*(x15 + x17)
    x19 = batch*x15
    x20 = x17*x7
    x21 = 2*width_act_grad
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x17
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x27 = layer_kept*x14
    x29 = x18*x25
    x30 = x18*x27
    x33 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x15*(core_kept + x25) + x17*x25)
        x28 = batch*(x15*(4*core_kept + x27) + x17*x27)
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
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + x15*x21) + 8*x15)
        s5 = batch*(x15*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x31 = head_dim + x16
        if activations in ('fused', 'paper'):
            x34 = context*core_kept
            s7 = x29
            s8 = x19*x34
            s10 = x30
            s11 = x15*x33*x34
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept*x11
                s7 = x35*(seq*x31 + head_dim*x16)
                s10 = x35*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x29
                s10 = x30
            s8 = 0
            s11 = 0
        x32 = x15*x31
        s2 = x33*(x23 + x32)
        s3 = x32*x33
        s4 = batch*(x14*x20 + x15*(width_act*x31*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x22*x32 + x24)
    x36 = 2*layer_kept
    x37 = hidden*(layer_kept + 1)
    x38 = batch*seq
    x39 = 8*layer_kept
    x40 = seq*x33
    if activations == "fused":
        s6 = x38*(x36 + x37)
        s9 = x38*(width_act*x37 + x39)
    elif activations == "paper":
        s6 = x37*x38
        s9 = x37*x40
    else:
        s6 = hidden*x36 + x38*(hidden + layer_kept*(3*hidden + ffn + 2))
        s9 = hidden*x39 + x38*(hidden*width_act + layer_kept*(hidden*(16 - width_act) + ffn*width_act + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x42 = 3*ffn
    x43 = heads + kv_heads
    x44 = x12*x43
    x45 = x42 + x44
    x46 = x45 + 2
    x47 = hidden*x46
    x48 = 2*hidden
    x49 = 10*hidden + ffn*(cost_gelu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x50 = layer_rerun + 2
    x51 = x1 + x42
    x52 = 6*hidden
    x53 = width_act*(head_dim*(heads + 2*kv_heads) + x42 + x52) + 8
    x54 = 2*layer_rerun
    x55 = layer_rerun + 1
    x56 = 5*width_act_grad
    x57 = width_act*x55
    x58 = width_param_grad*x47
    x59 = 2*x47
    x60 = layer_kept*(x48 + x51)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x47, x47, 0, 2*batch*(seq*hidden*x45 + heads*x13), batch*(seq*(x43*x5 + x49) + heads*x4) + x48,
        x38*x48*(x42*x50 + x44*x50) + s0,
        layer_rerun*x48 + x38*(22*hidden + ffn*(cost_gelu + 5) + layer_rerun*x49) + s1, 0, 0,
        hidden*(width_param*x46 + 8*x40) + x40*x51 + s2, x38*x53 + s3,
        hidden*(width_param*(x42*x55 + x44*x55 + x54 + 2) + width_param_grad*accumulating*x46 + 2*x38*(2*width_act*(x54 + 1) + x56)) + x38*(head_dim*(heads*(x21 + x57) + 4*kv_heads*width_act_grad) + ffn*(x56 + 3*x57) + 8) + s4,
        x38*(width_act_grad*(x51 + x52) + layer_rerun*x53) + x58 + s5, 0, 0, x47, width_param*x47, f1*x47,
        width_master*x47, x59, width_opt*x59, x47, x58, x38*x60 + s6 + s7 + s8, x40*x60 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = x3
        s6 = x0*x2
    else:
        x5 = hidden + x0*(x4 + 1)
        s4 = x5
        s6 = 4*x5
    x6 = 8*x0
    x7 = vocab + 1
    x9 = vocab*x0
    x10 = vocab*width_act_grad
    if loss == "eager":
        x8 = x0*x7
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x6
        s2 = 8*x8
        s3 = x9*(width_act_grad + 4)
        s5 = x8
        s7 = 4*x0*(vocab + 2)
    else:
        x11 = x0*x10
        s0 = x0*(vocab*width_act + 8)
        s1 = x11
        s2 = x11
        s3 = x11
        s5 = 0
        s7 = 0
    x12 = hidden*x7
    x13 = cost_div + cost_rsqrt
    x14 = x13 + 14
    x15 = 3*ffn
    x16 = 2*head_dim*(heads + kv_heads)
    x17 = 2*width_act
    x18 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x19 = width_param*(1 - f1)
    x20 = width_master + 2*width_opt
    x21 = width_param_grad + x19 + x20
    x22 = 2*width_master + 4*width_opt
    x23 = width_param + x20
    x24 = x4*x7
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x12, x12, 0, x4*x9, hidden + x0*(5*hidden + vocab*(cost_exp + 4) + cost_log + x13 + 2), 4*vocab*x3,
        x0*(12*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(layers*(2*cost_div + 2*cost_rsqrt + x14*x15 + x14*x16 + 28) + vocab*x14 + x14),
        hidden*(width_param*(x0 + x7) + x0*x17) + x6 + s0, x0*(width_act*(vocab + x4) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x17 + x18)) + 2*x0*(x10 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x18) + s3,
        hidden*(layers*(2*width_param_grad + x15*x21 + x16*x21 + 2*x19 + x22) + vocab*x21 + x21),
        hidden*(layers*(2*width_param + x15*x23 + x16*x23 + x22) + vocab*x23 + x23), x12, width_param*x12, f1*x12,
        width_master*x12, x24, width_opt*x24, x12, width_param_grad*x12, x1 + s4 + s5, x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x60 = seq*context
    if pairs == "full":
        pairs_size = x60
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x60, 2)
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
        s20 = x4
        s21 = x12
    else:
        if attention == "flash":
            s20 = x14*x2*(2*core_rerun + 5)
            s21 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s20 = x4
            s21 = x12
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
            s31 = x38
            s32 = x39
            s33 = x15
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
                s31 = x38
                s32 = x39
                s33 = x15
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
        x26 = x23 + x25
        x28 = head_dim*x27
        s11 = x17
        s12 = x18
        s13 = x15
        s14 = heads
        s15 = head_dim
        s16 = x21
        s17 = x22
        s18 = x19
        s19 = kv_heads
        s22 = x26*x28
        s23 = x30
        s24 = x32
        s25 = x28*(x0*x23 + x33)
        s26 = x13*x35
        s27 = x32*x9
        s28 = heads*x36
        s29 = head_dim*x26*x37
        s30 = core_rerun*x30
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
    else:
        x45 = context*x38
        x46 = width_act*x45
        if activations in ('fused', 'paper'):
            s11 = x17
            s12 = x18
            s13 = x15
            s14 = heads
            s15 = head_dim
            s16 = x21
            s17 = x22
            s18 = x19
            s19 = kv_heads
            s38 = x45
            s39 = x46
            s40 = batch
            s41 = heads
            s42 = seq
            s43 = context
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
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x1*x19
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s19 = 0
                s50 = core_kept*x29
                s51 = core_kept*x30
                s52 = batch
                s53 = heads
                s54 = seq
                s55 = head_dim
                s56 = x47
                s57 = width_act*x47
                s58 = context
                s59 = x45
                s60 = context*x39
                s61 = x46
            else:
                s11 = x17
                s12 = x18
                s13 = x15
                s14 = heads
                s15 = head_dim
                s16 = x21
                s17 = x22
                s18 = x19
                s19 = kv_heads
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
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
        x40 = head_dim + x24
        x41 = x23*x40
        x42 = head_dim*x25 + x41
        x43 = width_act*x34*x40
        x44 = context*x34
        s22 = x27*x42
        s23 = x43
        s24 = 0
        s25 = x27*(head_dim*x33 + x41*x9)
        s26 = x35*(3*context + x13)
        s27 = 0
        s28 = 0
        s29 = x37*x42
        s30 = core_rerun*x43
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s44 = x44
        s45 = width_act_grad*x44
        s46 = batch
        s47 = heads
        s48 = seq
        s49 = context
    x48 = hidden*x15
    x49 = width_act*x48
    x50 = 4*x16
    x51 = hidden*layer_kept
    x52 = x15*x51
    x53 = width_act*x52
    x55 = ffn*x16
    x56 = width_act*x55
    x57 = 4*hidden
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
        s10 = 0
        s62 = x52
        s63 = x53
        s64 = x15
        s65 = hidden
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = x48
        s70 = x49
        s71 = x31
        s72 = 0
        s73 = 0
        s74 = 0
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
        s10 = 0
        s62 = x52
        s63 = x53
        s64 = x15
        s65 = hidden
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = x48
        s70 = x49
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
    else:
        x54 = 1 - layer_kept
        s0 = x48*x54
        s1 = x49*x54
        s2 = x16
        s3 = x50
        s4 = x15
        s5 = x52
        s6 = x31*x51
        s7 = x15
        s8 = hidden
        s9 = x51
        s10 = 4*x51
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = x55
        s67 = x56
        s68 = ffn
        s69 = 0
        s70 = 0
        s71 = x31
        s72 = x48
        s73 = x15*x57
        s74 = x57
    x58 = vocab*x15
    x59 = width_act_grad*x58
    if loss == "eager":
        s75 = vocab*x36
        s76 = vocab*x31
        s77 = 0
        s78 = x36
        s79 = x58
        s80 = x15
        s81 = vocab
    else:
        s75 = 0
        s76 = 0
        s77 = x59
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x61 = cost_div + 1
    x62 = cost_rsqrt + x57 + x61
    x63 = hidden + x15*x62
    x64 = hidden*layer_rerun
    x65 = 10*hidden
    x66 = x15*(layer_rerun*x62 + x65) + x64
    x67 = hidden*width_param
    x68 = width_act_grad*x48
    x69 = layer_rerun + 1
    x70 = x49*x69
    x71 = x67*x69
    x72 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x73 = accumulating*x72
    x74 = width_act*x15
    x75 = x64*x74
    x76 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x77 = hidden*f1
    x78 = hidden*width_master
    x79 = 2*hidden
    x80 = width_opt*x79
    x81 = heads + 2*kv_heads
    x82 = x13*x81
    x83 = x48*x82
    x84 = layer_rerun + 2
    x85 = head_dim*x81
    x86 = x67*x85
    x87 = x74*x85
    x88 = width_act_grad*x15
    x89 = x72*x85
    x90 = hidden*x85
    x91 = hidden*x13
    x92 = x81*x91
    x93 = width_act_grad*x29
    x94 = width_act_grad*x20
    x95 = x14*x48
    x96 = x1*x67
    x97 = x15*x79
    x98 = width_act_grad*x97
    x99 = x1*x72
    x100 = hidden*x1
    x101 = heads*x91
    x102 = x48*x69
    x103 = width_act*x97
    x104 = 2*x75
    x105 = ffn*x57
    x106 = x105*x15
    x107 = 2*ffn
    x108 = x107*x67
    x109 = x107*x74
    x110 = x107*x72
    x111 = ffn*x79
    x112 = ffn*x15
    x113 = width_act*x112
    x114 = width_act_grad*x112
    x115 = x111*x15
    x116 = ffn*x67
    x117 = ffn*x72
    x118 = hidden*ffn
    x119 = hidden*vocab
    x120 = vocab*x67
    x121 = vocab*x72
    x122 = width_act*x58
    x123 = cost_div + cost_rsqrt + 14
    x124 = 3*ffn
    x125 = x13*(heads + kv_heads)
    x126 = layers*(x124 + x125 + 2) + vocab + 1
    x127 = x126*x78
    x128 = 1 - f1
    x129 = x126*x80
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x63, _1=x66, _2=x49, _3=x67, _4=x49, _5=x31, _6=x68, _7=x70, _8=x31, _9=x71, _10=x68, _11=x73, _12=x72,
        _13=x75, _14=x76, _15=hidden, _16=x67, _17=hidden, _18=x77, _19=x78, _20=hidden, _21=hidden, _22=x72,
        _23=hidden, _24=x79, _25=x80, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x48, _36=x68, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s9, _44=s10, _45=s8,
        _46=s5, _47=s6, _48=s7, _49=s8, _50=x52, _51=x53, _52=x15, _53=hidden, _54=x83, _55=x83*x84, _56=x49,
        _57=x86, _58=x87, _59=x82*x88, _60=x71*x85, _61=x68, _62=x70, _63=x73*x85, _64=x89, _65=layer_rerun*x87,
        _66=x90, _67=x86, _68=hidden, _69=x85, _70=x77*x85, _71=x78*x85, _72=hidden, _73=x85, _74=x90, _75=x89,
        _76=hidden, _77=x85, _78=x92, _79=width_opt*x92, _80=hidden, _81=x85, _82=2, _83=x48, _84=x68, _85=x15,
        _86=hidden, _87=s11, _88=s12, _89=s13, _90=s14, _91=s15, _92=s16, _93=s17, _94=s18, _95=s19, _96=s15,
        _97=s16, _98=s17, _99=s18, _100=s19, _101=s15, _102=x3, _103=batch*(heads*x8 + kv_heads*x7), _104=s20,
        _105=s21, _106=s22, _107=s23, _108=s24, _109=s25, _110=s26, _111=s27, _112=s28, _113=s29, _114=s30,
        _115=x17, _116=x18, _117=x15, _118=heads, _119=head_dim, _120=s31, _121=s32, _122=s33, _123=s34, _124=x29,
        _125=x93, _126=x15, _127=heads, _128=head_dim, _129=x20, _130=x94, _131=x19, _132=kv_heads, _133=head_dim,
        _134=x20, _135=x94, _136=x19, _137=kv_heads, _138=head_dim, _139=s35, _140=s36, _141=s37, _142=s38,
        _143=s39, _144=s40, _145=s41, _146=s42, _147=s43, _148=s44, _149=s45, _150=s46, _151=s47, _152=s48,
        _153=s49, _154=s44, _155=s45, _156=s46, _157=s47, _158=s48, _159=s49, _160=s50, _161=s51, _162=s52,
        _163=s53, _164=s54, _165=s55, _166=s56, _167=s57, _168=s52, _169=s53, _170=s58, _171=s55, _172=s56,
        _173=s57, _174=s52, _175=s53, _176=s58, _177=s55, _178=s59, _179=s60, _180=s52, _181=s53, _182=s54,
        _183=s58, _184=s59, _185=s61, _186=s52, _187=s53, _188=s54, _189=s58, _190=x95, _191=x84*x95, _192=x30,
        _193=x96, _194=x49, _195=x98, _196=x1*x71, _197=x93, _198=x30*x69, _199=x1*x73, _200=x99, _201=x75,
        _202=x100, _203=x96, _204=x1, _205=hidden, _206=x1*x77, _207=x1*x78, _208=x1, _209=hidden, _210=x100,
        _211=x99, _212=x1, _213=hidden, _214=x101, _215=width_opt*x101, _216=x1, _217=hidden, _218=2, _219=x29,
        _220=x93, _221=x15, _222=heads, _223=head_dim, _224=x48, _225=x102, _226=x103, _227=x49, _228=x98, _229=x68,
        _230=x104, _231=x75, _232=x48, _233=x68, _234=x15, _235=hidden, _236=s62, _237=s63, _238=s64, _239=s65,
        _240=x63, _241=x66, _242=x49, _243=x67, _244=x49, _245=x31, _246=x68, _247=x70, _248=x31, _249=x71,
        _250=x68, _251=x73, _252=x72, _253=x75, _254=x76, _255=hidden, _256=x67, _257=hidden, _258=x77, _259=x78,
        _260=hidden, _261=hidden, _262=x72, _263=hidden, _264=x79, _265=x80, _266=hidden, _267=2, _268=s2, _269=s3,
        _270=s4, _271=x48, _272=x68, _273=x15, _274=hidden, _275=s5, _276=s6, _277=s7, _278=s8, _279=s9, _280=s10,
        _281=s8, _282=s5, _283=s6, _284=s7, _285=s8, _286=x52, _287=x53, _288=x15, _289=hidden, _290=x106,
        _291=x106*x84, _292=x49, _293=x108, _294=x109, _295=ffn*width_act_grad*x31, _296=x107*x71, _297=x68,
        _298=x70, _299=x107*x73, _300=x110, _301=layer_rerun*x109, _302=x111, _303=x108, _304=hidden, _305=x107,
        _306=x107*x77, _307=x107*x78, _308=hidden, _309=x107, _310=x111, _311=x110, _312=hidden, _313=x107,
        _314=x105, _315=width_opt*x105, _316=hidden, _317=x107, _318=2, _319=x48, _320=x68, _321=x15, _322=hidden,
        _323=x55, _324=x56, _325=x15, _326=ffn, _327=x55, _328=x56, _329=x15, _330=ffn, _331=x112*(cost_gelu + 1),
        _332=x112*(cost_gelu*x69 + layer_rerun + 5), _333=x109, _334=x113, _335=x114, _336=x109*x69, _337=x107*x88,
        _338=layer_rerun*x113, _339=x112, _340=x114, _341=x15, _342=ffn, _343=x112, _344=x114, _345=x15, _346=ffn,
        _347=s66, _348=s67, _349=s7, _350=s68, _351=x55, _352=x56, _353=x15, _354=ffn, _355=x115, _356=x115*x84,
        _357=x113, _358=x116, _359=x49, _360=x98, _361=ffn*x71, _362=x114, _363=x113*x69, _364=ffn*x73, _365=x117,
        _366=x75, _367=x118, _368=x116, _369=ffn, _370=hidden, _371=ffn*x77, _372=ffn*x78, _373=ffn, _374=hidden,
        _375=x118, _376=x117, _377=ffn, _378=hidden, _379=x111, _380=ffn*x80, _381=ffn, _382=hidden, _383=2,
        _384=x112, _385=x114, _386=x15, _387=ffn, _388=x48, _389=x102, _390=x103, _391=x49, _392=x98, _393=x68,
        _394=x104, _395=x75, _396=x48, _397=x68, _398=x15, _399=hidden, _400=x48, _401=x97, _402=x15*x67, _403=x36,
        _404=x49, _405=x72*(vocab*(1 - accumulating) + x15), _406=x68, _407=x36, _408=x15*x72, _409=x119, _410=x120,
        _411=vocab, _412=hidden, _413=vocab*x77, _414=vocab*x78, _415=vocab, _416=hidden, _417=x119, _418=x121,
        _419=vocab, _420=hidden, _421=vocab*x79, _422=vocab*x80, _423=vocab, _424=hidden, _425=2, _426=x15,
        _427=x36, _428=x15, _429=x63, _430=x15*x65, _431=x49, _432=x67, _433=x49, _434=x31, _435=x68, _436=x49,
        _437=x31, _438=x67, _439=x68, _440=x73, _441=x72, _442=hidden, _443=x67, _444=hidden, _445=x77, _446=x78,
        _447=hidden, _448=hidden, _449=x72, _450=hidden, _451=x79, _452=x80, _453=hidden, _454=2, _455=s69,
        _456=s70, _457=s64, _458=s65, _459=s4, _460=s71, _461=s4, _462=x48, _463=x68, _464=x15, _465=hidden,
        _466=s72, _467=s73, _468=s7, _469=s8, _470=s8, _471=s74, _472=s8, _473=s72, _474=s73, _475=s7, _476=s8,
        _477=x48, _478=x49, _479=x15, _480=hidden, _481=x58*x79, _482=x57*x58, _483=x49, _484=x120, _485=x122,
        _486=2*x59, _487=x120, _488=x68, _489=x49, _490=x121, _491=x121, _492=x48, _493=x68, _494=x15, _495=hidden,
        _496=x15*(vocab*x5 + cost_log + 1), _497=x58*(cost_exp + x61), _498=x122, _499=s75, _500=s76, _501=x36,
        _502=s77, _503=s75, _504=s78, _505=s76, _506=x59, _507=s77, _508=s79, _509=s76, _510=s80, _511=s81,
        _512=s80, _513=s78, _514=s80, _515=x58, _516=x59, _517=x15, _518=vocab,
        _519=hidden*(layers*(2*cost_div + 2*cost_rsqrt + x123*x124 + x123*x125 + 28) + vocab*x123 + x123),
        _520=x126*x72, _521=x127, _522=x67*(layers*(x124*x128 + x125*x128 + 2 - 2*f1) + vocab*x128 + x128),
        _523=x129, _524=x126*x67, _525=x127, _526=x129,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x13 = layer_kept + 1
    x14 = hidden*width_act
    x15 = batch*seq
    x16 = layers*layer_kept
    x17 = 4*hidden
    x18 = 8*hidden
    x19 = x18 + 4
    if activations == "fused":
        s0 = x15*(layers*(8*layer_kept + x13*x14) + x14 + 4)
    elif activations == "paper":
        s0 = x14*x15*(layers*x13 + 1)
    else:
        s0 = x15*(layers*(layer_kept*(hidden*(16 - width_act) + ffn*width_act + 8) + x14) + x19) + x17*(2*x16 + 1)
    if loss == "eager":
        s3 = 4*x15*(vocab + 2)
    else:
        s3 = 0
    x20 = 4*heads
    x21 = 2*heads
    x22 = 3*ffn
    x23 = 3*hidden
    x24 = x22 + x23
    x26 = x0*x4
    x27 = 2*head_dim
    x28 = context*kv_heads
    x29 = x27*x28
    x30 = heads*head_dim
    x31 = hidden + 2*ffn
    x32 = width_act*(x30 + x31) + x19
    x33 = kv_heads*x11
    x34 = 2*(batch*(seq*x32 + x33) + x17)
    x37 = 2*hidden
    if attention == "flash":
        x25 = head_dim*x21 + x24
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x25 + x20 + 8) + x26)
        elif activations == "paper":
            layer_dense = x8*(seq*x25 + x29)
        else:
            if recompute in ('none', 'full'):
                layer_dense = 2*(batch*(seq*(x21 + x32) + x33) + x17 + 12)
            else:
                layer_dense = x34
    else:
        x35 = heads*(context + x27)
        x36 = x24 + x35
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x36 + 8) + x26)
        elif activations == "paper":
            layer_dense = x8*(seq*x36 + x29)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x20 + 16*hidden + width_act*(4*ffn + x35 + x37) + 8) + x11*x21) + x18
            else:
                layer_dense = x34
    x38 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x38
    if attention == "flash":
        x42 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x2*(x42 + 2) + x28*x42)
    else:
        x44 = batch*width_act_grad
        f4 = max(context*x44*(kv_heads*head_dim + 2*x2), x44*(x2*(context + head_dim) + x29))
        moment_dense_attention_core = f4
    if attention == "flash":
        x43 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x43
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x43 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x9
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x12
            else:
                core_dense_attention_core = 0
    x39 = x23*x38
    x40 = hidden*x38
    x41 = x37*x38
    x45 = width_param + width_master + width_param_grad + 2*width_opt
    x46 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x22*x45 + x27*x45*(heads + kv_heads)
    x47 = vocab*x45 + x45
    x48 = x22 + x30
    x49 = width_act*x15
    moment_ends_lm_head = x38*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x41
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x31*x38
    moment_dense_ffn_down = x38*(hidden + ffn)
    moment_dense_ffn_norm = x41
    moment_dense_attention_norm = x41
    moment_dense_ffn_activation = x22*x38
    moment_dense_qkv_projection = x38*(hidden + head_dim*(heads + x3))
    moment_dense_output_projection = x38*(hidden + x30)
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x39
    moment_dense_attention_residual = x39
    f1 = max(branch_dense + x40, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x40
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(layers*x46 + x47), x15*(width_act*(hidden + x16*(x37 + x48)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(2*layer_kept*x49 + x46) + x47 + x49) + f0 + x15*(width_act*x16*x48 + 8) + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
