"""Costs of gpt2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gpt2"
FORMULAS = "standard"
FORMULAS_SHA256 = "797386b2943825a1373b23a31442a8426372d4e0e62ab672dbe88427717349bf"

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
    ("ends", "embedding_dropout", "dropout", "other", "1", ""),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_2"),
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
    ("ends", "embedding_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "ffn_activation", "step_0", "activation", "act", "saved", "ffn_activation.step_0"),
    ("dense", "ffn_activation", "step_1", "activation", "act", "saved", "ffn_activation.step_1"),
    ("dense", "ffn_activation", "step_2", "activation", "act", "saved", "ffn_activation.step_2"),
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
    ("ends", "embedding_dropout", "mask", "activation", "BOOL", "saved", "embedding_dropout.mask"),
    ("ends", "embedding_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
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
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "other", "norm", "head", "loss", "optimizer")

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
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x1 = batch*layers
    x2 = heads*head_dim
    x42 = 2*context
    x52 = seq*context
    if pairs == "full":
        pairs_size = x52
    elif pairs == "causal":
        pairs_size = _exact(seq*(x42 + 1 - seq), 2)
    else:
        pairs_size = _exact(x52, 2)
    x3 = pairs_size*x2
    x4 = x1*x3
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x5 = 4*x0*x4
    x6 = cost_exp + cost_div
    x7 = x6 + 6
    x8 = core_rerun*x7
    x9 = heads*pairs_size
    x10 = x1*x9
    x11 = x10*(x8 + 7)
    if flops == "model":
        s0 = x5
        s1 = x11
    else:
        if attention == "flash":
            s0 = 2*x4*(2*core_rerun + 5)
            s1 = x10*(cost_exp + x8 + 9)
        else:
            s0 = x5
            s1 = x11
    x12 = head_dim*width_act
    x13 = seq*heads
    x14 = 2*kv_heads
    x15 = context*x14
    x16 = x1*(x13 + x15)
    x17 = x1*x13
    x18 = core_rerun + 1
    x19 = x15*x18
    x20 = 2*width_act_grad
    x21 = head_dim*(width_act*core_rerun + width_act_grad)
    x22 = head_dim*x15
    x23 = width_act_grad*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x24 = core_kept*x17
    x26 = 3*core_kept
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x28 = batch*seq
    x29 = layer_kept*x12
    x30 = heads + x14
    x31 = seq*x1*x30
    x32 = x27*x31
    x33 = x29*x31
    x35 = 3*width_act
    x37 = 4*width_act_grad
    x38 = 3*width_act_grad
    x39 = 2*width_act
    x40 = x39 + 1
    if attention == "flash":
        x25 = 4*core_kept
        if activations == "fused":
            s11 = x24
            s14 = x17*x25
        elif activations == "paper":
            s11 = 0
            s14 = 0
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(x26 + x28*(heads*(core_kept + x27) + x14*x27))
                s14 = layers*(24*core_kept + x28*(heads*(x25 + x29) + x14*x29))
            else:
                s11 = x32
                s14 = x33
        s2 = x12*x16
        s4 = x17*(x12 + 4)
        s6 = x1*(head_dim*(width_act*(x0*x13 + x19) + x13*x20) + 8*x13)
        s8 = x1*(x13*(4*core_rerun + x21 + 4) + x23)
    else:
        x34 = 3*context + head_dim
        x41 = context*x40
        if activations in ('fused', 'paper'):
            s11 = context*x17*x26
            s14 = x24*x41
        else:
            if recompute in ('none', 'full'):
                x43 = heads*core_kept*x1
                s11 = x43*(seq*x34 + head_dim*x42)
                s14 = x43*(seq*(x12 + x41) + x12*x42)
            else:
                s11 = x32
                s14 = x33
        x36 = x35 + 1
        s2 = width_act*x1*(x13*x34 + x22)
        s4 = x17*(context*x36 + x12)
        s6 = x1*(x12*x19 + x13*(context*(width_act*(3*core_rerun + 2) + x37 + 1) + head_dim*(width_act*x18 + x20)))
        s8 = x1*(x13*(context*(core_rerun*x36 + x38) + x21) + x23)
    x44 = layers*layer_kept
    if activations == "fused":
        x45 = layers*x15
        s10 = batch*(seq*(x44*(x2 + 4) + 2) + x27*x45)
        s13 = batch*(seq*(x44*(heads*x12 + 16) + 8) + x29*x45)
    elif activations == "paper":
        s10 = x16*x27
        s13 = x16*x29
    else:
        s10 = x28*(x44*(3*ffn + 4) + 2)
        s13 = x28*(x44*(ffn*x35 + 16) + 8)
    x48 = vocab + 2
    x49 = vocab*width_act + 8
    x50 = vocab*width_act_grad
    if loss == "eager":
        x46 = vocab*x28
        x47 = x28*(vocab + 1)
        s3 = x28*(vocab*(width_act + 4) + 8)
        s5 = 8*x46
        s7 = 8*x47
        s9 = x46*(width_act_grad + 4)
        s12 = x47
        s15 = 4*x28*x48
    else:
        x51 = x28*x50
        s3 = x28*x49
        s5 = x51
        s7 = x51
        s9 = x51
        s12 = 0
        s15 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x53 = head_dim*(heads + kv_heads)
    x54 = ffn + x53
    x55 = x54 + 3
    x56 = 2*hidden
    x57 = head_dim*x30
    x58 = ffn + x57
    x59 = x55*x56 + x58
    x60 = positions + x48
    x61 = layers*x59 + hidden*x60
    x62 = 2*layers
    x63 = 2*cost_div
    x64 = 10*hidden
    x65 = 2*cost_rsqrt
    x66 = 22*hidden + ffn*(cost_gelu + 1) + 4*cost_div + x57 + x65 + 2
    x67 = layer_rerun + 2
    x68 = 4*hidden
    x69 = cost_div + cost_rsqrt + 14
    x70 = ffn*x69
    x71 = vocab + positions
    x72 = seq*(batch + 1)
    x73 = 2*ffn
    x74 = x2 + x73
    x75 = 8*hidden
    x76 = width_act*(x57 + x73 + x75) + x56 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x77 = width_param_grad*accumulating
    x78 = width_param*layer_rerun + x77
    x79 = layer_rerun + 1
    x80 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x81 = width_param*(1 - f1)
    x82 = 2*width_opt
    x83 = width_master + x82
    x84 = width_param_grad + x83
    x85 = x81 + x84
    x86 = ffn*x85
    x87 = 3*width_master + 6*width_opt
    x88 = 2*width_master + 4*width_opt
    x89 = width_param + x83
    x90 = ffn*x89
    x91 = 3*hidden
    values = (
        x61, x61, 0, 2*batch*(seq*hidden*(vocab + x54*x62) + x3*x62),
        batch*(seq*(layers*x66 + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x63 + x64 + 2) + layers*x7*x9),
        x28*x68*(layers*(ffn*x67 + x53*x67) + vocab) + s0,
        x28*(layers*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*x66 + x57) + 17*hidden + vocab*(x6 + 1)) + s1, 0,
        layers*(x56*(3*cost_div + 3*cost_rsqrt + x53*x69 + x70 + 42) + x57*x69 + x70) + hidden*(x63 + x65 + x69*x71 + 28),
        width_param*(layers*x58 + hidden*(x48 + x55*x62 + x72)) + x28*(width_act*(layers*(x64 + x74) + x68) + 8) + s2 + s3,
        x28*(layers*x76 + hidden*(4*width_act + 1) + x49) + s4 + s5,
        layers*(ffn*x78 + x28*(head_dim*(heads*(width_act*x79 + x20) + kv_heads*x37) + ffn*(x38 + x39*x79) + 16) + x56*(width_param*(ffn*x79 + 3*layer_rerun + x53*x79 + 1) + x28*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x55*x77) + x57*x78) + hidden*(seq*(batch*(width_param_grad + x37 + x40) + width_param_grad) + vocab*(width_param + width_param_grad) + width_param + 2*x77) + 2*x28*(x50 + 8) + s6 + s7,
        layers*(width_param_grad*x59 + x28*(width_act_grad*(x74 + x75) + layer_rerun*x76)) + hidden*(width_param_grad*(vocab*(x80 + 2) + positions*(x80 + 1) + x72 + 2) + x28*x38) + s8 + s9,
        layers*(x56*(3*width_param_grad + x53*x85 + 3*x81 + x86 + x87) + x57*x85 + x86) + hidden*(width_param*(x60 - f1*x60) + 2*width_param_grad + x71*x84 + x88),
        layers*(x56*(3*width_param + x53*x89 + x87 + x90) + x57*x89 + x90) + hidden*(2*width_param + x71*x89 + x88),
        x61, width_param*x61, f1*x61, width_master*x61, 2*x61, x61*x82, x61, width_param_grad*x61,
        x28*(layers*(hidden + layer_kept*(5*hidden + x74)) + x91 + 1) + s10 + s11 + s12,
        x28*(layers*(width_act*(hidden + layer_kept*(x74 + x91)) + layer_kept*x56) + hidden*x40 + 8) + s13 + s14 + s15,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x39 = 2*context
    x43 = seq*context
    if pairs == "full":
        pairs_size = x43
    elif pairs == "causal":
        pairs_size = _exact(seq*(x39 + 1 - seq), 2)
    else:
        pairs_size = _exact(x43, 2)
    x2 = pairs_size*x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 6
    x6 = core_rerun*x5
    x7 = heads*pairs_size
    x8 = batch*x7
    x9 = x8*(x6 + 7)
    if flops == "model":
        s0 = x4
        s1 = x9
    else:
        if attention == "flash":
            s0 = 2*batch*x2*(2*core_rerun + 5)
            s1 = x8*(cost_exp + x6 + 9)
        else:
            s0 = x4
            s1 = x9
    x10 = head_dim*width_act
    x11 = seq*heads
    x12 = 2*kv_heads
    x13 = context*x12
    x14 = batch*(x11 + x13)
    x15 = batch*x11
    x16 = core_rerun + 1
    x17 = x13*x16
    x18 = 2*width_act_grad
    x19 = head_dim*(width_act*core_rerun + width_act_grad)
    x20 = head_dim*x13
    x21 = width_act_grad*x20
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x22 = core_kept*x15
    x24 = 3*core_kept
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x26 = batch*seq
    x27 = layer_kept*x10
    x28 = heads + x12
    x29 = x26*x28
    x30 = x25*x29
    x31 = x27*x29
    x33 = 3*width_act
    x35 = 4*width_act_grad
    x36 = 3*width_act_grad
    x37 = 2*width_act
    if attention == "flash":
        x23 = 4*core_kept
        if activations == "fused":
            s7 = x22
            s9 = x15*x23
        elif activations == "paper":
            s7 = 0
            s9 = 0
        else:
            if recompute in ('none', 'full'):
                s7 = x24 + x26*(heads*(core_kept + x25) + x12*x25)
                s9 = 24*core_kept + x26*(heads*(x23 + x27) + x12*x27)
            else:
                s7 = x30
                s9 = x31
        s2 = x10*x14
        s3 = x15*(x10 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x11 + x17) + x11*x18) + 8*x11)
        s5 = batch*(x11*(4*core_rerun + x19 + 4) + x21)
    else:
        x32 = 3*context + head_dim
        x38 = context*(x37 + 1)
        if activations in ('fused', 'paper'):
            s7 = context*x15*x24
            s9 = x22*x38
        else:
            if recompute in ('none', 'full'):
                x40 = batch*heads*core_kept
                s7 = x40*(seq*x32 + head_dim*x39)
                s9 = x40*(seq*(x10 + x38) + x10*x39)
            else:
                s7 = x30
                s9 = x31
        x34 = x33 + 1
        s2 = batch*width_act*(x11*x32 + x20)
        s3 = x15*(context*x34 + x10)
        s4 = batch*(x10*x17 + x11*(context*(width_act*(3*core_rerun + 2) + x35 + 1) + head_dim*(width_act*x16 + x18)))
        s5 = batch*(x11*(context*(core_rerun*x34 + x36) + x19) + x21)
    if activations == "fused":
        x41 = batch*layer_kept
        s6 = x41*(seq*(x1 + 4) + x20)
        s8 = x41*(seq*(heads*x10 + 16) + x10*x13)
    elif activations == "paper":
        s6 = x14*x25
        s8 = x14*x27
    else:
        x42 = layer_kept*x26
        s6 = x42*(3*ffn + 4)
        s8 = x42*(ffn*x33 + 16)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x44 = head_dim*x28
    x45 = head_dim*(heads + kv_heads)
    x46 = ffn + x45
    x47 = x46 + 3
    x48 = 2*hidden
    x49 = ffn + x44 + x47*x48
    x50 = 22*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + x44 + 2
    x51 = layer_rerun + 2
    x52 = width_param*x49
    x53 = 2*ffn
    x54 = x1 + x53
    x55 = 8*hidden
    x56 = width_act*(x44 + x53 + x55) + x48 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x57 = width_param_grad*accumulating
    x58 = width_param*layer_rerun + x57
    x59 = layer_rerun + 1
    x60 = width_param_grad*x49
    x61 = 2*x49
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x49, x49, 0, x3*(seq*hidden*x46 + x2), batch*(seq*x50 + x5*x7), 4*hidden*x26*(ffn*x51 + x45*x51) + s0,
        x26*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*x50 + x44) + s1, 0, 0,
        width_act*x26*(10*hidden + x54) + x52 + s2, x26*x56 + s3,
        ffn*x58 + x26*(head_dim*(heads*(width_act*x59 + x18) + kv_heads*x35) + ffn*(x36 + x37*x59) + 16) + x44*x58 + x48*(width_param*(ffn*x59 + 3*layer_rerun + x45*x59 + 1) + x26*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x47*x57) + s4,
        x26*(width_act_grad*(x54 + x55) + layer_rerun*x56) + x60 + s5, 0, 0, x49, x52, f1*x49, width_master*x49,
        x61, width_opt*x61, x49, x60, x26*(hidden + layer_kept*(5*hidden + x54)) + s6 + s7,
        x26*(width_act*(hidden + layer_kept*(3*hidden + x54)) + layer_kept*x48) + s8 + s9, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x6 = vocab*width_act + 8
    x7 = vocab*width_act_grad
    if loss == "eager":
        x3 = vocab + 1
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x2
        s2 = x2*x3
        s3 = x4*(width_act_grad + 4)
        s5 = x0*x3
        s7 = 4*x0*x5
    else:
        x8 = x0*x7
        s0 = x0*x6
        s1 = x8
        s2 = x8
        s3 = x8
        s5 = 0
        s7 = 0
    x9 = positions + x5
    x10 = hidden*x9
    x11 = 2*cost_div
    x12 = cost_div + cost_rsqrt + 14
    x13 = ffn*x12
    x14 = heads + kv_heads
    x15 = head_dim*x12
    x16 = 2*hidden
    x17 = heads + 2*kv_heads
    x18 = vocab + positions
    x19 = seq*(batch + 1)
    x20 = 4*width_act
    x21 = 2*width_act + 1
    x22 = 2*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x23 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x24 = width_param*(1 - f1)
    x25 = 2*width_opt
    x26 = width_master + x25
    x27 = width_param_grad + x26
    x28 = x24 + x27
    x29 = ffn*x28
    x30 = head_dim*x28
    x31 = 3*width_master + 6*width_opt
    x32 = 2*width_master + 4*width_opt
    x33 = width_param + x26
    x34 = ffn*x33
    x35 = head_dim*x33
    values = (
        x10, x10, 0, hidden*vocab*x1, x0*(10*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x11 + 2),
        4*hidden*x4, x0*(17*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x13 + x15*x17 + x16*(3*cost_div + 3*cost_rsqrt + x13 + x14*x15 + 42)) + hidden*(2*cost_rsqrt + x11 + x12*x18 + 28),
        hidden*(width_param*(x19 + x5) + x0*x20) + x2 + s0, x0*(hidden*(x20 + 1) + x6) + s1,
        hidden*(seq*(batch*(width_param_grad + 4*width_act_grad + x21) + width_param_grad) + vocab*(width_param + width_param_grad) + width_param + accumulating*x22) + x1*(x7 + 8) + s2,
        hidden*(width_param_grad*(vocab*(x23 + 2) + positions*(x23 + 1) + x19 + 2) + 3*width_act_grad*x0) + s3,
        layers*(x16*(3*width_param_grad + x14*x30 + 3*x24 + x29 + x31) + x17*x30 + x29) + hidden*(width_param*(x9 - f1*x9) + x18*x27 + x22 + x32),
        layers*(x16*(3*width_param + x14*x35 + x31 + x34) + x17*x35 + x34) + hidden*(2*width_param + x18*x33 + x32),
        x10, width_param*x10, f1*x10, width_master*x10, 2*x10, x10*x25, x10, width_param_grad*x10,
        x0*(3*hidden + 1) + s4 + s5, x0*(hidden*x21 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x38 = 2*context
    x57 = seq*context
    if pairs == "full":
        pairs_size = x57
    elif pairs == "causal":
        pairs_size = _exact(seq*(x38 + 1 - seq), 2)
    else:
        pairs_size = _exact(x57, 2)
    x2 = batch*pairs_size
    x3 = x1*x2
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x4 = 4*x3
    x5 = x0*x4
    x6 = cost_exp + cost_div
    x7 = x6 + 6
    x8 = core_rerun*x7
    x9 = heads*x2
    x10 = x9*(x8 + 7)
    if flops == "model":
        s17 = x5
        s18 = x10
    else:
        if attention == "flash":
            s17 = 2*x3*(2*core_rerun + 5)
            s18 = x9*(cost_exp + x8 + 9)
        else:
            s17 = x5
            s18 = x10
    x11 = seq*heads
    x12 = 2*kv_heads
    x13 = context*x12
    x15 = batch*width_act
    x16 = head_dim*x15
    x17 = x11*x16
    x18 = batch*x11
    x20 = core_rerun + 1
    x21 = batch*width_act_grad
    x22 = head_dim*x21
    x23 = x11*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x24 = core_kept*x18
    x26 = batch*seq
    x27 = heads + x12
    x28 = head_dim*x27
    x29 = x26*x28
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x30 = layer_kept*x29
    x31 = width_act*x30
    x35 = batch*context
    if attention == "flash":
        x19 = 4*x18
        x25 = core_kept*x19
        if activations == "fused":
            s13 = 0
            s14 = 0
            s15 = 0
            s16 = 0
            s30 = x24
            s31 = x25
            s32 = x26
            s33 = heads
            s34 = 0
            s35 = 0
            s36 = 0
        elif activations == "paper":
            s13 = 0
            s14 = 0
            s15 = 0
            s16 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
        else:
            if recompute in ('none', 'full'):
                s30 = x24
                s31 = x25
                s32 = x26
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
            s13 = x30
            s14 = x31
            s15 = x26
            s16 = x28
        x14 = x11 + x13
        s19 = x14*x16
        s20 = x17
        s21 = x19
        s22 = 0
        s23 = x16*(x0*x11 + x13*x20)
        s24 = 2*x23
        s25 = x19*x20
        s26 = 8*x18
        s27 = x14*x22
        s28 = core_rerun*x17
        s29 = 0
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
    else:
        x36 = x11*x35
        x39 = core_kept*x36
        x40 = width_act*x39
        if activations in ('fused', 'paper'):
            s13 = 0
            s14 = 0
            s15 = 0
            s16 = 0
            s37 = x39
            s38 = x40
            s39 = batch
            s40 = heads
            s41 = seq
            s42 = context
            s48 = 0
            s49 = 0
            s50 = 0
            s51 = 0
            s52 = 0
            s53 = 0
            s54 = 0
            s55 = 0
            s56 = 0
        else:
            if recompute in ('none', 'full'):
                x41 = core_kept*x1*x35
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s37 = x39
                s38 = x40
                s39 = batch
                s40 = heads
                s41 = seq
                s42 = context
                s48 = head_dim*x24
                s49 = core_kept*x17
                s50 = batch
                s51 = heads
                s52 = seq
                s53 = head_dim
                s54 = x41
                s55 = width_act*x41
                s56 = context
            else:
                s13 = x30
                s14 = x31
                s15 = x26
                s16 = x28
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s41 = 0
                s42 = 0
                s48 = 0
                s49 = 0
                s50 = 0
                s51 = 0
                s52 = 0
                s53 = 0
                s54 = 0
                s55 = 0
                s56 = 0
        x32 = x11*(3*context + head_dim)
        x33 = head_dim*x13 + x32
        x34 = x15*x32
        x37 = head_dim*x20
        s19 = x15*x33
        s20 = x34
        s21 = 0
        s22 = x36
        s23 = x15*(x11*(context*(3*core_rerun + 2) + x37) + x13*x37)
        s24 = 2*x11*x21*(head_dim + x38)
        s25 = 0
        s26 = 0
        s27 = x21*x33
        s28 = core_rerun*x34
        s29 = core_rerun*x36
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s43 = width_act_grad*x36
        s44 = batch
        s45 = heads
        s46 = seq
        s47 = context
    x42 = 2*x26
    x43 = layer_kept*x42
    x44 = 8*x26
    x45 = layer_kept*x44
    x46 = head_dim*x18
    x47 = layer_kept*x46
    x48 = layer_kept*x17
    x49 = kv_heads*head_dim*x35
    x50 = layer_kept*x49
    x51 = width_act*x50
    x52 = ffn*x26
    x53 = layer_kept*x52
    x54 = width_act*x53
    if activations == "fused":
        s0 = x43
        s1 = x45
        s2 = x26
        s3 = 2
        s4 = x47
        s5 = x48
        s6 = x26
        s7 = heads
        s8 = head_dim
        s9 = x50
        s10 = x51
        s11 = x35
        s12 = kv_heads
        s57 = 0
        s58 = 0
        s59 = 0
        s60 = 0
        s61 = x42
        s62 = x44
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = x47
        s5 = x48
        s6 = x26
        s7 = heads
        s8 = head_dim
        s9 = x50
        s10 = x51
        s11 = x35
        s12 = kv_heads
        s57 = 0
        s58 = 0
        s59 = 0
        s60 = 0
        s61 = 0
        s62 = 0
    else:
        s0 = x43
        s1 = x45
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
        s57 = x53
        s58 = x54
        s59 = x26
        s60 = ffn
        s61 = x42
        s62 = x44
    x55 = vocab*x26
    x56 = width_act_grad*x55
    if loss == "eager":
        s63 = vocab*x44
        s64 = 4*x55
        s65 = 0
        s66 = x44
        s67 = x55
        s68 = x26
        s69 = vocab
    else:
        s63 = 0
        s64 = 0
        s65 = x56
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x58 = 2*cost_div
    x59 = 7*hidden + cost_rsqrt + x58 + 1
    x60 = x26*x59
    x61 = 13*hidden
    x62 = x26*(layer_rerun*x59 + x61)
    x63 = hidden*x26
    x64 = width_act*x63
    x65 = hidden*width_param
    x66 = 2*x65
    x67 = width_act_grad*x63
    x68 = layer_rerun + 1
    x69 = hidden*x68
    x70 = x26*x69
    x71 = width_act*x70
    x72 = 2*layer_rerun
    x73 = x65*(x72 + 1)
    x74 = hidden*width_param_grad
    x75 = 2*x74
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x76 = accumulating*x75
    x77 = layer_rerun*x64
    x78 = layer_rerun*x44
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x79 = hidden*f1
    x80 = hidden*width_master
    x81 = 2*hidden
    x82 = width_opt*x81
    x83 = layer_kept*x63
    x84 = layer_kept*x64
    x85 = x29*x81
    x86 = layer_rerun + 2
    x87 = hidden*x27
    x88 = x27 + x87
    x89 = head_dim*width_param
    x90 = width_act*x29
    x91 = width_act_grad*x42
    x92 = head_dim*width_param_grad*x88
    x93 = hidden*x28
    x94 = 2*x28
    x95 = width_act_grad*x49
    x96 = x46*x81
    x97 = x1 + 1
    x98 = x26*x81
    x99 = width_act_grad*x98
    x100 = x74*x97
    x101 = hidden*x1
    x102 = x68*x98
    x103 = layer_rerun*x63
    x104 = width_act*x98
    x105 = x64*x72
    x106 = x52*x81
    x107 = x106*x86
    x108 = ffn*x68
    x109 = x108*x26
    x110 = hidden + 1
    x111 = ffn*width_param
    x112 = width_act*x52
    x113 = 2*ffn
    x114 = ffn*width_param_grad
    x115 = x110*x114
    x116 = layer_rerun*x112
    x117 = hidden*ffn
    x118 = ffn*x65
    x119 = ffn*x79
    x120 = ffn*x80
    x121 = ffn*x74
    x122 = ffn*x81
    x123 = ffn*x82
    x124 = width_act_grad*x52
    x125 = width_act*x109
    x126 = ffn + 1
    x127 = x126*x74
    x128 = 1 - accumulating
    x129 = hidden*vocab
    x130 = vocab*x65
    x131 = vocab*x74
    x132 = hidden*positions
    x133 = width_act*x55
    x134 = cost_div + cost_rsqrt + 14
    x135 = ffn*x134
    x136 = head_dim*(heads + kv_heads)
    x137 = vocab + positions
    x138 = x137 + 2
    x139 = layers*(ffn + x28 + x81*(ffn + x136 + 3)) + hidden*x138
    x140 = width_master*x139
    x141 = 1 - f1
    x142 = ffn*x141
    x143 = 2*width_opt*x139
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x60, _1=x62, _2=x64, _3=x66, _4=x64, _5=x44, _6=x67, _7=x71, _8=x44, _9=x73, _10=x67, _11=x76, _12=x75,
        _13=x77, _14=x78, _15=hidden, _16=x65, _17=hidden, _18=x79, _19=x80, _20=hidden, _21=hidden, _22=x74,
        _23=hidden, _24=x81, _25=x82, _26=hidden, _27=2, _28=hidden, _29=x65, _30=hidden, _31=x79, _32=x80,
        _33=hidden, _34=hidden, _35=x74, _36=hidden, _37=x81, _38=x82, _39=hidden, _40=2, _41=x63, _42=x64, _43=x26,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x63, _50=x67, _51=x26, _52=hidden, _53=x83, _54=x84,
        _55=x26, _56=hidden, _57=x85, _58=x29, _59=x85*x86, _60=x29*x68, _61=x64, _62=x88*x89, _63=x90, _64=x28*x91,
        _65=x89*(layer_rerun*x27 + x68*x87), _66=x67, _67=x71, _68=accumulating*x92, _69=x92, _70=layer_rerun*x90,
        _71=x93, _72=x28*x65, _73=hidden, _74=x28, _75=x28*x79, _76=x28*x80, _77=hidden, _78=x28, _79=x93,
        _80=x28*x74, _81=hidden, _82=x28, _83=x28*x81, _84=x28*x82, _85=hidden, _86=x28, _87=2, _88=x28,
        _89=width_param*x28, _90=x28, _91=f1*x28, _92=width_master*x28, _93=x28, _94=x28, _95=width_param_grad*x28,
        _96=x28, _97=x94, _98=width_opt*x94, _99=x28, _100=2, _101=x63, _102=x67, _103=x26, _104=hidden, _105=s4,
        _106=s5, _107=s6, _108=s7, _109=s8, _110=s9, _111=s10, _112=s11, _113=s12, _114=s8, _115=s9, _116=s10,
        _117=s11, _118=s12, _119=s8, _120=s13, _121=s14, _122=s15, _123=s16, _124=x4, _125=x7*x9, _126=s17,
        _127=s18, _128=s19, _129=s20, _130=s21, _131=s22, _132=s23, _133=s24, _134=s25, _135=s26, _136=s27,
        _137=s22, _138=s28, _139=s29, _140=x47, _141=x48, _142=x26, _143=heads, _144=head_dim, _145=s30, _146=s31,
        _147=s32, _148=s33, _149=x46, _150=x23, _151=x26, _152=heads, _153=head_dim, _154=x49, _155=x95, _156=x35,
        _157=kv_heads, _158=head_dim, _159=x49, _160=x95, _161=x35, _162=kv_heads, _163=head_dim, _164=s34,
        _165=s35, _166=s36, _167=s37, _168=s38, _169=s39, _170=s40, _171=s41, _172=s42, _173=s37, _174=s37,
        _175=s39, _176=s40, _177=s41, _178=s42, _179=s37, _180=s38, _181=s39, _182=s40, _183=s41, _184=s42,
        _185=s22, _186=s43, _187=s44, _188=s45, _189=s46, _190=s47, _191=s22, _192=s43, _193=s44, _194=s45,
        _195=s46, _196=s47, _197=s22, _198=s43, _199=s44, _200=s45, _201=s46, _202=s47, _203=s48, _204=s49,
        _205=s50, _206=s51, _207=s52, _208=s53, _209=s54, _210=s55, _211=s50, _212=s51, _213=s56, _214=s53,
        _215=s54, _216=s55, _217=s50, _218=s51, _219=s56, _220=s53, _221=x96, _222=x63, _223=x86*x96, _224=x70,
        _225=x17, _226=x65*x97, _227=x64, _228=x99, _229=x65*(layer_rerun + x1*x68), _230=x23, _231=x17*x68,
        _232=accumulating*x100, _233=x100, _234=x77, _235=x101, _236=x1*x65, _237=x1, _238=hidden, _239=x1*x79,
        _240=x1*x80, _241=x1, _242=hidden, _243=x101, _244=x1*x74, _245=x1, _246=hidden, _247=x1*x81, _248=x1*x82,
        _249=x1, _250=hidden, _251=2, _252=hidden, _253=x65, _254=hidden, _255=x79, _256=x80, _257=hidden,
        _258=hidden, _259=x74, _260=hidden, _261=x81, _262=x82, _263=hidden, _264=2, _265=x46, _266=x23, _267=x26,
        _268=heads, _269=head_dim, _270=x98, _271=x102, _272=x64, _273=x64, _274=x63, _275=x67, _276=x63, _277=x67,
        _278=x77, _279=x77, _280=x103, _281=x83, _282=x83, _283=x26, _284=hidden, _285=x63, _286=x67, _287=x26,
        _288=hidden, _289=x63, _290=x70, _291=x104, _292=x64, _293=x99, _294=x67, _295=x105, _296=x77, _297=x63,
        _298=x67, _299=x26, _300=hidden, _301=x83, _302=x84, _303=x26, _304=hidden, _305=x60, _306=x62, _307=x64,
        _308=x66, _309=x64, _310=x44, _311=x67, _312=x71, _313=x44, _314=x73, _315=x67, _316=x76, _317=x75,
        _318=x77, _319=x78, _320=hidden, _321=x65, _322=hidden, _323=x79, _324=x80, _325=hidden, _326=hidden,
        _327=x74, _328=hidden, _329=x81, _330=x82, _331=hidden, _332=2, _333=hidden, _334=x65, _335=hidden,
        _336=x79, _337=x80, _338=hidden, _339=hidden, _340=x74, _341=hidden, _342=x81, _343=x82, _344=hidden,
        _345=2, _346=s0, _347=s1, _348=s2, _349=s3, _350=x63, _351=x67, _352=x26, _353=hidden, _354=x83, _355=x84,
        _356=x26, _357=hidden, _358=x106, _359=x52, _360=x107, _361=x109, _362=x64, _363=x110*x111, _364=x112,
        _365=width_act_grad*x113*x26, _366=x111*(layer_rerun + x69), _367=x67, _368=x71, _369=accumulating*x115,
        _370=x115, _371=x116, _372=x117, _373=x118, _374=hidden, _375=ffn, _376=x119, _377=x120, _378=hidden,
        _379=ffn, _380=x117, _381=x121, _382=hidden, _383=ffn, _384=x122, _385=x123, _386=hidden, _387=ffn, _388=2,
        _389=ffn, _390=x111, _391=ffn, _392=ffn*f1, _393=ffn*width_master, _394=ffn, _395=ffn, _396=x114, _397=ffn,
        _398=x113, _399=width_opt*x113, _400=ffn, _401=2, _402=x63, _403=x67, _404=x26, _405=hidden, _406=x53,
        _407=x54, _408=x26, _409=ffn, _410=cost_gelu*x52, _411=x52*(cost_gelu*x68 + 3), _412=x112, _413=x112,
        _414=x124, _415=x125, _416=x124, _417=x116, _418=x52, _419=x124, _420=x26, _421=ffn, _422=s57, _423=s58,
        _424=s59, _425=s60, _426=s57, _427=s58, _428=s59, _429=s60, _430=s57, _431=s58, _432=s59, _433=s60,
        _434=x53, _435=x54, _436=x26, _437=ffn, _438=x106, _439=x63, _440=x107, _441=x70, _442=x112, _443=x126*x65,
        _444=x64, _445=x99, _446=x65*(layer_rerun + x108), _447=x124, _448=x125, _449=accumulating*x127, _450=x127,
        _451=x77, _452=x117, _453=x118, _454=ffn, _455=hidden, _456=x119, _457=x120, _458=ffn, _459=hidden,
        _460=x117, _461=x121, _462=ffn, _463=hidden, _464=x122, _465=x123, _466=ffn, _467=hidden, _468=2,
        _469=hidden, _470=x65, _471=hidden, _472=x79, _473=x80, _474=hidden, _475=hidden, _476=x74, _477=hidden,
        _478=x81, _479=x82, _480=hidden, _481=2, _482=x52, _483=x124, _484=x26, _485=ffn, _486=x98, _487=x102,
        _488=x64, _489=x64, _490=x63, _491=x67, _492=x63, _493=x67, _494=x77, _495=x77, _496=x103, _497=x83,
        _498=x83, _499=x26, _500=hidden, _501=x63, _502=x67, _503=x26, _504=hidden, _505=x63, _506=x70, _507=x104,
        _508=x64, _509=x99, _510=x67, _511=x105, _512=x77, _513=x63, _514=x67, _515=x26, _516=hidden, _517=x63,
        _518=x26*x65, _519=x44, _520=x64, _521=x74*(vocab*x128 + x26), _522=x67, _523=x44, _524=x26*x74, _525=x129,
        _526=x130, _527=vocab, _528=hidden, _529=vocab*x79, _530=vocab*x80, _531=vocab, _532=hidden, _533=x129,
        _534=x131, _535=vocab, _536=hidden, _537=vocab*x81, _538=vocab*x82, _539=vocab, _540=hidden, _541=2,
        _542=x26, _543=x44, _544=x26, _545=x63, _546=x63, _547=x64, _548=seq*x65, _549=x64,
        _550=x74*(seq + positions*x128), _551=x67, _552=seq*x74, _553=x132, _554=positions*x65, _555=positions,
        _556=hidden, _557=positions*x79, _558=positions*x80, _559=positions, _560=hidden, _561=x132,
        _562=positions*x74, _563=positions, _564=hidden, _565=positions*x81, _566=positions*x82, _567=positions,
        _568=hidden, _569=2, _570=x98, _571=x98, _572=x64, _573=x64, _574=x63, _575=x67, _576=x63, _577=x67,
        _578=x63, _579=x63, _580=x26, _581=hidden, _582=x63, _583=x67, _584=x26, _585=hidden, _586=x60,
        _587=x26*x61, _588=x64, _589=x66, _590=x64, _591=x44, _592=x67, _593=x64, _594=x44, _595=x65, _596=x67,
        _597=x76, _598=x75, _599=hidden, _600=x65, _601=hidden, _602=x79, _603=x80, _604=hidden, _605=hidden,
        _606=x74, _607=hidden, _608=x81, _609=x82, _610=hidden, _611=2, _612=hidden, _613=x65, _614=hidden,
        _615=x79, _616=x80, _617=hidden, _618=hidden, _619=x74, _620=hidden, _621=x81, _622=x82, _623=hidden,
        _624=2, _625=x63, _626=x64, _627=x26, _628=hidden, _629=s61, _630=s62, _631=s2, _632=s3, _633=x63, _634=x67,
        _635=x26, _636=hidden, _637=x63, _638=x64, _639=x26, _640=hidden, _641=x55*x81, _642=4*x129*x26, _643=x64,
        _644=x130, _645=x133, _646=vocab*x91, _647=x130, _648=x67, _649=x64, _650=x131, _651=x131, _652=x63,
        _653=x67, _654=x26, _655=hidden, _656=x26*(vocab*(cost_exp + 4) + cost_log + 1), _657=x55*(x6 + 1),
        _658=x133, _659=s63, _660=s64, _661=x44, _662=s65, _663=s63, _664=s66, _665=s64, _666=x56, _667=s65,
        _668=s67, _669=s64, _670=s68, _671=s69, _672=s68, _673=s66, _674=s68, _675=x55, _676=x56, _677=x26,
        _678=vocab,
        _679=layers*(x134*x28 + x135 + x81*(3*cost_div + 3*cost_rsqrt + x134*x136 + x135 + 42)) + hidden*(2*cost_rsqrt + x134*x137 + x58 + 28),
        _680=width_param_grad*x139, _681=x140,
        _682=width_param*(layers*(x141*x28 + x142 + x81*(x136*x141 + x142 + 3 - 3*f1)) + hidden*(x138 - f1*x138)),
        _683=x143, _684=width_param*x139, _685=x140, _686=x143,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
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
    x1 = seq*heads
    x2 = batch*x1
    x3 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x4 = layer_kept*x3
    x5 = 2*kv_heads
    x6 = batch*seq
    x7 = heads + x5
    x8 = layers*x4
    x9 = x6*x7*x8
    x11 = 2*width_act
    x12 = x11 + 1
    x13 = context*x12
    x14 = x13*x2
    x15 = head_dim*x11
    x16 = batch*heads*(seq*(x13 + x3) + context*x15)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        if activations == "fused":
            s1 = layers*x0*x2
        elif activations == "paper":
            s1 = 0
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x6*(heads*(x0 + x4) + x4*x5))
            else:
                s1 = x9
    else:
        x10 = layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x10*x14
        else:
            if recompute in ('none', 'full'):
                s1 = x10*x16
            else:
                s1 = x9
    x17 = layers*layer_kept
    x18 = context*x5
    if activations == "fused":
        s0 = batch*(seq*(x17*(heads*x3 + 16) + 8) + x18*x8)
    elif activations == "paper":
        s0 = batch*x8*(x1 + x18)
    else:
        s0 = x6*(x17*(3*ffn*width_act + 16) + 8)
    if loss == "eager":
        s2 = 4*x6*(vocab + 2)
    else:
        s2 = 0
    x20 = 2*hidden
    x21 = heads*head_dim
    x22 = 2*ffn
    x23 = 3*hidden
    x24 = x22 + x23
    x26 = x18*x3
    x29 = 5*ffn + x23
    x30 = x20 + 16
    x27 = head_dim*(heads + kv_heads)
    x28 = 2*x27
    x31 = width_act*(x28 + x29) + x30
    x32 = x31*x6
    x33 = context + head_dim
    if attention == "flash":
        x19 = 4*heads
        x25 = width_act*(2*x21 + x24) + x20
        if activations == "fused":
            layer_dense = batch*(seq*(x19 + x25 + 16) + x26)
        elif activations == "paper":
            layer_dense = batch*(seq*x25 + x26)
        else:
            if recompute in ('none', 'full'):
                layer_dense = x6*(x19 + x31) + 24
            else:
                layer_dense = x32
    else:
        x34 = 2*heads*x33
        x35 = context*heads
        x36 = width_act*(x24 + x34) + x35
        if activations == "fused":
            layer_dense = batch*(seq*(x30 + x36) + x26)
        elif activations == "paper":
            layer_dense = batch*(seq*(x20 + x36) + x26)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(width_act*(x29 + x34) + x30 + x35) + x15*x35)
            else:
                layer_dense = x32
    x37 = width_act_grad*x6
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x6*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x37
    if attention == "flash":
        x43 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(context*kv_heads*x43 + x1*(x43 + 2))
    else:
        x44 = batch*width_act_grad
        f5 = max(context*x44*(kv_heads*head_dim + 2*x1), x44*(head_dim*x18 + x1*x33))
        moment_dense_attention_core = f5
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = 4*x2
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x2 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x14
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x16
            else:
                core_dense_attention_core = 0
    x38 = x23*x37
    x39 = hidden*x37
    x40 = x20*x37
    x41 = x37*(hidden + ffn)
    x42 = head_dim*x7
    x45 = width_param + width_master + width_param_grad + 2*width_opt
    x46 = ffn*x45
    x47 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x45*(vocab + positions)
    x48 = layer_kept*x6
    moment_ends_lm_head = x37*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x40
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x41
    moment_dense_ffn_down = x41
    moment_dense_ffn_norm = x40
    moment_dense_ffn_dropout = x40
    moment_dense_attention_norm = x40
    moment_dense_ffn_activation = x22*x37
    moment_dense_qkv_projection = x37*(hidden + x42)
    moment_dense_attention_dropout = x40
    moment_dense_output_projection = x37*(hidden + x21)
    f4 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_dropout, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_dropout, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f4
    moment_dense_ffn_residual = x38
    moment_dense_attention_residual = x38
    f1 = max(branch_dense + x39, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_embedding_dropout = x40
    point_other = moment_ends_embedding_dropout
    moment_ends_token_embedding = x39
    moment_ends_position_embedding = x39
    f3 = max(moment_ends_position_embedding, moment_ends_token_embedding)
    point_embedding = f3
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer, point_other)
    values = (
        layers*(x20*(3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x27*x45 + x46) + x42*x45 + x46) + hidden*x47,
        x6*(layers*(width_act*(hidden + layer_kept*(x21 + x24)) + layer_kept*x20) + hidden*x12 + 8) + s0 + s1 + s2,
        layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x22*x45 + x28*x45 + x6*(width_act*(3*layer_kept + 1) + 2*layer_kept)) + head_dim*(heads*(width_act*x48 + x45) + x45*x5) + ffn*(x11*x48 + x45)) + hidden*(x12*x6 + x47) + f0 + 8*x6 + s0 + s1 + s2,
        point_dense, point_embedding, point_other, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
