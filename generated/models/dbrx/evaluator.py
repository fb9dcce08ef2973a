"""Costs of dbrx, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "dbrx"
FORMULAS = "standard"
FORMULAS_SHA256 = "5bf95f17c58f61fe31710cdaceaabd4dc4c402b75acc7cde7efe445c19febe9d"

# Kind, how many the model has.
KINDS = (
    ("moe", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("moe", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("moe", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("moe", "attention_core", "attention_core", "attention", "layers", ""),
    ("moe", "output_projection", "output_projection", "attention", "layers", ""),
    ("moe", "attention_residual", "residual", "other", "layers", ""),
    ("moe", "ffn_norm", "layer_norm", "norm", "layers", ""),
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
    ("moe", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "statistics_act"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "statistics_act"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "statistics_act"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "values", "statistics_act"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "unclamped"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "unclamped"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "unclamped"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "unclamped"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "qkv"),
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
    ("moe", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "statistics_act"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "statistics_act"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "statistics_act"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "values", "statistics_act"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("moe", "router", "router", "layers", "", "elements", "activation", "act", "", "noise"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "act", "", "noise"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "tokens", "noise"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "hidden", "noise"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "act", "", "scores"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "act", "", "scores"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "tokens", "scores"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "experts", "scores"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "act", "", "chosen"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "act", "", "chosen"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "tokens", "chosen"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "top_k", "chosen"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "act", "", "norm"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "act", "", "norm"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "act", "tokens", "norm"),
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
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "weighted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "weighted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "weighted"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "hidden", "weighted"),
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
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "statistics_act"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "statistics_act"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "statistics_act"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "values", "statistics_act"),
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
    ("moe", "attention_norm", "statistics_act", "activation", "act", "saved", "attention_norm.statistics_act"),
    ("moe", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("moe", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("moe", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("moe", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("moe", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("moe", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("moe", "qkv_projection", "unclamped", "activation", "act", "saved", "qkv_projection.unclamped"),
    ("moe", "qkv_projection", "qkv", "activation", "act", "saved", "qkv_projection.qkv"),
    ("moe", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("moe", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("moe", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
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
    ("moe", "ffn_norm", "statistics_act", "activation", "act", "saved", "ffn_norm.statistics_act"),
    ("moe", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("moe", "router", "w_router", "param", "param", "persistent", ""),
    ("moe", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("moe", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "noise", "activation", "act", "saved", "router.noise"),
    ("moe", "router", "scores", "activation", "act", "saved", "router.scores"),
    ("moe", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("moe", "router", "chosen", "activation", "act", "saved", "router.chosen"),
    ("moe", "router", "norm", "activation", "act", "saved", "router.norm"),
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
    ("moe", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("moe", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("moe", "moe_experts", "weighted", "activation", "act", "saved", "moe_experts.weighted"),
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
    ("ends", "final_norm", "statistics_act", "activation", "act", "saved", "final_norm.statistics_act"),
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
    x41 = 2*context
    x63 = seq*context
    if pairs == "full":
        pairs_size = x63
    elif pairs == "causal":
        pairs_size = _exact(seq*(x41 + 1 - seq), 2)
    else:
        pairs_size = _exact(x63, 2)
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
    x16 = seq*heads
    x17 = context*kv_heads
    x18 = 2*x17
    x19 = head_dim*width_act
    x20 = x16*x2
    x21 = x18*x9
    x22 = 2*width_act_grad
    x23 = width_act*core_rerun + width_act_grad
    x24 = x14*x17
    x25 = width_act_grad*x24
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x27 = x17*x26
    x28 = layer_kept*x19
    x29 = x17*x28
    x30 = x16 + x17
    x31 = x2*x26
    x32 = x30*x31
    x33 = x2*x28
    x34 = x30*x33
    x35 = 2*kv_heads
    x36 = 2*seq
    x37 = heads + kv_heads
    x38 = x17 + x36*x37
    x39 = x31*x38
    x40 = x33*x38
    x44 = width_act*x2
    x47 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations == "fused":
            s11 = x2*(x16*(core_kept + x26) + x27)
            s15 = x2*(x16*(4*core_kept + x28) + x29)
        elif activations == "paper":
            s11 = x32
            s15 = x34
        else:
            if recompute in ('none', 'full'):
                s11 = x2*(seq*(heads*(core_kept + 2*x26) + x26*x35) + x27)
                s15 = x2*(x29 + x36*(heads*(2*core_kept + x28) + kv_heads*x28))
            else:
                s11 = x39
                s15 = x40
        s2 = x19*x2*(x16 + x18)
        s4 = x20*(x19 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x16 + x21) + x16*x22) + 8*x16)
        s8 = x2*(x16*(head_dim*x23 + 4*core_rerun + 4) + x25)
        s12 = 0
        s16 = 0
    else:
        x42 = head_dim + x41
        if activations in ('fused', 'paper'):
            x45 = context*core_kept
            s11 = x32
            s12 = x20*x45
            s15 = x34
            s16 = x16*x44*x45
        else:
            if recompute in ('none', 'full'):
                x46 = core_kept*x13
                s11 = x46*(seq*x42 + head_dim*x41)
                s15 = x46*(seq*(context*x47 + x19) + x19*x41)
            else:
                s11 = x39
                s15 = x40
            s12 = 0
            s16 = 0
        x43 = x16*x42
        s2 = x44*(x24 + x43)
        s4 = x43*x44
        s6 = x2*(x16*(width_act*x42*x9 + width_act_grad*(3*context + x14)) + x19*x21)
        s8 = x2*(x23*x43 + x25)
    x48 = 2*top_k
    x49 = layers*layer_kept
    x50 = 8*top_k
    x53 = heads + x35
    x54 = head_dim*x53
    x56 = batch*seq
    x57 = 2*width_act
    if activations == "fused":
        s10 = batch*(seq*(x49*(experts + x48 + 4) + 2) + layers*x27)
        s14 = batch*(seq*(x49*(experts*width_act + x50 + 16) + 8) + layers*x29)
    elif activations == "paper":
        x51 = layer_kept*(seq*experts + head_dim*x17)
        s10 = x2*x51
        s14 = x44*x51
    else:
        x52 = hidden + moe_ffn
        x55 = hidden + experts + x54 + 5
        s10 = x56*(x49*(top_k*(x52 + 5) + x55) + 2)
        s14 = x56*(x49*(24*top_k + width_act*(top_k*(x52 + 2) + x55)) + x57)
    x58 = 8*x56
    x59 = vocab + 1
    x61 = vocab*width_act_grad
    if loss == "eager":
        x60 = x56*x59
        s3 = x56*(vocab*x47 + 8)
        s5 = vocab*x58
        s7 = 8*x60
        s9 = vocab*x56*(width_act_grad + 4)
        s13 = x60
        s17 = 4*x56*(vocab + 2)
    else:
        x62 = x56*x61
        s3 = x56*(vocab*width_act + 8)
        s5 = x62
        s7 = x62
        s9 = x62
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
        f2 = min(top_k*x56, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x56
        experts_hit = experts*(1 - f3)
    x64 = 3*moe_ffn
    x65 = x64 + 1
    x66 = x14*x37
    x67 = x66 + 2
    x68 = experts*x65 + x67
    x69 = 2*vocab
    x70 = x69 + 1
    x71 = hidden*(layers*x68 + x70)
    x72 = top_k*x64
    x73 = experts + x72
    x74 = layers*heads
    x75 = 2*cost_div
    x76 = 6*hidden
    x77 = 2*cost_rsqrt
    x78 = cost_exp + cost_div
    x79 = 2*hidden
    x80 = 14*hidden + experts*(x78 + 3) + top_k*(moe_ffn*(cost_silu + 1) + cost_div + x79 + 1) + 4*cost_div + x77 + 2
    x81 = layer_rerun + 2
    x82 = 4*hidden
    x83 = cost_div + cost_rsqrt + 14
    x84 = experts + experts_hit*x64 + x67
    x85 = x65 + x79
    x86 = top_k*x85
    x87 = 9*hidden
    x88 = experts + x1
    x89 = x87 + x88
    x90 = 4*top_k
    x91 = 2*experts
    x92 = width_act*(x54 + x76 + x86 + x91) + x90 + 16
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x93 = width_param_grad*accumulating
    x94 = width_param + x93
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x95 = width_param*(1 - f1)
    x96 = 2*width_opt
    x97 = width_master + x96
    x98 = width_param_grad + x95 + x97
    x99 = 2*width_master + 4*width_opt
    x100 = width_param + x97
    x101 = layers*(hidden + layer_kept*(hidden*(x48 + 3) + x1 + x72)) + x79
    values = (
        x71, hidden*(layers*(x67 + x73) + x70), 0, 2*batch*(seq*hidden*(layers*(x66 + x73) + vocab) + x15*x74),
        batch*(seq*(layers*(x37*x7 + x80) + vocab*x4 + cost_log + cost_rsqrt + x75 + x76 + 2) + x6*x74),
        x56*x79*(layers*(x66*x81 + x73*x81) + x69) + s0,
        x56*(layers*(26*hidden + 4*experts + top_k*(moe_ffn*(cost_silu + 5) + x82) + layer_rerun*x80) + 13*hidden + vocab*(x78 + 1)) + s1,
        0, hidden*(layers*(experts*(x64*x83 + x83) + x66*x83 + x75 + x77 + 28) + x69*x83 + x83),
        layers*(hidden*width_param*x84 + x56*(width_act*(x86 + x89) + x50)) + hidden*(width_param*(x56 + x59) + x56*x57) + x58 + s2 + s3,
        x56*(layers*x92 + width_act*(vocab + x79) + 8) + s4 + s5,
        layers*(hidden*(width_param*(layer_rerun*x84 + x84) + x68*x93) + x56*(width_act*(top_k*(layer_rerun*x85 + x85) + layer_rerun*x89 + x82 + x88) + width_act_grad*(top_k*(3*hidden + 5*moe_ffn + 1) + x14*x53 + x87 + x91) + x90*(2*layer_rerun + 3) + 16)) + hidden*(vocab*x94 + x56*(width_param_grad + x22 + x57) + x94) + 2*x56*(x61 + 8) + s6 + s7,
        layers*(hidden*width_param_grad*x68 + x56*(width_act_grad*(7*hidden + x86 + x88) + layer_rerun*x92)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x56 + 1) + x22*x56) + s8 + s9,
        hidden*(layers*(experts*(x64*x98 + x98) + 2*width_param_grad + x66*x98 + 2*x95 + x99) + x69*x98 + x98),
        hidden*(layers*(experts*(x100 + x100*x64) + 2*width_param + x100*x66 + x99) + x100 + x100*x69), x71,
        width_param*x71, f1*x71, width_master*x71, 2*x71, x71*x96, x71, width_param_grad*x71,
        x56*(x101 + 1) + s10 + s11 + s12 + s13, x56*(width_act*x101 + 8) + s14 + s15 + s16 + s17, 0, 0,
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
    x39 = 2*context
    x56 = seq*context
    if pairs == "full":
        pairs_size = x56
    elif pairs == "causal":
        pairs_size = _exact(seq*(x39 + 1 - seq), 2)
    else:
        pairs_size = _exact(x56, 2)
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
    x15 = seq*heads
    x16 = context*kv_heads
    x17 = 2*x16
    x18 = head_dim*width_act
    x19 = batch*x15
    x20 = x17*x8
    x21 = width_act*core_rerun + width_act_grad
    x22 = x13*x16
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x26 = layer_kept*x18
    x28 = x15 + x16
    x29 = batch*x24
    x30 = x28*x29
    x31 = batch*x26
    x32 = x28*x31
    x33 = 2*kv_heads
    x34 = 2*seq
    x35 = heads + kv_heads
    x36 = x16 + x34*x35
    x37 = x29*x36
    x38 = x31*x36
    x42 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x25 = x16*x24
        x27 = x16*x26
        if activations == "fused":
            s7 = batch*(x15*(core_kept + x24) + x25)
            s10 = batch*(x15*(4*core_kept + x26) + x27)
        elif activations == "paper":
            s7 = x30
            s10 = x32
        else:
            if recompute in ('none', 'full'):
                s7 = batch*(seq*(heads*(core_kept + 2*x24) + x24*x33) + x25)
                s10 = batch*(x27 + x34*(heads*(2*core_kept + x26) + kv_heads*x26))
            else:
                s7 = x37
                s10 = x38
        s2 = batch*x18*(x15 + x17)
        s3 = x19*(x18 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + 2*width_act_grad*x15) + 8*x15)
        s5 = batch*(x15*(head_dim*x21 + 4*core_rerun + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x40 = head_dim + x39
        if activations in ('fused', 'paper'):
            x43 = context*core_kept
            s7 = x30
            s8 = x19*x43
            s10 = x32
            s11 = x15*x42*x43
        else:
            if recompute in ('none', 'full'):
                x44 = core_kept*x12
                s7 = x44*(seq*x40 + head_dim*x39)
                s10 = x44*(seq*(context*(width_act + 4) + x18) + x18*x39)
            else:
                s7 = x37
                s10 = x38
            s8 = 0
            s11 = 0
        x41 = x15*x40
        s2 = x42*(x22 + x41)
        s3 = x41*x42
        s4 = batch*(x15*(width_act*x40*x8 + width_act_grad*(3*context + x13)) + x18*x20)
        s5 = batch*(x21*x41 + x23)
    x45 = 2*top_k
    x46 = head_dim*x16
    x47 = batch*layer_kept
    x48 = 8*top_k
    x51 = heads + x33
    x52 = head_dim*x51
    x54 = batch*seq
    if activations == "fused":
        s6 = x47*(seq*(experts + x45 + 4) + x46)
        s9 = x47*(seq*(experts*width_act + x48 + 16) + x16*x18)
    elif activations == "paper":
        x49 = seq*experts + x46
        s6 = x47*x49
        s9 = layer_kept*x42*x49
    else:
        x50 = hidden + moe_ffn
        x53 = hidden + experts + x52 + 5
        x55 = layer_kept*x54
        s6 = x55*(top_k*(x50 + 5) + x53)
        s9 = x55*(24*top_k + width_act*(top_k*(x50 + 2) + x53))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x54, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x54
        experts_hit = experts*(1 - f3)
    x57 = 3*moe_ffn
    x58 = x57 + 1
    x59 = x13*x35
    x60 = x59 + 2
    x61 = experts*x58 + x60
    x62 = hidden*x61
    x63 = top_k*x57
    x64 = experts + x63
    x65 = 2*hidden
    x66 = 14*hidden + experts*(x3 + 3) + top_k*(moe_ffn*(cost_silu + 1) + cost_div + x65 + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x67 = layer_rerun + 2
    x68 = 4*hidden
    x69 = experts + experts_hit*x57 + x60
    x70 = x58 + x65
    x71 = top_k*x70
    x72 = 9*hidden
    x73 = experts + x1
    x74 = x72 + x73
    x75 = 4*top_k
    x76 = 2*experts
    x77 = width_act*(6*hidden + x52 + x71 + x76) + x75 + 16
    x78 = width_param_grad*x62
    x79 = 2*x62
    x80 = x54*(hidden + layer_kept*(hidden*(x45 + 3) + x1 + x63))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x62, hidden*(x60 + x64), 0, 2*batch*(seq*hidden*(x59 + x64) + heads*x14),
        batch*(seq*(x35*x6 + x66) + heads*x5), x54*x65*(x59*x67 + x64*x67) + s0,
        x54*(26*hidden + 4*experts + top_k*(moe_ffn*(cost_silu + 5) + x68) + layer_rerun*x66) + s1, 0, 0,
        hidden*width_param*x69 + x54*(width_act*(x71 + x74) + x48) + s2, x54*x77 + s3,
        hidden*(width_param*(layer_rerun*x69 + x69) + width_param_grad*accumulating*x61) + x54*(width_act*(top_k*(layer_rerun*x70 + x70) + layer_rerun*x74 + x68 + x73) + width_act_grad*(top_k*(3*hidden + 5*moe_ffn + 1) + x13*x51 + x72 + x76) + x75*(2*layer_rerun + 3) + 16) + s4,
        x54*(width_act_grad*(7*hidden + x71 + x73) + layer_rerun*x77) + x78 + s5, 0, 0, x62, width_param*x62,
        f1*x62, width_master*x62, x79, width_opt*x79, x62, x78, x80 + s6 + s7 + s8, width_act*x80 + s9 + s10 + s11,
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
    x1 = 2*x0
    x2 = 8*x0
    x3 = 2*width_act
    x4 = x0*x3
    if activations == "fused":
        s4 = x1
        s6 = x2
    elif activations == "paper":
        s4 = 0
        s6 = 0
    else:
        s4 = x1
        s6 = x4
    x5 = vocab + 1
    x6 = vocab*x0
    x7 = vocab*width_act_grad
    if loss == "eager":
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x2
        s2 = x2*x5
        s3 = x6*(width_act_grad + 4)
        s5 = x0*x5
        s7 = 4*x0*(vocab + 2)
    else:
        x8 = x0*x7
        s0 = x0*(vocab*width_act + 8)
        s1 = x8
        s2 = x8
        s3 = x8
        s5 = 0
        s7 = 0
    x9 = 2*vocab
    x10 = hidden*(x9 + 1)
    x11 = 2*cost_div
    x12 = cost_div + cost_rsqrt + 14
    x13 = 3*moe_ffn
    x14 = 2*head_dim*(heads + kv_heads)
    x15 = 2*hidden
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x16 = width_param + width_param_grad*accumulating
    x17 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x18 = width_param*(1 - f1)
    x19 = 2*width_opt
    x20 = width_master + x19
    x21 = width_param_grad + x18 + x20
    x22 = 2*width_master + 4*width_opt
    x23 = width_param + x20
    values = (
        x10, x10, 0, hidden*x0*x9, x0*(6*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x11 + 2),
        4*hidden*x6, x0*(13*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(layers*(experts*(x12 + x12*x13) + 2*cost_rsqrt + x11 + x12*x14 + 28) + x12 + x12*x9),
        hidden*(width_param*(x0 + x5) + x4) + x2 + s0, x0*(width_act*(vocab + x15) + 8) + s1,
        hidden*(vocab*x16 + x0*(width_param_grad + x17 + x3) + x16) + x1*(x7 + 8) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x17) + s3,
        hidden*(layers*(experts*(x13*x21 + x21) + 2*width_param_grad + x14*x21 + 2*x18 + x22) + x21 + x21*x9),
        hidden*(layers*(experts*(x13*x23 + x23) + 2*width_param + x14*x23 + x22) + x23 + x23*x9), x10,
        width_param*x10, f1*x10, width_master*x10, 2*x10, x10*x19, x10, width_param_grad*x10,
        x0*(x15 + 1) + s4 + s5, x1*(hidden*width_act + 4) + s6 + s7, 0, 0,
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
    x43 = 2*context
    x68 = seq*context
    if pairs == "full":
        pairs_size = x68
    elif pairs == "causal":
        pairs_size = _exact(seq*(x43 + 1 - seq), 2)
    else:
        pairs_size = _exact(x68, 2)
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
        s29 = x4
        s30 = x12
    else:
        if attention == "flash":
            s29 = x14*x2*(2*core_rerun + 5)
            s30 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s29 = x4
            s30 = x12
    x15 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x16 = layer_kept*x15
    x17 = x1*x16
    x18 = width_act*x16
    x19 = x1*x18
    x20 = batch*context
    x21 = kv_heads*head_dim*x20
    x22 = layer_kept*x21
    x23 = width_act*x22
    x24 = seq*heads
    x25 = 2*kv_heads
    x26 = context*x25
    x28 = batch*width_act
    x30 = x1*x15
    x31 = width_act*x30
    x32 = heads*x15
    x33 = 4*x32
    x34 = x26*x9
    x35 = width_act_grad*x32
    x36 = 8*x15
    x37 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x38 = core_kept*x32
    x39 = core_kept*x33
    x40 = head_dim*(heads + x25)
    x41 = x16*x40
    x42 = x18*x40
    if attention == "flash":
        if activations == "fused":
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s40 = x38
            s41 = x39
            s42 = x15
            s43 = heads
        elif activations == "paper":
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
        else:
            if recompute in ('none', 'full'):
                s40 = x38
                s41 = x39
                s42 = x15
                s43 = heads
            else:
                s40 = 0
                s41 = 0
                s42 = 0
                s43 = 0
            s25 = x41
            s26 = x42
            s27 = x15
            s28 = x40
        x27 = x24 + x26
        x29 = head_dim*x28
        s8 = x17
        s9 = x19
        s10 = x15
        s11 = heads
        s12 = head_dim
        s13 = x22
        s14 = x23
        s15 = x20
        s16 = kv_heads
        s31 = x27*x29
        s32 = x31
        s33 = x33
        s34 = x29*(x0*x24 + x34)
        s35 = x13*x35
        s36 = x33*x9
        s37 = heads*x36
        s38 = head_dim*x27*x37
        s39 = core_rerun*x31
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
        x49 = context*x38
        x50 = width_act*x49
        if activations in ('fused', 'paper'):
            s8 = x17
            s9 = x19
            s10 = x15
            s11 = heads
            s12 = head_dim
            s13 = x22
            s14 = x23
            s15 = x20
            s16 = kv_heads
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s44 = x49
            s45 = x50
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
                x51 = core_kept*x1*x20
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s28 = 0
                s56 = core_kept*x30
                s57 = core_kept*x31
                s58 = batch
                s59 = heads
                s60 = seq
                s61 = head_dim
                s62 = x51
                s63 = width_act*x51
                s64 = context
                s65 = x49
                s66 = context*x39
                s67 = x50
            else:
                s8 = x17
                s9 = x19
                s10 = x15
                s11 = heads
                s12 = head_dim
                s13 = x22
                s14 = x23
                s15 = x20
                s16 = kv_heads
                s25 = x41
                s26 = x42
                s27 = x15
                s28 = x40
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
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
        x44 = head_dim + x43
        x45 = x24*x44
        x46 = head_dim*x26 + x45
        x47 = width_act*x32*x44
        x48 = context*x32
        s31 = x28*x46
        s32 = x47
        s33 = 0
        s34 = x28*(head_dim*x34 + x45*x9)
        s35 = x35*(3*context + x13)
        s36 = 0
        s37 = 0
        s38 = x37*x46
        s39 = core_rerun*x47
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s50 = x48
        s51 = width_act_grad*x48
        s52 = batch
        s53 = heads
        s54 = seq
        s55 = context
    x52 = 2*x15
    x53 = layer_kept*x52
    x54 = experts*x16
    x55 = width_act*x54
    x56 = top_k*x15
    x57 = layer_kept*x56
    x58 = hidden*x16
    x59 = width_act*x58
    x60 = width_act*x57
    x61 = 2*top_k
    x62 = hidden*x57
    x63 = hidden*x60
    x64 = moe_ffn*x57
    x65 = moe_ffn*x60
    if activations == "fused":
        s0 = x53
        s1 = layer_kept*x36
        s2 = x15
        s3 = 2
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s17 = x22
        s18 = x23
        s19 = x20
        s20 = kv_heads
        s21 = head_dim
        s22 = 0
        s23 = 0
        s24 = 0
        s68 = x54
        s69 = x55
        s70 = x15
        s71 = experts
        s72 = x57
        s73 = 4*x57
        s74 = top_k
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = x56
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = x52
        s97 = x36
        s98 = 0
        s99 = 0
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s17 = x22
        s18 = x23
        s19 = x20
        s20 = kv_heads
        s21 = head_dim
        s22 = 0
        s23 = 0
        s24 = 0
        s68 = x54
        s69 = x55
        s70 = x15
        s71 = experts
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
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
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
        s98 = 0
        s99 = 0
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = x53
        s5 = width_act*x53
        s6 = x15
        s7 = 2
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = x41
        s23 = x42
        s24 = x40
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = x58
        s76 = x59
        s77 = hidden
        s78 = x54
        s79 = x55
        s80 = experts
        s81 = x57
        s82 = 8*x57
        s83 = top_k
        s84 = x60
        s85 = x16
        s86 = x18
        s87 = 0
        s88 = x56
        s89 = x16*x61
        s90 = 16*x57
        s91 = x62
        s92 = x63
        s93 = x64
        s94 = x65
        s95 = moe_ffn
        s96 = 0
        s97 = 0
        s98 = x52
        s99 = width_act*x52
    x66 = vocab*x15
    x67 = width_act_grad*x66
    if loss == "eager":
        s100 = vocab*x36
        s101 = 4*x66
        s102 = 0
        s103 = x36
        s104 = x66
        s105 = x15
        s106 = vocab
    else:
        s100 = 0
        s101 = 0
        s102 = x67
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x56, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x15
        experts_hit = experts*(1 - f4)
    x69 = 2*cost_div
    x70 = 6*hidden
    x71 = cost_rsqrt + x69 + x70 + 1
    x72 = x15*x71
    x73 = 12*hidden
    x74 = x15*(layer_rerun*x71 + x73)
    x75 = hidden*x15
    x76 = width_act*x75
    x77 = hidden*width_param
    x78 = width_act_grad*x75
    x79 = layer_rerun + 1
    x80 = x76*x79
    x81 = x77*x79
    x82 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x83 = accumulating*x82
    x84 = hidden*layer_rerun
    x85 = width_act*x15
    x86 = x84*x85
    x87 = layer_rerun*x36
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x88 = hidden*f1
    x89 = hidden*width_master
    x90 = 2*hidden
    x91 = width_opt*x90
    x92 = x40*x90
    x93 = layer_rerun + 2
    x94 = x90*x93
    x95 = x40*x77
    x96 = x40*x85
    x97 = x40*x82
    x98 = hidden*x40
    x99 = width_act_grad*x30
    x100 = width_act_grad*x21
    x101 = x14*x75
    x102 = x1*x77
    x103 = width_act_grad*x15
    x104 = x103*x90
    x105 = x1*x82
    x106 = hidden*x1
    x107 = hidden*x14
    x108 = x75*x79
    x109 = x85*x90
    x110 = layer_rerun*x109
    x111 = experts*x90
    x112 = x111*x15
    x113 = cost_div + 1
    x114 = experts*(cost_exp + cost_div + 3) + top_k*x113
    x115 = 4*experts
    x116 = hidden + experts
    x117 = x116*x85
    x118 = experts*x77
    x119 = 2*experts
    x120 = top_k + x119
    x121 = x120*x85
    x122 = 4*x56
    x123 = experts*x83
    x124 = experts*x82
    x125 = hidden*experts
    x126 = experts*x88
    x127 = experts*x89
    x128 = experts*x91
    x129 = experts*x15
    x130 = moe_ffn*x56
    x131 = x130*x70
    x132 = 3*moe_ffn
    x133 = x132 + 1
    x134 = x133 + x90
    x135 = hidden + top_k*x134
    x136 = 8*x56
    x137 = x85*(hidden*(x61 + 1) + top_k*x132)
    x138 = experts_hit*x132
    x139 = moe_ffn*x111
    x140 = moe_ffn*x119
    x141 = 2*moe_ffn
    x142 = hidden*moe_ffn*x115
    x143 = moe_ffn*x125
    x144 = hidden*x56
    x145 = width_act_grad*x144
    x146 = width_act_grad*x56
    x147 = moe_ffn*x61
    x148 = hidden*vocab
    x149 = vocab*x77
    x150 = vocab*x88
    x151 = vocab*x89
    x152 = vocab*x82
    x153 = vocab*x90
    x154 = vocab*x91
    x155 = width_act*x66
    x156 = 2*vocab
    x157 = cost_div + cost_rsqrt + 14
    x158 = x13*(heads + kv_heads)
    x159 = experts*x133 + x158 + 2
    x160 = layers*x159 + x156 + 1
    x161 = x160*x89
    x162 = 1 - f1
    x163 = x160*x91
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x72, _1=x74, _2=x76, _3=x77, _4=x76, _5=x36, _6=x78, _7=x80, _8=x36, _9=x81, _10=x78, _11=x83, _12=x82,
        _13=x86, _14=x87, _15=hidden, _16=x77, _17=hidden, _18=x88, _19=x89, _20=hidden, _21=hidden, _22=x82,
        _23=hidden, _24=x90, _25=x91, _26=hidden, _27=2, _28=x75, _29=x76, _30=x15, _31=hidden, _32=s0, _33=s1,
        _34=s2, _35=s3, _36=x75, _37=x78, _38=x15, _39=hidden, _40=s4, _41=s5, _42=s6, _43=s7, _44=x58, _45=x59,
        _46=x15, _47=hidden, _48=x15*x92, _49=x15*x40*x94, _50=x76, _51=x95, _52=x96, _53=width_act_grad*x40*x52,
        _54=x40*x81, _55=x78, _56=x80, _57=x40*x83, _58=x97, _59=layer_rerun*x96, _60=x98, _61=x95, _62=hidden,
        _63=x40, _64=x40*x88, _65=x40*x89, _66=hidden, _67=x40, _68=x98, _69=x97, _70=hidden, _71=x40, _72=x92,
        _73=x40*x91, _74=hidden, _75=x40, _76=2, _77=x75, _78=x78, _79=x15, _80=hidden, _81=s8, _82=s9, _83=s10,
        _84=s11, _85=s12, _86=s13, _87=s14, _88=s15, _89=s16, _90=s12, _91=s17, _92=s18, _93=s19, _94=s20, _95=s21,
        _96=s22, _97=s23, _98=s6, _99=s24, _100=s25, _101=s26, _102=s27, _103=s28, _104=x3,
        _105=batch*(heads*x8 + kv_heads*x7), _106=s29, _107=s30, _108=s31, _109=s32, _110=s33, _111=s34, _112=s35,
        _113=s36, _114=s37, _115=s38, _116=s39, _117=x17, _118=x19, _119=x15, _120=heads, _121=head_dim, _122=s40,
        _123=s41, _124=s42, _125=s43, _126=x30, _127=x99, _128=x15, _129=heads, _130=head_dim, _131=x21, _132=x100,
        _133=x20, _134=kv_heads, _135=head_dim, _136=x21, _137=x100, _138=x20, _139=kv_heads, _140=head_dim,
        _141=s44, _142=s45, _143=s46, _144=s47, _145=s48, _146=s49, _147=s50, _148=s51, _149=s52, _150=s53,
        _151=s54, _152=s55, _153=s50, _154=s51, _155=s52, _156=s53, _157=s54, _158=s55, _159=s56, _160=s57,
        _161=s58, _162=s59, _163=s60, _164=s61, _165=s62, _166=s63, _167=s58, _168=s59, _169=s64, _170=s61,
        _171=s62, _172=s63, _173=s58, _174=s59, _175=s64, _176=s61, _177=s65, _178=s66, _179=s58, _180=s59,
        _181=s60, _182=s64, _183=s65, _184=s67, _185=s58, _186=s59, _187=s60, _188=s64, _189=x101, _190=x101*x93,
        _191=x31, _192=x102, _193=x76, _194=x104, _195=x1*x81, _196=x99, _197=x31*x79, _198=x1*x83, _199=x105,
        _200=x86, _201=x106, _202=x102, _203=x1, _204=hidden, _205=x1*x88, _206=x1*x89, _207=x1, _208=hidden,
        _209=x106, _210=x105, _211=x1, _212=hidden, _213=x107, _214=width_opt*x107, _215=x1, _216=hidden, _217=2,
        _218=x30, _219=x99, _220=x15, _221=heads, _222=head_dim, _223=x75, _224=x108, _225=x109, _226=x76,
        _227=x104, _228=x78, _229=x110, _230=x86, _231=x75, _232=x78, _233=x15, _234=hidden, _235=x58, _236=x59,
        _237=x15, _238=hidden, _239=x72, _240=x74, _241=x76, _242=x77, _243=x76, _244=x36, _245=x78, _246=x80,
        _247=x36, _248=x81, _249=x78, _250=x83, _251=x82, _252=x86, _253=x87, _254=hidden, _255=x77, _256=hidden,
        _257=x88, _258=x89, _259=hidden, _260=hidden, _261=x82, _262=hidden, _263=x90, _264=x91, _265=hidden,
        _266=2, _267=s0, _268=s1, _269=s2, _270=s3, _271=x75, _272=x78, _273=x15, _274=hidden, _275=s4, _276=s5,
        _277=s6, _278=s7, _279=x58, _280=x59, _281=x15, _282=hidden, _283=x112, _284=x114*x15, _285=x112*x93,
        _286=x15*(layer_rerun*x114 + x115), _287=x117, _288=x118, _289=x121, _290=x122, _291=x103*x120,
        _292=experts*x81, _293=x103*x116, _294=x117*x79, _295=x123, _296=x124, _297=x122, _298=layer_rerun*x121,
        _299=layer_rerun*x122, _300=x125, _301=x118, _302=hidden, _303=experts, _304=x126, _305=x127, _306=hidden,
        _307=experts, _308=x125, _309=x124, _310=hidden, _311=experts, _312=x111, _313=x128, _314=hidden,
        _315=experts, _316=2, _317=s68, _318=s69, _319=s70, _320=s71, _321=s72, _322=s73, _323=s2, _324=s74,
        _325=x75, _326=x78, _327=x15, _328=hidden, _329=x129, _330=width_act_grad*x129, _331=x15, _332=experts,
        _333=s75, _334=s76, _335=s6, _336=s77, _337=s78, _338=s79, _339=s6, _340=s80, _341=s81, _342=s82, _343=s6,
        _344=s83, _345=s81, _346=s84, _347=s6, _348=s83, _349=s85, _350=s86, _351=s6,
        _352=x56*(moe_ffn*(cost_silu + 1) + x90), _353=x131,
        _354=x56*(moe_ffn*(cost_silu*x79 + layer_rerun + 5) + x94), _355=x131*x93, _356=x135*x85, _357=x136,
        _358=x137, _359=x138*x77, _360=x103*(hidden*(3*top_k + 1) + 5*moe_ffn*top_k),
        _361=x85*(top_k*(layer_rerun*x134 + x134) + x84), _362=x136*x79, _363=x103*x135, _364=x138*x81,
        _365=x123*x132, _366=x124*x132, _367=layer_rerun*x137, _368=x62, _369=x63, _370=x56, _371=hidden, _372=x62,
        _373=x63, _374=x56, _375=hidden, _376=s72, _377=s73, _378=s87, _379=x139, _380=x140*x77, _381=experts,
        _382=hidden, _383=x141, _384=x140*x88, _385=x140*x89, _386=experts, _387=hidden, _388=x141, _389=x139,
        _390=x140*x82, _391=experts, _392=hidden, _393=x141, _394=x142, _395=width_opt*x142, _396=experts,
        _397=hidden, _398=x141, _399=2, _400=x64, _401=x65, _402=x56, _403=moe_ffn, _404=x64, _405=x65, _406=x56,
        _407=moe_ffn, _408=x143, _409=moe_ffn*x118, _410=experts, _411=moe_ffn, _412=hidden, _413=moe_ffn*x126,
        _414=moe_ffn*x127, _415=experts, _416=moe_ffn, _417=hidden, _418=x143, _419=moe_ffn*x124, _420=experts,
        _421=moe_ffn, _422=hidden, _423=x139, _424=moe_ffn*x128, _425=experts, _426=moe_ffn, _427=hidden, _428=2,
        _429=x64, _430=x65, _431=x56, _432=moe_ffn, _433=x144, _434=x145, _435=x56, _436=hidden, _437=x56,
        _438=x146, _439=x56, _440=x75, _441=x78, _442=x15, _443=hidden, _444=x144, _445=x145, _446=x56, _447=hidden,
        _448=x147*x15, _449=x103*x147, _450=x56, _451=x141, _452=x130, _453=moe_ffn*x146, _454=x56, _455=moe_ffn,
        _456=s81, _457=s84, _458=s88, _459=s89, _460=s90, _461=s88, _462=s7, _463=s91, _464=s92, _465=s88, _466=s77,
        _467=s93, _468=s94, _469=s88, _470=s95, _471=x75, _472=x108, _473=x109, _474=x76, _475=x104, _476=x78,
        _477=x110, _478=x86, _479=x75, _480=x78, _481=x15, _482=hidden, _483=x75, _484=x15*x77, _485=x36, _486=x76,
        _487=x82*(vocab*(1 - accumulating) + x15), _488=x78, _489=x36, _490=x15*x82, _491=x148, _492=x149,
        _493=vocab, _494=hidden, _495=x150, _496=x151, _497=vocab, _498=hidden, _499=x148, _500=x152, _501=vocab,
        _502=hidden, _503=x153, _504=x154, _505=vocab, _506=hidden, _507=2, _508=x15, _509=x36, _510=x15, _511=x72,
        _512=x15*x73, _513=x76, _514=x77, _515=x76, _516=x36, _517=x78, _518=x76, _519=x36, _520=x77, _521=x78,
        _522=x83, _523=x82, _524=hidden, _525=x77, _526=hidden, _527=x88, _528=x89, _529=hidden, _530=hidden,
        _531=x82, _532=hidden, _533=x90, _534=x91, _535=hidden, _536=2, _537=x75, _538=x76, _539=x15, _540=hidden,
        _541=s96, _542=s97, _543=s2, _544=s3, _545=x75, _546=x78, _547=x15, _548=hidden, _549=s98, _550=s99,
        _551=s6, _552=s7, _553=x75, _554=x76, _555=x15, _556=hidden, _557=x66*x90, _558=4*x148*x15, _559=x76,
        _560=x149, _561=x155, _562=x103*x156, _563=x149, _564=x78, _565=x76, _566=vocab*x83, _567=x152, _568=x148,
        _569=x149, _570=hidden, _571=vocab, _572=x150, _573=x151, _574=hidden, _575=vocab, _576=x148, _577=x152,
        _578=hidden, _579=vocab, _580=x153, _581=x154, _582=hidden, _583=vocab, _584=2, _585=x75, _586=x78,
        _587=x15, _588=hidden, _589=x15*(vocab*x5 + cost_log + 1), _590=x66*(cost_exp + x113), _591=x155, _592=s100,
        _593=s101, _594=x36, _595=s102, _596=s100, _597=s103, _598=s101, _599=x67, _600=s102, _601=s104, _602=s101,
        _603=s105, _604=s106, _605=s105, _606=s103, _607=s105, _608=x66, _609=x67, _610=x15, _611=vocab,
        _612=hidden*(layers*(experts*(x132*x157 + x157) + 2*cost_rsqrt + x157*x158 + x69 + 28) + x156*x157 + x157),
        _613=x160*x82, _614=x161, _615=x77*(layers*(x159 - f1*x159) + x156*x162 + x162), _616=x163, _617=x160*x77,
        _618=x161, _619=x163,
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
    x3 = context*kv_heads
    x4 = x1*x3
    x5 = batch*layers
    x6 = x1*x5
    x7 = x6*(x2 + x3)
    x8 = 2*seq
    x9 = heads + kv_heads
    x10 = x6*(x3 + x8*x9)
    x12 = context*x2
    x13 = width_act + 4
    x14 = 2*x0
    x15 = context*x14
    x16 = heads*(seq*(context*x13 + x0) + x15)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations == "fused":
            s1 = x5*(x2*(4*core_kept + x1) + x4)
        elif activations == "paper":
            s1 = x7
        else:
            if recompute in ('none', 'full'):
                s1 = x5*(x4 + x8*(heads*(2*core_kept + x1) + kv_heads*x1))
            else:
                s1 = x10
        s2 = 0
    else:
        x11 = core_kept*x5
        if activations in ('fused', 'paper'):
            s1 = x7
            s2 = width_act*x11*x12
        else:
            if recompute in ('none', 'full'):
                s1 = x11*x16
            else:
                s1 = x10
            s2 = 0
    x17 = 8*top_k + 16
    x18 = layers*layer_kept
    x19 = 2*width_act
    x20 = 24*top_k
    x21 = 2*kv_heads
    x22 = hidden + head_dim*(heads + x21)
    x23 = experts + 5
    x24 = batch*seq
    if activations == "fused":
        s0 = batch*(seq*(x18*(experts*width_act + x17) + 8) + layers*x4)
    elif activations == "paper":
        s0 = width_act*layer_kept*x5*(seq*experts + head_dim*x3)
    else:
        s0 = x24*(x18*(width_act*(top_k*(hidden + moe_ffn + 2) + x22 + x23) + x20) + x19)
    if loss == "eager":
        s3 = 4*x24*(vocab + 2)
    else:
        s3 = 0
    x25 = width_act_grad*x24
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x24*(width_act_grad + x13)
    else:
        moment_ends_cross_entropy = vocab*x25
    x27 = 4*heads
    x28 = 2*head_dim
    x29 = 3*moe_ffn
    x30 = top_k*x29
    x31 = 2*top_k + 3
    x32 = hidden*x31
    x33 = experts + x30 + x32
    x35 = x14*x3
    x36 = x28*x3
    x37 = batch*width_act
    x38 = 3*hidden
    x39 = 4*hidden + top_k*(4*moe_ffn + x38 + 2) + x23
    x40 = width_act*(4*head_dim*x9 + x39) + x20
    x41 = x0*x3
    x42 = batch*(seq*x40 + x41)
    if attention == "flash":
        x34 = heads*x28 + x33
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x34 + x17 + x27) + x35)
        elif activations == "paper":
            layer_moe = x37*(seq*x34 + x36)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(x27 + x40) + x41)
            else:
                layer_moe = x42
    else:
        x43 = heads*(context + x28) + x33
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x43 + x17) + x35)
        elif activations == "paper":
            layer_moe = x37*(seq*x43 + x36)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(context*x27 + width_act*(heads*(context + 3*head_dim) + head_dim*x21 + x39) + x20) + heads*x15)
            else:
                layer_moe = x42
    if attention == "flash":
        x48 = head_dim*width_act_grad
        moment_moe_attention_core = 2*batch*(x2*(x48 + 2) + x3*x48)
    else:
        x51 = batch*width_act_grad
        f6 = max(context*x51*(kv_heads*head_dim + 2*x2), x51*(x2*(context + head_dim) + x36))
        moment_moe_attention_core = f6
    if attention == "flash":
        x49 = 4*batch*x2
        if activations == "fused":
            core_moe_attention_core = x49
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x49
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x12*x37
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = batch*x16
            else:
                core_moe_attention_core = 0
    x26 = hidden*x25
    x44 = x25*x38
    x45 = 2*hidden
    x46 = x25*x45
    x47 = heads*head_dim
    x50 = top_k*x25
    x52 = width_param + width_master + width_param_grad + 2*width_opt
    x53 = experts*(x29*x52 + x52) + 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x28*x52*x9
    x54 = 2*vocab*x52 + x52
    x55 = x30 + x47
    f5 = max(x25*(hidden + experts), x25*(experts + top_k))
    moment_moe_router = f5
    moment_moe_ffn_norm = x46
    f4 = max(x50*(x29 + 1), x50*(hidden + 2*moe_ffn + 1), x25*(hidden*(top_k + 1) + top_k))
    moment_moe_moe_experts = f4
    moment_moe_attention_norm = x46
    moment_moe_qkv_projection = x22*x25
    moment_moe_output_projection = x25*(hidden + x47)
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
    moment_ends_final_norm = x46
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x26
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_embedding, point_head, point_loss, point_moe, point_norm, point_optimizer)
    values = (
        hidden*(layers*x53 + x54),
        x24*(width_act*(layers*(hidden + layer_kept*(x32 + x55)) + x45) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(width_act*x24*(layer_kept*x31 + 1) + x53) + x19*x24 + x54) + f0 + x24*(width_act*x18*x55 + 8) + s0 + s1 + s2 + s3,
        point_moe, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
