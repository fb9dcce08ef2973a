"""Costs of llama, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "llama"
FORMULAS = "standard"
FORMULAS_SHA256 = "5b21dfb5508967d7ea79254debf1f7e42ef2514641e63b8f48b2a9476d4d7757"

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
    x19 = 2*context
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x19 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
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
    x40 = layer_kept + 1
    x42 = batch*seq
    x43 = hidden*width_act
    x45 = 2*hidden
    if activations == "fused":
        x41 = hidden*x40
        s10 = x42*(layers*(2*layer_kept + x41) + hidden + 1)
        s14 = x42*(layers*(width_act*x41 + 8*layer_kept) + x43 + 4)
    elif activations == "paper":
        x44 = x42*(layers*x40 + 1)
        s10 = hidden*x44
        s14 = x43*x44
    else:
        s10 = x42*(layers*(hidden + layer_kept*(3*hidden + ffn + 2)) + x45 + 1)
        s14 = x42*(layers*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8) + x43) + hidden*x39 + 4)
    x47 = vocab + 1
    x49 = vocab*width_act_grad
    if loss == "eager":
        x46 = vocab*x42
        x48 = x42*x47
        s3 = x42*(vocab*x39 + 8)
        s5 = 8*x46
        s7 = 8*x48
        s9 = x46*(width_act_grad + 4)
        s13 = x48
        s17 = 4*x42*(vocab + 2)
    else:
        x50 = x42*x49
        s3 = x42*(vocab*width_act + 8)
        s5 = x50
        s7 = x50
        s9 = x50
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = 3*ffn
    x53 = heads + kv_heads
    x54 = x15*x53
    x55 = x52 + x54
    x56 = x55 + 2
    x57 = layers*x56 + x47
    x58 = hidden*x57
    x59 = layers*heads
    x60 = 2*cost_div + 2*cost_rsqrt
    x61 = 10*hidden + ffn*(cost_silu + 1) + x60 + 2
    x62 = cost_div + cost_rsqrt
    x63 = layer_rerun + 2
    x64 = x62 + 14
    x65 = 2*width_act
    x66 = x2 + x52
    x67 = 6*hidden
    x68 = head_dim*(heads + 2*kv_heads) + x52 + x67
    x69 = 2*layer_rerun
    x70 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x71 = width_param_grad*accumulating
    x72 = 5*width_act_grad
    x73 = 2*x42
    x74 = width_act*x70
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x75 = width_param*(1 - f1)
    x76 = width_master + 2*width_opt
    x77 = width_param_grad + x75 + x76
    x78 = 2*width_master + 4*width_opt
    x79 = width_param + x76
    x80 = x45*x57
    x81 = layers*layer_kept*(x45 + x66) + hidden
    values = (
        x58, x58, 0, 2*batch*(seq*hidden*(layers*x55 + vocab) + x16*x59),
        batch*(seq*(layers*(x53*x7 + x61) + 4*hidden + vocab*x4 + cost_log + x62 + 2) + x59*x6),
        x42*x45*(layers*(x52*x63 + x54*x63) + 2*vocab) + s0,
        x42*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x61) + 11*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, hidden*(layers*(x52*x64 + x54*x64 + x60 + 28) + vocab*x64 + x64),
        hidden*(width_param*(x42 + x57) + x42*x65*(x1 + 1)) + x42*(layers*width_act*x66 + 8) + s2 + s3,
        x42*(8*layers + width_act*(layers*x68 + vocab + x45) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x52*x70 + x54*x70 + x69 + 2) + x56*x71 + x73*(x65*(x69 + 1) + x72)) + x42*(head_dim*(heads*(x24 + x74) + 4*kv_heads*width_act_grad) + ffn*(x72 + 3*x74) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x42*(width_param_grad + x24 + x65) + x71) + x73*(x49 + 6) + s6 + s7,
        layers*(hidden*width_param_grad*x56 + x42*(width_act_grad*(x66 + x67) + layer_rerun*(width_act*x68 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x42 + 1) + x24*x42) + s8 + s9,
        hidden*(layers*(2*width_param_grad + x52*x77 + x54*x77 + 2*x75 + x78) + vocab*x77 + x77),
        hidden*(layers*(2*width_param + x52*x79 + x54*x79 + x78) + vocab*x79 + x79), x58, width_param*x58, f1*x58,
        width_master*x58, x80, width_opt*x80, x58, width_param_grad*x58, x42*(x81 + 1) + s10 + s11 + s12 + s13,
        x42*(width_act*x81 + 8) + s14 + s15 + s16 + s17, 0, 0,
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
    x39 = seq*context
    if pairs == "full":
        pairs_size = x39
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x39, 2)
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
    x36 = hidden*(layer_kept + 1)
    x37 = batch*seq
    x38 = seq*x33
    if activations == "fused":
        s6 = x37*(2*layer_kept + x36)
        s9 = x37*(width_act*x36 + 8*layer_kept)
    elif activations == "paper":
        s6 = x36*x37
        s9 = x36*x38
    else:
        s6 = x37*(hidden + layer_kept*(3*hidden + ffn + 2))
        s9 = x37*(hidden*width_act + layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x40 = 3*ffn
    x41 = heads + kv_heads
    x42 = x12*x41
    x43 = x40 + x42
    x44 = x43 + 2
    x45 = hidden*x44
    x46 = 10*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x47 = layer_rerun + 2
    x48 = 2*hidden
    x49 = x1 + x40
    x50 = 6*hidden
    x51 = width_act*(head_dim*(heads + 2*kv_heads) + x40 + x50) + 8
    x52 = 2*layer_rerun
    x53 = layer_rerun + 1
    x54 = 5*width_act_grad
    x55 = width_act*x53
    x56 = width_param_grad*x45
    x57 = 2*x45
    x58 = layer_kept*(x48 + x49)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x45, x45, 0, 2*batch*(seq*hidden*x43 + heads*x13), batch*(seq*(x41*x5 + x46) + heads*x4),
        x37*x48*(x40*x47 + x42*x47) + s0, x37*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x46) + s1, 0, 0,
        hidden*(width_param*x44 + 8*x38) + x38*x49 + s2, x37*x51 + s3,
        hidden*(width_param*(x40*x53 + x42*x53 + x52 + 2) + width_param_grad*accumulating*x44 + 2*x37*(2*width_act*(x52 + 1) + x54)) + x37*(head_dim*(heads*(x21 + x55) + 4*kv_heads*width_act_grad) + ffn*(x54 + 3*x55) + 8) + s4,
        x37*(width_act_grad*(x49 + x50) + layer_rerun*x51) + x56 + s5, 0, 0, x45, width_param*x45, f1*x45,
        width_master*x45, x57, width_opt*x57, x45, x56, x37*x58 + s6 + s7 + s8, x38*x58 + s9 + s10 + s11, 0, 0,
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
    x11 = hidden*x6
    x12 = 4*hidden
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
    x24 = x3*x6
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x11, x11, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x12 + x13 + 2), x12*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(layers*(2*cost_div + 2*cost_rsqrt + x14*x15 + x14*x16 + 28) + vocab*x14 + x14),
        hidden*(width_param*(x0 + x6) + x0*x17) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x17 + x18)) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x18) + s3,
        hidden*(layers*(2*width_param_grad + x15*x21 + x16*x21 + 2*x19 + x22) + vocab*x21 + x21),
        hidden*(layers*(2*width_param + x15*x23 + x16*x23 + x22) + vocab*x23 + x23), x11, width_param*x11, f1*x11,
        width_master*x11, x24, width_opt*x24, x11, width_param_grad*x11, x1 + s4 + s5, x0*(x2 + 8) + s6 + s7, 0, 0,
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
    x24 = 2*context
    x59 = seq*context
    if pairs == "full":
        pairs_size = x59
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x59, 2)
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
    x54 = 4*hidden
    x55 = ffn*x16
    x56 = width_act*x55
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
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = x48
        s69 = x49
        s70 = x31
        s71 = 0
        s72 = 0
        s73 = 0
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
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = x48
        s69 = x49
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
    else:
        x53 = 1 - layer_kept
        s0 = x48*x53
        s1 = x49*x53
        s2 = x16
        s3 = x50
        s4 = x15
        s5 = x51
        s6 = x16*x54
        s7 = x15
        s8 = hidden
        s9 = x52
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = x55
        s66 = x56
        s67 = ffn
        s68 = 0
        s69 = 0
        s70 = x31
        s71 = x48
        s72 = x15*x54
        s73 = x49
    x57 = vocab*x15
    x58 = width_act_grad*x57
    if loss == "eager":
        s74 = vocab*x36
        s75 = vocab*x31
        s76 = 0
        s77 = x36
        s78 = x57
        s79 = x15
        s80 = vocab
    else:
        s74 = 0
        s75 = 0
        s76 = x58
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x60 = cost_div + 1
    x61 = cost_rsqrt + x54 + x60
    x62 = x15*x61
    x63 = 10*hidden
    x64 = x15*(layer_rerun*x61 + x63)
    x65 = hidden*width_param
    x66 = width_act_grad*x48
    x67 = layer_rerun + 1
    x68 = x49*x67
    x69 = x65*x67
    x70 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x71 = accumulating*x70
    x72 = layer_rerun*x49
    x73 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x74 = hidden*f1
    x75 = hidden*width_master
    x76 = 2*hidden
    x77 = width_opt*x76
    x78 = heads + 2*kv_heads
    x79 = x13*x78
    x80 = x48*x79
    x81 = layer_rerun + 2
    x82 = head_dim*x78
    x83 = x65*x82
    x84 = width_act*x15
    x85 = x82*x84
    x86 = width_act_grad*x15
    x87 = x70*x82
    x88 = hidden*x82
    x89 = hidden*x13
    x90 = x78*x89
    x91 = width_act_grad*x29
    x92 = width_act_grad*x20
    x93 = x14*x48
    x94 = x1*x65
    x95 = x76*x86
    x96 = x1*x70
    x97 = hidden*x1
    x98 = heads*x89
    x99 = x48*x67
    x100 = x76*x84
    x101 = layer_rerun*x100
    x102 = ffn*x54
    x103 = x102*x15
    x104 = 2*ffn
    x105 = x104*x65
    x106 = x104*x84
    x107 = x104*x70
    x108 = ffn*x76
    x109 = ffn*x15
    x110 = width_act*x109
    x111 = width_act_grad*x109
    x112 = x108*x15
    x113 = ffn*x65
    x114 = ffn*x70
    x115 = hidden*ffn
    x116 = hidden*vocab
    x117 = vocab*x65
    x118 = vocab*x70
    x119 = width_act*x57
    x120 = cost_div + cost_rsqrt + 14
    x121 = 3*ffn
    x122 = x13*(heads + kv_heads)
    x123 = layers*(x121 + x122 + 2) + vocab + 1
    x124 = x123*x75
    x125 = 1 - f1
    x126 = x123*x77
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x62, _1=x64, _2=x49, _3=x65, _4=x49, _5=x31, _6=x66, _7=x68, _8=x31, _9=x69, _10=x66, _11=x71, _12=x70,
        _13=x72, _14=x73, _15=hidden, _16=x65, _17=hidden, _18=x74, _19=x75, _20=hidden, _21=hidden, _22=x70,
        _23=hidden, _24=x76, _25=x77, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x48, _36=x66, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x51, _48=x52, _49=x15, _50=hidden, _51=x80, _52=x80*x81, _53=x49, _54=x83, _55=x85, _56=x79*x86,
        _57=x69*x82, _58=x66, _59=x68, _60=x71*x82, _61=x87, _62=layer_rerun*x85, _63=x88, _64=x83, _65=hidden,
        _66=x82, _67=x74*x82, _68=x75*x82, _69=hidden, _70=x82, _71=x88, _72=x87, _73=hidden, _74=x82, _75=x90,
        _76=width_opt*x90, _77=hidden, _78=x82, _79=2, _80=x48, _81=x66, _82=x15, _83=hidden, _84=s10, _85=s11,
        _86=s12, _87=s13, _88=s14, _89=s15, _90=s16, _91=s17, _92=s18, _93=s14, _94=s15, _95=s16, _96=s17, _97=s18,
        _98=s14, _99=x3, _100=batch*(heads*x8 + kv_heads*x7), _101=s19, _102=s20, _103=s21, _104=s22, _105=s23,
        _106=s24, _107=s25, _108=s26, _109=s27, _110=s28, _111=s29, _112=x17, _113=x18, _114=x15, _115=heads,
        _116=head_dim, _117=s30, _118=s31, _119=s32, _120=s33, _121=x29, _122=x91, _123=x15, _124=heads,
        _125=head_dim, _126=x20, _127=x92, _128=x19, _129=kv_heads, _130=head_dim, _131=x20, _132=x92, _133=x19,
        _134=kv_heads, _135=head_dim, _136=s34, _137=s35, _138=s36, _139=s37, _140=s38, _141=s39, _142=s40,
        _143=s41, _144=s42, _145=s43, _146=s44, _147=s45, _148=s46, _149=s47, _150=s48, _151=s43, _152=s44,
        _153=s45, _154=s46, _155=s47, _156=s48, _157=s49, _158=s50, _159=s51, _160=s52, _161=s53, _162=s54,
        _163=s55, _164=s56, _165=s51, _166=s52, _167=s57, _168=s54, _169=s55, _170=s56, _171=s51, _172=s52,
        _173=s57, _174=s54, _175=s58, _176=s59, _177=s51, _178=s52, _179=s53, _180=s57, _181=s58, _182=s60,
        _183=s51, _184=s52, _185=s53, _186=s57, _187=x93, _188=x81*x93, _189=x30, _190=x94, _191=x49, _192=x95,
        _193=x1*x69, _194=x91, _195=x30*x67, _196=x1*x71, _197=x96, _198=x72, _199=x97, _200=x94, _201=x1,
        _202=hidden, _203=x1*x74, _204=x1*x75, _205=x1, _206=hidden, _207=x97, _208=x96, _209=x1, _210=hidden,
        _211=x98, _212=width_opt*x98, _213=x1, _214=hidden, _215=2, _216=x29, _217=x91, _218=x15, _219=heads,
        _220=head_dim, _221=x48, _222=x99, _223=x100, _224=x49, _225=x95, _226=x66, _227=x101, _228=x72, _229=x48,
        _230=x66, _231=x15, _232=hidden, _233=s61, _234=s62, _235=s63, _236=s64, _237=x62, _238=x64, _239=x49,
        _240=x65, _241=x49, _242=x31, _243=x66, _244=x68, _245=x31, _246=x69, _247=x66, _248=x71, _249=x70,
        _250=x72, _251=x73, _252=hidden, _253=x65, _254=hidden, _255=x74, _256=x75, _257=hidden, _258=hidden,
        _259=x70, _260=hidden, _261=x76, _262=x77, _263=hidden, _264=2, _265=s2, _266=s3, _267=s4, _268=x48,
        _269=x66, _270=x15, _271=hidden, _272=s5, _273=s6, _274=s7, _275=s8, _276=s5, _277=s9, _278=s7, _279=s8,
        _280=x51, _281=x52, _282=x15, _283=hidden, _284=x103, _285=x103*x81, _286=x49, _287=x105, _288=x106,
        _289=ffn*width_act_grad*x31, _290=x104*x69, _291=x66, _292=x68, _293=x104*x71, _294=x107,
        _295=layer_rerun*x106, _296=x108, _297=x105, _298=hidden, _299=x104, _300=x104*x74, _301=x104*x75,
        _302=hidden, _303=x104, _304=x108, _305=x107, _306=hidden, _307=x104, _308=x102, _309=width_opt*x102,
        _310=hidden, _311=x104, _312=2, _313=x48, _314=x66, _315=x15, _316=hidden, _317=x55, _318=x56, _319=x15,
        _320=ffn, _321=x55, _322=x56, _323=x15, _324=ffn, _325=x109*(cost_silu + 1),
        _326=x109*(cost_silu*x67 + layer_rerun + 5), _327=x106, _328=x110, _329=x111, _330=x106*x67, _331=x104*x86,
        _332=layer_rerun*x110, _333=x109, _334=x111, _335=x15, _336=ffn, _337=x109, _338=x111, _339=x15, _340=ffn,
        _341=s65, _342=s66, _343=s7, _344=s67, _345=x55, _346=x56, _347=x15, _348=ffn, _349=x112, _350=x112*x81,
        _351=x110, _352=x113, _353=x49, _354=x95, _355=ffn*x69, _356=x111, _357=x110*x67, _358=ffn*x71, _359=x114,
        _360=x72, _361=x115, _362=x113, _363=ffn, _364=hidden, _365=ffn*x74, _366=ffn*x75, _367=ffn, _368=hidden,
        _369=x115, _370=x114, _371=ffn, _372=hidden, _373=x108, _374=ffn*x77, _375=ffn, _376=hidden, _377=2,
        _378=x109, _379=x111, _380=x15, _381=ffn, _382=x48, _383=x99, _384=x100, _385=x49, _386=x95, _387=x66,
        _388=x101, _389=x72, _390=x48, _391=x66, _392=x15, _393=hidden, _394=x48, _395=x15*x65, _396=x36, _397=x49,
        _398=x70*(vocab*(1 - accumulating) + x15), _399=x66, _400=x36, _401=x15*x70, _402=x116, _403=x117,
        _404=vocab, _405=hidden, _406=vocab*x74, _407=vocab*x75, _408=vocab, _409=hidden, _410=x116, _411=x118,
        _412=vocab, _413=hidden, _414=vocab*x76, _415=vocab*x77, _416=vocab, _417=hidden, _418=2, _419=x15,
        _420=x36, _421=x15, _422=x62, _423=x15*x63, _424=x49, _425=x65, _426=x49, _427=x31, _428=x66, _429=x49,
        _430=x31, _431=x65, _432=x66, _433=x71, _434=x70, _435=hidden, _436=x65, _437=hidden, _438=x74, _439=x75,
        _440=hidden, _441=hidden, _442=x70, _443=hidden, _444=x76, _445=x77, _446=hidden, _447=2, _448=s68,
        _449=s69, _450=s63, _451=s64, _452=s4, _453=s70, _454=s4, _455=x48, _456=x66, _457=x15, _458=hidden,
        _459=s71, _460=s72, _461=s7, _462=s8, _463=s71, _464=s73, _465=s7, _466=s8, _467=x48, _468=x49, _469=x15,
        _470=hidden, _471=x57*x76, _472=x54*x57, _473=x49, _474=x117, _475=x119, _476=2*x58, _477=x117, _478=x66,
        _479=x49, _480=x118, _481=x118, _482=x48, _483=x66, _484=x15, _485=hidden,
        _486=x15*(vocab*x5 + cost_log + 1), _487=x57*(cost_exp + x60), _488=x119, _489=s74, _490=s75, _491=x36,
        _492=s76, _493=s74, _494=s77, _495=s75, _496=x58, _497=s76, _498=s78, _499=s75, _500=s79, _501=s80,
        _502=s79, _503=s77, _504=s79, _505=x57, _506=x58, _507=x15, _508=vocab,
        _509=hidden*(layers*(2*cost_div + 2*cost_rsqrt + x120*x121 + x120*x122 + 28) + vocab*x120 + x120),
        _510=x123*x70, _511=x124, _512=x65*(layers*(x121*x125 + x122*x125 + 2 - 2*f1) + vocab*x125 + x125),
        _513=x126, _514=x123*x65, _515=x124, _516=x126,
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
    if activations == "fused":
        s0 = x15*(layers*(8*layer_kept + x13*x14) + x14 + 4)
    elif activations == "paper":
        s0 = x14*x15*(layers*x13 + 1)
    else:
        s0 = x15*(layers*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8) + x14) + hidden*x10 + 4)
    if loss == "eager":
        s3 = 4*x15*(vocab + 2)
    else:
        s3 = 0
    x16 = 4*heads
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
    if attention == "flash":
        x21 = head_dim*x17 + x20
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x21 + x16 + 8) + x22)
        elif activations == "paper":
            layer_dense = x8*(seq*x21 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = 2*(batch*(seq*(x17 + x30) + x31) + 12)
            else:
                layer_dense = x33
    else:
        x34 = heads*(context + x23)
        x35 = x20 + x34
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x35 + 8) + x22)
        elif activations == "paper":
            layer_dense = x8*(seq*x35 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x16 + 8*hidden + width_act*(4*ffn + x26 + x34) + 8) + x11*x17)
            else:
                layer_dense = x33
    x36 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x36
    if attention == "flash":
        x40 = head_dim*width_act_grad
        moment_dense_attention_core = x32*(x2*(x40 + 2) + x24*x40)
    else:
        x42 = batch*width_act_grad
        f4 = max(context*x42*(kv_heads*head_dim + 2*x2), x42*(x2*(context + head_dim) + x25))
        moment_dense_attention_core = f4
    if attention == "flash":
        x41 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x41
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x41 + 6)
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
    x37 = x19*x36
    x38 = hidden*x36
    x39 = x28*x36
    x43 = width_param + width_master + width_param_grad + 2*width_opt
    x44 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x18*x43 + x23*x43*(heads + kv_heads)
    x45 = vocab*x43 + x43
    x46 = x18 + x29
    x47 = layers*layer_kept
    x48 = width_act*x15
    moment_ends_lm_head = x36*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x39
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x36*(hidden + x27)
    moment_dense_ffn_down = x36*(hidden + ffn)
    moment_dense_ffn_norm = x39
    moment_dense_attention_norm = x39
    moment_dense_ffn_activation = x18*x36
    moment_dense_qkv_projection = x36*(hidden + head_dim*(heads + x3))
    moment_dense_output_projection = x36*(hidden + x29)
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x37
    moment_dense_attention_residual = x37
    f1 = max(branch_dense + x38, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x38
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(layers*x44 + x45), x15*(width_act*(hidden + x47*(x28 + x46)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(2*layer_kept*x48 + x44) + x45 + x48) + f0 + x15*(width_act*x46*x47 + 8) + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
