"""Costs of falcon, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "falcon"
FORMULAS = "standard"
FORMULAS_SHA256 = "60d3dbae647c9bd60431bc17ba2491832f5df481dd58205c705b48636a7e5722"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "input_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "layer_residual", "residual", "other", "layers", ""),
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
    ("dense", "input_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "input_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "INT64", "", "places"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "INT64", "", "places"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "INT64", "values", "places"),
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
    ("dense", "layer_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "layer_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("dense", "input_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "input_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "input_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "input_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "input_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "input_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "input_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "input_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "input_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "input_norm", "statistics", "activation", "FP32", "saved", "input_norm.statistics"),
    ("dense", "input_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "input_norm", "output", "activation", "act", "saved", "input_norm.output"),
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "qkv_projection", "places", "activation", "INT64", "saved", "qkv_projection.places"),
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
    ("dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "layer_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
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
    x17 = 2*context
    x46 = seq*context
    if pairs == "full":
        pairs_size = x46
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x46, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = 3*seq*head_dim
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x6 = pairs_size*x5
    x11 = x2*(heads*(core_rerun*(x6 + x7) + 5*pairs_size + x7) + x10)
    x12 = heads*x2
    x13 = 2*head_dim
    x14 = pairs_size*x13
    if flops == "model":
        s0 = x3
        s1 = x11
    else:
        if attention == "flash":
            s0 = x12*x14*(2*core_rerun + 5)
            s1 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x9) + x10)
        else:
            s0 = x3
            s1 = x11
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = x16 + x18
    x20 = x19*x2
    x21 = x18*x8
    x22 = 2*width_act_grad
    x23 = width_act*core_rerun + width_act_grad
    x24 = head_dim*x18
    x25 = width_act_grad*x24
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x27 = x18*x26
    x31 = x20*x26
    x32 = layers*layer_kept
    x33 = batch*x15*x19*x32
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = batch*(x16*(core_kept + x26) + x27)
        x29 = layer_kept*x15
        x30 = batch*(x16*(4*core_kept + x29) + x18*x29)
        if activations == "fused":
            s11 = layers*x28
            s14 = layers*x30
        elif activations == "paper":
            s11 = x31
            s14 = x33
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x28)
                s14 = layers*(24*core_kept + x30)
            else:
                s11 = x31
                s14 = x33
        s2 = x15*x20
        s4 = x16*x2*(x15 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x16 + x21) + x16*x22) + 8*x16)
        s8 = x2*(x16*(head_dim*x23 + 4*core_rerun + 4) + x25)
    else:
        x36 = width_act*x2
        if activations in ('fused', 'paper'):
            x37 = x2*(x16*(context*core_kept + x26) + x27)
            s11 = x37
            s14 = width_act*x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept*(seq*(context + head_dim) + head_dim*x17)
                s11 = x12*x38
                s14 = heads*x36*x38
            else:
                s11 = x31
                s14 = x33
        x34 = head_dim + x17
        x35 = x16*x34
        s2 = x36*(x24 + x35)
        s4 = x35*x36
        s6 = x2*(x15*x21 + x16*(width_act*x34*x8 + width_act_grad*(3*context + x13)))
        s8 = x2*(x23*x35 + x25)
    x39 = batch*seq
    x40 = x39*(x32 + 1)
    if activations == "fused":
        s10 = 2*x40
        s13 = 8*x40
    elif activations == "paper":
        s10 = 0
        s13 = 0
    else:
        s10 = 2*(x32 + x40)
        s13 = 8*(2*x32 + x40)
    x43 = vocab + 2
    x44 = vocab*width_act_grad
    if loss == "eager":
        x41 = vocab*x39
        x42 = x39*(vocab + 1)
        s3 = x39*(vocab*(width_act + 4) + 8)
        s5 = 8*x41
        s7 = 8*x42
        s9 = x41*(width_act_grad + 4)
        s12 = x42
        s15 = 4*x39*x43
    else:
        x45 = x39*x44
        s3 = x39*(vocab*width_act + 8)
        s5 = x45
        s7 = x45
        s9 = x45
        s12 = 0
        s15 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x47 = heads + kv_heads
    x48 = head_dim*x47
    x49 = ffn + x48
    x50 = x49 + 1
    x51 = 2*layers
    x52 = x43 + x50*x51
    x53 = hidden*x52
    x54 = layers*heads
    x55 = 2*cost_div
    x56 = cost_rsqrt + x55
    x57 = 9*hidden + ffn*cost_gelu + x56 + 1
    x58 = layer_rerun + 2
    x59 = 4*hidden
    x60 = cost_div + cost_rsqrt + 14
    x61 = 2*width_act
    x62 = 2*ffn
    x63 = x1 + x62
    x64 = 2*hidden
    x65 = head_dim*(heads + 2*kv_heads) + x59 + x62
    x66 = layer_rerun + 1
    x67 = 2*layer_rerun + 1
    x68 = 2*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x69 = accumulating*x68
    x70 = width_act*x66
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x71 = width_param*(1 - f1)
    x72 = 2*width_opt
    x73 = width_master + x72
    x74 = width_param_grad + x71 + x73
    x75 = 2*width_master + 4*width_opt
    x76 = width_param + x73
    x77 = layers*(hidden + layer_kept*(hidden + x63)) + x64
    values = (
        x53, x53, 0, 2*batch*(seq*hidden*(vocab + x49*x51) + x14*x54),
        batch*(seq*(layers*(3*x48 + x57) + 7*hidden + vocab*x4 + cost_log + x56 + 2) + x54*x6),
        x39*x59*(layers*(ffn*x58 + x48*x58) + vocab) + s0,
        x39*(layers*(15*hidden + ffn*(cost_gelu + 3) + layer_rerun*x57) + 14*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, hidden*(vocab*x60 + 2*cost_rsqrt + x51*(ffn*x60 + x48*x60 + x60) + x55 + 28),
        hidden*(width_param*(x39 + x52) + x39*x61*(3*layers + 1)) + x39*(layers*width_act*x63 + 8) + s2 + s3,
        x39*(8*layers + width_act*(layers*x65 + vocab + x64) + 8) + s4 + s5,
        layers*(hidden*(width_param*(x13*x47*x66 + x62*x66 + x67) + x39*(3*width_act*x67 + 8*width_act_grad) + x50*x69) + x39*(head_dim*(heads*(x22 + x70) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x70) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x39*(width_param_grad + x22 + x61) + x69) + 2*x39*(x44 + 8) + s6 + s7,
        layers*(width_param_grad*x50*x64 + x39*(width_act_grad*(x59 + x63) + layer_rerun*(width_act*x65 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x39 + 2) + x22*x39) + s8 + s9,
        hidden*(vocab*x74 + x51*(ffn*x74 + x48*x74 + x74) + x68 + 2*x71 + x75),
        hidden*(vocab*x76 + 2*width_param + x51*(ffn*x76 + x48*x76 + x76) + x75), x53, width_param*x53, f1*x53,
        width_master*x53, 2*x53, x53*x72, x53, width_param_grad*x53, x39*(x77 + 1) + s10 + s11 + s12,
        x39*(width_act*x77 + 8) + s13 + s14 + s15, 0, 0,
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
    x39 = seq*context
    if pairs == "full":
        pairs_size = x39
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x39, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 4
    x7 = 3*seq*head_dim
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x6 = pairs_size*x5
    x11 = batch*(heads*(core_rerun*(x6 + x7) + 5*pairs_size + x7) + x10)
    x12 = 2*head_dim
    x13 = batch*heads
    if flops == "model":
        s0 = x4
        s1 = x11
    else:
        if attention == "flash":
            s0 = pairs_size*x12*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x9) + x10)
        else:
            s0 = x4
            s1 = x11
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = batch*(x15 + x17)
    x19 = x17*x8
    x20 = 2*width_act_grad
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x17
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x17*x24
    x27 = layer_kept*x14
    x29 = x18*x24
    x30 = x18*x27
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x15*(core_kept + x24) + x25)
        x28 = batch*(x15*(4*core_kept + x27) + x17*x27)
        if activations == "fused":
            s7 = x26
            s9 = x28
        elif activations == "paper":
            s7 = x29
            s9 = x30
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x26
                s9 = 24*core_kept + x28
            else:
                s7 = x29
                s9 = x30
        s2 = x14*x18
        s3 = batch*x15*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x19) + x15*x20) + 8*x15)
        s5 = batch*(x15*(head_dim*x21 + 4*core_rerun + 4) + x23)
    else:
        x33 = batch*width_act
        if activations in ('fused', 'paper'):
            x34 = batch*(x15*(context*core_kept + x24) + x25)
            s7 = x34
            s9 = width_act*x34
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept*(seq*(context + head_dim) + head_dim*x16)
                s7 = x13*x35
                s9 = heads*x33*x35
            else:
                s7 = x29
                s9 = x30
        x31 = head_dim + x16
        x32 = x15*x31
        s2 = x33*(x22 + x32)
        s3 = x32*x33
        s4 = batch*(x14*x19 + x15*(width_act*x31*x8 + width_act_grad*(3*context + x12)))
        s5 = batch*(x21*x32 + x23)
    x36 = batch*seq
    x37 = 2*layer_kept
    x38 = 8*layer_kept
    if activations == "fused":
        s6 = x36*x37
        s8 = x36*x38
    elif activations == "paper":
        s6 = 0
        s8 = 0
    else:
        s6 = x37*(x36 + 1)
        s8 = x38*(x36 + 2)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x40 = heads + kv_heads
    x41 = head_dim*x40
    x42 = ffn + x41
    x43 = x42 + 1
    x44 = 2*hidden
    x45 = x43*x44
    x46 = 9*hidden + ffn*cost_gelu + 2*cost_div + cost_rsqrt + 1
    x47 = layer_rerun + 2
    x48 = 4*hidden
    x49 = width_param*x43
    x50 = 3*width_act
    x51 = 2*ffn
    x52 = x1 + x51
    x53 = width_act*(head_dim*(heads + 2*kv_heads) + x48 + x51) + 8
    x54 = layer_rerun + 1
    x55 = 2*layer_rerun + 1
    x56 = width_act*x54
    x57 = width_param_grad*x45
    x58 = x43*x48
    x59 = x36*(hidden + layer_kept*(hidden + x52))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x45, x45, 0, x3*(seq*hidden*x42 + x2), batch*(seq*(3*x41 + x46) + heads*x6),
        x36*x48*(ffn*x47 + x41*x47) + s0, x36*(15*hidden + ffn*(cost_gelu + 3) + layer_rerun*x46) + s1, 0, 0,
        width_act*x36*x52 + x44*(x36*x50 + x49) + s2, x36*x53 + s3,
        hidden*(width_param*(x12*x40*x54 + x51*x54 + x55) + 2*width_param_grad*accumulating*x43 + x36*(8*width_act_grad + x50*x55)) + x36*(head_dim*(heads*(x20 + x56) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x56) + 8) + s4,
        x36*(width_act_grad*(x48 + x52) + layer_rerun*x53) + x57 + s5, 0, 0, x45, x44*x49, f1*x45, width_master*x45,
        x58, width_opt*x58, x45, x57, x59 + s6 + s7, width_act*x59 + s8 + s9, 0, 0,
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
    x1 = 2*x0
    x2 = 8*x0
    if activations in ('fused', 'autograd'):
        s4 = x1
        s6 = x2
    else:
        s4 = 0
        s6 = 0
    x4 = vocab*x0
    x5 = vocab + 2
    x6 = vocab*width_act_grad
    if loss == "eager":
        x3 = vocab + 1
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x2
        s2 = x2*x3
        s3 = x4*(width_act_grad + 4)
        s5 = x0*x3
        s7 = 4*x0*x5
    else:
        x7 = x0*x6
        s0 = x0*(vocab*width_act + 8)
        s1 = x7
        s2 = x7
        s3 = x7
        s5 = 0
        s7 = 0
    x8 = hidden*x5
    x9 = 2*hidden
    x10 = 2*cost_div
    x11 = cost_div + cost_rsqrt + 14
    x12 = head_dim*(heads + kv_heads)
    x13 = 2*layers
    x14 = 2*width_act
    x15 = 2*width_param_grad
    x16 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x17 = width_param*(1 - f1)
    x18 = 2*width_opt
    x19 = width_master + x18
    x20 = width_param_grad + x17 + x19
    x21 = 2*width_master + 4*width_opt
    x22 = width_param + x19
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x8, x8, 0, x4*x9, x0*(7*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x10 + 2), 4*hidden*x4,
        x0*(14*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(vocab*x11 + 2*cost_rsqrt + x10 + x13*(ffn*x11 + x11 + x11*x12) + 28),
        hidden*(width_param*(x0 + x5) + x0*x14) + x2 + s0, x0*(width_act*(vocab + x9) + 8) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + accumulating*x15 + x0*(width_param_grad + x14 + x16)) + x1*(x6 + 8) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 2) + x0*x16) + s3,
        hidden*(vocab*x20 + x13*(ffn*x20 + x12*x20 + x20) + x15 + 2*x17 + x21),
        hidden*(vocab*x22 + 2*width_param + x13*(ffn*x22 + x12*x22 + x22) + x21), x8, width_param*x8, f1*x8,
        width_master*x8, 2*x8, x18*x8, x8, width_param_grad*x8, x0*(x9 + 1) + s4 + s5,
        x1*(hidden*width_act + 4) + s6 + s7, 0, 0,
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
    x52 = seq*context
    if pairs == "full":
        pairs_size = x52
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x52, 2)
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
        s16 = x4
        s17 = x12
    else:
        if attention == "flash":
            s16 = x14*x2*(2*core_rerun + 5)
            s17 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s16 = x4
            s17 = x12
    x15 = batch*seq
    x16 = x1*x15
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x17 = layer_kept*x16
    x18 = width_act*x17
    x19 = batch*context
    x20 = kv_heads*head_dim*x19
    x21 = layer_kept*x20
    x22 = width_act*x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x27 = batch*width_act
    x29 = width_act*x16
    x30 = heads*x15
    x32 = x25*x9
    x33 = width_act_grad*x30
    x34 = 8*x15
    x35 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x36 = core_kept*x30
    if attention == "flash":
        x31 = 4*x30
        x37 = core_kept*x31
        if activations == "fused":
            s27 = x36
            s28 = x37
            s29 = x15
            s30 = heads
            s31 = 0
            s32 = 0
            s33 = 0
        elif activations == "paper":
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
        else:
            if recompute in ('none', 'full'):
                s27 = x36
                s28 = x37
                s29 = x15
                s30 = heads
                s31 = 3*core_kept
                s32 = 24*core_kept
                s33 = 3
            else:
                s27 = 0
                s28 = 0
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
        x26 = x23 + x25
        x28 = head_dim*x27
        s4 = x17
        s5 = x18
        s6 = x15
        s7 = heads
        s8 = head_dim
        s9 = x21
        s10 = x22
        s11 = x19
        s12 = kv_heads
        s18 = x26*x28
        s19 = x29
        s20 = x31
        s21 = x28*(x0*x23 + x32)
        s22 = x13*x33
        s23 = x31*x9
        s24 = heads*x34
        s25 = head_dim*x26*x35
        s26 = core_rerun*x29
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
    else:
        x43 = context*x36
        x44 = width_act*x43
        if activations in ('fused', 'paper'):
            s4 = x17
            s5 = x18
            s6 = x15
            s7 = heads
            s8 = head_dim
            s9 = x21
            s10 = x22
            s11 = x19
            s12 = kv_heads
            s34 = x43
            s35 = x44
            s36 = batch
            s37 = heads
            s38 = seq
            s39 = context
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
            s51 = 0
            s52 = 0
            s53 = 0
            s54 = 0
        else:
            if recompute in ('none', 'full'):
                x45 = core_kept*x1*x19
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s34 = x43
                s35 = x44
                s36 = batch
                s37 = heads
                s38 = seq
                s39 = context
                s46 = core_kept*x16
                s47 = core_kept*x29
                s48 = batch
                s49 = heads
                s50 = seq
                s51 = head_dim
                s52 = x45
                s53 = width_act*x45
                s54 = context
            else:
                s4 = x17
                s5 = x18
                s6 = x15
                s7 = heads
                s8 = head_dim
                s9 = x21
                s10 = x22
                s11 = x19
                s12 = kv_heads
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s46 = 0
                s47 = 0
                s48 = 0
                s49 = 0
                s50 = 0
                s51 = 0
                s52 = 0
                s53 = 0
                s54 = 0
        x38 = head_dim + x24
        x39 = x23*x38
        x40 = head_dim*x25 + x39
        x41 = width_act*x30*x38
        x42 = context*x30
        s18 = x27*x40
        s19 = x41
        s20 = 0
        s21 = x27*(head_dim*x32 + x39*x9)
        s22 = x33*(3*context + x13)
        s23 = 0
        s24 = 0
        s25 = x35*x40
        s26 = core_rerun*x41
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s40 = x42
        s41 = width_act_grad*x42
        s42 = batch
        s43 = heads
        s44 = seq
        s45 = context
    x46 = 2*layer_kept
    x47 = x15*x46
    x48 = layer_kept*x34
    x49 = 2*x15
    if activations == "fused":
        s0 = x47
        s1 = x48
        s2 = x15
        s3 = 2
        s13 = 0
        s14 = 0
        s15 = 0
        s55 = x49
        s56 = x34
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s13 = 0
        s14 = 0
        s15 = 0
        s55 = 0
        s56 = 0
    else:
        s0 = x47
        s1 = x48
        s2 = x15
        s3 = 2
        s13 = x46
        s14 = 16*layer_kept
        s15 = 2
        s55 = x49
        s56 = x34
    x50 = vocab*x15
    x51 = width_act_grad*x50
    if loss == "eager":
        s57 = vocab*x34
        s58 = 4*x50
        s59 = 0
        s60 = x34
        s61 = x50
        s62 = x15
        s63 = vocab
    else:
        s57 = 0
        s58 = 0
        s59 = x51
        s60 = 0
        s61 = 0
        s62 = 0
        s63 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x53 = 2*cost_div
    x54 = 7*hidden + cost_rsqrt + x53 + 1
    x55 = x15*x54
    x56 = 13*hidden
    x57 = hidden*x15
    x58 = width_act*x57
    x59 = hidden*width_param
    x60 = 2*x59
    x61 = width_act_grad*x57
    x62 = layer_rerun + 1
    x63 = x58*x62
    x64 = hidden*width_param_grad
    x65 = 2*x64
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x66 = accumulating*x65
    x67 = layer_rerun*x58
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x68 = hidden*f1
    x69 = hidden*width_master
    x70 = 2*hidden
    x71 = width_opt*x70
    x72 = heads + 2*kv_heads
    x73 = x13*x72
    x74 = x57*x73
    x75 = layer_rerun + 2
    x76 = head_dim*x72
    x77 = x59*x76
    x78 = width_act*x15*x76
    x79 = x64*x76
    x80 = hidden*x76
    x81 = hidden*x13
    x82 = x72*x81
    x83 = width_act_grad*x16
    x84 = width_act_grad*x20
    x85 = x14*x57
    x86 = x1*x59
    x87 = x15*x70
    x88 = width_act_grad*x87
    x89 = x1*x64
    x90 = hidden*x1
    x91 = heads*x81
    x92 = ffn*x70
    x93 = x15*x92
    x94 = x75*x93
    x95 = ffn*x59
    x96 = ffn*x15
    x97 = width_act*x96
    x98 = width_act_grad*x49
    x99 = x62*x95
    x100 = ffn*x64
    x101 = accumulating*x100
    x102 = layer_rerun*x97
    x103 = hidden*ffn
    x104 = ffn*x68
    x105 = ffn*x69
    x106 = ffn*x71
    x107 = layer_kept*x96
    x108 = layer_kept*x97
    x109 = width_act_grad*x96
    x110 = x62*x97
    x111 = hidden*vocab
    x112 = vocab*x59
    x113 = vocab*x64
    x114 = width_act*x50
    x115 = cost_div + cost_rsqrt + 14
    x116 = head_dim*(heads + kv_heads)
    x117 = 2*layers
    x118 = vocab + x117*(ffn + x116 + 1) + 2
    x119 = x118*x69
    x120 = 1 - f1
    x121 = x118*x71
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x55, _1=x15*(layer_rerun*x54 + x56), _2=x58, _3=x60, _4=x58, _5=x34, _6=x61, _7=x63, _8=x34,
        _9=x59*(2*layer_rerun + 1), _10=x61, _11=x66, _12=x65, _13=x67, _14=layer_rerun*x34, _15=hidden, _16=x59,
        _17=hidden, _18=x68, _19=x69, _20=hidden, _21=hidden, _22=x64, _23=hidden, _24=x70, _25=x71, _26=hidden,
        _27=2, _28=hidden, _29=x59, _30=hidden, _31=x68, _32=x69, _33=hidden, _34=hidden, _35=x64, _36=hidden,
        _37=x70, _38=x71, _39=hidden, _40=2, _41=x57, _42=x58, _43=x15, _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3,
        _49=x57, _50=x61, _51=x15, _52=hidden, _53=layer_kept*x57, _54=layer_kept*x58, _55=x15, _56=hidden, _57=x74,
        _58=x74*x75, _59=x58, _60=x77, _61=x78, _62=width_act_grad*x15*x73, _63=x62*x77, _64=x61, _65=x63,
        _66=accumulating*x79, _67=x79, _68=layer_rerun*x78, _69=x80, _70=x77, _71=hidden, _72=x76, _73=x68*x76,
        _74=x69*x76, _75=hidden, _76=x76, _77=x80, _78=x79, _79=hidden, _80=x76, _81=x82, _82=width_opt*x82,
        _83=hidden, _84=x76, _85=2, _86=x57, _87=x61, _88=x15, _89=hidden, _90=s4, _91=s5, _92=s6, _93=s7, _94=s8,
        _95=s9, _96=s10, _97=s11, _98=s12, _99=s8, _100=s9, _101=s10, _102=s11, _103=s12, _104=s8, _105=s13,
        _106=s14, _107=s15, _108=x3, _109=batch*(heads*x8 + kv_heads*x7), _110=s16, _111=s17, _112=s18, _113=s19,
        _114=s20, _115=s21, _116=s22, _117=s23, _118=s24, _119=s25, _120=s26, _121=x17, _122=x18, _123=x15,
        _124=heads, _125=head_dim, _126=s27, _127=s28, _128=s29, _129=s30, _130=x16, _131=x83, _132=x15, _133=heads,
        _134=head_dim, _135=x20, _136=x84, _137=x19, _138=kv_heads, _139=head_dim, _140=x20, _141=x84, _142=x19,
        _143=kv_heads, _144=head_dim, _145=s31, _146=s32, _147=s33, _148=s34, _149=s35, _150=s36, _151=s37,
        _152=s38, _153=s39, _154=s40, _155=s41, _156=s42, _157=s43, _158=s44, _159=s45, _160=s40, _161=s41,
        _162=s42, _163=s43, _164=s44, _165=s45, _166=s46, _167=s47, _168=s48, _169=s49, _170=s50, _171=s51,
        _172=s52, _173=s53, _174=s48, _175=s49, _176=s54, _177=s51, _178=s52, _179=s53, _180=s48, _181=s49,
        _182=s54, _183=s51, _184=x85, _185=x75*x85, _186=x29, _187=x86, _188=x58, _189=x88, _190=x62*x86, _191=x83,
        _192=x29*x62, _193=accumulating*x89, _194=x89, _195=x67, _196=x90, _197=x86, _198=x1, _199=hidden,
        _200=x1*x68, _201=x1*x69, _202=x1, _203=hidden, _204=x90, _205=x89, _206=x1, _207=hidden, _208=x91,
        _209=width_opt*x91, _210=x1, _211=hidden, _212=2, _213=x16, _214=x83, _215=x15, _216=heads, _217=head_dim,
        _218=x93, _219=x94, _220=x58, _221=x95, _222=x97, _223=ffn*x98, _224=x99, _225=x61, _226=x63, _227=x101,
        _228=x100, _229=x102, _230=x103, _231=x95, _232=hidden, _233=ffn, _234=x104, _235=x105, _236=hidden,
        _237=ffn, _238=x103, _239=x100, _240=hidden, _241=ffn, _242=x92, _243=x106, _244=hidden, _245=ffn, _246=2,
        _247=x57, _248=x61, _249=x15, _250=hidden, _251=x107, _252=x108, _253=x15, _254=ffn, _255=cost_gelu*x96,
        _256=x96*(cost_gelu*x62 + 3), _257=x97, _258=x97, _259=x109, _260=x110, _261=x109, _262=x102, _263=x96,
        _264=x109, _265=x15, _266=ffn, _267=x107, _268=x108, _269=x15, _270=ffn, _271=x93, _272=x94, _273=x97,
        _274=x95, _275=x58, _276=x88, _277=x99, _278=x109, _279=x110, _280=x101, _281=x100, _282=x67, _283=x103,
        _284=x95, _285=ffn, _286=hidden, _287=x104, _288=x105, _289=ffn, _290=hidden, _291=x103, _292=x100,
        _293=ffn, _294=hidden, _295=x92, _296=x106, _297=ffn, _298=hidden, _299=2, _300=x96, _301=x109, _302=x15,
        _303=ffn, _304=x87, _305=x62*x87, _306=3*x58, _307=x58, _308=3*x61, _309=x61, _310=3*x67, _311=x67,
        _312=x57, _313=x61, _314=x15, _315=hidden, _316=x57, _317=x15*x59, _318=x34, _319=x58,
        _320=x64*(vocab*(1 - accumulating) + x15), _321=x61, _322=x34, _323=x15*x64, _324=x111, _325=x112,
        _326=vocab, _327=hidden, _328=vocab*x68, _329=vocab*x69, _330=vocab, _331=hidden, _332=x111, _333=x113,
        _334=vocab, _335=hidden, _336=vocab*x70, _337=vocab*x71, _338=vocab, _339=hidden, _340=2, _341=x15,
        _342=x34, _343=x15, _344=x55, _345=x15*x56, _346=x58, _347=x60, _348=x58, _349=x34, _350=x61, _351=x58,
        _352=x34, _353=x59, _354=x61, _355=x66, _356=x65, _357=hidden, _358=x59, _359=hidden, _360=x68, _361=x69,
        _362=hidden, _363=hidden, _364=x64, _365=hidden, _366=x70, _367=x71, _368=hidden, _369=2, _370=hidden,
        _371=x59, _372=hidden, _373=x68, _374=x69, _375=hidden, _376=hidden, _377=x64, _378=hidden, _379=x70,
        _380=x71, _381=hidden, _382=2, _383=x57, _384=x58, _385=x15, _386=hidden, _387=s55, _388=s56, _389=s2,
        _390=s3, _391=x57, _392=x61, _393=x15, _394=hidden, _395=x57, _396=x58, _397=x15, _398=hidden, _399=x50*x70,
        _400=4*x111*x15, _401=x58, _402=x112, _403=x114, _404=vocab*x98, _405=x112, _406=x61, _407=x58, _408=x113,
        _409=x113, _410=x57, _411=x61, _412=x15, _413=hidden, _414=x15*(vocab*x5 + cost_log + 1),
        _415=x50*(cost_exp + cost_div + 1), _416=x114, _417=s57, _418=s58, _419=x34, _420=s59, _421=s57, _422=s60,
        _423=s58, _424=x51, _425=s59, _426=s61, _427=s58, _428=s62, _429=s63, _430=s62, _431=s60, _432=s62,
        _433=x50, _434=x51, _435=x15, _436=vocab,
        _437=hidden*(vocab*x115 + 2*cost_rsqrt + x117*(ffn*x115 + x115 + x115*x116) + x53 + 28), _438=x118*x64,
        _439=x119, _440=x59*(vocab*x120 + x117*(ffn*x120 + x116*x120 + x120) + 2 - 2*f1), _441=x121, _442=x118*x59,
        _443=x119, _444=x121,
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
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x0 = head_dim*layer_kept
    x1 = width_act*x0
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    x6 = batch*layers*x1*(x2 + x4)
    x7 = batch*width_act
    x9 = context + head_dim
    x10 = 2*head_dim
    x11 = context*x10
    x12 = heads*(seq*x9 + x11)
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
    else:
        x8 = layers*x7
        if activations in ('fused', 'paper'):
            s1 = x8*(x0*x4 + x2*(context*core_kept + x0))
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x12*x8
            else:
                s1 = x6
    x13 = layers*layer_kept
    x14 = batch*seq
    x15 = x14*(x13 + 1)
    if activations == "fused":
        s0 = 8*x15
    elif activations == "paper":
        s0 = 0
    else:
        s0 = 8*(2*x13 + x15)
    x16 = 4*x14
    if loss == "eager":
        s2 = x16*(vocab + 2)
    else:
        s2 = 0
    x17 = 2*ffn
    x18 = hidden + x17
    x19 = heads*x10 + x18
    x20 = width_act*x19 + 8
    x21 = kv_heads*x11
    x22 = width_act*x21
    x24 = batch*(seq*x20 + x22) + 16
    if attention == "flash":
        x23 = batch*(seq*(4*heads + x20) + x22)
        if activations == "fused":
            layer_dense = x23
        elif activations == "paper":
            layer_dense = x7*(seq*x19 + x21)
        else:
            if recompute in ('none', 'full'):
                layer_dense = x23 + 40
            else:
                layer_dense = x24
    else:
        x25 = heads*(context + x10) + x18
        x26 = seq*(width_act*x25 + 8)
        if activations == "fused":
            layer_dense = batch*(x22 + x26)
        elif activations == "paper":
            layer_dense = x7*(seq*x25 + x21)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(heads*width_act*x11 + x26) + 16
            else:
                layer_dense = x24
    x27 = width_act_grad*x14
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x14*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x27
    if attention == "flash":
        x34 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(context*kv_heads*x34 + x2*(x34 + 2))
    else:
        x36 = batch*width_act_grad
        f4 = max(context*x36*(kv_heads*head_dim + 2*x2), x36*(x2*x9 + x21))
        moment_dense_attention_core = f4
    if attention == "flash":
        x35 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x35
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x35 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = context*x2*x7
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x12*x7
            else:
                core_dense_attention_core = 0
    x28 = hidden*x27
    x29 = 2*hidden
    x30 = x27*x29
    x31 = x27*(hidden + ffn)
    x32 = heads*head_dim
    x33 = hidden + x32
    x37 = width_param + width_master + width_param_grad + 2*width_opt
    x38 = x37*(heads + kv_heads)
    x39 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x40 = vocab*x37 + x39
    x41 = width_act*x14
    moment_ends_lm_head = x27*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x30
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x31
    moment_dense_ffn_down = x31
    moment_dense_input_norm = x30
    moment_dense_ffn_activation = x17*x27
    moment_dense_qkv_projection = x27*(hidden + head_dim*(heads + x3))
    moment_dense_output_projection = x27*x33
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_up, moment_dense_input_norm, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_layer_residual = hidden*width_act_grad*x16
    f1 = max(branch_dense + x28, moment_dense_layer_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x28
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(2*layers*(head_dim*x38 + ffn*x37 + x37) + x40),
        x14*(width_act*(layers*(hidden + layer_kept*(x17 + x33)) + x29) + 8) + s0 + s1 + s2,
        hidden*(layers*(x10*x38 + x17*x37 + x39 + x41*(layer_kept + 1)) + x40 + 2*x41) + f0 + x14*(width_act*x13*(x17 + x32) + 8) + s0 + s1 + s2,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
