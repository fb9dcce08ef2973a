"""Costs of qwen3, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "qwen3"
FORMULAS = "standard"
FORMULAS_SHA256 = "34ca5398e8de089d95b05034a41e3366b186a487c7f0fd76e32e344206fd9d0e"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "qk_norm", "qk_norm", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "ffn", "grad_accum",
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
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "q_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "q_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "rows", "q_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "q_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "k_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "k_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "rows", "k_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "k_normed"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "k"),
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
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
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
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate"),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
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
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("dense", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("dense", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("dense", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("dense", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("dense", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("dense", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("dense", "qk_norm", "q_normed", "activation", "act", "saved", "qk_norm.q_normed"),
    ("dense", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("dense", "qk_norm", "k_normed", "activation", "act", "saved", "qk_norm.k_normed"),
    ("dense", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("dense", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
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
    x39 = batch*seq
    x40 = head_dim*x38
    x41 = hidden + x40
    x42 = 4*kv_heads + x1 + 8
    x43 = hidden*width_act
    x45 = 2*hidden
    if activations == "fused":
        s10 = x39*(layers*(hidden + layer_kept*(hidden + x38*(head_dim + 1) + 2)) + hidden + 1)
        s14 = x39*(layers*(layer_kept*(width_act*x41 + x42) + x43) + x43 + 4)
    elif activations == "paper":
        x44 = x39*(layers*(hidden + layer_kept*x41) + hidden)
        s10 = x44
        s14 = width_act*x44
    else:
        s10 = x39*(layers*(hidden + layer_kept*(3*hidden + ffn + x38*(x13 + 1) + 2)) + x45 + 1)
        s14 = x39*(layers*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + x37*x40 + x42) + x43) + hidden*x37 + 4)
    x46 = 8*x39
    x47 = vocab + 1
    x49 = vocab*width_act_grad
    if loss == "eager":
        x48 = x39*x47
        s3 = x39*(vocab*x37 + 8)
        s5 = vocab*x46
        s7 = 8*x48
        s9 = vocab*x39*(width_act_grad + 4)
        s13 = x48
        s17 = 4*x39*(vocab + 2)
    else:
        x50 = x39*x49
        s3 = x39*(vocab*width_act + 8)
        s5 = x50
        s7 = x50
        s9 = x50
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = 3*ffn
    x53 = x13*x38
    x54 = x52 + x53
    x55 = x54 + 2
    x56 = layers*x13
    x57 = hidden*(layers*x55 + x47) + x56
    x58 = 4*hidden
    x59 = cost_div + 1
    x60 = cost_rsqrt + x59
    x61 = 10*hidden
    x62 = 2*cost_div + 2*cost_rsqrt
    x63 = ffn*(cost_silu + 1) + x61 + x62 + 2
    x64 = cost_div + cost_rsqrt
    x65 = layer_rerun + 2
    x66 = x64 + 14
    x67 = 2*heads
    x68 = head_dim*(kv_heads + x67)
    x69 = x52 + x68
    x70 = 2*width_act
    x71 = 6*hidden
    x72 = width_act*(head_dim*(x10 + x67) + x52 + x71) + x42
    x73 = 2*layer_rerun
    x74 = layer_rerun + 1
    x75 = x52*x74
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x76 = width_param_grad*accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x77 = width_param*(1 - f1)
    x78 = 2*width_opt
    x79 = width_master + x78
    x80 = width_param_grad + x77 + x79
    x81 = 2*width_master + 4*width_opt
    x82 = width_param + x79
    x83 = layers*layer_kept*(heads*head_dim + x45 + x52) + hidden
    values = (
        x57, x57, 0, 2*batch*(seq*hidden*(layers*x54 + vocab) + heads*pairs_size*x56),
        batch*(seq*(layers*(x38*(7*head_dim + x60) + x63) + vocab*x4 + cost_log + x58 + x64 + 2) + layers*heads*x6),
        x39*x45*(layers*(x52*x65 + x53*x65) + 2*vocab) + s0,
        x39*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(x38*(4*head_dim + x60) + x63) + 10*x40) + 11*hidden + vocab*(cost_exp + x59)) + s1,
        0, hidden*(layers*(x52*x66 + x53*x66 + x62 + 28) + vocab*x66 + x66) + x56*x66,
        layers*(hidden*(width_param*x55 + width_act*x46) + width_param*x13 + width_act*x39*x69) + hidden*(width_param*(x39 + x47) + x39*x70) + x46 + s2 + s3,
        x39*(layers*x72 + width_act*(vocab + x45) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x53*x74 + x73 + x75 + 2) + x55*x76) + x13*(width_param*x74 + x76) + x39*(width_act*(x58*(x73 + 1) + x68*x74 + x75) + width_act_grad*(head_dim*(3*heads + 5*kv_heads) + 5*ffn + x61) + x42)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x39*(width_param_grad + x22 + x70) + x76) + 2*x39*(x49 + 6) + s6 + s7,
        layers*(width_param_grad*(hidden*x55 + x13) + x39*(width_act_grad*(x69 + x71) + layer_rerun*x72)) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x39 + 1) + x22*x39) + s8 + s9,
        hidden*(layers*(2*width_param_grad + x52*x80 + x53*x80 + 2*x77 + x81) + vocab*x80 + x80) + x56*x80,
        hidden*(layers*(2*width_param + x52*x82 + x53*x82 + x81) + vocab*x82 + x82) + x56*x82, x57, width_param*x57,
        f1*x57, width_master*x57, 2*x57, x57*x78, x57, width_param_grad*x57, x39*(x83 + 1) + s10 + s11 + s12 + s13,
        x39*(width_act*x83 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x1 = 4*heads
    x16 = 2*context
    x44 = seq*context
    if pairs == "full":
        pairs_size = x44
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x44, 2)
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
    x35 = width_act + 4
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
                s10 = x34*(seq*(context*x35 + x14) + x14*x16)
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
    x36 = heads + kv_heads
    x37 = batch*seq
    x38 = head_dim*x36
    x39 = hidden + x38
    x40 = 4*kv_heads + x1 + 8
    x41 = hidden*width_act
    x43 = seq*x32
    if activations == "fused":
        s6 = x37*(hidden + layer_kept*(hidden + x36*(head_dim + 1) + 2))
        s9 = x37*(layer_kept*(width_act*x39 + x40) + x41)
    elif activations == "paper":
        x42 = hidden + layer_kept*x39
        s6 = x37*x42
        s9 = x42*x43
    else:
        s6 = x37*(hidden + layer_kept*(3*hidden + ffn + x36*(x12 + 1) + 2))
        s9 = x37*(layer_kept*(hidden*(width_act + 8) + ffn*width_act + x35*x38 + x40) + x41)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = 3*ffn
    x46 = x12*x36
    x47 = x45 + x46
    x48 = x47 + 2
    x49 = hidden*x48 + x12
    x50 = cost_div + cost_rsqrt + 1
    x51 = 10*hidden
    x52 = ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + x51 + 2
    x53 = layer_rerun + 2
    x54 = 2*hidden
    x55 = 2*heads
    x56 = head_dim*(kv_heads + x55)
    x57 = x45 + x56
    x58 = 6*hidden
    x59 = width_act*(head_dim*(x55 + x8) + x45 + x58) + x40
    x60 = 2*layer_rerun
    x61 = layer_rerun + 1
    x62 = x45*x61
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x63 = width_param_grad*accumulating
    x64 = width_param_grad*x49
    x65 = 2*x49
    x66 = layer_kept*(heads*head_dim + x45 + x54)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x49, x49, 0, 2*batch*(seq*hidden*x47 + heads*x13), batch*(seq*(x36*(7*head_dim + x50) + x52) + heads*x4),
        x37*x54*(x45*x53 + x46*x53) + s0,
        x37*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(x36*(4*head_dim + x50) + x52) + 10*x38) + s1, 0, 0,
        hidden*(width_param*x48 + 8*x43) + width_param*x12 + x43*x57 + s2, x37*x59 + s3,
        hidden*(width_param*(x46*x61 + x60 + x62 + 2) + x48*x63) + x12*(width_param*x61 + x63) + x37*(width_act*(4*hidden*(x60 + 1) + x56*x61 + x62) + width_act_grad*(head_dim*(3*heads + 5*kv_heads) + 5*ffn + x51) + x40) + s4,
        x37*(width_act_grad*(x57 + x58) + layer_rerun*x59) + x64 + s5, 0, 0, x49, width_param*x49, f1*x49,
        width_master*x49, x65, width_opt*x65, x49, x64, x37*x66 + s6 + s7 + s8, x43*x66 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x11 = hidden*x6
    x12 = 4*hidden
    x13 = cost_div + cost_rsqrt
    x14 = x13 + 14
    x15 = 3*ffn
    x16 = heads + kv_heads
    x17 = 2*head_dim
    x18 = x14*x17
    x19 = 2*width_act
    x20 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x21 = width_param*(1 - f1)
    x22 = width_master + 2*width_opt
    x23 = width_param_grad + x21 + x22
    x24 = x17*x23
    x25 = 2*width_master + 4*width_opt
    x26 = width_param + x22
    x27 = x17*x26
    x28 = x3*x6
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x11, x11, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x12 + x13 + 2), x12*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*x18 + hidden*(layers*(2*cost_div + 2*cost_rsqrt + x14*x15 + x16*x18 + 28) + vocab*x14 + x14),
        hidden*(width_param*(x0 + x6) + x0*x19) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x19 + x20)) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x20) + s3,
        layers*x24 + hidden*(layers*(2*width_param_grad + x15*x23 + x16*x24 + 2*x21 + x25) + vocab*x23 + x23),
        layers*x27 + hidden*(layers*(2*width_param + x15*x26 + x16*x27 + x25) + vocab*x26 + x26), x11,
        width_param*x11, f1*x11, width_master*x11, x28, width_opt*x28, x11, width_param_grad*x11, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x66 = seq*context
    if pairs == "full":
        pairs_size = x66
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x66, 2)
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
    x58 = 4*x19
    x60 = 4*hidden
    x61 = ffn*x20
    x62 = width_act*x61
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
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = x46
        s91 = x47
        s92 = x58
        s93 = 0
        s94 = 0
        s95 = 0
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
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = x46
        s91 = x47
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
    else:
        x59 = 1 - layer_kept
        s0 = x46*x59
        s1 = x47*x59
        s2 = x20
        s3 = x48
        s4 = x19
        s5 = x56
        s6 = x20*x60
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
        s87 = x61
        s88 = x62
        s89 = ffn
        s90 = 0
        s91 = 0
        s92 = x58
        s93 = x46
        s94 = x19*x60
        s95 = x47
    x63 = 8*x19
    x64 = vocab*x19
    x65 = width_act_grad*x64
    if loss == "eager":
        s96 = vocab*x63
        s97 = vocab*x58
        s98 = 0
        s99 = x63
        s100 = x64
        s101 = x19
        s102 = vocab
    else:
        s96 = 0
        s97 = 0
        s98 = x65
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x67 = cost_div + 1
    x68 = cost_rsqrt + x67
    x69 = x60 + x68
    x70 = x19*x69
    x71 = 10*hidden
    x72 = x19*(layer_rerun*x69 + x71)
    x73 = hidden*width_param
    x74 = width_act_grad*x46
    x75 = layer_rerun + 1
    x76 = x47*x75
    x77 = x73*x75
    x78 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x79 = accumulating*x78
    x80 = layer_rerun*x47
    x81 = layer_rerun*x58
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x82 = hidden*f1
    x83 = hidden*width_master
    x84 = 2*hidden
    x85 = width_opt*x84
    x86 = heads + 2*kv_heads
    x87 = x13*x86
    x88 = x46*x87
    x89 = layer_rerun + 2
    x90 = head_dim*x86
    x91 = x73*x90
    x92 = width_act*x19
    x93 = x90*x92
    x94 = width_act_grad*x19
    x95 = x78*x90
    x96 = hidden*x90
    x97 = hidden*x13
    x98 = width_opt*x13
    x99 = hidden*x98
    x100 = heads + kv_heads
    x101 = x100*(x1 + x68)
    x102 = head_dim*x100
    x103 = x102*x92
    x104 = width_param*x13
    x105 = x100*x58
    x106 = x102*x94
    x107 = width_param_grad*x13
    x108 = head_dim*width_param
    x109 = head_dim*f1
    x110 = head_dim*width_master
    x111 = head_dim*width_param_grad
    x112 = width_act_grad*x29
    x113 = head_dim*x52
    x114 = width_act_grad*x15
    x115 = heads*x13*x46
    x116 = x18*x73
    x117 = x84*x94
    x118 = x18*x78
    x119 = hidden*x18
    x120 = x46*x75
    x121 = x84*x92
    x122 = layer_rerun*x121
    x123 = ffn*x60
    x124 = x123*x19
    x125 = 2*ffn
    x126 = x125*x73
    x127 = x125*x92
    x128 = x125*x78
    x129 = ffn*x84
    x130 = ffn*x19
    x131 = width_act*x130
    x132 = width_act_grad*x130
    x133 = x129*x19
    x134 = ffn*x73
    x135 = ffn*x78
    x136 = hidden*ffn
    x137 = hidden*vocab
    x138 = vocab*x73
    x139 = vocab*x78
    x140 = width_act*x64
    x141 = cost_div + cost_rsqrt + 14
    x142 = 3*ffn
    x143 = x100*x13
    x144 = layers*x13
    x145 = hidden*(layers*(x142 + x143 + 2) + vocab + 1) + x144
    x146 = width_master*x145
    x147 = 1 - f1
    x148 = 2*width_opt*x145
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x70, _1=x72, _2=x47, _3=x73, _4=x47, _5=x58, _6=x74, _7=x76, _8=x58, _9=x77, _10=x74, _11=x79, _12=x78,
        _13=x80, _14=x81, _15=hidden, _16=x73, _17=hidden, _18=x82, _19=x83, _20=hidden, _21=hidden, _22=x78,
        _23=hidden, _24=x84, _25=x85, _26=hidden, _27=2, _28=s0, _29=s1, _30=x19, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x46, _36=x74, _37=x19, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x56, _48=x57, _49=x19, _50=hidden, _51=x88, _52=x88*x89, _53=x47, _54=x91, _55=x93, _56=x87*x94,
        _57=x77*x90, _58=x74, _59=x76, _60=x79*x90, _61=x95, _62=layer_rerun*x93, _63=x96, _64=x91, _65=hidden,
        _66=x90, _67=x82*x90, _68=x83*x90, _69=hidden, _70=x90, _71=x96, _72=x95, _73=hidden, _74=x90, _75=x86*x97,
        _76=x86*x99, _77=hidden, _78=x90, _79=2, _80=x46, _81=x74, _82=x19, _83=hidden, _84=s10, _85=s11, _86=s12,
        _87=s13, _88=s14, _89=s15, _90=s16, _91=s13, _92=s17, _93=s18, _94=s19, _95=s20, _96=s21, _97=x101*x19,
        _98=x19*(layer_rerun*x101 + 10*x102), _99=x103, _100=x104, _101=x103, _102=x105, _103=x106, _104=x103*x75,
        _105=x105, _106=x104*x75, _107=x106, _108=accumulating*x107, _109=x107, _110=layer_rerun*x103,
        _111=x100*x81, _112=head_dim, _113=x108, _114=head_dim, _115=x109, _116=x110, _117=head_dim, _118=head_dim,
        _119=x111, _120=head_dim, _121=x13, _122=x98, _123=head_dim, _124=2, _125=s22, _126=s23, _127=s24,
        _128=head_dim, _129=x108, _130=head_dim, _131=x109, _132=x110, _133=head_dim, _134=head_dim, _135=x111,
        _136=head_dim, _137=x13, _138=x98, _139=head_dim, _140=2, _141=s25, _142=s26, _143=s27, _144=x29, _145=x112,
        _146=x31, _147=head_dim, _148=x113, _149=width_act_grad*x113, _150=x52, _151=head_dim, _152=s28, _153=s29,
        _154=s30, _155=s31, _156=s28, _157=s32, _158=s30, _159=s31, _160=s33, _161=s34, _162=s35, _163=s31,
        _164=s33, _165=s36, _166=s35, _167=s31, _168=s37, _169=s38, _170=s39, _171=s40, _172=s21, _173=s17,
        _174=s18, _175=s19, _176=s20, _177=s21, _178=x3, _179=batch*(heads*x8 + kv_heads*x7), _180=s41, _181=s42,
        _182=s43, _183=s44, _184=s45, _185=s46, _186=s47, _187=s48, _188=s49, _189=s50, _190=s51, _191=x21,
        _192=x22, _193=x19, _194=heads, _195=head_dim, _196=s52, _197=s53, _198=s54, _199=s55, _200=x29, _201=x112,
        _202=x19, _203=heads, _204=head_dim, _205=x15, _206=x114, _207=x14, _208=kv_heads, _209=head_dim, _210=x15,
        _211=x114, _212=x14, _213=kv_heads, _214=head_dim, _215=s56, _216=s57, _217=s58, _218=s59, _219=s60,
        _220=s61, _221=s62, _222=s63, _223=s64, _224=s65, _225=s66, _226=s67, _227=s68, _228=s69, _229=s70,
        _230=s65, _231=s66, _232=s67, _233=s68, _234=s69, _235=s70, _236=s71, _237=s72, _238=s73, _239=s74,
        _240=s75, _241=s76, _242=s77, _243=s78, _244=s73, _245=s74, _246=s79, _247=s76, _248=s77, _249=s78,
        _250=s73, _251=s74, _252=s79, _253=s76, _254=s80, _255=s81, _256=s73, _257=s74, _258=s75, _259=s79,
        _260=s80, _261=s82, _262=s73, _263=s74, _264=s75, _265=s79, _266=x115, _267=x115*x89, _268=x30, _269=x116,
        _270=x47, _271=x117, _272=x18*x77, _273=x112, _274=x30*x75, _275=x18*x79, _276=x118, _277=x80, _278=x119,
        _279=x116, _280=x18, _281=hidden, _282=x18*x82, _283=x18*x83, _284=x18, _285=hidden, _286=x119, _287=x118,
        _288=x18, _289=hidden, _290=heads*x97, _291=heads*x99, _292=x18, _293=hidden, _294=2, _295=x29, _296=x112,
        _297=x19, _298=heads, _299=head_dim, _300=x46, _301=x120, _302=x121, _303=x47, _304=x117, _305=x74,
        _306=x122, _307=x80, _308=x46, _309=x74, _310=x19, _311=hidden, _312=s83, _313=s84, _314=s85, _315=s86,
        _316=x70, _317=x72, _318=x47, _319=x73, _320=x47, _321=x58, _322=x74, _323=x76, _324=x58, _325=x77,
        _326=x74, _327=x79, _328=x78, _329=x80, _330=x81, _331=hidden, _332=x73, _333=hidden, _334=x82, _335=x83,
        _336=hidden, _337=hidden, _338=x78, _339=hidden, _340=x84, _341=x85, _342=hidden, _343=2, _344=s2, _345=s3,
        _346=s4, _347=x46, _348=x74, _349=x19, _350=hidden, _351=s5, _352=s6, _353=s7, _354=s8, _355=s5, _356=s9,
        _357=s7, _358=s8, _359=x56, _360=x57, _361=x19, _362=hidden, _363=x124, _364=x124*x89, _365=x47, _366=x126,
        _367=x127, _368=ffn*width_act_grad*x58, _369=x125*x77, _370=x74, _371=x76, _372=x125*x79, _373=x128,
        _374=layer_rerun*x127, _375=x129, _376=x126, _377=hidden, _378=x125, _379=x125*x82, _380=x125*x83,
        _381=hidden, _382=x125, _383=x129, _384=x128, _385=hidden, _386=x125, _387=x123, _388=width_opt*x123,
        _389=hidden, _390=x125, _391=2, _392=x46, _393=x74, _394=x19, _395=hidden, _396=x61, _397=x62, _398=x19,
        _399=ffn, _400=x61, _401=x62, _402=x19, _403=ffn, _404=x130*(cost_silu + 1),
        _405=x130*(cost_silu*x75 + layer_rerun + 5), _406=x127, _407=x131, _408=x132, _409=x127*x75, _410=x125*x94,
        _411=layer_rerun*x131, _412=x130, _413=x132, _414=x19, _415=ffn, _416=x130, _417=x132, _418=x19, _419=ffn,
        _420=s87, _421=s88, _422=s7, _423=s89, _424=x61, _425=x62, _426=x19, _427=ffn, _428=x133, _429=x133*x89,
        _430=x131, _431=x134, _432=x47, _433=x117, _434=ffn*x77, _435=x132, _436=x131*x75, _437=ffn*x79, _438=x135,
        _439=x80, _440=x136, _441=x134, _442=ffn, _443=hidden, _444=ffn*x82, _445=ffn*x83, _446=ffn, _447=hidden,
        _448=x136, _449=x135, _450=ffn, _451=hidden, _452=x129, _453=ffn*x85, _454=ffn, _455=hidden, _456=2,
        _457=x130, _458=x132, _459=x19, _460=ffn, _461=x46, _462=x120, _463=x121, _464=x47, _465=x117, _466=x74,
        _467=x122, _468=x80, _469=x46, _470=x74, _471=x19, _472=hidden, _473=x46, _474=x19*x73, _475=x63, _476=x47,
        _477=x78*(vocab*(1 - accumulating) + x19), _478=x74, _479=x63, _480=x19*x78, _481=x137, _482=x138,
        _483=vocab, _484=hidden, _485=vocab*x82, _486=vocab*x83, _487=vocab, _488=hidden, _489=x137, _490=x139,
        _491=vocab, _492=hidden, _493=vocab*x84, _494=vocab*x85, _495=vocab, _496=hidden, _497=2, _498=x19,
        _499=x63, _500=x19, _501=x70, _502=x19*x71, _503=x47, _504=x73, _505=x47, _506=x58, _507=x74, _508=x47,
        _509=x58, _510=x73, _511=x74, _512=x79, _513=x78, _514=hidden, _515=x73, _516=hidden, _517=x82, _518=x83,
        _519=hidden, _520=hidden, _521=x78, _522=hidden, _523=x84, _524=x85, _525=hidden, _526=2, _527=s90,
        _528=s91, _529=s85, _530=s86, _531=s4, _532=s92, _533=s4, _534=x46, _535=x74, _536=x19, _537=hidden,
        _538=s93, _539=s94, _540=s7, _541=s8, _542=s93, _543=s95, _544=s7, _545=s8, _546=x46, _547=x47, _548=x19,
        _549=hidden, _550=x64*x84, _551=x60*x64, _552=x47, _553=x138, _554=x140, _555=2*x65, _556=x138, _557=x74,
        _558=x47, _559=x139, _560=x139, _561=x46, _562=x74, _563=x19, _564=hidden,
        _565=x19*(vocab*x5 + cost_log + 1), _566=x64*(cost_exp + x67), _567=x140, _568=s96, _569=s97, _570=x63,
        _571=s98, _572=s96, _573=s99, _574=s97, _575=x65, _576=s98, _577=s100, _578=s97, _579=s101, _580=s102,
        _581=s101, _582=s99, _583=s101, _584=x64, _585=x65, _586=x19, _587=vocab,
        _588=hidden*(layers*(2*cost_div + 2*cost_rsqrt + x141*x142 + x141*x143 + 28) + vocab*x141 + x141) + x141*x144,
        _589=width_param_grad*x145, _590=x146,
        _591=width_param*(hidden*(layers*(x142*x147 + x143*x147 + 2 - 2*f1) + vocab*x147 + x147) + x144*x147),
        _592=x148, _593=width_param*x145, _594=x146, _595=x148,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x12 = context*x11
    x13 = 2*context
    x14 = batch*heads*(seq*(x0 + x12) + x0*x13)
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
                s1 = x14*x7
            else:
                s1 = x6
            s2 = 0
    x15 = head_dim*(heads + kv_heads)
    x16 = hidden + x15
    x17 = 4*kv_heads + 8
    x18 = 4*heads + x17
    x19 = hidden*width_act
    x20 = batch*seq
    x21 = width_act*x20
    x22 = ffn*width_act
    if activations == "fused":
        s0 = x20*(layers*(layer_kept*(width_act*x16 + x18) + x19) + x19 + 4)
    elif activations == "paper":
        s0 = x21*(layers*(hidden + layer_kept*x16) + hidden)
    else:
        s0 = x20*(layers*(layer_kept*(hidden*(width_act + 8) + x11*x15 + x18 + x22) + x19) + hidden*x11 + 4)
    if loss == "eager":
        s3 = 4*x20*(vocab + 2)
    else:
        s3 = 0
    x23 = 3*ffn
    x24 = 3*hidden
    x25 = x23 + x24
    x28 = x0*x4
    x29 = kv_heads*head_dim
    x30 = x13*x29
    x31 = 3*width_act + 4
    x32 = 4*hidden*(width_act + 2) + 4*x22
    x33 = head_dim*(heads*x31 + kv_heads*x11) + x32
    x34 = batch*(seq*(x18 + x33) + x28)
    x36 = 2*heads
    if attention == "flash":
        x26 = head_dim*(3*heads + kv_heads) + x25
        x27 = 8*heads + x17
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x26 + x27) + x28)
        elif activations == "paper":
            layer_dense = x8*(seq*x26 + x30)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x27 + x33) + x28) + 24
            else:
                layer_dense = x34
    else:
        x35 = heads*(context + 3*head_dim) + x25 + x29
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x35 + x18) + x28)
        elif activations == "paper":
            layer_dense = x8*(seq*x35 + x30)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(heads*(head_dim*x31 + x12 + 4) + kv_heads*(head_dim*x11 + 4) + x32 + 8) + context*x0*x36)
            else:
                layer_dense = x34
    x37 = width_act_grad*x20
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x20*(width_act_grad + x11)
    else:
        moment_ends_cross_entropy = vocab*x37
    x44 = head_dim*width_act_grad
    if attention == "flash":
        moment_dense_attention_core = 2*batch*(context*width_act_grad*x29 + x2*(x44 + 2))
    else:
        x46 = batch*width_act_grad
        f5 = max(context*x46*(2*x2 + x29), x46*(x2*(context + head_dim) + x30))
        moment_dense_attention_core = f5
    if attention == "flash":
        x45 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x45
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x45 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x10
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x14
            else:
                core_dense_attention_core = 0
    x38 = x24*x37
    x39 = hidden*x37
    x40 = 2*hidden
    x41 = x37*x40
    x42 = heads*head_dim
    x43 = head_dim*(heads + x3)
    x47 = width_param + width_master + width_param_grad + 2*width_opt
    x48 = 2*x47
    x49 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x50 = x15*x48 + x23*x47 + x49
    x51 = vocab*x47 + x47
    moment_ends_lm_head = x37*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x41
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x37*(hidden + 2*ffn)
    f4 = max(x20*x44*(kv_heads + x36), x37*x43)
    moment_dense_qk_norm = f4
    moment_dense_ffn_down = x37*(hidden + ffn)
    moment_dense_ffn_norm = x41
    moment_dense_attention_norm = x41
    moment_dense_ffn_activation = x23*x37
    moment_dense_qkv_projection = x37*(hidden + x43)
    moment_dense_output_projection = x37*(hidden + x42)
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qk_norm, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x38
    moment_dense_attention_residual = x38
    f1 = max(branch_dense + x39, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x39
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*head_dim*x48 + hidden*(layers*x50 + x51),
        x20*(width_act*(layers*layer_kept*(x23 + x40 + x42) + hidden) + 8) + s0 + s1 + s2 + s3,
        layers*(head_dim*(layer_kept*x9 + x49) + 3*layer_kept*x20*x22) + hidden*(layers*(2*layer_kept*x21 + x50) + x21 + x51) + f0 + 8*x20 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
