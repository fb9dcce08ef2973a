"""Costs of glm4_moe, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "glm4_moe"
FORMULAS = "standard"
FORMULAS_SHA256 = "9ea55d20e0e8da0e38baa2cc46bee975d5a3e400bc9e439e6bfe3f9c07e8d129"

# Kind, how many the model has.
KINDS = (
    ("dense", "dense_layers"),
    ("moe", "moe_layers + mtp_depth"),
    ("mtp", "mtp_depth"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "dense_layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "dense_layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "dense_layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "dense_layers", ""),
    ("dense", "attention_residual", "residual", "other", "dense_layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "dense_layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "dense_layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "dense_layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "dense_layers", ""),
    ("dense", "ffn_residual", "residual", "other", "dense_layers", ""),
    ("moe", "attention_norm", "rms_norm", "norm", "moe_layers + mtp_depth", ""),
    ("moe", "qkv_projection", "qkv_projection", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "attention_core", "attention_core", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "output_projection", "output_projection", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "attention_residual", "residual", "other", "moe_layers + mtp_depth", ""),
    ("moe", "ffn_norm", "rms_norm", "norm", "moe_layers + mtp_depth", ""),
    ("moe", "router", "router", "ffn", "moe_layers + mtp_depth", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "moe_layers + mtp_depth", ""),
    ("moe", "shared_experts", "shared_experts", "ffn", "moe_layers + mtp_depth", ""),
    ("moe", "ffn_residual", "residual", "other", "moe_layers + mtp_depth", ""),
    ("mtp", "embedding_norm", "rms_norm", "norm", "mtp_depth", ""),
    ("mtp", "hidden_norm", "rms_norm", "norm", "mtp_depth", ""),
    ("mtp", "mtp_projection", "mtp_projection", "other", "mtp_depth", ""),
    ("mtp", "final_norm", "final_norm", "norm", "mtp_depth", ""),
    ("mtp", "lm_head", "lm_head", "head", "mtp_depth", "lm_head"),
    ("mtp", "cross_entropy", "cross_entropy", "loss", "mtp_depth", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "kv_heads", "head_dim",
    "rope_dim", "ffn", "moe_ffn", "experts", "top_k", "shared_experts", "mtp_depth", "grad_accum",
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
    ("dense", "attention_norm", "rms_norm", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "qkv_projection", "qkv_projection", "dense_layers", "", "shape", "activation", "act", "width", "v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "queries"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "keys"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "keys", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("dense", "output_projection", "output_projection", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "elements", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "bytes", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "param", "param", "in", "w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "param", "param", "out", "w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("dense", "output_projection", "output_projection", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("dense", "attention_residual", "residual", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "attention_residual", "residual", "dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "param", "param", "in", "w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "param", "param", "out", "w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "activation", "act", "width", "gate"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "elements", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "bytes", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "activation", "act", "rows", "up"),
    ("dense", "ffn_up", "ffn_up", "dense_layers", "", "shape", "activation", "act", "width", "up"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "elements", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "bytes", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "activation", "act", "width", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "dense_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "elements", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "bytes", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "param", "param", "in", "w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "param", "param", "out", "w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("dense", "ffn_down", "ffn_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("dense", "ffn_residual", "residual", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "ffn_residual", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "param", "param", "width", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "q"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "q"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "q"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "k"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "k"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "k"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "v"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "v"),
    ("moe", "qkv_projection", "qkv_projection", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "batch", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "queries", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "keys", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "batch", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "queries", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "batch", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "keys", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "batch", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "keys", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "batch", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "queries", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "keys", "weights"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "output"),
    ("moe", "attention_residual", "residual", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "param", "param", "width", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers + mtp_depth", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "buffer", "FP32", "", "correction"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "buffer", "FP32", "", "correction"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "buffer", "FP32", "experts", "correction"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "act", "experts", "probabilities"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT32", "tokens", "index"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT32", "top_k", "index"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "tokens", "upcast"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "hidden", "upcast"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "BOOL", "", "mask"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "BOOL", "", "mask"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "BOOL", "experts", "mask"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "INT64", "", "best_two"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "INT64", "", "best_two"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "tokens", "best_two"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "groups", "best_two"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "best", "best_two"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "INT64", "", "chosen_groups"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "INT64", "", "chosen_groups"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "tokens", "chosen_groups"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "groups", "chosen_groups"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "tokens", "sum_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "tokens", "chosen_float"),
    ("moe", "router", "router", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "top_k", "chosen_float"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "hidden", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "hidden", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "experts", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "experts", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "rows", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "INT64", "numbers", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "INT32", "experts", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "halves", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "param", "param", "", "weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "param", "param", "", "weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "param", "param", "width", "weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "master_param", "master", "", "master_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "token_embedding_output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "token_embedding_output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "token_embedding_output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "width", "token_embedding_output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "statistics"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "normed"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "width", "normed"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("mtp", "embedding_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "hidden", "output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "param", "param", "", "weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "param", "param", "", "weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "param", "param", "width", "weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "master_param", "master", "", "master_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "body_output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "body_output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "body_output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "width", "body_output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "statistics"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "normed"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "width", "normed"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("mtp", "hidden_norm", "rms_norm", "mtp_depth", "", "shape", "activation", "act", "hidden", "output"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "elements", "param", "param", "", "w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "bytes", "param", "param", "", "w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "param", "param", "in", "w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "param", "param", "out", "w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "elements", "master_param", "master", "", "master_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "bytes", "master_param", "master", "", "master_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "master_param", "master", "in", "master_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "master_param", "master", "out", "master_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_mtp"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_joined"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_joined"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_joined"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "", "shape", "input_gradient", "act_grad", "out", "d_joined"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "param", "param", "", "weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "param", "param", "", "weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "param", "param", "width", "weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "master_param", "master", "", "master_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "activation", "act", "", "mtp_layer_output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "activation", "act", "", "mtp_layer_output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "mtp_layer_output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "width", "mtp_layer_output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "statistics"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "activation", "FP32", "", "upcast"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "rows", "normed"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "width", "normed"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "elements", "activation", "act", "", "output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "bytes", "activation", "act", "", "output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "tokens", "output"),
    ("mtp", "final_norm", "final_norm", "mtp_depth", "", "shape", "activation", "act", "embed", "output"),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mtp", "lm_head", "lm_head", "mtp_depth", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "hbm_bytes", "", "FP32", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "forward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "elements", "activation", "FP32", "", "log_softmax"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "bytes", "activation", "FP32", "", "log_softmax"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "shape", "activation", "FP32", "tokens", "log_softmax"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "shape", "activation", "FP32", "vocab", "log_softmax"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "elements", "activation", "INT64", "", "targets"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "bytes", "activation", "INT64", "", "targets"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "shape", "activation", "INT64", "tokens", "targets"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("mtp", "cross_entropy", "cross_entropy", "mtp_depth", "", "shape", "input_gradient", "act_grad", "vocab", "d_logits"),
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
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("dense", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
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
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("dense", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
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
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("moe", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
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
    ("moe", "router", "correction", "buffer", "FP32", "persistent", ""),
    ("moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "upcast", "activation", "FP32", "saved", "router.upcast"),
    ("moe", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("moe", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("moe", "router", "mask", "activation", "BOOL", "saved", "router.mask"),
    ("moe", "router", "best_two", "activation", "INT64", "saved", "router.best_two"),
    ("moe", "router", "chosen_groups", "activation", "INT64", "saved", "router.chosen_groups"),
    ("moe", "router", "sum_float", "activation", "FP32", "saved", "router.sum_float"),
    ("moe", "router", "chosen_float", "activation", "FP32", "saved", "router.chosen_float"),
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
    ("moe", "moe_experts", "row_weights", "activation", "FP32", "saved", "moe_experts.row_weights"),
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
    ("moe", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "embedding_norm", "weight", "param", "param", "persistent", ""),
    ("mtp", "embedding_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mtp", "embedding_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mtp", "embedding_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mtp", "embedding_norm", "token_embedding_output", "activation", "act", "saved", "token_embedding.output"),
    ("mtp", "embedding_norm", "statistics", "activation", "FP32", "saved", "embedding_norm.statistics"),
    ("mtp", "embedding_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "embedding_norm", "upcast", "activation", "FP32", "saved", "embedding_norm.upcast"),
    ("mtp", "embedding_norm", "normed", "activation", "act", "saved", "embedding_norm.normed"),
    ("mtp", "embedding_norm", "output", "activation", "act", "saved", "embedding_norm.output"),
    ("mtp", "hidden_norm", "weight", "param", "param", "persistent", ""),
    ("mtp", "hidden_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mtp", "hidden_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mtp", "hidden_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mtp", "hidden_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("mtp", "hidden_norm", "statistics", "activation", "FP32", "saved", "hidden_norm.statistics"),
    ("mtp", "hidden_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "hidden_norm", "upcast", "activation", "FP32", "saved", "hidden_norm.upcast"),
    ("mtp", "hidden_norm", "normed", "activation", "act", "saved", "hidden_norm.normed"),
    ("mtp", "hidden_norm", "output", "activation", "act", "saved", "hidden_norm.output"),
    ("mtp", "mtp_projection", "w_mtp", "param", "param", "persistent", ""),
    ("mtp", "mtp_projection", "master_w_mtp", "master_param", "master", "persistent", ""),
    ("mtp", "mtp_projection", "grad_w_mtp", "param_gradient", "param_grad", "persistent", ""),
    ("mtp", "mtp_projection", "moments_w_mtp", "optimizer_state", "opt", "persistent", ""),
    ("mtp", "mtp_projection", "d_joined", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "final_norm", "weight", "param", "param", "persistent", ""),
    ("mtp", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mtp", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mtp", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mtp", "final_norm", "mtp_layer_output", "activation", "act", "saved", "mtp_layer.output"),
    ("mtp", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("mtp", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "final_norm", "upcast", "activation", "FP32", "saved", "final_norm.upcast"),
    ("mtp", "final_norm", "normed", "activation", "act", "saved", "final_norm.normed"),
    ("mtp", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("mtp", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mtp", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("mtp", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("mtp", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
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
MEMORY = ("persistent", "saved", "peak", "dense", "moe", "mtp", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    if mtp is not True and mtp != "true":
        mtp_depth = 0
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
    x3 = moe_layers + mtp_depth
    x4 = dense_layers + x3
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x5 = core_rerun*x4
    x0 = 2*dense_layers
    x1 = 2*moe_layers
    x2 = 2*mtp_depth
    x6 = x0 + x1 + x2 + x5
    x7 = heads*head_dim
    x25 = 2*context
    x84 = seq*context
    if pairs == "full":
        pairs_size = x84
    elif pairs == "causal":
        pairs_size = _exact(seq*(x25 + 1 - seq), 2)
    else:
        pairs_size = _exact(x84, 2)
    x8 = 4*batch*pairs_size*x6*x7
    x9 = cost_exp + 4
    x10 = cost_div + x9
    x13 = 3*rope_dim
    x14 = seq*x13
    x15 = x4 + x5
    x16 = x14*x15
    x17 = kv_heads*x16
    x11 = pairs_size*x4
    x12 = x10*x11
    x18 = batch*(heads*(core_rerun*(x12 + x14*x4) + x4*(5*pairs_size + x14)) + x17)
    x19 = 2*head_dim
    x20 = batch*heads
    x21 = 7*mtp_depth
    if flops == "model":
        s0 = x8
        s1 = x18
    else:
        if attention == "flash":
            s0 = pairs_size*x19*x20*(5*dense_layers + 5*moe_layers + 5*mtp_depth + 2*x5)
            s1 = batch*(heads*(pairs_size*(7*dense_layers + 7*moe_layers + cost_exp*x4 + x10*x5 + x21) + x16) + x17)
        else:
            s0 = x8
            s1 = x18
    x22 = width_act*x4
    x23 = head_dim*x22
    x24 = seq*heads
    x26 = kv_heads*x25
    x27 = batch*(x24 + x26)
    x28 = 4*dense_layers
    x29 = 4*moe_layers
    x30 = 4*mtp_depth
    x31 = x28 + x29 + x30
    x32 = batch*x24
    x33 = width_act_grad*x4
    x35 = width_act*core_rerun + width_act_grad
    x36 = head_dim*x4
    x37 = x26*x36
    x38 = width_act_grad*x37
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x39 = head_dim*layer_kept
    x40 = x39*x4
    x43 = x22*x39
    x45 = x27*x40
    x46 = x27*x43
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x47 = core_kept*x4
    if attention == "flash":
        x34 = x24*x4
        x41 = x26*x40
        x42 = 4*core_kept
        x44 = x26*x43
        if activations == "fused":
            s11 = batch*(x34*(core_kept + x39) + x41)
            s15 = batch*(x34*(width_act*x39 + x42) + x44)
        elif activations == "paper":
            s11 = x45
            s15 = x46
        else:
            if recompute in ('none', 'full'):
                x48 = core_kept + layer_kept
                s11 = batch*(x24*(x36*x48 + x47) + x41) + 3*x47
                s15 = batch*(x24*(x23*x48 + x4*x42) + x44) + 24*x47
            else:
                s11 = x45
                s15 = x46
        s2 = x23*x27
        s4 = x32*(x23 + x31)
        s6 = batch*(head_dim*(width_act*(x15*x26 + x24*x6) + 2*x24*x33) + 8*x34)
        s8 = batch*(x24*(x31 + x35*x36 + 4*x5) + x38)
        s12 = 0
        s16 = 0
    else:
        x49 = head_dim + x25
        x50 = x4*x49
        x52 = batch*width_act
        if activations in ('fused', 'paper'):
            x54 = context*x47
            s11 = x45
            s12 = x32*x54
            s15 = x46
            s16 = x24*x52*x54
        else:
            if recompute in ('none', 'full'):
                x55 = core_kept*x20
                s11 = x55*(seq*x50 + x25*x36)
                s15 = x55*(seq*(context*(x22 + x31) + x23) + x23*x25)
            else:
                s11 = x45
                s15 = x46
            s12 = 0
            s16 = 0
        x51 = x24*x50
        x53 = width_act*x15
        s2 = x52*(x37 + x51)
        s4 = x22*x32*x49
        s6 = batch*(head_dim*x26*x53 + x24*(x33*(3*context + x19) + x49*x53))
        s8 = batch*(x35*x51 + x38)
    x57 = 2*top_k
    x58 = dense_layers + moe_layers
    x59 = x30 + x58 + 1
    x61 = 3*mtp_depth + 1
    x62 = batch*seq
    x63 = 8*dense_layers
    x64 = moe_ffn*x57 + experts
    x65 = top_k + 1
    x66 = 8*x3
    x67 = 12*mtp_depth + 4
    x69 = experts*x3
    x71 = 2*experts
    x72 = 4*hidden
    x73 = 3*top_k
    x75 = dense_layers*ffn
    if activations == "fused":
        x56 = hidden + 2
        x60 = hidden*x59
        s10 = x62*(layer_kept*(dense_layers*x56 + x3*(experts + x56 + x57*(moe_ffn + 1))) + x60 + x61)
        s14 = x62*(width_act*x60 + layer_kept*(width_act*(dense_layers*hidden + x3*(hidden + x64)) + x63 + x65*x66) + x67)
    elif activations == "paper":
        x68 = x62*(hidden*(layer_kept*x4 + x59) + layer_kept*x3*x64)
        s10 = x68
        s14 = width_act*x68
    else:
        x70 = layer_kept*x69
        x74 = moe_ffn*(shared_experts + x73)
        s10 = x62*(hidden*(x21 + x58 + 2) + layer_kept*(dense_layers*(3*hidden + ffn + 2) + x3*(6*top_k + x71 + x72 + x74 + 6)) + x61) + x70
        s14 = x62*(hidden*(width_act*x59 + x67) + layer_kept*(width_act*(hidden*x4 + x3*x74 + x75) + x3*(12*hidden + 5*experts + 40*top_k + 36) + x63*(hidden + 1)) + x67) + 4*x70
    x77 = 8*mtp_depth + 8
    x78 = mtp_depth + 1
    x79 = vocab*x78
    x80 = x62*x79
    if loss == "eager":
        x76 = width_act + 4
        x81 = x62*(x78 + x79)
        x82 = width_act_grad + 4
        s3 = x62*(vocab*(mtp_depth*x76 + x76) + x77)
        s5 = 8*x80
        s7 = 8*x81
        s9 = vocab*x62*(mtp_depth*x82 + x82)
        s13 = x81
        s17 = 4*x62*(x2 + x79 + 2)
    else:
        x83 = width_act_grad*x80
        s3 = x62*(width_act*x79 + x77)
        s5 = x83
        s7 = x83
        s9 = x83
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
        f2 = min(top_k*x62, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x62
        experts_hit = experts*(1 - f3)
    x85 = 2*vocab
    x86 = 3*ffn
    x87 = heads + kv_heads
    x88 = x19*x87
    x89 = x86 + x88
    x90 = dense_layers*(x89 + 2)
    x91 = x90 + 1
    x92 = x85 + x91
    x93 = experts + shared_experts
    x94 = 3*moe_ffn
    x95 = x93*x94
    x96 = experts + x88
    x97 = x96 + 2
    x98 = moe_layers*(x95 + x97)
    x99 = 2*hidden
    x100 = x99 + 5
    x101 = x100 + x96
    x102 = x101 + x95
    x103 = mtp_depth*x102
    x104 = x103 + x98
    x105 = x104 + x92
    x106 = heads + 2*kv_heads
    x107 = head_dim*x106
    x108 = x107*x4
    x109 = hidden*x105 + x108
    x110 = top_k + shared_experts
    x111 = x110*x94
    x112 = x111 + x96
    x113 = vocab + x99
    x114 = x112 + x113
    x115 = cost_silu + 1
    x116 = 10*hidden + ffn*x115
    x117 = 2*cost_div + 2*cost_rsqrt
    x118 = x117 + 2
    x119 = heads*(head_dim + x13) + kv_heads*(x13 + x19)
    x120 = x118 + x119
    x121 = 11*hidden
    x122 = moe_ffn*x115
    x123 = cost_div + 1
    x124 = experts*(cost_sigmoid + 1) + top_k*(x122 + x123 + x99) + shared_experts*x122
    x125 = x121 + x124
    x126 = vocab*x9 + cost_log
    x127 = cost_div + cost_rsqrt
    x128 = x107 + x118
    x129 = cost_silu + 5
    x130 = 4*top_k
    x131 = moe_ffn*x110
    x132 = 4*experts + x107 + x129*x131
    x133 = vocab*(cost_exp + x123)
    x134 = x127 + 14
    x135 = x117 + x134*x88 + 28
    x136 = x94*(shared_experts + experts_hit)
    x137 = x136 + x97
    x138 = vocab + x91
    x139 = moe_layers*x137 + mtp_depth*(vocab + x101 + x136) + x138
    x140 = x57 + 11
    x141 = 4*x69
    x142 = x7 + x86
    x143 = experts + x7
    x144 = dense_layers*x142 + x3*(top_k + x111 + x143)
    x145 = 6*hidden
    x146 = dense_layers*(x107 + x145 + x86)
    x147 = top_k*(x94 + x99 + 1) + shared_experts*x94
    x148 = x107 + x147 + x71
    x149 = 7*hidden + x148
    x150 = top_k + 2
    x151 = x106*x19
    x152 = top_k + 5*x131 + x151 + x71
    x153 = x143 + x147
    x154 = 2*width_opt
    x155 = width_master + x154
    x156 = width_param_grad + x155
    x157 = 2*width_master + 4*width_opt
    x158 = 2*width_param_grad + x156*x88 + x157
    x159 = width_param + x155
    x160 = 2*width_param + x157 + x159*x88
    x161 = hidden*x61 + layer_kept*(dense_layers*(x142 + x99) + x3*(moe_ffn*(top_k + 3*shared_experts) + x65*x99 + x7))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x109, hidden*(moe_layers*(x112 + 2) + mtp_depth*(x100 + x112) + x92) + x108, x69,
        2*batch*(seq*hidden*(dense_layers*x89 + moe_layers*x112 + vocab + mtp_depth*x114) + heads*x11*x19),
        batch*(seq*(dense_layers*(x116 + x120) + moe_layers*(x120 + x125) + mtp_depth*(23*hidden + 5*cost_div + 5*cost_rsqrt + x119 + x124 + x126 + 6) + x126 + x127 + x72 + 2) + heads*x12),
        x62*x99*(layer_rerun*(x111*x3 + x4*x88 + x69 + 3*x75) + x0*x89 + x1*x112 + x114*x2 + x85) + s0,
        x62*(dense_layers*(22*hidden + ffn*x129 + x107) + moe_layers*(hidden*(x130 + 23) + x132) + mtp_depth*(hidden*(x130 + 53) + x132 + x133) + layer_rerun*(dense_layers*(x116 + x128) + x3*(x125 + x128)) + x121 + x133) + s1,
        0,
        hidden*(dense_layers*(x134*x86 + x135) + moe_layers*(experts*x134 + x134*x95 + x135) + mtp_depth*(28*hidden + 28*head_dim*x87 + 42*moe_ffn*x93 + 14*experts + x102*x127 + 70) + x134 + x134*x85) + x108*x134,
        hidden*(width_param*(x139 + x62) + width_act*x62*(moe_layers*x140 + mtp_depth*(x57 + 17) + x63 + 2)) + width_param*x108 + x141 + x62*(top_k*x66 + width_act*x144 + 8) + s2 + s3,
        x62*(width_act*(moe_layers*x149 + mtp_depth*(vocab + x121 + x148) + x113 + x146) + x150*x29 + x30*(top_k + 5) + x63 + 4) + s4 + s5,
        hidden*(width_param*(layer_rerun*(x137*x3 + x90) + x139) + width_param_grad*(vocab*mtp_depth + accumulating*(x104 + x138) + x62) + x62*(width_act*(moe_layers*(x57 + 5) + mtp_depth*x140 + layer_rerun*(x140*x3 + x63) + x28 + 2) + width_act_grad*(10*dense_layers + 3*moe_layers*(top_k + 4) + mtp_depth*(x73 + 17) + 2))) + layer_rerun*x141 + x108*(width_param*layer_rerun + width_param_grad*accumulating) + x62*(8*moe_layers + 20*mtp_depth + width_act*(layer_rerun*x144 + x144) + width_act_grad*(dense_layers*(5*ffn + x151) + moe_layers*x152 + mtp_depth*(x152 + x85) + x85) + x130*x3*(2*layer_rerun + 3) + x63 + 12) + s6 + s7,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + mtp_depth*(vocab + x102) + x91 + x98) + x108) + x62*(hidden*width_param_grad + width_act_grad*(dense_layers*(x142 + x145) + moe_layers*(8*hidden + x153) + mtp_depth*(14*hidden + x153) + x99) + layer_rerun*(width_act*(x146 + x149*x3) + 4*x150*x3 + x63)) + s8 + s9,
        hidden*(dense_layers*(x156*x86 + x158) + moe_layers*(experts*x156 + x156*x95 + x158) + width_param*(x105 - f1*x105) + x103*x156 + x156 + x156*x85) + x107*(width_param*(x4 - f1*x4) + x156*x4),
        hidden*(dense_layers*(x159*x86 + x160) + moe_layers*(experts*x159 + x159*x95 + x160) + x103*x159 + x159 + x159*x85) + x108*x159,
        x109, width_param*x109, f1*x109, width_master*x109, 2*x109, x109*x154, x109, width_param_grad*x109,
        x62*(x161 + 1) + s10 + s11 + s12 + s13, x62*(width_act*x161 + 8) + s14 + s15 + s16 + s17, x69, x141,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x41 = seq*context
    if pairs == "full":
        pairs_size = x41
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x41, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*rope_dim
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
    x28 = layer_kept*x14
    x30 = x18*x25
    x31 = x18*x28
    x35 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = x17*x25
        x27 = 4*core_kept
        x29 = x17*x28
        if activations == "fused":
            s7 = batch*(x15*(core_kept + x25) + x26)
            s10 = batch*(x15*(x27 + x28) + x29)
        elif activations == "paper":
            s7 = x30
            s10 = x31
        else:
            if recompute in ('none', 'full'):
                x32 = core_kept + layer_kept
                s7 = batch*(x15*(head_dim*x32 + core_kept) + x26) + 3*core_kept
                s10 = batch*(x15*(x14*x32 + x27) + x29) + 24*core_kept
            else:
                s7 = x30
                s10 = x31
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + x15*x21) + 8*x15)
        s5 = batch*(x15*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x33 = head_dim + x16
        if activations in ('fused', 'paper'):
            x36 = context*core_kept
            s7 = x30
            s8 = x19*x36
            s10 = x31
            s11 = x15*x35*x36
        else:
            if recompute in ('none', 'full'):
                x37 = core_kept*x11
                s7 = x37*(seq*x33 + head_dim*x16)
                s10 = x37*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x30
                s10 = x31
            s8 = 0
            s11 = 0
        x34 = x15*x33
        s2 = x35*(x23 + x34)
        s3 = x34*x35
        s4 = batch*(x14*x20 + x15*(width_act*x33*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x22*x34 + x24)
    x38 = hidden*(layer_kept + 1)
    x39 = batch*seq
    x40 = seq*x35
    if activations == "fused":
        s6 = x39*(2*layer_kept + x38)
        s9 = x39*(width_act*x38 + 8*layer_kept)
    elif activations == "paper":
        s6 = x38*x39
        s9 = x38*x40
    else:
        s6 = x39*(hidden + layer_kept*(3*hidden + ffn + 2))
        s9 = x39*(hidden*width_act + layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x42 = head_dim*(heads + 2*kv_heads)
    x43 = 3*ffn
    x44 = x12*(heads + kv_heads)
    x45 = x43 + x44
    x46 = x45 + 2
    x47 = hidden*x46 + x42
    x48 = 10*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x49 = layer_rerun + 2
    x50 = 2*hidden
    x51 = width_param*x47
    x52 = x1 + x43
    x53 = 6*hidden
    x54 = width_act*(x42 + x43 + x53) + 8
    x55 = 2*layer_rerun
    x56 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x57 = width_param_grad*accumulating
    x58 = 5*width_act_grad
    x59 = width_act*x56
    x60 = width_param_grad*x47
    x61 = 2*x47
    x62 = layer_kept*(x50 + x52)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x47, x47, 0, 2*batch*(seq*hidden*x45 + heads*x13),
        batch*(seq*(heads*(head_dim + x5) + kv_heads*(x12 + x5) + x48) + heads*x4),
        x39*x50*(x43*x49 + x44*x49) + s0,
        x39*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(x42 + x48) + x42) + s1, 0, 0,
        x40*(8*hidden + x52) + x51 + s2, x39*x54 + s3,
        hidden*(width_param*(x43*x56 + x44*x56 + x55 + 2) + 2*x39*(2*width_act*(x55 + 1) + x58) + x46*x57) + x39*(head_dim*(heads*(x21 + x59) + 4*kv_heads*width_act_grad) + ffn*(x58 + 3*x59) + 8) + x42*(width_param*layer_rerun + x57) + s4,
        x39*(width_act_grad*(x52 + x53) + layer_rerun*x54) + x60 + s5, 0, 0, x47, x51, f1*x47, width_master*x47,
        x61, width_opt*x61, x47, x60, x39*x62 + s6 + s7 + s8, x40*x62 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x16 = 2*context
    x48 = seq*context
    if pairs == "full":
        pairs_size = x48
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x48, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*rope_dim
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
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x17
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x27 = layer_kept*x14
    x29 = x18*x24
    x30 = x18*x27
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x25 = x17*x24
        x26 = 4*core_kept
        x28 = x17*x27
        if activations == "fused":
            s7 = batch*(x15*(core_kept + x24) + x25)
            s10 = batch*(x15*(x26 + x27) + x28)
        elif activations == "paper":
            s7 = x29
            s10 = x30
        else:
            if recompute in ('none', 'full'):
                x31 = core_kept + layer_kept
                s7 = batch*(x15*(head_dim*x31 + core_kept) + x25) + 3*core_kept
                s10 = batch*(x15*(x14*x31 + x26) + x28) + 24*core_kept
            else:
                s7 = x29
                s10 = x30
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + 2*width_act_grad*x15) + 8*x15)
        s5 = batch*(x15*(head_dim*x21 + 4*core_rerun + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x32 = head_dim + x16
        x34 = batch*width_act
        if activations in ('fused', 'paper'):
            x35 = context*core_kept
            s7 = x29
            s8 = x19*x35
            s10 = x30
            s11 = x15*x34*x35
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept*x11
                s7 = x36*(seq*x32 + head_dim*x16)
                s10 = x36*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x29
                s10 = x30
            s8 = 0
            s11 = 0
        x33 = x15*x32
        s2 = x34*(x22 + x33)
        s3 = x33*x34
        s4 = batch*(x14*x20 + x15*(width_act*x32*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x21*x33 + x23)
    x37 = 2*top_k
    x38 = hidden + experts
    x39 = batch*seq
    x40 = 8*top_k
    x41 = moe_ffn*x37 + x38
    x42 = hidden*width_act
    x45 = 2*experts
    x47 = 12*hidden
    if activations == "fused":
        s6 = x39*(hidden + layer_kept*(x37*(moe_ffn + 1) + x38 + 2))
        s9 = x39*(layer_kept*(width_act*x41 + x40 + 8) + x42)
    elif activations == "paper":
        x43 = x39*(hidden + layer_kept*x41)
        s6 = x43
        s9 = width_act*x43
    else:
        x44 = experts*layer_kept
        x46 = moe_ffn*(3*top_k + shared_experts)
        s6 = x39*(hidden + layer_kept*(4*hidden + 6*top_k + x45 + x46 + 6)) + x44
        s9 = x39*(layer_kept*(5*experts + 40*top_k + width_act*(hidden + x46) + x47 + 36) + x42) + 4*x44
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x39, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x39
        experts_hit = experts*(1 - f3)
    x49 = heads + 2*kv_heads
    x50 = head_dim*x49
    x51 = 3*moe_ffn
    x52 = heads + kv_heads
    x53 = experts + x12*x52
    x54 = x53 + 2
    x55 = x51*(experts + shared_experts) + x54
    x56 = hidden*x55 + x50
    x57 = top_k + shared_experts
    x58 = x51*x57 + x53
    x59 = 11*hidden
    x60 = moe_ffn*(cost_silu + 1)
    x61 = 2*hidden
    x62 = x61 + 1
    x63 = experts*(cost_sigmoid + 1) + top_k*(cost_div + x60 + x62) + shared_experts*x60 + 2*cost_div + 2*cost_rsqrt + x59 + 2
    x64 = moe_ffn*x57
    x65 = 4*experts
    x66 = 4*top_k
    x67 = x51*(shared_experts + experts_hit) + x54
    x68 = top_k*(x51 + x62) + shared_experts*x51
    x69 = experts + x1 + x68
    x70 = x59 + x69
    x71 = width_act*(7*hidden + x45 + x50 + x68) + x66 + 8
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x72 = width_param_grad*accumulating
    x73 = 5*moe_ffn
    x74 = width_param_grad*x56
    x75 = 2*x56
    x76 = layer_kept*x39*(moe_ffn*(top_k + 3*shared_experts) + x1 + x61*(top_k + 1))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x56, hidden*(x58 + 2) + x50, experts, 2*batch*(seq*hidden*x58 + heads*x13),
        batch*(seq*(heads*(head_dim + x5) + kv_heads*(x12 + x5) + x63) + heads*x4),
        x39*x61*(4*head_dim*x52 + layer_rerun*x58 + x45 + 6*x64) + s0,
        x39*(hidden*(x66 + 23) + layer_rerun*(x50 + x63) + x50 + x64*(cost_silu + 5) + x65) + s1, 0, 0,
        width_param*(hidden*x67 + x50) + x39*(width_act*x70 + x40) + x65 + s2, x39*x71 + s3,
        hidden*(width_param*(layer_rerun*x67 + x67) + x55*x72) + layer_rerun*x65 + x39*(width_act*(5*hidden + layer_rerun*x70 + x69) + width_act_grad*(top_k*(3*hidden + x73 + 1) + shared_experts*x73 + x12*x49 + x45 + x47) + x66*(2*layer_rerun + 3) + 8) + x50*(width_param*layer_rerun + x72) + s4,
        x39*(width_act_grad*(8*hidden + x69) + layer_rerun*x71) + x74 + s5, 0, 0, x56, width_param*x56, f1*x56,
        width_master*x56, x75, width_opt*x75, x56, x74, x76 + s6 + s7 + s8, width_act*x76 + s9 + s10 + s11, experts,
        x65,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_mtp(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `mtp`."""
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
    x1 = 3*x0
    x2 = hidden*width_act
    x3 = hidden*x1
    x4 = x1*x2
    x5 = 2*hidden
    x6 = width_act + 4
    if activations == "fused":
        s4 = x1*(hidden + 1)
        s6 = x1*(x2 + 4)
    elif activations == "paper":
        s4 = x3
        s6 = x4
    else:
        s4 = x1*(x5 + 1)
        s6 = x1*(hidden*x6 + 4)
    x9 = vocab*width_act_grad
    if loss == "eager":
        x7 = vocab*x0
        x8 = x0*(vocab + 1)
        s0 = x0*(vocab*x6 + 8)
        s1 = 8*x7
        s2 = 8*x8
        s3 = x7*(width_act_grad + 4)
        s5 = x8
        s7 = 4*x0*(vocab + 2)
    else:
        x10 = x0*x9
        s0 = x0*(vocab*width_act + 8)
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = x5 + 3
    x12 = hidden*x11
    x13 = x0*(vocab + x5)
    x14 = 4*hidden
    x15 = vocab + x11
    x16 = width_param*x15
    x17 = 6*width_act
    x18 = x11*x5
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x12, x12, 0, x13*x5, x0*(12*hidden + vocab*(cost_exp + 4) + cost_log + 3*cost_div + 3*cost_rsqrt + 4),
        x13*x14, x0*(30*hidden + vocab*(cost_exp + cost_div + 1)), 0, 0, hidden*(x0*x17 + x16) + s0,
        x0*(width_act*(vocab + x14) + 12) + s1,
        hidden*(width_param_grad*(vocab + accumulating*x11) + x0*(5*width_act_grad + x17) + x16) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*x15 + 6*width_act_grad*x0) + s3, 0, 0, x12, width_param*x12, f1*x12,
        width_master*x12, x18, width_opt*x18, x12, width_param_grad*x12, x3 + s4 + s5, x4 + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    if mtp is not True and mtp != "true":
        mtp_depth = 0
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
    x17 = 3*ffn
    x18 = head_dim*(heads + kv_heads)
    x19 = 2*x18
    x20 = 2*cost_div + 2*cost_rsqrt + x16*x19 + 28
    x21 = moe_ffn*(experts + shared_experts)
    x22 = 3*x21
    x23 = experts + x22
    x24 = x19 + x23 + x3 + 5
    x25 = dense_layers + moe_layers + mtp_depth
    x26 = head_dim*(heads + 2*kv_heads)
    x27 = x25*x26
    x28 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x29 = width_param + width_param_grad*accumulating
    x30 = 2*width_act_grad
    x31 = width_master + 2*width_opt
    x32 = width_param_grad + x31
    x33 = 2*width_master + 4*width_opt
    x34 = 2*width_param_grad + x19*x32 + x33
    x35 = x19 + 2
    x36 = mtp_depth*x24
    x37 = dense_layers*(x17 + x35) + moe_layers*(x23 + x35) + x12 + x36
    x38 = width_param + x31
    x39 = 2*width_param + x19*x38 + x33
    x40 = x12*x3
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(dense_layers*(x16*x17 + x20) + moe_layers*(experts*x16 + x16*x22 + x20) + mtp_depth*(28*hidden + 14*experts + x15*x24 + 28*x18 + 42*x21 + 70) + x11*x16 + x16) + x16*x27,
        hidden*(width_param*(x0 + x6) + x0*x28) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x29 + x0*(width_param_grad + x28 + x30) + x29) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x30) + s3,
        hidden*(dense_layers*(x17*x32 + x34) + moe_layers*(experts*x32 + x22*x32 + x34) + width_param*(x37 - f1*x37) + x11*x32 + x32 + x32*x36) + x26*(width_param*(x25 - f1*x25) + x25*x32),
        hidden*(dense_layers*(x17*x38 + x39) + moe_layers*(experts*x38 + x22*x38 + x39) + x11*x38 + x36*x38 + x38) + x27*x38,
        x13, width_param*x13, f1*x13, width_master*x13, x40, width_opt*x40, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    if mtp is not True and mtp != "true":
        mtp_depth = 0
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
    x77 = seq*context
    if pairs == "full":
        pairs_size = x77
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x77, 2)
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
    x40 = core_kept*x29
    x41 = core_kept*x30
    if attention == "flash":
        if activations == "fused":
            s30 = x38
            s31 = x39
            s32 = x15
            s33 = heads
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
        elif activations == "paper":
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
        else:
            if recompute in ('none', 'full'):
                s30 = x38
                s31 = x39
                s32 = x15
                s33 = heads
                s34 = x40
                s35 = x41
                s36 = x15
                s37 = heads
                s38 = head_dim
                s39 = 3*core_kept
                s40 = 24*core_kept
                s41 = 3
            else:
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
        x26 = x23 + x25
        x28 = head_dim*x27
        s10 = x17
        s11 = x18
        s12 = x15
        s13 = heads
        s14 = head_dim
        s15 = x21
        s16 = x22
        s17 = x19
        s18 = kv_heads
        s21 = x26*x28
        s22 = x30
        s23 = x32
        s24 = x28*(x0*x23 + x33)
        s25 = x13*x35
        s26 = x32*x9
        s27 = heads*x36
        s28 = head_dim*x26*x37
        s29 = core_rerun*x30
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
        s65 = 0
    else:
        x47 = context*x38
        x48 = width_act*x47
        if activations in ('fused', 'paper'):
            s10 = x17
            s11 = x18
            s12 = x15
            s13 = heads
            s14 = head_dim
            s15 = x21
            s16 = x22
            s17 = x19
            s18 = kv_heads
            s42 = x47
            s43 = x48
            s44 = batch
            s45 = heads
            s46 = seq
            s47 = context
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
        else:
            if recompute in ('none', 'full'):
                x49 = core_kept*x1*x19
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s54 = x40
                s55 = x41
                s56 = batch
                s57 = heads
                s58 = seq
                s59 = head_dim
                s60 = x49
                s61 = width_act*x49
                s62 = context
                s63 = x47
                s64 = context*x39
                s65 = x48
            else:
                s10 = x17
                s11 = x18
                s12 = x15
                s13 = heads
                s14 = head_dim
                s15 = x21
                s16 = x22
                s17 = x19
                s18 = kv_heads
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
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
        x42 = head_dim + x24
        x43 = x23*x42
        x44 = head_dim*x25 + x43
        x45 = width_act*x34*x42
        x46 = context*x34
        s21 = x27*x44
        s22 = x45
        s23 = 0
        s24 = x27*(head_dim*x33 + x43*x9)
        s25 = x35*(3*context + x13)
        s26 = 0
        s27 = 0
        s28 = x37*x44
        s29 = core_rerun*x45
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
        s48 = x46
        s49 = width_act_grad*x46
        s50 = batch
        s51 = heads
        s52 = seq
        s53 = context
    x50 = hidden*x15
    x51 = width_act*x50
    x52 = 4*x16
    x53 = layer_kept*x50
    x54 = layer_kept*x51
    x55 = experts*layer_kept
    x56 = x15*x55
    x57 = width_act*x56
    x58 = top_k*x16
    x59 = top_k*x52
    x60 = top_k*x15
    x61 = moe_ffn*top_k
    x62 = x16*x61
    x63 = width_act*x62
    x65 = 4*hidden
    x66 = ffn*x16
    x67 = width_act*x66
    x68 = 3*top_k
    x69 = 2*top_k
    x70 = moe_ffn*x69
    x72 = moe_ffn*shared_experts
    x73 = x16*x72
    x74 = width_act*x73
    if activations == "fused":
        s0 = x50
        s1 = x51
        s2 = x16
        s3 = x52
        s4 = x15
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s66 = x53
        s67 = x54
        s68 = x15
        s69 = hidden
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = x56
        s74 = x57
        s75 = experts
        s76 = x58
        s77 = x59
        s78 = x15
        s79 = top_k
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
        s94 = x60
        s95 = x62
        s96 = x63
        s97 = x60
        s98 = moe_ffn
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = x50
        s114 = x51
        s115 = x31
        s116 = 0
        s117 = 0
        s118 = 0
    elif activations == "paper":
        s0 = x50
        s1 = x51
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s66 = x53
        s67 = x54
        s68 = x15
        s69 = hidden
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = x56
        s74 = x57
        s75 = experts
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
        s95 = x62
        s96 = x63
        s97 = x60
        s98 = moe_ffn
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = x50
        s114 = x51
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
    else:
        x64 = 1 - layer_kept
        x71 = x16*x70
        s0 = x50*x64
        s1 = x51*x64
        s2 = x16
        s3 = x52
        s4 = x15
        s5 = x53
        s6 = x16*x65
        s7 = x15
        s8 = hidden
        s9 = x54
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = x66
        s71 = x67
        s72 = ffn
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = x56
        s81 = x31*x55
        s82 = experts
        s83 = x58
        s84 = 8*x58
        s85 = top_k
        s86 = 2*x16
        s87 = 16*x16
        s88 = 1
        s89 = 2
        s90 = x16
        s91 = 8*x16
        s92 = x52
        s93 = x59
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = x60
        s100 = x16*x68
        s101 = 24*x58
        s102 = 3
        s103 = x55
        s104 = 4*x55
        s105 = x71
        s106 = width_act*x71
        s107 = moe_ffn
        s108 = x62
        s109 = x63
        s110 = x73
        s111 = x74
        s112 = x72
        s113 = 0
        s114 = 0
        s115 = x31
        s116 = x50
        s117 = x15*x65
        s118 = x51
    x75 = vocab*x15
    x76 = width_act_grad*x75
    if loss == "eager":
        s119 = vocab*x36
        s120 = vocab*x31
        s121 = 0
        s122 = x36
        s123 = x75
        s124 = x15
        s125 = vocab
    else:
        s119 = 0
        s120 = 0
        s121 = x76
        s122 = 0
        s123 = 0
        s124 = 0
        s125 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x60, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x15
        experts_hit = experts*(1 - f4)
    x78 = cost_div + 1
    x79 = cost_rsqrt + x65 + x78
    x80 = x15*x79
    x81 = 10*hidden
    x82 = x15*(layer_rerun*x79 + x81)
    x83 = hidden*width_param
    x84 = width_act_grad*x50
    x85 = layer_rerun + 1
    x86 = x51*x85
    x87 = x83*x85
    x88 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x89 = accumulating*x88
    x90 = hidden*layer_rerun
    x91 = width_act*x15
    x92 = x90*x91
    x93 = layer_rerun*x31
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x94 = hidden*f1
    x95 = hidden*width_master
    x96 = 2*hidden
    x97 = width_opt*x96
    x98 = heads + 2*kv_heads
    x99 = hidden*x98
    x100 = x13*x99
    x101 = x100*x15
    x102 = head_dim*x98
    x103 = x102*x15
    x104 = layer_rerun + 2
    x105 = x101*x104
    x106 = x103*x85
    x107 = x98 + x99
    x108 = head_dim*width_param
    x109 = x107*x108
    x110 = width_act*x103
    x111 = x13*x98
    x112 = width_act_grad*x15
    x113 = x111*x112
    x114 = layer_rerun*x98
    x115 = x108*(x114 + x85*x99)
    x116 = head_dim*width_param_grad*x107
    x117 = accumulating*x116
    x118 = head_dim*x114*x91
    x119 = head_dim*x99
    x120 = x102*x83
    x121 = x102*x94
    x122 = x102*x95
    x123 = x102*x88
    x124 = width_opt*x100
    x125 = width_param*x102
    x126 = f1*x102
    x127 = width_master*x102
    x128 = width_param_grad*x102
    x129 = width_opt*x111
    x130 = batch*(heads*x8 + kv_heads*x7)
    x131 = width_act_grad*x29
    x132 = width_act_grad*x20
    x133 = x14*x50
    x134 = x104*x133
    x135 = x1*x83
    x136 = x112*x96
    x137 = x1*x87
    x138 = x30*x85
    x139 = x1*x89
    x140 = x1*x88
    x141 = hidden*x1
    x142 = x1*x94
    x143 = x1*x95
    x144 = hidden*x14
    x145 = width_opt*x144
    x146 = x50*x85
    x147 = x91*x96
    x148 = layer_rerun*x147
    x149 = ffn*x65
    x150 = x149*x15
    x151 = 2*ffn
    x152 = x151*x83
    x153 = x151*x91
    x154 = x151*x88
    x155 = ffn*x96
    x156 = cost_silu + 1
    x157 = ffn*x15
    x158 = cost_silu*x85 + layer_rerun + 5
    x159 = width_act*x157
    x160 = width_act_grad*x157
    x161 = x15*x155
    x162 = ffn*x83
    x163 = ffn*x88
    x164 = hidden*ffn
    x165 = experts*x96
    x166 = x15*x165
    x167 = experts*(cost_sigmoid + 1) + top_k*x78
    x168 = 4*experts
    x169 = hidden + experts
    x170 = x169*x91
    x171 = experts*x83
    x172 = 2*experts
    x173 = top_k + x172
    x174 = x173*x91
    x175 = 4*x60
    x176 = experts*x89
    x177 = experts*x88
    x178 = hidden*experts
    x179 = experts*x94
    x180 = experts*x95
    x181 = experts*x97
    x182 = experts*x15
    x183 = 6*x50
    x184 = x183*x61
    x185 = 3*moe_ffn
    x186 = x185 + x96 + 1
    x187 = hidden + top_k*x186
    x188 = 8*x60
    x189 = x91*(hidden*(x69 + 1) + top_k*x185)
    x190 = experts_hit*x185
    x191 = top_k*x53
    x192 = top_k*x54
    x193 = moe_ffn*x165
    x194 = moe_ffn*x172
    x195 = 2*moe_ffn
    x196 = moe_ffn*experts*x65
    x197 = moe_ffn*x178
    x198 = top_k*x50
    x199 = top_k*x84
    x200 = width_act_grad*x60
    x201 = x183*x72
    x202 = x15*x72
    x203 = 3*x72
    x204 = hidden + x203
    x205 = x204*x91
    x206 = x72*x96
    x207 = 2*x72
    x208 = x65*x72
    x209 = hidden*x72
    x210 = x15*x96
    x211 = x15*x81
    x212 = hidden*hidden
    x213 = 4*x212
    x214 = 2*x212
    x215 = width_param*x214
    x216 = width_param_grad*x214
    x217 = x75*x96
    x218 = x65*x75
    x219 = vocab*x83
    x220 = width_act*x75
    x221 = 2*vocab
    x222 = x112*x221
    x223 = vocab*x88
    x224 = x15*(vocab*x5 + cost_log + 1)
    x225 = x75*(cost_exp + x78)
    x226 = hidden*vocab
    x227 = vocab*x94
    x228 = vocab*x95
    x229 = vocab*x96
    x230 = vocab*x97
    x231 = cost_div + cost_rsqrt
    x232 = x231 + 14
    x233 = 3*ffn
    x234 = heads + kv_heads
    x235 = x13*x234
    x236 = 2*cost_div + 2*cost_rsqrt + x232*x235 + 28
    x237 = experts + shared_experts
    x238 = x185*x237
    x239 = experts + x238
    x240 = x235 + x239 + x96 + 5
    x241 = dense_layers + moe_layers + mtp_depth
    x242 = x102*x241
    x243 = x235 + 2
    x244 = dense_layers*(x233 + x243) + moe_layers*(x239 + x243) + mtp_depth*x240 + x221 + 1
    x245 = hidden*x244 + x242
    x246 = width_master*x245
    x247 = 2*width_opt*x245
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x80, _1=x82, _2=x51, _3=x83, _4=x51, _5=x31, _6=x84, _7=x86, _8=x31, _9=x87, _10=x84, _11=x89, _12=x88,
        _13=x92, _14=x93, _15=hidden, _16=x83, _17=hidden, _18=x94, _19=x95, _20=hidden, _21=hidden, _22=x88,
        _23=hidden, _24=x96, _25=x97, _26=hidden, _27=2, _28=s0, _29=s1, _30=x15, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x50, _36=x84, _37=x15, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x53, _48=x54, _49=x15, _50=hidden, _51=x101, _52=x103, _53=x105, _54=x106, _55=x51, _56=x109,
        _57=x110, _58=x113, _59=x115, _60=x84, _61=x86, _62=x117, _63=x116, _64=x118, _65=x119, _66=x120,
        _67=hidden, _68=x102, _69=x121, _70=x122, _71=hidden, _72=x102, _73=x119, _74=x123, _75=hidden, _76=x102,
        _77=x100, _78=x124, _79=hidden, _80=x102, _81=2, _82=x102, _83=x125, _84=x102, _85=x126, _86=x127, _87=x102,
        _88=x102, _89=x128, _90=x102, _91=x111, _92=x129, _93=x102, _94=2, _95=x50, _96=x84, _97=x15, _98=hidden,
        _99=s10, _100=s11, _101=s12, _102=s13, _103=s14, _104=s15, _105=s16, _106=s17, _107=s18, _108=s14, _109=s15,
        _110=s16, _111=s17, _112=s18, _113=s14, _114=x3, _115=x130, _116=s19, _117=s20, _118=s21, _119=s22,
        _120=s23, _121=s24, _122=s25, _123=s26, _124=s27, _125=s28, _126=s29, _127=x17, _128=x18, _129=x15,
        _130=heads, _131=head_dim, _132=s30, _133=s31, _134=s32, _135=s33, _136=x29, _137=x131, _138=x15,
        _139=heads, _140=head_dim, _141=x20, _142=x132, _143=x19, _144=kv_heads, _145=head_dim, _146=x20, _147=x132,
        _148=x19, _149=kv_heads, _150=head_dim, _151=s34, _152=s35, _153=s36, _154=s37, _155=s38, _156=s39,
        _157=s40, _158=s41, _159=s42, _160=s43, _161=s44, _162=s45, _163=s46, _164=s47, _165=s48, _166=s49,
        _167=s50, _168=s51, _169=s52, _170=s53, _171=s48, _172=s49, _173=s50, _174=s51, _175=s52, _176=s53,
        _177=s54, _178=s55, _179=s56, _180=s57, _181=s58, _182=s59, _183=s60, _184=s61, _185=s56, _186=s57,
        _187=s62, _188=s59, _189=s60, _190=s61, _191=s56, _192=s57, _193=s62, _194=s59, _195=s63, _196=s64,
        _197=s56, _198=s57, _199=s58, _200=s62, _201=s63, _202=s65, _203=s56, _204=s57, _205=s58, _206=s62,
        _207=x133, _208=x134, _209=x30, _210=x135, _211=x51, _212=x136, _213=x137, _214=x131, _215=x138, _216=x139,
        _217=x140, _218=x92, _219=x141, _220=x135, _221=x1, _222=hidden, _223=x142, _224=x143, _225=x1, _226=hidden,
        _227=x141, _228=x140, _229=x1, _230=hidden, _231=x144, _232=x145, _233=x1, _234=hidden, _235=2, _236=x29,
        _237=x131, _238=x15, _239=heads, _240=head_dim, _241=x50, _242=x146, _243=x147, _244=x51, _245=x136,
        _246=x84, _247=x148, _248=x92, _249=x50, _250=x84, _251=x15, _252=hidden, _253=s66, _254=s67, _255=s68,
        _256=s69, _257=x80, _258=x82, _259=x51, _260=x83, _261=x51, _262=x31, _263=x84, _264=x86, _265=x31,
        _266=x87, _267=x84, _268=x89, _269=x88, _270=x92, _271=x93, _272=hidden, _273=x83, _274=hidden, _275=x94,
        _276=x95, _277=hidden, _278=hidden, _279=x88, _280=hidden, _281=x96, _282=x97, _283=hidden, _284=2, _285=s2,
        _286=s3, _287=s4, _288=x50, _289=x84, _290=x15, _291=hidden, _292=s5, _293=s6, _294=s7, _295=s8, _296=s5,
        _297=s9, _298=s7, _299=s8, _300=x53, _301=x54, _302=x15, _303=hidden, _304=x150, _305=x104*x150, _306=x51,
        _307=x152, _308=x153, _309=ffn*width_act_grad*x31, _310=x151*x87, _311=x84, _312=x86, _313=x151*x89,
        _314=x154, _315=layer_rerun*x153, _316=x155, _317=x152, _318=hidden, _319=x151, _320=x151*x94,
        _321=x151*x95, _322=hidden, _323=x151, _324=x155, _325=x154, _326=hidden, _327=x151, _328=x149,
        _329=width_opt*x149, _330=hidden, _331=x151, _332=2, _333=x50, _334=x84, _335=x15, _336=hidden, _337=x66,
        _338=x67, _339=x15, _340=ffn, _341=x66, _342=x67, _343=x15, _344=ffn, _345=x156*x157, _346=x157*x158,
        _347=x153, _348=x159, _349=x160, _350=x153*x85, _351=x112*x151, _352=layer_rerun*x159, _353=x157, _354=x160,
        _355=x15, _356=ffn, _357=x157, _358=x160, _359=x15, _360=ffn, _361=s70, _362=s71, _363=s7, _364=s72,
        _365=x66, _366=x67, _367=x15, _368=ffn, _369=x161, _370=x104*x161, _371=x159, _372=x162, _373=x51,
        _374=x136, _375=ffn*x87, _376=x160, _377=x159*x85, _378=ffn*x89, _379=x163, _380=x92, _381=x164, _382=x162,
        _383=ffn, _384=hidden, _385=ffn*x94, _386=ffn*x95, _387=ffn, _388=hidden, _389=x164, _390=x163, _391=ffn,
        _392=hidden, _393=x155, _394=ffn*x97, _395=ffn, _396=hidden, _397=2, _398=x157, _399=x160, _400=x15,
        _401=ffn, _402=x50, _403=x146, _404=x147, _405=x51, _406=x136, _407=x84, _408=x148, _409=x92, _410=x50,
        _411=x84, _412=x15, _413=hidden, _414=x80, _415=x82, _416=x51, _417=x83, _418=x51, _419=x31, _420=x84,
        _421=x86, _422=x31, _423=x87, _424=x84, _425=x89, _426=x88, _427=x92, _428=x93, _429=hidden, _430=x83,
        _431=hidden, _432=x94, _433=x95, _434=hidden, _435=hidden, _436=x88, _437=hidden, _438=x96, _439=x97,
        _440=hidden, _441=2, _442=s0, _443=s1, _444=x15, _445=hidden, _446=s2, _447=s3, _448=s4, _449=x50, _450=x84,
        _451=x15, _452=hidden, _453=s5, _454=s6, _455=s7, _456=s8, _457=s5, _458=s9, _459=s7, _460=s8, _461=x53,
        _462=x54, _463=x15, _464=hidden, _465=x101, _466=x103, _467=x105, _468=x106, _469=x51, _470=x109, _471=x110,
        _472=x113, _473=x115, _474=x84, _475=x86, _476=x117, _477=x116, _478=x118, _479=x119, _480=x120,
        _481=hidden, _482=x102, _483=x121, _484=x122, _485=hidden, _486=x102, _487=x119, _488=x123, _489=hidden,
        _490=x102, _491=x100, _492=x124, _493=hidden, _494=x102, _495=2, _496=x102, _497=x125, _498=x102, _499=x126,
        _500=x127, _501=x102, _502=x102, _503=x128, _504=x102, _505=x111, _506=x129, _507=x102, _508=2, _509=x50,
        _510=x84, _511=x15, _512=hidden, _513=s10, _514=s11, _515=s12, _516=s13, _517=s14, _518=s15, _519=s16,
        _520=s17, _521=s18, _522=s14, _523=s15, _524=s16, _525=s17, _526=s18, _527=s14, _528=x3, _529=x130,
        _530=s19, _531=s20, _532=s21, _533=s22, _534=s23, _535=s24, _536=s25, _537=s26, _538=s27, _539=s28,
        _540=s29, _541=x17, _542=x18, _543=x15, _544=heads, _545=head_dim, _546=s30, _547=s31, _548=s32, _549=s33,
        _550=x29, _551=x131, _552=x15, _553=heads, _554=head_dim, _555=x20, _556=x132, _557=x19, _558=kv_heads,
        _559=head_dim, _560=x20, _561=x132, _562=x19, _563=kv_heads, _564=head_dim, _565=s34, _566=s35, _567=s36,
        _568=s37, _569=s38, _570=s39, _571=s40, _572=s41, _573=s42, _574=s43, _575=s44, _576=s45, _577=s46,
        _578=s47, _579=s48, _580=s49, _581=s50, _582=s51, _583=s52, _584=s53, _585=s48, _586=s49, _587=s50,
        _588=s51, _589=s52, _590=s53, _591=s54, _592=s55, _593=s56, _594=s57, _595=s58, _596=s59, _597=s60,
        _598=s61, _599=s56, _600=s57, _601=s62, _602=s59, _603=s60, _604=s61, _605=s56, _606=s57, _607=s62,
        _608=s59, _609=s63, _610=s64, _611=s56, _612=s57, _613=s58, _614=s62, _615=s63, _616=s65, _617=s56,
        _618=s57, _619=s58, _620=s62, _621=x133, _622=x134, _623=x30, _624=x135, _625=x51, _626=x136, _627=x137,
        _628=x131, _629=x138, _630=x139, _631=x140, _632=x92, _633=x141, _634=x135, _635=x1, _636=hidden, _637=x142,
        _638=x143, _639=x1, _640=hidden, _641=x141, _642=x140, _643=x1, _644=hidden, _645=x144, _646=x145, _647=x1,
        _648=hidden, _649=2, _650=x29, _651=x131, _652=x15, _653=heads, _654=head_dim, _655=x50, _656=x146,
        _657=x147, _658=x51, _659=x136, _660=x84, _661=x148, _662=x92, _663=x50, _664=x84, _665=x15, _666=hidden,
        _667=s66, _668=s67, _669=s68, _670=s69, _671=x80, _672=x82, _673=x51, _674=x83, _675=x51, _676=x31,
        _677=x84, _678=x86, _679=x31, _680=x87, _681=x84, _682=x89, _683=x88, _684=x92, _685=x93, _686=hidden,
        : None
    ).__defaults__ + (
        lambda
        _687=x83, _688=hidden, _689=x94, _690=x95, _691=hidden, _692=hidden, _693=x88, _694=hidden, _695=x96,
        _696=x97, _697=hidden, _698=2, _699=s2, _700=s3, _701=s4, _702=x50, _703=x84, _704=x15, _705=hidden,
        _706=s5, _707=s6, _708=s7, _709=s8, _710=s5, _711=s9, _712=s7, _713=s8, _714=x53, _715=x54, _716=x15,
        _717=hidden, _718=x166, _719=x15*x167, _720=x104*x166, _721=x15*(layer_rerun*x167 + x168), _722=x170,
        _723=x171, _724=x174, _725=x168, _726=x175, _727=x112*x173, _728=experts*x87, _729=x112*x169, _730=x170*x85,
        _731=x176, _732=x177, _733=x175, _734=layer_rerun*x174, _735=layer_rerun*x168, _736=layer_rerun*x175,
        _737=x178, _738=x171, _739=hidden, _740=experts, _741=x179, _742=x180, _743=hidden, _744=experts, _745=x178,
        _746=x177, _747=hidden, _748=experts, _749=x165, _750=x181, _751=hidden, _752=experts, _753=2, _754=experts,
        _755=x168, _756=experts, _757=s73, _758=s74, _759=s68, _760=s75, _761=s76, _762=s77, _763=s78, _764=s79,
        _765=x50, _766=x84, _767=x15, _768=hidden, _769=x182, _770=width_act_grad*x182, _771=x15, _772=experts,
        _773=s5, _774=s6, _775=s7, _776=s8, _777=s80, _778=s81, _779=s7, _780=s82, _781=s83, _782=s84, _783=s7,
        _784=s85, _785=s80, _786=s80, _787=s7, _788=s82, _789=s86, _790=s87, _791=s7, _792=s88, _793=s89, _794=s90,
        _795=s91, _796=s7, _797=s88, _798=s90, _799=s92, _800=s7, _801=s83, _802=s93, _803=s7, _804=s85,
        _805=x60*(moe_ffn*x156 + x96), _806=x184, _807=x60*(moe_ffn*x158 + x104*x96), _808=x104*x184, _809=x187*x91,
        _810=x188, _811=x189, _812=x190*x83, _813=x112*(hidden*(x68 + 1) + 5*x61),
        _814=x91*(top_k*(layer_rerun*x186 + x186) + x90), _815=x188*x85, _816=x112*x187, _817=x190*x87,
        _818=x176*x185, _819=x177*x185, _820=layer_rerun*x189, _821=x191, _822=x192, _823=x60, _824=hidden,
        _825=x191, _826=x192, _827=x60, _828=hidden, _829=s76, _830=s77, _831=s94, _832=x193, _833=x194*x83,
        _834=experts, _835=hidden, _836=x195, _837=x194*x94, _838=x194*x95, _839=experts, _840=hidden, _841=x195,
        _842=x193, _843=x194*x88, _844=experts, _845=hidden, _846=x195, _847=x196, _848=width_opt*x196,
        _849=experts, _850=hidden, _851=x195, _852=2, _853=s95, _854=s96, _855=s97, _856=s98, _857=s95, _858=s96,
        _859=s97, _860=s98, _861=x197, _862=moe_ffn*x171, _863=experts, _864=moe_ffn, _865=hidden,
        _866=moe_ffn*x179, _867=moe_ffn*x180, _868=experts, _869=moe_ffn, _870=hidden, _871=x197, _872=moe_ffn*x177,
        _873=experts, _874=moe_ffn, _875=hidden, _876=x193, _877=moe_ffn*x181, _878=experts, _879=moe_ffn,
        _880=hidden, _881=2, _882=x62, _883=x63, _884=x60, _885=moe_ffn, _886=x198, _887=x199, _888=x60,
        _889=hidden, _890=x60, _891=x200, _892=x60, _893=x50, _894=x84, _895=x15, _896=hidden, _897=x198, _898=x199,
        _899=x60, _900=hidden, _901=x15*x70, _902=x112*x70, _903=x60, _904=x195, _905=moe_ffn*x60,
        _906=moe_ffn*x200, _907=x60, _908=moe_ffn, _909=s83, _910=s93, _911=s99, _912=s100, _913=s101, _914=s99,
        _915=s102, _916=s103, _917=s104, _918=s82, _919=s105, _920=s106, _921=s99, _922=s107, _923=s89, _924=s108,
        _925=s109, _926=s99, _927=s107, _928=x201, _929=x156*x202, _930=x104*x201, _931=x158*x202, _932=x205,
        _933=x203*x83, _934=x205, _935=x112*(5*x72 + x96), _936=x203*x87, _937=x112*x204, _938=x205*x85,
        _939=x203*x89, _940=x203*x88, _941=layer_rerun*x205, _942=x206, _943=x207*x83, _944=hidden, _945=x207,
        _946=x207*x94, _947=x207*x95, _948=hidden, _949=x207, _950=x206, _951=x207*x88, _952=hidden, _953=x207,
        _954=x208, _955=width_opt*x208, _956=hidden, _957=x207, _958=2, _959=x73, _960=x74, _961=x15, _962=x72,
        _963=x73, _964=x74, _965=x15, _966=x72, _967=x209, _968=x72*x83, _969=x72, _970=hidden, _971=x72*x94,
        _972=x72*x95, _973=x72, _974=hidden, _975=x209, _976=x72*x88, _977=x72, _978=hidden, _979=x206,
        _980=x72*x97, _981=x72, _982=hidden, _983=2, _984=x73, _985=x74, _986=x15, _987=x72, _988=x50, _989=x84,
        _990=x15, _991=hidden, _992=x15*x207, _993=x112*x207, _994=x15, _995=x207, _996=x202, _997=x112*x72,
        _998=x15, _999=x72, _1000=s110, _1001=s111, _1002=s7, _1003=s112, _1004=x210, _1005=x210*x85, _1006=3*x51,
        _1007=x51, _1008=3*x84, _1009=x84, _1010=3*x92, _1011=x92, _1012=x50, _1013=x84, _1014=x15, _1015=hidden,
        _1016=x80, _1017=x211, _1018=x51, _1019=x83, _1020=x51, _1021=x31, _1022=x84, _1023=x51, _1024=x31,
        _1025=x83, _1026=x84, _1027=x89, _1028=x88, _1029=hidden, _1030=x83, _1031=hidden, _1032=x94, _1033=x95,
        _1034=hidden, _1035=hidden, _1036=x88, _1037=hidden, _1038=x96, _1039=x97, _1040=hidden, _1041=2,
        _1042=s113, _1043=s114, _1044=s68, _1045=s69, _1046=s4, _1047=s115, _1048=s4, _1049=x50, _1050=x84,
        _1051=x15, _1052=hidden, _1053=s116, _1054=s117, _1055=s7, _1056=s8, _1057=s116, _1058=s118, _1059=s7,
        _1060=s8, _1061=x50, _1062=x51, _1063=x15, _1064=hidden, _1065=x80, _1066=x211, _1067=x51, _1068=x83,
        _1069=x51, _1070=x31, _1071=x84, _1072=x51, _1073=x31, _1074=x83, _1075=x84, _1076=x89, _1077=x88,
        _1078=hidden, _1079=x83, _1080=hidden, _1081=x94, _1082=x95, _1083=hidden, _1084=hidden, _1085=x88,
        _1086=hidden, _1087=x96, _1088=x97, _1089=hidden, _1090=2, _1091=s113, _1092=s114, _1093=s68, _1094=s69,
        _1095=s4, _1096=s115, _1097=s4, _1098=x50, _1099=x84, _1100=x15, _1101=hidden, _1102=s116, _1103=s117,
        _1104=s7, _1105=s8, _1106=s116, _1107=s118, _1108=s7, _1109=s8, _1110=x50, _1111=x51, _1112=x15,
        _1113=hidden, _1114=x15*x213, _1115=x212*x36, _1116=x147, _1117=x215, _1118=x51, _1119=x136, _1120=x215,
        _1121=x136, _1122=x147, _1123=accumulating*x216, _1124=x216, _1125=x214, _1126=x215, _1127=x96,
        _1128=hidden, _1129=f1*x214, _1130=width_master*x214, _1131=x96, _1132=hidden, _1133=x214, _1134=x216,
        _1135=x96, _1136=hidden, _1137=x213, _1138=width_opt*x213, _1139=x96, _1140=hidden, _1141=2, _1142=x210,
        _1143=x136, _1144=x15, _1145=x96, _1146=x80, _1147=x211, _1148=x51, _1149=x83, _1150=x51, _1151=x31,
        _1152=x84, _1153=x51, _1154=x31, _1155=x83, _1156=x84, _1157=x89, _1158=x88, _1159=hidden, _1160=x83,
        _1161=hidden, _1162=x94, _1163=x95, _1164=hidden, _1165=hidden, _1166=x88, _1167=hidden, _1168=x96,
        _1169=x97, _1170=hidden, _1171=2, _1172=s113, _1173=s114, _1174=s68, _1175=s69, _1176=s4, _1177=s115,
        _1178=s4, _1179=x50, _1180=x84, _1181=x15, _1182=hidden, _1183=s116, _1184=s117, _1185=s7, _1186=s8,
        _1187=s116, _1188=s118, _1189=s7, _1190=s8, _1191=x50, _1192=x51, _1193=x15, _1194=hidden, _1195=x217,
        _1196=x218, _1197=x51, _1198=x219, _1199=x220, _1200=x222, _1201=x219, _1202=x84, _1203=x51, _1204=x223,
        _1205=x223, _1206=x50, _1207=x84, _1208=x15, _1209=hidden, _1210=x224, _1211=x225, _1212=x220, _1213=s119,
        _1214=s120, _1215=x36, _1216=s121, _1217=s119, _1218=s122, _1219=s120, _1220=x76, _1221=s121, _1222=s123,
        _1223=s120, _1224=s124, _1225=s125, _1226=s124, _1227=s122, _1228=s124, _1229=x75, _1230=x76, _1231=x15,
        _1232=vocab, _1233=x50, _1234=x15*x83, _1235=x36, _1236=x51, _1237=x88*(vocab*(1 - accumulating) + x15),
        _1238=x84, _1239=x36, _1240=x15*x88, _1241=x226, _1242=x219, _1243=vocab, _1244=hidden, _1245=x227,
        _1246=x228, _1247=vocab, _1248=hidden, _1249=x226, _1250=x223, _1251=vocab, _1252=hidden, _1253=x229,
        _1254=x230, _1255=vocab, _1256=hidden, _1257=2, _1258=x15, _1259=x36, _1260=x15, _1261=x80, _1262=x211,
        _1263=x51, _1264=x83, _1265=x51, _1266=x31, _1267=x84, _1268=x51, _1269=x31, _1270=x83, _1271=x84,
        _1272=x89, _1273=x88, _1274=hidden, _1275=x83, _1276=hidden, _1277=x94, _1278=x95, _1279=hidden,
        _1280=hidden, _1281=x88, _1282=hidden, _1283=x96, _1284=x97, _1285=hidden, _1286=2, _1287=s113, _1288=s114,
        _1289=s68, _1290=s69, _1291=s4, _1292=s115, _1293=s4, _1294=x50, _1295=x84, _1296=x15, _1297=hidden,
        _1298=s116, _1299=s117, _1300=s7, _1301=s8, _1302=s116, _1303=s118, _1304=s7, _1305=s8, _1306=x50,
        _1307=x51, _1308=x15, _1309=hidden, _1310=x217, _1311=x218, _1312=x51, _1313=x219, _1314=x220, _1315=x222,
        _1316=x219, _1317=x84, _1318=x51, _1319=vocab*x89, _1320=x223, _1321=x226, _1322=x219, _1323=hidden,
        _1324=vocab, _1325=x227, _1326=x228, _1327=hidden, _1328=vocab, _1329=x226, _1330=x223, _1331=hidden,
        _1332=vocab, _1333=x229, _1334=x230, _1335=hidden, _1336=vocab, _1337=2, _1338=x50, _1339=x84, _1340=x15,
        _1341=hidden, _1342=x224, _1343=x225, _1344=x220, _1345=s119, _1346=s120, _1347=x36, _1348=s121, _1349=s119,
        _1350=s122, _1351=s120, _1352=x76, _1353=s121, _1354=s123, _1355=s120, _1356=s124, _1357=s125, _1358=s124,
        _1359=s122, _1360=s124, _1361=x75, _1362=x76, _1363=x15, _1364=vocab,
        _1365=hidden*(dense_layers*(x232*x233 + x236) + moe_layers*(experts*x232 + x232*x238 + x236) + mtp_depth*(28*hidden + 28*head_dim*x234 + 42*moe_ffn*x237 + 14*experts + x231*x240 + 70) + x221*x232 + x232) + x232*x242,
        _1366=width_param_grad*x245, _1367=x246,
        _1368=width_param*(hidden*(x244 - f1*x244) + x102*(x241 - f1*x241)), _1369=x247, _1370=width_param*x245,
        _1371=x246, _1372=x247,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn,
    moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    if mtp is not True and mtp != "true":
        mtp_depth = 0
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
    x0 = moe_layers + mtp_depth
    x1 = dense_layers + x0
    x3 = head_dim*width_act
    x4 = seq*heads
    x5 = width_act*x1
    x6 = 2*head_dim
    x7 = context*kv_heads
    x8 = x6*x7
    x11 = head_dim*x5
    x10 = 2*kv_heads
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x12 = batch*layer_kept*x11*(context*x10 + x4)
    x13 = batch*x4
    x14 = 4*mtp_depth
    x15 = context*x6
    x16 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x2 = 4*core_kept
        x9 = layer_kept*x5*x8
        if activations == "fused":
            s1 = batch*(x1*x4*(layer_kept*x3 + x2) + x9)
        elif activations == "paper":
            s1 = x12
        else:
            if recompute in ('none', 'full'):
                s1 = batch*(x4*(x1*x2 + x11*(core_kept + layer_kept)) + x9) + 24*core_kept*x1
            else:
                s1 = x12
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            s1 = x12
            s2 = context*core_kept*x13*x5
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x16*(seq*(context*(4*dense_layers + 4*moe_layers + x14 + x5) + x11) + x15*x5)
            else:
                s1 = x12
            s2 = 0
    x17 = 8*dense_layers
    x18 = 2*top_k
    x19 = moe_ffn*x18 + experts
    x20 = top_k + 1
    x21 = dense_layers + moe_layers + x14 + 1
    x22 = width_act*x21
    x23 = 12*mtp_depth + 4
    x24 = batch*seq
    x25 = layer_kept*x0
    x26 = width_act*x24
    x27 = dense_layers*ffn
    x28 = 12*hidden + 5*experts + 40*top_k + 36
    x29 = hidden + 1
    x30 = 4*experts
    if activations == "fused":
        s0 = x24*(hidden*x22 + layer_kept*(width_act*(dense_layers*hidden + x0*(hidden + x19)) + 8*x0*x20 + x17) + x23)
    elif activations == "paper":
        s0 = x26*(hidden*(layer_kept*x1 + x21) + x19*x25)
    else:
        s0 = x24*(hidden*(x22 + x23) + layer_kept*(width_act*(hidden*x1 + moe_ffn*x0*(3*top_k + shared_experts) + x27) + x0*x28 + x17*x29) + x23) + x25*x30
    if loss == "eager":
        s3 = 4*x24*(vocab*(mtp_depth + 1) + 2*mtp_depth + 2)
    else:
        s3 = 0
    x32 = heads*head_dim
    x33 = 2*x32
    x34 = 3*ffn
    x35 = 3*hidden
    x36 = x34 + x35
    x38 = 4*heads
    x39 = x38 + 8
    x40 = width_act*x8
    x41 = batch*width_act
    x42 = 8*hidden
    x43 = 3*x32
    x44 = 4*hidden
    x45 = 4*ffn + x44
    x46 = 2*ffn
    x47 = 2*hidden
    x48 = x32 + x47
    x49 = 2*batch
    x50 = x49*(seq*(width_act*(x46 + x48) + x44 + 4) + x3*x7)
    x51 = heads*(context + x6)
    x53 = context*x38
    x54 = context*width_act*x33
    if attention == "flash":
        x37 = x33 + x36
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x37 + x39) + x40)
        elif activations == "paper":
            layer_dense = x41*(seq*x37 + x8)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(width_act*(x43 + x45) + x39 + x42) + x40) + 24
            else:
                layer_dense = x50
    else:
        x52 = x36 + x51
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x52 + 8) + x40)
        elif activations == "paper":
            layer_dense = x41*(seq*x52 + x8)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(width_act*(x45 + x51) + x42 + x53 + 8) + x54)
            else:
                layer_dense = x50
    x59 = width_act + 4
    x60 = vocab*x24*(width_act_grad + x59)
    x55 = width_act_grad*x24
    x61 = vocab*x55
    if loss == "eager":
        moment_ends_cross_entropy = x60
    else:
        moment_ends_cross_entropy = x61
    x62 = 8*top_k
    x63 = top_k + shared_experts
    x64 = 3*moe_ffn
    x65 = hidden*(x18 + 3) + experts + x63*x64
    x67 = top_k + 2
    x68 = 4*moe_ffn*x63 + x47*x67
    x69 = 2*moe_ffn
    x70 = 2*width_act
    x71 = batch*(seq*(x28 + x70*(hidden*x67 + x32 + x63*x69)) + x40) + x30
    if attention == "flash":
        x66 = x33 + x65
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x66 + x39 + x62) + x40)
        elif activations == "paper":
            layer_moe = x41*(seq*x66 + x8)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(width_act*(x43 + x68) + x28 + x38) + x40) + x30 + 24
            else:
                layer_moe = x71
    else:
        x72 = x51 + x65
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x72 + x62 + 8) + x40)
        elif activations == "paper":
            layer_moe = x41*(seq*x72 + x8)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(width_act*(x51 + x68) + x28 + x53) + x54) + x30
            else:
                layer_moe = x71
    x84 = batch*width_act_grad
    f9 = max(context*x84*(kv_heads*head_dim + 2*x4), x84*(x4*(context + head_dim) + x8))
    x77 = head_dim*width_act_grad
    x78 = x49*(x4*(x77 + 2) + x7*x77)
    if attention == "flash":
        moment_dense_attention_core = x78
    else:
        moment_dense_attention_core = f9
    x79 = 4*x13
    x80 = x13*(x3 + 4) + 24
    x81 = context*x4*x41
    x82 = x16*(seq*(context*x59 + x3) + width_act*x15)
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = x79
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x80
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x81
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x82
            else:
                core_dense_attention_core = 0
    if attention == "flash":
        moment_moe_attention_core = x78
    else:
        moment_moe_attention_core = f9
    if attention == "flash":
        if activations == "fused":
            core_moe_attention_core = x79
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x80
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x81
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x82
            else:
                core_moe_attention_core = 0
    if loss == "eager":
        moment_mtp_cross_entropy = x60
    else:
        moment_mtp_cross_entropy = x61
    x31 = 1 - layer_kept
    x56 = x35*x55
    x57 = hidden*x55
    x58 = x55*(hidden + vocab)
    x73 = x47*x55
    x74 = x55*(hidden + x32)
    x75 = head_dim*(heads + x10)
    x76 = x55*(hidden + x75)
    x83 = layer_kept - core_kept
    x85 = top_k*x55
    x86 = width_param + width_master + width_param_grad + 2*width_opt
    x87 = x6*x86*(heads + kv_heads)
    x88 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x87
    x89 = x34*x86 + x88
    x90 = x64*x86*(experts + shared_experts)
    x91 = experts*x86 + x88 + x90
    x92 = 5*width_param + 5*width_master + 5*width_param_grad + 10*width_opt + x86*(experts + x47) + x87 + x90
    x93 = 2*vocab*x86 + x86
    x94 = x0*x30
    x95 = x1*x86
    x96 = moe_ffn*(top_k + 3*shared_experts)
    x97 = x24*x70
    x98 = layer_kept*x20
    f11 = max(x55*(hidden + experts), x55*(experts + top_k))
    moment_moe_router = f11
    moment_moe_ffn_norm = x73
    f10 = max(x85*(x64 + 1), x85*(x29 + x69), x55*(hidden*x20 + top_k))
    moment_moe_moe_experts = f10
    moment_moe_attention_norm = x73
    moment_moe_qkv_projection = x76
    f12 = max(shared_experts*x55*x64, x55*(hidden + shared_experts*x69))
    moment_moe_shared_experts = f12
    moment_moe_output_projection = x74
    f7 = max(core_moe_attention_core*x83 + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_qkv_projection, moment_moe_router, moment_moe_shared_experts)
    branch_moe = f7
    moment_moe_ffn_residual = x44*x55
    moment_moe_attention_residual = x56
    f3 = max(branch_moe + x57, moment_moe_attention_residual, moment_moe_ffn_residual)
    f4 = min(1, x0)
    point_moe = f4*(f3 + layer_moe*x31)
    f5 = min(1, mtp_depth)
    moment_mtp_lm_head = x58
    moment_mtp_final_norm = x73
    moment_mtp_hidden_norm = x73
    moment_mtp_embedding_norm = x73
    moment_mtp_mtp_projection = x56
    f8 = max(moment_mtp_cross_entropy, moment_mtp_embedding_norm, moment_mtp_final_norm, moment_mtp_hidden_norm, moment_mtp_lm_head, moment_mtp_mtp_projection)
    branch_mtp = f8
    point_mtp = branch_mtp*f5
    moment_ends_lm_head = x58
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x73
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x55*(hidden + x46)
    moment_dense_ffn_down = x55*(hidden + ffn)
    moment_dense_ffn_norm = x73
    moment_dense_attention_norm = x73
    moment_dense_ffn_activation = x34*x55
    moment_dense_qkv_projection = x76
    moment_dense_output_projection = x74
    f6 = max(core_dense_attention_core*x83 + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f6
    moment_dense_ffn_residual = x56
    moment_dense_attention_residual = x56
    f1 = max(branch_dense + x57, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, dense_layers)
    point_dense = f2*(f1 + layer_dense*x31)
    moment_ends_token_embedding = x57
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_moe, point_mtp, point_norm, point_optimizer)
    values = (
        hidden*(dense_layers*x89 + moe_layers*x91 + mtp_depth*x92 + x93) + x75*x95 + x94,
        x24*(width_act*(hidden*(3*mtp_depth + 1) + layer_kept*(dense_layers*(x34 + x48) + x0*(x20*x47 + x32 + x96))) + 8) + s0 + s1 + s2 + s3,
        hidden*(dense_layers*(layer_kept*x97 + x89) + moe_layers*(x91 + x97*x98) + mtp_depth*(x26*(2*x98 + 3) + x92) + x26 + x93) + head_dim*(heads*x1*(layer_kept*x26 + x86) + x10*x95) + f0 + x24*(width_act*layer_kept*(x0*x96 + 3*x27) + 8) + x94 + s0 + s1 + s2 + s3,
        point_dense, point_moe, point_mtp, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
