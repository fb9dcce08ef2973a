"""Costs of deepseek_v2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "deepseek_v2"
FORMULAS = "standard"
FORMULAS_SHA256 = "0f8e940e22971d246d7d245ac30103748e4c3c64186834e92188b1ecc49cb1c1"

# Kind, how many the model has.
KINDS = (
    ("dense", "dense_layers"),
    ("moe", "moe_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "dense_layers", ""),
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
    ("moe", "attention_norm", "rms_norm", "norm", "moe_layers", ""),
    ("moe", "mla_q_up", "mla_q_up", "attention", "moe_layers", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "attention", "moe_layers", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "attention", "moe_layers", ""),
    ("moe", "attention_core", "attention_core", "attention", "moe_layers", ""),
    ("moe", "output_projection", "output_projection", "attention", "moe_layers", ""),
    ("moe", "attention_residual", "residual", "other", "moe_layers", ""),
    ("moe", "ffn_norm", "rms_norm", "norm", "moe_layers", ""),
    ("moe", "router", "router", "ffn", "moe_layers", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "moe_layers", ""),
    ("moe", "shared_experts", "shared_experts", "ffn", "moe_layers", ""),
    ("moe", "ffn_residual", "residual", "other", "moe_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "nope_dim", "rope_dim",
    "v_head_dim", "kv_lora_rank", "ffn", "moe_ffn", "experts", "top_k", "shared_experts", "grad_accum",
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
    ("dense", "attention_norm", "rms_norm", "dense_layers", "", "shape", "activation", "act", "rank", "output"),
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
    ("moe", "attention_norm", "rms_norm", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "rank", "output"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "param", "param", "", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "param", "param", "", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "param", "param", "in", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "param", "param", "out", "w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "master_param", "master", "", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_uq"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "rank", "d_c_q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "elements", "activation", "act", "", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "bytes", "activation", "act", "", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "activation", "act", "heads", "q"),
    ("moe", "mla_q_up", "mla_q_up", "moe_layers", "", "shape", "activation", "act", "width", "q"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "param", "param", "", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "param", "param", "", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param", "param", "in", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param", "param", "out", "w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "master_param", "master", "", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_dkv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "param", "param", "", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "param", "param", "", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param", "param", "width", "norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "activation", "act", "", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "activation", "act", "", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "rows", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "width", "latent"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_c_kv"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "activation", "FP32", "", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "FP32", "rows", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "FP32", "width", "norm_upcast"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "activation", "act", "", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "activation", "act", "", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "rows", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "width", "norm_normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "tokens", "normed"),
    ("moe", "mla_kv_down", "mla_kv_down", "moe_layers", "", "shape", "activation", "act", "rank", "normed"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "param", "param", "", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "param", "param", "", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "param", "param", "in", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "param", "param", "out", "w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "master_param", "master", "", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_ukv"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "rank", "d_latent"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "activation", "act", "", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "activation", "act", "", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "heads", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "width", "k"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "elements", "activation", "act", "", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "bytes", "activation", "act", "", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "heads", "v"),
    ("moe", "mla_kv_up", "mla_kv_up", "moe_layers", "", "shape", "activation", "act", "width", "v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "tokens", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "padded_values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "queries"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "keys"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "batch", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "keys", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "width", "values"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "elements", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "bytes", "activation", "act", "", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("moe", "attention_core", "attention_core", "moe_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("moe", "output_projection", "output_projection", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "elements", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "bytes", "param", "param", "", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "param", "param", "in", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "param", "param", "out", "w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("moe", "output_projection", "output_projection", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("moe", "attention_residual", "residual", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "attention_residual", "residual", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "shape", "activation", "act", "rows", "output"),
    ("moe", "attention_residual", "residual", "moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "elements", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("moe", "ffn_norm", "rms_norm", "moe_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("moe", "router", "router", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "router", "router", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "router", "router", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "moe_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "router", "router", "moe_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("moe", "router", "router", "moe_layers", "", "elements", "param", "param", "", "w_router"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "param", "param", "", "w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "param", "param", "in", "w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "param", "param", "out", "w_router"),
    ("moe", "router", "router", "moe_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("moe", "router", "router", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("moe", "router", "router", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("moe", "router", "router", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("moe", "router", "router", "moe_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("moe", "router", "router", "moe_layers", "", "elements", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("moe", "router", "router", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "router", "router", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "router", "router", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "router", "router", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("moe", "router", "router", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("moe", "router", "router", "moe_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("moe", "router", "router", "moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "FP32", "tokens", "upcast"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "FP32", "hidden", "upcast"),
    ("moe", "router", "router", "moe_layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("moe", "router", "router", "moe_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "moe_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("moe", "router", "router", "moe_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "width", "up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "width", "product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "FP32", "", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "FP32", "rows", "row_weights"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "elements", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "moe_experts", "moe_experts", "moe_layers", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "param", "param", "", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param", "param", "in", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param", "param", "out", "w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "activation", "act", "", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "width", "gate"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "activation", "act", "", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "rows", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "width", "up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "param", "param", "", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param", "param", "in", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param", "param", "out", "w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "activation", "act", "", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "rows", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "width", "product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "elements", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "bytes", "activation", "act", "", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("moe", "shared_experts", "shared_experts", "moe_layers", "", "shape", "activation", "act", "width", "activated"),
    ("moe", "ffn_residual", "residual", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "ffn_residual", "residual", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("moe", "ffn_residual", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("moe", "router", "upcast", "activation", "FP32", "saved", "router.upcast"),
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
MEMORY = ("persistent", "saved", "peak", "dense", "moe", "embedding", "norm", "head", "loss", "optimizer")

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
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = dense_layers + moe_layers
    x1 = cost_exp + 4
    x2 = x0*(cost_div + x1)
    x4 = 3*rope_dim
    x5 = seq*x4
    x6 = x0*x5
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x7 = core_rerun + 1
    x8 = x6*x7
    x65 = 2*context
    x107 = seq*context
    if pairs == "full":
        pairs_size = x107
    elif pairs == "causal":
        pairs_size = _exact(seq*(x65 + 1 - seq), 2)
    else:
        pairs_size = _exact(x107, 2)
    x3 = pairs_size*x2
    x9 = batch*(heads*(core_rerun*(x3 + x6) + x0*(5*pairs_size + x5)) + x8)
    x10 = 2*v_head_dim
    x11 = nope_dim + rope_dim
    x12 = v_head_dim + x11
    x13 = core_rerun*x12
    x14 = x10 + x13
    x18 = batch*heads
    x19 = pairs_size*x0
    x20 = 2*x19
    x21 = x18*x20
    x15 = 2*nope_dim
    x16 = 2*rope_dim
    x17 = x15 + x16
    x22 = x21*(x14 + x17)
    x23 = core_rerun + 2
    x24 = 2*kv_lora_rank
    x25 = rope_dim + x24
    x26 = x21*x23*x25
    if flops == "model":
        if mla == "expanded":
            s1 = x22
        else:
            s1 = x26
        s2 = x9
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x21*(3*nope_dim + x14 + x4)
            else:
                s1 = x21*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s2 = batch*(heads*(pairs_size*(core_rerun*x2 + x0*(cost_exp + 7)) + x8) + x8)
        else:
            if mla == "expanded":
                s1 = x22
            else:
                s1 = x26
            s2 = x9
    x27 = seq*heads
    x28 = x0*x27
    x29 = batch*x28
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x31 = core_kept*x29
    x33 = context*x0
    x34 = x11*x33
    x35 = x0*x12
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x36 = batch*layer_kept
    x37 = heads*x36*(seq*x35 + x34)
    x38 = width_act*x37
    x39 = rope_dim + kv_lora_rank
    x40 = x33*x39
    x43 = 3*dense_layers
    x44 = x0*x11
    x47 = seq*x0
    x49 = x36*(x28*(v_head_dim + x39) + x40)
    x50 = width_act*x49
    x51 = seq*x44
    x52 = x12*x33 + x51
    x53 = width_act*x18
    x54 = batch*width_act
    x55 = x28*x54
    x56 = x11*x7
    x57 = width_act_grad*x47
    x58 = v_head_dim*x47
    x59 = width_act*core_rerun
    x61 = width_act_grad*x0
    x62 = x27*x61
    x66 = width_act + 4
    x71 = 2*seq
    if attention == "flash":
        x32 = 4*core_kept
        x41 = x36*(x25*x28 + x40)
        x42 = width_act*x41
        if activations == "fused":
            if mla == "expanded":
                s15 = x37
                s21 = x38
            else:
                s15 = x41
                s21 = x42
            s17 = x31
            s23 = x29*x32
        elif activations == "paper":
            if mla == "expanded":
                s15 = x37
                s21 = x38
            else:
                s15 = x41
                s21 = x42
            s17 = 0
            s23 = 0
        else:
            if recompute in ('none', 'full'):
                x45 = core_kept + layer_kept
                if mla == "expanded":
                    x46 = x18*(seq*(core_kept*x44 + layer_kept*x35) + x34*x45)
                    s15 = x46
                    s21 = width_act*x46
                else:
                    x48 = batch*(heads*(core_kept*x40 + x47*(rope_dim*x45 + kv_lora_rank*(core_kept + 2*layer_kept))) + layer_kept*x40)
                    s15 = x48
                    s21 = width_act*x48
                s17 = core_kept*(3*moe_layers + x29 + x43)
                s23 = x32*(6*dense_layers + 6*moe_layers + x29)
            else:
                if mla == "expanded":
                    s15 = x37
                    s21 = x38
                else:
                    s15 = x49
                    s21 = x50
                s17 = 0
                s23 = 0
        if mla == "expanded":
            s3 = x52*x53
            s5 = v_head_dim*x55
            s8 = x18*(width_act*(x33*(x12 + x13) + x47*(v_head_dim + x56)) + x10*x57)
            s12 = x18*(width_act_grad*x52 + x58*x59)
        else:
            x60 = x39*(context + x27)
            s3 = x0*x54*x60
            s5 = kv_lora_rank*x55
            s8 = batch*(width_act*(x28*(rope_dim*x7 + kv_lora_rank*x23) + x40*x7) + x24*x62)
            s12 = batch*(kv_lora_rank*x28*x59 + x60*x61)
        x30 = 4*x29
        s6 = x30
        s9 = 8*x29
        s11 = x30*x7
        s18 = 0
        s24 = 0
    else:
        x63 = core_kept*x27*x33
        x64 = batch*x63
        x69 = x25*x33
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s15 = x37
                s21 = x38
            else:
                s15 = x49
                s21 = x50
            s17 = 0
            s18 = x64
            s23 = 0
            s24 = x54*x63
        else:
            if recompute in ('none', 'full'):
                x67 = layer_kept*x58
                if mla == "expanded":
                    x68 = x18*(core_kept*x52 + x67)
                    s15 = x68
                    s21 = width_act*x68
                else:
                    x70 = x18*(core_kept*(x39*x47 + x69) + x67)
                    s15 = x70
                    s21 = width_act*x70
                s17 = x31*x65
                s23 = x64*x66
            else:
                if mla == "expanded":
                    s15 = x37
                    s21 = x38
                else:
                    s15 = x49
                    s21 = x50
                s17 = 0
                s23 = 0
            s18 = 0
            s24 = 0
        x75 = 3*context
        if mla == "expanded":
            x72 = x12 + x71
            x73 = x33*x72 + x51
            x74 = v_head_dim + x65
            s3 = x53*x73
            s5 = x55*x74
            s8 = x18*(width_act*(x33*(core_rerun*x72 + x72) + x47*x56) + x57*(x10 + x75))
            s12 = x18*(width_act_grad*x73 + x47*x59*x74)
        else:
            x76 = x39 + x65
            x77 = kv_lora_rank + x65
            s3 = x54*(x28*x76 + x69)
            s5 = x55*x77
            s8 = batch*(width_act*(x28*(core_rerun*x76 + x76) + x69*x7) + x62*(x24 + x75))
            s12 = batch*(width_act_grad*x69 + x27*(x0*x59*x77 + x61*x76))
        s6 = 0
        s9 = 0
        s11 = 0
    x78 = hidden + kv_lora_rank
    x80 = 2*top_k
    x81 = x0 + 1
    x82 = hidden*x81
    x83 = batch*seq
    x84 = layer_kept*(dense_layers*x78 + moe_layers*(moe_ffn*x80 + experts + x78)) + x82
    x85 = width_act*x84
    x87 = x33*x36
    x86 = heads*v_head_dim
    x88 = x86*x87
    x89 = width_act*x88
    x93 = 4*hidden
    x94 = 4*kv_lora_rank
    x96 = 4*experts
    x97 = 12*hidden
    if activations == "fused":
        if mla == "expanded":
            s16 = x88
            s22 = x89
        else:
            s16 = 0
            s22 = 0
        x79 = x78 + 3
        s14 = x83*(layer_kept*(dense_layers*x79 + moe_layers*(experts + x79 + x80*(moe_ffn + 1))) + x82 + 1)
        s20 = x83*(4*layer_kept*(moe_layers*(x80 + 3) + x43) + x85 + 4)
    elif activations == "paper":
        if mla == "expanded":
            s16 = x88
            s22 = x89
        else:
            s16 = 0
            s22 = 0
        s14 = x83*x84
        s20 = x83*x85
    else:
        if recompute in ('none', 'full'):
            s16 = 0
            s22 = 0
        else:
            if mla == "expanded":
                s16 = x88
                s22 = x89
            else:
                x98 = kv_lora_rank*x87
                s16 = x98
                s22 = width_act*x98
        x90 = moe_layers*layer_kept
        x91 = x24 + 3
        x92 = moe_ffn*(3*top_k + shared_experts)
        x95 = x94 + 12
        s14 = experts*x90 + x83*(hidden*(x0 + 2) + layer_kept*(dense_layers*(3*hidden + ffn + x91) + moe_layers*(experts + 5*top_k + x91 + x92 + x93)) + 1)
        s20 = x83*(hidden*(width_act*x81 + 4) + layer_kept*(dense_layers*(8*hidden + width_act*(ffn + x78) + x95) + moe_layers*(36*top_k + width_act*(x78 + x92) + x95 + x96 + x97)) + 4) + x90*x96
    x100 = vocab + 1
    x102 = vocab*width_act_grad
    if loss == "eager":
        x99 = vocab*x83
        x101 = x100*x83
        s4 = x83*(vocab*x66 + 8)
        s7 = 8*x99
        s10 = 8*x101
        s13 = x99*(width_act_grad + 4)
        s19 = x101
        s25 = 4*x83*(vocab + 2)
    else:
        x103 = x102*x83
        s4 = x83*(vocab*width_act + 8)
        s7 = x103
        s10 = x103
        s13 = x103
        s19 = 0
        s25 = 0
    x104 = nope_dim + v_head_dim
    x105 = x104*x47
    x106 = 2*x18
    if mla == "expanded":
        s0 = x106*(kv_lora_rank*x105 + pairs_size*x35)
    else:
        s0 = x106*(rope_dim*x19 + kv_lora_rank*(x105 + x20))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x83, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x83
        experts_hit = experts*(1 - f3)
    x108 = 3*moe_ffn
    x109 = x108*(experts + shared_experts)
    x110 = heads*x12
    x111 = experts + x39
    x112 = x111 + 2
    x113 = x110 + x112
    x114 = x109 + x113
    x115 = moe_layers*x114
    x116 = 2*vocab
    x117 = 3*ffn
    x118 = x117 + x39
    x119 = x110 + x118
    x120 = x119 + 2
    x121 = dense_layers*x120
    x122 = x116 + x121 + 1
    x123 = heads*x104
    x124 = x0*x123
    x125 = kv_lora_rank*(x0 + x124)
    x126 = hidden*(x115 + x122) + x125
    x127 = top_k + shared_experts
    x128 = x108*x127
    x129 = x110 + x128
    x130 = x111 + x129
    x131 = batch*x71
    x132 = x4*(heads + 1)
    x133 = cost_silu + 1
    x134 = 3*cost_div + 3*cost_rsqrt + x94 + 3
    x135 = 10*hidden + ffn*x133 + x134
    x136 = cost_exp + cost_div
    x137 = moe_ffn*x127
    x138 = hidden*(x80 + 11) + experts*(x136 + 3) + x133*x137 + x134
    x139 = cost_div + cost_rsqrt
    x140 = x16 + x24
    x141 = 2*experts
    x142 = 10*kv_lora_rank
    x143 = cost_silu + 5
    x144 = 4*top_k
    x145 = x118 + 2
    x146 = x139 + 14
    x147 = 14*rope_dim + 14*kv_lora_rank + x110*x146 + 28
    x148 = x0*x146
    x149 = x108*(shared_experts + experts_hit) + x113
    x150 = 2*hidden
    x151 = 9*hidden
    x152 = x24 + x86
    x153 = x117 + x152
    x154 = experts + x152
    x155 = top_k*(x108 + x150 + 1) + shared_experts*x108
    x156 = x154 + x155
    x157 = heads*(rope_dim + v_head_dim + x15)
    x158 = x157 + x25
    x159 = 6*hidden + x117 + x158
    x160 = 7*hidden
    x161 = x141 + x155 + x158 + x160
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x162 = width_param_grad*accumulating
    x163 = layer_rerun + 1
    x164 = width_param*x163
    x165 = kv_lora_rank*(heads*(x104*x162 + x104*x164) + x162 + x164)
    x166 = 3*kv_lora_rank + 2*x157 + x16
    x167 = 2*width_act
    x168 = top_k + x128 + x154
    x169 = width_param + x162
    x170 = width_param_grad + 2*width_act_grad
    x171 = 2*width_opt
    x172 = width_master + x171
    x173 = width_param_grad + x172
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x174 = width_param*(1 - f1) + x173
    x175 = x0*x174
    x176 = width_param + x172
    x177 = x110*x176
    x178 = x0*x176
    x179 = hidden + layer_kept*(dense_layers*(kv_lora_rank + x117 + x150) + moe_layers*(kv_lora_rank + moe_ffn*(top_k + 3*shared_experts) + x150*(top_k + 1)))
    values = (
        x126, hidden*(moe_layers*(x112 + x129) + x122) + x125, 0,
        hidden*x131*(dense_layers*x119 + moe_layers*x130 + vocab) + s0,
        batch*(seq*(dense_layers*(x132 + x135) + moe_layers*(x132 + x138) + vocab*x1 + cost_log + x139 + x93 + 2) + heads*x3),
        x131*(hidden*(dense_layers*(heads*(layer_rerun*x12 + x10 + x17) + 6*ffn + layer_rerun*x118 + x140) + moe_layers*(layer_rerun*x130 + 2*x110 + 6*x137 + x140 + x141) + x116) + kv_lora_rank*x124*(layer_rerun + 2)) + s1,
        x83*(dense_layers*(22*hidden + ffn*x143 + layer_rerun*x135 + x142) + moe_layers*(hidden*(x144 + 23) + layer_rerun*x138 + x137*x143 + x142 + x96) + 11*hidden + vocab*(x136 + 1)) + s2,
        0,
        hidden*(dense_layers*(42*ffn + x139*x145 + x147) + moe_layers*(14*experts + x109*x146 + x112*x139 + x147) + x116*x146 + x146) + kv_lora_rank*(x123*x148 + x148),
        width_param*(hidden*(moe_layers*x149 + x100 + x121 + x83) + x125) + x83*(8*moe_layers*top_k + width_act*(dense_layers*(x151 + x153) + moe_layers*(x156 + x97) + x150) + 8) + s3 + s4,
        x83*(12*dense_layers + 4*moe_layers*(top_k + 3) + width_act*(dense_layers*x159 + moe_layers*x161 + vocab + x150) + 4) + s5 + s6 + s7,
        dense_layers*(hidden*(width_param*(layer_rerun*x120 + x120) + x120*x162 + x83*(width_act*(9*layer_rerun + 5) + 10*width_act_grad)) + x165 + x83*(width_act*(layer_rerun*x153 + x153) + width_act_grad*(5*ffn + x166) + 12)) + moe_layers*(hidden*(width_param*(layer_rerun*x149 + x149) + x114*x162 + x83*(3*width_act_grad*(top_k + 4) + x167*(top_k*x163 + 6*layer_rerun + 3))) + x165 + x83*(width_act*(layer_rerun*x168 + x168) + width_act_grad*(top_k + 5*x137 + x141 + x166) + x144*(2*layer_rerun + 3) + 12)) + hidden*(vocab*x169 + x169 + x83*(x167 + x170)) + x131*(x102 + 6) + s8 + s9 + s10,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + x115 + x121 + 1) + x125) + x83*(dense_layers*(width_act_grad*(x153 + x160) + layer_rerun*(width_act*x159 + 12)) + moe_layers*(width_act_grad*(x151 + x156) + layer_rerun*(width_act*x161 + x144 + 12)) + hidden*x170) + s11 + s12 + s13,
        hidden*(dense_layers*(heads*(width_param*(x12 - f1*x12) + x12*x173) + width_param*(x145 - f1*x145) + x145*x173) + moe_layers*(width_param*(x114 - f1*x114) + x109*x173 + x110*x173 + x112*x173) + x116*x174 + x174) + kv_lora_rank*(x123*x175 + x175),
        hidden*(dense_layers*(x145*x176 + x177) + moe_layers*(x109*x176 + x112*x176 + x177) + x116*x176 + x176) + kv_lora_rank*(x123*x178 + x178),
        x126, width_param*x126, f1*x126, width_master*x126, 2*x126, x126*x171, x126, width_param_grad*x126,
        x83*(x179 + 1) + s14 + s15 + s16 + s17 + s18 + s19,
        x83*(width_act*x179 + 8) + s20 + s21 + s22 + s23 + s24 + s25, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x52 = 2*context
    x77 = seq*context
    if pairs == "full":
        pairs_size = x77
    elif pairs == "causal":
        pairs_size = _exact(seq*(x52 + 1 - seq), 2)
    else:
        pairs_size = _exact(x77, 2)
    x1 = pairs_size*x0
    x6 = batch*(heads*(core_rerun*(x1 + x3) + 5*pairs_size + x3) + x5)
    x7 = 2*v_head_dim
    x8 = nope_dim + rope_dim
    x9 = v_head_dim + x8
    x10 = core_rerun*x9
    x11 = x10 + x7
    x15 = 2*pairs_size
    x16 = batch*heads
    x17 = x15*x16
    x12 = 2*nope_dim
    x13 = 2*rope_dim
    x14 = x12 + x13
    x18 = x17*(x11 + x14)
    x19 = core_rerun + 2
    x20 = 2*kv_lora_rank
    x21 = rope_dim + x20
    x22 = x17*x19*x21
    if flops == "model":
        if mla == "expanded":
            s1 = x18
        else:
            s1 = x22
        s2 = x6
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x17*(3*nope_dim + x11 + x2)
            else:
                s1 = x17*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s2 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x0 + 7) + x5) + x5)
        else:
            if mla == "expanded":
                s1 = x18
            else:
                s1 = x22
            s2 = x6
    x23 = seq*heads
    x24 = batch*x23
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x26 = core_kept*x24
    x28 = context*x8
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x29 = batch*layer_kept
    x30 = heads*x29*(seq*x9 + x28)
    x31 = width_act*x30
    x32 = rope_dim + kv_lora_rank
    x33 = context*x32
    x39 = x29*(x23*(v_head_dim + x32) + x33)
    x40 = width_act*x39
    x41 = seq*x8
    x42 = context*x9 + x41
    x43 = width_act*x16
    x44 = width_act*x24
    x45 = seq*width_act_grad
    x46 = seq*v_head_dim
    x47 = width_act*core_rerun
    x49 = batch*width_act
    x50 = width_act_grad*x23
    x57 = 2*seq
    if attention == "flash":
        x27 = 4*core_kept
        x34 = x29*(x21*x23 + x33)
        x35 = width_act*x34
        if activations == "fused":
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x34
                s16 = x35
            s13 = x26
            s18 = x24*x27
        elif activations == "paper":
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x34
                s16 = x35
            s13 = 0
            s18 = 0
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept + layer_kept
                if mla == "expanded":
                    x37 = x16*(seq*(core_kept*x8 + layer_kept*x9) + x28*x36)
                    s11 = x37
                    s16 = width_act*x37
                else:
                    x38 = batch*(heads*(seq*(rope_dim*x36 + kv_lora_rank*(core_kept + 2*layer_kept)) + core_kept*x33) + layer_kept*x33)
                    s11 = x38
                    s16 = width_act*x38
                s13 = core_kept*(x24 + 3)
                s18 = x27*(x24 + 6)
            else:
                if mla == "expanded":
                    s11 = x30
                    s16 = x31
                else:
                    s11 = x39
                    s16 = x40
                s13 = 0
                s18 = 0
        if mla == "expanded":
            s3 = x42*x43
            s4 = v_head_dim*x44
            s6 = x16*(width_act*(seq*(v_head_dim + x4*x8) + context*(x10 + x9)) + x45*x7)
            s9 = x16*(width_act_grad*x42 + x46*x47)
        else:
            x48 = x32*(context + x23)
            s3 = x48*x49
            s4 = kv_lora_rank*x44
            s6 = batch*(width_act*(x23*(rope_dim*x4 + kv_lora_rank*x19) + x33*x4) + x20*x50)
            s9 = batch*(kv_lora_rank*x23*x47 + width_act_grad*x48)
        x25 = 4*x24
        s5 = x25
        s7 = 8*x24
        s8 = x25*x4
        s14 = 0
        s19 = 0
    else:
        x51 = context*x26
        x55 = context*x21
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x39
                s16 = x40
            s13 = 0
            s14 = x51
            s18 = 0
            s19 = width_act*x51
        else:
            if recompute in ('none', 'full'):
                x53 = layer_kept*x46
                if mla == "expanded":
                    x54 = x16*(core_kept*x42 + x53)
                    s11 = x54
                    s16 = width_act*x54
                else:
                    x56 = x16*(core_kept*(seq*x32 + x55) + x53)
                    s11 = x56
                    s16 = width_act*x56
                s13 = x26*x52
                s18 = x51*(width_act + 4)
            else:
                if mla == "expanded":
                    s11 = x30
                    s16 = x31
                else:
                    s11 = x39
                    s16 = x40
                s13 = 0
                s18 = 0
            s14 = 0
            s19 = 0
        x61 = 3*context
        if mla == "expanded":
            x58 = x57 + x9
            x59 = context*x58 + x41
            x60 = v_head_dim + x52
            s3 = x43*x59
            s4 = x44*x60
            s6 = x16*(width_act*(context*(core_rerun*x58 + x58) + x4*x41) + x45*(x61 + x7))
            s9 = x16*(seq*x47*x60 + width_act_grad*x59)
        else:
            x62 = x32 + x52
            x63 = kv_lora_rank + x52
            s3 = x49*(x23*x62 + x55)
            s4 = x44*x63
            s6 = batch*(width_act*(x23*(core_rerun*x62 + x62) + x4*x55) + x50*(x20 + x61))
            s9 = batch*(width_act_grad*x55 + x23*(width_act_grad*x62 + x47*x63))
        s5 = 0
        s7 = 0
        s8 = 0
    x64 = hidden + kv_lora_rank
    x65 = batch*seq
    x66 = kv_lora_rank*layer_kept
    x67 = hidden*(layer_kept + 1) + x66
    x68 = width_act*x67
    x69 = heads*v_head_dim
    x70 = context*x29*x69
    x71 = width_act*x70
    x72 = 4*kv_lora_rank
    if activations == "fused":
        if mla == "expanded":
            s12 = x70
            s17 = x71
        else:
            s12 = 0
            s17 = 0
        s10 = x65*(hidden + layer_kept*(x64 + 3))
        s15 = x65*(12*layer_kept + x68)
    elif activations == "paper":
        if mla == "expanded":
            s12 = x70
            s17 = x71
        else:
            s12 = 0
            s17 = 0
        s10 = x65*x67
        s15 = x65*x68
    else:
        if recompute in ('none', 'full'):
            s12 = 0
            s17 = 0
        else:
            if mla == "expanded":
                s12 = x70
                s17 = x71
            else:
                x73 = context*x66
                s12 = batch*x73
                s17 = x49*x73
        s10 = x65*(hidden + layer_kept*(3*hidden + ffn + x20 + 3))
        s15 = x65*(hidden*width_act + layer_kept*(8*hidden + width_act*(ffn + x64) + x72 + 12))
    x74 = nope_dim + v_head_dim
    x75 = seq*x74
    x76 = 2*x16
    if mla == "expanded":
        s0 = x76*(kv_lora_rank*x75 + pairs_size*x9)
    else:
        s0 = x76*(rope_dim*pairs_size + kv_lora_rank*(x15 + x75))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x78 = 3*ffn
    x79 = x32 + x78
    x80 = heads*x9 + x79
    x81 = x80 + 2
    x82 = heads*x74
    x83 = hidden*x81 + kv_lora_rank*(x82 + 1)
    x84 = batch*x57
    x85 = 10*hidden + ffn*(cost_silu + 1) + 3*cost_div + 3*cost_rsqrt + x72 + 3
    x86 = width_param*x83
    x87 = x20 + x69 + x78
    x88 = heads*(rope_dim + v_head_dim + x12)
    x89 = width_act*(6*hidden + x21 + x78 + x88) + 12
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x90 = width_param_grad*accumulating
    x91 = width_param*(layer_rerun + 1)
    x92 = width_param_grad*x83
    x93 = 2*x83
    x94 = seq*x29*(2*hidden + kv_lora_rank + x78)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x83, x83, 0, hidden*x80*x84 + s0, batch*(seq*(x2*(heads + 1) + x85) + heads*x1),
        x84*(hidden*(heads*(layer_rerun*x9 + x14 + x7) + 6*ffn + layer_rerun*x79 + x13 + x20) + kv_lora_rank*x82*(layer_rerun + 2)) + s1,
        x65*(22*hidden + 10*kv_lora_rank + ffn*(cost_silu + 5) + layer_rerun*x85) + s2, 0, 0,
        seq*x49*(9*hidden + x87) + x86 + s3, x65*x89 + s4 + s5,
        hidden*(width_param*(layer_rerun*x81 + x81) + x65*(width_act*(9*layer_rerun + 5) + 10*width_act_grad) + x81*x90) + kv_lora_rank*(heads*(x74*x90 + x74*x91) + x90 + x91) + x65*(width_act*(layer_rerun*x87 + x87) + width_act_grad*(3*kv_lora_rank + 5*ffn + x13 + 2*x88) + 12) + s6 + s7,
        x65*(width_act_grad*(7*hidden + x87) + layer_rerun*x89) + x92 + s8 + s9, 0, 0, x83, x86, f1*x83,
        width_master*x83, x93, width_opt*x93, x83, x92, x94 + s10 + s11 + s12 + s13 + s14,
        width_act*x94 + s15 + s16 + s17 + s18 + s19, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = cost_exp + cost_div
    x1 = x0 + 4
    x3 = 3*rope_dim
    x4 = seq*x3
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x5 = core_rerun + 1
    x6 = x4*x5
    x52 = 2*context
    x85 = seq*context
    if pairs == "full":
        pairs_size = x85
    elif pairs == "causal":
        pairs_size = _exact(seq*(x52 + 1 - seq), 2)
    else:
        pairs_size = _exact(x85, 2)
    x2 = pairs_size*x1
    x7 = batch*(heads*(core_rerun*(x2 + x4) + 5*pairs_size + x4) + x6)
    x10 = 2*v_head_dim
    x11 = nope_dim + rope_dim
    x12 = v_head_dim + x11
    x13 = core_rerun*x12
    x14 = x10 + x13
    x15 = 2*pairs_size
    x16 = batch*heads
    x17 = x15*x16
    x8 = 2*nope_dim
    x9 = 2*rope_dim
    x18 = x17*(x14 + x8 + x9)
    x19 = core_rerun + 2
    x20 = 2*kv_lora_rank
    x21 = rope_dim + x20
    x22 = x17*x19*x21
    if flops == "model":
        if mla == "expanded":
            s1 = x18
        else:
            s1 = x22
        s2 = x7
    else:
        if attention == "flash":
            if mla == "expanded":
                s1 = x17*(3*nope_dim + x14 + x3)
            else:
                s1 = x17*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s2 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x1 + 7) + x6) + x6)
        else:
            if mla == "expanded":
                s1 = x18
            else:
                s1 = x22
            s2 = x7
    x23 = seq*heads
    x24 = batch*x23
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x26 = core_kept*x24
    x28 = context*x11
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x29 = batch*layer_kept
    x30 = heads*x29*(seq*x12 + x28)
    x31 = width_act*x30
    x32 = rope_dim + kv_lora_rank
    x33 = context*x32
    x39 = x29*(x23*(v_head_dim + x32) + x33)
    x40 = width_act*x39
    x41 = seq*x11
    x42 = context*x12 + x41
    x43 = width_act*x16
    x44 = width_act*x24
    x45 = seq*width_act_grad
    x46 = seq*v_head_dim
    x47 = width_act*core_rerun
    x49 = batch*width_act
    x50 = width_act_grad*x23
    x57 = 2*seq
    if attention == "flash":
        x27 = 4*core_kept
        x34 = x29*(x21*x23 + x33)
        x35 = width_act*x34
        if activations == "fused":
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x34
                s16 = x35
            s13 = x26
            s18 = x24*x27
        elif activations == "paper":
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x34
                s16 = x35
            s13 = 0
            s18 = 0
        else:
            if recompute in ('none', 'full'):
                x36 = core_kept + layer_kept
                if mla == "expanded":
                    x37 = x16*(seq*(core_kept*x11 + layer_kept*x12) + x28*x36)
                    s11 = x37
                    s16 = width_act*x37
                else:
                    x38 = batch*(heads*(seq*(rope_dim*x36 + kv_lora_rank*(core_kept + 2*layer_kept)) + core_kept*x33) + layer_kept*x33)
                    s11 = x38
                    s16 = width_act*x38
                s13 = core_kept*(x24 + 3)
                s18 = x27*(x24 + 6)
            else:
                if mla == "expanded":
                    s11 = x30
                    s16 = x31
                else:
                    s11 = x39
                    s16 = x40
                s13 = 0
                s18 = 0
        if mla == "expanded":
            s3 = x42*x43
            s4 = v_head_dim*x44
            s6 = x16*(width_act*(seq*(v_head_dim + x11*x5) + context*(x12 + x13)) + x10*x45)
            s9 = x16*(width_act_grad*x42 + x46*x47)
        else:
            x48 = x32*(context + x23)
            s3 = x48*x49
            s4 = kv_lora_rank*x44
            s6 = batch*(width_act*(x23*(rope_dim*x5 + kv_lora_rank*x19) + x33*x5) + x20*x50)
            s9 = batch*(kv_lora_rank*x23*x47 + width_act_grad*x48)
        x25 = 4*x24
        s5 = x25
        s7 = 8*x24
        s8 = x25*x5
        s14 = 0
        s19 = 0
    else:
        x51 = context*x26
        x55 = context*x21
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s11 = x30
                s16 = x31
            else:
                s11 = x39
                s16 = x40
            s13 = 0
            s14 = x51
            s18 = 0
            s19 = width_act*x51
        else:
            if recompute in ('none', 'full'):
                x53 = layer_kept*x46
                if mla == "expanded":
                    x54 = x16*(core_kept*x42 + x53)
                    s11 = x54
                    s16 = width_act*x54
                else:
                    x56 = x16*(core_kept*(seq*x32 + x55) + x53)
                    s11 = x56
                    s16 = width_act*x56
                s13 = x26*x52
                s18 = x51*(width_act + 4)
            else:
                if mla == "expanded":
                    s11 = x30
                    s16 = x31
                else:
                    s11 = x39
                    s16 = x40
                s13 = 0
                s18 = 0
            s14 = 0
            s19 = 0
        x61 = 3*context
        if mla == "expanded":
            x58 = x12 + x57
            x59 = context*x58 + x41
            x60 = v_head_dim + x52
            s3 = x43*x59
            s4 = x44*x60
            s6 = x16*(width_act*(context*(core_rerun*x58 + x58) + x41*x5) + x45*(x10 + x61))
            s9 = x16*(seq*x47*x60 + width_act_grad*x59)
        else:
            x62 = x32 + x52
            x63 = kv_lora_rank + x52
            s3 = x49*(x23*x62 + x55)
            s4 = x44*x63
            s6 = batch*(width_act*(x23*(core_rerun*x62 + x62) + x5*x55) + x50*(x20 + x61))
            s9 = batch*(width_act_grad*x55 + x23*(width_act_grad*x62 + x47*x63))
        s5 = 0
        s7 = 0
        s8 = 0
    x64 = 2*top_k
    x65 = hidden + kv_lora_rank
    x66 = experts + x65
    x67 = batch*seq
    x68 = 8*top_k
    x69 = moe_ffn*x64 + x66
    x70 = hidden*width_act
    x72 = context*x29
    x71 = heads*v_head_dim
    x73 = x71*x72
    x74 = width_act*x73
    x78 = 4*experts
    x79 = 4*kv_lora_rank
    x80 = 12*hidden
    if activations == "fused":
        if mla == "expanded":
            s12 = x73
            s17 = x74
        else:
            s12 = 0
            s17 = 0
        s10 = x67*(hidden + layer_kept*(x64*(moe_ffn + 1) + x66 + 3))
        s15 = x67*(layer_kept*(width_act*x69 + x68 + 12) + x70)
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
                x81 = kv_lora_rank*x72
                s12 = x81
                s17 = width_act*x81
        x76 = experts*layer_kept
        x77 = moe_ffn*(3*top_k + shared_experts)
        s10 = x67*(hidden + layer_kept*(4*hidden + experts + 5*top_k + x20 + x77 + 3)) + x76
        s15 = x67*(layer_kept*(36*top_k + width_act*(x65 + x77) + x78 + x79 + x80 + 12) + x70) + 4*x76
    x82 = nope_dim + v_head_dim
    x83 = seq*x82
    x84 = 2*x16
    if mla == "expanded":
        s0 = x84*(kv_lora_rank*x83 + pairs_size*x12)
    else:
        s0 = x84*(rope_dim*pairs_size + kv_lora_rank*(x15 + x83))
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
    x86 = 3*moe_ffn
    x87 = heads*x12
    x88 = x32 + x87
    x89 = experts + x88 + 2
    x90 = x86*(experts + shared_experts) + x89
    x91 = heads*x82
    x92 = kv_lora_rank*(x91 + 1)
    x93 = hidden*x90 + x92
    x94 = top_k + shared_experts
    x95 = experts + x86*x94
    x96 = x88 + x95
    x97 = batch*x57
    x98 = moe_ffn*x94
    x99 = hidden*(x64 + 11) + experts*(x0 + 3) + 3*cost_div + 3*cost_rsqrt + x79 + x98*(cost_silu + 1) + 3
    x100 = 2*experts
    x101 = x100 + x9
    x102 = 4*top_k
    x103 = x86*(shared_experts + experts_hit) + x89
    x104 = x20 + x71
    x105 = 2*hidden
    x106 = top_k*(x105 + x86 + 1) + shared_experts*x86
    x107 = experts + x104 + x106
    x108 = heads*(rope_dim + v_head_dim + x8)
    x109 = width_act*(7*hidden + x100 + x106 + x108 + x21) + x102 + 12
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x110 = width_param_grad*accumulating
    x111 = layer_rerun + 1
    x112 = width_param*x111
    x113 = top_k + x104 + x95
    x114 = width_param_grad*x93
    x115 = 2*x93
    x116 = layer_kept*x67*(kv_lora_rank + moe_ffn*(top_k + 3*shared_experts) + x105*(top_k + 1))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x93, hidden*(x96 + 2) + x92, 0, hidden*x96*x97 + s0, batch*(seq*(x3*(heads + 1) + x99) + heads*x2),
        x97*(hidden*(layer_rerun*x96 + x101 + x20 + 2*x87 + 6*x98) + kv_lora_rank*x91*(layer_rerun + 2)) + s1,
        x67*(hidden*(x102 + 23) + 10*kv_lora_rank + layer_rerun*x99 + x78 + x98*(cost_silu + 5)) + s2, 0, 0,
        width_param*(hidden*x103 + x92) + x67*(width_act*(x107 + x80) + x68) + s3, x109*x67 + s4 + s5,
        hidden*(width_param*(layer_rerun*x103 + x103) + x110*x90 + x67*(2*width_act*(top_k*x111 + 6*layer_rerun + 3) + 3*width_act_grad*(top_k + 4))) + kv_lora_rank*(heads*(x110*x82 + x112*x82) + x110 + x112) + x67*(width_act*(layer_rerun*x113 + x113) + width_act_grad*(3*kv_lora_rank + top_k + x101 + 2*x108 + 5*x98) + x102*(2*layer_rerun + 3) + 12) + s6 + s7,
        x114 + x67*(width_act_grad*(9*hidden + x107) + layer_rerun*x109) + s8 + s9, 0, 0, x93, width_param*x93,
        f1*x93, width_master*x93, x115, width_opt*x115, x93, x114, x116 + s10 + s11 + s12 + s13 + s14,
        width_act*x116 + s15 + s16 + s17 + s18 + s19, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x16 = rope_dim + kv_lora_rank + 2
    x17 = 3*ffn + x16
    x18 = x15 + 14
    x19 = nope_dim + v_head_dim
    x20 = rope_dim + x19
    x21 = heads*x20
    x22 = 14*rope_dim + 14*kv_lora_rank + x18*x21 + 28
    x23 = experts + x16
    x24 = 3*moe_ffn*(experts + shared_experts)
    x25 = dense_layers + moe_layers
    x26 = x18*x25
    x27 = heads*x19
    x28 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x29 = width_param + width_param_grad*accumulating
    x30 = 2*width_act_grad
    x31 = width_master + 2*width_opt
    x32 = width_param_grad + x31
    x33 = x20*x32
    x34 = x21 + x23 + x24
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x35 = width_param*(1 - f1) + x32
    x36 = x25*x35
    x37 = width_param + x31
    x38 = x21*x37
    x39 = x25*x37
    x40 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(dense_layers*(42*ffn + x15*x17 + x22) + moe_layers*(14*experts + x15*x23 + x18*x24 + x22) + x11*x18 + x18) + kv_lora_rank*(x26 + x26*x27),
        hidden*(width_param*(x0 + x6) + x0*x28) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x29 + x0*(width_param_grad + x28 + x30) + x29) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x30) + s3,
        hidden*(dense_layers*(heads*(width_param*(x20 - f1*x20) + x33) + width_param*(x17 - f1*x17) + x17*x32) + moe_layers*(heads*x33 + width_param*(x34 - f1*x34) + x23*x32 + x24*x32) + x11*x35 + x35) + kv_lora_rank*(x27*x36 + x36),
        hidden*(dense_layers*(x17*x37 + x38) + moe_layers*(x23*x37 + x24*x37 + x38) + x11*x37 + x37) + kv_lora_rank*(x27*x39 + x39),
        x13, width_param*x13, f1*x13, width_master*x13, x40, width_opt*x40, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x83 = 2*context
    x126 = seq*context
    if pairs == "full":
        pairs_size = x126
    elif pairs == "causal":
        pairs_size = _exact(seq*(x83 + 1 - seq), 2)
    else:
        pairs_size = _exact(x126, 2)
    x4 = pairs_size*x1 + x3
    x7 = batch*(heads*(core_rerun*x4 + 5*pairs_size + x3) + x6)
    x9 = 2*v_head_dim
    x10 = nope_dim + rope_dim
    x11 = v_head_dim + x10
    x12 = core_rerun*x11
    x13 = x12 + x9
    x14 = 2*batch*pairs_size
    x15 = heads*x14
    x8 = 2*rope_dim
    x16 = x15*(2*nope_dim + x13 + x8)
    x17 = core_rerun + 2
    x18 = 2*kv_lora_rank
    x19 = rope_dim + x18
    x20 = x15*x19
    x21 = x17*x20
    if flops == "model":
        if mla == "expanded":
            s33 = x16
        else:
            s33 = x21
        s34 = x7
    else:
        if attention == "flash":
            if mla == "expanded":
                s33 = x15*(3*nope_dim + x13 + x2)
            else:
                s33 = x15*(rope_dim*(core_rerun + 3) + kv_lora_rank*(2*core_rerun + 5))
            s34 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x1 + 7) + x6) + x6)
        else:
            if mla == "expanded":
                s33 = x16
            else:
                s33 = x21
            s34 = x7
    x22 = batch*seq
    x23 = batch*context
    x24 = 4*x22
    x25 = heads*x24
    x26 = 8*x22
    x27 = heads*x22
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x28 = core_kept*x27
    x29 = core_kept*x25
    x30 = heads*v_head_dim
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x31 = layer_kept*x22
    x32 = x30*x31
    x33 = width_act*x32
    x34 = kv_lora_rank*x31
    x37 = heads*x10
    x38 = x23*x37
    x39 = core_kept*x38
    x40 = width_act*x39
    x41 = x22*x37
    x42 = core_kept*x41
    x43 = width_act*x42
    x44 = rope_dim + kv_lora_rank
    x46 = heads*core_kept
    x45 = x23*x44
    x47 = x45*x46
    x48 = width_act*x47
    x49 = x28*x44
    x50 = width_act*x49
    x51 = x31*x37
    x52 = width_act*x51
    x53 = layer_kept*x38
    x54 = width_act*x53
    x55 = seq*x10
    x57 = batch*width_act
    x58 = heads*x57
    x59 = width_act*x22
    x60 = x30*x59
    x61 = width_act_grad*x27
    x62 = batch*width_act_grad
    x63 = heads*x62
    x64 = x23*x30
    x65 = width_act_grad*x64
    x66 = heads*x31*x44
    x67 = width_act*x66
    x68 = layer_kept*x45
    x69 = width_act*x68
    x70 = seq*heads
    x72 = kv_lora_rank*x22
    x73 = width_act*x72
    x79 = kv_lora_rank*x23
    if attention == "flash":
        x35 = heads*x34
        x36 = width_act*x35
        if activations == "fused":
            if mla == "expanded":
                s44 = x32
                s45 = x33
                s46 = v_head_dim
            else:
                s44 = x35
                s45 = x36
                s46 = kv_lora_rank
            s47 = x28
            s48 = x29
            s49 = x22
            s50 = heads
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
            s72 = 0
        elif activations == "paper":
            if mla == "expanded":
                s44 = x32
                s45 = x33
                s46 = v_head_dim
            else:
                s44 = x35
                s45 = x36
                s46 = kv_lora_rank
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
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
            s72 = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    s44 = x32
                    s45 = x33
                    s46 = v_head_dim
                    s62 = x39
                    s63 = x40
                    s66 = x10
                    s67 = x42
                    s68 = x43
                else:
                    s44 = x35
                    s45 = x36
                    s46 = kv_lora_rank
                    s62 = x47
                    s63 = x48
                    s66 = x44
                    s67 = x49
                    s68 = x50
                s47 = x28
                s48 = x29
                s49 = x22
                s50 = heads
                s64 = x23
                s65 = heads
                s69 = x22
                s70 = 3*core_kept
                s71 = 24*core_kept
                s72 = 3
            else:
                s44 = x32
                s45 = x33
                s46 = v_head_dim
                s47 = 0
                s48 = 0
                s49 = 0
                s50 = 0
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
                s72 = 0
        if mla == "expanded":
            x56 = context*x11 + x55
            s10 = x51
            s11 = x52
            s14 = x10
            s23 = x53
            s24 = x54
            s26 = heads
            s35 = x56*x58
            s36 = x60
            s38 = x58*(seq*(v_head_dim + x10*x5) + context*(x11 + x12))
            s39 = x61*x9
            s42 = x56*x63
            s43 = core_rerun*x60
            s57 = x64
            s58 = x65
            s59 = x23
            s60 = heads
            s61 = v_head_dim
        else:
            x71 = x44*(context + x70)
            x74 = heads*x73
            s10 = x66
            s11 = x67
            s14 = x44
            s23 = x68
            s24 = x69
            s26 = 1
            s35 = x57*x71
            s36 = x74
            s38 = x57*(context*x44*x5 + x70*(rope_dim*x5 + kv_lora_rank*x17))
            s39 = x18*x61
            s42 = x62*x71
            s43 = core_rerun*x74
            s57 = 0
            s58 = 0
            s59 = 0
            s60 = 0
            s61 = 0
        s12 = x22
        s13 = heads
        s25 = x23
        s37 = x25
        s40 = x25*x5
        s41 = heads*x26
        s73 = 0
        s74 = 0
        s75 = 0
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
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
    else:
        x76 = context*x28
        x77 = width_act*x76
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s10 = x51
                s11 = x52
                s14 = x10
                s23 = x53
                s24 = x54
                s26 = heads
            else:
                s10 = x66
                s11 = x67
                s14 = x44
                s23 = x68
                s24 = x69
                s26 = 1
            s12 = x22
            s13 = heads
            s25 = x23
            s73 = x76
            s74 = x77
            s75 = batch
            s76 = heads
            s77 = seq
            s78 = context
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
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    x78 = core_kept*x64
                    s85 = x42
                    s86 = x43
                    s90 = x10
                    s91 = x39
                    s92 = x40
                    s94 = x78
                    s95 = width_act*x78
                    s96 = v_head_dim
                else:
                    x80 = x46*x79
                    s85 = x49
                    s86 = x50
                    s90 = x44
                    s91 = x47
                    s92 = x48
                    s94 = x80
                    s95 = width_act*x80
                    s96 = kv_lora_rank
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s23 = 0
                s24 = 0
                s25 = 0
                s26 = 0
                s87 = batch
                s88 = heads
                s89 = seq
                s93 = context
                s97 = x76
                s98 = context*x29
                s99 = x77
            else:
                if mla == "expanded":
                    s10 = x51
                    s11 = x52
                    s14 = x10
                    s23 = x53
                    s24 = x54
                    s26 = heads
                else:
                    s10 = x66
                    s11 = x67
                    s14 = x44
                    s23 = x68
                    s24 = x69
                    s26 = 1
                s12 = x22
                s13 = heads
                s25 = x23
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
            s73 = 0
            s74 = 0
            s75 = 0
            s76 = 0
            s77 = 0
            s78 = 0
        x84 = width_act*x27
        x86 = 3*context
        if mla == "expanded":
            x81 = 2*seq + x11
            x82 = context*x81 + x55
            x85 = x84*(v_head_dim + x83)
            s35 = x58*x82
            s36 = x85
            s38 = x58*(context*(core_rerun*x81 + x81) + x5*x55)
            s39 = x61*(x86 + x9)
            s42 = x63*x82
            s43 = core_rerun*x85
            s57 = x64
            s58 = x65
            s60 = heads
            s61 = v_head_dim
        else:
            x87 = context*x19
            x88 = x44 + x83
            x89 = x70*x88 + x87
            x90 = x84*(kv_lora_rank + x83)
            s35 = x57*x89
            s36 = x90
            s38 = x57*(x5*x87 + x70*(core_rerun*x88 + x88))
            s39 = x61*(x18 + x86)
            s42 = x62*x89
            s43 = core_rerun*x90
            s57 = x79
            s58 = width_act_grad*x79
            s60 = 1
            s61 = kv_lora_rank
        x75 = context*x27
        s37 = 0
        s40 = 0
        s41 = 0
        s44 = x32
        s45 = x33
        s46 = v_head_dim
        s47 = 0
        s48 = 0
        s49 = 0
        s50 = 0
        s59 = x23
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
        s72 = 0
        s79 = x75
        s80 = width_act_grad*x75
        s81 = batch
        s82 = heads
        s83 = seq
        s84 = context
    x91 = hidden*x22
    x92 = width_act*x91
    x93 = 4*x31
    x94 = width_act*x34
    x95 = layer_kept*x91
    x96 = layer_kept*x92
    x97 = experts*layer_kept
    x98 = x22*x97
    x99 = width_act*x98
    x100 = top_k*x31
    x101 = top_k*x93
    x102 = top_k*x22
    x103 = moe_ffn*top_k
    x104 = x103*x31
    x105 = width_act*x104
    x106 = layer_kept*x64
    x107 = width_act*x106
    x109 = 4*hidden
    x110 = 4*kv_lora_rank
    x111 = ffn*x31
    x112 = width_act*x111
    x113 = 3*top_k
    x114 = 2*top_k
    x115 = moe_ffn*x114
    x117 = moe_ffn*shared_experts
    x118 = x117*x31
    x119 = width_act*x118
    if activations == "fused":
        if mla == "expanded":
            s27 = x106
            s28 = x107
            s29 = x23
            s30 = heads
            s31 = v_head_dim
        else:
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
        s0 = x91
        s1 = x92
        s2 = x31
        s3 = x93
        s4 = x22
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s15 = x34
        s16 = x94
        s17 = x22
        s18 = kv_lora_rank
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s100 = x95
        s101 = x96
        s102 = hidden
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = x98
        s107 = x99
        s108 = experts
        s109 = x100
        s110 = x101
        s111 = x22
        s112 = top_k
        s113 = 0
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = x102
        s120 = x104
        s121 = x105
        s122 = x102
        s123 = moe_ffn
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
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = 0
        s140 = x91
        s141 = x92
        s142 = x24
        s143 = 0
        s144 = 0
        s145 = 0
    elif activations == "paper":
        if mla == "expanded":
            s27 = x106
            s28 = x107
            s29 = x23
            s30 = heads
            s31 = v_head_dim
        else:
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
        s0 = x91
        s1 = x92
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s15 = x34
        s16 = x94
        s17 = x22
        s18 = kv_lora_rank
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s100 = x95
        s101 = x96
        s102 = hidden
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = x98
        s107 = x99
        s108 = experts
        s109 = 0
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = 0
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = 0
        s120 = x104
        s121 = x105
        s122 = x102
        s123 = moe_ffn
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
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = 0
        s140 = x91
        s141 = x92
        s142 = 0
        s143 = 0
        s144 = 0
        s145 = 0
    else:
        if recompute in ('none', 'full'):
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
        else:
            if mla == "expanded":
                s27 = x106
                s28 = x107
                s30 = heads
                s31 = v_head_dim
            else:
                x120 = layer_kept*x79
                s27 = x120
                s28 = width_act*x120
                s30 = 1
                s31 = kv_lora_rank
            s29 = x23
        x108 = 1 - layer_kept
        x116 = x115*x31
        s0 = x108*x91
        s1 = x108*x92
        s2 = x31
        s3 = x93
        s4 = x22
        s5 = x95
        s6 = x109*x31
        s7 = x22
        s8 = hidden
        s9 = x96
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = x34
        s20 = x110*x31
        s21 = kv_lora_rank
        s22 = x94
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = x111
        s104 = x112
        s105 = ffn
        s106 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = x98
        s114 = x24*x97
        s115 = experts
        s116 = x100
        s117 = 8*x100
        s118 = top_k
        s119 = 0
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = x101
        s125 = x102
        s126 = x113*x31
        s127 = 24*x100
        s128 = 3
        s129 = x97
        s130 = 4*x97
        s131 = x116
        s132 = width_act*x116
        s133 = moe_ffn
        s134 = 2
        s135 = x104
        s136 = x105
        s137 = x118
        s138 = x119
        s139 = x117
        s140 = 0
        s141 = 0
        s142 = x24
        s143 = x91
        s144 = x109*x22
        s145 = x92
    x121 = vocab*x22
    x122 = width_act_grad*x121
    if loss == "eager":
        s146 = vocab*x26
        s147 = vocab*x24
        s148 = 0
        s149 = x26
        s150 = x121
        s151 = x22
        s152 = vocab
    else:
        s146 = 0
        s147 = 0
        s148 = x122
        s149 = 0
        s150 = 0
        s151 = 0
        s152 = 0
    x123 = heads*x11
    x124 = width_act_grad*x41
    if mla == "expanded":
        s32 = x123*x14
        s51 = x41
        s52 = x124
        s53 = x10
        s54 = x38
        s55 = width_act_grad*x38
        s56 = heads
    else:
        x125 = x27*x44
        s32 = x20
        s51 = x125
        s52 = width_act_grad*x125
        s53 = x44
        s54 = x45
        s55 = width_act_grad*x45
        s56 = 1
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x102, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x22
        experts_hit = experts*(1 - f4)
    x127 = cost_div + cost_rsqrt
    x128 = x127 + 1
    x129 = x109 + x128
    x130 = x129*x22
    x131 = 10*hidden
    x132 = x22*(layer_rerun*x129 + x131)
    x133 = hidden*width_param
    x134 = width_act_grad*x91
    x135 = layer_rerun + 1
    x136 = x135*x92
    x137 = x133*x135
    x138 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x139 = accumulating*x138
    x140 = hidden*layer_rerun
    x141 = x140*x59
    x142 = layer_rerun*x24
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x143 = hidden*f1
    x144 = hidden*width_master
    x145 = 2*hidden
    x146 = width_opt*x145
    x147 = x145*x41
    x148 = layer_rerun + 2
    x149 = x145*x148
    x150 = x149*x41
    x151 = x133*x37
    x152 = width_act*x41
    x153 = 2*x124
    x154 = x137*x37
    x155 = x139*x37
    x156 = x138*x37
    x157 = layer_rerun*x152
    x158 = hidden*x37
    x159 = x143*x37
    x160 = x144*x37
    x161 = x145*x37
    x162 = x146*x37
    x163 = x145*x44
    x164 = x163*x22
    x165 = x110 + x128
    x166 = x165*x22
    x167 = x148*x164
    x168 = x22*(10*kv_lora_rank + layer_rerun*x165)
    x169 = hidden + kv_lora_rank
    x170 = x169*x59
    x171 = hidden*x44
    x172 = kv_lora_rank + x171
    x173 = width_param*x172
    x174 = x19*x59
    x175 = width_act_grad*x22
    x176 = x175*(3*kv_lora_rank + x8)
    x177 = kv_lora_rank*x135
    x178 = width_param*(x135*x171 + x177)
    x179 = x169*x175
    x180 = x135*x170
    x181 = width_param_grad*x172
    x182 = accumulating*x181
    x183 = layer_rerun*x174
    x184 = x133*x44
    x185 = x143*x44
    x186 = x144*x44
    x187 = x138*x44
    x188 = x146*x44
    x189 = kv_lora_rank*width_param
    x190 = kv_lora_rank*f1
    x191 = kv_lora_rank*width_master
    x192 = kv_lora_rank*width_param_grad
    x193 = width_opt*x18
    x194 = width_act_grad*x72
    x195 = heads*(nope_dim + v_head_dim)
    x196 = x18*x195
    x197 = x196*x22
    x198 = x148*x197
    x199 = x189*x195
    x200 = x195*x59
    x201 = 2*x175*x195
    x202 = width_param*x177*x195
    x203 = x177*x59
    x204 = x192*x195
    x205 = accumulating*x204
    x206 = layer_rerun*x200
    x207 = kv_lora_rank*x195
    x208 = x190*x195
    x209 = x191*x195
    x210 = x193*x195
    x211 = batch*(heads*x4 + x3)
    x212 = heads*x9
    x213 = x212*x91
    x214 = x148*x213
    x215 = x133*x30
    x216 = x145*x175
    x217 = x137*x30
    x218 = x175*x30
    x219 = x135*x60
    x220 = x139*x30
    x221 = x138*x30
    x222 = hidden*x30
    x223 = x143*x30
    x224 = x144*x30
    x225 = hidden*x212
    x226 = width_opt*x225
    x227 = x22*x30
    x228 = x135*x91
    x229 = x145*x59
    x230 = layer_rerun*x229
    x231 = ffn*x109
    x232 = x22*x231
    x233 = 2*ffn
    x234 = x133*x233
    x235 = x233*x59
    x236 = x138*x233
    x237 = ffn*x145
    x238 = cost_silu + 1
    x239 = ffn*x22
    x240 = cost_silu*x135 + layer_rerun + 5
    x241 = width_act*x239
    x242 = width_act_grad*x239
    x243 = x22*x237
    x244 = ffn*x133
    x245 = ffn*x138
    x246 = hidden*ffn
    x247 = experts*x145
    x248 = x22*x247
    x249 = cost_exp + cost_div
    x250 = x249 + 3
    x251 = experts*x22
    x252 = hidden + experts
    x253 = x252*x59
    x254 = experts*x133
    x255 = 2*experts
    x256 = top_k + x255
    x257 = x256*x59
    x258 = 4*x102
    x259 = experts*x139
    x260 = experts*x138
    x261 = hidden*experts
    x262 = experts*x143
    x263 = experts*x144
    x264 = experts*x146
    x265 = 6*x91
    x266 = x103*x265
    x267 = 3*moe_ffn
    x268 = x145 + x267 + 1
    x269 = hidden + top_k*x268
    x270 = 8*x102
    x271 = x59*(hidden*(x114 + 1) + top_k*x267)
    x272 = experts_hit*x267
    x273 = top_k*x95
    x274 = top_k*x96
    x275 = moe_ffn*x247
    x276 = moe_ffn*x255
    x277 = 2*moe_ffn
    x278 = moe_ffn*experts*x109
    x279 = moe_ffn*x261
    x280 = top_k*x91
    x281 = top_k*x134
    x282 = width_act_grad*x102
    x283 = x117*x265
    x284 = x117*x22
    x285 = 3*x117
    x286 = hidden + x285
    x287 = x286*x59
    x288 = x117*x145
    x289 = 2*x117
    x290 = x109*x117
    x291 = hidden*x117
    x292 = x145*x22
    x293 = hidden*vocab
    x294 = vocab*x133
    x295 = vocab*x143
    x296 = vocab*x144
    x297 = vocab*x138
    x298 = vocab*x145
    x299 = vocab*x146
    x300 = width_act*x121
    x301 = 2*vocab
    x302 = x44 + 2
    x303 = 3*ffn + x302
    x304 = x127 + 14
    x305 = 14*rope_dim + 14*kv_lora_rank + x123*x304 + 28
    x306 = experts + x302
    x307 = x267*(experts + shared_experts)
    x308 = dense_layers + moe_layers
    x309 = x304*x308
    x310 = x123 + x303
    x311 = x123 + x306 + x307
    x312 = hidden*(dense_layers*x310 + moe_layers*x311 + x301 + 1) + kv_lora_rank*(x195*x308 + x308)
    x313 = width_master*x312
    x314 = 1 - f1
    x315 = x308*x314
    x316 = 2*width_opt*x312
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x130, _1=x132, _2=x92, _3=x133, _4=x92, _5=x24, _6=x134, _7=x136, _8=x24, _9=x137, _10=x134, _11=x139,
        _12=x138, _13=x141, _14=x142, _15=hidden, _16=x133, _17=hidden, _18=x143, _19=x144, _20=hidden, _21=hidden,
        _22=x138, _23=hidden, _24=x145, _25=x146, _26=hidden, _27=2, _28=s0, _29=s1, _30=x22, _31=hidden, _32=s2,
        _33=s3, _34=s4, _35=x91, _36=x134, _37=x22, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9,
        _45=s7, _46=s8, _47=x95, _48=x96, _49=x22, _50=hidden, _51=x147, _52=x150, _53=x92, _54=x151, _55=x152,
        _56=x153, _57=x154, _58=x134, _59=x136, _60=x155, _61=x156, _62=x157, _63=x158, _64=x151, _65=hidden,
        _66=x37, _67=x159, _68=x160, _69=hidden, _70=x37, _71=x158, _72=x156, _73=hidden, _74=x37, _75=x161,
        _76=x162, _77=hidden, _78=x37, _79=2, _80=x91, _81=x134, _82=x22, _83=hidden, _84=s10, _85=s11, _86=s12,
        _87=s13, _88=s14, _89=x164, _90=x166, _91=x167, _92=x168, _93=x170, _94=x173, _95=x174, _96=x24, _97=x176,
        _98=x178, _99=x179, _100=x180, _101=x182, _102=x181, _103=x24, _104=x183, _105=x142, _106=x171, _107=x184,
        _108=hidden, _109=x44, _110=x185, _111=x186, _112=hidden, _113=x44, _114=x171, _115=x187, _116=hidden,
        _117=x44, _118=x163, _119=x188, _120=hidden, _121=x44, _122=2, _123=kv_lora_rank, _124=x189,
        _125=kv_lora_rank, _126=x190, _127=x191, _128=kv_lora_rank, _129=kv_lora_rank, _130=x192, _131=kv_lora_rank,
        _132=x18, _133=x193, _134=kv_lora_rank, _135=2, _136=s15, _137=s16, _138=s17, _139=s18, _140=s2, _141=s3,
        _142=s4, _143=x91, _144=x134, _145=x22, _146=hidden, _147=x72, _148=x194, _149=x22, _150=kv_lora_rank,
        _151=s19, _152=s20, _153=s7, _154=s21, _155=s19, _156=s22, _157=s7, _158=s21, _159=x34, _160=x94, _161=x22,
        _162=kv_lora_rank, _163=x197, _164=x198, _165=x73, _166=x199, _167=x200, _168=x201, _169=x202, _170=x194,
        _171=x203, _172=x205, _173=x204, _174=x206, _175=x207, _176=x199, _177=kv_lora_rank, _178=x195, _179=x208,
        _180=x209, _181=kv_lora_rank, _182=x195, _183=x207, _184=x204, _185=kv_lora_rank, _186=x195, _187=x196,
        _188=x210, _189=kv_lora_rank, _190=x195, _191=2, _192=x72, _193=x194, _194=x22, _195=kv_lora_rank, _196=s23,
        _197=s24, _198=s25, _199=s26, _200=s14, _201=s27, _202=s28, _203=s29, _204=s30, _205=s31, _206=s32,
        _207=x211, _208=s33, _209=s34, _210=s35, _211=s36, _212=s37, _213=s38, _214=s39, _215=s40, _216=s41,
        _217=s42, _218=s43, _219=s44, _220=s45, _221=x22, _222=heads, _223=s46, _224=s47, _225=s48, _226=s49,
        _227=s50, _228=s51, _229=s52, _230=x22, _231=heads, _232=s53, _233=s54, _234=s55, _235=x23, _236=s56,
        _237=s53, _238=s57, _239=s58, _240=s59, _241=s60, _242=s61, _243=s62, _244=s63, _245=s64, _246=s65,
        _247=s66, _248=s67, _249=s68, _250=s69, _251=s65, _252=s66, _253=s70, _254=s71, _255=s72, _256=s73,
        _257=s74, _258=s75, _259=s76, _260=s77, _261=s78, _262=s79, _263=s80, _264=s81, _265=s82, _266=s83,
        _267=s84, _268=s79, _269=s80, _270=s81, _271=s82, _272=s83, _273=s84, _274=s85, _275=s86, _276=s87,
        _277=s88, _278=s89, _279=s90, _280=s91, _281=s92, _282=s87, _283=s88, _284=s93, _285=s90, _286=s94,
        _287=s95, _288=s87, _289=s88, _290=s93, _291=s96, _292=s97, _293=s98, _294=s87, _295=s88, _296=s89,
        _297=s93, _298=s97, _299=s99, _300=s87, _301=s88, _302=s89, _303=s93, _304=x213, _305=x214, _306=x60,
        _307=x215, _308=x92, _309=x216, _310=x217, _311=x218, _312=x219, _313=x220, _314=x221, _315=x141, _316=x222,
        _317=x215, _318=x30, _319=hidden, _320=x223, _321=x224, _322=x30, _323=hidden, _324=x222, _325=x221,
        _326=x30, _327=hidden, _328=x225, _329=x226, _330=x30, _331=hidden, _332=2, _333=x227, _334=x218, _335=x22,
        _336=heads, _337=v_head_dim, _338=x91, _339=x228, _340=x229, _341=x92, _342=x216, _343=x134, _344=x230,
        _345=x141, _346=x91, _347=x134, _348=x22, _349=hidden, _350=s100, _351=s101, _352=s17, _353=s102, _354=x130,
        _355=x132, _356=x92, _357=x133, _358=x92, _359=x24, _360=x134, _361=x136, _362=x24, _363=x137, _364=x134,
        _365=x139, _366=x138, _367=x141, _368=x142, _369=hidden, _370=x133, _371=hidden, _372=x143, _373=x144,
        _374=hidden, _375=hidden, _376=x138, _377=hidden, _378=x145, _379=x146, _380=hidden, _381=2, _382=s2,
        _383=s3, _384=s4, _385=x91, _386=x134, _387=x22, _388=hidden, _389=s5, _390=s6, _391=s7, _392=s8, _393=s5,
        _394=s9, _395=s7, _396=s8, _397=x95, _398=x96, _399=x22, _400=hidden, _401=x232, _402=x148*x232, _403=x92,
        _404=x234, _405=x235, _406=ffn*width_act_grad*x24, _407=x137*x233, _408=x134, _409=x136, _410=x139*x233,
        _411=x236, _412=layer_rerun*x235, _413=x237, _414=x234, _415=hidden, _416=x233, _417=x143*x233,
        _418=x144*x233, _419=hidden, _420=x233, _421=x237, _422=x236, _423=hidden, _424=x233, _425=x231,
        _426=width_opt*x231, _427=hidden, _428=x233, _429=2, _430=x91, _431=x134, _432=x22, _433=hidden, _434=x111,
        _435=x112, _436=x22, _437=ffn, _438=x111, _439=x112, _440=x22, _441=ffn, _442=x238*x239, _443=x239*x240,
        _444=x235, _445=x241, _446=x242, _447=x135*x235, _448=x175*x233, _449=layer_rerun*x241, _450=x239,
        _451=x242, _452=x22, _453=ffn, _454=x239, _455=x242, _456=x22, _457=ffn, _458=s103, _459=s104, _460=s7,
        _461=s105, _462=x111, _463=x112, _464=x22, _465=ffn, _466=x243, _467=x148*x243, _468=x241, _469=x244,
        _470=x92, _471=x216, _472=ffn*x137, _473=x242, _474=x135*x241, _475=ffn*x139, _476=x245, _477=x141,
        _478=x246, _479=x244, _480=ffn, _481=hidden, _482=ffn*x143, _483=ffn*x144, _484=ffn, _485=hidden, _486=x246,
        _487=x245, _488=ffn, _489=hidden, _490=x237, _491=ffn*x146, _492=ffn, _493=hidden, _494=2, _495=x239,
        _496=x242, _497=x22, _498=ffn, _499=x91, _500=x228, _501=x229, _502=x92, _503=x216, _504=x134, _505=x230,
        _506=x141, _507=x91, _508=x134, _509=x22, _510=hidden, _511=x130, _512=x132, _513=x92, _514=x133, _515=x92,
        _516=x24, _517=x134, _518=x136, _519=x24, _520=x137, _521=x134, _522=x139, _523=x138, _524=x141, _525=x142,
        _526=hidden, _527=x133, _528=hidden, _529=x143, _530=x144, _531=hidden, _532=hidden, _533=x138, _534=hidden,
        _535=x145, _536=x146, _537=hidden, _538=2, _539=s0, _540=s1, _541=x22, _542=hidden, _543=s2, _544=s3,
        _545=s4, _546=x91, _547=x134, _548=x22, _549=hidden, _550=s5, _551=s6, _552=s7, _553=s8, _554=s5, _555=s9,
        _556=s7, _557=s8, _558=x95, _559=x96, _560=x22, _561=hidden, _562=x147, _563=x150, _564=x92, _565=x151,
        _566=x152, _567=x153, _568=x154, _569=x134, _570=x136, _571=x155, _572=x156, _573=x157, _574=x158,
        _575=x151, _576=hidden, _577=x37, _578=x159, _579=x160, _580=hidden, _581=x37, _582=x158, _583=x156,
        _584=hidden, _585=x37, _586=x161, _587=x162, _588=hidden, _589=x37, _590=2, _591=x91, _592=x134, _593=x22,
        _594=hidden, _595=s10, _596=s11, _597=s12, _598=s13, _599=s14, _600=x164, _601=x166, _602=x167, _603=x168,
        _604=x170, _605=x173, _606=x174, _607=x24, _608=x176, _609=x178, _610=x179, _611=x180, _612=x182, _613=x181,
        _614=x24, _615=x183, _616=x142, _617=x171, _618=x184, _619=hidden, _620=x44, _621=x185, _622=x186,
        _623=hidden, _624=x44, _625=x171, _626=x187, _627=hidden, _628=x44, _629=x163, _630=x188, _631=hidden,
        _632=x44, _633=2, _634=kv_lora_rank, _635=x189, _636=kv_lora_rank, _637=x190, _638=x191, _639=kv_lora_rank,
        _640=kv_lora_rank, _641=x192, _642=kv_lora_rank, _643=x18, _644=x193, _645=kv_lora_rank, _646=2, _647=s15,
        _648=s16, _649=s17, _650=s18, _651=s2, _652=s3, _653=s4, _654=x91, _655=x134, _656=x22, _657=hidden,
        _658=x72, _659=x194, _660=x22, _661=kv_lora_rank, _662=s19,
        : None
    ).__defaults__ + (
        lambda
        _663=s20, _664=s7, _665=s21, _666=s19, _667=s22, _668=s7, _669=s21, _670=x34, _671=x94, _672=x22,
        _673=kv_lora_rank, _674=x197, _675=x198, _676=x73, _677=x199, _678=x200, _679=x201, _680=x202, _681=x194,
        _682=x203, _683=x205, _684=x204, _685=x206, _686=x207, _687=x199, _688=kv_lora_rank, _689=x195, _690=x208,
        _691=x209, _692=kv_lora_rank, _693=x195, _694=x207, _695=x204, _696=kv_lora_rank, _697=x195, _698=x196,
        _699=x210, _700=kv_lora_rank, _701=x195, _702=2, _703=x72, _704=x194, _705=x22, _706=kv_lora_rank, _707=s23,
        _708=s24, _709=s25, _710=s26, _711=s14, _712=s27, _713=s28, _714=s29, _715=s30, _716=s31, _717=s32,
        _718=x211, _719=s33, _720=s34, _721=s35, _722=s36, _723=s37, _724=s38, _725=s39, _726=s40, _727=s41,
        _728=s42, _729=s43, _730=s44, _731=s45, _732=x22, _733=heads, _734=s46, _735=s47, _736=s48, _737=s49,
        _738=s50, _739=s51, _740=s52, _741=x22, _742=heads, _743=s53, _744=s54, _745=s55, _746=x23, _747=s56,
        _748=s53, _749=s57, _750=s58, _751=s59, _752=s60, _753=s61, _754=s62, _755=s63, _756=s64, _757=s65,
        _758=s66, _759=s67, _760=s68, _761=s69, _762=s65, _763=s66, _764=s70, _765=s71, _766=s72, _767=s73,
        _768=s74, _769=s75, _770=s76, _771=s77, _772=s78, _773=s79, _774=s80, _775=s81, _776=s82, _777=s83,
        _778=s84, _779=s79, _780=s80, _781=s81, _782=s82, _783=s83, _784=s84, _785=s85, _786=s86, _787=s87,
        _788=s88, _789=s89, _790=s90, _791=s91, _792=s92, _793=s87, _794=s88, _795=s93, _796=s90, _797=s94,
        _798=s95, _799=s87, _800=s88, _801=s93, _802=s96, _803=s97, _804=s98, _805=s87, _806=s88, _807=s89,
        _808=s93, _809=s97, _810=s99, _811=s87, _812=s88, _813=s89, _814=s93, _815=x213, _816=x214, _817=x60,
        _818=x215, _819=x92, _820=x216, _821=x217, _822=x218, _823=x219, _824=x220, _825=x221, _826=x141, _827=x222,
        _828=x215, _829=x30, _830=hidden, _831=x223, _832=x224, _833=x30, _834=hidden, _835=x222, _836=x221,
        _837=x30, _838=hidden, _839=x225, _840=x226, _841=x30, _842=hidden, _843=2, _844=x227, _845=x218, _846=x22,
        _847=heads, _848=v_head_dim, _849=x91, _850=x228, _851=x229, _852=x92, _853=x216, _854=x134, _855=x230,
        _856=x141, _857=x91, _858=x134, _859=x22, _860=hidden, _861=s100, _862=s101, _863=s17, _864=s102, _865=x130,
        _866=x132, _867=x92, _868=x133, _869=x92, _870=x24, _871=x134, _872=x136, _873=x24, _874=x137, _875=x134,
        _876=x139, _877=x138, _878=x141, _879=x142, _880=hidden, _881=x133, _882=hidden, _883=x143, _884=x144,
        _885=hidden, _886=hidden, _887=x138, _888=hidden, _889=x145, _890=x146, _891=hidden, _892=2, _893=s2,
        _894=s3, _895=s4, _896=x91, _897=x134, _898=x22, _899=hidden, _900=s5, _901=s6, _902=s7, _903=s8, _904=s5,
        _905=s9, _906=s7, _907=s8, _908=x95, _909=x96, _910=x22, _911=hidden, _912=x248, _913=x250*x251,
        _914=x148*x248, _915=x251*(layer_rerun*x250 + 4), _916=x253, _917=x254, _918=x257, _919=x258,
        _920=x175*x256, _921=experts*x137, _922=x175*x252, _923=x135*x253, _924=x259, _925=x260, _926=x258,
        _927=layer_rerun*x257, _928=layer_rerun*x258, _929=x261, _930=x254, _931=hidden, _932=experts, _933=x262,
        _934=x263, _935=hidden, _936=experts, _937=x261, _938=x260, _939=hidden, _940=experts, _941=x247, _942=x264,
        _943=hidden, _944=experts, _945=2, _946=s106, _947=s107, _948=s17, _949=s108, _950=s109, _951=s110,
        _952=s111, _953=s112, _954=x91, _955=x134, _956=x22, _957=hidden, _958=x251, _959=width_act_grad*x251,
        _960=x22, _961=experts, _962=s5, _963=s6, _964=s7, _965=s8, _966=s113, _967=s114, _968=s7, _969=s115,
        _970=s116, _971=s117, _972=s7, _973=s118, _974=x102*(moe_ffn*x238 + x145), _975=x266,
        _976=x102*(moe_ffn*x240 + x149), _977=x148*x266, _978=x269*x59, _979=x270, _980=x271, _981=x133*x272,
        _982=x175*(hidden*(x113 + 1) + 5*x103), _983=x59*(top_k*(layer_rerun*x268 + x268) + x140), _984=x135*x270,
        _985=x175*x269, _986=x137*x272, _987=x259*x267, _988=x260*x267, _989=layer_rerun*x271, _990=x273, _991=x274,
        _992=x102, _993=hidden, _994=x273, _995=x274, _996=x102, _997=hidden, _998=s109, _999=s110, _1000=s119,
        _1001=x275, _1002=x133*x276, _1003=experts, _1004=hidden, _1005=x277, _1006=x143*x276, _1007=x144*x276,
        _1008=experts, _1009=hidden, _1010=x277, _1011=x275, _1012=x138*x276, _1013=experts, _1014=hidden,
        _1015=x277, _1016=x278, _1017=width_opt*x278, _1018=experts, _1019=hidden, _1020=x277, _1021=2, _1022=s120,
        _1023=s121, _1024=s122, _1025=s123, _1026=s120, _1027=s121, _1028=s122, _1029=s123, _1030=x279,
        _1031=moe_ffn*x254, _1032=experts, _1033=moe_ffn, _1034=hidden, _1035=moe_ffn*x262, _1036=moe_ffn*x263,
        _1037=experts, _1038=moe_ffn, _1039=hidden, _1040=x279, _1041=moe_ffn*x260, _1042=experts, _1043=moe_ffn,
        _1044=hidden, _1045=x275, _1046=moe_ffn*x264, _1047=experts, _1048=moe_ffn, _1049=hidden, _1050=2,
        _1051=x104, _1052=x105, _1053=x102, _1054=moe_ffn, _1055=x280, _1056=x281, _1057=x102, _1058=hidden,
        _1059=x102, _1060=x282, _1061=x102, _1062=x91, _1063=x134, _1064=x22, _1065=hidden, _1066=x280, _1067=x281,
        _1068=x102, _1069=hidden, _1070=x115*x22, _1071=x115*x175, _1072=x102, _1073=x277, _1074=moe_ffn*x102,
        _1075=moe_ffn*x282, _1076=x102, _1077=moe_ffn, _1078=s116, _1079=s124, _1080=s125, _1081=s126, _1082=s127,
        _1083=s125, _1084=s128, _1085=s129, _1086=s130, _1087=s115, _1088=s131, _1089=s132, _1090=s125, _1091=s133,
        _1092=s134, _1093=s135, _1094=s136, _1095=s125, _1096=s133, _1097=x283, _1098=x238*x284, _1099=x148*x283,
        _1100=x240*x284, _1101=x287, _1102=x133*x285, _1103=x287, _1104=x175*(5*x117 + x145), _1105=x137*x285,
        _1106=x175*x286, _1107=x135*x287, _1108=x139*x285, _1109=x138*x285, _1110=layer_rerun*x287, _1111=x288,
        _1112=x133*x289, _1113=hidden, _1114=x289, _1115=x143*x289, _1116=x144*x289, _1117=hidden, _1118=x289,
        _1119=x288, _1120=x138*x289, _1121=hidden, _1122=x289, _1123=x290, _1124=width_opt*x290, _1125=hidden,
        _1126=x289, _1127=2, _1128=x118, _1129=x119, _1130=x22, _1131=x117, _1132=x118, _1133=x119, _1134=x22,
        _1135=x117, _1136=x291, _1137=x117*x133, _1138=x117, _1139=hidden, _1140=x117*x143, _1141=x117*x144,
        _1142=x117, _1143=hidden, _1144=x291, _1145=x117*x138, _1146=x117, _1147=hidden, _1148=x288,
        _1149=x117*x146, _1150=x117, _1151=hidden, _1152=2, _1153=x118, _1154=x119, _1155=x22, _1156=x117,
        _1157=x91, _1158=x134, _1159=x22, _1160=hidden, _1161=x22*x289, _1162=x175*x289, _1163=x22, _1164=x289,
        _1165=x284, _1166=x117*x175, _1167=x22, _1168=x117, _1169=s137, _1170=s138, _1171=s7, _1172=s139,
        _1173=x292, _1174=x135*x292, _1175=3*x92, _1176=x92, _1177=3*x134, _1178=x134, _1179=3*x141, _1180=x141,
        _1181=x91, _1182=x134, _1183=x22, _1184=hidden, _1185=x91, _1186=x133*x22, _1187=x26, _1188=x92,
        _1189=x138*(vocab*(1 - accumulating) + x22), _1190=x134, _1191=x26, _1192=x138*x22, _1193=x293, _1194=x294,
        _1195=vocab, _1196=hidden, _1197=x295, _1198=x296, _1199=vocab, _1200=hidden, _1201=x293, _1202=x297,
        _1203=vocab, _1204=hidden, _1205=x298, _1206=x299, _1207=vocab, _1208=hidden, _1209=2, _1210=x22, _1211=x26,
        _1212=x22, _1213=x130, _1214=x131*x22, _1215=x92, _1216=x133, _1217=x92, _1218=x24, _1219=x134, _1220=x92,
        _1221=x24, _1222=x133, _1223=x134, _1224=x139, _1225=x138, _1226=hidden, _1227=x133, _1228=hidden,
        _1229=x143, _1230=x144, _1231=hidden, _1232=hidden, _1233=x138, _1234=hidden, _1235=x145, _1236=x146,
        _1237=hidden, _1238=2, _1239=s140, _1240=s141, _1241=s17, _1242=s102, _1243=s4, _1244=s142, _1245=s4,
        _1246=x91, _1247=x134, _1248=x22, _1249=hidden, _1250=s143, _1251=s144, _1252=s7, _1253=s8, _1254=s143,
        _1255=s145, _1256=s7, _1257=s8, _1258=x91, _1259=x92, _1260=x22, _1261=hidden, _1262=x121*x145,
        _1263=x109*x121, _1264=x92, _1265=x294, _1266=x300, _1267=x175*x301, _1268=x294, _1269=x134, _1270=x92,
        _1271=vocab*x139, _1272=x297, _1273=x293, _1274=x294, _1275=hidden, _1276=vocab, _1277=x295, _1278=x296,
        _1279=hidden, _1280=vocab, _1281=x293, _1282=x297, _1283=hidden, _1284=vocab, _1285=x298, _1286=x299,
        _1287=hidden, _1288=vocab, _1289=2, _1290=x91, _1291=x134, _1292=x22, _1293=hidden,
        _1294=x22*(vocab*x0 + cost_log + 1), _1295=x121*(x249 + 1), _1296=x300, _1297=s146, _1298=s147, _1299=x26,
        _1300=s148, _1301=s146, _1302=s149, _1303=s147, _1304=x122, _1305=s148, _1306=s150, _1307=s147, _1308=s151,
        _1309=s152, _1310=s151, _1311=s149, _1312=s151, _1313=x121, _1314=x122, _1315=x22, _1316=vocab,
        _1317=hidden*(dense_layers*(42*ffn + x127*x303 + x305) + moe_layers*(14*experts + x127*x306 + x304*x307 + x305) + x301*x304 + x304) + kv_lora_rank*(x195*x309 + x309),
        _1318=width_param_grad*x312, _1319=x313,
        _1320=width_param*(hidden*(dense_layers*(x310 - f1*x310) + moe_layers*(x311 - f1*x311) + x301*x314 + x314) + kv_lora_rank*(x195*x315 + x315)),
        _1321=x316, _1322=width_param*x312, _1323=x313, _1324=x316,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim, v_head_dim,
    kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", recurrence="chunked",
    loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x0 = 4*heads
    x1 = dense_layers + moe_layers
    x2 = seq*x1
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x3 = core_kept*x2
    x4 = nope_dim + rope_dim
    x5 = x1*x4
    x6 = context*x5
    x7 = v_head_dim + x4
    x8 = x1*x7
    x9 = batch*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x10 = layer_kept*x9
    x11 = heads*x10*(seq*x8 + x6)
    x12 = rope_dim + kv_lora_rank
    x13 = context*x12
    x14 = x1*x13
    x15 = 2*kv_lora_rank
    x16 = rope_dim + x15
    x17 = heads*x16
    x19 = batch*heads
    x20 = x19*x2
    x22 = heads*x9
    x23 = 2*layer_kept
    x24 = heads*(v_head_dim + x12)
    x25 = x10*(x14 + x2*x24)
    x26 = width_act + 4
    x27 = seq*x4
    x29 = context*x16
    if attention == "flash":
        x18 = x10*(x14 + x17*x2)
        if activations == "fused":
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x18
            s3 = batch*x0*x3
        elif activations == "paper":
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x18
            s3 = 0
        else:
            if recompute in ('none', 'full'):
                x21 = core_kept + layer_kept
                if mla == "expanded":
                    s1 = x22*(seq*(core_kept*x5 + layer_kept*x8) + x21*x6)
                else:
                    s1 = x9*(heads*(core_kept*x14 + x2*(rope_dim*x21 + kv_lora_rank*(core_kept + x23))) + layer_kept*x14)
                s3 = 4*core_kept*(6*dense_layers + 6*moe_layers + x20)
            else:
                if mla == "expanded":
                    s1 = x11
                else:
                    s1 = x25
                s3 = 0
        s4 = 0
    else:
        if activations in ('fused', 'paper'):
            if mla == "expanded":
                s1 = x11
            else:
                s1 = x25
            s3 = 0
            s4 = context*x22*x3
        else:
            if recompute in ('none', 'full'):
                x28 = v_head_dim*layer_kept*x2
                if mla == "expanded":
                    s1 = x22*(core_kept*(context*x8 + x1*x27) + x28)
                else:
                    s1 = x22*(core_kept*(x1*x29 + x12*x2) + x28)
                s3 = context*core_kept*x20*x26
            else:
                if mla == "expanded":
                    s1 = x11
                else:
                    s1 = x25
                s3 = 0
            s4 = 0
    x30 = hidden + kv_lora_rank
    x32 = x1 + 1
    x31 = 2*top_k
    x33 = width_act*(hidden*x32 + layer_kept*(dense_layers*x30 + moe_layers*(moe_ffn*x31 + experts + x30)))
    x34 = 3*dense_layers
    x35 = x31 + 3
    x36 = batch*seq
    x38 = context*x1*x10
    x37 = heads*v_head_dim
    x39 = x37*x38
    x40 = 4*kv_lora_rank
    x41 = 8*hidden + x40
    x42 = x41 + 12
    x43 = 4*experts
    x44 = 12*hidden + 36*top_k + x40 + x43
    x45 = x44 + 12
    if activations == "fused":
        if mla == "expanded":
            s2 = x39
        else:
            s2 = 0
        s0 = x36*(4*layer_kept*(moe_layers*x35 + x34) + x33 + 4)
    elif activations == "paper":
        if mla == "expanded":
            s2 = x39
        else:
            s2 = 0
        s0 = x33*x36
    else:
        if recompute in ('none', 'full'):
            s2 = 0
        else:
            if mla == "expanded":
                s2 = x39
            else:
                s2 = kv_lora_rank*x38
        s0 = moe_layers*layer_kept*x43 + x36*(hidden*(width_act*x32 + 4) + layer_kept*(dense_layers*(width_act*(ffn + x30) + x42) + moe_layers*(width_act*(moe_ffn*(3*top_k + shared_experts) + x30) + x45)) + 4)
    x46 = 4*seq
    if loss == "eager":
        s5 = batch*x46*(vocab + 2)
    else:
        s5 = 0
    x48 = heads*x7
    x49 = x15 + x48
    x50 = 3*ffn
    x51 = 3*hidden
    x52 = x50 + x51
    x53 = context*x48
    x55 = x15 + x52
    x57 = x0 + 12
    x58 = width_act*x13
    x59 = 4*hidden
    x60 = 4*ffn + x59
    x61 = 2*rope_dim
    x62 = heads*(2*nope_dim + v_head_dim + x61) + x15
    x64 = heads*x4
    x65 = context*width_act
    x66 = 2*x64*x65
    x67 = heads*(3*kv_lora_rank + x61)
    x68 = x15 + x60
    x69 = x65*(heads*x12 + x12)
    x70 = width_act*x53
    x71 = batch*(seq*(width_act*(x49 + x60) + x42) + x70)
    x72 = width_act*x29
    x73 = batch*(seq*(width_act*(x24 + x68) + x42) + x72)
    x75 = context + v_head_dim
    x76 = heads*(x4 + x75)
    x78 = heads*(x12 + x75)
    x80 = context*x0
    x82 = x17*x65
    if attention == "flash":
        x54 = width_act*(seq*(x49 + x52) + x53)
        x56 = x17 + x55
        if activations == "fused":
            if mla == "expanded":
                layer_dense = batch*(x46*(heads + 3) + x54)
            else:
                layer_dense = batch*(seq*(width_act*x56 + x57) + x58)
        elif activations == "paper":
            if mla == "expanded":
                layer_dense = batch*x54
            else:
                layer_dense = x9*(seq*x56 + x13)
        else:
            if recompute in ('none', 'full'):
                x63 = x41 + x57
                if mla == "expanded":
                    layer_dense = batch*(seq*(width_act*(x60 + x62) + x63) + x66) + 24
                else:
                    layer_dense = batch*(seq*(width_act*(x67 + x68) + x63) + x69) + 24
            else:
                if mla == "expanded":
                    layer_dense = x71
                else:
                    layer_dense = x73
    else:
        x77 = width_act*(seq*(x55 + x76) + x53)
        x79 = width_act*(seq*(x55 + x78) + x13)
        if activations == "fused":
            x74 = 12*seq
            if mla == "expanded":
                layer_dense = batch*(x74 + x77)
            else:
                layer_dense = batch*(x74 + x79)
        elif activations == "paper":
            if mla == "expanded":
                layer_dense = batch*x77
            else:
                layer_dense = batch*x79
        else:
            if recompute in ('none', 'full'):
                x81 = x42 + x80
                if mla == "expanded":
                    layer_dense = batch*(seq*(width_act*(x68 + x76) + x81) + x70)
                else:
                    layer_dense = batch*(seq*(width_act*(x68 + x78) + x81) + x82)
            else:
                if mla == "expanded":
                    layer_dense = x71
                else:
                    layer_dense = x73
    x83 = width_act_grad*x36
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x36*(width_act_grad + x26)
    else:
        moment_ends_cross_entropy = vocab*x83
    x86 = top_k + shared_experts
    x87 = 3*moe_ffn
    x88 = hidden*x35 + experts + x86*x87
    x90 = 8*top_k
    x92 = x15 + x88
    x94 = 2*hidden
    x95 = 4*moe_ffn*x86 + x94*(top_k + 2)
    x98 = x15 + x95
    x99 = batch*(seq*(width_act*(x49 + x95) + x45) + x70) + x43
    x100 = batch*(seq*(width_act*(x24 + x98) + x45) + x72) + x43
    if attention == "flash":
        x89 = x49 + x88
        x93 = x17 + x92
        if activations == "fused":
            x91 = x57 + x90
            if mla == "expanded":
                layer_moe = batch*(seq*(width_act*x89 + x91) + x70)
            else:
                layer_moe = batch*(seq*(width_act*x93 + x91) + x58)
        elif activations == "paper":
            if mla == "expanded":
                layer_moe = x9*(seq*x89 + x53)
            else:
                layer_moe = x9*(seq*x93 + x13)
        else:
            if recompute in ('none', 'full'):
                x96 = x44 + x57
                x97 = x43 + 24
                if mla == "expanded":
                    layer_moe = batch*(seq*(width_act*(x62 + x95) + x96) + x66) + x97
                else:
                    layer_moe = batch*(seq*(width_act*(x67 + x98) + x96) + x69) + x97
            else:
                if mla == "expanded":
                    layer_moe = x99
                else:
                    layer_moe = x100
    else:
        x101 = width_act*(seq*(x76 + x92) + x53)
        x102 = x78 + x92
        if activations == "fused":
            if mla == "expanded":
                layer_moe = batch*(x101 + x35*x46)
            else:
                layer_moe = batch*(seq*(width_act*x102 + x90 + 12) + x58)
        elif activations == "paper":
            if mla == "expanded":
                layer_moe = batch*x101
            else:
                layer_moe = x9*(seq*x102 + x13)
        else:
            if recompute in ('none', 'full'):
                x103 = x45 + x80
                if mla == "expanded":
                    layer_moe = batch*(seq*(width_act*(x76 + x98) + x103) + x70) + x43
                else:
                    layer_moe = batch*(seq*(width_act*(x78 + x98) + x103) + x82) + x43
            else:
                if mla == "expanded":
                    layer_moe = x99
                else:
                    layer_moe = x100
    x104 = 2*seq
    x120 = context*(seq + x7) + x27
    x126 = width_act_grad*x19
    f8 = max(context*x126*(v_head_dim + x104), x120*x126, x126*(seq*x75 + context*v_head_dim))
    x105 = batch*width_act_grad
    x123 = seq*(context + x12)
    f9 = max(context*x105*(heads*x104 + kv_lora_rank), x105*(heads*x123 + x29))
    x111 = seq + context
    x112 = x19*(width_act_grad*x111*x7 + x46)
    x113 = batch*(seq*x0 + width_act_grad*(seq*x17 + x13))
    if attention == "flash":
        if mla == "expanded":
            moment_dense_attention_core = x112
        else:
            moment_dense_attention_core = x113
    else:
        if mla == "expanded":
            moment_dense_attention_core = f8
        else:
            moment_dense_attention_core = f9
    x114 = x0*x36
    x115 = width_act*x111
    x116 = x19*(x115*x4 + x46) + 24
    x117 = x19*(x115*x12 + x46) + 24
    x118 = seq*x9
    x119 = context*heads*x118
    x121 = context*x46
    x122 = x19*(width_act*x120 + x121)
    x124 = x19*(width_act*(x123 + x29) + x121)
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = x114
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_dense_attention_core = x116
                else:
                    core_dense_attention_core = x117
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x119
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_dense_attention_core = x122
                else:
                    core_dense_attention_core = x124
            else:
                core_dense_attention_core = 0
    if attention == "flash":
        if mla == "expanded":
            moment_moe_attention_core = x112
        else:
            moment_moe_attention_core = x113
    else:
        if mla == "expanded":
            moment_moe_attention_core = f8
        else:
            moment_moe_attention_core = f9
    if attention == "flash":
        if activations == "fused":
            core_moe_attention_core = x114
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_moe_attention_core = x116
                else:
                    core_moe_attention_core = x117
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x119
        else:
            if recompute in ('none', 'full'):
                if mla == "expanded":
                    core_moe_attention_core = x122
                else:
                    core_moe_attention_core = x124
            else:
                core_moe_attention_core = 0
    x47 = 1 - layer_kept
    x84 = x51*x83
    x85 = hidden*x83
    x106 = hidden*x104*x105
    x107 = heads*(nope_dim + v_head_dim)
    x108 = x83*(kv_lora_rank + x107)
    x109 = x83*(hidden + x64)
    x110 = x83*(hidden + x37)
    x125 = layer_kept - core_kept
    x127 = top_k*x83
    x128 = 2*moe_ffn
    x129 = top_k + 1
    x130 = hidden*x129
    x131 = width_param + width_master + width_param_grad + 2*width_opt
    x132 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x131*x48
    x133 = x131*(x12 + x50) + x132
    x134 = x131*x87*(experts + shared_experts) + x131*(experts + x12) + x132
    x135 = 2*vocab*x131 + x131
    x136 = x1*x131
    x137 = x107*x136
    x138 = moe_ffn*(top_k + 3*shared_experts)
    x139 = x118*x23
    f11 = max(x83*(hidden + experts), x83*(experts + top_k))
    moment_moe_router = f11
    moment_moe_ffn_norm = x106
    moment_moe_mla_q_up = x109
    moment_moe_mla_kv_up = x108
    f7 = max(x16*x83, x83*(hidden + x12))
    moment_moe_mla_kv_down = f7
    f10 = max(x127*(x87 + 1), x127*(hidden + x128 + 1), x83*(top_k + x130))
    moment_moe_moe_experts = f10
    moment_moe_attention_norm = x106
    f12 = max(shared_experts*x83*x87, x83*(hidden + shared_experts*x128))
    moment_moe_shared_experts = f12
    moment_moe_output_projection = x110
    f6 = max(core_moe_attention_core*x125 + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_mla_kv_down, moment_moe_mla_kv_up, moment_moe_mla_q_up, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_router, moment_moe_shared_experts)
    branch_moe = f6
    moment_moe_ffn_residual = x59*x83
    moment_moe_attention_residual = x84
    f3 = max(branch_moe + x85, moment_moe_attention_residual, moment_moe_ffn_residual)
    f4 = min(1, moe_layers)
    point_moe = f4*(f3 + layer_moe*x47)
    moment_ends_lm_head = x83*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x106
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x83*(hidden + 2*ffn)
    moment_dense_ffn_down = x83*(hidden + ffn)
    moment_dense_ffn_norm = x106
    moment_dense_mla_q_up = x109
    moment_dense_mla_kv_up = x108
    moment_dense_mla_kv_down = f7
    moment_dense_attention_norm = x106
    moment_dense_ffn_activation = x50*x83
    moment_dense_output_projection = x110
    f5 = max(core_dense_attention_core*x125 + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_mla_kv_down, moment_dense_mla_kv_up, moment_dense_mla_q_up, moment_dense_output_projection)
    branch_dense = f5
    moment_dense_ffn_residual = x84
    moment_dense_attention_residual = x84
    f1 = max(branch_dense + x85, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, dense_layers)
    point_dense = f2*(f1 + layer_dense*x47)
    moment_ends_token_embedding = x85
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_moe, point_norm, point_optimizer)
    values = (
        hidden*(dense_layers*x133 + moe_layers*x134 + x135) + kv_lora_rank*(x136 + x137),
        x36*(width_act*(hidden + layer_kept*(dense_layers*(kv_lora_rank + x50 + x94) + moe_layers*(kv_lora_rank + 2*x130 + x138))) + 8) + s0 + s1 + s2 + s3 + s4 + s5,
        hidden*(dense_layers*(x133 + x139) + moe_layers*(x129*x139 + x134) + x118 + x135) + kv_lora_rank*(x1*(layer_kept*x118 + x131) + x137) + f0 + x36*(width_act*layer_kept*(moe_layers*x138 + ffn*x34) + 8) + s0 + s1 + s2 + s3 + s4 + s5,
        point_dense, point_moe, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
