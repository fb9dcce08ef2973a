"""Costs of starcoder2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "starcoder2"
FORMULAS = "standard"
FORMULAS_SHA256 = "3bc7de2f436dfda0a9a43a808e27e0784f5d0a24ad1188cb81e0454257fafac8"

# Kind, how many the model has.
KINDS = (
    ("sliding_attention", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("sliding_attention", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("sliding_attention", "attention_core", "attention_core", "attention", "layers", ""),
    ("sliding_attention", "output_projection", "output_projection", "attention", "layers", ""),
    ("sliding_attention", "attention_dropout", "dropout", "other", "layers", ""),
    ("sliding_attention", "attention_residual", "residual", "other", "layers", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "other", "layers", ""),
    ("sliding_attention", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "embedding_dropout", "dropout", "other", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "window", "ffn",
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
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("sliding_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("sliding_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("sliding_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("sliding_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("sliding_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("sliding_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("sliding_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("sliding_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("sliding_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("sliding_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("sliding_attention", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("sliding_attention", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("sliding_attention", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("sliding_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("sliding_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("sliding_attention", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("sliding_attention", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("sliding_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("sliding_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("sliding_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("sliding_attention", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("sliding_attention", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("sliding_attention", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("sliding_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("sliding_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("sliding_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("sliding_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("sliding_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("sliding_attention", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
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
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "embedding", "other", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
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
    x2 = batch*layers
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = 4*heads
    x16 = 2*context
    x43 = 2*seq
    x53 = seq*context
    if pairs == "full":
        window_pairs = x53
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x43 + f3*(f3 + x16 + 1 - 2*window - x43), 2)
    else:
        window_pairs = _exact(x53, 2)
    x3 = head_dim*window_pairs*x0*x1*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 6
    x7 = 3*seq*head_dim
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x6 = window_pairs*x5
    x11 = x2*(heads*(core_rerun*(x6 + x7) + 7*window_pairs + x7) + x10)
    x12 = heads*head_dim
    x13 = window_pairs*x12
    if flops == "model":
        s0 = x3
        s1 = x11
    else:
        if attention == "flash":
            s0 = 2*x13*x2*(2*core_rerun + 5)
            s1 = x2*(heads*(window_pairs*(cost_exp + core_rerun*x5 + 9) + x9) + x10)
        else:
            s0 = x3
            s1 = x11
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = x2*(x15 + x17)
    x19 = x15*x2
    x20 = x17*x8
    x21 = 2*width_act_grad
    x22 = head_dim*(width_act*core_rerun + width_act_grad)
    x23 = context*kv_heads*head_dim*x21
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x25 = x17*x24
    x27 = layer_kept*x14
    x28 = x17*x27
    x30 = x18*x24
    x31 = x18*x27
    x33 = 3*width_act
    x34 = x33 + 1
    x35 = 4*width_act_grad
    x36 = 3*width_act_grad
    x39 = 2*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x15*(core_kept + x24) + x25)
        x29 = batch*(x15*(4*core_kept + x27) + x28)
        if activations == "fused":
            s11 = layers*x26
            s15 = layers*x29
        elif activations == "paper":
            s11 = x30
            s15 = x31
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x26)
                s15 = layers*(24*core_kept + x29)
            else:
                s11 = x30
                s15 = x31
        s2 = x14*x18
        s4 = x19*(x14 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x15 + x20) + x15*x21) + 8*x15)
        s8 = x2*(x15*(4*core_rerun + x22 + 4) + x23)
        s12 = 0
        s16 = 0
    else:
        x32 = 3*context + head_dim
        if activations in ('fused', 'paper'):
            x37 = context*core_kept
            x38 = x19*x37
            s11 = x2*(x15*(x24 + x37) + x25)
            s12 = 2*x38
            s15 = x2*(x15*(x27 + x37) + x28)
            s16 = x38*x39
        else:
            if recompute in ('none', 'full'):
                x40 = heads*core_kept*x2
                s11 = x40*(seq*x32 + head_dim*x16)
                s15 = x40*(seq*(context*(width_act + 5) + x14) + x14*x16)
            else:
                s11 = x30
                s15 = x31
            s12 = 0
            s16 = 0
        s2 = width_act*x2*(head_dim*x17 + x15*x32)
        s4 = x19*(context*x34 + x14)
        s6 = x2*(x14*x20 + x15*(context*(width_act*(3*core_rerun + 2) + x35 + 1) + head_dim*(width_act*x8 + x21)))
        s8 = x2*(x15*(context*(core_rerun*x34 + x36) + x22) + x23)
    x41 = 2*layers
    x44 = batch*x43
    x45 = batch*seq
    x46 = 8*x45
    if activations in ('fused', 'autograd'):
        x42 = layer_kept*x41 + 1
        s10 = x42*x44
        s14 = x42*x46
    else:
        s10 = 0
        s14 = 0
    x48 = vocab + 2
    x49 = 4*x45
    x50 = vocab*width_act + 8
    x51 = vocab*width_act_grad
    if loss == "eager":
        x47 = x45*(vocab + 1)
        s3 = x45*(vocab*(width_act + 4) + 8)
        s5 = vocab*x46
        s7 = 8*x47
        s9 = vocab*x45*(width_act_grad + 4)
        s13 = x47
        s17 = x48*x49
    else:
        x52 = x45*x51
        s3 = x45*x50
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
    x54 = head_dim*(heads + 2*kv_heads)
    x55 = head_dim*(heads + kv_heads)
    x56 = ffn + x55
    x57 = x56 + 3
    x58 = 2*hidden
    x59 = ffn + x54 + x57*x58
    x60 = layers*x59 + hidden*x48
    x61 = 2*cost_div
    x62 = 2*cost_rsqrt
    x63 = 22*hidden + ffn*(cost_gelu + 1) + 4*cost_div + x62 + 2
    x64 = layer_rerun + 2
    x65 = cost_div + cost_rsqrt + 14
    x66 = ffn*x65
    x67 = 2*ffn
    x68 = x12 + x67
    x69 = 8*hidden
    x70 = width_act*(x54 + x67 + x69) + x58 + 16
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x71 = width_param_grad*accumulating
    x72 = width_param*layer_rerun + x71
    x73 = layer_rerun + 1
    x74 = width_act*x73
    x75 = x39 + 1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x76 = width_param*(1 - f1)
    x77 = 2*width_opt
    x78 = width_master + x77
    x79 = width_param_grad + x76 + x78
    x80 = ffn*x79
    x81 = 3*width_master + 6*width_opt
    x82 = 2*width_master + 4*width_opt
    x83 = width_param + x78
    x84 = ffn*x83
    x85 = 3*hidden
    values = (
        x60, x60, 0, 2*batch*(seq*hidden*(vocab + x41*x56) + x13*x41),
        batch*(seq*(layers*(head_dim*(5*kv_heads + x1) + x63) + 9*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x61 + 2) + layers*heads*x6),
        hidden*x49*(layers*(ffn*x64 + x55*x64) + vocab) + s0,
        x45*(layers*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x54 + x63) + x54) + 16*hidden + vocab*(x4 + 1)) + s1,
        0,
        layers*(x54*x65 + x58*(3*cost_div + 3*cost_rsqrt + x55*x65 + x66 + 42) + x66) + hidden*(vocab*x65 + x61 + x62 + 28),
        layers*(width_param*x59 + width_act*x45*(10*hidden + x68)) + hidden*(width_param*(x45 + x48) + x33*x45) + x46 + s2 + s3,
        x45*(layers*x70 + hidden*x34 + x50) + s4 + s5,
        layers*(ffn*x72 + x45*(head_dim*(heads*(x21 + x74) + kv_heads*x35) + ffn*(x36 + 2*x74) + 16) + x54*x72 + x58*(width_param*(ffn*x73 + 3*layer_rerun + x55*x73 + 1) + x45*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x57*x71)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x45*(width_param_grad + x36 + x75) + 2*x71) + x44*(x51 + 8) + s6 + s7,
        layers*(width_param_grad*x59 + x45*(width_act_grad*(x68 + x69) + layer_rerun*x70)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x45 + 2) + x36*x45) + s8 + s9,
        layers*(x54*x79 + x58*(3*width_param_grad + x55*x79 + 3*x76 + x80 + x81) + x80) + hidden*(vocab*x79 + 2*width_param_grad + 2*x76 + x82),
        layers*(x54*x83 + x58*(3*width_param + x55*x83 + x81 + x84) + x84) + hidden*(vocab*x83 + 2*width_param + x82),
        x60, width_param*x60, f1*x60, width_master*x60, 2*x60, x60*x77, x60, width_param_grad*x60,
        x45*(layers*(hidden + layer_kept*(5*hidden + x68)) + x85 + 1) + s10 + s11 + s12 + s13,
        x45*(layers*(width_act*(hidden + layer_kept*(x68 + x85)) + layer_kept*x58) + hidden*x75 + 8) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_sliding_attention(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `sliding_attention`."""
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
    x1 = 4*heads
    x14 = 2*context
    x40 = seq*context
    if pairs == "full":
        window_pairs = x40
    elif pairs == "causal":
        x41 = 2*seq
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x41 + f3*(f3 + x14 + 1 - 2*window - x41), 2)
    else:
        window_pairs = _exact(x40, 2)
    x2 = batch*head_dim*window_pairs*x0*x1
    x3 = cost_exp + cost_div + 6
    x5 = 3*seq*head_dim
    x6 = core_rerun + 1
    x7 = x5*x6
    x8 = kv_heads*x7
    x4 = window_pairs*x3
    x9 = batch*(heads*(core_rerun*(x4 + x5) + 7*window_pairs + x5) + x8)
    x10 = heads*head_dim
    x11 = window_pairs*x10
    if flops == "model":
        s0 = x2
        s1 = x9
    else:
        if attention == "flash":
            s0 = 2*batch*x11*(2*core_rerun + 5)
            s1 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x3 + 9) + x7) + x8)
        else:
            s0 = x2
            s1 = x9
    x12 = head_dim*width_act
    x13 = seq*heads
    x15 = kv_heads*x14
    x16 = batch*(x13 + x15)
    x17 = batch*x13
    x18 = x15*x6
    x19 = 2*width_act_grad
    x20 = head_dim*(width_act*core_rerun + width_act_grad)
    x21 = context*kv_heads*head_dim*x19
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x22 = head_dim*layer_kept
    x23 = x15*x22
    x25 = layer_kept*x12
    x26 = x15*x25
    x28 = x16*x22
    x29 = x16*x25
    x31 = batch*width_act
    x33 = 4*width_act_grad
    x34 = 3*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = batch*(x13*(core_kept + x22) + x23)
        x27 = batch*(x13*(4*core_kept + x25) + x26)
        if activations == "fused":
            s7 = x24
            s10 = x27
        elif activations == "paper":
            s7 = x28
            s10 = x29
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x24
                s10 = 24*core_kept + x27
            else:
                s7 = x28
                s10 = x29
        s2 = x12*x16
        s3 = x17*(x12 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x13 + x18) + x13*x19) + 8*x13)
        s5 = batch*(x13*(4*core_rerun + x20 + 4) + x21)
        s8 = 0
        s11 = 0
    else:
        x30 = 3*context + head_dim
        if activations in ('fused', 'paper'):
            x35 = context*core_kept
            x36 = 2*x35
            s7 = batch*(x13*(x22 + x35) + x23)
            s8 = x17*x36
            s10 = batch*(x13*(x25 + x35) + x26)
            s11 = x13*x31*x36
        else:
            if recompute in ('none', 'full'):
                x37 = batch*heads*core_kept
                s7 = x37*(seq*x30 + head_dim*x14)
                s10 = x37*(seq*(context*(width_act + 5) + x12) + x12*x14)
            else:
                s7 = x28
                s10 = x29
            s8 = 0
            s11 = 0
        x32 = 3*width_act + 1
        s2 = x31*(head_dim*x15 + x13*x30)
        s3 = x17*(context*x32 + x12)
        s4 = batch*(x12*x18 + x13*(context*(width_act*(3*core_rerun + 2) + x33 + 1) + head_dim*(width_act*x6 + x19)))
        s5 = batch*(x13*(context*(core_rerun*x32 + x34) + x20) + x21)
    x38 = 4*batch
    x39 = batch*seq
    if activations in ('fused', 'autograd'):
        s6 = seq*layer_kept*x38
        s9 = 16*layer_kept*x39
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
    x42 = head_dim*(heads + 2*kv_heads)
    x43 = head_dim*(heads + kv_heads)
    x44 = ffn + x43
    x45 = x44 + 3
    x46 = 2*hidden
    x47 = ffn + x42 + x45*x46
    x48 = seq*hidden
    x49 = 22*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x50 = layer_rerun + 2
    x51 = width_param*x47
    x52 = 2*ffn
    x53 = x10 + x52
    x54 = 8*hidden
    x55 = width_act*(x42 + x52 + x54) + x46 + 16
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x56 = width_param_grad*accumulating
    x57 = width_param*layer_rerun + x56
    x58 = layer_rerun + 1
    x59 = width_act*x58
    x60 = width_param_grad*x47
    x61 = 2*x47
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x47, x47, 0, x38*(x11 + x44*x48), batch*(seq*(head_dim*(5*kv_heads + x1) + x49) + heads*x4),
        x38*x48*(ffn*x50 + x43*x50) + s0,
        x39*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x42 + x49) + x42) + s1, 0, 0,
        seq*x31*(10*hidden + x53) + x51 + s2, x39*x55 + s3,
        ffn*x57 + x39*(head_dim*(heads*(x19 + x59) + kv_heads*x33) + ffn*(x34 + 2*x59) + 16) + x42*x57 + x46*(width_param*(ffn*x58 + 3*layer_rerun + x43*x58 + 1) + x39*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x45*x56) + s4,
        x39*(width_act_grad*(x53 + x54) + layer_rerun*x55) + x60 + s5, 0, 0, x47, x51, f1*x47, width_master*x47,
        x61, width_opt*x61, x47, x60, x39*(hidden + layer_kept*(5*hidden + x53)) + s6 + s7 + s8,
        x39*(width_act*(hidden + layer_kept*(3*hidden + x53)) + layer_kept*x46) + s9 + s10 + s11, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
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
    x9 = hidden*x5
    x10 = 2*cost_div
    x11 = cost_div + cost_rsqrt + 14
    x12 = ffn*x11
    x13 = heads + kv_heads
    x14 = head_dim*x11
    x15 = 2*hidden
    x16 = heads + 2*kv_heads
    x17 = 3*width_act
    x18 = 2*width_param_grad
    x19 = 3*width_act_grad
    x20 = 2*width_act + 1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x21 = width_param*(1 - f1)
    x22 = 2*width_opt
    x23 = width_master + x22
    x24 = width_param_grad + x21 + x23
    x25 = ffn*x24
    x26 = head_dim*x24
    x27 = 3*width_master + 6*width_opt
    x28 = 2*width_master + 4*width_opt
    x29 = width_param + x23
    x30 = ffn*x29
    x31 = head_dim*x29
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x9, x9, 0, hidden*vocab*x1, x0*(9*hidden + vocab*(cost_exp + 4) + cost_log + cost_rsqrt + x10 + 2),
        4*hidden*x4, x0*(16*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x12 + x14*x16 + x15*(3*cost_div + 3*cost_rsqrt + x12 + x13*x14 + 42)) + hidden*(vocab*x11 + 2*cost_rsqrt + x10 + 28),
        hidden*(width_param*(x0 + x5) + x0*x17) + x2 + s0, x0*(hidden*(x17 + 1) + x6) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + accumulating*x18 + x0*(width_param_grad + x19 + x20)) + x1*(x7 + 8) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 2) + x0*x19) + s3,
        layers*(x15*(3*width_param_grad + x13*x26 + 3*x21 + x25 + x27) + x16*x26 + x25) + hidden*(vocab*x24 + x18 + 2*x21 + x28),
        layers*(x15*(3*width_param + x13*x31 + x27 + x30) + x16*x31 + x30) + hidden*(vocab*x29 + 2*width_param + x28),
        x9, width_param*x9, f1*x9, width_master*x9, 2*x9, x22*x9, x9, width_param_grad*x9,
        x0*(3*hidden + 1) + s4 + s5, x0*(hidden*x20 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
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
    x24 = 2*context
    x47 = seq*context
    if pairs == "full":
        window_pairs = x47
    elif pairs == "causal":
        x48 = 2*seq
        f3 = min(seq + window - context, seq)
        f4 = max(0, f3)
        window_pairs = _exact(window*x48 + f4*(f4 + x24 + 1 - 2*window - x48), 2)
    else:
        window_pairs = _exact(x47, 2)
    x2 = batch*window_pairs*x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x3 = 4*x2
    x4 = x0*x3
    x5 = cost_exp + cost_div
    x6 = x5 + 6
    x7 = 3*seq
    x10 = core_rerun + 1
    x11 = head_dim*x10
    x12 = x11*x7
    x13 = kv_heads*x12
    x8 = head_dim*x7
    x9 = window_pairs*x6 + x8
    x14 = batch*(heads*(core_rerun*x9 + 7*window_pairs + x8) + x13)
    if flops == "model":
        s13 = x4
        s14 = x14
    else:
        if attention == "flash":
            s13 = 2*x2*(2*core_rerun + 5)
            s14 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x6 + 9) + x12) + x13)
        else:
            s13 = x4
            s14 = x14
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
    x31 = 4*x30
    x32 = 2*x15
    x33 = width_act_grad*x32
    x34 = 8*x15
    x35 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x36 = core_kept*x30
    x37 = core_kept*x31
    if attention == "flash":
        if activations == "fused":
            s26 = x36
            s27 = x37
            s28 = x15
            s29 = heads
            s30 = 0
            s31 = 0
            s32 = 0
        elif activations == "paper":
            s26 = 0
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
        else:
            if recompute in ('none', 'full'):
                s26 = x36
                s27 = x37
                s28 = x15
                s29 = heads
                s30 = 3*core_kept
                s31 = 24*core_kept
                s32 = 3
            else:
                s26 = 0
                s27 = 0
                s28 = 0
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
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
        s15 = x26*x28
        s16 = x29
        s17 = x31
        s18 = 0
        s19 = x28*(x0*x23 + x10*x25)
        s20 = x1*x33
        s21 = x10*x31
        s22 = heads*x34
        s23 = head_dim*x26*x35
        s24 = core_rerun*x29
        s25 = 0
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
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s59 = 0
        s60 = 0
    else:
        x42 = context*x36
        x43 = width_act*x42
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
            s33 = x42
            s34 = x43
            s35 = batch
            s36 = heads
            s37 = seq
            s38 = context
            s39 = x42
            s40 = batch
            s41 = heads
            s42 = seq
            s43 = context
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
                x44 = core_kept*x1*x19
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s39 = x42
                s40 = batch
                s41 = heads
                s42 = seq
                s43 = context
                s49 = core_kept*x16
                s50 = core_kept*x29
                s51 = batch
                s52 = heads
                s53 = seq
                s54 = head_dim
                s55 = x44
                s56 = width_act*x44
                s57 = context
                s58 = x42
                s59 = context*x37
                s60 = x43
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
                s39 = 0
                s40 = 0
                s41 = 0
                s42 = 0
                s43 = 0
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
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
        x38 = 3*context + head_dim
        x39 = head_dim*x25 + x23*x38
        x40 = width_act*x30*x38
        x41 = context*x30
        s15 = x27*x39
        s16 = x40
        s17 = 0
        s18 = x41
        s19 = x27*(x11*x25 + x23*(context*(3*core_rerun + 2) + x11))
        s20 = heads*x33*(head_dim + x24)
        s21 = 0
        s22 = 0
        s23 = x35*x39
        s24 = core_rerun*x40
        s25 = core_rerun*x41
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s44 = width_act_grad*x41
        s45 = batch
        s46 = heads
        s47 = seq
        s48 = context
    if activations in ('fused', 'autograd'):
        s0 = layer_kept*x32
        s1 = layer_kept*x34
        s2 = x15
        s3 = 2
        s61 = x32
        s62 = x34
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s61 = 0
        s62 = 0
    x45 = vocab*x15
    x46 = width_act_grad*x45
    if loss == "eager":
        s63 = vocab*x34
        s64 = 4*x45
        s65 = 0
        s66 = x34
        s67 = x45
        s68 = x15
        s69 = vocab
    else:
        s63 = 0
        s64 = 0
        s65 = x46
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
    x49 = 2*cost_div
    x50 = 7*hidden + cost_rsqrt + x49 + 1
    x51 = x15*x50
    x52 = 13*hidden
    x53 = x15*(layer_rerun*x50 + x52)
    x54 = hidden*x15
    x55 = width_act*x54
    x56 = hidden*width_param
    x57 = 2*x56
    x58 = width_act_grad*x54
    x59 = layer_rerun + 1
    x60 = hidden*x59
    x61 = x15*x60
    x62 = width_act*x61
    x63 = 2*layer_rerun
    x64 = x56*(x63 + 1)
    x65 = hidden*width_param_grad
    x66 = 2*x65
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x67 = accumulating*x66
    x68 = layer_rerun*x55
    x69 = layer_rerun*x34
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x70 = hidden*f1
    x71 = hidden*width_master
    x72 = 2*hidden
    x73 = width_opt*x72
    x74 = layer_kept*x54
    x75 = layer_kept*x55
    x76 = heads + 2*kv_heads
    x77 = head_dim*x76
    x78 = x15*x77
    x79 = x72*x78
    x80 = layer_rerun + 2
    x81 = hidden*x76
    x82 = x76 + x81
    x83 = head_dim*width_param
    x84 = layer_rerun*x76
    x85 = head_dim*width_param_grad*x82
    x86 = width_act*x15
    x87 = head_dim*x81
    x88 = 2*x77
    x89 = width_act_grad*x16
    x90 = width_act_grad*x20
    x91 = x16*x72
    x92 = x1 + 1
    x93 = x15*x72
    x94 = width_act_grad*x93
    x95 = x1*x59
    x96 = x65*x92
    x97 = hidden*x1
    x98 = x59*x93
    x99 = layer_rerun*x54
    x100 = width_act*x93
    x101 = x55*x63
    x102 = ffn*x15
    x103 = x102*x72
    x104 = x103*x80
    x105 = ffn*x59
    x106 = x105*x15
    x107 = hidden + 1
    x108 = ffn*width_param
    x109 = width_act*x102
    x110 = 2*ffn
    x111 = ffn*width_param_grad
    x112 = x107*x111
    x113 = layer_rerun*x109
    x114 = hidden*ffn
    x115 = ffn*x56
    x116 = ffn*x70
    x117 = ffn*x71
    x118 = ffn*x65
    x119 = ffn*x72
    x120 = ffn*x73
    x121 = layer_kept*x102
    x122 = layer_kept*x109
    x123 = width_act_grad*x102
    x124 = width_act*x106
    x125 = ffn + 1
    x126 = x125*x65
    x127 = hidden*vocab
    x128 = vocab*x56
    x129 = vocab*x65
    x130 = width_act*x45
    x131 = cost_div + cost_rsqrt + 14
    x132 = ffn*x131
    x133 = head_dim*(heads + kv_heads)
    x134 = layers*(ffn + x72*(ffn + x133 + 3) + x77) + hidden*(vocab + 2)
    x135 = width_master*x134
    x136 = 1 - f1
    x137 = ffn*x136
    x138 = 2*width_opt*x134
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x51, _1=x53, _2=x55, _3=x57, _4=x55, _5=x34, _6=x58, _7=x62, _8=x34, _9=x64, _10=x58, _11=x67, _12=x66,
        _13=x68, _14=x69, _15=hidden, _16=x56, _17=hidden, _18=x70, _19=x71, _20=hidden, _21=hidden, _22=x65,
        _23=hidden, _24=x72, _25=x73, _26=hidden, _27=2, _28=hidden, _29=x56, _30=hidden, _31=x70, _32=x71,
        _33=hidden, _34=hidden, _35=x65, _36=hidden, _37=x72, _38=x73, _39=hidden, _40=2, _41=x54, _42=x55, _43=x15,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x54, _50=x58, _51=x15, _52=hidden, _53=x74, _54=x75,
        _55=x15, _56=hidden, _57=x79, _58=x78, _59=x79*x80, _60=x59*x78, _61=x55, _62=x82*x83, _63=width_act*x78,
        _64=x33*x77, _65=x83*(x59*x81 + x84), _66=x58, _67=x62, _68=accumulating*x85, _69=x85, _70=head_dim*x84*x86,
        _71=x87, _72=x56*x77, _73=hidden, _74=x77, _75=x70*x77, _76=x71*x77, _77=hidden, _78=x77, _79=x87,
        _80=x65*x77, _81=hidden, _82=x77, _83=x72*x77, _84=x73*x77, _85=hidden, _86=x77, _87=2, _88=x77,
        _89=width_param*x77, _90=x77, _91=f1*x77, _92=width_master*x77, _93=x77, _94=x77, _95=width_param_grad*x77,
        _96=x77, _97=x88, _98=width_opt*x88, _99=x77, _100=2, _101=x54, _102=x58, _103=x15, _104=hidden, _105=s4,
        _106=s5, _107=s6, _108=s7, _109=s8, _110=s9, _111=s10, _112=s11, _113=s12, _114=s8, _115=s9, _116=s10,
        _117=s11, _118=s12, _119=s8, _120=x3, _121=batch*(heads*x9 + kv_heads*x8), _122=s13, _123=s14, _124=s15,
        _125=s16, _126=s17, _127=s18, _128=s19, _129=s20, _130=s21, _131=s22, _132=s23, _133=s18, _134=s24,
        _135=s25, _136=x17, _137=x18, _138=x15, _139=heads, _140=head_dim, _141=s26, _142=s27, _143=s28, _144=s29,
        _145=x16, _146=x89, _147=x15, _148=heads, _149=head_dim, _150=x20, _151=x90, _152=x19, _153=kv_heads,
        _154=head_dim, _155=x20, _156=x90, _157=x19, _158=kv_heads, _159=head_dim, _160=s30, _161=s31, _162=s32,
        _163=s33, _164=s34, _165=s35, _166=s36, _167=s37, _168=s38, _169=s39, _170=s39, _171=s40, _172=s41,
        _173=s42, _174=s43, _175=s33, _176=s34, _177=s35, _178=s36, _179=s37, _180=s38, _181=s18, _182=s44,
        _183=s45, _184=s46, _185=s47, _186=s48, _187=s18, _188=s44, _189=s45, _190=s46, _191=s47, _192=s48,
        _193=s18, _194=s44, _195=s45, _196=s46, _197=s47, _198=s48, _199=s49, _200=s50, _201=s51, _202=s52,
        _203=s53, _204=s54, _205=s55, _206=s56, _207=s51, _208=s52, _209=s57, _210=s54, _211=s55, _212=s56,
        _213=s51, _214=s52, _215=s57, _216=s54, _217=s58, _218=s59, _219=s51, _220=s52, _221=s53, _222=s57,
        _223=s58, _224=s60, _225=s51, _226=s52, _227=s53, _228=s57, _229=x91, _230=x54, _231=x80*x91, _232=x61,
        _233=x29, _234=x56*x92, _235=x55, _236=x94, _237=x56*(layer_rerun + x95), _238=x89, _239=x86*x95,
        _240=accumulating*x96, _241=x96, _242=x68, _243=x97, _244=x1*x56, _245=x1, _246=hidden, _247=x1*x70,
        _248=x1*x71, _249=x1, _250=hidden, _251=x97, _252=x1*x65, _253=x1, _254=hidden, _255=x1*x72, _256=x1*x73,
        _257=x1, _258=hidden, _259=2, _260=hidden, _261=x56, _262=hidden, _263=x70, _264=x71, _265=hidden,
        _266=hidden, _267=x65, _268=hidden, _269=x72, _270=x73, _271=hidden, _272=2, _273=x16, _274=x89, _275=x15,
        _276=heads, _277=head_dim, _278=x93, _279=x98, _280=x55, _281=x55, _282=x54, _283=x58, _284=x54, _285=x58,
        _286=x68, _287=x68, _288=x99, _289=x74, _290=x74, _291=x15, _292=hidden, _293=x54, _294=x58, _295=x15,
        _296=hidden, _297=x54, _298=x61, _299=x100, _300=x55, _301=x94, _302=x58, _303=x101, _304=x68, _305=x54,
        _306=x58, _307=x15, _308=hidden, _309=x74, _310=x75, _311=x15, _312=hidden, _313=x51, _314=x53, _315=x55,
        _316=x57, _317=x55, _318=x34, _319=x58, _320=x62, _321=x34, _322=x64, _323=x58, _324=x67, _325=x66,
        _326=x68, _327=x69, _328=hidden, _329=x56, _330=hidden, _331=x70, _332=x71, _333=hidden, _334=hidden,
        _335=x65, _336=hidden, _337=x72, _338=x73, _339=hidden, _340=2, _341=hidden, _342=x56, _343=hidden,
        _344=x70, _345=x71, _346=hidden, _347=hidden, _348=x65, _349=hidden, _350=x72, _351=x73, _352=hidden,
        _353=2, _354=s0, _355=s1, _356=s2, _357=s3, _358=x54, _359=x58, _360=x15, _361=hidden, _362=x74, _363=x75,
        _364=x15, _365=hidden, _366=x103, _367=x102, _368=x104, _369=x106, _370=x55, _371=x107*x108, _372=x109,
        _373=width_act_grad*x110*x15, _374=x108*(layer_rerun + x60), _375=x58, _376=x62, _377=accumulating*x112,
        _378=x112, _379=x113, _380=x114, _381=x115, _382=hidden, _383=ffn, _384=x116, _385=x117, _386=hidden,
        _387=ffn, _388=x114, _389=x118, _390=hidden, _391=ffn, _392=x119, _393=x120, _394=hidden, _395=ffn, _396=2,
        _397=ffn, _398=x108, _399=ffn, _400=ffn*f1, _401=ffn*width_master, _402=ffn, _403=ffn, _404=x111, _405=ffn,
        _406=x110, _407=width_opt*x110, _408=ffn, _409=2, _410=x54, _411=x58, _412=x15, _413=hidden, _414=x121,
        _415=x122, _416=x15, _417=ffn, _418=cost_gelu*x102, _419=x102*(cost_gelu*x59 + 3), _420=x109, _421=x109,
        _422=x123, _423=x124, _424=x123, _425=x113, _426=x102, _427=x123, _428=x15, _429=ffn, _430=x121, _431=x122,
        _432=x15, _433=ffn, _434=x103, _435=x54, _436=x104, _437=x61, _438=x109, _439=x125*x56, _440=x55, _441=x94,
        _442=x56*(layer_rerun + x105), _443=x123, _444=x124, _445=accumulating*x126, _446=x126, _447=x68, _448=x114,
        _449=x115, _450=ffn, _451=hidden, _452=x116, _453=x117, _454=ffn, _455=hidden, _456=x114, _457=x118,
        _458=ffn, _459=hidden, _460=x119, _461=x120, _462=ffn, _463=hidden, _464=2, _465=hidden, _466=x56,
        _467=hidden, _468=x70, _469=x71, _470=hidden, _471=hidden, _472=x65, _473=hidden, _474=x72, _475=x73,
        _476=hidden, _477=2, _478=x102, _479=x123, _480=x15, _481=ffn, _482=x93, _483=x98, _484=x55, _485=x55,
        _486=x54, _487=x58, _488=x54, _489=x58, _490=x68, _491=x68, _492=x99, _493=x74, _494=x74, _495=x15,
        _496=hidden, _497=x54, _498=x58, _499=x15, _500=hidden, _501=x54, _502=x61, _503=x100, _504=x55, _505=x94,
        _506=x58, _507=x101, _508=x68, _509=x54, _510=x58, _511=x15, _512=hidden, _513=x54, _514=x15*x56, _515=x34,
        _516=x55, _517=x65*(vocab*(1 - accumulating) + x15), _518=x58, _519=x34, _520=x15*x65, _521=x127, _522=x128,
        _523=vocab, _524=hidden, _525=vocab*x70, _526=vocab*x71, _527=vocab, _528=hidden, _529=x127, _530=x129,
        _531=vocab, _532=hidden, _533=vocab*x72, _534=vocab*x73, _535=vocab, _536=hidden, _537=2, _538=x15,
        _539=x34, _540=x15, _541=x93, _542=x93, _543=x55, _544=x55, _545=x54, _546=x58, _547=x54, _548=x58,
        _549=x54, _550=x54, _551=x15, _552=hidden, _553=x54, _554=x58, _555=x15, _556=hidden, _557=x51,
        _558=x15*x52, _559=x55, _560=x57, _561=x55, _562=x34, _563=x58, _564=x55, _565=x34, _566=x56, _567=x58,
        _568=x67, _569=x66, _570=hidden, _571=x56, _572=hidden, _573=x70, _574=x71, _575=hidden, _576=hidden,
        _577=x65, _578=hidden, _579=x72, _580=x73, _581=hidden, _582=2, _583=hidden, _584=x56, _585=hidden,
        _586=x70, _587=x71, _588=hidden, _589=hidden, _590=x65, _591=hidden, _592=x72, _593=x73, _594=hidden,
        _595=2, _596=x54, _597=x55, _598=x15, _599=hidden, _600=s61, _601=s62, _602=s2, _603=s3, _604=x54, _605=x58,
        _606=x15, _607=hidden, _608=x54, _609=x55, _610=x15, _611=hidden, _612=x45*x72, _613=4*x127*x15, _614=x55,
        _615=x128, _616=x130, _617=vocab*x33, _618=x128, _619=x58, _620=x55, _621=x129, _622=x129, _623=x54,
        _624=x58, _625=x15, _626=hidden, _627=x15*(vocab*(cost_exp + 4) + cost_log + 1), _628=x45*(x5 + 1),
        _629=x130, _630=s63, _631=s64, _632=x34, _633=s65, _634=s63, _635=s66, _636=s64, _637=x46, _638=s65,
        _639=s67, _640=s64, _641=s68, _642=s69, _643=s68, _644=s66, _645=s68, _646=x45, _647=x46, _648=x15,
        _649=vocab,
        _650=layers*(x131*x77 + x132 + x72*(3*cost_div + 3*cost_rsqrt + x131*x133 + x132 + 42)) + hidden*(vocab*x131 + 2*cost_rsqrt + x49 + 28),
        _651=width_param_grad*x134, _652=x135,
        _653=width_param*(layers*(x136*x77 + x137 + x72*(x133*x136 + x137 + 3 - 3*f1)) + hidden*(vocab*x136 + 2 - 2*f1)),
        _654=x138, _655=width_param*x134, _656=x135, _657=x138,
        : None
    ).__defaults__
    if plain and window_pairs.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
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
    x0 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x1 = layer_kept*x0
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    x5 = x1*x4
    x7 = batch*layers
    x8 = x1*x7*(x2 + x4)
    x10 = 2*width_act
    x11 = 2*x0
    x12 = heads*(seq*(context*(width_act + 5) + x0) + context*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x6 = batch*(x2*(4*core_kept + x1) + x5)
        if activations == "fused":
            s1 = layers*x6
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x6)
            else:
                s1 = x8
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            x9 = context*core_kept
            s1 = x7*(x2*(x1 + x9) + x5)
            s2 = x10*x2*x7*x9
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x12*x7
            else:
                s1 = x8
            s2 = 0
    x13 = 2*layer_kept
    x14 = batch*seq
    x15 = 8*x14
    if activations in ('fused', 'autograd'):
        s0 = x15*(layers*x13 + 1)
    else:
        s0 = 0
    if loss == "eager":
        s3 = 4*x14*(vocab + 2)
    else:
        s3 = 0
    x16 = batch*width_act_grad
    x17 = seq*x16
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x14*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x17
    x19 = 2*hidden
    x21 = 2*head_dim
    x22 = 2*ffn
    x23 = 3*hidden
    x24 = x22 + x23
    x25 = width_act*(heads*x21 + x24) + x19
    x26 = x25 + 16
    x27 = x0*x4
    x29 = batch*(seq*x26 + x27)
    x30 = context + head_dim
    if attention == "flash":
        x28 = batch*(seq*(4*heads + x26) + x27)
        if activations == "fused":
            layer_sliding_attention = x28
        elif activations == "paper":
            layer_sliding_attention = batch*(seq*x25 + x27)
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x28 + 24
            else:
                layer_sliding_attention = x29
    else:
        x31 = context*heads
        x32 = width_act*(2*heads*x30 + x24) + x19 + x31
        if activations == "fused":
            layer_sliding_attention = batch*(seq*(x32 + 16) + x27)
        elif activations == "paper":
            layer_sliding_attention = batch*(seq*x32 + x27)
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = batch*(seq*(width_act*(heads*(context + x21) + x24) + x19 + 5*x31 + 16) + x11*x31)
            else:
                layer_sliding_attention = x29
    x38 = context*kv_heads
    if attention == "flash":
        x37 = head_dim*width_act_grad
        moment_sliding_attention_attention_core = 2*batch*(x2*(x37 + 2) + x37*x38)
    else:
        f4 = max(context*x16*(kv_heads*head_dim + 2*x2), x16*(x2*x30 + x21*x38))
        moment_sliding_attention_attention_core = f4
    x39 = batch*x2
    x40 = x10 + 1
    if attention == "flash":
        if activations == "fused":
            core_sliding_attention_attention_core = 4*x39
        elif activations == "paper":
            core_sliding_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = 4*(x39 + 6)
            else:
                core_sliding_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_sliding_attention_attention_core = context*x39*x40
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = batch*x12
            else:
                core_sliding_attention_attention_core = 0
    x18 = hidden*x17
    x20 = x17*x19
    x33 = x17*x23
    x34 = x17*(hidden + ffn)
    x35 = heads*head_dim
    x36 = head_dim*(heads + x3)
    x41 = width_param + width_master + width_param_grad + 2*width_opt
    x42 = ffn*x41
    x43 = x41*(heads + kv_heads)
    x44 = vocab*x41 + 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x45 = layer_kept*x14
    moment_ends_lm_head = x17*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x20
    point_norm = moment_ends_final_norm
    moment_ends_embedding_dropout = x20
    point_other = moment_ends_embedding_dropout
    moment_ends_token_embedding = x18
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    moment_sliding_attention_ffn_up = x34
    moment_sliding_attention_ffn_down = x34
    moment_sliding_attention_ffn_norm = x20
    moment_sliding_attention_ffn_dropout = x20
    moment_sliding_attention_attention_norm = x20
    moment_sliding_attention_ffn_activation = x17*x22
    moment_sliding_attention_qkv_projection = x17*(hidden + x36)
    moment_sliding_attention_attention_dropout = x20
    moment_sliding_attention_output_projection = x17*(hidden + x35)
    f3 = max(core_sliding_attention_attention_core*(layer_kept - core_kept) + moment_sliding_attention_attention_core, moment_sliding_attention_attention_dropout, moment_sliding_attention_attention_norm, moment_sliding_attention_ffn_activation, moment_sliding_attention_ffn_down, moment_sliding_attention_ffn_dropout, moment_sliding_attention_ffn_norm, moment_sliding_attention_ffn_up, moment_sliding_attention_output_projection, moment_sliding_attention_qkv_projection)
    branch_sliding_attention = f3
    moment_sliding_attention_ffn_residual = x33
    moment_sliding_attention_attention_residual = x33
    f1 = max(branch_sliding_attention + x18, moment_sliding_attention_attention_residual, moment_sliding_attention_ffn_residual)
    f2 = min(1, layers)
    point_sliding_attention = f2*(f1 + layer_sliding_attention*(1 - layer_kept))
    f0 = max(point_embedding, point_head, point_loss, point_norm, point_optimizer, point_other, point_sliding_attention)
    values = (
        layers*(x19*(head_dim*x43 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x42) + x36*x41 + x42) + hidden*x44,
        x14*(layers*(width_act*(hidden + layer_kept*(x24 + x35)) + layer_kept*x19) + hidden*x40 + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x14*(width_act*(3*layer_kept + 1) + x13) + x21*x43 + x22*x41) + head_dim*(heads*(width_act*x45 + x41) + x3*x41) + ffn*(x10*x45 + x41)) + hidden*(x14*x40 + x44) + f0 + x15 + s0 + s1 + s2 + s3,
        point_sliding_attention, point_embedding, point_other, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
