"""Costs of bloom, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "bloom"
FORMULAS = "standard"
FORMULAS_SHA256 = "b8b9636dab50eb1a58094d09d9cf6f1d3da9b27d59d7cb9f00197685a8922053"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "embedding_norm", "layer_norm", "norm", "1", ""),
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
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "qkv"),
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
    ("dense", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
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
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
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
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "rows", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "width", "output"),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
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
    ("dense", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "qkv_projection", "qkv", "activation", "act", "saved", "qkv_projection.qkv"),
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("dense", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("dense", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("dense", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("dense", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("dense", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("dense", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "token_embedding", "output", "activation", "act", "saved", "token_embedding.output"),
    ("ends", "embedding_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "embedding_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "embedding_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "embedding_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "embedding_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "embedding_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "embedding_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "embedding_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "embedding_norm", "statistics", "activation", "FP32", "saved", "embedding_norm.statistics"),
    ("ends", "embedding_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
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
    x1 = heads*head_dim
    x2 = batch*layers
    x12 = 2*context
    x42 = seq*context
    if pairs == "full":
        pairs_size = x42
    elif pairs == "causal":
        pairs_size = _exact(seq*(x12 + 1 - seq), 2)
    else:
        pairs_size = _exact(x42, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 5
    x6 = core_rerun*x5
    x7 = heads*pairs_size
    x8 = x2*x7
    x9 = x8*(x6 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s0 = x3
        s1 = x9
    else:
        if attention == "flash":
            s0 = x10*x8*(2*core_rerun + 5)
            s1 = x8*(cost_exp + x6 + 7)
        else:
            s0 = x3
            s1 = x9
    x11 = seq*heads
    x15 = head_dim*width_act
    x13 = kv_heads*x12
    x14 = x11 + x13
    x16 = x14*x15
    x17 = x11*x2
    x18 = core_rerun + 1
    x19 = x13*x18
    x20 = 2*width_act_grad
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x13
    x23 = width_act_grad*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x24 = core_kept*x17
    x25 = head_dim + x12
    if attention == "flash":
        if activations == "fused":
            s12 = x24
            s16 = 4*x24
        else:
            s12 = 0
            s16 = 0
        s2 = x16*x2
        s4 = x17*(x15 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x11 + x19) + x11*x20) + 8*x11)
        s8 = x2*(x11*(head_dim*x21 + 4*core_rerun + 4) + x23)
    else:
        x27 = width_act*x2
        if activations in ('fused', 'paper'):
            s12 = context*x24
            s16 = context*core_kept*x11*x27
        else:
            s12 = 0
            s16 = 0
        x26 = x11*x25
        s2 = x27*(x22 + x26)
        s4 = x26*x27
        s6 = x2*(x11*(width_act*x18*x25 + width_act_grad*(3*context + x10)) + x15*x19)
        s8 = x2*(x21*x26 + x23)
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = layers*layer_kept
    x30 = batch*seq
    x33 = width_act + 4
    x34 = heads + 2*kv_heads
    x35 = head_dim*x34
    if activations == "fused":
        s10 = batch*(seq*(x28*(x1 + 4) + 4) + x22*x28)
        s11 = 0
        s14 = batch*(seq*(x28*(heads*x15 + 16) + 16) + x13*x15*x28)
        s15 = 0
    elif activations == "paper":
        x29 = batch*x28
        s10 = head_dim*x14*x29
        s11 = 0
        s14 = x16*x29
        s15 = 0
    else:
        if recompute in ('none', 'full'):
            x32 = heads*core_kept*x2
            s11 = x32*(seq*x25 + head_dim*x12)
            s15 = x32*(seq*(context*x33 + x15) + x12*x15)
        else:
            x36 = x28*x30
            s11 = x35*x36
            s15 = x15*x34*x36
        x31 = x30*(x28 + 1)
        s10 = 4*x31
        s14 = 16*x31
    x37 = 8*x30
    x39 = 4*x30
    x40 = vocab*width_act_grad
    if loss == "eager":
        x38 = x30*(vocab + 1)
        s3 = x30*(vocab*x33 + 8)
        s5 = vocab*x37
        s7 = 8*x38
        s9 = vocab*x30*(width_act_grad + 4)
        s13 = x38
        s17 = x39*(vocab + 2)
    else:
        x41 = x30*x40
        s3 = x30*(vocab*width_act + 8)
        s5 = x41
        s7 = x41
        s9 = x41
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x43 = head_dim*(heads + kv_heads)
    x44 = ffn + x43
    x45 = x44 + 3
    x46 = 2*hidden
    x47 = ffn + x35 + x45*x46
    x48 = vocab + 4
    x49 = layers*x47 + hidden*x48
    x50 = layers*x7
    x51 = 4*cost_div
    x52 = 2*cost_rsqrt + x51
    x53 = 18*hidden + ffn*(cost_gelu + 1) + x35 + x52 + 2
    x54 = layer_rerun + 2
    x55 = cost_div + cost_rsqrt + 14
    x56 = ffn*x55
    x57 = 2*ffn
    x58 = x1 + x57
    x59 = 3*width_act
    x60 = 3*hidden
    x61 = 6*hidden
    x62 = x35 + x57 + x61
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x63 = width_param_grad*accumulating
    x64 = width_param*layer_rerun + x63
    x65 = layer_rerun + 1
    x66 = 3*width_act_grad
    x67 = width_act*x65
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x68 = width_param*(1 - f1)
    x69 = 2*width_opt
    x70 = width_master + x69
    x71 = width_param_grad + x68 + x70
    x72 = ffn*x71
    x73 = 3*width_master + 6*width_opt
    x74 = 4*width_master + 8*width_opt
    x75 = width_param + x70
    x76 = ffn*x75
    x77 = layers*(hidden + layer_kept*(x58 + x60)) + x60
    values = (
        x49, x49, 0, 2*batch*(seq*hidden*(2*layers*x44 + vocab) + x10*x50),
        batch*(seq*(layers*x53 + 14*hidden + vocab*(cost_exp + 4) + cost_log + x52 + 3) + x5*x50),
        hidden*x39*(layers*(ffn*x54 + x43*x54) + vocab) + s0,
        x30*(layers*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*x53 + x35) + 27*hidden + vocab*(x4 + 1)) + s1, 0,
        layers*(x35*x55 + x46*(3*cost_div + 3*cost_rsqrt + x43*x55 + x56 + 42) + x56) + hidden*(vocab*x55 + 4*cost_rsqrt + x51 + 56),
        layers*(width_param*x47 + width_act*x30*(8*hidden + x58)) + hidden*(width_param*(x30 + x48) + x30*x59) + x37 + s2 + s3,
        x30*(16*layers + width_act*(layers*x62 + vocab + x60) + 16) + s4 + s5,
        layers*(ffn*x64 + x30*(head_dim*(heads*(x20 + x67) + 4*kv_heads*width_act_grad) + ffn*(x66 + 2*x67) + 16) + x35*x64 + x46*(width_param*(ffn*x65 + 3*layer_rerun + x43*x65 + 1) + x30*(2*width_act*(2*layer_rerun + 1) + 5*width_act_grad) + x45*x63)) + hidden*(vocab*(width_param + width_param_grad) + 2*width_param + x30*(width_param_grad + x59 + x66) + 4*x63) + 2*x30*(x40 + 12) + s6 + s7,
        layers*(width_param_grad*x47 + x30*(width_act_grad*(x58 + x61) + layer_rerun*(width_act*x62 + 16))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x30 + 4) + x30*x66) + s8 + s9,
        layers*(x35*x71 + x46*(3*width_param_grad + x43*x71 + 3*x68 + x72 + x73) + x72) + hidden*(vocab*x71 + 4*width_param_grad + 4*x68 + x74),
        layers*(x35*x75 + x46*(3*width_param + x43*x75 + x73 + x76) + x76) + hidden*(vocab*x75 + 4*width_param + x74),
        x49, width_param*x49, f1*x49, width_master*x49, 2*x49, x49*x69, x49, width_param_grad*x49,
        x30*(x77 + 1) + s10 + s11 + s12 + s13, x30*(width_act*x77 + 8) + s14 + s15 + s16 + s17, 0, 0,
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
    x12 = 2*context
    x34 = seq*context
    if pairs == "full":
        pairs_size = x34
    elif pairs == "causal":
        pairs_size = _exact(seq*(x12 + 1 - seq), 2)
    else:
        pairs_size = _exact(x34, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 5
    x6 = core_rerun*x5
    x7 = heads*pairs_size
    x8 = batch*x7
    x9 = x8*(x6 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s0 = x4
        s1 = x9
    else:
        if attention == "flash":
            s0 = x10*x8*(2*core_rerun + 5)
            s1 = x8*(cost_exp + x6 + 7)
        else:
            s0 = x4
            s1 = x9
    x11 = seq*heads
    x15 = head_dim*width_act
    x13 = kv_heads*x12
    x14 = x11 + x13
    x16 = x14*x15
    x17 = batch*x11
    x18 = core_rerun + 1
    x19 = x13*x18
    x20 = 2*width_act_grad
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x13
    x23 = width_act_grad*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x24 = core_kept*x17
    x25 = core_kept*x11
    x26 = head_dim + x12
    x28 = batch*width_act
    if attention == "flash":
        if activations == "fused":
            s8 = x24
            s11 = x25*x3
        else:
            s8 = 0
            s11 = 0
        s2 = batch*x16
        s3 = x17*(x15 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x11 + x19) + x11*x20) + 8*x11)
        s5 = batch*(x11*(head_dim*x21 + 4*core_rerun + 4) + x23)
    else:
        if activations in ('fused', 'paper'):
            s8 = context*x24
            s11 = context*x25*x28
        else:
            s8 = 0
            s11 = 0
        x27 = x11*x26
        s2 = x28*(x22 + x27)
        s3 = x27*x28
        s4 = batch*(x11*(width_act*x18*x26 + width_act_grad*(3*context + x10)) + x15*x19)
        s5 = batch*(x21*x27 + x23)
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x29 = batch*layer_kept
    x32 = heads + 2*kv_heads
    x33 = head_dim*x32
    if activations == "fused":
        s6 = x29*(seq*(x1 + 4) + x22)
        s7 = 0
        s9 = x29*(seq*(heads*x15 + 16) + x13*x15)
        s10 = 0
    elif activations == "paper":
        s6 = head_dim*x14*x29
        s7 = 0
        s9 = x16*x29
        s10 = 0
    else:
        x30 = seq*x29
        if recompute in ('none', 'full'):
            x31 = batch*heads*core_kept
            s7 = x31*(seq*x26 + head_dim*x12)
            s10 = x31*(seq*(context*(width_act + 4) + x15) + x12*x15)
        else:
            s7 = x30*x33
            s10 = x15*x30*x32
        s6 = 4*x30
        s9 = 16*x30
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x35 = head_dim*(heads + kv_heads)
    x36 = ffn + x35
    x37 = x36 + 3
    x38 = 2*hidden
    x39 = ffn + x33 + x37*x38
    x40 = seq*hidden
    x41 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + x33 + 2
    x42 = layer_rerun + 2
    x43 = batch*seq
    x44 = width_param*x39
    x45 = 2*ffn
    x46 = x1 + x45
    x47 = seq*x28
    x48 = 6*hidden
    x49 = width_act*(x33 + x45 + x48) + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x50 = width_param_grad*accumulating
    x51 = width_param*layer_rerun + x50
    x52 = layer_rerun + 1
    x53 = width_act*x52
    x54 = width_param_grad*x39
    x55 = 2*x39
    x56 = hidden + layer_kept*(3*hidden + x46)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x39, x39, 0, x3*(x2 + x36*x40), batch*(seq*x41 + x5*x7), x3*x40*(ffn*x42 + x35*x42) + s0,
        x43*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*x41 + x33) + s1, 0, 0, x44 + x47*(8*hidden + x46) + s2,
        x43*x49 + s3,
        ffn*x51 + x33*x51 + x38*(width_param*(ffn*x52 + 3*layer_rerun + x35*x52 + 1) + x37*x50 + x43*(2*width_act*(2*layer_rerun + 1) + 5*width_act_grad)) + x43*(head_dim*(heads*(x20 + x53) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x53) + 16) + s4,
        x43*(width_act_grad*(x46 + x48) + layer_rerun*x49) + x54 + s5, 0, 0, x39, x44, f1*x39, width_master*x39,
        x55, width_opt*x55, x39, x54, x43*x56 + s6 + s7 + s8, x47*x56 + s9 + s10 + s11, 0, 0,
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
    x1 = 4*x0
    if activations in ('fused', 'autograd'):
        s4 = x1
        s6 = 16*x0
    else:
        s4 = 0
        s6 = 0
    x2 = 8*x0
    x4 = vocab*x0
    x5 = vocab*width_act_grad
    if loss == "eager":
        x3 = x0*(vocab + 1)
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x2
        s2 = 8*x3
        s3 = x4*(width_act_grad + 4)
        s5 = x3
        s7 = x1*(vocab + 2)
    else:
        x6 = x0*x5
        s0 = x0*(vocab*width_act + 8)
        s1 = x6
        s2 = x6
        s3 = x6
        s5 = 0
        s7 = 0
    x7 = vocab + 4
    x8 = hidden*x7
    x9 = 2*hidden
    x10 = 4*cost_div
    x11 = cost_div + cost_rsqrt + 14
    x12 = ffn*x11
    x13 = heads + kv_heads
    x14 = head_dim*x11
    x15 = heads + 2*kv_heads
    x16 = 3*width_act
    x17 = 3*hidden
    x18 = 4*width_param_grad
    x19 = 3*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x20 = width_param*(1 - f1)
    x21 = 2*width_opt
    x22 = width_master + x21
    x23 = width_param_grad + x20 + x22
    x24 = ffn*x23
    x25 = head_dim*x23
    x26 = 3*width_master + 6*width_opt
    x27 = 4*width_master + 8*width_opt
    x28 = width_param + x22
    x29 = ffn*x28
    x30 = head_dim*x28
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x8, x8, 0, x4*x9, x0*(14*hidden + vocab*(cost_exp + 4) + cost_log + 2*cost_rsqrt + x10 + 3),
        hidden*vocab*x1, x0*(27*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x12 + x14*x15 + x9*(3*cost_div + 3*cost_rsqrt + x12 + x13*x14 + 42)) + hidden*(vocab*x11 + 4*cost_rsqrt + x10 + 56),
        hidden*(width_param*(x0 + x7) + x0*x16) + x2 + s0, x0*(width_act*(vocab + x17) + 16) + s1,
        hidden*(vocab*(width_param + width_param_grad) + 2*width_param + accumulating*x18 + x0*(width_param_grad + x16 + x19)) + 2*x0*(x5 + 12) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 4) + x0*x19) + s3,
        layers*(x15*x25 + x24 + x9*(3*width_param_grad + x13*x25 + 3*x20 + x24 + x26)) + hidden*(vocab*x23 + x18 + 4*x20 + x27),
        layers*(x15*x30 + x29 + x9*(3*width_param + x13*x30 + x26 + x29)) + hidden*(vocab*x28 + 4*width_param + x27),
        x8, width_param*x8, f1*x8, width_master*x8, 2*x8, x21*x8, x8, width_param_grad*x8, x0*(x17 + 1) + s4 + s5,
        x0*(width_act*x17 + 8) + s6 + s7, 0, 0,
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x12 = 2*context
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x12 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
    x2 = batch*pairs_size
    x3 = 4*x1*x2
    x4 = x0*x3
    x5 = cost_exp + cost_div
    x6 = x5 + 5
    x7 = core_rerun*x6
    x8 = heads*x2
    x9 = x8*(x7 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s17 = x4
        s18 = x9
    else:
        if attention == "flash":
            s17 = x10*x8*(2*core_rerun + 5)
            s18 = x8*(cost_exp + x7 + 7)
        else:
            s17 = x4
            s18 = x9
    x11 = seq*heads
    x13 = kv_heads*x12
    x15 = batch*width_act
    x16 = head_dim*x15
    x17 = x11*x16
    x18 = batch*x11
    x20 = core_rerun + 1
    x21 = x13*x20
    x22 = batch*width_act_grad
    x23 = x11*x22
    x24 = head_dim*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x25 = core_kept*x18
    x26 = batch*seq
    x30 = batch*context
    x31 = x11*x30
    x32 = core_kept*x31
    x33 = width_act*x32
    if attention == "flash":
        x19 = 4*x18
        if activations == "fused":
            s28 = x25
            s29 = core_kept*x19
            s30 = x26
            s31 = heads
        else:
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
        x14 = x11 + x13
        s19 = x14*x16
        s20 = x17
        s21 = x19
        s22 = x16*(x0*x11 + x21)
        s23 = x10*x23
        s24 = x19*x20
        s25 = 8*x18
        s26 = x14*x24
        s27 = core_rerun*x17
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
    else:
        if activations in ('fused', 'paper'):
            s44 = x32
            s45 = x33
            s46 = batch
            s47 = heads
            s48 = seq
            s49 = context
        else:
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
        x27 = x11*(head_dim + x12)
        x28 = head_dim*x13 + x27
        x29 = x15*x27
        s19 = x15*x28
        s20 = x29
        s21 = 0
        s22 = x15*(head_dim*x21 + x20*x27)
        s23 = x23*(3*context + x10)
        s24 = 0
        s25 = 0
        s26 = x22*x28
        s27 = core_rerun*x29
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s50 = x31
        s51 = width_act_grad*x31
        s52 = batch
        s53 = heads
        s54 = seq
        s55 = context
    x34 = 2*x26
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x35 = layer_kept*x34
    x36 = 8*x26
    x37 = layer_kept*x36
    x38 = head_dim*x18
    x39 = layer_kept*x38
    x40 = layer_kept*x17
    x41 = kv_heads*head_dim*x30
    x42 = layer_kept*x41
    x43 = width_act*x42
    x45 = heads + 2*kv_heads
    x46 = head_dim*x45
    x47 = x26*x46
    if activations == "fused":
        s0 = x35
        s1 = x37
        s2 = x26
        s3 = 2
        s4 = x39
        s5 = x40
        s6 = x26
        s7 = heads
        s8 = head_dim
        s9 = x42
        s10 = x43
        s11 = x30
        s12 = kv_heads
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s56 = x34
        s57 = x36
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = x39
        s5 = x40
        s6 = x26
        s7 = heads
        s8 = head_dim
        s9 = x42
        s10 = x43
        s11 = x30
        s12 = kv_heads
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s56 = 0
        s57 = 0
    else:
        if recompute in ('none', 'full'):
            x44 = core_kept*x1*x30
            s13 = 0
            s14 = 0
            s15 = 0
            s16 = 0
            s32 = head_dim*x25
            s33 = core_kept*x17
            s34 = batch
            s35 = heads
            s36 = seq
            s37 = head_dim
            s38 = x44
            s39 = width_act*x44
            s40 = context
            s41 = x32
            s42 = 4*x32
            s43 = x33
        else:
            x48 = layer_kept*x47
            s13 = x48
            s14 = width_act*x48
            s15 = x26
            s16 = x46
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
        s0 = x35
        s1 = x37
        s2 = x26
        s3 = 2
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s11 = 0
        s12 = 0
        s56 = x34
        s57 = x36
    x49 = vocab*x26
    x50 = width_act_grad*x49
    if loss == "eager":
        s58 = vocab*x36
        s59 = 4*x49
        s60 = 0
        s61 = x36
        s62 = x49
        s63 = x26
        s64 = vocab
    else:
        s58 = 0
        s59 = 0
        s60 = x50
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = 7*hidden + 2*cost_div + cost_rsqrt + 1
    x53 = x26*x52
    x54 = 13*hidden
    x55 = x26*(layer_rerun*x52 + x54)
    x56 = hidden*x26
    x57 = width_act*x56
    x58 = hidden*width_param
    x59 = 2*x58
    x60 = width_act_grad*x56
    x61 = layer_rerun + 1
    x62 = hidden*x61
    x63 = x26*x62
    x64 = width_act*x63
    x65 = 2*layer_rerun
    x66 = x58*(x65 + 1)
    x67 = hidden*width_param_grad
    x68 = 2*x67
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x69 = accumulating*x68
    x70 = layer_rerun*x57
    x71 = layer_rerun*x36
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x72 = hidden*f1
    x73 = hidden*width_master
    x74 = 2*hidden
    x75 = width_opt*x74
    x76 = layer_kept*x56
    x77 = layer_kept*x57
    x78 = hidden*x45
    x79 = x10*x78
    x80 = x26*x79
    x81 = layer_rerun + 2
    x82 = x45 + x78
    x83 = head_dim*width_param
    x84 = width_act*x47
    x85 = x10*x45
    x86 = width_act_grad*x26
    x87 = head_dim*width_param_grad*x82
    x88 = hidden*x46
    x89 = x11*x24
    x90 = width_act_grad*x41
    x91 = hidden*x10
    x92 = x18*x91
    x93 = x1 + 1
    x94 = x26*x74
    x95 = width_act_grad*x94
    x96 = x67*x93
    x97 = hidden*x1
    x98 = heads*x91
    x99 = width_act*x94
    x100 = x57*x65
    x101 = ffn*x26
    x102 = x101*x74
    x103 = x102*x81
    x104 = ffn*x61
    x105 = x104*x26
    x106 = hidden + 1
    x107 = ffn*width_param
    x108 = width_act*x101
    x109 = 2*ffn
    x110 = ffn*width_param_grad
    x111 = x106*x110
    x112 = layer_rerun*x108
    x113 = hidden*ffn
    x114 = ffn*x58
    x115 = ffn*x72
    x116 = ffn*x73
    x117 = ffn*x67
    x118 = ffn*x74
    x119 = ffn*x75
    x120 = layer_kept*x101
    x121 = layer_kept*x108
    x122 = width_act_grad*x101
    x123 = width_act*x105
    x124 = ffn + 1
    x125 = x124*x67
    x126 = hidden*vocab
    x127 = vocab*x58
    x128 = vocab*x67
    x129 = x26*x54
    x130 = width_act*x49
    x131 = cost_div + cost_rsqrt + 14
    x132 = ffn*x131
    x133 = head_dim*(heads + kv_heads)
    x134 = layers*(ffn + x46 + x74*(ffn + x133 + 3)) + hidden*(vocab + 4)
    x135 = width_master*x134
    x136 = 1 - f1
    x137 = ffn*x136
    x138 = 2*width_opt*x134
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x53, _1=x55, _2=x57, _3=x59, _4=x57, _5=x36, _6=x60, _7=x64, _8=x36, _9=x66, _10=x60, _11=x69, _12=x68,
        _13=x70, _14=x71, _15=hidden, _16=x58, _17=hidden, _18=x72, _19=x73, _20=hidden, _21=hidden, _22=x67,
        _23=hidden, _24=x74, _25=x75, _26=hidden, _27=2, _28=hidden, _29=x58, _30=hidden, _31=x72, _32=x73,
        _33=hidden, _34=hidden, _35=x67, _36=hidden, _37=x74, _38=x75, _39=hidden, _40=2, _41=x56, _42=x57, _43=x26,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x56, _50=x60, _51=x26, _52=hidden, _53=x76, _54=x77,
        _55=x26, _56=hidden, _57=x80, _58=x47, _59=x80*x81, _60=x47*x61, _61=x57, _62=x82*x83, _63=x84, _64=x85*x86,
        _65=x83*(layer_rerun*x45 + x61*x78), _66=x60, _67=x64, _68=accumulating*x87, _69=x87, _70=layer_rerun*x84,
        _71=x88, _72=x46*x58, _73=hidden, _74=x46, _75=x46*x72, _76=x46*x73, _77=hidden, _78=x46, _79=x88,
        _80=x46*x67, _81=hidden, _82=x46, _83=x79, _84=width_opt*x79, _85=hidden, _86=x46, _87=2, _88=x46,
        _89=width_param*x46, _90=x46, _91=f1*x46, _92=width_master*x46, _93=x46, _94=x46, _95=width_param_grad*x46,
        _96=x46, _97=x85, _98=width_opt*x85, _99=x46, _100=2, _101=x56, _102=x60, _103=x26, _104=hidden, _105=s4,
        _106=s5, _107=s6, _108=s7, _109=s8, _110=s9, _111=s10, _112=s11, _113=s12, _114=s8, _115=s9, _116=s10,
        _117=s11, _118=s12, _119=s8, _120=s13, _121=s14, _122=s15, _123=s16, _124=x3, _125=x6*x8, _126=s17,
        _127=s18, _128=s19, _129=s20, _130=s21, _131=s22, _132=s23, _133=s24, _134=s25, _135=s26, _136=s27,
        _137=x39, _138=x40, _139=x26, _140=heads, _141=head_dim, _142=s28, _143=s29, _144=s30, _145=s31, _146=x38,
        _147=x89, _148=x26, _149=heads, _150=head_dim, _151=x41, _152=x90, _153=x30, _154=kv_heads, _155=head_dim,
        _156=x41, _157=x90, _158=x30, _159=kv_heads, _160=head_dim, _161=s32, _162=s33, _163=s34, _164=s35,
        _165=s36, _166=s37, _167=s38, _168=s39, _169=s34, _170=s35, _171=s40, _172=s37, _173=s38, _174=s39,
        _175=s34, _176=s35, _177=s40, _178=s37, _179=s41, _180=s42, _181=s34, _182=s35, _183=s36, _184=s40,
        _185=s41, _186=s43, _187=s34, _188=s35, _189=s36, _190=s40, _191=s44, _192=s45, _193=s46, _194=s47,
        _195=s48, _196=s49, _197=s50, _198=s51, _199=s52, _200=s53, _201=s54, _202=s55, _203=s50, _204=s51,
        _205=s52, _206=s53, _207=s54, _208=s55, _209=x92, _210=x56, _211=x81*x92, _212=x63, _213=x17, _214=x58*x93,
        _215=x57, _216=x95, _217=x58*(layer_rerun + x1*x61), _218=x89, _219=x17*x61, _220=accumulating*x96,
        _221=x96, _222=x70, _223=x97, _224=x1*x58, _225=x1, _226=hidden, _227=x1*x72, _228=x1*x73, _229=x1,
        _230=hidden, _231=x97, _232=x1*x67, _233=x1, _234=hidden, _235=x98, _236=width_opt*x98, _237=x1,
        _238=hidden, _239=2, _240=hidden, _241=x58, _242=hidden, _243=x72, _244=x73, _245=hidden, _246=hidden,
        _247=x67, _248=hidden, _249=x74, _250=x75, _251=hidden, _252=2, _253=x38, _254=x89, _255=x26, _256=heads,
        _257=head_dim, _258=x56, _259=x63, _260=x99, _261=x57, _262=x95, _263=x60, _264=x100, _265=x70, _266=x56,
        _267=x60, _268=x26, _269=hidden, _270=x76, _271=x77, _272=x26, _273=hidden, _274=x53, _275=x55, _276=x57,
        _277=x59, _278=x57, _279=x36, _280=x60, _281=x64, _282=x36, _283=x66, _284=x60, _285=x69, _286=x68,
        _287=x70, _288=x71, _289=hidden, _290=x58, _291=hidden, _292=x72, _293=x73, _294=hidden, _295=hidden,
        _296=x67, _297=hidden, _298=x74, _299=x75, _300=hidden, _301=2, _302=hidden, _303=x58, _304=hidden,
        _305=x72, _306=x73, _307=hidden, _308=hidden, _309=x67, _310=hidden, _311=x74, _312=x75, _313=hidden,
        _314=2, _315=s0, _316=s1, _317=s2, _318=s3, _319=x56, _320=x60, _321=x26, _322=hidden, _323=x76, _324=x77,
        _325=x26, _326=hidden, _327=x102, _328=x101, _329=x103, _330=x105, _331=x57, _332=x106*x107, _333=x108,
        _334=x109*x86, _335=x107*(layer_rerun + x62), _336=x60, _337=x64, _338=accumulating*x111, _339=x111,
        _340=x112, _341=x113, _342=x114, _343=hidden, _344=ffn, _345=x115, _346=x116, _347=hidden, _348=ffn,
        _349=x113, _350=x117, _351=hidden, _352=ffn, _353=x118, _354=x119, _355=hidden, _356=ffn, _357=2, _358=ffn,
        _359=x107, _360=ffn, _361=ffn*f1, _362=ffn*width_master, _363=ffn, _364=ffn, _365=x110, _366=ffn, _367=x109,
        _368=width_opt*x109, _369=ffn, _370=2, _371=x56, _372=x60, _373=x26, _374=hidden, _375=x120, _376=x121,
        _377=x26, _378=ffn, _379=cost_gelu*x101, _380=x101*(cost_gelu*x61 + 3), _381=x108, _382=x108, _383=x122,
        _384=x123, _385=x122, _386=x112, _387=x101, _388=x122, _389=x26, _390=ffn, _391=x120, _392=x121, _393=x26,
        _394=ffn, _395=x102, _396=x56, _397=x103, _398=x63, _399=x108, _400=x124*x58, _401=x57, _402=x95,
        _403=x58*(layer_rerun + x104), _404=x122, _405=x123, _406=accumulating*x125, _407=x125, _408=x70, _409=x113,
        _410=x114, _411=ffn, _412=hidden, _413=x115, _414=x116, _415=ffn, _416=hidden, _417=x113, _418=x117,
        _419=ffn, _420=hidden, _421=x118, _422=x119, _423=ffn, _424=hidden, _425=2, _426=hidden, _427=x58,
        _428=hidden, _429=x72, _430=x73, _431=hidden, _432=hidden, _433=x67, _434=hidden, _435=x74, _436=x75,
        _437=hidden, _438=2, _439=x101, _440=x122, _441=x26, _442=ffn, _443=x56, _444=x63, _445=x99, _446=x57,
        _447=x95, _448=x60, _449=x100, _450=x70, _451=x56, _452=x60, _453=x26, _454=hidden, _455=x56, _456=x26*x58,
        _457=x36, _458=x57, _459=x67*(vocab*(1 - accumulating) + x26), _460=x60, _461=x36, _462=x26*x67, _463=x126,
        _464=x127, _465=vocab, _466=hidden, _467=vocab*x72, _468=vocab*x73, _469=vocab, _470=hidden, _471=x126,
        _472=x128, _473=vocab, _474=hidden, _475=vocab*x74, _476=vocab*x75, _477=vocab, _478=hidden, _479=2,
        _480=x26, _481=x36, _482=x26, _483=x56, _484=x57, _485=x26, _486=hidden, _487=x53, _488=x129, _489=x57,
        _490=x59, _491=x57, _492=x36, _493=x60, _494=x57, _495=x36, _496=x58, _497=x60, _498=x69, _499=x68,
        _500=hidden, _501=x58, _502=hidden, _503=x72, _504=x73, _505=hidden, _506=hidden, _507=x67, _508=hidden,
        _509=x74, _510=x75, _511=hidden, _512=2, _513=hidden, _514=x58, _515=hidden, _516=x72, _517=x73,
        _518=hidden, _519=hidden, _520=x67, _521=hidden, _522=x74, _523=x75, _524=hidden, _525=2, _526=s56,
        _527=s57, _528=s2, _529=s3, _530=x56, _531=x60, _532=x26, _533=hidden, _534=x53, _535=x129, _536=x57,
        _537=x59, _538=x57, _539=x36, _540=x60, _541=x57, _542=x36, _543=x58, _544=x60, _545=x69, _546=x68,
        _547=hidden, _548=x58, _549=hidden, _550=x72, _551=x73, _552=hidden, _553=hidden, _554=x67, _555=hidden,
        _556=x74, _557=x75, _558=hidden, _559=2, _560=hidden, _561=x58, _562=hidden, _563=x72, _564=x73,
        _565=hidden, _566=hidden, _567=x67, _568=hidden, _569=x74, _570=x75, _571=hidden, _572=2, _573=x56,
        _574=x57, _575=x26, _576=hidden, _577=s56, _578=s57, _579=s2, _580=s3, _581=x56, _582=x60, _583=x26,
        _584=hidden, _585=x56, _586=x57, _587=x26, _588=hidden, _589=x49*x74, _590=4*x126*x26, _591=x57, _592=x127,
        _593=x130, _594=vocab*width_act_grad*x34, _595=x127, _596=x60, _597=x57, _598=x128, _599=x128, _600=x56,
        _601=x60, _602=x26, _603=hidden, _604=x26*(vocab*(cost_exp + 4) + cost_log + 1), _605=x49*(x5 + 1),
        _606=x130, _607=s58, _608=s59, _609=x36, _610=s60, _611=s58, _612=s61, _613=s59, _614=x50, _615=s60,
        _616=s62, _617=s59, _618=s63, _619=s64, _620=s63, _621=s61, _622=s63, _623=x49, _624=x50, _625=x26,
        _626=vocab,
        _627=layers*(x131*x46 + x132 + x74*(3*cost_div + 3*cost_rsqrt + x131*x133 + x132 + 42)) + hidden*(vocab*x131 + 4*cost_div + 4*cost_rsqrt + 56),
        _628=width_param_grad*x134, _629=x135,
        _630=width_param*(layers*(x136*x46 + x137 + x74*(x133*x136 + x137 + 3 - 3*f1)) + hidden*(vocab*x136 + 4 - 4*f1)),
        _631=x138, _632=width_param*x134, _633=x135, _634=x138,
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
    x0 = seq*heads
    x1 = 4*batch*x0
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x2 = layers*core_kept
    x3 = batch*width_act
    x4 = context*x0*x3
    if attention == "flash":
        if activations == "fused":
            s2 = x1*x2
        else:
            s2 = 0
    else:
        if activations in ('fused', 'paper'):
            s2 = x2*x4
        else:
            s2 = 0
    x5 = head_dim*width_act
    x6 = heads*x5
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x7 = layers*layer_kept
    x8 = 2*kv_heads
    x9 = context*x8
    x10 = x5*x9
    x11 = x5*x7
    x12 = batch*seq
    x13 = width_act + 4
    x14 = 2*context
    x15 = batch*heads*(seq*(context*x13 + x5) + x14*x5)
    x16 = heads + x8
    if activations == "fused":
        s0 = batch*(seq*(x7*(x6 + 16) + 16) + x10*x7)
        s1 = 0
    elif activations == "paper":
        s0 = batch*x11*(x0 + x9)
        s1 = 0
    else:
        if recompute in ('none', 'full'):
            s1 = x15*x2
        else:
            s1 = x11*x12*x16
        s0 = 16*x12*(x7 + 1)
    if loss == "eager":
        s3 = 4*x12*(vocab + 2)
    else:
        s3 = 0
    x17 = 4*heads
    x18 = 2*head_dim
    x19 = 3*hidden
    x20 = 2*ffn
    x21 = x19 + x20
    x23 = head_dim*x9
    x24 = heads*(context + x18) + x21
    x25 = width_act*x24 + 16
    x26 = batch*(seq*(context*x17 + x25) + x14*x6)
    x27 = heads + kv_heads
    x28 = x18*x27
    x29 = x12*(width_act*(x21 + x28) + 16)
    if attention == "flash":
        x22 = heads*x18 + x21
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x22 + x17 + 16) + x10)
        elif activations == "paper":
            layer_dense = x3*(seq*x22 + x23)
        else:
            if recompute in ('none', 'full'):
                layer_dense = x26
            else:
                layer_dense = x29
    else:
        if activations == "fused":
            layer_dense = batch*(seq*x25 + x10)
        elif activations == "paper":
            layer_dense = x3*(seq*x24 + x23)
        else:
            if recompute in ('none', 'full'):
                layer_dense = x26
            else:
                layer_dense = x29
    x30 = width_act_grad*x12
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x12*(width_act_grad + x13)
    else:
        moment_ends_cross_entropy = vocab*x30
    if attention == "flash":
        x38 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(context*kv_heads*x38 + x0*(x38 + 2))
    else:
        x39 = batch*width_act_grad
        f5 = max(context*x39*(kv_heads*head_dim + 2*x0), x39*(x0*(context + head_dim) + x23))
        moment_dense_attention_core = f5
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = x1
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x15
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x4
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x15
            else:
                core_dense_attention_core = 0
    x31 = x19*x30
    x32 = hidden*x30
    x33 = 2*hidden
    x34 = x30*x33
    x35 = x30*(hidden + ffn)
    x36 = heads*head_dim
    x37 = head_dim*x16
    x40 = width_param + width_master + width_param_grad + 2*width_opt
    x41 = ffn*x40
    x42 = vocab*x40 + 4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt
    x43 = seq*x3
    x44 = layer_kept*x43
    moment_ends_lm_head = x30*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x34
    moment_ends_embedding_norm = x34
    f3 = max(moment_ends_embedding_norm, moment_ends_final_norm)
    point_norm = f3
    moment_dense_ffn_up = x35
    moment_dense_ffn_down = x35
    moment_dense_ffn_norm = x34
    moment_dense_attention_norm = x34
    moment_dense_ffn_activation = x20*x30
    moment_dense_qkv_projection = x30*(hidden + x37)
    moment_dense_output_projection = x30*(hidden + x36)
    f4 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f4
    moment_dense_ffn_residual = x31
    moment_dense_attention_residual = x31
    f1 = max(branch_dense + x32, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x32
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(x33*(head_dim*x27*x40 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x41) + x37*x40 + x41) + hidden*x42,
        x12*(width_act*(layers*(hidden + layer_kept*(x21 + x36)) + x19) + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x20*x40 + x28*x40 + x43*(3*layer_kept + 1)) + head_dim*(heads*(x40 + x44) + x40*x8) + ffn*(x40 + 2*x44)) + hidden*(x42 + 3*x43) + f0 + 8*x12 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
