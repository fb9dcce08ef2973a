"""Costs of phi, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "phi"
FORMULAS = "standard"
FORMULAS_SHA256 = "1199b5a32df08b6e2bee950edc4d1e644f70911ff41d087164bc8f2914b5969b"

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
    ("dense", "attention_dropout", "dropout", "other", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_dropout", "dropout", "other", "layers", ""),
    ("dense", "layer_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "rope_dim", "ffn",
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
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "kernel_output"),
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
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param", "param", "", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param", "param", "", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "out", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "master_param", "master", "", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_head"),
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
    ("dense", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
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
    ("ends", "lm_head", "w_head", "param", "param", "persistent", ""),
    ("ends", "lm_head", "master_w_head", "master_param", "master", "persistent", ""),
    ("ends", "lm_head", "grad_w_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "lm_head", "moments_w_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "lm_head", "b_head", "param", "param", "persistent", ""),
    ("ends", "lm_head", "master_b_head", "master_param", "master", "persistent", ""),
    ("ends", "lm_head", "grad_b_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "lm_head", "moments_b_head", "optimizer_state", "opt", "persistent", ""),
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
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
    x1 = heads*head_dim
    x18 = 2*context
    x53 = seq*context
    if pairs == "full":
        pairs_size = x53
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x53, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 4
    x7 = 3*rope_dim
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
    x33 = x21*x28
    x34 = layers*layer_kept
    x35 = batch*x16*x20*x34
    x42 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x29 = x19*x28
        x30 = 4*core_kept
        x31 = layer_kept*x16
        x32 = x19*x31
        if activations == "fused":
            s11 = x2*(x17*(core_kept + x28) + x29)
            s15 = x2*(x17*(x30 + x31) + x32)
        elif activations == "paper":
            s11 = x33
            s15 = x35
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept + layer_kept
                s11 = layers*(batch*(x17*(head_dim*x36 + core_kept) + x29) + 3*core_kept)
                s15 = layers*(batch*(x17*(x16*x36 + x30) + x32) + 24*core_kept)
            else:
                s11 = x33
                s15 = x35
        s2 = x16*x21
        s4 = x22*(x16 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x17 + x23) + x17*x24) + 8*x17)
        s8 = x2*(x17*(head_dim*x25 + 4*core_rerun + 4) + x27)
        s12 = 0
        s16 = 0
    else:
        x37 = head_dim + x18
        x39 = width_act*x2
        if activations in ('fused', 'paper'):
            x40 = context*core_kept
            s11 = x33
            s12 = x22*x40
            s15 = x35
            s16 = x17*x39*x40
        else:
            if recompute in ('none', 'full'):
                x41 = core_kept*x13
                s11 = x41*(seq*x37 + head_dim*x18)
                s15 = x41*(seq*(context*x42 + x16) + x16*x18)
            else:
                s11 = x33
                s15 = x35
            s12 = 0
            s16 = 0
        x38 = x17*x37
        s2 = x39*(x26 + x38)
        s4 = x38*x39
        s6 = x2*(x16*x23 + x17*(width_act*x37*x9 + width_act_grad*(3*context + x14)))
        s8 = x2*(x25*x38 + x27)
    x43 = batch*seq
    if activations == "fused":
        x44 = x43*(x34 + 1)
        s10 = 2*x44
        s14 = 8*x44
    elif activations == "paper":
        s10 = 0
        s14 = 0
    else:
        x45 = 3*ffn
        s10 = x43*(x34*(x45 + 2) + 2)
        s14 = x43*(x34*(width_act*x45 + 8) + 8)
    x47 = vocab + 1
    x49 = vocab + 2
    x50 = 4*x43
    x51 = vocab*width_act_grad
    if loss == "eager":
        x46 = vocab*x43
        x48 = x43*x47
        s3 = x43*(vocab*x42 + 8)
        s5 = 8*x46
        s7 = 8*x48
        s9 = x46*(width_act_grad + 4)
        s13 = x48
        s17 = x49*x50
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
    x54 = 2*hidden
    x55 = head_dim*(heads + 2*kv_heads)
    x56 = heads + kv_heads
    x57 = head_dim*x56
    x58 = ffn + x57
    x59 = x58 + 2
    x60 = ffn + x54*x59 + x55
    x61 = layers*x60 + vocab
    x62 = x47*x54 + x61
    x63 = layers*heads
    x64 = 2*cost_div
    x65 = cost_rsqrt + x64
    x66 = 15*hidden + ffn*(cost_gelu + 1) + x65 + 1
    x67 = layer_rerun + 2
    x68 = cost_div + cost_rsqrt + 14
    x69 = ffn*x68
    x70 = vocab*x68
    x71 = 2*ffn
    x72 = x1 + x71
    x73 = 6*hidden
    x74 = width_act*(x55 + x71 + x73) + x54 + 8
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x75 = width_param_grad*accumulating
    x76 = width_param*layer_rerun + x75
    x77 = layer_rerun + 1
    x78 = 2*x75
    x79 = width_act*x77
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = width_param*(1 - f1)
    x81 = 2*width_opt
    x82 = width_master + x81
    x83 = width_param_grad + x80 + x82
    x84 = ffn*x83
    x85 = 2*width_master + 4*width_opt
    x86 = vocab*x83
    x87 = width_param + x82
    x88 = ffn*x87
    x89 = vocab*x87
    values = (
        x62, x62, 0, 2*batch*(seq*hidden*(2*layers*x58 + vocab) + x15*x63),
        batch*(seq*(layers*(heads*(head_dim + x7) + kv_heads*(x14 + x7) + x66) + 7*hidden + vocab*(cost_exp + 5) + cost_log + x65 + 2) + x6*x63),
        hidden*x50*(layers*(ffn*x67 + x57*x67) + vocab) + s0,
        x43*(layers*(21*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x55 + x66) + x55) + 14*hidden + vocab*(x4 + 2)) + s1,
        0, layers*(x54*(2*cost_rsqrt + x57*x68 + x64 + x69 + 28) + x55*x68 + x69) + x54*(x68 + x70) + x70,
        width_param*(hidden*(x43 + x49) + x61) + x43*(width_act*(layers*(8*hidden + x72) + x54) + 8) + s2 + s3,
        x43*(layers*x74 + width_act*(vocab + x54) + 8) + s4 + s5,
        layers*(hidden*(width_param*(4*layer_rerun + x14*x56*x77 + x71*x77 + 1) + x43*(width_act*(8*layer_rerun + 3) + 10*width_act_grad + 2) + x59*x78) + ffn*x76 + x43*(head_dim*(heads*(x24 + x79) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x79) + 8) + x55*x76) + hidden*(vocab*(width_param + x75) + width_param + x43*(2*width_act + width_param_grad + x24) + x78) + vocab*x75 + 2*x43*(x51 + 8) + s6 + s7,
        layers*(width_param_grad*x60 + x43*(width_act_grad*(x72 + x73) + layer_rerun*x74)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x43 + 2) + x24*x43) + vocab*width_param_grad + s8 + s9,
        layers*(x54*(2*width_param_grad + x57*x83 + 2*x80 + x84 + x85) + x55*x83 + x84) + x54*(x83 + x86) + x86,
        layers*(x54*(2*width_param + x57*x87 + x85 + x88) + x55*x87 + x88) + x54*(x87 + x89) + x89, x62,
        width_param*x62, f1*x62, width_master*x62, 2*x62, x62*x81, x62, width_param_grad*x62,
        x43*(layers*(hidden + layer_kept*(3*hidden + x72)) + x54 + 1) + s10 + s11 + s12 + s13,
        x43*(layers*(width_act*(hidden + layer_kept*(hidden + x72)) + layer_kept*x54) + width_act*x54 + 8) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
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
    x42 = seq*context
    if pairs == "full":
        pairs_size = x42
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x42, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 4
    x7 = 3*rope_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x6 = pairs_size*x5
    x12 = batch*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x13 = 2*head_dim
    x14 = batch*heads
    if flops == "model":
        s0 = x4
        s1 = x12
    else:
        if attention == "flash":
            s0 = pairs_size*x13*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x4
            s1 = x12
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = batch*(x16 + x18)
    x20 = batch*x16
    x21 = x18*x9
    x22 = 2*width_act_grad
    x23 = width_act*core_rerun + width_act_grad
    x24 = head_dim*x18
    x25 = width_act_grad*x24
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x29 = layer_kept*x15
    x31 = x19*x26
    x32 = x19*x29
    x36 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x27 = x18*x26
        x28 = 4*core_kept
        x30 = x18*x29
        if activations == "fused":
            s7 = batch*(x16*(core_kept + x26) + x27)
            s10 = batch*(x16*(x28 + x29) + x30)
        elif activations == "paper":
            s7 = x31
            s10 = x32
        else:
            if recompute in ('none', 'full'):
                x33 = core_kept + layer_kept
                s7 = batch*(x16*(head_dim*x33 + core_kept) + x27) + 3*core_kept
                s10 = batch*(x16*(x15*x33 + x28) + x30) + 24*core_kept
            else:
                s7 = x31
                s10 = x32
        s2 = x15*x19
        s3 = x20*(x15 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x16 + x21) + x16*x22) + 8*x16)
        s5 = batch*(x16*(head_dim*x23 + 4*core_rerun + 4) + x25)
        s8 = 0
        s11 = 0
    else:
        x34 = head_dim + x17
        if activations in ('fused', 'paper'):
            x37 = context*core_kept
            s7 = x31
            s8 = x20*x37
            s10 = x32
            s11 = x16*x36*x37
        else:
            if recompute in ('none', 'full'):
                x38 = core_kept*x14
                s7 = x38*(seq*x34 + head_dim*x17)
                s10 = x38*(seq*(context*(width_act + 4) + x15) + x15*x17)
            else:
                s7 = x31
                s10 = x32
            s8 = 0
            s11 = 0
        x35 = x16*x34
        s2 = x36*(x24 + x35)
        s3 = x35*x36
        s4 = batch*(x15*x21 + x16*(width_act*x34*x9 + width_act_grad*(3*context + x13)))
        s5 = batch*(x23*x35 + x25)
    x39 = batch*seq
    x40 = layer_kept*x39
    if activations == "fused":
        s6 = 2*x40
        s9 = 8*x40
    elif activations == "paper":
        s6 = 0
        s9 = 0
    else:
        x41 = 3*ffn
        s6 = x40*(x41 + 2)
        s9 = x40*(width_act*x41 + 8)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x43 = head_dim*(heads + 2*kv_heads)
    x44 = heads + kv_heads
    x45 = head_dim*x44
    x46 = ffn + x45
    x47 = x46 + 2
    x48 = 2*hidden
    x49 = ffn + x43 + x47*x48
    x50 = seq*hidden
    x51 = 15*hidden + ffn*(cost_gelu + 1) + 2*cost_div + cost_rsqrt + 1
    x52 = layer_rerun + 2
    x53 = width_param*x49
    x54 = 2*ffn
    x55 = x1 + x54
    x56 = 6*hidden
    x57 = width_act*(x43 + x54 + x56) + x48 + 8
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x58 = width_param_grad*accumulating
    x59 = width_param*layer_rerun + x58
    x60 = layer_rerun + 1
    x61 = width_act*x60
    x62 = width_param_grad*x49
    x63 = 2*x49
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x49, x49, 0, x3*(x2 + x46*x50), batch*(seq*(heads*(head_dim + x7) + kv_heads*(x13 + x7) + x51) + heads*x6),
        x3*x50*(ffn*x52 + x45*x52) + s0, x39*(21*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x43 + x51) + x43) + s1,
        0, 0, seq*x36*(8*hidden + x55) + x53 + s2, x39*x57 + s3,
        hidden*(width_param*(4*layer_rerun + x13*x44*x60 + x54*x60 + 1) + x39*(width_act*(8*layer_rerun + 3) + 10*width_act_grad + 2) + 2*x47*x58) + ffn*x59 + x39*(head_dim*(heads*(x22 + x61) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x61) + 8) + x43*x59 + s4,
        x39*(width_act_grad*(x55 + x56) + layer_rerun*x57) + x62 + s5, 0, 0, x49, x53, f1*x49, width_master*x49,
        x63, width_opt*x63, x49, x62, x39*(hidden + layer_kept*(3*hidden + x55)) + s6 + s7 + s8,
        x39*(width_act*(hidden + layer_kept*(hidden + x55)) + layer_kept*x48) + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
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
    x3 = vocab + 1
    x4 = vocab*x0
    x5 = vocab + 2
    x6 = vocab*width_act_grad
    if loss == "eager":
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
    x8 = 2*hidden
    x9 = vocab + x3*x8
    x10 = 2*cost_div
    x11 = cost_div + cost_rsqrt + 14
    x12 = ffn*x11
    x13 = heads + kv_heads
    x14 = head_dim*x11
    x15 = heads + 2*kv_heads
    x16 = vocab*x11
    x17 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x18 = width_param_grad*accumulating
    x19 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x20 = width_param*(1 - f1)
    x21 = 2*width_opt
    x22 = width_master + x21
    x23 = width_param_grad + x20 + x22
    x24 = ffn*x23
    x25 = head_dim*x23
    x26 = 2*width_master + 4*width_opt
    x27 = vocab*x23
    x28 = width_param + x22
    x29 = ffn*x28
    x30 = head_dim*x28
    x31 = vocab*x28
    values = (
        x9, x9, 0, x4*x8, x0*(7*hidden + vocab*(cost_exp + 5) + cost_log + cost_rsqrt + x10 + 2), 4*hidden*x4,
        x0*(14*hidden + vocab*(cost_exp + cost_div + 2)), 0,
        layers*(x12 + x14*x15 + x8*(2*cost_rsqrt + x10 + x12 + x13*x14 + 28)) + x16 + x8*(x11 + x16),
        hidden*(width_param*(x0 + x5) + x0*x17) + vocab*width_param + x2 + s0, x0*(width_act*(vocab + x8) + 8) + s1,
        hidden*(vocab*(width_param + x18) + width_param + x0*(width_param_grad + x17 + x19) + 2*x18) + vocab*x18 + x1*(x6 + 8) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 2) + x0*x19) + vocab*width_param_grad + s3,
        layers*(x15*x25 + x24 + x8*(2*width_param_grad + x13*x25 + 2*x20 + x24 + x26)) + x27 + x8*(x23 + x27),
        layers*(x15*x30 + x29 + x8*(2*width_param + x13*x30 + x26 + x29)) + x31 + x8*(x28 + x31), x9,
        width_param*x9, f1*x9, width_master*x9, 2*x9, x21*x9, x9, width_param_grad*x9, x0*(x8 + 1) + s4 + s5,
        x1*(hidden*width_act + 4) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
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
    x24 = 2*context
    x56 = seq*context
    if pairs == "full":
        pairs_size = x56
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x56, 2)
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
    x7 = 3*seq*rope_dim
    x9 = core_rerun + 1
    x10 = x7*x9
    x11 = kv_heads*x10
    x8 = pairs_size*x6 + x7
    x12 = batch*(heads*(core_rerun*x8 + 5*pairs_size + x7) + x11)
    x13 = 2*head_dim
    x14 = heads*x13
    if flops == "model":
        s13 = x4
        s14 = x12
    else:
        if attention == "flash":
            s13 = x14*x2*(2*core_rerun + 5)
            s14 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s13 = x4
            s14 = x12
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
    x32 = x25*x9
    x33 = width_act_grad*x30
    x34 = 8*x15
    x35 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x36 = core_kept*x30
    x37 = core_kept*x31
    x38 = core_kept*x16
    x39 = core_kept*x29
    if attention == "flash":
        if activations == "fused":
            s24 = x36
            s25 = x37
            s26 = x15
            s27 = heads
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
        elif activations == "paper":
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
            s33 = 0
            s34 = 0
            s35 = 0
        else:
            if recompute in ('none', 'full'):
                s24 = x36
                s25 = x37
                s26 = x15
                s27 = heads
                s28 = x38
                s29 = x39
                s30 = x15
                s31 = heads
                s32 = head_dim
                s33 = 3*core_kept
                s34 = 24*core_kept
                s35 = 3
            else:
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
                s28 = 0
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
                s34 = 0
                s35 = 0
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
        s18 = x28*(x0*x23 + x32)
        s19 = x13*x33
        s20 = x31*x9
        s21 = heads*x34
        s22 = head_dim*x26*x35
        s23 = core_rerun*x29
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
    else:
        x45 = context*x36
        x46 = width_act*x45
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
            s36 = x45
            s37 = x46
            s38 = batch
            s39 = heads
            s40 = seq
            s41 = context
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
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x1*x19
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s48 = x38
                s49 = x39
                s50 = batch
                s51 = heads
                s52 = seq
                s53 = head_dim
                s54 = x47
                s55 = width_act*x47
                s56 = context
                s57 = x45
                s58 = context*x37
                s59 = x46
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
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
        x40 = head_dim + x24
        x41 = x23*x40
        x42 = head_dim*x25 + x41
        x43 = width_act*x30*x40
        x44 = context*x30
        s15 = x27*x42
        s16 = x43
        s17 = 0
        s18 = x27*(head_dim*x32 + x41*x9)
        s19 = x33*(3*context + x13)
        s20 = 0
        s21 = 0
        s22 = x35*x42
        s23 = core_rerun*x43
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s42 = x44
        s43 = width_act_grad*x44
        s44 = batch
        s45 = heads
        s46 = seq
        s47 = context
    x48 = 2*x15
    x49 = layer_kept*x48
    x50 = layer_kept*x34
    x51 = ffn*x15
    x52 = layer_kept*x51
    x53 = width_act*x52
    if activations == "fused":
        s0 = x49
        s1 = x50
        s2 = x15
        s3 = 2
        s60 = 0
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = x48
        s65 = x34
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s60 = 0
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
    else:
        s0 = x49
        s1 = x50
        s2 = x15
        s3 = 2
        s60 = x52
        s61 = x53
        s62 = x15
        s63 = ffn
        s64 = x48
        s65 = x34
    x54 = vocab*x15
    x55 = width_act_grad*x54
    if loss == "eager":
        s66 = vocab*x34
        s67 = 4*x54
        s68 = 0
        s69 = x34
        s70 = x54
        s71 = x15
        s72 = vocab
    else:
        s66 = 0
        s67 = 0
        s68 = x55
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x57 = 2*cost_div
    x58 = 7*hidden + cost_rsqrt + x57 + 1
    x59 = x15*x58
    x60 = 13*hidden
    x61 = hidden*x15
    x62 = width_act*x61
    x63 = hidden*width_param
    x64 = 2*x63
    x65 = width_act_grad*x61
    x66 = layer_rerun + 1
    x67 = hidden*x66
    x68 = x15*x67
    x69 = width_act*x68
    x70 = hidden*width_param_grad
    x71 = 2*x70
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x72 = accumulating*x71
    x73 = layer_rerun*x62
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x74 = hidden*f1
    x75 = hidden*width_master
    x76 = 2*hidden
    x77 = width_opt*x76
    x78 = layer_kept*x61
    x79 = heads + 2*kv_heads
    x80 = hidden*x79
    x81 = x13*x80
    x82 = x15*x81
    x83 = head_dim*x79
    x84 = x15*x83
    x85 = layer_rerun + 2
    x86 = x79 + x80
    x87 = head_dim*width_param
    x88 = x13*x79
    x89 = width_act_grad*x15
    x90 = layer_rerun*x79
    x91 = head_dim*width_param_grad*x86
    x92 = width_act*x15
    x93 = head_dim*x80
    x94 = width_act_grad*x16
    x95 = width_act_grad*x20
    x96 = x14*x61
    x97 = x1 + 1
    x98 = x15*x76
    x99 = width_act_grad*x98
    x100 = x1*x66
    x101 = x70*x97
    x102 = hidden*x1
    x103 = hidden*x14
    x104 = x66*x98
    x105 = layer_rerun*x61
    x106 = x51*x76
    x107 = x106*x85
    x108 = ffn*x66
    x109 = x108*x15
    x110 = hidden + 1
    x111 = ffn*width_param
    x112 = width_act*x51
    x113 = 2*ffn
    x114 = ffn*width_param_grad
    x115 = x110*x114
    x116 = layer_rerun*x112
    x117 = hidden*ffn
    x118 = ffn*x63
    x119 = ffn*x74
    x120 = ffn*x75
    x121 = ffn*x70
    x122 = ffn*x76
    x123 = ffn*x77
    x124 = width_act_grad*x51
    x125 = width_act*x109
    x126 = ffn + 1
    x127 = x126*x70
    x128 = hidden*vocab
    x129 = vocab*x63
    x130 = vocab*x74
    x131 = vocab*x75
    x132 = vocab*x70
    x133 = vocab*x76
    x134 = vocab*x77
    x135 = vocab*width_param
    x136 = width_act*x54
    x137 = 2*vocab
    x138 = vocab*width_param_grad
    x139 = x110*x138
    x140 = cost_div + cost_rsqrt + 14
    x141 = ffn*x140
    x142 = head_dim*(heads + kv_heads)
    x143 = vocab*x140
    x144 = layers*(ffn + x76*(ffn + x142 + 2) + x83) + vocab + x76*(vocab + 1)
    x145 = width_master*x144
    x146 = 1 - f1
    x147 = ffn*x146
    x148 = vocab*x146
    x149 = 2*width_opt*x144
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x59, _1=x15*(layer_rerun*x58 + x60), _2=x62, _3=x64, _4=x62, _5=x34, _6=x65, _7=x69, _8=x34,
        _9=x63*(2*layer_rerun + 1), _10=x65, _11=x72, _12=x71, _13=x73, _14=layer_rerun*x34, _15=hidden, _16=x63,
        _17=hidden, _18=x74, _19=x75, _20=hidden, _21=hidden, _22=x70, _23=hidden, _24=x76, _25=x77, _26=hidden,
        _27=2, _28=hidden, _29=x63, _30=hidden, _31=x74, _32=x75, _33=hidden, _34=hidden, _35=x70, _36=hidden,
        _37=x76, _38=x77, _39=hidden, _40=2, _41=x61, _42=x62, _43=x15, _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3,
        _49=x61, _50=x65, _51=x15, _52=hidden, _53=x78, _54=layer_kept*x62, _55=x15, _56=hidden, _57=x82, _58=x84,
        _59=x82*x85, _60=x66*x84, _61=x62, _62=x86*x87, _63=width_act*x84, _64=x88*x89, _65=x87*(x66*x80 + x90),
        _66=x65, _67=x69, _68=accumulating*x91, _69=x91, _70=head_dim*x90*x92, _71=x93, _72=x63*x83, _73=hidden,
        _74=x83, _75=x74*x83, _76=x75*x83, _77=hidden, _78=x83, _79=x93, _80=x70*x83, _81=hidden, _82=x83, _83=x81,
        _84=width_opt*x81, _85=hidden, _86=x83, _87=2, _88=x83, _89=width_param*x83, _90=x83, _91=f1*x83,
        _92=width_master*x83, _93=x83, _94=x83, _95=width_param_grad*x83, _96=x83, _97=x88, _98=width_opt*x88,
        _99=x83, _100=2, _101=x61, _102=x65, _103=x15, _104=hidden, _105=s4, _106=s5, _107=s6, _108=s7, _109=s8,
        _110=s9, _111=s10, _112=s11, _113=s12, _114=s8, _115=s9, _116=s10, _117=s11, _118=s12, _119=s8, _120=x3,
        _121=batch*(heads*x8 + kv_heads*x7), _122=s13, _123=s14, _124=s15, _125=s16, _126=s17, _127=s18, _128=s19,
        _129=s20, _130=s21, _131=s22, _132=s23, _133=x17, _134=x18, _135=x15, _136=heads, _137=head_dim, _138=s24,
        _139=s25, _140=s26, _141=s27, _142=x16, _143=x94, _144=x15, _145=heads, _146=head_dim, _147=x20, _148=x95,
        _149=x19, _150=kv_heads, _151=head_dim, _152=x20, _153=x95, _154=x19, _155=kv_heads, _156=head_dim,
        _157=s28, _158=s29, _159=s30, _160=s31, _161=s32, _162=s33, _163=s34, _164=s35, _165=s36, _166=s37,
        _167=s38, _168=s39, _169=s40, _170=s41, _171=s42, _172=s43, _173=s44, _174=s45, _175=s46, _176=s47,
        _177=s42, _178=s43, _179=s44, _180=s45, _181=s46, _182=s47, _183=s48, _184=s49, _185=s50, _186=s51,
        _187=s52, _188=s53, _189=s54, _190=s55, _191=s50, _192=s51, _193=s56, _194=s53, _195=s54, _196=s55,
        _197=s50, _198=s51, _199=s56, _200=s53, _201=s57, _202=s58, _203=s50, _204=s51, _205=s52, _206=s56,
        _207=s57, _208=s59, _209=s50, _210=s51, _211=s52, _212=s56, _213=x96, _214=x61, _215=x85*x96, _216=x68,
        _217=x29, _218=x63*x97, _219=x62, _220=x99, _221=x63*(layer_rerun + x100), _222=x94, _223=x100*x92,
        _224=accumulating*x101, _225=x101, _226=x73, _227=x102, _228=x1*x63, _229=x1, _230=hidden, _231=x1*x74,
        _232=x1*x75, _233=x1, _234=hidden, _235=x102, _236=x1*x70, _237=x1, _238=hidden, _239=x103,
        _240=width_opt*x103, _241=x1, _242=hidden, _243=2, _244=hidden, _245=x63, _246=hidden, _247=x74, _248=x75,
        _249=hidden, _250=hidden, _251=x70, _252=hidden, _253=x76, _254=x77, _255=hidden, _256=2, _257=x16,
        _258=x94, _259=x15, _260=heads, _261=head_dim, _262=x98, _263=x104, _264=x62, _265=x62, _266=x61, _267=x65,
        _268=x61, _269=x65, _270=x73, _271=x73, _272=x105, _273=x78, _274=x78, _275=x15, _276=hidden, _277=x61,
        _278=x65, _279=x15, _280=hidden, _281=x106, _282=x51, _283=x107, _284=x109, _285=x62, _286=x110*x111,
        _287=x112, _288=x113*x89, _289=x111*(layer_rerun + x67), _290=x65, _291=x69, _292=accumulating*x115,
        _293=x115, _294=x116, _295=x117, _296=x118, _297=hidden, _298=ffn, _299=x119, _300=x120, _301=hidden,
        _302=ffn, _303=x117, _304=x121, _305=hidden, _306=ffn, _307=x122, _308=x123, _309=hidden, _310=ffn, _311=2,
        _312=ffn, _313=x111, _314=ffn, _315=ffn*f1, _316=ffn*width_master, _317=ffn, _318=ffn, _319=x114, _320=ffn,
        _321=x113, _322=width_opt*x113, _323=ffn, _324=2, _325=x61, _326=x65, _327=x15, _328=hidden, _329=x52,
        _330=x53, _331=x15, _332=ffn, _333=cost_gelu*x51, _334=x51*(cost_gelu*x66 + 3), _335=x112, _336=x112,
        _337=x124, _338=x125, _339=x124, _340=x116, _341=x51, _342=x124, _343=x15, _344=ffn, _345=s60, _346=s61,
        _347=s62, _348=s63, _349=s60, _350=s61, _351=s62, _352=s63, _353=s60, _354=s61, _355=s62, _356=s63,
        _357=x52, _358=x53, _359=x15, _360=ffn, _361=x106, _362=x61, _363=x107, _364=x68, _365=x112, _366=x126*x63,
        _367=x62, _368=x99, _369=x63*(layer_rerun + x108), _370=x124, _371=x125, _372=accumulating*x127, _373=x127,
        _374=x73, _375=x117, _376=x118, _377=ffn, _378=hidden, _379=x119, _380=x120, _381=ffn, _382=hidden,
        _383=x117, _384=x121, _385=ffn, _386=hidden, _387=x122, _388=x123, _389=ffn, _390=hidden, _391=2,
        _392=hidden, _393=x63, _394=hidden, _395=x74, _396=x75, _397=hidden, _398=hidden, _399=x70, _400=hidden,
        _401=x76, _402=x77, _403=hidden, _404=2, _405=x51, _406=x124, _407=x15, _408=ffn, _409=x98, _410=x104,
        _411=x62, _412=x62, _413=x61, _414=x65, _415=x61, _416=x65, _417=x73, _418=x73, _419=x105, _420=x78,
        _421=x78, _422=x15, _423=hidden, _424=x61, _425=x65, _426=x15, _427=hidden, _428=x98, _429=x104, _430=3*x62,
        _431=x62, _432=3*x65, _433=x65, _434=3*x73, _435=x73, _436=x61, _437=x65, _438=x15, _439=hidden, _440=x61,
        _441=x15*x63, _442=x34, _443=x62, _444=x70*(vocab*(1 - accumulating) + x15), _445=x65, _446=x34,
        _447=x15*x70, _448=x128, _449=x129, _450=vocab, _451=hidden, _452=x130, _453=x131, _454=vocab, _455=hidden,
        _456=x128, _457=x132, _458=vocab, _459=hidden, _460=x133, _461=x134, _462=vocab, _463=hidden, _464=2,
        _465=x15, _466=x34, _467=x15, _468=x59, _469=x15*x60, _470=x62, _471=x64, _472=x62, _473=x34, _474=x65,
        _475=x62, _476=x34, _477=x63, _478=x65, _479=x72, _480=x71, _481=hidden, _482=x63, _483=hidden, _484=x74,
        _485=x75, _486=hidden, _487=hidden, _488=x70, _489=hidden, _490=x76, _491=x77, _492=hidden, _493=2,
        _494=hidden, _495=x63, _496=hidden, _497=x74, _498=x75, _499=hidden, _500=hidden, _501=x70, _502=hidden,
        _503=x76, _504=x77, _505=hidden, _506=2, _507=x61, _508=x62, _509=x15, _510=hidden, _511=s64, _512=s65,
        _513=s2, _514=s3, _515=x61, _516=x65, _517=x15, _518=hidden, _519=x61, _520=x62, _521=x15, _522=hidden,
        _523=x54*x76, _524=x54, _525=4*x128*x15, _526=x54, _527=x62, _528=x110*x135, _529=x136, _530=x137*x89,
        _531=x129, _532=x65, _533=x62, _534=accumulating*x139, _535=x139, _536=x128, _537=x129, _538=hidden,
        _539=vocab, _540=x130, _541=x131, _542=hidden, _543=vocab, _544=x128, _545=x132, _546=hidden, _547=vocab,
        _548=x133, _549=x134, _550=hidden, _551=vocab, _552=2, _553=vocab, _554=x135, _555=vocab, _556=vocab*f1,
        _557=vocab*width_master, _558=vocab, _559=vocab, _560=x138, _561=vocab, _562=x137, _563=width_opt*x137,
        _564=vocab, _565=2, _566=x61, _567=x65, _568=x15, _569=hidden, _570=x15*(vocab*x5 + cost_log + 1),
        _571=x54*(cost_exp + cost_div + 1), _572=x136, _573=s66, _574=s67, _575=x34, _576=s68, _577=s66, _578=s69,
        _579=s67, _580=x55, _581=s68, _582=s70, _583=s67, _584=s71, _585=s72, _586=s71, _587=s69, _588=s71,
        _589=x54, _590=x55, _591=x15, _592=vocab,
        _593=layers*(x140*x83 + x141 + x76*(2*cost_rsqrt + x140*x142 + x141 + x57 + 28)) + x143 + x76*(x140 + x143),
        _594=width_param_grad*x144, _595=x145,
        _596=width_param*(layers*(x146*x83 + x147 + x76*(x142*x146 + x147 + 2 - 2*f1)) + x148 + x76*(x146 + x148)),
        _597=x149, _598=width_param*x144, _599=x145, _600=x149,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
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
    x1 = head_dim*width_act
    x3 = seq*heads
    x4 = 2*kv_heads
    x5 = context*x4
    x7 = batch*layers
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x8 = layers*layer_kept
    x9 = batch*x1*x8*(x3 + x5)
    x11 = context*width_act
    x12 = width_act + 4
    x13 = 2*context*x1
    x14 = heads*(seq*(context*x12 + x1) + x13)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        x2 = layer_kept*x1
        x6 = x2*x5
        if activations == "fused":
            s1 = x7*(x3*(x0 + x2) + x6)
        elif activations == "paper":
            s1 = x9
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(batch*(x3*(x0 + x1*(core_kept + layer_kept)) + x6) + 24*core_kept)
            else:
                s1 = x9
        s2 = 0
    else:
        x10 = core_kept*x7
        if activations in ('fused', 'paper'):
            s1 = x9
            s2 = x10*x11*x3
        else:
            if recompute in ('none', 'full'):
                s1 = x10*x14
            else:
                s1 = x9
            s2 = 0
    x15 = batch*seq
    x16 = 8*x15
    if activations == "fused":
        s0 = x16*(x8 + 1)
    elif activations == "paper":
        s0 = 0
    else:
        s0 = x15*(x8*(3*ffn*width_act + 8) + 8)
    x17 = 4*x15
    if loss == "eager":
        s3 = x17*(vocab + 2)
    else:
        s3 = 0
    x18 = 4*heads
    x19 = 2*hidden
    x20 = 2*ffn
    x21 = 2*head_dim
    x22 = hidden + heads*x21
    x24 = x1*x5
    x25 = heads*head_dim
    x26 = 5*ffn
    x27 = hidden + x26
    x28 = x19 + 8
    x29 = batch*(seq*(width_act*(x22 + x26) + x28) + x24)
    if attention == "flash":
        x23 = width_act*(x20 + x22) + x19
        if activations == "fused":
            layer_dense = batch*(seq*(x18 + x23 + 8) + x24)
        elif activations == "paper":
            layer_dense = batch*(seq*x23 + x24)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(width_act*(3*x25 + x27) + x18 + x28) + x24) + 24
            else:
                layer_dense = x29
    else:
        x30 = heads*(context + x21)
        x31 = width_act*(hidden + x20 + x30) + x19
        if activations == "fused":
            layer_dense = batch*(seq*(x31 + 8) + x24)
        elif activations == "paper":
            layer_dense = batch*(seq*x31 + x24)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x18 + width_act*(x27 + x30) + x28) + heads*x13)
            else:
                layer_dense = x29
    x32 = width_act_grad*x15
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x15*(width_act_grad + x12)
    else:
        moment_ends_cross_entropy = vocab*x32
    x39 = context*kv_heads
    if attention == "flash":
        x38 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x3*(x38 + 2) + x38*x39)
    else:
        x41 = batch*width_act_grad
        f4 = max(context*x41*(kv_heads*head_dim + 2*x3), x41*(x21*x39 + x3*(context + head_dim)))
        moment_dense_attention_core = f4
    x40 = batch*x3
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = 4*x40
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x40*(x1 + 4) + 24
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x11*x40
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = batch*x14
            else:
                core_dense_attention_core = 0
    x33 = hidden*x32
    x34 = x19*x32
    x35 = x32*(hidden + ffn)
    x36 = hidden + x25
    x37 = head_dim*(heads + x4)
    x42 = width_param + width_master + width_param_grad + 2*width_opt
    x43 = ffn*x42
    x44 = x42*(heads + kv_heads)
    x45 = vocab*x42
    x46 = x42 + x45
    x47 = 2*layer_kept
    x48 = width_act*x15
    moment_ends_lm_head = x32*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x34
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x35
    moment_dense_ffn_down = x35
    moment_dense_input_norm = x34
    moment_dense_ffn_dropout = x34
    moment_dense_ffn_activation = x20*x32
    moment_dense_qkv_projection = x32*(hidden + x37)
    moment_dense_attention_dropout = x34
    moment_dense_output_projection = x32*x36
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_dropout, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_dropout, moment_dense_ffn_up, moment_dense_input_norm, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_layer_residual = hidden*width_act_grad*x17
    f1 = max(branch_dense + x33, moment_dense_layer_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x33
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(x19*(head_dim*x44 + 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x43) + x37*x42 + x43) + x19*x46 + x45,
        x15*(layers*(width_act*(hidden + layer_kept*(x20 + x36)) + layer_kept*x19) + width_act*x19 + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt + x15*(width_act*(layer_kept + 1) + x47) + x20*x42 + x21*x44) + head_dim*(heads*(layer_kept*x48 + x42) + x4*x42) + ffn*(x42 + x47*x48)) + f0 + x16 + x19*(x46 + x48) + x45 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
