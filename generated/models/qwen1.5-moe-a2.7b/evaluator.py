"""Costs of qwen2_moe, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "qwen2_moe"
FORMULAS = "standard"
FORMULAS_SHA256 = "8951f83c13a30f9c3af0fa46eff98380d32bfaf3a1228652ab4513146a7d5b9e"

# Kind, how many the model has.
KINDS = (
    ("moe", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("moe", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("moe", "attention_core", "attention_core", "attention", "layers", ""),
    ("moe", "output_projection", "output_projection", "attention", "layers", ""),
    ("moe", "attention_residual", "residual", "other", "layers", ""),
    ("moe", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "router", "router", "ffn", "layers", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "layers", ""),
    ("moe", "shared_experts", "shared_experts", "ffn", "layers", ""),
    ("moe", "shared_gate", "shared_gate", "ffn", "layers", ""),
    ("moe", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "moe_ffn",
    "shared_ffn", "experts", "top_k", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5,
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
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
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
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
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
    ("moe", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
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
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "INT64", "top_k", "choice"),
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
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "elements", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "moe_experts", "moe_experts", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "shared_experts", "shared_experts", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "width", "up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "width", "product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "shared_experts", "shared_experts", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "shared_gate", "shared_gate", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "param", "param", "", "w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "param", "param", "", "w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "param", "param", "in", "w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "param", "param", "out", "w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "master_param", "master", "", "master_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "master_param", "master", "", "master_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "master_param", "master", "in", "master_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "master_param", "master", "out", "master_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_gate"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "activation", "act", "", "logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "activation", "act", "", "logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "activation", "act", "tokens", "logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "activation", "act", "out", "logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "input_gradient", "act_grad", "", "d_shared"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_shared"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_shared"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_shared"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "input_gradient", "act_grad", "", "d_logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "input_gradient", "act_grad", "out", "d_logit"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "elements", "activation", "act", "", "logistic"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "bytes", "activation", "act", "", "logistic"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "activation", "act", "tokens", "logistic"),
    ("moe", "shared_gate", "shared_gate", "layers", "", "shape", "activation", "act", "out", "logistic"),
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
    ("moe", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("moe", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("moe", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("moe", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("moe", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("moe", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("moe", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("moe", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("moe", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("moe", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("moe", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("moe", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("moe", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
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
    ("moe", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("moe", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("moe", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("moe", "router", "w_router", "param", "param", "persistent", ""),
    ("moe", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("moe", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("moe", "router", "choice", "activation", "INT64", "saved", "router.choice"),
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
    ("moe", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("moe", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("moe", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("moe", "shared_experts", "w_up", "param", "param", "persistent", ""),
    ("moe", "shared_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("moe", "shared_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "shared_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("moe", "shared_experts", "gate", "activation", "act", "saved", "shared_experts.gate"),
    ("moe", "shared_experts", "up", "activation", "act", "saved", "shared_experts.up"),
    ("moe", "shared_experts", "w_down", "param", "param", "persistent", ""),
    ("moe", "shared_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("moe", "shared_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "shared_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("moe", "shared_experts", "product", "activation", "act", "saved", "shared_experts.product"),
    ("moe", "shared_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_experts", "activated", "activation", "act", "saved", "shared_experts.activated"),
    ("moe", "shared_experts", "output", "activation", "act", "saved", "shared_experts.output"),
    ("moe", "shared_gate", "w_gate", "param", "param", "persistent", ""),
    ("moe", "shared_gate", "master_w_gate", "master_param", "master", "persistent", ""),
    ("moe", "shared_gate", "grad_w_gate", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "shared_gate", "moments_w_gate", "optimizer_state", "opt", "persistent", ""),
    ("moe", "shared_gate", "logit", "activation", "act", "saved", "shared_gate.logit"),
    ("moe", "shared_gate", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_gate", "d_shared", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_gate", "d_logit", "input_gradient", "act_grad", "transient", ""),
    ("moe", "shared_gate", "logistic", "activation", "act", "saved", "shared_gate.logistic"),
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
    ("ends", "final_norm", "upcast", "activation", "FP32", "saved", "final_norm.upcast"),
    ("ends", "final_norm", "normed", "activation", "act", "saved", "final_norm.normed"),
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x17 = 2*context
    x59 = seq*context
    if pairs == "full":
        pairs_size = x59
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x59, 2)
    x3 = head_dim*pairs_size*x0*x1*x2
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
    x19 = x2*(x16 + x18)
    x20 = x16*x2
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
    x28 = layer_kept*x15
    x30 = x19*x26
    x31 = x19*x28
    x37 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x27 = batch*(x16*(core_kept + x26) + x18*x26)
        x29 = batch*(x16*(4*core_kept + x28) + x18*x28)
        if activations == "fused":
            s11 = layers*x27
            s15 = layers*x29
        elif activations == "paper":
            s11 = x30
            s15 = x31
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x27)
                s15 = layers*(24*core_kept + x29)
            else:
                s11 = x30
                s15 = x31
        s2 = x15*x19
        s4 = x20*(x15 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x16 + x21) + x16*x22) + 8*x16)
        s8 = x2*(x16*(head_dim*x23 + 4*core_rerun + 4) + x25)
        s12 = 0
        s16 = 0
    else:
        x32 = head_dim + x17
        x34 = width_act*x2
        if activations in ('fused', 'paper'):
            x35 = context*core_kept
            s11 = x30
            s12 = x20*x35
            s15 = x31
            s16 = x16*x34*x35
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept*x12
                s11 = x36*(seq*x32 + head_dim*x17)
                s15 = x36*(seq*(context*x37 + x15) + x15*x17)
            else:
                s11 = x30
                s15 = x31
            s12 = 0
            s16 = 0
        x33 = x16*x32
        s2 = x34*(x24 + x33)
        s4 = x33*x34
        s6 = x2*(x15*x21 + x16*(width_act*x32*x8 + width_act_grad*(3*context + x13)))
        s8 = x2*(x23*x33 + x25)
    x38 = 2*top_k
    x39 = experts + 3
    x40 = hidden + 1
    x41 = batch*seq
    x42 = 8*top_k
    x43 = moe_ffn*top_k
    x44 = experts + x40 + 2*x43
    x45 = hidden*width_act
    x47 = layers*layer_kept
    x48 = 2*hidden
    x49 = 3*hidden
    x50 = 3*moe_ffn
    x51 = 4*experts
    x52 = 8*hidden
    x53 = x50 + 1
    if activations == "fused":
        s10 = x41*(layers*(hidden + layer_kept*(hidden + x38*(moe_ffn + 1) + x39)) + x40)
        s14 = x41*(layers*(layer_kept*(width_act*x44 + x42 + 8) + x45) + x45 + 4)
    elif activations == "paper":
        x46 = x41*(layers*(hidden + layer_kept*x44) + hidden)
        s10 = x46
        s14 = width_act*x46
    else:
        s10 = experts*x47 + x41*(layers*(hidden + layer_kept*(shared_ffn + top_k*(x50 + 5) + x39 + x49)) + x48 + 1)
        s14 = x41*(layers*(layer_kept*(32*top_k + width_act*(shared_ffn + top_k*x53 + x40) + x51 + x52 + 8) + x45) + hidden*x37 + 4) + x47*x51
    x54 = 8*x41
    x55 = vocab + 1
    x57 = vocab*width_act_grad
    if loss == "eager":
        x56 = x41*x55
        s3 = x41*(vocab*x37 + 8)
        s5 = vocab*x54
        s7 = 8*x56
        s9 = vocab*x41*(width_act_grad + 4)
        s13 = x56
        s17 = 4*x41*(vocab + 2)
    else:
        x58 = x41*x57
        s3 = x41*(vocab*width_act + 8)
        s5 = x58
        s7 = x58
        s9 = x58
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
        f2 = min(top_k*x41, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x41
        experts_hit = experts*(1 - f3)
    x60 = heads + 2*kv_heads
    x61 = head_dim*x60
    x62 = 3*shared_ffn
    x63 = heads + kv_heads
    x64 = x13*x63
    x65 = x62 + x64
    x66 = experts*x53 + x65 + 3
    x67 = hidden*x66 + x61
    x68 = 2*vocab
    x69 = hidden*(x68 + 1)
    x70 = layers*x67 + x69
    x71 = top_k*x50 + x65
    x72 = experts + 1
    x73 = x71 + x72
    x74 = layers*heads
    x75 = 4*hidden
    x76 = cost_exp + cost_div
    x77 = cost_silu + 1
    x78 = 12*hidden + shared_ffn*x77 + experts*(x76 + 3) + top_k*(moe_ffn*x77 + x48) + 2*cost_div + 2*cost_rsqrt + cost_sigmoid + 2
    x79 = cost_div + cost_rsqrt
    x80 = 2*experts
    x81 = x80 + 2
    x82 = cost_silu + 5
    x83 = x79 + 14
    x84 = experts_hit*x50 + x39 + x65
    x85 = 13*hidden
    x86 = top_k*(x48 + x53)
    x87 = heads*head_dim + x62
    x88 = x72 + x86 + x87
    x89 = x85 + x88
    x90 = 2*width_act
    x91 = 4*top_k
    x92 = width_act*(x52 + x61 + x62 + x80 + x86 + 1) + x91 + 8
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x93 = width_param_grad*accumulating
    x94 = width_param + x93
    x95 = 2*width_opt
    x96 = width_master + x95
    x97 = width_param_grad + x96
    x98 = 3*width_master + 6*width_opt
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x99 = width_param*(1 - f1) + x97
    x100 = width_param + x96
    x101 = hidden + x47*(hidden*(x38 + 3) + x43 + x87)
    values = (
        x70, layers*(hidden*(x39 + x71) + x61) + x69, 0, 2*batch*(seq*hidden*(layers*x73 + vocab) + x14*x74),
        batch*(seq*(layers*(head_dim*(5*kv_heads + x1) + x78) + vocab*x4 + cost_log + x75 + x79 + 2) + x6*x74),
        x41*x48*(layers*(4*head_dim*x63 + 6*shared_ffn + layer_rerun*x73 + 6*x43 + x81) + x68) + s0,
        x41*(layers*(26*hidden + shared_ffn*x82 + top_k*(moe_ffn*x82 + x75) + layer_rerun*(x61 + x78) + x51 + x61 + 3) + 11*hidden + vocab*(x76 + 1)) + s1,
        0,
        layers*(hidden*(experts*(x50*x83 + x83) + 3*cost_div + 3*cost_rsqrt + x62*x83 + x64*x83 + 42) + x61*x83) + hidden*(x68*x83 + x83),
        layers*(width_param*(hidden*x84 + x61) + x41*(width_act*x89 + x42)) + hidden*(width_param*(x41 + x55) + x41*x90) + x54 + s2 + s3,
        x41*(layers*x92 + width_act*(vocab + x48) + 4) + s4 + s5,
        layers*(hidden*(width_param*(layer_rerun*x84 + x84) + x66*x93) + x41*(width_act*(7*hidden + layer_rerun*x89 + x88) + width_act_grad*(5*shared_ffn + top_k*(5*moe_ffn + x49 + 1) + x13*x60 + x81 + x85) + x91*(2*layer_rerun + 3) + 8) + x61*(width_param*layer_rerun + x93)) + hidden*(vocab*x94 + x41*(width_param_grad + x22 + x90) + x94) + 2*x41*(x57 + 6) + s6 + s7,
        layers*(width_param_grad*x67 + x41*(width_act_grad*(10*hidden + x88) + layer_rerun*x92)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x41 + 1) + x22*x41) + s8 + s9,
        layers*(hidden*(experts*(x50*x97 + x97) + width_param*(x66 - f1*x66) + 3*width_param_grad + x62*x97 + x64*x97 + x98) + x61*x99) + hidden*(x68*x99 + x99),
        layers*(hidden*(experts*(x100 + x100*x50) + 3*width_param + x100*x62 + x100*x64 + x98) + x100*x61) + hidden*(x100 + x100*x68),
        x70, width_param*x70, f1*x70, width_master*x70, 2*x70, x70*x95, x70, width_param_grad*x70,
        x41*(x101 + 1) + s10 + s11 + s12 + s13, x41*(width_act*x101 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x1 = 4*heads
    x16 = 2*context
    x49 = seq*context
    if pairs == "full":
        pairs_size = x49
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x49, 2)
    x2 = batch*head_dim*pairs_size*x0*x1
    x3 = cost_exp + cost_div
    x4 = x3 + 4
    x6 = 3*seq*head_dim
    x7 = core_rerun + 1
    x8 = x6*x7
    x9 = kv_heads*x8
    x5 = pairs_size*x4
    x10 = batch*(heads*(core_rerun*(x5 + x6) + 5*pairs_size + x6) + x9)
    x11 = batch*heads
    x12 = 2*head_dim
    x13 = pairs_size*x12
    if flops == "model":
        s0 = x2
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x4 + 7) + x8) + x9)
        else:
            s0 = x2
            s1 = x10
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = batch*(x15 + x17)
    x19 = batch*x15
    x20 = x17*x7
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x17
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x26 = layer_kept*x14
    x28 = x18*x24
    x29 = x18*x26
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x25 = batch*(x15*(core_kept + x24) + x17*x24)
        x27 = batch*(x15*(4*core_kept + x26) + x17*x26)
        if activations == "fused":
            s7 = x25
            s10 = x27
        elif activations == "paper":
            s7 = x28
            s10 = x29
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x25
                s10 = 24*core_kept + x27
            else:
                s7 = x28
                s10 = x29
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + 2*width_act_grad*x15) + 8*x15)
        s5 = batch*(x15*(head_dim*x21 + 4*core_rerun + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x30 = head_dim + x16
        x32 = batch*width_act
        if activations in ('fused', 'paper'):
            x33 = context*core_kept
            s7 = x28
            s8 = x19*x33
            s10 = x29
            s11 = x15*x32*x33
        else:
            if recompute in ('none', 'full'):
                x34 = core_kept*x11
                s7 = x34*(seq*x30 + head_dim*x16)
                s10 = x34*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x28
                s10 = x29
            s8 = 0
            s11 = 0
        x31 = x15*x30
        s2 = x32*(x22 + x31)
        s3 = x31*x32
        s4 = batch*(x14*x20 + x15*(width_act*x30*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x21*x31 + x23)
    x35 = 2*top_k
    x36 = hidden + experts
    x37 = batch*seq
    x38 = 8*top_k
    x39 = moe_ffn*top_k
    x40 = x36 + 2*x39 + 1
    x41 = hidden*width_act
    x44 = 3*hidden
    x45 = 3*moe_ffn
    x46 = 4*experts
    x47 = 8*hidden
    x48 = x45 + 1
    if activations == "fused":
        s6 = x37*(hidden + layer_kept*(x35*(moe_ffn + 1) + x36 + 3))
        s9 = x37*(layer_kept*(width_act*x40 + x38 + 8) + x41)
    elif activations == "paper":
        x42 = x37*(hidden + layer_kept*x40)
        s6 = x42
        s9 = width_act*x42
    else:
        x43 = experts*layer_kept
        s6 = x37*(hidden + layer_kept*(shared_ffn + experts + top_k*(x45 + 5) + x44 + 3)) + x43
        s9 = x37*(layer_kept*(32*top_k + width_act*(hidden + shared_ffn + top_k*x48 + 1) + x46 + x47 + 8) + x41) + 4*x43
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x37, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x37
        experts_hit = experts*(1 - f3)
    x50 = heads + 2*kv_heads
    x51 = head_dim*x50
    x52 = 3*shared_ffn
    x53 = heads + kv_heads
    x54 = x12*x53 + x52
    x55 = x54 + 3
    x56 = experts*x48 + x55
    x57 = hidden*x56 + x51
    x58 = experts + top_k*x45
    x59 = x54 + x58 + 1
    x60 = 2*hidden
    x61 = cost_silu + 1
    x62 = 12*hidden + shared_ffn*x61 + experts*(x3 + 3) + top_k*(moe_ffn*x61 + x60) + 2*cost_div + 2*cost_rsqrt + cost_sigmoid + 2
    x63 = 2*experts
    x64 = x63 + 2
    x65 = cost_silu + 5
    x66 = experts + experts_hit*x45 + x55
    x67 = 13*hidden
    x68 = heads*head_dim + x52
    x69 = top_k*(x48 + x60) + 1
    x70 = experts + x68 + x69
    x71 = x67 + x70
    x72 = 4*top_k
    x73 = width_act*(x47 + x51 + x52 + x63 + x69) + x72 + 8
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x74 = width_param_grad*accumulating
    x75 = width_param_grad*x57
    x76 = 2*x57
    x77 = layer_kept*x37*(hidden*(x35 + 3) + x39 + x68)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x57, hidden*(x55 + x58) + x51, 0, 2*batch*(seq*hidden*x59 + heads*x13),
        batch*(seq*(head_dim*(5*kv_heads + x1) + x62) + heads*x5),
        x37*x60*(4*head_dim*x53 + 6*shared_ffn + layer_rerun*x59 + 6*x39 + x64) + s0,
        x37*(26*hidden + shared_ffn*x65 + top_k*(4*hidden + moe_ffn*x65) + layer_rerun*(x51 + x62) + x46 + x51 + 3) + s1,
        0, 0, width_param*(hidden*x66 + x51) + x37*(width_act*x71 + x38) + s2, x37*x73 + s3,
        hidden*(width_param*(layer_rerun*x66 + x66) + x56*x74) + x37*(width_act*(7*hidden + layer_rerun*x71 + x70) + width_act_grad*(5*shared_ffn + top_k*(5*moe_ffn + x44 + 1) + x12*x50 + x64 + x67) + x72*(2*layer_rerun + 3) + 8) + x51*(width_param*layer_rerun + x74) + s4,
        x37*(width_act_grad*(10*hidden + x70) + layer_rerun*x73) + x75 + s5, 0, 0, x57, width_param*x57, f1*x57,
        width_master*x57, x76, width_opt*x76, x57, x75, x77 + s6 + s7 + s8, width_act*x77 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x11 = 2*vocab
    x12 = x11 + 1
    x13 = hidden*x12
    x14 = 4*hidden
    x15 = cost_div + cost_rsqrt
    x16 = x15 + 14
    x17 = 3*moe_ffn
    x18 = 3*shared_ffn
    x19 = 2*head_dim*(heads + kv_heads)
    x20 = head_dim*(heads + 2*kv_heads)
    x21 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x22 = width_param + width_param_grad*accumulating
    x23 = 2*width_act_grad
    x24 = width_master + 2*width_opt
    x25 = width_param_grad + x24
    x26 = experts*(x17 + 1) + x18 + x19 + 3
    x27 = 3*width_master + 6*width_opt
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x28 = width_param*(1 - f1) + x25
    x29 = width_param + x24
    x30 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(hidden*(experts*(x16 + x16*x17) + 3*cost_div + 3*cost_rsqrt + x16*x18 + x16*x19 + 42) + x16*x20) + hidden*(x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x21) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x22 + x0*(width_param_grad + x21 + x23) + x22) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x23) + s3,
        layers*(hidden*(experts*(x17*x25 + x25) + width_param*(x26 - f1*x26) + 3*width_param_grad + x18*x25 + x19*x25 + x27) + x20*x28) + hidden*(x11*x28 + x28),
        layers*(hidden*(experts*(x17*x29 + x29) + 3*width_param + x18*x29 + x19*x29 + x27) + x20*x29) + hidden*(x11*x29 + x29),
        x13, width_param*x13, f1*x13, width_master*x13, x30, width_opt*x30, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x25 = 2*context
    x71 = seq*context
    if pairs == "full":
        pairs_size = x71
    elif pairs == "causal":
        pairs_size = _exact(seq*(x25 + 1 - seq), 2)
    else:
        pairs_size = _exact(x71, 2)
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
    x18 = width_act*x16
    x19 = x1*x18
    x20 = batch*context
    x21 = kv_heads*head_dim*x20
    x22 = layer_kept*x21
    x23 = width_act*x22
    x24 = seq*heads
    x26 = kv_heads*x25
    x28 = batch*width_act
    x30 = x1*x15
    x31 = width_act*x30
    x32 = 4*x15
    x33 = heads*x32
    x34 = x26*x9
    x35 = width_act_grad*x15
    x36 = 8*x15
    x37 = batch*width_act_grad
    x38 = heads*x15
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x39 = core_kept*x38
    x40 = core_kept*x33
    if attention == "flash":
        if activations == "fused":
            s30 = x39
            s31 = x40
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
                s30 = x39
                s31 = x40
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
        x27 = x24 + x26
        x29 = head_dim*x28
        s10 = x17
        s11 = x19
        s12 = x15
        s13 = heads
        s14 = head_dim
        s15 = x22
        s16 = x23
        s17 = x20
        s18 = kv_heads
        s21 = x27*x29
        s22 = x31
        s23 = x33
        s24 = x29*(x0*x24 + x34)
        s25 = x14*x35
        s26 = x33*x9
        s27 = heads*x36
        s28 = head_dim*x27*x37
        s29 = core_rerun*x31
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
        x46 = context*x39
        x47 = width_act*x46
        if activations in ('fused', 'paper'):
            s10 = x17
            s11 = x19
            s12 = x15
            s13 = heads
            s14 = head_dim
            s15 = x22
            s16 = x23
            s17 = x20
            s18 = kv_heads
            s37 = x46
            s38 = x47
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
                x48 = core_kept*x1*x20
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s49 = core_kept*x30
                s50 = core_kept*x31
                s51 = batch
                s52 = heads
                s53 = seq
                s54 = head_dim
                s55 = x48
                s56 = width_act*x48
                s57 = context
                s58 = x46
                s59 = context*x40
                s60 = x47
            else:
                s10 = x17
                s11 = x19
                s12 = x15
                s13 = heads
                s14 = head_dim
                s15 = x22
                s16 = x23
                s17 = x20
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
        x41 = head_dim + x25
        x42 = x24*x41
        x43 = head_dim*x26 + x42
        x44 = width_act*x38*x41
        x45 = heads*x35
        s21 = x28*x43
        s22 = x44
        s23 = 0
        s24 = x28*(head_dim*x34 + x42*x9)
        s25 = x45*(3*context + x13)
        s26 = 0
        s27 = 0
        s28 = x37*x43
        s29 = core_rerun*x44
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s43 = context*x38
        s44 = context*x45
        s45 = batch
        s46 = heads
        s47 = seq
        s48 = context
    x49 = hidden*x15
    x50 = width_act*x49
    x51 = 4*x16
    x52 = layer_kept*x49
    x53 = layer_kept*x50
    x54 = experts*layer_kept
    x55 = x15*x54
    x56 = width_act*x55
    x57 = top_k*x16
    x58 = top_k*x15
    x59 = moe_ffn*top_k
    x60 = x16*x59
    x61 = x18*x59
    x63 = 4*hidden
    x64 = 3*top_k
    x65 = 2*top_k
    x66 = moe_ffn*x65
    x67 = shared_ffn*x16
    x68 = shared_ffn*x18
    if activations == "fused":
        s0 = x49
        s1 = x50
        s2 = x16
        s3 = x51
        s4 = x15
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s61 = x52
        s62 = x53
        s63 = x15
        s64 = hidden
        s65 = x55
        s66 = x56
        s67 = experts
        s68 = x57
        s69 = top_k*x51
        s70 = x15
        s71 = top_k
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = x58
        s79 = x60
        s80 = x61
        s81 = x58
        s82 = moe_ffn
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
        s99 = x16
        s100 = x18
        s101 = 1
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = x49
        s106 = x50
        s107 = x32
        s108 = 0
        s109 = 0
        s110 = 0
    elif activations == "paper":
        s0 = x49
        s1 = x50
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s61 = x52
        s62 = x53
        s63 = x15
        s64 = hidden
        s65 = x55
        s66 = x56
        s67 = experts
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = x60
        s80 = x61
        s81 = x58
        s82 = moe_ffn
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
        s99 = x16
        s100 = x18
        s101 = 1
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = x49
        s106 = x50
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
    else:
        x62 = 1 - layer_kept
        s0 = x49*x62
        s1 = x50*x62
        s2 = x16
        s3 = x51
        s4 = x15
        s5 = x52
        s6 = x16*x63
        s7 = x15
        s8 = hidden
        s9 = x53
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = x55
        s73 = x32*x54
        s74 = experts
        s75 = x57
        s76 = 8*x57
        s77 = top_k
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = width_act*x57
        s84 = x58
        s85 = x16*x64
        s86 = 24*x57
        s87 = 3
        s88 = x54
        s89 = 4*x54
        s90 = x16*x66
        s91 = x18*x66
        s92 = moe_ffn
        s93 = 2
        s94 = x60
        s95 = x61
        s96 = x67
        s97 = x68
        s98 = shared_ffn
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = x16
        s103 = x18
        s104 = 1
        s105 = 0
        s106 = 0
        s107 = x32
        s108 = x49
        s109 = x15*x63
        s110 = x50
    x69 = vocab*x15
    x70 = width_act_grad*x69
    if loss == "eager":
        s111 = vocab*x36
        s112 = vocab*x32
        s113 = 0
        s114 = x36
        s115 = x69
        s116 = x15
        s117 = vocab
    else:
        s111 = 0
        s112 = 0
        s113 = x70
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x58, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x15
        experts_hit = experts*(1 - f4)
    x72 = cost_div + cost_rsqrt
    x73 = x63 + x72 + 1
    x74 = x15*x73
    x75 = 10*hidden
    x76 = x15*(layer_rerun*x73 + x75)
    x77 = hidden*width_param
    x78 = width_act_grad*x49
    x79 = layer_rerun + 1
    x80 = x50*x79
    x81 = x77*x79
    x82 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x83 = accumulating*x82
    x84 = hidden*layer_rerun
    x85 = width_act*x15
    x86 = x84*x85
    x87 = layer_rerun*x32
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x88 = hidden*f1
    x89 = hidden*width_master
    x90 = 2*hidden
    x91 = width_opt*x90
    x92 = heads + 2*kv_heads
    x93 = hidden*x92
    x94 = x13*x93
    x95 = x15*x94
    x96 = head_dim*x92
    x97 = x15*x96
    x98 = layer_rerun + 2
    x99 = x92 + x93
    x100 = head_dim*width_param
    x101 = x13*x92
    x102 = layer_rerun*x92
    x103 = head_dim*width_param_grad*x99
    x104 = head_dim*x93
    x105 = x1*x35
    x106 = width_act_grad*x21
    x107 = x14*x49
    x108 = x1*x77
    x109 = x35*x90
    x110 = x1*x82
    x111 = hidden*x1
    x112 = hidden*x14
    x113 = x85*x90
    x114 = experts*x90
    x115 = x114*x15
    x116 = cost_exp + cost_div
    x117 = x116 + 3
    x118 = experts*x15
    x119 = hidden + experts
    x120 = x119*x85
    x121 = experts*x77
    x122 = 2*experts
    x123 = top_k + x122
    x124 = x123*x85
    x125 = 4*x58
    x126 = experts*x83
    x127 = experts*x82
    x128 = hidden*experts
    x129 = experts*x88
    x130 = experts*x89
    x131 = experts*x91
    x132 = cost_silu + 1
    x133 = 6*x49*x59
    x134 = cost_silu*x79 + layer_rerun + 5
    x135 = x90*x98
    x136 = 3*moe_ffn
    x137 = x90 + 1
    x138 = x136 + x137
    x139 = hidden + top_k*x138
    x140 = 8*x58
    x141 = x85*(hidden*(x65 + 1) + top_k*x136)
    x142 = experts_hit*x136
    x143 = top_k*x52
    x144 = top_k*x53
    x145 = moe_ffn*x114
    x146 = moe_ffn*x122
    x147 = 2*moe_ffn
    x148 = moe_ffn*experts*x63
    x149 = moe_ffn*x128
    x150 = top_k*x49
    x151 = top_k*x78
    x152 = width_act_grad*x58
    x153 = hidden*shared_ffn
    x154 = 6*x15*x153
    x155 = shared_ffn*x15
    x156 = 3*shared_ffn
    x157 = hidden + x156
    x158 = x157*x85
    x159 = shared_ffn*x90
    x160 = 2*shared_ffn
    x161 = shared_ffn*x63
    x162 = x15*x90
    x163 = x85*(hidden + 1)
    x164 = x79*x90
    x165 = hidden*vocab
    x166 = vocab*x77
    x167 = vocab*x88
    x168 = vocab*x89
    x169 = vocab*x82
    x170 = vocab*x90
    x171 = vocab*x91
    x172 = width_act*x69
    x173 = 2*vocab
    x174 = x72 + 14
    x175 = x13*(heads + kv_heads)
    x176 = experts*(x136 + 1) + x156 + x175 + 3
    x177 = layers*(hidden*x176 + x96) + hidden*(x173 + 1)
    x178 = width_master*x177
    x179 = 1 - f1
    x180 = 2*width_opt*x177
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x74, _1=x76, _2=x50, _3=x77, _4=x50, _5=x32, _6=x78, _7=x80, _8=x32, _9=x81, _10=x78, _11=x83, _12=x82,
        _13=x86, _14=x87, _15=hidden, _16=x77, _17=hidden, _18=x88, _19=x89, _20=hidden, _21=hidden, _22=x82,
        _23=hidden, _24=x90, _25=x91, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x49, _36=x78, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x52, _48=x53, _49=x15, _50=hidden, _51=x95, _52=x97, _53=x95*x98, _54=x79*x97, _55=x50,
        _56=x100*x99, _57=width_act*x97, _58=x101*x35, _59=x100*(x102 + x79*x93), _60=x78, _61=x80,
        _62=accumulating*x103, _63=x103, _64=head_dim*x102*x85, _65=x104, _66=x77*x96, _67=hidden, _68=x96,
        _69=x88*x96, _70=x89*x96, _71=hidden, _72=x96, _73=x104, _74=x82*x96, _75=hidden, _76=x96, _77=x94,
        _78=width_opt*x94, _79=hidden, _80=x96, _81=2, _82=x96, _83=width_param*x96, _84=x96, _85=f1*x96,
        _86=width_master*x96, _87=x96, _88=x96, _89=width_param_grad*x96, _90=x96, _91=x101, _92=width_opt*x101,
        _93=x96, _94=2, _95=x49, _96=x78, _97=x15, _98=hidden, _99=s10, _100=s11, _101=s12, _102=s13, _103=s14,
        _104=s15, _105=s16, _106=s17, _107=s18, _108=s14, _109=s15, _110=s16, _111=s17, _112=s18, _113=s14, _114=x3,
        _115=batch*(heads*x8 + kv_heads*x7), _116=s19, _117=s20, _118=s21, _119=s22, _120=s23, _121=s24, _122=s25,
        _123=s26, _124=s27, _125=s28, _126=s29, _127=x17, _128=x19, _129=x15, _130=heads, _131=head_dim, _132=s30,
        _133=s31, _134=s32, _135=s33, _136=x30, _137=x105, _138=x15, _139=heads, _140=head_dim, _141=x21, _142=x106,
        _143=x20, _144=kv_heads, _145=head_dim, _146=x21, _147=x106, _148=x20, _149=kv_heads, _150=head_dim,
        _151=s34, _152=s35, _153=s36, _154=s37, _155=s38, _156=s39, _157=s40, _158=s41, _159=s42, _160=s43,
        _161=s44, _162=s45, _163=s46, _164=s47, _165=s48, _166=s43, _167=s44, _168=s45, _169=s46, _170=s47,
        _171=s48, _172=s49, _173=s50, _174=s51, _175=s52, _176=s53, _177=s54, _178=s55, _179=s56, _180=s51,
        _181=s52, _182=s57, _183=s54, _184=s55, _185=s56, _186=s51, _187=s52, _188=s57, _189=s54, _190=s58,
        _191=s59, _192=s51, _193=s52, _194=s53, _195=s57, _196=s58, _197=s60, _198=s51, _199=s52, _200=s53,
        _201=s57, _202=x107, _203=x107*x98, _204=x31, _205=x108, _206=x50, _207=x109, _208=x1*x81, _209=x105,
        _210=x31*x79, _211=x1*x83, _212=x110, _213=x86, _214=x111, _215=x108, _216=x1, _217=hidden, _218=x1*x88,
        _219=x1*x89, _220=x1, _221=hidden, _222=x111, _223=x110, _224=x1, _225=hidden, _226=x112,
        _227=width_opt*x112, _228=x1, _229=hidden, _230=2, _231=x30, _232=x105, _233=x15, _234=heads, _235=head_dim,
        _236=x49, _237=x49*x79, _238=x113, _239=x50, _240=x109, _241=x78, _242=layer_rerun*x113, _243=x86, _244=x49,
        _245=x78, _246=x15, _247=hidden, _248=s61, _249=s62, _250=s63, _251=s64, _252=x74, _253=x76, _254=x50,
        _255=x77, _256=x50, _257=x32, _258=x78, _259=x80, _260=x32, _261=x81, _262=x78, _263=x83, _264=x82,
        _265=x86, _266=x87, _267=hidden, _268=x77, _269=hidden, _270=x88, _271=x89, _272=hidden, _273=hidden,
        _274=x82, _275=hidden, _276=x90, _277=x91, _278=hidden, _279=2, _280=s2, _281=s3, _282=s4, _283=x49,
        _284=x78, _285=x15, _286=hidden, _287=s5, _288=s6, _289=s7, _290=s8, _291=s5, _292=s9, _293=s7, _294=s8,
        _295=x52, _296=x53, _297=x15, _298=hidden, _299=x115, _300=x117*x118, _301=x115*x98,
        _302=x118*(layer_rerun*x117 + 4), _303=x120, _304=x121, _305=x124, _306=x125, _307=x123*x35,
        _308=experts*x81, _309=x119*x35, _310=x120*x79, _311=x126, _312=x127, _313=x125, _314=layer_rerun*x124,
        _315=layer_rerun*x125, _316=x128, _317=x121, _318=hidden, _319=experts, _320=x129, _321=x130, _322=hidden,
        _323=experts, _324=x128, _325=x127, _326=hidden, _327=experts, _328=x114, _329=x131, _330=hidden,
        _331=experts, _332=2, _333=s65, _334=s66, _335=s63, _336=s67, _337=s68, _338=s69, _339=s70, _340=s71,
        _341=x49, _342=x78, _343=x15, _344=hidden, _345=x118, _346=width_act_grad*x118, _347=x15, _348=experts,
        _349=s72, _350=s73, _351=s7, _352=s74, _353=s75, _354=s76, _355=s7, _356=s77, _357=x58*(moe_ffn*x132 + x90),
        _358=x133, _359=x58*(moe_ffn*x134 + x135), _360=x133*x98, _361=x139*x85, _362=x140, _363=x141,
        _364=x142*x77, _365=x35*(hidden*(x64 + 1) + 5*x59), _366=x85*(top_k*(layer_rerun*x138 + x138) + x84),
        _367=x140*x79, _368=x139*x35, _369=x142*x81, _370=x126*x136, _371=x127*x136, _372=layer_rerun*x141,
        _373=x143, _374=x144, _375=x58, _376=hidden, _377=x143, _378=x144, _379=x58, _380=hidden, _381=s68,
        _382=s69, _383=s78, _384=x145, _385=x146*x77, _386=experts, _387=hidden, _388=x147, _389=x146*x88,
        _390=x146*x89, _391=experts, _392=hidden, _393=x147, _394=x145, _395=x146*x82, _396=experts, _397=hidden,
        _398=x147, _399=x148, _400=width_opt*x148, _401=experts, _402=hidden, _403=x147, _404=2, _405=s79, _406=s80,
        _407=s81, _408=s82, _409=s79, _410=s80, _411=s81, _412=s82, _413=x149, _414=moe_ffn*x121, _415=experts,
        _416=moe_ffn, _417=hidden, _418=moe_ffn*x129, _419=moe_ffn*x130, _420=experts, _421=moe_ffn, _422=hidden,
        _423=x149, _424=moe_ffn*x127, _425=experts, _426=moe_ffn, _427=hidden, _428=x145, _429=moe_ffn*x131,
        _430=experts, _431=moe_ffn, _432=hidden, _433=2, _434=x60, _435=x61, _436=x58, _437=moe_ffn, _438=x150,
        _439=x151, _440=x58, _441=hidden, _442=x58, _443=x152, _444=x58, _445=x49, _446=x78, _447=x15, _448=hidden,
        _449=x150, _450=x151, _451=x58, _452=hidden, _453=x15*x66, _454=x35*x66, _455=x58, _456=x147,
        _457=moe_ffn*x58, _458=moe_ffn*x152, _459=x58, _460=moe_ffn, _461=s75, _462=s83, _463=s84, _464=s85,
        _465=s86, _466=s84, _467=s87, _468=s88, _469=s89, _470=s74, _471=s90, _472=s91, _473=s84, _474=s92,
        _475=s93, _476=s94, _477=s95, _478=s84, _479=s92, _480=x154, _481=x132*x155, _482=x154*x98, _483=x134*x155,
        _484=x158, _485=x156*x77, _486=x158, _487=x35*(5*shared_ffn + x90), _488=x156*x81, _489=x157*x35,
        _490=x158*x79, _491=x156*x83, _492=x156*x82, _493=layer_rerun*x158, _494=x159, _495=x160*x77, _496=hidden,
        _497=x160, _498=x160*x88, _499=x160*x89, _500=hidden, _501=x160, _502=x159, _503=x160*x82, _504=hidden,
        _505=x160, _506=x161, _507=width_opt*x161, _508=hidden, _509=x160, _510=2, _511=x67, _512=x68, _513=x15,
        _514=shared_ffn, _515=x67, _516=x68, _517=x15, _518=shared_ffn, _519=x153, _520=shared_ffn*x77,
        _521=shared_ffn, _522=hidden, _523=shared_ffn*x88, _524=shared_ffn*x89, _525=shared_ffn, _526=hidden,
        _527=x153, _528=shared_ffn*x82, _529=shared_ffn, _530=hidden, _531=x159, _532=shared_ffn*x91,
        _533=shared_ffn, _534=hidden, _535=2, _536=x67, _537=x68, _538=x15, _539=shared_ffn, _540=x49, _541=x78,
        _542=x15, _543=hidden, _544=x15*x160, _545=x160*x35, _546=x15, _547=x160, _548=x155,
        _549=width_act_grad*x155, _550=x15, _551=shared_ffn, _552=s96, _553=s97, _554=s7, _555=s98, _556=x52,
        _557=x53, _558=x15, _559=hidden, _560=x162, _561=x15*(hidden + cost_sigmoid), _562=x135*x15,
        _563=x15*(hidden*(layer_rerun + 3) + cost_sigmoid*layer_rerun + 3), _564=x137*x85, _565=x77, _566=x163,
        _567=x35*(hidden + 2), _568=x81, _569=x137*x35, _570=x85*(x164 + x79), _571=x83, _572=x82,
        _573=layer_rerun*x163, _574=hidden, _575=x77, _576=hidden, _577=1, _578=x88, _579=x89, _580=hidden, _581=1,
        _582=hidden, _583=x82, _584=hidden, _585=1, _586=x90, _587=x91, _588=hidden, _589=1, _590=2, _591=s99,
        _592=s100, _593=s63, _594=s101, _595=x49, _596=x78, _597=x15, _598=hidden, _599=x49, _600=x78, _601=x15,
        _602=hidden, _603=x15, _604=x35, _605=x15, _606=1, _607=s102, _608=s103, _609=s7, _610=s104, _611=x162,
        _612=x15*x164, _613=3*x50, _614=x50, _615=3*x78, _616=x78, _617=3*x86, _618=x86, _619=x49, _620=x78,
        _621=x15, _622=hidden, _623=x49, _624=x15*x77, _625=x36, _626=x50,
        _627=x82*(vocab*(1 - accumulating) + x15), _628=x78, _629=x36, _630=x15*x82, _631=x165, _632=x166,
        _633=vocab, _634=hidden, _635=x167, _636=x168, _637=vocab, _638=hidden, _639=x165, _640=x169, _641=vocab,
        _642=hidden, _643=x170, _644=x171, _645=vocab, _646=hidden, _647=2, _648=x15, _649=x36, _650=x15, _651=x74,
        _652=x15*x75, _653=x50, _654=x77, _655=x50, _656=x32, _657=x78, _658=x50, _659=x32, _660=x77, _661=x78,
        _662=x83, _663=x82, _664=hidden, _665=x77, _666=hidden, _667=x88, _668=x89, _669=hidden, _670=hidden,
        _671=x82, _672=hidden, _673=x90, _674=x91, _675=hidden, _676=2, _677=s105, _678=s106, _679=s63, _680=s64,
        _681=s4, _682=s107, _683=s4, _684=x49, _685=x78, _686=x15, _687=hidden, _688=s108, _689=s109, _690=s7,
        _691=s8, _692=s108, _693=s110, _694=s7, _695=s8, _696=x49, _697=x50, _698=x15, _699=hidden, _700=x69*x90,
        _701=x63*x69, _702=x50, _703=x166, _704=x172, _705=x173*x35, _706=x166, _707=x78, _708=x50, _709=vocab*x83,
        _710=x169, _711=x165, _712=x166, _713=hidden, _714=vocab, _715=x167, _716=x168, _717=hidden, _718=vocab,
        _719=x165, _720=x169, _721=hidden, _722=vocab, _723=x170, _724=x171, _725=hidden, _726=vocab, _727=2,
        _728=x49, _729=x78, _730=x15, _731=hidden, _732=x15*(vocab*x5 + cost_log + 1), _733=x69*(x116 + 1),
        _734=x172, _735=s111, _736=s112, _737=x36, _738=s113, _739=s111, _740=s114, _741=s112, _742=x70, _743=s113,
        _744=s115, _745=s112, _746=s116, _747=s117, _748=s116, _749=s114, _750=s116, _751=x69, _752=x70, _753=x15,
        _754=vocab,
        _755=layers*(hidden*(experts*(x136*x174 + x174) + 3*cost_div + 3*cost_rsqrt + x156*x174 + x174*x175 + 42) + x174*x96) + hidden*(x173*x174 + x174),
        _756=width_param_grad*x177, _757=x178,
        _758=width_param*(layers*(hidden*(x176 - f1*x176) + x179*x96) + hidden*(x173*x179 + x179)), _759=x180,
        _760=width_param*x177, _761=x178, _762=x180,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, shared_ffn, experts, top_k,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x13 = 2*moe_ffn
    x14 = hidden + experts
    x15 = top_k*x13 + x14 + 1
    x16 = 8*top_k + 8
    x17 = hidden*width_act
    x18 = batch*seq
    x19 = width_act*x18
    x20 = 3*moe_ffn
    x21 = top_k*(x20 + 1)
    x22 = hidden + 1
    x23 = 4*experts
    x24 = 8*hidden + 32*top_k + x23 + 8
    x25 = layers*layer_kept
    if activations == "fused":
        s0 = x18*(layers*(layer_kept*(width_act*x15 + x16) + x17) + x17 + 4)
    elif activations == "paper":
        s0 = x19*(layers*(hidden + layer_kept*x15) + hidden)
    else:
        s0 = x18*(layers*(layer_kept*(width_act*(shared_ffn + x21 + x22) + x24) + x17) + hidden*x10 + 4) + x23*x25
    x26 = 4*x18
    if loss == "eager":
        s3 = x26*(vocab + 2)
    else:
        s3 = 0
    x27 = width_act_grad*x18
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x18*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x27
    x29 = 4*heads
    x30 = 2*head_dim
    x31 = heads*x30 + 1
    x32 = 3*shared_ffn
    x33 = 2*hidden
    x34 = experts + top_k*x20 + x32 + x33*(top_k + 2)
    x36 = x0*x4
    x37 = context*kv_heads
    x38 = x30*x37
    x39 = x33 + 1
    x40 = 5*hidden + 4*shared_ffn + top_k*(4*moe_ffn + x39)
    x41 = width_act*(x31 + x40) + x24
    x42 = batch*(seq*x41 + x36) + x23
    if attention == "flash":
        x35 = x31 + x34
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x35 + x16 + x29) + x36)
        elif activations == "paper":
            layer_moe = x8*(seq*x35 + x38)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(x29 + x41) + x36) + x23 + 24
            else:
                layer_moe = x42
    else:
        x43 = heads*(context + x30) + 1
        x44 = x34 + x43
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x44 + x16) + x36)
        elif activations == "paper":
            layer_moe = x8*(seq*x44 + x38)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(context*x29 + width_act*(x40 + x43) + x24) + heads*x11) + x23
            else:
                layer_moe = x42
    if attention == "flash":
        x48 = head_dim*width_act_grad
        moment_moe_attention_core = 2*batch*(x2*(x48 + 2) + x37*x48)
    else:
        x50 = batch*width_act_grad
        f7 = max(context*x50*(kv_heads*head_dim + 2*x2), x50*(x2*(context + head_dim) + x38))
        moment_moe_attention_core = f7
    if attention == "flash":
        x49 = batch*x2
        if activations == "fused":
            core_moe_attention_core = 4*x49
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = 4*(x49 + 6)
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x9
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x12
            else:
                core_moe_attention_core = 0
    x28 = hidden*x27
    x45 = x27*x33
    x46 = heads*head_dim
    x47 = head_dim*(heads + x3)
    x51 = width_param + width_master + width_param_grad + 2*width_opt
    x52 = experts*(x20*x51 + x51) + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x30*x51*(heads + kv_heads) + x32*x51
    x53 = 2*vocab*x51 + x51
    x54 = 2*top_k + 3
    x55 = moe_ffn*top_k + x32
    x56 = layer_kept*x19
    f5 = max(x14*x27, x27*(experts + top_k))
    moment_moe_router = f5
    moment_moe_ffn_norm = x45
    f4 = max(x21*x27, top_k*x27*(x13 + x22), x27*(hidden*(top_k + 1) + top_k))
    moment_moe_moe_experts = f4
    moment_moe_shared_gate = x27*x39
    moment_moe_attention_norm = x45
    moment_moe_qkv_projection = x27*(hidden + x47)
    f6 = max(x27*x32, x27*(hidden + 2*shared_ffn))
    moment_moe_shared_experts = f6
    moment_moe_output_projection = x27*(hidden + x46)
    f3 = max(core_moe_attention_core*(layer_kept - core_kept) + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_qkv_projection, moment_moe_router, moment_moe_shared_experts, moment_moe_shared_gate)
    branch_moe = f3
    moment_moe_ffn_residual = hidden*width_act_grad*x26
    moment_moe_attention_residual = 3*x28
    f1 = max(branch_moe + x28, moment_moe_attention_residual, moment_moe_ffn_residual)
    f2 = min(1, layers)
    point_moe = f2*(f1 + layer_moe*(1 - layer_kept))
    moment_ends_lm_head = x27*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x45
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x28
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_embedding, point_head, point_loss, point_moe, point_norm, point_optimizer)
    values = (
        layers*(hidden*x52 + x47*x51) + hidden*x53,
        x18*(width_act*(hidden + x25*(hidden*x54 + x46 + x55)) + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(x52 + x54*x56) + head_dim*(heads*(x51 + x56) + x3*x51) + x55*x56) + hidden*(x19 + x53) + f0 + 8*x18 + s0 + s1 + s2 + s3,
        point_moe, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
