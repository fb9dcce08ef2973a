"""Costs of gemma3_text, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gemma3_text"
FORMULAS = "standard"
FORMULAS_SHA256 = "3d5d43bbc50b60d622607bdae7aebe648f7c09d83aadcbc53e0afe1d9e4d1691"

# Kind, how many the model has.
KINDS = (
    ("sliding_attention", "sliding_attention_layers"),
    ("full_attention", "full_attention_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("sliding_attention", "attention_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_core", "attention_core", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "output_projection", "output_projection", "attention", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "attention_residual", "residual", "other", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "ffn", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "norm", "sliding_attention_layers", ""),
    ("sliding_attention", "ffn_residual", "residual", "other", "sliding_attention_layers", ""),
    ("full_attention", "attention_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "qk_norm", "qk_norm", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_core", "attention_core", "attention", "full_attention_layers", ""),
    ("full_attention", "output_projection", "output_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "attention_residual", "residual", "other", "full_attention_layers", ""),
    ("full_attention", "ffn_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "ffn_up", "ffn_up", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_down", "ffn_down", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "ffn_residual", "residual", "other", "full_attention_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "full_attention_layers", "sliding_attention_layers", "hidden", "vocab", "heads",
    "kv_heads", "head_dim", "window", "ffn", "grad_accum",
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
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "q_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "q_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "q_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "q_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast_weight"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "k_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "k_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "k_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "k_normed_float"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("sliding_attention", "qk_norm", "qk_norm", "sliding_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "width", "values"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "sliding_attention_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "output_projection", "output_projection", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "attention_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "attention_residual", "residual", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "sliding_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "sliding_attention_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "sliding_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("sliding_attention", "ffn_post_norm", "rms_norm", "sliding_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "sliding_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param", "param", "", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param", "param", "", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param", "param", "width", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param", "param", "", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param", "param", "", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param", "param", "width", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention", "ffn_up", "ffn_up", "full_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_activation", "ffn_activation", "full_attention_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "ffn_down", "ffn_down", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_post_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("sliding_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("sliding_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("sliding_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("sliding_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("sliding_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("sliding_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("sliding_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("sliding_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("sliding_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("sliding_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("sliding_attention", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("sliding_attention", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("sliding_attention", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("sliding_attention", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("sliding_attention", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("sliding_attention", "qk_norm", "q_upcast_weight", "activation", "FP32", "saved", "qk_norm.q_upcast_weight"),
    ("sliding_attention", "qk_norm", "q_normed_float", "activation", "FP32", "saved", "qk_norm.q_normed_float"),
    ("sliding_attention", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("sliding_attention", "qk_norm", "k_upcast_weight", "activation", "FP32", "saved", "qk_norm.k_upcast_weight"),
    ("sliding_attention", "qk_norm", "k_normed_float", "activation", "FP32", "saved", "qk_norm.k_normed_float"),
    ("sliding_attention", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("sliding_attention", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
    ("sliding_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("sliding_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("sliding_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("sliding_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
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
    ("sliding_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "output_projection", "output", "activation", "act", "saved", "output_projection.output"),
    ("sliding_attention", "attention_post_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "attention_post_norm", "statistics", "activation", "FP32", "saved", "attention_post_norm.statistics"),
    ("sliding_attention", "attention_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_post_norm", "upcast", "activation", "FP32", "saved", "attention_post_norm.upcast"),
    ("sliding_attention", "attention_post_norm", "upcast_weight", "activation", "FP32", "saved", "attention_post_norm.upcast_weight"),
    ("sliding_attention", "attention_post_norm", "normed_float", "activation", "FP32", "saved", "attention_post_norm.normed_float"),
    ("sliding_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("sliding_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("sliding_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("sliding_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("sliding_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("sliding_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("sliding_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("sliding_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("sliding_attention", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("sliding_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("sliding_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_down", "output", "activation", "act", "saved", "ffn_down.output"),
    ("sliding_attention", "ffn_post_norm", "weight", "param", "param", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("sliding_attention", "ffn_post_norm", "statistics", "activation", "FP32", "saved", "ffn_post_norm.statistics"),
    ("sliding_attention", "ffn_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("sliding_attention", "ffn_post_norm", "upcast", "activation", "FP32", "saved", "ffn_post_norm.upcast"),
    ("sliding_attention", "ffn_post_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_post_norm.upcast_weight"),
    ("sliding_attention", "ffn_post_norm", "normed_float", "activation", "FP32", "saved", "ffn_post_norm.normed_float"),
    ("sliding_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("full_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("full_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("full_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("full_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("full_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("full_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("full_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("full_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("full_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("full_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("full_attention", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("full_attention", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("full_attention", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("full_attention", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("full_attention", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("full_attention", "qk_norm", "q_upcast_weight", "activation", "FP32", "saved", "qk_norm.q_upcast_weight"),
    ("full_attention", "qk_norm", "q_normed_float", "activation", "FP32", "saved", "qk_norm.q_normed_float"),
    ("full_attention", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("full_attention", "qk_norm", "k_upcast_weight", "activation", "FP32", "saved", "qk_norm.k_upcast_weight"),
    ("full_attention", "qk_norm", "k_normed_float", "activation", "FP32", "saved", "qk_norm.k_normed_float"),
    ("full_attention", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("full_attention", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
    ("full_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("full_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("full_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("full_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("full_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("full_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("full_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("full_attention", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("full_attention", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("full_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("full_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("full_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "output_projection", "output", "activation", "act", "saved", "output_projection.output"),
    ("full_attention", "attention_post_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_post_norm", "statistics", "activation", "FP32", "saved", "attention_post_norm.statistics"),
    ("full_attention", "attention_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_post_norm", "upcast", "activation", "FP32", "saved", "attention_post_norm.upcast"),
    ("full_attention", "attention_post_norm", "upcast_weight", "activation", "FP32", "saved", "attention_post_norm.upcast_weight"),
    ("full_attention", "attention_post_norm", "normed_float", "activation", "FP32", "saved", "attention_post_norm.normed_float"),
    ("full_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("full_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("full_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("full_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("full_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("full_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("full_attention", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("full_attention", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("full_attention", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("full_attention", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("full_attention", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("full_attention", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("full_attention", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_down", "output", "activation", "act", "saved", "ffn_down.output"),
    ("full_attention", "ffn_post_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_post_norm", "statistics", "activation", "FP32", "saved", "ffn_post_norm.statistics"),
    ("full_attention", "ffn_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_post_norm", "upcast", "activation", "FP32", "saved", "ffn_post_norm.upcast"),
    ("full_attention", "ffn_post_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_post_norm.upcast_weight"),
    ("full_attention", "ffn_post_norm", "normed_float", "activation", "FP32", "saved", "ffn_post_norm.normed_float"),
    ("full_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("ends", "final_norm", "upcast_weight", "activation", "FP32", "saved", "final_norm.upcast_weight"),
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "full_attention", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
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
    x67 = seq*context
    x24 = 2*context
    x68 = x24 + 1
    if pairs == "full":
        pairs_size = x67
    elif pairs == "causal":
        pairs_size = _exact(seq*(x68 - seq), 2)
    else:
        pairs_size = _exact(x67, 2)
    x0 = full_attention_layers*pairs_size
    x69 = 2*seq
    if pairs == "full":
        window_pairs = x67
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x69 + f3*(f3 + x68 - 2*window - x69), 2)
    else:
        window_pairs = _exact(x67, 2)
    x1 = sliding_attention_layers*window_pairs
    x2 = x0 + x1
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x3 = core_rerun + 2
    x4 = 4*heads
    x5 = batch*head_dim*x2*x3*x4
    x8 = seq*head_dim
    x9 = 3*x8
    x6 = cost_exp + 4
    x7 = cost_div + x6
    x10 = core_rerun*(full_attention_layers*(pairs_size*x7 + x9) + sliding_attention_layers*(window_pairs*x7 + x9))
    x12 = 3*kv_heads
    x11 = full_attention_layers + sliding_attention_layers
    x13 = core_rerun + 1
    x14 = x11*x13
    x15 = x12*x14*x8
    x16 = batch*(heads*(5*x0 + 5*x1 + x10 + x11*x9) + x15)
    x17 = 2*head_dim
    x18 = heads*x2
    x19 = x17*x18
    if flops == "model":
        s0 = x5
        s1 = x16
    else:
        if attention == "flash":
            x20 = cost_exp + 7
            s0 = batch*x19*(2*core_rerun + 5)
            s1 = batch*(heads*(full_attention_layers*(pairs_size*x20 + x9) + sliding_attention_layers*(window_pairs*x20 + x9) + x10) + x15)
        else:
            s0 = x5
            s1 = x16
    x21 = head_dim*width_act
    x22 = x11*x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x26 = batch*(x23 + x25)
    x28 = width_act_grad*x11
    x29 = width_act*core_rerun + width_act_grad
    x30 = head_dim*x25*x28
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x31 = head_dim*layer_kept
    x32 = x11*x31
    x34 = layer_kept*x21
    x35 = x11*x34
    x37 = x26*x32
    x38 = x26*x35
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x39 = core_kept*x11
    x44 = batch*width_act
    x45 = width_act*x11
    x50 = width_act + 4
    if attention == "flash":
        x27 = x11*x23
        x33 = batch*(x25*x32 + x27*(core_kept + x31))
        x36 = batch*(x25*x35 + x27*(4*core_kept + x34))
        if activations == "fused":
            s11 = x33
            s15 = x36
        elif activations == "paper":
            s11 = x37
            s15 = x38
        else:
            if recompute in ('none', 'full'):
                s11 = x33 + 3*x39
                s15 = x36 + 24*x39
            else:
                s11 = x37
                s15 = x38
        s2 = x22*x26
        s4 = batch*x27*(x21 + 4)
        s6 = batch*(head_dim*(width_act*(x14*x25 + x27*x3) + 2*x23*x28) + 8*x27)
        s8 = batch*(x27*(head_dim*x29 + 4*core_rerun + 4) + x30)
        s12 = 0
        s16 = 0
    else:
        x40 = head_dim + x24
        x41 = x11*x40
        x43 = head_dim*x11
        x47 = batch*x23
        x48 = batch*core_kept
        if activations in ('fused', 'paper'):
            s11 = x37
            s12 = context*x39*x47
            s15 = x38
            s16 = context*x23*x45*x48
        else:
            if recompute in ('none', 'full'):
                x49 = heads*x48
                s11 = x49*(seq*x41 + x24*x43)
                s15 = x49*(seq*(context*x11*x50 + x22) + x22*x24)
            else:
                s11 = x37
                s15 = x38
            s12 = 0
            s16 = 0
        x42 = x23*x41
        x46 = x40*x45
        s2 = x44*(x25*x43 + x42)
        s4 = x46*x47
        s6 = batch*(x13*x22*x25 + x23*(x13*x46 + x28*(3*context + x17)))
        s8 = batch*(x29*x42 + x30)
    x51 = hidden*(x11 + 1)
    x52 = 3*hidden
    x53 = heads + kv_heads
    x54 = layer_kept*x11
    x55 = batch*seq
    x56 = head_dim*x53
    x57 = 4*kv_heads + x4 + 16
    x60 = 2*hidden
    x61 = head_dim + x60
    if activations == "fused":
        s10 = x55*(x51 + x54*(x52 + x53*(head_dim + 1) + 4) + 1)
        s14 = x55*(width_act*x51 + x54*(width_act*(x52 + x56) + x57) + 4)
    elif activations == "paper":
        x58 = x55*(layer_kept*(x11*x52 + x11*x56) + x51)
        s10 = x58
        s14 = width_act*x58
    else:
        x59 = x53*(x17 + 1)
        x62 = x54*x61
        s10 = hidden + x55*(hidden*(x11 + 2) + x54*(7*hidden + ffn + x59 + 4) + 1) + 2*x62
        s14 = 4*hidden + x55*(hidden*(x45 + 8) + x54*(hidden*(32 - width_act) + ffn*width_act + 4*x59 + 16) + 4) + 8*x62
    x63 = vocab*x55
    x64 = vocab + 1
    if loss == "eager":
        x65 = x55*x64
        s3 = x55*(vocab*x50 + 8)
        s5 = 8*x63
        s7 = 8*x65
        s9 = x63*(width_act_grad + 4)
        s13 = x65
        s17 = 4*x55*(vocab + 2)
    else:
        x66 = width_act_grad*x63
        s3 = x55*(vocab*width_act + 8)
        s5 = x66
        s7 = x66
        s9 = x66
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x70 = 3*ffn
    x71 = x17*x53
    x72 = x11*(x70 + x71 + 4)
    x73 = x64 + x72
    x74 = x11*x17
    x75 = hidden*x73 + x74
    x76 = x11*x70
    x77 = x11*x71
    x78 = cost_div + 1
    x79 = cost_rsqrt + x78
    x80 = 4*cost_div + 4*cost_rsqrt
    x81 = 18*hidden + ffn*(cost_gelu + 1) + x80 + 4
    x82 = cost_div + cost_rsqrt
    x83 = 2*vocab
    x84 = layer_rerun + 2
    x85 = layer_rerun*x11
    x86 = x82 + 14
    x87 = 2*heads
    x88 = kv_heads + x87
    x89 = head_dim*x88
    x90 = 8*hidden + x70
    x91 = head_dim*(x12 + x87) + x90
    x92 = 4*x11*(x53 + 4)
    x93 = layer_rerun + 1
    x94 = x72 + 1
    x95 = width_act*x93
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x96 = width_param*(1 - f1)
    x97 = 2*width_opt
    x98 = width_master + x97
    x99 = width_param_grad + x96 + x98
    x100 = 4*width_master + 8*width_opt
    x101 = width_param + x98
    x102 = hidden + x54*(heads*head_dim + x60 + x70)
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    values = (
        x75, x75, 0, 2*batch*(seq*hidden*(vocab + x76 + x77) + x19),
        batch*(seq*(5*hidden + vocab*x6 + cost_log + x11*(x53*(7*head_dim + x79) + x81) + x82 + 2) + x18*x7) + hidden*(4*full_attention_layers + 4*sliding_attention_layers + 1) + x74,
        x55*x60*(x76*x84 + x77*x84 + x83) + s0,
        x55*(12*hidden + vocab*(cost_exp + x78) + x11*(42*hidden + ffn*(cost_gelu + 5) + 10*x56) + x85*(x53*(4*head_dim + x79) + x81)) + 2*x61*x85 + s1,
        0, hidden*(vocab*x86 + x11*(x70*x86 + x71*x86 + x80 + 56) + x86) + x74*x86,
        hidden*(width_param*(x55 + x73) + x44*x69*(5*full_attention_layers + 5*sliding_attention_layers + 1)) + width_param*x74 + x55*(width_act*(x11*x89 + x76) + 8) + s2 + s3,
        x55*(width_act*(vocab + x11*x91 + x60) + x92 + 4) + s4 + s5,
        hidden*(batch*x69*(width_act*(x11*(5*layer_rerun + 3) + 1) + width_act_grad*(6*full_attention_layers + 6*sliding_attention_layers + 1)) + width_param*(x11*(4*layer_rerun + x70*x93 + x71*x93 + 4) + x64) + width_param_grad*(vocab + accumulating*x94 + x55)) + x17*(width_param*x11*x93 + width_param_grad*accumulating*x11) + x55*(width_act_grad*x83 + x11*(head_dim*(width_act_grad*(3*heads + 5*kv_heads) + x88*x95) + ffn*(5*width_act_grad + 3*x95) + x57) + 12) + s6 + s7,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + x94) + x74) + x55*(hidden*width_param_grad + width_act_grad*(x11*(x89 + x90) + x60) + layer_rerun*(x45*x91 + x92)) + s8 + s9,
        hidden*(vocab*x99 + x11*(4*width_param_grad + x100 + x70*x99 + x71*x99 + 4*x96) + x99) + x74*x99,
        hidden*(vocab*x101 + x101 + x11*(4*width_param + x100 + x101*x70 + x101*x71)) + x101*x74, x75,
        width_param*x75, f1*x75, width_master*x75, 2*x75, x75*x97, x75, width_param_grad*x75,
        x55*(x102 + 1) + s10 + s11 + s12 + s13, x55*(width_act*x102 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_sliding_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x16 = 2*context
    x46 = seq*context
    x47 = 2*seq
    if pairs == "full":
        window_pairs = x46
    elif pairs == "causal":
        f2 = min(seq + window - context, seq)
        f3 = max(0, f2)
        window_pairs = _exact(window*x47 + f3*(f3 + x16 + 1 - 2*window - x47), 2)
    else:
        window_pairs = _exact(x46, 2)
    x2 = batch*head_dim*window_pairs*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = seq*head_dim
    x6 = 3*x5
    x7 = core_rerun + 1
    x8 = 3*kv_heads
    x9 = x5*x7*x8
    x4 = window_pairs*x3
    x10 = batch*(heads*(core_rerun*(x4 + x6) + 5*window_pairs + x6) + x9)
    x11 = batch*heads
    x12 = 2*head_dim
    x13 = window_pairs*x12
    if flops == "model":
        s0 = x2
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(window_pairs*(cost_exp + core_rerun*x3 + 7) + x6*x7) + x9)
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
    x32 = batch*width_act
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
    x35 = 3*hidden
    x36 = heads + kv_heads
    x37 = batch*seq
    x38 = head_dim*x36
    x39 = x35 + x38
    x40 = 4*kv_heads + x1 + 16
    x41 = hidden*width_act
    x43 = seq*x32
    x45 = 4*hidden + x12
    if activations == "fused":
        s6 = x37*(hidden + layer_kept*(x35 + x36*(head_dim + 1) + 4))
        s9 = x37*(layer_kept*(width_act*x39 + x40) + x41)
    elif activations == "paper":
        x42 = hidden + layer_kept*x39
        s6 = x37*x42
        s9 = x42*x43
    else:
        x44 = x36*(x12 + 1)
        s6 = hidden*x37 + layer_kept*(x37*(7*hidden + ffn + x44 + 4) + x45)
        s9 = layer_kept*(16*hidden + 8*head_dim + x37*(hidden*(32 - width_act) + ffn*width_act + 4*x44 + 16)) + x37*x41
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x48 = 3*ffn
    x49 = x12*x36
    x50 = x48 + x49
    x51 = x50 + 4
    x52 = hidden*x51 + x12
    x53 = cost_div + cost_rsqrt + 1
    x54 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x55 = layer_rerun + 2
    x56 = 2*hidden
    x57 = 2*heads
    x58 = head_dim*(kv_heads + x57)
    x59 = x48 + x58
    x60 = 8*hidden
    x61 = width_act*(head_dim*(x57 + x8) + x48 + x60) + x40
    x62 = layer_rerun + 1
    x63 = x48*x62
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x64 = width_param_grad*accumulating
    x65 = width_param_grad*x52
    x66 = 2*x52
    x67 = layer_kept*(heads*head_dim + x48 + x56)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x52, x52, 0, 2*batch*(seq*hidden*x50 + heads*x13),
        batch*(seq*(x36*(7*head_dim + x53) + x54) + heads*x4) + x45, batch*hidden*x47*(x48*x55 + x49*x55) + s0,
        2*layer_rerun*(head_dim + x56) + x37*(42*hidden + ffn*(cost_gelu + 5) + layer_rerun*(x36*(4*head_dim + x53) + x54) + 10*x38) + s1,
        0, 0, hidden*(width_param*x51 + 10*x43) + width_param*x12 + x43*x59 + s2, x37*x61 + s3,
        hidden*(width_param*(4*layer_rerun + x49*x62 + x63 + 4) + x51*x64) + x12*(width_param*x62 + x64) + x37*(width_act*(x56*(5*layer_rerun + 3) + x58*x62 + x63) + width_act_grad*(12*hidden + head_dim*(3*heads + 5*kv_heads) + 5*ffn) + x40) + s4,
        x37*(width_act_grad*(x59 + x60) + layer_rerun*x61) + x65 + s5, 0, 0, x52, width_param*x52, f1*x52,
        width_master*x52, x66, width_opt*x66, x52, x65, x37*x67 + s6 + s7 + s8, x43*x67 + s9 + s10 + s11, 0, 0,
    )
    if plain and window_pairs.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_full_attention(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
):
    """The same sums for one `full_attention`."""
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
    x46 = seq*context
    if pairs == "full":
        pairs_size = x46
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x46, 2)
    x2 = batch*head_dim*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = seq*head_dim
    x6 = 3*x5
    x7 = core_rerun + 1
    x8 = 3*kv_heads
    x9 = x5*x7*x8
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
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 7) + x6*x7) + x9)
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
    x32 = batch*width_act
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
    x35 = 3*hidden
    x36 = heads + kv_heads
    x37 = batch*seq
    x38 = head_dim*x36
    x39 = x35 + x38
    x40 = 4*kv_heads + x1 + 16
    x41 = hidden*width_act
    x43 = seq*x32
    x45 = 4*hidden + x12
    if activations == "fused":
        s6 = x37*(hidden + layer_kept*(x35 + x36*(head_dim + 1) + 4))
        s9 = x37*(layer_kept*(width_act*x39 + x40) + x41)
    elif activations == "paper":
        x42 = hidden + layer_kept*x39
        s6 = x37*x42
        s9 = x42*x43
    else:
        x44 = x36*(x12 + 1)
        s6 = hidden*x37 + layer_kept*(x37*(7*hidden + ffn + x44 + 4) + x45)
        s9 = layer_kept*(16*hidden + 8*head_dim + x37*(hidden*(32 - width_act) + ffn*width_act + 4*x44 + 16)) + x37*x41
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x47 = 3*ffn
    x48 = x12*x36
    x49 = x47 + x48
    x50 = x49 + 4
    x51 = hidden*x50 + x12
    x52 = cost_div + cost_rsqrt + 1
    x53 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x54 = layer_rerun + 2
    x55 = 2*hidden
    x56 = 2*heads
    x57 = head_dim*(kv_heads + x56)
    x58 = x47 + x57
    x59 = 8*hidden
    x60 = width_act*(head_dim*(x56 + x8) + x47 + x59) + x40
    x61 = layer_rerun + 1
    x62 = x47*x61
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x63 = width_param_grad*accumulating
    x64 = width_param_grad*x51
    x65 = 2*x51
    x66 = layer_kept*(heads*head_dim + x47 + x55)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x51, x51, 0, 2*batch*(seq*hidden*x49 + heads*x13),
        batch*(seq*(x36*(7*head_dim + x52) + x53) + heads*x4) + x45, x37*x55*(x47*x54 + x48*x54) + s0,
        2*layer_rerun*(head_dim + x55) + x37*(42*hidden + ffn*(cost_gelu + 5) + layer_rerun*(x36*(4*head_dim + x52) + x53) + 10*x38) + s1,
        0, 0, hidden*(width_param*x50 + 10*x43) + width_param*x12 + x43*x58 + s2, x37*x60 + s3,
        hidden*(width_param*(4*layer_rerun + x48*x61 + x62 + 4) + x50*x63) + x12*(width_param*x61 + x63) + x37*(width_act*(x55*(5*layer_rerun + 3) + x57*x61 + x62) + width_act_grad*(12*hidden + head_dim*(3*heads + 5*kv_heads) + 5*ffn) + x40) + s4,
        x37*(width_act_grad*(x58 + x59) + layer_rerun*x60) + x64 + s5, 0, 0, x51, width_param*x51, f1*x51,
        width_master*x51, x65, width_opt*x65, x51, x64, x37*x66 + s6 + s7 + s8, x43*x66 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
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
    x3 = hidden*x0
    x4 = 2*hidden
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = x3
        s6 = x0*x2
    else:
        x5 = hidden + x0*(x4 + 1)
        s4 = x5
        s6 = 4*x5
    x6 = 8*x0
    x7 = vocab + 1
    x9 = vocab*x0
    x10 = vocab*width_act_grad
    if loss == "eager":
        x8 = x0*x7
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x6
        s2 = 8*x8
        s3 = x9*(width_act_grad + 4)
        s5 = x8
        s7 = 4*x0*(vocab + 2)
    else:
        x11 = x0*x10
        s0 = x0*(vocab*width_act + 8)
        s1 = x11
        s2 = x11
        s3 = x11
        s5 = 0
        s7 = 0
    x12 = hidden*x7
    x13 = cost_div + cost_rsqrt
    x14 = x13 + 14
    x15 = full_attention_layers + sliding_attention_layers
    x16 = 3*ffn
    x17 = heads + kv_heads
    x18 = 2*head_dim
    x19 = x14*x18
    x20 = 2*width_act
    x21 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x22 = width_param*(1 - f1)
    x23 = width_master + 2*width_opt
    x24 = width_param_grad + x22 + x23
    x25 = x18*x24
    x26 = 4*width_master + 8*width_opt
    x27 = width_param + x23
    x28 = x18*x27
    x29 = x4*x7
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x12, x12, 0, x4*x9, hidden + x0*(5*hidden + vocab*(cost_exp + 4) + cost_log + x13 + 2), 4*vocab*x3,
        x0*(12*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(vocab*x14 + x14 + x15*(4*cost_div + 4*cost_rsqrt + x14*x16 + x17*x19 + 56)) + x15*x19,
        hidden*(width_param*(x0 + x7) + x0*x20) + x6 + s0, x0*(width_act*(vocab + x4) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x20 + x21)) + 2*x0*(x10 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x21) + s3,
        hidden*(vocab*x24 + x15*(4*width_param_grad + x16*x24 + x17*x25 + 4*x22 + x26) + x24) + x15*x25,
        hidden*(vocab*x27 + x15*(4*width_param + x16*x27 + x17*x28 + x26) + x27) + x15*x28, x12, width_param*x12,
        f1*x12, width_master*x12, x29, width_opt*x29, x12, width_param_grad*x12, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
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
    x2 = batch*heads
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
    x76 = seq*context
    x31 = 2*context
    x78 = x31 + 1
    if pairs == "full":
        window_pairs = x76
    elif pairs == "causal":
        x77 = 2*seq
        f3 = min(seq + window - context, seq)
        f4 = max(0, f3)
        window_pairs = _exact(window*x77 + f4*(f4 + x78 - 2*window - x77), 2)
    else:
        window_pairs = _exact(x76, 2)
    x4 = window_pairs*x3
    x5 = x0*x4
    x6 = cost_exp + 4
    x7 = cost_div + x6
    x8 = 3*seq*head_dim
    x10 = core_rerun + 1
    x11 = x10*x8
    x12 = kv_heads*x11
    x9 = window_pairs*x7 + x8
    x13 = batch*(heads*(core_rerun*x9 + 5*window_pairs + x8) + x12)
    if pairs == "full":
        pairs_size = x76
    elif pairs == "causal":
        pairs_size = _exact(seq*(x78 - seq), 2)
    else:
        pairs_size = _exact(x76, 2)
    x14 = pairs_size*x3
    x15 = x0*x14
    x16 = pairs_size*x7 + x8
    x17 = batch*(heads*(core_rerun*x16 + 5*pairs_size + x8) + x12)
    x18 = 2*head_dim
    if flops == "model":
        s42 = x5
        s43 = x13
        s91 = x15
        s92 = x17
    else:
        if attention == "flash":
            x19 = x18*x2*(2*core_rerun + 5)
            x20 = cost_exp + core_rerun*x7 + 7
            s42 = window_pairs*x19
            s43 = batch*(heads*(window_pairs*x20 + x11) + x12)
            s91 = pairs_size*x19
            s92 = batch*(heads*(pairs_size*x20 + x11) + x12)
        else:
            s42 = x5
            s43 = x13
            s91 = x15
            s92 = x17
    x22 = batch*context
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x21 = head_dim*layer_kept
    x23 = kv_heads*x22
    x24 = x21*x23
    x25 = width_act*x24
    x26 = batch*seq
    x27 = heads*x26
    x28 = x21*x27
    x29 = width_act*x28
    x30 = seq*heads
    x32 = kv_heads*x31
    x34 = batch*width_act
    x36 = heads*head_dim
    x37 = x26*x36
    x38 = width_act*x37
    x40 = x10*x32
    x41 = width_act_grad*x27
    x42 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x43 = core_kept*x27
        x39 = 4*x27
        x44 = core_kept*x39
        if activations == "fused":
            s53 = x43
            s54 = x44
            s55 = x26
            s56 = heads
            s57 = 0
            s58 = 0
            s59 = 0
        elif activations == "paper":
            s53 = 0
            s54 = 0
            s55 = 0
            s56 = 0
            s57 = 0
            s58 = 0
            s59 = 0
        else:
            if recompute in ('none', 'full'):
                s53 = x43
                s54 = x44
                s55 = x26
                s56 = heads
                s57 = 3*core_kept
                s58 = 24*core_kept
                s59 = 3
            else:
                s53 = 0
                s54 = 0
                s55 = 0
                s56 = 0
                s57 = 0
                s58 = 0
                s59 = 0
        x33 = x30 + x32
        x35 = head_dim*x34
        s18 = x24
        s19 = x25
        s20 = x22
        s21 = kv_heads
        s22 = head_dim
        s38 = x28
        s39 = x29
        s40 = x26
        s41 = heads
        s44 = x33*x35
        s45 = x38
        s46 = x39
        s47 = x35*(x0*x30 + x40)
        s48 = x18*x41
        s49 = x10*x39
        s50 = 8*x27
        s51 = head_dim*x33*x42
        s52 = core_rerun*x38
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
        s83 = 0
    else:
        x49 = x22*x30
        x50 = core_kept*x49
        x51 = width_act*x50
        if activations in ('fused', 'paper'):
            s18 = x24
            s19 = x25
            s20 = x22
            s21 = kv_heads
            s22 = head_dim
            s38 = x28
            s39 = x29
            s40 = x26
            s41 = heads
            s60 = x50
            s61 = x51
            s62 = batch
            s63 = heads
            s64 = seq
            s65 = context
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
            s83 = 0
        else:
            if recompute in ('none', 'full'):
                x52 = core_kept*x22*x36
                s18 = 0
                s19 = 0
                s20 = 0
                s21 = 0
                s22 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s41 = 0
                s72 = core_kept*x37
                s73 = core_kept*x38
                s74 = batch
                s75 = heads
                s76 = seq
                s77 = head_dim
                s78 = x52
                s79 = width_act*x52
                s80 = context
                s81 = x50
                s82 = 4*x50
                s83 = x51
            else:
                s18 = x24
                s19 = x25
                s20 = x22
                s21 = kv_heads
                s22 = head_dim
                s38 = x28
                s39 = x29
                s40 = x26
                s41 = heads
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
                s83 = 0
            s60 = 0
            s61 = 0
            s62 = 0
            s63 = 0
            s64 = 0
            s65 = 0
        x45 = head_dim + x31
        x46 = x30*x45
        x47 = head_dim*x32 + x46
        x48 = width_act*x27*x45
        s44 = x34*x47
        s45 = x48
        s46 = 0
        s47 = x34*(head_dim*x40 + x10*x46)
        s48 = x41*(3*context + x18)
        s49 = 0
        s50 = 0
        s51 = x42*x47
        s52 = core_rerun*x48
        s53 = 0
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s59 = 0
        s66 = x49
        s67 = width_act_grad*x49
        s68 = batch
        s69 = heads
        s70 = seq
        s71 = context
    x53 = hidden*x26
    x54 = width_act*x53
    x55 = layer_kept*x26
    x56 = 4*x55
    x57 = kv_heads*x26
    x58 = x21*x57
    x59 = width_act*x58
    x60 = heads*x55
    x61 = heads*x56
    x62 = kv_heads*x55
    x63 = kv_heads*x56
    x64 = hidden*layer_kept
    x65 = x26*x64
    x66 = width_act*x65
    x67 = 4*x26
    x70 = ffn*x55
    x71 = width_act*x70
    x72 = 4*hidden
    if activations == "fused":
        s0 = x53
        s1 = x54
        s2 = x55
        s3 = x56
        s4 = x26
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s11 = x28
        s12 = x29
        s13 = x27
        s14 = head_dim
        s15 = x58
        s16 = x59
        s17 = x57
        s23 = x60
        s24 = x61
        s25 = x27
        s26 = x62
        s27 = x63
        s28 = x57
        s29 = 0
        s30 = 0
        s31 = 0
        s32 = 0
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s84 = x65
        s85 = x66
        s86 = x26
        s87 = hidden
        s88 = 0
        s89 = 0
        s90 = 0
        s93 = x53
        s94 = x54
        s95 = x67
        s96 = 0
        s97 = 0
        s98 = 0
    elif activations == "paper":
        s0 = x53
        s1 = x54
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s11 = x28
        s12 = x29
        s13 = x27
        s14 = head_dim
        s15 = x58
        s16 = x59
        s17 = x57
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
        s37 = 0
        s84 = x65
        s85 = x66
        s86 = x26
        s87 = hidden
        s88 = 0
        s89 = 0
        s90 = 0
        s93 = x53
        s94 = x54
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
    else:
        x68 = 1 - layer_kept
        x69 = 4*x21
        s0 = x53*x68
        s1 = x54*x68
        s2 = x55
        s3 = x56
        s4 = x26
        s5 = x65
        s6 = x64*x67
        s7 = x26
        s8 = hidden
        s9 = x64
        s10 = 4*x64
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s23 = x60
        s24 = x61
        s25 = x27
        s26 = x62
        s27 = x63
        s28 = x57
        s29 = x28
        s30 = x27*x69
        s31 = x27
        s32 = head_dim
        s33 = x21
        s34 = x69
        s35 = x58
        s36 = x57*x69
        s37 = x57
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = x70
        s89 = x71
        s90 = ffn
        s93 = 0
        s94 = 0
        s95 = x67
        s96 = x53
        s97 = x26*x72
        s98 = x72
    x73 = 8*x26
    x74 = vocab*x26
    x75 = width_act_grad*x74
    if loss == "eager":
        s99 = vocab*x73
        s100 = vocab*x67
        s101 = 0
        s102 = x73
        s103 = x74
        s104 = x26
        s105 = vocab
    else:
        s99 = 0
        s100 = 0
        s101 = x75
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x79 = cost_div + 1
    x80 = cost_rsqrt + x79
    x81 = x72 + x80
    x82 = hidden + x26*x81
    x83 = hidden*layer_rerun
    x84 = 10*hidden
    x85 = x26*(layer_rerun*x81 + x84) + x83
    x86 = hidden*width_param
    x87 = width_act_grad*x53
    x88 = layer_rerun + 1
    x89 = x54*x88
    x90 = x86*x88
    x91 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x92 = accumulating*x91
    x93 = width_act*x26
    x94 = x83*x93
    x95 = layer_rerun*x67
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x96 = hidden*f1
    x97 = hidden*width_master
    x98 = 2*hidden
    x99 = width_opt*x98
    x100 = heads + 2*kv_heads
    x101 = x100*x18
    x102 = x101*x53
    x103 = layer_rerun + 2
    x104 = x102*x103
    x105 = head_dim*x100
    x106 = x105*x86
    x107 = x105*x93
    x108 = width_act_grad*x26
    x109 = x101*x108
    x110 = x105*x90
    x111 = x105*x92
    x112 = x105*x91
    x113 = layer_rerun*x107
    x114 = hidden*x105
    x115 = x105*x96
    x116 = x105*x97
    x117 = hidden*x18
    x118 = x100*x117
    x119 = width_opt*x18
    x120 = hidden*x119
    x121 = x100*x120
    x122 = heads + kv_heads
    x123 = x122*(x1 + x80)
    x124 = x123*x26 + x18
    x125 = head_dim*x122
    x126 = layer_rerun*x18 + x26*(layer_rerun*x123 + 10*x125)
    x127 = x125*x93
    x128 = width_param*x18
    x129 = x122*x67
    x130 = x108*x125
    x131 = x127*x88
    x132 = x128*x88
    x133 = width_param_grad*x18
    x134 = accumulating*x133
    x135 = layer_rerun*x127
    x136 = x122*x95
    x137 = head_dim*width_param
    x138 = head_dim*f1
    x139 = head_dim*width_master
    x140 = head_dim*width_param_grad
    x141 = width_act_grad*x37
    x142 = head_dim*x57
    x143 = width_act_grad*x142
    x144 = kv_heads*x8
    x145 = head_dim*x23
    x146 = width_act_grad*x145
    x147 = heads*x18*x53
    x148 = x103*x147
    x149 = x36*x86
    x150 = x26*x98
    x151 = width_act_grad*x150
    x152 = x36*x90
    x153 = x38*x88
    x154 = x36*x92
    x155 = x36*x91
    x156 = hidden*x36
    x157 = x36*x96
    x158 = x36*x97
    x159 = heads*x117
    x160 = heads*x120
    x161 = x53*x88
    x162 = width_act*x150
    x163 = 2*x94
    x164 = ffn*x72
    x165 = x164*x26
    x166 = x103*x165
    x167 = 2*ffn
    x168 = x167*x86
    x169 = x167*x93
    x170 = ffn*width_act_grad*x67
    x171 = x167*x90
    x172 = x167*x92
    x173 = x167*x91
    x174 = layer_rerun*x169
    x175 = ffn*x98
    x176 = x167*x96
    x177 = x167*x97
    x178 = width_opt*x164
    x179 = ffn*x26
    x180 = x179*(cost_gelu + 1)
    x181 = x179*(cost_gelu*x88 + layer_rerun + 5)
    x182 = width_act*x179
    x183 = width_act_grad*x179
    x184 = x169*x88
    x185 = x108*x167
    x186 = layer_rerun*x182
    x187 = x175*x26
    x188 = x103*x187
    x189 = ffn*x86
    x190 = ffn*x90
    x191 = x182*x88
    x192 = ffn*x92
    x193 = ffn*x91
    x194 = hidden*ffn
    x195 = ffn*x96
    x196 = ffn*x97
    x197 = ffn*x99
    x198 = hidden*vocab
    x199 = vocab*x86
    x200 = vocab*x91
    x201 = width_act*x74
    x202 = cost_div + cost_rsqrt + 14
    x203 = full_attention_layers + sliding_attention_layers
    x204 = 3*ffn
    x205 = x122*x18
    x206 = x18*x203
    x207 = vocab + x203*(x204 + x205 + 4) + 1
    x208 = hidden*x207 + x206
    x209 = width_master*x208
    x210 = 2*width_opt*x208
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x82, _1=x85, _2=x54, _3=x86, _4=x54, _5=x67, _6=x87, _7=x89, _8=x67, _9=x90, _10=x87, _11=x92, _12=x91,
        _13=x94, _14=x95, _15=hidden, _16=x86, _17=hidden, _18=x96, _19=x97, _20=hidden, _21=hidden, _22=x91,
        _23=hidden, _24=x98, _25=x99, _26=hidden, _27=2, _28=s0, _29=s1, _30=x26, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x53, _36=x87, _37=x26, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s9, _44=s10, _45=s8,
        _46=s5, _47=s6, _48=s7, _49=s8, _50=x65, _51=x66, _52=x26, _53=hidden, _54=x102, _55=x104, _56=x54,
        _57=x106, _58=x107, _59=x109, _60=x110, _61=x87, _62=x89, _63=x111, _64=x112, _65=x113, _66=x114, _67=x106,
        _68=hidden, _69=x105, _70=x115, _71=x116, _72=hidden, _73=x105, _74=x114, _75=x112, _76=hidden, _77=x105,
        _78=x118, _79=x121, _80=hidden, _81=x105, _82=2, _83=x53, _84=x87, _85=x26, _86=hidden, _87=s11, _88=s12,
        _89=s13, _90=s14, _91=s15, _92=s16, _93=s17, _94=s14, _95=s18, _96=s19, _97=s20, _98=s21, _99=s22,
        _100=x124, _101=x126, _102=x127, _103=x128, _104=x127, _105=x129, _106=x130, _107=x131, _108=x129,
        _109=x132, _110=x130, _111=x134, _112=x133, _113=x135, _114=x136, _115=head_dim, _116=x137, _117=head_dim,
        _118=x138, _119=x139, _120=head_dim, _121=head_dim, _122=x140, _123=head_dim, _124=x18, _125=x119,
        _126=head_dim, _127=2, _128=s23, _129=s24, _130=s25, _131=head_dim, _132=x137, _133=head_dim, _134=x138,
        _135=x139, _136=head_dim, _137=head_dim, _138=x140, _139=head_dim, _140=x18, _141=x119, _142=head_dim,
        _143=2, _144=s26, _145=s27, _146=s28, _147=x37, _148=x141, _149=x27, _150=head_dim, _151=x142, _152=x143,
        _153=x57, _154=head_dim, _155=s29, _156=s30, _157=s31, _158=s32, _159=s33, _160=s34, _161=s32, _162=s29,
        _163=s30, _164=s31, _165=s32, _166=s35, _167=s36, _168=s37, _169=s32, _170=s33, _171=s34, _172=s32,
        _173=s35, _174=s36, _175=s37, _176=s32, _177=s38, _178=s39, _179=s40, _180=s41, _181=s22, _182=s18,
        _183=s19, _184=s20, _185=s21, _186=s22, _187=x4, _188=batch*(heads*x9 + x144), _189=s42, _190=s43, _191=s44,
        _192=s45, _193=s46, _194=s47, _195=s48, _196=s49, _197=s50, _198=s51, _199=s52, _200=x28, _201=x29,
        _202=x26, _203=heads, _204=head_dim, _205=s53, _206=s54, _207=s55, _208=s56, _209=x37, _210=x141, _211=x26,
        _212=heads, _213=head_dim, _214=x145, _215=x146, _216=x22, _217=kv_heads, _218=head_dim, _219=x145,
        _220=x146, _221=x22, _222=kv_heads, _223=head_dim, _224=s57, _225=s58, _226=s59, _227=s60, _228=s61,
        _229=s62, _230=s63, _231=s64, _232=s65, _233=s66, _234=s67, _235=s68, _236=s69, _237=s70, _238=s71,
        _239=s66, _240=s67, _241=s68, _242=s69, _243=s70, _244=s71, _245=s72, _246=s73, _247=s74, _248=s75,
        _249=s76, _250=s77, _251=s78, _252=s79, _253=s74, _254=s75, _255=s80, _256=s77, _257=s78, _258=s79,
        _259=s74, _260=s75, _261=s80, _262=s77, _263=s81, _264=s82, _265=s74, _266=s75, _267=s76, _268=s80,
        _269=s81, _270=s83, _271=s74, _272=s75, _273=s76, _274=s80, _275=x147, _276=x148, _277=x38, _278=x149,
        _279=x54, _280=x151, _281=x152, _282=x141, _283=x153, _284=x154, _285=x155, _286=x94, _287=x156, _288=x149,
        _289=x36, _290=hidden, _291=x157, _292=x158, _293=x36, _294=hidden, _295=x156, _296=x155, _297=x36,
        _298=hidden, _299=x159, _300=x160, _301=x36, _302=hidden, _303=2, _304=x37, _305=x141, _306=x26, _307=heads,
        _308=head_dim, _309=s84, _310=s85, _311=s86, _312=s87, _313=x82, _314=x85, _315=x54, _316=x86, _317=x54,
        _318=x67, _319=x87, _320=x89, _321=x67, _322=x90, _323=x87, _324=x92, _325=x91, _326=x94, _327=x95,
        _328=hidden, _329=x86, _330=hidden, _331=x96, _332=x97, _333=hidden, _334=hidden, _335=x91, _336=hidden,
        _337=x98, _338=x99, _339=hidden, _340=2, _341=s2, _342=s3, _343=s4, _344=x53, _345=x87, _346=x26,
        _347=hidden, _348=s5, _349=s6, _350=s7, _351=s8, _352=s9, _353=s10, _354=s8, _355=s5, _356=s6, _357=s7,
        _358=s8, _359=x53, _360=x161, _361=x162, _362=x54, _363=x151, _364=x87, _365=x163, _366=x94, _367=x53,
        _368=x87, _369=x26, _370=hidden, _371=s84, _372=s85, _373=s86, _374=s87, _375=x82, _376=x85, _377=x54,
        _378=x86, _379=x54, _380=x67, _381=x87, _382=x89, _383=x67, _384=x90, _385=x87, _386=x92, _387=x91,
        _388=x94, _389=x95, _390=hidden, _391=x86, _392=hidden, _393=x96, _394=x97, _395=hidden, _396=hidden,
        _397=x91, _398=hidden, _399=x98, _400=x99, _401=hidden, _402=2, _403=s2, _404=s3, _405=s4, _406=x53,
        _407=x87, _408=x26, _409=hidden, _410=s5, _411=s6, _412=s7, _413=s8, _414=s9, _415=s10, _416=s8, _417=s5,
        _418=s6, _419=s7, _420=s8, _421=x65, _422=x66, _423=x26, _424=hidden, _425=x165, _426=x166, _427=x54,
        _428=x168, _429=x169, _430=x170, _431=x171, _432=x87, _433=x89, _434=x172, _435=x173, _436=x174, _437=x175,
        _438=x168, _439=hidden, _440=x167, _441=x176, _442=x177, _443=hidden, _444=x167, _445=x175, _446=x173,
        _447=hidden, _448=x167, _449=x164, _450=x178, _451=hidden, _452=x167, _453=2, _454=x53, _455=x87, _456=x26,
        _457=hidden, _458=x70, _459=x71, _460=x26, _461=ffn, _462=x70, _463=x71, _464=x26, _465=ffn, _466=x180,
        _467=x181, _468=x169, _469=x182, _470=x183, _471=x184, _472=x185, _473=x186, _474=x179, _475=x183, _476=x26,
        _477=ffn, _478=x179, _479=x183, _480=x26, _481=ffn, _482=s88, _483=s89, _484=s7, _485=s90, _486=x70,
        _487=x71, _488=x26, _489=ffn, _490=x187, _491=x188, _492=x182, _493=x189, _494=x54, _495=x151, _496=x190,
        _497=x183, _498=x191, _499=x192, _500=x193, _501=x94, _502=x194, _503=x189, _504=ffn, _505=hidden,
        _506=x195, _507=x196, _508=ffn, _509=hidden, _510=x194, _511=x193, _512=ffn, _513=hidden, _514=x175,
        _515=x197, _516=ffn, _517=hidden, _518=2, _519=x179, _520=x183, _521=x26, _522=ffn, _523=s84, _524=s85,
        _525=s86, _526=s87, _527=x82, _528=x85, _529=x54, _530=x86, _531=x54, _532=x67, _533=x87, _534=x89,
        _535=x67, _536=x90, _537=x87, _538=x92, _539=x91, _540=x94, _541=x95, _542=hidden, _543=x86, _544=hidden,
        _545=x96, _546=x97, _547=hidden, _548=hidden, _549=x91, _550=hidden, _551=x98, _552=x99, _553=hidden,
        _554=2, _555=s2, _556=s3, _557=s4, _558=x53, _559=x87, _560=x26, _561=hidden, _562=s5, _563=s6, _564=s7,
        _565=s8, _566=s9, _567=s10, _568=s8, _569=s5, _570=s6, _571=s7, _572=s8, _573=x53, _574=x161, _575=x162,
        _576=x54, _577=x151, _578=x87, _579=x163, _580=x94, _581=x53, _582=x87, _583=x26, _584=hidden, _585=x82,
        _586=x85, _587=x54, _588=x86, _589=x54, _590=x67, _591=x87, _592=x89, _593=x67, _594=x90, _595=x87,
        _596=x92, _597=x91, _598=x94, _599=x95, _600=hidden, _601=x86, _602=hidden, _603=x96, _604=x97, _605=hidden,
        _606=hidden, _607=x91, _608=hidden, _609=x98, _610=x99, _611=hidden, _612=2, _613=s0, _614=s1, _615=x26,
        _616=hidden, _617=s2, _618=s3, _619=s4, _620=x53, _621=x87, _622=x26, _623=hidden, _624=s5, _625=s6,
        _626=s7, _627=s8, _628=s9, _629=s10, _630=s8, _631=s5, _632=s6, _633=s7, _634=s8, _635=x65, _636=x66,
        _637=x26, _638=hidden, _639=x102, _640=x104, _641=x54, _642=x106, _643=x107, _644=x109, _645=x110, _646=x87,
        _647=x89, _648=x111,
        : None
    ).__defaults__ + (
        lambda
        _649=x112, _650=x113, _651=x114, _652=x106, _653=hidden, _654=x105, _655=x115, _656=x116, _657=hidden,
        _658=x105, _659=x114, _660=x112, _661=hidden, _662=x105, _663=x118, _664=x121, _665=hidden, _666=x105,
        _667=2, _668=x53, _669=x87, _670=x26, _671=hidden, _672=s11, _673=s12, _674=s13, _675=s14, _676=s15,
        _677=s16, _678=s17, _679=s14, _680=s18, _681=s19, _682=s20, _683=s21, _684=s22, _685=x124, _686=x126,
        _687=x127, _688=x128, _689=x127, _690=x129, _691=x130, _692=x131, _693=x129, _694=x132, _695=x130,
        _696=x134, _697=x133, _698=x135, _699=x136, _700=head_dim, _701=x137, _702=head_dim, _703=x138, _704=x139,
        _705=head_dim, _706=head_dim, _707=x140, _708=head_dim, _709=x18, _710=x119, _711=head_dim, _712=2,
        _713=s23, _714=s24, _715=s25, _716=head_dim, _717=x137, _718=head_dim, _719=x138, _720=x139, _721=head_dim,
        _722=head_dim, _723=x140, _724=head_dim, _725=x18, _726=x119, _727=head_dim, _728=2, _729=s26, _730=s27,
        _731=s28, _732=x37, _733=x141, _734=x27, _735=head_dim, _736=x142, _737=x143, _738=x57, _739=head_dim,
        _740=s29, _741=s30, _742=s31, _743=s32, _744=s33, _745=s34, _746=s32, _747=s29, _748=s30, _749=s31,
        _750=s32, _751=s35, _752=s36, _753=s37, _754=s32, _755=s33, _756=s34, _757=s32, _758=s35, _759=s36,
        _760=s37, _761=s32, _762=s38, _763=s39, _764=s40, _765=s41, _766=s22, _767=s18, _768=s19, _769=s20,
        _770=s21, _771=s22, _772=x14, _773=batch*(heads*x16 + x144), _774=s91, _775=s92, _776=s44, _777=s45,
        _778=s46, _779=s47, _780=s48, _781=s49, _782=s50, _783=s51, _784=s52, _785=x28, _786=x29, _787=x26,
        _788=heads, _789=head_dim, _790=s53, _791=s54, _792=s55, _793=s56, _794=x37, _795=x141, _796=x26,
        _797=heads, _798=head_dim, _799=x145, _800=x146, _801=x22, _802=kv_heads, _803=head_dim, _804=x145,
        _805=x146, _806=x22, _807=kv_heads, _808=head_dim, _809=s57, _810=s58, _811=s59, _812=s60, _813=s61,
        _814=s62, _815=s63, _816=s64, _817=s65, _818=s66, _819=s67, _820=s68, _821=s69, _822=s70, _823=s71,
        _824=s66, _825=s67, _826=s68, _827=s69, _828=s70, _829=s71, _830=s72, _831=s73, _832=s74, _833=s75,
        _834=s76, _835=s77, _836=s78, _837=s79, _838=s74, _839=s75, _840=s80, _841=s77, _842=s78, _843=s79,
        _844=s74, _845=s75, _846=s80, _847=s77, _848=s81, _849=s82, _850=s74, _851=s75, _852=s76, _853=s80,
        _854=s81, _855=s83, _856=s74, _857=s75, _858=s76, _859=s80, _860=x147, _861=x148, _862=x38, _863=x149,
        _864=x54, _865=x151, _866=x152, _867=x141, _868=x153, _869=x154, _870=x155, _871=x94, _872=x156, _873=x149,
        _874=x36, _875=hidden, _876=x157, _877=x158, _878=x36, _879=hidden, _880=x156, _881=x155, _882=x36,
        _883=hidden, _884=x159, _885=x160, _886=x36, _887=hidden, _888=2, _889=x37, _890=x141, _891=x26, _892=heads,
        _893=head_dim, _894=s84, _895=s85, _896=s86, _897=s87, _898=x82, _899=x85, _900=x54, _901=x86, _902=x54,
        _903=x67, _904=x87, _905=x89, _906=x67, _907=x90, _908=x87, _909=x92, _910=x91, _911=x94, _912=x95,
        _913=hidden, _914=x86, _915=hidden, _916=x96, _917=x97, _918=hidden, _919=hidden, _920=x91, _921=hidden,
        _922=x98, _923=x99, _924=hidden, _925=2, _926=s2, _927=s3, _928=s4, _929=x53, _930=x87, _931=x26,
        _932=hidden, _933=s5, _934=s6, _935=s7, _936=s8, _937=s9, _938=s10, _939=s8, _940=s5, _941=s6, _942=s7,
        _943=s8, _944=x53, _945=x161, _946=x162, _947=x54, _948=x151, _949=x87, _950=x163, _951=x94, _952=x53,
        _953=x87, _954=x26, _955=hidden, _956=s84, _957=s85, _958=s86, _959=s87, _960=x82, _961=x85, _962=x54,
        _963=x86, _964=x54, _965=x67, _966=x87, _967=x89, _968=x67, _969=x90, _970=x87, _971=x92, _972=x91,
        _973=x94, _974=x95, _975=hidden, _976=x86, _977=hidden, _978=x96, _979=x97, _980=hidden, _981=hidden,
        _982=x91, _983=hidden, _984=x98, _985=x99, _986=hidden, _987=2, _988=s2, _989=s3, _990=s4, _991=x53,
        _992=x87, _993=x26, _994=hidden, _995=s5, _996=s6, _997=s7, _998=s8, _999=s9, _1000=s10, _1001=s8, _1002=s5,
        _1003=s6, _1004=s7, _1005=s8, _1006=x65, _1007=x66, _1008=x26, _1009=hidden, _1010=x165, _1011=x166,
        _1012=x54, _1013=x168, _1014=x169, _1015=x170, _1016=x171, _1017=x87, _1018=x89, _1019=x172, _1020=x173,
        _1021=x174, _1022=x175, _1023=x168, _1024=hidden, _1025=x167, _1026=x176, _1027=x177, _1028=hidden,
        _1029=x167, _1030=x175, _1031=x173, _1032=hidden, _1033=x167, _1034=x164, _1035=x178, _1036=hidden,
        _1037=x167, _1038=2, _1039=x53, _1040=x87, _1041=x26, _1042=hidden, _1043=x70, _1044=x71, _1045=x26,
        _1046=ffn, _1047=x70, _1048=x71, _1049=x26, _1050=ffn, _1051=x180, _1052=x181, _1053=x169, _1054=x182,
        _1055=x183, _1056=x184, _1057=x185, _1058=x186, _1059=x179, _1060=x183, _1061=x26, _1062=ffn, _1063=x179,
        _1064=x183, _1065=x26, _1066=ffn, _1067=s88, _1068=s89, _1069=s7, _1070=s90, _1071=x70, _1072=x71,
        _1073=x26, _1074=ffn, _1075=x187, _1076=x188, _1077=x182, _1078=x189, _1079=x54, _1080=x151, _1081=x190,
        _1082=x183, _1083=x191, _1084=x192, _1085=x193, _1086=x94, _1087=x194, _1088=x189, _1089=ffn, _1090=hidden,
        _1091=x195, _1092=x196, _1093=ffn, _1094=hidden, _1095=x194, _1096=x193, _1097=ffn, _1098=hidden,
        _1099=x175, _1100=x197, _1101=ffn, _1102=hidden, _1103=2, _1104=x179, _1105=x183, _1106=x26, _1107=ffn,
        _1108=s84, _1109=s85, _1110=s86, _1111=s87, _1112=x82, _1113=x85, _1114=x54, _1115=x86, _1116=x54,
        _1117=x67, _1118=x87, _1119=x89, _1120=x67, _1121=x90, _1122=x87, _1123=x92, _1124=x91, _1125=x94,
        _1126=x95, _1127=hidden, _1128=x86, _1129=hidden, _1130=x96, _1131=x97, _1132=hidden, _1133=hidden,
        _1134=x91, _1135=hidden, _1136=x98, _1137=x99, _1138=hidden, _1139=2, _1140=s2, _1141=s3, _1142=s4,
        _1143=x53, _1144=x87, _1145=x26, _1146=hidden, _1147=s5, _1148=s6, _1149=s7, _1150=s8, _1151=s9, _1152=s10,
        _1153=s8, _1154=s5, _1155=s6, _1156=s7, _1157=s8, _1158=x53, _1159=x161, _1160=x162, _1161=x54, _1162=x151,
        _1163=x87, _1164=x163, _1165=x94, _1166=x53, _1167=x87, _1168=x26, _1169=hidden, _1170=x53, _1171=x150,
        _1172=x26*x86, _1173=x73, _1174=x54, _1175=x91*(vocab*(1 - accumulating) + x26), _1176=x87, _1177=x73,
        _1178=x26*x91, _1179=x198, _1180=x199, _1181=vocab, _1182=hidden, _1183=vocab*x96, _1184=vocab*x97,
        _1185=vocab, _1186=hidden, _1187=x198, _1188=x200, _1189=vocab, _1190=hidden, _1191=vocab*x98,
        _1192=vocab*x99, _1193=vocab, _1194=hidden, _1195=2, _1196=x26, _1197=x73, _1198=x26, _1199=x82,
        _1200=x26*x84, _1201=x54, _1202=x86, _1203=x54, _1204=x67, _1205=x87, _1206=x54, _1207=x67, _1208=x86,
        _1209=x87, _1210=x92, _1211=x91, _1212=hidden, _1213=x86, _1214=hidden, _1215=x96, _1216=x97, _1217=hidden,
        _1218=hidden, _1219=x91, _1220=hidden, _1221=x98, _1222=x99, _1223=hidden, _1224=2, _1225=s93, _1226=s94,
        _1227=s86, _1228=s87, _1229=s4, _1230=s95, _1231=s4, _1232=x53, _1233=x87, _1234=x26, _1235=hidden,
        _1236=s96, _1237=s97, _1238=s7, _1239=s8, _1240=s8, _1241=s98, _1242=s8, _1243=s96, _1244=s97, _1245=s7,
        _1246=s8, _1247=x53, _1248=x54, _1249=x26, _1250=hidden, _1251=x74*x98, _1252=x72*x74, _1253=x54,
        _1254=x199, _1255=x201, _1256=2*x75, _1257=x199, _1258=x87, _1259=x54, _1260=x200, _1261=x200, _1262=x53,
        _1263=x87, _1264=x26, _1265=hidden, _1266=x26*(vocab*x6 + cost_log + 1), _1267=x74*(cost_exp + x79),
        _1268=x201, _1269=s99, _1270=s100, _1271=x73, _1272=s101, _1273=s99, _1274=s102, _1275=s100, _1276=x75,
        _1277=s101, _1278=s103, _1279=s100, _1280=s104, _1281=s105, _1282=s104, _1283=s102, _1284=s104, _1285=x74,
        _1286=x75, _1287=x26, _1288=vocab,
        _1289=hidden*(vocab*x202 + x202 + x203*(4*cost_div + 4*cost_rsqrt + x202*x204 + x202*x205 + 56)) + x202*x206,
        _1290=width_param_grad*x208, _1291=x209, _1292=width_param*(hidden*(x207 - f1*x207) + x206*(1 - f1)),
        _1293=x210, _1294=width_param*x208, _1295=x209, _1296=x210,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int and window_pairs.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, full_attention_layers, sliding_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, window, ffn, grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad,
    width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash",
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
    x0 = full_attention_layers + sliding_attention_layers
    x1 = head_dim*width_act
    x2 = seq*heads
    x3 = 2*head_dim
    x4 = context*x3
    x5 = kv_heads*x4
    x6 = width_act*x0
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x7 = layer_kept*x6
    x10 = head_dim*x6
    x9 = 2*kv_heads
    x11 = batch*layer_kept*x10*(context*x9 + x2)
    x12 = batch*x2
    x13 = width_act + 4
    x14 = context*x13
    x15 = batch*heads
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x8 = batch*(x0*x2*(4*core_kept + layer_kept*x1) + x5*x7)
        if activations == "fused":
            s1 = x8
        elif activations == "paper":
            s1 = x11
        else:
            if recompute in ('none', 'full'):
                s1 = 24*core_kept*x0 + x8
            else:
                s1 = x11
        s2 = 0
    else:
        if activations in ('fused', 'paper'):
            s1 = x11
            s2 = context*core_kept*x12*x6
        else:
            if recompute in ('none', 'full'):
                s1 = core_kept*x15*(seq*(x0*x14 + x10) + x4*x6)
            else:
                s1 = x11
            s2 = 0
    x16 = 3*hidden
    x17 = heads + kv_heads
    x18 = head_dim*x17
    x19 = 4*kv_heads
    x20 = x19 + 16
    x21 = 4*heads + x20
    x22 = layer_kept*x0
    x23 = hidden*(x0 + 1)
    x24 = batch*seq
    x25 = width_act*x24
    x26 = ffn*width_act
    x27 = x3 + 1
    x28 = 2*hidden
    if activations == "fused":
        s0 = x24*(width_act*x23 + x22*(width_act*(x16 + x18) + x21) + 4)
    elif activations == "paper":
        s0 = x25*(layer_kept*(x0*x16 + x0*x18) + x23)
    else:
        s0 = 4*hidden + 8*x22*(head_dim + x28) + x24*(hidden*(x6 + 8) + x22*(hidden*(32 - width_act) + 4*x17*x27 + x26 + 16) + 4)
    if loss == "eager":
        s3 = 4*x24*(vocab + 2)
    else:
        s3 = 0
    x32 = 3*ffn
    x33 = 5*hidden + x32
    x34 = head_dim*(3*heads + kv_heads) + x33
    x35 = width_act*x5
    x36 = batch*(seq*(8*heads + width_act*x34 + x20) + x35)
    x37 = batch*width_act
    x38 = x37*(seq*x34 + x5)
    x39 = head_dim*x13
    x40 = width_act + 16
    x41 = hidden*x40 + 2*x26 + x27*x9 + 8
    x42 = kv_heads*head_dim
    x43 = context*x42
    x44 = width_act*x43
    x45 = 8*hidden + 4*head_dim
    x46 = 2*(batch*(seq*(heads*(x39 + 4) + x41) + x44) + x45 + 12)
    x47 = 2*(batch*(seq*(heads*(x39 + 2) + x41) + x44) + x45)
    x48 = heads*(context + 3*head_dim) + x33 + x42
    x49 = batch*(seq*(width_act*x48 + x21) + x35)
    x50 = x37*(seq*x48 + x5)
    x51 = width_act*x4
    x52 = batch*(seq*(heads*(x13*(context + x3) + 4) + x19*x27 + 4*x26 + x28*x40 + 16) + heads*x51) + 16*hidden + 8*head_dim
    if attention == "flash":
        if activations == "fused":
            layer_full_attention = x36
        elif activations == "paper":
            layer_full_attention = x38
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x46
            else:
                layer_full_attention = x47
    else:
        if activations == "fused":
            layer_full_attention = x49
        elif activations == "paper":
            layer_full_attention = x50
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = x52
            else:
                layer_full_attention = x47
    x30 = width_act_grad*x24
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x24*(width_act_grad + x13)
    else:
        moment_ends_cross_entropy = vocab*x30
    if attention == "flash":
        if activations == "fused":
            layer_sliding_attention = x36
        elif activations == "paper":
            layer_sliding_attention = x38
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x46
            else:
                layer_sliding_attention = x47
    else:
        if activations == "fused":
            layer_sliding_attention = x49
        elif activations == "paper":
            layer_sliding_attention = x50
        else:
            if recompute in ('none', 'full'):
                layer_sliding_attention = x52
            else:
                layer_sliding_attention = x47
    x70 = batch*width_act_grad
    f8 = max(context*x70*(2*x2 + x42), x70*(x2*(context + head_dim) + x5))
    x62 = head_dim*width_act_grad
    x63 = 2*batch*(width_act_grad*x43 + x2*(x62 + 2))
    if attention == "flash":
        moment_full_attention_attention_core = x63
    else:
        moment_full_attention_attention_core = f8
    x64 = 4*x12
    x65 = 4*(x12 + 6)
    x66 = x2*x37
    x67 = context*x66
    x68 = x15*(seq*(x1 + x14) + x51)
    if attention == "flash":
        if activations == "fused":
            core_full_attention_attention_core = x64
        elif activations == "paper":
            core_full_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x65
            else:
                core_full_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_full_attention_attention_core = x67
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x68
            else:
                core_full_attention_attention_core = 0
    if attention == "flash":
        moment_sliding_attention_attention_core = x63
    else:
        moment_sliding_attention_attention_core = f8
    if attention == "flash":
        if activations == "fused":
            core_sliding_attention_attention_core = x64
        elif activations == "paper":
            core_sliding_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x65
            else:
                core_sliding_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_sliding_attention_attention_core = x67
        else:
            if recompute in ('none', 'full'):
                core_sliding_attention_attention_core = x68
            else:
                core_sliding_attention_attention_core = 0
    x29 = 1 - layer_kept
    x31 = hidden*x30
    x53 = x16*x30
    x54 = x28*x30
    x55 = x30*x32
    x56 = x30*(hidden + ffn)
    x57 = x30*(hidden + 2*ffn)
    x58 = heads*head_dim
    x59 = x30*(hidden + x58)
    x60 = head_dim*(heads + x9)
    x61 = x30*(hidden + x60)
    x69 = layer_kept - core_kept
    x71 = width_param + width_master + width_param_grad + 2*width_opt
    x72 = 4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt + 2*x18*x71 + x32*x71
    x73 = vocab*x71 + x71
    moment_ends_lm_head = x30*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x54
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x31
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    moment_full_attention_ffn_up = x57
    f7 = max(x24*x62*(2*heads + kv_heads), x30*x60)
    moment_full_attention_qk_norm = f7
    moment_full_attention_ffn_down = x56
    moment_full_attention_ffn_norm = x54
    moment_full_attention_ffn_post_norm = x54
    moment_full_attention_attention_norm = x54
    moment_full_attention_ffn_activation = x55
    moment_full_attention_qkv_projection = x61
    moment_full_attention_output_projection = x59
    moment_full_attention_attention_post_norm = x54
    f5 = max(core_full_attention_attention_core*x69 + moment_full_attention_attention_core, moment_full_attention_attention_norm, moment_full_attention_attention_post_norm, moment_full_attention_ffn_activation, moment_full_attention_ffn_down, moment_full_attention_ffn_norm, moment_full_attention_ffn_post_norm, moment_full_attention_ffn_up, moment_full_attention_output_projection, moment_full_attention_qk_norm, moment_full_attention_qkv_projection)
    branch_full_attention = f5
    moment_full_attention_ffn_residual = x53
    moment_full_attention_attention_residual = x53
    f1 = max(branch_full_attention + x31, moment_full_attention_attention_residual, moment_full_attention_ffn_residual)
    f2 = min(1, full_attention_layers)
    point_full_attention = f2*(f1 + layer_full_attention*x29)
    moment_sliding_attention_ffn_up = x57
    moment_sliding_attention_qk_norm = f7
    moment_sliding_attention_ffn_down = x56
    moment_sliding_attention_ffn_norm = x54
    moment_sliding_attention_ffn_post_norm = x54
    moment_sliding_attention_attention_norm = x54
    moment_sliding_attention_ffn_activation = x55
    moment_sliding_attention_qkv_projection = x61
    moment_sliding_attention_output_projection = x59
    moment_sliding_attention_attention_post_norm = x54
    f6 = max(core_sliding_attention_attention_core*x69 + moment_sliding_attention_attention_core, moment_sliding_attention_attention_norm, moment_sliding_attention_attention_post_norm, moment_sliding_attention_ffn_activation, moment_sliding_attention_ffn_down, moment_sliding_attention_ffn_norm, moment_sliding_attention_ffn_post_norm, moment_sliding_attention_ffn_up, moment_sliding_attention_output_projection, moment_sliding_attention_qk_norm, moment_sliding_attention_qkv_projection)
    branch_sliding_attention = f6
    moment_sliding_attention_ffn_residual = x53
    moment_sliding_attention_attention_residual = x53
    f3 = max(branch_sliding_attention + x31, moment_sliding_attention_attention_residual, moment_sliding_attention_ffn_residual)
    f4 = min(1, sliding_attention_layers)
    point_sliding_attention = f4*(f3 + layer_sliding_attention*x29)
    f0 = max(point_embedding, point_full_attention, point_head, point_loss, point_norm, point_optimizer, point_sliding_attention)
    values = (
        hidden*(x0*x72 + x73) + x0*x3*x71, x24*(width_act*(hidden + x22*(x28 + x32 + x58)) + 8) + s0 + s1 + s2 + s3,
        hidden*(x0*(2*layer_kept*x25 + x72) + x25 + x73) + head_dim*x0*(2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + layer_kept*x66) + f0 + x24*(x32*x7 + 8) + s0 + s1 + s2 + s3,
        point_sliding_attention, point_full_attention, point_embedding, point_norm, point_head, point_loss,
        point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
