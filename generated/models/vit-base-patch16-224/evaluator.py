"""Costs of vit, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "vit"
FORMULAS = "standard"
FORMULAS_SHA256 = "6e86059f919379ba154eb1308426d273040dabd3900860b8c30075798dfc7413"

# Kind, how many the model has.
KINDS = (
    ("encoder", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("encoder", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("encoder", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("encoder", "attention_core", "attention_core", "attention", "layers", ""),
    ("encoder", "output_projection", "output_projection", "attention", "layers", ""),
    ("encoder", "attention_residual", "residual", "other", "layers", ""),
    ("encoder", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("encoder", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("encoder", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("encoder", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("encoder", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "patch_embedding", "patch_embedding", "embedding", "1", ""),
    ("ends", "class_token", "class_token", "embedding", "1", ""),
    ("ends", "position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "classifier", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "patches", "layers", "hidden", "positions", "labels", "heads", "kv_heads", "head_dim", "ffn",
    "patch", "channels", "grad_accum",
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
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("encoder", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param", "param", "", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param", "param", "", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "in", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "out", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "master_param", "master", "", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "in", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "out", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param", "param", "", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param", "param", "", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "out", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "master_param", "master", "", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "master_param", "master", "", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "out", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "activation", "act", "", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "activation", "act", "", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "tokens", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "pixels", "pixels"),
    ("ends", "class_token", "class_token", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "class_token", "class_token", "1", "", "elements", "param", "param", "", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "param", "param", "", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param", "param", "tokens", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param", "param", "hidden", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "master_param", "master", "", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "master_param", "master", "", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "master_param", "master", "tokens", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "master_param", "master", "hidden", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param_gradient", "param_grad", "tokens", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "tokens", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "param", "param", "", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "param", "param", "", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param", "param", "positions", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param", "param", "hidden", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "master_param", "master", "", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "positions", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "hidden", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "positions", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "positions", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_position"),
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
    ("ends", "classifier", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param", "param", "", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param", "param", "", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "in", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "out", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "master_param", "master", "", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "in", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param", "param", "", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param", "param", "", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "out", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "master_param", "master", "", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
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
    ("encoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("encoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("encoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("encoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("encoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("encoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("encoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("encoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("encoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("encoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("encoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("encoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("encoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("encoder", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("encoder", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("encoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("encoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("encoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("encoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("encoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "patch_embedding", "w_patch", "param", "param", "persistent", ""),
    ("ends", "patch_embedding", "master_w_patch", "master_param", "master", "persistent", ""),
    ("ends", "patch_embedding", "grad_w_patch", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "patch_embedding", "moments_w_patch", "optimizer_state", "opt", "persistent", ""),
    ("ends", "patch_embedding", "b_patch", "param", "param", "persistent", ""),
    ("ends", "patch_embedding", "master_b_patch", "master_param", "master", "persistent", ""),
    ("ends", "patch_embedding", "grad_b_patch", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "patch_embedding", "moments_b_patch", "optimizer_state", "opt", "persistent", ""),
    ("ends", "patch_embedding", "pixels", "activation", "act", "saved", "patch_embedding.pixels"),
    ("ends", "class_token", "w_class", "param", "param", "persistent", ""),
    ("ends", "class_token", "master_w_class", "master_param", "master", "persistent", ""),
    ("ends", "class_token", "grad_w_class", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "class_token", "moments_w_class", "optimizer_state", "opt", "persistent", ""),
    ("ends", "class_token", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "position_embedding", "w_position", "param", "param", "persistent", ""),
    ("ends", "position_embedding", "master_w_position", "master_param", "master", "persistent", ""),
    ("ends", "position_embedding", "grad_w_position", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "position_embedding", "moments_w_position", "optimizer_state", "opt", "persistent", ""),
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
    ("ends", "classifier", "w_head", "param", "param", "persistent", ""),
    ("ends", "classifier", "master_w_head", "master_param", "master", "persistent", ""),
    ("ends", "classifier", "grad_w_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "classifier", "moments_w_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "classifier", "b_head", "param", "param", "persistent", ""),
    ("ends", "classifier", "master_b_head", "master_param", "master", "persistent", ""),
    ("ends", "classifier", "grad_b_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "classifier", "moments_b_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "classifier", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "encoder", "embedding", "norm", "head", "loss", "optimizer")

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


def _whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value


def _narrow(*values):
    values = tuple(map(_whole, values))
    return all(value.__class__ is int for value in values), *values


def totals(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
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
    x0 = heads*(core_rerun + 2)
    x1 = 4*layers
    x2 = seq*seq
    x3 = batch*x2
    x4 = head_dim*x0*x1*x3
    x5 = cost_exp + cost_div
    x6 = x5 + 4
    x7 = core_rerun*x6
    x8 = layers*heads
    x9 = x3*x8
    x10 = x9*(x7 + 5)
    x11 = 2*head_dim
    if flops == "model":
        s0 = x4
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x9*(2*core_rerun + 5)
            s1 = x9*(cost_exp + x7 + 7)
        else:
            s0 = x4
            s1 = x10
    x12 = head_dim*width_act
    x13 = 2*kv_heads
    x15 = batch*seq
    x16 = layers*x15
    x14 = heads + x13
    x17 = x14*x16
    x18 = heads*x16
    x19 = core_rerun + 1
    x20 = x13*x19
    x21 = 2*width_act_grad
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x13
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x27 = layer_kept*x12
    x29 = x17*x25
    x30 = x17*x27
    x31 = 2*seq
    x34 = width_act*x15
    x36 = batch*width_act
    x37 = x2*x8
    x39 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = x15*(heads*(core_kept + x25) + x13*x25)
        x28 = x15*(heads*(4*core_kept + x27) + x13*x27)
        if activations == "fused":
            s11 = layers*x26
            s15 = layers*x28
        elif activations == "paper":
            s11 = x29
            s15 = x30
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x26)
                s15 = layers*(24*core_kept + x28)
            else:
                s11 = x29
                s15 = x30
        s2 = x12*x17
        s4 = x18*(x12 + 4)
        s6 = x16*(8*heads + head_dim*(heads*x21 + width_act*(x0 + x20)))
        s8 = x16*(heads*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s12 = 0
        s16 = 0
    else:
        if activations in ('fused', 'paper'):
            s11 = x29
            s12 = core_kept*x9
            s15 = x30
            s16 = core_kept*x36*x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept*x18
                s11 = x38*(3*head_dim + x31)
                s15 = x38*(seq*x39 + 3*x12)
            else:
                s11 = x29
                s15 = x30
            s12 = 0
            s16 = 0
        x32 = head_dim + x31
        x33 = heads*x32
        x35 = layers*x34
        s2 = x35*(x23 + x33)
        s4 = x33*x35
        s6 = x16*(heads*(width_act*x19*x32 + width_act_grad*(3*seq + x11)) + x12*x20)
        s8 = x16*(x22*x33 + x24)
    x40 = 2*layers
    x42 = 8*seq
    if activations in ('fused', 'autograd'):
        x41 = batch*(layer_kept*x40 + 1)
        s10 = x31*x41
        s14 = x41*x42
    else:
        s10 = 0
        s14 = 0
    x43 = batch*labels
    x44 = labels + 1
    if loss == "eager":
        x45 = batch*x44
        s3 = batch*(labels*x39 + 8)
        s5 = 8*x43
        s7 = 8*x45
        s9 = x43*(width_act_grad + 4)
        s13 = x45
        s17 = 4*batch*(labels + 2)
    else:
        x46 = width_act_grad*x43
        s3 = batch*(labels*width_act + 8)
        s5 = x46
        s7 = x46
        s9 = x46
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x47 = head_dim*x14
    x48 = ffn + x47
    x49 = head_dim*(heads + kv_heads)
    x50 = ffn + x49
    x51 = x50 + 3
    x52 = x40*x51
    x53 = patch*patch*channels
    x54 = labels + x53 + 4
    x55 = positions + x54
    x56 = layers*x48 + hidden*(x52 + x55) + labels
    x57 = patches*x53
    x58 = layers*x31
    x59 = 2*batch
    x60 = patches*hidden
    x61 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x62 = 2*labels
    x63 = layer_rerun + 2
    x64 = patches + 1
    x65 = cost_div + cost_rsqrt
    x66 = x65 + 14
    x67 = ffn*x66
    x68 = seq + x54
    x69 = 2*ffn
    x70 = 6*hidden + x69
    x71 = width_act*(x47 + x70) + 16
    x72 = 3*hidden
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x73 = width_param_grad*accumulating
    x74 = width_param*layer_rerun + x73
    x75 = layer_rerun + 1
    x76 = 2*hidden
    x77 = 3*width_act_grad
    x78 = width_act*x75
    x79 = heads*head_dim
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = width_param*(1 - f1)
    x81 = 2*width_opt
    x82 = width_master + x81
    x83 = width_param_grad + x82
    x84 = x80 + x83
    x85 = ffn*x84
    x86 = 3*width_master + 6*width_opt
    x87 = width_param + x82
    x88 = ffn*x87
    x89 = batch*(seq*(layers*(hidden + layer_kept*(x69 + x72 + x79)) + hidden) + hidden + x57)
    values = (
        x56, x56, 0, x59*(hidden*(labels + x50*x58 + x57) + x11*x37),
        batch*(seq*(layers*(heads*(seq*x6 + head_dim) + x23 + x61) + 8*hidden + 2*cost_div + cost_rsqrt + 1) + labels*(cost_exp + 5) + cost_log + x60 + 1),
        hidden*x59*(x57 + x58*(ffn*x63 + x49*x63) + x62) + s0,
        batch*(seq*(layers*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x47 + x61) + x47) + 14*hidden) + hidden*x64 + labels*(x5 + 2)) + s1,
        0,
        layers*(x47*x66 + x67) + hidden*(14*positions + 14*labels + x40*(3*cost_div + 3*cost_rsqrt + x49*x66 + x67 + 42) + 14*x53 + x55*x65 + 56) + labels*x66,
        layers*(head_dim*(heads*(width_param + x34) + width_param*x13) + ffn*(width_param + x31*x36)) + hidden*(width_param*(x52 + x68) + x36*(x31*(x1 + 1) + x64)) + labels*width_param + x36*x57 + s2 + s3,
        batch*(seq*(layers*x71 + width_act*x72 + 8) + width_act*(labels + x60)) + s4 + s5,
        batch*(width_act*x57 + width_act_grad*x62 + x42) + layers*(ffn*x74 + x15*(head_dim*(heads*(x21 + x78) + 4*kv_heads*width_act_grad) + ffn*(x77 + 2*x78) + 16) + x47*x74 + x76*(width_param*(ffn*x75 + 3*layer_rerun + x49*x75 + 1) + x15*(2*width_act*(2*layer_rerun + 1) + 5*width_act_grad) + x51*x73)) + hidden*(batch*(seq*(width_act + x77) + patches*width_act_grad + width_act) + width_param*x44 + width_param_grad*(seq + accumulating*x54)) + labels*x73 + s6 + s7,
        layers*(width_param_grad*(x48 + x51*x76) + x15*(width_act_grad*(x70 + x79) + layer_rerun*x71)) + hidden*(batch*width_act_grad*(seq + x64) + width_param_grad*(positions*(1 - accumulating) + x68)) + labels*width_param_grad + s8 + s9,
        layers*(x47*x84 + x85) + hidden*(width_param*(x55 - f1*x55) + x40*(3*width_param_grad + x49*x84 + 3*x80 + x85 + x86) + x55*x83) + labels*x84,
        layers*(x47*x87 + x88) + hidden*(x40*(3*width_param + x49*x87 + x86 + x88) + x55*x87) + labels*x87, x56,
        width_param*x56, f1*x56, width_master*x56, 2*x56, x56*x81, x56, width_param_grad*x56,
        x89 + s10 + s11 + s12 + s13, width_act*x89 + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """The same sums for one `encoder`."""
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
    x0 = heads*(core_rerun + 2)
    x1 = batch*seq*seq
    x2 = 4*head_dim*x0*x1
    x3 = cost_exp + cost_div + 4
    x4 = core_rerun*x3
    x5 = heads*x1
    x6 = x5*(x4 + 5)
    x7 = 2*head_dim
    if flops == "model":
        s0 = x2
        s1 = x6
    else:
        if attention == "flash":
            s0 = x5*x7*(2*core_rerun + 5)
            s1 = x5*(cost_exp + x4 + 7)
        else:
            s0 = x2
            s1 = x6
    x8 = head_dim*width_act
    x9 = 2*kv_heads
    x11 = batch*seq
    x10 = heads + x9
    x12 = x10*x11
    x13 = heads*x11
    x14 = core_rerun + 1
    x15 = x14*x9
    x16 = 2*width_act_grad
    x17 = width_act*core_rerun + width_act_grad
    x18 = head_dim*x9
    x19 = width_act_grad*x18
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x20 = head_dim*layer_kept
    x22 = layer_kept*x8
    x24 = x12*x20
    x25 = x12*x22
    x29 = width_act*x11
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x21 = x11*(heads*(core_kept + x20) + x20*x9)
        x23 = x11*(heads*(4*core_kept + x22) + x22*x9)
        if activations == "fused":
            s7 = x21
            s10 = x23
        elif activations == "paper":
            s7 = x24
            s10 = x25
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x21
                s10 = 24*core_kept + x23
            else:
                s7 = x24
                s10 = x25
        s2 = x12*x8
        s3 = x13*(x8 + 4)
        s4 = x11*(8*heads + head_dim*(heads*x16 + width_act*(x0 + x15)))
        s5 = x11*(heads*(head_dim*x17 + 4*core_rerun + 4) + x19)
        s8 = 0
        s11 = 0
    else:
        x26 = 2*seq
        if activations in ('fused', 'paper'):
            x30 = core_kept*x5
            s7 = x24
            s8 = x30
            s10 = x25
            s11 = width_act*x30
        else:
            if recompute in ('none', 'full'):
                x31 = core_kept*x13
                s7 = x31*(3*head_dim + x26)
                s10 = x31*(seq*(width_act + 4) + 3*x8)
            else:
                s7 = x24
                s10 = x25
            s8 = 0
            s11 = 0
        x27 = head_dim + x26
        x28 = heads*x27
        s2 = x29*(x18 + x28)
        s3 = x28*x29
        s4 = x11*(heads*(width_act*x14*x27 + width_act_grad*(3*seq + x7)) + x15*x8)
        s5 = x11*(x17*x28 + x19)
    if activations in ('fused', 'autograd'):
        x32 = layer_kept*x11
        s6 = 4*x32
        s9 = 16*x32
    else:
        s6 = 0
        s9 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x33 = head_dim*x10
    x34 = head_dim*(heads + kv_heads)
    x35 = ffn + x34
    x36 = x35 + 3
    x37 = 2*hidden
    x38 = ffn + x33 + x36*x37
    x39 = heads*head_dim
    x40 = 4*x11
    x41 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x42 = layer_rerun + 2
    x43 = width_param*x38
    x44 = 2*ffn
    x45 = x39 + x44
    x46 = 6*hidden
    x47 = width_act*(x33 + x44 + x46) + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x48 = width_param_grad*accumulating
    x49 = width_param*layer_rerun + x48
    x50 = layer_rerun + 1
    x51 = width_act*x50
    x52 = width_param_grad*x38
    x53 = 2*x38
    x54 = x11*(hidden + layer_kept*(3*hidden + x45))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x38, x38, 0, x40*(seq*x39 + hidden*x35), x11*(heads*(seq*x3 + head_dim) + x18 + x41),
        hidden*x40*(ffn*x42 + x34*x42) + s0,
        x11*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x33 + x41) + x33) + s1, 0, 0,
        x29*(8*hidden + x45) + x43 + s2, x11*x47 + s3,
        ffn*x49 + x11*(head_dim*(heads*(x16 + x51) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x51) + 16) + x33*x49 + x37*(width_param*(ffn*x50 + 3*layer_rerun + x34*x50 + 1) + x11*(2*width_act*(2*layer_rerun + 1) + 5*width_act_grad) + x36*x48) + s4,
        x11*(width_act_grad*(x45 + x46) + layer_rerun*x47) + x52 + s5, 0, 0, x38, x43, f1*x38, width_master*x38,
        x53, width_opt*x53, x38, x52, x54 + s6 + s7 + s8, width_act*x54 + s9 + s10 + s11, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
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
    x0 = 2*seq
    x1 = 8*seq
    if activations in ('fused', 'autograd'):
        s4 = batch*x0
        s6 = batch*x1
    else:
        s4 = 0
        s6 = 0
    x2 = batch*labels
    x3 = labels + 1
    if loss == "eager":
        x4 = batch*x3
        s0 = batch*(labels*(width_act + 4) + 8)
        s1 = 8*x2
        s2 = 8*x4
        s3 = x2*(width_act_grad + 4)
        s5 = x4
        s7 = 4*batch*(labels + 2)
    else:
        x5 = width_act_grad*x2
        s0 = batch*(labels*width_act + 8)
        s1 = x5
        s2 = x5
        s3 = x5
        s5 = 0
        s7 = 0
    x6 = patch*patch*channels
    x7 = labels + x6 + 4
    x8 = positions + x7
    x9 = hidden*x8 + labels
    x10 = patches*x6
    x11 = 2*batch*hidden
    x12 = 2*labels
    x13 = patches + 1
    x14 = cost_div + cost_rsqrt
    x15 = x14 + 14
    x16 = ffn*x15
    x17 = heads + 2*kv_heads
    x18 = head_dim*x15
    x19 = heads + kv_heads
    x20 = 2*layers
    x21 = seq + x7
    x22 = batch*width_act
    x23 = labels*width_param_grad
    x24 = seq + 1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x25 = width_param*(1 - f1)
    x26 = 2*width_opt
    x27 = width_master + x26
    x28 = width_param_grad + x27
    x29 = x25 + x28
    x30 = ffn*x29
    x31 = head_dim*x29
    x32 = 3*width_master + 6*width_opt
    x33 = width_param + x27
    x34 = ffn*x33
    x35 = head_dim*x33
    x36 = batch*(hidden*x24 + x10)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x9, x9, 0, x11*(labels + x10),
        batch*(seq*(8*hidden + 2*cost_div + cost_rsqrt + 1) + patches*hidden + labels*(cost_exp + 5) + cost_log + 1),
        x11*(x10 + x12), batch*(hidden*(14*seq + x13) + labels*(cost_exp + cost_div + 2)), 0,
        layers*(x16 + x17*x18) + hidden*(14*positions + 14*labels + x14*x8 + x20*(3*cost_div + 3*cost_rsqrt + x16 + x18*x19 + 42) + 14*x6 + 56) + labels*x15,
        hidden*(width_param*x21 + x22*(x0 + x13)) + labels*width_param + x10*x22 + s0,
        batch*(width_act*(hidden*(3*seq + patches) + labels) + x1) + s1,
        batch*(width_act*x10 + width_act_grad*x12 + x1) + hidden*(batch*(seq*(width_act + 3*width_act_grad) + patches*width_act_grad + width_act) + width_param*x3 + width_param_grad*(seq + accumulating*x7)) + accumulating*x23 + s2,
        hidden*(batch*width_act_grad*(patches + x24) + width_param_grad*(positions*(1 - accumulating) + x21)) + x23 + s3,
        layers*(x17*x31 + x30) + hidden*(width_param*(x8 - f1*x8) + x20*(3*width_param_grad + x19*x31 + 3*x25 + x30 + x32) + x28*x8) + labels*x29,
        layers*(x17*x35 + x34) + hidden*(x20*(3*width_param + x19*x35 + x32 + x34) + x33*x8) + labels*x33, x9,
        width_param*x9, f1*x9, width_master*x9, 2*x9, x26*x9, x9, width_param_grad*x9, x36 + s4 + s5,
        width_act*x36 + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
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
    x0 = heads*(core_rerun + 2)
    x1 = batch*seq*seq
    x2 = 4*x1
    x3 = head_dim*x0*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x6 = core_rerun*x5
    x7 = heads*x1
    x8 = x7*(x6 + 5)
    x9 = 2*head_dim
    if flops == "model":
        s12 = x3
        s13 = x8
    else:
        if attention == "flash":
            s12 = x7*x9*(2*core_rerun + 5)
            s13 = x7*(cost_exp + x6 + 7)
        else:
            s12 = x3
            s13 = x8
    x10 = batch*seq
    x11 = heads*head_dim
    x12 = x10*x11
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x13 = layer_kept*x12
    x14 = width_act*x10
    x15 = x11*x14
    x16 = layer_kept*x15
    x17 = kv_heads*head_dim
    x18 = x10*x17
    x19 = layer_kept*x18
    x20 = layer_kept*x14*x17
    x21 = 2*kv_heads
    x22 = heads + x21
    x23 = head_dim*x22
    x24 = x14*x23
    x25 = heads*x10
    x27 = core_rerun + 1
    x28 = x21*x27
    x29 = head_dim*x14
    x30 = width_act_grad*x25
    x31 = 8*x10
    x32 = width_act_grad*x10
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x33 = core_kept*x25
        x26 = 4*x25
        x34 = core_kept*x26
        if activations == "fused":
            s23 = x33
            s24 = x34
            s25 = x10
            s26 = heads
            s27 = 0
            s28 = 0
            s29 = 0
        elif activations == "paper":
            s23 = 0
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s29 = 0
        else:
            if recompute in ('none', 'full'):
                s23 = x33
                s24 = x34
                s25 = x10
                s26 = heads
                s27 = 3*core_kept
                s28 = 24*core_kept
                s29 = 3
            else:
                s23 = 0
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s28 = 0
                s29 = 0
        s4 = x13
        s5 = x16
        s6 = x10
        s7 = heads
        s8 = head_dim
        s9 = x19
        s10 = x20
        s11 = kv_heads
        s14 = x24
        s15 = x15
        s16 = x26
        s17 = x29*(x0 + x28)
        s18 = x30*x9
        s19 = x26*x27
        s20 = heads*x31
        s21 = x23*x32
        s22 = core_rerun*x15
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
        s41 = 0
        s42 = 0
        s43 = 0
        s44 = 0
        s45 = 0
        s46 = 0
        s47 = 0
        s48 = 0
    else:
        x38 = core_kept*x7
        x39 = width_act*x38
        if activations in ('fused', 'paper'):
            s4 = x13
            s5 = x16
            s6 = x10
            s7 = heads
            s8 = head_dim
            s9 = x19
            s10 = x20
            s11 = kv_heads
            s30 = x38
            s31 = x39
            s32 = batch
            s33 = heads
            s34 = seq
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
        else:
            if recompute in ('none', 'full'):
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s40 = core_kept*x12
                s41 = core_kept*x15
                s42 = batch
                s43 = heads
                s44 = seq
                s45 = head_dim
                s46 = x38
                s47 = 4*x38
                s48 = x39
            else:
                s4 = x13
                s5 = x16
                s6 = x10
                s7 = heads
                s8 = head_dim
                s9 = x19
                s10 = x20
                s11 = kv_heads
                s40 = 0
                s41 = 0
                s42 = 0
                s43 = 0
                s44 = 0
                s45 = 0
                s46 = 0
                s47 = 0
                s48 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
        x35 = heads*(2*seq + head_dim)
        x36 = head_dim*x21 + x35
        x37 = x14*x35
        s14 = x14*x36
        s15 = x37
        s16 = 0
        s17 = x14*(head_dim*x28 + x27*x35)
        s18 = x30*(3*seq + x9)
        s19 = 0
        s20 = 0
        s21 = x32*x36
        s22 = core_rerun*x37
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s35 = x7
        s36 = width_act_grad*x7
        s37 = batch
        s38 = heads
        s39 = seq
    if activations in ('fused', 'autograd'):
        x40 = 2*x10
        s0 = layer_kept*x40
        s1 = layer_kept*x31
        s2 = x10
        s3 = 2
        s49 = x40
        s50 = x31
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s49 = 0
        s50 = 0
    x41 = 8*batch
    x42 = batch*labels
    x43 = 4*x42
    x44 = width_act_grad*x42
    if loss == "eager":
        s51 = labels*x41
        s52 = x43
        s53 = 0
        s54 = x41
        s55 = x42
        s56 = batch
        s57 = labels
    else:
        s51 = 0
        s52 = 0
        s53 = x44
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = 7*hidden + 2*cost_div + cost_rsqrt + 1
    x46 = x10*x45
    x47 = 13*hidden
    x48 = x10*(layer_rerun*x45 + x47)
    x49 = hidden*x10
    x50 = width_act*x49
    x51 = hidden*width_param
    x52 = 2*x51
    x53 = width_act_grad*x49
    x54 = layer_rerun + 1
    x55 = hidden*x54
    x56 = x14*x55
    x57 = 2*layer_rerun
    x58 = x51*(x57 + 1)
    x59 = hidden*width_param_grad
    x60 = 2*x59
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x61 = accumulating*x60
    x62 = layer_rerun*x50
    x63 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x64 = hidden*f1
    x65 = hidden*width_master
    x66 = 2*hidden
    x67 = width_opt*x66
    x68 = layer_kept*x49
    x69 = layer_kept*x50
    x70 = hidden*x22
    x71 = x70*x9
    x72 = x10*x71
    x73 = x10*x23
    x74 = layer_rerun + 2
    x75 = x22 + x70
    x76 = head_dim*width_param
    x77 = x22*x9
    x78 = layer_rerun*x22
    x79 = head_dim*width_param_grad*x75
    x80 = head_dim*x70
    x81 = x11*x32
    x82 = x17*x32
    x83 = heads*x9
    x84 = x49*x83
    x85 = x10*x55
    x86 = x11 + 1
    x87 = x32*x66
    x88 = x11*x54
    x89 = x59*x86
    x90 = hidden*x11
    x91 = hidden*x83
    x92 = x14*x66
    x93 = x50*x57
    x94 = ffn*x10
    x95 = x66*x94
    x96 = x74*x95
    x97 = ffn*x54
    x98 = hidden + 1
    x99 = ffn*width_param
    x100 = width_act*x94
    x101 = 2*ffn
    x102 = ffn*width_param_grad
    x103 = x102*x98
    x104 = layer_rerun*x100
    x105 = hidden*ffn
    x106 = ffn*x51
    x107 = ffn*x64
    x108 = ffn*x65
    x109 = ffn*x59
    x110 = ffn*x66
    x111 = ffn*x67
    x112 = layer_kept*x94
    x113 = layer_kept*x100
    x114 = width_act_grad*x94
    x115 = x14*x97
    x116 = ffn + 1
    x117 = x116*x59
    x118 = batch*patches
    x119 = patch*patch*channels
    x120 = x119*x66
    x121 = x118*x120
    x122 = hidden*x118
    x123 = x118*x119
    x124 = width_act*x123
    x125 = x119 + 1
    x126 = width_act*x122
    x127 = width_act_grad*x122
    x128 = x125*x59
    x129 = hidden*x119
    x130 = batch*hidden
    x131 = hidden*positions
    x132 = width_act*x130
    x133 = labels*width_param
    x134 = width_act*x42
    x135 = labels*x51
    x136 = width_act_grad*x130
    x137 = labels*width_param_grad
    x138 = x137*x98
    x139 = hidden*labels
    x140 = 2*labels
    x141 = cost_div + cost_rsqrt
    x142 = x141 + 14
    x143 = ffn*x142
    x144 = positions + labels + x119 + 4
    x145 = head_dim*(heads + kv_heads)
    x146 = 2*layers
    x147 = layers*(ffn + x23) + hidden*(x144 + x146*(ffn + x145 + 3)) + labels
    x148 = width_master*x147
    x149 = 1 - f1
    x150 = ffn*x149
    x151 = 2*width_opt*x147
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x46, _1=x48, _2=x50, _3=x52, _4=x50, _5=x31, _6=x53, _7=x56, _8=x31, _9=x58, _10=x53, _11=x61, _12=x60,
        _13=x62, _14=x63, _15=hidden, _16=x51, _17=hidden, _18=x64, _19=x65, _20=hidden, _21=hidden, _22=x59,
        _23=hidden, _24=x66, _25=x67, _26=hidden, _27=2, _28=hidden, _29=x51, _30=hidden, _31=x64, _32=x65,
        _33=hidden, _34=hidden, _35=x59, _36=hidden, _37=x66, _38=x67, _39=hidden, _40=2, _41=x49, _42=x50, _43=x10,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x49, _50=x53, _51=x10, _52=hidden, _53=x68, _54=x69,
        _55=x10, _56=hidden, _57=x72, _58=x73, _59=x72*x74, _60=x54*x73, _61=x50, _62=x75*x76, _63=x24, _64=x32*x77,
        _65=x76*(x54*x70 + x78), _66=x53, _67=x56, _68=accumulating*x79, _69=x79, _70=x29*x78, _71=x80, _72=x23*x51,
        _73=hidden, _74=x23, _75=x23*x64, _76=x23*x65, _77=hidden, _78=x23, _79=x80, _80=x23*x59, _81=hidden,
        _82=x23, _83=x71, _84=width_opt*x71, _85=hidden, _86=x23, _87=2, _88=x23, _89=width_param*x23, _90=x23,
        _91=f1*x23, _92=width_master*x23, _93=x23, _94=x23, _95=width_param_grad*x23, _96=x23, _97=x77,
        _98=width_opt*x77, _99=x23, _100=2, _101=x49, _102=x53, _103=x10, _104=hidden, _105=s4, _106=s5, _107=s6,
        _108=s7, _109=s8, _110=s9, _111=s10, _112=s6, _113=s11, _114=s8, _115=s9, _116=s10, _117=s6, _118=s11,
        _119=s8, _120=x11*x2, _121=x5*x7, _122=s12, _123=s13, _124=s14, _125=s15, _126=s16, _127=s17, _128=s18,
        _129=s19, _130=s20, _131=s21, _132=s22, _133=x13, _134=x16, _135=x10, _136=heads, _137=head_dim, _138=s23,
        _139=s24, _140=s25, _141=s26, _142=x12, _143=x81, _144=x10, _145=heads, _146=head_dim, _147=x18, _148=x82,
        _149=x10, _150=kv_heads, _151=head_dim, _152=x18, _153=x82, _154=x10, _155=kv_heads, _156=head_dim,
        _157=s27, _158=s28, _159=s29, _160=s30, _161=s31, _162=s32, _163=s33, _164=s34, _165=s34, _166=s35,
        _167=s36, _168=s37, _169=s38, _170=s39, _171=s39, _172=s35, _173=s36, _174=s37, _175=s38, _176=s39,
        _177=s39, _178=s40, _179=s41, _180=s42, _181=s43, _182=s44, _183=s45, _184=s40, _185=s41, _186=s42,
        _187=s43, _188=s44, _189=s45, _190=s40, _191=s41, _192=s42, _193=s43, _194=s44, _195=s45, _196=s46,
        _197=s47, _198=s42, _199=s43, _200=s44, _201=s44, _202=s46, _203=s48, _204=s42, _205=s43, _206=s44,
        _207=s44, _208=x84, _209=x49, _210=x74*x84, _211=x85, _212=x15, _213=x51*x86, _214=x50, _215=x87,
        _216=x51*(layer_rerun + x88), _217=x81, _218=x14*x88, _219=accumulating*x89, _220=x89, _221=x62, _222=x90,
        _223=x11*x51, _224=x11, _225=hidden, _226=x11*x64, _227=x11*x65, _228=x11, _229=hidden, _230=x90,
        _231=x11*x59, _232=x11, _233=hidden, _234=x91, _235=width_opt*x91, _236=x11, _237=hidden, _238=2,
        _239=hidden, _240=x51, _241=hidden, _242=x64, _243=x65, _244=hidden, _245=hidden, _246=x59, _247=hidden,
        _248=x66, _249=x67, _250=hidden, _251=2, _252=x12, _253=x81, _254=x10, _255=heads, _256=head_dim, _257=x49,
        _258=x85, _259=x92, _260=x50, _261=x87, _262=x53, _263=x93, _264=x62, _265=x49, _266=x53, _267=x10,
        _268=hidden, _269=x68, _270=x69, _271=x10, _272=hidden, _273=x46, _274=x48, _275=x50, _276=x52, _277=x50,
        _278=x31, _279=x53, _280=x56, _281=x31, _282=x58, _283=x53, _284=x61, _285=x60, _286=x62, _287=x63,
        _288=hidden, _289=x51, _290=hidden, _291=x64, _292=x65, _293=hidden, _294=hidden, _295=x59, _296=hidden,
        _297=x66, _298=x67, _299=hidden, _300=2, _301=hidden, _302=x51, _303=hidden, _304=x64, _305=x65,
        _306=hidden, _307=hidden, _308=x59, _309=hidden, _310=x66, _311=x67, _312=hidden, _313=2, _314=s0, _315=s1,
        _316=s2, _317=s3, _318=x49, _319=x53, _320=x10, _321=hidden, _322=x68, _323=x69, _324=x10, _325=hidden,
        _326=x95, _327=x94, _328=x96, _329=x10*x97, _330=x50, _331=x98*x99, _332=x100, _333=x101*x32,
        _334=x99*(layer_rerun + x55), _335=x53, _336=x56, _337=accumulating*x103, _338=x103, _339=x104, _340=x105,
        _341=x106, _342=hidden, _343=ffn, _344=x107, _345=x108, _346=hidden, _347=ffn, _348=x105, _349=x109,
        _350=hidden, _351=ffn, _352=x110, _353=x111, _354=hidden, _355=ffn, _356=2, _357=ffn, _358=x99, _359=ffn,
        _360=ffn*f1, _361=ffn*width_master, _362=ffn, _363=ffn, _364=x102, _365=ffn, _366=x101, _367=width_opt*x101,
        _368=ffn, _369=2, _370=x49, _371=x53, _372=x10, _373=hidden, _374=x112, _375=x113, _376=x10, _377=ffn,
        _378=cost_gelu*x94, _379=x94*(cost_gelu*x54 + 3), _380=x100, _381=x100, _382=x114, _383=x115, _384=x114,
        _385=x104, _386=x94, _387=x114, _388=x10, _389=ffn, _390=x112, _391=x113, _392=x10, _393=ffn, _394=x95,
        _395=x49, _396=x96, _397=x85, _398=x100, _399=x116*x51, _400=x50, _401=x87, _402=x51*(layer_rerun + x97),
        _403=x114, _404=x115, _405=accumulating*x117, _406=x117, _407=x62, _408=x105, _409=x106, _410=ffn,
        _411=hidden, _412=x107, _413=x108, _414=ffn, _415=hidden, _416=x105, _417=x109, _418=ffn, _419=hidden,
        _420=x110, _421=x111, _422=ffn, _423=hidden, _424=2, _425=hidden, _426=x51, _427=hidden, _428=x64, _429=x65,
        _430=hidden, _431=hidden, _432=x59, _433=hidden, _434=x66, _435=x67, _436=hidden, _437=2, _438=x94,
        _439=x114, _440=x10, _441=ffn, _442=x49, _443=x85, _444=x92, _445=x50, _446=x87, _447=x53, _448=x93,
        _449=x62, _450=x49, _451=x53, _452=x10, _453=hidden, _454=x121, _455=x122, _456=x121, _457=x122, _458=x124,
        _459=x125*x51, _460=x126, _461=x127, _462=x124, _463=accumulating*x128, _464=x128, _465=x129, _466=x119*x51,
        _467=x119, _468=hidden, _469=x119*x64, _470=x119*x65, _471=x119, _472=hidden, _473=x129, _474=x119*x59,
        _475=x119, _476=hidden, _477=x120, _478=x119*x67, _479=x119, _480=hidden, _481=2, _482=hidden, _483=x51,
        _484=hidden, _485=x64, _486=x65, _487=hidden, _488=hidden, _489=x59, _490=hidden, _491=x66, _492=x67,
        _493=hidden, _494=2, _495=x123, _496=x124, _497=x118, _498=x119, _499=x130, _500=x126, _501=x51, _502=x50,
        _503=x53, _504=x127, _505=accumulating*x59, _506=x59, _507=hidden, _508=x51, _509=1, _510=hidden, _511=x64,
        _512=x65, _513=1, _514=hidden, _515=hidden, _516=x59, _517=1, _518=hidden, _519=x66, _520=x67, _521=1,
        _522=hidden, _523=2, _524=x122, _525=x127, _526=x118, _527=hidden, _528=x49, _529=x49, _530=x50,
        _531=seq*x51, _532=x50, _533=x59*(seq + positions*(1 - accumulating)), _534=x53, _535=seq*x59, _536=x131,
        _537=positions*x51, _538=positions, _539=hidden, _540=positions*x64, _541=positions*x65, _542=positions,
        _543=hidden, _544=x131, _545=positions*x59, _546=positions, _547=hidden, _548=positions*x66,
        _549=positions*x67, _550=positions, _551=hidden, _552=2, _553=x46, _554=x10*x47, _555=x50, _556=x52,
        _557=x50, _558=x31, _559=x53, _560=x50, _561=x31, _562=x51, _563=x53, _564=x61, _565=x60, _566=hidden,
        _567=x51, _568=hidden, _569=x64, _570=x65, _571=hidden, _572=hidden, _573=x59, _574=hidden, _575=x66,
        _576=x67, _577=hidden, _578=2, _579=hidden, _580=x51, _581=hidden, _582=x64, _583=x65, _584=hidden,
        _585=hidden, _586=x59, _587=hidden, _588=x66, _589=x67, _590=hidden, _591=2, _592=x49, _593=x50, _594=x10,
        _595=hidden, _596=s49, _597=s50, _598=s2, _599=s3, _600=x49, _601=x53, _602=x10, _603=hidden, _604=x130,
        _605=x132, _606=batch, _607=hidden, _608=x42*x66, _609=x42, _610=hidden*x43, _611=x42, _612=x132,
        _613=x133*x98, _614=x134, _615=2*x44, _616=x135, _617=x136, _618=x132, _619=accumulating*x138, _620=x138,
        _621=x139, _622=x135, _623=hidden, _624=labels, _625=labels*x64, _626=labels*x65, _627=hidden, _628=labels,
        _629=x139, _630=labels*x59, _631=hidden, _632=labels, _633=labels*x66, _634=labels*x67, _635=hidden,
        _636=labels, _637=2, _638=labels, _639=x133, _640=labels, _641=labels*f1, _642=labels*width_master,
        _643=labels, _644=labels, _645=x137, _646=labels, _647=x140, _648=width_opt*x140, _649=labels, _650=2,
        _651=x130, _652=x136, _653=batch, _654=hidden, _655=batch*(labels*x4 + cost_log + 1),
        _656=x42*(cost_exp + cost_div + 1), _657=x134, _658=s51, _659=s52, _660=x41, _661=s53, _662=s51, _663=s54,
        _664=s52, _665=x44, _666=s53, _667=s55, _668=s52, _669=s56, _670=s57, _671=s56, _672=s54, _673=s56,
        _674=x42, _675=x44, _676=batch, _677=labels,
        _678=layers*(x142*x23 + x143) + hidden*(14*positions + 14*labels + 14*x119 + x141*x144 + x146*(3*cost_div + 3*cost_rsqrt + x142*x145 + x143 + 42) + 56) + labels*x142,
        _679=width_param_grad*x147, _680=x148,
        _681=width_param*(layers*(x149*x23 + x150) + hidden*(x144 + x146*(x145*x149 + x150 + 3 - 3*f1) - f1*x144) + labels*x149),
        _682=x151, _683=width_param*x147, _684=x148, _685=x151,
        : None
    ).__defaults__
    if plain:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
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
    x2 = 2*kv_heads
    x3 = batch*seq
    x5 = head_dim*(heads + x2)
    x6 = width_act*x3
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x7 = layer_kept*x6
    x8 = layers*x5*x7
    x9 = batch*width_act
    x10 = seq*seq*heads*x9
    x12 = width_act + 4
    x13 = heads*x3
    x14 = x13*(seq*x12 + 3*x0)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x1 = layer_kept*x0
        x4 = x3*(heads*(4*core_kept + x1) + x1*x2)
        if activations == "fused":
            s1 = layers*x4
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x4)
            else:
                s1 = x8
        s2 = 0
    else:
        x11 = layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x8
            s2 = x10*x11
        else:
            if recompute in ('none', 'full'):
                s1 = x11*x14
            else:
                s1 = x8
            s2 = 0
    x15 = 2*layers
    if activations in ('fused', 'autograd'):
        s0 = 8*x3*(layer_kept*x15 + 1)
    else:
        s0 = 0
    if loss == "eager":
        s3 = 4*batch*(labels + 2)
    else:
        s3 = 0
    x20 = 4*heads
    x22 = 2*head_dim
    x24 = 2*ffn
    x25 = 3*hidden
    x26 = x24 + x25
    x21 = heads + kv_heads
    x23 = x21*x22
    x27 = width_act*(x23 + x26)
    x28 = x27 + 16
    x30 = x28*x3
    x31 = head_dim*x2
    if attention == "flash":
        x29 = x3*(x20 + x28)
        if activations == "fused":
            layer_encoder = x29
        elif activations == "paper":
            layer_encoder = x27*x3
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x29 + 24
            else:
                layer_encoder = x30
    else:
        x32 = width_act*(heads*(seq + x22) + x26 + x31)
        if activations == "fused":
            layer_encoder = x3*(x32 + 16)
        elif activations == "paper":
            layer_encoder = x3*x32
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x3*(seq*x20 + width_act*(heads*(seq + 4*head_dim) + x26) + 16)
            else:
                layer_encoder = x30
    x16 = batch*width_act_grad
    if loss == "eager":
        moment_ends_cross_entropy = batch*labels*(width_act_grad + x12)
    else:
        moment_ends_cross_entropy = labels*x16
    x18 = width_act_grad*x3
    x38 = 2*x3
    if attention == "flash":
        x37 = head_dim*width_act_grad
        moment_encoder_attention_core = x38*(heads*(x37 + 2) + kv_heads*x37)
    else:
        f5 = max(x18*(heads*(seq + head_dim) + x31), x18*(2*seq*heads + kv_heads*head_dim))
        moment_encoder_attention_core = f5
    if attention == "flash":
        if activations == "fused":
            core_encoder_attention_core = x20*x3
        elif activations == "paper":
            core_encoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = 4*(x13 + 6)
            else:
                core_encoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_attention_core = x10
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x14
            else:
                core_encoder_attention_core = 0
    x17 = hidden*x16
    x19 = hidden*x18
    x33 = x18*x25
    x34 = 2*x19
    x35 = x18*(hidden + ffn)
    x36 = heads*head_dim
    x39 = width_param + width_master + width_param_grad + 2*width_opt
    x40 = ffn*x39
    x41 = patch*patch*channels
    x42 = 4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt + x39*(positions + labels + x41)
    x43 = labels*x39
    x44 = patches*x41
    moment_ends_classifier = x16*(hidden + labels)
    point_head = moment_ends_classifier
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x34
    point_norm = moment_ends_final_norm
    moment_encoder_ffn_up = x35
    moment_encoder_ffn_down = x35
    moment_encoder_ffn_norm = x34
    moment_encoder_attention_norm = x34
    moment_encoder_ffn_activation = x18*x24
    moment_encoder_qkv_projection = x18*(hidden + x5)
    moment_encoder_output_projection = x18*(hidden + x36)
    f4 = max(core_encoder_attention_core*(layer_kept - core_kept) + moment_encoder_attention_core, moment_encoder_attention_norm, moment_encoder_ffn_activation, moment_encoder_ffn_down, moment_encoder_ffn_norm, moment_encoder_ffn_up, moment_encoder_output_projection, moment_encoder_qkv_projection)
    branch_encoder = f4
    moment_encoder_ffn_residual = x33
    moment_encoder_attention_residual = x33
    f2 = max(branch_encoder + x19, moment_encoder_attention_residual, moment_encoder_ffn_residual)
    f3 = min(1, layers)
    point_encoder = f3*(f2 + layer_encoder*(1 - layer_kept))
    moment_ends_class_token = x17*(seq + patches)
    moment_ends_patch_embedding = patches*x17
    moment_ends_position_embedding = x19
    f1 = max(moment_ends_class_token, moment_ends_patch_embedding, moment_ends_position_embedding)
    point_embedding = f1
    point_optimizer = 0
    f0 = max(point_embedding, point_encoder, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(x39*x5 + x40) + hidden*(x15*(head_dim*x21*x39 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x40) + x42) + x43,
        x9*(seq*(layers*(hidden + layer_kept*(x26 + x36)) + hidden) + hidden + x44) + s0 + s1 + s2 + s3,
        layers*(head_dim*(heads*(x39 + x7) + x2*x39) + ffn*(width_act*layer_kept*x38 + x39)) + hidden*(layers*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x23*x39 + x24*x39 + x6*(3*layer_kept + 1)) + x42 + x9*(seq + 1)) + f0 + x43 + x44*x9 + s0 + s1 + s2 + s3,
        point_encoder, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
