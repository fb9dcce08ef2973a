"""Costs of opt, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "opt"
FORMULAS = "standard"
FORMULAS_SHA256 = "76e1e9d1c10193b4ab7023c149b35eaa8ecda6c1a361a1a3a2a1d30472c02d20"

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
    ("dense", "attention_dropout", "dropout", "other", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_dropout", "dropout", "other", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "positions", "heads", "kv_heads", "head_dim", "ffn",
    "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_relu": 1,
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
    ("dense", "attention_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "output"),
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
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("dense", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
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
    ("dense", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("dense", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
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
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x13 = 2*context
    x46 = seq*context
    if pairs == "full":
        pairs_size = x46
    elif pairs == "causal":
        pairs_size = _exact(seq*(x13 + 1 - seq), 2)
    else:
        pairs_size = _exact(x46, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
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
    x11 = head_dim*width_act
    x12 = seq*heads
    x14 = kv_heads*x13
    x15 = x2*(x12 + x14)
    x16 = x12*x2
    x17 = core_rerun + 1
    x18 = x14*x17
    x19 = 2*width_act_grad
    x20 = width_act*core_rerun + width_act_grad
    x21 = head_dim*x14
    x22 = width_act_grad*x21
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x23 = head_dim*layer_kept
    x25 = layer_kept*x11
    x27 = x15*x23
    x28 = x15*x25
    x34 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = batch*(x12*(core_kept + x23) + x14*x23)
        x26 = batch*(x12*(4*core_kept + x25) + x14*x25)
        if activations == "fused":
            s11 = layers*x24
            s15 = layers*x26
        elif activations == "paper":
            s11 = x27
            s15 = x28
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x24)
                s15 = layers*(24*core_kept + x26)
            else:
                s11 = x27
                s15 = x28
        s2 = x11*x15
        s4 = x16*(x11 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x12 + x18) + x12*x19) + 8*x12)
        s8 = x2*(x12*(head_dim*x20 + 4*core_rerun + 4) + x22)
        s12 = 0
        s16 = 0
    else:
        x29 = head_dim + x13
        x31 = width_act*x2
        if activations in ('fused', 'paper'):
            x32 = context*core_kept
            s11 = x27
            s12 = x16*x32
            s15 = x28
            s16 = x12*x31*x32
        else:
            if recompute in ('none', 'full'):
                x33 = heads*core_kept*x2
                s11 = x33*(seq*x29 + head_dim*x13)
                s15 = x33*(seq*(context*x34 + x11) + x11*x13)
            else:
                s11 = x27
                s15 = x28
            s12 = 0
            s16 = 0
        x30 = x12*x29
        s2 = x31*(x21 + x30)
        s4 = x30*x31
        s6 = x2*(x11*x18 + x12*(width_act*x17*x29 + width_act_grad*(3*context + x10)))
        s8 = x2*(x20*x30 + x22)
    x35 = layers*layer_kept
    x36 = batch*seq
    x37 = ffn*width_act
    if activations == "fused":
        s10 = x36*(x35*(ffn + 4) + 2)
        s14 = x36*(x35*(x37 + 16) + 8)
    elif activations == "paper":
        x38 = seq*layer_kept*x2
        s10 = ffn*x38
        s14 = x37*x38
    else:
        x39 = x36*(2*x35 + 1)
        s10 = 2*x39
        s14 = 8*x39
    x42 = vocab + 2
    x43 = 4*x36
    x44 = vocab*width_act_grad
    if loss == "eager":
        x40 = vocab*x36
        x41 = x36*(vocab + 1)
        s3 = x36*(vocab*x34 + 8)
        s5 = 8*x40
        s7 = 8*x41
        s9 = x40*(width_act_grad + 4)
        s13 = x41
        s17 = x42*x43
    else:
        x45 = x36*x44
        s3 = x36*(vocab*width_act + 8)
        s5 = x45
        s7 = x45
        s9 = x45
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x47 = head_dim*(heads + kv_heads)
    x48 = ffn + x47
    x49 = x48 + 3
    x50 = 2*hidden
    x51 = head_dim*(heads + 2*kv_heads)
    x52 = ffn + x51
    x53 = x49*x50 + x52
    x54 = positions + x42
    x55 = layers*x53 + hidden*x54
    x56 = 2*layers
    x57 = layers*x7
    x58 = 2*cost_div
    x59 = 8*hidden
    x60 = 2*cost_rsqrt
    x61 = 22*hidden + ffn*(cost_relu + 1) + 4*cost_div + x51 + x60 + 2
    x62 = layer_rerun + 2
    x63 = cost_div + cost_rsqrt + 14
    x64 = ffn*x63
    x65 = vocab + positions
    x66 = seq*(batch + 1)
    x67 = 3*hidden
    x68 = 2*ffn
    x69 = x1 + x68
    x70 = width_act*(x51 + x59 + x68) + x50 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x71 = width_param_grad*accumulating
    x72 = width_param*layer_rerun + x71
    x73 = layer_rerun + 1
    x74 = 3*width_act_grad
    x75 = width_act*x73
    x76 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x77 = width_param*(1 - f1)
    x78 = 2*width_opt
    x79 = width_master + x78
    x80 = width_param_grad + x79
    x81 = x77 + x80
    x82 = ffn*x81
    x83 = 3*width_master + 6*width_opt
    x84 = 2*width_master + 4*width_opt
    x85 = width_param + x79
    x86 = ffn*x85
    x87 = ffn + x1
    values = (
        x55, x55, 0, 2*batch*(seq*hidden*(vocab + x48*x56) + x10*x57),
        batch*(seq*(layers*x61 + vocab*x4 + cost_log + cost_rsqrt + x58 + x59 + 2) + x5*x57),
        hidden*x43*(layers*(ffn*x62 + x47*x62) + vocab) + s0,
        x36*(layers*(34*hidden + ffn*(cost_relu + 4) + layer_rerun*x61 + x51) + 15*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0,
        layers*(x50*(3*cost_div + 3*cost_rsqrt + x47*x63 + x64 + 42) + x51*x63 + x64) + hidden*(x58 + x60 + x63*x65 + 28),
        width_param*(layers*x52 + hidden*(x42 + x49*x56 + x66)) + x36*(width_act*(layers*(10*hidden + x69) + x67) + 8) + s2 + s3,
        x36*(layers*x70 + width_act*(vocab + x67) + 8) + s4 + s5,
        layers*(ffn*x72 + x36*(head_dim*(heads*(x19 + x75) + 4*kv_heads*width_act_grad) + ffn*(x74 + 2*x75) + 16) + x50*(width_param*(ffn*x73 + 3*layer_rerun + x47*x73 + 1) + x36*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x49*x71) + x51*x72) + hidden*(seq*(batch*(2*width_act + width_param_grad + x74) + width_param_grad) + vocab*(width_param + width_param_grad) + width_param + 2*x71) + 2*x36*(x44 + 8) + s6 + s7,
        layers*(width_param_grad*x53 + x36*(width_act_grad*(x59 + x69) + layer_rerun*x70)) + hidden*(width_param_grad*(vocab*(x76 + 2) + positions*(x76 + 1) + x66 + 2) + x19*x36) + s8 + s9,
        layers*(x50*(3*width_param_grad + x47*x81 + 3*x77 + x82 + x83) + x51*x81 + x82) + hidden*(width_param*(x54 - f1*x54) + 2*width_param_grad + x65*x80 + x84),
        layers*(x50*(3*width_param + x47*x85 + x83 + x86) + x51*x85 + x86) + hidden*(2*width_param + x65*x85 + x84),
        x55, width_param*x55, f1*x55, width_master*x55, 2*x55, x55*x78, x55, width_param_grad*x55,
        x36*(layers*(hidden + layer_kept*(5*hidden + x87)) + x50 + 1) + s10 + s11 + s12 + s13,
        x36*(layers*(width_act*(hidden + layer_kept*(x67 + x87)) + layer_kept*x50) + width_act*x50 + 8) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x13 = 2*context
    x37 = seq*context
    if pairs == "full":
        pairs_size = x37
    elif pairs == "causal":
        pairs_size = _exact(seq*(x13 + 1 - seq), 2)
    else:
        pairs_size = _exact(x37, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 4
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
    x11 = head_dim*width_act
    x12 = seq*heads
    x14 = kv_heads*x13
    x15 = batch*(x12 + x14)
    x16 = batch*x12
    x17 = core_rerun + 1
    x18 = x14*x17
    x19 = 2*width_act_grad
    x20 = width_act*core_rerun + width_act_grad
    x21 = head_dim*x14
    x22 = width_act_grad*x21
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x23 = head_dim*layer_kept
    x25 = layer_kept*x11
    x27 = x15*x23
    x28 = x15*x25
    x31 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = batch*(x12*(core_kept + x23) + x14*x23)
        x26 = batch*(x12*(4*core_kept + x25) + x14*x25)
        if activations == "fused":
            s7 = x24
            s10 = x26
        elif activations == "paper":
            s7 = x27
            s10 = x28
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x24
                s10 = 24*core_kept + x26
            else:
                s7 = x27
                s10 = x28
        s2 = x11*x15
        s3 = x16*(x11 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x12 + x18) + x12*x19) + 8*x12)
        s5 = batch*(x12*(head_dim*x20 + 4*core_rerun + 4) + x22)
        s8 = 0
        s11 = 0
    else:
        x29 = head_dim + x13
        if activations in ('fused', 'paper'):
            x32 = context*core_kept
            s7 = x27
            s8 = x16*x32
            s10 = x28
            s11 = x12*x31*x32
        else:
            if recompute in ('none', 'full'):
                x33 = batch*heads*core_kept
                s7 = x33*(seq*x29 + head_dim*x13)
                s10 = x33*(seq*(context*(width_act + 4) + x11) + x11*x13)
            else:
                s7 = x27
                s10 = x28
            s8 = 0
            s11 = 0
        x30 = x12*x29
        s2 = x31*(x21 + x30)
        s3 = x30*x31
        s4 = batch*(x11*x18 + x12*(width_act*x17*x29 + width_act_grad*(3*context + x10)))
        s5 = batch*(x20*x30 + x22)
    x34 = batch*seq
    x35 = layer_kept*x34
    x36 = ffn*width_act
    if activations == "fused":
        s6 = x35*(ffn + 4)
        s9 = x35*(x36 + 16)
    elif activations == "paper":
        s6 = ffn*x35
        s9 = x35*x36
    else:
        s6 = seq*layer_kept*x3
        s9 = 16*x35
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x38 = head_dim*(heads + 2*kv_heads)
    x39 = head_dim*(heads + kv_heads)
    x40 = ffn + x39
    x41 = x40 + 3
    x42 = 2*hidden
    x43 = ffn + x38 + x41*x42
    x44 = seq*hidden
    x45 = 22*hidden + ffn*(cost_relu + 1) + 4*cost_div + 2*cost_rsqrt + x38 + 2
    x46 = layer_rerun + 2
    x47 = width_param*x43
    x48 = 2*ffn
    x49 = x1 + x48
    x50 = 8*hidden
    x51 = width_act*(x38 + x48 + x50) + x42 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x52 = width_param_grad*accumulating
    x53 = width_param*layer_rerun + x52
    x54 = layer_rerun + 1
    x55 = width_act*x54
    x56 = width_param_grad*x43
    x57 = 2*x43
    x58 = ffn + x1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x43, x43, 0, x3*(x2 + x40*x44), batch*(seq*x45 + x5*x7), x3*x44*(ffn*x46 + x39*x46) + s0,
        x34*(34*hidden + ffn*(cost_relu + 4) + layer_rerun*x45 + x38) + s1, 0, 0,
        seq*x31*(10*hidden + x49) + x47 + s2, x34*x51 + s3,
        ffn*x53 + x34*(head_dim*(heads*(x19 + x55) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x55) + 16) + x38*x53 + x42*(width_param*(ffn*x54 + 3*layer_rerun + x39*x54 + 1) + x34*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x41*x52) + s4,
        x34*(width_act_grad*(x49 + x50) + layer_rerun*x51) + x56 + s5, 0, 0, x43, x47, f1*x43, width_master*x43,
        x57, width_opt*x57, x43, x56, x34*(hidden + layer_kept*(5*hidden + x58)) + s6 + s7 + s8,
        x34*(width_act*(hidden + layer_kept*(3*hidden + x58)) + layer_kept*x42) + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x8 = positions + x5
    x9 = hidden*x8
    x10 = 2*hidden
    x11 = 2*cost_div
    x12 = cost_div + cost_rsqrt + 14
    x13 = ffn*x12
    x14 = heads + kv_heads
    x15 = head_dim*x12
    x16 = heads + 2*kv_heads
    x17 = vocab + positions
    x18 = seq*(batch + 1)
    x19 = 2*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x20 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x21 = width_param*(1 - f1)
    x22 = 2*width_opt
    x23 = width_master + x22
    x24 = width_param_grad + x23
    x25 = x21 + x24
    x26 = ffn*x25
    x27 = head_dim*x25
    x28 = 3*width_master + 6*width_opt
    x29 = 2*width_master + 4*width_opt
    x30 = width_param + x23
    x31 = ffn*x30
    x32 = head_dim*x30
    values = (
        x9, x9, 0, x10*x4, x0*(8*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x11 + 2), 4*hidden*x4,
        x0*(15*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x10*(3*cost_div + 3*cost_rsqrt + x13 + x14*x15 + 42) + x13 + x15*x16) + hidden*(2*cost_rsqrt + x11 + x12*x17 + 28),
        hidden*(width_param*(x18 + x5) + 3*width_act*x0) + x2 + s0, x0*(width_act*(3*hidden + vocab) + 8) + s1,
        hidden*(seq*(batch*(2*width_act + width_param_grad + 3*width_act_grad) + width_param_grad) + vocab*(width_param + width_param_grad) + width_param + accumulating*x19) + x1*(x6 + 8) + s2,
        hidden*(width_param_grad*(vocab*(x20 + 2) + positions*(x20 + 1) + x18 + 2) + width_act_grad*x1) + s3,
        layers*(x10*(3*width_param_grad + x14*x27 + 3*x21 + x26 + x28) + x16*x27 + x26) + hidden*(width_param*(x8 - f1*x8) + x17*x24 + x19 + x29),
        layers*(x10*(3*width_param + x14*x32 + x28 + x31) + x16*x32 + x31) + hidden*(2*width_param + x17*x30 + x29),
        x9, width_param*x9, f1*x9, width_master*x9, 2*x9, x22*x9, x9, width_param_grad*x9, x0*(x10 + 1) + s4 + s5,
        x1*(hidden*width_act + 4) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x20 = 2*context
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x20 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
    x2 = batch*pairs_size
    x3 = 4*x1*x2
    x4 = x0*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x7 = core_rerun*x6
    x8 = heads*x2
    x9 = x8*(x7 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s13 = x4
        s14 = x9
    else:
        if attention == "flash":
            s13 = x10*x8*(2*core_rerun + 5)
            s14 = x8*(cost_exp + x7 + 7)
        else:
            s13 = x4
            s14 = x9
    x11 = batch*seq
    x12 = x1*x11
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x13 = layer_kept*x12
    x14 = width_act*x13
    x15 = batch*context
    x16 = kv_heads*head_dim*x15
    x17 = layer_kept*x16
    x18 = width_act*x17
    x19 = seq*heads
    x21 = kv_heads*x20
    x23 = batch*width_act
    x25 = width_act*x12
    x26 = heads*x11
    x27 = 4*x26
    x28 = core_rerun + 1
    x29 = x21*x28
    x30 = width_act_grad*x26
    x31 = 8*x11
    x32 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x33 = core_kept*x26
    x34 = core_kept*x27
    if attention == "flash":
        if activations == "fused":
            s24 = x33
            s25 = x34
            s26 = x11
            s27 = heads
            s28 = 0
            s29 = 0
            s30 = 0
        elif activations == "paper":
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
        else:
            if recompute in ('none', 'full'):
                s24 = x33
                s25 = x34
                s26 = x11
                s27 = heads
                s28 = 3*core_kept
                s29 = 24*core_kept
                s30 = 3
            else:
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s28 = 0
                s29 = 0
                s30 = 0
        x22 = x19 + x21
        x24 = head_dim*x23
        s4 = x13
        s5 = x14
        s6 = x11
        s7 = heads
        s8 = head_dim
        s9 = x17
        s10 = x18
        s11 = x15
        s12 = kv_heads
        s15 = x22*x24
        s16 = x25
        s17 = x27
        s18 = x24*(x0*x19 + x29)
        s19 = x10*x30
        s20 = x27*x28
        s21 = heads*x31
        s22 = head_dim*x22*x32
        s23 = core_rerun*x25
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
        s49 = 0
        s50 = 0
        s51 = 0
        s52 = 0
        s53 = 0
        s54 = 0
    else:
        x40 = context*x33
        x41 = width_act*x40
        if activations in ('fused', 'paper'):
            s4 = x13
            s5 = x14
            s6 = x11
            s7 = heads
            s8 = head_dim
            s9 = x17
            s10 = x18
            s11 = x15
            s12 = kv_heads
            s31 = x40
            s32 = x41
            s33 = batch
            s34 = heads
            s35 = seq
            s36 = context
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
            if recompute in ('none', 'full'):
                x42 = core_kept*x1*x15
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s43 = core_kept*x12
                s44 = core_kept*x25
                s45 = batch
                s46 = heads
                s47 = seq
                s48 = head_dim
                s49 = x42
                s50 = width_act*x42
                s51 = context
                s52 = x40
                s53 = context*x34
                s54 = x41
            else:
                s4 = x13
                s5 = x14
                s6 = x11
                s7 = heads
                s8 = head_dim
                s9 = x17
                s10 = x18
                s11 = x15
                s12 = kv_heads
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
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
        x35 = head_dim + x20
        x36 = x19*x35
        x37 = head_dim*x21 + x36
        x38 = width_act*x26*x35
        x39 = context*x26
        s15 = x23*x37
        s16 = x38
        s17 = 0
        s18 = x23*(head_dim*x29 + x28*x36)
        s19 = x30*(3*context + x10)
        s20 = 0
        s21 = 0
        s22 = x32*x37
        s23 = core_rerun*x38
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s37 = x39
        s38 = width_act_grad*x39
        s39 = batch
        s40 = heads
        s41 = seq
        s42 = context
    x43 = 2*x11
    x44 = layer_kept*x43
    x45 = layer_kept*x31
    x46 = ffn*x11
    x47 = layer_kept*x46
    x48 = width_act*x47
    if activations == "fused":
        s0 = x44
        s1 = x45
        s2 = x11
        s3 = 2
        s55 = x47
        s56 = x48
        s57 = x11
        s58 = ffn
        s59 = x43
        s60 = x31
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s55 = x47
        s56 = x48
        s57 = x11
        s58 = ffn
        s59 = 0
        s60 = 0
    else:
        s0 = x44
        s1 = x45
        s2 = x11
        s3 = 2
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s59 = x43
        s60 = x31
    x49 = vocab*x11
    x50 = width_act_grad*x49
    if loss == "eager":
        s61 = vocab*x31
        s62 = 4*x49
        s63 = 0
        s64 = x31
        s65 = x49
        s66 = x11
        s67 = vocab
    else:
        s61 = 0
        s62 = 0
        s63 = x50
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = 2*cost_div
    x53 = 7*hidden + cost_rsqrt + x52 + 1
    x54 = x11*x53
    x55 = 13*hidden
    x56 = x11*(layer_rerun*x53 + x55)
    x57 = hidden*x11
    x58 = width_act*x57
    x59 = hidden*width_param
    x60 = 2*x59
    x61 = width_act_grad*x57
    x62 = layer_rerun + 1
    x63 = hidden*x62
    x64 = x11*x63
    x65 = width_act*x64
    x66 = 2*layer_rerun
    x67 = x59*(x66 + 1)
    x68 = hidden*width_param_grad
    x69 = 2*x68
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x70 = accumulating*x69
    x71 = layer_rerun*x58
    x72 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x73 = hidden*f1
    x74 = hidden*width_master
    x75 = 2*hidden
    x76 = width_opt*x75
    x77 = layer_kept*x57
    x78 = layer_kept*x58
    x79 = heads + 2*kv_heads
    x80 = hidden*x79
    x81 = x10*x80
    x82 = x11*x81
    x83 = head_dim*x79
    x84 = x11*x83
    x85 = layer_rerun + 2
    x86 = x79 + x80
    x87 = head_dim*width_param
    x88 = x10*x79
    x89 = width_act_grad*x11
    x90 = layer_rerun*x79
    x91 = head_dim*width_param_grad*x86
    x92 = width_act*x11
    x93 = head_dim*x80
    x94 = width_act_grad*x12
    x95 = width_act_grad*x16
    x96 = heads*x10
    x97 = x57*x96
    x98 = x1 + 1
    x99 = x11*x75
    x100 = width_act_grad*x99
    x101 = x1*x62
    x102 = x68*x98
    x103 = hidden*x1
    x104 = hidden*x96
    x105 = x62*x99
    x106 = layer_rerun*x57
    x107 = width_act*x99
    x108 = x58*x66
    x109 = x46*x75
    x110 = x109*x85
    x111 = ffn*x62
    x112 = x11*x111
    x113 = hidden + 1
    x114 = ffn*width_param
    x115 = width_act*x46
    x116 = 2*ffn
    x117 = ffn*width_param_grad
    x118 = x113*x117
    x119 = layer_rerun*x115
    x120 = hidden*ffn
    x121 = ffn*x59
    x122 = ffn*x73
    x123 = ffn*x74
    x124 = ffn*x68
    x125 = ffn*x75
    x126 = ffn*x76
    x127 = width_act_grad*x46
    x128 = width_act*x112
    x129 = ffn + 1
    x130 = x129*x68
    x131 = 1 - accumulating
    x132 = hidden*vocab
    x133 = vocab*x59
    x134 = vocab*x68
    x135 = hidden*positions
    x136 = width_act*x49
    x137 = cost_div + cost_rsqrt + 14
    x138 = ffn*x137
    x139 = head_dim*(heads + kv_heads)
    x140 = vocab + positions
    x141 = x140 + 2
    x142 = layers*(ffn + x75*(ffn + x139 + 3) + x83) + hidden*x141
    x143 = width_master*x142
    x144 = 1 - f1
    x145 = ffn*x144
    x146 = 2*width_opt*x142
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x54, _1=x56, _2=x58, _3=x60, _4=x58, _5=x31, _6=x61, _7=x65, _8=x31, _9=x67, _10=x61, _11=x70, _12=x69,
        _13=x71, _14=x72, _15=hidden, _16=x59, _17=hidden, _18=x73, _19=x74, _20=hidden, _21=hidden, _22=x68,
        _23=hidden, _24=x75, _25=x76, _26=hidden, _27=2, _28=hidden, _29=x59, _30=hidden, _31=x73, _32=x74,
        _33=hidden, _34=hidden, _35=x68, _36=hidden, _37=x75, _38=x76, _39=hidden, _40=2, _41=x57, _42=x58, _43=x11,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x57, _50=x61, _51=x11, _52=hidden, _53=x77, _54=x78,
        _55=x11, _56=hidden, _57=x82, _58=x84, _59=x82*x85, _60=x62*x84, _61=x58, _62=x86*x87, _63=width_act*x84,
        _64=x88*x89, _65=x87*(x62*x80 + x90), _66=x61, _67=x65, _68=accumulating*x91, _69=x91, _70=head_dim*x90*x92,
        _71=x93, _72=x59*x83, _73=hidden, _74=x83, _75=x73*x83, _76=x74*x83, _77=hidden, _78=x83, _79=x93,
        _80=x68*x83, _81=hidden, _82=x83, _83=x81, _84=width_opt*x81, _85=hidden, _86=x83, _87=2, _88=x83,
        _89=width_param*x83, _90=x83, _91=f1*x83, _92=width_master*x83, _93=x83, _94=x83, _95=width_param_grad*x83,
        _96=x83, _97=x88, _98=width_opt*x88, _99=x83, _100=2, _101=x57, _102=x61, _103=x11, _104=hidden, _105=s4,
        _106=s5, _107=s6, _108=s7, _109=s8, _110=s9, _111=s10, _112=s11, _113=s12, _114=s8, _115=s9, _116=s10,
        _117=s11, _118=s12, _119=s8, _120=x3, _121=x6*x8, _122=s13, _123=s14, _124=s15, _125=s16, _126=s17,
        _127=s18, _128=s19, _129=s20, _130=s21, _131=s22, _132=s23, _133=x13, _134=x14, _135=x11, _136=heads,
        _137=head_dim, _138=s24, _139=s25, _140=s26, _141=s27, _142=x12, _143=x94, _144=x11, _145=heads,
        _146=head_dim, _147=x16, _148=x95, _149=x15, _150=kv_heads, _151=head_dim, _152=x16, _153=x95, _154=x15,
        _155=kv_heads, _156=head_dim, _157=s28, _158=s29, _159=s30, _160=s31, _161=s32, _162=s33, _163=s34,
        _164=s35, _165=s36, _166=s37, _167=s38, _168=s39, _169=s40, _170=s41, _171=s42, _172=s37, _173=s38,
        _174=s39, _175=s40, _176=s41, _177=s42, _178=s43, _179=s44, _180=s45, _181=s46, _182=s47, _183=s48,
        _184=s49, _185=s50, _186=s45, _187=s46, _188=s51, _189=s48, _190=s49, _191=s50, _192=s45, _193=s46,
        _194=s51, _195=s48, _196=s52, _197=s53, _198=s45, _199=s46, _200=s47, _201=s51, _202=s52, _203=s54,
        _204=s45, _205=s46, _206=s47, _207=s51, _208=x97, _209=x57, _210=x85*x97, _211=x64, _212=x25, _213=x59*x98,
        _214=x58, _215=x100, _216=x59*(layer_rerun + x101), _217=x94, _218=x101*x92, _219=accumulating*x102,
        _220=x102, _221=x71, _222=x103, _223=x1*x59, _224=x1, _225=hidden, _226=x1*x73, _227=x1*x74, _228=x1,
        _229=hidden, _230=x103, _231=x1*x68, _232=x1, _233=hidden, _234=x104, _235=width_opt*x104, _236=x1,
        _237=hidden, _238=2, _239=hidden, _240=x59, _241=hidden, _242=x73, _243=x74, _244=hidden, _245=hidden,
        _246=x68, _247=hidden, _248=x75, _249=x76, _250=hidden, _251=2, _252=x12, _253=x94, _254=x11, _255=heads,
        _256=head_dim, _257=x99, _258=x105, _259=x58, _260=x58, _261=x57, _262=x61, _263=x57, _264=x61, _265=x71,
        _266=x71, _267=x106, _268=x77, _269=x77, _270=x11, _271=hidden, _272=x57, _273=x61, _274=x11, _275=hidden,
        _276=x57, _277=x64, _278=x107, _279=x58, _280=x100, _281=x61, _282=x108, _283=x71, _284=x57, _285=x61,
        _286=x11, _287=hidden, _288=x77, _289=x78, _290=x11, _291=hidden, _292=x54, _293=x56, _294=x58, _295=x60,
        _296=x58, _297=x31, _298=x61, _299=x65, _300=x31, _301=x67, _302=x61, _303=x70, _304=x69, _305=x71,
        _306=x72, _307=hidden, _308=x59, _309=hidden, _310=x73, _311=x74, _312=hidden, _313=hidden, _314=x68,
        _315=hidden, _316=x75, _317=x76, _318=hidden, _319=2, _320=hidden, _321=x59, _322=hidden, _323=x73,
        _324=x74, _325=hidden, _326=hidden, _327=x68, _328=hidden, _329=x75, _330=x76, _331=hidden, _332=2, _333=s0,
        _334=s1, _335=s2, _336=s3, _337=x57, _338=x61, _339=x11, _340=hidden, _341=x77, _342=x78, _343=x11,
        _344=hidden, _345=x109, _346=x46, _347=x110, _348=x112, _349=x58, _350=x113*x114, _351=x115, _352=x116*x89,
        _353=x114*(layer_rerun + x63), _354=x61, _355=x65, _356=accumulating*x118, _357=x118, _358=x119, _359=x120,
        _360=x121, _361=hidden, _362=ffn, _363=x122, _364=x123, _365=hidden, _366=ffn, _367=x120, _368=x124,
        _369=hidden, _370=ffn, _371=x125, _372=x126, _373=hidden, _374=ffn, _375=2, _376=ffn, _377=x114, _378=ffn,
        _379=ffn*f1, _380=ffn*width_master, _381=ffn, _382=ffn, _383=x117, _384=ffn, _385=x116, _386=width_opt*x116,
        _387=ffn, _388=2, _389=x57, _390=x61, _391=x11, _392=hidden, _393=s55, _394=s56, _395=s57, _396=s58,
        _397=cost_relu*x46, _398=x46*(cost_relu*x62 + 3), _399=x115, _400=x115, _401=x127, _402=x128, _403=x127,
        _404=x119, _405=x46, _406=x127, _407=x11, _408=ffn, _409=x47, _410=x48, _411=x11, _412=ffn, _413=x109,
        _414=x57, _415=x110, _416=x64, _417=x115, _418=x129*x59, _419=x58, _420=x100, _421=x59*(layer_rerun + x111),
        _422=x127, _423=x128, _424=accumulating*x130, _425=x130, _426=x71, _427=x120, _428=x121, _429=ffn,
        _430=hidden, _431=x122, _432=x123, _433=ffn, _434=hidden, _435=x120, _436=x124, _437=ffn, _438=hidden,
        _439=x125, _440=x126, _441=ffn, _442=hidden, _443=2, _444=hidden, _445=x59, _446=hidden, _447=x73, _448=x74,
        _449=hidden, _450=hidden, _451=x68, _452=hidden, _453=x75, _454=x76, _455=hidden, _456=2, _457=x46,
        _458=x127, _459=x11, _460=ffn, _461=x99, _462=x105, _463=x58, _464=x58, _465=x57, _466=x61, _467=x57,
        _468=x61, _469=x71, _470=x71, _471=x106, _472=x77, _473=x77, _474=x11, _475=hidden, _476=x57, _477=x61,
        _478=x11, _479=hidden, _480=x57, _481=x64, _482=x107, _483=x58, _484=x100, _485=x61, _486=x108, _487=x71,
        _488=x57, _489=x61, _490=x11, _491=hidden, _492=x57, _493=x11*x59, _494=x31, _495=x58,
        _496=x68*(vocab*x131 + x11), _497=x61, _498=x31, _499=x11*x68, _500=x132, _501=x133, _502=vocab,
        _503=hidden, _504=vocab*x73, _505=vocab*x74, _506=vocab, _507=hidden, _508=x132, _509=x134, _510=vocab,
        _511=hidden, _512=vocab*x75, _513=vocab*x76, _514=vocab, _515=hidden, _516=2, _517=x11, _518=x31, _519=x11,
        _520=x57, _521=x57, _522=x58, _523=seq*x59, _524=x58, _525=x68*(seq + positions*x131), _526=x61,
        _527=seq*x68, _528=x135, _529=positions*x59, _530=positions, _531=hidden, _532=positions*x73,
        _533=positions*x74, _534=positions, _535=hidden, _536=x135, _537=positions*x68, _538=positions, _539=hidden,
        _540=positions*x75, _541=positions*x76, _542=positions, _543=hidden, _544=2, _545=x54, _546=x11*x55,
        _547=x58, _548=x60, _549=x58, _550=x31, _551=x61, _552=x58, _553=x31, _554=x59, _555=x61, _556=x70,
        _557=x69, _558=hidden, _559=x59, _560=hidden, _561=x73, _562=x74, _563=hidden, _564=hidden, _565=x68,
        _566=hidden, _567=x75, _568=x76, _569=hidden, _570=2, _571=hidden, _572=x59, _573=hidden, _574=x73,
        _575=x74, _576=hidden, _577=hidden, _578=x68, _579=hidden, _580=x75, _581=x76, _582=hidden, _583=2,
        _584=x57, _585=x58, _586=x11, _587=hidden, _588=s59, _589=s60, _590=s2, _591=s3, _592=x57, _593=x61,
        _594=x11, _595=hidden, _596=x57, _597=x58, _598=x11, _599=hidden, _600=x49*x75, _601=4*x11*x132, _602=x58,
        _603=x133, _604=x136, _605=vocab*width_act_grad*x43, _606=x133, _607=x61, _608=x58, _609=x134, _610=x134,
        _611=x57, _612=x61, _613=x11, _614=hidden, _615=x11*(vocab*x5 + cost_log + 1),
        _616=x49*(cost_exp + cost_div + 1), _617=x136, _618=s61, _619=s62, _620=x31, _621=s63, _622=s61, _623=s64,
        _624=s62, _625=x50, _626=s63, _627=s65, _628=s62, _629=s66, _630=s67, _631=s66, _632=s64, _633=s66,
        _634=x49, _635=x50, _636=x11, _637=vocab,
        _638=layers*(x137*x83 + x138 + x75*(3*cost_div + 3*cost_rsqrt + x137*x139 + x138 + 42)) + hidden*(2*cost_rsqrt + x137*x140 + x52 + 28),
        _639=width_param_grad*x142, _640=x143,
        _641=width_param*(layers*(x144*x83 + x145 + x75*(x139*x144 + x145 + 3 - 3*f1)) + hidden*(x141 - f1*x141)),
        _642=x146, _643=width_param*x142, _644=x143, _645=x146,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x8 = batch*x2
    x9 = context*width_act*x8
    x10 = width_act + 4
    x11 = 2*context*x0
    x12 = batch*heads*(seq*(context*x10 + x0) + x11)
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
    x13 = ffn*width_act
    x14 = layers*layer_kept
    x15 = batch*seq
    x16 = 2*layer_kept
    x17 = 8*x15
    if activations == "fused":
        s0 = x15*(x14*(x13 + 16) + 8)
    elif activations == "paper":
        s0 = x13*x14*x15
    else:
        s0 = x17*(layers*x16 + 1)
    if loss == "eager":
        s3 = 4*x15*(vocab + 2)
    else:
        s3 = 0
    x18 = 4*heads
    x19 = 2*hidden
    x20 = 2*ffn
    x21 = 3*hidden
    x22 = 2*head_dim
    x23 = heads*x22 + x21
    x25 = x0*x4
    x26 = x19 + 16
    x27 = width_act*(ffn + x23) + x26
    x28 = batch*(seq*x27 + x25)
    if attention == "flash":
        x24 = width_act*(x20 + x23) + x19
        if activations == "fused":
            layer_dense = batch*(seq*(x18 + x24 + 16) + x25)
        elif activations == "paper":
            layer_dense = batch*(seq*x24 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x18 + x27) + x25) + 24
            else:
                layer_dense = x28
    else:
        x29 = heads*(context + x22) + x21
        x30 = width_act*(x20 + x29) + x19
        if activations == "fused":
            layer_dense = batch*(seq*(x30 + 16) + x25)
        elif activations == "paper":
            layer_dense = batch*(seq*x30 + x25)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x18 + width_act*(ffn + x29) + x26) + heads*x11)
            else:
                layer_dense = x28
    x31 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x31
    x39 = context*kv_heads
    if attention == "flash":
        x38 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x2*(x38 + 2) + x38*x39)
    else:
        x40 = batch*width_act_grad
        f5 = max(context*x40*(kv_heads*head_dim + 2*x2), x40*(x2*(context + head_dim) + x22*x39))
        moment_dense_attention_core = f5
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = 4*x8
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x8 + 6)
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
    x32 = x21*x31
    x33 = hidden*x31
    x34 = x19*x31
    x35 = x31*(hidden + ffn)
    x36 = heads*head_dim
    x37 = head_dim*(heads + x3)
    x41 = width_param + width_master + width_param_grad + 2*width_opt
    x42 = ffn*x41
    x43 = x41*(heads + kv_heads)
    x44 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x41*(vocab + positions)
    x45 = width_act*x15
    x46 = layer_kept*x45 + x41
    moment_ends_lm_head = x31*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x34
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x35
    moment_dense_ffn_down = x35
    moment_dense_ffn_norm = x34
    moment_dense_ffn_dropout = x34
    moment_dense_attention_norm = x34
    moment_dense_ffn_activation = x20*x31
    moment_dense_qkv_projection = x31*(hidden + x37)
    moment_dense_attention_dropout = x34
    moment_dense_output_projection = x31*(hidden + x36)
    f4 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_dropout, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_dropout, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f4
    moment_dense_ffn_residual = x32
    moment_dense_attention_residual = x32
    f1 = max(branch_dense + x33, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x33
    moment_ends_position_embedding = x33
    f3 = max(moment_ends_position_embedding, moment_ends_token_embedding)
    point_embedding = f3
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(x19*(head_dim*x43 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x42) + x37*x41 + x42) + hidden*x44,
        x15*(layers*(width_act*(hidden + layer_kept*(ffn + x21 + x36)) + layer_kept*x19) + width_act*x19 + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x15*(width_act*(3*layer_kept + 1) + x16) + x20*x41 + x22*x43) + head_dim*(heads*x46 + x3*x41) + ffn*x46) + hidden*(x44 + 2*x45) + f0 + x17 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
