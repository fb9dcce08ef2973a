"""Costs of cohere, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "cohere"
FORMULAS = "standard"
FORMULAS_SHA256 = "d65963c73c94d65654ffd64b388539142dda84f3aa992399cdda18edf4be0f7e"

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
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "centred_for_variance"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "centred_for_variance"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "centred_for_variance"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "width", "centred_for_variance"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "centred"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "centred"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "centred"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "width", "centred"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "root"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "root"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "root"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("dense", "input_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("dense", "input_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("dense", "input_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "centred_for_variance"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "centred_for_variance"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "centred_for_variance"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "centred_for_variance"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "centred"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "centred"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "centred"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "centred"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "root"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "root"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "root"),
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
    ("dense", "input_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "input_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "input_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "input_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "input_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "input_norm", "statistics", "activation", "FP32", "saved", "input_norm.statistics"),
    ("dense", "input_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "input_norm", "centred_for_variance", "activation", "FP32", "saved", "input_norm.centred_for_variance"),
    ("dense", "input_norm", "centred", "activation", "FP32", "saved", "input_norm.centred"),
    ("dense", "input_norm", "root", "activation", "FP32", "saved", "input_norm.root"),
    ("dense", "input_norm", "upcast_weight", "activation", "FP32", "saved", "input_norm.upcast_weight"),
    ("dense", "input_norm", "normed_float", "activation", "FP32", "saved", "input_norm.normed_float"),
    ("dense", "input_norm", "output", "activation", "act", "saved", "input_norm.output"),
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
    ("ends", "final_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "centred_for_variance", "activation", "FP32", "saved", "final_norm.centred_for_variance"),
    ("ends", "final_norm", "centred", "activation", "FP32", "saved", "final_norm.centred"),
    ("ends", "final_norm", "root", "activation", "FP32", "saved", "final_norm.root"),
    ("ends", "final_norm", "upcast_weight", "activation", "FP32", "saved", "final_norm.upcast_weight"),
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
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
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 4
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
    x20 = x17 + x19
    x21 = x2*x20
    x22 = x17*x2
    x23 = x19*x9
    x24 = 2*width_act_grad
    x25 = width_act*core_rerun + width_act_grad
    x26 = head_dim*x19
    x27 = width_act_grad*x26
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = head_dim*layer_kept
    x32 = x21*x28
    x33 = layers*layer_kept
    x34 = batch*x16*x20*x33
    x40 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = batch*(x17*(core_kept + x28) + x19*x28)
        x30 = layer_kept*x16
        x31 = batch*(x17*(4*core_kept + x30) + x19*x30)
        if activations == "fused":
            s11 = layers*x29
            s15 = layers*x31
        elif activations == "paper":
            s11 = x32
            s15 = x34
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x29)
                s15 = layers*(24*core_kept + x31)
            else:
                s11 = x32
                s15 = x34
        s2 = x16*x21
        s4 = x22*(x16 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x17 + x23) + x17*x24) + 8*x17)
        s8 = x2*(x17*(head_dim*x25 + 4*core_rerun + 4) + x27)
        s12 = 0
        s16 = 0
    else:
        x35 = head_dim + x18
        x37 = width_act*x2
        if activations in ('fused', 'paper'):
            x38 = context*core_kept
            s11 = x32
            s12 = x22*x38
            s15 = x34
            s16 = x17*x37*x38
        else:
            if recompute in ('none', 'full'):
                x39 = core_kept*x13
                s11 = x39*(seq*x35 + head_dim*x18)
                s15 = x39*(seq*(context*x40 + x16) + x16*x18)
            else:
                s11 = x32
                s15 = x34
            s12 = 0
            s16 = 0
        x36 = x17*x35
        s2 = x37*(x26 + x36)
        s4 = x36*x37
        s6 = x2*(x16*x23 + x17*(width_act*x35*x9 + width_act_grad*(3*context + x14)))
        s8 = x2*(x25*x36 + x27)
    x41 = batch*seq
    x42 = hidden*width_act
    x45 = 2*hidden
    if activations == "fused":
        s10 = x41*(layers*(hidden + 2*layer_kept) + hidden + 2)
        s14 = x41*(layers*(8*layer_kept + x42) + x42 + 8)
    elif activations == "paper":
        x43 = x41*(layers + 1)
        s10 = hidden*x43
        s14 = x42*x43
    else:
        x44 = hidden*(x33 + 1)
        s10 = x41*(layers*(hidden + layer_kept*(ffn + x45 + 1)) + 3*hidden + 1) + x44
        s14 = x41*(layers*(layer_kept*(hidden*(12 - width_act) + ffn*width_act + 4) + x42) + 12*hidden + 4) + 4*x44
    x47 = vocab + 1
    x49 = vocab*width_act_grad
    x50 = x41*x49
    if loss == "eager":
        x46 = vocab*x41
        x48 = x41*x47
        s3 = x41*(vocab*x40 + 8)
        s5 = 8*x46
        s7 = 8*x48
        s9 = x46*(width_act_grad + 4)
        s13 = x48
        s17 = 4*x41*(vocab + 2)
    else:
        s3 = x41*(vocab*width_act + 8)
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
    x54 = x14*x53
    x55 = x52 + x54
    x56 = x55 + 1
    x57 = layers*x56 + x47
    x58 = hidden*x57
    x59 = layers*heads
    x60 = 2*cost_div + cost_rsqrt
    x61 = 8*hidden + ffn*(cost_silu + 1) + x60 + 1
    x62 = 2*vocab
    x63 = layer_rerun + 2
    x64 = cost_div + cost_rsqrt + 14
    x65 = 2*width_act
    x66 = x1 + x52
    x67 = 4*hidden
    x68 = head_dim*(heads + 2*kv_heads) + x52 + x67
    x69 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x70 = width_param_grad*accumulating
    x71 = width_act*x69
    x72 = width_master + 2*width_opt
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x73 = width_param*(1 - f1) + width_param_grad + x72
    x74 = width_param + x72
    x75 = x45*x57
    x76 = hidden + x33*(hidden + x66)
    values = (
        x58, x58, 0, 2*batch*(seq*hidden*(layers*x55 + vocab) + x15*x59),
        batch*(seq*(layers*(x53*x7 + x61) + 6*hidden + vocab*(cost_exp + 5) + cost_log + x60 + 2) + x59*x6),
        x41*x45*(layers*(x52*x63 + x54*x63) + x62) + s0,
        x41*(layers*(14*hidden + ffn*(cost_silu + 5) + layer_rerun*x61) + 13*hidden + vocab*(x4 + 2)) + s1, 0,
        hidden*(layers*(x52*x64 + x54*x64 + x64) + vocab*x64 + x64),
        hidden*(width_param*(x41 + x57) + x41*x65*(3*layers + 1)) + x41*(width_act*(layers*x66 + vocab) + 8) + s2 + s3,
        x41*(8*layers + width_act*(layers*x68 + x45 + x62) + 8) + s4 + s5,
        layers*(hidden*(width_param*(x52*x69 + x54*x69 + x69) + x41*(3*width_act*(2*layer_rerun + 1) + 8*width_act_grad) + x56*x70) + x41*(head_dim*(heads*(x24 + x71) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + 3*x71) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x41*(width_param_grad + x24 + x65) + x70) + x41*(3*x49 + 16) + s6 + s7,
        layers*(hidden*width_param_grad*x56 + x41*(width_act_grad*(x66 + x67) + layer_rerun*(width_act*x68 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x41 + 1) + x24*x41) + x50 + s8 + s9,
        hidden*(layers*(x52*x73 + x54*x73 + x73) + vocab*x73 + x73),
        hidden*(layers*(x52*x74 + x54*x74 + x74) + vocab*x74 + x74), x58, width_param*x58, f1*x58, width_master*x58,
        x75, width_opt*x75, x58, width_param_grad*x58, x41*(x76 + 1) + s10 + s11 + s12 + s13,
        x41*(width_act*x76 + 8) + s14 + s15 + s16 + s17, 0, 0,
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
    x40 = seq*context
    if pairs == "full":
        pairs_size = x40
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x40, 2)
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
    x36 = batch*seq
    x37 = hidden*width_act
    x39 = 2*hidden
    if activations == "fused":
        s6 = x36*(hidden + 2*layer_kept)
        s9 = x36*(8*layer_kept + x37)
    elif activations == "paper":
        s6 = hidden*x36
        s9 = x36*x37
    else:
        x38 = hidden*layer_kept
        s6 = x36*(hidden + layer_kept*(ffn + x39 + 1)) + x38
        s9 = x36*(layer_kept*(hidden*(12 - width_act) + ffn*width_act + 4) + x37) + 4*x38
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x41 = 3*ffn
    x42 = heads + kv_heads
    x43 = x12*x42
    x44 = x41 + x43
    x45 = x44 + 1
    x46 = hidden*x45
    x47 = 8*hidden + ffn*(cost_silu + 1) + 2*cost_div + cost_rsqrt + 1
    x48 = layer_rerun + 2
    x49 = seq*x33
    x50 = x1 + x41
    x51 = 4*hidden
    x52 = width_act*(head_dim*(heads + 2*kv_heads) + x41 + x51) + 8
    x53 = layer_rerun + 1
    x54 = width_act*x53
    x55 = width_param_grad*x46
    x56 = x39*x45
    x57 = layer_kept*(hidden + x50)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x46, x46, 0, 2*batch*(seq*hidden*x44 + heads*x13), batch*(seq*(x42*x5 + x47) + heads*x4),
        x36*x39*(x41*x48 + x43*x48) + s0, x36*(14*hidden + ffn*(cost_silu + 5) + layer_rerun*x47) + s1, 0, 0,
        hidden*(width_param*x45 + 6*x49) + x49*x50 + s2, x36*x52 + s3,
        hidden*(width_param*(x41*x53 + x43*x53 + x53) + width_param_grad*accumulating*x45 + x36*(3*width_act*(2*layer_rerun + 1) + 8*width_act_grad)) + x36*(head_dim*(heads*(x21 + x54) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + 3*x54) + 8) + s4,
        x36*(width_act_grad*(x50 + x51) + layer_rerun*x52) + x55 + s5, 0, 0, x46, width_param*x46, f1*x46,
        width_master*x46, x56, width_opt*x56, x46, x55, x36*x57 + s6 + s7 + s8, x49*x57 + s9 + s10 + s11, 0, 0,
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
    x1 = hidden*width_act
    x2 = x0*(x1 + 8)
    x3 = hidden*x0
    if activations == "fused":
        s4 = x0*(hidden + 2)
        s6 = x2
    elif activations == "paper":
        s4 = x3
        s6 = x0*x1
    else:
        x4 = hidden + x0*(3*hidden + 1)
        s4 = x4
        s6 = 4*x4
    x6 = vocab + 1
    x8 = vocab*width_act + 8
    x9 = vocab*width_act_grad
    x10 = x0*x9
    if loss == "eager":
        x5 = vocab*x0
        x7 = x0*x6
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = 8*x5
        s2 = 8*x7
        s3 = x5*(width_act_grad + 4)
        s5 = x7
        s7 = 4*x0*(vocab + 2)
    else:
        s0 = x0*x8
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = hidden*x6
    x12 = vocab*x3
    x13 = cost_div + cost_rsqrt + 14
    x14 = 3*ffn
    x15 = 2*head_dim*(heads + kv_heads)
    x16 = width_param*x11
    x17 = 2*width_act
    x18 = 2*width_act_grad
    x19 = 2*width_opt
    x20 = width_master + x19
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x21 = width_param*(1 - f1) + width_param_grad + x20
    x22 = width_param + x20
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x11, x11, 0, 2*x12, x0*(6*hidden + vocab*(cost_exp + 5) + cost_log + 2*cost_div + cost_rsqrt + 2), 4*x12,
        x0*(13*hidden + vocab*(cost_exp + cost_div + 2)), 0,
        hidden*(layers*(x13 + x13*x14 + x13*x15) + vocab*x13 + x13),
        x0*(hidden*(width_param + x17) + x8) + x16 + s0, 2*x0*(width_act*(hidden + vocab) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x17 + x18)) + x0*(3*x9 + 16) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x18) + x10 + s3,
        hidden*(layers*(x14*x21 + x15*x21 + x21) + vocab*x21 + x21),
        hidden*(layers*(x14*x22 + x15*x22 + x22) + vocab*x22 + x22), x11, x16, f1*x11, width_master*x11, 2*x11,
        x11*x19, x11, width_param_grad*x11, x0*(hidden + 1) + s4 + s5, x2 + s6 + s7, 0, 0,
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
        s23 = x4
        s24 = x12
    else:
        if attention == "flash":
            s23 = x14*x2*(2*core_rerun + 5)
            s24 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s23 = x4
            s24 = x12
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
            s34 = x38
            s35 = x39
            s36 = x15
            s37 = heads
            s38 = 0
            s39 = 0
            s40 = 0
        elif activations == "paper":
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
        else:
            if recompute in ('none', 'full'):
                s34 = x38
                s35 = x39
                s36 = x15
                s37 = heads
                s38 = 3*core_kept
                s39 = 24*core_kept
                s40 = 3
            else:
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
        x26 = x23 + x25
        x28 = head_dim*x27
        s14 = x17
        s15 = x18
        s16 = x15
        s17 = heads
        s18 = head_dim
        s19 = x21
        s20 = x22
        s21 = x19
        s22 = kv_heads
        s25 = x26*x28
        s26 = x30
        s27 = x32
        s28 = x28*(x0*x23 + x33)
        s29 = x13*x35
        s30 = x32*x9
        s31 = heads*x36
        s32 = head_dim*x26*x37
        s33 = core_rerun*x30
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
    else:
        x45 = context*x38
        x46 = width_act*x45
        if activations in ('fused', 'paper'):
            s14 = x17
            s15 = x18
            s16 = x15
            s17 = heads
            s18 = head_dim
            s19 = x21
            s20 = x22
            s21 = x19
            s22 = kv_heads
            s41 = x45
            s42 = x46
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
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x1*x19
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s19 = 0
                s20 = 0
                s21 = 0
                s22 = 0
                s53 = core_kept*x29
                s54 = core_kept*x30
                s55 = batch
                s56 = heads
                s57 = seq
                s58 = head_dim
                s59 = x47
                s60 = width_act*x47
                s61 = context
                s62 = x45
                s63 = context*x39
                s64 = x46
            else:
                s14 = x17
                s15 = x18
                s16 = x15
                s17 = heads
                s18 = head_dim
                s19 = x21
                s20 = x22
                s21 = x19
                s22 = kv_heads
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
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
        x40 = head_dim + x24
        x41 = x23*x40
        x42 = head_dim*x25 + x41
        x43 = width_act*x34*x40
        x44 = context*x34
        s25 = x27*x42
        s26 = x43
        s27 = 0
        s28 = x27*(head_dim*x33 + x41*x9)
        s29 = x35*(3*context + x13)
        s30 = 0
        s31 = 0
        s32 = x37*x42
        s33 = core_rerun*x43
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s47 = x44
        s48 = width_act_grad*x44
        s49 = batch
        s50 = heads
        s51 = seq
        s52 = context
    x48 = hidden*x15
    x49 = width_act*x48
    x50 = 2*x15
    x52 = hidden*layer_kept
    x53 = x15*x52
    x55 = ffn*x16
    x56 = width_act*x55
    x57 = 4*hidden
    if activations == "fused":
        s0 = x48
        s1 = x49
        s2 = layer_kept*x50
        s3 = layer_kept*x36
        s4 = x15
        s5 = 2
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s11 = 0
        s12 = 0
        s13 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = x48
        s69 = x49
        s70 = x15
        s71 = hidden
        s72 = x50
        s73 = x36
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
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
        s11 = 0
        s12 = 0
        s13 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = x48
        s69 = x49
        s70 = x15
        s71 = hidden
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
    else:
        x51 = 1 - layer_kept
        x54 = 4*x52
        s0 = x48*x51
        s1 = x49*x51
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = x53
        s7 = x15*x54
        s8 = x15
        s9 = hidden
        s10 = x16
        s11 = 4*x16
        s12 = x52
        s13 = x54
        s65 = x55
        s66 = x56
        s67 = ffn
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = x48
        s75 = x15*x57
        s76 = x31
        s77 = x57
    x58 = vocab*x15
    x59 = width_act_grad*x58
    if loss == "eager":
        s78 = vocab*x36
        s79 = vocab*x31
        s80 = 0
        s81 = x36
        s82 = x58
        s83 = x15
        s84 = vocab
    else:
        s78 = 0
        s79 = 0
        s80 = x59
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x61 = 6*hidden + 2*cost_div + cost_rsqrt + 1
    x62 = x15*x61
    x63 = 12*hidden
    x64 = hidden*width_param
    x65 = width_act_grad*x48
    x66 = layer_rerun + 1
    x67 = x49*x66
    x68 = x64*x66
    x69 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x70 = accumulating*x69
    x71 = layer_rerun*x49
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x72 = hidden*f1
    x73 = hidden*width_master
    x74 = 2*hidden
    x75 = width_opt*x74
    x76 = heads + 2*kv_heads
    x77 = x13*x76
    x78 = x48*x77
    x79 = layer_rerun + 2
    x80 = head_dim*x76
    x81 = x64*x80
    x82 = width_act*x15
    x83 = x80*x82
    x84 = width_act_grad*x15
    x85 = x69*x80
    x86 = hidden*x80
    x87 = hidden*x13
    x88 = x76*x87
    x89 = width_act_grad*x29
    x90 = width_act_grad*x20
    x91 = x14*x48
    x92 = x1*x64
    x93 = x15*x74
    x94 = width_act_grad*x93
    x95 = x1*x69
    x96 = hidden*x1
    x97 = heads*x87
    x98 = ffn*x57
    x99 = x15*x98
    x100 = 2*ffn
    x101 = x100*x64
    x102 = x100*x82
    x103 = x100*x69
    x104 = ffn*x74
    x105 = ffn*x15
    x106 = width_act*x105
    x107 = width_act_grad*x105
    x108 = x104*x15
    x109 = ffn*x64
    x110 = ffn*x69
    x111 = hidden*ffn
    x112 = hidden*vocab
    x113 = vocab*x64
    x114 = vocab*x69
    x115 = x15*(hidden + vocab)
    x116 = cost_div + cost_rsqrt + 14
    x117 = 3*ffn
    x118 = x13*(heads + kv_heads)
    x119 = layers*(x117 + x118 + 1) + vocab + 1
    x120 = x119*x73
    x121 = 1 - f1
    x122 = x119*x75
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x62, _1=x15*(layer_rerun*x61 + x63), _2=x49, _3=x64, _4=x49, _5=x36, _6=x65, _7=x67, _8=x36, _9=x68,
        _10=x65, _11=x70, _12=x69, _13=x71, _14=layer_rerun*x36, _15=hidden, _16=x64, _17=hidden, _18=x72, _19=x73,
        _20=hidden, _21=hidden, _22=x69, _23=hidden, _24=x74, _25=x75, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15,
        _31=hidden, _32=s2, _33=s3, _34=s4, _35=s5, _36=x48, _37=x65, _38=x15, _39=hidden, _40=s6, _41=s7, _42=s8,
        _43=s9, _44=s6, _45=s7, _46=s8, _47=s9, _48=s10, _49=s11, _50=s8, _51=s12, _52=s13, _53=s9, _54=s6, _55=s7,
        _56=s8, _57=s9, _58=x53, _59=width_act*x53, _60=x15, _61=hidden, _62=x78, _63=x78*x79, _64=x49, _65=x81,
        _66=x83, _67=x77*x84, _68=x68*x80, _69=x65, _70=x67, _71=x70*x80, _72=x85, _73=layer_rerun*x83, _74=x86,
        _75=x81, _76=hidden, _77=x80, _78=x72*x80, _79=x73*x80, _80=hidden, _81=x80, _82=x86, _83=x85, _84=hidden,
        _85=x80, _86=x88, _87=width_opt*x88, _88=hidden, _89=x80, _90=2, _91=x48, _92=x65, _93=x15, _94=hidden,
        _95=s14, _96=s15, _97=s16, _98=s17, _99=s18, _100=s19, _101=s20, _102=s21, _103=s22, _104=s18, _105=s19,
        _106=s20, _107=s21, _108=s22, _109=s18, _110=x3, _111=batch*(heads*x8 + kv_heads*x7), _112=s23, _113=s24,
        _114=s25, _115=s26, _116=s27, _117=s28, _118=s29, _119=s30, _120=s31, _121=s32, _122=s33, _123=x17,
        _124=x18, _125=x15, _126=heads, _127=head_dim, _128=s34, _129=s35, _130=s36, _131=s37, _132=x29, _133=x89,
        _134=x15, _135=heads, _136=head_dim, _137=x20, _138=x90, _139=x19, _140=kv_heads, _141=head_dim, _142=x20,
        _143=x90, _144=x19, _145=kv_heads, _146=head_dim, _147=s38, _148=s39, _149=s40, _150=s41, _151=s42,
        _152=s43, _153=s44, _154=s45, _155=s46, _156=s47, _157=s48, _158=s49, _159=s50, _160=s51, _161=s52,
        _162=s47, _163=s48, _164=s49, _165=s50, _166=s51, _167=s52, _168=s53, _169=s54, _170=s55, _171=s56,
        _172=s57, _173=s58, _174=s59, _175=s60, _176=s55, _177=s56, _178=s61, _179=s58, _180=s59, _181=s60,
        _182=s55, _183=s56, _184=s61, _185=s58, _186=s62, _187=s63, _188=s55, _189=s56, _190=s57, _191=s61,
        _192=s62, _193=s64, _194=s55, _195=s56, _196=s57, _197=s61, _198=x91, _199=x79*x91, _200=x30, _201=x92,
        _202=x49, _203=x94, _204=x1*x68, _205=x89, _206=x30*x66, _207=x1*x70, _208=x95, _209=x71, _210=x96,
        _211=x92, _212=x1, _213=hidden, _214=x1*x72, _215=x1*x73, _216=x1, _217=hidden, _218=x96, _219=x95, _220=x1,
        _221=hidden, _222=x97, _223=width_opt*x97, _224=x1, _225=hidden, _226=2, _227=x29, _228=x89, _229=x15,
        _230=heads, _231=head_dim, _232=x99, _233=x79*x99, _234=x49, _235=x101, _236=x102,
        _237=ffn*width_act_grad*x31, _238=x100*x68, _239=x65, _240=x67, _241=x100*x70, _242=x103,
        _243=layer_rerun*x102, _244=x104, _245=x101, _246=hidden, _247=x100, _248=x100*x72, _249=x100*x73,
        _250=hidden, _251=x100, _252=x104, _253=x103, _254=hidden, _255=x100, _256=x98, _257=width_opt*x98,
        _258=hidden, _259=x100, _260=2, _261=x48, _262=x65, _263=x15, _264=hidden, _265=x55, _266=x56, _267=x15,
        _268=ffn, _269=x55, _270=x56, _271=x15, _272=ffn, _273=x105*(cost_silu + 1),
        _274=x105*(cost_silu*x66 + layer_rerun + 5), _275=x102, _276=x106, _277=x107, _278=x102*x66, _279=x100*x84,
        _280=layer_rerun*x106, _281=x105, _282=x107, _283=x15, _284=ffn, _285=x105, _286=x107, _287=x15, _288=ffn,
        _289=s65, _290=s66, _291=s8, _292=s67, _293=x55, _294=x56, _295=x15, _296=ffn, _297=x108, _298=x108*x79,
        _299=x106, _300=x109, _301=x49, _302=x94, _303=ffn*x68, _304=x107, _305=x106*x66, _306=ffn*x70, _307=x110,
        _308=x71, _309=x111, _310=x109, _311=ffn, _312=hidden, _313=ffn*x72, _314=ffn*x73, _315=ffn, _316=hidden,
        _317=x111, _318=x110, _319=ffn, _320=hidden, _321=x104, _322=ffn*x75, _323=ffn, _324=hidden, _325=2,
        _326=x105, _327=x107, _328=x15, _329=ffn, _330=x93, _331=x66*x93, _332=3*x49, _333=x49, _334=3*x65,
        _335=x65, _336=3*x71, _337=x71, _338=x48, _339=x65, _340=x15, _341=hidden, _342=x48, _343=x15*x64, _344=x36,
        _345=x49, _346=x69*(vocab*(1 - accumulating) + x15), _347=x65, _348=x36, _349=x15*x69, _350=x112, _351=x113,
        _352=vocab, _353=hidden, _354=vocab*x72, _355=vocab*x73, _356=vocab, _357=hidden, _358=x112, _359=x114,
        _360=vocab, _361=hidden, _362=vocab*x74, _363=vocab*x75, _364=vocab, _365=hidden, _366=2, _367=x15,
        _368=x36, _369=x15, _370=x62, _371=x15*x63, _372=x49, _373=x64, _374=x49, _375=x36, _376=x65, _377=x49,
        _378=x36, _379=x64, _380=x65, _381=x70, _382=x69, _383=hidden, _384=x64, _385=hidden, _386=x72, _387=x73,
        _388=hidden, _389=hidden, _390=x69, _391=hidden, _392=x74, _393=x75, _394=hidden, _395=2, _396=s68,
        _397=s69, _398=s70, _399=s71, _400=s72, _401=s73, _402=s4, _403=s5, _404=x48, _405=x65, _406=x15,
        _407=hidden, _408=s74, _409=s75, _410=s8, _411=s9, _412=s74, _413=s75, _414=s8, _415=s9, _416=s8, _417=s76,
        _418=s8, _419=s9, _420=s77, _421=s9, _422=s74, _423=s75, _424=s8, _425=s9, _426=x48, _427=x49, _428=x15,
        _429=hidden, _430=x58*x74, _431=x58, _432=x57*x58, _433=x58, _434=width_act*x115, _435=x113,
        _436=vocab*width_act*x50, _437=3*x59, _438=x113, _439=width_act_grad*x115, _440=x49, _441=x114, _442=x114,
        _443=x48, _444=x65, _445=x15, _446=hidden, _447=x58, _448=x59, _449=x15, _450=vocab,
        _451=x15*(vocab*x5 + cost_log + 1), _452=x58*(cost_exp + cost_div + 1), _453=width_act*x58, _454=s78,
        _455=s79, _456=x36, _457=s80, _458=s78, _459=s81, _460=s79, _461=x59, _462=s80, _463=s82, _464=s79,
        _465=s83, _466=s84, _467=s83, _468=s81, _469=s83, _470=x58, _471=x59, _472=x15, _473=vocab,
        _474=hidden*(layers*(x116 + x116*x117 + x116*x118) + vocab*x116 + x116), _475=x119*x69, _476=x120,
        _477=x64*(layers*(x117*x121 + x118*x121 + x121) + vocab*x121 + x121), _478=x122, _479=x119*x64, _480=x120,
        _481=x122,
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
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x6 = layers*layer_kept
    x7 = batch*x0*x6*(x2 + x4)
    x9 = batch*width_act
    x10 = context*x2*x9
    x11 = width_act + 4
    x12 = 2*context*x0
    x13 = batch*heads*(seq*(context*x11 + x0) + x12)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x1 = layer_kept*x0
        x5 = batch*(x1*x4 + x2*(4*core_kept + x1))
        if activations == "fused":
            s1 = layers*x5
        elif activations == "paper":
            s1 = x7
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x5)
            else:
                s1 = x7
        s2 = 0
    else:
        x8 = layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x7
            s2 = x10*x8
        else:
            if recompute in ('none', 'full'):
                s1 = x13*x8
            else:
                s1 = x7
            s2 = 0
    x14 = hidden*width_act
    x15 = batch*seq
    x16 = 4*hidden
    x17 = 12*hidden + 4
    if activations == "fused":
        s0 = x15*(layers*(8*layer_kept + x14) + x14 + 8)
    elif activations == "paper":
        s0 = x14*x15*(layers + 1)
    else:
        s0 = x15*(layers*(layer_kept*(hidden*(12 - width_act) + ffn*width_act + 4) + x14) + x17) + x16*(x6 + 1)
    if loss == "eager":
        s3 = 4*x15*(vocab + 2)
    else:
        s3 = 0
    x18 = 4*heads
    x19 = 3*ffn
    x20 = 2*head_dim
    x21 = hidden + heads*x20
    x23 = x0*x4
    x24 = context*kv_heads
    x25 = x20*x24
    x26 = 4*ffn
    x27 = width_act*(x21 + x26) + x17
    x28 = batch*(seq*x27 + x23) + x16
    if attention == "flash":
        x22 = x19 + x21
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x22 + x18 + 8) + x23)
        elif activations == "paper":
            layer_dense = x9*(seq*x22 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x18 + x27) + x23) + x16 + 24
            else:
                layer_dense = x28
    else:
        x29 = hidden + heads*(context + x20)
        x30 = x19 + x29
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x30 + 8) + x23)
        elif activations == "paper":
            layer_dense = x9*(seq*x30 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x18 + width_act*(x26 + x29) + x17) + heads*x12) + x16
            else:
                layer_dense = x28
    x31 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x11)
    else:
        moment_ends_cross_entropy = vocab*x31
    if attention == "flash":
        x36 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x2*(x36 + 2) + x24*x36)
    else:
        x38 = batch*width_act_grad
        f4 = max(context*x38*(kv_heads*head_dim + 2*x2), x38*(x2*(context + head_dim) + x25))
        moment_dense_attention_core = f4
    if attention == "flash":
        x37 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x37
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x37 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x10
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x13
            else:
                core_dense_attention_core = 0
    x32 = hidden*x31
    x33 = 2*x32
    x34 = heads*head_dim
    x35 = hidden + x34
    x39 = width_param + width_master + width_param_grad + 2*width_opt
    x40 = x19*x39 + x20*x39*(heads + kv_heads) + x39
    x41 = vocab*x39 + x39
    x42 = width_act*x15
    moment_ends_lm_head = x31*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x33
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x31*(hidden + 2*ffn)
    moment_dense_ffn_down = x31*(hidden + ffn)
    moment_dense_input_norm = x33
    moment_dense_ffn_activation = x19*x31
    moment_dense_qkv_projection = x31*(hidden + head_dim*(heads + x3))
    moment_dense_output_projection = x31*x35
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_up, moment_dense_input_norm, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_layer_residual = x16*x31
    f1 = max(branch_dense + x32, moment_dense_layer_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x32
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        hidden*(layers*x40 + x41), x15*(width_act*(hidden + x6*(x19 + x35)) + 8) + s0 + s1 + s2 + s3,
        hidden*(layers*(layer_kept*x42 + x40) + x41 + x42) + f0 + x15*(width_act*x6*(x19 + x34) + 8) + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
