"""Costs of deepseek_v3, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "deepseek_v3"
FORMULAS = "standard"
FORMULAS_SHA256 = "3d2102cdc6ac9e2b548cf7b0855400ff609ca69371a33fa29885784506a15e22"

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
    ("dense", "mla_q_down", "mla_q_down", "attention", "dense_layers", ""),
    ("dense", "mla_q_up", "mla_q_up", "attention", "dense_layers", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "attention", "dense_layers", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "attention", "dense_layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "dense_layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "dense_layers", ""),
    ("dense", "attention_residual", "residual", "other", "dense_layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "dense_layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "dense_layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "dense_layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "dense_layers", ""),
    ("dense", "ffn_residual", "residual", "other", "dense_layers", ""),
    ("moe", "attention_norm", "rms_norm", "norm", "moe_layers + mtp_depth", ""),
    ("moe", "mla_q_down", "mla_q_down", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "mla_q_up", "mla_q_up", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "attention", "moe_layers + mtp_depth", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "attention", "moe_layers + mtp_depth", ""),
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
    "batch", "seq", "context", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "nope_dim", "rope_dim",
    "v_head_dim", "q_lora_rank", "kv_lora_rank", "ffn", "moe_ffn", "experts", "top_k", "shared_experts",
    "mtp_depth", "grad_accum",
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
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "param", "param", "", "w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "param", "param", "", "w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param", "param", "in", "w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param", "param", "out", "w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "master_param", "master", "", "master_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_dq"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "param", "param", "", "norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "param", "param", "", "norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param", "param", "width", "norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "activation", "act", "", "compressed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "activation", "act", "", "compressed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "rows", "compressed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "width", "compressed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_c_q"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_c_q"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_c_q"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_c_q"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "activation", "FP32", "", "norm_upcast"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "activation", "FP32", "", "norm_upcast"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "FP32", "rows", "norm_upcast"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "FP32", "width", "norm_upcast"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "activation", "act", "", "norm_normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "activation", "act", "", "norm_normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "rows", "norm_normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "width", "norm_normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "tokens", "normed"),
    ("dense", "mla_q_down", "mla_q_down", "dense_layers", "", "shape", "activation", "act", "rank", "normed"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "param", "param", "", "w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "param", "param", "", "w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "param", "param", "in", "w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "param", "param", "out", "w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "master_param", "master", "", "master_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_uq"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_c_q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_c_q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_c_q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "rank", "d_c_q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "mla_q_up", "mla_q_up", "dense_layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "param", "param", "", "w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "param", "param", "", "w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param", "param", "in", "w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param", "param", "out", "w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "master_param", "master", "", "master_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_dkv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "param", "param", "", "norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "param", "param", "", "norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param", "param", "width", "norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "activation", "act", "", "latent"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "activation", "act", "", "latent"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "rows", "latent"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "width", "latent"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_c_kv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_c_kv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_c_kv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_c_kv"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "activation", "FP32", "", "norm_upcast"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "activation", "FP32", "", "norm_upcast"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "FP32", "rows", "norm_upcast"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "FP32", "width", "norm_upcast"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "activation", "act", "", "norm_normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "activation", "act", "", "norm_normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "rows", "norm_normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "width", "norm_normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "tokens", "normed"),
    ("dense", "mla_kv_down", "mla_kv_down", "dense_layers", "", "shape", "activation", "act", "rank", "normed"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "param", "param", "", "w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "param", "param", "", "w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "param", "param", "in", "w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "param", "param", "out", "w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "master_param", "master", "", "master_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "master_param", "master", "", "master_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "master_param", "master", "in", "master_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "master_param", "master", "out", "master_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_ukv"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_latent"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_latent"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_latent"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "rank", "d_latent"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "mla_kv_up", "mla_kv_up", "dense_layers", "", "shape", "activation", "act", "width", "v"),
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
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "padded_values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "padded_values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "tokens", "padded_values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "heads", "padded_values"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "width", "padded_values"),
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
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_dq"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "width", "norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "compressed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "compressed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "compressed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "compressed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_c_q"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_c_q"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "norm_upcast"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "width", "norm_upcast"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "norm_normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "norm_normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "norm_normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "norm_normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "normed"),
    ("moe", "mla_q_down", "mla_q_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rank", "normed"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rank", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "q"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param", "param", "width", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rows", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "width", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "rows", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "FP32", "width", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rows", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers + mtp_depth", "", "shape", "activation", "act", "rank", "normed"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "param", "param", "in", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "param", "param", "out", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "master_param", "master", "", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "master_param", "master", "", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "in", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "master_param", "master", "out", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "in", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "param_gradient", "param_grad", "out", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "in", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "out", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "optimizer_state", "opt", "moments", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "input_gradient", "act_grad", "", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "input_gradient", "act_grad", "", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "tokens", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "input_gradient", "act_grad", "rank", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "v"),
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
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "elements", "activation", "act", "", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "bytes", "activation", "act", "", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "tokens", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "heads", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers + mtp_depth", "", "shape", "activation", "act", "width", "padded_values"),
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
    ("dense", "mla_q_down", "w_dq", "param", "param", "persistent", ""),
    ("dense", "mla_q_down", "master_w_dq", "master_param", "master", "persistent", ""),
    ("dense", "mla_q_down", "grad_w_dq", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_q_down", "moments_w_dq", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_q_down", "norm_weight", "param", "param", "persistent", ""),
    ("dense", "mla_q_down", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("dense", "mla_q_down", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_q_down", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_q_down", "compressed", "activation", "act", "saved", "mla_q_down.compressed"),
    ("dense", "mla_q_down", "norm_statistics", "activation", "FP32", "saved", "mla_q_down.norm_statistics"),
    ("dense", "mla_q_down", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_q_down", "d_c_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_q_down", "norm_upcast", "activation", "FP32", "saved", "mla_q_down.norm_upcast"),
    ("dense", "mla_q_down", "norm_normed", "activation", "act", "saved", "mla_q_down.norm_normed"),
    ("dense", "mla_q_down", "normed", "activation", "act", "saved", "mla_q_down.normed"),
    ("dense", "mla_q_up", "w_uq", "param", "param", "persistent", ""),
    ("dense", "mla_q_up", "master_w_uq", "master_param", "master", "persistent", ""),
    ("dense", "mla_q_up", "grad_w_uq", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_q_up", "moments_w_uq", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_q_up", "d_c_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_q_up", "q", "activation", "act", "saved", "mla_q_up.q"),
    ("dense", "mla_kv_down", "w_dkv", "param", "param", "persistent", ""),
    ("dense", "mla_kv_down", "master_w_dkv", "master_param", "master", "persistent", ""),
    ("dense", "mla_kv_down", "grad_w_dkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_kv_down", "moments_w_dkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_kv_down", "norm_weight", "param", "param", "persistent", ""),
    ("dense", "mla_kv_down", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("dense", "mla_kv_down", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_kv_down", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_kv_down", "latent", "activation", "act", "saved", "mla_kv_down.latent"),
    ("dense", "mla_kv_down", "norm_statistics", "activation", "FP32", "saved", "mla_kv_down.norm_statistics"),
    ("dense", "mla_kv_down", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_kv_down", "d_c_kv", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_kv_down", "norm_upcast", "activation", "FP32", "saved", "mla_kv_down.norm_upcast"),
    ("dense", "mla_kv_down", "norm_normed", "activation", "act", "saved", "mla_kv_down.norm_normed"),
    ("dense", "mla_kv_down", "normed", "activation", "act", "saved", "mla_kv_down.normed"),
    ("dense", "mla_kv_up", "w_ukv", "param", "param", "persistent", ""),
    ("dense", "mla_kv_up", "master_w_ukv", "master_param", "master", "persistent", ""),
    ("dense", "mla_kv_up", "grad_w_ukv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "mla_kv_up", "moments_w_ukv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "mla_kv_up", "d_latent", "input_gradient", "act_grad", "transient", ""),
    ("dense", "mla_kv_up", "k", "activation", "act", "saved", "mla_kv_up.k"),
    ("dense", "mla_kv_up", "v", "activation", "act", "saved", "mla_kv_up.v"),
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "padded_values", "activation", "act", "saved", "attention_core.padded_values"),
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
    ("moe", "mla_q_down", "w_dq", "param", "param", "persistent", ""),
    ("moe", "mla_q_down", "master_w_dq", "master_param", "master", "persistent", ""),
    ("moe", "mla_q_down", "grad_w_dq", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_q_down", "moments_w_dq", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_q_down", "norm_weight", "param", "param", "persistent", ""),
    ("moe", "mla_q_down", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("moe", "mla_q_down", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_q_down", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_q_down", "compressed", "activation", "act", "saved", "mla_q_down.compressed"),
    ("moe", "mla_q_down", "norm_statistics", "activation", "FP32", "saved", "mla_q_down.norm_statistics"),
    ("moe", "mla_q_down", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_q_down", "d_c_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_q_down", "norm_upcast", "activation", "FP32", "saved", "mla_q_down.norm_upcast"),
    ("moe", "mla_q_down", "norm_normed", "activation", "act", "saved", "mla_q_down.norm_normed"),
    ("moe", "mla_q_down", "normed", "activation", "act", "saved", "mla_q_down.normed"),
    ("moe", "mla_q_up", "w_uq", "param", "param", "persistent", ""),
    ("moe", "mla_q_up", "master_w_uq", "master_param", "master", "persistent", ""),
    ("moe", "mla_q_up", "grad_w_uq", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_q_up", "moments_w_uq", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_q_up", "d_c_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_q_up", "q", "activation", "act", "saved", "mla_q_up.q"),
    ("moe", "mla_kv_down", "w_dkv", "param", "param", "persistent", ""),
    ("moe", "mla_kv_down", "master_w_dkv", "master_param", "master", "persistent", ""),
    ("moe", "mla_kv_down", "grad_w_dkv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_kv_down", "moments_w_dkv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_kv_down", "norm_weight", "param", "param", "persistent", ""),
    ("moe", "mla_kv_down", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("moe", "mla_kv_down", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_kv_down", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_kv_down", "latent", "activation", "act", "saved", "mla_kv_down.latent"),
    ("moe", "mla_kv_down", "norm_statistics", "activation", "FP32", "saved", "mla_kv_down.norm_statistics"),
    ("moe", "mla_kv_down", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_kv_down", "d_c_kv", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_kv_down", "norm_upcast", "activation", "FP32", "saved", "mla_kv_down.norm_upcast"),
    ("moe", "mla_kv_down", "norm_normed", "activation", "act", "saved", "mla_kv_down.norm_normed"),
    ("moe", "mla_kv_down", "normed", "activation", "act", "saved", "mla_kv_down.normed"),
    ("moe", "mla_kv_up", "w_ukv", "param", "param", "persistent", ""),
    ("moe", "mla_kv_up", "master_w_ukv", "master_param", "master", "persistent", ""),
    ("moe", "mla_kv_up", "grad_w_ukv", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "mla_kv_up", "moments_w_ukv", "optimizer_state", "opt", "persistent", ""),
    ("moe", "mla_kv_up", "d_latent", "input_gradient", "act_grad", "transient", ""),
    ("moe", "mla_kv_up", "k", "activation", "act", "saved", "mla_kv_up.k"),
    ("moe", "mla_kv_up", "v", "activation", "act", "saved", "mla_kv_up.v"),
    ("moe", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("moe", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("moe", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("moe", "attention_core", "padded_values", "activation", "act", "saved", "attention_core.padded_values"),
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
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = cost_exp + 4
    x1 = cost_div + x0
    x2 = moe_layers + mtp_depth
    x3 = dense_layers + x2
    x6 = 3*rope_dim
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x8 = core_rerun*x3
    x7 = seq*x6
    x9 = x3 + x8
    x10 = x7*x9
    x73 = 2*context
    x128 = seq*context
    if pairs == "full":
        pairs_size = x128
    elif pairs == "causal":
        pairs_size = _exact(seq*(x73 + 1 - seq), 2)
    else:
        pairs_size = _exact(x128, 2)
    x4 = pairs_size*x3
    x5 = x1*x4
    x11 = batch*(heads*(core_rerun*(x3*x7 + x5) + x3*(5*pairs_size + x7)) + x10)
    x12 = nope_dim + rope_dim
    x13 = v_head_dim + x12
    x15 = x13*x8
    x16 = batch*heads
    x17 = 2*x16
    x18 = pairs_size*x17
    x14 = x13*x3
    x19 = x18*(2*x14 + x15)
    x20 = 2*mtp_depth
    x21 = 2*dense_layers
    x22 = 2*moe_layers
    x23 = x20 + x21 + x22
    x24 = x23 + x8
    x25 = 2*kv_lora_rank
    x26 = rope_dim + x25
    x27 = x18*x24*x26
    x28 = 7*mtp_depth
    x29 = 2*v_head_dim
    x30 = 5*dense_layers
    x31 = 3*mtp_depth
    x32 = 3*moe_layers
    x33 = 3*dense_layers + x31 + x32
    if flops == "model":
        if mla == "expanded":
            s1 = x19
        else:
            s1 = x27
        s2 = x11
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x18*(x15 + x3*(3*nope_dim + x29 + x6))
            else:
                s1 = x18*(rope_dim*(x33 + x8) + kv_lora_rank*(5*moe_layers + 5*mtp_depth + x30 + 2*x8))
            s2 = batch*(heads*(pairs_size*(7*dense_layers + 7*moe_layers + cost_exp*x3 + x1*x8 + x28) + x10) + x10)
        else:
            if mla == "expanded":
                s1 = x19
            else:
                s1 = x27
            s2 = x11
    x34 = seq*heads
    x35 = x3*x34
    x36 = batch*x35
    x37 = batch*x34
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x38 = core_kept*x36
    x40 = context*x3
    x41 = x12*x40
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x42 = batch*layer_kept
    x43 = heads*x42
    x44 = x43*(seq*x14 + x41)
    x45 = width_act*x44
    x46 = rope_dim + kv_lora_rank
    x47 = x40*x46
    x50 = x12*x3
    x53 = kv_lora_rank*x3
    x55 = x42*(x35*(v_head_dim + x46) + x47)
    x56 = width_act*x55
    x57 = seq*x50
    x58 = context*x14 + x57
    x59 = width_act*x16
    x60 = v_head_dim*x3
    x61 = batch*width_act
    x62 = x12*x9
    x63 = seq*x3
    x64 = width_act_grad*x63
    x65 = width_act*x8
    x66 = seq*x65
    x67 = width_act*x3
    x69 = x37*x67
    x70 = context*x9
    x71 = width_act_grad*x35
    x74 = 4*dense_layers
    x75 = 4*moe_layers
    x76 = 4*mtp_depth
    x81 = 2*seq
    if attention == "flash":
        x39 = 4*core_kept
        x48 = x42*(x26*x35 + x47)
        x49 = width_act*x48
        if activations == "fused":
            if mla == "expanded":
                s15 = x44
                s21 = x45
            else:
                s15 = x48
                s21 = x49
            s17 = x38
            s23 = x36*x39
        elif activations == "paper":
            if mla == "expanded":
                s15 = x44
                s21 = x45
            else:
                s15 = x48
                s21 = x49
            s17 = 0
            s23 = 0
        else:
            if recompute in ('none', 'full'):
                x51 = core_kept + layer_kept
                if mla == "expanded":
                    x52 = x16*(seq*(core_kept*x50 + layer_kept*x14) + x41*x51)
                    s15 = x52
                    s21 = width_act*x52
                else:
                    x54 = batch*(heads*(seq*(rope_dim*x3*x51 + x53*(core_kept + 2*layer_kept)) + core_kept*x47) + layer_kept*x47)
                    s15 = x54
                    s21 = width_act*x54
                s17 = core_kept*(x33 + x36)
                s23 = x39*(6*dense_layers + 6*moe_layers + 6*mtp_depth + x36)
            else:
                if mla == "expanded":
                    s15 = x44
                    s21 = x45
                else:
                    s15 = x55
                    s21 = x56
                s17 = 0
                s23 = 0
        if mla == "expanded":
            s3 = x58*x59
            s5 = x34*x60*x61
            s8 = x16*(width_act*(seq*(x60 + x62) + context*(x14 + x15)) + x29*x64)
            s12 = x16*(v_head_dim*x66 + width_act_grad*x58)
        else:
            x68 = x46*(context + x34)
            s3 = batch*x67*x68
            s5 = kv_lora_rank*x69
            s8 = batch*(width_act*(x34*(rope_dim*x9 + kv_lora_rank*x24) + x46*x70) + x25*x71)
            s12 = batch*(kv_lora_rank*x34*x65 + width_act_grad*x3*x68)
        s6 = 4*x36
        s9 = 8*x36
        s11 = 4*x37*x9
        s18 = 0
        s24 = 0
    else:
        x72 = core_kept*x37
        x79 = x26*x40
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s15 = x44
                s21 = x45
            else:
                s15 = x55
                s21 = x56
            s17 = 0
            s18 = x40*x72
            s23 = 0
            s24 = context*core_kept*x69
        else:
            if recompute in ('none', 'full'):
                x77 = seq*layer_kept*x60
                if mla == "expanded":
                    x78 = x16*(core_kept*x58 + x77)
                    s15 = x78
                    s21 = width_act*x78
                else:
                    x80 = x16*(core_kept*(x46*x63 + x79) + x77)
                    s15 = x80
                    s21 = width_act*x80
                s17 = x38*x73
                s23 = context*x72*(x67 + x74 + x75 + x76)
            else:
                if mla == "expanded":
                    s15 = x44
                    s21 = x45
                else:
                    s15 = x55
                    s21 = x56
                s17 = 0
                s23 = 0
            s18 = 0
            s24 = 0
        x86 = 3*context
        if mla == "expanded":
            x82 = x13 + x81
            x83 = x3*x82
            x84 = context*x83 + x57
            x85 = v_head_dim + x73
            s3 = x59*x84
            s5 = x69*x85
            s8 = x16*(width_act*(seq*x62 + context*(x8*x82 + x83)) + x64*(x29 + x86))
            s12 = x16*(width_act_grad*x84 + x66*x85)
        else:
            x87 = x46 + x73
            x88 = x3*x87
            x89 = kv_lora_rank + x73
            s3 = x61*(x34*x88 + x79)
            s5 = x69*x89
            s8 = batch*(width_act*(x26*x70 + x34*(x8*x87 + x88)) + x71*(x25 + x86))
            s12 = batch*(width_act_grad*x79 + x34*(width_act_grad*x88 + x65*x89))
        s6 = 0
        s9 = 0
        s11 = 0
    x90 = dense_layers + moe_layers
    x91 = x76 + x90 + 1
    x92 = hidden*x91
    x93 = q_lora_rank + kv_lora_rank
    x94 = hidden + x93
    x96 = 2*top_k
    x97 = x31 + 1
    x98 = batch*seq
    x99 = 16*dense_layers
    x100 = dense_layers*x94 + x2*(moe_ffn*x96 + experts + x94)
    x101 = 8*x2
    x102 = 12*mtp_depth + 4
    x103 = context*x43*x60
    x104 = width_act*x103
    x106 = experts*x2
    x108 = 2*q_lora_rank
    x109 = x108 + x25
    x110 = 3*top_k
    x112 = 2*experts
    x113 = 4*hidden
    x114 = 12*hidden
    x115 = 4*q_lora_rank + 4*kv_lora_rank
    x116 = 2*hidden
    x117 = x116 + x93
    if activations == "fused":
        if mla == "expanded":
            s16 = x103
            s22 = x104
        else:
            s16 = 0
            s22 = 0
        x95 = x94 + 4
        s14 = x98*(layer_kept*(dense_layers*x95 + x2*(experts + x95 + x96*(moe_ffn + 1))) + x92 + x97)
        s20 = x98*(width_act*x92 + layer_kept*(width_act*x100 + x101*(top_k + 2) + x99) + x102)
    elif activations == "paper":
        if mla == "expanded":
            s16 = x103
            s22 = x104
        else:
            s16 = 0
            s22 = 0
        x105 = x98*(layer_kept*x100 + x92)
        s14 = x105
        s20 = width_act*x105
    else:
        if recompute in ('none', 'full'):
            s16 = 0
            s22 = 0
        else:
            if mla == "expanded":
                s16 = x103
                s22 = x104
            else:
                x118 = kv_lora_rank*x42
                s16 = x118*x40
                s22 = context*x118*x67
        x107 = layer_kept*x106
        x111 = moe_ffn*(shared_experts + x110)
        s14 = x107 + x98*(hidden*(x28 + x90 + 2) + layer_kept*(dense_layers*(3*hidden + ffn + x109 + 4) + x2*(6*top_k + x109 + x111 + x112 + x113 + 25)) + x97)
        s20 = 4*x107 + x98*(hidden*(width_act*x91 + x102) + layer_kept*(width_act*(dense_layers*(ffn + x94) + x2*(x111 + x94)) + x2*(5*experts + 40*top_k + x114 + x115 + 180) + x74*(x117 + 4)) + x102)
    x120 = 8*mtp_depth + 8
    x121 = mtp_depth + 1
    x122 = vocab*x121
    x123 = x122*x98
    if loss == "eager":
        x119 = width_act + 4
        x124 = x98*(x121 + x122)
        x125 = width_act_grad + 4
        s4 = x98*(vocab*(mtp_depth*x119 + x119) + x120)
        s7 = 8*x123
        s10 = 8*x124
        s13 = vocab*x98*(mtp_depth*x125 + x125)
        s19 = x124
        s25 = 4*x98*(x122 + x20 + 2)
    else:
        x126 = width_act_grad*x123
        s4 = x98*(width_act*x122 + x120)
        s7 = x126
        s10 = x126
        s13 = x126
        s19 = 0
        s25 = 0
    x127 = nope_dim + v_head_dim
    if mla == "expanded":
        s0 = x17*(seq*x127*x53 + pairs_size*x14)
    else:
        s0 = x17*(rope_dim*x4 + kv_lora_rank*(x127*x63 + 2*x4))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x98, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x98
        experts_hit = experts*(1 - f3)
    x129 = 2*vocab
    x130 = 3*ffn
    x131 = heads*v_head_dim
    x132 = x130 + x131
    x133 = q_lora_rank + x46
    x134 = x132 + x133
    x135 = x134 + 2
    x136 = dense_layers*x135
    x137 = x136 + 1
    x138 = x129 + x137
    x139 = experts + shared_experts
    x140 = 3*moe_ffn
    x141 = x139*x140
    x142 = experts + x131
    x143 = x133 + x142
    x144 = x143 + 2
    x145 = x141 + x144
    x146 = moe_layers*x145
    x147 = x116 + 5
    x148 = x141 + x143
    x149 = x147 + x148
    x150 = mtp_depth*x149
    x151 = x146 + x150
    x152 = x138 + x151
    x153 = rope_dim*q_lora_rank + v_head_dim*kv_lora_rank
    x154 = x153*x3
    x155 = x3*x93
    x156 = nope_dim*x155
    x157 = x154 + x156
    x158 = heads*x157 + x155
    x159 = hidden*x152 + x158
    x160 = top_k + shared_experts
    x161 = x140*x160 + x142
    x162 = x133 + x161
    x163 = dense_layers*x134
    x164 = vocab + x116
    x165 = x162 + x164
    x166 = batch*x81
    x167 = x6*(heads + 1)
    x168 = cost_silu + 1
    x169 = 4*cost_div + 4*cost_rsqrt + x115 + 4
    x170 = 10*hidden + ffn*x168 + x169
    x171 = 11*hidden
    x172 = moe_ffn*x168
    x173 = cost_div + 1
    x174 = experts*(cost_sigmoid + 1) + top_k*(x116 + x172 + x173) + shared_experts*x172
    x175 = x169 + x171 + x174
    x176 = vocab*x0 + cost_log
    x177 = cost_div + cost_rsqrt
    x178 = layer_rerun*x3
    x179 = x178 + x23
    x180 = nope_dim*x93
    x181 = cost_silu + 5
    x182 = 10*q_lora_rank + 10*kv_lora_rank
    x183 = 4*top_k
    x184 = moe_ffn*x160
    x185 = 4*experts + x181*x184 + x182
    x186 = vocab*(cost_exp + x173)
    x187 = x177 + 14
    x188 = 14*rope_dim + 14*q_lora_rank + 14*kv_lora_rank + 14*x131
    x189 = x188 + 28
    x190 = 42*moe_ffn*x139 + 14*experts
    x191 = x140*(shared_experts + experts_hit)
    x192 = x144 + x191
    x193 = x164 + 5
    x194 = vocab + x137
    x195 = moe_layers*x192 + mtp_depth*(x143 + x191 + x193) + x194
    x196 = 4*x106
    x197 = 9*hidden
    x198 = x109 + x132
    x199 = top_k*(x116 + x140 + 1) + shared_experts*x140
    x200 = x109 + x142 + x199
    x201 = heads*(2*nope_dim + rope_dim + v_head_dim)
    x202 = x108 + x201 + x26
    x203 = dense_layers*(6*hidden + x130 + x202)
    x204 = 7*hidden
    x205 = x112 + x199 + x202
    x206 = x204 + x205
    x207 = top_k + 4
    x208 = x178 + x3
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x209 = width_param_grad*accumulating
    x210 = top_k + 6
    x211 = dense_layers*x198 + x2*(top_k + x109 + x161)
    x212 = 2*rope_dim + 3*q_lora_rank + 3*kv_lora_rank + 2*x201
    x213 = top_k + x112 + 5*x184 + x212
    x214 = 2*width_opt
    x215 = width_master + x214
    x216 = width_param_grad + x215
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x217 = width_param*(x3 - f1*x3) + x216*x3
    x218 = x217*x93
    x219 = width_param + x215
    x220 = hidden*x97 + layer_kept*(dense_layers*(x117 + x130) + x2*(moe_ffn*(top_k + 3*shared_experts) + x116*(top_k + 1) + x93))
    values = (
        x159, hidden*(moe_layers*(x162 + 2) + mtp_depth*(x147 + x162) + x138) + x158, x106,
        x166*(hidden*(moe_layers*x162 + vocab + mtp_depth*x165 + x163) + heads*q_lora_rank*x50) + s0,
        batch*(seq*(dense_layers*(x167 + x170) + moe_layers*(x167 + x175) + mtp_depth*(23*hidden + 7*cost_div + 7*cost_rsqrt + x115 + x167 + x174 + x176 + 8) + x113 + x176 + x177 + 2) + heads*x5),
        x166*(hidden*(layer_rerun*(x162*x2 + x163) + x129 + x134*x21 + x162*x22 + x165*x20) + heads*(x153*x179 + x179*x180)) + s1,
        x98*(dense_layers*(22*hidden + ffn*x181 + x182) + moe_layers*(hidden*(x183 + 23) + x185) + mtp_depth*(hidden*(x183 + 53) + x185 + x186) + layer_rerun*(dense_layers*x170 + x175*x2) + x171 + x186) + s2,
        0,
        hidden*(dense_layers*(42*ffn + x135*x177 + x189) + moe_layers*(x145*x177 + x189 + x190) + mtp_depth*(28*hidden + x149*x177 + x188 + x190 + 70) + x129*x187 + x187) + heads*(x154*x187 + x156*x187) + x155*x187,
        width_param*(hidden*(x195 + x98) + x158) + x196 + x98*(top_k*x101 + width_act*(dense_layers*(x197 + x198) + moe_layers*(x114 + x200) + mtp_depth*(18*hidden + x200) + x116) + 8) + s3 + s4,
        x98*(width_act*(moe_layers*x206 + mtp_depth*(vocab + x171 + x205) + x164 + x203) + x207*x75 + x76*(top_k + 7) + x99 + 4) + s5 + s6 + s7,
        hidden*(width_param*(layer_rerun*(x136 + x192*x2) + x195) + width_param_grad*(vocab*mtp_depth + accumulating*(x151 + x194) + x98) + x98*(width_act*(layer_rerun*(9*dense_layers + 2*x2*x210) + x20*x210 + x22*(top_k + 3) + x30 + 2) + width_act_grad*(10*dense_layers + mtp_depth*(x110 + 17) + x207*x32 + 2))) + heads*(width_param*(x153*x208 + x180*x208) + x157*x209) + width_param*x208*x93 + layer_rerun*x196 + x155*x209 + x98*(16*moe_layers + 28*mtp_depth + width_act*(layer_rerun*x211 + x211) + width_act_grad*(dense_layers*(5*ffn + x212) + moe_layers*x213 + mtp_depth*(x129 + x213) + x129) + x183*x2*(2*layer_rerun + 3) + x99 + 12) + s8 + s9 + s10,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + mtp_depth*(x148 + x193) + x137 + x146) + x158) + x98*(hidden*width_param_grad + width_act_grad*(dense_layers*(x198 + x204) + moe_layers*(x197 + x200) + mtp_depth*(15*hidden + x200) + x116) + layer_rerun*(width_act*(x2*x206 + x203) + 4*x2*x207 + x99)) + s11 + s12 + s13,
        hidden*(width_param*(x152 - f1*x152) + x129*x216 + x136*x216 + x146*x216 + x150*x216 + x216) + heads*(nope_dim*x218 + x153*x217) + x218,
        hidden*(x129*x219 + x136*x219 + x146*x219 + x150*x219 + x219) + heads*(x154*x219 + x156*x219) + x155*x219,
        x159, width_param*x159, f1*x159, width_master*x159, 2*x159, x159*x214, x159, width_param_grad*x159,
        x98*(x220 + 1) + s14 + s15 + s16 + s17 + s18 + s19,
        x98*(width_act*x220 + 8) + s20 + s21 + s22 + s23 + s24 + s25, x106, x196,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x0 = cost_exp + cost_div + 4
    x2 = 3*rope_dim
    x3 = seq*x2
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x4 = core_rerun + 1
    x5 = x3*x4
    x51 = 2*context
    x78 = seq*context
    if pairs == "full":
        pairs_size = x78
    elif pairs == "causal":
        pairs_size = _exact(seq*(x51 + 1 - seq), 2)
    else:
        pairs_size = _exact(x78, 2)
    x1 = pairs_size*x0
    x6 = batch*(heads*(core_rerun*(x1 + x3) + 5*pairs_size + x3) + x5)
    x9 = 2*v_head_dim
    x10 = nope_dim + rope_dim
    x11 = v_head_dim + x10
    x12 = core_rerun*x11
    x13 = x12 + x9
    x14 = 2*pairs_size
    x15 = batch*heads
    x16 = x14*x15
    x7 = 2*nope_dim
    x8 = 2*rope_dim
    x17 = x16*(x13 + x7 + x8)
    x18 = core_rerun + 2
    x19 = 2*kv_lora_rank
    x20 = rope_dim + x19
    x21 = x16*x18*x20
    if flops == "model":
        if mla == "expanded":
            s1 = x17
        else:
            s1 = x21
        s2 = x6
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x16*(3*nope_dim + x13 + x2)
            else:
                s1 = x16*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s2 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x0 + 7) + x5) + x5)
        else:
            if mla == "expanded":
                s1 = x17
            else:
                s1 = x21
            s2 = x6
    x22 = seq*heads
    x23 = batch*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x25 = core_kept*x23
    x27 = context*x10
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = batch*layer_kept
    x29 = heads*x28*(seq*x11 + x27)
    x30 = width_act*x29
    x31 = rope_dim + kv_lora_rank
    x32 = context*x31
    x38 = x28*(x22*(v_head_dim + x31) + x32)
    x39 = width_act*x38
    x40 = seq*x10
    x41 = context*x11 + x40
    x42 = width_act*x15
    x43 = width_act*x23
    x44 = seq*width_act_grad
    x45 = seq*v_head_dim
    x46 = width_act*core_rerun
    x48 = batch*width_act
    x49 = width_act_grad*x22
    x56 = 2*seq
    if attention == "flash":
        x26 = 4*core_kept
        x33 = x28*(x20*x22 + x32)
        x34 = width_act*x33
        if activations == "fused":
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x33
                s16 = x34
            s13 = x25
            s18 = x23*x26
        elif activations == "paper":
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x33
                s16 = x34
            s13 = 0
            s18 = 0
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept + layer_kept
                if mla == "expanded":
                    x36 = x15*(seq*(core_kept*x10 + layer_kept*x11) + x27*x35)
                    s11 = x36
                    s16 = width_act*x36
                else:
                    x37 = batch*(heads*(seq*(rope_dim*x35 + kv_lora_rank*(core_kept + 2*layer_kept)) + core_kept*x32) + layer_kept*x32)
                    s11 = x37
                    s16 = width_act*x37
                s13 = core_kept*(x23 + 3)
                s18 = x26*(x23 + 6)
            else:
                if mla == "expanded":
                    s11 = x29
                    s16 = x30
                else:
                    s11 = x38
                    s16 = x39
                s13 = 0
                s18 = 0
        if mla == "expanded":
            s3 = x41*x42
            s4 = v_head_dim*x43
            s6 = x15*(width_act*(seq*(v_head_dim + x10*x4) + context*(x11 + x12)) + x44*x9)
            s9 = x15*(width_act_grad*x41 + x45*x46)
        else:
            x47 = x31*(context + x22)
            s3 = x47*x48
            s4 = kv_lora_rank*x43
            s6 = batch*(width_act*(x22*(rope_dim*x4 + kv_lora_rank*x18) + x32*x4) + x19*x49)
            s9 = batch*(kv_lora_rank*x22*x46 + width_act_grad*x47)
        x24 = 4*x23
        s5 = x24
        s7 = 8*x23
        s8 = x24*x4
        s14 = 0
        s19 = 0
    else:
        x50 = context*x25
        x54 = context*x20
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x38
                s16 = x39
            s13 = 0
            s14 = x50
            s18 = 0
            s19 = width_act*x50
        else:
            if recompute in ('none', 'full'):
                x52 = layer_kept*x45
                if mla == "expanded":
                    x53 = x15*(core_kept*x41 + x52)
                    s11 = x53
                    s16 = width_act*x53
                else:
                    x55 = x15*(core_kept*(seq*x31 + x54) + x52)
                    s11 = x55
                    s16 = width_act*x55
                s13 = x25*x51
                s18 = x50*(width_act + 4)
            else:
                if mla == "expanded":
                    s11 = x29
                    s16 = x30
                else:
                    s11 = x38
                    s16 = x39
                s13 = 0
                s18 = 0
            s14 = 0
            s19 = 0
        x60 = 3*context
        if mla == "expanded":
            x57 = x11 + x56
            x58 = context*x57 + x40
            x59 = v_head_dim + x51
            s3 = x42*x58
            s4 = x43*x59
            s6 = x15*(width_act*(context*(core_rerun*x57 + x57) + x4*x40) + x44*(x60 + x9))
            s9 = x15*(seq*x46*x59 + width_act_grad*x58)
        else:
            x61 = x31 + x51
            x62 = kv_lora_rank + x51
            s3 = x48*(x22*x61 + x54)
            s4 = x43*x62
            s6 = batch*(width_act*(x22*(core_rerun*x61 + x61) + x4*x54) + x49*(x19 + x60))
            s9 = batch*(width_act_grad*x54 + x22*(width_act_grad*x61 + x46*x62))
        s5 = 0
        s7 = 0
        s8 = 0
    x63 = q_lora_rank + kv_lora_rank
    x64 = hidden + x63
    x65 = batch*seq
    x66 = hidden + layer_kept*x64
    x67 = width_act*x66
    x69 = context*x28
    x68 = heads*v_head_dim
    x70 = x68*x69
    x71 = width_act*x70
    x72 = 2*q_lora_rank
    x73 = x19 + x72
    x74 = 4*q_lora_rank + 4*kv_lora_rank
    if activations == "fused":
        if mla == "expanded":
            s12 = x70
            s17 = x71
        else:
            s12 = 0
            s17 = 0
        s10 = x65*(hidden + layer_kept*(x64 + 4))
        s15 = x65*(16*layer_kept + x67)
    elif activations == "paper":
        if mla == "expanded":
            s12 = x70
            s17 = x71
        else:
            s12 = 0
            s17 = 0
        s10 = x65*x66
        s15 = x65*x67
    else:
        if recompute in ('none', 'full'):
            s12 = 0
            s17 = 0
        else:
            if mla == "expanded":
                s12 = x70
                s17 = x71
            else:
                x75 = kv_lora_rank*x69
                s12 = x75
                s17 = width_act*x75
        s10 = x65*(hidden + layer_kept*(3*hidden + ffn + x73 + 4))
        s15 = x65*(hidden*width_act + layer_kept*(8*hidden + width_act*(ffn + x64) + x74 + 16))
    x76 = seq*(nope_dim + v_head_dim)
    x77 = 2*x15
    if mla == "expanded":
        s0 = x77*(kv_lora_rank*x76 + pairs_size*x11)
    else:
        s0 = x77*(rope_dim*pairs_size + kv_lora_rank*(x14 + x76))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x79 = nope_dim*x63
    x80 = rope_dim*q_lora_rank + v_head_dim*kv_lora_rank
    x81 = 3*ffn
    x82 = x68 + x81
    x83 = q_lora_rank + x31 + x82
    x84 = x83 + 2
    x85 = hidden*x84 + heads*(x79 + x80) + x63
    x86 = batch*x56
    x87 = 10*hidden
    x88 = ffn*(cost_silu + 1) + 4*cost_div + 4*cost_rsqrt + x74 + x87 + 4
    x89 = layer_rerun + 2
    x90 = width_param*x85
    x91 = x73 + x82
    x92 = 9*hidden + x91
    x93 = heads*(rope_dim + v_head_dim + x7)
    x94 = width_act*(6*hidden + x20 + x72 + x81 + x93) + 16
    x95 = layer_rerun + 1
    x96 = width_param_grad*x85
    x97 = 2*x85
    x98 = seq*x28*(2*hidden + x63 + x81)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x85, x85, 0, x86*(hidden*x83 + heads*q_lora_rank*x10) + s0, batch*(seq*(x2*(heads + 1) + x88) + heads*x1),
        x86*(hidden*(heads*x9 + 6*ffn + layer_rerun*x83 + x73 + x8) + heads*(x79*x89 + x80*x89)) + s1,
        x65*(22*hidden + 10*q_lora_rank + 10*kv_lora_rank + ffn*(cost_silu + 5) + layer_rerun*x88) + s2, 0, 0,
        seq*x48*x92 + x90 + s3, x65*x94 + s4 + s5,
        width_param*(hidden*(layer_rerun*x84 + x84) + heads*(x79*x95 + x80*x95) + x63*x95) + accumulating*x96 + x65*(width_act*(5*hidden + layer_rerun*x92 + x91) + width_act_grad*(3*q_lora_rank + 3*kv_lora_rank + 5*ffn + x8 + x87 + 2*x93) + 16) + s6 + s7,
        x65*(width_act_grad*(7*hidden + x91) + layer_rerun*x94) + x96 + s8 + s9, 0, 0, x85, x90, f1*x85,
        width_master*x85, x97, width_opt*x97, x85, x96, x98 + s10 + s11 + s12 + s13 + s14,
        width_act*x98 + s15 + s16 + s17 + s18 + s19, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = cost_exp + cost_div + 4
    x2 = 3*rope_dim
    x3 = seq*x2
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x4 = core_rerun + 1
    x5 = x3*x4
    x51 = 2*context
    x87 = seq*context
    if pairs == "full":
        pairs_size = x87
    elif pairs == "causal":
        pairs_size = _exact(seq*(x51 + 1 - seq), 2)
    else:
        pairs_size = _exact(x87, 2)
    x1 = pairs_size*x0
    x6 = batch*(heads*(core_rerun*(x1 + x3) + 5*pairs_size + x3) + x5)
    x9 = 2*v_head_dim
    x10 = nope_dim + rope_dim
    x11 = v_head_dim + x10
    x12 = core_rerun*x11
    x13 = x12 + x9
    x14 = 2*pairs_size
    x15 = batch*heads
    x16 = x14*x15
    x7 = 2*nope_dim
    x8 = 2*rope_dim
    x17 = x16*(x13 + x7 + x8)
    x18 = core_rerun + 2
    x19 = 2*kv_lora_rank
    x20 = rope_dim + x19
    x21 = x16*x18*x20
    if flops == "model":
        if mla == "expanded":
            s1 = x17
        else:
            s1 = x21
        s2 = x6
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x16*(3*nope_dim + x13 + x2)
            else:
                s1 = x16*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s2 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x0 + 7) + x5) + x5)
        else:
            if mla == "expanded":
                s1 = x17
            else:
                s1 = x21
            s2 = x6
    x22 = seq*heads
    x23 = batch*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x25 = core_kept*x23
    x27 = context*x10
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x28 = batch*layer_kept
    x29 = heads*x28*(seq*x11 + x27)
    x30 = width_act*x29
    x31 = rope_dim + kv_lora_rank
    x32 = context*x31
    x38 = x28*(x22*(v_head_dim + x31) + x32)
    x39 = width_act*x38
    x40 = seq*x10
    x41 = context*x11 + x40
    x42 = width_act*x15
    x43 = width_act*x23
    x44 = seq*width_act_grad
    x45 = seq*v_head_dim
    x46 = width_act*core_rerun
    x48 = batch*width_act
    x49 = width_act_grad*x22
    x56 = 2*seq
    if attention == "flash":
        x26 = 4*core_kept
        x33 = x28*(x20*x22 + x32)
        x34 = width_act*x33
        if activations == "fused":
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x33
                s16 = x34
            s13 = x25
            s18 = x23*x26
        elif activations == "paper":
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x33
                s16 = x34
            s13 = 0
            s18 = 0
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept + layer_kept
                if mla == "expanded":
                    x36 = x15*(seq*(core_kept*x10 + layer_kept*x11) + x27*x35)
                    s11 = x36
                    s16 = width_act*x36
                else:
                    x37 = batch*(heads*(seq*(rope_dim*x35 + kv_lora_rank*(core_kept + 2*layer_kept)) + core_kept*x32) + layer_kept*x32)
                    s11 = x37
                    s16 = width_act*x37
                s13 = core_kept*(x23 + 3)
                s18 = x26*(x23 + 6)
            else:
                if mla == "expanded":
                    s11 = x29
                    s16 = x30
                else:
                    s11 = x38
                    s16 = x39
                s13 = 0
                s18 = 0
        if mla == "expanded":
            s3 = x41*x42
            s4 = v_head_dim*x43
            s6 = x15*(width_act*(seq*(v_head_dim + x10*x4) + context*(x11 + x12)) + x44*x9)
            s9 = x15*(width_act_grad*x41 + x45*x46)
        else:
            x47 = x31*(context + x22)
            s3 = x47*x48
            s4 = kv_lora_rank*x43
            s6 = batch*(width_act*(x22*(rope_dim*x4 + kv_lora_rank*x18) + x32*x4) + x19*x49)
            s9 = batch*(kv_lora_rank*x22*x46 + width_act_grad*x47)
        x24 = 4*x23
        s5 = x24
        s7 = 8*x23
        s8 = x24*x4
        s14 = 0
        s19 = 0
    else:
        x50 = context*x25
        x54 = context*x20
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s11 = x29
                s16 = x30
            else:
                s11 = x38
                s16 = x39
            s13 = 0
            s14 = x50
            s18 = 0
            s19 = width_act*x50
        else:
            if recompute in ('none', 'full'):
                x52 = layer_kept*x45
                if mla == "expanded":
                    x53 = x15*(core_kept*x41 + x52)
                    s11 = x53
                    s16 = width_act*x53
                else:
                    x55 = x15*(core_kept*(seq*x31 + x54) + x52)
                    s11 = x55
                    s16 = width_act*x55
                s13 = x25*x51
                s18 = x50*(width_act + 4)
            else:
                if mla == "expanded":
                    s11 = x29
                    s16 = x30
                else:
                    s11 = x38
                    s16 = x39
                s13 = 0
                s18 = 0
            s14 = 0
            s19 = 0
        x60 = 3*context
        if mla == "expanded":
            x57 = x11 + x56
            x58 = context*x57 + x40
            x59 = v_head_dim + x51
            s3 = x42*x58
            s4 = x43*x59
            s6 = x15*(width_act*(context*(core_rerun*x57 + x57) + x4*x40) + x44*(x60 + x9))
            s9 = x15*(seq*x46*x59 + width_act_grad*x58)
        else:
            x61 = x31 + x51
            x62 = kv_lora_rank + x51
            s3 = x48*(x22*x61 + x54)
            s4 = x43*x62
            s6 = batch*(width_act*(x22*(core_rerun*x61 + x61) + x4*x54) + x49*(x19 + x60))
            s9 = batch*(width_act_grad*x54 + x22*(width_act_grad*x61 + x46*x62))
        s5 = 0
        s7 = 0
        s8 = 0
    x63 = 2*top_k
    x64 = q_lora_rank + kv_lora_rank
    x65 = hidden + x64
    x66 = experts + x65
    x67 = batch*seq
    x68 = 8*top_k
    x69 = moe_ffn*x63 + x66
    x70 = hidden*width_act
    x72 = context*x28
    x71 = heads*v_head_dim
    x73 = x71*x72
    x74 = width_act*x73
    x78 = 2*experts
    x79 = 2*q_lora_rank
    x80 = x19 + x79
    x81 = x78 + x80
    x82 = 12*hidden
    x83 = 4*q_lora_rank + 4*kv_lora_rank
    if activations == "fused":
        if mla == "expanded":
            s12 = x73
            s17 = x74
        else:
            s12 = 0
            s17 = 0
        s10 = x67*(hidden + layer_kept*(x63*(moe_ffn + 1) + x66 + 4))
        s15 = x67*(layer_kept*(width_act*x69 + x68 + 16) + x70)
    elif activations == "paper":
        if mla == "expanded":
            s12 = x73
            s17 = x74
        else:
            s12 = 0
            s17 = 0
        x75 = x67*(hidden + layer_kept*x69)
        s10 = x75
        s15 = width_act*x75
    else:
        if recompute in ('none', 'full'):
            s12 = 0
            s17 = 0
        else:
            if mla == "expanded":
                s12 = x73
                s17 = x74
            else:
                x84 = kv_lora_rank*x72
                s12 = x84
                s17 = width_act*x84
        x76 = experts*layer_kept
        x77 = moe_ffn*(3*top_k + shared_experts)
        s10 = x67*(hidden + layer_kept*(4*hidden + 6*top_k + x77 + x81 + 25)) + x76
        s15 = x67*(layer_kept*(5*experts + 40*top_k + width_act*(x65 + x77) + x82 + x83 + 180) + x70) + 4*x76
    x85 = seq*(nope_dim + v_head_dim)
    x86 = 2*x15
    if mla == "expanded":
        s0 = x86*(kv_lora_rank*x85 + pairs_size*x11)
    else:
        s0 = x86*(rope_dim*pairs_size + kv_lora_rank*(x14 + x85))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x67, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x67
        experts_hit = experts*(1 - f3)
    x88 = 3*moe_ffn
    x89 = experts + x71
    x90 = q_lora_rank + x31 + x89
    x91 = x90 + 2
    x92 = nope_dim*x64
    x93 = rope_dim*q_lora_rank + v_head_dim*kv_lora_rank
    x94 = heads*(x92 + x93) + x64
    x95 = hidden*(x88*(experts + shared_experts) + x91) + x94
    x96 = top_k + shared_experts
    x97 = x88*x96 + x90
    x98 = batch*x56
    x99 = moe_ffn*(cost_silu + 1)
    x100 = 2*hidden
    x101 = x100 + 1
    x102 = 11*hidden + experts*(cost_sigmoid + 1) + top_k*(cost_div + x101 + x99) + shared_experts*x99 + 4*cost_div + 4*cost_rsqrt + x83 + 4
    x103 = layer_rerun + 2
    x104 = moe_ffn*x96
    x105 = 4*experts
    x106 = 4*top_k
    x107 = x88*(shared_experts + experts_hit) + x91
    x108 = top_k*(x101 + x88) + shared_experts*x88
    x109 = x108 + x80 + x89
    x110 = x109 + x82
    x111 = heads*(rope_dim + v_head_dim + x7)
    x112 = width_act*(7*hidden + x108 + x111 + x20 + x78 + x79) + x106 + 16
    x113 = layer_rerun + 1
    x114 = width_param_grad*x95
    x115 = 5*moe_ffn
    x116 = 2*x95
    x117 = layer_kept*x67*(moe_ffn*(top_k + 3*shared_experts) + x100*(top_k + 1) + x64)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x95, hidden*(x97 + 2) + x94, experts, x98*(hidden*x97 + heads*q_lora_rank*x10) + s0,
        batch*(seq*(x102 + x2*(heads + 1)) + heads*x1),
        x98*(hidden*(heads*x9 + layer_rerun*x97 + 6*x104 + x8 + x81) + heads*(x103*x92 + x103*x93)) + s1,
        x67*(hidden*(x106 + 23) + 10*q_lora_rank + 10*kv_lora_rank + layer_rerun*x102 + x104*(cost_silu + 5) + x105) + s2,
        0, 0, width_param*(hidden*x107 + x94) + x105 + x67*(width_act*x110 + x68) + s3, x112*x67 + s4 + s5,
        width_param*(hidden*(layer_rerun*x107 + x107) + heads*(x113*x92 + x113*x93) + x113*x64) + accumulating*x114 + layer_rerun*x105 + x67*(width_act*(6*hidden + layer_rerun*x110 + x109) + width_act_grad*(3*q_lora_rank + 3*kv_lora_rank + top_k*(3*hidden + x115 + 1) + shared_experts*x115 + 2*x111 + x78 + x8 + x82) + x106*(2*layer_rerun + 3) + 16) + s6 + s7,
        x114 + x67*(width_act_grad*(9*hidden + x109) + layer_rerun*x112) + s8 + s9, 0, 0, x95, width_param*x95,
        f1*x95, width_master*x95, x116, width_opt*x116, x95, x114, x117 + s10 + s11 + s12 + s13 + s14,
        width_act*x117 + s15 + s16 + s17 + s18 + s19, experts, x105,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_mtp(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x16 = rope_dim*q_lora_rank + v_head_dim*kv_lora_rank
    x17 = dense_layers + moe_layers + mtp_depth
    x18 = x15 + 14
    x19 = x17*x18
    x20 = q_lora_rank + kv_lora_rank
    x21 = x19*x20
    x22 = heads*v_head_dim
    x23 = rope_dim + x20 + x22
    x24 = x23 + 2
    x25 = 3*ffn + x24
    x26 = 14*rope_dim + 14*q_lora_rank + 14*kv_lora_rank + 14*x22
    x27 = x26 + 28
    x28 = moe_ffn*(experts + shared_experts)
    x29 = experts + 3*x28
    x30 = x24 + x29
    x31 = 14*experts + 42*x28
    x32 = x23 + x29 + x3 + 5
    x33 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x34 = width_param + width_param_grad*accumulating
    x35 = 2*width_act_grad
    x36 = width_master + 2*width_opt
    x37 = width_param_grad + x36
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x38 = width_param*(x17 - f1*x17) + x17*x37
    x39 = x20*x38
    x40 = dense_layers*x25
    x41 = moe_layers*x30
    x42 = mtp_depth*x32
    x43 = x12 + x40 + x41 + x42
    x44 = width_param + x36
    x45 = x17*x44
    x46 = x20*x45
    x47 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(dense_layers*(42*ffn + x15*x25 + x27) + moe_layers*(x15*x30 + x27 + x31) + mtp_depth*(28*hidden + x15*x32 + x26 + x31 + 70) + x11*x18 + x18) + heads*(nope_dim*x21 + x16*x19) + x21,
        hidden*(width_param*(x0 + x6) + x0*x33) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x34 + x0*(width_param_grad + x33 + x35) + x34) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x35) + s3,
        hidden*(width_param*(x43 - f1*x43) + x11*x37 + x37 + x37*x40 + x37*x41 + x37*x42) + heads*(nope_dim*x39 + x16*x38) + x39,
        hidden*(x11*x44 + x40*x44 + x41*x44 + x42*x44 + x44) + heads*(nope_dim*x46 + x16*x45) + x46, x13,
        width_param*x13, f1*x13, width_master*x13, x47, width_opt*x47, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = cost_exp + 4
    x1 = cost_div + x0
    x2 = 3*rope_dim
    x3 = seq*x2
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x5 = core_rerun + 1
    x6 = x3*x5
    x82 = 2*context
    x127 = seq*context
    if pairs == "full":
        pairs_size = x127
    elif pairs == "causal":
        pairs_size = _exact(seq*(x82 + 1 - seq), 2)
    else:
        pairs_size = _exact(x127, 2)
    x4 = pairs_size*x1 + x3
    x7 = batch*(heads*(core_rerun*x4 + 5*pairs_size + x3) + x6)
    x9 = 2*v_head_dim
    x10 = nope_dim + rope_dim
    x11 = v_head_dim + x10
    x12 = core_rerun*x11
    x13 = x12 + x9
    x14 = 2*batch*heads*pairs_size
    x8 = 2*rope_dim
    x15 = x14*(2*nope_dim + x13 + x8)
    x16 = core_rerun + 2
    x17 = 2*kv_lora_rank
    x18 = rope_dim + x17
    x19 = x14*x18
    x20 = x16*x19
    if flops == "model":
        if mla == "expanded":
            s40 = x15
        else:
            s40 = x20
        s41 = x7
    else:
        if attention == "flash":
            if mla == "expanded":
                s40 = x14*(3*nope_dim + x13 + x2)
            else:
                s40 = x14*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s41 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x1 + 7) + x6) + x6)
        else:
            if mla == "expanded":
                s40 = x15
            else:
                s40 = x20
            s41 = x7
    x21 = batch*seq
    x22 = batch*context
    x23 = 4*x21
    x24 = heads*x23
    x25 = 8*x21
    x26 = heads*x21
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x27 = core_kept*x26
    x28 = core_kept*x24
    x29 = heads*v_head_dim
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x30 = layer_kept*x21
    x31 = x29*x30
    x32 = width_act*x31
    x33 = kv_lora_rank*x30
    x36 = heads*x10
    x37 = x22*x36
    x38 = core_kept*x37
    x39 = width_act*x38
    x40 = x21*x36
    x41 = core_kept*x40
    x42 = width_act*x41
    x43 = rope_dim + kv_lora_rank
    x45 = heads*core_kept
    x44 = x22*x43
    x46 = x44*x45
    x47 = width_act*x46
    x48 = x27*x43
    x49 = width_act*x48
    x50 = x30*x36
    x51 = width_act*x50
    x52 = layer_kept*x37
    x53 = width_act*x52
    x54 = seq*x10
    x56 = batch*width_act
    x57 = heads*x56
    x58 = width_act*x21
    x59 = x29*x58
    x60 = width_act_grad*x26
    x61 = batch*width_act_grad
    x62 = heads*x61
    x63 = x22*x29
    x64 = width_act_grad*x63
    x65 = heads*x30*x43
    x66 = width_act*x65
    x67 = layer_kept*x44
    x68 = width_act*x67
    x69 = seq*heads
    x71 = kv_lora_rank*x21
    x72 = width_act*x71
    x78 = kv_lora_rank*x22
    if attention == "flash":
        x34 = heads*x33
        x35 = width_act*x34
        if activations == "fused":
            if mla == "expanded":
                s51 = x31
                s52 = x32
                s53 = v_head_dim
            else:
                s51 = x34
                s52 = x35
                s53 = kv_lora_rank
            s54 = x27
            s55 = x28
            s56 = x21
            s57 = heads
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
            s79 = 0
        elif activations == "paper":
            if mla == "expanded":
                s51 = x31
                s52 = x32
                s53 = v_head_dim
            else:
                s51 = x34
                s52 = x35
                s53 = kv_lora_rank
            s54 = 0
            s55 = 0
            s56 = 0
            s57 = 0
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
            s79 = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    s51 = x31
                    s52 = x32
                    s53 = v_head_dim
                    s69 = x38
                    s70 = x39
                    s73 = x10
                    s74 = x41
                    s75 = x42
                else:
                    s51 = x34
                    s52 = x35
                    s53 = kv_lora_rank
                    s69 = x46
                    s70 = x47
                    s73 = x43
                    s74 = x48
                    s75 = x49
                s54 = x27
                s55 = x28
                s56 = x21
                s57 = heads
                s71 = x22
                s72 = heads
                s76 = x21
                s77 = 3*core_kept
                s78 = 24*core_kept
                s79 = 3
            else:
                s51 = x31
                s52 = x32
                s53 = v_head_dim
                s54 = 0
                s55 = 0
                s56 = 0
                s57 = 0
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
                s79 = 0
        if mla == "expanded":
            x55 = context*x11 + x54
            s18 = x50
            s19 = x51
            s22 = x10
            s30 = x52
            s31 = x53
            s33 = heads
            s42 = x55*x57
            s43 = x59
            s45 = x57*(seq*(v_head_dim + x10*x5) + context*(x11 + x12))
            s46 = x60*x9
            s49 = x55*x62
            s50 = core_rerun*x59
            s64 = x63
            s65 = x64
            s66 = x22
            s67 = heads
            s68 = v_head_dim
        else:
            x70 = x43*(context + x69)
            x73 = heads*x72
            s18 = x65
            s19 = x66
            s22 = x43
            s30 = x67
            s31 = x68
            s33 = 1
            s42 = x56*x70
            s43 = x73
            s45 = x56*(context*x43*x5 + x69*(rope_dim*x5 + kv_lora_rank*x16))
            s46 = x17*x60
            s49 = x61*x70
            s50 = core_rerun*x73
            s64 = 0
            s65 = 0
            s66 = 0
            s67 = 0
            s68 = 0
        s20 = x21
        s21 = heads
        s32 = x22
        s44 = x24
        s47 = x24*x5
        s48 = heads*x25
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
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
    else:
        x75 = context*x27
        x76 = width_act*x75
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s18 = x50
                s19 = x51
                s22 = x10
                s30 = x52
                s31 = x53
                s33 = heads
            else:
                s18 = x65
                s19 = x66
                s22 = x43
                s30 = x67
                s31 = x68
                s33 = 1
            s20 = x21
            s21 = heads
            s32 = x22
            s80 = x75
            s81 = x76
            s82 = batch
            s83 = heads
            s84 = seq
            s85 = context
            s92 = 0
            s93 = 0
            s94 = 0
            s95 = 0
            s96 = 0
            s97 = 0
            s98 = 0
            s99 = 0
            s100 = 0
            s101 = 0
            s102 = 0
            s103 = 0
            s104 = 0
            s105 = 0
            s106 = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    x77 = core_kept*x63
                    s92 = x41
                    s93 = x42
                    s97 = x10
                    s98 = x38
                    s99 = x39
                    s101 = x77
                    s102 = width_act*x77
                    s103 = v_head_dim
                else:
                    x79 = x45*x78
                    s92 = x48
                    s93 = x49
                    s97 = x43
                    s98 = x46
                    s99 = x47
                    s101 = x79
                    s102 = width_act*x79
                    s103 = kv_lora_rank
                s18 = 0
                s19 = 0
                s20 = 0
                s21 = 0
                s22 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s33 = 0
                s94 = batch
                s95 = heads
                s96 = seq
                s100 = context
                s104 = x75
                s105 = context*x28
                s106 = x76
            else:
                if mla == "expanded":
                    s18 = x50
                    s19 = x51
                    s22 = x10
                    s30 = x52
                    s31 = x53
                    s33 = heads
                else:
                    s18 = x65
                    s19 = x66
                    s22 = x43
                    s30 = x67
                    s31 = x68
                    s33 = 1
                s20 = x21
                s21 = heads
                s32 = x22
                s92 = 0
                s93 = 0
                s94 = 0
                s95 = 0
                s96 = 0
                s97 = 0
                s98 = 0
                s99 = 0
                s100 = 0
                s101 = 0
                s102 = 0
                s103 = 0
                s104 = 0
                s105 = 0
                s106 = 0
            s80 = 0
            s81 = 0
            s82 = 0
            s83 = 0
            s84 = 0
            s85 = 0
        x83 = width_act*x26
        x85 = 3*context
        if mla == "expanded":
            x80 = 2*seq + x11
            x81 = context*x80 + x54
            x84 = x83*(v_head_dim + x82)
            s42 = x57*x81
            s43 = x84
            s45 = x57*(context*(core_rerun*x80 + x80) + x5*x54)
            s46 = x60*(x85 + x9)
            s49 = x62*x81
            s50 = core_rerun*x84
            s64 = x63
            s65 = x64
            s67 = heads
            s68 = v_head_dim
        else:
            x86 = context*x18
            x87 = x43 + x82
            x88 = x69*x87 + x86
            x89 = x83*(kv_lora_rank + x82)
            s42 = x56*x88
            s43 = x89
            s45 = x56*(x5*x86 + x69*(core_rerun*x87 + x87))
            s46 = x60*(x17 + x85)
            s49 = x61*x88
            s50 = core_rerun*x89
            s64 = x78
            s65 = width_act_grad*x78
            s67 = 1
            s68 = kv_lora_rank
        x74 = context*x26
        s44 = 0
        s47 = 0
        s48 = 0
        s51 = x31
        s52 = x32
        s53 = v_head_dim
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
        s66 = x22
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
        s79 = 0
        s86 = x74
        s87 = width_act_grad*x74
        s88 = batch
        s89 = heads
        s90 = seq
        s91 = context
    x90 = hidden*x21
    x91 = width_act*x90
    x92 = 4*x30
    x93 = q_lora_rank*x30
    x94 = width_act*x93
    x95 = width_act*x33
    x96 = layer_kept*x90
    x97 = layer_kept*x91
    x98 = experts*layer_kept
    x99 = x21*x98
    x100 = width_act*x99
    x101 = top_k*x30
    x102 = top_k*x92
    x103 = top_k*x21
    x104 = moe_ffn*top_k
    x105 = x104*x30
    x106 = width_act*x105
    x107 = layer_kept*x63
    x108 = width_act*x107
    x110 = 4*hidden
    x111 = 4*q_lora_rank
    x112 = 4*kv_lora_rank
    x113 = ffn*x30
    x114 = width_act*x113
    x115 = 3*top_k
    x116 = 2*top_k
    x117 = moe_ffn*x116
    x119 = moe_ffn*shared_experts
    x120 = x119*x30
    x121 = width_act*x120
    if activations == "fused":
        if mla == "expanded":
            s34 = x107
            s35 = x108
            s36 = x22
            s37 = heads
            s38 = v_head_dim
        else:
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
        s0 = x90
        s1 = x91
        s2 = x30
        s3 = x92
        s4 = x21
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x93
        s11 = x94
        s12 = x21
        s13 = q_lora_rank
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s23 = x33
        s24 = x95
        s25 = kv_lora_rank
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s107 = x96
        s108 = x97
        s109 = hidden
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = x99
        s114 = x100
        s115 = experts
        s116 = x101
        s117 = x102
        s118 = x21
        s119 = top_k
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = 0
        s125 = 0
        s126 = 0
        s127 = 0
        s128 = 0
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
        s134 = 0
        s135 = x103
        s136 = x105
        s137 = x106
        s138 = x103
        s139 = moe_ffn
        s140 = 0
        s141 = 0
        s142 = 0
        s143 = 0
        s144 = 0
        s145 = 0
        s146 = 0
        s147 = 0
        s148 = 0
        s149 = 0
        s150 = 0
        s151 = 0
        s152 = 0
        s153 = 0
        s154 = x90
        s155 = x91
        s156 = x23
        s157 = 0
        s158 = 0
        s159 = 0
    elif activations == "paper":
        if mla == "expanded":
            s34 = x107
            s35 = x108
            s36 = x22
            s37 = heads
            s38 = v_head_dim
        else:
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
        s0 = x90
        s1 = x91
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x93
        s11 = x94
        s12 = x21
        s13 = q_lora_rank
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s23 = x33
        s24 = x95
        s25 = kv_lora_rank
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s107 = x96
        s108 = x97
        s109 = hidden
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = x99
        s114 = x100
        s115 = experts
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = 0
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = 0
        s125 = 0
        s126 = 0
        s127 = 0
        s128 = 0
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
        s134 = 0
        s135 = 0
        s136 = x105
        s137 = x106
        s138 = x103
        s139 = moe_ffn
        s140 = 0
        s141 = 0
        s142 = 0
        s143 = 0
        s144 = 0
        s145 = 0
        s146 = 0
        s147 = 0
        s148 = 0
        s149 = 0
        s150 = 0
        s151 = 0
        s152 = 0
        s153 = 0
        s154 = x90
        s155 = x91
        s156 = 0
        s157 = 0
        s158 = 0
        s159 = 0
    else:
        if recompute in ('none', 'full'):
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
        else:
            if mla == "expanded":
                s34 = x107
                s35 = x108
                s37 = heads
                s38 = v_head_dim
            else:
                x122 = layer_kept*x78
                s34 = x122
                s35 = width_act*x122
                s37 = 1
                s38 = kv_lora_rank
            s36 = x22
        x109 = 1 - layer_kept
        x118 = x117*x30
        s0 = x109*x90
        s1 = x109*x91
        s2 = x30
        s3 = x92
        s4 = x21
        s5 = x96
        s6 = x110*x30
        s7 = x21
        s8 = hidden
        s9 = x97
        s10 = 0
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = x93
        s15 = x111*x30
        s16 = q_lora_rank
        s17 = x94
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = x33
        s27 = x112*x30
        s28 = kv_lora_rank
        s29 = x95
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = x113
        s111 = x114
        s112 = ffn
        s113 = 0
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = 0
        s120 = x99
        s121 = x23*x98
        s122 = experts
        s123 = x101
        s124 = 8*x101
        s125 = top_k
        s126 = 16*x30
        s127 = 128*x30
        s128 = 8
        s129 = 2
        s130 = x92
        s131 = 32*x30
        s132 = 4
        s133 = x30
        s134 = x102
        s135 = 0
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = 0
        s140 = x103
        s141 = x115*x30
        s142 = 24*x101
        s143 = 3
        s144 = x98
        s145 = 4*x98
        s146 = x118
        s147 = width_act*x118
        s148 = moe_ffn
        s149 = x105
        s150 = x106
        s151 = x120
        s152 = x121
        s153 = x119
        s154 = 0
        s155 = 0
        s156 = x23
        s157 = x90
        s158 = x110*x21
        s159 = x91
    x123 = vocab*x21
    x124 = width_act_grad*x123
    if loss == "eager":
        s160 = vocab*x25
        s161 = vocab*x23
        s162 = 0
        s163 = x25
        s164 = x123
        s165 = x21
        s166 = vocab
    else:
        s160 = 0
        s161 = 0
        s162 = x124
        s163 = 0
        s164 = 0
        s165 = 0
        s166 = 0
    x125 = width_act_grad*x40
    if mla == "expanded":
        s39 = x11*x14
        s58 = x40
        s59 = x125
        s60 = x10
        s61 = x37
        s62 = width_act_grad*x37
        s63 = heads
    else:
        x126 = x26*x43
        s39 = x19
        s58 = x126
        s59 = width_act_grad*x126
        s60 = x43
        s61 = x44
        s62 = width_act_grad*x44
        s63 = 1
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x103, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x21
        experts_hit = experts*(1 - f4)
    x128 = cost_div + 1
    x129 = cost_rsqrt + x128
    x130 = x110 + x129
    x131 = x130*x21
    x132 = 10*hidden
    x133 = x21*(layer_rerun*x130 + x132)
    x134 = hidden*width_param
    x135 = width_act_grad*x90
    x136 = layer_rerun + 1
    x137 = hidden*x136
    x138 = x137*x58
    x139 = x134*x136
    x140 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x141 = accumulating*x140
    x142 = hidden*layer_rerun
    x143 = x142*x58
    x144 = layer_rerun*x23
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x145 = hidden*f1
    x146 = hidden*width_master
    x147 = 2*hidden
    x148 = width_opt*x147
    x149 = q_lora_rank*x147
    x150 = x149*x21
    x151 = x111 + x129
    x152 = x151*x21
    x153 = layer_rerun + 2
    x154 = x150*x153
    x155 = x21*(10*q_lora_rank + layer_rerun*x151)
    x156 = x21*(hidden + q_lora_rank)
    x157 = width_act*x156
    x158 = hidden + 1
    x159 = q_lora_rank*width_param
    x160 = x158*x159
    x161 = 2*q_lora_rank
    x162 = x161*x58
    x163 = q_lora_rank*x21
    x164 = width_act_grad*x163
    x165 = 3*x164
    x166 = x159*(x136 + x137)
    x167 = width_act_grad*x156
    x168 = x136*x157
    x169 = q_lora_rank*width_param_grad
    x170 = x158*x169
    x171 = accumulating*x170
    x172 = layer_rerun*x162
    x173 = hidden*q_lora_rank
    x174 = q_lora_rank*x134
    x175 = q_lora_rank*x145
    x176 = q_lora_rank*x146
    x177 = q_lora_rank*x140
    x178 = q_lora_rank*x148
    x179 = q_lora_rank*f1
    x180 = q_lora_rank*width_master
    x181 = width_opt*x161
    x182 = x161*x40
    x183 = x153*x182
    x184 = width_act*x163
    x185 = x159*x36
    x186 = width_act*x40
    x187 = 2*x125
    x188 = x136*x185
    x189 = x136*x184
    x190 = x169*x36
    x191 = accumulating*x190
    x192 = layer_rerun*x186
    x193 = q_lora_rank*x36
    x194 = x179*x36
    x195 = x180*x36
    x196 = x161*x36
    x197 = x181*x36
    x198 = x147*x43
    x199 = x198*x21
    x200 = x112 + x129
    x201 = x200*x21
    x202 = x153*x199
    x203 = x21*(10*kv_lora_rank + layer_rerun*x200)
    x204 = hidden + kv_lora_rank
    x205 = x204*x58
    x206 = hidden*x43
    x207 = kv_lora_rank + x206
    x208 = width_param*x207
    x209 = x18*x58
    x210 = width_act_grad*x21
    x211 = x210*(3*kv_lora_rank + x8)
    x212 = kv_lora_rank*x136
    x213 = width_param*(x137*x43 + x212)
    x214 = x204*x210
    x215 = x136*x205
    x216 = width_param_grad*x207
    x217 = accumulating*x216
    x218 = layer_rerun*x209
    x219 = x134*x43
    x220 = x145*x43
    x221 = x146*x43
    x222 = x140*x43
    x223 = x148*x43
    x224 = kv_lora_rank*width_param
    x225 = kv_lora_rank*f1
    x226 = kv_lora_rank*width_master
    x227 = kv_lora_rank*width_param_grad
    x228 = width_opt*x17
    x229 = width_act_grad*x71
    x230 = heads*(nope_dim + v_head_dim)
    x231 = x17*x230
    x232 = x21*x231
    x233 = x153*x232
    x234 = x224*x230
    x235 = x230*x58
    x236 = 2*x210*x230
    x237 = width_param*x212*x230
    x238 = x212*x58
    x239 = x227*x230
    x240 = accumulating*x239
    x241 = layer_rerun*x235
    x242 = kv_lora_rank*x230
    x243 = x225*x230
    x244 = x226*x230
    x245 = x228*x230
    x246 = batch*(heads*x4 + x3)
    x247 = heads*x9
    x248 = x247*x90
    x249 = x153*x248
    x250 = x134*x29
    x251 = x147*x210
    x252 = x139*x29
    x253 = x210*x29
    x254 = x136*x59
    x255 = x141*x29
    x256 = x140*x29
    x257 = hidden*x29
    x258 = x145*x29
    x259 = x146*x29
    x260 = hidden*x247
    x261 = width_opt*x260
    x262 = x21*x29
    x263 = x137*x21
    x264 = x147*x58
    x265 = layer_rerun*x264
    x266 = ffn*x110
    x267 = x21*x266
    x268 = 2*ffn
    x269 = x134*x268
    x270 = x268*x58
    x271 = x140*x268
    x272 = ffn*x147
    x273 = cost_silu + 1
    x274 = ffn*x21
    x275 = cost_silu*x136 + layer_rerun + 5
    x276 = width_act*x274
    x277 = width_act_grad*x274
    x278 = x21*x272
    x279 = ffn*x134
    x280 = ffn*x140
    x281 = hidden*ffn
    x282 = experts*x147
    x283 = x21*x282
    x284 = experts*(cost_sigmoid + 1) + top_k*x128
    x285 = 4*experts
    x286 = hidden + experts
    x287 = x286*x58
    x288 = experts*x134
    x289 = 2*experts
    x290 = top_k + x289
    x291 = x290*x58
    x292 = 4*x103
    x293 = experts*x141
    x294 = experts*x140
    x295 = hidden*experts
    x296 = experts*x145
    x297 = experts*x146
    x298 = experts*x148
    x299 = experts*x21
    x300 = 6*x90
    x301 = x104*x300
    x302 = 3*moe_ffn
    x303 = x147 + x302 + 1
    x304 = hidden + top_k*x303
    x305 = 8*x103
    x306 = x58*(hidden*(x116 + 1) + top_k*x302)
    x307 = experts_hit*x302
    x308 = top_k*x96
    x309 = top_k*x97
    x310 = moe_ffn*x282
    x311 = moe_ffn*x289
    x312 = 2*moe_ffn
    x313 = moe_ffn*experts*x110
    x314 = moe_ffn*x295
    x315 = top_k*x90
    x316 = top_k*x135
    x317 = width_act_grad*x103
    x318 = x119*x300
    x319 = x119*x21
    x320 = 3*x119
    x321 = hidden + x320
    x322 = x321*x58
    x323 = x119*x147
    x324 = 2*x119
    x325 = x110*x119
    x326 = hidden*x119
    x327 = x147*x21
    x328 = x132*x21
    x329 = hidden*hidden
    x330 = 4*x329
    x331 = 2*x329
    x332 = width_param*x331
    x333 = width_param_grad*x331
    x334 = x123*x147
    x335 = x110*x123
    x336 = vocab*x134
    x337 = width_act*x123
    x338 = 2*vocab
    x339 = x210*x338
    x340 = vocab*x140
    x341 = x21*(vocab*x0 + cost_log + 1)
    x342 = x123*(cost_exp + x128)
    x343 = hidden*vocab
    x344 = vocab*x145
    x345 = vocab*x146
    x346 = vocab*x147
    x347 = vocab*x148
    x348 = cost_div + cost_rsqrt
    x349 = x348 + 14
    x350 = rope_dim*q_lora_rank + v_head_dim*kv_lora_rank
    x351 = dense_layers + moe_layers + mtp_depth
    x352 = x350*x351
    x353 = q_lora_rank + kv_lora_rank
    x354 = x351*x353
    x355 = x349*x354
    x356 = q_lora_rank + x29 + x43
    x357 = x356 + 2
    x358 = 3*ffn + x357
    x359 = 14*rope_dim + 14*q_lora_rank + 14*kv_lora_rank + 14*x29
    x360 = x359 + 28
    x361 = experts + shared_experts
    x362 = experts + x302*x361
    x363 = x357 + x362
    x364 = 42*moe_ffn*x361 + 14*experts
    x365 = x147 + x356 + x362 + 5
    x366 = dense_layers*x358 + moe_layers*x363 + mtp_depth*x365 + x338 + 1
    x367 = hidden*x366 + heads*(nope_dim*x354 + x352) + x354
    x368 = width_master*x367
    x369 = x351 - f1*x351
    x370 = x353*x369
    x371 = 2*width_opt*x367
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x131, _1=x133, _2=x91, _3=x134, _4=x91, _5=x23, _6=x135, _7=x138, _8=x23, _9=x139, _10=x135, _11=x141,
        _12=x140, _13=x143, _14=x144, _15=hidden, _16=x134, _17=hidden, _18=x145, _19=x146, _20=hidden, _21=hidden,
        _22=x140, _23=hidden, _24=x147, _25=x148, _26=hidden, _27=2, _28=s0, _29=s1, _30=x21, _31=hidden, _32=s2,
        _33=s3, _34=s4, _35=x90, _36=x135, _37=x21, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9,
        _45=s7, _46=s8, _47=x96, _48=x97, _49=x21, _50=hidden, _51=x150, _52=x152, _53=x154, _54=x155, _55=x157,
        _56=x160, _57=x162, _58=x23, _59=x165, _60=x166, _61=x167, _62=x168, _63=x171, _64=x170, _65=x23, _66=x172,
        _67=x144, _68=x173, _69=x174, _70=hidden, _71=q_lora_rank, _72=x175, _73=x176, _74=hidden, _75=q_lora_rank,
        _76=x173, _77=x177, _78=hidden, _79=q_lora_rank, _80=x149, _81=x178, _82=hidden, _83=q_lora_rank, _84=2,
        _85=q_lora_rank, _86=x159, _87=q_lora_rank, _88=x179, _89=x180, _90=q_lora_rank, _91=q_lora_rank, _92=x169,
        _93=q_lora_rank, _94=x161, _95=x181, _96=q_lora_rank, _97=2, _98=s10, _99=s11, _100=s12, _101=s13, _102=s2,
        _103=s3, _104=s4, _105=x90, _106=x135, _107=x21, _108=hidden, _109=x163, _110=x164, _111=x21,
        _112=q_lora_rank, _113=s14, _114=s15, _115=s7, _116=s16, _117=s14, _118=s17, _119=s7, _120=s16, _121=x93,
        _122=x94, _123=x21, _124=q_lora_rank, _125=x182, _126=x183, _127=x184, _128=x185, _129=x186, _130=x187,
        _131=x188, _132=x164, _133=x189, _134=x191, _135=x190, _136=x192, _137=x193, _138=x185, _139=q_lora_rank,
        _140=x36, _141=x194, _142=x195, _143=q_lora_rank, _144=x36, _145=x193, _146=x190, _147=q_lora_rank,
        _148=x36, _149=x196, _150=x197, _151=q_lora_rank, _152=x36, _153=2, _154=x163, _155=x164, _156=x21,
        _157=q_lora_rank, _158=s18, _159=s19, _160=s20, _161=s21, _162=s22, _163=x199, _164=x201, _165=x202,
        _166=x203, _167=x205, _168=x208, _169=x209, _170=x23, _171=x211, _172=x213, _173=x214, _174=x215, _175=x217,
        _176=x216, _177=x23, _178=x218, _179=x144, _180=x206, _181=x219, _182=hidden, _183=x43, _184=x220,
        _185=x221, _186=hidden, _187=x43, _188=x206, _189=x222, _190=hidden, _191=x43, _192=x198, _193=x223,
        _194=hidden, _195=x43, _196=2, _197=kv_lora_rank, _198=x224, _199=kv_lora_rank, _200=x225, _201=x226,
        _202=kv_lora_rank, _203=kv_lora_rank, _204=x227, _205=kv_lora_rank, _206=x17, _207=x228, _208=kv_lora_rank,
        _209=2, _210=s23, _211=s24, _212=s12, _213=s25, _214=s2, _215=s3, _216=s4, _217=x90, _218=x135, _219=x21,
        _220=hidden, _221=x71, _222=x229, _223=x21, _224=kv_lora_rank, _225=s26, _226=s27, _227=s7, _228=s28,
        _229=s26, _230=s29, _231=s7, _232=s28, _233=x33, _234=x95, _235=x21, _236=kv_lora_rank, _237=x232,
        _238=x233, _239=x72, _240=x234, _241=x235, _242=x236, _243=x237, _244=x229, _245=x238, _246=x240, _247=x239,
        _248=x241, _249=x242, _250=x234, _251=kv_lora_rank, _252=x230, _253=x243, _254=x244, _255=kv_lora_rank,
        _256=x230, _257=x242, _258=x239, _259=kv_lora_rank, _260=x230, _261=x231, _262=x245, _263=kv_lora_rank,
        _264=x230, _265=2, _266=x71, _267=x229, _268=x21, _269=kv_lora_rank, _270=s30, _271=s31, _272=s32, _273=s33,
        _274=s22, _275=s34, _276=s35, _277=s36, _278=s37, _279=s38, _280=s39, _281=x246, _282=s40, _283=s41,
        _284=s42, _285=s43, _286=s44, _287=s45, _288=s46, _289=s47, _290=s48, _291=s49, _292=s50, _293=s51,
        _294=s52, _295=x21, _296=heads, _297=s53, _298=s54, _299=s55, _300=s56, _301=s57, _302=s58, _303=s59,
        _304=x21, _305=heads, _306=s60, _307=s61, _308=s62, _309=x22, _310=s63, _311=s60, _312=s64, _313=s65,
        _314=s66, _315=s67, _316=s68, _317=s69, _318=s70, _319=s71, _320=s72, _321=s73, _322=s74, _323=s75,
        _324=s76, _325=s72, _326=s73, _327=s77, _328=s78, _329=s79, _330=s80, _331=s81, _332=s82, _333=s83,
        _334=s84, _335=s85, _336=s86, _337=s87, _338=s88, _339=s89, _340=s90, _341=s91, _342=s86, _343=s87,
        _344=s88, _345=s89, _346=s90, _347=s91, _348=s92, _349=s93, _350=s94, _351=s95, _352=s96, _353=s97,
        _354=s98, _355=s99, _356=s94, _357=s95, _358=s100, _359=s97, _360=s101, _361=s102, _362=s94, _363=s95,
        _364=s100, _365=s103, _366=s104, _367=s105, _368=s94, _369=s95, _370=s96, _371=s100, _372=s104, _373=s106,
        _374=s94, _375=s95, _376=s96, _377=s100, _378=x248, _379=x249, _380=x59, _381=x250, _382=x91, _383=x251,
        _384=x252, _385=x253, _386=x254, _387=x255, _388=x256, _389=x143, _390=x257, _391=x250, _392=x29,
        _393=hidden, _394=x258, _395=x259, _396=x29, _397=hidden, _398=x257, _399=x256, _400=x29, _401=hidden,
        _402=x260, _403=x261, _404=x29, _405=hidden, _406=2, _407=x262, _408=x253, _409=x21, _410=heads,
        _411=v_head_dim, _412=x90, _413=x263, _414=x264, _415=x91, _416=x251, _417=x135, _418=x265, _419=x143,
        _420=x90, _421=x135, _422=x21, _423=hidden, _424=s107, _425=s108, _426=s12, _427=s109, _428=x131, _429=x133,
        _430=x91, _431=x134, _432=x91, _433=x23, _434=x135, _435=x138, _436=x23, _437=x139, _438=x135, _439=x141,
        _440=x140, _441=x143, _442=x144, _443=hidden, _444=x134, _445=hidden, _446=x145, _447=x146, _448=hidden,
        _449=hidden, _450=x140, _451=hidden, _452=x147, _453=x148, _454=hidden, _455=2, _456=s2, _457=s3, _458=s4,
        _459=x90, _460=x135, _461=x21, _462=hidden, _463=s5, _464=s6, _465=s7, _466=s8, _467=s5, _468=s9, _469=s7,
        _470=s8, _471=x96, _472=x97, _473=x21, _474=hidden, _475=x267, _476=x153*x267, _477=x91, _478=x269,
        _479=x270, _480=ffn*width_act_grad*x23, _481=x139*x268, _482=x135, _483=x138, _484=x141*x268, _485=x271,
        _486=layer_rerun*x270, _487=x272, _488=x269, _489=hidden, _490=x268, _491=x145*x268, _492=x146*x268,
        _493=hidden, _494=x268, _495=x272, _496=x271, _497=hidden, _498=x268, _499=x266, _500=width_opt*x266,
        _501=hidden, _502=x268, _503=2, _504=x90, _505=x135, _506=x21, _507=hidden, _508=x113, _509=x114, _510=x21,
        _511=ffn, _512=x113, _513=x114, _514=x21, _515=ffn, _516=x273*x274, _517=x274*x275, _518=x270, _519=x276,
        _520=x277, _521=x136*x270, _522=x210*x268, _523=layer_rerun*x276, _524=x274, _525=x277, _526=x21, _527=ffn,
        _528=x274, _529=x277, _530=x21, _531=ffn, _532=s110, _533=s111, _534=s7, _535=s112, _536=x113, _537=x114,
        _538=x21, _539=ffn, _540=x278, _541=x153*x278, _542=x276, _543=x279, _544=x91, _545=x251, _546=ffn*x139,
        _547=x277, _548=x136*x276, _549=ffn*x141, _550=x280, _551=x143, _552=x281, _553=x279, _554=ffn, _555=hidden,
        _556=ffn*x145, _557=ffn*x146, _558=ffn, _559=hidden, _560=x281, _561=x280, _562=ffn, _563=hidden, _564=x272,
        _565=ffn*x148, _566=ffn, _567=hidden, _568=2, _569=x274, _570=x277, _571=x21, _572=ffn, _573=x90, _574=x263,
        _575=x264, _576=x91, _577=x251, _578=x135, _579=x265, _580=x143, _581=x90, _582=x135, _583=x21, _584=hidden,
        _585=x131, _586=x133, _587=x91, _588=x134, _589=x91, _590=x23, _591=x135, _592=x138, _593=x23, _594=x139,
        _595=x135, _596=x141, _597=x140, _598=x143, _599=x144, _600=hidden, _601=x134, _602=hidden, _603=x145,
        _604=x146, _605=hidden, _606=hidden, _607=x140, _608=hidden, _609=x147, _610=x148, _611=hidden, _612=2,
        _613=s0, _614=s1, _615=x21, _616=hidden, _617=s2, _618=s3, _619=s4, _620=x90, _621=x135, _622=x21,
        _623=hidden, _624=s5, _625=s6, _626=s7, _627=s8, _628=s5, _629=s9, _630=s7, _631=s8, _632=x96, _633=x97,
        _634=x21, _635=hidden, _636=x150, _637=x152, _638=x154, _639=x155, _640=x157, _641=x160, _642=x162,
        _643=x23, _644=x165, _645=x166, _646=x167, _647=x168, _648=x171, _649=x170, _650=x23, _651=x172, _652=x144,
        _653=x173, _654=x174, _655=hidden, _656=q_lora_rank, _657=x175, _658=x176, _659=hidden, _660=q_lora_rank,
        _661=x173, _662=x177, _663=hidden, _664=q_lora_rank, _665=x149, _666=x178, _667=hidden, _668=q_lora_rank,
        _669=2, _670=q_lora_rank, _671=x159, _672=q_lora_rank, _673=x179, _674=x180, _675=q_lora_rank,
        _676=q_lora_rank, _677=x169, _678=q_lora_rank, _679=x161, _680=x181, _681=q_lora_rank, _682=2, _683=s10,
        _684=s11, _685=s12, _686=s13, _687=s2, _688=s3, _689=s4, _690=x90, _691=x135, _692=x21, _693=hidden,
        _694=x163, _695=x164, _696=x21, _697=q_lora_rank, _698=s14, _699=s15, _700=s7, _701=s16, _702=s14, _703=s17,
        _704=s7, _705=s16, _706=x93, _707=x94, _708=x21, _709=q_lora_rank, _710=x182, _711=x183, _712=x184,
        _713=x185, _714=x186, _715=x187, _716=x188, _717=x164, _718=x189, _719=x191, _720=x190, _721=x192,
        _722=x193, _723=x185, _724=q_lora_rank, _725=x36, _726=x194, _727=x195, _728=q_lora_rank, _729=x36,
        _730=x193, _731=x190, _732=q_lora_rank, _733=x36, _734=x196, _735=x197, _736=q_lora_rank, _737=x36, _738=2,
        _739=x163, _740=x164, _741=x21, _742=q_lora_rank, _743=s18, _744=s19, _745=s20, _746=s21, _747=s22,
        _748=x199, _749=x201, _750=x202, _751=x203, _752=x205, _753=x208, _754=x209, _755=x23, _756=x211, _757=x213,
        _758=x214, _759=x215, _760=x217, _761=x216, _762=x23, _763=x218, _764=x144, _765=x206, _766=x219,
        _767=hidden, _768=x43, _769=x220, _770=x221, _771=hidden, _772=x43, _773=x206, _774=x222, _775=hidden,
        _776=x43, _777=x198, _778=x223, _779=hidden, _780=x43, _781=2, _782=kv_lora_rank, _783=x224,
        _784=kv_lora_rank, _785=x225, _786=x226, _787=kv_lora_rank, _788=kv_lora_rank, _789=x227, _790=kv_lora_rank,
        _791=x17, _792=x228, _793=kv_lora_rank, _794=2, _795=s23, _796=s24, _797=s12, _798=s25, _799=s2, _800=s3,
        _801=s4, _802=x90, _803=x135, _804=x21, _805=hidden, _806=x71, _807=x229, _808=x21, _809=kv_lora_rank,
        _810=s26, _811=s27, _812=s7, _813=s28, _814=s26, _815=s29, _816=s7, _817=s28, _818=x33, _819=x95, _820=x21,
        _821=kv_lora_rank, _822=x232, _823=x233, _824=x72, _825=x234, _826=x235, _827=x236, _828=x237, _829=x229,
        _830=x238, _831=x240, _832=x239, _833=x241, _834=x242, _835=x234, _836=kv_lora_rank, _837=x230, _838=x243,
        _839=x244, _840=kv_lora_rank, _841=x230, _842=x242, _843=x239, _844=kv_lora_rank, _845=x230, _846=x231,
        _847=x245, _848=kv_lora_rank, _849=x230, _850=2, _851=x71, _852=x229, _853=x21, _854=kv_lora_rank, _855=s30,
        _856=s31, _857=s32,
        : None
    ).__defaults__ + (
        lambda
        _858=s33, _859=s22, _860=s34, _861=s35, _862=s36, _863=s37, _864=s38, _865=s39, _866=x246, _867=s40,
        _868=s41, _869=s42, _870=s43, _871=s44, _872=s45, _873=s46, _874=s47, _875=s48, _876=s49, _877=s50,
        _878=s51, _879=s52, _880=x21, _881=heads, _882=s53, _883=s54, _884=s55, _885=s56, _886=s57, _887=s58,
        _888=s59, _889=x21, _890=heads, _891=s60, _892=s61, _893=s62, _894=x22, _895=s63, _896=s60, _897=s64,
        _898=s65, _899=s66, _900=s67, _901=s68, _902=s69, _903=s70, _904=s71, _905=s72, _906=s73, _907=s74,
        _908=s75, _909=s76, _910=s72, _911=s73, _912=s77, _913=s78, _914=s79, _915=s80, _916=s81, _917=s82,
        _918=s83, _919=s84, _920=s85, _921=s86, _922=s87, _923=s88, _924=s89, _925=s90, _926=s91, _927=s86,
        _928=s87, _929=s88, _930=s89, _931=s90, _932=s91, _933=s92, _934=s93, _935=s94, _936=s95, _937=s96,
        _938=s97, _939=s98, _940=s99, _941=s94, _942=s95, _943=s100, _944=s97, _945=s101, _946=s102, _947=s94,
        _948=s95, _949=s100, _950=s103, _951=s104, _952=s105, _953=s94, _954=s95, _955=s96, _956=s100, _957=s104,
        _958=s106, _959=s94, _960=s95, _961=s96, _962=s100, _963=x248, _964=x249, _965=x59, _966=x250, _967=x91,
        _968=x251, _969=x252, _970=x253, _971=x254, _972=x255, _973=x256, _974=x143, _975=x257, _976=x250, _977=x29,
        _978=hidden, _979=x258, _980=x259, _981=x29, _982=hidden, _983=x257, _984=x256, _985=x29, _986=hidden,
        _987=x260, _988=x261, _989=x29, _990=hidden, _991=2, _992=x262, _993=x253, _994=x21, _995=heads,
        _996=v_head_dim, _997=x90, _998=x263, _999=x264, _1000=x91, _1001=x251, _1002=x135, _1003=x265, _1004=x143,
        _1005=x90, _1006=x135, _1007=x21, _1008=hidden, _1009=s107, _1010=s108, _1011=s12, _1012=s109, _1013=x131,
        _1014=x133, _1015=x91, _1016=x134, _1017=x91, _1018=x23, _1019=x135, _1020=x138, _1021=x23, _1022=x139,
        _1023=x135, _1024=x141, _1025=x140, _1026=x143, _1027=x144, _1028=hidden, _1029=x134, _1030=hidden,
        _1031=x145, _1032=x146, _1033=hidden, _1034=hidden, _1035=x140, _1036=hidden, _1037=x147, _1038=x148,
        _1039=hidden, _1040=2, _1041=s2, _1042=s3, _1043=s4, _1044=x90, _1045=x135, _1046=x21, _1047=hidden,
        _1048=s5, _1049=s6, _1050=s7, _1051=s8, _1052=s5, _1053=s9, _1054=s7, _1055=s8, _1056=x96, _1057=x97,
        _1058=x21, _1059=hidden, _1060=x283, _1061=x21*x284, _1062=x153*x283, _1063=x21*(layer_rerun*x284 + x285),
        _1064=x287, _1065=x288, _1066=x291, _1067=x285, _1068=x292, _1069=x210*x290, _1070=experts*x139,
        _1071=x210*x286, _1072=x136*x287, _1073=x293, _1074=x294, _1075=x292, _1076=layer_rerun*x291,
        _1077=layer_rerun*x285, _1078=layer_rerun*x292, _1079=x295, _1080=x288, _1081=hidden, _1082=experts,
        _1083=x296, _1084=x297, _1085=hidden, _1086=experts, _1087=x295, _1088=x294, _1089=hidden, _1090=experts,
        _1091=x282, _1092=x298, _1093=hidden, _1094=experts, _1095=2, _1096=experts, _1097=x285, _1098=experts,
        _1099=s113, _1100=s114, _1101=s12, _1102=s115, _1103=s116, _1104=s117, _1105=s118, _1106=s119, _1107=x90,
        _1108=x135, _1109=x21, _1110=hidden, _1111=x299, _1112=width_act_grad*x299, _1113=x21, _1114=experts,
        _1115=s5, _1116=s6, _1117=s7, _1118=s8, _1119=s120, _1120=s121, _1121=s7, _1122=s122, _1123=s123,
        _1124=s124, _1125=s7, _1126=s125, _1127=s120, _1128=s120, _1129=s7, _1130=s122, _1131=s126, _1132=s127,
        _1133=s7, _1134=s128, _1135=s129, _1136=s130, _1137=s131, _1138=s7, _1139=s132, _1140=s133, _1141=s130,
        _1142=s7, _1143=s123, _1144=s134, _1145=s7, _1146=s125, _1147=x103*(moe_ffn*x273 + x147), _1148=x301,
        _1149=x103*(moe_ffn*x275 + x147*x153), _1150=x153*x301, _1151=x304*x58, _1152=x305, _1153=x306,
        _1154=x134*x307, _1155=x210*(hidden*(x115 + 1) + 5*x104),
        _1156=x58*(top_k*(layer_rerun*x303 + x303) + x142), _1157=x136*x305, _1158=x210*x304, _1159=x139*x307,
        _1160=x293*x302, _1161=x294*x302, _1162=layer_rerun*x306, _1163=x308, _1164=x309, _1165=x103, _1166=hidden,
        _1167=x308, _1168=x309, _1169=x103, _1170=hidden, _1171=s116, _1172=s117, _1173=s135, _1174=x310,
        _1175=x134*x311, _1176=experts, _1177=hidden, _1178=x312, _1179=x145*x311, _1180=x146*x311, _1181=experts,
        _1182=hidden, _1183=x312, _1184=x310, _1185=x140*x311, _1186=experts, _1187=hidden, _1188=x312, _1189=x313,
        _1190=width_opt*x313, _1191=experts, _1192=hidden, _1193=x312, _1194=2, _1195=s136, _1196=s137, _1197=s138,
        _1198=s139, _1199=s136, _1200=s137, _1201=s138, _1202=s139, _1203=x314, _1204=moe_ffn*x288, _1205=experts,
        _1206=moe_ffn, _1207=hidden, _1208=moe_ffn*x296, _1209=moe_ffn*x297, _1210=experts, _1211=moe_ffn,
        _1212=hidden, _1213=x314, _1214=moe_ffn*x294, _1215=experts, _1216=moe_ffn, _1217=hidden, _1218=x310,
        _1219=moe_ffn*x298, _1220=experts, _1221=moe_ffn, _1222=hidden, _1223=2, _1224=x105, _1225=x106, _1226=x103,
        _1227=moe_ffn, _1228=x315, _1229=x316, _1230=x103, _1231=hidden, _1232=x103, _1233=x317, _1234=x103,
        _1235=x90, _1236=x135, _1237=x21, _1238=hidden, _1239=x315, _1240=x316, _1241=x103, _1242=hidden,
        _1243=x117*x21, _1244=x117*x210, _1245=x103, _1246=x312, _1247=moe_ffn*x103, _1248=moe_ffn*x317, _1249=x103,
        _1250=moe_ffn, _1251=s123, _1252=s134, _1253=s140, _1254=s141, _1255=s142, _1256=s140, _1257=s143,
        _1258=s144, _1259=s145, _1260=s122, _1261=s146, _1262=s147, _1263=s140, _1264=s148, _1265=s129, _1266=s149,
        _1267=s150, _1268=s140, _1269=s148, _1270=x318, _1271=x273*x319, _1272=x153*x318, _1273=x275*x319,
        _1274=x322, _1275=x134*x320, _1276=x322, _1277=x210*(5*x119 + x147), _1278=x139*x320, _1279=x210*x321,
        _1280=x136*x322, _1281=x141*x320, _1282=x140*x320, _1283=layer_rerun*x322, _1284=x323, _1285=x134*x324,
        _1286=hidden, _1287=x324, _1288=x145*x324, _1289=x146*x324, _1290=hidden, _1291=x324, _1292=x323,
        _1293=x140*x324, _1294=hidden, _1295=x324, _1296=x325, _1297=width_opt*x325, _1298=hidden, _1299=x324,
        _1300=2, _1301=x120, _1302=x121, _1303=x21, _1304=x119, _1305=x120, _1306=x121, _1307=x21, _1308=x119,
        _1309=x326, _1310=x119*x134, _1311=x119, _1312=hidden, _1313=x119*x145, _1314=x119*x146, _1315=x119,
        _1316=hidden, _1317=x326, _1318=x119*x140, _1319=x119, _1320=hidden, _1321=x323, _1322=x119*x148,
        _1323=x119, _1324=hidden, _1325=2, _1326=x120, _1327=x121, _1328=x21, _1329=x119, _1330=x90, _1331=x135,
        _1332=x21, _1333=hidden, _1334=x21*x324, _1335=x210*x324, _1336=x21, _1337=x324, _1338=x319,
        _1339=x119*x210, _1340=x21, _1341=x119, _1342=s151, _1343=s152, _1344=s7, _1345=s153, _1346=x327,
        _1347=x136*x327, _1348=3*x91, _1349=x91, _1350=3*x135, _1351=x135, _1352=3*x143, _1353=x143, _1354=x90,
        _1355=x135, _1356=x21, _1357=hidden, _1358=x131, _1359=x328, _1360=x91, _1361=x134, _1362=x91, _1363=x23,
        _1364=x135, _1365=x91, _1366=x23, _1367=x134, _1368=x135, _1369=x141, _1370=x140, _1371=hidden, _1372=x134,
        _1373=hidden, _1374=x145, _1375=x146, _1376=hidden, _1377=hidden, _1378=x140, _1379=hidden, _1380=x147,
        _1381=x148, _1382=hidden, _1383=2, _1384=s154, _1385=s155, _1386=s12, _1387=s109, _1388=s4, _1389=s156,
        _1390=s4, _1391=x90, _1392=x135, _1393=x21, _1394=hidden, _1395=s157, _1396=s158, _1397=s7, _1398=s8,
        _1399=s157, _1400=s159, _1401=s7, _1402=s8, _1403=x90, _1404=x91, _1405=x21, _1406=hidden, _1407=x131,
        _1408=x328, _1409=x91, _1410=x134, _1411=x91, _1412=x23, _1413=x135, _1414=x91, _1415=x23, _1416=x134,
        _1417=x135, _1418=x141, _1419=x140, _1420=hidden, _1421=x134, _1422=hidden, _1423=x145, _1424=x146,
        _1425=hidden, _1426=hidden, _1427=x140, _1428=hidden, _1429=x147, _1430=x148, _1431=hidden, _1432=2,
        _1433=s154, _1434=s155, _1435=s12, _1436=s109, _1437=s4, _1438=s156, _1439=s4, _1440=x90, _1441=x135,
        _1442=x21, _1443=hidden, _1444=s157, _1445=s158, _1446=s7, _1447=s8, _1448=s157, _1449=s159, _1450=s7,
        _1451=s8, _1452=x90, _1453=x91, _1454=x21, _1455=hidden, _1456=x21*x330, _1457=x25*x329, _1458=x264,
        _1459=x332, _1460=x91, _1461=x251, _1462=x332, _1463=x251, _1464=x264, _1465=accumulating*x333, _1466=x333,
        _1467=x331, _1468=x332, _1469=x147, _1470=hidden, _1471=f1*x331, _1472=width_master*x331, _1473=x147,
        _1474=hidden, _1475=x331, _1476=x333, _1477=x147, _1478=hidden, _1479=x330, _1480=width_opt*x330,
        _1481=x147, _1482=hidden, _1483=2, _1484=x327, _1485=x251, _1486=x21, _1487=x147, _1488=x131, _1489=x328,
        _1490=x91, _1491=x134, _1492=x91, _1493=x23, _1494=x135, _1495=x91, _1496=x23, _1497=x134, _1498=x135,
        _1499=x141, _1500=x140, _1501=hidden, _1502=x134, _1503=hidden, _1504=x145, _1505=x146, _1506=hidden,
        _1507=hidden, _1508=x140, _1509=hidden, _1510=x147, _1511=x148, _1512=hidden, _1513=2, _1514=s154,
        _1515=s155, _1516=s12, _1517=s109, _1518=s4, _1519=s156, _1520=s4, _1521=x90, _1522=x135, _1523=x21,
        _1524=hidden, _1525=s157, _1526=s158, _1527=s7, _1528=s8, _1529=s157, _1530=s159, _1531=s7, _1532=s8,
        _1533=x90, _1534=x91, _1535=x21, _1536=hidden, _1537=x334, _1538=x335, _1539=x91, _1540=x336, _1541=x337,
        _1542=x339, _1543=x336, _1544=x135, _1545=x91, _1546=x340, _1547=x340, _1548=x90, _1549=x135, _1550=x21,
        _1551=hidden, _1552=x341, _1553=x342, _1554=x337, _1555=s160, _1556=s161, _1557=x25, _1558=s162, _1559=s160,
        _1560=s163, _1561=s161, _1562=x124, _1563=s162, _1564=s164, _1565=s161, _1566=s165, _1567=s166, _1568=s165,
        _1569=s163, _1570=s165, _1571=x123, _1572=x124, _1573=x21, _1574=vocab, _1575=x90, _1576=x134*x21,
        _1577=x25, _1578=x91, _1579=x140*(vocab*(1 - accumulating) + x21), _1580=x135, _1581=x25, _1582=x140*x21,
        _1583=x343, _1584=x336, _1585=vocab, _1586=hidden, _1587=x344, _1588=x345, _1589=vocab, _1590=hidden,
        _1591=x343, _1592=x340, _1593=vocab, _1594=hidden, _1595=x346, _1596=x347, _1597=vocab, _1598=hidden,
        _1599=2, _1600=x21, _1601=x25, _1602=x21, _1603=x131, _1604=x328, _1605=x91, _1606=x134, _1607=x91,
        _1608=x23, _1609=x135, _1610=x91, _1611=x23, _1612=x134, _1613=x135, _1614=x141, _1615=x140, _1616=hidden,
        _1617=x134, _1618=hidden, _1619=x145, _1620=x146, _1621=hidden, _1622=hidden, _1623=x140, _1624=hidden,
        _1625=x147, _1626=x148, _1627=hidden, _1628=2, _1629=s154, _1630=s155, _1631=s12, _1632=s109, _1633=s4,
        _1634=s156, _1635=s4, _1636=x90, _1637=x135, _1638=x21, _1639=hidden, _1640=s157, _1641=s158, _1642=s7,
        _1643=s8, _1644=s157, _1645=s159, _1646=s7, _1647=s8, _1648=x90, _1649=x91, _1650=x21, _1651=hidden,
        _1652=x334, _1653=x335, _1654=x91, _1655=x336, _1656=x337, _1657=x339, _1658=x336, _1659=x135, _1660=x91,
        _1661=vocab*x141, _1662=x340, _1663=x343, _1664=x336, _1665=hidden, _1666=vocab, _1667=x344, _1668=x345,
        _1669=hidden, _1670=vocab, _1671=x343, _1672=x340, _1673=hidden, _1674=vocab, _1675=x346, _1676=x347,
        _1677=hidden, _1678=vocab, _1679=2, _1680=x90, _1681=x135, _1682=x21, _1683=hidden, _1684=x341, _1685=x342,
        _1686=x337, _1687=s160, _1688=s161, _1689=x25, _1690=s162, _1691=s160, _1692=s163, _1693=s161, _1694=x124,
        _1695=s162, _1696=s164, _1697=s161, _1698=s165, _1699=s166, _1700=s165, _1701=s163, _1702=s165, _1703=x123,
        _1704=x124, _1705=x21, _1706=vocab,
        _1707=hidden*(dense_layers*(42*ffn + x348*x358 + x360) + moe_layers*(x348*x363 + x360 + x364) + mtp_depth*(28*hidden + x348*x365 + x359 + x364 + 70) + x338*x349 + x349) + heads*(nope_dim*x355 + x349*x352) + x355,
        _1708=width_param_grad*x367, _1709=x368,
        _1710=width_param*(hidden*(x366 - f1*x366) + heads*(nope_dim*x370 + x350*x369) + x370), _1711=x371,
        _1712=width_param*x367, _1713=x368, _1714=x371,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_sigmoid=4, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = 4*heads
    x1 = moe_layers + mtp_depth
    x2 = dense_layers + x1
    x3 = seq*x2
    x4 = nope_dim + rope_dim
    x5 = x2*x4
    x6 = context*x5
    x7 = v_head_dim + x4
    x8 = x2*x7
    x9 = batch*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x10 = layer_kept*x9
    x11 = heads*x10*(seq*x8 + x6)
    x12 = rope_dim + kv_lora_rank
    x13 = context*x12
    x14 = x13*x2
    x15 = 2*kv_lora_rank
    x16 = rope_dim + x15
    x17 = heads*x16
    x19 = batch*heads
    x21 = heads*x9
    x22 = 2*layer_kept
    x23 = heads*(v_head_dim + x12)
    x24 = x10*(x14 + x23*x3)
    x25 = width_act*x2
    x26 = batch*seq
    x27 = context*heads
    x29 = 4*dense_layers
    x30 = 4*mtp_depth
    x31 = seq*x4
    x33 = context*x16
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x18 = x10*(x14 + x17*x3)
        if activations == "fused":
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x18
            s3 = batch*core_kept*x0*x3
        elif activations == "paper":
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x18
            s3 = 0
        else:
            if recompute in ('none', 'full'):
                x20 = core_kept + layer_kept
                if mla == "expanded":
                    s1 = x21*(seq*(core_kept*x5 + layer_kept*x8) + x20*x6)
                else:
                    s1 = x9*(heads*(seq*(rope_dim*x2*x20 + kv_lora_rank*x2*(core_kept + x22)) + core_kept*x14) + layer_kept*x14)
                s3 = 4*core_kept*(6*dense_layers + 6*moe_layers + 6*mtp_depth + x19*x3)
            else:
                if mla == "expanded":
                    s1 = x11
                else:
                    s1 = x24
                s3 = 0
        s4 = 0
    else:
        x28 = core_kept*x26*x27
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x24
            s3 = 0
            s4 = x25*x28
        else:
            if recompute in ('none', 'full'):
                x32 = v_head_dim*layer_kept*x3
                if mla == "expanded":
                    s1 = x21*(core_kept*(context*x8 + x2*x31) + x32)
                else:
                    s1 = x21*(core_kept*(x12*x3 + x2*x33) + x32)
                s3 = x28*(4*moe_layers + x25 + x29 + x30)
            else:
                if mla == "expanded":
                    s1 = x11
                else:
                    s1 = x24
                s3 = 0
            s4 = 0
    x34 = hidden + q_lora_rank
    x35 = kv_lora_rank + x34
    x36 = 2*top_k
    x37 = dense_layers*x35 + x1*(moe_ffn*x36 + experts + x35)
    x38 = top_k + 2
    x39 = 8*x38
    x40 = dense_layers + moe_layers + x30 + 1
    x41 = hidden*x40
    x42 = 12*mtp_depth + 4
    x44 = batch*context*layer_kept*x25
    x43 = heads*v_head_dim
    x45 = x43*x44
    x46 = seq*x9
    x47 = hidden + ffn
    x48 = q_lora_rank + kv_lora_rank
    x49 = 4*q_lora_rank + 4*kv_lora_rank
    x50 = 12*hidden + 5*experts + 40*top_k + x49 + 180
    x51 = 2*hidden
    x52 = x48 + x51
    x53 = 4*experts
    x54 = x1*x53
    if activations == "fused":
        if mla == "expanded":
            s2 = x45
        else:
            s2 = 0
        s0 = x26*(width_act*x41 + layer_kept*(16*dense_layers + width_act*x37 + x1*x39) + x42)
    elif activations == "paper":
        if mla == "expanded":
            s2 = x45
        else:
            s2 = 0
        s0 = x46*(layer_kept*x37 + x41)
    else:
        if recompute in ('none', 'full'):
            s2 = 0
        else:
            if mla == "expanded":
                s2 = x45
            else:
                s2 = kv_lora_rank*x44
        s0 = layer_kept*x54 + x26*(hidden*(width_act*x40 + x42) + layer_kept*(width_act*(dense_layers*(x47 + x48) + x1*(moe_ffn*(3*top_k + shared_experts) + x35)) + x1*x50 + x29*(x52 + 4)) + x42)
    x55 = 4*seq
    if loss == "eager":
        s5 = batch*x55*(vocab*(mtp_depth + 1) + 2*mtp_depth + 2)
    else:
        s5 = 0
    x57 = heads*x7
    x58 = 2*q_lora_rank
    x59 = x15 + x58
    x60 = x57 + x59
    x61 = 3*ffn
    x62 = 3*hidden
    x63 = x61 + x62
    x64 = context*x57
    x66 = x59 + x63
    x68 = x0 + 16
    x69 = width_act*x13
    x70 = 4*hidden
    x71 = 4*ffn + x70
    x72 = 2*rope_dim
    x73 = heads*(2*nope_dim + v_head_dim + x72) + x59
    x74 = 8*hidden + x49
    x76 = heads*x4
    x77 = context*width_act
    x78 = 2*x76*x77
    x79 = heads*(3*kv_lora_rank + x72)
    x80 = x59 + x71
    x81 = x77*(heads*x12 + x12)
    x82 = x74 + 16
    x83 = width_act*x64
    x84 = batch*(seq*(width_act*(x60 + x71) + x82) + x83)
    x85 = width_act*x33
    x86 = batch*(seq*(width_act*(x23 + x80) + x82) + x85)
    x88 = context + v_head_dim
    x89 = heads*(x4 + x88)
    x91 = heads*(x12 + x88)
    x93 = context*x0
    x95 = x17*x77
    if attention == "flash":
        x65 = width_act*(seq*(x60 + x63) + x64)
        x67 = x17 + x66
        if activations == "fused":
            if mla == "expanded":
                layer_dense = batch*(x55*(heads + 4) + x65)
            else:
                layer_dense = batch*(seq*(width_act*x67 + x68) + x69)
        elif activations == "paper":
            if mla == "expanded":
                layer_dense = batch*x65
            else:
                layer_dense = x9*(seq*x67 + x13)
        else:
            if recompute in ('none', 'full'):
                x75 = x68 + x74
                if mla == "expanded":
                    layer_dense = batch*(seq*(width_act*(x71 + x73) + x75) + x78) + 24
                else:
                    layer_dense = batch*(seq*(width_act*(x79 + x80) + x75) + x81) + 24
            else:
                if mla == "expanded":
                    layer_dense = x84
                else:
                    layer_dense = x86
    else:
        x90 = width_act*(seq*(x66 + x89) + x64)
        x92 = width_act*(seq*(x66 + x91) + x13)
        if activations == "fused":
            x87 = 16*seq
            if mla == "expanded":
                layer_dense = batch*(x87 + x90)
            else:
                layer_dense = batch*(x87 + x92)
        elif activations == "paper":
            if mla == "expanded":
                layer_dense = batch*x90
            else:
                layer_dense = batch*x92
        else:
            if recompute in ('none', 'full'):
                x94 = x82 + x93
                if mla == "expanded":
                    layer_dense = batch*(seq*(width_act*(x80 + x89) + x94) + x83)
                else:
                    layer_dense = batch*(seq*(width_act*(x80 + x91) + x94) + x95)
            else:
                if mla == "expanded":
                    layer_dense = x84
                else:
                    layer_dense = x86
    x100 = vocab*x26*(width_act + width_act_grad + 4)
    x96 = width_act_grad*x26
    x101 = vocab*x96
    if loss == "eager":
        moment_ends_cross_entropy = x100
    else:
        moment_ends_cross_entropy = x101
    x102 = top_k + shared_experts
    x103 = 3*moe_ffn
    x104 = hidden*(x36 + 3) + experts + x102*x103
    x106 = 8*top_k
    x108 = x104 + x59
    x110 = 4*moe_ffn*x102 + x38*x51
    x113 = x110 + x59
    x114 = batch*(seq*(width_act*(x110 + x60) + x50) + x83) + x53
    x115 = batch*(seq*(width_act*(x113 + x23) + x50) + x85) + x53
    if attention == "flash":
        x105 = x104 + x60
        x109 = x108 + x17
        if activations == "fused":
            x107 = x106 + x68
            if mla == "expanded":
                layer_moe = batch*(seq*(width_act*x105 + x107) + x83)
            else:
                layer_moe = batch*(seq*(width_act*x109 + x107) + x69)
        elif activations == "paper":
            if mla == "expanded":
                layer_moe = x9*(seq*x105 + x64)
            else:
                layer_moe = x9*(seq*x109 + x13)
        else:
            if recompute in ('none', 'full'):
                x111 = x0 + x50
                x112 = x53 + 24
                if mla == "expanded":
                    layer_moe = batch*(seq*(width_act*(x110 + x73) + x111) + x78) + x112
                else:
                    layer_moe = batch*(seq*(width_act*(x113 + x79) + x111) + x81) + x112
            else:
                if mla == "expanded":
                    layer_moe = x114
                else:
                    layer_moe = x115
    else:
        x116 = width_act*(seq*(x108 + x89) + x64)
        x117 = x108 + x91
        if activations == "fused":
            if mla == "expanded":
                layer_moe = batch*(seq*x39 + x116)
            else:
                layer_moe = batch*(seq*(width_act*x117 + x106 + 16) + x69)
        elif activations == "paper":
            if mla == "expanded":
                layer_moe = batch*x116
            else:
                layer_moe = x9*(seq*x117 + x13)
        else:
            if recompute in ('none', 'full'):
                x118 = x50 + x93
                if mla == "expanded":
                    layer_moe = batch*(seq*(width_act*(x113 + x89) + x118) + x83) + x53
                else:
                    layer_moe = batch*(seq*(width_act*(x113 + x91) + x118) + x95) + x53
            else:
                if mla == "expanded":
                    layer_moe = x114
                else:
                    layer_moe = x115
    x131 = context*(seq + x7) + x31
    x137 = 2*seq
    x138 = width_act_grad*x19
    f11 = max(context*x138*(v_head_dim + x137), x131*x138, x138*(seq*x88 + context*v_head_dim))
    x134 = seq*(context + x12)
    x139 = batch*width_act_grad
    f12 = max(context*x139*(heads*x137 + kv_lora_rank), x139*(heads*x134 + x33))
    x123 = seq + context
    x124 = x19*(width_act_grad*x123*x7 + x55)
    x125 = batch*(seq*x0 + width_act_grad*(seq*x17 + x13))
    if attention == "flash":
        if mla == "expanded":
            moment_dense_attention_core = x124
        else:
            moment_dense_attention_core = x125
    else:
        if mla == "expanded":
            moment_dense_attention_core = f11
        else:
            moment_dense_attention_core = f12
    x126 = x0*x26
    x127 = width_act*x123
    x128 = x19*(x127*x4 + x55) + 24
    x129 = x19*(x12*x127 + x55) + 24
    x130 = x27*x46
    x132 = context*x55
    x133 = x19*(width_act*x131 + x132)
    x135 = x19*(width_act*(x134 + x33) + x132)
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = x126
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_dense_attention_core = x128
                else:
                    core_dense_attention_core = x129
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x130
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_dense_attention_core = x133
                else:
                    core_dense_attention_core = x135
            else:
                core_dense_attention_core = 0
    if attention == "flash":
        if mla == "expanded":
            moment_moe_attention_core = x124
        else:
            moment_moe_attention_core = x125
    else:
        if mla == "expanded":
            moment_moe_attention_core = f11
        else:
            moment_moe_attention_core = f12
    if attention == "flash":
        if activations == "fused":
            core_moe_attention_core = x126
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_moe_attention_core = x128
                else:
                    core_moe_attention_core = x129
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x130
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_moe_attention_core = x133
                else:
                    core_moe_attention_core = x135
            else:
                core_moe_attention_core = 0
    if loss == "eager":
        moment_mtp_cross_entropy = x100
    else:
        moment_mtp_cross_entropy = x101
    x56 = 1 - layer_kept
    x97 = x62*x96
    x98 = hidden*x96
    x99 = x96*(hidden + vocab)
    x119 = x51*x96
    x120 = x96*(heads*(nope_dim + v_head_dim) + kv_lora_rank)
    x121 = x96*(q_lora_rank + x76)
    x122 = x96*(hidden + x43)
    x136 = layer_kept - core_kept
    x140 = top_k*x96
    x141 = 2*moe_ffn
    x142 = top_k + 1
    x143 = width_param + width_master + width_param_grad + 2*width_opt
    x144 = q_lora_rank + x12 + x43 + 2
    x145 = x103*(experts + shared_experts)
    x146 = x143*x145 + x143*(experts + x144)
    x147 = x143*(x144 + x61)
    x148 = x143*(q_lora_rank + experts + x12 + x145 + x43 + x51 + 5)
    x149 = 2*vocab*x143 + x143
    x150 = x143*x2
    x151 = x150*x48
    x152 = heads*(nope_dim*x151 + x150*(rope_dim*q_lora_rank + v_head_dim*kv_lora_rank)) + x54
    x153 = moe_ffn*(top_k + 3*shared_experts)
    x154 = x142*x22
    f14 = max(x96*(hidden + experts), x96*(experts + top_k))
    moment_moe_router = f14
    moment_moe_ffn_norm = x119
    moment_moe_mla_q_up = x121
    moment_moe_mla_kv_up = x120
    f10 = max(x58*x96, x34*x96)
    moment_moe_mla_q_down = f10
    f9 = max(x16*x96, x96*(hidden + x12))
    moment_moe_mla_kv_down = f9
    f13 = max(x140*(x103 + 1), x140*(hidden + x141 + 1), x96*(hidden*x142 + top_k))
    moment_moe_moe_experts = f13
    moment_moe_attention_norm = x119
    f15 = max(shared_experts*x103*x96, x96*(hidden + shared_experts*x141))
    moment_moe_shared_experts = f15
    moment_moe_output_projection = x122
    f7 = max(core_moe_attention_core*x136 + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_mla_kv_down, moment_moe_mla_kv_up, moment_moe_mla_q_down, moment_moe_mla_q_up, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_router, moment_moe_shared_experts)
    branch_moe = f7
    moment_moe_ffn_residual = x70*x96
    moment_moe_attention_residual = x97
    f3 = max(branch_moe + x98, moment_moe_attention_residual, moment_moe_ffn_residual)
    f4 = min(1, x1)
    point_moe = f4*(f3 + layer_moe*x56)
    f5 = min(1, mtp_depth)
    moment_mtp_lm_head = x99
    moment_mtp_final_norm = x119
    moment_mtp_hidden_norm = x119
    moment_mtp_embedding_norm = x119
    moment_mtp_mtp_projection = x97
    f8 = max(moment_mtp_cross_entropy, moment_mtp_embedding_norm, moment_mtp_final_norm, moment_mtp_hidden_norm, moment_mtp_lm_head, moment_mtp_mtp_projection)
    branch_mtp = f8
    point_mtp = branch_mtp*f5
    moment_ends_lm_head = x99
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x119
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x96*(hidden + 2*ffn)
    moment_dense_ffn_down = x47*x96
    moment_dense_ffn_norm = x119
    moment_dense_mla_q_up = x121
    moment_dense_mla_kv_up = x120
    moment_dense_mla_q_down = f10
    moment_dense_mla_kv_down = f9
    moment_dense_attention_norm = x119
    moment_dense_ffn_activation = x61*x96
    moment_dense_output_projection = x122
    f6 = max(core_dense_attention_core*x136 + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_mla_kv_down, moment_dense_mla_kv_up, moment_dense_mla_q_down, moment_dense_mla_q_up, moment_dense_output_projection)
    branch_dense = f6
    moment_dense_ffn_residual = x97
    moment_dense_attention_residual = x97
    f1 = max(branch_dense + x98, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, dense_layers)
    point_dense = f2*(f1 + layer_dense*x56)
    moment_ends_token_embedding = x98
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_moe, point_mtp, point_norm, point_optimizer)
    values = (
        hidden*(dense_layers*x147 + moe_layers*x146 + mtp_depth*x148 + x149) + x151 + x152,
        x26*(width_act*(hidden*(3*mtp_depth + 1) + layer_kept*(dense_layers*(x52 + x61) + x1*(x142*x51 + x153 + x48))) + 8) + s0 + s1 + s2 + s3 + s4 + s5,
        hidden*(dense_layers*(x147 + x22*x46) + moe_layers*(x146 + x154*x46) + mtp_depth*(x148 + x46*(x154 + 3)) + x149 + x46) + f0 + x152 + x2*x48*(layer_kept*x46 + x143) + x26*(width_act*layer_kept*(dense_layers*x61 + x1*x153) + 8) + s0 + s1 + s2 + s3 + s4 + s5,
        point_dense, point_moe, point_mtp, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
