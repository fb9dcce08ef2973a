"""Costs of qwen3_moe, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "qwen3_moe"
FORMULAS = "standard"
FORMULAS_SHA256 = "4d7cb887b5066da5b1680edbfdd8817039a55462d3b2d501d32e9be75db14be1"

# Kind, how many the model has.
KINDS = (
    ("moe", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("moe", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("moe", "qk_norm", "qk_norm", "attention", "layers", ""),
    ("moe", "attention_core", "attention_core", "attention", "layers", ""),
    ("moe", "output_projection", "output_projection", "attention", "layers", ""),
    ("moe", "attention_residual", "residual", "other", "layers", ""),
    ("moe", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("moe", "router", "router", "ffn", "layers", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "layers", ""),
    ("moe", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "moe_ffn", "experts",
    "top_k", "grad_accum",
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
    ("moe", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("moe", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("moe", "qk_norm", "qk_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "q_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "q_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "rows", "q_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "q_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "k_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "k_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "rows", "k_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "k_normed"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "q"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "q"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "q"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "k"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "k"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("moe", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "k"),
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
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "sum_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "sum_float"),
    ("moe", "router", "router", "layers", "", "elements", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "layers", "", "bytes", "activation", "FP32", "", "chosen_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "tokens", "chosen_float"),
    ("moe", "router", "router", "layers", "", "shape", "activation", "FP32", "top_k", "chosen_float"),
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
    ("moe", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("moe", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("moe", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("moe", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("moe", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("moe", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("moe", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("moe", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("moe", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("moe", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("moe", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("moe", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("moe", "qk_norm", "q_normed", "activation", "act", "saved", "qk_norm.q_normed"),
    ("moe", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("moe", "qk_norm", "k_normed", "activation", "act", "saved", "qk_norm.k_normed"),
    ("moe", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("moe", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
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
    ("moe", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("moe", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("moe", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("moe", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("moe", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x17 = 2*context
    x61 = seq*context
    if pairs == "full":
        pairs_size = x61
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x61, 2)
    x3 = head_dim*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = seq*head_dim
    x8 = 3*x7
    x9 = core_rerun + 1
    x10 = 3*kv_heads
    x11 = x10*x7*x9
    x6 = pairs_size*x5
    x12 = x2*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x13 = 2*head_dim
    x14 = heads*x2
    if flops == "model":
        s0 = x3
        s1 = x12
    else:
        if attention == "flash":
            s0 = pairs_size*x13*x14*(2*core_rerun + 5)
            s1 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x8*x9) + x11)
        else:
            s0 = x3
            s1 = x12
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = x2*(x16 + x18)
    x20 = x16*x2
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
                x36 = core_kept*x14
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
        s6 = x2*(x15*x21 + x16*(width_act*x32*x9 + width_act_grad*(3*context + x13)))
        s8 = x2*(x23*x33 + x25)
    x38 = heads + kv_heads
    x39 = x38*(head_dim + 1)
    x40 = batch*seq
    x41 = 8*top_k
    x43 = head_dim*x38
    x44 = hidden + x43
    x42 = moe_ffn*top_k
    x45 = experts + 2*x42 + x44
    x46 = 4*kv_heads + x1 + 8
    x47 = hidden*width_act
    x49 = layers*layer_kept
    x50 = 3*hidden
    x51 = 2*hidden
    x52 = x51 + 1
    x53 = 4*experts
    x54 = 3*moe_ffn
    x55 = x54 + 1
    if activations == "fused":
        s10 = x40*(layers*(hidden + layer_kept*(hidden + experts + 2*top_k*(moe_ffn + 1) + x39 + 2)) + hidden + 1)
        s14 = x40*(layers*(layer_kept*(width_act*x45 + x41 + x46) + x47) + x47 + 4)
    elif activations == "paper":
        x48 = x40*(layers*(hidden + layer_kept*x45) + hidden)
        s10 = x48
        s14 = width_act*x48
    else:
        s10 = experts*x49 + x40*(layers*(hidden + layer_kept*(experts + 3*top_k*(moe_ffn + 2) + x38*(x13 + 1) + x50 + 3)) + x52)
        s14 = x40*(layers*(layer_kept*(8*hidden + 36*top_k + width_act*(top_k*x55 + x44) + 4*x39 + x53 + 12) + x47) + hidden*x37 + 4) + x49*x53
    x56 = 8*x40
    x57 = vocab + 1
    x59 = vocab*width_act_grad
    if loss == "eager":
        x58 = x40*x57
        s3 = x40*(vocab*x37 + 8)
        s5 = vocab*x56
        s7 = 8*x58
        s9 = vocab*x40*(width_act_grad + 4)
        s13 = x58
        s17 = 4*x40*(vocab + 2)
    else:
        x60 = x40*x59
        s3 = x40*(vocab*width_act + 8)
        s5 = x60
        s7 = x60
        s9 = x60
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
        f2 = min(top_k*x40, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x40
        experts_hit = experts*(1 - f3)
    x62 = x13*x38
    x63 = x62 + 2
    x64 = experts*x55 + x63
    x65 = 2*vocab
    x66 = x65 + 1
    x67 = layers*x13
    x68 = hidden*(layers*x64 + x66) + x67
    x69 = experts + top_k*x54
    x70 = 4*hidden
    x71 = cost_div + cost_rsqrt
    x72 = x71 + 1
    x73 = cost_exp + cost_div
    x74 = 2*cost_div + 2*cost_rsqrt
    x75 = 10*hidden + experts*(x73 + 3) + top_k*(moe_ffn*(cost_silu + 1) + cost_div + x52) + x74 + 2
    x76 = layer_rerun + 2
    x77 = x71 + 14
    x78 = experts + experts_hit*x54 + x63
    x79 = 9*hidden
    x80 = top_k*(x51 + x55)
    x81 = 2*heads
    x82 = head_dim*(kv_heads + x81) + experts + x80
    x83 = x79 + x82
    x84 = 2*width_act
    x85 = 4*top_k
    x86 = 2*experts
    x87 = width_act*(6*hidden + head_dim*(x10 + x81) + x80 + x86) + x46 + x85
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x88 = width_param_grad*accumulating
    x89 = width_param + x88
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x90 = width_param*(1 - f1)
    x91 = 2*width_opt
    x92 = width_master + x91
    x93 = width_param_grad + x90 + x92
    x94 = 2*width_master + 4*width_opt
    x95 = width_param + x92
    x96 = hidden + x49*(heads*head_dim + x42 + x51*(top_k + 1))
    values = (
        x68, hidden*(layers*(x63 + x69) + x66) + x67, 0,
        2*batch*(seq*hidden*(layers*(x62 + x69) + vocab) + heads*pairs_size*x67),
        batch*(seq*(layers*(x38*(7*head_dim + x72) + x75) + vocab*x4 + cost_log + x70 + x71 + 2) + layers*heads*x6),
        x40*x51*(layers*(x62*x76 + x69*x76) + x65) + s0,
        x40*(layers*(22*hidden + top_k*(moe_ffn*(cost_silu + 5) + x70) + layer_rerun*(x38*(4*head_dim + x72) + x75) + 10*x43 + x53) + 11*hidden + vocab*(x73 + 1)) + s1,
        0, hidden*(layers*(experts*(x54*x77 + x77) + x62*x77 + x74 + 28) + x65*x77 + x77) + x67*x77,
        layers*(width_param*(hidden*x78 + x13) + x40*(width_act*x83 + x41)) + hidden*(width_param*(x40 + x57) + x40*x84) + x56 + s2 + s3,
        x40*(layers*x87 + width_act*(vocab + x51) + 4) + s4 + s5,
        layers*(hidden*(width_param*(layer_rerun*x78 + x78) + x64*x88) + x13*(width_param*(layer_rerun + 1) + x88) + x40*(width_act*(layer_rerun*x83 + x70 + x82) + width_act_grad*(head_dim*(3*heads + 5*kv_heads) + top_k*(5*moe_ffn + x50 + 1) + x79 + x86) + x46 + x85*(2*layer_rerun + 3))) + hidden*(vocab*x89 + x40*(width_param_grad + x22 + x84) + x89) + 2*x40*(x59 + 6) + s6 + s7,
        layers*(width_param_grad*(hidden*x64 + x13) + x40*(width_act_grad*(7*hidden + x82) + layer_rerun*x87)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x40 + 1) + x22*x40) + s8 + s9,
        hidden*(layers*(experts*(x54*x93 + x93) + 2*width_param_grad + x62*x93 + 2*x90 + x94) + x65*x93 + x93) + x67*x93,
        hidden*(layers*(experts*(x54*x95 + x95) + 2*width_param + x62*x95 + x94) + x65*x95 + x95) + x67*x95, x68,
        width_param*x68, f1*x68, width_master*x68, 2*x68, x68*x91, x68, width_param_grad*x68,
        x40*(x96 + 1) + s10 + s11 + s12 + s13, x40*(width_act*x96 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x52 = seq*context
    if pairs == "full":
        pairs_size = x52
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x52, 2)
    x2 = batch*head_dim*pairs_size*x0*x1
    x3 = cost_exp + cost_div
    x4 = x3 + 4
    x6 = seq*head_dim
    x7 = 3*x6
    x8 = core_rerun + 1
    x9 = 3*kv_heads
    x10 = x6*x8*x9
    x5 = pairs_size*x4
    x11 = batch*(heads*(core_rerun*(x5 + x7) + 5*pairs_size + x7) + x10)
    x12 = batch*heads
    x13 = 2*head_dim
    x14 = pairs_size*x13
    if flops == "model":
        s0 = x2
        s1 = x11
    else:
        if attention == "flash":
            s0 = x12*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x4 + 7) + x7*x8) + x10)
        else:
            s0 = x2
            s1 = x11
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = batch*(x16 + x18)
    x20 = batch*x16
    x21 = x18*x8
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x18
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x27 = layer_kept*x15
    x29 = x19*x25
    x30 = x19*x27
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = batch*(x16*(core_kept + x25) + x18*x25)
        x28 = batch*(x16*(4*core_kept + x27) + x18*x27)
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
        s2 = x15*x19
        s3 = x20*(x15 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x16 + x21) + 2*width_act_grad*x16) + 8*x16)
        s5 = batch*(x16*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x31 = head_dim + x17
        x33 = batch*width_act
        if activations in ('fused', 'paper'):
            x34 = context*core_kept
            s7 = x29
            s8 = x20*x34
            s10 = x30
            s11 = x16*x33*x34
        else:
            if recompute in ('none', 'full'):
                x35 = core_kept*x12
                s7 = x35*(seq*x31 + head_dim*x17)
                s10 = x35*(seq*(context*(width_act + 4) + x15) + x15*x17)
            else:
                s7 = x29
                s10 = x30
            s8 = 0
            s11 = 0
        x32 = x16*x31
        s2 = x33*(x23 + x32)
        s3 = x32*x33
        s4 = batch*(x15*x21 + x16*(width_act*x31*x8 + width_act_grad*(3*context + x13)))
        s5 = batch*(x22*x32 + x24)
    x36 = heads + kv_heads
    x37 = x36*(head_dim + 1)
    x38 = batch*seq
    x39 = 8*top_k
    x41 = head_dim*x36
    x42 = hidden + x41
    x40 = moe_ffn*top_k
    x43 = experts + 2*x40 + x42
    x44 = 4*kv_heads + x1 + 8
    x45 = hidden*width_act
    x48 = 3*hidden
    x49 = 4*experts
    x50 = 3*moe_ffn
    x51 = x50 + 1
    if activations == "fused":
        s6 = x38*(hidden + layer_kept*(hidden + experts + 2*top_k*(moe_ffn + 1) + x37 + 2))
        s9 = x38*(layer_kept*(width_act*x43 + x39 + x44) + x45)
    elif activations == "paper":
        x46 = x38*(hidden + layer_kept*x43)
        s6 = x46
        s9 = width_act*x46
    else:
        x47 = experts*layer_kept
        s6 = x38*(hidden + layer_kept*(experts + 3*top_k*(moe_ffn + 2) + x36*(x13 + 1) + x48 + 3)) + x47
        s9 = x38*(layer_kept*(8*hidden + 36*top_k + width_act*(top_k*x51 + x42) + 4*x37 + x49 + 12) + x45) + 4*x47
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x38, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x38
        experts_hit = experts*(1 - f3)
    x53 = x13*x36
    x54 = x53 + 2
    x55 = experts*x51 + x54
    x56 = hidden*x55 + x13
    x57 = experts + top_k*x50
    x58 = cost_div + 1
    x59 = cost_rsqrt + x58
    x60 = 2*hidden
    x61 = 10*hidden + experts*(x3 + 3) + top_k*(moe_ffn*(cost_silu + 1) + x58 + x60) + 2*cost_div + 2*cost_rsqrt + 2
    x62 = layer_rerun + 2
    x63 = 4*hidden
    x64 = experts + experts_hit*x50 + x54
    x65 = 9*hidden
    x66 = top_k*(x51 + x60)
    x67 = 2*heads
    x68 = head_dim*(kv_heads + x67) + experts + x66
    x69 = x65 + x68
    x70 = 4*top_k
    x71 = 2*experts
    x72 = width_act*(6*hidden + head_dim*(x67 + x9) + x66 + x71) + x44 + x70
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x73 = width_param_grad*accumulating
    x74 = width_param_grad*x56
    x75 = 2*x56
    x76 = layer_kept*x38*(heads*head_dim + x40 + x60*(top_k + 1))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x56, hidden*(x54 + x57) + x13, 0, 2*batch*(seq*hidden*(x53 + x57) + heads*x14),
        batch*(seq*(x36*(7*head_dim + x59) + x61) + heads*x5), x38*x60*(x53*x62 + x57*x62) + s0,
        x38*(22*hidden + top_k*(moe_ffn*(cost_silu + 5) + x63) + layer_rerun*(x36*(4*head_dim + x59) + x61) + 10*x41 + x49) + s1,
        0, 0, width_param*(hidden*x64 + x13) + x38*(width_act*x69 + x39) + s2, x38*x72 + s3,
        hidden*(width_param*(layer_rerun*x64 + x64) + x55*x73) + x13*(width_param*(layer_rerun + 1) + x73) + x38*(width_act*(layer_rerun*x69 + x63 + x68) + width_act_grad*(head_dim*(3*heads + 5*kv_heads) + top_k*(5*moe_ffn + x48 + 1) + x65 + x71) + x44 + x70*(2*layer_rerun + 3)) + s4,
        x38*(width_act_grad*(7*hidden + x68) + layer_rerun*x72) + x74 + s5, 0, 0, x56, width_param*x56, f1*x56,
        width_master*x56, x75, width_opt*x75, x56, x74, x76 + s6 + s7 + s8, width_act*x76 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x18 = heads + kv_heads
    x19 = 2*head_dim
    x20 = x16*x19
    x21 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x22 = width_param + width_param_grad*accumulating
    x23 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x24 = width_param*(1 - f1)
    x25 = width_master + 2*width_opt
    x26 = width_param_grad + x24 + x25
    x27 = x19*x26
    x28 = 2*width_master + 4*width_opt
    x29 = width_param + x25
    x30 = x19*x29
    x31 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*x20 + hidden*(layers*(experts*(x16 + x16*x17) + 2*cost_div + 2*cost_rsqrt + x18*x20 + 28) + x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x21) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x22 + x0*(width_param_grad + x21 + x23) + x22) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x23) + s3,
        layers*x27 + hidden*(layers*(experts*(x17*x26 + x26) + 2*width_param_grad + x18*x27 + 2*x24 + x28) + x11*x26 + x26),
        layers*x30 + hidden*(layers*(experts*(x17*x29 + x29) + 2*width_param + x18*x30 + x28) + x11*x29 + x29), x13,
        width_param*x13, f1*x13, width_master*x13, x31, width_opt*x31, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x77 = seq*context
    if pairs == "full":
        pairs_size = x77
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x77, 2)
    x2 = batch*heads*pairs_size
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = 4*head_dim
    x3 = x1*x2
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
    if flops == "model":
        s41 = x4
        s42 = x12
    else:
        if attention == "flash":
            s41 = x13*x2*(2*core_rerun + 5)
            s42 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s41 = x4
            s42 = x12
    x14 = batch*context
    x15 = kv_heads*head_dim*x14
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x16 = layer_kept*x15
    x17 = width_act*x16
    x18 = heads*head_dim
    x19 = batch*seq
    x20 = layer_kept*x19
    x21 = x18*x20
    x22 = width_act*x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x27 = batch*width_act
    x29 = x18*x19
    x30 = width_act*x29
    x31 = heads*x19
    x33 = x25*x9
    x34 = width_act_grad*x31
    x35 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x36 = core_kept*x31
        x32 = 4*x31
        x37 = core_kept*x32
        if activations == "fused":
            s52 = x36
            s53 = x37
            s54 = x19
            s55 = heads
            s56 = 0
            s57 = 0
            s58 = 0
        elif activations == "paper":
            s52 = 0
            s53 = 0
            s54 = 0
            s55 = 0
            s56 = 0
            s57 = 0
            s58 = 0
        else:
            if recompute in ('none', 'full'):
                s52 = x36
                s53 = x37
                s54 = x19
                s55 = heads
                s56 = 3*core_kept
                s57 = 24*core_kept
                s58 = 3
            else:
                s52 = 0
                s53 = 0
                s54 = 0
                s55 = 0
                s56 = 0
                s57 = 0
                s58 = 0
        x26 = x23 + x25
        x28 = head_dim*x27
        s17 = x16
        s18 = x17
        s19 = x14
        s20 = kv_heads
        s21 = head_dim
        s37 = x21
        s38 = x22
        s39 = x19
        s40 = heads
        s43 = x26*x28
        s44 = x30
        s45 = x32
        s46 = x28*(x0*x23 + x33)
        s47 = x13*x34
        s48 = x32*x9
        s49 = 8*x31
        s50 = head_dim*x26*x35
        s51 = core_rerun*x30
        s59 = 0
        s60 = 0
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
        s72 = 0
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
    else:
        x42 = x14*x23
        x43 = core_kept*x42
        x44 = width_act*x43
        if activations in ('fused', 'paper'):
            s17 = x16
            s18 = x17
            s19 = x14
            s20 = kv_heads
            s21 = head_dim
            s37 = x21
            s38 = x22
            s39 = x19
            s40 = heads
            s59 = x43
            s60 = x44
            s61 = batch
            s62 = heads
            s63 = seq
            s64 = context
            s71 = 0
            s72 = 0
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
        else:
            if recompute in ('none', 'full'):
                x45 = core_kept*x14*x18
                s17 = 0
                s18 = 0
                s19 = 0
                s20 = 0
                s21 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s71 = core_kept*x29
                s72 = core_kept*x30
                s73 = batch
                s74 = heads
                s75 = seq
                s76 = head_dim
                s77 = x45
                s78 = width_act*x45
                s79 = context
                s80 = x43
                s81 = 4*x43
                s82 = x44
            else:
                s17 = x16
                s18 = x17
                s19 = x14
                s20 = kv_heads
                s21 = head_dim
                s37 = x21
                s38 = x22
                s39 = x19
                s40 = heads
                s71 = 0
                s72 = 0
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
            s59 = 0
            s60 = 0
            s61 = 0
            s62 = 0
            s63 = 0
            s64 = 0
        x38 = head_dim + x24
        x39 = x23*x38
        x40 = head_dim*x25 + x39
        x41 = width_act*x31*x38
        s43 = x27*x40
        s44 = x41
        s45 = 0
        s46 = x27*(head_dim*x33 + x39*x9)
        s47 = x34*(3*context + x13)
        s48 = 0
        s49 = 0
        s50 = x35*x40
        s51 = core_rerun*x41
        s52 = 0
        s53 = 0
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s65 = x42
        s66 = width_act_grad*x42
        s67 = batch
        s68 = heads
        s69 = seq
        s70 = context
    x46 = hidden*x19
    x47 = width_act*x46
    x48 = 4*x20
    x49 = kv_heads*x20
    x50 = head_dim*x49
    x51 = width_act*x50
    x52 = kv_heads*x19
    x53 = heads*x20
    x54 = heads*x48
    x55 = kv_heads*x48
    x56 = layer_kept*x46
    x57 = layer_kept*x47
    x58 = experts*layer_kept
    x59 = x19*x58
    x60 = width_act*x59
    x61 = top_k*x20
    x62 = top_k*x48
    x63 = top_k*x19
    x64 = moe_ffn*top_k
    x65 = x20*x64
    x66 = width_act*x65
    x67 = 4*x19
    x69 = 4*hidden
    x70 = 3*top_k
    x71 = 2*top_k
    x72 = moe_ffn*x71
    if activations == "fused":
        s0 = x46
        s1 = x47
        s2 = x20
        s3 = x48
        s4 = x19
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x21
        s11 = x22
        s12 = x31
        s13 = head_dim
        s14 = x50
        s15 = x51
        s16 = x52
        s22 = x53
        s23 = x54
        s24 = x31
        s25 = x49
        s26 = x55
        s27 = x52
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s83 = x56
        s84 = x57
        s85 = x19
        s86 = hidden
        s87 = x59
        s88 = x60
        s89 = experts
        s90 = x61
        s91 = x62
        s92 = x19
        s93 = top_k
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = x63
        s104 = x65
        s105 = x66
        s106 = x63
        s107 = moe_ffn
        s108 = 0
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
        s120 = 0
        s121 = x46
        s122 = x47
        s123 = x67
        s124 = 0
        s125 = 0
        s126 = 0
    elif activations == "paper":
        s0 = x46
        s1 = x47
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x21
        s11 = x22
        s12 = x31
        s13 = head_dim
        s14 = x50
        s15 = x51
        s16 = x52
        s22 = 0
        s23 = 0
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
        s36 = 0
        s83 = x56
        s84 = x57
        s85 = x19
        s86 = hidden
        s87 = x59
        s88 = x60
        s89 = experts
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
        s104 = x65
        s105 = x66
        s106 = x63
        s107 = moe_ffn
        s108 = 0
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
        s120 = 0
        s121 = x46
        s122 = x47
        s123 = 0
        s124 = 0
        s125 = 0
        s126 = 0
    else:
        x68 = 1 - layer_kept
        x73 = x20*x72
        s0 = x46*x68
        s1 = x47*x68
        s2 = x20
        s3 = x48
        s4 = x19
        s5 = x56
        s6 = x20*x69
        s7 = x19
        s8 = hidden
        s9 = x57
        s10 = 0
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s22 = x53
        s23 = x54
        s24 = x31
        s25 = x49
        s26 = x55
        s27 = x52
        s28 = x21
        s29 = x1*x53
        s30 = x31
        s31 = head_dim
        s32 = x22
        s33 = x50
        s34 = x1*x49
        s35 = x52
        s36 = x51
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
        s94 = x59
        s95 = x58*x67
        s96 = experts
        s97 = x61
        s98 = 8*x61
        s99 = top_k
        s100 = x20
        s101 = x48
        s102 = x62
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = 0
        s107 = 0
        s108 = width_act*x61
        s109 = x63
        s110 = x20*x70
        s111 = 24*x61
        s112 = 3
        s113 = x58
        s114 = 4*x58
        s115 = x73
        s116 = width_act*x73
        s117 = moe_ffn
        s118 = 2
        s119 = x65
        s120 = x66
        s121 = 0
        s122 = 0
        s123 = x67
        s124 = x46
        s125 = x19*x69
        s126 = x47
    x74 = 8*x19
    x75 = vocab*x19
    x76 = width_act_grad*x75
    if loss == "eager":
        s127 = vocab*x74
        s128 = vocab*x67
        s129 = 0
        s130 = x74
        s131 = x75
        s132 = x19
        s133 = vocab
    else:
        s127 = 0
        s128 = 0
        s129 = x76
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(x63, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x19
        experts_hit = experts*(1 - f4)
    x78 = cost_div + 1
    x79 = cost_rsqrt + x78
    x80 = x69 + x79
    x81 = x19*x80
    x82 = 10*hidden
    x83 = x19*(layer_rerun*x80 + x82)
    x84 = hidden*width_param
    x85 = width_act_grad*x46
    x86 = layer_rerun + 1
    x87 = x47*x86
    x88 = x84*x86
    x89 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x90 = accumulating*x89
    x91 = hidden*layer_rerun
    x92 = width_act*x19
    x93 = x91*x92
    x94 = layer_rerun*x67
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x95 = hidden*f1
    x96 = hidden*width_master
    x97 = 2*hidden
    x98 = width_opt*x97
    x99 = heads + 2*kv_heads
    x100 = x13*x99
    x101 = x100*x46
    x102 = layer_rerun + 2
    x103 = head_dim*x99
    x104 = x103*x84
    x105 = x103*x92
    x106 = width_act_grad*x19
    x107 = x103*x89
    x108 = hidden*x103
    x109 = hidden*x13
    x110 = width_opt*x13
    x111 = hidden*x110
    x112 = heads + kv_heads
    x113 = x112*(x1 + x79)
    x114 = head_dim*x112
    x115 = x114*x92
    x116 = width_param*x13
    x117 = x112*x67
    x118 = x106*x114
    x119 = width_param_grad*x13
    x120 = head_dim*width_param
    x121 = head_dim*f1
    x122 = head_dim*width_master
    x123 = head_dim*width_param_grad
    x124 = width_act_grad*x29
    x125 = head_dim*x52
    x126 = width_act_grad*x15
    x127 = heads*x13*x46
    x128 = x18*x84
    x129 = x106*x97
    x130 = x18*x89
    x131 = hidden*x18
    x132 = x46*x86
    x133 = x92*x97
    x134 = layer_rerun*x133
    x135 = experts*x97
    x136 = x135*x19
    x137 = experts*(cost_exp + cost_div + 3) + top_k*x78
    x138 = hidden + experts
    x139 = x138*x92
    x140 = experts*x84
    x141 = 2*experts
    x142 = top_k + x141
    x143 = x142*x92
    x144 = 4*x63
    x145 = experts*x90
    x146 = experts*x89
    x147 = hidden*experts
    x148 = experts*x95
    x149 = experts*x96
    x150 = experts*x98
    x151 = experts*x19
    x152 = 6*x46*x64
    x153 = 3*moe_ffn
    x154 = x153 + 1
    x155 = x154 + x97
    x156 = hidden + top_k*x155
    x157 = 8*x63
    x158 = x92*(hidden*(x71 + 1) + top_k*x153)
    x159 = experts_hit*x153
    x160 = top_k*x56
    x161 = top_k*x57
    x162 = moe_ffn*x135
    x163 = moe_ffn*x141
    x164 = 2*moe_ffn
    x165 = moe_ffn*experts*x69
    x166 = moe_ffn*x147
    x167 = top_k*x46
    x168 = top_k*x85
    x169 = width_act_grad*x63
    x170 = hidden*vocab
    x171 = vocab*x84
    x172 = vocab*x95
    x173 = vocab*x96
    x174 = vocab*x89
    x175 = vocab*x97
    x176 = vocab*x98
    x177 = width_act*x75
    x178 = 2*vocab
    x179 = cost_div + cost_rsqrt + 14
    x180 = x112*x13
    x181 = layers*x13
    x182 = experts*x154 + x180 + 2
    x183 = hidden*(layers*x182 + x178 + 1) + x181
    x184 = width_master*x183
    x185 = 1 - f1
    x186 = 2*width_opt*x183
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x81, _1=x83, _2=x47, _3=x84, _4=x47, _5=x67, _6=x85, _7=x87, _8=x67, _9=x88, _10=x85, _11=x90, _12=x89,
        _13=x93, _14=x94, _15=hidden, _16=x84, _17=hidden, _18=x95, _19=x96, _20=hidden, _21=hidden, _22=x89,
        _23=hidden, _24=x97, _25=x98, _26=hidden, _27=2, _28=s0, _29=s1, _30=x19, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x46, _36=x85, _37=x19, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x56, _48=x57, _49=x19, _50=hidden, _51=x101, _52=x101*x102, _53=x47, _54=x104, _55=x105,
        _56=x100*x106, _57=x103*x88, _58=x85, _59=x87, _60=x103*x90, _61=x107, _62=layer_rerun*x105, _63=x108,
        _64=x104, _65=hidden, _66=x103, _67=x103*x95, _68=x103*x96, _69=hidden, _70=x103, _71=x108, _72=x107,
        _73=hidden, _74=x103, _75=x109*x99, _76=x111*x99, _77=hidden, _78=x103, _79=2, _80=x46, _81=x85, _82=x19,
        _83=hidden, _84=s10, _85=s11, _86=s12, _87=s13, _88=s14, _89=s15, _90=s16, _91=s13, _92=s17, _93=s18,
        _94=s19, _95=s20, _96=s21, _97=x113*x19, _98=x19*(layer_rerun*x113 + 10*x114), _99=x115, _100=x116,
        _101=x115, _102=x117, _103=x118, _104=x115*x86, _105=x117, _106=x116*x86, _107=x118, _108=accumulating*x119,
        _109=x119, _110=layer_rerun*x115, _111=x112*x94, _112=head_dim, _113=x120, _114=head_dim, _115=x121,
        _116=x122, _117=head_dim, _118=head_dim, _119=x123, _120=head_dim, _121=x13, _122=x110, _123=head_dim,
        _124=2, _125=s22, _126=s23, _127=s24, _128=head_dim, _129=x120, _130=head_dim, _131=x121, _132=x122,
        _133=head_dim, _134=head_dim, _135=x123, _136=head_dim, _137=x13, _138=x110, _139=head_dim, _140=2,
        _141=s25, _142=s26, _143=s27, _144=x29, _145=x124, _146=x31, _147=head_dim, _148=x125,
        _149=width_act_grad*x125, _150=x52, _151=head_dim, _152=s28, _153=s29, _154=s30, _155=s31, _156=s28,
        _157=s32, _158=s30, _159=s31, _160=s33, _161=s34, _162=s35, _163=s31, _164=s33, _165=s36, _166=s35,
        _167=s31, _168=s37, _169=s38, _170=s39, _171=s40, _172=s21, _173=s17, _174=s18, _175=s19, _176=s20,
        _177=s21, _178=x3, _179=batch*(heads*x8 + kv_heads*x7), _180=s41, _181=s42, _182=s43, _183=s44, _184=s45,
        _185=s46, _186=s47, _187=s48, _188=s49, _189=s50, _190=s51, _191=x21, _192=x22, _193=x19, _194=heads,
        _195=head_dim, _196=s52, _197=s53, _198=s54, _199=s55, _200=x29, _201=x124, _202=x19, _203=heads,
        _204=head_dim, _205=x15, _206=x126, _207=x14, _208=kv_heads, _209=head_dim, _210=x15, _211=x126, _212=x14,
        _213=kv_heads, _214=head_dim, _215=s56, _216=s57, _217=s58, _218=s59, _219=s60, _220=s61, _221=s62,
        _222=s63, _223=s64, _224=s65, _225=s66, _226=s67, _227=s68, _228=s69, _229=s70, _230=s65, _231=s66,
        _232=s67, _233=s68, _234=s69, _235=s70, _236=s71, _237=s72, _238=s73, _239=s74, _240=s75, _241=s76,
        _242=s77, _243=s78, _244=s73, _245=s74, _246=s79, _247=s76, _248=s77, _249=s78, _250=s73, _251=s74,
        _252=s79, _253=s76, _254=s80, _255=s81, _256=s73, _257=s74, _258=s75, _259=s79, _260=s80, _261=s82,
        _262=s73, _263=s74, _264=s75, _265=s79, _266=x127, _267=x102*x127, _268=x30, _269=x128, _270=x47, _271=x129,
        _272=x18*x88, _273=x124, _274=x30*x86, _275=x18*x90, _276=x130, _277=x93, _278=x131, _279=x128, _280=x18,
        _281=hidden, _282=x18*x95, _283=x18*x96, _284=x18, _285=hidden, _286=x131, _287=x130, _288=x18, _289=hidden,
        _290=heads*x109, _291=heads*x111, _292=x18, _293=hidden, _294=2, _295=x29, _296=x124, _297=x19, _298=heads,
        _299=head_dim, _300=x46, _301=x132, _302=x133, _303=x47, _304=x129, _305=x85, _306=x134, _307=x93, _308=x46,
        _309=x85, _310=x19, _311=hidden, _312=s83, _313=s84, _314=s85, _315=s86, _316=x81, _317=x83, _318=x47,
        _319=x84, _320=x47, _321=x67, _322=x85, _323=x87, _324=x67, _325=x88, _326=x85, _327=x90, _328=x89,
        _329=x93, _330=x94, _331=hidden, _332=x84, _333=hidden, _334=x95, _335=x96, _336=hidden, _337=hidden,
        _338=x89, _339=hidden, _340=x97, _341=x98, _342=hidden, _343=2, _344=s2, _345=s3, _346=s4, _347=x46,
        _348=x85, _349=x19, _350=hidden, _351=s5, _352=s6, _353=s7, _354=s8, _355=s5, _356=s9, _357=s7, _358=s8,
        _359=x56, _360=x57, _361=x19, _362=hidden, _363=x136, _364=x137*x19, _365=x102*x136,
        _366=x19*(4*experts + layer_rerun*x137), _367=x139, _368=x140, _369=x143, _370=x144, _371=x106*x142,
        _372=experts*x88, _373=x106*x138, _374=x139*x86, _375=x145, _376=x146, _377=x144, _378=layer_rerun*x143,
        _379=layer_rerun*x144, _380=x147, _381=x140, _382=hidden, _383=experts, _384=x148, _385=x149, _386=hidden,
        _387=experts, _388=x147, _389=x146, _390=hidden, _391=experts, _392=x135, _393=x150, _394=hidden,
        _395=experts, _396=2, _397=s87, _398=s88, _399=s85, _400=s89, _401=s90, _402=s91, _403=s92, _404=s93,
        _405=x46, _406=x85, _407=x19, _408=hidden, _409=x151, _410=width_act_grad*x151, _411=x19, _412=experts,
        _413=s94, _414=s95, _415=s7, _416=s96, _417=s97, _418=s98, _419=s7, _420=s99, _421=s100, _422=s101, _423=s7,
        _424=s97, _425=s102, _426=s7, _427=s99, _428=x63*(moe_ffn*(cost_silu + 1) + x97), _429=x152,
        _430=x63*(moe_ffn*(cost_silu*x86 + layer_rerun + 5) + x102*x97), _431=x102*x152, _432=x156*x92, _433=x157,
        _434=x158, _435=x159*x84, _436=x106*(hidden*(x70 + 1) + 5*x64),
        _437=x92*(top_k*(layer_rerun*x155 + x155) + x91), _438=x157*x86, _439=x106*x156, _440=x159*x88,
        _441=x145*x153, _442=x146*x153, _443=layer_rerun*x158, _444=x160, _445=x161, _446=x63, _447=hidden,
        _448=x160, _449=x161, _450=x63, _451=hidden, _452=s90, _453=s91, _454=s103, _455=x162, _456=x163*x84,
        _457=experts, _458=hidden, _459=x164, _460=x163*x95, _461=x163*x96, _462=experts, _463=hidden, _464=x164,
        _465=x162, _466=x163*x89, _467=experts, _468=hidden, _469=x164, _470=x165, _471=width_opt*x165,
        _472=experts, _473=hidden, _474=x164, _475=2, _476=s104, _477=s105, _478=s106, _479=s107, _480=s104,
        _481=s105, _482=s106, _483=s107, _484=x166, _485=moe_ffn*x140, _486=experts, _487=moe_ffn, _488=hidden,
        _489=moe_ffn*x148, _490=moe_ffn*x149, _491=experts, _492=moe_ffn, _493=hidden, _494=x166, _495=moe_ffn*x146,
        _496=experts, _497=moe_ffn, _498=hidden, _499=x162, _500=moe_ffn*x150, _501=experts, _502=moe_ffn,
        _503=hidden, _504=2, _505=x65, _506=x66, _507=x63, _508=moe_ffn, _509=x167, _510=x168, _511=x63,
        _512=hidden, _513=x63, _514=x169, _515=x63, _516=x46, _517=x85, _518=x19, _519=hidden, _520=x167, _521=x168,
        _522=x63, _523=hidden, _524=x19*x72, _525=x106*x72, _526=x63, _527=x164, _528=moe_ffn*x63,
        _529=moe_ffn*x169, _530=x63, _531=moe_ffn, _532=s97, _533=s108, _534=s109, _535=s110, _536=s111, _537=s109,
        _538=s112, _539=s113, _540=s114, _541=s96, _542=s115, _543=s116, _544=s109, _545=s117, _546=s118, _547=s119,
        _548=s120, _549=s109, _550=s117, _551=x46, _552=x132, _553=x133, _554=x47, _555=x129, _556=x85, _557=x134,
        _558=x93, _559=x46, _560=x85, _561=x19, _562=hidden, _563=x46, _564=x19*x84, _565=x74, _566=x47,
        _567=x89*(vocab*(1 - accumulating) + x19), _568=x85, _569=x74, _570=x19*x89, _571=x170, _572=x171,
        _573=vocab, _574=hidden, _575=x172, _576=x173, _577=vocab, _578=hidden, _579=x170, _580=x174, _581=vocab,
        _582=hidden, _583=x175, _584=x176, _585=vocab, _586=hidden, _587=2, _588=x19, _589=x74, _590=x19, _591=x81,
        _592=x19*x82, _593=x47, _594=x84, _595=x47, _596=x67, _597=x85, _598=x47, _599=x67, _600=x84, _601=x85,
        _602=x90, _603=x89, _604=hidden, _605=x84, _606=hidden, _607=x95, _608=x96, _609=hidden, _610=hidden,
        _611=x89, _612=hidden, _613=x97, _614=x98, _615=hidden, _616=2, _617=s121, _618=s122, _619=s85, _620=s86,
        _621=s4, _622=s123, _623=s4, _624=x46, _625=x85, _626=x19, _627=hidden, _628=s124, _629=s125, _630=s7,
        _631=s8, _632=s124, _633=s126, _634=s7, _635=s8, _636=x46, _637=x47, _638=x19, _639=hidden, _640=x75*x97,
        _641=x69*x75, _642=x47, _643=x171, _644=x177, _645=x106*x178, _646=x171, _647=x85, _648=x47, _649=vocab*x90,
        _650=x174, _651=x170, _652=x171, _653=hidden, _654=vocab, _655=x172, _656=x173, _657=hidden, _658=vocab,
        _659=x170, _660=x174, _661=hidden, _662=vocab, _663=x175, _664=x176, _665=hidden, _666=vocab, _667=2,
        _668=x46, _669=x85, _670=x19, _671=hidden, _672=x19*(vocab*x5 + cost_log + 1), _673=x75*(cost_exp + x78),
        _674=x177, _675=s127, _676=s128, _677=x74, _678=s129, _679=s127, _680=s130, _681=s128, _682=x76, _683=s129,
        _684=s131, _685=s128, _686=s132, _687=s133, _688=s132, _689=s130, _690=s132, _691=x75, _692=x76, _693=x19,
        _694=vocab,
        _695=hidden*(layers*(experts*(x153*x179 + x179) + 2*cost_div + 2*cost_rsqrt + x179*x180 + 28) + x178*x179 + x179) + x179*x181,
        _696=width_param_grad*x183, _697=x184,
        _698=width_param*(hidden*(layers*(x182 - f1*x182) + x178*x185 + x185) + x181*x185), _699=x186,
        _700=width_param*x183, _701=x184, _702=x186,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, moe_ffn, experts, top_k, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x8 = batch*width_act
    x9 = x2*x8
    x10 = context*x9
    x11 = width_act + 4
    x12 = 2*context
    x13 = batch*heads*(seq*(context*x11 + x0) + x0*x12)
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
            s2 = x10*x7
        else:
            if recompute in ('none', 'full'):
                s1 = x13*x7
            else:
                s1 = x6
            s2 = 0
    x14 = heads + kv_heads
    x15 = head_dim*x14
    x16 = 2*top_k
    x17 = hidden + experts
    x18 = moe_ffn*x16 + x15 + x17
    x19 = 4*heads
    x20 = 4*kv_heads
    x21 = 8*top_k + x20 + 8
    x22 = x19 + x21
    x23 = hidden*width_act
    x24 = batch*seq
    x25 = width_act*x24
    x26 = 3*moe_ffn
    x27 = top_k*(x26 + 1)
    x29 = 4*experts
    x28 = head_dim + 1
    x30 = 8*hidden + 36*top_k + x29 + 12
    x31 = 4*x14*x28 + x30
    x32 = layers*layer_kept
    if activations == "fused":
        s0 = x24*(layers*(layer_kept*(width_act*x18 + x22) + x23) + x23 + 4)
    elif activations == "paper":
        s0 = x25*(layers*(hidden + layer_kept*x18) + hidden)
    else:
        s0 = x24*(layers*(layer_kept*(width_act*(hidden + x15 + x27) + x31) + x23) + hidden*x11 + 4) + x29*x32
    if loss == "eager":
        s3 = 4*x24*(vocab + 2)
    else:
        s3 = 0
    x33 = width_act_grad*x24
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x24*(width_act_grad + x11)
    else:
        moment_ends_cross_entropy = vocab*x33
    x35 = head_dim*(3*heads + kv_heads)
    x36 = hidden*(x16 + 3) + experts + top_k*x26
    x38 = x0*x4
    x39 = kv_heads*head_dim
    x40 = x12*x39
    x41 = 2*hidden
    x42 = 4*hidden + top_k*(4*moe_ffn + x41 + 1)
    x43 = width_act*(x35 + x42)
    x44 = x20*x28 + x30
    x45 = batch*(seq*(x31 + x43) + x38) + x29
    x48 = 2*heads
    if attention == "flash":
        x37 = x35 + x36
        if activations == "fused":
            layer_moe = batch*(seq*(8*heads + width_act*x37 + x21) + x38)
        elif activations == "paper":
            layer_moe = x8*(seq*x37 + x40)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(x19*(head_dim + 2) + x43 + x44) + x38) + x29 + 24
            else:
                layer_moe = x45
    else:
        x46 = heads*(context + 3*head_dim) + x39
        x47 = x36 + x46
        if activations == "fused":
            layer_moe = batch*(seq*(width_act*x47 + x22) + x38)
        elif activations == "paper":
            layer_moe = x8*(seq*x47 + x40)
        else:
            if recompute in ('none', 'full'):
                layer_moe = batch*(seq*(width_act*(x42 + x46) + x19*(context + x28) + x44) + context*x0*x48) + x29
            else:
                layer_moe = x45
    x53 = head_dim*width_act_grad
    if attention == "flash":
        moment_moe_attention_core = 2*batch*(context*width_act_grad*x39 + x2*(x53 + 2))
    else:
        x56 = batch*width_act_grad
        f7 = max(context*x56*(2*x2 + x39), x56*(x2*(context + head_dim) + x40))
        moment_moe_attention_core = f7
    if attention == "flash":
        x54 = batch*x2
        if activations == "fused":
            core_moe_attention_core = 4*x54
        elif activations == "paper":
            core_moe_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = 4*(x54 + 6)
            else:
                core_moe_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_moe_attention_core = x10
        else:
            if recompute in ('none', 'full'):
                core_moe_attention_core = x13
            else:
                core_moe_attention_core = 0
    x34 = hidden*x33
    x49 = 3*x34
    x50 = x33*x41
    x51 = heads*head_dim
    x52 = head_dim*(heads + x3)
    x55 = top_k + 1
    x57 = width_param + width_master + width_param_grad + 2*width_opt
    x58 = 2*x57
    x59 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x60 = experts*(x26*x57 + x57) + x15*x58 + x59
    x61 = vocab*x58 + x57
    x62 = moe_ffn*top_k
    x63 = layer_kept*x25
    f6 = max(x17*x33, x33*(experts + top_k))
    moment_moe_router = f6
    f5 = max(x24*x53*(kv_heads + x48), x33*x52)
    moment_moe_qk_norm = f5
    moment_moe_ffn_norm = x50
    f4 = max(x27*x33, top_k*x33*(hidden + 2*moe_ffn + 1), x33*(hidden*x55 + top_k))
    moment_moe_moe_experts = f4
    moment_moe_attention_norm = x50
    moment_moe_qkv_projection = x33*(hidden + x52)
    moment_moe_output_projection = x33*(hidden + x51)
    f3 = max(core_moe_attention_core*(layer_kept - core_kept) + moment_moe_attention_core, moment_moe_attention_norm, moment_moe_ffn_norm, moment_moe_moe_experts, moment_moe_output_projection, moment_moe_qk_norm, moment_moe_qkv_projection, moment_moe_router)
    branch_moe = f3
    moment_moe_ffn_residual = x49
    moment_moe_attention_residual = x49
    f1 = max(branch_moe + x34, moment_moe_attention_residual, moment_moe_ffn_residual)
    f2 = min(1, layers)
    point_moe = f2*(f1 + layer_moe*(1 - layer_kept))
    moment_ends_lm_head = x33*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x50
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x34
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_embedding, point_head, point_loss, point_moe, point_norm, point_optimizer)
    values = (
        layers*head_dim*x58 + hidden*(layers*x60 + x61),
        x24*(width_act*(hidden + x32*(x41*x55 + x51 + x62)) + 8) + s0 + s1 + s2 + s3,
        layers*(head_dim*(layer_kept*x9 + x59) + x62*x63) + hidden*(layers*(2*x55*x63 + x60) + x25 + x61) + f0 + 8*x24 + s0 + s1 + s2 + s3,
        point_moe, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
